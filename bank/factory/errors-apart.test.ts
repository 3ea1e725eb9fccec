import { expect, test } from "vitest";
import { addSubtractBlueprints } from "../blueprints/add-subtract/index.ts";
import { factorsBlueprints } from "../blueprints/factors/index.ts";
import { fractionsBlueprints } from "../blueprints/fractions/index.ts";
import { multiplyDivideBlueprints } from "../blueprints/multiply-divide/index.ts";
import { placeValueBlueprints } from "../blueprints/place-value/index.ts";
import { signedBlueprints } from "../blueprints/signed/index.ts";
import { blueprintOf, buildLevel, SEEDS, wrongByRule } from "../blueprints/testing.ts";
import { collisionsOf, MAX_ALIKE } from "./collisions.ts";

const BLUEPRINTS = [
  ...addSubtractBlueprints,
  ...factorsBlueprints,
  ...fractionsBlueprints,
  ...multiplyDivideBlueprints,
  ...placeValueBlueprints,
  ...signedBlueprints,
];

/** Two instances, by hand: one where the errors are one or cannot be told apart, one where both are heard. */
interface Apart {
  readonly skill: string;
  readonly ids: readonly [string, string];
  readonly alike: Readonly<Record<string, number | string>>;
  /** What is said there of the answer that both would give. */
  readonly said: Readonly<Record<string, string>>;
  readonly apart: Readonly<Record<string, number | string>>;
  readonly told: Readonly<Record<string, string>>;
}

const WHOLE = { d: 0, m: 1, n: 1, form: "whole" };
const TWO = { v: 0, w: 0, e: 0, f: 1, ask: "bare", form: "any" };
const PLAIN = { ask: "bare", show: "none" };

const CASES: readonly Apart[] = [
  {
    skill: "g2.add3", // the only carry
    ids: ["AD-01", "AD-09"],
    alike: { ...PLAIN, a: 364, b: 353 },
    said: { "AD-01": "617" },
    apart: { ...PLAIN, a: 456, b: 278 },
    told: { "AD-01": "624", "AD-09": "634" },
  },
  {
    skill: "g2.add3", // 1 + 8 tens carry only with the ten from the ones
    ids: ["AD-01", "AD-N1"],
    alike: { ...PLAIN, a: 417, b: 85 },
    said: { "AD-01": "492" },
    apart: { ...PLAIN, a: 456, b: 278 },
    told: { "AD-01": "624", "AD-N1": "724" },
  },
  {
    skill: "g3.f2510",
    ids: ["ML-01", "ML-04"],
    alike: { table: 0, by: 8, ask: "bare" },
    said: { "ML-04": "8" },
    apart: { table: 5, by: 8, ask: "bare" },
    told: { "ML-01": "13" },
  },
  {
    skill: "g3.fracname", // the one part that is left, or one of the three
    ids: ["FR-N01", "FR-N03"],
    alike: { n: 3, d: 4, ask: "shaded", picture: "bar" },
    said: {},
    apart: { n: 3, d: 8, ask: "shaded", picture: "bar" },
    told: { "FR-N01": "5/8", "FR-N03": "1/8" },
  },
  {
    skill: "g5.fracadd", // the larger bottom is the common one
    ids: ["FO-02", "FO-05"],
    alike: { ...TWO, a: 1, b: 6, c: 5, d: 12 },
    said: { "FO-02": "6/12" },
    apart: { ...TWO, a: 1, b: 6, c: 3, d: 4 },
    told: { "FO-02": "4/12", "FO-05": "4/6" },
  },
  {
    skill: "g5.fracadd", // the product is the common one
    ids: ["FO-02", "FO-03"],
    alike: { ...TWO, a: 3, b: 5, c: 1, d: 3 },
    said: { "FO-02": "4/15" },
    apart: { ...TWO, a: 1, b: 6, c: 3, d: 4 },
    told: { "FO-02": "4/12", "FO-03": "4/24" },
  },
  {
    skill: "g2.expand", // parts that stand in order
    ids: ["PV-05", "PV-N3"],
    alike: { n: 709, ask: "sum", hide: 0, order: "210", show: "none" },
    said: { "PV-05": "79" },
    apart: { n: 709, ask: "sum", hide: 0, order: "012", show: "none" },
    told: { "PV-05": "79", "PV-N3": "97" },
  },
  {
    skill: "g6.intcmp", // all below zero
    ids: ["IN-14", "SGN-21"],
    alike: { ...WHOLE, a: -12, b: -15, c: 1, ask: "sign" },
    said: { "IN-14": "<" },
    apart: { ...WHOLE, a: -5, b: 4, c: -3, ask: "order" },
    told: { "IN-14": "−3, −5, 4", "SGN-21": "−3, 4, −5" },
  },
];

test.for(CASES)("[ALN4] $skill: $ids where they are alike, and where they are apart", (one) => {
  const heard = (operands: Apart["alike"]) => {
    const all = wrongByRule(blueprintOf(BLUEPRINTS, one.skill), operands);
    return Object.fromEntries(one.ids.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])));
  };
  expect(heard(one.alike)).toEqual(one.said);
  expect(heard(one.apart)).toEqual(one.told);
});

/** Levels whose operands are drawn so that errors which are often made alike come apart. */
test.for([
  ["g3.subz", 3],
  ["g3.subz", 5],
  ["g6.intcmp", 2],
  ["g6.intcmp", 3],
  ["g6.intcmp", 4],
  ["g6.intcmp", 5],
] as const)("[ALN4] the operands of %s, level %s, tell its errors apart", ([skill, difficulty]) => {
  const blueprint = blueprintOf(BLUEPRINTS, skill);
  const alike = buildLevel(blueprint, difficulty, SEEDS).filter((built) => collisionsOf(blueprint, built).length > 0);
  expect(alike.length).toBeLessThanOrEqual(MAX_ALIKE * SEEDS);
});
