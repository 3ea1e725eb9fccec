import { beforeAll, expect, test, vi } from "vitest";

const ORIGIN = "https://school.test";

interface FakeFetch {
  readonly request: Request;
  readonly respondWith: (answer: unknown) => void;
  readonly waitUntil: () => void;
}

/** What the worker listens to, as a browser would call it. */
const listeners = new Map<string, ((event: FakeFetch) => void)[]>();

beforeAll(async () => {
  const scope = {
    __WB_DISABLE_DEV_LOGS: true,
    __WB_MANIFEST: [
      { url: "index.html", revision: "1" },
      { url: "assets/index-1.js", revision: null },
    ],
    addEventListener: (type: string, listener: (event: FakeFetch) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    registration: { scope: `${ORIGIN}/` },
    skipWaiting: async () => {},
    location: new URL(`${ORIGIN}/sw.js`),
  };
  // Never asked for an answer in this test: only who answers is looked at.
  const caches = { match: async () => undefined, open: async () => ({ match: async () => undefined }) };
  vi.stubGlobal("__WB_DISABLE_DEV_LOGS", true);
  for (const [name, value] of Object.entries({
    self: scope,
    location: scope.location,
    registration: scope.registration,
    caches,
  })) {
    vi.stubGlobal(name, value);
  }
  await import("./service-worker.ts");
});

/** Whether the worker answers, or leaves the request to the network. */
function isTaken(path: string, { mode = "cors", method = "GET" } = {}): boolean {
  const request = new Request(`${ORIGIN}${path}`, { method });
  // Only a browser can make a request that navigates.
  Object.defineProperty(request, "mode", { value: mode });
  let taken = false;
  const respondWith = (answer: unknown) => {
    taken = true;
    void Promise.resolve(answer).catch(() => {});
  };
  for (const listener of listeners.get("fetch") ?? []) listener({ request, respondWith, waitUntil: () => {} });
  return taken;
}

test.for([
  "/v1",
  "/v1/sync",
  "/v1/auth/session",
  "/v1/classes/0199a3c0-0000-4000-8000-000000000002?x=/index.html",
  "/v1/llm/hint",
  "/v1/index.html",
  "/v1/assets/index-1.js",
  "/healthz",
  "/setup-device",
  "/metrics",
])("[TH19] %s goes to the network, however it is asked", (path) => {
  for (const method of ["GET", "POST", "PATCH", "DELETE"]) expect(isTaken(path, { method })).toBe(false);
  expect(isTaken(path, { mode: "navigate" })).toBe(false);
});

test.for(["/index.html", "/assets/index-1.js"])(
  "%s comes from the saved copy: it was there when the worker was built",
  (path) => {
    expect(isTaken(path)).toBe(true);
  },
);

test("every other address is the app's page when it is gone to, and is kept by nobody when it is fetched", () => {
  for (const path of ["/practice/g4.fracadd", "/kiosk", "/v2/sync", "/v1x"]) {
    expect(isTaken(path, { mode: "navigate" })).toBe(true);
    expect(isTaken(path)).toBe(false);
  }
});
