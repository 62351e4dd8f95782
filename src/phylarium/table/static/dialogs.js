// Dialogs: rules in our own words, help, settings, the sealed seed.
import { get } from "./api.js";
import { $, h, say, write } from "./dom.js";
import { openBook } from "./rulebook.js";
import { set, setting } from "./settings.js";
import { root, state } from "./state.js";

export function dialog(title, body, buttons = []) {
  write($("ui-dialog-title"), title);
  $("ui-dialog-body").replaceChildren(body);
  const row = $("ui-dialog-actions");
  row.replaceChildren(...buttons, row.querySelector("[data-close]:last-child"));
  $("ui-dialog").showModal();
  return $("ui-dialog");
}

export async function explain(rule, text) {
  let words = text;
  if (!words) {
    try {
      words = (await get(`/api/rules/${encodeURIComponent(root.dataset.game)}/${encodeURIComponent(rule)}`)).text;
    } catch {
      words = say("rule_none");
    }
  }
  const context = h("button", { type: "button", class: "button", "data-close": true, onclick: () => openBook(rule) }, say("rule_context"));
  dialog(say("rule", { rule }), h("p", {}, words), [context]);
}

document.addEventListener("click", (event) => {
  const rule = event.target.closest(".pop .rule-id[data-rule]");
  if (rule) explain(rule.dataset.rule, rule.dataset.ruleText);
  if (event.target.closest("[data-close]") || event.target.matches("dialog")) event.target.closest("dialog")?.close();
});

$("ui-help-open").addEventListener("click", () => $("ui-help").showModal());
$("ui-settings-open").addEventListener("click", () => $("ui-settings").showModal());
$("ui-sealed")?.addEventListener("click", () =>
  dialog(say(state.sight.unsealed ? "unsealed" : "sealed_title"), h("div", {}, h("p", {}, say(state.sight.unsealed ? "unsealed_more" : "sealed_more")), h("p", { class: "small" }, h("code", {}, state.sight.commitment)))),
);
for (const radio of document.querySelectorAll("input[name=theme],input[name=bots]")) {
  radio.checked = radio.value === setting(radio.name);
  radio.addEventListener("change", () => set(radio.name, radio.value));
}
for (const [box, name] of [["ui-set-motion", "motion"], ["ui-set-keys", "keys"], ["ui-set-sound", "sound"]]) {
  $(box).checked = setting(name);
  $(box).addEventListener("change", () => set(name, $(box).checked));
}
