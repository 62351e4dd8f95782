// What would happen: the option that is pointed at or focused, as lines of the log to come and as the board it leaves.
import { get } from "./api.js";
import { calm, calmly } from "./calm.js";
import { $, h, ruleButton, say } from "./dom.js";
import { options, pieces } from "./parts.js";
import { onPointing } from "./pointing.js";
import { onLongPress } from "./press.js";
import { had } from "./sights.js";
import { api, choosing, root, state } from "./state.js";

const PAUSE = 160; // whoever runs over the list asks nothing
const PRESS = 450; // a long press asks, a short one chooses
const ROOM = 8;

const box = $("ui-foresight");
let wanted = null; // the action that is pointed at
let timer = 0;
let known = new Map(); // what was foretold of the present position, by action
let knownOf = "";

const moment = () => `${state.sight.number} ${state.sight.lineage}`;

/** Somebody points at an option, or at none any more. */
export function point(action) {
  if (action === wanted) return;
  clearTimeout(timer);
  wanted = action;
  if (!action) clear();
  else timer = setTimeout(() => ask(action), PAUSE);
}

async function ask(action) {
  if (state.busy || !choosing()) return;
  if (knownOf !== moment()) {
    known = new Map();
    knownOf = moment();
  }
  const number = state.sight.number;
  const asked = moment();
  try {
    if (!known.has(action)) known.set(action, await get(`${api}/preview?number=${number}&action=${encodeURIComponent(action)}&${had()}`));
  } catch {
    return; // an option whose consequence cannot be told now can be chosen all the same
  }
  await calm();
  if (wanted === action && asked === moment() && choosing() && !state.busy) show(known.get(action));
}

function show(found) {
  box.replaceChildren(h("h3", {}, say("preview")), ...story(found));
  box.hidden = false;
  fit();
  if (!Object.keys(found.pieces).length) {
    back();
    return;
  }
  const before = looks();
  pieces.show({ ...state.sight.pieces, ...found.pieces }, { still: true, foreseen: true });
  pieces.offer(state.sight.options, state.sight.refused);
  const after = looks();
  pieces.light([...after.keys()].filter((id) => after.get(id) !== before.get(id)), "to-come");
  root.classList.add("foreseen");
}

/** Where there is too little room below the list it lies over the end of it, but never over what is pointed at. */
function fit() {
  const around = $("ui-pointed");
  around.style.removeProperty("margin-top");
  const over = around.getBoundingClientRect().bottom - (innerHeight - ROOM);
  const free = around.getBoundingClientRect().top - (options.of(wanted)?.getBoundingClientRect().bottom ?? 0) - ROOM;
  if (over > 0 && free > 0) around.style.marginTop = `${-Math.min(over, free)}px`;
}

function story({ lines, next, ways }) {
  const told = (one) => [`${one.text} `, one.rule ? ruleButton(one.rule, one.rule_text) : null, " "];
  const parts = [];
  if (lines.length) parts.push(h("ul", {}, ...lines.map((one) => h("li", {}, ...told(one)))));
  if (next) parts.push(h("p", { class: "quiet" }, next));
  if (ways.length) parts.push(h("ul", { class: "ways" }, ...ways.map((way) => h("li", {}, h("b", {}, say("preview_way", { share: way.share }), " "), ...(way.lines.length ? way.lines.flatMap(told) : [say("preview_nothing")])))));
  return parts;
}

/** What each thing on the board looks like now, by its id: only what holds no other thing, or all would seem changed. */
export function looks() {
  const found = new Map();
  for (const [id, elements] of pieces.targets) {
    const leaves = elements.filter((element) => !element.querySelector(".target[id]"));
    if (leaves.length) found.set(id, leaves.map((element) => element.innerHTML + element.getAttribute("transform")).join());
  }
  return found;
}

/** The board as it is. */
function back() {
  if (!root.classList.contains("foreseen")) return;
  root.classList.remove("foreseen");
  if (state.past) return;
  pieces.show(state.sight.pieces, { still: true, foreseen: true });
  if (choosing()) pieces.offer(state.sight.options, state.sight.refused);
}

/** Nothing is foretold any more: the option was left, or taken. */
export function clear() {
  clearTimeout(timer);
  wanted = null;
  box.hidden = true;
  calmly(back);
}

const actionOf = (event) => event.target.closest(".option")?.dataset.action ?? null;

/** Options that stand in a place are foretold when they are pointed at, focused or pressed for long. */
export function foretold(place) {
  onPointing(place, (event) => point(actionOf(event)));
  place.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && point(null));
  place.addEventListener("focusin", (event) => point(actionOf(event)));
  place.addEventListener("focusout", () => point(null));
  onLongPress(place, actionOf, PRESS, point);
}

const lists = [options.body, options.ends];
for (const place of lists) foretold(place);
document.addEventListener("pointerdown", (event) => !box.hidden && ![box, ...lists].some((place) => place.contains(event.target)) && clear());
