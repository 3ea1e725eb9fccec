import { SAYINGS } from "../cues/sayings.ts";
import { absolute, add, compare, equals, multiply, rational, subtract, type Rational } from "../answers/rational.ts";
import { leaksAnswer } from "../dialogue/compose/guard.ts";
import { findSpokenLeak } from "../hints/find-spoken-leak.ts";
import { askedBy, isIdiomOne, isQuestion, type Asked } from "../hints/find-leak-context.ts";
import { collectMentions } from "../hints/find-leak-mentions.ts";
import { tokeniseHint, type HintToken } from "../hints/find-leak-tokens.ts";
import { wordAt } from "../hints/find-leak-words.ts";
import { knownQuantities } from "../hints/known-quantities.ts";
import { statementsOf } from "../hints/leak-sentences.ts";
import { plainHint } from "../hints/plain-hint.ts";
import { collectCalculations } from "../hints/spoken-arithmetic.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { answersOf, fractionsOf, listOf, partsOf } from "./answer-parts.ts";
import { namesChange } from "./check-changes.ts";
import { decidesForPupil } from "./check-choices.ts";
import { answerOfNothing, strangeSaying } from "./check-disguises.ts";
import { bundlesIn, durationsIn, tellsTime } from "./check-times.ts";
import { withoutExamples } from "./examples.ts";
import type { WordsContext } from "./words.ts";

/** How words give the answer of an open problem away; `undefined` where they do not [CHW2]. */
export function tellsAnswer(said: string, { item, over, replyTo = "" }: WordsContext): string | undefined {
  if (over) return undefined;
  const text = said.replaceAll(SAYINGS.AGAIN, "again");
  if (item === null) return answerOfNothing(text);
  const { stem, spoken = "", diagram } = item.problem_content;
  const known = valuesIn([stem, spoken, diagram?.alt ?? "", replyTo]);
  const answers = answersOf(item);
  const asked = askedBy(tokeniseHint(plainHint(stem)).tokens).nouns;
  for (const each of new Set([text, withReferences(text, replyTo)])) {
    const bare = withoutExamples(plainHint(each), answers, known).replaceAll(SAYINGS.KNOWN_COUNT, (found, noun = "") =>
      asked.has(noun.toLowerCase()) ? found : `those ${noun}`,
    );
    if (leaksAnswer(item, bare, findSpokenLeak, replyTo) || leaksAnswer(item, bare, undefined, replyTo))
      return "gives the answer";
    const told = handsOver(bare, item, replyTo);
    if (told !== undefined) return told;
  }
  if (tellsTime(text, item, replyTo)) return "tells the time";
  return namesChange(text, item, replyTo) ?? decidesForPupil(text, item, replyTo) ?? strangeSaying(text, item, replyTo);
}

/** "twice the fraction you wrote" with what the pupil wrote. */
function withReferences(text: string, replyTo: string): string {
  const { tokens, plain } = tokeniseHint(plainHint(replyTo));
  const last = collectMentions(tokens).at(-1);
  if (last === undefined) return text;
  return text.replaceAll(SAYINGS.WHAT_YOU_WROTE, plain.slice(tokens[last.from]?.start, tokens[last.to - 1]?.end));
}

interface Told {
  readonly value: Rational;
  /** With the place behind it: 300 of "3 hundreds". */
  readonly placed: Rational;
  readonly from: number;
  readonly to: number;
  /** It is new: neither the problem's, nor the pupil's. */
  readonly isNew: boolean;
  readonly isAsked: boolean;
}

