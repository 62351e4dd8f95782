// What a bot would do, beside the options.
import { get } from "./api.js";
import { calm } from "./calm.js";
import { $, say, write } from "./dom.js";
import { tell, troubleOf } from "./notices.js";
import { options, pieces } from "./parts.js";
import { api, choosing, state } from "./state.js";

export async function hint() {
  const button = $("ui-hint");
  if (state.busy || !choosing() || button.getAttribute("aria-disabled") === "true") return;
  const number = state.sight.number;
  button.setAttribute("aria-disabled", "true");
  advise(say("hint_wait"));
  options.fold(false);
  try {
    const found = await get(`${api}/hint`);
    await calm();
    if (number !== state.sight.number) return;
    state.hinted = found;
    rated(found);
  } catch (problem) {
    advise("");
    tell(troubleOf(problem));
  } finally {
    button.removeAttribute("aria-disabled");
  }
}

export function showHint() {
  if (state.hinted && choosing()) rated(state.hinted);
  else advise("");
}

/** What the bot says, at the head of the options. */
function advise(words) {
  $("ui-options-note").hidden = !words;
  write($("ui-options-note"), words);
}

function rated(found) {
  options.rate(found);
  const best = state.sight.options.find((option) => option.action === found.best);
  const equal = state.sight.options.filter((option) => found.equal.includes(option.action));
  for (const option of equal) options.of(option.action)?.classList.add("best");
  const text = best?.text.replace(/\.$/, "");
  advise(!best ? "" : equal.length ? say("hint_equal", { text, number: equal.length }) : say("hint_best", { text }));
  pieces.light([best, ...equal].map((option) => option?.target).filter(Boolean), "best");
}
