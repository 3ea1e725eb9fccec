import { isSameValue } from "../../engine/dialogue/understand/same-value.fixture.ts";
import { isTornPossible } from "../../engine/dialogue/understand/decide.ts";
import { read } from "../../engine/dialogue/understand/read.ts";
import { traitsOf, traitsOfOption } from "../../engine/dialogue/understand/traits.ts";
import { OUTCOMES, STEP, type Outcome, type Weights } from "../../engine/dialogue/understand/weights.ts";
import type { LabelledRow } from "../../engine/dialogue/understand/voices.fixture.ts";
import { createShuffler } from "../shuffler.ts";

/** A row as its traits. Outcomes count from 0, the options behind them. */
export interface Example {
  readonly traits: readonly string[];
  readonly traitsByOption: readonly (readonly string[])[];
  readonly canBeTorn: boolean;
  /** The outcomes that are right; none where the reader does not find the value. */
  readonly right: readonly number[];
}

/**
 * @param isSeen - whether those who wrote the rules knew the row: what the rules say of it then tells nothing of how far
 *   they can be trusted, and is left out
 */
export function exampleOf({ message, context, category, value }: LabelledRow, isSeen: boolean): Example {
  const reading = read(message, context);
  const known = (traits: readonly string[]) => (isSeen ? traits.filter((trait) => !trait.startsWith("R ")) : traits);
  const outcome = category === "answer" ? "torn" : (category satisfies Outcome);
  const right =
    category === "answer" && value !== null
      ? reading.options.flatMap((option, i) =>
          isSameValue(option.value, value, context.choices ?? []) ? [OUTCOMES.length + i] : [],
        )
      : [OUTCOMES.indexOf(outcome)];
  return {
    traits: known(traitsOf(reading)),
    traitsByOption: reading.options.map((option) => known(traitsOfOption(reading, option))),
    canBeTorn: isTornPossible(reading),
    right,
  };
}

export interface Learning {
  readonly seed: number;
  readonly rounds: number;
  /** How strongly small weights are drawn to nought. */
  readonly thrift: number;
  /** Traits that may have weights; without it, those of at least two examples. */
  readonly traits?: ReadonlySet<string>;
}

/** Weights by trait, those of values under `o` and the trait, of messages under `m`; of seven or of one number. */
export type Fitted = ReadonlyMap<string, Float64Array>;

/**
 * Log-linear weights by stochastic gradients with a step that shrinks by how much a weight has moved (AdaGrad), drawn to
 * nought (L1), the mean over the rounds from the third on. Deterministic for a seed.
 */
export function fit(examples: readonly Example[], { seed, rounds, thrift, traits }: Learning): Fitted {
  const weights = new Map<string, Float64Array>();
  for (const [trait, count] of countsOf(examples))
    if (traits === undefined ? count > 1 : traits.has(trait))
      weights.set(trait, new Float64Array(trait.startsWith("m") ? 7 : 1));
  const moved = new Map([...weights].map(([trait, own]) => [trait, new Float64Array(own.length)]));
  const mean = new Map([...weights].map(([trait, own]) => [trait, new Float64Array(own.length)]));
  const step = (trait: string, gradients: readonly number[]) => {
    const own = weights.get(trait);
    const squares = moved.get(trait);
    if (own === undefined || squares === undefined) return;
    for (const [k, gradient] of gradients.entries()) {
      squares[k] = (squares[k] ?? 0) + gradient * gradient;
      const rate = 0.15 / Math.sqrt((squares[k] ?? 0) + 1e-3);
      const next = (own[k] ?? 0) - rate * gradient;
      own[k] = Math.sign(next) * Math.max(0, Math.abs(next) - rate * thrift);
    }
  };
  const shuffle = createShuffler(seed);
  const order = examples.filter(({ right }) => right.length > 0);
  for (let round = 0; round < rounds; round++) {
    shuffle(order);
    for (const example of order) {
      const slopes = slopesOf(example, weights);
      const stated = slopes.slice(OUTCOMES.length).reduce((sum, slope) => sum + slope, 0);
      const own = [...slopes.slice(0, OUTCOMES.length), stated];
      for (const trait of example.traits) step(`m${trait}`, own);
      for (const [i, list] of example.traitsByOption.entries())
        for (const trait of list) step(`o${trait}`, [slopes[OUTCOMES.length + i] ?? 0]);
    }
    if (round > 1)
      for (const [trait, own] of weights) {
        const sum = mean.get(trait);
        for (const [k, weight] of own.entries()) if (sum !== undefined) sum[k] = (sum[k] ?? 0) + weight / (rounds - 2);
      }
  }
  return mean;
}

