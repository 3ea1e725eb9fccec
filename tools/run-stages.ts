import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { countPlaywright, countVitest, NO_TESTS, type Count } from "./count-tests.ts";

/** One thing a check does: a command run by this Node. */
export interface Stage {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whose report of single tests it writes; a stage without one counts as one test. */
  readonly counts?: "vitest" | "playwright";
}

/** Stages that run at the same time. */
export type Group = readonly Stage[];

interface Outcome extends Count {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}

const REPORTS = ".cache/check";
const MOST_OUTPUT = 60_000;
/** A stage with more tests that passed only at the second try has failed: that is no accident of a busy machine any more. */
const MOST_SECOND = 2;

/**
 * Runs groups one after another, prints each stage's output when it ends, and at the end a table of seconds, the
 * names of the tests that failed and the line `N passed, N failed`.
 *
 * @returns the exit status: 0 where every stage passed
 */
export async function runStages(groups: readonly Group[], notes: readonly string[] = []): Promise<number> {
  const start = performance.now();
  mkdirSync(REPORTS, { recursive: true });
  const temporary = makeTemporary();
  const outcomes: Outcome[] = [];
  for (const group of groups) {
    console.log(`\n… ${group.map(({ name }) => name).join(" and ")}`);
    outcomes.push(...(await Promise.all(group.map((stage) => run(stage, temporary)))));
  }
  rmSync(temporary, { recursive: true, force: true });
  console.log("\n=== summary");
  for (const { name, ok, seconds } of outcomes)
    console.log(`${ok ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`);
  for (const note of notes) console.log(note);
  console.log(`all stages: ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
  for (const { second } of outcomes) for (const one of second) console.log(`AT THE SECOND TRY  ${one}`);
  for (const { failures } of outcomes) for (const failure of failures) console.log(`FAILED  ${failure}`);
  const sum = (field: "passed" | "failed" | "skipped") =>
    outcomes.reduce((total, outcome) => total + outcome[field], 0);
  console.log(
    `${sum("passed")} passed, ${sum("failed")} failed${sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : ""}`,
  );
  return outcomes.every(({ ok }) => ok) ? 0 : 1;
}

/** Hundreds of databases are made and thrown away: in memory, where the machine has much of it to spare. */
function makeTemporary(): string {
  const memory = "/dev/shm";
  const { bavail = 0, bsize = 0 } = existsSync(memory) ? statfsSync(memory) : {};
  const folder = mkdtempSync(path.join(bavail * bsize > MIN_MEMORY ? memory : tmpdir(), "mathflow-check-"));
  // PostgreSQL's server runs as another user.
  chmodSync(folder, 0o711);
  return folder;
}

const MIN_MEMORY = 4 * 1024 ** 3;

function run(stage: Stage, temporary: string): Promise<Outcome> {
  const start = performance.now();
  const report = `${REPORTS}/${stage.name.replaceAll(/[^a-z]+/gu, "-")}.json`;
  rmSync(report, { force: true });
  const child = spawn(process.execPath, [...stage.args, ...reporters(stage, report)], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      CI: "1",
      NO_COLOR: "1",
      TMPDIR: temporary,
      // Tests start the program again and again: half of what a start takes is reading its TypeScript.
      NODE_COMPILE_CACHE: path.join(temporary, "compiled"),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...stage.env,
    },
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    child.on("close", (code) => {
      const seconds = (performance.now() - start) / 1000;
      const counted = stage.counts === undefined ? NO_TESTS : readReport(stage.counts, report);
      const ok = code === 0 && counted.second.length <= MOST_SECOND;
      console.log(`\n=== ${stage.name}: ${ok ? "passed" : "FAILED"} (${seconds.toFixed(1)} s)`);
      const text = Buffer.concat(output).toString("utf8").trimEnd();
      const half = MOST_OUTPUT / 2;
      if (text !== "")
        console.log(text.length > MOST_OUTPUT ? `${text.slice(0, half)}\n…\n${text.slice(-half)}` : text);
      resolve({ name: stage.name, ok, seconds, ...completed(stage, ok, counted) });
    });
  });
}

function reporters({ counts }: Stage, report: string): readonly string[] {
  if (counts === "vitest") return ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  return counts === "playwright" ? ["--reporter=line,json"] : [];
}

/** A stage that failed counts a failure even where no single test did, or no report was written. */
function completed({ counts }: Stage, ok: boolean, counted: Count): Count {
  if (!ok) return { ...counted, failed: Math.max(1, counted.failed) };
  return counts === undefined ? { ...counted, passed: 1 } : counted;
}

function readReport(counts: "vitest" | "playwright", file: string): Count {
  try {
    const json: unknown = JSON.parse(readFileSync(file, "utf8"));
    return counts === "vitest" ? countVitest(json) : countPlaywright(json);
  } catch (cause) {
    console.log(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`);
    return NO_TESTS;
  }
}
