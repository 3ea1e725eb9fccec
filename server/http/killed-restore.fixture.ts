import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

// A process that restores, and is killed when it is about to rename something for the so-manieth time.
const [dataDir = "", copy = "", at] = process.argv.slice(2);
let left = Number(at);
const { rename } = fs.promises;
fs.promises.rename = async (from, to) => {
  left -= 1;
  if (left === 0) process.kill(process.pid, "SIGKILL");
  return rename(from, to);
};
syncBuiltinESMExports();
const { restoreCopy } = await import("./restore-copy.ts");
await restoreCopy({ dataDir, copy, logsOnly: false });
