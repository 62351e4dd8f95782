// Since your turn: what the others have done since one decided last, each to be seen again.
import { $, h, say, seatColour } from "./dom.js";
import { log, pieces } from "./parts.js";
import { replay } from "./past.js";
import { state } from "./state.js";

const MOST = 40;
const box = $("ui-since");
const list = $("ui-since-acts");

/** The others' actions since then that there is something to tell of, by number. */
function actions() {
  const { sight } = state;
  if (!sight.you.length || sight.status !== "running" || sight.lesson?.on) return [];
  const found = new Map();
  for (const line of log.lines) {
    if (line.number <= sight.undo_to + 1 || line.opens || line.seat < 0 || sight.you.includes(line.seat)) continue;
    const known = found.get(line.number);
    if (known) known.more += 1;
    else found.set(line.number, { number: line.number, seat: line.seat, text: line.text, more: 0 });
  }
  return [...found.values()].slice(-MOST);
}

function chip({ number, seat, text, more }) {
  const who = state.sight.seats[seat];
  const shown = state.past?.number === number || (state.again && number === state.sight.number);
  return h(
    "li",
    {},
    h(
      "button",
      { type: "button", class: "since-act", "data-number": number, "aria-current": shown ? "true" : null, onclick: () => replay(number) },
      h("span", { class: "unseen" }, `${say("since_again")} `),
      seatColour(h("i", { "aria-hidden": "true" }), who),
      h("span", { class: "text" }, text),
      more ? h("span", { class: "quiet" }, say("since_more", { number: more })) : null,
    ),
  );
}

export function showSince() {
  const found = actions();
  const focused = list.contains(document.activeElement) ? document.activeElement.dataset.number : null;
  const before = list.querySelector("li:last-child > button")?.dataset.number;
  const at = list.scrollLeft;
  list.replaceChildren(...found.map(chip));
  box.hidden = !found.length;
  list.scrollLeft = String(found.at(-1)?.number) === before ? at : list.scrollWidth;
  if (focused) list.querySelector(`[data-number="${focused}"]`)?.focus({ preventScroll: true });
  if (!state.again) pieces.light([], "moved");
}

export function toSince() {
  list.querySelector("[aria-current],li:first-child > button")?.focus();
}

list.addEventListener("keydown", (event) => {
  const way = { ArrowRight: "nextElementSibling", ArrowLeft: "previousElementSibling" }[event.key];
  if (!way) return;
  event.preventDefault();
  event.stopPropagation();
  event.target.closest("li")?.[way]?.querySelector("button").focus();
});
