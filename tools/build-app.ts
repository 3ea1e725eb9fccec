import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, glob, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuiltModules } from "./app-sizes.ts";
import { packFiles } from "./pack-files.ts";
import { NOTICES_FILE, thirdPartyNotices } from "./third-party.ts";

/**
 * Builds the app when its sources changed since the last build. Hashed files of the build before
 * stay in dist/previous for 30 days: a page that is open during an update still finds its parts.
 */
const SOURCES = [
  "{engine,bank,workers,app,public}/**/*.{ts,tsx,css,json,svg,png,js,html,po,webmanifest}",
  "index.html",
  "vite.config.ts",
  "tools/{lean-katex,lean-packages,pack-files,third-party}.ts",
  "package-lock.json",
];
const KEEP_PREVIOUS_MS = 30 * 24 * 60 * 60 * 1000;
const stampFile = "dist/.sources";

async function sourceHash(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(SOURCES)) files.push(file);
  const hash = createHash("sha256");
  for (const file of files.toSorted()) hash.update(file).update(await readFile(file));
  return hash.digest("hex");
}

async function keepPreviousAssets(): Promise<void> {
  await mkdir("dist/previous", { recursive: true });
  // Their days begin now, however long ago they were built.
  await cp("dist/app/assets", "dist/previous/assets", { recursive: true, force: true }).catch(
    (cause: NodeJS.ErrnoException) => {
      if (cause.code !== "ENOENT") throw cause;
    },
  );
  for (const name of await readdir("dist/previous/assets").catch(() => [])) {
    const file = path.join("dist/previous/assets", name);
    if (Date.now() - (await stat(file)).mtimeMs > KEEP_PREVIOUS_MS) await rm(file);
  }
}

const wanted = await sourceHash();
const built = await readFile(stampFile, "utf8").catch(() => "");
if (built === wanted && !process.argv.includes("--force")) {
  console.error("The app is up to date.");
} else {
  console.error("Building the app …");
  await keepPreviousAssets();
  const vite = spawnSync(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], {
    stdio: ["ignore", 2, 2],
  });
  if (vite.status !== 0) process.exit(1);
  const modules = JSON.parse(await readFile("dist/modules.json", "utf8")) as BuiltModules;
  await writeFile(path.join("dist/app", NOTICES_FILE), await thirdPartyNotices(modules));
  await packFiles("dist/app");
  await writeFile(stampFile, wanted);
}
