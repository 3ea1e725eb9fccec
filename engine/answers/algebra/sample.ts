import { childrenOf, type Tree } from "../read/tree.ts";
import { charge } from "../work-account.ts";
import type { CheckNote } from "../types.ts";
import { isMissing, UNSURE } from "./approximation.ts";
import { compile, namesOfPair, pointOf, type CompileOptions, type Program } from "./evaluate.ts";
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

/** `expected`, `given`: defined there only. `unsure`: too large, too near an edge or too blurred to be told. */
type Outcome = "equal" | "different" | "expected" | "given" | "neither" | "unsure";

/** The first unknown's values by what came of them. */
type Tally = { readonly [outcome in Outcome]: number[] };

/** Compares values at points derived from the pair, each with a bound of its rounding error. */
export function sample(expected: Tree, given: Tree, options: SampleOptions): Sampling {
  const names = namesOfPair(expected, given);
  const left = compile(expected, options.numbers);
  const right = compile(given);
  const seed = hashOf(options.seed);
  const difference = (options.difference?.length ?? 0) > MAX_TERMS ? undefined : options.difference;
  const steps = partsOf(expected) + partsOf(given) + 4 * (difference?.length ?? 0);
  const pair: Compiled = { left, right, names, difference, loose: options.numbers !== undefined, steps };
  const tally: Tally = { equal: [], different: [], expected: [], given: [], neither: [], unsure: [] };
  const smooth = ((roughnessOf(expected) | roughnessOf(given)) & KINK) === 0;
  if (names.length === 0) visit(pair, [[]], tally, false);
  else {
    const numbers = numbersIn(given, numbersIn(expected));
    visit(pair, pointsFor(names.length, seed, numbers, options.positive), tally, smooth);
    if (tally.different.length === 0 && tally.equal.length < LEAST)
      visit(pair, densePoints(names.length, seed, options.positive), tally, false);
    if (tally.equal.length === 0) visitWhole(pair, tally);
  }
  return verdictOf(tally, names);
}

function partsOf(tree: Tree): number {
  return childrenOf(tree).reduce((sum, child) => sum + partsOf(child), 1);
}

/** What has a value on whole numbers only is compared there. An `n` is one, so nothing between them is wider. */
function visitWhole(pair: Compiled, tally: Tally): void {
  const { different, equal, expected, given } = tally;
  if (different.length > 0 || (expected.length > 0 && given.length > 0)) return;
  const isCounted = given.length > 0 && pair.names.every((name) => COUNTERS.test(name));
  visit(pair, wholePoints(pair.names.length), tally, false);
  if (equal.length > 0 && isCounted) given.length = 0;
}

/** Letters that stand for whole numbers by custom. */
const COUNTERS = /^[i-n](?:_|$)/u;

interface Compiled {
  readonly left: Program;
  readonly right: Program;
  readonly names: readonly string[];
  readonly difference: Polynomial | undefined;
  /** Whether the numbers of the right answer may be off. */
  readonly loose: boolean;
  /** What it takes to work both out at one point. */
  readonly steps: number;
}

function visit(pair: Compiled, points: Iterable<readonly number[]>, tally: Tally, smooth: boolean): void {
  for (const point of points) {
    if (!charge(pair.steps)) return void tally.unsure.push(0);
    tally[outcomeAt(pair, point)].push(point[0] ?? 0);
    // May be equal in places: with one unknown, the other points tell where.
    if (tally.different.length > 3 && (smooth || pair.names.length > 1)) return;
    if (smooth && tally.equal.length >= ENOUGH && tally.given.length === 0) return;
  }
}

function outcomeAt(pair: Compiled, point: readonly number[]): Outcome {
  const at = pointOf(pair.names, point);
  const a = pair.left(at);
  const b = pair.right(at);
  if (a.error + b.error === UNSURE.error) return "unsure";
  if (isMissing(a)) return isMissing(b) ? "neither" : "given";
  if (isMissing(b)) return "expected";
  const size = Math.max(Math.abs(a.value), Math.abs(b.value));
  const apart = Math.abs(a.value - b.value);
  if (pair.loose) return apart > a.error * (1 + 1e-9) + MARGIN * b.error + size * 1e-13 ? "different" : "equal";
  const exact = pair.difference && doubleOfPolynomial(pair.difference, at);
  return exact === undefined || isMissing(exact)
    ? outcomeOf(apart, MARGIN * (a.error + b.error), size)
    : outcomeOf(Math.abs(exact.value), MARGIN * exact.error, exact.size);
}

function outcomeOf(apart: number, bound: number, size: number): Outcome {
  if (apart > bound) return "different";
  return bound <= BLUR * size || bound <= TINY ? "equal" : "neither";
}

function verdictOf(tally: Tally, names: readonly string[]): Sampling {
  const { equal, different, expected, given, unsure } = tally;
  const where = [whereNote(equal, [...different, ...expected, ...given], names)];
  if (different.length > 0) return { type: "different", notes: equal.length > 0 ? where : [] };
  if (equal.length < (names.length === 0 ? 1 : LEAST)) {
    // Nowhere are both defined: not equal, for their normal forms are not.
    return equal.length + unsure.length === 0 ? { type: "different", notes: [] } : { type: "undecided" };
  }
  if (given.length > 0) return { type: "different", wider: true, notes: where };
  return { type: "equal", notes: expected.length > 0 ? where : [] };
}

/** `x > 0` where that is what the points show. */
function whereNote(equal: readonly number[], other: readonly number[], names: readonly string[]): CheckNote {
  const sign = [1, -1].find((side) => equal.every((x) => x * side > 0) && other.every((x) => x * side < 0));
  if (names.length !== 1 || sign === undefined) return { type: "only-where" };
  return { type: "only-where", where: `${names[0]} ${sign > 0 ? ">" : "<"} 0` };
}
