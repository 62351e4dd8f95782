// The rulebook: finds words as they are typed, and shows one rule among the others.
import { folded } from "./dom.js";

/** Makes the search of a book work at once; without a script the form asks the server. */
export function searchable(root) {
  const form = root.querySelector(".book-search");
  const input = form.querySelector("input");
  const guides = root.querySelectorAll(".guide, .book-key, .book-aid");
  const none = root.querySelector("#book-none");
  const texts = new Map([...root.querySelectorAll(".rule")].map((rule) => [rule, folded(`${rule.textContent} ${rule.closest(".chapter").querySelector("h2").textContent}`)]));
  const find = () => {
    const words = folded(input.value).split(" ").filter(Boolean);
    let left = 0;
    for (const [rule, text] of texts) {
      rule.hidden = !words.every((word) => text.includes(word));
      if (!rule.hidden) left += 1;
    }
    for (const chapter of root.querySelectorAll(".chapter")) chapter.hidden = !chapter.querySelector(".rule:not([hidden])");
    for (const guide of guides) guide.hidden = words.length > 0;
    none.hidden = left > 0;
  };
  input.addEventListener("input", find);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    find();
  });
  if (input.value) find();
  return () => {
    input.value = "";
    find();
  };
}

/** Brings a rule into sight and marks it. */
export function turnTo(root, rule) {
  for (const marked of root.querySelectorAll(".rule.here")) marked.classList.remove("here");
  const found = root.querySelector(`#${CSS.escape(`rule-${rule}`)}`);
  if (!found) return;
  found.classList.add("here");
  found.scrollIntoView({ block: "center" });
  found.focus({ preventScroll: true });
}
