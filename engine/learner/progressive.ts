import type { Rng } from "../random.ts";
import type { Ability } from "./ability.ts";

/** What may come next, and how much it tells of the ability so far [per logit squared]. */
export interface Telling {
  readonly information: number;
}

/** What tells less than this part of the best is never taken: nobody begins far from what they can do. */
const LEAST = 0.5;

/**
 * One of several, by chance at first and by what it tells later (Revuelta & Ponsoda 1998): the one with the most of
 *
 *     (1 - w) r + w I,    r by chance between 0 and the largest I
 *
 * so that no item is met by everybody and the last ones are the best [IRT7].
 *
 * @param weight - how much of the exam is over [0 to 1]
 * @returns null where there is none
 */
export function pickProgressively<Option extends Telling>(
  options: readonly Option[],
  weight: number,
  dice: Rng,
): Option | null {
  const most = Math.max(0, ...options.map(({ information }) => information));
  const worth = options
    .filter(({ information }) => information >= LEAST * most)
    .map((option) => ({
      option,
      worth: ((1 - weight) * dice.uint32() * most) / 2 ** 32 + weight * option.information,
    }));
  return (
    worth.reduce<(typeof worth)[number] | null>((a, b) => (a === null || b.worth > a.worth ? b : a), null)?.option ??
    null
  );
}

interface Progress {
  readonly asked: number;
  /** Questions of the exam at most. */
  readonly most: number;
  readonly before: Ability;
  readonly now: Ability;
  /** Standard error it may end at; null: it does not end by it [logit]. */
  readonly stopSe: number | null;
}

/**
 * How much of an exam is over [0 to 1]: of its questions, or of the certainty at which it ends, whichever is more
 * (Magis & Barrada 2017, for exams that end at a standard error).
 */
export function partOver({ asked, most, before, now, stopSe }: Progress): number {
  const byCount = asked / Math.max(1, most - 1);
  const gained = (se: number) => 1 / (se * se) - 1 / (before.se * before.se);
  const byCertainty = stopSe === null || stopSe >= before.se ? 0 : gained(now.se) / gained(stopSe);
  return Math.min(1, Math.max(0, byCount, byCertainty));
}
