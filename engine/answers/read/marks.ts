import { err, ok, type Result } from "../../result.ts";
import type { NumberLocale } from "../types.ts";
import type { Problem } from "./problem.ts";

/** One way of marking digits: the decimal mark and the marks that may group digits. */
export interface Convention {
  readonly decimal: "." | ",";
  readonly groups: string;
  /** Indian grouping, 12,34,567, besides groups of three. */
  readonly lakh?: boolean;
  /** A raised dot between digits is a decimal mark, not a times sign. */
  readonly raisedDot?: boolean;
}

const POINT: Convention = { decimal: ".", groups: ", '" };
const COMMA: Convention = { decimal: ",", groups: ". '" };

/** The country's own convention first, then those its pupils also meet on screens and calculators [CHK14]. */
const CONVENTIONS: Readonly<Record<NumberLocale, readonly [Convention, ...Convention[]]>> = {
  en: [POINT],
  uk: [{ ...POINT, raisedDot: true }],
  in: [{ ...POINT, lakh: true }],
  ch: [
    { decimal: ".", groups: "' " },
    { decimal: ",", groups: "' ." },
  ],
  fr: [{ decimal: ",", groups: " '" }, POINT, COMMA],
  de: [COMMA, POINT],
};

/** Where no country is named: English marks, then those of any other. */
export const EVERY_CONVENTION: readonly Convention[] = [{ ...POINT, lakh: true }, COMMA];

export function conventionsOf(locale: NumberLocale): readonly [Convention, ...Convention[]] {
  return CONVENTIONS[locale];
}

export interface Digits {
  readonly whole: string;
  readonly decimals: string;
}

/**
 * Digits and marks as typed: `runs[i]` stands before `marks[i]`. The first and the last run may be empty
 * (`.5`, `5.`).
 */
export interface MarkedDigits {
  readonly runs: readonly string[];
  readonly marks: readonly string[];
  readonly at: number;
}

/** Reads digits with marks under one convention; never guesses [CHK12, CHK13]. */
export function readMarks(marked: MarkedDigits, convention: Convention): Result<Digits, Problem> {
  const { runs, marks, at } = marked;
  if (marks.length === 0) return ok({ whole: runs[0] ?? "", decimals: "" });
  const first = marks.indexOf(convention.decimal);
  if (first !== -1 && marks.indexOf(convention.decimal, first + 1) !== -1) {
    return err({ reason: "two-decimal-marks", params: { symbol: convention.decimal, at } });
  }
  const split = first === -1 ? runs.length - 1 : first;
  const wholeRuns = runs.slice(0, split + 1);
  const decimalRuns = runs.slice(split + 1);
  const wholeMarks = first === -1 ? marks : marks.slice(0, first);
  const decimalMarks = first === -1 ? [] : marks.slice(first + 1);
  const mark = wholeMarks[0] ?? decimalMarks[0];
  const decimalGrouped = decimalMarks.length === 0 || decimalMarks[0] === " " || wholeMarks.length > 0;
  const oneMark = [...wholeMarks, ...decimalMarks].every(
    (other) => other === mark && convention.groups.includes(other),
  );
  if (
    !oneMark ||
    !decimalGrouped ||
    !isGrouped(wholeRuns, convention.lakh === true) ||
    !isDecimalGrouped(decimalRuns)
  ) {
    return err(badMarks(marked, convention));
  }
  const whole = wholeRuns.join("");
  const decimals = decimalRuns.join("");
  return ok({ whole: whole === "" ? "0" : whole, decimals });
}

function isGrouped(runs: readonly string[], lakh: boolean): boolean {
  if (runs.length === 1) return true;
  const [first = "", ...rest] = runs;
  const last = rest.pop() ?? "";
  // Nobody writes nothing as thousands: `0,329` has a decimal mark of elsewhere [CHK13].
  if (last.length !== 3 || first.length === 0 || ZEROS.test(first)) return false;
  return (
    (first.length <= 3 && rest.every((run) => run.length === 3)) ||
    (lakh && first.length <= 2 && rest.every((run) => run.length === 2))
  );
}

const ZEROS = /^0+$/u;

function isDecimalGrouped(runs: readonly string[]): boolean {
  const last = runs.at(-1) ?? "";
  return (
    runs.length <= 1 || (runs.slice(0, -1).every((run) => run.length === 3) && last.length >= 1 && last.length <= 3)
  );
}

function badMarks({ runs, marks, at }: MarkedDigits, convention: Convention): Problem {
  const other = convention.decimal === "." ? "," : ".";
  const index = marks.indexOf(other);
  const onlyOther = index !== -1 && index === marks.length - 1 && (index === 0 || marks[0] !== other);
  const symbol = marks[0] ?? other;
  const afterZero = marks.length === 1 && symbol !== convention.decimal && ZEROS.test(runs[0] ?? "");
  return onlyOther || afterZero
    ? {
        reason: "wrong-decimal-mark",
        params: { symbol: onlyOther ? other : symbol, use: convention.decimal, at: at + (runs[0]?.length ?? 0) },
      }
    : { reason: "bad-grouping", params: { symbol, at } };
}
