// Another game of the same: a button for those who played, a way there for everybody.
import { post } from "./api.js";
import { h, say } from "./dom.js";
import { tell, troubleOf } from "./notices.js";
import { api, state } from "./state.js";

async function call() {
  try {
    const opened = await post(`${api}/rematch`, {});
    location.assign(`/table/${opened.id}`);
  } catch (problem) {
    tell(troubleOf(problem));
  }
}

/** What stands below a result: play again, also where somebody else has called for it already. */
export function again() {
  const { sight } = state;
  const parts = [];
  if (sight.you.length && !sight.campaign) {
    parts.push(h("button", { type: "button", class: "button strong", id: "ui-rematch", onclick: call }, say(sight.rematch ? "rematch_join" : "rematch")));
  }
  if (sight.rematch) parts.push(h("a", { class: "button", href: `/table/${sight.rematch}` }, say("rematch_begun")));
  return parts;
}
