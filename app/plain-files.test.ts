import { describe, expect, test } from "vitest";
import killSwitch from "../public/sw-kill.js?raw";
import firstPaint from "../public/first-paint.js?raw";
import tooOld from "../public/too-old.js?raw";

describe("[APP17] the kill switch", () => {
  test.for([
    [
      ["a", "b"],
      ["skip waiting", "drop a", "drop b", "unregister", "load /practice"],
    ],
    // Nothing was saved: a page that registered the kill switch itself is not loaded over and over.
    [[], ["skip waiting", "unregister"]],
  ] as const)("caches %o: %o, and IndexedDB is left alone", async ([names, expected]) => {
    const done: string[] = [];
    const handlers = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>();
    const self = {
      addEventListener: (type: string, handler: never) => handlers.set(type, handler),
      skipWaiting: () => done.push("skip waiting"),
      registration: { unregister: async () => done.push("unregister") },
      clients: { matchAll: async () => [{ url: "/practice", navigate: (url: string) => done.push(`load ${url}`) }] },
    };
    const caches = { keys: async () => names, delete: async (name: string) => done.push(`drop ${name}`) };
    const untouchable = new Proxy({}, { get: () => expect.unreachable("IndexedDB was touched") });
    run(killSwitch, { self, caches, indexedDB: untouchable });

    const works: Promise<void>[] = [];
    const event = { waitUntil: (work: Promise<void>) => void works.push(work) };
    handlers.get("install")?.(event);
    handlers.get("activate")?.(event);
    await Promise.all(works);
    expect(done).toEqual(expected);
  });
});

describe("[APP18] the notice for old browsers", () => {
  test.for([
    ["above the floor", {}, true],
    ["without modules", { noModule: false }, false],
    ["without structuredClone", { structuredClone: undefined }, false],
    ["without IndexedDB", { indexedDB: undefined }, false],
    ["without :focus-visible", { CSS: { supports: () => false } }, false],
    ["without CSS.supports", { CSS: undefined }, false],
  ] as const)("%s: stays hidden %o %s", ([, lacks, hidden]) => {
    expect(noticeIsHidden(lacks)).toBe(hidden);
  });

  test("is written in ES5", () => {
    expect(tooOld.replace(/\/\*[\s\S]*?\*\//u, "")).not.toMatch(/=>|`|\b(?:let|const|class|async|of)\b|\?\.|\?\?/u);
  });
});

describe("[APP73] which of the first screens is seen", () => {
  test.for([
    { name: "a device nobody has used", is: "form" },
    { name: "a device that knows nobody any more", kept: "nobody", controlled: true, is: "form" },
    { name: "a device that knows somebody", kept: "somebody", is: "opening" },
    { name: "a device with a copy of the app that says nothing", controlled: true, is: "opening" },
    { name: "a deep address, for somebody new", path: "/practice/g4.fracadd", is: "form" },
    { name: "the teacher's page", path: "/teach/classes", is: "opening" },
    { name: "a class code", path: "/join", is: "opening" },
    { name: "a shared device", path: "/kiosk", is: "opening" },
    { name: "an address that only begins like one of them", path: "/teaching", is: "form" },
    { name: "an address that is not safe", secure: false, is: "opening" },
    { name: "a browser that keeps nothing", kept: null, is: "form" },
  ])("$name: $is", ({ is, ...device }) => {
    expect(startOn(device).start).toBe(is);
  });

  test("a script that does not come is told, and the page is loaded again with the network; a picture is not", () => {
    expect(startOn({}).fail("IMG")).toEqual({ isTold: false, reloads: 0 });
    expect(startOn({}).fail("SCRIPT")).toEqual({ isTold: true, reloads: 1 });
  });

  test("a press before the app runs is kept, one after it is the app's", () => {
    const page = startOn({});
    const grade = { type: "button", closest: () => grade };
    const start = { type: "submit", closest: () => start };
    const form = {};
    expect(page.press("click", grade)).toEqual({ stopped: false, pressed: [grade] });
    // The form's own event follows this one.
    expect(page.press("click", start)).toEqual({ stopped: false, pressed: [grade] });
    expect(page.press("submit", form)).toEqual({ stopped: true, pressed: [grade, form] });
    expect(page.press("click", { closest: () => null })).toMatchObject({ pressed: [grade, form] });
    expect(startOn({ live: true }).press("submit", form)).toEqual({ stopped: false, pressed: [] });
  });
});

interface Device {
  /** Null: the browser refuses to be asked. */
  readonly kept?: string | null;
  readonly controlled?: boolean;
  readonly path?: string;
  readonly secure?: boolean;
  readonly live?: boolean;
}

function startOn({ kept, controlled = false, path = "/", secure = true, live = false }: Device) {
  const attributes = new Map<string, string>(live ? [["data-live", ""]] : []);
  const listeners = new Map<string, (event: object) => void>();
  let reloads = 0;
  let isTold = false;
  const document = {
    getElementById: (id: string) => (id === "not-come" ? { removeAttribute: () => (isTold = true) } : null),
    pressedEarly: [] as unknown[],
    documentElement: {
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      hasAttribute: (name: string) => attributes.has(name),
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  run(firstPaint, {
    document,
    localStorage: {
      getItem: () => {
        if (kept === null) throw new DOMException("refused", "SecurityError");
        return kept ?? null;
      },
    },
    navigator: { serviceWorker: { controller: controlled ? {} : null } },
    location: { pathname: path, reload: () => (reloads += 1) },
    window: {
      isSecureContext: secure,
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    },
  });
  return {
    start: attributes.get("data-start"),
    fail: (tagName: string) => {
      listeners.get("error")?.({ target: { tagName } });
      listeners.get("online")?.({});
      return { isTold, reloads };
    },
    press: (type: "click" | "submit", target: object) => {
      let stopped = false;
      listeners.get(type)?.({ type, target, preventDefault: () => (stopped = true) });
      return { stopped, pressed: [...document.pressedEarly] };
    },
  };
}

function noticeIsHidden(lacks: Readonly<Record<string, unknown>>): boolean {
  const attributes = new Set(["hidden"]);
  const notice = { removeAttribute: (name: string) => attributes.delete(name) };
  const script = lacks["noModule"] === false ? {} : { noModule: true };
  const document = {
    createElement: () => script,
    getElementById: (id: string) => (id === "too-old" ? notice : null),
  };
  const CSS = "CSS" in lacks ? lacks["CSS"] : { supports: () => true };
  const window = { structuredClone: () => 0, indexedDB: {}, ...lacks, CSS };
  run(tooOld, { document, window, CSS });
  return attributes.has("hidden");
}

/** Runs a classic script with these globals, as a browser would. */
function run(source: string, globals: Readonly<Record<string, unknown>>): void {
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function(...Object.keys(globals), source)(...Object.values(globals));
}
