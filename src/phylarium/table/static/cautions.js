// Options that do nothing or only harm: the list says so, and whoever takes one is asked once.
import { get } from "./api.js";
import { calm } from "./calm.js";
import { dialog } from "./dialogs.js";
import { h, ruleButton, say } from "./dom.js";
import { options } from "./parts.js";
import { api, choosing, state } from "./state.js";

const PAUSE = 250; // after a move the board comes first

let known = new Map(); // what is warned of in the present position, by action
let knownOf = "";
let timer = 0;

const moment = () => `${state.sight.number} ${state.sight.lineage} ${state.sight.view}`;

/** Puts the signs into the list, as far as they are known; asks for them where they are not. */
export function showCautions() {
  clearTimeout(timer);
  if (!choosing() || state.sight.lesson?.on) return;
  if (knownOf === moment()) mark();
  else timer = setTimeout(ask, PAUSE);
}

async function ask() {
  const asked = moment();
  let found;
  try {
    found = await get(`${api}/cautions?number=${state.sight.number}`);
  } catch {
    return; // an option of which nothing can be said now can be chosen all the same
  }
  await calm();
  if (asked !== moment()) return;
  known = new Map(found.cautions.map((caution) => [caution.action, caution]));
  knownOf = asked;
  if (choosing()) mark();
}

function mark() {
  for (const [action, { text }] of known) {
    const button = options.of(action);
    if (!button || button.querySelector(".caution")) continue;
    button.append(h("span", { class: "caution" }, text)); // a chip shows the sign, and the words where all of it is said
  }
}

/** Whether an option is to be taken: at once, or after somebody has said so once more. */
export function sure(action) {
  const caution = knownOf === moment() && choosing() && !state.sight.lesson?.on ? known.get(action) : null;
  if (!caution) return Promise.resolve(true);
  return new Promise((resolve) => {
    const anyway = h("button", { type: "button", class: "button", id: "ui-anyway", "data-close": true, onclick: () => resolve(true) }, say("caution_anyway"));
    const words = h("p", {}, `${caution.line} `, caution.rule ? ruleButton(caution.rule, caution.rule_text) : null);
    const box = dialog(say(`caution_${caution.kind}`), words, [anyway]);
    box.addEventListener("close", () => resolve(false), { once: true });
    // A key that is held down does not answer the question.
    anyway.nextElementSibling?.focus();
  });
}
