import {
  type BlueprintStep,
  type DiagramInput,
  type HintLadder,
  type Level,
  type MisconceptionRule,
  type Operands,
  type TraceLine,
} from "#engine";
import { defineToldApart } from "../../blueprints/causes-apart.ts";
import { partsName } from "../../blueprints/fraction-words.ts";
import { gcd, texFrac } from "../../blueprints/kit.ts";
import { fractionErrors } from "../../blueprints/fractions/fraction-errors.ts";
import {
  countOfParts,
  frac,
  mixedOnly,
  resultAnswer,
  step,
  texMixed,
  texOf,
  texTerm,
  withWhole,
  wordings,
  type Frac,
  type Mixed,
  type Result,
} from "../../blueprints/fractions/kit-fractions.ts";
import {
  alsoInLowestTerms,
  ending,
  inForm,
  isBare,
  nextParts,
  wholeCutErrors,
} from "../../blueprints/fractions/kit-sums.ts";
import {
  changeEach,
  commonBottom,
  commonOf,
  lookAtBottoms,
  oneFitsInTheOther,
  sameBottoms,
  sharesFactor,
  topOver,
  twoBars,
  unlikeErrors,
} from "../../blueprints/fractions/kit-unlike.ts";
import { UNLIKE_DIFFERENCE_STORIES, canBeTold, tell } from "../../blueprints/fractions/stories.ts";
import { unlikeDifferenceTrace } from "../../blueprints/fractions/sum-trace.ts";

interface Difference extends Operands {
  /** v a/b − c/d; v is 1 where a whole has to be opened, and else 0, which is not written. */
  readonly v: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly ask: "bare" | "story";
  readonly form: "any" | "lowest";
}

const named = fractionErrors<Difference>(right, true);

const { bottomsToo, topsOld, oneTopOld, largerKept } = unlikeErrors<Difference>(named, {
  done: "subtracted",
  fractions,
  wholes: ({ v }) => v,
  oldTops: ({ a, c }) => (a > c ? a - c : undefined),
});

const RULES: readonly MisconceptionRule<Difference>[] = [
  // 3/4 − 1/3 as 2/1. Nobody turns both round, and one bottom that is twice the other may as well have been kept.
  bottomsToo("FO-07", "took-the-bottoms-away-too", (o) =>
    larger(o) === 2 * smaller(o) ? undefined : Math.abs(o.b - o.d),
  ),
  // 3/4 − 1/3 as 2/12.
  topsOld,
  // 3/4 − 1/6 as 9/12 − 1/12, or as 3/12 − 2/12.
  ...([1, 0] as const).map((at) => oneTopOld(at, 3, (o, old) => leftOver(o, leftWithOld(o, at, old)))),
  // 5/6 − 1/4 as 4/6.
  largerKept,
  // 3/4 − 1/3 as 13/12.
  named("FR-N17", "added-instead", "procedural", {
    wrong: (o) => leftOver(o, o.v * common(o) + firstTop(o) + secondTop(o)),
    did: (o) => `You added the two ${o.v > 0 ? "numbers" : "fractions"}.`,
    look: (o) => `Should the answer be more or less than $${first(o)}$?`,
    holds:
      "To find a difference, subtract. When the bottom numbers are the same, subtract the top numbers and keep the bottom number.",
    sub: (o) =>
      o.v > 0
        ? `With $${common(o)}$ on the bottom you have $${texMixed(start(o))}$. To take ${countOfParts(secondTop(o), common(o))} away, change the whole into ${partsName(common(o))}.`
        : `With $${common(o)}$ on the bottom you have $${texFrac(firstTop(o), common(o))}$ and $${texFrac(secondTop(o), common(o))}$. Which of them is taken away?`,
    line: 3,
  }),
  // 1 1/4 − 2/3 as 1 5/12, the smaller top from the larger; and as 1 7/12, the whole opened and still there.
  ...wholeCutErrors(named, (o) => ({ ...withWhole(o.v, firstTop(o), common(o)), taken: secondTop(o) }), [4, 5]),
];

const NO_WHOLE = { v: [0, 0] } as const;
/** Bottoms of which many go into others. */
const SMALL = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16];
/** Bottoms that share a factor. */
const RELATED = [4, 6, 8, 9, 10, 12, 15];
/** Bottoms whose differences can be simplified. */
const SIMPLIFYING = [6, 10, 12, 14, 15];

