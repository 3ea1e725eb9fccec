import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

// A process that restores, and is killed when it is about to rename something for the so-manieth time; else it says how often it did.
const [dataDir = "", copy = "", at] = process.argv.slice(2);
let steps = 0;
const { rename } = fs.promises;
fs.promises.rename = async (from, to) => {
  steps += 1;
  if (steps === Number(at)) process.kill(process.pid, "SIGKILL");
  return rename(from, to);
};
syncBuiltinESMExports();
const { restoreCopy } = await import("./restore-copy.ts");
await restoreCopy({ dataDir, copy, logsOnly: false });
process.stdout.write(String(steps));
