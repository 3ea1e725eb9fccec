/*
 * Kill switch. The server answers /sw.js with this file when it runs with MATHFLOW_SW=off: every
 * installed service worker is then replaced by this one, which removes the saved copy of the app
 * (Cache Storage) and unregisters itself; open pages load again from the network. It never touches
 * IndexedDB: pupils' work stays.
 */
self.addEventListener("install", function () {
  self.skipWaiting();
});

self.addEventListener("activate", function (event) {
  event.waitUntil(
    caches
      .keys()
      .then(function (names) {
        return Promise.all(
          names.map(function (name) {
            return caches.delete(name);
          }),
        );
      })
      .then(function () {
        return self.registration.unregister();
      })
      .then(function () {
        return self.clients.matchAll({ type: "window" });
      })
      .then(function (pages) {
        pages.forEach(function (page) {
          page.navigate(page.url);
        });
      }),
  );
});
