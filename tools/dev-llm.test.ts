import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeBuiltApp } from "../server/testing-app.fixture.ts";
import { bankAnswers } from "#testing/hostile";

function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** What the first line that matches says. */
async function lineOf(child: ChildProcess, pattern: RegExp): Promise<string> {
  if (child.stdout === null) throw new Error("no output");
  for await (const line of createInterface({ input: child.stdout })) {
    const found = pattern.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error(`ended without ${pattern.source}`);
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, "exit");
  return child.exitCode;
}

describe("[HOM12] as a process of its own", () => {
  test("it says where it is, answers, and ends when told to", async () => {
    const child = run("../testing/hostile/main.ts", ["--mode", "leak-digits"]);
    const url = await lineOf(child, /^The model is ready: (\S+)$/u);
    expect((await fetch(`${url}/models`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await exitOf(child)).toBe(0);
  });

  test("a name it does not know is misuse", async () => {
    expect(await exitOf(run("../testing/hostile/main.ts", ["--mode", "nice"]))).toBe(2);
  });

  test("with the app before it, both addresses are printed and end together", async () => {
    const { appDir, dataDir } = await makeBuiltApp();
    const env = { MATHFLOW_APP: appDir, MATHFLOW_DATA: dataDir, PORT: "0", HOST: "127.0.0.1" };
    const child = run("dev-llm.ts", ["--mode", "hostile"], env);
    const app = await lineOf(child, /^app: MathFlow is ready: (\S+)$/u);
    expect((await fetch(`${app}/healthz`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await exitOf(child)).toBe(0);
    await expect(fetch(`${app}/healthz`)).rejects.toThrow();
  });
});

test("[HOM12] it knows the bank's answers by stem and name of the skill", async () => {
  const knows = await bankAnswers();
  if (typeof knows !== "function") throw new Error("not a function");
  expect(knows("What is $1 + 1$?", { skill: "no such skill" })).toBeNull();
});
