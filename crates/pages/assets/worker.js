// Shows a page of our own while there is no connection. It keeps nothing else: a table is never shown as it was.

const version = new URL(location.href).searchParams.get("v");
const SHELF = "offline-" + version;
const PAGE = "/offline";
const FILES = ["base.css", "base.js", "icon.svg"].map((name) => `/assets/${version}/${name}`);

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(tidy()));

async function keep() {
  const shelf = await caches.open(SHELF);
  await shelf.addAll([PAGE, ...FILES]);
  await skipWaiting();
}

async function tidy() {
  for (const name of await caches.keys()) {
    if (name !== SHELF) await caches.delete(name);
  }
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
