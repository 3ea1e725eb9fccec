import { exp, ln } from "./exact-functions.ts";
import { round6 } from "./ability-scale.ts";

/** How able a learner is, and how sure that is [logit]. */
export interface Ability {
  readonly theta: number;
  readonly se: number;
}

/** One answered item. */
export interface AbilityResponse {
  /** [logit] */
  readonly difficulty: number;
  /** Chance to be right without knowing [probability]. */
  readonly guess: number;
  /** Points reached [0 to 1]. */
  readonly score: number;
  readonly latencyMs: number;
  /** How long somebody takes who can do it [ms]. */
  readonly benchmarkMs: number;
}

/** Ability is looked for between these [logit], in steps of a quarter. */
export const ABILITY_GRID: readonly number[] = Array.from({ length: 49 }, (_, index) => -6 + index / 4);

/** How sure one can be before anything is known [logit]. */
export const PRIOR_SE = 1.4;

/** What may have changed since the last exam: added to what was known then [logit]. */
const DRIFT_SE = 0.4;

/** What computed difficulties may be off together [logit]. */
const SCALE_SE = 0.2;

/** How far a strand is from the whole, over learners: standard deviation, our own estimate of 2026-11-27 [logit]. */
const STRAND_SE = 0.5;

/** Quick and right says more than slow and right: by so much at most [logit]. */
const TIME_SHIFT = 0.3;

/** A wrong answer in less than this share of the benchmark time was hardly an attempt, and counts half. */
const RAPID = 0.2;
const RAPID_WEIGHT = 0.5;

/** What is expected of a learner of that school grade before anything is known: half of the middle items of it. */
export function priorAbility(grade: number): Ability {
  return { theta: round6(0.6 * (grade - 4)), se: PRIOR_SE };
}

/** The school grade of which somebody so able gets half of the middle items right; a fraction. */
export function gradeOfAbility(theta: number): number {
  return 4 + theta / 0.6;
}

/** What is still believed when an exam begins some time after the last one. */
export function driftedAbility({ theta, se }: Ability): Ability {
  const drifted = Math.sqrt(se * se + DRIFT_SE * DRIFT_SE);
  return { theta, se: round6(drifted < PRIOR_SE ? drifted : PRIOR_SE) };
}

/** What other answers let one expect of a strand: as the whole, give or take what strands differ by [IRT11]. */
export function strandAbility({ theta, se }: Ability): Ability {
  return { theta, se: round6(Math.sqrt(se * se + STRAND_SE * STRAND_SE)) };
}

/**
 * Expected a posteriori ability after some responses (Bock & Mislevy 1982), on a fixed grid, with a normal prior and
 * the Rasch model with a floor for guessing:
 *
 *     P(right) = g + (1 - g) / (1 + e^(b - theta))
 *
 * All right and all wrong give finite abilities [IRT3]. Only + - * / and comparisons up to the last rounding to a
 * millionth: the same on every device [IRT4].
 */
export function estimateAbility(prior: Ability, responses: readonly AbilityResponse[]): Ability {
  return abilityOf(responses.reduce(withResponse, startPosterior(prior)));
}

/** Logarithm of what is believed of each ability of the grid, up to a constant. */
export type Posterior = readonly number[];

export function startPosterior(prior: Ability): Posterior {
  return ABILITY_GRID.map((theta) => {
    const z = (theta - prior.theta) / prior.se;
    return (-z * z) / 2;
  });
}

export function withResponse(posterior: Posterior, response: AbilityResponse): Posterior {
  return ABILITY_GRID.map((theta, index) => (posterior[index] ?? 0) + logLikelihood(theta, response));
}

/** Mean and standard deviation of the grid. */
export function abilityOf(posterior: Posterior): Ability {
  const highest = posterior.reduce((a, b) => (a > b ? a : b));
  const weights = posterior.map((log) => exp(log - highest));
  const total = sum(weights);
  const theta = sum(ABILITY_GRID.map((point, index) => point * (weights[index] ?? 0))) / total;
  const variance =
    sum(ABILITY_GRID.map((point, index) => (point - theta) * (point - theta) * (weights[index] ?? 0))) / total;
  return { theta: round6(theta), se: round6(Math.sqrt(variance)) };
}

/**
 * What is written down and told: less certain than the answers alone would make it, as difficulties are computed and
 * not measured. An error of half a logit an item makes a standard error of .30 really .36 [IRT10].
 */
export function toldAbility({ theta, se }: Ability): Ability {
  return { theta, se: round6(Math.sqrt(se * se + SCALE_SE * SCALE_SE)) };
}

/** Chance of a right answer [probability]. */
export function chanceRight(theta: number, difficulty: number, guess: number): number {
  return guess + (1 - guess) / (1 + exp(difficulty - theta));
}

/** How much an item tells about an ability (Fisher information, per logit squared). */
export function informationAt(theta: number, difficulty: number, guess: number): number {
  const right = chanceRight(theta, difficulty, guess);
  const known = (right - guess) / (1 - guess);
  return known * known * ((1 - right) / right);
}

function logLikelihood(theta: number, response: AbilityResponse): number {
  const { difficulty, guess, score, latencyMs, benchmarkMs } = response;
  const pace = latencyMs / benchmarkMs;
  // Between +1 (at once) and -1 (for ever), 0 at the benchmark: only of what was right.
  const quickness = (1 - pace) / (1 + pace);
  const right = chanceRight(theta, difficulty + TIME_SHIFT * quickness * score, guess);
  const weight = score === 0 && pace < RAPID ? RAPID_WEIGHT : 1;
  return weight * (score * ln(right) + (1 - score) * ln(1 - right));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
