// A small card beside what was touched: what it is, why not, or which of several.
import { h } from "./dom.js";

let open = null;
let back = null;

export function closePop() {
  if (!open) return false;
  const inside = open.contains(document.activeElement);
  if (inside) document.activeElement.blur(); // whoever minds what is focused in it hears of the end
  open.remove();
  open = null;
  if (inside) back?.focus({ preventScroll: true });
  return true;
}

const ROOM = 12;

/** Beside a point, and all of it on the screen. */
function place(card, at) {
  const box = card.getBoundingClientRect();
  const left = Math.min(Math.max(ROOM, at.x + ROOM), innerWidth - box.width - ROOM);
  const below = at.y + ROOM + box.height < innerHeight;
  card.style.left = `${Math.max(ROOM, left)}px`;
  card.style.top = `${Math.max(ROOM, below ? at.y + ROOM : at.y - box.height - ROOM)}px`;
}

export function pop(at, label, ...content) {
  closePop();
  back = document.activeElement;
  open = h("div", { class: "pop", role: "dialog", "aria-label": label }, ...content);
  document.body.append(open);
  place(open, at);
  // What is told later makes it larger.
  const grown = new ResizeObserver(([{ target }]) => (target.isConnected ? place(target, at) : grown.disconnect()));
  grown.observe(open);
  (open.querySelector("button") ?? open).focus?.({ preventScroll: true });
  return open;
}

document.addEventListener("pointerdown", (event) => {
  if (open && !open.contains(event.target)) closePop();
});
addEventListener("resize", closePop);
