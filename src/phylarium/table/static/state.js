// What this page knows of the game: one sight at a time, or an earlier one while somebody looks back.
import { $ } from "./dom.js";

export const root = $("ui-table");
export const id = root.dataset.id;
export const api = `/api/tables/${id}`;
export const page = document.body;

export const state = {
  sight: JSON.parse($("sight").textContent),
  past: null, // the sight of an earlier position while one looks back
  again: false, // what was done is shown once more, as it was seen to happen
  busy: false, // something was sent, and its answer is awaited
  hinted: null, // what a bot said of the options
  seen: performance.now(), // when the sight came: its clocks run from there
  lost: "", // how the live line is broken
};

let draw = () => {};

/** Says what puts the state upon the screen. */
export function drawnBy(work) {
  draw = work;
}

/** Puts the state upon the screen, after something in it has changed. */
export function show() {
  draw();
}

/** What is looked at: the present, or an earlier position. */
export const shown = () => state.past ?? state.sight;

/** Whether somebody at this screen decides now, and does not look back. */
export const choosing = () => state.sight.yours && !state.past;

/** Whom the present question is put to, in the words of the game. */
export const turnOf = (sight) => sight.prompt.who;

/** Whether somebody at this screen has a seat in a game that goes on. */
export const deciding = () => state.sight.status === "running" && state.sight.seats.some((seat) => state.sight.you.includes(seat.seat) && seat.kind === "human");

/** Whether this page may have the record: after the end, or where nobody else plays. */
export const recorded = () => state.sight.status === "over" || (deciding() && state.sight.seats.every((seat) => seat.kind === "bot" || state.sight.you.includes(seat.seat)));
