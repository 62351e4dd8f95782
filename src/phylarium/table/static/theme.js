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
    if (root.dataset.settings) {
      kept = { ...kept, ...JSON.parse(root.dataset.settings) };
      localStorage.setItem("phylarium", JSON.stringify(kept));
    }
  } catch {
    // storage is closed to us: what the account keeps holds for this page
  }
  if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
  if (kept.motion === false) root.classList.add("still");
})();
