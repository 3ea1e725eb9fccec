import { ok } from "../result.ts";
import type { NumberParts } from "./checker-parts.ts";
import { judgeNumber } from "./judge-number.ts";
import { joinMinorUnit, stripMoney, type MoneyUnit } from "./money.ts";
import { hasRaisedPoint, hyphenCouldJoin, isFactorial, joinMixed } from "./other-writings.ts";
import { withoutLead, withoutTail } from "./phrases.ts";
import { absolute, divide, multiply, rational, type Rational } from "./rational.ts";
import { readingToLatex, readPlainNumber, readTokens, tokeniseNumber, type NumberReading } from "./read-number.ts";
import type { Problem } from "./read/problem.ts";
import { wordSet } from "./read/table.ts";
import type { Token } from "./read/tokenise.ts";
import { unreadable, isRight } from "./results.ts";
import type { AnswerKind, CheckOptions, CheckResult } from "./types.ts";
import { readWords, withoutWordedParts } from "./words.ts";

/** The right number, and the unit of money it is in. */
export interface Expected {
  readonly right: NumberReading;
  readonly unit: MoneyUnit | undefined;
}

/** Marks what a pupil typed against the right number. */
export function markNumber(
  kind: AnswerKind,
  expected: Expected,
  given: string,
  options: CheckOptions,
  parts: NumberParts,
): CheckResult {
  const { accept, locale = "en" } = options;
  // Nothing stands around the number, and it is nothing else.
  const plain = readPlainNumber(given, locale, parts);
  if (plain !== undefined) return judgeNumber(kind, expected.right, plain, options, parts);
  const isOpen = accept?.includes("expression") === true;
  const isMoney = kind === "money" || expected.unit !== undefined;
  const request: Request = { ...expected, kind, options, given, isOpen, isMoney, parts };
  const typed = isMoney ? joinMinorUnit(given) : given;
  const tokens = tokeniseNumber(typed, locale);
  if (!tokens.ok) return unreadable(tokens.error);
  const result = checkTokens(request, tokens.value);
  // `5!` is 5 to a child who is glad of it [CHK7]; 120 is the only answer that it can be a calculation for.
  if (result.verdict === "incorrect" && isFactorial(given, expected.right.value))
    return { ...result, verdict: "unreadable", reason: "unfinished" };
  if (isRight(result) || !hasRaisedPoint(given, locale)) return result;
  const pointed = tokeniseNumber(given, locale, true);
  const other = pointed.ok ? checkTokens(request, pointed.value) : result;
  return isRight(other) ? other : result;
}

interface Request extends Expected {
  readonly kind: AnswerKind;
  readonly options: CheckOptions;
  readonly given: string;
  /** Any expression counts, words do not. */
  readonly isOpen: boolean;
  readonly isMoney: boolean;
  readonly parts: NumberParts;
}

/** Words first; then the number as it stands, and what else its signs or words could mean. */
function checkTokens(request: Request, tokens: readonly Token[]): CheckResult {
  const { kind, options, isOpen, isMoney } = request;
  const answer = answerOnly(isOpen ? tokens : withoutLead(readWords(tokens), options.variable), options);
  if ("reason" in answer) return unreadable(answer);
  const bare = isOpen ? ok({ tokens: answer, tail: [] }) : withoutTail(answer, isMoney);
  if (!bare.ok) return unreadable(bare.error);
  const { tokens: plain, tail } = bare.value;
  const result = checkMixed(request, plain);
  const unit = kind === "percent" ? "%" : isMoney ? (request.unit?.[0] ?? "$") : options.unit;
  // Where the number is right only its unit is judged.
  const judged = unit === undefined ? undefined : judgeTail(request, isRight(result), plain, tail, unit);
  if (judged?.verdict === "wrong-form") return judged;
  if (result.verdict !== "incorrect") return result;
  // `3 tenths` for 3, `0.13 m` for 13 centimetres: right in a way that cannot be told from here [CHK35].
  const counted = withoutWordedParts(plain);
  const isCount = counted !== undefined && isRight(checkPlain(request, counted));
  if (!isCount && (unit !== undefined || !isScaled(request, plain) || !judgeTail(request, true, plain, tail)))
    return result;
  const word = tokens.findLast(({ type, text }) => type === "name" && text === (tail[0]?.text ?? text));
  return unreadable({
    reason: "unknown-symbol",
    params: word === undefined ? {} : { symbol: word.text, at: word.at },
  });
}

function checkMixed(request: Request, tokens: readonly Token[]): CheckResult {
  const result = checkPlain(request, tokens);
  const joined = isRight(result) ? undefined : joinMixed(request.kind, tokens);
  const asMixed = joined && checkPlain(request, joined);
  return asMixed && isRight(asMixed) ? asMixed : result;
}

/**
 * The verdict on the unit of measure behind a number, as `unit` is asked; `undefined` where there is none. The first
 * and longest run of the words that is a unit counts: `mm`, I think [CHK47]. Of money only what stands next to it is
 * meant: `$4 each day`.
 */
