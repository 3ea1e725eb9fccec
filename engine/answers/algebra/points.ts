import { childrenOf, type Tree } from "../read/tree.ts";

/** Sizes of the values unknowns are given: moderate first, then small and large. No whole numbers. */
const SIZES = [
  0.613, 1.374, 2.719, 0.271, 4.618, 1.093, 7.39, 0.0837, 13.77, 0.883, 3.19, 37.3, 0.0113, 173.6, 1.713, 2213.7,
];
/** Points of no particular place. */
const GENERAL = 32;
/** Numbers of the pair whose surroundings are looked at. */
const MAX_NUMBERS = 8;
/** Characters that count. */
const MAX_HASHED = 400;

/** A small whole number that depends on nothing but the text. */
export function hashOf(text: string): number {
  let hash = 5381 + text.length;
  const length = Math.min(text.length, MAX_HASHED);
  for (let i = 0; i < length; i++) hash = (hash * 33 + text.charCodeAt(i)) % 1_000_003;
  return hash;
}

type Point = readonly number[];

/** `length` points, each with `count` values, made as they are asked for. */
function* pointsBy(length: number, count: number, value: (i: number, v: number) => number): Generator<Point> {
  for (let i = 0; i < length; i++) {
    const point: number[] = [];
    for (let v = 0; v < count; v++) point.push(value(i, v));
    yield point;
  }
}

/**
 * Values for `count` unknowns, derived from `seed` alone: both sides of 0, small, moderate and large, and around
 * the numbers that occur, for there functions break.
 */
export function* pointsFor(
  count: number,
  seed: number,
  numbers: readonly number[],
  positive: boolean,
): Generator<Point> {
  const general = (i: number, v: number): number => {
    const mixed = (seed + 7919 * v + 104_729 * i) % 1009;
    const size = (SIZES[(i + v * (3 + (seed % 5))) % SIZES.length] as number) * (1 + mixed / 9973);
    // All combinations of signs come early.
    return !positive && ((i + (i >> 3)) >> v) % 2 === 1 ? -size : size;
  };
  yield* pointsBy(GENERAL, count, general);
  // Every unknown gets its turn at the breaks.
  for (const [i, value] of nearbyValues(numbers, positive).entries())
    yield* pointsBy(Math.min(count, 2), count, (turn, v) => (turn === v ? value : general(i % GENERAL, v)));
}

function nearbyValues(numbers: readonly number[], positive: boolean): readonly number[] {
  const known = [...new Set(numbers)].slice(0, MAX_NUMBERS).toSorted((a, b) => a - b);
  const values = known.flatMap((number, i) => {
    const step = 0.0713 * number + 0.0317;
    const between = (number + (known[i + 1] ?? number * 1.9)) / 2 + 0.00137;
    return [number + step, number - step, number + 0.3137, number - 0.2719, number + 0.0931, between];
  });
  return values.flatMap((value) => [value, -value]).filter((value) => !positive || value > 0);
}

/** Small whole numbers, for what has a value only there: n!, (-1)^n. */
export function wholePoints(count: number): Generator<Point> {
  return pointsBy(14, count, (i, v) => 1 + ((i * (v + 1) + 3 * v + (i >> 2) * v) % 9));
}

/** Many values between -4 and 4 and of every size, for what has a value only on a short stretch. */
export function densePoints(count: number, seed: number, positive: boolean): Generator<Point> {
  return pointsBy(224, count, (i, v) => {
    const share = ((seed + i * 383 + v * 7621 + i * v * 97) % 997) / 997;
    if (i < 48) return positive ? share * 4 + 0.0007 : share * 8 - 4.0003;
    // Sizes from 0.002 to 20,000, a fifth more each time.
    return (i % 2 === 0 || positive ? 1 : -1) * 0.0021 * 1.2 ** ((i - 48) >> 1) * (1 + 0.37 * v);
  });
}

/** The sizes of the numbers in a tree, but 0 and 1, and of their quotients where a break may lie there. */
export function numbersIn(tree: Tree, found: number[] = []): number[] {
  if (tree.type === "number" && found.length < MAX_NUMBERS) {
    const value = Number(`${tree.whole}.${tree.decimals}e${tree.exponent ?? 0}`);
    if (value > 0 && value < 1e9 && !found.includes(value)) {
      const ratios = found.filter((other) => other > value).map((other) => other / value);
      found.push(value, ...ratios.slice(0, 2));
    }
  }
  for (const child of childrenOf(tree)) numbersIn(child, found);
  return found;
}
