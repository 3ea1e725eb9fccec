import { type BlueprintStep, type DiagramInput, type HintLadder, type Operands } from "#engine";
import { defineToldApart } from "../../blueprints/causes-apart.ts";
import { gcd } from "../../blueprints/kit.ts";
import { fractionErrors, strategies } from "../../blueprints/fractions/fraction-errors.ts";
import {
  asMixed,
  frac,
  lowest,
  resultAnswer,
  step,
  texMixed,
  texOf,
  texTerm,
  typedMixed,
  withWhole,
  wordings,
  type Frac,
  type Mixed,
} from "../../blueprints/fractions/kit-fractions.ts";
import {
  ONLY_THE_REST,
  alsoInLowestTerms,
  divided,
  ending,
  inForm,
  sumStems,
  wholeLeftOut,
  wholesFirst,
} from "../../blueprints/fractions/kit-sums.ts";
import {
  TOPS_TOO,
  changeEach,
  commonBottom,
  commonOf,
  lookAtBottoms,
  onlyOneChanges,
  oneFitsInTheOther,
  partsTold,
  sameBottoms,
  sharesFactor,
  topOver,
  twoBars,
  unlikeErrors,
} from "../../blueprints/fractions/kit-unlike.ts";
import { SUM_STORIES, areMeasured, cakes, canBeTold, tell } from "../../blueprints/fractions/stories.ts";
import { sumTrace } from "../../blueprints/fractions/sum-trace.ts";

interface Sum extends Operands {
  /** v a/b + w c/d (+ e/f); v = w = 0 where there are no wholes, e = 0 where there is no third fraction. */
  readonly v: number;
  readonly a: number;
  readonly b: number;
  readonly w: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
  readonly ask: "bare" | "story";
  readonly form: "any" | "lowest";
}

const PLAIN = { v: [0, 0], w: [0, 0], e: [0, 0], f: [1, 1] } as const;

const named = fractionErrors<Sum>(right);

const { bottomsToo, topsOld, oneTopOld, largerKept } = unlikeErrors<Sum>(named, {
  done: "added",
  isInBars: (o) => diagram(o) !== undefined,
  fractions,
  wholes: ({ v, w }) => v + w,
  oldTops: rawTops,
});

