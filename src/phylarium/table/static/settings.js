// What this browser was told about look, keys and sound. Kept in local storage (lost quietly where there is none), and with the
// account where there is one.

const DEFAULTS = { theme: "auto", motion: true, keys: true, bots: "normal", sound: false };
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
  if (document.querySelector("meta[name=settings]")) keep();
}

/** With an account they are kept there too, for its other browsers. */
function keep() {
  const body = JSON.stringify({ settings: kept });
  fetch("/api/me/settings", { method: "POST", credentials: "same-origin", headers: { "Content-Type": "application/json" }, body, keepalive: true }).catch(() => {
    // this browser has them; the account will at the next change
  });
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
