// The coach of a lesson: a card beside the piece that it speaks of, which is lit, and what it asks for marked.
import { send } from "./acting.js";
import { $, h, ruleButton, say, write } from "./dom.js";
import { options, pieces, view } from "./parts.js";
import { root, state } from "./state.js";
import { unfold } from "./seats.js";
import { openTab } from "./tabs.js";

const GAP = 14;
const HIDES = 1e6;
const SETTLED = 200; // a screen that is turned or resized has its parts in their places then
const card = $("ui-coach");
const narrow = matchMedia("(max-width: 56rem), (max-width: 70.4rem) and (min-height: 62.5rem)");
let shownCard = ""; // which card is on the screen

/** Turns the card, leaves the lesson or takes it up again. */
export const turn = (deed) => send("lesson", { do: deed, number: state.sight.lesson.number });

/** On, where there is only something to read; whether it was. */
export function nextCard() {
  if (card.hidden || $("ui-coach-next").hidden) return false;
  turn("next");
  return true;
}

export function showCoach() {
  const { lesson } = state.sight;
  const on = Boolean(lesson?.on) && !state.past;
  $("ui-coach-again").hidden = !lesson || lesson.on || state.past !== null;
  const focused = card.contains(document.activeElement);
  root.classList.toggle("coached", on);
  card.hidden = !on;
  unlight();
  if (!on) {
    if (shownCard) options.fold(false);
    shownCard = "";
    return;
  }
  words(lesson);
  const ended = lesson.over || (lesson.last && lesson.reads);
  const shown = {
    next: lesson.reads && !lesson.last,
    "play-on": ended,
    further: ended && lesson.next !== null,
    all: ended,
    back: lesson.number > 1 && !lesson.watch,
    leave: !ended,
  };
  for (const [name, there] of Object.entries(shown)) $(`ui-coach-${name}`).hidden = !there;
  if (lesson.next) {
    const button = $("ui-coach-further").querySelector("button");
    button.value = lesson.next.name;
    write(button, say("coach_further", { title: lesson.next.title }));
  }
  if (focused && (document.activeElement === document.body || document.activeElement.hidden || !document.activeElement.checkVisibility())) card.focus({ preventScroll: true });
  light(lesson.at);
  for (const action of lesson.asks) options.of(action)?.classList.add("asked");
  const key = [lesson.name, lesson.number, lesson.watch, lesson.over].join();
  const fresh = key !== shownCard;
  shownCard = key;
  if (fresh && !lesson.watch) turnTo(lesson);
  place();
}

function words(lesson) {
  write($("ui-coach-title"), lesson.title);
  write($("ui-coach-number"), say("coach_number", { number: lesson.number, of: lesson.of }));
  write($("ui-coach-text"), lesson.watch ? say("coach_watch") : lesson.over ? say("coach_over") : lesson.text);
  const asked = lesson.free ? say("coach_free") : lesson.asks.length ? say("coach_choose") : "";
  write($("ui-coach-do"), asked);
  $("ui-coach-do").hidden = !asked;
  const rules = $("ui-coach-rules");
  rules.hidden = !lesson.rules.length;
  const key = lesson.rules.map(({ rule }) => rule).join();
  if (rules.dataset.key === key) return;
  rules.dataset.key = key;
  rules.replaceChildren(...lesson.rules.map(({ rule, text }) => h("span", {}, ruleButton(rule, text))));
}

function unlight() {
  pieces.kept = [];
  pieces.light([], "coached");
  for (const piece of root.querySelectorAll(".coached[data-piece]")) piece.classList.remove("coached");
  for (const option of root.querySelectorAll(".option.asked")) option.classList.remove("asked");
}

function light(at) {
  pieces.kept = at;
  pieces.light(at, "coached");
  for (const id of at) pieces.places.get(id)?.classList.add("coached");
}

/** What the card points at, as it is on the screen now: things, or whole pieces. */
const lit = () => pieces.kept.map((id) => pieces.of(id)[0] ?? pieces.places.get(id)).filter(Boolean);