/** Add fractions with unlike denominators. */
export const blueprint = defineToldApart<Sum>({
  id: "g5.fracadd",
  version: 12,
  createdOn: "2026-11-30",
  // Whoever gives the sum of the fractions stopped there, or forgot the wholes: both left them out.
  holdsOf: {
    "FO-02": ["top-not-changed"],
    "FR-N25": ["top-not-changed"],
    "FR-N24": ["on-the-way", "one-left-out"],
  },
  levels: {
    1: {
      ranges: { ...PLAIN, a: [1, 5], b: [2, 6], c: [1, 9], d: [2, 12] },
      choices: { ask: ["bare"], form: ["any"] },
      where: (o) => simple(o) && oneFitsInTheOther(o) && withinOne(o),
    },
    2: {
      ranges: { ...PLAIN, a: [1, 6], b: [2, 7], c: [1, 6], d: [2, 7] },
      choices: { ask: ["bare", "story"], form: ["any"] },
      where: (o) => simple(o) && gcd(o.b, o.d) === 1 && withinOne(o),
    },
    3: {
      ranges: { ...PLAIN, a: [1, 9], b: [4, 12], c: [1, 11], d: [4, 12] },
      choices: { ask: ["bare", "story"], form: ["any"] },
      where: (o) => simple(o) && sharesFactor(o) && common(o) <= 36,
    },
    4: {
      ranges: { ...PLAIN, a: [1, 9], b: [3, 12], c: [1, 11], d: [3, 12] },
      choices: { ask: ["bare", "story"], form: ["lowest"] },
      where: (o) => simple(o) && sharesFactor(o) && !withinOne(o) && common(o) <= 40,
    },
    5: {
      ranges: { v: [0, 4], a: [1, 5], b: [2, 12], w: [0, 4], c: [1, 7], d: [2, 12], e: [0, 5], f: [2, 12] },
      choices: { ask: ["bare", "story"], form: ["lowest"] },
      where: (o) =>
        simple(o) && !oneFitsInTheOther(o) && !withinOne(o) && common(o) <= 40 && (isThree(o) || isWithWholes(o)),
    },
  },
  factors: [
    { name: "common-bottom", weight: 1, of: (o) => common(o) / 40 },
    { name: "both-fractions-change", weight: 1, of: (o) => (oneFitsInTheOther(o) ? 0 : 1) },
    { name: "smaller-common-bottom-exists", weight: 1, of: (o) => (common(o) < o.b * o.d ? 1 : 0) },
    { name: "past-one-whole", weight: 1, of: (o) => (withinOne(o) ? 0 : 1) },
    { name: "story", weight: 0.5, of: (o) => (o.ask === "story" ? 1 : 0) },
    { name: "lowest-terms-asked", weight: 2, of: (o) => (o.form === "lowest" ? 1 : 0) },
    { name: "wholes-or-third-fraction", weight: 3, of: (o) => (o.e > 0 || o.v > 0 ? 1 : 0) },
  ],
  stems: [
    ...sumStems<Sum>(addends),
    ...tell<Sum>(SUM_STORIES, {
      when: (o) => o.ask === "story" && o.e === 0,
      amounts: (o) => ({ x: addends(o)[0] ?? "", y: addends(o)[1] ?? "" }),
      withinOne,
      ending,
    }),
    ...wordings<Sum>((o) => o.ask === "story" && o.e > 0, {
      "three-cakes": (o, c) =>
        `${addends(o)
          .map((part, at) => `${c.names[at]}’s family eats ${cakes(part)}`)
          .join(", ")
          .replace(
            /, (?=[^,]*$)/u,
            " and ",
          )}. The cakes are all the same size. How many cakes is that altogether?${ending(o)}`,
    }),
    ...wordings<Sum>((o) => o.ask === "story" && o.e > 0 && areMeasured(...addends(o)), {
      "three-legs": (o, c) =>
        `${c.names[0]} walks $${addends(o)[0]}$ km to the library, $${addends(o)[1]}$ km to the park and $${addends(o)[2]}$ km home. How many km is that altogether?${ending(o)}`,
      "three-ribbons": (o, c) =>
        `${c.names[0]} joins ribbons of $${addends(o)[0]}$ m, $${addends(o)[1]}$ m and $${addends(o)[2]}$ m end to end. How many metres long are they together?${ending(o)}`,
    }),
  ],
  answer: (o) => resultAnswer(right(o), o.form, !withinOne(o)),
  steps,
  trace: (o) => sumTrace({ addends: addendsOf(o), form: o.form }),
  hints,
  distractors: strategies(right, {
    "one-part-too-many": (o) => withWhole(o.v + o.w, topsSum(o) + 1, common(o)),
    "one-part-too-few": (o) => withWhole(o.v + o.w, topsSum(o) - 1, common(o)),
  }),
  misconceptions: [
    bottomsToo("FO-01", "added-tops-and-bottoms", (o) => fractions(o).reduce((sum, { d }) => sum + d, 0)),
    topsOld,
    ...([0, 1] as const).map((at) =>
      oneTopOld(at, 2, (o, { n, d }) =>
        o.e > 0 ? undefined : withWhole(o.v + o.w, topsSum(o) - topOver({ n, d }, common(o)) + n, common(o)),
      ),
    ),
    named("FO-04", "kept-the-top-added-the-bottoms", "conceptual", {
      wrong: (o) => (o.e === 0 && o.a === o.c ? withWhole(o.v + o.w, o.a, o.b + o.d) : undefined),
      did: (o) => `You ${o.v + o.w > 0 ? "added the wholes, " : ""}kept ${o.a} on top and added the bottom numbers.`,
      look: (o) => partsTold(fractions(o)),
      holds:
        "The bottom numbers say how big the parts are. They have to become the same before the top numbers are added.",
      sub: (o) => `Find a number both bottom numbers go into, such as $${common(o)}$.`,
    }),
    largerKept,
    named("FO-03", "added-tops-multiplied-bottoms", "procedural", {
      // Where the product is the common bottom, only the tops are at fault: FO-02.
      wrong: (o) => (o.e > 0 || o.b * o.d === common(o) ? undefined : withWhole(o.v + o.w, rawTops(o), o.b * o.d)),
      did: "You added the top numbers and multiplied the bottom numbers.",
      look: "When a bottom number is multiplied, what has to happen to the top number above it?",
      holds: "When you multiply a bottom number, multiply its top number by the same number. Only then add.",
      sub: (o) =>
        `The number $${common(o)}$ is enough for the bottom. ${oneFitsInTheOther(o) ? onlyOneChanges(o) : changeEach(fractions(o))}`,
      line: 2,
    }),
    named("FO-06", "multiplied-across", "procedural", {
      wrong: (o) => (o.e > 0 || o.v + o.w > 0 ? undefined : withWhole(0, o.a * o.c, o.b * o.d)),
      did: "You multiplied the top numbers and the bottom numbers.",
      look: "Two amounts are put together here. Should the answer be bigger or smaller than each of them?",
      holds: "To add, write the fractions with the same bottom number and add the top numbers.",
      sub: (o) =>
        oneFitsInTheOther(o) ? onlyOneChanges(o) : `Write both fractions with $${common(o)}$ on the bottom.`,
    }),
    wholeLeftOut(named, {
      wrong: (o) => (topsSum(o) > common(o) ? withWhole(o.v + o.w, topsSum(o) % common(o), common(o)) : undefined),
      did: (o) =>
        o.v > 0
          ? "The fractions make a new whole, and it is missing from your answer."
          : "You wrote the fraction without the whole number in front of it.",
      holds: (o) =>
        o.v > 0
          ? "When the parts make more than one whole, that new whole is added to the wholes that were there already."
          : ONLY_THE_REST,
      sub: (o) =>
        o.v > 0
          ? `Your $${texOf(frac(topsSum(o) % common(o), common(o)))}$ is right. Count the wholes again: $${o.v} + ${o.w}$, and the one that the parts make.`
          : `Your fraction is the part left over. Every $${common(o)}$ parts make one whole: how many wholes are there? Write that number in front.`,
      line: 4,
    }),
    named("FR-N24", "wholes-forgotten", "omission", {
      wrong: (o) => (o.v + o.w > 0 ? withWhole(0, topsSum(o), common(o)) : undefined),
      did: "You added only the fractions.",
      look: "What stands in front of the fractions you added?",
      holds: "A mixed number is a whole number and a fraction. Add the wholes as well as the fractions.",
      sub: (o) =>
        `Your $${texOf(frac(topsSum(o), common(o)))}$ is right for the fractions. Now add $${o.v}$ and $${o.w}$ too.`,
      line: 4,
    }),
  ],
  diagram,
});

