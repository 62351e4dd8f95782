// Small helpers for building elements and for words.

const SVG = "http://www.w3.org/2000/svg";

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "text") element.textContent = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
  return element;
}

export function h(tag, properties, ...children) {
  return fill(document.createElement(tag), properties, children);
}

export function svg(tag, properties, ...children) {
  return fill(document.createElementNS(SVG, tag), properties, children);
}

/** Draws in the colour that the game's stylesheet has for a seat; where it has none, in one of our own. */
export function seatColour(element, seat) {
  element.classList.add("ph-auto", `series-${seat.seat}`);
  if (seat.colour) element.style.setProperty("--series", `var(--ph-${CSS.escape(seat.colour)})`);
  return element;
}

export const $ = (id) => document.getElementById(id);

/** Sets text only where it differs, so that live regions speak only of what changed. */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

const words = JSON.parse($("words")?.textContent ?? "{}");

export const language = document.documentElement.lang;

const plural = new Intl.PluralRules(language);
const figures = new Intl.NumberFormat(language);

/** A sentence of the page, with its arguments put in. One that counts comes in several forms: by number or by kind. */
export function say(id, args = {}) {
  const found = words[id] ?? id;
  const text = typeof found === "string" ? found : (found[`=${args.number}`] ?? found[plural.select(args.number)] ?? found.other);
  const word = (value) => (typeof value === "number" ? figures.format(value) : String(value));
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in args ? word(args[name]) : whole));
}

/** Somebody and what the game calls them. */
export function nameOf(seat) {
  return seat.label && seat.label !== seat.name ? say("who", { name: seat.name, label: seat.label }) : seat.name;
}

/** A text as it is searched: without capitals, accents, ligatures and kinds of blanks and apostrophes. */
export function folded(text) {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/[’‘]/g, "'")
    .replace(/\s/g, " ");
}

export function ruleButton(rule, text) {
  return h("button", { type: "button", class: "rule-id", "data-rule": rule, "data-rule-text": text || null }, rule);
}

/** How long ago or how far ahead, in the reader's language. */
export function when(unix) {
  const seconds = unix - Date.now() / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, size] of [["day", 86400], ["hour", 3600], ["minute", 60]]) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(0, "minute");
}
