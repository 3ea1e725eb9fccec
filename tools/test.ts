import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";
import { findPostgres } from "../server/postgres/find-postgres.fixture.ts";

/** One thing `npm test` does: a name and a command run by this Node. */
interface Stage {
  readonly name: string;
  readonly args: readonly string[];
}

const bin = (name: string) => `node_modules/${name}`;

/** Groups run one after another; the stages of a group at the same time, two cores being usual. */
const GROUPS: readonly (readonly Stage[])[] = [
  [
    { name: "types", args: [bin("typescript/bin/tsc"), "-b"] },
    { name: "format", args: [bin("oxfmt/bin/oxfmt"), "--check"] },
    { name: "specs", args: ["tools/check-spec.ts"] },
  ],
  [
    { name: "lint", args: [bin("oxlint/bin/oxlint"), "--type-aware"] },
    { name: "app build", args: ["tools/build-app.ts"] },
  ],
  [
    { name: "bank", args: ["cli/main.ts", "bank", "verify"] },
    { name: "unit, property, simulation, stores", args: [bin("vitest/vitest.mjs"), "run", "--reporter=dot"] },
  ],
  [
    { name: "sizes", args: ["tools/check-size.ts"] },
    { name: "fuzz", args: ["tools/fuzz/fuzz-checker.ts", "--seconds", "20", "--seed", "1"] },
  ],
  [{ name: "end to end", args: [bin("@playwright/test/cli.js"), "test"] }],
  [{ name: "faults", args: ["e2e/faults/run-faults.ts", "--kills", "3", "--terminations", "3", "--sync-kills", "2"] }],
];

interface Outcome {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}

/** The set-up has said so; where tests over PostgreSQL may not be left out, it has ended. */
const postgresIsMissing = findPostgres() === undefined && (process.env["CI"] ?? "") === "";

function run({ name, args }: Stage): Promise<Outcome> {
  const start = performance.now();
  const env = { ...process.env, CI: "1", ...(postgresIsMissing ? { MATHFLOW_POSTGRES: "missing" } : {}) };
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], env });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    child.on("close", (code) => {
      const seconds = (performance.now() - start) / 1000;
      console.log(`\n=== ${name}: ${code === 0 ? "passed" : "FAILED"} (${seconds.toFixed(1)} s)`);
      const text = Buffer.concat(output).toString("utf8").trimEnd();
      if (text !== "") console.log(text.length > 60_000 ? `${text.slice(0, 30_000)}\n…\n${text.slice(-30_000)}` : text);
      resolve({ name, ok: code === 0, seconds });
    });
  });
}

/** `quick` runs what needs neither build nor browser. */
const QUICK = new Set(["types", "format", "specs", "lint"]);
const quick = process.argv.includes("quick");
const groups = GROUPS.map((group) => group.filter(({ name }) => !quick || QUICK.has(name))).filter(
  (group) => group.length > 0,
);

const outcomes: Outcome[] = [];
for (const group of groups) {
  console.log(`\n… ${group.map(({ name }) => name).join(" and ")}`);
  outcomes.push(...(await Promise.all(group.map(run))));
}
console.log("\n=== summary");
for (const { name, ok, seconds } of outcomes)
  console.log(`${ok ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`);
if (postgresIsMissing && !quick) console.log("LEFT OUT  tests over PostgreSQL: none was found");
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
