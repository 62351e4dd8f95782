// Sentences about what has just happened, went wrong, or waits for an answer.
import { Refused } from "./api.js";
import { $, h, say } from "./dom.js";
import { state } from "./state.js";

let told = ""; // the sentence of something that went wrong or changed
const askers = []; // what makes rows that wait for an answer

/** Says a sentence until it is closed or another one comes; an empty one takes the last away. */
export function tell(text) {
  told = text;
  showNotices();
}

/** What is told of a request that did not succeed. */
export function troubleOf(problem) {
  return problem instanceof Refused ? problem.message : say("unreachable");
}

/** Lets another part of the page ask something here: it is given the sight and a function that makes a row. */
export function asks(work) {
  askers.push(work);
}

export function showNotices() {
  const rows = [];
  const row = (text, kind, ...buttons) => rows.push(h("div", { class: `notice ${kind}` }, h("p", {}, text), ...buttons));
  if (state.lost) row(say(state.lost === "crowded" ? "crowded_more" : "offline"), "");
  if (told) row(told, "", h("button", { type: "button", class: "button bare", onclick: () => tell("") }, say("close")));
  for (const ask of askers) ask(state.sight, row);
  const key = rows.map((one) => one.textContent).join("|");
  const box = $("ui-notices");
  if (box.dataset.key === key) return;
  box.dataset.key = key;
  box.replaceChildren(...rows);
}
