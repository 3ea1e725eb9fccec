import { describe, expect, test } from "vitest";
import { findLeak } from "./find-leak.ts";
import { LABELLED_HINTS } from "./labelled-hints.fixture.ts";

describe("the hand-labelled hints", () => {
  const judged = LABELLED_HINTS.map((row) => ({ ...row, found: findLeak(row) }));
  const found = judged.filter((row) => row.found.leaks);
  const real = judged.filter((row) => row.leaks);
  const both = found.filter((row) => row.leaks);
  const name = ({ expected, hint, found: { why } }: (typeof judged)[number]) => `${expected} <- ${hint} (${why})`;

  test("[LEK1] at least 95 of 100 leaks are found", () => {
    const missed = real.filter((row) => !row.found.leaks).map(name);
    expect(judged.length).toBeGreaterThanOrEqual(120);
    expect(both.length / real.length, missed.join("\n")).toBeGreaterThanOrEqual(0.95);
  });

  test("[LEK1] at least 80 of 100 alarms are true", () => {
    const alarms = found.filter((row) => !row.leaks).map(name);
    expect(both.length / found.length, alarms.join("\n")).toBeGreaterThanOrEqual(0.8);
  });
});
