// Touching the board: what can be chosen is chosen, everything else says what it is.
import { play } from "./acting.js";
import { get } from "./api.js";
import { explain } from "./dialogs.js";
import { h, ruleButton, say } from "./dom.js";
import { inspect } from "./inspector.js";
import { troubleOf } from "./notices.js";
import { options } from "./parts.js";
import { pop } from "./pop.js";
import { api, choosing, root, state, turnOf } from "./state.js";

root.addEventListener("click", (event) => {
  const rule = event.target.closest(".rule-id[data-rule]");
  if (rule) {
    explain(rule.dataset.rule, rule.dataset.ruleText);
    return;
  }
  if (!event.target.closest("svg")) return;
  const touched = event.target.closest(".target.yours") ?? event.target.closest(".target");
  if (!touched) return;
  const choices = choosing() ? state.sight.options.filter((option) => option.target === touched.id) : [];
  if (choices.length === 1) play(choices[0].action);
  else if (choices.length) which(choices, event);
  else about(touched, event);
});

function which(choices, event) {
  pop(
    { x: event.clientX, y: event.clientY },
    say("which"),
    h("p", { class: "title" }, say("which")),
    ...choices.map((option) => {
      const button = options.button(option, false);
      button.addEventListener("click", () => play(option.action));
      return button;
    }),
  );
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
  if (why.reason) card.querySelector("button").before(h("p", { class: "quiet" }, `${say("cannot", { reason: why.reason })} `, why.rule ? ruleButton(why.rule, why.rule_text) : null));
}
