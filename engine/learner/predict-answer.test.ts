import { describe, expect, test } from "vitest";
import fc from "fast-check";
import {
  answerFeatures,
  DAY_MS,
  NO_ANSWERS,
  predictAnswer,
  PREDICTION_WEIGHTS,
  predictInOrder,
  scorePredictions,
  withAnswer,
  type FirstAnswer,
} from "../index.ts";
import { logit } from "./exact-functions.ts";

const arbAnswer: fc.Arbitrary<FirstAnswer> = fc.record({
  skill: fc.constantFrom("a", "b", "c", "__proto__"),
  right: fc.boolean(),
  at: fc.option(fc.integer({ min: 0, max: 400 * DAY_MS })),
});

const historyOf = (answers: readonly FirstAnswer[]) => answers.reduce(withAnswer, NO_ANSWERS);
const answers = (skill: string, ...rights: readonly boolean[]) => rights.map((right) => ({ skill, right, at: 0 }));
const many = (right: boolean) => Array.from({ length: 30 }, () => right);
const chance = (...before: readonly FirstAnswer[]) => predictAnswer(historyOf(before), { skill: "a", at: 0 });

describe("the next first answer", () => {
  test("[LRN11] has a chance between 0 and 1 whatever came before, also where times are missing or go back", () => {
    fc.assert(
      fc.property(fc.array(arbAnswer, { maxLength: 60 }), arbAnswer, (before, next) => {
        const predicted = predictAnswer(historyOf(before), next);
        expect(predicted).toBeGreaterThan(0);
        expect(predicted).toBeLessThan(1);
      }),
    );
  });

  test("[LRN11] is predicted before it is seen: neither it nor a later one changes the prediction", () => {
    fc.assert(
      fc.property(fc.array(arbAnswer, { minLength: 1, maxLength: 40 }), fc.nat(), (all, n) => {
        const cut = n % all.length;
        const other = all.map((answer, at) => (at < cut ? answer : { ...answer, right: !answer.right }));
        expect(
          predictInOrder(other)
            .slice(0, cut + 1)
            .map(({ predicted }) => predicted),
        ).toEqual(
          predictInOrder(all)
            .slice(0, cut + 1)
            .map(({ predicted }) => predicted),
        );
      }),
    );
  });

  test("[LRN11] is likelier right after right ones, on the same skill and on others", () => {
    expect(chance(...answers("a", true, true, true))).toBeGreaterThan(chance());
    expect(chance(...answers("a", false, false, false))).toBeLessThan(chance());
    expect(chance(...answers("b", true, true, true))).toBeGreaterThan(chance(...answers("b", false, false, false)));
  });

  test("[LRN11] is less likely right the longer the skill was left alone", () => {
    const history = historyOf(answers("a", true, true, true, true));
    const after = (days: number) => predictAnswer(history, { skill: "a", at: days * DAY_MS });
    expect(after(1)).toBeLessThan(after(0));
    expect(after(30)).toBeLessThan(after(1));
  });

  test("[LRN13] P(known) says less of a pupil who misses what seems known and gets right what does not", () => {
    // On "b" and "c" of the same number of right ones: as P(known) lets one expect, and against it.
    const asExpected = [...answers("b", ...many(true)), ...answers("c", ...many(false))];
    const against = many(true).flatMap((right) => [...answers("b", right, !right), ...answers("c", right, !right)]);
    const apart = (before: readonly FirstAnswer[], weights = PREDICTION_WEIGHTS.answer.weights) => {
      const logOdds = (right: boolean) =>
        logit(predictAnswer(historyOf([...before, ...answers("a", ...many(right))]), { skill: "a", at: 0 }, weights));
      return logOdds(true) - logOdds(false);
    };
    expect(apart(against)).toBeLessThan(0.8 * apart(asExpected));
    const uncrossed = PREDICTION_WEIGHTS.answer.weights.slice(0, 11);
    expect(apart(against, uncrossed)).toBeGreaterThan(0.95 * apart(asExpected, uncrossed));
  });

  test("[LRN13] how much oftener the pupil is right is counted by how surely the skill seemed known", () => {
    const { oftener } = historyOf(answers("b", ...many(true), false, false));
    const { oftener: before } = historyOf(answers("b", ...many(true)));
    expect(oftener.known).toBeLessThan(before.known);
    expect(before.known - oftener.known).toBeGreaterThan(before.unknown - oftener.unknown);
    expect(historyOf(answers("b", ...many(false), true)).oftener.unknown).toBeGreaterThan(
      historyOf(answers("b", ...many(false))).oftener.unknown,
    );
    expect(NO_ANSWERS.oftener).toEqual({ known: 0, unknown: 0 });
  });

  test("[LRN11] the weights are fifteen and five and one, with their command and the day", () => {
    expect(PREDICTION_WEIGHTS.answer.weights.length).toBe(15);
    expect(answerFeatures(NO_ANSWERS, { skill: "a", at: null }).length).toBe(14);
    expect(PREDICTION_WEIGHTS.recall.weights.length).toBe(6);
    expect(PREDICTION_WEIGHTS.command).toMatch(
      /^mathflow fit-weights --pupils \d+ --seed \S+ --date \d{4}-\d\d-\d\d$/u,
    );
    expect(PREDICTION_WEIGHTS.version).toContain(PREDICTION_WEIGHTS.command.slice(-10));
  });
});

describe("scores of predictions", () => {
  const told = (predicted: number, ...rights: readonly boolean[]) => rights.map((right) => ({ predicted, right }));

  test("[LRN12] calibration compares what was expected with what came, bin by bin", () => {
    // Five were expected right with .9, and 3 are; three with .3, and 1 is.
    const predictions = [...told(0.9, true, true, true, false, false), ...told(0.3, true, false, false)];
    const { ece, auc, logLoss } = scorePredictions(predictions);
    expect(ece).toBeCloseTo((Math.abs(4.5 - 3) + Math.abs(0.9 - 1)) / 8, 12);
    // Of 16 pairs 3 × 2 go right, and 3 × 2 + 1 × 2 are ties.
    expect(auc).toBeCloseTo((6 + 8 / 2) / 16, 12);
    const lost = 3 * Math.log(0.9) + 2 * Math.log(0.1) + Math.log(0.3) + 2 * Math.log(0.7);
    expect(logLoss).toBeCloseTo(-lost / 8, 12);
  });

  test("[LRN12] what cannot be judged has no score; certain ones that fail a large one, not an infinite one", () => {
    expect(scorePredictions([])).toEqual({ auc: null, ece: null, logLoss: null });
    expect(scorePredictions(told(0.7, true, true)).auc).toBeNull();
    expect(Number.isFinite(scorePredictions(told(1, false)).logLoss)).toBe(true);
    expect(scorePredictions(told(1, true)).ece).toBe(0);
  });
});
