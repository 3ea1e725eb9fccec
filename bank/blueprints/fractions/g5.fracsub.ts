import {
  type BlueprintStep,
  type DiagramInput,
  type HintLadder,
  type Level,
  type MisconceptionRule,
  type Operands,
  type TraceLine,
} from "#engine";
import { defineToldApart } from "../causes-apart.ts";
import { withErrorsApart } from "../errors-apart.ts";
import { partsName } from "../fraction-words.ts";
import { gcd, lcm } from "../kit.ts";
import { namedError } from "../named-error.ts";
import {
  countOfParts,
  frac,
  resultAnswer,
  silent,
  step,
  texMixed,
  texOf,
  typedMixed,
  wordings,
  type Frac,
} from "./kit-fractions.ts";
import { ENOUGH_PARTS, ONLY_WHOLE_OPENED, alsoInLowestTerms, ending, inForm, isBare, nextParts } from "./kit-sums.ts";
import {
  TOPS_TOO,
  commonBottom,
  lookAtOldTops,
  onlyOneChanges,
  oneFitsInTheOther,
  partsTold,
  sameBottoms,
  sharesFactor,
  topsAreOld,
  twoBars,
} from "./kit-unlike.ts";
import { UNLIKE_DIFFERENCE_STORIES, canBeTold, tell } from "./stories.ts";
import { unlikeDifferenceTrace } from "./sum-trace.ts";

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