/** The answer, or all of its parts that the problem does not have, said to be put together [CHW3]. */
function handsOver(text: string, item: MathProblemItem, replyTo: string): string | undefined {
  const plain = plainHint(text);
  const { tokens } = tokeniseHint(plain);
  const stem = plainHint(item.problem_content.stem);
  const shown = valuesIn([stem, item.problem_content.spoken ?? "", item.problem_content.diagram?.alt ?? ""]);
  const own = valuesIn([replyTo]).filter((value) => !has(shown, value));
  const known = [...shown, ...own];
  const answers = answersOf(item);
  const isAnswer = (value: Rational) => answers.some((answer) => equals(answer, value));
  const told = toldIn(tokens, known);
  const isTold = (value: Rational) => answers.some((answer) => isAsGoodAs(value, answer));
  if (told.some(({ value, isNew }) => isNew && isTold(value))) return "says the answer";
  if ([...durationsIn(tokens), ...bundlesIn(tokens, shown)].some((value) => isAnswer(value) && !has(known, value)))
    return "says the answer";
  const list = listOf(item).filter(({ n }) => n > LEAST.n);
  if (told.some(({ value, isNew, isAsked }) => isNew && !isAsked && has(list, value))) return "says one of them";
  if (answers.some((answer) => told.some((one) => isNextTo(one, answer)))) return "says the number beside it";
  const calculated = collectCalculations(tokens, collectMentions(tokens)).filter(
    ({ operands }) => !operands.every((operand) => has(shown, operand)),
  );
  if (calculated.some(({ value }) => isAnswer(value))) return "comes to the answer";
  const facts = knownQuantities(stem, plain).map(({ value }) => value);
  if (facts.some(isAnswer)) return "is known to be so many";
  const stated = told.filter(({ isAsked }) => !isAsked);
  if (answers.some((answer) => comesTo(answer, stated) || isCounted(answer, tokens, told)))
    return "comes to the answer";
  const isBox = SAYINGS.BOX.test(item.problem_content.stem);
  if (isBox && answers.some((answer) => walksTo(answer, tokens, stated))) return "goes to the answer";
  if (
    answers.some(
      (answer) => isRelated(answer, tokens, stated, shown, own, valuesIn([replyTo])) || isPaid(answer, tokens),
    )
  )
    return "comes to the answer";
  if (SAYINGS.THE_OTHER.test(statementsOf(plain))) return "names the other one";
  if (SAYINGS.A_DIGIT_IS.test(statementsOf(plain))) return "tells a digit";
  if (namesBoth(statementsOf(plain), item, shown)) return "names the places of the answer";
  const isWhole = answers.every(({ d }) => d === 1n);
  const shownWords = askedBy(tokeniseHint(stem).tokens);
  const said = [
    ...stated
      .filter((one) => !isBound(tokens, one) && !(isWhole && isCountOf(tokens, one, shownWords)))
      .flatMap(({ value, placed }) => [value, placed]),
    ...calculated.map(({ value }) => value),
    ...facts,
  ];
  const fractions = stated.map(({ from }) => fractionsOf(tokens[from])).filter((parts) => parts.length > 0);
  const speaksOfDigits = SAYINGS.OF_DIGITS.test(statementsOf(plain));
  const areTold = partsOf(item, known).some(({ parts, isLast, isOfDigits = false }) => {
    if (isOfDigits && !speaksOfDigits) return false;
    const missing = parts.filter((part) => !has(known, part));
    const wanted = isLast ? parts : missing;
    const tells = missing.length > 0 && !missing.every(({ n, d }) => n <= 1n && d === 1n);
    // Another fraction's top says nothing of this one's.
    const all = [...said, ...fractions.filter((one) => one.every((part) => has(parts, part))).flat()];
    return tells && wanted.every((part) => has(all, part));
  });
  return areTold ? "tells the parts of the answer" : undefined;
}

/** The answer itself, rounded, to be rounded, or as zeros and ones. */
function isAsGoodAs(value: Rational, answer: Rational): boolean {
  if (equals(value, answer)) return true;
  const apart = absolute(subtract(value, answer));
  if (value.d === 1n) {
    const figures = String(value.n);
    return /^[01]{4,40}$/u.test(figures) && equals(rational(BigInt(`0b${figures}`)), answer);
  }
  return answer.d === 1n
    ? answer.n > LEAST.n && value.d % 5n === 0n && compare(apart, HALF) < 0
    : value.d > 100n && compare(apart, rational(1n, 1000n)) < 0;
}

/** "5 or more", "less than 5" */
function isBound(tokens: readonly HintToken[], { from, to }: Told): boolean {
  return (
    wordAt(tokens, from - 1) === "than" || (wordAt(tokens, to) === "or" && BOUNDS.has(wordAt(tokens, to + 1) ?? ""))
  );
}

