import { ok, type Result } from "../../result.ts";
import type { NumberLocale } from "../types.ts";
import { problem, type Problem } from "./problem.ts";

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
const LAKH: Convention = { ...POINT, lakh: true };

/** The country's own convention first, then those its pupils also meet on screens and calculators [CHK14]. */
const CONVENTIONS: Readonly<Record<NumberLocale, readonly [Convention, ...Convention[]]>> = {
  en: [POINT],
  uk: [{ ...POINT, raisedDot: true }],
  in: [LAKH],
  ch: [
    { decimal: ".", groups: "' " },
    { decimal: ",", groups: "' ." },
  ],
  fr: [{ decimal: ",", groups: " '" }, POINT, COMMA],
  de: [COMMA, POINT],
};

/** Where no country is named: English marks, then those of any other. */
export const EVERY_CONVENTION: readonly [Convention, ...Convention[]] = [LAKH, COMMA];

export function conventionsOf(locale: NumberLocale): readonly [Convention, ...Convention[]] {
  return CONVENTIONS[locale];
}

export interface Digits {
  readonly whole: string;
  readonly decimals: string;
}

/** Reads digits with marks under one convention; never guesses [CHK12, CHK13]. */
export function readMarks(text: string, at: number, { decimal, groups, lakh }: Convention): Result<Digits, Problem> {
  const [whole = "", decimals = "", more] = text.split(decimal);
  if (more !== undefined) return problem("two-decimal-marks", { symbol: decimal, at });
  const wholeMark = markOf(GROUPED, whole) ?? (lakh === true ? markOf(LAKHS, whole) : undefined);
  const decimalMark = markOf(DECIMALS, decimals);
  const isRead =
    wholeMark !== undefined &&
    decimalMark !== undefined &&
    groups.includes(wholeMark || decimalMark) &&
    (decimalMark === "" || decimalMark === (wholeMark || " "));
  return isRead
    ? ok({ whole: withoutMark(whole, wholeMark) || "0", decimals: withoutMark(decimals, decimalMark) })
    : badMarks(text, at, decimal);
}

/** The mark between the groups; empty where there are none, absent where they are no groups. */
function markOf(groups: RegExp, digits: string): string | undefined {
  const found = groups.exec(digits);
  return found === null ? undefined : (found[1] ?? "");
}

function withoutMark(digits: string, mark: string): string {
  return mark === "" ? digits : digits.replaceAll(mark, "");
}

/** Nobody writes nothing as thousands: `0,329` has a decimal mark of elsewhere [CHK13]. */
const GROUPED = /^(?:\d*|(?!0+\D)\d{1,3}(\D)\d{3}(?:\1\d{3})*)$/u;
const LAKHS = /^(?!0+\D)\d{1,2}(\D)(?:\d{2}\1)*\d{3}$/u;
const DECIMALS = /^(?:\d*|\d{3}(\D)(?:\d{3}\1)*\d{1,3})$/u;

function badMarks(text: string, at: number, decimal: string): ReturnType<typeof problem> {
  const marks = text.replaceAll(/\d/gu, "");
  const other = decimal === "." ? "," : ".";
  const before = text.search(/\D/u);
  const symbol = marks.slice(0, 1);
  const onlyOther = marks.endsWith(other) && marks.indexOf(other) === marks.length - 1;
  const afterZero = marks.length === 1 && symbol !== decimal && /^0+\D/u.test(text);
  return onlyOther || afterZero
    ? problem("wrong-decimal-mark", { symbol: onlyOther ? other : symbol, use: decimal, at: at + before })
    : problem("bad-grouping", { symbol, at });
}
