import { conventionsOf, readMarks } from "../../answers/read/marks.ts";
import type { NumberLocale } from "../../answers/types.ts";
import { ASK } from "../../cues/ask.ts";

/** A calculation with two numbers that somebody asks about, by what tells how it is done. */
export interface AskedSum {
  readonly sign: "+" | "-" | "×" | "÷";
  /** As they are written. */
  readonly numbers: readonly [string, string];
  readonly kinds: readonly NumberKind[];
  readonly value: number;
  /** What comes out, which decides on the way as well: 3 - 5, or 7 ÷ 2. */
  readonly result: NumberKind;
  /** Figures of each number, and of what comes out. */
  readonly figures: readonly number[];
  /** Whether a ten moves; a zero is taken from; the bottoms are the same. */
  readonly traits: readonly boolean[];
  /** It finds the number that is missing in another one: 42 - 17 for 17 + ? = 42. */
  readonly isForGap?: true;
}

/** What adds nothing, and what changes nothing, have answers of their own. */
type NumberKind = "nought" | "one" | "whole" | "negative" | "decimal" | "fraction" | "mixed";

const NUMBER = String.raw`(?<![\d./])-?\d+(?: \d+\/\d+|\.\d+|\/\d+)?`;

const READERS = ASK.SIGNS.map(({ words, ...how }) => ({
  ...how,
  // A piece of a longer calculation is none.
  pattern: new RegExp(
    String.raw`(?<![-+×÷*−] ?)(?:${words.replaceAll("{}", `(${NUMBER})`)})(?![\d./]|%| ?[-+×÷*−x] ?\d)`,
    "gu",
  ),
}));

/** Digits with the marks of any country between them. */
const MARKED = /(?<![\d.,'])(?:\d{1,3}(?: \d{3})+(?:[.,]\d+)?|\d[\d.,']*\d)(?![\d'])/gu;

/** A text with its numbers as `1234.5`, by the marks that are used in a country; what those do not explain stays. */
export function withPlainNumbers(text: string, locale: NumberLocale): string {
  return text.replaceAll(MARKED, (digits) => {
    for (const convention of conventionsOf(locale)) {
      const read = readMarks(digits, 0, convention);
      if (read.ok) return read.value.decimals === "" ? read.value.whole : `${read.value.whole}.${read.value.decimals}`;
    }
    return digits;
  });
}

/**
 * The calculation in a question; `null` where there is none, a longer one, or several.
 *
 * @param plain - spelling mended, in lower case
 * @param locale - whose marks its numbers have
 */
export function askedSum(plain: string, locale: NumberLocale = "en"): AskedSum | null {
  const text = withPlainNumbers(plain, locale);
  const gap = GAP.exec(text)?.groups;
  const forGap = gap === undefined ? null : sumOfGap(gap);
  if (forGap !== null) return forGap;
  const found = READERS.flatMap(({ sign, isTurned, pattern }) =>
    [...text.matchAll(pattern)].map(([, one = "", other = ""]) =>
      sumOf(sign, isTurned === true ? [other, one] : [one, other]),
    ),
  );
  // "Is 3 x 5 the same as 5 x 3" asks for neither.
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** "17 + ? = 42", "□ - 8 = 5": one number is missing. */
const GAP = new RegExp(
  String.raw`(?<![-+×÷*−=\d] ?)(?<first>${NUMBER}|\?|_+|□) ?(?<sign>[-+×÷*−x]) ?(?<second>${NUMBER}|\?|_+|□) ?= ?(?<whole>${NUMBER})(?![\d./]|%| ?[-+×÷*−x] ?\d)`,
  "u",
);
const AS_SIGN: Readonly<Record<string, AskedSum["sign"]>> = { "−": "-", x: "×", "*": "×" };
const UNDOING = { "+": "-", "-": "+", "×": "÷", "÷": "×" } as const;

/** How the missing number is found: what stands first and is taken from or shared stays first. */
function sumOfGap({ first = "", sign: written = "", second = "", whole = "" }: Readonly<Record<string, string>>) {
  const sign = AS_SIGN[written] ?? (written as AskedSum["sign"]);
  const [isFirst, isSecond] = [first, second].map((part) => /\d/u.test(part));
  if (isFirst === isSecond) return null;
  const isOfWhole = isFirst === true && (sign === "-" || sign === "÷");
  const does = isOfWhole ? sign : UNDOING[sign];
  const known = isFirst === true ? first : second;
  return { ...sumOf(does, isOfWhole ? [known, whole] : [whole, known]), isForGap: true as const };
}

function sumOf(sign: AskedSum["sign"], numbers: readonly [string, string]): AskedSum {
  const kinds = numbers.map((number) => kindOf(number, sign));
  const [first, second] = numbers;
  const value = valueOf(sign, numberOf(first), numberOf(second));
  return {
    sign,
    numbers,
    kinds,
    value,
    result: resultOf(value, kinds),
    figures: [...numbers, `${Math.abs(Math.trunc(value))}`].map((number) => number.replaceAll(/\D/gu, "").length),
    traits: [
      movesTen(sign, first, second),
      sign === "-" && first.includes("0"),
      bottomOf(first) !== undefined && bottomOf(first) === bottomOf(second),
    ],
  };
}

function kindOf(number: string, sign: AskedSum["sign"]): NumberKind {
  if (number === "0") return "nought";
  if (number === "1" && (sign === "×" || sign === "÷")) return "one";
  if (/ \d+\//u.test(number)) return "mixed";
  if (number.includes("/")) return "fraction";
  if (number.includes(".")) return "decimal";
  return number.startsWith("-") ? "negative" : "whole";
}

const COUNTS: ReadonlySet<NumberKind> = new Set<NumberKind>(["nought", "one", "whole"]);

function resultOf(value: number, kinds: readonly NumberKind[]): NumberKind {
  const other = kinds.find((kind) => !COUNTS.has(kind));
  if (other !== undefined) return other;
  return value < 0 ? "negative" : Number.isInteger(value) ? "whole" : "fraction";
}

function valueOf(sign: AskedSum["sign"], a: number, b: number): number {
  return { "+": a + b, "-": a - b, "×": a * b, "÷": a / b }[sign];
}

/** Of `2 1/2`, `1/2`, `-3` or `0.4`. */
export function numberOf(text: string): number {
  const [, whole = "0", top = "0", bottom = "1"] = /^(?:(-?[\d.]+)(?: |$))?(?:(-?\d+)\/(\d+))?$/u.exec(text) ?? [];
  return Number(whole) + Number(top) / Number(bottom);
}

/** Whether a place comes to ten or more, or has too little to be taken from. */
function movesTen(sign: AskedSum["sign"], one: string, other: string): boolean {
  if (sign !== "+" && sign !== "-") return false;
  const [a, b] = [one, other].map((number) => [...number.replaceAll(/\D/gu, "")].toReversed().map(Number));
  return (a ?? []).some((digit, at) => {
    const below = b?.[at] ?? 0;
    return sign === "+" ? digit + below > 9 : digit < below;
  });
}

function bottomOf(number: string): string | undefined {
  return /\/(\d+)/u.exec(number)?.[1];
}
