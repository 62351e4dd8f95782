// A record that is dropped anywhere upon the first page is opened, as if its form had been sent.
const form = document.querySelector("[data-import]");
const holds = (event) => [...(event.dataTransfer?.items ?? [])].some((item) => item.kind === "file");
let depth = 0;

document.body.dataset.drop = form.dataset.drop;
const mark = (on) => document.body.classList.toggle("dropping", on);

addEventListener("dragenter", (event) => {
  if (!holds(event)) return;
  depth += 1;
  mark(true);
});
addEventListener("dragleave", (event) => {
  if (!holds(event)) return;
  depth = Math.max(0, depth - 1);
  mark(depth > 0);
});
addEventListener("dragover", (event) => {
  if (holds(event)) event.preventDefault();
});
addEventListener("drop", (event) => {
  const files = event.dataTransfer?.files;
  if (!files?.length) return;
  event.preventDefault();
  depth = 0;
  mark(false);
  form.closest("details").open = true;
  form.elements.record.files = files;
  form.elements.at.value = "";
  form.requestSubmit();
});
