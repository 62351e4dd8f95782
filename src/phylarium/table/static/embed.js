// A game in a page of somebody else: the board, and a slider through its positions.
import { get } from "./api.js";
import { BoardView } from "./board.js";
import { $, h, say, write } from "./dom.js";

const root = $("ui-table");
const { id, seat } = root.dataset;
const last = Number(root.dataset.last);
const board = $("ui-board-view");
const view = new BoardView(board);
let at = Number(root.dataset.at);
let asking = null;

view.renewed();
view.fit(); // a frame is small: the whole first, and whoever wants to read it zooms

async function look(number) {
  const wanted = Math.max(0, Math.min(last, number));
  asking?.abort();
  asking = new AbortController();
  $("ui-scrub").value = wanted;
  write($("ui-scrub-at"), say("scrub_at", { number: wanted, last }));
  try {
    const sight = await get(`/api/embed/${id}/at/${wanted}?seat=${seat}`, asking.signal);
    at = wanted;
    const piece = sight.pieces[board.dataset.piece];
    if (piece) board.innerHTML = piece.markup;
    view.renewed();
    write($("ui-asked"), sight.prompt.asked || sight.prompt.text);
    $("ui-embed-seats").replaceChildren(...sight.seats.map((one) => h("li", {}, h("span", {}, one.name), " ", h("b", {}, String(one.score)))));
    $("ui-open").href = `/table/${id}?at=${at}`;
  } catch (problem) {
    if (problem.name !== "AbortError") write($("ui-asked"), problem.message);
  }
}

$("ui-scrub").addEventListener("input", (event) => look(Number(event.target.value)));
for (const button of document.querySelectorAll("[data-step]")) {
  button.addEventListener("click", () => look({ first: 0, back: at - 1, forward: at + 1 }[button.dataset.step]));
}
write($("ui-scrub-at"), say("scrub_at", { number: at, last }));
