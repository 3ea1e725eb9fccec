import { beforeAll, describe, expect, test } from "vitest";
import { triesOf } from "../searches.ts";
import { runHostileTurns } from "./run.ts";
import { addLesson, linesOf, NO_TOTALS, type Totals } from "./totals.ts";
import type { FindingSort } from "./types.ts";

/**
 * A small run of what `node tools/hostile-turns.ts` does at length. Modes that are rare, such as a teach-back, want some
 * two hundred turns to be met for sure.
 */
const SEED = 20_261_120;
const TURNS = 210 + triesOf(160);
const ATTACKS = 10 + triesOf(20);

describe("[HOM16] pupils of all skills before a model that is bad in every way", () => {
  let totals: Totals;

  beforeAll(async () => {
    const lessons = await runHostileTurns({ seed: SEED, turns: TURNS, attacks: ATTACKS });
    totals = lessons.reduce(addLesson, NO_TOTALS);
  }, 300_000);

  function found(sort: FindingSort): readonly unknown[] {
    return totals.findings.filter((finding) => finding.sort === sort);
  }

  test("the model was asked in every mode, and some of its words were good enough to be shown", () => {
    expect(totals.turns).toBeGreaterThanOrEqual(TURNS);
    const modes = new Set(Object.keys(totals.rows).map((key) => key.split("|")[1]));
    expect([...modes].toSorted((a, b) => ((a ?? "") < (b ?? "") ? -1 : 1))).toEqual([
      "diagnose",
      "explain",
      "hint-1",
      "hint-2",
      "hint-3",
      "plan",
      "safety",
      "teachback",
      "turn",
    ]);
    expect(totals.events["words_added"]).toBeGreaterThan(10);
    expect(totals.events["hint_served"]).toBeGreaterThan(5);
  });

  test("nothing is seen but words or silence: no error, no notice, nothing that was refused", () => {
    expect(found("error")).toEqual([]);
  });

  test("the log holds together, and has no words that were not shown", () => {
    expect(found("log")).toEqual([]);
  });

  test("[TH8] no answer is in words on an open problem, by the detector or by a plain search", () => {
    expect(found("answer-detector")).toEqual([]);
    expect(found("answer-search")).toEqual([]);
  });

  test("no equation or comparison that is seen is false", () => {
    expect(found("false-equation")).toEqual([]);
  });

  test("no learner spends more than the budget, and no call goes unbooked", () => {
    expect(found("over-budget")).toEqual([]);
    expect(totals.calls).toBeGreaterThan(100);
  });

  test("counts are given for each behaviour and mode, and add up", () => {
    const lines = linesOf(totals).map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    expect(lines.at(-1)).toMatchObject({ all: true, turns: totals.turns, calls: totals.calls });
    expect(lines.slice(0, -1).every(({ asked }) => Number(asked) > 0)).toBe(true);
  });

  test("a run that was broken off goes on where it was", async () => {
    const done = await runHostileTurns({ seed: 1, turns: 0, attacks: 1 });
    expect(done.map(({ lesson }) => lesson)).toEqual(["a-001"]);
    const rest = await runHostileTurns({ seed: 1, turns: 0, attacks: 2, done });
    expect(rest.map(({ lesson }) => lesson)).toEqual(["a-002"]);
  }, 120_000);
});
