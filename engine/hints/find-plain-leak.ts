import { PLAIN_LEAKS } from "../cues/plain-leaks.ts";
import { equals, isWhole, multiply, type Rational } from "../answers/rational.ts";
import { readBoolean } from "../answers/check-boolean.ts";
import { readArithmetic } from "../answers/read-arithmetic.ts";
import { stripMoneySigns } from "../answers/money.ts";
import type { AnswerKind } from "../answers/types.ts";
import { findBooleanLeak, findChoiceLeak, findTextLeak, namesOtherChoice } from "./find-leak-choice.ts";
import {
  askedBy,
  isAsserted,
  isIdiomOne,
  isInPassing,
  isQuestion,
  isQuoted,
  isSaidOfAnswer,
} from "./find-leak-context.ts";
import { collectMentions, PART_VALUES } from "./find-leak-mentions.ts";
import { MAX_LENGTH, tokeniseHint, type HintText } from "./find-leak-tokens.ts";
import { findWrittenLeak, isWrittenKind } from "./find-leak-written.ts";
import { wordAt, type Mention } from "./find-leak-words.ts";
import type { LeakReport, LeakRequest } from "./leak-types.ts";

const HUNDRED: Rational = { n: 100n, d: 1n };

/** Finds the answer where it stands in a hint, in any equivalent form: what a hint of the bank can have. */
export function findPlainLeak({ stem, expected, kind, hint, said = "", choices = [] }: LeakRequest): LeakReport {
  if (hint.length > MAX_LENGTH) return { leaks: true, why: "too long to be read" };
  const truth = kind === undefined || kind === "boolean" || kind === "choice" ? readBoolean(expected) : undefined;
  if (truth !== undefined && expected.trim().length > 1) return findBooleanLeak(stem, truth, hint);
  if (kind !== undefined && isWrittenKind(kind)) {
    const written = findWrittenLeak(stem, expected, kind, hint);
    return written.leaks ? written : findTextLeak(stem, expected, hint);
  }
  const values = valuesOf(expected, kind);
  if (kind === "choice" || choices.length > 0) {
    const named = findChoiceLeak(expected, hint, choices);
    if (named.leaks || values.length === 0) return named;
    const number = findNumberLeak(stem, values, hint, said, namesOtherChoice(expected, hint, choices));
    return number.leaks ? number : named;
  }
  return values.length === 0 ? findTextLeak(stem, expected, hint) : findNumberLeak(stem, values, hint, said);
}

/** The values that would give a numeric answer away: for 45 % both 0.45 and a bare 45. */
export function valuesOf(expected: string, kind: AnswerKind | undefined): readonly Rational[] {
  const bare = stripMoneySigns(expected.replace(/^\s*\$?\s*[A-Za-z]\s*=|=\s*[A-Za-z]\s*\$?\s*$/gu, ""));
  const reading = readArithmetic(bare);
  if (!reading.ok) return [];
  const { value, form } = reading.value;
  if (form === "percent") return [value, multiply(value, HUNDRED)];
  return kind === "percent" ? [value, multiply(value, { n: 1n, d: 100n })] : [value];
}

