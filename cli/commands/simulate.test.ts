import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { loadSkillGraph } from "#bank";
import { jsonOf, mathflow, type Outcome } from "../testing/memory-io.ts";

// The whole bank is loaded, in two threads as well: slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const SMALL = ["simulate", "--worlds", "gentle,logistic", "--profiles", "g4-average,g4-strong", "--pupils", "1"];
const TEN_DAYS = [...SMALL, "--days", "10", "--lucky", "1", "--seed", "7"];
const ONE_SESSION = [...SMALL, "--days", "1", "--problems", "7", "--lucky", "0"];

/** What is told with a line for each policy or profile. */
const MEASURES = [
  "declared within 20 problems, right 50 % of the time",
  "declared within 20 problems, right 65 % of the time",
  "problems before the first useful one",
  "problems on a known skill until done, placed high",
  "problems on a known skill until done, others",
  "false mastery at declaration",
  "kept and not known",
  "premature problems",
  "useful problems",
  "first answers right",
  "known at the start",
  "known on day 10",
  "known at the end",
  "sessions under 40 % right",
  "sessions over 95 % right",
  "most problems on one skill",
  "longest run of wrong first answers on one skill",
  "sessions begun as home named",
  "reviews at a level never met in the skill",
  "calibration error",
  "AUC of predictions",
];

interface JsonRow {
  readonly measure: string;
  readonly policy: string;
  readonly pupils: string;
  readonly values: Readonly<Record<string, number | null>>;
}

let ten: Outcome;
beforeAll(async () => {
  ten = await mathflow([...TEN_DAYS, "--json"]);
});

const rowsOf = (outcome: Outcome) => jsonOf(outcome) as unknown as readonly JsonRow[];

function valueOf(measure: string, policy = "engine", pupils = "not strong", world = "gentle"): number {
  const row = rowsOf(ten).find((one) => one.measure === measure && one.policy === policy && one.pupils === pupils);
  return row?.values[world] ?? Number.NaN;
}

test("[SIM6] every measure has its lines, with a column for each world", () => {
  expect(ten.status).toBe(0);
  const rows = rowsOf(ten).filter(({ measure }) => measure !== "known by day");
  expect([...new Set(rows.map(({ measure }) => measure))]).toEqual(MEASURES);
  for (const { values } of rows) expect([["gentle", "logistic"], ["any"]]).toContainEqual(Object.keys(values));
});

test("[SIM8] who sees what is known does better than the engine, and the engine better than chance", () => {
  const known = (policy: string) => valueOf("known at the end", policy);
  const start = valueOf("known at the start");
  const graph = loadSkillGraph();
  const skills = graph.ok ? graph.value.nodes.length : 0;
  expect(start).toBeGreaterThan(5);
  expect(start).toBeLessThan(0.55 * skills);
  expect(known("oracle")).toBeGreaterThan(known("engine"));
  expect(known("oracle")).toBeGreaterThan(start + 10);
  expect(known("engine")).toBeGreaterThan(start + 5);
  expect(known("engine")).toBeGreaterThan(known("random") - 2);
  expect(valueOf("premature problems", "oracle")).toBe(0);
});

test("[SIM8] in a kind world the engine declares what is known, and sessions are neither too hard nor premature", () => {
  expect(valueOf("false mastery at declaration")).toBeLessThanOrEqual(0.1);
  expect(valueOf("false mastery at declaration", "engine", "not strong", "logistic")).toBeLessThan(0.7);
  expect(valueOf("kept and not known")).toBeLessThan(0.2);
  expect(valueOf("premature problems")).toBeLessThan(0.25);
  expect(valueOf("first answers right")).toBeGreaterThan(0.45);
  expect(valueOf("problems on a known skill until done, others", "engine", "g4-strong")).toBeLessThan(9);
  expect(valueOf("longest run of wrong first answers on one skill", "engine", "g4-strong")).toBeLessThan(12);
  expect(valueOf("sessions under 40 % right")).toBeLessThan(0.35);
});

test("[SIM7] more luck is declared more often, and none of it always", () => {
  const declared = (rate: number) =>
    valueOf(`declared within 20 problems, right ${rate} % of the time`, "engine", "by chance", "any");
  expect(declared(50)).toBeLessThan(0.6);
  expect(declared(65)).toBeGreaterThanOrEqual(declared(50));
});

test("[SIM2] the same seed gives the same bytes in two threads, another one others; the picture has a line for each policy", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "mathflow-simulate-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, "known.svg");
  const run = (seed: string, ...more: readonly string[]) =>
    mathflow([...ONE_SESSION, "--policies", "engine,oracle", "--seed", seed, ...more]);
  const alone = await run("7");
  const threads = await run("7", "--jobs", "2", "--svg", file);
  expect(threads.out).toEqual(alone.out);
  expect(threads.notes).toContain("100 %");
  expect((await run("8")).out).not.toEqual(alone.out);
  expect(alone.out[0]).toMatch(/^measure +policy +pupils +gentle +logistic$/u);
  const svg = await readFile(file, "utf8");
  expect(svg.match(/<polyline/gu)?.length).toBe(4);
});

test.for([
  { args: ["--worlds", "flat"], word: "flat" },
  { args: ["--profiles", "g4-average,nobody"], word: "nobody" },
  { args: ["--policies", "best"], word: "best" },
  { args: ["--placement", "half"], word: "half" },
  { args: ["--pupils", "0"], word: "--pupils" },
  { args: ["--days", "x"], word: "--days" },
  { args: ["--jobs", "-1"], word: "--jobs" },
  { args: ["--lucky", "-1"], word: "--lucky" },
  { args: ["--speed", "1"], word: "--speed" },
  { args: ["everything"], word: "everything" },
])("[SIM6] wrong use is told: $args", async ({ args, word }) => {
  const { status, out, notes } = await mathflow(["simulate", ...args]);
  expect({ status, out }).toEqual({ status: 2, out: [] });
  expect(notes).toContain(word);
});
