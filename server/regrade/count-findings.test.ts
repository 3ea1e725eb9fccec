import { expect, test } from "vitest";
import { deviceNamed, eventNamed } from "../sync/events.fixture.ts";
import { countFindings } from "./count-findings.ts";
import { NO_COUNTS, type Difference, type DifferenceKind, type Flag, type FlagKind } from "./grade-types.ts";

const place = (cursor: number) => ({
  cursor,
  event: eventNamed(`${cursor}`),
  device: deviceNamed("tablet"),
  at: cursor * 10,
});

function difference(cursor: number, why: DifferenceKind): Difference {
  const about = { type: "attempt_evaluated", session: null, item: null, skill: null } as const;
  return { ...place(cursor), ...about, why, claim: null, truth: null };
}

const flag = (cursor: number, kind: FlagKind): Flag => ({ ...place(cursor), kind, detail: "" });

test("[RGR16] answers, other entries, other versions and quick ones are told apart, and clocks are not told", () => {
  const found = countFindings({
    progress: null,
    counts: {
      ...NO_COUNTS,
      differs: { verdict: 2, reader: 1, evidence: 1, mastered: 1 },
      flags: { "too-fast": 1, burst: 1, "mono-back": 1, "clock-suspect": 1 },
    },
    differences: [
      difference(1, "verdict"),
      difference(2, "reader"),
      difference(3, "evidence"),
      difference(4, "mastered"),
      difference(5, "verdict"),
    ],
    flags: [flag(6, "too-fast"), flag(7, "mono-back"), flag(8, "burst"), flag(9, "clock-suspect")],
  });
  expect(found).toEqual({
    answers: { count: 2, at: [10, 50] },
    entries: { count: 2, at: [30, 40] },
    version: { count: 1, at: [20] },
    quick: { count: 2, at: [60, 80] },
  });
});

test("[RGR16] those that are not kept any more are counted", () => {
  const counts = { ...NO_COUNTS, differs: { verdict: 1_500 } };
  const found = countFindings({ progress: null, counts, differences: [difference(1, "verdict")], flags: [] });
  expect(found.answers).toEqual({ count: 1_500, at: [10] });
});
