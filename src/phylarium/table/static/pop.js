// A small card beside what was touched: what it is, why not, or which of several.
import { h } from "./dom.js";

let open = null;
let back = null;

export function closePop() {
  if (!open) return false;
  const inside = open.contains(document.activeElement);
  open.remove();
  open = null;
  if (inside) back?.focus({ preventScroll: true });
  return true;
}

export function pop(at, label, ...content) {
  closePop();
  back = document.activeElement;
  open = h("div", { class: "pop", role: "dialog", "aria-label": label }, ...content);
  document.body.append(open);
  const box = open.getBoundingClientRect();
  const room = 12;
  const left = Math.min(Math.max(room, at.x + room), innerWidth - box.width - room);
  const below = at.y + room + box.height < innerHeight;
  open.style.left = `${Math.max(room, left)}px`;
  open.style.top = `${Math.max(room, below ? at.y + room : at.y - box.height - room)}px`;
  (open.querySelector("button") ?? open).focus?.({ preventScroll: true });
  return open;
}

document.addEventListener("pointerdown", (event) => {
  if (open && !open.contains(event.target)) closePop();
});
addEventListener("resize", closePop);
