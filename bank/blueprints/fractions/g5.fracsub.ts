import {
  defineBlueprint,
  type BlueprintStep,
  type DiagramInput,
  type HintLadder,
  type Level,
  type MisconceptionRule,
  type TraceLine,
} from "#engine";
import { withErrorsApart } from "../errors-apart.ts";
import { partsName } from "../fraction-words.ts";
import { gcd, lcm } from "../kit.ts";
import {
  frac,
  resultAnswer,
  silent,
  stem,
  texMixed,
  texOf,
  typedMixed,
  wrongMixed,
  type Frac,
} from "./kit-fractions.ts";
import { ending, inForm, isBare, nextParts } from "./kit-sums.ts";
import { differenceStories } from "./stories.ts";
import { unlikeDifferenceTrace } from "./sum-trace.ts";

interface Difference {
  readonly [name: string]: number | string;
  /** v a/b − c/d; v is 1 where a whole has to be opened, and else 0, which is not written. */
  readonly v: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly ask: "bare" | "story";
  readonly form: "any" | "lowest";
}

type Rule = MisconceptionRule<Difference>;

/** 3/4 − 1/3 as 2/1. */
const bottomsToo: Rule = {
  id: "FO-07",
  tag: "took-the-bottoms-away-too",
  category: "conceptual",
  wrong: (o) => wrong(o, o.v, Math.abs(o.a - o.c), Math.abs(o.b - o.d)),
  explanation: () => "You took the tops from each other, and the bottoms too.",
  hints: (o) => [
    "What do the bottoms say: how many parts there are, or how big the parts are?",
    "Tops can be subtracted only when the parts have the same size. First write both fractions with the same bottom.",
    silent(
      right(o),
      `Both bottoms go into $${common(o)}$. Write each fraction with $${common(o)}$ on the bottom.`,
      "Find a number that both bottoms go into, and write each fraction with that bottom.",
    ),
  ],
  divergesAt: 1,
};

/** 3/4 − 1/3 as 2/12. */
const topsKept: Rule = {
  id: "FO-02",
  tag: "new-bottom-old-tops",
  category: "omission",
  wrong: (o) => (o.a > o.c ? wrong(o, o.v, o.a - o.c, common(o)) : undefined),
  explanation: () => "You changed the bottoms, and the tops stayed as they were.",
  hints: (o) => [
    "When the bottom of a fraction changes, what has to happen to its top?",
    "Multiply the top and the bottom of a fraction by the same number, so that its size stays the same.",
    silent(
      right(o),
      `${changeText(o)} Change the top in the same way.`,
      "See what each bottom was multiplied by, and multiply its top by the same number.",
    ),
  ],
  divergesAt: 2,
};

/** 3/4 − 1/6 as 9/12 − 1/12. */
const oneTopKept: Rule = {
  id: "FR-N25",
  tag: "one-top-left-as-it-was",
  category: "omission",
  // Where only one fraction has to change, no top of another one is left.
  wrong: (o) =>
    o.v > 0 || oneFitsInTheOther(o) || firstTop(o) <= o.c ? undefined : wrong(o, 0, firstTop(o) - o.c, common(o)),
  explanation: () => "You changed the top of the first fraction, and the other top stayed as it was.",
  hints: (o) => [
    "Did both tops change together with their bottoms?",
    "Whatever a bottom is multiplied by, its top is multiplied by the same number.",
    silent(
      right(o),
      `$${o.d} \\times ${common(o) / o.d} = ${common(o)}$. Change the top above $${o.d}$ in the same way.`,
      "See what the second bottom was multiplied by, and multiply its top by the same number.",
    ),
  ],
  divergesAt: 3,
};

/** 5/6 − 1/4 as 4/6. */
const largerBottom: Rule = {
  id: "FO-05",
  tag: "kept-the-larger-bottom",
  category: "procedural",
  // Where the larger bottom is the common one, only the tops are at fault: FO-02.
  wrong: (o) => (larger(o) === common(o) || o.a <= o.c ? undefined : wrong(o, o.v, o.a - o.c, larger(o))),
  explanation: () => "You subtracted the tops and kept the larger bottom.",
  hints: (o) => [
    "Are the parts of the two fractions the same size?",
    "Both fractions need the same bottom before their tops are subtracted, and each top changes with its bottom.",
    silent(
      right(o),
      `Use $${common(o)}$ for both bottoms, and change each top in the same way as its bottom.`,
      "Find a number that both bottoms go into, and change each top in the same way as its bottom.",
    ),
  ],
  divergesAt: 1,
};

