// The tabs of a narrow screen: one part of the table at a time.
import { $, h, say } from "./dom.js";
import { options, pieces } from "./parts.js";
import { askMine } from "./seats.js";
import { page, root } from "./state.js";

let tab = "board";

/** The tabs of the parts that there are; `marked` are the targets of what can be chosen. */
export function showTabs(marked) {
  const names = new Map([["board", say("board")], ["seats", say("seats")]]);
  for (const part of document.querySelectorAll("#ui-side > [data-tab]")) names.set(part.dataset.tab, part.querySelector("svg")?.getAttribute("aria-label") ?? part.dataset.tab);
  names.set("log", say("log"));
  if (!names.has(tab)) tab = "board";
  const bar = $("ui-tabs");
  const key = [...names.keys()].join();
  if (bar.dataset.key !== key) {
    bar.dataset.key = key;
    bar.replaceChildren(
      ...[...names].map(([name, words]) =>
        h("button", { type: "button", role: "tab", "data-open": name, onclick: () => chooseTab(name) }, words),
      ),
    );
  }
  for (const button of bar.children) {
    const parts = [...root.querySelectorAll(`.tabbed[data-tab="${CSS.escape(button.dataset.open)}"]`)];
    const here = [...marked].some((target) => pieces.of(target).some((element) => parts.some((part) => part.contains(element))));
    button.classList.toggle("has-yours", here);
  }
  openTab(tab);
}

/** One part at a time: whoever leaves the board wants to see something else than the options. */
function chooseTab(name) {
  askMine(false);
  openTab(name);
  options.fold(name !== "board");
  scrollTo(0, name === "log" ? page.scrollHeight : 0);
}

export function openTab(name) {
  tab = name;
  for (const button of $("ui-tabs").children) {
    const chosen = button.dataset.open === name;
    button.setAttribute("aria-selected", String(chosen));
    button.tabIndex = chosen ? 0 : -1;
  }
  for (const part of root.querySelectorAll(".tabbed")) part.classList.toggle("shown", part.dataset.tab === name);
  pieces.refine();
}

$("ui-tabs").addEventListener("keydown", (event) => {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!way) return;
  const all = [...$("ui-tabs").children];
  const next = all[(all.indexOf(document.activeElement) + way + all.length) % all.length];
  chooseTab(next.dataset.open);
  next.focus();
  event.preventDefault();
});
