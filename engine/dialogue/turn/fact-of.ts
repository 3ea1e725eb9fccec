import { calculate } from "./calculation.ts";

/** Two numbers, whole or decimal, and what is done with them, as children ask for it; no piece of a longer calculation. */
const ASKED =
  /(?<![\d./]|[-+×÷*/x−] ?)(-?\d{1,6}(?:\.\d{1,4})?) ?(\+|plus|and|add|-|−|minus|take away|x|×|\*|times|÷|\/|divided by) ?(\d{1,6}(?:\.\d{1,4})?)(?![\d./]| ?(?:[-+×÷*/x−]|plus|minus|times|add|take|divided) ?\d)/u;

/** "What is 3 times 4": the fact as an equation; null where nothing of the kind is asked. */
export function factOf(plain: string): string | null {
  if (!/^(?:what|whats|what's|how much|do you know|is|tell)\b/u.test(plain)) return null;
  const [, first = "", sign = "", second = ""] = ASKED.exec(plain) ?? [];
  if (sign === "") return null;
  const [a, b] = [Number(first), Number(second)];
  const { value, shown } = calculate(sign, a, b);
  // "9 and 9" may be anything, "6/7" is a fraction, and what leaves a rest is no fact.
  const isNone = sign === "and" || sign === "/" || (shown === "\\div" && !(Number.isInteger(value) && b !== 0));
  return isNone ? null : `$${first} ${shown} ${second} = ${value}$.`;
}
