/*
 * Kill switch. The server answers /sw.js with this file when it runs with MATHFLOW_SW=off: every
 * installed service worker is then replaced by this one, which removes the saved copy of the app
 * (Cache Storage) and unregisters itself; open pages load again from the network. It never touches
 * IndexedDB: pupils' work stays.
 */
self.addEventListener("install", () => {
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeSavedApp());
});

async function removeSavedApp() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
  // A page loaded since then registers this file again: it must not be loaded over and over.
  if (names.length === 0) return;
  const pages = await self.clients.matchAll({ type: "window" });
  for (const page of pages) page.navigate(page.url);
}