function findNumberLeak(
  stem: string,
  values: readonly Rational[],
  hint: string,
  said: string,
  othersNamed = false,
): LeakReport {
  const text = tokeniseHint(hint);
  const asked = tokeniseHint(stem);
  const given = new Set(
    [asked, tokeniseHint(said)].flatMap((source) =>
      collectMentions(source.tokens).map((mention) => writingOf(mention, source)),
    ),
  );
  const question = askedBy(asked.tokens);
  const asksForFigures = PLAIN_LEAKS.ASKS_FOR_FIGURES_DIGITS.test(asked.plain);
  const isAnswer = (value: Rational) => values.some((right) => equals(value, right));
  for (const mention of collectMentions(text.tokens)) {
    if (isAnswer(mention.value) && gives(mention)) return { leaks: true, why: `contains ${written(mention)}` };
  }
  if (holdsFilledQuestion(text, stem, values)) return { leaks: true, why: "fills the question's own gap" };
  const expression = statedExpression(text, asked, isAnswer);
  return expression === undefined
    ? { leaks: false, why: "the answer does not appear" }
    : { leaks: true, why: `states ${expression}` };

  function gives(mention: Mention): boolean {
    const { tokens } = text;
    if (isInPassing(tokens, mention, question) || isOneOfMany(tokens, mention)) return false;
    // "a hundred" is as often a place.
    if (mention.to - mention.from === 2 && isArticle(tokens, mention)) return isAsserted(tokens, mention, question);
    if (othersNamed) return isAsserted(tokens, mention, question);
    // A division that comes out whole is a step, until somebody says that it is the answer.
    if (mention.written === "fraction" && isWhole(mention.value))
      return isAsserted(tokens, mention, question) && tokens[mention.from - 1]?.text !== "=";
    if (isHalfWay(mention)) return false;
    if (isGiven(mention)) return isAsserted(tokens, mention, question) && !isQuoted(tokens, mention, asked.tokens);
    if (mention.written === "word" && isSmall(mention.value)) {
      return !isIdiomOne(tokens, mention) && isSaidOfAnswer(tokens, mention, question);
    }
    return true;
  }

  /** 40/44 on the way from 80/88 to 10/11: the question has that value already, and asks for it in smaller numbers. */
  function isHalfWay(mention: Mention): boolean {
    const { value } = mention;
    const isAsked = collectMentions(asked.tokens).some((one) => equals(one.value, value));
    const bottom = bottomOf(writingOf(mention, text));
    return isAsked && value.d !== 1n && bottom !== undefined && bottom > value.d && asksForLowest(asked.plain);
  }

  function isGiven(mention: Mention): boolean {
    if (given.has(writingOf(mention, text))) return true;
    const { n, d } = mention.value;
    const inWords = text.tokens.slice(mention.from, mention.to).some(({ type }) => type === "word");
    // "5 tenths" says a 0.5 that is given.
    if (d !== 1n && inWords && !mention.isPercent) return given.has(`number ${n}/${d}`);
    if (d !== 1n || mention.written === "fraction" || mention.isPercent) return false;
    // 670 is no quotation where "six hundred seventy" is to be written in digits.
    return mention.written === "word" ? given.has(`number ${n}/1`) : !asksForFigures && given.has(`words ${n}/1`);
  }

  function written({ from, to }: Mention): string {
    return text.plain.slice(text.tokens[from]?.start, text.tokens[to - 1]?.end).trim();
  }
}

/** "a hundred", "a thousand". */
function isArticle(tokens: HintText["tokens"], { from, value }: Mention): boolean {
  return wordAt(tokens, from) === "a" && value.d === 1n;
}

/** "Which of 11, 22, 33, 44 can be halved?" */
function isOneOfMany(tokens: HintText["tokens"], { from }: Mention): boolean {
  if (!isQuestion(tokens, from)) return false;
  let start = from;
  while (start > 0 && !/^[.!?]$/u.test(tokens[start - 1]?.text ?? "")) start--;
  let end = from;
  while (end < tokens.length && !/^[.!?]$/u.test(tokens[end]?.text ?? "")) end++;
  return tokens.slice(start, end).filter(({ type }) => type === "figure").length >= 4;
}

/** How a number is written, so that 6/8 in the stem does not excuse 3/4 in the hint. */
function writingOf({ value, from, to, written, isPercent }: Mention, { tokens }: HintText): string {
  const part = PART_VALUES.get(tokens[to - 1]?.text ?? "");
  // "66 hundredths" for 66/100
  if (part !== undefined && value.d !== 1n && part.n % value.d === 0n)
    return `fraction ${value.n * (part.n / value.d)}/${part.n}`;
  if (written === "fraction") {
    const digits = tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(" ")
      .match(/\d+/gu);
    if (digits !== null) return `fraction ${digits.join("/")}`;
  }
  return `${isPercent ? "percent" : written === "figure" ? "number" : "words"} ${value.n}/${value.d}`;
}

