// The rulebook beside the board: it comes when it is first asked for, and stays open while one plays.
import { searchable, turnTo } from "./book.js";
import { $, say } from "./dom.js";
import { tell } from "./notices.js";
import { root } from "./state.js";

const sheet = $("ui-rulebook");
const body = $("ui-rulebook-body");
const address = `/rulebook/${encodeURIComponent(root.dataset.game)}`;
let all = null; // shows every rule again, once the book is there
let back = null; // what had the focus

async function fetched() {
  if (all) return;
  const answer = await fetch(`${address}?sheet=true`, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(String(answer.status));
  body.innerHTML = await answer.text();
  all = searchable(body);
}

/** Opens the book, at a rule where one is named. */
export async function openBook(rule = "") {
  try {
    await fetched();
  } catch {
    tell(say("unreachable"));
    return;
  }
  if (sheet.hidden) back = document.activeElement;
  sheet.hidden = false;
  if (rule) {
    all();
    turnTo(body, rule);
  } else body.querySelector("input").focus({ preventScroll: true });
}

export function closeBook() {
  if (sheet.hidden) return false;
  sheet.hidden = true;
  back?.focus?.({ preventScroll: true });
  return true;
}

export const toggleBook = () => closeBook() || openBook();

// Links within the book turn its pages; the page's address stays that of the table.
body.addEventListener("click", (event) => {
  const link = event.target.closest("a[href^='#']");
  if (!link) return;
  event.preventDefault();
  const id = decodeURIComponent(link.getAttribute("href").slice(1));
  if (id.startsWith("rule-")) turnTo(body, id.slice(5));
  else body.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView({ block: "start" });
});
$("ui-rulebook-open").addEventListener("click", toggleBook);
$("ui-rulebook-close").addEventListener("click", closeBook);
sheet.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  closeBook();
});
