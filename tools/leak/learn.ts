import type { Way } from "../../engine/hints/weigh/place.ts";
import type { WayWeights } from "../../engine/hints/weigh/weights.ts";
import { createShuffler } from "../shuffler.ts";

/** A hint as its ways; `share` is how much it counts. */
export interface LeakExample {
  readonly ways: readonly Way[];
  readonly leaks: boolean;
  readonly share: number;
}

export interface LeakLearning {
  readonly rounds: number;
  /** How strongly small weights are drawn to nought. */
  readonly thrift: number;
  /** How many traits are kept. */
  readonly traits: number;
  /** Over how many orders of the examples the weights are averaged. */
  readonly orders: number;
}

export const LEARNING: LeakLearning = { rounds: 12, thrift: 0.02, traits: 1500, orders: 3 };

type Fitted = ReadonlyMap<string, number>;
const BIAS = "";
/** Log odds of one step: four double the odds. */
const STEP = Math.LN2 / 4;

/**
 * Weights of traits so that the odds of a hint, the sum over its ways, are those of its telling the answer: each way
 * answers for the share it has in the odds. Stochastic gradients with steps that shrink by how much a weight has moved
 * (AdaGrad), drawn to nought (L1), averaged over the later rounds and several orders. Deterministic.
 */
export function learnWays(examples: readonly LeakExample[], learning: LeakLearning = LEARNING): WayWeights {
  const fits = Array.from({ length: learning.orders }, (_, i) => fit(examples, learning, i + 1));
  const counts = countsOf(examples);
  const mean = (trait: string) => fits.reduce((sum, one) => sum + (one.get(trait) ?? 0), 0) / fits.length;
  const kept = [...(fits[0] ?? new Map<string, number>()).keys()]
    .filter((trait) => trait !== BIAS)
    .map((trait) => ({ trait, weight: Math.round(mean(trait) / STEP), strength: strengthOf(trait) }))
    .filter(({ weight }) => weight !== 0)
    .toSorted((a, b) => b.strength - a.strength || (a.trait < b.trait ? -1 : 1))
    .slice(0, learning.traits);
  return {
    bias: Math.round(mean(BIAS) / STEP),
    byTrait: new Map(kept.map(({ trait, weight }) => [trait, weight])),
  };

  function strengthOf(trait: string): number {
    return Math.abs(mean(trait)) * Math.sqrt(counts.get(trait) ?? 0);
  }
}

function fit(examples: readonly LeakExample[], { rounds, thrift }: LeakLearning, seed: number): Fitted {
  const weights = new Map([[BIAS, -1]]);
  for (const [trait, count] of countsOf(examples)) if (count > 1) weights.set(trait, 0);
  const moved = new Map<string, number>();
  const mean = new Map<string, number>();
  const shuffle = createShuffler(seed);
  const order = examples.filter(({ ways }) => ways.length > 0);
  const first = Math.ceil(rounds / 2);
  for (let round = 0; round < rounds; round++) {
    shuffle(order);
    for (const example of order) for (const [trait, slope] of slopesOf(example, weights)) step(trait, slope);
    if (round >= first)
      for (const [trait, weight] of weights) mean.set(trait, (mean.get(trait) ?? 0) + weight / (rounds - first));
  }
  return mean;

  function step(trait: string, slope: number): void {
    const weight = weights.get(trait);
    if (weight === undefined) return;
    const squares = (moved.get(trait) ?? 0) + slope * slope;
    moved.set(trait, squares);
    const rate = 0.15 / Math.sqrt(squares + 1e-2);
    const next = weight - rate * slope;
    weights.set(trait, trait === BIAS ? next : Math.sign(next) * Math.max(0, Math.abs(next) - rate * thrift));
  }
}

/** How the loss of an example changes with the weight of each trait. */
function slopesOf({ ways, leaks, share }: LeakExample, weights: Fitted): ReadonlyMap<string, number> {
  const bias = weights.get(BIAS) ?? 0;
  const scores = ways.map((way) => way.reduce((sum, trait) => sum + (weights.get(trait) ?? 0), bias));
  const odds = scores.map((score) => Math.exp(Math.min(score, 30)));
  const all = odds.reduce((sum, odd) => sum + odd, 0);
  const slope = (all / (1 + all) - (leaks ? 1 : 0)) * share;
  const slopes = new Map<string, number>();
  for (const [i, way] of ways.entries())
    for (const trait of [BIAS, ...way]) slopes.set(trait, (slopes.get(trait) ?? 0) + (slope * (odds[i] ?? 0)) / all);
  return slopes;
}

/** In how many examples a trait occurs. */
function countsOf(examples: readonly LeakExample[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { ways } of examples)
    for (const trait of new Set(ways.flat())) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  return counts;
}
