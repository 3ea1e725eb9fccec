import { measureApp, sizeFaults } from "./app-sizes.ts";

/**
 * The weight gates of the built app (default: dist/app): one JSON object a gate on stdout; exit
 * status 1 and the name of the gate when one does not hold.
 */
const sizes = await measureApp(process.argv[2] ?? "dist/app");
for (const { gate, measure, bytes, max, files } of sizes) {
  console.log(JSON.stringify({ gate, measure, bytes, max, files: files.length }));
}
const faults = sizeFaults(sizes);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
