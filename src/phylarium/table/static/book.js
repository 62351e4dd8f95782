// The rulebook: finds words as they are typed, marks them where they stand, and shows one rule among the others.
import { folded } from "./dom.js";

const marks = globalThis.CSS?.highlights; // a browser that cannot mark words shows what has them all the same

/** What can be found: each rule, each part of the guide and each sign, with the text that it is found by. */
function findable(root) {
  const found = [];
  for (const rule of root.querySelectorAll(".rule")) found.push({ part: rule, under: rule.closest(".chapter").querySelector("h2"), words: [rule] });
  for (const guide of root.querySelectorAll(".guide")) {
    let heading = null;
    for (const part of guide.children) {
      if (part.localName === "h2") heading = part;
      else found.push({ part, under: heading, words: [part] });
    }
  }
  for (const sign of root.querySelectorAll(".book-key li")) found.push({ part: sign, under: sign.closest(".book-key").querySelector("h2"), words: [sign.querySelector("span")] });
  for (const one of found) one.text = folded([...one.words, one.under].map((place) => place?.textContent ?? "").join(" "));
  return found;
}

/** Where words stand in a place: searched as they are found, so that an accent or a ligature is no other letter. */
function placesOf(place, words) {
  const ranges = [];
  const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    let text = "";
    const at = []; // of each letter of that text, where it comes from
    for (let i = 0; i < node.data.length; i += 1) {
      const plain = folded(node.data[i]);
      text += plain;
      for (let j = 0; j < plain.length; j += 1) at.push(i);
    }
    for (const word of words) {
      for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
        const range = document.createRange();
        range.setStart(node, at[from]);
        range.setEnd(node, at[from + word.length - 1] + 1);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

/** Makes the search of a book work at once; without a script the form asks the server. */
export function searchable(root) {
  const form = root.querySelector(".book-search");
  const input = form.querySelector("input");
  const aids = root.querySelectorAll(".book-aid");
  const none = root.querySelector("#book-none");
  const all = findable(root);
  const headings = new Set(all.map(({ under }) => under));
  const find = () => {
    const words = folded(input.value).split(" ").filter(Boolean);
    const kept = all.filter(({ text }) => words.every((word) => text.includes(word)));
    const parts = new Set(kept.map(({ part }) => part));
    for (const { part } of all) part.hidden = !parts.has(part);
    const under = new Set(kept.map((one) => one.under));
    for (const heading of headings) if (heading) heading.hidden = !under.has(heading);
    for (const place of root.querySelectorAll(".chapter, .guide, .book-key")) place.hidden = words.length > 0 && !kept.some(({ part }) => place.contains(part));
    for (const aid of aids) aid.hidden = words.length > 0;
    // The contents lead to what is left.
    for (const link of root.querySelectorAll(".book-contents a")) {
      const gone = document.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest("[hidden]");
      link.parentElement.hidden = Boolean(gone && root.contains(gone));
    }
    none.hidden = kept.length > 0;
    const shown = words.length ? kept.flatMap(({ words: places }) => places.flatMap((place) => placesOf(place, words))) : [];
    const named = words.length ? [...under].filter(Boolean).flatMap((place) => placesOf(place, words)) : [];
    marks?.set("found", new Highlight(...shown, ...named));
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
