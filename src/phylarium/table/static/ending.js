// The end of a game: how it came out, how the scores went, and what can be done now.
import { again } from "./again.js";
import { get } from "./api.js";
import { onward } from "./campaign.js";
import { chart } from "./chart.js";
import { h, say } from "./dom.js";
import { look } from "./past.js";
import { api, id, state } from "./state.js";

let curve = null;
let outcome = null;

/** Points by source, as the server draws them. */
async function fetched() {
  const answer = await fetch(`/table/${id}/result?sheet=true`, { credentials: "same-origin" });
  const box = h("div", {});
  if (answer.ok) box.innerHTML = await answer.text();
  return box.firstElementChild ?? "";
}

export function ending() {
  const { sight } = state;
  const graph = h("div", {}, curve ?? "");
  const result = h("div", {}, outcome ?? "");
  if (!curve) {
    get(`${api}/chart`).then((data) => {
      curve = chart({ seats: sight.seats, scores: data.scores }, look);
      graph.replaceChildren(curve);
    }, () => graph.remove());
  }
  if (!outcome) {
    fetched().then((found) => {
      outcome = found;
      result.replaceChildren(outcome);
    }, () => result.remove());
  }
  return h(
    "div",
    { class: "invite" },
    onward(),
    h("div", { class: "actions" }, ...again(), h("a", { class: "button", href: `/table/${id}/result` }, say("result_whole"))),
    result,
    h("h3", {}, say("chart")),
    graph,
    h(
      "div",
      { class: "actions" },
      h("button", { type: "button", class: "button", onclick: () => look(0) }, say("replay")),
      h("a", { class: "button", href: `${api}/record`, download: `${id}.json` }, say("record")),
      h("a", { class: "button bare", href: `/new?game=${encodeURIComponent(sight.game)}` }, say("again")),
    ),
    sight.seed ? h("p", { class: "quiet small" }, say("seed", { seed: sight.seed })) : null,
  );
}
