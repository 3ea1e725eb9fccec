import type { Tree } from "../read/tree.ts";
import type { CheckNote } from "../types.ts";
import { isMissing, UNSURE } from "./approximation.ts";
import { compile, pointOf, type CompileOptions, type Program } from "./evaluate.ts";
import type { Polynomial } from "./normal.ts";
import { doubleOfPolynomial } from "./normal-value.ts";
import { densePoints, hashOf, numbersIn, pointsFor, wholePoints } from "./points.ts";
import { KINK, roughnessOf } from "./roughness.ts";

/** What points tell of a pair. */
export type Sampling =
  | { readonly type: "equal"; readonly notes: readonly CheckNote[] }
  /** `wider`: equal wherever the right answer is defined, and defined on more. */
  | { readonly type: "different"; readonly wider?: true; readonly notes: readonly CheckNote[] }
  | { readonly type: "undecided" };

export interface SampleOptions {
  readonly positive: boolean;
  /** The exact difference, as a sum: what is alike is taken away before anything is rounded. */
  readonly difference?: Polynomial | undefined;
  /** Text the points are derived from. */
  readonly seed: string;
  /** Errors of the numbers typed in the right answer. */
  readonly numbers?: CompileOptions;
}

/** How many times the error bound two values may be apart and still count as one. */
const MARGIN = 8;
/** A value whose error is larger than this share of it tells nothing. */
const BLUR = 1e-7;
const TINY = 1e-11;
/** Points at which both are known that are enough for smooth functions. */
const ENOUGH = 9;
const LEAST = 3;
/** Longer differences are not worked out at points. */
const MAX_TERMS = 40;

interface Tally {
  equal: number;
  different: number;
  /** Defined here, the other not. */
  expectedOnly: number;
  givenOnly: number;
  /** Too large or too near an edge to be told. */
  unsure: number;
  /** The first unknown's values where equal, and where not. */
  readonly equalAt: number[];
  readonly otherAt: number[];
}

/** Compares values at points derived from the pair, each with a bound of its rounding error. */
export function sample(expected: Tree, given: Tree, names: readonly string[], options: SampleOptions): Sampling {
  const left = compile(expected, options.numbers);
  const right = compile(given);
  const seed = hashOf(options.seed);
  const difference = (options.difference?.length ?? 0) > MAX_TERMS ? undefined : options.difference;
  const pair: Compiled = { left, right, names, difference, loose: options.numbers !== undefined };
  const tally: Tally = { equal: 0, different: 0, expectedOnly: 0, givenOnly: 0, unsure: 0, equalAt: [], otherAt: [] };
  const smooth = ((roughnessOf(expected) | roughnessOf(given)) & KINK) === 0;
  if (names.length === 0) visit(pair, [[]], tally, false);
  else {
    const numbers = numbersIn(given, numbersIn(expected));
    visit(pair, pointsFor(names.length, seed, numbers, options.positive), tally, smooth);
    if (tally.different === 0 && tally.equal < LEAST)
      visit(pair, densePoints(names.length, seed, options.positive), tally, false);
    if (tally.equal === 0 && tally.different === 0 && (tally.expectedOnly === 0 || tally.givenOnly === 0)) {
      const none = tally.expectedOnly === 0 && tally.givenOnly === 0;
      visit(pair, wholePoints(names.length), tally, false);
      if (tally.equal > 0 && !none && tally.givenOnly > 0) tally.givenOnly = 0;
    }
  }
  return verdictOf(tally, names);
}

interface Compiled {
  readonly left: Program;
  readonly right: Program;
  readonly names: readonly string[];
  readonly difference: Polynomial | undefined;
  /** Whether the numbers of the right answer may be off. */
  readonly loose: boolean;
}

function visit(pair: Compiled, points: readonly number[][], tally: Tally, smooth: boolean): void {
  for (const point of points) {
    visitPoint(pair, point, tally);
    // May be equal in places: with one unknown, the other points tell where.
    if (tally.different > 3 && (smooth || pair.names.length > 1)) return;
    if (smooth && tally.equal >= ENOUGH && tally.givenOnly === 0) return;
  }
}

function visitPoint(pair: Compiled, point: number[], tally: Tally): void {
  const at = pointOf(pair.names, point);
  const a = pair.left(at);
  const b = pair.right(at);
  if (a.error + b.error === UNSURE.error) {
    tally.unsure++;
    return;
  }
  if (isMissing(a) || isMissing(b)) {
    if (!isMissing(a)) tally.expectedOnly++;
    else if (!isMissing(b)) tally.givenOnly++;
    if (isMissing(a) !== isMissing(b)) tally.otherAt.push(point[0] ?? 0);
    return;
  }
  const apart = Math.abs(a.value - b.value);
  const size = Math.max(Math.abs(a.value), Math.abs(b.value));
  if (pair.loose) {
    count(apart, a.error * (1 + 1e-9) + MARGIN * b.error + size * 1e-13, Number.POSITIVE_INFINITY, point, tally);
    return;
  }
  const exact = pair.difference && doubleOfPolynomial(pair.difference, at);
  if (exact === undefined || isMissing(exact)) count(apart, MARGIN * (a.error + b.error), size, point, tally);
  else count(Math.abs(exact.value), MARGIN * exact.error, exact.size, point, tally);
}

function count(apart: number, bound: number, size: number, point: readonly number[], tally: Tally): void {
  if (apart > bound) {
    tally.different++;
    tally.otherAt.push(point[0] ?? 0);
  } else if (bound <= BLUR * size || bound <= TINY) {
    tally.equal++;
    tally.equalAt.push(point[0] ?? 0);
  }
}

function verdictOf(tally: Tally, names: readonly string[]): Sampling {
  if (tally.different > 0) {
    return { type: "different", notes: tally.equal > 0 ? [whereNote(tally, names)] : [] };
  }
  if (tally.equal < (names.length === 0 ? 1 : LEAST)) {
    // Nowhere are both defined: not equal, for their normal forms are not.
    return tally.equal + tally.unsure === 0 ? { type: "different", notes: [] } : { type: "undecided" };
  }
  if (tally.givenOnly > 0) return { type: "different", wider: true, notes: [whereNote(tally, names)] };
  return { type: "equal", notes: tally.expectedOnly > 0 ? [whereNote(tally, names)] : [] };
}

/** `x > 0` where that is what the points show. */
function whereNote({ equalAt, otherAt }: Tally, names: readonly string[]): CheckNote {
  const [name] = names;
  if (names.length !== 1 || name === undefined) return { type: "only-where" };
  if (equalAt.every((x) => x > 0) && otherAt.every((x) => x < 0)) return { type: "only-where", where: `${name} > 0` };
  if (equalAt.every((x) => x < 0) && otherAt.every((x) => x > 0)) return { type: "only-where", where: `${name} < 0` };
  return { type: "only-where" };
}