/** Whoever subtracts, with the new bottom number or in lowest terms, comes to no error that is named. */
function isDifferenceSeen(o: Sum): boolean {
  const [x, y] = addendsOf(o).map(({ whole, n, d }) => ((whole * d + n) * common(o)) / d);
  if (o.e > 0 || x === undefined || y === undefined) return true;
  const difference = frac(Math.abs(x - y), common(o));
  const typed = new Set([difference, lowest(difference)].map(typedMixed));
  return blueprint.misconceptions.every(({ wrong }) => !typed.has(wrong(o) ?? ""));
}

function steps(o: Sum): BlueprintStep[] {
  const sum = frac(topsSum(o), common(o));
  const wholes = o.v + o.w;
  const full = frac(wholes * common(o) + topsSum(o), common(o));
  const changed = fractions(o).map((x) => frac((x.n * common(o)) / x.d, common(o)));
  const bottoms = fractions(o).map((x) => x.d);
  const isPast = topsSum(o) > common(o);
  return [
    commonBottom(bottoms, common(o)),
    {
      explanation: bottoms.includes(common(o))
        ? `Write ${renamed(o)} with ${common(o)} on the bottom.`
        : "Write each fraction with the common bottom number.",
      math: fractions(o)
        .flatMap((x, i) => (x.d === common(o) ? [] : [`${texOf(x)} = ${texOf(changed[i] ?? x)}`]))
        .join(", \\quad "),
    },
    step(
      `With ${common(o)} on the bottom the parts have the same size: add the top numbers and keep the bottom number.`,
      changed.map(texOf).join(" + "),
      sum,
    ),
    ...(isPast ? [wholesFirst(sum)] : []),
    ...(wholes > 0
      ? [
          step(
            isPast
              ? `Add the wholes, $${o.v} + ${o.w}$ and the new one.`
              : `Add the wholes, $${o.v} + ${o.w}$, and put the fraction beside them.`,
            `${wholes} + ${texMixed(sum)}`,
            asMixed(full),
          ),
        ]
      : []),
    ...(o.form === "lowest" ? [inLowestTerms(o, full)] : alsoInLowestTerms(full)),
  ];
}

