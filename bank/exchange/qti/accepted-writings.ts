import type { AnswerKind, AnswerPart, CheckOptions } from "#engine";
import { check } from "#engine/parts/checker";

/** One box to fill in. */
export type Box = Pick<AnswerPart, "kind" | "canonical" | "options" | "label">;

/** How often a fraction is made coarser or finer to find other ways to write it. */
const MULTIPLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 50, 100];
/** Orders of more things than this would fill pages: a set of 6 has 720. */
const MOST_IN_ANY_ORDER = 4;

/** Writings that may be right, by kind; the checker says which are. Kinds that are not here have no such list. */
const WRITINGS: Partial<Readonly<Record<AnswerKind, (box: Box) => readonly string[]>>> = {
  // Those that are asked in no unit are marked by their value.
  integer: (box) => (box.options.unit === undefined ? [] : inItsUnit(box)),
  decimal: (box) => (box.options.unit === undefined ? [] : inItsUnit(box)),
  units: inItsUnit,
  fraction: ({ canonical }) => fractionWritings(canonical),
  mixed: ({ canonical }) => fractionWritings(canonical),
  percent: ({ canonical }) => {
    const number = canonical.replace(/\s*%$/u, "");
    return [`${number}%`, `${number} %`, `${number} percent`, number];
  },
  money: ({ canonical, options }) => {
    const number = canonical.replaceAll(/[^\d.-]/gu, "");
    const numbers = [number, Number(number).toFixed(2), number.replace(/^0\./u, ".")];
    return numbers.flatMap((each) => withUnit(each, options.unit ?? "$"));
  },
  time: ({ canonical }) => [
    canonical,
    canonical.replaceAll(" ", ""),
    canonical.replace(/ ([ap])m$/u, " $1.m."),
    canonical.replace(/^(\d+) h (\d+) min$/u, "$1 hours $2 minutes"),
    canonical.replace(/^(\d+) h (\d+) min$/u, "$1 hour $2 minutes"),
    canonical.replace(/^(\d+) h (\d+) min$/u, "$1h $2m"),
  ],
  equation: ({ canonical }) => {
    const [left = "", right = ""] = canonical.split("=").map((side) => side.trim());
    return [canonical, `${left}=${right}`, `${right} = ${left}`, `${right}=${left}`, right];
  },
  expression: ({ canonical, options }) =>
    [canonical, ...(options.alternatives ?? [])].flatMap((text) => [
      text,
      text.replaceAll(" ", ""),
      text.replaceAll("×", "*"),
      text.replaceAll("×", "x"),
      text.replaceAll(" ", "").replaceAll("×", "x"),
    ]),
  set: inAnyOrder,
  list: ({ canonical, options }) =>
    options.ordered === false ? inAnyOrder({ canonical }) : separated(canonical.split(/\s*,\s*/u)),
};

/**
 * Ways to write the answer of a box that the checker marks right, the canonical one first; `null` where there is no
 * useful list: the kind is not one of those above, or the answer has too many things in any order [EXC3]. It is never
 * whole, since a fraction alone has as many writings as one likes.
 */
export function acceptedWritings(box: Box): readonly string[] | null {
  const write = WRITINGS[box.kind];
  if (write === undefined) return null;
  const writings = write(box).filter((given) => isRight(box, given));
  return writings.length === 0 ? null : [...new Set([box.canonical, ...writings])];
}

function isRight({ kind, canonical, options }: Box, given: string): boolean {
  const asked: CheckOptions = { ...options, locale: "en" };
  return check({ kind, expected: canonical, given, options: asked }).verdict === "correct";
}

function inAnyOrder({ canonical }: Pick<Box, "canonical">): readonly string[] {
  const things = canonical.split(/\s*,\s*/u);
  return things.length > MOST_IN_ANY_ORDER ? [] : orders(things).flatMap(separated);
}

function separated(things: readonly string[]): readonly string[] {
  return [things.join(", "), things.join(","), things.join(" and ")];
}

function orders(things: readonly string[]): readonly (readonly string[])[] {
  if (things.length <= 1) return [things];
  return things.flatMap((first, at) => orders(things.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

function inItsUnit({ canonical, options }: Box): readonly string[] {
  return withUnit(canonical, options.unit ?? "");
}

function withUnit(number: string, unit: string): readonly string[] {
  return [
    number,
    `${unit}${number}`,
    `${number}${unit}`,
    `${number} ${unit}`,
    ...(unit === "¢" ? [`${number} cents`] : []),
  ];
}

/** Of `3/4`, `2 1/2`, `-5/3` or `4`: other fractions of the value, the mixed number, the decimal. */
function fractionWritings(canonical: string): readonly string[] {
  const match = /^(-?)(?:(\d+) )?(\d+)(?:\/(\d+))?$/u.exec(canonical);
  if (match === null) return [canonical];
  const [, sign = "", whole = "0", top = "0", bottom = "1"] = match;
  const [over, under] = [Number(whole) * Number(bottom) + Number(top), Number(bottom)];
  const shared = greatestCommonDivisor(over, under);
  const [least, parts] = [over / shared, under / shared];
  const finer = MULTIPLES.flatMap((times) => {
    const [above, below] = [least * times, parts * times];
    const [units, rest] = [Math.floor(above / below), above % below];
    return [`${sign}${above}/${below}`, ...(units > 0 && rest > 0 ? [`${sign}${units} ${rest}/${below}`] : [])];
  });
  const decimal = String(over / under);
  const isShort = /^\d+(\.\d{1,6})?$/u.test(decimal) && Number(decimal) * under === over;
  return [canonical, ...finer, ...(isShort ? [`${sign}${decimal}`] : [])];
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
