import type { MathProblemItem } from "../items/math-problem-item.ts";
import type { Result } from "../result.ts";
import type { DigitsVerdict } from "./forms/digits.ts";
import type { NumberForm } from "./forms/plain-numbers.ts";
import type { WorkReport, WorkRequest } from "./lines/check-work.ts";
import type { Line } from "./lines/read-line.ts";
import type { WorkOfItem } from "./lines/work-of-item.ts";
import type { Rational } from "./rational.ts";
import type { Problem } from "./read/problem.ts";
import type { ReadOptions } from "./read/read-statement.ts";
import type { Tree } from "./read/tree.ts";
import type { AnswerKind, CheckOptions, CheckResult, NumberLocale } from "./types.ts";

export type CheckKind = (expected: string, given: string, options: CheckOptions) => CheckResult;

/** Kinds that are marked with algebra. Numbers are too, where they are still to be worked out. */
export type AlgebraKind = Exclude<
  AnswerKind,
  "integer" | "decimal" | "fraction" | "mixed" | "number" | "percent" | "money" | "boolean" | "choice" | "text"
>;

/** What reading a number needs where it is more than a numeral. */
export interface NumberReader {
  /** The value of a number that is still to be worked out: a sum, a power, a root. */
  readonly valueOf: (tree: Tree) => Result<Rational, Problem>;
  readonly otherForm: (tree: Tree) => NumberForm | undefined;
}

/** What marking such a number needs. */
export interface NumberAlgebra extends NumberReader {
  readonly isPiMultiple: (tree: Tree) => boolean;
  readonly judgeWrittenDigits: (tree: Tree, expected: Rational, options: CheckOptions) => DigitsVerdict;
}

/**
 * What the checker needs beyond numerals, choices and texts: a device that is asked for whole numbers and fractions
 * loads none of it.
 */
export interface CheckerParts {
  readonly algebra: NumberAlgebra & {
    readonly checks: { readonly [Kind in AlgebraKind]: CheckKind };
    readonly checkExpression: CheckKind;
  };
  /** Lines of working. */
  readonly lines: {
    readonly checkWork: (request: WorkRequest) => WorkReport;
    readonly workOfItem: (item: MathProblemItem, locale: NumberLocale) => WorkOfItem;
    readonly offeredAnswer: (item: MathProblemItem, lines: readonly string[], locale: NumberLocale) => string | null;
    readonly readLine: (
      text: string,
      options: ReadOptions,
      names: ReadonlySet<string> | undefined,
    ) => Result<Line, Problem> | undefined;
  };
}

export type CheckerPartName = keyof CheckerParts;

/** What marking an answer may need. */
export type MarkingParts = Pick<CheckerParts, "algebra">;

/** What reading a number may need. */
export interface ReadingParts {
  readonly algebra: NumberReader;
}

/** What marking a number may need; units where it may stand in one. */
export interface NumberParts {
  readonly algebra: NumberAlgebra & { readonly checks?: { readonly units: CheckKind } | undefined };
}
