// The pages other than the table: times in words, the theme button, notes of chosen bots, seat rows.
import { post } from "./api.js";
import { when } from "./dom.js";
import { set, setting } from "./settings.js";

for (const time of document.querySelectorAll("time[data-when]")) {
  const unix = Number(time.dataset.when);
  time.dateTime = new Date(unix * 1000).toISOString();
  time.textContent = when(unix);
}

for (const button of document.querySelectorAll("[data-theme-next]")) {
  const order = ["auto", "light", "dark"];
  const label = button.getAttribute("aria-label");
  const tell = () => {
    const now = setting("theme");
    const words = `${label}: ${button.dataset[`say${now[0].toUpperCase()}${now.slice(1)}`]}`;
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

for (const row of document.querySelectorAll("[data-seat-row]")) {
  const kind = row.querySelector("[data-kind]");
  const show = () => {
    for (const part of row.querySelectorAll("[data-for-kind]")) {
      part.hidden = !part.dataset.forKind.split(" ").includes(kind.value);
    }
  };
  kind.addEventListener("change", show);
  show();
}

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
      error.textContent = problem.message;
      error.hidden = false;
    }
  });
}
