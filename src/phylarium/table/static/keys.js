// The keys of the table.
import { undo } from "./acting.js";
import { nextCard } from "./coach.js";
import { $ } from "./dom.js";
import { hint } from "./hints.js";
import { closeInspector, inspectFocused } from "./inspector.js";
import { options, view } from "./parts.js";
import { skip } from "./pace.js";
import { now, step } from "./past.js";
import { closePop } from "./pop.js";
import { closeBook, toggleBook } from "./rulebook.js";
import { setting } from "./settings.js";
import { toSince } from "./since.js";
import { page, state } from "./state.js";

const KEYS = {
  "/": () => {
    options.fold(false);
    ($("ui-filter") ?? options.visible()[0])?.focus();
  },
  h: hint,
  u: undo,
  "[": () => step("back"),
  "]": () => step("forward"),
  b: () => view.element.focus(),
  i: inspectFocused,
  r: toggleBook,
  s: skip,
  w: toSince,
  "+": () => view.zoom(1.3),
  "=": () => view.zoom(1.3),
  "-": () => view.zoom(1 / 1.3),
  "?": () => $("ui-help").showModal(),
};

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, target } = event;
  if (key === "Escape") {
    if (document.querySelector("dialog[open]")) return;
    if (closeInspector() || closePop() || closeBook()) return;
    if (state.past) now();
    return;
  }
  const writing = target.matches("input:not([type=range],[type=radio],[type=checkbox]),select,textarea");
  if (writing || !setting("keys") || document.querySelector("dialog[open]") || !$("ui-cover").hidden) return;
  if (/^\d$/.test(key) && !state.past) {
    if (key === "0" && !options.typed) view.fit();
    else options.digit(key);
  } else if (Object.hasOwn(KEYS, key)) KEYS[key]();
  else if (key === "Enter" && (target === page || target === $("ui-coach") || target === $("ui-coach-words"))) {
    if (!nextCard()) return;
  } else if ((key === "ArrowDown" || key === "ArrowUp") && (target === page || target === $("ui-options"))) options.step(key === "ArrowDown" ? 1 : -1);
  else return;
  event.preventDefault();
});
