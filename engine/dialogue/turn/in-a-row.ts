import { TURN } from "../../cues/turn.ts";

/** Numbers that are said one after the other: one thing said [TRN114]. */
export interface InARow {
  readonly numbers: readonly string[];
  /** How it is counted on or back; null where it is only a list. */
  readonly count: Count | null;
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
}

export interface Count {
  readonly first: number;
  readonly last: number;
  /** The jump of all of them, below zero where it is counted back; null where they are of several sizes. */
  readonly by: number | null;
  readonly jumps: number;
  /** The jump that is off, where all others are alike. */
  readonly slip: { readonly after: number; readonly by: number } | null;
}

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?)`;
const ROW = new RegExp(
  String.raw`(?<![\p{L}\d/:$£€]|\d\.|[-−+×*÷=] ?)${NUMBER}(?:${TURN.IN_A_ROW}${NUMBER}){2,}(?![\p{L}\d/:%]|\.\d| ?[-−+×*÷=])`,
  "gu",
);

export function rowsIn(text: string): readonly InARow[] {
  // "Is 160, 230, 272" goes on from a calculation.
  const sums = [...text.matchAll(TURN.TRUE_FACT_STATED)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
  const found = [...text.matchAll(ROW)].filter(
    ({ 0: { length }, index }) => !sums.some(([from, to]) => index < to && from < index + length),
  );
  return found.map(({ 0: said, index }) => {
    const numbers = said.match(new RegExp(NUMBER, "gu")) ?? [];
    return { numbers, count: countOf(numbers.map(valueOf)), from: index, to: index + said.length };
  });
}

function valueOf(number: string): number {
  return Number(number.replaceAll(",", ""));
}

/** Counted all one way, with hardly more than one change of the jump; or with one jump off among others that are alike. */
function countOf(said: readonly number[]): Count | null {
  // The last one may be said again: "10 15 20 20".
  const numbers = said.at(-1) === said.at(-2) ? said.slice(0, -1) : said;
  const [first = 0] = numbers;
  const jumps = numbers.slice(1).map((each, at) => Number((each - (numbers[at] ?? 0)).toFixed(6)));
  const [way = 0] = jumps.map(Math.sign);
  if (way === 0 || !jumps.every((jump) => Math.sign(jump) === way)) return null;
  const changes = jumps.filter((jump, at) => at > 0 && jump !== jumps[at - 1]);
  const all = { first, last: numbers.at(-1) ?? 0, jumps: jumps.length };
  const at = jumps.findIndex((jump, place) => jump !== jumps[0] && jumps[0] === jumps[place + 1]);
  const isSlip = at > 0 && jumps.every((jump, place) => jump === jumps[0] || place === at) && jumps.length > 3;
  if (isSlip) return { ...all, by: jumps[0] ?? 0, slip: { after: numbers[at] ?? 0, by: jumps[0] ?? 0 } };
  // 3, 6, 11, 13 are only written in their order.
  if (changes.length + 1 > jumps.length / 2 + 0.5) return null;
  return { ...all, by: changes.length === 0 ? (jumps[0] ?? 0) : null, slip: null };
}

/**
 * The number in figures that a message writes in pieces and not as one: its digits in their order, or what each place is
 * worth; null where there is none.
 */
export function isWrittenApart(values: readonly string[], whole: string, isAlone = false): boolean {
  // "00" is a number with more zeros than it has.
  if (values.length === 1 && /^0\d+$/u.test(values[0] ?? "")) return Number(values[0]) === Number(whole);
  if (!/^\d{2,}$/u.test(whole) || values.length < 2) return false;
  const places = [...whole].flatMap((digit, at) => (digit === "0" ? [] : [digit.padEnd(whole.length - at, "0")]));
  return (
    ((isAlone || whole.length > 2) && values.join(" ") === [...whole].join(" ")) ||
    values.join(" ") === places.join(" ")
  );
}
