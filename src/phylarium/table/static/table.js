// The table: puts its parts together and shows one state of the game in all of them.
import { eyes, showAddress, wished } from "./address.js";
import { backTo, play, playOn, undo } from "./acting.js";
import { calmly } from "./calm.js";
import { showCautions } from "./cautions.js";
import { showCoach } from "./coach.js";
import { heard, lastMessage, showCompany } from "./company.js";
import { showCover } from "./cover.js";
import { $, h, say, write } from "./dom.js";
import { ending } from "./ending.js";
import { showGoal } from "./goal.js";
import { hint, showHint } from "./hints.js";
import { invitations } from "./invitations.js";
import "./install.js";
import "./keys.js";
import { Live } from "./live.js";
import { showNotices } from "./notices.js";
import { log, options, pieces, view } from "./parts.js";
import { arrive, hurried, showSkip } from "./pace.js";
import { look, now, showScrubber } from "./past.js";
import { clear } from "./previews.js";
import { showHead, showPrompt } from "./prompt.js";
import { showRules } from "./rules.js";
import { showSeats } from "./seats.js";
import { earlier, had } from "./sights.js";
import { showSince } from "./since.js";
import { choosing, drawnBy, id, root, show, shown, state, turnOf } from "./state.js";
import { showTabs } from "./tabs.js";
import { showTime } from "./time.js";
import "./touching.js";
import { showTurn } from "./turn.js";

const note = (words, args) => h("p", { class: "quiet" }, say(words, args));

/** What stands in the place of options when there are none: waiting, watching, looking back, the end. */
function rest() {
  const { sight, past } = state;
  if (past) return note("options_past");
  if (sight.status === "waiting") return invitations();
  if (sight.status === "over") return ending();
  if (sight.lesson?.watch) return note("coach_watch");
  return sight.you.length ? note("options_none", { name: turnOf(sight) }) : note("options_watch");
}

drawnBy(() => {
  const { sight, past } = state;
  const over = sight.status === "over" && !past;
  showCover();
  clear();
  pieces.show(shown().pieces, { still: (past !== null && !state.again) || hurried() });
  root.classList.toggle("past", past !== null);
  root.classList.toggle("over", over);
  const [offered, refused] = choosing() ? [sight.options, sight.refused] : [[], []];
  const marked = pieces.offer(offered, refused);
  const title = say(over ? "result" : sight.status === "waiting" ? "seats" : "options");
  write(document.querySelector("#ui-options .words"), title);
  options.show(offered, refused, title, rest(), state.busy);
  showHint();
  showCautions();
  showPrompt();
  showGoal();
  showSince();
  showSkip();
  showSeats();
  showCompany();
  showTime();
  const own = shown().seats.find((seat) => sight.you.includes(seat.seat));
  view.attend(() => pieces.mattering(marked, own?.colour));
  showScrubber();
  log.until(past ? past.number : null);
  showTabs(marked);
  showCoach();
  showNotices();
  showRules();
  showHead();
  showTurn();
});

options.play = play;
log.look = look;
log.earlier = earlier;

$("ui-now").addEventListener("click", now);
$("ui-back-to").addEventListener("click", () => backTo(state.past.number));
$("ui-play-on").addEventListener("click", () => playOn(state.past.number));
$("ui-hint").addEventListener("click", hint);
$("ui-undo").addEventListener("click", undo);
for (const button of document.querySelectorAll("[data-zoom]")) {
  button.addEventListener("click", () => (button.dataset.zoom === "fit" ? view.fit() : view.zoom(button.dataset.zoom === "in" ? 1.4 : 1 / 1.4)));
}

// Room for the parts that stick.
const sizes = new ResizeObserver(() => {
  document.documentElement.style.setProperty("--prompt-height", `${$("ui-prompt").offsetHeight}px`);
  document.documentElement.style.setProperty("--sheet-height", `${$("ui-options").offsetHeight}px`);
});
sizes.observe($("ui-prompt"));
sizes.observe($("ui-options"));

state.sight.pieces = pieces.adopt(state.sight.pieces);
log.take(state.sight.log, state.sight.log_from);
show();

// An address can name a position, and through whose eyes it is seen.
eyes.seat = wished.seat;
if (wished.at !== null || wished.seat !== null) look(wished.at ?? state.sight.number);
else showAddress();

new Live(id, {
  sight: (fresh) => calmly(() => arrive(fresh)),
  state: (line) =>
    calmly(() => {
      const badge = $("ui-link");
      badge.dataset.state = line;
      write(badge.querySelector(".word"), say(line));
      state.lost = line === "live" ? "" : line;
      showNotices();
    }),
  have: () => `${had()}&chat=${lastMessage()}`,
  company: (news) => calmly(() => heard(news)),
});
