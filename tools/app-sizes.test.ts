import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  checkerInPage,
  keptInVain,
  measureApp,
  partsAtStart,
  precacheUrls,
  scriptsOfPage,
  sizeFaults,
  staticImports,
} from "./app-sizes.ts";
import { measureChecker } from "./checker-size.ts";

const PAGE = `<link rel="modulepreload" crossorigin href="/assets/shared-1.js">
<script src="/old.js" defer></script><script type="module" crossorigin src="/assets/index-1.js"></script>`;

const FILES: Readonly<Record<string, string>> = {
  "index.html": PAGE,
  "old.js": "old()",
  "sw.js": `(function(){precache([{"revision":"1","url":"index.html"},{"revision":null,"url":"assets/list-1.js"},{"revision":null,"url":"assets/spanish-1.js"},{"revision":null,"url":"assets/llm-1.js"},{"revision":null,"url":"assets/http-llm-1.js"}])})()`,
  "assets/index-1.js": `import{a}from"./shared-1.js";const later=()=>import("./later-1.js");`,
  "assets/shared-1.js": `import"./deep-1.js";export const a=1`,
  "assets/deep-1.js": "globalThis.deep=1",
  "assets/later-1.js": "export const later=1",
  "assets/live-engine.worker-1.js": `import{b}from'./part-1.js';const list=()=>import('./list-1.js')`,
  "assets/part-1.js": "export const b=2",
  "assets/list-1.js": "export default[1,2,3]",
  "assets/spanish-1.js": "export const es={}",
  "assets/llm-1.js": "export const ask=1",
  "assets/http-llm-1.js": "export const send=1",
};

async function makeApp(changes: Readonly<Record<string, string | null>> = {}): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "mathflow-size-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await mkdir(path.join(dir, "assets"));
  for (const [name, text] of Object.entries({ ...FILES, ...changes })) {
    if (text !== null) await writeFile(path.join(dir, name), text);
  }
  return dir;
}

const gz = (...names: readonly string[]) => names.reduce((sum, name) => sum + gzipSync(FILES[name] ?? "").length, 0);

test("[TLS2] page and worker count with their imports, and imports of imports; what is fetched later does not count", async () => {
  const [page, worker, precache, spanish, words] = await measureApp(await makeApp());
  expect(page?.files.toSorted()).toEqual(["assets/deep-1.js", "assets/index-1.js", "assets/shared-1.js", "old.js"]);
  expect(page?.bytes).toBe(gz("old.js", "assets/index-1.js", "assets/shared-1.js", "assets/deep-1.js"));
  expect(worker?.bytes).toBe(gz("assets/live-engine.worker-1.js", "assets/part-1.js"));
  expect(precache?.bytes).toBe(gz("index.html", "assets/list-1.js"));
  // Who has not chosen it fetches none of it.
  expect(spanish?.bytes).toBe(gz("assets/spanish-1.js"));
  expect(words).toMatchObject({ gate: "words", bytes: gz("assets/llm-1.js", "assets/http-llm-1.js") });
});

describe("[TLS2] what is loaded is read from what was built", () => {
  test("scripts and preloads of a page, each once", () => {
    expect(scriptsOfPage(`${PAGE}<link rel="stylesheet" href="/a.css"><script>inline()</script>`)).toEqual([
      "assets/shared-1.js",
      "old.js",
      "assets/index-1.js",
    ]);
  });

  test.for([
    { code: `import{a as b}from"./x.js";`, found: ["./x.js"] },
    { code: `import*as z from'../x.mjs';import"./y.js"`, found: ["../x.mjs", "./y.js"] },
    { code: "export*from`./x.js`;", found: ["./x.js"] },
    { code: `const x=()=>import("./x.js")`, found: [] },
    { code: `const x="./x.js"`, found: [] },
  ])("static imports of $code", ({ code, found }) => {
    expect(staticImports(code)).toEqual(found);
  });

  test.for([
    { text: `[{"revision":null,"url":"a.js"},{"revision":"9","url":"/b.js"}]`, urls: ["a.js", "b.js"] },
    { text: `[{url:"a.js",revision:null},{url:'a.js',revision:null}]`, urls: ["a.js"] },
    { text: `let{revision:n,url:r}=e;f({cacheKey:e,url:t.href})`, urls: [] },
  ])("precache manifest of $text", ({ text, urls }) => {
    expect(precacheUrls(text)).toEqual(urls);
  });
});

test("[TLS1] a gate that does not hold is named with both numbers; one that just holds is not", () => {
  const size = { measure: "gz", max: 200_000, files: [] } as const;
  expect(
    sizeFaults([
      { ...size, gate: "page-js", bytes: 200_000 },
      { ...size, gate: "worker-js", bytes: 200_001 },
    ]),
  ).toEqual(["worker-js: 200001 bytes gz, at most 200000"]);
});

test.for([
  { missing: "assets/live-engine.worker-1.js", message: /\.worker-/u },
  { missing: "assets/shared-1.js", message: /shared-1\.js/u },
  { missing: "assets/list-1.js", message: /list-1\.js/u },
  { missing: "index.html", message: /index\.html/u },
])("[TLS3] without $missing there is an error, not a weight", async ({ missing, message }) => {
  const dir = await makeApp({ [missing]: null });
  await expect(measureApp(dir)).rejects.toThrow(message);
});

