// By which rules the game is played, where they have changed since it began.
import { answer } from "./acting.js";
import { dialog } from "./dialogs.js";
import { $, h, say, write } from "./dom.js";
import { asks } from "./notices.js";
import { state } from "./state.js";

/** Whether somebody at this screen has a say in it and has not agreed. */
const undecided = (rules) => state.sight.you.some((seat) => rules.needed.includes(seat));

export function showRules() {
  const { rules } = state.sight;
  $("ui-rules").hidden = !rules;
  if (rules) write($("ui-rules"), say("rules_version", { rules: rules.plays }));
}

$("ui-rules").addEventListener("click", () => {
  const { rules } = state.sight;
  const number = rules.offer;
  const ask = number !== null && undecided(rules) ? answer("rules_ask", "rules", { agree: true, number }) : null;
  ask?.setAttribute("data-close", "");
  dialog(say("rules_title"), h("p", {}, rules.text), ask ? [ask] : []);
});

/** The people are asked whether the game goes on by the rules of today. */
asks((sight, row) => {
  const { rules } = sight;
  if (!rules?.asked || rules.offer === null) return;
  const number = rules.offer;
  if (undecided(rules)) row(rules.text, "ask", answer("request_agree", "rules", { agree: true, number }), answer("request_refuse", "rules", { agree: false, number }));
  else row(`${rules.text} ${say("request_wait", { agreed: rules.agreed.length, needed: rules.agreed.length + rules.needed.length })}`, "");
});
