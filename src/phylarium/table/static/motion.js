// Showing what changed. Things are known by their ids: one that is elsewhere travels, one that is new
// appears, one that looks different is marked for a moment. Things whose ids differ only in the middle
// (species-D4-fishes, species-D5-fishes) are one kind of thing at two places: where there are fewer
// here and more there, one is seen to go.

const SPEED = 520;
const CALM = "cubic-bezier(.3,.1,.2,1)";

function look(element) {
  const copy = element.cloneNode(true);
  copy.classList.remove("yours", "lit", "best", "changed", "refused-target");
  for (const inner of copy.querySelectorAll(".yours,.lit,.best,.changed,.refused-target")) {
    inner.classList.remove("yours", "lit", "best", "changed", "refused-target");
  }
  return copy.innerHTML;
}

const amount = (element) => Number(element.textContent.match(/\d+/)?.[0] ?? 1);

function kind(id) {
  const parts = id.split("-");
  return parts.length >= 3 ? `${parts[0]}|${parts.at(-1)}` : "";
}

/** What a picture shows now, to be compared with what comes. */
export function remember(root) {
  const seen = new Map();
  for (const element of root.querySelectorAll("svg [id]")) {
    const box = element.getBoundingClientRect();
    seen.set(element.id, { x: box.x + box.width / 2, y: box.y + box.height / 2, look: look(element), amount: amount(element) });
  }
  return seen;
}

/** Moves, fades and marks the differences. Never waits: the new picture is there already. */
export function animate(root, before) {
  if (!before.size) return;
  const more = new Map();
  const fewer = new Map();
  const put = (map, id, entry) => map.set(kind(id), [...(map.get(kind(id)) ?? []), entry]);
  const now = new Set();
  for (const element of root.querySelectorAll("svg [id]")) {
    const was = before.get(element.id);
    now.add(element.id);
    const token = !element.classList.contains("target") && kind(element.id);
    if (!was) {
      if (token) put(more, element.id, { element });
      else element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SPEED, easing: CALM });
      continue;
    }
    if (token && amount(element) > was.amount) put(more, element.id, { element });
    if (token && amount(element) < was.amount) put(fewer, element.id, was);
    if (element.classList.contains("target") && was.look !== look(element)) mark(element);
  }
  for (const [id, was] of before) if (!now.has(id) && kind(id)) put(fewer, id, was);
  for (const [name, arrivals] of more) {
    const sources = fewer.get(name) ?? [];
    arrivals.forEach(({ element }, i) => (sources.length ? travel(element, sources[i % sources.length]) : grow(element)));
  }
}

function mark(element) {
  element.classList.add("changed");
  setTimeout(() => element.classList.remove("changed"), 1900);
}

function grow(element) {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SPEED, easing: CALM });
}

/** A likeness of the thing goes from where there are fewer to where there are more. */
function travel(element, from) {
  const picture = element.ownerSVGElement;
  const own = element.getCTM();
  const outer = picture.getScreenCTM();
  if (!own || !outer) return;
  const box = element.getBoundingClientRect();
  const ghost = element.cloneNode(true);
  ghost.removeAttribute("id");
  const base = picture.getCTM();
  const matrix = base ? base.inverse().multiply(own) : own;
  ghost.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
  picture.append(ghost);
  const dx = (from.x - box.x - box.width / 2) / outer.a;
  const dy = (from.y - box.y - box.height / 2) / outer.d;
  const long = Math.min(1000, SPEED + Math.hypot(dx, dy) * 0.8);
  element.animate([{ opacity: 0.25 }, { opacity: 0.25, offset: 0.9 }, { opacity: 1 }], { duration: long });
  const going = ghost.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }], { duration: long, easing: CALM });
  const done = () => ghost.remove();
  going.finished.then(done, done);
}
