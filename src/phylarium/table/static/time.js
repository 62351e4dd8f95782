// Clocks that stand still: a pause that all agree to, and vacations.
import { answer, send } from "./acting.js";
import { $, h, say } from "./dom.js";
import { asks } from "./notices.js";
import { deciding, state } from "./state.js";

asks((sight, row) => {
  const clock = sight.clock;
  if (!clock || sight.status !== "running") return;
  if (clock.paused) {
    row(say("paused"), "", ...(deciding() ? [answer("resume", "pause", { pause: false })] : []));
  } else if (clock.pausing.length) {
    const buttons = [];
    if (sight.you.some((seat) => clock.needed.includes(seat))) buttons.push(answer("request_agree", "pause", { pause: true }));
    if (deciding()) buttons.push(answer("request_refuse", "pause", { pause: false }));
    row(say("pause_asked"), buttons.length > 1 ? "ask" : "", ...buttons);
  }
});

/** Says at a seat that its person is on vacation, and offers to ask for a pause. */
export function showTime() {
  const clock = state.sight.clock;
  for (const item of $("ui-seat-strip").children) {
    item.querySelector(".resting")?.remove();
    if (clock?.resting.includes(Number(item.dataset.seat))) item.querySelector(".who")?.after(h("span", { class: "quiet small resting" }, say("resting")));
  }
  $("ui-pause").hidden = !clock || clock.paused || clock.pausing.length > 0 || !deciding();
}

$("ui-pause").addEventListener("click", () => {
  $("ui-settings").close();
  send("pause", { pause: true });
});
