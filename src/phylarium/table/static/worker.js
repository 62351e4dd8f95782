// Shows the page where the server cannot be reached: the shell, one's tables, lessons and games against nobody else.
// The server says of each page whether it may be kept, and for whom; it is asked first, always.
const SHELL = `shell ${TOLD.edition}`;
const PUBLIC = "public";
const OWN = "own ";
const KEEP = "Phylarium-Keep";
const MOST = 60; // pages of a person
const DOORS = /^\/(?:api\/)?(?:account\/(?:login|logout|register|leave)|me\/leave)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll([...TOLD.shell, "/offline"].map((path) => new Request(path, { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name.startsWith("shell ") && name !== SHELL) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

/** Forgets what was kept for anybody but one. */
async function onlyFor(person) {
  for (const name of await caches.keys()) if (name.startsWith(OWN) && name !== OWN + person) await caches.delete(name);
}

async function keep(request, response) {
  const whose = response.headers.get(KEEP);
  // A page that is not to be kept still says who looks at it, and a table that has changed hands is not shown any more.
  const name = whose === "all" ? PUBLIC : OWN + whose;
  if (whose && whose !== "all") await onlyFor(whose);
  for (const known of await caches.keys()) {
    if (known.startsWith(OWN) && (!whose || known !== name)) await (await caches.open(known)).delete(request.url);
  }
  if (!whose || response.status !== 200 || response.redirected) return;
  const cache = await caches.open(name);
  await cache.put(request.url, response);
  const all = await cache.keys();
  for (const one of all.slice(0, Math.max(0, all.length - MOST))) await cache.delete(one);
}

async function visit(event) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keep(event.request, response.clone()));
    return response;
  } catch (problem) {
    const found = await caches.match(event.request.url, { ignoreVary: true });
    return found ?? (await caches.match("/offline", { ignoreVary: true })) ?? Response.error();
  }
}

async function file(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const found = await caches.match(request.url, { ignoreSearch: true, ignoreVary: true });
    if (found) return found;
    throw problem;
  }
}

/** Pictures and styles of games are the same for everybody. */
async function shared(event) {
  try {
    const response = await fetch(event.request);
    if (response.ok) {
      const copy = response.clone();
      event.waitUntil(caches.open(PUBLIC).then((cache) => cache.put(event.request.url, copy)));
    }
    return response;
  } catch (problem) {
    const found = await caches.match(event.request.url, { ignoreVary: true });
    if (found) return found;
    throw problem;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && DOORS.test(url.pathname)) {
    // Somebody comes or goes: nothing of whoever was here stays.
    event.respondWith(onlyFor("").then(() => fetch(request)).finally(() => onlyFor("")));
    return;
  }
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(visit(event));
  else if (url.pathname.startsWith("/static/")) event.respondWith(file(request));
  else if (url.pathname.startsWith("/games/")) event.respondWith(shared(event));
});
