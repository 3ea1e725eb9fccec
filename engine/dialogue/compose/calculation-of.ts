import { COMPOSE } from "../../cues/compose.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { operationOf, type Operation } from "./operation-of.ts";

export const SIGN_OPERATIONS = ["add", "subtract", "multiply", "divide"] as const;
export type SignOperation = (typeof SIGN_OPERATIONS)[number];

/** The calculation that a problem comes down to: `59 - 32` for `32 + \square = 59`. */
export interface Calculation {
  readonly operation: SignOperation;
  /** LaTeX of its two numbers, in their order. */
  readonly first: string;
  readonly second: string;
  /** Its numbers are told on the page, and not only to be counted in the picture. */
  readonly isTold: boolean;
}

const SIGNS: Readonly<Record<SignOperation, RegExp>> = {
  add: /\+/u,
  subtract: /[\d}a-z)]\s*[-−]/u,
  multiply: /\\times/u,
  divide: /\\div/u,
};

/** What undoes it. */
export const INVERSE: Readonly<Record<SignOperation, SignOperation>> = {
  add: "subtract",
  subtract: "add",
  multiply: "divide",
  divide: "multiply",
};

/** LaTeX of an operation with its two numbers. */
export function latexOf({ operation, first, second }: Calculation): string {
  const sign = { add: "+", subtract: "-", multiply: "\\times", divide: "\\div" }[operation];
  return `${first} ${sign} ${second}`;
}

/** Operations whose signs stand in a text. */
export function signsIn(maths: string): readonly SignOperation[] {
  return SIGN_OPERATIONS.filter((operation) => SIGNS[operation].test(maths));
}

/** Of these a calculation with the two numbers of the problem may come out right by chance. */
const NOT_BY_TWO: ReadonlySet<Operation | null> = new Set([
  "percent",
  "common-factor",
  "common-multiple",
  "factors",
  "multiples",
  "round",
  "below",
  "equal-fractions",
  "lowest-terms",
  "tens",
  "fraction",
  "decimal",
  "mixed",
  "to-mixed",
]);

/** The one calculation with the problem's two numbers that gives its answer, with a sign that its steps have; null where there is none. */
export function calculationOf(item: MathProblemItem): Calculation | null {
  const { problem_content: content, solution_logic: solution } = item;
  const { stem, diagram } = content;
  // Which of the choices it is, no calculation says.
  if (item.answer_spec.ui.choices.length > 0) return null;
  const about = operationOf(item);
  if (
    NOT_BY_TWO.has(about) &&
    !(about !== "below" && COMPOSE.IS_SUM.test(stem) && signsIn(mathsOfStem(stem)).length > 0)
  )
    return null;
  const told = quantitiesIn(stem);
  const [first, second, more] = told.length > 1 ? told : quantitiesIn(diagram?.alt ?? "");
  const answer = valueOf(solution.final_answer_canonical.replace(/^\s*[a-z]\s*=\s*/u, ""));
  if (first === undefined || second === undefined || more !== undefined || answer === null) return null;
  const steps = solution.steps.map(({ math }) => math).join(" ; ");
  const isHidden = /\\square|\$[^$]*\b[a-z]\b[^$]*\$/u.test(stem);
  const there = signsIn(`${stem} ; ${steps}`);
  const signs = isHidden ? [...new Set(there.flatMap((sign) => [sign, INVERSE[sign]]))] : there;
  const fits = [
    [first, second],
    [second, first],
  ].flatMap(([a = "", b = ""]) =>
    signs.flatMap((operation) =>
      isClose(outcome(operation, valueOf(a), valueOf(b)), answer) ? [{ operation, first: a, second: b }] : [],
    ),
  );
  const inStem = stem.includes("\\square") ? [] : signsIn(mathsOfStem(stem));
  // 2 + 2 is as much as 2 × 2.
  const best =
    fits.find(({ operation }) => inStem.includes(operation)) ??
    fits.find(({ operation }) => operation === about) ??
    fits[0];
  return best === undefined ? null : { ...best, isTold: told.length > 1 };
}

/** The mathematics of a problem's text. */
export function mathsOfStem(stem: string): string {
  return (stem.match(/\$[^$]+\$/gu) ?? []).join(" ; ");
}

const QUANTITY = /\d*\\frac\{\d+\}\{\d+\}|\d+(?:\.\d+)?/gu;

function quantitiesIn(text: string): readonly string[] {
  return text.replaceAll(/\{,\}|(?<=\d),(?=\d{3})/gu, "").match(QUANTITY) ?? [];
}

/** A number, a fraction or a mixed number, as LaTeX or as it is typed. */
function valueOf(text: string): number | null {
  const [, whole = "0", top, bottom] =
    /^(\d*)\\frac\{(\d+)\}\{(\d+)\}$/u.exec(text) ?? /^(?:(\d+) )?(\d+)\/(\d+)$/u.exec(text) ?? [];
  if (top !== undefined) return Number(whole) + Number(top) / Number(bottom);
  return /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : null;
}

function outcome(operation: SignOperation, a: number | null, b: number | null): number {
  if (a === null || b === null) return Number.NaN;
  return { add: a + b, subtract: a - b, multiply: a * b, divide: a / b }[operation];
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-9;
}