/** A card that is new: what it points at comes into sight, and on a narrow screen the part where that is. */
function turnTo(lesson) {
  options.fold(lesson.reads || lesson.over);
  const things = lit();
  const part = things[0]?.closest(".tabbed");
  if (part) openTab(part.dataset.tab);
  for (const thing of things.reverse()) unfold(thing);
  toAsked();
  // Once the card has its size, and again once the page has made room for it.
  requestAnimationFrame(() => {
    reveal();
    requestAnimationFrame(() => requestAnimationFrame(reveal));
  });
}

/** Brings the first option that is asked for into the list's sight. */
function toAsked() {
  const asked = options.body.querySelector(".option.asked");
  if (asked) options.body.scrollTop = asked.offsetTop - options.body.offsetTop - 8;
}

/** Brings the first thing into the window of the board, and between what sticks above and what lies below. */
function reveal() {
  const first = lit()[0];
  if (!first || card.hidden) return;
  unfold(first);
  if (view.moved) view.reveal(first);
  else view.open();
  const box = first.getBoundingClientRect();
  const above = $("ui-prompt").getBoundingClientRect().bottom + GAP;
  const below = (narrow.matches ? card.getBoundingClientRect().top : innerHeight) - GAP;
  const down = box.bottom > below ? Math.min(box.bottom - below, box.top - above) : 0;
  const way = box.top < above ? box.top - above : Math.max(0, down);
  if (Math.abs(way) > 1) scrollBy(0, way);
  place();
}

const area = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
const apart = (one, other) => Math.hypot(Math.max(0, one.left - other.right, other.left - one.right), Math.max(0, one.top - other.bottom, other.top - one.bottom));

/** Beside the first thing that it points at, where it hides least of what matters; on a narrow screen above the options. */
function place() {
  if (card.hidden || narrow.matches) {
    card.style.removeProperty("left");
    card.style.removeProperty("top");
    return;
  }
  const { offsetWidth: w, offsetHeight: hgt } = card;
  const top = $("ui-prompt").getBoundingClientRect().bottom + 6;
  const most = { left: innerWidth - w - 8, top: Math.max(top, innerHeight - hgt - 8) };
  const put = (left, high) => {
    const x = Math.min(Math.max(8, left), Math.max(8, most.left));
    const y = Math.min(Math.max(top, high), most.top);
    return { left: x, top: y, right: x + w, bottom: y + hgt };
  };
  const lies = $("ui-log").getBoundingClientRect();
  const boxes = lit().map((thing) => thing.getBoundingClientRect());
  if (!boxes.length && pieces.kept.length) return; // a preview is shown in which the thing is gone: stay
  const asks = state.sight.lesson.asks.length > 0 || state.sight.lesson.free;
  const kept = [...boxes, ...(asks ? [$("ui-options").getBoundingClientRect()] : [])];
  const places = [put(lies.left, lies.bottom - hgt), put(8, most.top), put(most.left, most.top)];
  const first = boxes[0];
  if (first) {
    const middle = first.top + first.height / 2 - hgt / 2;
    const centre = first.left + first.width / 2 - w / 2;
    places.unshift(put(first.right + GAP, middle), put(first.left - w - GAP, middle), put(centre, first.bottom + GAP), put(centre, first.top - hgt - GAP));
  }
  // However small it is: what the card points at is worse hidden than anything else.
  const hides = (spot) => area(spot, first) > area(first, first) / 2;
  const cost = (spot) => kept.reduce((sum, box) => sum + area(spot, box), 0) + (first ? 10 * apart(spot, first) + (hides(spot) ? HIDES : 0) : 0);
  const best = places.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  card.style.left = `${best.left}px`;
  card.style.top = `${best.top}px`;
}

let waiting = 0;
const later = () => {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(place);
};
addEventListener("scroll", later, { passive: true });
let settling = 0;
addEventListener("resize", () => {
  clearTimeout(settling);
  settling = setTimeout(() => {
    toAsked();
    reveal();
  }, SETTLED);
});
new ResizeObserver(() => {
  document.documentElement.style.setProperty("--coach-height", `${card.hidden ? 0 : card.offsetHeight}px`);
  later();
}).observe(card);

for (const deed of ["next", "back", "leave"]) $(`ui-coach-${deed}`).addEventListener("click", () => turn(deed));
$("ui-coach-play-on").addEventListener("click", () => turn("leave"));
$("ui-coach-again").addEventListener("click", () => turn("rejoin"));
