import { describe, expect, test } from "vitest";
import killSwitch from "../public/sw-kill.js?raw";
// oxlint-disable-next-line import/default -- asked for as text
import engineStart from "../public/engine-start.js?raw";
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
    { name: "the page of a pupil's parents", path: "/parent", is: "opening" },
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

describe("[APP94] the engine's early start", () => {
  const engine = "/assets/engine.worker-1.js";

  test("where somebody is known the page is handed a worker that is on its way, named after the engine's address", () => {
    expect(startOn({ kept: "somebody", engine }).started).toMatchObject({
      address: "/engine-start.js",
      name: expect.stringMatching(/^engine \d+ 0\.\d+ \/assets\/engine\.worker-1\.js$/u),
      failed: false,
    });
  });

  test.for([
    { name: "the form of the first run", kept: "nobody", engine },
    { name: "an address that is not safe", kept: "somebody", secure: false, engine },
    { name: "no engine named, as in development", kept: "somebody" },
    { name: "a browser that starts none", kept: "somebody", engine, refuses: true },
  ])("$name: none", (device) => {
    expect(startOn(device)).toMatchObject({ started: null, start: expect.any(String) });
  });

  test("Trusted Types let nothing but the engine's beginning through", () => {
    expect(startOn({ kept: "somebody", engine, typed: true }).started?.address).toEqual({ url: "/engine-start.js" });
    expect(() => startOn({ kept: "somebody", engine, typed: true }).pass("/other.js")).toThrow(TypeError);
  });

  test("a worker that fails before the page is there is no worker to take over", () => {
    const { started } = startOn({ kept: "somebody", engine });
    started?.worker.dispatchEvent(new Event("error"));
    expect(started?.failed).toBe(true);
  });

  test("what the page says is heard in order, whether it came before or after the engine", async () => {
    const worker = workerOf(`engine 1 0.5 ${engine}`);
    worker.say(1);
    worker.say(2);
    expect(worker.heard).toEqual([]);
    await worker.arrive();
    worker.say(3);
    expect([worker.asked, worker.heard, worker.thrown]).toEqual([`https://school.example${engine}`, [1, 2, 3], []]);
  });

  test("an engine that cannot be had, or is not ours, is an error of the worker's", async () => {
    const lost = workerOf(`engine 1 0.5 ${engine}`, "it is not here");
    await lost.arrive();
    expect(lost.thrown).toEqual(["it is not here"]);
    const foreign = workerOf("engine 1 0.5 https://other.example/w.js");
    await foreign.arrive();
    expect([foreign.asked, foreign.thrown]).toEqual([null, ["not our own script: https://other.example/w.js"]]);
  });
});

/** The beginning of a worker of that name; its engine arrives, or cannot be had. */
function workerOf(name: string, trouble?: string) {
  const self = Object.assign(new EventTarget(), { name, location: { origin: "https://school.example" } });
  const heard: unknown[] = [];
  const thrown: string[] = [];
  let asked: string | null = null;
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const load = async (href: string): Promise<void> => {
    asked = href;
    await arrived;
    if (trouble !== undefined) throw new Error(trouble);
    self.addEventListener("message", (event) => heard.push((event as MessageEvent).data));
  };
  const throwLater = (later: () => void): void => {
    try {
      later();
    } catch (error) {
      thrown.push((error as Error).message);
    }
  };
  const code = `return (async () => {${engineStart.replace("import(href)", "load(href)")}})();`;
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the file is a script, not a module to import
  const run = new Function("self", "load", "setTimeout", code) as (...given: unknown[]) => Promise<void>;
  const running = run(self, load, throwLater);
  return {
    heard,
    thrown,
    get asked() {
      return asked;
    },
    say: (data: unknown) => self.dispatchEvent(new MessageEvent("message", { data })),
    arrive: async () => {
      arrive();
      await running;
    },
  };
}

interface Device {
  /** Null: the browser refuses to be asked. */
  readonly kept?: string | null;
  readonly controlled?: boolean;
  readonly path?: string;
  readonly secure?: boolean;
  readonly live?: boolean;
  /** What the build names in the page. */
  readonly engine?: string;
  /** Its browser starts no worker. */
  readonly refuses?: boolean;
  /** Its browser knows Trusted Types. */
  readonly typed?: boolean;
}

interface StartedEngine {
  readonly worker: EventTarget;
  readonly name: string;
  readonly failed: boolean;
  readonly address: unknown;
}

function startOn(device: Device) {
  const { kept, controlled = false, path = "/", secure = true, live = false, engine, refuses, typed = false } = device;
  const attributes = new Map<string, string>(live ? [["data-live", ""]] : []);
  const listeners = new Map<string, (event: object) => void>();
  let reloads = 0;
  let isTold = false;
  let address: unknown;
  let rules = { createScriptURL: (url: string) => url };
  class Worker extends EventTarget {
    constructor(given: unknown) {
      super();
      if (refuses) throw new DOMException("refused", "SecurityError");
      address = given;
    }
  }
  const document = {
    currentScript: { getAttribute: () => engine ?? null },
    startedEngine: null as Omit<StartedEngine, "address"> | null,
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
    Worker,
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
      trustedTypes: typed
        ? {
            createPolicy: (_: string, given: typeof rules) => {
              rules = given;
              return { createScriptURL: (url: string) => ({ url: given.createScriptURL(url) }) };
            },
          }
        : undefined,
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    },
  });
  const { startedEngine } = document;
  return {
    start: attributes.get("data-start"),
    started: startedEngine && Object.defineProperty(startedEngine as StartedEngine, "address", { value: address }),
    pass: (url: string) => rules.createScriptURL(url),
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
