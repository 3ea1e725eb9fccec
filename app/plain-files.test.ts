import { describe, expect, test } from "vitest";
import killSwitch from "../public/sw-kill.js?raw";
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
