// Whose turn it is, what is asked, and the buttons beside it; also the head of the page.
import { $, language, nameOf, say, write } from "./dom.js";
import { showOwnLinks } from "./invitations.js";
import { api, deciding, recorded, shown, state, turnOf } from "./state.js";

export function showPrompt() {
  const { sight, past } = state;
  const seen = shown();
  $("ui-prompt").classList.toggle("yours", sight.yours && !past);
  write($("ui-whose"), whose(seen));
  write($("ui-asked"), asked(seen));
  const rule = sight.status === "running" ? (seen.prompt?.rule ?? "") : "";
  $("ui-rule").hidden = !rule;
  $("ui-rule").dataset.rule = rule;
  $("ui-rule").dataset.ruleText = seen.prompt?.rule_text ?? "";
  write($("ui-rule"), rule);
  const seated = sight.you.length > 0 && sight.status === "running";
  $("ui-hint").hidden = !sight.yours || sight.rated || past !== null;
  $("ui-undo").hidden = !seated || Boolean(sight.lesson?.on) || past !== null || sight.number === 0;
  $("ui-now").hidden = !past;
  $("ui-back-to").hidden = !past || !deciding();
  $("ui-play-on").hidden = !past || !recorded();
  $("ui-undo").classList.toggle("asks", !sight.can_undo);
  $("ui-undo").title = sight.can_undo ? "" : (sight.undo_reason ?? "");
}

function whose(seen) {
  const { sight, past } = state;
  if (past) return say("past", { number: past.number, last: sight.number });
  if (sight.status === "broken") return say("broken");
  if (sight.status === "held") return say("held");
  if (sight.status === "waiting") return say("waiting");
  if (sight.status === "over") return say("over");
  const name = turnOf(seen);
  if (sight.yours) return say("yours", { name });
  return name ? say("theirs", { name }) : "";
}

function asked(seen) {
  const { sight, past } = state;
  if (past) return past.prompt.asked;
  if (sight.status === "broken") return sight.broken;
  if (sight.status === "held") return say("held_asked", { names: names((sight.rules?.needed ?? []).map((seat) => sight.seats[seat])) });
  return seen.prompt.text;
}

const names = (seats) => new Intl.ListFormat(language).format(seats.map(nameOf));

export function showHead() {
  const { sight, past } = state;
  const name = document.querySelector(".bar strong").textContent;
  const title = sight.yours ? say("title_yours", { title: name }) : name;
  write(document.querySelector("title"), `${title} · ${say("brand")}`);
  $("ui-icon").href = sight.yours ? "/static/mark-turn.svg" : "/static/mark.svg";
  write($("ui-count"), say("action_count", { number: sight.number }));
  if (sight.unsealed && $("ui-sealed")) write($("ui-sealed"), say("unsealed"));
  const at = past ? `?at=${past.number}` : "";
  for (const kind of ["svg", "png"]) $(`ui-image-${kind}`).href = `${api}/image.${kind}${at}`;
  $("ui-record-link").hidden = !recorded();
  showOwnLinks();
}