/** The mean of what is learned in several orders: one order alone swings the weights by chance. */
export function fitOften(examples: readonly Example[], learning: Learning, orders: number): Fitted {
  const all = Array.from({ length: orders }, (_, i) => fit(examples, { ...learning, seed: learning.seed + i }));
  return new Map(
    [...(all[0] ?? [])].map(([trait, own]) => [
      trait,
      own.map((_, k) => all.reduce((sum, fitted) => sum + (fitted.get(trait)?.[k] ?? 0), 0) / orders),
    ]),
  );
}

/** Chance of each outcome less whether it is right. */
function slopesOf({ traits, traitsByOption, canBeTorn, right }: Example, weights: Fitted): readonly number[] {
  const sums = [0, 0, 0, 0, 0, 0, 0];
  for (const trait of traits)
    for (const [k, weight] of (weights.get(`m${trait}`) ?? []).entries()) sums[k] = (sums[k] ?? 0) + weight;
  const stated = sums.pop() ?? 0;
  if (!canBeTorn) sums[OUTCOMES.indexOf("torn")] = -1e9;
  const values = traitsByOption.map((list) =>
    list.reduce((sum, trait) => sum + (weights.get(`o${trait}`)?.[0] ?? 0), stated),
  );
  const scores = [...sums, ...values];
  const most = scores.reduce((a, b) => Math.max(a, b));
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((a, b) => a + b);
  const allRight = right.reduce((sum, i) => sum + (odds[i] ?? 0), 0);
  return odds.map((odd, i) => odd / all - (right.includes(i) ? odd / Math.max(allRight, 1e-12) : 0));
}

function countsOf(examples: readonly Example[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (trait: string) => counts.set(trait, (counts.get(trait) ?? 0) + 1);
  for (const { traits, traitsByOption } of examples) {
    for (const trait of traits) add(`m${trait}`);
    for (const trait of new Set(traitsByOption.flat())) add(`o${trait}`);
  }
  return counts;
}

/** The traits that matter most: by the size of their weights and how often they occur. */
export function strongest(fitted: Fitted, examples: readonly Example[], count: number): ReadonlySet<string> {
  const counts = countsOf(examples);
  const strengths = [...fitted].map(([trait, weights]) => {
    const size = weights.reduce((sum, weight) => sum + weight * weight, 0);
    return { trait, strength: size * Math.sqrt(counts.get(trait) ?? 0) * (trait.startsWith("o") ? 4 : 1) };
  });
  const sorted = strengths.toSorted((a, b) => b.strength - a.strength || (a.trait < b.trait ? -1 : 1));
  return new Set(sorted.slice(0, count).map(({ trait }) => trait));
}

/** In whole steps; traits of no weight left out; sorted. */
export function inSteps(fitted: Fitted): Weights {
  const byMessageTrait = new Map<string, readonly number[]>();
  const byOptionTrait = new Map<string, number>();
  for (const [trait, weights] of [...fitted].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const steps = [...weights].map((weight) => Math.max(-26, Math.min(25, Math.round(weight / STEP))));
    if (steps.every((step) => step === 0)) continue;
    if (trait.startsWith("m")) byMessageTrait.set(trait.slice(1), steps);
    else byOptionTrait.set(trait.slice(1), steps[0] ?? 0);
  }
  return { byMessageTrait, byOptionTrait };
}