/** Subtract fractions with unlike denominators. */
export const blueprint = defineToldApart<Difference>({
  id: "g5.fracsub",
  version: 8,
  createdOn: "2026-11-30",
  // These are the errors that a top that is not changed makes.
  holdsOf: { "FO-02": ["top-not-changed"], "FR-N25": ["top-not-changed"] },
  levels: {
    1: errorsApart({
      ranges: { ...NO_WHOLE, a: [2, 13], c: [1, 7] },
      choices: { b: SMALL, d: SMALL, ask: ["bare"], form: ["any"] },
      where: (o) => isEnough(o) && o.a > o.c && oneFitsInTheOther(o),
    }),
    2: errorsApart({
      ranges: { ...NO_WHOLE, a: [1, 7], b: [2, 8], c: [1, 7], d: [2, 8] },
      choices: { ask: ["bare", "story"], form: ["any"] },
      where: (o) => isEnough(o) && gcd(o.b, o.d) === 1,
    }),
    3: errorsApart({
      ranges: { ...NO_WHOLE, a: [1, 11], c: [1, 11] },
      choices: { b: RELATED, d: RELATED, ask: ["bare", "story"], form: ["any"] },
      where: (o) => isEnough(o) && sharesFactor(o) && common(o) <= 60,
    }),
    4: errorsApart({
      ranges: { ...NO_WHOLE, a: [1, 14], c: [1, 14] },
      choices: { b: SIMPLIFYING, d: SIMPLIFYING, ask: ["bare", "story"], form: ["lowest"] },
      where: (o) => isEnough(o) && !oneFitsInTheOther(o),
    }),
    5: errorsApart({
      ranges: { v: [1, 1], a: [1, 7], b: [3, 12], c: [1, 11], d: [3, 12] },
      choices: { ask: ["bare", "story"], form: ["any", "lowest"] },
      where: (o) => !isEnough(o) && !oneFitsInTheOther(o) && common(o) <= 40,
    }),
  },
  factors: [
    { name: "common-bottom", weight: 1, of: (o) => common(o) / 60 },
    { name: "both-fractions-change", weight: 1, of: (o) => (oneFitsInTheOther(o) ? 0 : 1) },
    { name: "smaller-common-bottom-exists", weight: 1, of: (o) => (common(o) < o.b * o.d ? 1 : 0) },
    { name: "story", weight: 0.5, of: (o) => (o.ask === "story" ? 1 : 0) },
    { name: "lowest-terms-asked", weight: 2.5, of: (o) => (o.form === "lowest" ? 1 : 0) },
    { name: "opens-a-whole", weight: 7, of: (o) => o.v },
  ],
  stems: [
    ...wordings<Difference>(isBare, {
      "what-is": (o) => `What is $${first(o)} - ${second(o)}$?${ending(o)}`,
      "work-out": (o) => `Work out $${first(o)} - ${second(o)}$.${ending(o)}`,
      take: (o) => `Take $${second(o)}$ away from $${first(o)}$.${ending(o)}`,
      subtract: (o) => `Subtract $${second(o)}$ from $${first(o)}$.${ending(o)}`,
    }),
    ...tell<Difference>(UNLIKE_DIFFERENCE_STORIES, {
      when: (o) => o.ask === "story",
      amounts: (o) => ({ x: first(o), y: second(o) }),
      withinOne: (o) => o.v === 0,
      ending,
    }),
  ],
  answer: (o) => resultAnswer(right(o), o.form, false),
  steps: (o) => [
    ...linesOf(o).map((line) => stepOf(line, o)),
    ...(o.form === "any" ? alsoInLowestTerms(right(o)) : []),
  ],
  trace: traceIt,
  hints: hintsOf,
  distractors: nextParts(right),
  misconceptions: RULES,
  diagram: picture,
});

function errorsApart(level: Level<Difference>): Level<Difference> {
  return {
    ...level,
    where: (o) =>
      isProper(o) && level.where?.(o) !== false && isFormAsked(o) && canBeTold(o, first(o), second(o)) && areApart(o),
  };
}

/**
 * Some error is known. No two errors come to fractions of one value, nor to a number that is told or found on the way; and none of these, nor
 * another slip, is the right answer or a named error.
 */
function areApart(o: Difference): boolean {
  const named = RULES.flatMap((rule) => rule.wrong(o) ?? []).map(valueOf);
  const found = [common(o), ...[firstTop(o), secondTop(o), start(o).n].map((n) => n / common(o))];
  const others = [o.v + o.a / o.b, o.c / o.d, ...found, ...slips(o)];
  const known = [left(o) / common(o), ...named];
  return (
    named.length > 0 &&
    known.every((value, at) => [...known.slice(at + 1), ...others].every((x) => Math.abs(x - value) > 1e-9))
  );
}

/** What other slips come to: another bottom under the tops as they are, tops turned round, the first top left as it was. */
function slips(o: Difference): readonly number[] {
  const tops = Math.abs(o.a - o.c);
  const bottoms = [
    smaller(o),
    ...(o.b * o.d === common(o) ? [] : [o.b * o.d]),
    ...(o.a < o.c ? [common(o), larger(o)] : []),
  ];
  const firstLeft = leftWithOld(o, 0, fractions(o)[0]);
  return [
    ...bottoms.map((bottom) => o.v + tops / bottom),
    // Where something is left, it is a named error.
    ...(oneFitsInTheOther(o) || firstLeft > 0 ? [] : [-firstLeft / common(o)]),
  ];
}

