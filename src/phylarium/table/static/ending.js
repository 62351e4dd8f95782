// The end of a game: who stands where, how the scores went, and what can be done now.
import { get } from "./api.js";
import { onward } from "./campaign.js";
import { chart } from "./chart.js";
import { h, nameOf, say } from "./dom.js";
import { look } from "./past.js";
import { api, id, state } from "./state.js";

let curve = null;

export function ending() {
  const { sight } = state;
  const place = (seat) => sight.result?.ranking?.[seat.seat] ?? 0;
  const order = [...sight.seats].sort((a, b) => place(a) - place(b));
  const graph = h("div", {}, curve ?? "");
  if (!curve) {
    get(`${api}/chart`).then((data) => {
      curve = chart({ seats: sight.seats, scores: data.scores }, look);
      graph.replaceChildren(curve);
    }, () => graph.remove());
  }
  return h(
    "div",
    { class: "invite" },
    onward(),
    h(
      "table",
      { class: "standing" },
      h("thead", {}, h("tr", {}, ...["place", "player", "score"].map((word) => h("th", { scope: "col", class: "small quiet" }, say(word))))),
      h(
        "tbody",
        {},
        ...order.map((seat) =>
          h("tr", { class: place(seat) === 1 ? "first" : null }, h("td", {}, String(place(seat) || "")), h("th", { scope: "row" }, nameOf(seat)), h("td", {}, String(sight.result?.scores?.[seat.seat] ?? seat.score ?? ""))),
        ),
      ),
    ),
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
