import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { CHOICES, CHOSEN, type Choice } from "./precache.ts";

const ORIGIN = "https://school.test";

interface FakeFetch {
  readonly request: Request;
  readonly respondWith: (answer: unknown) => void;
  readonly waitUntil: () => void;
}

/** What the worker listens to, as a browser would call it. */
const listeners = new Map<string, ((event: FakeFetch) => void)[]>();
/** Files in the cache by the address they are kept under. */
const kept = new Set<string>();
/** The same of the files that only who chose them keeps; null where nobody has. */
const chosen: Record<Choice, Set<string> | null> = { spanish: null, words: null };
const told: unknown[] = [];
let claims = 0;
let isOnline = true;
let hasRoom = true;
/** What the server has no more. */
const gone = new Set<string>();

beforeAll(async () => {
  const scope = {
    __WB_DISABLE_DEV_LOGS: true,
    __WB_MANIFEST: [
      { url: "index.html", revision: "1" },
      { url: "assets/index-1.js", revision: null },
      { url: "assets/page-1.js", revision: null },
      { url: "assets/spanish-2.js", revision: null },
      { url: "assets/llm-2.js", revision: null },
      { url: "assets/http-llm-2.js", revision: null },
    ],
    addEventListener: (type: string, listener: (event: FakeFetch) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    registration: { scope: `${ORIGIN}/` },
    clients: {
      claim: async () => {
        claims += 1;
      },
      matchAll: async () => [{ postMessage: (message: unknown) => told.push(message) }],
    },
    skipWaiting: async () => {},
    location: new URL(`${ORIGIN}/sw.js`),
  };
  const cache = {
    // Never asked for an answer in this test: only who answers is looked at.
    match: async () => undefined,
    keys: async () => [...kept].map((url) => new Request(url)),
    put: async (url: string) => void kept.add(url),
    delete: async ({ url }: Request) => kept.delete(url),
  };
  const caches = {
    match: async () => undefined,
    has: async (name: string) => CHOICES.some((choice) => CHOSEN[choice].cache === name && chosen[choice] !== null),
    open: async (name: string) => {
      const choice = CHOICES.find((one) => CHOSEN[one].cache === name);
      return choice === undefined ? cache : chosenCache((chosen[choice] ??= new Set()));
    },
    keys: async () => [],
  };
  const address = (asked: Request | string) => (typeof asked === "string" ? asked : asked.url);
  const chosenCache = (files: Set<string>) => ({
    match: async (asked: Request | string) => (files.has(address(asked)) ? new Response("kept") : undefined),
    keys: async () => [...files].map((url) => new Request(url)),
    put: async (asked: Request | string) => {
      if (!hasRoom) throw new DOMException("no room", "QuotaExceededError");
      files.add(address(asked));
    },
    delete: async ({ url }: Request) => files.delete(url),
  });
  vi.stubGlobal("fetch", async (asked: Request | string) => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    return new Response("fetched", { status: gone.has(address(asked)) ? 404 : 200 });
  });
  Object.assign(scope, { caches });
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

// Other files of tests run in the same process.
afterAll(() => {
  vi.unstubAllGlobals();
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

/** What the worker answers with. */
async function answerTo(path: string): Promise<Response> {
  const request = new Request(`${ORIGIN}${path}`);
  let given: unknown = null;
  const respondWith = (answer: unknown) => {
    given = answer;
  };
  for (const listener of listeners.get("fetch") ?? []) listener({ request, respondWith, waitUntil: () => {} });
  return (await given) as Response;
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

/** Calls the listeners of an event and waits for everything it is told to wait for. */
async function call(type: string, event: object = {}): Promise<void> {
  const works: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void works.push(work);
  for (const listener of listeners.get(type) ?? []) (listener as (event: object) => void)({ ...event, waitUntil });
  await Promise.all(works);
}

async function howMuch(): Promise<unknown> {
  const answers: unknown[] = [];
  await call("message", {
    data: { type: "precache-how-much" },
    ports: [{ postMessage: (answer: unknown) => answers.push(answer) }],
  });
  return answers[0];
}

test("[HST61] it is installed only when every file is there, and tells how many are", async () => {
  isOnline = false;
  await expect(call("install")).rejects.toThrow("no-network");
  const none = { version: "/assets/page-1.js", kept: 0, of: 3, trouble: "no-network" };
  expect(await howMuch()).toEqual(none);
  expect(told.at(-1)).toEqual({ type: "precache-news", report: none });

  isOnline = true;
  await call("install");
  const all = { version: "/assets/page-1.js", kept: 3, of: 3, trouble: null };
  expect(await howMuch()).toEqual(all);
  expect(told.at(-1)).toEqual({ type: "precache-news", report: all });
});

test("[HST61] it takes charge of the page that brought it", async () => {
  await call("activate");
  expect(claims).toBe(1);
});

test("[HST60] a copy that lost files is filled when a page asks for it", async () => {
  for (const url of [...kept].slice(1)) kept.delete(url);
  expect(await howMuch()).toMatchObject({ kept: 1, of: 3 });
  await call("message", { data: { type: "precache-fill" } });
  expect(await howMuch()).toMatchObject({ kept: 3, of: 3, trouble: null });
});

test("[HST62] words of another language are kept only where somebody chose them, and then those of each version", async () => {
  const spanish = `${ORIGIN}/assets/spanish-2.js`;
  await call("install");
  expect(kept.has(spanish)).toBe(false);
  expect(chosen.spanish).toBeNull();

  // Without a network that comes to nothing, and nothing breaks.
  isOnline = false;
  await call("message", { data: { type: "keep-spanish" } });
  expect(chosen.spanish).toEqual(new Set());
  isOnline = true;
  await call("message", { data: { type: "keep-spanish" } });
  expect(chosen.spanish).toEqual(new Set([spanish]));
  expect(isTaken("/assets/spanish-2.js")).toBe(true);

  // Another version: what it was made with before is dropped, its own comes with it.
  chosen.spanish = new Set([`${ORIGIN}/assets/spanish-1.js`]);
  await call("install");
  await call("activate");
  expect(chosen.spanish).toEqual(new Set([spanish]));
});

test("[HST62] what asks for words of a model is kept when it was fetched, by no other device, and by none for a version it has not", async () => {
  const [words, asking] = [`${ORIGIN}/assets/llm-2.js`, `${ORIGIN}/assets/http-llm-2.js`];
  await call("install");
  expect(kept.has(words)).toBe(false);
  expect(chosen.words).toBeNull();

  // Where it cannot be had whoever asked hears so, and nothing else comes in its place.
  isOnline = false;
  await expect(answerTo("/assets/llm-2.js")).rejects.toThrow("Failed to fetch");
  isOnline = true;
  gone.add(words);
  expect((await answerTo("/assets/llm-2.js")).status).toBe(404);
  gone.delete(words);
  hasRoom = false;
  expect(await (await answerTo("/assets/llm-2.js")).text()).toBe("fetched");
  hasRoom = true;
  expect(chosen.words).toEqual(new Set());

  expect(await (await answerTo("/assets/llm-2.js")).text()).toBe("fetched");
  expect(chosen.words).toEqual(new Set([words]));
  isOnline = false;
  expect(await (await answerTo("/assets/llm-2.js")).text()).toBe("kept");
  isOnline = true;
  await answerTo("/assets/http-llm-2.js");
  expect(chosen.words).toEqual(new Set([words, asking]));

  // A new version is installed without its own, which is fetched when it is wanted; that of the page before is there until then.
  const before = `${ORIGIN}/assets/llm-1.js`;
  chosen.words = new Set([before]);
  gone.add(words).add(asking);
  await call("install");
  expect(chosen.words).toEqual(new Set([before]));
  await call("activate");
  expect(chosen.words).toEqual(new Set());
  gone.clear();
});
