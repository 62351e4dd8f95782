// The page of a result: copies what is to be shared.
for (const button of document.querySelectorAll("[data-copy]")) {
  const from = document.getElementById(button.dataset.copy);
  const words = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    from.select();
    await navigator.clipboard?.writeText(from.value);
    button.textContent = button.dataset.copied;
    setTimeout(() => (button.textContent = words), 2000);
  });
}

// A story that is being worked out: how far it is, and what came of it.
const box = document.getElementById("ui-story-box");

/** Each line in the colour of its seat. */
function tint() {
  for (const line of box.querySelectorAll("[data-series]")) {
    if (line.dataset.series) line.style.setProperty("--series", `var(--ph-${CSS.escape(line.dataset.series)})`);
  }
}

async function follow() {
  tint();
  const id = document.getElementById("main").dataset.id;
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  while (box.querySelector("[data-status=begun]")) {
    await wait(1000);
    const answer = await fetch(`/api/tables/${id}/story`, { headers: { Accept: "application/json" } });
    if (!answer.ok) continue;
    const story = await answer.json();
    const bar = box.querySelector("progress");
    if (bar && story.steps) {
      bar.max = story.steps;
      bar.value = story.done;
    }
    if (story.status !== "begun") {
      const told = await fetch(`/table/${id}/story`);
      if (told.ok) box.innerHTML = await told.text();
      tint();
    }
  }
}

if (box) follow();
