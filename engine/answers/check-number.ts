import { ok } from "../result.ts";
import { checkExpression } from "./check-expression.ts";
import { judgeNumber } from "./judge-number.ts";
import { stripMoney, type MoneyUnit } from "./money.ts";
import { hasRaisedPoint, hyphenCouldJoin, joinMixed } from "./other-writings.ts";
import { withoutLead, withoutTail } from "./phrases.ts";
import { absolute, compare, divide, multiply, rational, type Rational } from "./rational.ts";
import { isSign, readTokens, tokeniseNumber, type NumberReading } from "./read-number.ts";
import type { Problem } from "./read/problem.ts";
import type { Token } from "./read/tokenise.ts";
import type { AnswerKind, CheckOptions, CheckResult } from "./types.ts";
import { readWords, withoutWordedParts } from "./words.ts";

/** Marks a typed number: reads it, compares its exact value, then judges how it is written. */
export function checkNumber(kind: AnswerKind, expected: string, given: string, options: CheckOptions): CheckResult {
  const locale = options.locale ?? "en";
  // Multiples of π, logarithms, `√3`: no numbers this reader works out.
  const { form, forms } = options;
  const isSymbolic = SYMBOLIC_FORMS.has(form ?? "any") || forms?.some((one) => SYMBOLIC_FORMS.has(one)) === true;
  const right = isSymbolic ? undefined : readExpected(expected, options);
  if (right === undefined) return checkExpression(expected, given, options);
  const request: Request = { kind, options, given, right };
  const tokens = tokeniseNumber(given, locale);
  if (!tokens.ok) return unreadable(tokens.error);
  const result = checkTokens(request, tokens.value);
  if (isRightValue(result) || !hasRaisedPoint(given, locale)) return result;
  const pointed = tokeniseNumber(given, locale, true);
  const other = pointed.ok ? checkTokens(request, pointed.value) : result;
  return isRightValue(other) ? other : result;
}

/** Ways of writing that are more than one number's own. */
const SYMBOLIC_FORMS: ReadonlySet<string> = new Set(
  "pi log scientific same factored expanded single_fraction rationalised prime_factorization".split(" "),
);

interface Request {
  readonly kind: AnswerKind;
  readonly options: CheckOptions;
  readonly given: string;
  readonly right: Expected;
}

/** Words first; then the number as it stands, and what else its signs or words could mean. */
function checkTokens(request: Request, tokens: readonly Token[]): CheckResult {
  const { kind, options } = request;
  // Words are read where one finished number is asked for.
  const open = options.accept?.includes("expression") === true;
  const answer = answerOnly(open ? tokens : withoutLead(readWords(tokens), options.variable), options);
  if ("reason" in answer) return unreadable(answer);
  const isMoney = kind === "money" || options.unit !== undefined;
  const bare = open ? ok({ tokens: answer, measure: undefined }) : withoutTail(answer, isMoney);
  if (!bare.ok) return unreadable(bare.error);
  const { tokens: plain, measure } = bare.value;
  if (isMoney && measure !== undefined)
    return unreadable({ reason: "unknown-symbol", params: wordBehind(tokens, measure) });
  const result = checkPlain(request, plain);
  if (isRightValue(result)) return result;
  const joined = joinMixed(kind, plain);
  const asMixed = joined === undefined ? result : checkPlain(request, joined);
  if (isRightValue(asMixed)) return asMixed;
  if (result.verdict !== "incorrect") return result;
  const counted = withoutWordedParts(plain);
  const isCount = counted !== undefined && isRightValue(checkPlain(request, counted));
  const isOtherUnit = measure !== undefined && isScaled(request, plain);
  // `3 tenths` for 3, `0.13 m` for 13 centimetres: right in a way that cannot be told from here [CHK35].
  if (isCount || isOtherUnit) return unreadable({ reason: "unknown-symbol", params: wordBehind(tokens, measure) });
  return result;
}

function checkPlain({ kind, options, given, right }: Request, tokens: readonly Token[]): CheckResult {
  const locale = options.locale ?? "en";
  const isMoney = kind === "money" || options.unit !== undefined;
  const stripped = isMoney ? stripMoney(tokens) : { tokens, unit: undefined };
  const readings = readTokens(stripped.tokens, locale);
  if (!readings.ok) return unreadable(readings.error);
  const scaled = (reading: NumberReading) => (isMoney ? inMajor(reading, stripped.unit) : reading);
  const judge = (reading: NumberReading) => judgeNumber(kind, right.reading, scaled(reading), options);
  const { first, others } = readings.value;
  const result = judge(first);
  // Asked about whatever the value: a sum is not marked, and a mixed number may be meant [CHK10].
  if (result.reason === "unfinished" && MAYBE_MIXED.has(kind) && hyphenCouldJoin(given))
    return { ...result, reason: "ambiguous-hyphen", params: { symbol: "-" } };
  if (result.verdict !== "incorrect") {
    return isMoney && isRightValue(result) && !sameUnit(stripped.unit, right.unit)
      ? { verdict: "incorrect", reason: "wrong-unit", readAs: first.readAs }
      : result;
  }
  // Another reading would be right: ask, do not guess [CHK15].
  if (others.some((other) => isRightValue(judge(other)))) {
    return {
      verdict: "unreadable",
      reason: "ambiguous-mark",
      params: { symbol: firstMark(tokens) },
      readAs: first.readAs,
    };
  }
  return result;
}

const MAYBE_MIXED: ReadonlySet<AnswerKind> = new Set(["mixed", "fraction", "number", "equation"]);

function isRightValue({ verdict }: CheckResult): boolean {
  return verdict === "correct" || verdict === "wrong-form";
}

/** Whether the value is the right one in a unit some tens, or sixties, larger or smaller. */
function isScaled({ options, right }: Request, tokens: readonly Token[]): boolean {
  const readings = readTokens(tokens, options.locale ?? "en");
  if (!readings.ok) return false;
  const a = absolute(readings.value.first.value);
  const b = absolute(right.reading.value);
  if (a.n === 0n || b.n === 0n) return false;
  const [large, small] = compare(a, b) > 0 ? [a, b] : [b, a];
  const { n, d } = divide(large, small);
  return d === 1n && /^(?:10{1,6}|60|3600|24|12)$/u.test(String(n));
}

function wordBehind(tokens: readonly Token[], measure: string | undefined): Problem["params"] {
  const word = tokens.findLast((token) => token.type === "name" && (measure === undefined || token.name === measure));
  return word?.type === "name" ? { symbol: word.name, at: word.at } : {};
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
  const readings = readTokens(rest, "en");
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
