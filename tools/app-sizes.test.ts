import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkerInPage, measureApp, precacheUrls, scriptsOfPage, sizeFaults, staticImports } from "./app-sizes.ts";
import { measureChecker } from "./checker-size.ts";

const PAGE = `<link rel="modulepreload" crossorigin href="/assets/shared-1.js">
<script src="/old.js" defer></script><script type="module" crossorigin src="/assets/index-1.js"></script>`;

const FILES: Readonly<Record<string, string>> = {
  "index.html": PAGE,
  "old.js": "old()",
  "sw.js": `(function(){precache([{"revision":"1","url":"index.html"},{"revision":null,"url":"assets/list-1.js"}])})()`,
  "assets/index-1.js": `import{a}from"./shared-1.js";const later=()=>import("./later-1.js");`,
  "assets/shared-1.js": `import"./deep-1.js";export const a=1`,
  "assets/deep-1.js": "globalThis.deep=1",
  "assets/later-1.js": "export const later=1",
  "assets/live-engine.worker-1.js": `import{b}from'./part-1.js';const list=()=>import('./list-1.js')`,
  "assets/part-1.js": "export const b=2",
  "assets/list-1.js": "export default[1,2,3]",
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
  const [page, worker, precache] = await measureApp(await makeApp());
  expect(page?.files.toSorted()).toEqual(["assets/deep-1.js", "assets/index-1.js", "assets/shared-1.js", "old.js"]);
  expect(page?.bytes).toBe(gz("old.js", "assets/index-1.js", "assets/shared-1.js", "assets/deep-1.js"));
  expect(worker?.bytes).toBe(gz("assets/live-engine.worker-1.js", "assets/part-1.js"));
  expect(precache?.bytes).toBe((FILES["index.html"] ?? "").length + (FILES["assets/list-1.js"] ?? "").length);
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

test("[TLS4] the checker is weighed with everything it reaches, minified, without zod", async () => {
  const one = await measureChecker(["engine/answers/types.ts"]);
  expect(one).toMatchObject({ gate: "checker", measure: "gz", max: 67_500 });
  expect(one.files).toEqual([expect.stringMatching(/engine\/answers\/types\.ts$/u)]);
  const more = await measureChecker(["engine/answers/check-item.ts"]);
  expect(more.bytes).toBeGreaterThan(one.bytes);
  expect(more.files.some((file) => file.endsWith("engine/answers/check-number.ts"))).toBe(true);
  expect(more.files.filter((file) => file.includes("node_modules"))).toEqual([]);
  expect(sizeFaults([{ ...more, bytes: 67_501 }])).toEqual(["checker: 67501 bytes gz, at most 67500"]);
});

test("[TLS5] code of the checker in the page is named; in the worker, or left out as unused, it is not", () => {
  const worker = { "assets/engine.worker-1.js": { "engine/answers/check.ts": 900 } };
  const clean = { "assets/index-1.js": { "app/main.tsx": 50, "engine/answers/check.ts": 0, "engine/policy.ts": 9 } };
  expect(checkerInPage({ page: clean, worker })).toEqual([]);
  const heavy = { ...clean, "assets/later-1.js": { "engine/answers/read/parse.ts": 7 } };
  expect(checkerInPage({ page: heavy, worker })).toEqual([
    "assets/later-1.js: engine/answers/read/parse.ts belongs in the worker",
  ]);
});

test("[TLS3] a build that names no script of the page is an error", () => {
  expect(() => checkerInPage({ page: {}, worker: {} })).toThrow("no script of the page");
});