/** 63 of "fraction 36/63". */
function bottomOf(writing: string): bigint | undefined {
  const [sort = "", bottom = ""] = writing.split("/");
  return sort.startsWith("fraction") && /^\d{1,9}$/u.test(bottom) ? BigInt(bottom) : undefined;
}

function asksForLowest(stem: string): boolean {
  return PLAIN_LEAKS.LOWEST.test(stem);
}

/** Words up to ten have uses besides counting. */
function isSmall({ n, d }: Rational): boolean {
  return (d === 1n && n >= 0n && n <= 10n) || (n === 1n && d > 1n);
}

/** The question's own equation with the answer in its gap or for its unknown: `2 × 2 = 4` for `□ × 2 = 4` [LEK8]. */
function holdsFilledQuestion({ plain }: HintText, stem: string, values: readonly Rational[]): boolean {
  const said = plain.replace(/\s/gu, "");
  if (!said.includes("=")) return false;
  const equations = [...stem.replace(GAP, " □ ").matchAll(PLAIN_LEAKS.EQUATION)]
    .map(([text]) => text.trim())
    .filter((text) => text.includes("=") && UNKNOWN.test(text));
  return equations.some((equation) =>
    values.some(({ n, d }) => {
      const answer = d === 1n ? String(n) : `${n}/${d}`;
      // `3x` with 4 for x is said as 3 × 4 or as 3(4).
      const fillings = [answer, `(${answer})`].map((text) =>
        equation.replace(/(\d)?\s*(?:□|(?<![a-z\\])[a-z](?![a-z]))/gu, (_all, digit?: string) =>
          digit === undefined ? text : text.startsWith("(") ? `${digit}${text}` : `${digit}*${text}`,
        ),
      );
      return fillings.some((filling) => {
        const written = tokeniseHint(filling).plain.replace(/\s/gu, "");
        return standsAlone(said, written) || standsAlone(said, written.split("=").toReversed().join("="));
      });
    }),
  );
}

const GAP = /\\square|\\Box|□|_{2,}/gu;
const UNKNOWN = /□|(?<![a-z\\])[a-z](?![a-z])/u;

function standsAlone(said: string, equation: string): boolean {
  const at = said.indexOf(equation);
  return (
    at !== -1 && equation.length > 3 && !/\d/u.test(said[at - 1] ?? "") && !/\d/u.test(said[at + equation.length] ?? "")
  );
}

/** "It is the same as 10 + 2": a sum that comes to the answer, said to be it, and not the question's own [LEK8]. */
function statedExpression(
  { plain, tokens }: HintText,
  asked: HintText,
  isAnswer: (value: Rational) => boolean,
): string | undefined {
  const stem = asked.plain.replace(/\s/gu, "");
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.type !== "figure" || !isLead(tokens, at)) continue;
    let end = at + 1;
    while (isArithmetic(tokens[end]?.text) && tokens[end + 1]?.type === "figure") end += 2;
    if (end === at + 1 || isQuestion(tokens, at)) continue;
    const expression = plain.slice(tokens[at]?.start, tokens[end - 1]?.end);
    const reading = readArithmetic(expression);
    if (reading.ok && isAnswer(reading.value.value) && !stem.includes(expression.replace(/\s/gu, "")))
      return expression;
  }
  return undefined;
}

function isLead(tokens: HintText["tokens"], at: number): boolean {
  const [second = "", first = ""] = [wordAt(tokens, at - 1), wordAt(tokens, at - 2)];
  if (["it's", "that's", "gives"].includes(second)) return true;
  if (second === "as") return first === "same";
  if (second === "to") return first === "equal";
  return second === "is" && ["it", "that", "answer", "result"].includes(first);
}

function isArithmetic(sign: string | undefined): boolean {
  return sign === "+" || sign === "-" || sign === "*" || sign === "÷" || sign === "/";
}
