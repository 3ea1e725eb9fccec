import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

// node tools/dev-llm.ts [--mode NAME] [--seed N] [--list]
//
// Serves the built app with a language model for tests behind it (testing/hostile/README.md), and prints where both
// are. Needs neither network nor key. Ends both when one of them ends.
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const READY = /^The model is ready: (\S+)$/u;

function start(script: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [path.join(root, script), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
}

/** Passes lines on under a name; resolves at the first that matches, or with nothing when the process ends. */
function ready(child: ChildProcess, name: string, pattern: RegExp): Promise<string | undefined> {
  return new Promise((resolve) => {
    if (child.stdout === null) return resolve(undefined);
    const lines = createInterface({ input: child.stdout });
    lines.on("line", (line) => {
      console.log(`${name}: ${line}`);
      const found = pattern.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    lines.once("close", () => resolve(undefined));
  });
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

async function main(args: readonly string[]): Promise<number> {
  const model = start("testing/hostile/main.ts", args, {});
  const children = [model];
  const stop = () => {
    for (const child of children) child.kill("SIGTERM");
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  const url = await ready(model, "model", READY);
  if (url === undefined) return ended(model);

  // Data of its own: what is tried out here is counted in no budget of the real server.
  const data = process.env["MATHFLOW_DATA"] ?? path.join(root, "data", "dev-llm");
  mkdirSync(data, { recursive: true });
  const app = start("cli/main.ts", ["serve"], { OPENAI_BASE_URL: url, OPENAI_API_KEY: "test", MATHFLOW_DATA: data });
  children.push(app);
  void ready(app, "app", /^$/u);
  const code = await Promise.race([ended(model), ended(app)]);
  stop();
  await Promise.all(children.map(ended));
  return code;
}

process.exitCode = await main(process.argv.slice(2));
