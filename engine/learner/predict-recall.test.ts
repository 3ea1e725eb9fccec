import { expect, test } from "vitest";
import fc from "fast-check";
import { DAY_MS, meanOfDays, predictRecall, withPractice, type PracticeDays, type RecallFacts } from "../index.ts";

const DONE: RecallFacts = { known: 0.97, daysSince: 1, meanOfDays: 0.8, days: 2, pupil: 0.7 };
const HOUR = DAY_MS / 24;

const arbFacts: fc.Arbitrary<RecallFacts> = fc.record({
  known: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
  daysSince: fc.oneof(fc.constantFrom(-1, 0), fc.double({ min: 0, max: 4_000, noNaN: true })),
  meanOfDays: fc.double({ min: 0, max: 1, noNaN: true }),
  days: fc.integer({ min: 0, max: 200 }),
  pupil: fc.double({ min: 0, max: 1, noNaN: true }),
});

test("[LRN10] a later day's first answer has a chance between 0 and 1 that only falls with the days", () => {
  fc.assert(
    fc.property(arbFacts, fc.double({ min: 0.01, max: 100, noNaN: true }), (facts, more) => {
      const chance = predictRecall(facts);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      expect(predictRecall({ ...facts, daysSince: Math.max(0, facts.daysSince) + more })).toBeLessThan(chance);
    }),
  );
});

test("[LRN10] it is higher where more is known, days and pupil went better, and over a long time where there were more days", () => {
  const chance = predictRecall(DONE);
  expect(predictRecall({ ...DONE, known: 0.5 })).toBeLessThan(chance);
  expect(predictRecall({ ...DONE, meanOfDays: 0.5 })).toBeLessThan(chance);
  expect(predictRecall({ ...DONE, pupil: 0.4 })).toBeLessThan(chance);
  const after = (days: number) => predictRecall({ ...DONE, days, daysSince: 60 });
  expect(after(4)).toBeGreaterThan(after(2));
});

test("[LRN10] a skill done on two days is due in weeks, one done on a single day sooner, neither the day after", () => {
  const on = (days: number, daysSince: number) => predictRecall({ ...DONE, days, daysSince });
  expect(on(1, 1)).toBeGreaterThan(0.8);
  expect(on(1, 28)).toBeLessThan(0.8);
  expect(on(2, 14)).toBeGreaterThan(0.8);
  expect(on(2, 90)).toBeLessThan(0.8);
});

test("[LRN10] days of practice are counted by day, and each weighs the same in their mean", () => {
  const answers = [
    { at: 0, right: false },
    { at: HOUR, right: true },
    { at: 2 * HOUR, right: true },
    { at: 3 * HOUR, right: true },
    { at: DAY_MS, right: true },
    { at: 9 * DAY_MS, right: false },
    { at: 9 * DAY_MS + HOUR, right: true },
  ];
  const days = answers.reduce<PracticeDays | null>((before, { right, at }) => withPractice(before, right, at), null);
  if (days === null) throw new Error("nothing was practised");
  expect(days.days).toBe(3);
  expect(meanOfDays(days)).toBeCloseTo((0.75 + 1 + 0.5) / 3, 12);
});