/** "three rows" of a problem about rows that asks for something else */
function isCountOf(tokens: readonly HintToken[], { value, to }: Told, { nouns, words: shown }: Asked): boolean {
  const noun = wordAt(tokens, to) ?? "";
  return value.d === 1n && value.n <= 4n && /[^s]s$/u.test(noun) && shown.has(noun) && !nouns.has(noun);
}

/** 130 where 129 is asked: one step is no secret. */
function isNextTo({ value, isNew, isAsked }: Told, answer: Rational): boolean {
  return isNew && !isAsked && answer.d === 1n && answer.n > LEAST.n && equals(absolute(subtract(value, answer)), ONE);
}

function has(values: readonly Rational[], value: Rational): boolean {
  return values.some((one) => equals(one, value));
}

/** Numbers of texts, tops and bottoms of fractions too. */
function valuesIn(texts: readonly string[]): readonly Rational[] {
  return texts.flatMap((text) => {
    const { tokens } = tokeniseHint(plainHint(text));
    const parts = tokens.flatMap((token) => [
      ...fractionsOf(token),
      ...(token.type === "figure" ? [token.value, ...decimalsOf(token)] : []),
      ...(token.type === "word" && PARTS.has(token.text) ? [rational(PARTS.get(token.text) ?? 1n)] : []),
    ]);
    return [...collectMentions(tokens).map(({ value }) => value), ...parts];
  });
}

/** 61 and 68 of 61.68. */
function decimalsOf({ text }: HintToken): readonly Rational[] {
  const parts = /^(\d{1,9})\.(\d{1,9})$/u.exec(text)?.slice(1) ?? [];
  return parts.map((figures) => rational(BigInt(figures)));
}

function toldIn(tokens: readonly HintToken[], known: readonly Rational[]): readonly Told[] {
  const mentions = collectMentions(tokens).filter((mention) => {
    const [before = "", after = ""] = [wordAt(tokens, mention.from - 1), wordAt(tokens, mention.to)];
    // "a hundred": a place
    const isPlace =
      PLACES.has(wordAt(tokens, mention.to - 1) ?? "") && ARTICLES.has(wordAt(tokens, mention.to - 2) ?? "");
    const isSmall = mention.written === "word" && mention.value.d === 1n && mention.value.n <= 4n;
    return !(
      LABELS.has(before) ||
      isIdiomOne(tokens, mention) ||
      (isPlace && mention.to - mention.from <= 2) ||
      (isSmall && SPEECH_NOUNS.has(after))
    );
  });
  const parts = tokens.flatMap((token, from) => {
    const part = token.type === "word" ? PARTS.get(token.text) : undefined;
    // "3x" and "16th", but not "the 2nd"
    const grown = token.type === "figure" && token.isPart && (token.value.n > 3n || !isOrdinal(tokens, from));
    return part !== undefined
      ? [{ value: rational(part), from, to: from + 1 }]
      : grown
        ? [{ value: token.value, from, to: from + 1 }]
        : [];
  });
  return [...mentions, ...parts]
    .toSorted((a, b) => a.from - b.from)
    .map(({ value, from, to }) => ({
      value,
      placed: multiply(value, rational(PLACES.get(wordAt(tokens, to) ?? "") ?? 1n)),
      from,
      to,
      isNew: !has(known, value),
      isAsked: isQuestion(tokens, from),
    }));
}

function isOrdinal(tokens: readonly HintToken[], at: number): boolean {
  return ORDINAL_ENDS.has(wordAt(tokens, at + 1) ?? "");
}

/** "Go back 18 from 59" where the box is what is left. */
function walksTo(answer: Rational, tokens: readonly HintToken[], stated: readonly Told[]): boolean {
  return stated.some(({ value, from, to }, at) => {
    const next = stated[at + 1];
    if (
      next === undefined ||
      ![add(value, next.value), absolute(subtract(value, next.value))].some((one) => equals(one, answer))
    )
      return false;
    const around = tokens.slice(Math.max(0, from - 4), next.to).map(({ text }) => text);
    const between = tokens.slice(to, next.from).map(({ text }) => text);
    return (
      around.some((word) => WALKING.has(word)) &&
      between.length > 0 &&
      between.at(-1) !== "to" &&
      !STAYING.has(wordAt(tokens, next.to) ?? "") &&
      !between.some((word) => ARRIVING.has(word))
    );
  });
}

