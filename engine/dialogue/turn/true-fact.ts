import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { calculate } from "./calculation.ts";

/** A calculation with two numbers and what it comes to: `30 x 10 is 300`, `1000-9 its 991`, `9 take 3 so 6`. */
const STATED =
  /(?<![\d./])(\d{1,6}) ?(\+|plus|and|add|-|−|minus|take away|take|x|×|\*|times|÷|\/|divided by) ?(\d{1,6})(?: first| together)?(?: ?=| is| are| makes?| equals| so| it is| that is| gives?| comes to)+ ?(\d{1,7})(?![\d/]|\.\d)/gu;

/**
 * The last calculation of a message as LaTeX, where it is true and not one of the problem's own: a step on the way, or a
 * sum of the pupil's own [TRN43]; null where there is none.
 *
 * @param plain - what was written, spelling mended and number words as digits
 */
export function trueFact(
  plain: string,
  { problem_content: { stem } }: MathProblemItem,
): { readonly shown: string; readonly result: string } | null {
  const [, first = "", sign = "", second = "", result = ""] = [...plain.matchAll(STATED)].at(-1) ?? [];
  const given: ReadonlySet<string> = new Set(stem.replaceAll("{,}", "").match(/\d+/gu));
  const isOwn = given.has(first) && given.has(second) && (first !== second || given.size === 1);
  const [a, b] = [Number(first), Number(second)];
  const { value, shown } = calculate(sign, a, b);
  return sign === "" || isOwn || value !== Number(result)
    ? null
    : { shown: `$${a} ${shown} ${b} = ${result}$`, result };
}

/** Whether a calculation and no more comes to a value: `27-12` where the answer is 15. */
export function comesTo(typed: string, value: string): boolean {
  const [, first = "", sign = "", second = ""] =
    /^(\d{1,6}) ?(\+|-|−|x|×|\*|÷|\/) ?(\d{1,6})$/u.exec(typed.trim()) ?? [];
  return (
    sign !== "" && String(calculate(sign, Number(first), Number(second)).value) === value.replace(/^[a-z] = /u, "")
  );
}
