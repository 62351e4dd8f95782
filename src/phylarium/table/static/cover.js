// The screen changes hands: it is covered until the next player says to be there.
import { $, nameOf, say, write } from "./dom.js";
import { id, page, root, state } from "./state.js";

const held = `phylarium-seat-${id}`;

const lifted = []; // what is to be done when somebody says to be there

/** Lets another part of the page do something when the cover is lifted. */
export function onLift(work) {
  lifted.push(work);
}

export function showCover() {
  const { sight } = state;
  const sheet = $("ui-cover");
  const secret = sight.handover && sight.status === "running";
  const same = sessionStorage.getItem(held) === String(sight.view);
  // Somebody without secrets looks now: whoever comes next must be asked again.
  if (!secret && !same) sessionStorage.removeItem(held);
  const wanted = secret && !same;
  if (wanted === !sheet.hidden && page.dataset.cover === String(wanted)) return;
  page.dataset.cover = String(wanted);
  const seat = sight.seats[sight.view];
  if (wanted) write($("ui-cover-title"), say("cover", { name: nameOf(seat) }));
  sheet.hidden = !wanted;
  for (const part of [root, document.querySelector(".bar")]) part.inert = wanted;
  if (wanted) $("ui-cover-lift").focus();
}

$("ui-cover-lift").addEventListener("click", () => {
  sessionStorage.setItem(held, String(state.sight.view));
  showCover();
  for (const work of lifted) work();
  $("ui-options").focus({ preventScroll: true });
});
