import { TURN } from "../../cues/turn.ts";
import { calculate } from "./calculation.ts";

/** "What is 3 times 4": the fact as an equation; null where nothing of the kind is asked. */
export function factOf(plain: string): string | null {
  if (!TURN.FACT_OF_WHAT.test(plain)) return null;
  const [, first = "", sign = "", second = ""] = TURN.ASKED.exec(plain) ?? [];
  if (sign === "") return null;
  const [a, b] = [Number(first), Number(second)];
  const { value, shown } = calculate(sign, a, b);
  // "9 and 9" may be anything, "6/7" is a fraction, and what leaves a rest is no fact.
  const isNone = sign === "and" || sign === "/" || (shown === "\\div" && !(Number.isInteger(value) && b !== 0));
  return isNone ? null : `$${first} ${shown} ${second} = ${value}$.`;
}