test.for([
  { changes: { "index.html": "<p>no script</p>" }, message: /no script/u },
  { changes: { "sw.js": "self.x=1" }, message: /no precache/u },
])("[TLS3] a part without content is an error: $message", async ({ changes, message }) => {
  const dir = await makeApp(changes);
  await expect(measureApp(dir)).rejects.toThrow(message);
});

describe("[TLS4] the checker is weighed minified, with everything it reaches, without zod", () => {
  test("what is loaded at once, and all of it", async () => {
    const { core: one } = await measureChecker(["engine/answers/types.ts"], []);
    expect(one).toMatchObject({ gate: "checker", measure: "gz", max: 40_000 });
    expect(one.files).toEqual(["engine/answers/types.ts"]);
    const { core, whole } = await measureChecker(["engine/answers/checker.ts"], ["engine/parts/checker-lines.ts"]);
    expect(core.bytes).toBeGreaterThan(one.bytes);
    expect(core.files).toContain("engine/answers/check-number.ts");
    expect(core.files).not.toContain("engine/answers/lines/check-work.ts");
    expect(whole.bytes).toBeGreaterThan(core.bytes);
    expect(whole).toMatchObject({ gate: "checker-all", max: 81_500 });
    expect(whole.files).toEqual(expect.arrayContaining([...core.files, "engine/answers/lines/check-work.ts"]));
    expect(whole.files.filter((file) => file.includes("node_modules"))).toEqual([]);
  });

  test("nothing that numbers, choices and texts do not need is loaded at once", async () => {
    const { core, whole } = await measureChecker();
    const ofAlgebra = core.files.filter((file) => /\/(?:algebra|relations|collections|units|lines)\//u.test(file));
    // How far a number may be off, how a text is compared, what there is to be said of a line.
    expect(ofAlgebra.toSorted()).toEqual([
      "engine/answers/algebra/tolerance.ts",
      "engine/answers/collections/check-text.ts",
      "engine/answers/lines/codes.ts",
    ]);
    expect(sizeFaults([core, whole])).toEqual([]);
    expect(sizeFaults([{ ...core, bytes: 40_001 }])).toEqual(["checker: 40001 bytes gz, at most 40000"]);
  });
});

test("[TLS5] code of the checker in the page is named; in the worker, or left out as unused, it is not", () => {
  const clean = { "assets/index-1.js": { "app/main.tsx": 50, "engine/answers/check.ts": 0, "engine/policy.ts": 9 } };
  expect(checkerInPage({ page: clean })).toEqual([]);
  const heavy = { ...clean, "assets/later-1.js": { "engine/answers/read/parse.ts": 7 } };
  expect(checkerInPage({ page: heavy })).toEqual([
    "assets/later-1.js: engine/answers/read/parse.ts belongs in the worker",
  ]);
});

test("[TLS3] a build that names no script of the page is an error", () => {
  expect(() => checkerInPage({ page: {} })).toThrow("no script of the page");
});

test("[TLS6] a module of the checker's parts that the worker starts with is named; in a chunk of its own it is not", () => {
  const size = { measure: "gz", bytes: 1, max: 2 } as const;
  const sizes = [
    { ...size, gate: "worker-js", files: ["assets/engine.worker-1.js", "assets/shared-1.js"] },
    { ...size, gate: "checker", files: ["engine/answers/check.ts"] },
    { ...size, gate: "checker-all", files: ["engine/answers/check.ts", "engine/answers/algebra/compare.ts"] },
  ] as const;
  const start = { "engine/answers/check.ts": 9, "engine/answers/algebra/compare.ts": 0 };
  const part = { "engine/answers/algebra/compare.ts": 7 };
  const worker = { "assets/engine.worker-1.js": start, "assets/checker-algebra-1.js": part };
  expect(partsAtStart({ worker }, sizes)).toEqual([]);
  expect(partsAtStart({ worker: { ...worker, "assets/shared-1.js": part } }, sizes)).toEqual([
    "assets/shared-1.js: engine/answers/algebra/compare.ts belongs in a part of the checker",
  ]);
});

test("[TLS33] a kept file that holds the school's addresses, or the proof of the lists, is named; one that is fetched with the network is not", () => {
  const kept = { gate: "precache", measure: "gz", bytes: 1, max: 2, files: ["assets/engine.worker-1.js"] } as const;
  const school = { "engine/protocol/identity.ts": 9 };
  const proof = { "bank/verified/PROOF.json": 9 };
  const engine = "assets/engine.worker-1.js";
  const worker = {
    [engine]: { "engine/protocol/kept.ts": 9 },
    "assets/http-school-1.js": school,
    "assets/PROOF-1.js": proof,
  };
  expect(keptInVain({ worker }, [kept])).toEqual([]);
  expect(keptInVain({ worker: { ...worker, [engine]: { ...school, ...proof } } }, [kept])).toEqual([
    `${engine}: engine/protocol/identity.ts belongs in what is not kept`,
    `${engine}: bank/verified/PROOF.json belongs in what is not kept`,
  ]);
  expect(() => keptInVain({ worker: { [engine]: {} } }, [kept])).toThrow("no script of the worker");
});
