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

export type Check = (expected: string, given: string, options: CheckOptions) => CheckResult;

/** Kinds that are marked with algebra. Numbers are too, where they are still to be worked out. */
export type AlgebraKind = Exclude<
  AnswerKind,
  "integer" | "decimal" | "fraction" | "mixed" | "number" | "percent" | "money" | "boolean" | "choice" | "text"
>;

/**
 * What the checker needs beyond numerals, choices and texts: a device that is asked for whole numbers and fractions
 * loads none of it.
 */
export interface CheckerPieces {
  readonly algebra: {
    readonly checks: { readonly [Kind in AlgebraKind]: Check };
    readonly checkExpression: Check;
    /** The value of a number that is still to be worked out: a sum, a power, a root. */
    readonly valueOf: (tree: Tree) => Result<Rational, Problem>;
    readonly otherForm: (tree: Tree) => NumberForm | undefined;
    readonly isPiMultiple: (tree: Tree) => boolean;
    readonly judgeWrittenDigits: (tree: Tree, expected: Rational, options: CheckOptions) => DigitsVerdict;
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

export type CheckerPieceName = keyof CheckerPieces;

let here: Partial<CheckerPieces> = {};

/** From now on the checker has these pieces too. */
export function addCheckerPieces(pieces: Partial<CheckerPieces>): void {
  here = { ...here, ...pieces };
}

/** From now on the checker has none but its core, as when a worker starts: for tests of what loads its pieces. */
export function dropCheckerPieces(): void {
  here = {};
}

/**
 * A piece of the checker. Where it is not here yet an error that names it is thrown: whoever runs the work brings
 * the piece in and begins the work again [CHK41].
 */
export function checkerPiece<Name extends CheckerPieceName>(name: Name): CheckerPieces[Name] {
  const piece: CheckerPieces[Name] | undefined = here[name];
  if (piece !== undefined) return piece;
  throw new Error(`the checker's piece ${name} is not loaded`, { cause: { piece: `checker/${name}` } });
}
