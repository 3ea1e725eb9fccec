/** What sums and differences of two fractions with unlike bottoms share: `a/b` and `c/d`. */
import type { BlueprintStep, DiagramInput } from "#engine";
import { gcd } from "../kit.ts";

interface Two {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

export function oneFitsInTheOther({ b, d }: Two): boolean {
  return b % d === 0 || d % b === 0;
}

/** Neither bottom goes into the other, and their product is not the smallest common one. */
export function sharesFactor(o: Two): boolean {
  return gcd(o.b, o.d) > 1 && !oneFitsInTheOther(o);
}

/**
 * Of the tops as they were over the common bottom: whether the bottoms were changed alone, or the tops put together
 * before, nobody knows.
 */
export function topsAreOld(o: Two): string {
  return oneFitsInTheOther(o)
    ? "The common bottom number is right, and one top number is still the old one."
    : "The common bottom number is right, and the top numbers are still the old ones.";
}

/** Both as bars of one length. */
export function twoBars({ a, b, c, d }: Two): DiagramInput {
  return {
    type: "fraction-bars",
    alt: `Two bars of the same length. The first has ${b} equal parts, shaded: ${a}. The second has ${d} equal parts, shaded: ${c}.`,
    bars: [
      { parts: b, shaded: a },
      { parts: d, shaded: c },
    ],
  };
}

/** The step that finds the smallest number that all bottom numbers go into. */
export function commonBottom(bottoms: readonly number[], common: number): BlueprintStep {
  const listed = `${bottoms.slice(0, -1).join(", ")} and ${bottoms.at(-1)}`;
  return {
    explanation: `Find the smallest number that ${listed} ${bottoms.length === 2 ? "both" : "all"} go into.`,
    math: `${common}`,
    value: `${common}`,
  };
}
