import type { Option } from "./options.ts";
import { isNoAnswer, plainlyStated } from "./plain-claims.ts";
import type { Reading } from "./read.ts";
import { traitsOf, traitsOfOption } from "./traits.ts";
import type { MessageCategory } from "./understand.ts";
import { OUTCOMES, STEP, WEIGHTS, type Weights } from "./weights.ts";

export interface Decision {
  readonly category: MessageCategory;
  /** The value that is stated; null where none is, or none was settled on. */
  readonly value: string | null;
  /** 0 to 1, by how far the runner-up is behind. */
  readonly confidence: number;
}

/**
 * What a message is: each outcome, and each value as the one stated, is scored by the learned weights of its traits; the
 * best wins [UND26]. Sums of whole numbers, so the same in every browser.
 */
export function decide(reading: Reading, weights: Weights = WEIGHTS): Decision {
  const { outcomes, values } = scoresOf(reading, weights);
  const scores = [...outcomes, ...values];
  let best = 0;
  let second = Number.NEGATIVE_INFINITY;
  for (let i = 1; i < scores.length; i++) {
    const score = scores[i] ?? 0;
    // Where nothing tips the scales, who states a value answers: "is it 6?".
    const isStated = best < OUTCOMES.length && i >= OUTCOMES.length;
    if (score > (scores[best] ?? 0) || (isStated && score === scores[best])) {
      second = scores[best] ?? 0;
      best = i;
    } else if (score > second && !isSame(reading.options, best, i)) second = score;
  }
  const ahead = ((scores[best] ?? 0) - second) * STEP;
  const confidence = 0.5 + (0.48 * ahead) / (1 + ahead);
  const plain = plainlyStated(reading);
  if (plain !== undefined) return { category: "answer", value: plain, confidence: Math.max(confidence, 0.9) };
  const outcome = OUTCOMES[best];
  if (outcome === undefined && isNoAnswer(reading)) return { category: "explanation", value: null, confidence: 0.7 };
  if (outcome === undefined)
    return { category: "answer", value: reading.options[best - OUTCOMES.length]?.value ?? null, confidence };
  return { category: outcome === "torn" ? "answer" : outcome, value: null, confidence };
}

interface Scores {
  /** By place in `OUTCOMES`. */
  readonly outcomes: readonly number[];
  /** One for each option. */
  readonly values: readonly number[];
}

function scoresOf(reading: Reading, { byMessageTrait, byOptionTrait }: Weights): Scores {
  const sums = [0, 0, 0, 0, 0, 0, 0];
  for (const trait of traitsOf(reading))
    for (const [at, weight] of (byMessageTrait.get(trait) ?? []).entries()) sums[at] = (sums[at] ?? 0) + weight;
  const stated = sums.pop() ?? 0;
  if (!isTornPossible(reading)) sums[OUTCOMES.indexOf("torn")] = Number.NEGATIVE_INFINITY;
  const values = reading.options.map((option) =>
    traitsOfOption(reading, option).reduce((sum, trait) => sum + (byOptionTrait.get(trait) ?? 0), stated),
  );
  return { outcomes: sums, values };
}

/** Between several values, or where the rules see several. */
export function isTornPossible({ options, verdict }: Reading): boolean {
  return verdict.stated?.value === null || options.some(({ value }) => value !== options[0]?.value);
}

/** Whether both places are of options with the same value. */
function isSame(options: readonly Option[], a: number, b: number): boolean {
  const value = options[a - OUTCOMES.length]?.value;
  return value !== undefined && value === options[b - OUTCOMES.length]?.value;
}
