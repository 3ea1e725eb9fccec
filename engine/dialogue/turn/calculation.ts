import { TURN } from "../../cues/turn.ts";
import type { GoalOperation } from "../../trace/types.ts";

interface Calculated {
  readonly value: number;
  readonly operation: GoalOperation;
  /** The sign in LaTeX. */
  readonly shown: string;
}

/** As `calculate` takes it. */
export const SIGN_OF: Readonly<Record<GoalOperation, string>> = { add: "+", subtract: "-", multiply: "x", divide: "÷" };

/** What two numbers come to; the sign as children say or type it. */
export function calculate(sign: string, a: number, b: number): Calculated {
  if (TURN.CALCULATE_PLUS.test(sign)) return { value: exact(a + b), operation: "add", shown: "+" };
  if (TURN.CALCULATE_MINUS.test(sign)) return { value: exact(a - b), operation: "subtract", shown: "-" };
  return TURN.CALCULATE_DIVIDED.test(sign)
    ? { value: a / b, operation: "divide", shown: "\\div" }
    : { value: exact(a * b), operation: "multiply", shown: "\\times" };
}

/** Up to eight places of two numbers of four. */
export function exact(value: number): number {
  return Number(value.toFixed(8));
}
