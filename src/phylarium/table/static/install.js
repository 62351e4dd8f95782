// Lets the page be installed and be read where the server cannot be reached.
navigator.serviceWorker?.register("/worker.js").catch(() => {
  // not served safely, or switched off: then it is a page like any other
});
