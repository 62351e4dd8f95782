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
