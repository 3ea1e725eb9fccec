import { equals, isWhole, multiply, type Rational } from "../answers/rational.ts";
import { readBoolean } from "../answers/check-boolean.ts";
import { readNumber } from "../answers/read-number.ts";
import { stripMoneySigns } from "../answers/money.ts";
import type { AnswerKind } from "../answers/types.ts";
import { findBooleanLeak, findChoiceLeak, findTextLeak, namesOtherChoice } from "./find-leak-choice.ts";
import { isAsserted, isIdiomOne, isInPassing, isQuestion, isQuoted, isSaidOfAnswer, questionNounsOf } from "./find-leak-context.ts";
import { collectMentions } from "./find-leak-mentions.ts";
import { tokeniseHint, type HintText } from "./find-leak-tokens.ts";
import { wordAt, type Mention } from "./find-leak-words.ts";

export interface LeakRequest {
  readonly stem: string;
  readonly expected: string;
  readonly kind?: AnswerKind;
  readonly hint: string;
  /** Other choices on the screen, for choice answers. */
  readonly choices?: readonly string[];
}

export interface LeakReport {
  readonly leaks: boolean;
  /** What gives the answer away, or why it does not. */
  readonly why: string;
}

const HUNDRED: Rational = { n: 100n, d: 1n };

/** Finds the answer, in any equivalent form, in a hint of level 1 or 2 (requirement M10). */
export function findLeak({ stem, expected, kind, hint, choices = [] }: LeakRequest): LeakReport {
  const truth = kind === undefined || kind === "boolean" || kind === "choice" ? readBoolean(expected) : undefined;
  if (truth !== undefined && expected.trim().length > 1) return findBooleanLeak(stem, truth, hint);
  const values = valuesOf(expected, kind);
  if (kind === "choice" || choices.length > 0) {
    const named = findChoiceLeak(expected, hint, choices);
    if (named.leaks || values.length === 0) return named;
    const number = findNumberLeak(stem, values, hint, namesOtherChoice(expected, hint, choices));
    return number.leaks ? number : named;
  }
  return values.length === 0 ? findTextLeak(stem, expected, hint) : findNumberLeak(stem, values, hint);
}

/** The values that would give a numeric answer away: for 45 % both 0.45 and a bare 45. */
function valuesOf(expected: string, kind: AnswerKind | undefined): readonly Rational[] {
  const bare = stripMoneySigns(expected.replace(/^\s*\$?\s*[A-Za-z]\s*=|=\s*[A-Za-z]\s*\$?\s*$/gu, ""));
  const reading = readNumber(bare);
  if (!reading.ok) return [];
  const { value, form } = reading.value;
  if (form === "percent") return [value, multiply(value, HUNDRED)];
  return kind === "percent" ? [value, multiply(value, { n: 1n, d: 100n })] : [value];
}

function findNumberLeak(stem: string, values: readonly Rational[], hint: string, othersNamed = false): LeakReport {
  const text = tokeniseHint(hint);
  const asked = tokeniseHint(stem);
  const given = new Set(collectMentions(asked.tokens).map((mention) => writingOf(mention, asked)));
  const nouns = questionNounsOf(asked.tokens);
  const isAnswer = (value: Rational) => values.some((right) => equals(value, right));
  for (const mention of collectMentions(text.tokens)) {
    if (isAnswer(mention.value) && gives(mention)) return { leaks: true, why: `contains ${written(mention)}` };
  }
  const expression = statedExpression(text, asked, isAnswer);
  return expression === undefined ? { leaks: false, why: "the answer does not appear" } : { leaks: true, why: `states ${expression}` };

  function gives(mention: Mention): boolean {
    const { tokens } = text;
    if (isInPassing(tokens, mention, nouns)) return false;
    if (othersNamed) return isAsserted(tokens, mention);
    // A division that comes out whole is a step, until somebody says that it is the answer.
    if (mention.written === "fraction" && isWhole(mention.value)) return isAsserted(tokens, mention) && tokens[mention.from - 1]?.text !== "=";
    if (given.has(writingOf(mention, text))) return isAsserted(tokens, mention) && !isQuoted(tokens, mention, asked.tokens);
    if (mention.written === "word" && isSmall(mention.value)) {
      return !isIdiomOne(tokens, mention) && isSaidOfAnswer(tokens, mention, nouns);
    }
    return true;
  }

  function written({ from, to }: Mention): string {
    return text.plain.slice(text.tokens[from]?.start, text.tokens[to - 1]?.end).trim();
  }
}

/** How a number is written, so that 6/8 in the stem does not excuse 3/4 in the hint. */
function writingOf({ value, from, to, written, isPercent }: Mention, { tokens }: HintText): string {
  if (written === "fraction") {
    const digits = tokens.slice(from, to).map(({ text }) => text).join(" ").match(/\d+/gu);
    if (digits !== null) return `fraction ${digits.join("/")}`;
  }
  return `${isPercent ? "percent" : isWhole(value) || written === "figure" ? "number" : "words"} ${value.n}/${value.d}`;
}

/** Words up to ten have uses besides counting. */
function isSmall({ n, d }: Rational): boolean {
  return (d === 1n && n >= 0n && n <= 10n) || (n === 1n && d > 1n);
}

/** "It is the same as 10 + 2": a sum that comes to the answer, said to be it, and not the question's own [LEK8]. */
function statedExpression({ plain, tokens }: HintText, asked: HintText, isAnswer: (value: Rational) => boolean): string | undefined {
  const stem = asked.plain.replace(/\s/gu, "");
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.type !== "figure" || !isLead(tokens, at)) continue;
    let end = at + 1;
    while (isArithmetic(tokens[end]?.text) && tokens[end + 1]?.type === "figure") end += 2;
    if (end === at + 1 || isQuestion(tokens, at)) continue;
    const expression = plain.slice(tokens[at]?.start, tokens[end - 1]?.end);
    const reading = readNumber(expression);
    if (reading.ok && isAnswer(reading.value.value) && !stem.includes(expression.replace(/\s/gu, ""))) return expression;
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
