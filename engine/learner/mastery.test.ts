import { describe, expect, test } from "vitest";
import fc from "fast-check";
import {
  dueAt,
  isKeptNow,
  KNOWN_MAX,
  KNOWN_MIN,
  masteryOf,
  masteryProjection,
  masteryWanted,
  POLICY,
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

const done = (wall: number) => (state: MasteryState) =>
  masteryProjection.on.skill_done(state, { wall, body: { skill: TOY_SKILL } } as EventOf<"skill_done">);
const kept = (wall: number) => (state: MasteryState) =>
  masteryProjection.on.skill_mastered(state, {
    wall,
    body: { skill: TOY_SKILL, confirmed: true },
  } as EventOf<"skill_mastered">);

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
  const four = [right(), right(), right(), right()];

  test.for([
    { name: "four right ones at difficulty 3", steps: four, want: null },
    { name: "only three opportunities", steps: four.slice(1), want: { what: "more", count: 1 } },
    { name: "the last one wrong", steps: [...four, wrong()], want: { what: "right", count: 1 } },
    {
      name: "nothing at difficulty 3",
      steps: four.map(() => right(0, { difficulty: 2 })),
      want: { what: "harder", count: 2 },
    },
    {
      name: "all of them after hints",
      steps: four.map(() => right(0, { weight: 0.6 })),
      want: { what: "harder", count: 2 },
    },
    {
      name: "P(known) too low",
      steps: [...four, wrong(), wrong(), wrong(), right()],
      want: { what: "surer", count: 1 },
    },
    { name: "done", steps: [...four, done(0)], want: { what: "another-day", count: 1 } },
    { name: "done, and wrong since", steps: [...four, done(0), wrong(DAY)], want: { what: "surer", count: 1 } },
    { name: "kept", steps: [...four, done(0), kept(DAY)], want: null },
  ])("[LRN3] [LRN8] $name: mastery wants $want", ({ steps, want }) => {
    expect(masteryWanted(masteryOf(fold(steps), TOY_SKILL), false)).toEqual(want);
  });

  test("[LRN3] where a placement found it known, two right ones are enough, while none is missed", () => {
    const wanted = (...steps: readonly ((state: MasteryState) => MasteryState)[]) =>
      masteryWanted(masteryOf(fold(steps), TOY_SKILL), true);
    const surely = { bkt: { ...BKT, init: 0.9, guess: 0.5 } };
    expect(wanted(right(0, surely))).toEqual({ what: "harder", count: 1 });
    expect(wanted(right(0, surely), right(0, surely))).toBeNull();
    expect(wanted(wrong(), right(0, surely), right(0, surely))).toEqual({ what: "more", count: 1 });
  });

  test("[LRN9] right on a later day is kept, right on the same day is not, wrong on a later day lapses", () => {
    const now = (wall: number, ...steps: readonly ((state: MasteryState) => MasteryState)[]) =>
      isKeptNow(masteryOf(fold([...four, done(0), ...steps]), TOY_SKILL), wall);
    const later = POLICY.mastery.laterMs;
    expect(now(later - 1, right(later - 1))).toBe(false);
    expect(now(later, right(later))).toBe(true);
    expect(now(later, wrong(later))).toBe(false);
    // Too unsure after a wrong one.
    expect(now(later + 2, wrong(later), wrong(later + 1), right(later + 2))).toBe(false);
    const lapsed = (...steps: readonly ((state: MasteryState) => MasteryState)[]) =>
      masteryOf(fold([...four, done(0), ...steps]), TOY_SKILL).lapsed;
    expect(lapsed(wrong(later - 1))).toBe(false);
    expect(lapsed(wrong(later))).toBe(true);
    expect(lapsed(wrong(later), right(later + 1))).toBe(false);
    expect(masteryOf(fold([...four, done(0), wrong(later)]), TOY_SKILL).masteredAt).toBe(0);
  });

  test("[LRN9] an older build's mastery is a badge: done, and kept only once it is shown on a later day", () => {
    const old = masteryOf(fold([...four, granted(5)]), TOY_SKILL);
    expect(old).toMatchObject({ masteredAt: 5, keptAt: null });
    expect(masteryOf(fold([...four, granted(5), kept(DAY)]), TOY_SKILL)).toMatchObject({ masteredAt: 5, keptAt: DAY });
    // Confirmed on one device while the other still knows nothing of it.
    expect(masteryOf(fold([...four, kept(DAY)]), TOY_SKILL)).toMatchObject({ masteredAt: DAY, keptAt: DAY });
  });

  test("[REC8] a share of answers that were wrong or took help begins a rest, which no answer meanwhile ends, until it is done", () => {
    const { fruitless: share } = POLICY.rest;
    const rest = (...steps: readonly ((state: MasteryState) => MasteryState)[]) => {
      const { fruitless, restsSince } = masteryOf(fold(steps), TOY_SKILL);
      return [fruitless, restsSince];
    };
    const wrongs = Array.from({ length: share }, (_, at) => wrong(at));
    expect(rest(...wrongs.slice(1))).toEqual([share - 1, null]);
    expect(rest(...wrongs)).toEqual([share, share - 1]);
    expect(rest(...wrongs.slice(1), right(50), right(60, { weight: 0.6 }))).toEqual([share, 60]);
    expect(rest(...wrongs, right(50), wrong(60))).toEqual([share + 1, share - 1]);
    expect(rest(...wrongs, done(50))).toEqual([0, null]);
    expect(rest(done(0), ...wrongs)).toEqual([share, share - 1]);
    expect(rest(done(0), ...wrongs, kept(50))).toEqual([0, null]);
  });

  test("[LRN4] the fold uses the evidence's own constants and starts from its prior", () => {
    const state = fold([right()]);
    expect(masteryOf(state, TOY_SKILL).known).toBe(updateMastery(BKT.init, BKT, true, 1));
    expect(masteryOf(state, TOY_SKILL)).toMatchObject({ opportunities: 1, streak: 1, lastOutcome: "correct" });
    expect(fold([right(), wrong(), right()])).toEqual(fold([right(), wrong(), right()]));
  });

  test("[LRN6] a right one raises the level, two wrong ones lower it, within 1 to 5, hinted ones move nothing", () => {
    const level = (...steps: readonly ((state: MasteryState) => MasteryState)[]) =>
      masteryOf(fold(steps), TOY_SKILL).level;
    const at = (difficulty: number, ...outcomes: readonly boolean[]) =>
      outcomes.map(
        (correct) => (state: MasteryState) =>
          masteryProjection.on.mastery_updated(state, evidence(correct, 0, { difficulty })),
      );
    expect(level(...at(1, true))).toBe(2);
    expect(level(right(0, { weight: 0.6, difficulty: 1 }))).toBe(1);
    expect(level(...at(2, false))).toBe(2);
    expect(level(...at(2, false, false))).toBe(1);
    expect(level(...at(1, false, false))).toBe(1);
    expect(level(...[1, 2, 3, 4, 5, 5].flatMap((difficulty) => at(difficulty, true)))).toBe(5);
    // Served in the middle at the start, the level goes on from there.
    expect(level(...at(3, true))).toBe(4);
    expect(level(...at(3, false, false))).toBe(2);
  });

  test("[LRN7] what was kept is due later after each day with a right one, at the latest in 90, and on the next day after a wrong one; the badge stays", () => {
    const due = (state: MasteryState) => {
      const mastery = masteryOf(state, TOY_SKILL);
      return dueAt(mastery, state.rightLately, mastery.lastPractisedAt ?? 0) - (mastery.lastPractisedAt ?? 0);
    };
    const finished = fold([...four, done(0)]);
    expect(due(finished)).toBe(POLICY.mastery.laterMs);
    expect(due(right(DAY / 4)(finished))).toBe(POLICY.mastery.laterMs);
    const confirmed = kept(DAY)(right(DAY)(finished));
    const again = right(5 * DAY)(confirmed);
    expect(due(confirmed)).toBeGreaterThan(POLICY.mastery.laterMs);
    expect(due(again)).toBeGreaterThan(due(confirmed));
    const often = Array.from({ length: 30 }, (_, n) => right((6 + n) * DAY)).reduce(
      (state, step) => step(state),
      again,
    );
    expect(due(often)).toBe(POLICY.memory.mostDays * DAY);
    // Who learned on many days is asked as soon as who was done on the first.
    const earlier = [-9, -8, -7, -6].map((day) => right(day * DAY));
    const learnedLong = kept(DAY)(right(DAY)(fold([...earlier, ...four, done(0)])));
    expect(masteryOf(learnedLong, TOY_SKILL).days?.days).toBe(6);
    expect(due(learnedLong)).toBeLessThanOrEqual(POLICY.memory.mostDaysAtFirst * DAY);
    const failed = wrong(9 * DAY)(again);
    expect(due(failed)).toBeLessThan(due(confirmed));
    expect(masteryOf(failed, TOY_SKILL)).toMatchObject({ masteredAt: 0, keptAt: DAY });
    expect(masteryOf(kept(99 * DAY)(failed), TOY_SKILL)).toMatchObject({ masteredAt: 0, keptAt: DAY });
  });
});
