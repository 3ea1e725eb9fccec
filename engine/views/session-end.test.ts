import { describe, expect, test } from "vitest";
import { viewPractice, viewReplay, viewSessionEnd, type ProblemState, type SessionState } from "../index.ts";
import { simulatePractice, toyContent } from "../testing/index.ts";

const content = toyContent();
const env = { content, now: 0 };

/** A finished problem of a session, told by what matters for its end. */
interface Told extends Partial<Pick<ProblemState, "phase" | "signal" | "hints" | "attempts">> {
  readonly skill?: string;
}

const alone: Told = { phase: "right", signal: "mastered", attempts: 1 };
const hinted: Told = { phase: "right", signal: "learned", hints: 1, attempts: 1 };
const shown: Told = { phase: "shown", signal: "struggling", attempts: 3, hints: 2 };
const skipped: Told = { phase: "skipped", signal: null };
const open: Told = { phase: "open" };

function wayOf(...told: readonly Told[]) {
  const problems = told.map(({ skill = "a", ...one }) => ({ turns: [], hints: 0, attempts: 0, skill, ...one }));
  return viewSessionEnd(
    { problems: problems.map((problem) => ({ ...problem, address: {} })) } as unknown as SessionState,
    { ...env, content: { ...content, open: () => ({ ok: false, error: { reason: "not-listed", detail: "" } }) } },
  ).way;
}

describe("[VIE12] what is said of how a session was done", () => {
  test.for([
    [[], null],
    [[alone, alone], null],
    [[alone, alone, alone], { type: "all-alone", n: 3 }],
    [[alone, alone, alone, open], { type: "all-alone", n: 3 }],
    [[alone, skipped, alone, alone], null],
    [[hinted, alone, alone], { type: "alone-after-hint", n: 2 }],
    [[hinted, alone], null],
    [[hinted, { ...alone, skill: "b" }, alone], null],
    [[hinted, alone, hinted, alone, alone, alone], { type: "alone-after-hint", n: 3 }],
    [[shown, alone], { type: "alone-after-steps", n: 1 }],
    [[shown, skipped, alone], null],
    [[shown, hinted, alone, alone, alone], { type: "alone-after-hint", n: 3 }],
    [[{ ...hinted, attempts: 3 }, alone], { type: "kept-trying", n: 3 }],
    [[{ ...hinted, hints: 0, attempts: 2 }, alone, alone], { type: "kept-trying", n: 2 }],
    [[shown, shown], null],
  ] as const)("%o: %o", ([told, way]) => {
    expect(wayOf(...told)).toEqual(way);
  });
});

test("[VIE11] the end of a session agrees with its figures and with its replay", () => {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < 150; seed++) {
    const { events, state } = simulatePractice({ content, seed: `end${seed}`, steps: 40, grade: 2, skillPercent: 60 });
    const at = { content, now: events.at(-1)?.wall ?? 0 };
    const view = viewPractice(state, at);
    if (view.type !== "summary") continue;
    const { summary, end } = view;
    expect(end.problems).toHaveLength(summary.problems);
    expect(end.problems.filter(({ outcome }) => outcome === "first-try")).toHaveLength(summary.firstTry);
    const replay = viewReplay(events, summary.sessionId, at);
    for (const { place, stem, outcome, given } of end.problems) {
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      const replayed = replay?.problems[place - 1];
      expect(replayed).toMatchObject({ stem, correct: outcome === "first-try" || outcome === "helped" });
      expect(replayed?.status === "skipped").toBe(outcome === "skipped");
      const misses = replayed?.turns.flatMap((turn) =>
        turn.type === "attempt" && turn.verdict === "incorrect" ? turn.given : [],
      );
      if (given !== null) expect(misses?.at(-1)).toBe(given);
      if (outcome === "first-try") expect(given).toBeNull();
    }
  }
  expect([...seen.keys()].toSorted()).toEqual(["first-try", "helped", "shown", "skipped"]);
});
