// A long touch: it asks about what is under the finger, and does not choose it.
import { released } from "./calm.js";

const JITTER = 4; // a finger that rests moves so many pixels at most

/** Calls `ask` with what `found` finds of an event in an area once a finger has rested on it for so many milliseconds. */
export function onLongPress(area, found, pause, ask) {
  let timer = 0;
  let held = false;
  const stop = () => clearTimeout(timer);
  area.addEventListener("pointerdown", (event) => {
    held = false;
    stop();
    const thing = found(event);
    // A second finger means something else: two of them zoom.
    if (event.pointerType !== "touch" || !event.isPrimary || !thing) return;
    timer = setTimeout(() => {
      held = true;
      released(); // no click is to come of it
      ask(thing);
    }, pause);
  });
  area.addEventListener("pointerup", stop);
  area.addEventListener("pointercancel", stop);
  area.addEventListener("pointermove", (event) => Math.hypot(event.movementX, event.movementY) > JITTER && stop());
  area.addEventListener("contextmenu", (event) => held && found(event) && event.preventDefault());
  area.addEventListener(
    "click",
    (event) => {
      if (!held || !found(event)) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
}
