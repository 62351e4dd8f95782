// Looking back: any earlier position, by slider, step or line of the log, through one's own eyes or another seat's.
import { eyes, onEyes, query, showAddress, showEyes } from "./address.js";
import { get } from "./api.js";
import { calm } from "./calm.js";
import { $, say, write } from "./dom.js";
import { tell, troubleOf } from "./notices.js";
import { log, pieces } from "./parts.js";
import { looks } from "./previews.js";
import { earlier } from "./sights.js";
import { api, show, state } from "./state.js";

let wanted = null; // the position that was asked for and has not come
let asking = null;

const moment = () => wanted ?? state.past?.number ?? state.sight.number;

export function showScrubber() {
  const at = moment();
  const last = state.sight.number;
  const slider = $("ui-scrub");
  slider.max = last;
  slider.value = at;
  const words = say("scrub_at", { number: at, last });
  write($("ui-scrub-at"), words);
  slider.setAttribute("aria-valuetext", words);
  showAddress();
  showEyes();
}

/** Shows the position after so many actions. Only the newest wish counts. */
export async function look(number) {
  const at = Math.max(0, Math.min(state.sight.number, number));
  asking?.abort();
  if (at === state.sight.number && eyes.seat === null) {
    now();
    return;
  }
  wanted = at;
  showScrubber();
  asking = new AbortController();
  try {
    const { signal } = asking;
    const found = await get(`${api}/at/${at}${query()}`, signal);
    await calm();
    signal.throwIfAborted();
    state.past = found;
    wanted = null;
    if (log.start > 0 && at < log.lines[0].number) await earlier();
    show();
  } catch (problem) {
    if (problem.name === "AbortError") return;
    wanted = null;
    showScrubber();
    tell(troubleOf(problem));
  }
}

/** Shows an action once more: the position before it, then what it brought, with what changed lit. */
export async function replay(number) {
  asking?.abort();
  asking = new AbortController();
  try {
    const { signal } = asking;
    const [before, after] = await Promise.all([number - 1, number].map((at) => get(`${api}/at/${at}`, signal)));
    await calm();
    signal.throwIfAborted();
    wanted = null;
    state.past = before;
    show();
    const looked = looks();
    state.past = number === state.sight.number ? null : after;
    state.again = true;
    show();
    const looking = looks();
    pieces.light([...looking.keys()].filter((id) => looking.get(id) !== looked.get(id)), "moved");
  } catch (problem) {
    if (problem.name !== "AbortError") tell(troubleOf(problem));
  } finally {
    state.again = false;
  }
}

export function now() {
  asking?.abort();
  wanted = null;
  eyes.seat = null;
  state.past = null;
  show();
}

export function step(way) {
  const at = moment();
  look({ first: 0, back: at - 1, forward: at + 1 }[way]);
}

onEyes(() => look(moment()));
$("ui-scrub").addEventListener("input", (event) => look(Number(event.target.value)));
for (const button of document.querySelectorAll("[data-step]")) {
  button.addEventListener("click", () => step(button.dataset.step));
}
