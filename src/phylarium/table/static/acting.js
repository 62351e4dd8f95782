// What people do at the table: a move, an undo, going back, a seat taken back, playing on elsewhere.
import { get, post, Refused } from "./api.js";
import { calm } from "./calm.js";
import { sure } from "./cautions.js";
import { dialog } from "./dialogs.js";
import { $, h, say } from "./dom.js";
import { arrived } from "./live.js";
import { asks, tell, troubleOf } from "./notices.js";
import { hurrying } from "./pace.js";
import { options } from "./parts.js";
import { closePop } from "./pop.js";
import { clear } from "./previews.js";
import { had, take } from "./sights.js";
import { api, choosing, root, show, state } from "./state.js";

export async function play(action) {
  if (state.busy || !choosing()) return;
  closePop();
  clear();
  const { number, lineage } = state.sight;
  if (!(await sure(action))) return;
  await send("actions", hurrying() ? { number, lineage, action, hurry: true } : { number, lineage, action });
}

/** Sends a change; whatever the answer, the page shows the truth afterwards. */
export async function send(what, data) {
  if (state.busy) return;
  state.busy = true;
  options.busy(true);
  root.setAttribute("aria-busy", "true");
  let message = "";
  let fresh = null;
  try {
    fresh = await post(`${api}/${what}?${had()}`, data);
  } catch (problem) {
    if (problem instanceof Refused) {
      fresh = problem.body.sight ?? null;
      message = problem.status === 409 && fresh ? say("stale") : problem.message;
    } else message = say("failed");
  }
  await calm();
  state.busy = false;
  root.removeAttribute("aria-busy");
  if (fresh && "version" in fresh) {
    take(fresh);
    // Where the live line was faster, the server knows already what this page has.
    if (state.sight.version === fresh.version) arrived(state.sight);
  }
  options.busy(false);
  tell(message);
}

export async function undo() {
  const { sight } = state;
  if (sight.lesson?.on && !state.past) {
    // The coach goes back a card; nothing is lost by that.
    if (sight.lesson.number > 1) await send("lesson", { do: "back", number: sight.lesson.number });
    return;
  }
  if (state.busy || state.past || $("ui-undo").hidden) return;
  if (sight.can_undo) {
    await send("undo", { number: sight.number, lineage: sight.lineage });
    return;
  }
  const because = h("p", {}, say("undo_because", { reason: sight.undo_reason }));
  if (sight.undo_to < 0) dialog(say("undo_refused"), because);
  else backTo(sight.undo_to, because);
}

/** Going back beyond what one may take back alone: the other people are asked; bots do not mind. */
export function backTo(number, because = null) {
  const { sight } = state;
  const others = sight.seats.some((seat) => (seat.kind === "human" || seat.away) && !sight.you.includes(seat.seat));
  const words = say(others ? "back_asks" : "back_alone", { number });
  const go = h("button", { type: "button", class: "button", "data-close": true }, say(others ? "undo_ask" : "back_go"));
  go.addEventListener("click", async () => {
    state.past = null;
    await send("request", { number, lineage: sight.lineage });
    show();
  });
  dialog(say(because ? "undo_refused" : "back_title", { number }), h("div", {}, because, h("p", {}, words)), [go]);
}

/** A table of its own that begins where one is looking; the game here stays as it is. */
export async function playOn(number) {
  try {
    const record = await get(`${api}/record`);
    const seats = state.sight.seats.map((seat) => (seat.kind === "bot" ? { kind: "bot", bot: seat.bot } : { kind: "me", name: seat.name }));
    const opened = await post("/api/import", { record, at: number, seats });
    location.assign(`/table/${opened.id}`);
  } catch (problem) {
    tell(troubleOf(problem));
  }
}

/** A button that sends something. */
export const answer = (words, what, data) => h("button", { type: "button", class: "button", onclick: () => send(what, data) }, say(words));

/** A bot sits in for somebody at this screen. */
asks((sight, row) => {
  const away = sight.seats.some((seat) => seat.away && sight.you.includes(seat.seat));
  if (away && sight.status === "running") row(say("away_yours"), "ask", answer("away_back", "back", {}));
});

/** Somebody asks to go back. */
asks((sight, row) => {
  const wish = sight.request;
  if (!wish) return;
  const asker = sight.seats[wish.seat]?.name ?? say("seat", { number: wish.seat + 1 });
  const words = say("request", { name: asker, number: wish.number });
  if (sight.you.some((seat) => wish.needed.includes(seat))) {
    const meant = { number: wish.number, lineage: sight.lineage };
    row(words, "ask", answer("request_agree", "agree", { agree: true, ...meant }), answer("request_refuse", "agree", { agree: false, ...meant }));
  } else row(`${words} ${say("request_wait", { agreed: wish.agreed.length, needed: wish.agreed.length + wish.needed.length })}`, "");
});
