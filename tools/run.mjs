// node tools/run.mjs [--browser] [--postgres] SCRIPT ARG… [:: SCRIPT ARG…]…
//
// Sets the clone up, then runs the scripts one after another on Node 24, stopping at the first that
// fails. A shell would go on using the Node it found before the packages were there, and would keep
// signals to itself; this passes SIGTERM and SIGINT on, and ends its script when its own parent is gone.
import { spawn } from "node:child_process";
import { node24, setUp } from "./setup.mjs";

const PARENT_CHECK_MS = 500;
const args = process.argv.slice(2);
const wanted = new Set();
while (args[0]?.startsWith("--")) wanted.add(args.shift());

/** Splits at every `::`. */
function commands() {
  const list = [[]];
  for (const arg of args) {
    if (arg === "::") list.push([]);
    else list.at(-1).push(arg);
  }
  return list.filter((command) => command.length > 0);
}

function run(command) {
  const child = spawn(node24, command, { stdio: "inherit" });
  const pass = (signal) => child.kill(signal);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill("SIGTERM");
  }, PARENT_CHECK_MS);
  process.on("SIGTERM", pass);
  process.on("SIGINT", pass);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      clearInterval(watch);
      process.off("SIGTERM", pass);
      process.off("SIGINT", pass);
      resolve(code ?? (signal === null ? 1 : 128));
    });
  });
}

setUp({ browser: wanted.has("--browser"), postgres: wanted.has("--postgres") });
for (const command of commands()) {
  const code = await run(command);
  if (code !== 0) {
    process.exitCode = code;
    break;
  }
}
