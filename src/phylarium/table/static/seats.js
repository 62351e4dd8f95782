// Who plays: a line for each seat with its score and clock, and below it the seat's panel. One's own comes first and is
// open; the others are folded to their lines until somebody opens them, or something in them can be chosen or is spoken of
// by a lesson's card. Where the lines are not beside the board one's own panel lies apart from them, so that it stays in
// sight; on a phone it is a touch away.
import { $, h, language, say, seatColour, svg, write } from "./dom.js";
import { root, shown, state } from "./state.js";

const figures = new Intl.NumberFormat(language);
const days = new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "narrow" });
const hours = new Intl.NumberFormat(language, { style: "unit", unit: "hour", unitDisplay: "narrow" });

const list = $("ui-seat-strip");
const rows = new Map(); // by seat: its row, its line, and the words in it
const wished = new Map(); // by seat: whether somebody wants its panel open
const mine = $("ui-mine"); // where one's own panel lies apart
const handle = $("ui-mine-open");
const roomy = matchMedia("(min-width: 85rem)"); // the lines are beside the board
const slim = matchMedia("(max-width: 47.99rem), (max-width: 56rem) and (max-height: 49.99rem), (min-width: 56.01rem) and (max-width: 63.99rem) and (max-height: 62.49rem)"); // one thing at a time
// The first row lies over the others while they are scrolled.
const measured = new ResizeObserver(([{ target }]) => $("ui-beside").style.setProperty("--first-height", `${target.offsetHeight}px`));
let asked = false; // where there is a button for it: whether somebody wants to see it, or to see it large
let own = -1; // of several seats at one screen, the one that decided last

export function showSeats() {
  const { sight } = state;
  const seen = shown();
  if (sight.you.includes(seen.to_move)) own = seen.to_move;
  else if (!sight.you.includes(own)) own = sight.you[0] ?? -1;
  const first = own >= 0 ? own : 0;
  const rank = (seat) => (seat.seat === first ? 0 : sight.you.includes(seat.seat) ? 1 : 2);
  const ordered = [...seen.seats].sort((one, other) => rank(one) - rank(other) || one.seat - other.seat);
  for (const seat of ordered) if (!rows.has(seat.seat)) rows.set(seat.seat, { row: h("li", { "data-seat": seat.seat }), line: null, words: "" });
  const wanted = ordered.map((seat) => rows.get(seat.seat).row);
  if (wanted.some((row, place) => list.children[place] !== row) || list.childElementCount !== wanted.length) list.replaceChildren(...wanted);
  const apart = own >= 0 && !roomy.matches && (!slim.matches || asked);
  const panels = settle(apart ? own : -1);
  mine.hidden = !mine.childElementCount;
  mine.classList.toggle("asked", asked);
  for (const seat of ordered) {
    const { row } = rows.get(seat.seat);
    const moving = seen.to_move === seat.seat && seen.status === "running";
    const yours = sight.you.includes(seat.seat);
    row.classList.toggle("moving", moving);
    row.classList.toggle("you", yours);
    row.classList.toggle("bot", seat.kind === "bot");
    row.classList.toggle("first", seat.seat === first && panels.has(seat.seat));
    tell(rows.get(seat.seat), seat, { moving, mine: yours, unfolds: panels.has(seat.seat) && !(apart && seat.seat === own) });
    fold(row, seat.seat, !(wished.get(seat.seat) ?? (seat.seat === first || row.querySelector(".target.yours, .coached") !== null)));
  }
  measured.disconnect();
  measured.observe(rows.get(first).row);
  tellHandle(own >= 0 && panels.has(own) ? seen.seats.find((seat) => seat.seat === own) : null);
}

/** The button by which a phone shows one's own panel: whose it is, and the score. */
function tellHandle(seat) {
  handle.hidden = !seat;
  if (!seat) return;
  handle.setAttribute("aria-expanded", String(asked));
  handle.classList.toggle("has-yours", !asked && rows.get(seat.seat).row.querySelector(".target.yours") !== null);
  const score = seat.score === null || seat.score === undefined ? null : h("b", {}, figures.format(seat.score));
  handle.replaceChildren(...[seatColour(h("i", { "aria-hidden": "true" }), seat), h("span", { class: "unseen" }, say("mine")), score].filter(Boolean));
}