/** "Half of it is 36", "your number is ten times too big", "five more than are needed": the other way round. */
function isRelated(
  answer: Rational,
  tokens: readonly HintToken[],
  stated: readonly Told[],
  shown: readonly Rational[],
  own: readonly Rational[],
  replied: readonly Rational[],
): boolean {
  const scales = tokens.flatMap((_token, at) => {
    const [word = "", next = ""] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
    const scale = SCALES.get(word) ?? SCALES.get(`${word} ${next}`);
    return scale === undefined || isQuestion(tokens, at) ? [] : [scale];
  });
  const strange = stated.filter(({ value }) => !has(shown, value) && value.n > 1n).map(({ value }) => value);
  const isScaled = strange.some((value) =>
    scales.some((scale) => equals(value, multiply(answer, scale)) || equals(multiply(value, scale), answer)),
  );
  // "12 is the whole of it, and that is half": a number that is shown as well, where the problem scales nothing.
  const near = [...stated.map(({ value }) => value), ...replied].filter(({ n }) => n > 1n);
  const isKnownScaled = near.some((value) =>
    scales.some(
      (scale) =>
        !has(shown, scale) && (equals(value, multiply(answer, scale)) || equals(multiply(value, scale), answer)),
    ),
  );
  const isRest = strange.some((value) => value.d > 1n && equals(add(value, answer), ONE));
  const isApart = stated.some(({ value, to, isNew }) => {
    if (value.n <= 0n || ![0, 1, 2].some((further) => OFF.has(wordAt(tokens, to + further) ?? ""))) return false;
    // Numbers of the problem are far from it by many a number.
    const from = isNew || value.n <= LEAST.n ? [...own, ...shown.filter((one) => compare(one, LEAST) > 0)] : own;
    return from.some((one) => equals(absolute(subtract(one, answer)), value));
  });
  return isScaled || isKnownScaled || isApart || isRest;
}

/** "Two dollars, two quarters, a dime and a nickel" */
function isPaid(answer: Rational, tokens: readonly HintToken[]): boolean {
  const cents = tokens.flatMap((token, at) => {
    const worth = COINS.get(token.text.replace(/s$/u, ""));
    const [count] = collectMentions(tokens.slice(at - 1, at));
    const isOne = ARTICLES.has(wordAt(tokens, at - 1) ?? "");
    return worth === undefined || !(isOne || count !== undefined)
      ? []
      : [multiply(rational(worth), count?.value ?? rational(1n))];
  });
  const sum = cents.reduce((all, one) => add(all, one), ZERO);
  return cents.length > 1 && [sum, multiply(sum, rational(1n, 100n))].some((one) => equals(one, answer));
}

/** "The top number is 3", where the bottom is told or shown; "61 after the point". */
function namesBoth(
  plain: string,
  { solution_logic: { final_answer_canonical: canonical } }: MathProblemItem,
  shown: readonly Rational[],
): boolean {
  const says = (cue: RegExp, wanted: string) =>
    [...plain.matchAll(cue)].some(([, ahead, behind]) => (ahead ?? behind) === wanted);
  const [, top = "", bottom = "", decimals = ""] = /^(?:(\d+)\/(\d+)|0?\.(\d+))$/u.exec(canonical) ?? [];
  if (decimals !== "") return says(SAYINGS.BEHIND_POINT, decimals);
  if (top === "" || !says(SAYINGS.TOP_IS, top)) return false;
  return says(SAYINGS.BOTTOM_IS, bottom) || has(shown, rational(BigInt(bottom)));
}

