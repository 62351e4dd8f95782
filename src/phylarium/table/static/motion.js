// Showing what changed. A figure is a line drawing on a piece: a creature, a tile, an icon. Where a place
// has fewer of a figure than before and another place has more of it, one is seen to go from here to
// there, also from one piece of the table to another. A thing with a name of its own that lies elsewhere
// slides there, one that is new appears, and a place that looks different is marked for a moment.
// Nothing waits for any of it: the new pictures are there already.

const SPEED = 620;
const LONGEST = 1300;
const CALM = "cubic-bezier(.35,.05,.25,1)";
const MOST = 14; // more than this at once is a new position, not a move
const MARKS = ["yours", "lit", "best", "changed", "refused-target"];
const SHAPES = "path[class],rect[class],circle[class]";
const STATES = new Set(["small", "endangered", "dim", ...MARKS]);

/** What an element shows: its shapes and words, without what the page has marked on it or what is only faded. */
function look(element) {
  const copy = element.cloneNode(true);
  for (const title of copy.querySelectorAll("title")) title.remove();
  for (const inner of copy.querySelectorAll(".dim,".concat(MARKS.map((name) => `.${name}`).join()))) {
    inner.classList.remove("dim", ...MARKS);
    if (!inner.classList.length) inner.removeAttribute("class");
  }
  return copy.innerHTML;
}

/** Which drawing this is, whatever its size and state; "" for what is no figure. */
function figure(shape) {
  const names = [...shape.classList].filter((name) => !STATES.has(name));
  if (!names.length || names.includes("edge")) return "";
  if (shape.localName === "path") return `${names.join(" ")}|${shape.getAttribute("d")}`;
  // A plain shape is a figure where it says what it is and whose: a cube of some colour, not a rule or a rim.
  return names.length > 1 ? `${shape.localName} ${names.join(" ")}` : "";
}

const middle = (element) => {
  const box = element.getBoundingClientRect();
  return box.width || box.height ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
};

/** How many a counted token stands for: the number written on it. */
function amount(place) {
  const written = place.classList.contains("target") ? [] : place.querySelectorAll("text");
  if (written.length !== 1 || place.querySelectorAll(SHAPES).length !== 1) return 1;
  return Number(written[0].textContent.match(/\d+/)?.[0] ?? 1);
}

/** All figures by drawing, each at its place: the nearest thing that has a name. */
function figures(root) {
  const found = new Map();
  for (const shape of root.querySelectorAll(`svg :is(${SHAPES})`)) {
    const drawing = figure(shape);
    const place = drawing && shape.closest("svg [id]");
    if (!place) continue;
    const places = found.get(drawing) ?? found.set(drawing, new Map()).get(drawing);
    const here = places.get(place.id) ?? places.set(place.id, []).get(place.id);
    here.push({ shape, at: middle(shape), number: amount(place) });
  }
  return found;
}

/** What the pictures show now, to be compared with what comes. */
export function remember(root) {
  const things = new Map();
  for (const picture of root.querySelectorAll("svg")) {
    const corner = picture.getBoundingClientRect();
    for (const element of picture.querySelectorAll("[id]")) {
      const at = middle(element);
      things.set(element.id, { look: element.classList.contains("target") ? look(element) : "", x: at ? at.x - corner.x : null, y: at ? at.y - corner.y : null });
    }
  }
  return { things, figures: figures(root) };
}

export function animate(root, before) {
  if (!before.things.size) return;
  const going = journeys(before.figures, figures(root));
  const travelling = going.length <= MOST;
  const arrived = new Set();
  if (travelling) {
    for (const { shape, from } of going) {
      travel(shape, from);
      arrived.add(shape.closest("svg [id]"));
    }
  }
  for (const picture of root.querySelectorAll("svg")) {
    const corner = picture.getBoundingClientRect();
    for (const element of picture.querySelectorAll("[id]")) {
      const was = before.things.get(element.id);
      const token = !element.classList.contains("target");
      if (!was) {
        if (!arrived.has(element)) appear(element);
      } else if (!token) {
        if (was.look !== look(element)) mark(element);
      } else if (travelling && !element.querySelector("[id]")) {
        const at = middle(element);
        if (at && was.x !== null) slide(element, corner.x + was.x - at.x, corner.y + was.y - at.y);
      }
    }
  }
}

/** Which figures have come to a place, and from where: a place that has fewer of them now. */
function journeys(before, now) {
  const found = [];
  for (const [drawing, places] of now) {
    const old = before.get(drawing);
    if (!old) continue;
    const total = (list) => (list ?? []).reduce((sum, one) => sum + one.number, 0);
    const leaving = [];
    for (const [id, list] of old) {
      const fewer = total(list) - total(places.get(id));
      const left = list.filter((one) => one.at && !(places.get(id) ?? []).some((other) => other.at && near(one.at, other.at)));
      for (let i = 0; i < Math.min(fewer, MOST); i += 1) {
        const one = left[left.length - 1 - i] ?? list.at(-1);
        if (one.at) leaving.push(one.at);
      }
    }
    if (!leaving.length) continue;
    for (const [id, list] of places) {
      const more = total(list) - total(old.get(id));
      if (more <= 0) continue;
      const fresh = list.filter((one) => one.at && !(old.get(id) ?? []).some((other) => other.at && near(one.at, other.at)));
      for (let i = 0; i < Math.min(more, MOST) && leaving.length; i += 1) {
        const one = fresh[i] ?? list.at(-1);
        if (one.at) found.push({ shape: one.shape, from: leaving.shift() });
      }
    }
  }
  return found;
}

const near = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) < 3;

function mark(element) {
  element.classList.add("changed");
  setTimeout(() => element.classList.remove("changed"), 1900);
}

function appear(element) {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SPEED, easing: CALM });
}

/** A thing that lies elsewhere on its own piece; `dx` and `dy` lead back to where it was. */
function slide(element, dx, dy) {
  const scale = element.parentElement.getScreenCTM?.()?.a;
  if (!scale || Math.hypot(dx, dy) < 3) return;
  element.animate([{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0px 0px" }], { duration: SPEED, easing: CALM });
}

/** A likeness of a figure goes to it from where it was, above everything else. */
function travel(shape, from) {
  const to = middle(shape);
  const matrix = shape.getScreenCTM();
  if (!to || !matrix) return;
  const away = Math.hypot(from.x - to.x, from.y - to.y);
  if (away < 3) return;
  const likeness = shape.cloneNode(true);
  likeness.removeAttribute("id");
  likeness.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
  const holder = document.createElementNS(shape.namespaceURI, "g");
  holder.append(likeness);
  const air = sheet();
  air.append(holder);
  const duration = Math.min(LONGEST, SPEED + away * 0.9);
  shape.animate([{ opacity: 0.15 }, { opacity: 0.15, offset: 0.92 }, { opacity: 1 }], { duration });
  const way = holder.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: "0px 0px" }], { duration, easing: CALM });
  const done = () => {
    holder.remove();
    if (!air.childElementCount) air.remove();
  };
  way.finished.then(done, done);
}

/** The sheet above the table on which figures travel. */
function sheet() {
  const known = document.querySelector("svg.travels");
  if (known) return known;
  const air = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  air.setAttribute("class", "travels ph-auto");
  air.setAttribute("aria-hidden", "true");
  document.body.append(air);
  return air;
}
