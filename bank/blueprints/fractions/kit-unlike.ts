/** What sums and differences of two fractions with unlike bottoms share: `a/b` and `c/d`. */
import type { BlueprintStep, DiagramInput, Operands } from "#engine";
import { partsName } from "../fraction-words.ts";
import { gcd, lcm, texFrac } from "../kit.ts";
import type { FractionErrorRule } from "./fraction-errors.ts";
import { BARS_AS_ONE } from "./kit-sums.ts";
import { frac, texOf, withWhole, type Frac, type Result } from "./kit-fractions.ts";

interface Two {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

export function oneFitsInTheOther({ b, d }: Two): boolean {
  return b % d === 0 || d % b === 0;
}

/** The smallest number that all the bottoms go into. */
export function commonOf(fractions: readonly Frac[]): number {
  return fractions.reduce((multiple, { d }) => lcm(multiple, d), 1);
}

/** The top that a fraction has over another bottom. */
export function topOver({ n, d }: Frac, bottom: number): number {
  return (n * bottom) / d;
}

/** Neither bottom goes into the other, and their product is not the smallest common one. */
export function sharesFactor(o: Two): boolean {
  return gcd(o.b, o.d) > 1 && !oneFitsInTheOther(o);
}

/** It begins at the parts, because some only kept the larger bottom number. */
function lookAtOldTops(o: Two): string {
  const changing = theOneThatChanges(o);
  const common = Math.max(o.b, o.d);
  return oneFitsInTheOther(o)
    ? `With $${common}$ on the bottom the parts are ${partsName(common)}. Is $${texOf(changing)}$ as much as $${texFrac(changing.n, common)}$?`
    : "When the bottom number of a fraction changes, what has to happen to its top number?";
}

/** Of two bottoms of which one goes into the other, the fraction with the smaller one. */
function theOneThatChanges({ a, b, c, d }: Two): Frac {
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

/** The first hint: at the bars of a picture, or at the bottom numbers. */
export function lookAtBottoms(fractions: readonly Frac[], isPictured: boolean): string {
  const bottoms = fractions.map(({ d }) => d);
  if (isPictured)
    return `Look at the bars. Into how many pieces do you have to cut each of the ${partsName(Math.min(...bottoms))} to get ${partsName(commonOf(fractions))}?`;
  const listed = `$${bottoms.slice(0, -1).join("$, $")}$ and $${bottoms.at(-1)}$`;
  return `Look at the bottom numbers ${listed}. Are the parts the same size? Which number do ${bottoms.length === 2 ? `both ${listed}` : `${listed} all`} go into?`;
}

/** How the first fraction that has to change does so: "In 1/3 the bottom number is multiplied by 4 to make 12, so multiply the top number by 4 too.", and what is to be done with the others. */
export function changeEach(fractions: readonly Frac[]): string {
  const common = commonOf(fractions);
  const { n, d } = fractions.find((one) => one.d !== common) ?? frac(1, common);
  const by = common / d;
  const others = fractions.length - 1;
  const rest =
    others > 1
      ? " Do the same where another fraction has to change."
      : fractions.every((one) => one.d !== common)
        ? " Do the same with the other fraction."
        : "";
  return `In $${texFrac(n, d)}$ the bottom number is multiplied by $${by}$ to make $${common}$, so multiply the top number by $${by}$ too.${rest}`;
}

/** A sum or a difference of fractions with unlike bottoms, and what somebody makes of it who leaves them as they are. */
interface Unlike<O> {
  readonly done: "added" | "subtracted";
  /** Whether bars in a picture show both, so that all parts may be counted as those of one. */
  readonly isInBars?: (o: O) => boolean;
  readonly fractions: (o: O) => readonly Frac[];
  readonly wholes: (o: O) => number;
  /** The tops as they stand, put together; undefined where nobody does so. */
  readonly oldTops: (o: O) => number | undefined;
}

/** Errors of who puts the fractions together before they have one bottom, or changes the bottoms only. */
export function unlikeErrors<O extends Operands & Two>(
  named: FractionErrorRule<O>,
  { done, isInBars = () => false, fractions, wholes, oldTops }: Unlike<O>,
) {
  const common = (o: O) => commonOf(fractions(o));
  const larger = (o: O) => Math.max(...fractions(o).map(({ d }) => d));
  const all = (o: O, both: string, all: string) => (fractions(o).length > 2 ? all : both);
  const over = (o: O, bottom: number | undefined): Result | undefined => {
    const tops = oldTops(o);
    return tops === undefined || bottom === undefined ? undefined : withWhole(wholes(o), tops, bottom);
  };
  return {
    bottomsToo: (id: string, tag: string, bottomOf: (o: O) => number | undefined) =>
      named(id, tag, "conceptual", {
        wrong: (o) => over(o, bottomOf(o)),
        did: (o) =>
          isInBars(o) ? BARS_AS_ONE.did : `You ${done} the top numbers and you ${done} the bottom numbers too.`,
        look: (o) => (isInBars(o) ? BARS_AS_ONE.look : partsTold(fractions(o))),
        holds: `Top numbers can be ${done} only when the parts have the same size. First write the fractions with the same bottom number.`,
        sub: (o) =>
          oneFitsInTheOther(o)
            ? onlyOneChanges(o)
            : `${all(o, "Both", "All the")} bottom numbers go into $${common(o)}$. Write each fraction with $${common(o)}$ on the bottom.`,
      }),
    /** Whether the bottoms were changed alone, or the tops put together before, nobody knows. */
    topsOld: named("FO-02", "new-bottom-old-tops", "omission", {
      wrong: (o) => over(o, common(o)),
      did: (o) =>
        oneFitsInTheOther(o)
          ? `You wrote ${common(o)} on the bottom, and kept the old top number of $${texOf(theOneThatChanges(o))}$.`
          : `You wrote ${common(o)} on the bottom, and kept the old top numbers.`,
      look: lookAtOldTops,
      holds: "Multiply the top and bottom numbers of a fraction by the same number, so that its size stays the same.",
      sub: (o) => changeEach(fractions(o)),
      line: 2,
    }),
    /** @param wrong - with the old top of the first fraction or the second; where only one has to change, that is FO-02 */
    oneTopOld: (old: 0 | 1, line: number, wrong: (o: O, old: Frac) => Result | undefined) => {
      const kept = (o: O) => fractions(o)[old] ?? frac(o.a, o.b);
      // Of a sum, either of two tops may be the old one.
      const isEither = (o: O) => {
        const [x, y] = fractions(o).map((one) => topOver(one, common(o)) - one.n);
        return done === "added" && x === y;
      };
      return named("FR-N25", "one-top-left-as-it-was", "omission", {
        wrong: (o) => (oneFitsInTheOther(o) ? undefined : wrong(o, kept(o))),
        did: (o) =>
          isEither(o)
            ? "One top number is still the old one."
            : `The top number of $${texOf(kept(o))}$ is still the old one.`,
        look: "Did both top numbers change together with their bottom numbers?",
        holds: TOPS_TOO,
        sub: (o) => {
          const { n, d } = kept(o);
          if (isEither(o)) return changeEach(fractions(o));
          return `In $${texFrac(n, d)}$ the bottom number $${d}$ becomes $${common(o)}$. What was it multiplied by? Multiply the $${n}$ by that number too.`;
        },
        line,
      });
    },
    /** Where the larger bottom is the common one, only the tops are at fault. A plain whole number tells nothing of bottoms. */
    largerKept: named("FO-05", "kept-the-larger-bottom", "procedural", {
      wrong: (o) => (larger(o) === common(o) || (oldTops(o) ?? 0) % larger(o) === 0 ? undefined : over(o, larger(o))),
      did: `You ${done} the top numbers and kept the larger bottom number.`,
      look: "Are the parts of the fractions the same size?",
      holds: (o) =>
        `${all(o, "Both", "All")} fractions need the same bottom number before their top numbers can be ${done}.`,
      sub: (o) => `Use $${common(o)}$ for the bottom numbers. ${TOPS_TOO}`,
    }),
  };
}
