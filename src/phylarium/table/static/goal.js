// What the game is about, and what the question means, at one's first decisions: until it is put away, once for each
// game. The help brings it back.
import { $, write } from "./dom.js";
import { openBook } from "./rulebook.js";
import { set, setting } from "./settings.js";
import { page, root, state } from "./state.js";

const card = $("ui-goal");
const again = $("ui-goal-open");
const kept = `goal-${root.dataset.game}`; // whether somebody still wants to see it

export function showGoal() {
  const goal = state.past ? null : state.sight.goal;
  const wanted = setting(kept) !== false;
  again.hidden = !goal || wanted;
  card.hidden = !goal || !wanted;
  const meaning = card.hidden ? "" : goal.now;
  write($("ui-meaning"), meaning);
  $("ui-meaning").hidden = !meaning;
  if (!card.hidden) for (const part of ["you", "wins", "lasts", "now"]) write($(`ui-goal-${part}`), goal[part]);
  measured();
}

/** Say how high the card is, and how high it would be if all of it were to be seen. */
function measured() {
  page.style.setProperty("--goal-height", `${card.offsetHeight}px`);
  page.style.setProperty("--goal-whole", `${card.scrollHeight}px`);
}

function want(wanted) {
  set(kept, wanted);
  showGoal();
}

$("ui-goal-close").addEventListener("click", () => {
  want(false);
  $("ui-options").focus({ preventScroll: true });
});
again.addEventListener("click", () => want(true));
$("ui-goal-book").addEventListener("click", () => openBook());
new ResizeObserver(measured).observe(card);