function valueOf(typed: string): number {
  const [, whole = "0", n = "0", d = "1"] = /^(?:(\d+) )?(\d+)\/(\d+)$/u.exec(typed) ?? [];
  return Number(whole) + Number(n) / Number(d);
}

function traceIt(o: Difference) {
  const [start, taken] = terms(o);
  return unlikeDifferenceTrace({ start, taken, form: o.form });
}

function linesOf(o: Difference): readonly TraceLine[] {
  return traceIt(o).routes[0] ?? [];
}

function stepOf({ id, from: inputs, result }: TraceLine, o: Difference): BlueprintStep {
  const [x = "", y = ""] = inputs.map(({ value }) => texOf(value));
  switch (id) {
    case "common-bottom":
      return commonBottom([o.b, o.d], result.n);
    case "rename-1":
    case "rename-2": {
      const by = result.d / (inputs[0]?.value.d ?? 1);
      return step(
        `Write $${x}$ with ${result.d} on the bottom: multiply the top and bottom numbers by ${by}.`,
        x,
        result,
      );
    }
    case "opened":
      return step(
        `There are too few ${partsName(result.d)} to take from. Cut the whole into parts: it is ${result.d} ${partsName(result.d)}.`,
        `${x} + ${y}`,
        result,
      );
    case "tops":
      return step(
        "The parts have the same size now. Subtract the top numbers and keep the bottom number.",
        `${x} - ${y}`,
        result,
      );
    default:
      return step(`Divide the top and bottom numbers by ${gcd(left(o), common(o))}.`, x, result);
  }
}

function hintsOf(o: Difference): HintLadder {
  const simplest = o.form === "lowest" ? " At the end write the answer in lowest terms." : "";
  const rule =
    o.v > 0
      ? "Write both fractions with the same bottom number. Where there are too few parts to take from, cut the whole into parts."
      : `${sameBottoms(o)} Then subtract the top numbers and keep the bottom number.`;
  return [
    lookAtBottoms(fractions(o), picture(o) !== undefined),
    `${rule}${simplest}`,
    o.v > 0
      ? `Use $${common(o)}$ as the bottom number: $${first(o)} = ${texMixed(start(o))}$. Change the other fraction in the same way. The whole makes $${common(o)}$ more parts.`
      : `Use $${common(o)}$ as the bottom number. ${changeEach(fractions(o))}`,
  ];
}

function picture(o: Difference): DiagramInput | undefined {
  return o.ask === "bare" && oneFitsInTheOther(o) ? twoBars(o) : undefined;
}

/** So many parts over the common bottom, where some are left and they make no whole number. */
function leftOver(o: Difference, parts: number): Result | undefined {
  return parts > 0 ? mixedOnly(frac(parts, common(o))) : undefined;
}

/** What is left with the top as it was of the first fraction or the second. */
function leftWithOld(o: Difference, at: 0 | 1, { n, d }: Frac): number {
  const change = topOver({ n, d }, common(o)) - n;
  return at === 0 ? left(o) - change : left(o) + change;
}

function fractions({ a, b, c, d }: Difference): readonly [Frac, Frac] {
  return [frac(a, b), frac(c, d)];
}

function first(o: Difference): string {
  return texTerm(terms(o)[0]);
}

function second(o: Difference): string {
  return texTerm(terms(o)[1]);
}

function terms({ v, a, b, c, d }: Difference): readonly [Mixed, Mixed] {
  return [withWhole(v, a, b), withWhole(0, c, d)];
}

function common(o: Difference): number {
  return commonOf(fractions(o));
}

function larger(o: Difference): number {
  return Math.max(o.b, o.d);
}

function smaller(o: Difference): number {
  return Math.min(o.b, o.d);
}

/** The first number over the common bottom. */
function start(o: Difference): Frac {
  return frac(o.v * common(o) + firstTop(o), common(o));
}

/** The tops over the common bottom. */
function firstTop(o: Difference): number {
  return topOver(fractions(o)[0], common(o));
}

function secondTop(o: Difference): number {
  return topOver(fractions(o)[1], common(o));
}

/** How many parts are left, the whole counted as parts. */
function left(o: Difference): number {
  return o.v * common(o) + firstTop(o) - secondTop(o);
}

function right(o: Difference): Frac {
  return inForm(frac(left(o), common(o)), o);
}

/** Both fractions are proper and in lowest terms; bottoms differ, and tops, too, which would leave 0. */
function isProper({ a, b, c, d }: Difference): boolean {
  return b !== d && a !== c && a < b && c < d && gcd(a, b) === 1 && gcd(c, d) === 1;
}

/** Whether the first fraction, without its whole, is more than the second. */
function isEnough(o: Difference): boolean {
  return firstTop(o) > secondTop(o);
}

/** Lowest terms are asked for where there is something to do for it. */
function isFormAsked(o: Difference): boolean {
  return o.form === "lowest" ? !isLowest(o) : o.v === 0 || isLowest(o);
}

function isLowest(o: Difference): boolean {
  return gcd(left(o), common(o)) === 1;
}