/** 3/4 − 1/3 as 13/12. */
const added: Rule = {
  id: "FR-N17",
  tag: "added-instead",
  category: "procedural",
  wrong: (o) => {
    const sum = typedMixed(frac(o.v * common(o) + firstTop(o) + secondTop(o), common(o)));
    return sum.includes("/") ? sum : undefined;
  },
  explanation: () => "You added the two fractions.",
  hints: (o) => [
    "Is something taken away here, or put together?",
    "When something is taken away, or two amounts are compared, subtract the tops.",
    o.v > 0
      ? "Write both fractions with the same bottom. There are too few parts then, so cut the whole into parts first."
      : "Write both fractions with the same bottom. Then take the second top from the first.",
  ],
  divergesAt: 3,
};

/** 1 1/4 − 2/3 as 1 5/12: the smaller top from the larger. */
const smallerTop: Rule = {
  id: "FR-N19",
  tag: "subtracted-the-smaller-top",
  category: "procedural",
  wrong: (o) => (o.v > 0 ? wrong(o, o.v, secondTop(o) - firstTop(o), common(o)) : undefined),
  explanation: () => "You took the smaller top from the bigger one.",
  hints: (o) => [
    "Beside the whole number, are there enough parts to take away from?",
    "When there are not enough parts, open the whole and add its parts to those you have.",
    silent(
      right(o),
      `One whole is $${common(o)}$ ${partsName(common(o))}. Together with the $${firstTop(o)}$ you have $${common(o)} + ${firstTop(o)}$ parts.`,
      "Cut the whole into parts, and put them with the parts you have.",
    ),
  ],
  divergesAt: 4,
};

/** 1 1/4 − 2/3 as 1 7/12: the whole is opened and still there. */
const wholeKept: Rule = {
  id: "FR-N20",
  tag: "opened-whole-still-counted",
  category: "omission",
  wrong: (o) => (o.v > 0 ? wrong(o, o.v, common(o) + firstTop(o) - secondTop(o), common(o)) : undefined),
  explanation: () => "You opened a whole, and then counted it as a whole again.",
  hints: () => [
    "How many wholes are there after one of them is cut into parts?",
    "A whole that is opened becomes parts, so there is one whole fewer.",
    "Your parts are right. Count the wholes again, without the one you opened.",
  ],
  divergesAt: 5,
};

const RULES: readonly Rule[] = [bottomsToo, topsKept, oneTopKept, largerBottom, added, smallerTop, wholeKept];

const NO_WHOLE = { v: [0, 0] } as const;

