import { describe, expect, test } from "vitest";
import fc from "fast-check";
import {
  KNOWN_MAX,
  KNOWN_MIN,
  masteryOf,
  masteryProjection,
  masteryWanted,
  UNTOUCHED,
  updateMastery,
  type EventOf,
  type MasteryState,
} from "../index.ts";
import { TOY_SKILL } from "../testing/index.ts";

const BKT = { init: 0.25, transit: 0.12, slip: 0.1, guess: 0.1 };
const DAY = 86_400_000;

/** Any probability, with 0 and 1 drawn often. */
const arbProbability = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));
const arbBkt = fc.record({
  init: arbProbability,
  transit: arbProbability,
  slip: arbProbability,
  guess: arbProbability,
});

function evidence(correct: boolean, wall: number, extra: { weight?: number; difficulty?: number } = {}) {
  const body = { skill: TOY_SKILL, correct, weight: 1, difficulty: 3, bkt: BKT, before: 0, after: 0, ...extra };
  return { type: "mastery_updated", wall, body } as unknown as EventOf<"mastery_updated">;
}

function fold(steps: readonly ((state: MasteryState) => MasteryState)[]): MasteryState {
  return steps.reduce((state, step) => step(state), masteryProjection.initial);
}

const right =
  (wall = 0, extra = {}) =>
  (state: MasteryState) =>
    masteryProjection.on.mastery_updated(state, evidence(true, wall, extra));
const wrong =
  (wall = 0) =>
  (state: MasteryState) =>
    masteryProjection.on.mastery_updated(state, evidence(false, wall));
const granted = (wall: number) => (state: MasteryState) =>
  masteryProjection.on.skill_mastered(state, { wall, body: { skill: TOY_SKILL } } as EventOf<"skill_mastered">);

describe("Bayesian knowledge tracing", () => {
  test("[LRN1] stays between the caps for every parameter set, 0 and 1 included", () => {
    fc.assert(
      fc.property(arbProbability, arbBkt, fc.boolean(), arbProbability, (known, bkt, correct, weight) => {
        const after = updateMastery(known, bkt, correct, weight);
        expect(after).toBeGreaterThanOrEqual(KNOWN_MIN);
        expect(after).toBeLessThanOrEqual(KNOWN_MAX);
      }),
    );
  });

  test("[LRN1] follows Corbett and Anderson's equations: .2, then .586, .881, .974 for three right answers", () => {
    const textbook = { init: 0.2, transit: 0.12, slip: 0.1, guess: 0.2 };
    let known = textbook.init;
    const path = [1, 2, 3].map(() => (known = updateMastery(known, textbook, true, 1)));
    expect(path.map((p) => Math.round(p * 1000) / 1000)).toEqual([0.586, 0.881, 0.974]);
  });

  test("[LRN2] after 24 right answers one wrong answer makes it fall", () => {
    let known = 0.2;
    for (let i = 0; i < 24; i++) known = updateMastery(known, BKT, true, 1);
    expect(updateMastery(known, BKT, false, 1)).toBeLessThan(known - 0.01);
  });

  test("[LRN5] impossible evidence leaves P(known) alone, and weight 0 changes nothing", () => {
    expect(updateMastery(0.5, { init: 0.5, transit: 0, slip: 1, guess: 0 }, true, 1)).toBe(0.5);
    expect(updateMastery(0.5, BKT, true, 0)).toBe(0.5);
    expect(updateMastery(0.5, BKT, true, 0.5)).toBeLessThan(updateMastery(0.5, BKT, true, 1));
  });
});

describe("mastery by skill", () => {
  const six = [right(), right(), right(), right(), right(), right()];

  test.for([
    { name: "six right ones at difficulty 3", steps: six, want: null },
    { name: "only five opportunities", steps: six.slice(1), want: { what: "more", count: 1 } },
    { name: "the last one wrong", steps: [...six, wrong()], want: { what: "right", count: 1 } },
    {
      name: "nothing at difficulty 3",
      steps: six.map(() => right(0, { difficulty: 2 })),
      want: { what: "harder", count: 2 },
    },
    {
      name: "all of them after hints",
      steps: six.map(() => right(0, { weight: 0.6 })),
      want: { what: "harder", count: 2 },
    },
    {
      name: "P(known) too low",
      steps: [...six, wrong(), wrong(), wrong(), right()],
      want: { what: "surer", count: 1 },
    },
  ])("[LRN3] [LRN8] $name: mastery wants $want", ({ steps, want }) => {
    expect(masteryWanted(masteryOf(fold(steps), TOY_SKILL))).toEqual(want);
  });

  test("[LRN4] the fold uses the evidence's own constants and starts from its prior", () => {
    const state = fold([right()]);
    expect(masteryOf(state, TOY_SKILL).known).toBe(updateMastery(BKT.init, BKT, true, 1));
    expect(masteryOf(state, TOY_SKILL)).toMatchObject({ opportunities: 1, streak: 1, lastOutcome: "correct" });
    expect(fold([right(), wrong(), right()])).toEqual(fold([right(), wrong(), right()]));
  });

  test("[LRN6] two right raise the level, two wrong lower it, within 1 to 5, hinted ones move nothing", () => {
    const level = (...steps: readonly ((state: MasteryState) => MasteryState)[]) =>
      masteryOf(fold(steps), TOY_SKILL).level;
    const at = (difficulty: number, ...outcomes: readonly boolean[]) =>
      outcomes.map(
        (correct) => (state: MasteryState) =>
          masteryProjection.on.mastery_updated(state, evidence(correct, 0, { difficulty })),
      );
    expect(level(...at(1, true))).toBe(1);
    expect(level(...at(1, true, true))).toBe(2);
    expect(level(...at(1, true), right(0, { weight: 0.6, difficulty: 1 }), ...at(1, true))).toBe(2);
    expect(level(...at(1, true, true), ...at(2, false, false))).toBe(1);
    expect(level(...at(1, false, false))).toBe(1);
    expect(level(...[1, 2, 3, 4, 5, 5].flatMap((difficulty) => at(difficulty, true, true)))).toBe(5);
    // Served in the middle at the start, the level stays there.
    expect(level(...at(3, true))).toBe(3);
    expect(level(...at(3, false, false))).toBe(2);
  });

  test("[LRN7] reviews passed on their day spread out, a failed one starts again, mastery stays", () => {
    const due = (state: MasteryState) => masteryOf(state, TOY_SKILL).reviewDueAt;
    const mastered = fold([...six, granted(0)]);
    expect(due(mastered)).toBe(DAY);
    const early = right(DAY / 2)(mastered);
    expect(due(early)).toBe(DAY);
    const passed = right(DAY)(early);
    expect(due(passed)).toBe(DAY + 3 * DAY);
    const failed = wrong(4 * DAY)(passed);
    expect(due(failed)).toBe(5 * DAY);
    expect(masteryOf(failed, TOY_SKILL).masteredAt).toBe(0);
    expect(masteryOf(granted(99)(failed), TOY_SKILL).masteredAt).toBe(0);
    expect(UNTOUCHED.masteredAt).toBeNull();
  });
});
