// What the pointer of a mouse is moved to. What comes to lie under a pointer that rests was not pointed at.

/** Calls `tell` with the event whenever the pointer is moved within a place. */
export function onPointing(place, tell) {
  let last = "";
  place.addEventListener("pointermove", (event) => {
    const at = `${event.clientX} ${event.clientY}`;
    if (event.pointerType === "touch" || at === last) return;
    last = at;
    tell(event);
  });
}
