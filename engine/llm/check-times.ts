import { SAYINGS } from "../cues/sayings.ts";
import { equals, isWhole, multiply, rational, type Rational } from "../answers/rational.ts";
import { collectMentions } from "../hints/find-leak-mentions.ts";
import { tokeniseHint, type HintToken } from "../hints/find-leak-tokens.ts";
import { wordAt } from "../hints/find-leak-words.ts";
import { statementsOf } from "../hints/leak-sentences.ts";
import { plainHint } from "../hints/plain-hint.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";

/** A time that is asked for, told in words, or beside how far another is from it [CHW3]. */
export function tellsTime(text: string, item: MathProblemItem, replyTo: string): boolean {
  const [answer] = timesIn(item.solution_logic.final_answer_canonical);
  if (answer === undefined || !/^\D{0,4}\d{1,2}:\d\d/u.test(item.solution_logic.final_answer_canonical)) return false;
  const plain = plainHint(text);
  const known = timesIn(plainHint(`${item.problem_content.stem} . ${replyTo}`));
  const told = timesIn(plain).filter((time) => !known.includes(time));
  const minutes = collectMentions(tokeniseHint(plain).tokens).flatMap(({ value }) =>
    isWhole(value) ? [Number(value.n)] : [],
  );
  if (SAYINGS.QUARTER_OF_AN_HOUR.test(plain)) minutes.push(15);
  if (SAYINGS.HALF_AN_HOUR.test(plain)) minutes.push(30);
  const isNear = (time: number) => time !== answer && minutes.includes(apart(time, answer));
  return (
    told.some((time) => time === answer || isNear(time)) ||
    (SAYINGS.WHICH_WAY.test(statementsOf(plain)) && timesIn(plainHint(replyTo)).some(isNear))
  );
}

/** "an hour and a half", "2 hours and 10 minutes" in minutes. */
export function durationsIn(tokens: readonly HintToken[]): readonly Rational[] {
  const mentions = collectMentions(tokens);
  return tokens.flatMap((token, at) => {
    if (token.text !== "hour" && token.text !== "hours") return [];
    const before = mentions.find(({ to }) => to === at)?.value;
    const hours = before ?? (ARTICLES.has(wordAt(tokens, at - 1) ?? "") ? rational(1n) : undefined);
    const next = wordAt(tokens, at + 1) === "and" ? at + 2 : at + 1;
    const after = mentions.find(({ from }) => from === next);
    if (hours === undefined) return [];
    const whole = rational(hours.n * 60n, hours.d);
    if (after === undefined) return [whole];
    const isPart = after.value.d > 1n;
    const rest = isPart ? rational(after.value.n * 60n, after.value.d) : after.value;
    return [whole, rational(whole.n * rest.d + rest.n * whole.d, whole.d * rest.d)];
  });
}

/** 4 and 24 of "six fours", but those of the question's own numbers. */
export function bundlesIn(tokens: readonly HintToken[], shown: readonly Rational[]): readonly Rational[] {
  const isShown = (value: Rational) => shown.some((one) => equals(one, value));
  return collectMentions(tokens).flatMap(({ value, to }) => {
    const size = BUNDLES.get(wordAt(tokens, to) ?? "");
    if (size === undefined || (isShown(size) && isShown(value))) return [];
    return [size, multiply(size, value)].filter((one) => !isShown(one));
  });
}

/** Times of the clock in a text, in minutes behind twelve: figures, "ten past ten", "half past two", "5 o'clock". */
function timesIn(text: string): readonly number[] {
  const figures = [...text.matchAll(SAYINGS.CLOCK_TIME)].map(([, hour, minute]) =>
    onClock(Number(hour), Number(minute)),
  );
  const { tokens } = tokeniseHint(text);
  const mentions = collectMentions(tokens).filter(({ value }) => isWhole(value) && value.n >= 0n && value.n < 60n);
  const numberTo = (at: number) => Number(mentions.find(({ to }) => to === at)?.value.n ?? -1n);
  const numberFrom = (at: number) => Number(mentions.find(({ from }) => from === at)?.value.n ?? -1n);
  const words = tokens.flatMap((_token, at) => {
    const word = wordAt(tokens, at) ?? "";
    if (word === "o'clock" || word === "o’clock") return [onClock(numberTo(at), 0)];
    const way = PAST.has(word) ? 1 : TO.has(word) ? -1 : 0;
    if (word === "half" && numberFrom(at + 1) > 0) return [onClock(numberFrom(at + 1), 30)];
    if (way === 0) return [];
    const end = /^minutes?$/u.test(wordAt(tokens, at - 1) ?? "") ? at - 1 : at;
    const part = wordAt(tokens, end - 1) ?? "";
    const minutes = PARTS.get(part) ?? numberTo(end);
    const hour = HOURS.get(wordAt(tokens, at + 1) ?? "") ?? numberFrom(at + 1);
    return minutes < 0 || hour < 0 ? [] : [onClock(hour, way * minutes)];
  });
  return [...figures, ...words.filter((time) => time >= 0)];
}

function onClock(hour: number, minute: number): number {
  return hour < 0 || hour > 24 ? -1 : (hour * 60 + minute + 720) % 720;
}

function apart(one: number, other: number): number {
  const gap = Math.abs(one - other);
  return Math.min(gap, 720 - gap);
}

const ARTICLES = new Set(["a", "an", "one"]);
const BUNDLES: ReadonlyMap<string, Rational> = new Map([
  ..."twos threes fours fives sixes sevens eights nines"
    .split(" ")
    .map((word, at) => [word, rational(BigInt(at + 2))] as const),
  ..."twenties thirties forties fifties".split(" ").map((word, at) => [word, rational(BigInt(at + 2) * 10n)] as const),
]);
const PAST = new Set(["past", "after"]);
const TO = new Set(["to", "before", "till"]);
const PARTS: ReadonlyMap<string, number> = new Map([
  ["half", 30],
  ["quarter", 15],
]);
const HOURS: ReadonlyMap<string, number> = new Map([
  ["noon", 12],
  ["midday", 12],
  ["midnight", 12],
]);
