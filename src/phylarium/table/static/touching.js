// Touching the board: what can be chosen is chosen, everything else says what it is.
import { play } from "./acting.js";
import { get } from "./api.js";
import { calm } from "./calm.js";
import { explain } from "./dialogs.js";
import { h, ruleButton, say } from "./dom.js";
import { inspect } from "./inspector.js";
import { troubleOf } from "./notices.js";
import { options } from "./parts.js";
import { pop } from "./pop.js";
import { foretold } from "./previews.js";
import { api, choosing, root, state, turnOf } from "./state.js";

const choicesOf = (id) => (choosing() ? state.sight.options.filter((option) => option.target === id) : []);

root.addEventListener("click", async (event) => {
  const rule = event.target.closest(".rule-id[data-rule]");
  if (rule) {
    explain(rule.dataset.rule, rule.dataset.ruleText);
    return;
  }
  if (!event.target.closest("svg")) return;
  const touched = event.target.closest(".target.yours") ?? event.target.closest(".target");
  if (!touched) return;
  const { id } = touched;
  const only = choicesOf(id);
  if (only.length === 1) {
    play(only[0].action);
    return;
  }
  // What has waited for the click comes before its answer, or it would put the answer away.
  await calm();
  const choices = choicesOf(id);
  if (choices.length) which(choices, event);
  else about(touched.isConnected ? touched : (root.querySelector(`svg .target[id="${CSS.escape(id)}"]`) ?? touched), event);
});

function which(choices, event) {
  const card = pop(
    { x: event.clientX, y: event.clientY },
    say("which"),
    h("p", { class: "title" }, say("which")),
    ...choices.map((option) => {
      const button = options.button(option, false);
      button.addEventListener("click", () => play(option.action));
      return button;
    }),
  );
  foretold(card);
}

/** What a thing is, and why it cannot be chosen now. */
async function about(touched, event) {
  const { sight, past } = state;
  const words = (touched.querySelector(":scope > title")?.textContent ?? touched.id).split("\n");
  const card = pop(
    { x: event.clientX, y: event.clientY },
    words[0],
    h("p", { class: "title" }, words[0]),
    words.length > 1 ? h("p", {}, words.slice(1).join("\n")) : null,
    h("button", { type: "button", class: "button bare", onclick: () => inspect(touched) }, say("thing_look")),
  );
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
  if (past || sight.status !== "running") return;
  if (!sight.yours) {
    card.querySelector("button").before(h("p", { class: "quiet" }, say("theirs", { name: turnOf(sight) })));
    return;
  }
  const refused = sight.refused.find((option) => option.target === touched.id);
  let why = refused && { ...refused, reason: say("refusal", { option: refused.text, reason: refused.reason }) };
  if (!why) {
    try {
      why = await get(`${api}/why?target=${encodeURIComponent(touched.id)}`);
    } catch (problem) {
      why = { reason: troubleOf(problem), rule: "" };
    }
  }
  await calm();
  if (why.reason) card.querySelector("button").before(h("p", { class: "quiet" }, `${say("cannot", { reason: why.reason })} `, why.rule ? ruleButton(why.rule, why.rule_text) : null));
}