/** Subtract fractions with unlike denominators. */
export const fracsub5 = defineBlueprint<Difference>({
  id: "g5.fracsub",
  version: 1,
  createdOn: "2026-11-29",
  levels: {
    1: errorsApart({
      ranges: { ...NO_WHOLE, a: [1, 11], b: [2, 15], c: [1, 11], d: [2, 15] },
      choices: { ask: ["bare"], form: ["any"] },
      where: (o) => isProper(o) && oneFitsInTheOther(o) && isEnough(o) && common(o) <= 15,
    }),
    2: errorsApart({
      ranges: { ...NO_WHOLE, a: [1, 7], b: [2, 8], c: [1, 7], d: [2, 8] },
      choices: { ask: ["bare", "story"], form: ["any"] },
      where: (o) => isProper(o) && gcd(o.b, o.d) === 1 && isEnough(o) && common(o) <= 40,
    }),
    3: errorsApart({
      ranges: { ...NO_WHOLE, a: [1, 11], b: [4, 12], c: [1, 11], d: [4, 12] },
      choices: { ask: ["bare", "story"], form: ["any"] },
      where: (o) => isProper(o) && sharesFactor(o) && isEnough(o) && common(o) <= 40,
    }),
    4: errorsApart({
      ranges: { ...NO_WHOLE, a: [1, 14], b: [4, 15], c: [1, 14], d: [4, 15] },
      choices: { ask: ["bare", "story"], form: ["lowest"] },
      where: (o) =>
        isProper(o) && !oneFitsInTheOther(o) && isEnough(o) && common(o) <= 60 && gcd(left(o), common(o)) > 1,
    }),
    5: errorsApart({
      ranges: { v: [1, 1], a: [1, 7], b: [3, 12], c: [1, 11], d: [3, 12] },
      choices: { ask: ["bare", "story"], form: ["lowest"] },
      where: (o) => isProper(o) && !oneFitsInTheOther(o) && !isEnough(o) && common(o) <= 40,
    }),
  },
  factors: [
    { name: "common-bottom", weight: 1, of: (o) => common(o) / 60 },
    { name: "both-fractions-change", weight: 1, of: (o) => (oneFitsInTheOther(o) ? 0 : 1) },
    { name: "smaller-common-bottom-exists", weight: 1, of: (o) => (common(o) < o.b * o.d ? 1 : 0) },
    { name: "story", weight: 0.5, of: (o) => (o.ask === "story" ? 1 : 0) },
    { name: "lowest-terms-asked", weight: 2.5, of: (o) => (o.form === "lowest" ? 1 : 0) },
    { name: "opens-a-whole", weight: 4, of: (o) => o.v },
  ],
  stems: [
    stem<Difference>("what-is", isBare, (o) => `What is $${first(o)} - ${second(o)}$?${ending(o)}`),
    stem<Difference>("work-out", isBare, (o) => `Work out $${first(o)} - ${second(o)}$.${ending(o)}`),
    stem<Difference>("take", isBare, (o) => `Take $${second(o)}$ away from $${first(o)}$.${ending(o)}`),
    stem<Difference>(
      "name-takes",
      isBare,
      (o, c) => `${c.names[0]} starts with $${first(o)}$ and takes away $${second(o)}$. How much is left?${ending(o)}`,
    ),
    ...differenceStories<Difference>({
      when: (o) => o.ask === "story",
      amounts: (o) => ({ x: first(o), y: second(o) }),
      withinOne: (o) => o.v === 0,
      ending,
    }),
  ],
  answer: (o) => resultAnswer(right(o), o.form, false),
  steps: (o) => linesOf(o).map((line) => stepOf(line, o)),
  trace: traceIt,
  hints: hintsOf,
  distractors: nextParts(right),
  misconceptions: RULES,
  diagram: picture,
});

function errorsApart(level: Level<Difference>): Level<Difference> {
  // An error that comes to a fraction with the value of another one is taken for that one.
  return withErrorsApart(
    { ...level, where: (o) => level.where?.(o) !== false && areApart(o) },
    RULES,
    (o) => typedMixed(right(o)),
    () => true,
  );
}

/** No two errors come to fractions of one value, nor to a number on the way. */
function areApart(o: Difference): boolean {
  const values = RULES.flatMap((rule) => rule.wrong(o) ?? []).map(valueOf);
  const onTheWay = linesOf(o).map(({ result: { n, d } }) => n / d);
  const given = [o.v + o.a / o.b, o.c / o.d];
  const others = [...onTheWay, ...given];
  return (
    new Set(values).size === values.length && values.every((value) => others.every((x) => Math.abs(x - value) > 1e-9))
  );
}

function valueOf(typed: string): number {
  const [, whole = "0", n = "0", d = "1"] = /^(?:(\d+) )?(\d+)\/(\d+)$/u.exec(typed) ?? [];
  return Number(whole) + Number(n) / Number(d);
}

function traceIt(o: Difference) {
  return unlikeDifferenceTrace({
    start: { whole: o.v, n: o.a, d: o.b },
    taken: { whole: 0, n: o.c, d: o.d },
    form: o.form,
  });
}

function linesOf(o: Difference): readonly TraceLine[] {
  return traceIt(o).routes[0] ?? [];
}

