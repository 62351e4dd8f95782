// How fast what bots do is shown: slowly, as it comes, or at once; and skipping ahead.
import { post } from "./api.js";
import { calmly } from "./calm.js";
import { $ } from "./dom.js";
import { setting } from "./settings.js";
import { take } from "./sights.js";
import { api, deciding, state } from "./state.js";

const SLOW = 2200; // milliseconds between two moves, for whoever wants to follow

const waiting = []; // sights that have come and are not shown yet
let timer = 0;
let last = 0;

/** Whether nobody but bots plays with those at this screen. */
const alone = () => deciding() && state.sight.seats.every((seat) => (seat.kind === "bot" && !seat.away) || state.sight.you.includes(seat.seat));

/** Whether what bots do need not be watched. */
export const hurried = () => setting("bots") === "once";

/** Whether the server may let the bots go on without a pause after one's move. */
export const hurrying = () => hurried() && alone() && !state.sight.lesson?.on;

/** A fresh sight came over the live line. */
export function arrive(fresh) {
  const before = waiting.at(-1) ?? state.sight;
  const moved = fresh.number > before.number && before.seats[before.to_move]?.kind === "bot" && !fresh.lesson?.on;
  if (!waiting.length && !(moved && setting("bots") === "slow")) {
    take(fresh);
    return;
  }
  waiting.push(fresh);
  if (!timer) next();
  showSkip();
}

function next() {
  timer = setTimeout(
    () => {
      timer = 0;
      calmly(() => {
        last = performance.now();
        if (waiting.length) take(waiting.shift());
        if (waiting.length && !timer) next();
      });
    },
    Math.max(0, last + SLOW - performance.now()),
  );
}

/** Shows all that has come, and lets the bots go on without a pause. */
export async function skip() {
  if ($("ui-skip").hidden) return;
  clearTimeout(timer);
  timer = 0;
  for (const fresh of waiting.splice(0)) take(fresh);
  if (alone() && state.sight.seats[state.sight.to_move]?.thinking) await post(`${api}/hurry`, {}).catch(() => null); // then they take their time
}

export function showSkip() {
  const { sight, past } = state;
  const thinking = alone() && !hurried() && Boolean(sight.seats[sight.to_move]?.thinking) && sight.status === "running";
  $("ui-skip").hidden = past !== null || sight.yours || Boolean(sight.lesson?.on) || !(waiting.length || thinking);
}

$("ui-skip").addEventListener("click", skip);
