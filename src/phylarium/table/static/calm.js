// A press that is under way: what lies under the pointer stays as it is until its click or its long touch has come. What is
// drawn anew, or pushed aside, between pressing and letting go takes the click with it: it would fall on nothing.

const LINGER = 300; // so long after a finger has left its click can come
const LONGEST = 10_000; // no press is waited for longer: its end may have been somewhere else

const put = []; // what waits for the press to end
let pressed = false;
let timer = 0;

/** Does something to the page: at once, or when the press that is under way is over, in the order in which it came. */
export function calmly(work) {
  if (pressed || put.length) put.push(work);
  else work();
}

/** Waits for the press that is under way. What goes on then comes after all that `calmly` has put off, and sees to what that changed. */
export const calm = () => new Promise(calmly);

/** The press is over: it has had its click, or its long touch, or will have none. */
export function released() {
  clearTimeout(timer);
  pressed = false;
  for (const work of put.splice(0)) {
    try {
      work();
    } catch (problem) {
      reportError(problem); // what comes after it is done all the same
    }
  }
}

addEventListener(
  "pointerdown",
  (event) => {
    // Who draws a slider, or writes, wants to see what that brings.
    if (!event.isPrimary || event.button !== 0 || event.target.closest?.("input, select, textarea")) return;
    clearTimeout(timer);
    pressed = true;
    timer = setTimeout(released, LONGEST);
  },
  true,
);
addEventListener(
  "pointerup",
  (event) => {
    if (!event.isPrimary || !pressed) return;
    clearTimeout(timer);
    timer = setTimeout(released, LINGER);
  },
  true,
);
addEventListener(
  "click",
  () => {
    // What the click does is done at once; what has waited comes after it.
    if (!pressed) return;
    clearTimeout(timer);
    pressed = false;
    timer = setTimeout(released);
  },
  true,
);
addEventListener("pointercancel", (event) => event.isPrimary && released(), true);
// The button was let go where nobody heard of it.
addEventListener("pointermove", (event) => pressed && event.pointerType === "mouse" && !event.buttons && released(), true);
addEventListener("blur", released);
// A menu has taken the press, or whoever pressed goes on by keyboard or in another window.
for (const type of ["contextmenu", "keydown"]) addEventListener(type, () => pressed && released(), true);
document.addEventListener("visibilitychange", released);
