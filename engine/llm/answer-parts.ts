import { absolute, multiply, rational, type Rational } from "../answers/rational.ts";
import { collectMentions } from "../hints/find-leak-mentions.ts";
import { tokeniseHint, type HintToken } from "../hints/find-leak-tokens.ts";
import { valuesOf } from "../hints/find-plain-leak.ts";
import { plainHint } from "../hints/plain-hint.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";

/** The values of every box, of every writing that counts. */
export function answersOf({ answer_spec: spec, solution_logic: solution }: MathProblemItem): readonly Rational[] {
  const boxes = spec.parts ?? [{ kind: spec.kind ?? "number", canonical: solution.final_answer_canonical }];
  const values = [
    ...boxes.flatMap(({ kind, canonical }) => valuesOf(canonical, kind)),
    ...spec.accepted_forms.flatMap((form) => valuesOf(form, spec.kind)),
  ];
  // "ten steps to the left" for -10
  return [...values, ...values.filter(({ n }) => n < 0n).map(absolute)];
}

/** Numbers of which the answer is read off, and whether they are those of the last calculation. */
export interface AnswerParts {
  readonly parts: readonly Rational[];
  readonly isLast: boolean;
  /** Digits in which it differs from another number. */
  readonly isOfDigits?: boolean;
}

/** All sets of numbers that are the answer as soon as they are put together [CHW3]. */
export function partsOf(item: MathProblemItem, known: readonly Rational[]): readonly AnswerParts[] {
  const { final_answer_canonical: canonical, steps } = item.solution_logic;
  const isWrittenSo = (n: bigint, d: bigint) => canonical.includes(`${n}/${d}`) || !canonical.includes("/");
  const whole = (canonical.match(/\d{1,15}/gu) ?? []).map((figures) => rational(BigInt(figures)));
  const sets = [
    // top and bottom, whole and top, hour and minutes, things of a list
    ...(whole.length > 1 ? [whole] : []),
    ...(/^\d+\.\d{2}$/u.test(canonical) ? [whole.map((one, at) => (at === 1 ? multiply(one, CENT) : one))] : []),
    ...answersOf(item).flatMap(({ n, d }) =>
      d === 1n ? [placesOf(n)] : isWrittenSo(n, d) ? [[rational(n), rational(d)]] : [],
    ),
  ];
  // 2 and 3 of an answer written as 4/6: only when both are told
  const reduced = answersOf(item).filter(({ n, d }) => d !== 1n && !isWrittenSo(n, d));
  const changed = answersOf(item).flatMap(({ n, d }) => (d === 1n ? changedDigits(n, known) : []));
  return [
    ...sets.map((parts) => ({ parts, isLast: false })),
    ...reduced.map(({ n, d }) => ({ parts: [rational(n), rational(d)], isLast: true })),
    ...changed.map((parts) => ({ parts, isLast: false, isOfDigits: true })),
    { parts: lastOperands(steps.at(-1)?.math ?? ""), isLast: true },
    { parts: lastOperands(steps.at(-2)?.math ?? "", canonical), isLast: true },
  ].filter(({ parts }) => parts.length > 0);
}

/** 98, 105 and 112 of an answer that is a list. */
export function listOf({
  solution_logic: { final_answer_canonical: canonical },
}: MathProblemItem): readonly Rational[] {
  const isList = /^\d{1,9}(?:, ?\d{1,9})+$/u.test(canonical) && !/^\d{1,3}(?:,\d{3})+$/u.test(canonical);
  return isList ? canonical.split(",").map((figures) => rational(BigInt(figures.trim()))) : [];
}

/** Top and bottom of a number that is written as a fraction. */
export function fractionsOf(token: HintToken | undefined): readonly Rational[] {
  if (token?.type !== "figure" || !token.isFraction) return [];
  return (token.text.match(/\d{1,9}/gu) ?? []).map((figures) => rational(BigInt(figures)));
}

/** 300, 50 and 4 of 354. */
function placesOf(n: bigint): readonly Rational[] {
  const figures = String(n < 0n ? -n : n);
  const parts = [...figures].flatMap((digit, at) =>
    digit === "0" ? [] : [rational(BigInt(digit) * 10n ** BigInt(figures.length - 1 - at))],
  );
  return parts.length > 1 ? parts : [];
}

/** 3 of 354 beside 254: the digits in which it differs from a number that is known, where some stay. */
function changedDigits(n: bigint, known: readonly Rational[]): readonly (readonly Rational[])[] {
  const figures = String(n < 0n ? -n : n);
  return known.flatMap((one) => {
    const other = String(one.n);
    if (one.d !== 1n || other.length !== figures.length || figures.length < 2) return [];
    const changed = [...figures].filter((digit, at) => digit !== other[at]);
    const told = changed.filter((digit) => digit !== "0").map((digit) => rational(BigInt(digit)));
    return changed.length < figures.length && told.length > 0 ? [told] : [];
  });
}

/** 10 and 3 of `3 + 10 = 13`, the line that comes to the answer. */
function lastOperands(math: string, comesTo?: string): readonly Rational[] {
  const [left = "", right = "", ...more] = math.split("=");
  if (more.length > 0 || right === "" || (comesTo !== undefined && right.trim() !== comesTo.trim())) return [];
  const mentions = collectMentions(tokeniseHint(plainHint(left)).tokens);
  return mentions.length === 2 ? mentions.map(({ value }) => value) : [];
}

const CENT = rational(1n, 100n);