function judgeTail(
  request: Request,
  isRightNumber: boolean,
  tokens: readonly Token[],
  tail: readonly Token[],
  unit?: string,
): CheckResult | undefined {
  const { given, isMoney, parts } = request;
  const value = valueOf(request, tokens);
  if (value === undefined) return undefined;
  const { locale, tolerance } = request.options;
  const options: CheckOptions = { locale, tolerance, unit, units: "strict", accept: ["expression"] };
  const asked = isRightNumber ? value : request.right.value;
  const isRate = (text = "") => /^(?:per|an?)$/iu.test(text);
  // `5 km a day` are kilometres; a sentence has no unit after so many words.
  const stop = tail.findIndex((token, at) => at > 11 || (at > 0 && !unit?.includes("/") && isRate(token.text)));
  const most = stop === -1 ? tail.length : stop;
  for (let start = 0; start < (isMoney ? 1 : most); start++)
    for (let end = most; end > start; end--) {
      // `half a metre`; `10 in total`, but not `10 in long`, wide, high, tall, deep
      if (isRate(tail[start]?.text) || /^in +(?!lo|wi|ta|hi|de)[a-z]/u.test(given.slice(tail[end - 1]?.at))) continue;
      const words = given.slice(tail[start]?.at, tail[end]?.at);
      const judged = parts.algebra.checks?.units(amountOf(asked), amountOf(value) + words, options);
      if (judged?.verdict !== "unreadable") return judged;
    }
  return undefined;
}

function amountOf({ n, d }: Rational): string {
  return `${n}/${d} `;
}

function checkPlain(request: Request, tokens: readonly Token[]): CheckResult {
  const { kind, options, given, right, isMoney, parts } = request;
  const stripped = isMoney ? stripMoney(tokens) : { tokens, unit: undefined };
  const readings = readTokens(stripped.tokens, options.locale ?? "en", parts);
  if (!readings.ok) return unreadable(readings.error);
  const judge = (reading: NumberReading) => judgeNumber(kind, right, inMajor(reading, stripped.unit), options, parts);
  const { first, others } = readings.value;
  const result = judge(first);
  // Asked about whatever the value: a sum is not marked, and a mixed number may be meant [CHK10].
  if (result.reason === "unfinished" && MAYBE_MIXED.has(kind) && hyphenCouldJoin(given))
    return { ...result, reason: "ambiguous-hyphen", params: { symbol: "-" } };
  if (isRight(result) && !isSameUnit(stripped.unit, request.unit))
    return { verdict: "incorrect", reason: "wrong-unit", readAs: readingToLatex(first) };
  // Another reading would be right: ask, do not guess [CHK15].
  if (result.verdict !== "incorrect" || !others.some((other) => isRight(judge(other)))) return result;
  const symbol = /[^\d ]/u.exec(tokens.map(({ text, type }) => (type === "number" ? text : "")).join(""))?.[0] ?? ",";
  return { verdict: "unreadable", reason: "ambiguous-mark", params: { symbol }, readAs: readingToLatex(first) };
}

const MAYBE_MIXED: ReadonlySet<string> = wordSet("mixed fraction number equation");

/** Whether the value is the right one in a unit some tens, or sixties, larger or smaller. */
function isScaled(request: Request, tokens: readonly Token[]): boolean {
  const value = valueOf(request, tokens);
  const right = absolute(request.right.value);
  if (value === undefined || right.n === 0n) return false;
  const { n, d } = divide(absolute(value), right);
  return (n === 1n || d === 1n) && /^(?:10{1,6}|60|3600|24|12)$/u.test(String(n * d));
}

function valueOf({ options, isMoney, parts }: Request, tokens: readonly Token[]): Rational | undefined {
  const readings = readTokens(isMoney ? stripMoney(tokens).tokens : tokens, options.locale ?? "en", parts);
  return readings.ok ? readings.value.first.value : undefined;
}

/** Canonical answers are written the English way, whatever the learner's country. */
export function readRightNumber(expected: string, { unit }: CheckOptions, parts: NumberParts): Expected | undefined {
  const asked = readAmount(`1${unit ?? ""}`)?.unit;
  const plain = readPlainNumber(expected, "en", parts);
  if (plain !== undefined) return { right: plain, unit: asked };
  const amount = readAmount(expected);
  const readings = amount && readTokens(amount.tokens, "en", parts);
  return readings?.ok === true
    ? {
        right: inMajor(readings.value.first, amount?.unit),
        unit: amount?.unit ?? asked,
      }
    : undefined;
}

function readAmount(text: string): ReturnType<typeof stripMoney> | undefined {
  const tokens = tokeniseNumber(text, "en");
  return tokens.ok ? stripMoney(tokens.value) : undefined;
}

/** Cents are those of any currency. */
function isSameUnit(given: MoneyUnit | undefined, asked: MoneyUnit | undefined): boolean {
  const [own, wanted] = [given, asked].map((unit) => unit?.replace("/100", ""));
  return !own || wanted === undefined || own === wanted;
}

function inMajor(reading: NumberReading, unit: MoneyUnit | undefined): NumberReading {
  return unit?.endsWith("/100") === true ? { ...reading, value: multiply(reading.value, HUNDREDTH) } : reading;
}

const HUNDREDTH: Rational = rational(1n, 100n);

/** Takes off `x =` and a thing's name where they are accepted; a whole sum typed out is not an answer [CHK18]. */
function answerOnly(tokens: readonly Token[], { accept, variable }: CheckOptions): readonly Token[] | Problem {
  const [name, sign] = tokens;
  let list = tokens;
  if (name?.type === "name" && sign?.text === "=" && accept?.includes("assignment") === true) {
    if (variable !== undefined && name.text !== variable)
      return { reason: "wrong-variable", params: { symbol: name.text, at: name.at } };
    list = tokens.slice(2);
  }
  const equals = list.find(({ text }) => text === "=");
  if (equals !== undefined) return { reason: "answer-only", params: { symbol: "=", at: equals.at } };
  const end = accept?.includes("label") === true ? list.findLastIndex(({ type }) => type !== "name") : -1;
  return end === -1 ? list : list.slice(0, end + 1);
}
