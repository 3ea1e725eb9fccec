/** Bayesian Knowledge Tracing constants of one skill [probabilities]. */
export interface BktParams {
  /** P(L0): known before the first opportunity. */
  readonly init: number;
  /** T: learned at one opportunity. */
  readonly transit: number;
  /** S: a slip although known. */
  readonly slip: number;
  /** G: a right guess although not known. */
  readonly guess: number;
}

/**
 * P(known) never leaves these [probability]. At exactly 1 the textbook update can never fall
 * again, however many answers go against it.
 */
export const KNOWN_MIN = 0.01;
export const KNOWN_MAX = 0.99;

/**
 * Posterior probability that the skill is known, after one graded opportunity.
 *
 * Bayes' rule on the answer, then one learning step:
 *
 *     P(L | right) = P(L)(1 - S) / (P(L)(1 - S) + (1 - P(L)) G)
 *     P(L | wrong) = P(L) S      / (P(L) S      + (1 - P(L))(1 - G))
 *     P(L')        = P(L | answer) + (1 - P(L | answer)) T
 *
 * `weight` mixes the result with the value before it: 1 takes the evidence whole, 0 ignores it.
 * An answer that is impossible under the parameters (0/0) is ignored and only learning applies.
 * Only + - * / and comparisons: the same bits on every device.
 *
 * Source: Corbett & Anderson (1995), "Knowledge tracing: Modeling the acquisition of procedural
 * knowledge", UMUAI 4, 253-278.
 *
 * @param known - P(L) before the opportunity [probability]
 * @param weight - how much the evidence counts, by policy [0 to 1]
 * @returns P(L') after it [probability, 0.01 to 0.99]
 */
export function updateMastery(known: number, params: BktParams, correct: boolean, weight: number): number {
  const before = clampKnown(known);
  const likelihoodKnown = correct ? 1 - params.slip : params.slip;
  const likelihoodUnknown = correct ? params.guess : 1 - params.guess;
  const joint = before * likelihoodKnown;
  const evidence = joint + (1 - before) * likelihoodUnknown;
  const posterior = evidence > 0 ? joint / evidence : before;
  const after = posterior + (1 - posterior) * params.transit;
  return clampKnown(before + (after - before) * weight);
}

function clampKnown(known: number): number {
  return known < KNOWN_MIN ? KNOWN_MIN : known > KNOWN_MAX ? KNOWN_MAX : known;
}
