import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

/*
 * The saved copy of the app (requirements D1, D4). Everything the app is made of is fetched when this
 * worker is installed; every address then opens the app, with or without a network. Nothing under /v1
 * and nothing else that changes from learner to learner ever enters a cache.
 *
 * A new worker waits until the page says "SKIP_WAITING": the page asks only between problems, so that
 * the files a running page may still need are not taken away from under it.
 */
// oxlint-disable-next-line no-underscore-dangle -- the name under which workbox-build writes the list of files
declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
};

// oxlint-disable-next-line no-underscore-dangle
precacheAndRoute([...self.__WB_MANIFEST]);
cleanupOutdatedCaches();

registerRoute(
  new NavigationRoute(createHandlerBoundToURL("/index.html"), {
    // Files stand in the root and under /assets; skill ids in addresses have dots too (`/practice/g4.fraceq`).
    denylist: [/^\/v1(?:\/|$)/u, /^\/(?:healthz|metrics|setup-device)$/u, /^\/assets\//u, /^\/[^/]+\.[a-z0-9]+$/iu],
  }),
);

self.addEventListener("message", (event) => {
  const message: unknown = event.data;
  if (typeof message === "object" && message !== null && "type" in message && message.type === "SKIP_WAITING") {
    void self.skipWaiting();
  }
});
