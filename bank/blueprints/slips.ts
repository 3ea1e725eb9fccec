import { isNumber, rerun, written, type Source, type TraceLine } from "#engine";

/** Common slips of written arithmetic, which somebody makes who thinks rightly. */
export const SLIP_KINDS = [
  /** One carried ten, or every one, is left out. */
  "no-carry",
  /** In one place or in every place the smaller digit is taken from the larger. */
  "smaller-from-larger",
  /** A ten is broken and not counted as gone. */
  "no-borrow",
  /** 0 − 8 or 8 − 0 is taken as 0. */
  "zero-in-subtraction",
  "one-off",
  /** 7 × 8 for 6 × 8. */
  "one-group-off",
  "added-for-times",
  /** A zero at the end too many or too few. */
  "zero-at-the-end",
  /** Only the tens are multiplied or divided, or only the ones. */
  "part-left-out",
] as const;

export type SlipKind = (typeof SLIP_KINDS)[number];

/** A slip on one line of the right way, carried on to the end. */
export interface Slip {
  readonly kind: SlipKind;
  /** The line's id. */
  readonly line: string;
  /** The wrong answer that it ends in. */
  readonly answer: number;
}

/** What slips make of the ways to an answer; of a line that is told in pieces also a slip on one piece. */
export function slipsOf(routes: readonly (readonly TraceLine[])[]): readonly Slip[] {
  return routes.flatMap((route) => {
    const right = route.at(-1)?.result;
    return route.flatMap((line) =>
      slipsOfLine(line).flatMap(([kind, value]): readonly Slip[] => {
        const end = rerun(route, new Map([[line.id, written(value)]]));
        if (end === undefined || end.n % end.d !== 0 || right === undefined) return [];
        const answer = end.n / end.d;
        return answer === right.n / right.d ? [] : [{ kind, line: line.id, answer }];
      }),
    );
  });
}

type Value = readonly [kind: SlipKind, value: number];

/** What a line comes to by a slip; nothing where it is no line of whole numbers. */
function slipsOfLine(line: TraceLine): readonly Value[] {
  const inputs = line.from.map(wholeOf);
  const [x, y] = inputs;
  if (x === undefined || y === undefined || inputs.length > 2) return [];
  return [...slipsOfCalculation(line, x, y), ...slipsInPieces(line)];
}

function slipsOfCalculation({ operation, result }: TraceLine, x: number, y: number): readonly Value[] {
  switch (operation) {
    case "add":
      return sumSlips(x, y);
    case "subtract":
      return x < y ? [] : differenceSlips(x, y);
    case "multiply":
      return productSlips(x, y);
    case "divide":
      return result.n % result.d === 0 ? quotientSlips(result.n / result.d) : [];
    default:
      return [];
  }
}

/** A slip on one of the pieces, and a piece that is taken for the whole line. */
function slipsInPieces({ inside = [] }: TraceLine): readonly Value[] {
  const inner = inside.slice(0, -1);
  return [
    ...slipsOf([inside]).map(({ kind, answer }): Value => [kind, answer]),
    ...inner.flatMap(({ result }): readonly Value[] => (result.d === 1 ? [["part-left-out", result.n]] : [])),
  ];
}

function sumSlips(x: number, y: number): readonly Value[] {
  const sum = x + y;
  const carried = placesOf(sum).filter((place) => (x % place) + (y % place) >= place);
  return [
    ...oneOff(sum),
    ...carried.map((place): Value => ["no-carry", sum - place]),
    ["no-carry", byPlaces(x, y, (a, b) => (a + b) % 10)],
  ];
}

function differenceSlips(x: number, y: number): readonly Value[] {
  const difference = x - y;
  const borrowed = placesOf(x).filter((place) => x % place < y % place);
  const without = (of: (a: number, b: number, place: number) => number | undefined) =>
    byPlaces(x, y, (a, b, place) => of(a, b, place) ?? Math.abs(a - b));
  return [
    ...oneOff(difference),
    ["smaller-from-larger", without(() => undefined)],
    // In one place only: nothing is borrowed for that one.
    ...borrowed.map((place): Value => {
      const own = place / 10;
      const a = digitAt(x, own) - (borrowed.includes(own) ? 1 : 0);
      const b = digitAt(y, own);
      return ["smaller-from-larger", difference + place + (Math.abs(a - b) - (a - b + 10)) * own];
    }),
    ...borrowed.map((place): Value => ["no-borrow", difference + place]),
    ["no-borrow", difference + borrowed.reduce((sum, place) => sum + place, 0)],
    ["zero-in-subtraction", without((a) => (a === 0 ? 0 : undefined))],
    ["zero-in-subtraction", without((_, b, place) => (b === 0 && place <= y ? 0 : undefined))],
  ];
}

function productSlips(x: number, y: number): readonly Value[] {
  const product = x * y;
  const [big, small] = x < y ? [y, x] : [x, y];
  const column = carriesLost(big, small);
  return [
    ...neighbours(x).map((n): Value => ["one-group-off", n * y]),
    ...neighbours(y).map((n): Value => ["one-group-off", x * n]),
    ["added-for-times", x + y],
    ...zeroAtTheEnd(product),
    ...(column === undefined ? [] : [["no-carry", column] as const]),
  ];
}

/** Nobody who takes a number two times takes it once by a slip. */
function neighbours(times: number): readonly number[] {
  return [times - 1, times + 1].filter((n) => n > 1);
}

/** With one digit, place by place: what is carried is lost. */
function carriesLost(big: number, digit: number): number | undefined {
  if (digit > 9 || big < 10) return undefined;
  return placesOf(big).reduce((sum, place) => {
    const own = digitAt(big, place) * digit;
    return sum + (place * 10 > big ? own : own % 10) * place;
  }, 0);
}

function quotientSlips(quotient: number): readonly Value[] {
  return [["one-group-off", quotient - 1], ["one-group-off", quotient + 1], ...zeroAtTheEnd(quotient)];
}

function zeroAtTheEnd(value: number): readonly Value[] {
  return value % 10 === 0
    ? [
        ["zero-at-the-end", value / 10],
        ["zero-at-the-end", value * 10],
      ]
    : [];
}

function oneOff(value: number): readonly Value[] {
  return [
    ["one-off", value - 1],
    ["one-off", value + 1],
  ];
}

/** 1, 10, 100 … as far as a number has places. */
function placesOf(n: number): readonly number[] {
  return Array.from({ length: String(n).length }, (_, at) => 10 ** at);
}

function digitAt(n: number, place: number): number {
  return Math.floor(n / place) % 10;
}

function byPlaces(x: number, y: number, of: (a: number, b: number, place: number) => number): number {
  return placesOf(Math.max(x, y)).reduce(
    (sum, place) => sum + of(digitAt(x, place), digitAt(y, place), place) * place,
    0,
  );
}

function wholeOf({ value: { n, d } }: Source): number | undefined {
  return isNumber({ n, d }) && n >= 0 && n % d === 0 ? n / d : undefined;
}
