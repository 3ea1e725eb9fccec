import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

// node tools/dev.ts [ARGUMENTS OF VITE]
//
// The app with hot reload, and behind it the server, which starts anew with every change of its sources. The server's data
// are in data/dev. Ends both when one of them ends.
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const port = process.env["MATHFLOW_DEV_PORT"] ?? "8788";
const server = `http://127.0.0.1:${port}`;

/** The server serves a built app; here another process has that. */
function makePage(): string {
  const dir = path.join(root, ".cache", "dev-app");
  mkdirSync(dir, { recursive: true });
  writeFileSync(
    path.join(dir, "index.html"),
    "<!doctype html><title>MathFlow</title>The app is at the address Vite prints.",
  );
  return dir;
}

function start(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once("close", (code) => resolve(code ?? 1));
  });
}

const children = [
  start(["--watch", "--watch-preserve-output", "cli/main.ts", "serve"], {
    PORT: port,
    HOST: "127.0.0.1",
    MATHFLOW_APP: makePage(),
    MATHFLOW_DATA: process.env["MATHFLOW_DATA"] ?? path.join(root, "data", "dev"),
  }),
  start(["node_modules/vite/bin/vite.js", ...process.argv.slice(2)], { MATHFLOW_DEV_SERVER: server }),
];
const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
const all = children.map(ended);
process.exitCode = await Promise.race(all);
stop();
await Promise.all(all);
