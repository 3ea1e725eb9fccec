import { line } from "../trace/run.ts";
import type { GoalOperation, Source, Trace } from "../trace/types.ts";
import { isSameValue, written, type NumberStyle, type Written } from "../trace/written.ts";

const OPERATIONS: Readonly<Record<string, GoalOperation>> = {
  "+": "add",
  "-": "subtract",
  "×": "multiply",
  "*": "multiply",
  "÷": "divide",
  ":": "divide",
};
/** Whole numbers, decimals, fractions; more digits than a trace can hold are none. */
const NUMBER = String.raw`\d{1,6}(?:\.\d{1,3}|/\d{1,4})?`;
/** What may not stand right before it, or behind: more of a number, or of a calculation. */
const BEFORE = String.raw`(?<![\d.]|\d\s+|\d\s*:\s*|[/+*×÷-]\s*)`;
const BEHIND = String.raw`(?!\d|\.\d|\s+\d|\s*:\s*\d|\s*[/+*×÷-])`;
const CALCULATION = new RegExp(String.raw`${BEFORE}(${NUMBER})\s*([-+×*÷:])\s*(${NUMBER})${BEHIND}`, "gu");

/** The one calculation of two numbers that stands in a text. */
export interface StemCalculation {
  readonly operation: GoalOperation;
  /** Both as they are written: `27`, `3/4`, `1.5`. */
  readonly numbers: readonly [string, string];
}

/** Undefined where there is none, or more than one: what is not read is not guessed. */
export function calculationIn(stem: string): StemCalculation | undefined {
  const [found, ...more] = plainOf(stem).matchAll(CALCULATION);
  if (found === undefined || more.length > 0) return undefined;
  const [, first = "", sign = "", second = ""] = found;
  const operation = OPERATIONS[sign];
  return operation === undefined ? undefined : { operation, numbers: [first, second] };
}

/**
 * The trace of a calculation, where it comes to the answer expected.
 *
 * @param expected - the answer, as a number is typed
 */
export function traceOfCalculation({ operation, numbers }: StemCalculation, expected: string): Trace | undefined {
  const [a, b] = numbers.map(numberOf);
  const right = numberOf(plainOf(expected).trim());
  if (a === undefined || b === undefined || right === undefined) return undefined;
  const style: NumberStyle = numbers.some((text) => text.includes(".")) ? "decimal" : "fraction";
  const inputs: readonly Source[] = [
    { given: "a", value: a },
    { given: "b", value: b },
  ];
  const fact = line("fact", operation, inputs, { style });
  if (fact.result.d <= 0 || !isSameValue(fact.result, right)) return undefined;
  const givens = [
    { name: "a", value: a, style },
    { name: "b", value: b, style },
  ];
  return { givens, goal: { operation, from: ["a", "b"] }, routes: [[fact]] };
}

/** Without LaTeX, as far as two numbers and a sign have any. */
function plainOf(text: string): string {
  return text
    .replaceAll(/\\d?frac\s*\{(\d+)\}\s*\{(\d+)\}/gu, "$1/$2")
    .replaceAll("{,}", "")
    .replaceAll(/(\d),(?=\d{3})/gu, "$1")
    .replaceAll(/\\(?:times|cdot)|(?<=\d\s*)[xX](?=\s*\d)/gu, "×")
    .replaceAll("\\div", "÷")
    .replaceAll(/[−–]/gu, "-")
    .replaceAll("$", "");
}

function numberOf(text: string): Written | undefined {
  const [, whole, decimals, top, bottom] = /^(\d+)(?:\.(\d+))?$|^(\d+)\/(\d+)$/u.exec(text) ?? [];
  if (top !== undefined && bottom !== undefined)
    return Number(bottom) === 0 ? undefined : written(Number(top), Number(bottom));
  if (whole === undefined) return undefined;
  const power = 10 ** (decimals?.length ?? 0);
  return written(Number(whole + (decimals ?? "")), power);
}
