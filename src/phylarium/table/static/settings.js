// What this browser was told about look and keys. Kept in local storage; lost quietly where there is none.

const DEFAULTS = { theme: "auto", motion: true, keys: true, bots: "normal" };
let kept = read();

function read() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem("phylarium") ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export function setting(name) {
  return kept[name];
}

export function set(name, value) {
  kept = { ...kept, [name]: value };
  try {
    localStorage.setItem("phylarium", JSON.stringify(kept));
  } catch {
    // private browsing without storage: it holds for this page only
  }
  apply();
}

export function apply() {
  const root = document.documentElement;
  if (kept.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = kept.theme;
  root.classList.toggle("still", !kept.motion);
}

/** Whether things may move: the switch of the page, and the wish of the system. */
export function moving() {
  return kept.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
