// Runs before the first paint: colours and stillness as this browser was told, so that nothing flashes.
(() => {
  const root = document.documentElement;
  root.classList.add("scripted");
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("phylarium") ?? "{}") ?? {};
  } catch {
    kept = {}; // storage is closed to us, or holds something else: the defaults do
  }
  try {
    // What the account keeps goes before what this browser does: it may have been changed elsewhere.
    const told = document.querySelector("meta[name=settings]")?.content;
    if (told) {
      kept = { ...kept, ...JSON.parse(told) };
      localStorage.setItem("phylarium", JSON.stringify(kept));
    }
  } catch {
    // storage is closed to us: what the account keeps holds for this page
  }
  if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
  if (kept.motion === false) root.classList.add("still");
})();
