import { describe, expect, test } from "vitest";
import { toyContent } from "../testing/index.ts";
import { benchmarkMs, difficultyLogit, guessOf, itemLogit } from "./ability-scale.ts";
import {
  chanceRight,
  driftedAbility,
  estimateAbility,
  gradeOfAbility,
  informationAt,
  PRIOR_SE,
  priorAbility,
  strandAbility,
  toldAbility,
  type AbilityResponse,
} from "./ability.ts";

const PRIOR = { theta: 0, se: 1.4 };

function response(score: number, change: Partial<AbilityResponse> = {}): AbilityResponse {
  return { difficulty: 0, guess: 0.02, score, latencyMs: 20_000, benchmarkMs: 20_000, ...change };
}

function thetaAfter(...responses: readonly AbilityResponse[]): number {
  return estimateAbility(PRIOR, responses).theta;
}

describe("the scale", () => {
  test("[IRT1] difficulty rises with grade, level and computed difficulty, by the formula", () => {
    expect(difficultyLogit(4, 3, 0.4)).toBe(0);
    expect(difficultyLogit(5, 3, 0.4)).toBe(0.6);
    expect(difficultyLogit(4, 5, 0.4)).toBe(1.6);
    expect(difficultyLogit(4, 3, 0.9)).toBe(0.5);
    const opened = toyContent().open({ blueprint: "t.greater", version: 1, difficulty: 2, seed: 1 });
    if (!opened.ok) throw new Error(opened.error.detail);
    const { item } = opened.value;
    expect(itemLogit(item, 2)).toBe(difficultyLogit(2, 2, item.meta.generation?.computed_difficulty ?? 9));
    expect(guessOf(item)).toBe(0.5);
  });

  test("[IRT2] benchmark times rise with level, words and boxes, and younger readers take longer", () => {
    const content = toyContent();
    const at = (difficulty: 1 | 5) => {
      const opened = content.open({ blueprint: "t.add", version: 1, difficulty, seed: 1 });
      if (!opened.ok) throw new Error(opened.error.detail);
      return opened.value.item;
    };
    const item = at(1);
    const { stem } = item.problem_content;
    const longer = { ...item, problem_content: { ...item.problem_content, stem: `${stem} Look at it well.` } };
    expect(benchmarkMs(at(5), 4)).toBe(benchmarkMs(item, 4) + 24_000);
    expect(benchmarkMs(longer, 4)).toBe(benchmarkMs(item, 4) + 2_000);
    expect(benchmarkMs(longer, 3)).toBe(benchmarkMs(item, 3) + 4_000);
    const box = { label: "", kind: "integer" as const, canonical: "1", options: {} };
    const boxes = { ...item, answer_spec: { ...item.answer_spec, parts: [box, box] } };
    expect(benchmarkMs(boxes, 4)).toBe(benchmarkMs(item, 4) + 3_000);
  });
});

describe("ability", () => {
  test("[IRT3] all right and all wrong give finite abilities within the grid", () => {
    for (const score of [0, 1, 0.5]) {
      for (const count of [0, 1, 60]) {
        for (const difficulty of [-6, 0, 6]) {
          const { theta, se } = estimateAbility(
            PRIOR,
            Array.from({ length: count }, () => response(score, { difficulty })),
          );
          expect(Math.abs(theta)).toBeLessThanOrEqual(6);
          expect(se).toBeGreaterThan(0);
          expect(se).toBeLessThan(2);
        }
      }
    }
  });

  test("[IRT3] answers to items of that ability make it more certain, one by one", () => {
    const ses = Array.from(
      { length: 12 },
      (_, count) =>
        estimateAbility(
          PRIOR,
          Array.from({ length: count }, (__, at) => response(at % 2)),
        ).se,
    );
    expect(ses).toEqual(ses.toSorted((a, b) => b - a));
  });

  test("[IRT5] right raises it, wrong lowers it, half lies between; harder and quicker say more", () => {
    expect(thetaAfter(response(1))).toBeGreaterThan(0.3);
    expect(thetaAfter(response(0))).toBeLessThan(-0.3);
    expect(Math.abs(thetaAfter(response(0.5)))).toBeLessThan(0.1);
    expect(thetaAfter(response(1, { difficulty: 1 }))).toBeGreaterThan(thetaAfter(response(1)));
    expect(thetaAfter(response(1, { latencyMs: 5_000 }))).toBeGreaterThan(thetaAfter(response(1)));
    expect(thetaAfter(response(1, { latencyMs: 90_000 }))).toBeLessThan(thetaAfter(response(1)));
    expect(thetaAfter(response(1, { latencyMs: 900_000 }))).toBeGreaterThan(0);
  });

  test("[IRT5] the pace of a wrong answer says nothing, unless it was hardly an attempt", () => {
    const slow = thetaAfter(response(0, { latencyMs: 90_000 }));
    expect(thetaAfter(response(0))).toBe(slow);
    expect(thetaAfter(response(0, { latencyMs: 3_000 }))).toBeGreaterThan(slow);
    expect(thetaAfter(response(0, { latencyMs: 3_000 }))).toBeLessThan(0);
  });

  test("[IRT5] where guessing is likely a right answer says less", () => {
    expect(thetaAfter(response(1, { guess: 0.5 }))).toBeLessThan(thetaAfter(response(1)) * 0.7);
  });

  test("[IRT7] an item tells most where it is as hard as the learner is able, and little where it can be guessed", () => {
    expect(chanceRight(0, 0, 0)).toBe(0.5);
    expect(informationAt(0, 0, 0)).toBe(0.25);
    for (const far of [-3, -1, 1, 3]) expect(informationAt(0, far, 0)).toBeLessThan(0.25);
    expect(informationAt(0, 0, 0.5)).toBeLessThan(0.1);
  });

  test("[IRT10] what is told is less certain than the answers alone, most where they are certain", () => {
    for (const se of [0.2, 0.5, 1.4]) expect(toldAbility({ theta: 1, se }).se).toBeGreaterThan(se);
    expect(toldAbility({ theta: 1, se: 1.4 }).se).toBeLessThan(1.42);
    expect(toldAbility({ theta: 1, se: 0.3 }).theta).toBe(1);
  });

  test("[IRT11] a strand is expected as the whole, less surely, and few answers move it little away from there", () => {
    const whole = { theta: 1, se: 0.5 };
    const expected = strandAbility(whole);
    expect(expected.theta).toBe(1);
    expect(expected.se).toBeCloseTo(Math.sqrt(0.5), 5);
    const right = response(1, { difficulty: 1 });
    const wrong = response(0, { difficulty: 1 });
    const alone = estimateAbility(PRIOR, [wrong, wrong, wrong, right]);
    const shrunken = estimateAbility(expected, [wrong, wrong, wrong, right]);
    expect(shrunken.theta).toBeLessThan(1);
    expect(1 - shrunken.theta).toBeLessThan(1 - alone.theta);
  });

  test("[IRT8] it begins with the school grade, and is a little less certain the next time", () => {
    expect(priorAbility(4)).toEqual({ theta: 0, se: PRIOR_SE });
    expect(priorAbility(6).theta).toBe(1.2);
    expect(gradeOfAbility(priorAbility(6).theta)).toBe(6);
    expect(driftedAbility({ theta: 1, se: 0.3 })).toEqual({ theta: 1, se: 0.5 });
    expect(driftedAbility({ theta: 1, se: 9 }).se).toBe(PRIOR_SE);
  });
});
