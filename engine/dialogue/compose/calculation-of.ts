import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { run } from "../../trace/run.ts";
import type { GoalOperation, Trace, TraceLine } from "../../trace/types.ts";
import { asTyped, isSameValue, type Written } from "../../trace/written.ts";
import { numbersIn } from "./liked-example.ts";
import { mathsOf, plainOf } from "./maths-text.ts";

/** The calculation that a problem comes down to: `59 - 32` for `32 + \square = 59`. */
export interface Calculation {
  readonly operation: GoalOperation;
  /** LaTeX of its numbers, in their order; two or more. */
  readonly numbers: readonly string[];
  /** Its numbers are told on the page, and not only to be counted in the picture. */
  readonly isTold: boolean;
}

/** What undoes it. */
export const INVERSE: Readonly<Record<GoalOperation, GoalOperation>> = {
  add: "subtract",
  subtract: "add",
  multiply: "divide",
  divide: "multiply",
};

const SIGNS: Readonly<Record<GoalOperation, string>> = {
  add: "+",
  subtract: "-",
  multiply: String.raw`\times`,
  divide: String.raw`\div`,
};

/** LaTeX of an operation with its numbers. */
export function latexOf({ operation, numbers }: Calculation): string {
  return numbers.join(` ${SIGNS[operation]} `);
}

/** The goal of a problem's trace, where it is all that is to be done; null where there is more, or one of several is chosen. */
export function calculationOf(item: MathProblemItem, trace: Trace | undefined): Calculation | null {
  const end = trace?.routes[0]?.at(-1)?.result;
  // Which of the choices it is, no calculation says.
  if (trace?.goal === undefined || end === undefined || item.answer_spec.ui.choices.length > 0) return null;
  const { operation, from } = trace.goal;
  const inputs = from.flatMap((name) => trace.givens.filter((given) => given.name === name));
  const comesTo = run(
    operation,
    inputs.map(({ value }) => value),
  );
  if (inputs.length < 2 || !isSameValue(comesTo, end)) return null;
  const texts = inputs.map(({ value, style }) => asTyped(value, style));
  const printed = numbersIn(item.problem_content.stem).map((latex) => plainOf(latex) ?? latex);
  const isPrinted = ({ n, d }: Written, text: string) =>
    printed.some((each) => each === text || Number(each) === n / d);
  return {
    operation,
    numbers: texts.map((text) => mathsOf(text).replaceAll("$", "")),
    isTold: inputs.every(({ value }, at) => isPrinted(value, texts[at] ?? "")),
  };
}

/** What a line may be called as well: counting on for taking away, group after group for a product. */
const ALSO: Partial<Readonly<Record<TraceLine["operation"], readonly GoalOperation[]>>> = {
  subtract: ["add"],
  multiply: ["add"],
  divide: ["multiply", "subtract"],
  quotient: ["divide", "multiply", "subtract"],
  remainder: ["divide", "multiply", "subtract"],
  rename: ["multiply", "divide"],
  simplify: ["multiply", "divide"],
  wholes: ["add", "subtract", "multiply", "divide"],
  common: ["add", "multiply", "divide"],
  "common-factor": ["multiply", "divide"],
  compose: ["add"],
};

/** All lines of all ways, with their smaller pieces. */
export function linesOf(trace: Trace | undefined): readonly TraceLine[] {
  return (trace?.routes.flat() ?? []).flatMap((line) => [line, ...(line.inside ?? [])]);
}

/** How surely an operation is a part of the way: by a line's name, by what a line may be called as well, or by none. */
export function partIn(lines: readonly TraceLine[], asked: GoalOperation): "named" | "possible" | "none" {
  if (lines.some(({ operation }) => operation === asked)) return "named";
  const isRepeated = (line: TraceLine) =>
    asked === "multiply" &&
    line.operation === "add" &&
    line.from.every(({ value }) => isSameValue(value, line.from[0]?.value ?? value));
  return lines.some((line) => isRepeated(line) || ALSO[line.operation]?.includes(asked) === true) ? "possible" : "none";
}
