import { judgeNumber } from "./judge-number.ts";
import { stripMoney, type MoneyUnit } from "./money.ts";
import { isSign, readNumber, readTokens, readWithUnknowns, tokeniseNumber, type NumberReading } from "./read-number.ts";
import type { Problem } from "./read/problem.ts";
import type { Token } from "./read/tokenise.ts";
import type { AnswerKind, CheckOptions, CheckResult } from "./types.ts";
import { multiply, rational, type Rational } from "./rational.ts";

/** Marks a typed number: reads it, compares its exact value, then judges how it is written. */
export function checkNumber(kind: AnswerKind, expected: string, given: string, options: CheckOptions): CheckResult {
  const locale = options.locale ?? "en";
  const tokens = tokeniseNumber(given, locale);
  if (!tokens.ok) return unreadable(tokens.error);
  const answer = answerOnly(tokens.value, options);
  if ("reason" in answer) return unreadable(answer);
  const isMoney = kind === "money" || options.unit !== undefined;
  const stripped = isMoney ? stripMoney(answer) : { tokens: answer, unit: undefined };
  const open = options.accept?.includes("expression") === true;
  const readings = open ? readWithUnknowns(stripped.tokens, locale) : readTokens(stripped.tokens, locale);
  if (!readings.ok) return unreadable(readings.error);
  const right = readExpected(expected, options);
  if (right === undefined) {
    return expected.trim() === given.trim()
      ? { verdict: "correct", reason: "equal" }
      : { verdict: "incorrect", reason: "different" };
  }

  const scaled = (reading: NumberReading) => (isMoney ? inMajor(reading, stripped.unit) : reading);
  const judge = (reading: NumberReading) => judgeNumber(kind, right.reading, scaled(reading), options);
  const { first, others } = readings.value;
  const result = judge(first);
  if (result.verdict !== "incorrect") {
    return isMoney && !sameUnit(stripped.unit, right.unit)
      ? { verdict: "incorrect", reason: "wrong-unit", readAs: first.readAs }
      : result;
  }
  // Another reading would be right: ask, do not guess [CHK15].
  if (others.some((other) => judge(other).verdict !== "incorrect")) {
    return {
      verdict: "unreadable",
      reason: "ambiguous-mark",
      params: { symbol: firstMark(tokens.value) },
      readAs: first.readAs,
    };
  }
  return hyphenCouldJoin(given) && judgesRight(given, kind, right.reading, options)
    ? { verdict: "unreadable", reason: "ambiguous-hyphen", params: { symbol: "-" }, readAs: first.readAs }
    : result;
}

export function unreadable({ reason, params }: Problem): CheckResult {
  return { verdict: "unreadable", reason, params };
}

interface Expected {
  readonly reading: NumberReading;
  readonly unit: MoneyUnit | undefined;
}

/** Canonical answers are written the English way, whatever the learner's country. */
function readExpected(expected: string, options: CheckOptions): Expected | undefined {
  const tokens = tokeniseNumber(expected, "en");
  if (!tokens.ok) return undefined;
  const { tokens: rest, unit } = stripMoney(tokens.value);
  const readings =
    options.accept?.includes("expression") === true ? readWithUnknowns(rest, "en") : readTokens(rest, "en");
  if (!readings.ok) return undefined;
  const asked = options.unit === undefined ? undefined : unitOf(options.unit);
  return { reading: inMajor(readings.value.first, unit), unit: unit ?? asked };
}

function unitOf(sign: string): MoneyUnit | undefined {
  const tokens = tokeniseNumber(`1${sign}`, "en");
  return tokens.ok ? stripMoney(tokens.value).unit : undefined;
}

function sameUnit(given: MoneyUnit | undefined, asked: MoneyUnit | undefined): boolean {
  return given === undefined || asked === undefined || given.sign === asked.sign || given.sign === "";
}

function inMajor(reading: NumberReading, unit: MoneyUnit | undefined): NumberReading {
  return unit?.minor === true ? { ...reading, value: multiply(reading.value, HUNDREDTH) } : reading;
}

const HUNDREDTH: Rational = rational(1n, 100n);

/** Takes off `x =` and a thing's name where they are accepted; a whole sum typed out is not an answer [CHK18]. */
function answerOnly(tokens: readonly Token[], { accept, variable }: CheckOptions): readonly Token[] | Problem {
  let list = tokens;
  if (list[0]?.type === "name" && isSign(list[1], "=") && accept?.includes("assignment") === true) {
    if (variable === undefined || list[0].name === variable) list = list.slice(2);
    else return { reason: "wrong-variable", params: { symbol: list[0].name, at: list[0].at } };
  }
  const equalsSign = list.find((token) => isSign(token, "="));
  if (equalsSign !== undefined) return { reason: "answer-only", params: { symbol: "=", at: equalsSign.at } };
  if (accept?.includes("label") === true) {
    const end = list.findLastIndex(
      (token) => token.type !== "name" || token.name === "percent" || token.name === "pct",
    );
    if (end >= 0) list = list.slice(0, end + 1);
  }
  return list;
}

function firstMark(tokens: readonly Token[]): string {
  for (const token of tokens) {
    const mark = token.type === "number" ? token.marked.marks.find((symbol) => symbol !== " ") : undefined;
    if (mark !== undefined) return mark;
  }
  return ",";
}

/** `2-1/2` is a subtraction to the eye of a reader and a mixed number to the hand of a child [CHK10]. */
function hyphenCouldJoin(given: string): boolean {
  return /^\s*[-−]?\d{1,9}[-‐‑−–]\d{1,9}[/⁄∕]\d{1,9}\s*$/u.test(given);
}

function judgesRight(given: string, kind: AnswerKind, right: NumberReading, options: CheckOptions): boolean {
  const joined = readNumber(given.trim().replace(/(\d)[-‐‑−–]/u, "$1 "), options.locale);
  return joined.ok && judgeNumber(kind, right, joined.value, options).verdict !== "incorrect";
}
