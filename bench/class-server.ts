import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { startServer } from "../server/serve.ts";

/**
 * A process of its own: the whole server over SQLite in a folder, with hashes of PINs that cost little. Says its address and the
 * code of the first teacher; for each line it is sent, the processor time since the line before [ms].
 */
const [dataDir = "", appDir = ""] = process.argv.slice(2);
const server = await startServer(
  { host: "127.0.0.1", port: 0, dataDir, appDir, serviceWorkerOff: false, backups: "off" },
  { hashCost: { memory: 8, passes: 1 }, logTo: new Writable({ write: tellFaults }) },
);
console.log(JSON.stringify({ url: server.url, code: server.setUpCode }));

/** Of all that is logged what somebody should look at. */
function tellFaults(line: unknown, _encoding: string, done: () => void): void {
  const text = String(line);
  if (text.includes('"level":50')) process.stderr.write(text);
  done();
}

let before = process.cpuUsage();
createInterface(process.stdin)
  .on("line", () => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    console.log((user + system) / 1_000);
  })
  .on("close", () => void server.close());
