// A record that is dropped anywhere upon the first page is opened.
import { post } from "./api.js";

const form = document.querySelector("[data-import]");
const files = (event) => [...(event.dataTransfer?.items ?? [])].some((item) => item.kind === "file");
let depth = 0;

const mark = (on) => document.body.classList.toggle("dropping", on);

addEventListener("dragenter", (event) => {
  if (!files(event)) return;
  depth += 1;
  mark(true);
});
addEventListener("dragleave", (event) => {
  if (!files(event)) return;
  depth = Math.max(0, depth - 1);
  mark(depth > 0);
});
addEventListener("dragover", (event) => {
  if (files(event)) event.preventDefault();
});
addEventListener("drop", async (event) => {
  const [file] = event.dataTransfer?.files ?? [];
  if (!file) return;
  event.preventDefault();
  depth = 0;
  mark(false);
  try {
    const made = await post("/api/import", { record: JSON.parse(await file.text()) });
    location.assign(`/table/${made.id}`);
  } catch (problem) {
    const error = form.querySelector("[data-error]");
    form.closest("details").open = true;
    error.textContent = problem.message;
    error.hidden = false;
    error.scrollIntoView({ block: "center" });
  }
});
