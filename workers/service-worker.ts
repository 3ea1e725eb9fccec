import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import {
  CHOICES,
  type Choice,
  choiceOf,
  CHOSEN,
  type ChosenOrder,
  countKept,
  fillCache,
  keepChosen,
  type KeptFile,
  type PrecacheNews,
  type PrecacheOrder,
  type PrecacheQuestion,
  type PrecacheReport,
  type PrecacheTrouble,
} from "./precache.ts";

/*
 * The saved copy of the app (requirements D1, D4). Everything the app is made of is fetched when this
 * worker is installed; every address then opens the app, with or without a network. Nothing under /v1
 * and nothing else that changes from learner to learner ever enters a cache.
 *
 * A new worker waits until the page says "SKIP_WAITING": the page asks only between problems, so that
 * the files a running page may still need are not taken away from under it. The first one takes charge of the
 * page that brought it: what that page asks for from then on is there without a network.
 */
// oxlint-disable-next-line no-underscore-dangle -- the name under which workbox-build writes the list of files
declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
};

// oxlint-disable-next-line no-underscore-dangle
const everything = [...self.__WB_MANIFEST];
const manifest = everything.filter(({ url }) => choiceOf(url) === null);
const filesOf = (choice: Choice): readonly string[] =>
  everything.filter(({ url }) => choiceOf(url) === choice).map(({ url }) => new URL(url, self.location.href).href);
const precache = new PrecacheController();
precache.addToCacheList(manifest);
registerRoute(new PrecacheRoute(precache));
cleanupOutdatedCaches();

registerRoute(
  new NavigationRoute(precache.createHandlerBoundToURL("/index.html"), {
    // Files stand in the root and under /assets; skill ids in addresses have dots too (`/practice/g4.fraceq`).
    denylist: [/^\/v1(?:\/|$)/u, /^\/(?:healthz|metrics|setup-device)$/u, /^\/assets\//u, /^\/[^/]+\.[a-z0-9]+$/iu],
  }),
);

const files: readonly KeptFile[] = [...precache.getURLsToCacheKeys()].map(([url, cacheKey]) => ({ url, cacheKey }));
/** The name vite.config.ts gives the page's own script. */
const version = manifest.map(({ url }) => `/${url}`).find((url) => /^\/assets\/page-[^/]+\.js$/u.test(url)) ?? "";
const openCache = () => caches.open(precache.strategy.cacheName);

for (const choice of CHOICES) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && choiceOf(url.pathname) === choice,
    async ({ request }) => {
      const cache = await caches.open(CHOSEN[choice].cache);
      const kept = await cache.match(request);
      if (kept !== undefined) return kept;
      const response = await fetch(request);
      // Where there is no room it is fetched again the next time.
      if (response.ok) await cache.put(request, response.clone()).catch(() => {});
      return response;
    },
  );
}

let filling: Promise<PrecacheTrouble | null> | null = null;
let trouble: PrecacheTrouble | null = null;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const hindrance = await fill();
      if (hindrance !== null) throw new Error(`the app could not be kept: ${hindrance}`);
      // Who chose it on this device has it of each version. Words of a model come over the network, as what asks for them does.
      if (await caches.has(CHOSEN.spanish.cache)) await keepSpanish();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  void precache.activate(event);
  event.waitUntil(self.clients.claim());
  event.waitUntil(dropOldChosen());
});

self.addEventListener("message", (event) => {
  const { type } = (event.data ?? {}) as Partial<
    { readonly type: "SKIP_WAITING" } | PrecacheOrder | PrecacheQuestion | ChosenOrder
  >;
  if (type === "SKIP_WAITING") void self.skipWaiting();
  if (type === "precache-fill") event.waitUntil(fill());
  if (type === "keep-spanish") {
    // Where it cannot be had now, it is fetched with the next page.
    event.waitUntil(keepSpanish().catch(() => undefined));
  }
  if (type === "precache-how-much") {
    const [port] = event.ports;
    event.waitUntil(report().then((told) => port?.postMessage(told)));
  }
});

async function keepSpanish(): Promise<void> {
  await keepChosen(filesOf("spanish"), await caches.open(CHOSEN.spanish.cache), fetch);
}

/** Files of the version before are not asked for any more. */
async function dropOldChosen(): Promise<void> {
  for (const choice of CHOICES) {
    if (!(await caches.has(CHOSEN[choice].cache))) continue;
    const cache = await caches.open(CHOSEN[choice].cache);
    const now = filesOf(choice);
    for (const request of await cache.keys()) if (!now.includes(request.url)) await cache.delete(request);
  }
}

/** Makes the copy whole, and tells the pages how far it is at each further percent and at the end. */
function fill(): Promise<PrecacheTrouble | null> {
  filling ??= fillAndTell().finally(() => {
    filling = null;
  });
  return filling;
}

async function fillAndTell(): Promise<PrecacheTrouble | null> {
  trouble = null;
  const cache = await openCache();
  let kept = await countKept(files, cache);
  let percent = -1;
  trouble = await fillCache(files, cache, fetchFile, () => {
    kept += 1;
    const now = Math.floor((100 * kept) / files.length);
    if (now !== percent) void tell({ version, kept, of: files.length, trouble: null });
    percent = now;
  });
  await tell(await report());
  return trouble;
}

/** What has no hash in its name is asked of the server itself. */
function fetchFile({ url, cacheKey }: KeptFile): Promise<Response> {
  return fetch(url, { cache: url === cacheKey ? "default" : "reload", credentials: "same-origin" });
}

async function report(): Promise<PrecacheReport> {
  return { version, kept: await countKept(files, await openCache()), of: files.length, trouble };
}

async function tell(told: PrecacheReport): Promise<void> {
  const news: PrecacheNews = { type: "precache-news", report: told };
  // The worker that is being installed has charge of no page yet.
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- pages of our own origin, which take no such argument
  for (const page of pages) page.postMessage(news);
}
