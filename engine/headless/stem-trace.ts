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
const CALCULATION = new RegExp(
  String.raw`(?<![\d./+*×÷:-]\s*)(${NUMBER})\s*([-+×*÷:])\s*(${NUMBER})(?!\s*[\d./+*×÷:-])`,
  "gu",
);

/**
 * The trace of a stem with one calculation of two numbers in it, where that comes to the answer expected; undefined for any
 * other stem: what is not read is not guessed.
 *
 * @param expected - the answer, as a number is typed
 */
export function traceOfStem(stem: string, expected: string): Trace | undefined {
  const calculations = [...plainOf(stem).matchAll(CALCULATION)];
  const [found, ...more] = calculations;
  if (found === undefined || more.length > 0) return undefined;
  const [, first = "", sign = "", second = ""] = found;
  const [a, b, right] = [first, second, plainOf(expected).trim()].map(numberOf);
  const operation = OPERATIONS[sign];
  if (a === undefined || b === undefined || right === undefined || operation === undefined) return undefined;
  const style: NumberStyle = [first, second].some((text) => text.includes(".")) ? "decimal" : "fraction";
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
    .replaceAll(/\\(?:times|cdot)/gu, "×")
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
