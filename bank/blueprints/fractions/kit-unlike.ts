/** What sums and differences of two fractions with unlike bottoms share: `a/b` and `c/d`. */
import type { BlueprintStep, DiagramInput } from "#engine";
import { partsName } from "../fraction-words.ts";
import { gcd, texFrac } from "../kit.ts";
import { frac, texOf, type Frac } from "./kit-fractions.ts";

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
    ? `The bottom number is right, and the top number of $${texOf(theOneThatChanges(o))}$ is still the old one.`
    : "The common bottom number is right, and the top numbers are still the old ones.";
}

/** The first hint to that: it begins at the parts, because some only kept the larger bottom number. */
export function lookAtOldTops(o: Two): readonly string[] {
  const changing = theOneThatChanges(o);
  const common = Math.max(o.b, o.d);
  const rule = "When the bottom number of a fraction changes, what has to happen to its top number?";
  return oneFitsInTheOther(o)
    ? [
        `With $${common}$ on the bottom the parts are ${partsName(common)}. Is $${texOf(changing)}$ as much as $${texFrac(changing.n, common)}$?`,
        rule,
      ]
    : [rule];
}

/** Of two bottoms of which one goes into the other, the fraction with the smaller one. */
export function theOneThatChanges({ a, b, c, d }: Two): Frac {
  return b < d ? frac(a, b) : frac(c, d);
}

/** Where one bottom number is the common one already. */
export function onlyOneChanges(o: Two): string {
  return `Only $${texOf(theOneThatChanges(o))}$ has to change: write it with $${Math.max(o.b, o.d)}$ on the bottom.`;
}

/** How a fraction keeps its size. */
export const TOPS_TOO = "When you multiply a bottom number, multiply the top number above it by the same number.";

/** How two fractions get one bottom number; no word says that both are multiplied by the same. */
export function sameBottoms(o: Two): string {
  return oneFitsInTheOther(o)
    ? "Write the fractions with the same bottom number. Only one of them has to change: multiply its top and its bottom number by the same number."
    : `Write the fractions with the same bottom number. ${TOPS_TOO}`;
}

/** "The parts are thirds and twelfths": adding the bottoms takes them for parts of one size. */
export function partsTold(fractions: readonly Frac[]): string {
  const names = fractions.map(({ d }) => partsName(d));
  return `The parts are ${names.slice(0, -1).join(", ")} and ${names.at(-1)}. Are they the same size?`;
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
