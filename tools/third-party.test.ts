import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { noticeFaults, thirdPartyNotices } from "./third-party.ts";

const MODULES = {
  page: {
    "assets/index-1.js": { "app/main.tsx": 5, "node_modules/react/index.js": 0, "node_modules/react/cjs/react.js": 9 },
    "assets/Main-1.woff2": { "node_modules/@fonts/main/files/Main.woff2": 900 },
  },
  worker: { "assets/engine.worker-1.js": { "node_modules/old/node_modules/tiny/index.js": 3 } },
  serviceWorker: { "sw.js": { "node_modules/free/index.js": 4, "workers/service-worker.ts": 2 } },
};

const LICENCES: Readonly<Record<string, string>> = {
  "node_modules/react": "MIT",
  "node_modules/@fonts/main": "OFL-1.1",
  "node_modules/old/node_modules/tiny": "Apache-2.0",
  "node_modules/free": "Unlicense",
};

const FILES: Readonly<Record<string, string>> = {
  "node_modules/react/LICENSE": "Permission is granted\n",
  "node_modules/@fonts/main/licence.md": "The fonts may be shared.",
  "node_modules/old/node_modules/tiny/LICENSE": "Apache License",
  "node_modules/old/node_modules/tiny/NOTICE": "tiny, by its authors",
  "node_modules/old/node_modules/tiny/notices.js": "no licence",
};

describe("[TLS8] the notices hold the licence of every package in the build", () => {
  test("scripts of the page, its fonts, the worker and the service worker", async () => {
    const notices = await thirdPartyNotices(MODULES, await makePackages());
    expect(noticeFaults(MODULES, notices)).toEqual([]);
    const headings = [
      "@fonts/main 1.2.3, OFL-1.1",
      "free 1.2.3, Unlicense",
      "react 1.2.3, MIT",
      "tiny 1.2.3, Apache-2.0",
    ];
    expect(notices.match(/^\S+ 1\.2\.3, \S+$/gmu)).toEqual(headings);
    expect(notices).toContain("Apache License\n\ntiny, by its authors\n");
    expect(notices).not.toContain("no licence");
  });

  test("one that is left out is named", async () => {
    const root = await makePackages();
    for (const who of ["page", "worker", "serviceWorker"] as const) {
      const notices = await thirdPartyNotices({ ...MODULES, [who]: {} }, root);
      expect(noticeFaults(MODULES, notices)).not.toEqual([]);
    }
    const notices = await thirdPartyNotices({ ...MODULES, serviceWorker: {} }, root);
    expect(noticeFaults(MODULES, notices)).toEqual(["third-party-notices.txt leaves out free"]);
  });

  test("one without a text is named, unless its licence asks for none", async () => {
    const notices = await thirdPartyNotices(MODULES, await makePackages({ "node_modules/react/LICENSE": null }));
    expect(noticeFaults(MODULES, notices)).toEqual(["third-party-notices.txt has no licence text for react"]);
  });
});

test("[TLS3] a build that names no package is an error", () => {
  expect(() => noticeFaults({ page: {}, worker: {}, serviceWorker: {} }, "")).toThrow("no package");
});

/** A folder with packages; a null leaves a file out. */
async function makePackages(changes: Readonly<Record<string, null>> = {}): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), "mathflow-packages-"));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [folder, license] of Object.entries(LICENCES)) {
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    await mkdir(path.join(root, folder), { recursive: true });
    await writeFile(path.join(root, folder, "package.json"), JSON.stringify({ name, version: "1.2.3", license }));
  }
  for (const [file, content] of Object.entries({ ...FILES, ...changes })) {
    if (content !== null) await writeFile(path.join(root, file), content);
  }
  return root;
}