function stepOf({ id, from: inputs, result }: TraceLine, o: Difference): BlueprintStep {
  const [x, y] = inputs.map(({ value }) => texOf(value));
  const value = typedMixed(result);
  switch (id) {
    case "common-bottom":
      return {
        explanation: `Find the smallest number that ${o.b} and ${o.d} both go into.`,
        math: `${result.n}`,
        value: String(result.n),
      };
    case "rename-1":
    case "rename-2": {
      const [own] = inputs;
      const by = result.d / (own?.value.d ?? 1);
      return {
        explanation: `Write the ${id === "rename-1" ? "first" : "second"} fraction with ${result.d} on the bottom: multiply top and bottom by ${by}.`,
        math: `${x ?? ""} = ${texOf(result)}`,
        value,
      };
    }
    case "opened":
      return {
        explanation: `There are too few ${partsName(result.d)} to take from. Open the whole: it is ${result.d} ${partsName(result.d)}.`,
        math: `${x ?? ""} + ${y ?? ""} = ${texOf(result)}`,
        value: `${result.n}/${result.d}`,
      };
    case "tops":
      return {
        explanation: "The parts have the same size now. Subtract the tops and keep the bottom.",
        math: `${x ?? ""} - ${y ?? ""} = ${texOf(result)}`,
        value,
      };
    default:
      return {
        explanation: `Divide the top and the bottom by ${gcd(left(o), common(o))}.`,
        math: `${x ?? ""} = ${texOf(result)}`,
        value,
      };
  }
}

function hintsOf(o: Difference): HintLadder {
  const simplest = o.form === "lowest" ? " At the end make the fraction as simple as it goes." : "";
  const rule =
    o.v > 0
      ? "Write both fractions with the same bottom. Where there are too few parts to take from, open the whole."
      : "Write both fractions with the same bottom, multiplying top and bottom by the same number. Then subtract the tops.";
  return [
    silent(
      right(o),
      `Look at the bottoms $${o.b}$ and $${o.d}$. Are the parts the same size? Which number do they both go into?`,
      "Look at the bottoms. Are the parts the same size?",
    ),
    `${rule}${simplest}`,
    silent(
      right(o),
      `Use $${common(o)}$ as the bottom. ${changeText(o)} Change the top there in the same way. ${
        oneFitsInTheOther(o) ? "Only this fraction has to change." : "Do the same with the other fraction."
      }`,
      "Use the smallest number that both bottoms go into. Change each top together with its bottom.",
    ),
  ];
}

/** How the first bottom that has to change does so: "$3 \times 4 = 12$." */
function changeText(o: Difference): string {
  const bottom = o.b === common(o) ? o.d : o.b;
  return `$${bottom} \\times ${common(o) / bottom} = ${common(o)}$.`;
}

function picture(o: Difference): DiagramInput | undefined {
  if (o.ask !== "bare" || !oneFitsInTheOther(o)) return undefined;
  return {
    type: "fraction-bars",
    alt: `Two bars of the same length. The first has ${o.b} equal parts, shaded: ${o.a}. The second has ${o.d} equal parts, shaded: ${o.c}.`,
    bars: [
      { parts: o.b, shaded: o.a },
      { parts: o.d, shaded: o.c },
    ],
  };
}

function wrong(o: Difference, whole: number, n: number, d: number): string | undefined {
  return wrongMixed(right(o), whole, n, d);
}

function first(o: Difference): string {
  return texMixed(frac(o.v * o.b + o.a, o.b));
}

function second(o: Difference): string {
  return texOf(frac(o.c, o.d));
}

function common(o: Difference): number {
  return lcm(o.b, o.d);
}

function larger(o: Difference): number {
  return Math.max(o.b, o.d);
}

/** The tops over the common bottom. */
function firstTop(o: Difference): number {
  return (o.a * common(o)) / o.b;
}

function secondTop(o: Difference): number {
  return (o.c * common(o)) / o.d;
}

/** How many parts are left, the whole counted as parts. */
function left(o: Difference): number {
  return o.v * common(o) + firstTop(o) - secondTop(o);
}

function right(o: Difference): Frac {
  return inForm(frac(left(o), common(o)), o);
}

/** Both fractions are proper and in lowest terms, and their bottoms differ. */
function isProper({ a, b, c, d }: Difference): boolean {
  return b !== d && a < b && c < d && gcd(a, b) === 1 && gcd(c, d) === 1;
}

/** Whether the first fraction, without its whole, is more than the second. */
function isEnough(o: Difference): boolean {
  return firstTop(o) > secondTop(o);
}

function oneFitsInTheOther({ b, d }: Difference): boolean {
  return b % d === 0 || d % b === 0;
}

/** Neither bottom goes into the other, and their product is not the smallest common one. */
function sharesFactor(o: Difference): boolean {
  return gcd(o.b, o.d) > 1 && !oneFitsInTheOther(o);
}
