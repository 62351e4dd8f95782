// Fresh sights: taken in where they come, asked for where something is missing.
import { get } from "./api.js";
import { calm } from "./calm.js";
import { say } from "./dom.js";
import { line } from "./live.js";
import { tell } from "./notices.js";
import { log } from "./parts.js";
import { closePop } from "./pop.js";
import { api, show, state } from "./state.js";

/** A fresh sight: a piece without markup is as it was. */
export function take(fresh) {
  const { sight } = state;
  if (fresh.version < sight.version) return;
  const kept = {};
  for (const [name, piece] of Object.entries(fresh.pieces)) {
    const known = sight.pieces[name];
    kept[name] = piece.markup || known?.hash !== piece.hash ? piece : known;
  }
  if (Object.values(kept).some((piece) => !piece.markup)) {
    reload();
    return;
  }
  const moved = fresh.number !== sight.number || fresh.version !== sight.version;
  const news = turned(sight, fresh);
  log.take(fresh.log, fresh.log_from);
  state.sight = { ...fresh, pieces: kept };
  state.seen = performance.now();
  if (moved) {
    state.hinted = null;
    closePop();
  }
  if (state.past && fresh.number < state.past.number) state.past = null;
  show();
  if (news) tell(news);
}

/** What somebody else has done to the game itself: gone back, or refused to. */
function turned(was, is) {
  if (is.number < was.number && !state.busy) return say("went_back", { number: is.number });
  const asked = was.request && was.you.includes(was.request.seat);
  return asked && !is.request && is.number === was.number ? say("request_refused") : "";
}

/** The log from its beginning; a first look has only its end. */
export async function earlier() {
  const whole = await get(`${api}?log_from=0`);
  log.renew(whole.log);
}

async function reload() {
  const fresh = await get(api);
  await calm();
  take(fresh);
}

/** What this page has already, as the server wants it named: pieces by digest, the log so far, and its live line. */
export function had() {
  const { sight } = state;
  const have = Object.entries(sight.pieces).map(([name, piece]) => `${name}:${piece.hash}`).join();
  return `have=${encodeURIComponent(have)}&heard=${encodeURIComponent(sight.heard)}&line=${line}`;
}
