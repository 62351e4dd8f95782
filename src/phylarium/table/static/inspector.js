// The inspector: a thing on the table, large, with every symbol named, where it comes from and whom it helps now.
// It opens when one rests on a thing, presses it for long, or asks by key for what is focused.
import { get } from "./api.js";
import { $, h, say, svg } from "./dom.js";
import { troubleOf } from "./notices.js";
import { onPointing } from "./pointing.js";
import { closePop } from "./pop.js";
import { onLongPress } from "./press.js";
import { api, root, state } from "./state.js";

const REST = 900; // whoever looks for a place to click is not held up
const PRESS = 550;
const ROOM = 12;
const AROUND = 60; // so much of a picture is shown at least

const box = $("ui-inspector");
let wanted = null; // the thing that is pointed at, or shown
let asked = false; // whether somebody has asked for it: then it stays, wherever the pointer goes
let pointed = null; // the thing under the pointer
let timer = 0;
let back = null;

const thingAt = (event) => event.target.closest?.("svg .target[id]") ?? null;

const DRAWN = ":is(path, rect, circle, ellipse, line, polygon, polyline, text, use):not(.edge, .hit)";
const STATES = ["target", "yours", "lit", "best", "moved", "refused-target", "coached", "to-come"];

/** A copy that is only to be looked at: nothing in it can be chosen, found or is lit. */
function plain(drawing) {
  const copy = drawing.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("[id], .target")]) {
    part.removeAttribute("id");
    part.classList.remove(...STATES);
  }
  for (const mark of copy.querySelectorAll("title, .edge")) mark.remove();
  return copy;
}

/** The thing as it is drawn, for itself; what only marks a place is shown as its part of the picture. */
function picture(thing) {
  const source = thing.ownerSVGElement;
  const { x, y, width, height } = thing.getBBox();
  if (!width || !height) return null;
  const look = { class: source.getAttribute("class"), "aria-hidden": "true" };
  if (thing.querySelector(DRAWN)) {
    const copy = plain(thing);
    copy.removeAttribute("transform");
    return svg("svg", { ...look, viewBox: `${x - 2} ${y - 2} ${width + 4} ${height + 4}` }, copy);
  }
  const within = source.getScreenCTM().inverse().multiply(thing.getScreenCTM());
  const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(within);
  const [wide, high] = [width * Math.hypot(within.a, within.b), height * Math.hypot(within.c, within.d)].map((size) => Math.max(size + 4, AROUND));
  const cut = { x: middle.x - wide / 2, y: middle.y - high / 2, width: wide, height: high };
  const viewBox = Object.values(cut).join(" ");
  // The inner picture ends where it is cut, also where the outer one has a wider or a higher place.
  return svg("svg", { ...look, viewBox }, svg("svg", { ...cut, viewBox }, ...plain(source).childNodes));
}

function list(title, lines, kind) {
  return lines.length ? [h("h3", {}, say(title)), h("ul", { class: kind }, ...lines.map((line) => h("li", {}, line)))] : [];
}

/** Shows a thing, beside where it is. */
async function show(thing, focus) {
  wanted = thing;
  const at = state.past ? `&at=${state.past.number}` : "";
  let found;
  try {
    found = await get(`${api}/thing?target=${encodeURIComponent(thing.id)}${at}`);
  } catch (problem) {
    found = { name: troubleOf(problem), lines: [], helps: [], sources: [] };
  }
  if (wanted !== thing) return;
  // The board may have been drawn anew since then; the thing is what has its name.
  const drawing = thing.isConnected ? thing : root.querySelector(`svg .target[id="${CSS.escape(thing.id)}"]`);
  if (!drawing) return;
  const drawn = picture(drawing);
  box.replaceChildren(
    h("div", { class: "inspected" }, drawn),
    h("h2", { id: "ui-inspector-title" }, found.name),
    ...found.lines.map((line) => h("p", {}, line)),
    ...list("thing_helps", found.helps, "helps"),
    ...list("thing_sources", found.sources, "sources"),
    h("button", { type: "button", class: "button bare", onclick: closeInspector }, say("close")),
  );
  box.firstChild.hidden = !drawn;
  back = focus ? document.activeElement : null;
  box.hidden = false;
  place(drawing.getBoundingClientRect());
  if (focus) box.focus({ preventScroll: true });
}

/** Looks closely at a thing that was asked for. */
export function inspect(thing) {
  closePop();
  asked = true;
  show(thing, true);
}

/** Beside the thing, where there is room and no coach speaks; on a narrow screen at its bottom. */
function place(thing) {
  const { width, height } = box.getBoundingClientRect();
  const coach = $("ui-coach").getBoundingClientRect();
  const covers = (from) => coach.width > 0 && from < coach.right && from + width > coach.left;
  const places = [thing.right + ROOM, thing.left - ROOM - width].filter((from) => from >= ROOM && from + width < innerWidth);
  const left = places.find((from) => !covers(from)) ?? places[0] ?? thing.left - ROOM - width;
  box.style.left = `${Math.max(ROOM, Math.min(left, innerWidth - width - ROOM))}px`;
  box.style.top = `${Math.max(ROOM, Math.min(thing.top, innerHeight - height - ROOM))}px`;
}

export function closeInspector() {
  clearTimeout(timer);
  wanted = null;
  asked = false;
  if (box.hidden) return false;
  const inside = box.contains(document.activeElement);
  box.hidden = true;
  if (inside) back?.focus?.({ preventScroll: true });
  return true;
}

/** What is focused, or pointed at: by an option, a line of the log, or the pointer on the board. */
export function inspectFocused() {
  const active = document.activeElement;
  const id = active?.dataset?.target || active?.closest?.("[data-targets]")?.dataset.targets?.split(" ")[0];
  const thing = (id && root.querySelector(`svg .target[id="${CSS.escape(id)}"]`)) || root.querySelector("svg .target[id]:hover");
  if (thing) inspect(thing);
}

onPointing(root, (event) => {
  const thing = thingAt(event);
  if (asked || thing === pointed) return;
  pointed = thing;
  closeInspector();
  if (thing && !document.querySelector(".pop")) timer = setTimeout(() => show(thing, false), REST);
});
root.addEventListener("pointerleave", () => {
  pointed = null;
  clearTimeout(timer);
});
root.addEventListener("pointerdown", () => clearTimeout(timer));
onLongPress(root, thingAt, PRESS, inspect);
document.addEventListener("pointerdown", (event) => !box.contains(event.target) && closeInspector());
addEventListener("resize", closeInspector);
