import type { NumberStyle, Written } from "./written.ts";

/** What a line does. Each has one meaning in `run.ts`, so that a trace can be run again with a change. */
export type TraceOperation =
  | "add"
  | "subtract"
  | "multiply"
  | "divide"
  /** The smallest number that all of them go into. */
  | "common"
  /** The greatest number that goes into all of them. */
  | "common-factor"
  /** A fraction over another bottom: the value stays. */
  | "rename"
  /** The wholes of a fraction written in front; together with wholes that stand apart. */
  | "wholes"
  | "simplify"
  /** How many times the second number goes into the first. */
  | "quotient"
  /** What is left over then. */
  | "remainder"
  /** The multiple of the second number that is nearest to the first; half-way goes up. */
  | "round"
  /** Digits put together, the highest place first. */
  | "compose";

/** Where an input of a line comes from: a number of the problem, an earlier line, or what the grade knows. */
export type Source =
  | { readonly given: string; readonly value: Written }
  | { readonly line: string; readonly value: Written }
  | { readonly known: string; readonly value: Written };

/** What else is as right as a line's result. Absent: whatever has its value. */
export type AsRight =
  /** Another common multiple of the bottoms. */
  | { readonly rule: "multiple"; readonly of: number }
  /** Another common factor, above 1. */
  | { readonly rule: "factor"; readonly of: number }
  /** The same fraction over a multiple of a bottom: 12/28, 24/56. */
  | { readonly rule: "renaming"; readonly bottom: number };

export interface TraceLine {
  /** Stable within the family: `common-bottom`. */
  readonly id: string;
  readonly operation: TraceOperation;
  readonly from: readonly Source[];
  readonly result: Written;
  /** How its result is written where it is no plain fraction. */
  readonly style?: NumberStyle;
  /** What its result is worth in the problem where that is another number: 6 tens are worth 60. */
  readonly worth?: number;
  readonly asRight?: AsRight;
  /** The same in smaller pieces; the last one ends in the line's own result. */
  readonly inside?: readonly TraceLine[];
}

export type GoalOperation = "add" | "subtract" | "multiply" | "divide";

/** A calculation of two whole numbers. */
export interface PlainSum {
  readonly operation: GoalOperation;
  readonly numbers: readonly [number, number];
}

/** How one item is solved. */
export interface Trace {
  /** Numbers of the problem, in the order it tells them. */
  readonly givens: readonly { readonly name: string; readonly value: Written; readonly style?: NumberStyle }[];
  /** What the problem is as one calculation; absent where it is none. */
  readonly goal?: { readonly operation: GoalOperation; readonly from: readonly string[] };
  /** Ways to the answer, each at least one line long. The first one is taught. */
  readonly routes: readonly (readonly TraceLine[])[];
  /** The letter that is looked for, where the answer is an equation. */
  readonly unknown?: string;
}

/** Where a wrong answer left the road, as data; the app has the words. */
export type Departure =
  | { readonly kind: "operation"; readonly operation: GoalOperation }
  | { readonly kind: "changed-round" }
  | { readonly kind: "left-out" }
  | { readonly kind: "given-again" }
  | { readonly kind: "on-the-way"; readonly line: string };