const RULES: readonly MisconceptionRule<Difference>[] = [
  // 3/4 − 1/3 as 2/1.
  namedError("FO-07", "took-the-bottoms-away-too", "conceptual", {
    // Nobody turns both round, and one bottom that is twice the other may as well have been kept.
    wrong: (o) => (o.a > o.c && larger(o) !== 2 * smaller(o) ? wrong(o.v, o.a - o.c, Math.abs(o.b - o.d)) : undefined),
    did: "You subtracted the top numbers and you subtracted the bottom numbers too.",
    look: (o) => partsTold([frac(o.a, o.b), frac(o.c, o.d)]),
    holds:
      "Top numbers can be subtracted only when the parts have the same size. First write the fractions with the same bottom number.",
    sub: (o) =>
      silent(
        right(o),
        oneFitsInTheOther(o)
          ? onlyOneChanges(o)
          : `Both bottom numbers go into $${common(o)}$. Write each fraction with $${common(o)}$ on the bottom.`,
        "Find a number that both bottom numbers go into, and write each fraction with that bottom number.",
      ),
  }),
  // 3/4 − 1/3 as 2/12.
  namedError<Difference>("FO-02", "new-bottom-old-tops", "omission", {
    wrong: (o) => (o.a > o.c ? wrong(o.v, o.a - o.c, common(o)) : undefined),
    did: topsAreOld,
    look: (o) => silent(right(o), ...lookAtOldTops(o)),
    holds: "Multiply the top and bottom numbers of a fraction by the same number, so that its size stays the same.",
    sub: (o) =>
      silent(
        right(o),
        changeText(o),
        "See what each bottom number was multiplied by, and multiply its top number by the same number.",
      ),
    line: 2,
  }),
  // 3/4 − 1/6 as 9/12 − 1/12, or as 3/12 − 2/12.
  ...(["first", "second"] as const).map((changed) =>
    namedError<Difference>("FR-N25", "one-top-left-as-it-was", "omission", {
      // Where only one fraction has to change, no top of another one is left.
      wrong: (o) => {
        const left = o.v * common(o) + (changed === "first" ? firstTop(o) - o.c : o.a - secondTop(o));
        return oneFitsInTheOther(o) || left <= 0 || left % common(o) === 0
          ? undefined
          : typedMixed(frac(left, common(o)));
      },
      did: `The top number of the ${changed === "first" ? "second" : "first"} fraction is still the old one.`,
      look: "Did both top numbers change together with their bottom numbers?",
      holds: TOPS_TOO,
      sub: (o) =>
        silent(
          right(o),
          changed === "first" ? toMultiply(o, o.c, o.d) : toMultiply(o, o.a, o.b),
          `See what the ${changed === "first" ? "second" : "first"} bottom number was multiplied by, and multiply its top number by the same number.`,
        ),
      line: 3,
    }),
  ),
  // 5/6 − 1/4 as 4/6.
  namedError("FO-05", "kept-the-larger-bottom", "procedural", {
    // Where the larger bottom is the common one, only the tops are at fault: FO-02.
    wrong: (o) => (larger(o) === common(o) || o.a <= o.c ? undefined : wrong(o.v, o.a - o.c, larger(o))),
    did: "You subtracted the top numbers and kept the larger bottom number.",
    look: "Are the parts of the fractions the same size?",
    holds:
      "Both fractions need the same bottom number before their top numbers can be subtracted, and each top number changes with its bottom number.",
    sub: (o) =>
      silent(
        right(o),
        `Use $${common(o)}$ for the bottom numbers, and change each top number in the same way as its bottom number.`,
        "Find a number that both bottom numbers go into, and change each top number in the same way as its bottom number.",
      ),
  }),
  // 3/4 − 1/3 as 13/12.
  namedError("FR-N17", "added-instead", "procedural", {
    wrong: (o) => {
      const sum = typedMixed(frac(o.v * common(o) + firstTop(o) + secondTop(o), common(o)));
      return sum.includes("/") ? sum : undefined;
    },
    did: (o) => `You added the two ${o.v > 0 ? "numbers" : "fractions"}.`,
    look: (o) => `Should the answer be more or less than $${first(o)}$?`,
    holds: "The answer is a difference. Make the bottom numbers the same, then subtract the top numbers.",
    sub: (o) =>
      o.v > 0
        ? silent(
            right(o),
            `With $${common(o)}$ on the bottom you have $${texMixed(start(o))}$. To take ${countOfParts(secondTop(o), common(o))} away, change the whole into ${partsName(common(o))}.`,
            "Write both fractions with the same bottom number. Change the whole into parts of that size, and take the second fraction away.",
          )
        : silent(
            right(o),
            `${oneFitsInTheOther(o) ? onlyOneChanges(o) : `Write both with $${common(o)}$ on the bottom.`} Then subtract the new top numbers.`,
            "Write both fractions with the same bottom number. Then subtract the new top numbers.",
          ),
    line: 3,
  }),
  // 1 1/4 − 2/3 as 1 5/12: the smaller top from the larger.
  namedError("FR-N19", "subtracted-the-smaller-top", "procedural", {
    wrong: (o) => (o.v > 0 ? wrong(o.v, secondTop(o) - firstTop(o), common(o)) : undefined),
    did: "You took the smaller top number from the bigger one.",
    look: (o) =>
      silent(
        right(o),
        `Can you take ${countOfParts(secondTop(o), common(o))} away from ${countOfParts(firstTop(o), common(o))}?`,
        ENOUGH_PARTS,
      ),
    holds: "When there are not enough parts, cut one whole into parts and put them with those you have.",
    sub: (o) =>
      silent(
        right(o),
        `One whole is $${common(o)}$ ${partsName(common(o))}. With the $${firstTop(o)}$ you have, that makes $${common(o)} + ${firstTop(o)}$ parts. Are there enough now?`,
        "Cut one whole into parts, and put them with the parts you have.",
      ),
    line: 4,
  }),
  // 1 1/4 − 2/3 as 1 7/12: the whole is opened and still there.
  namedError("FR-N20", "opened-whole-still-counted", "omission", {
    wrong: (o) => (o.v > 0 ? wrong(o.v, common(o) + firstTop(o) - secondTop(o), common(o)) : undefined),
    did: "You cut the whole into parts, and then counted it as a whole again.",
    ...ONLY_WHOLE_OPENED,
    line: 5,
  }),
];

const NO_WHOLE = { v: [0, 0] } as const;
/** Bottoms of which many go into others. */
const SMALL = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16];
/** Bottoms that share a factor. */
const RELATED = [4, 6, 8, 9, 10, 12, 15];
/** Bottoms whose differences can be simplified. */
const SIMPLIFYING = [6, 10, 12, 14, 15];

