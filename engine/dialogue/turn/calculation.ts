import { TURN } from "../../cues/turn.ts";

/** What two numbers come to, and the sign in LaTeX; the sign as children say or type it. */
export function calculate(sign: string, a: number, b: number): { readonly value: number; readonly shown: string } {
  if (TURN.CALCULATE_PLUS.test(sign)) return { value: exact(a + b), shown: "+" };
  if (TURN.CALCULATE_MINUS.test(sign)) return { value: exact(a - b), shown: "-" };
  return TURN.CALCULATE_DIVIDED.test(sign)
    ? { value: a / b, shown: "\\div" }
    : { value: exact(a * b), shown: "\\times" };
}

/** Up to eight places of two numbers of four. */
function exact(value: number): number {
  return Number(value.toFixed(8));
}