/** Numbers beside one another, not all known, that come to an answer too large to be met by chance. */
function comesTo(answer: Rational, stated: readonly Told[]): boolean {
  if (compare(absolute(answer), LEAST) <= 0) return false;
  return stated.some((first, at) => {
    let sum = first.placed;
    if (sum.n === 0n) return false;
    for (const [further, { placed, isNew, from }] of stated.slice(at + 1, at + 4).entries()) {
      if (from - (stated[at + further]?.to ?? from) > REACH) return false;
      const isStrange = stated.slice(at, at + further + 2).some((one) => one.isNew) || isNew;
      sum = add(sum, placed);
      const apart = absolute(subtract(first.placed, placed));
      const ways = further === 0 ? [sum, apart, multiply(first.placed, placed)] : [sum];
      if (isStrange && has(ways, answer)) return true;
    }
    return false;
  });
}

/** "5, 10, 15, 20" where four are asked for, or 25: numbers in even steps, nothing but commas between them. */
function isCounted(answer: Rational, tokens: readonly HintToken[], told: readonly Told[]): boolean {
  const runs: Told[][] = [];
  for (const one of told) {
    const run = runs.at(-1);
    const [before, last] = [run?.at(-2), run?.at(-1)];
    const isBeside =
      last !== undefined && tokens.slice(last.to, one.from).every(({ text }) => text === "," || text === "and");
    const isEven =
      before === undefined ||
      last === undefined ||
      equals(subtract(last.value, before.value), subtract(one.value, last.value));
    if (run !== undefined && isBeside && isEven) run.push(one);
    else runs.push([one]);
  }
  return runs.some((run) => {
    const [first, second] = run;
    if (first === undefined || second === undefined || run.length < 3) return false;
    const next = add(run.at(-1)?.value ?? ZERO, subtract(second.value, first.value));
    return equals(answer, rational(BigInt(run.length))) || equals(answer, next);
  });
}

const ZERO = rational(0n);
const ONE = rational(1n);
const HALF = rational(1n, 2n);
/** Up to this, numbers of any example come to the answer by chance. */
const LEAST = rational(10n);
/** So many words stand between two numbers that are put together. */
const REACH = 9;
const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const LABELS = words("step steps page hint line part");
const SPEECH_NOUNS = words(
  "numbers fractions decimals digits steps ways things signs amounts quantities ideas sides terms values parts pieces groups places columns bars lines jumps rectangles circles lists pictures tables tests",
);
const BOUNDS = words("more less greater fewer over under above below");
const ORDINAL_ENDS = words("st nd rd th");
const WALKING = words(
  "back on forward forwards left right up down away off take minus add jump go count start begin - +",
);
/** What stands between a number and what is to be found out. */
const ARRIVING = words("= □ box get gets reach make makes until is are ? : ; . …");
/** "and 53 is left": the question again */
const STAYING = words("is are stay stays remain remains");
const ARTICLES = words("a an one another the");
const OFF = words("more less fewer too short over further off away");
const SCALES: ReadonlyMap<string, Rational> = new Map([
  ..."half halve halved halves double doubled twice".split(" ").map((word) => [word, rational(2n)] as const),
  ..."two three four five six seven eight nine ten"
    .split(" ")
    .map((word, at) => [`${word} times`, rational(BigInt(at + 2))] as const),
  ["triple", rational(3n)],
]);
const COINS: ReadonlyMap<string, bigint> = new Map([
  ["dollar", 100n],
  ["euro", 100n],
  ["quarter", 25n],
  ["dime", 10n],
  ["nickel", 5n],
  ["penny", 1n],
  ["pennie", 1n],
  ["cent", 1n],
]);
const PLACES: ReadonlyMap<string, bigint> = new Map([
  ["ten", 10n],
  ["tens", 10n],
  ["hundred", 100n],
  ["hundreds", 100n],
  ["thousand", 1000n],
  ["thousands", 1000n],
]);
const PARTS: ReadonlyMap<string, bigint> = new Map(
  "halves thirds fourths fifths sixths sevenths eighths ninths tenths elevenths twelfths thirteenths fourteenths fifteenths sixteenths"
    .split(" ")
    .map((word, at) => [word, BigInt(at + 2)] as const)
    .filter(([word]) => word !== "tenths"),
);
