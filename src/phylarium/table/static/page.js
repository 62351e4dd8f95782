// The pages other than the table: times in words, the theme button, notes of chosen bots, seat rows.
import { post } from "./api.js";
import { when } from "./dom.js";
import "./install.js";
import { set, setting } from "./settings.js";

for (const time of document.querySelectorAll("time[data-when]")) {
  const unix = Number(time.dataset.when);
  time.dateTime = new Date(unix * 1000).toISOString();
  time.textContent = when(unix);
}

// How many games wait, on the badge of the page where it is installed, and on its icon.
for (const list of document.querySelectorAll("[data-yours]")) {
  const waiting = Number(list.dataset.yours);
  (waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.())?.catch(() => {}); // not installed: there is no badge
  document.getElementById("ui-icon").href = waiting ? "/static/mark-turn.svg" : "/static/mark.svg";
}

for (const button of document.querySelectorAll("[data-theme-next]")) {
  const order = ["auto", "light", "dark"];
  const tell = () => {
    const now = setting("theme");
    const words = button.dataset[`say${now[0].toUpperCase()}${now.slice(1)}`];
    button.title = words;
    button.setAttribute("aria-label", words);
  };
  button.hidden = false;
  tell();
  button.addEventListener("click", () => {
    set("theme", order[(order.indexOf(setting("theme")) + 1) % order.length]);
    tell();
  });
}

for (const note of document.querySelectorAll("[data-chip-note]")) {
  note.closest("form").addEventListener("change", (event) => {
    if (event.target.dataset.note !== undefined) note.textContent = event.target.dataset.note;
  });
}

for (const box of document.querySelectorAll("[data-against]")) {
  box.addEventListener("change", () => {
    const chosen = (name) => box.querySelector(`[name=${name}]:checked`);
    const words = (name) => chosen(name)?.nextElementSibling.textContent ?? "";
    const alone = chosen("seats")?.value === "1";
    const text = alone ? box.dataset.alone : box.dataset.against.replace("{bots}", words("seats")).replace("{level}", words("bot"));
    box.querySelector("summary span").textContent = text;
  });
}

for (const dot of document.querySelectorAll("[data-colour]")) dot.style.setProperty("--dot", `var(--ph-${CSS.escape(dot.dataset.colour)})`);

const rows = [...document.querySelectorAll("[data-seat-row]")];

/** Of each seat only what its kind needs; the first seat of mine has my name already. */
function showRows() {
  const kind = (row) => row.querySelector("[data-kind]").value;
  const first = rows.find((row) => kind(row) === "me");
  for (const row of rows) {
    for (const part of row.querySelectorAll("[data-for-kind]")) {
      part.hidden = !part.dataset.forKind.split(" ").includes(kind(row)) || (row === first && part.localName === "input");
    }
  }
  for (const part of document.querySelectorAll("[data-for-seat]")) part.hidden = !rows.some((row) => kind(row) === part.dataset.forSeat);
}

for (const row of rows) row.addEventListener("change", showRows);
showRows();

for (const form of document.querySelectorAll("[data-import]")) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const error = form.querySelector("[data-error]");
    error.hidden = true;
    try {
      const record = JSON.parse(await form.elements.record.files[0].text());
      const at = form.elements.at.value.trim();
      const made = await post("/api/import", at ? { record, at: Number(at) } : { record });
      location.assign(`/table/${made.id}`);
    } catch (problem) {
      // A browser says in its own words what is no JSON.
      error.textContent = problem instanceof SyntaxError ? form.dataset.unreadable : problem.message;
      error.hidden = false;
      error.scrollIntoView({ block: "center" });
    }
  });
}