/** Lowest terms are asked for: what there is to divide by, or that there is nothing. */
function inLowestTerms(o: Sum, full: Frac): BlueprintStep {
  const by = gcd(topsSum(o), common(o));
  if (by > 1) return divided(full, by);
  const { n, d } = right(o);
  return {
    explanation: `Only 1 divides both ${n % d} and ${d}, so the fraction is in lowest terms already.`,
    math: texMixed(full),
    value: typedMixed(full),
  };
}

function hints(o: Sum): HintLadder {
  const wholes = withinOne(o) ? "" : " Are there enough parts for a whole then?";
  const same =
    o.v > 0 || o.form === "lowest" ? `Write the fractions with the same bottom number. ${TOPS_TOO}` : sameBottoms(o);
  const rule = `${same} Then add the top numbers${o.v > 0 ? ", and add the wholes on their own" : ""}.`;
  return [
    lookAtBottoms(fractions(o), diagram(o) !== undefined),
    `${rule}${o.v > 0 || o.form === "lowest" ? "" : wholes}`,
    `Use $${common(o)}$ as the bottom number. ${changeEach(fractions(o))}${o.v > 0 ? ` At the end add the wholes, $${o.v}$ and $${o.w}$, and see whether the parts make one more.` : ""}`,
  ];
}

/** The fractions that have another bottom than the common one. */
function renamed(o: Sum): string {
  const others = fractions(o).flatMap((x) => (x.d === common(o) ? [] : [`$${texOf(x)}$`]));
  return others.join(" and ");
}

function diagram(o: Sum): DiagramInput | undefined {
  return o.ask === "bare" && oneFitsInTheOther(o) && withinOne(o) ? twoBars(o) : undefined;
}

function fractions(o: Sum): readonly Frac[] {
  return addendsOf(o).map(({ n, d }) => frac(n, d));
}

/** Each addend as LaTeX, wholes included. */
function addends(o: Sum): string[] {
  return addendsOf(o).map(texTerm);
}

function common(o: Sum): number {
  return commonOf(fractions(o));
}

/** The tops as they stand, added. */
function rawTops(o: Sum): number {
  return fractions(o).reduce((sum, x) => sum + x.n, 0);
}

/** The tops over the common bottom, added. */
function topsSum(o: Sum): number {
  return fractions(o).reduce((sum, x) => sum + topOver(x, common(o)), 0);
}

/** Every fraction is proper and in lowest terms, bottoms differ, and the sum is not a whole number. */
function simple(o: Sum): boolean {
  const bottoms = fractions(o).map((x) => x.d);
  return (
    new Set(bottoms).size === bottoms.length &&
    fractions(o).every((x) => x.n < x.d && gcd(x.n, x.d) === 1) &&
    topsSum(o) % common(o) !== 0 &&
    canBeTold(o, ...addends(o)) &&
    isDifferenceSeen(o)
  );
}

function isThree(o: Sum): boolean {
  return o.e > 0 && o.v === 0 && o.w === 0;
}

function isWithWholes(o: Sum): boolean {
  return o.e === 0 && o.v > 0 && o.w > 0;
}

function addendsOf(o: Sum): readonly Mixed[] {
  const third = o.e > 0 ? [withWhole(0, o.e, o.f)] : [];
  return [withWhole(o.v, o.a, o.b), withWhole(o.w, o.c, o.d), ...third];
}

function withinOne(o: Sum): boolean {
  return o.v + o.w === 0 && topsSum(o) < common(o);
}

function right(o: Sum): Frac {
  return inForm(frac((o.v + o.w) * common(o) + topsSum(o), common(o)), o);
}
