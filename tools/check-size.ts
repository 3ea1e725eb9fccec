import { readFile } from "node:fs/promises";
import path from "node:path";
import { checkerInPage, keptInVain, measureApp, partsAtStart, sizeFaults, type BuiltModules } from "./app-sizes.ts";
import { measureChecker } from "./checker-size.ts";
import { NOTICES_FILE, noticeFaults } from "./third-party.ts";

/**
 * The weight gates of the built app (default: dist/app) and of the answer checker (without zod): one JSON object
 * a gate on stdout; exit status 1 and the name of the gate when one does not hold, when code of the checker is in the
 * page, when a part of it is loaded with the worker, when a device keeps what it never asks for, or when a package's licence is not served. With --modules also what every script is made of, largest first.
 */
const appDir = process.argv.slice(2).find((arg) => !arg.startsWith("--")) ?? "dist/app";
const checker = await measureChecker();
const sizes = [...(await measureApp(appDir)), checker.core, checker.whole];
for (const { gate, measure, bytes, max, files } of sizes) {
  console.log(JSON.stringify({ gate, measure, bytes, max, files: files.length }));
}
const modules = JSON.parse(await readFile(path.join(appDir, "../modules.json"), "utf8")) as BuiltModules;
if (process.argv.includes("--modules")) printModules(modules);
const faults = [
  ...sizeFaults(sizes),
  ...checkerInPage(modules),
  ...partsAtStart(modules, sizes),
  ...keptInVain(modules, sizes),
  ...noticeFaults(modules, await readFile(path.join(appDir, NOTICES_FILE), "utf8")),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

function printModules(modules: BuiltModules): void {
  for (const [file, parts] of Object.values(modules).flatMap(Object.entries<Record<string, number>>)) {
    console.log(`\n${file}`);
    const rows = Object.entries(parts).toSorted(([, a], [, b]) => b - a);
    for (const [id, bytes] of rows) if (bytes > 0) console.log(`${String(bytes).padStart(8)}  ${id}`);
  }
}