/** Subtract fractions with unlike denominators. */
export const fracsub5 = defineToldApart<Difference>({
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
  // An error that comes to a fraction with the value of another one is taken for that one.
  return withErrorsApart(
    {
      ...level,
      where: (o) =>
        isProper(o) && level.where?.(o) !== false && isFormAsked(o) && canBeTold(o, first(o), second(o)) && areApart(o),
    },
    RULES,
    (o) => typedMixed(right(o)),
    () => true,
  );
}

/**
 * No two errors come to fractions of one value, nor to a number that is told or found on the way; and none of these, nor
 * another slip, is the right answer or a named error.
 */
function areApart(o: Difference): boolean {
  const named = RULES.flatMap((rule) => rule.wrong(o) ?? []).map(valueOf);
  const found = [common(o), ...[firstTop(o), secondTop(o), start(o).n].map((n) => n / common(o))];
  const others = [o.v + o.a / o.b, o.c / o.d, ...found, ...slips(o)];
  const known = [left(o) / common(o), ...named];
  return known.every((value, at) => [...known.slice(at + 1), ...others].every((x) => Math.abs(x - value) > 1e-9));
}

/** What other slips come to: another bottom under the tops as they are, tops turned round, the first top left as it was. */
function slips(o: Difference): readonly number[] {
  const tops = Math.abs(o.a - o.c);
  const bottoms = [
    smaller(o),
    ...(o.b * o.d === common(o) ? [] : [o.b * o.d]),
    ...(o.a < o.c ? [common(o), larger(o)] : []),
  ];
  const firstLeft = o.v * common(o) + o.a - secondTop(o);
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
      : `${sameBottoms(o)} Then subtract the new top numbers.`;
  return [
    picture(o) === undefined
      ? silent(
          right(o),
          `Look at the bottom numbers $${o.b}$ and $${o.d}$. Are the parts the same size? Which number do both $${o.b}$ and $${o.d}$ go into?`,
          "Look at the bottom numbers. Are the parts the same size?",
        )
      : `Look at the bars. Into how many pieces do you have to cut each of the ${partsName(smaller(o))} to get ${partsName(common(o))}?`,
    `${rule}${simplest}`,
    silent(
      right(o),
      o.v > 0
        ? `Use $${common(o)}$ as the bottom number: $${first(o)} = ${texMixed(start(o))}$. Change the other fraction in the same way. The whole makes $${common(o)}$ more parts.`
        : `Use $${common(o)}$ as the bottom number. ${changeText(o)}${oneFitsInTheOther(o) ? "" : " Do the same with the other fraction."}`,
      `Use the smallest number that both bottom numbers go into. Change each top number together with its bottom number.${o.v > 0 ? " The whole makes as many parts more as the bottom number says." : ""}`,
    ),
  ];
}

/** What is to be done with a top that is still the old one. */
function toMultiply(o: Difference, n: number, d: number): string {
  return `In $${texOf(frac(n, d))}$ the bottom number $${d}$ becomes $${common(o)}$. What was it multiplied by? Multiply the $${n}$ by that number too.`;
}

/** How the first fraction that has to change does so. */
function changeText(o: Difference): string {
  return o.b === common(o) ? multiplied(o, o.c, o.d) : multiplied(o, o.a, o.b);
}

/** "In 3/4, $4 \times 3 = 12$, so multiply the top number $3$ by $3$ too." */
function multiplied(o: Difference, n: number, d: number): string {
  const by = common(o) / d;
  return `In $${texOf(frac(n, d))}$, $${d} \\times ${by} = ${common(o)}$, so multiply the top number $${n}$ by $${by}$ too.`;
}

function picture(o: Difference): DiagramInput | undefined {
  return o.ask === "bare" && oneFitsInTheOther(o) ? twoBars(o) : undefined;
}

/** A wrong answer as typed, also where it has the value of the right one: such numbers are not drawn. */
function wrong(whole: number, n: number, d: number): string | undefined {
  if (n < 1 || d < 1) return undefined;
  return whole === 0 ? `${n}/${d}` : `${whole} ${n}/${d}`;
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

function smaller(o: Difference): number {
  return Math.min(o.b, o.d);
}

/** The first number over the common bottom. */
function start(o: Difference): Frac {
  return frac(o.v * common(o) + firstTop(o), common(o));
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