/** Shows one's own panel above the options of a phone, or not any more. */
export function askMine(wanted) {
  if (wanted === asked) return;
  asked = wanted;
  showSeats();
}

/** Puts each panel into the row of its seat, or the one of a seat apart; answers which seats have one. */
function settle(apart) {
  const found = new Set();
  for (const place of root.querySelectorAll(".piece.seat")) {
    const seat = Number(place.querySelector("svg")?.dataset.seat ?? -1);
    const known = rows.get(seat);
    if (!known) continue;
    found.add(seat);
    const home = seat === apart ? mine : known.row;
    if (place.parentElement !== home) home.append(place);
  }
  return found;
}

function fold(row, seat, folded) {
  row.classList.toggle("folded", folded);
  row.classList.toggle("has-yours", folded && row.querySelector(".target.yours") !== null);
  const { line } = rows.get(seat);
  if (line.localName === "button") line.setAttribute("aria-expanded", String(!folded));
}

/** Brings a thing, or a whole panel, into sight: opens the panel that it is in, and scrolls to it. */
export function unfold(thing) {
  const row = thing.closest("#ui-seat-strip > li.folded");
  if (row) fold(row, Number(row.dataset.seat), false);
  if (thing.closest("#ui-beside,#ui-mine")) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The line of a seat: made anew where something in it has changed. */
function tell(known, seat, { moving, mine, unfolds }) {
  const who = seat.kind === "open" ? say("open") : seat.name || say("seat", { number: seat.seat + 1 });
  const labelled = seat.label && seat.label !== who;
  const key = JSON.stringify([seat, moving, mine, unfolds]);
  if (known.words === key) return;
  known.words = key;
  const parts = [
    seatColour(h("i", { "aria-hidden": "true" }), seat),
    labelled ? h("span", { class: "label" }, seat.label) : null,
    h("span", { class: labelled ? "who quiet" : "who label" }, mine && who !== say("you") ? say("who_you", { name: who }) : who),
    moving ? h("span", { class: seat.thinking ? "quiet small thinking" : "quiet small" }, seat.thinking ? say("thinking") : say("to_move")) : null,
    typeof seat.seconds_left === "number" ? h("span", { class: "quiet small clock", "data-seat": seat.seat }, say("clock_left", { time: span(seat.seconds_left) })) : null,
    seat.away ? h("span", { class: "quiet small" }, say("away")) : null,
    h("span", { class: "grow" }),
    seat.score === null || seat.score === undefined ? null : h("span", { class: "score", title: say("points", { number: seat.score }) }, figures.format(seat.score)),
    unfolds ? svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: "M5 15l7-7 7 7" })) : null,
  ].filter(Boolean);
  const kind = unfolds ? "button" : "div";
  if (known.line?.localName !== kind) {
    const line = unfolds ? h("button", { type: "button", class: "seat-line", onclick: () => toggle(seat.seat) }) : h("div", { class: "seat-line" });
    if (known.line) known.line.replaceWith(line);
    else known.row.prepend(line);
    known.line = line;
  }
  known.line.replaceChildren(...parts);
}

function toggle(seat) {
  const { row } = rows.get(seat);
  wished.set(seat, row.classList.contains("folded"));
  fold(row, seat, !wished.get(seat));
}

/** Clocks run while one looks. */
setInterval(() => {
  const { sight, past, seen } = state;
  const seat = sight.seats[sight.to_move];
  if (past || sight.status !== "running" || sight.clock?.deadline === null || typeof seat?.seconds_left !== "number") return;
  const clock = document.querySelector(`#ui-seat-strip .clock[data-seat="${seat.seat}"]`);
  const left = seat.seconds_left - (performance.now() - seen) / 1000;
  if (clock) write(clock, say("clock_left", { time: span(left) }));
}, 1000);

function span(seconds) {
  if (seconds >= 172800) return days.format(Math.floor(seconds / 86400));
  if (seconds >= 7200) return hours.format(Math.floor(seconds / 3600));
  return `${Math.max(0, Math.floor(seconds / 60))}:${String(Math.max(0, Math.floor(seconds % 60))).padStart(2, "0")}`;
}

handle.addEventListener("click", () => askMine(!asked));
for (const screen of [roomy, slim]) screen.addEventListener("change", () => showSeats());
