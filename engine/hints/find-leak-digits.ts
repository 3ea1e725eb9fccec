import { LEAKS } from "../cues/leaks.ts";
import type { Rational } from "../answers/rational.ts";
import { hasConditionBefore, isAsserted, isIdiomOne, isQuestion } from "./find-leak-context.ts";
import { collectMentions } from "./find-leak-mentions.ts";
import { PLACES as NAMED_PLACES } from "./find-leak-places.ts";
import { tokeniseHint, type HintToken } from "./find-leak-tokens.ts";
import { wordAt, type Mention } from "./find-leak-words.ts";
import type { LeakReport } from "./leak-types.ts";
import { isAskedIn, isConditional, sentencesOf } from "./leak-sentences.ts";

/** The digits of the answer one by one, in their places or in their order, or all of them turned round [LEK16]. */
export function findDigitsLeak(stem: string, values: readonly Rational[], hint: string): LeakReport | undefined {
  const text = tokeniseHint(hint).tokens;
  const asked = tokeniseHint(stem).tokens;
  const told = sentencesOf(hint)
    .filter((sentence) => !isAskedIn(sentence) && !isConditional(sentence))
    .join(" ");
  for (const { n, d } of values) {
    const digits = String(n < 0n ? -n : n);
    if (d !== 1n || digits.length < 2 || digits.length > 9) continue;
    if (fillsPlaces(digits, text, false) && !fillsPlaces(digits, asked, true))
      return { leaks: true, why: "says the digit of every place" };
    if (saysDigits(digits, text)) return { leaks: true, why: "says its digits in order" };
    if (ordersDigits(digits, n, told, asked)) return { leaks: true, why: "tells its digits in order" };
    if (turnsRound(digits, text)) return { leaks: true, why: "says its digits turned round" };
  }
  return undefined;
}

/** "a 5 in the tens place and a 6 in the ones place", "the first digit is 5, the last is 6". */
function fillsPlaces(digits: string, tokens: readonly HintToken[], isStem: boolean): boolean {
  const said = new Map<number, string>();
  for (const mention of collectMentions(tokens)) {
    const { n, d } = mention.value;
    if (d !== 1n || n < 0n || n > 9n) continue;
    if (!isStem && (isQuestion(tokens, mention.from) || hasConditionBefore(tokens, mention.from))) continue;
    const place = placeOf(tokens, mention, digits.length);
    if (place !== undefined) said.set(place, String(n));
  }
  return [...digits].every((digit, index) => said.get(index) === digit);
}

/** Which digit of the answer, from the left, a mention is said to be. */
function placeOf(tokens: readonly HintToken[], { from, to }: Mention, length: number): number | undefined {
  const behind = [0, 1, 2, 3, 4].map((offset) => wordAt(tokens, to + offset) ?? "");
  const near = behind.findIndex((word) => PLACES.has(word));
  const isBehind =
    near !== -1 && behind.slice(0, near).every((word) => BETWEEN.has(word)) && tokens[to + near]?.type === "word";
  if (isBehind) return indexOfPlace(behind[near] ?? "", length);
  let at = from - 1;
  for (let steps = 0; steps < 6 && at >= 0; steps++, at--) {
    const word = tokens[at]?.text ?? "";
    if (PLACES.has(word)) return indexOfPlace(word, length);
    if (word === "starts" || word === "begins" || word === "start" || word === "begin") return 0;
    if (word === "ends" || word === "end") return length - 1;
    if (!BEFORE.has(word)) return undefined;
  }
  return undefined;
}

function indexOfPlace(word: string, length: number): number | undefined {
  const place = PLACES.get(word);
  if (place === undefined) return undefined;
  const index = place < 0 ? -place - 1 : length - 1 - place;
  return index >= 0 && index < length ? index : undefined;
}

/** "5 then 6", "a five followed by a six", "the digits are 5 and 6". */
function saysDigits(digits: string, tokens: readonly HintToken[]): boolean {
  const singles = collectMentions(tokens).filter(({ value: { n, d } }) => d === 1n && n >= 0n && n <= 9n);
  return singles.some((first, index) => {
    const run = singles.slice(index, index + digits.length);
    if (run.map(({ value }) => value.n).join("") !== digits) return false;
    const isTight = run.slice(1).every((next, at) => isJoined(tokens, run[at]?.to ?? 0, next.from));
    if (!isTight || isQuestion(tokens, first.from) || hasConditionBefore(tokens, first.from)) return false;
    const last = run.at(-1)?.to ?? first.to;
    const gap = run[1] === undefined ? [] : tokens.slice(first.to, run[1].from).map(({ text }) => text);
    const cue = tokens.slice(Math.max(0, first.from - 6), last + 2).some(({ text }) => DIGIT_CUES.has(text));
    // "7 and 5" are two numbers: only digits that are called so, or that follow one another, make one.
    return cue || (gap.length === 0 && isAsserted(tokens, { from: first.from, to: last }));
  });
}

function isJoined(tokens: readonly HintToken[], from: number, to: number): boolean {
  const joint = tokens.slice(from, to).map(({ text }) => text);
  // "followed by 6", not "then by 6"
  return (
    joint.length <= 6 && joint.every((text, at) => JOINTS.has(text) || (text === "by" && joint[at - 1] === "followed"))
  );
}

/** "Start with the 3. Then a zero. Last comes the 5.": they and no other digits, with words of order. */
function ordersDigits(digits: string, answer: bigint, told: string, stem: readonly HintToken[]): boolean {
  const given = collectMentions(stem);
  const cues = new Set(told.match(LEAKS.ORDER)).size;
  if (digits.length > 6 || cues < 2 || given.some(({ value }) => value.n === answer && value.d === 1n)) return false;
  const { tokens } = tokeniseHint(told.replaceAll(LEAKS.EMPTY, " 0 "));
  const figures = figuresOf(collectMentions(tokens).filter((mention) => !isIdiomOne(tokens, mention)));
  // Told in that order by the stem, they are no news.
  return figures === digits && figuresOf(given) !== digits;
}

function figuresOf(mentions: readonly Mention[]): string {
  return mentions.flatMap(({ value: { n, d } }) => (d === 1n && n >= 0n && n < 10n ? [n] : [])).join("");
}

/** "65 backwards", "swap the digits of 65". */
function turnsRound(digits: string, tokens: readonly HintToken[]): boolean {
  const turned = [...digits].toReversed().join("");
  if (turned === digits) return false;
  return collectMentions(tokens).some(({ value: { n, d }, from }) => {
    if (d !== 1n || String(n) !== turned || isQuestion(tokens, from)) return false;
    const near = tokens.slice(Math.max(0, from - 10), from + 12).map(({ text }) => text);
    return near.some((word) => TURNED.has(word)) || near.join(" ").includes("other way");
  });
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));
/** Places from the right (0 = ones); from the left below zero (-1 = first). */
const PLACES: ReadonlyMap<string, number> = new Map([
  ...NAMED_PLACES,
  ["first", -1],
  ["second", -2],
  ["third", -3],
  ["last", 0],
]);
const BETWEEN = words("in for as at is goes the its your belongs stands sits");
const BEFORE = words(
  "digit place column is a an the in has gets with as : = are , of it its be holds needs shows reads",
);
const JOINTS = words(", and then a an the followed - next to comes after that with digit");
const DIGIT_CUES = words("digit digits figures followed then left");
const TURNED = words("backward backwards reverse reversed swap swapped switch switched flip flipped mixed");
