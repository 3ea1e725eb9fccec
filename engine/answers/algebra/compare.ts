import type { Problem } from "../read/problem.ts";
import { namesIn } from "../read/names-in.ts";
import { childrenOf, mapChildren, type NumberTree, type Tree } from "../read/tree.ts";
import type { CheckNote, NearMiss } from "../types.ts";
import { coefficientOf, normalKey, sameNormal } from "./arithmetic.ts";
import { toRational } from "./coefficient.ts";
import { differenceOf, isCertain } from "./difference.ts";
import { isMissing } from "./approximation.ts";
import { compile, namesOfPair } from "./evaluate.ts";
import { holesOf } from "./holes.ts";
import { nearMissOf } from "./near-miss.ts";
import { normalOf } from "./normal-form.ts";
import type { Normal, Polynomial } from "./normal.ts";
import { createContext, renew, type Context } from "./polynomial.ts";
import { END, NAMED, POLE, roughnessOf, TWOFOLD } from "./roughness.ts";
import { sample } from "./sample.ts";
import { charge, onAccount } from "../work-account.ts";
import { allowedError, decimalOf, isWithin, standsFor, type Tolerance } from "./tolerance.ts";

export interface CompareOptions {
  readonly assume?: "real" | "positive" | undefined;
  /** For expressions without unknowns. */
  readonly tolerance?: Tolerance | undefined;
  /** For each number inside the expression. */
  readonly numberTolerance?: Tolerance | undefined;
  /** Whether `numberTolerance` also holds for exponents. */
  readonly includeExponents?: boolean | undefined;
}

/**
 * `hole`: equal but there. `only-where` with `equal`: the given one is defined on less; with `different`: equal on a
 * part only, or defined where the right one is not. `undecided` is not equal, as far as can be told.
 */
export type Comparison =
  | { readonly type: "equal"; readonly notes: readonly CheckNote[] }
  | {
      readonly type: "different";
      readonly near?: NearMiss;
      /** Equal wherever the right one is defined, and defined on more: ln(xy) for ln x + ln y. */
      readonly wider?: true;
      readonly notes: readonly CheckNote[];
    }
  | { readonly type: "undecided" }
  | { readonly type: "unreadable"; readonly problem: Problem };

const EQUAL: Comparison = { type: "equal", notes: [] };

/** Compares two expressions for all real values of their unknowns. */
export function compareExpressions(expected: Tree, given: Tree, options: CompareOptions = {}): Comparison {
  return onAccount(() => (charge(STEPS) ? compareTrees(expected, given, options) : UNDECIDED));
}

/** What a comparison takes at least. */
const STEPS = 20;
const UNDECIDED: Comparison = { type: "undecided" };

function compareTrees(expected: Tree, given: Tree, options: CompareOptions): Comparison {
  const roughness = roughnessOf(expected) | roughnessOf(given);
  if ((roughness & TWOFOLD) !== 0) return compareBranches(expected, given, options);
  const comparison = compareReal(expected, given, roughness, options);
  return (comparison.type === "different" || comparison.type === "undecided") &&
    isComplexEqual(expected, given, options)
    ? EQUAL
    : comparison;
}

/** Whether the two are equal when `i` is the imaginary unit. */
function isComplexEqual(expected: Tree, given: Tree, options: CompareOptions): boolean {
  if (!namesIn(expected, namesIn(given)).has("i")) return false;
  const cx = createContext(options.assume === "positive", true);
  const difference = differenceOf(normalOf(expected, cx), normalOf(given, cx), cx);
  return cx.problem === undefined && difference.length === 0;
}

function compareReal(expected: Tree, given: Tree, roughness: number, options: CompareOptions): Comparison {
  const cx = createContext(options.assume === "positive");
  const right = normalOf(given, cx);
  if (cx.problem !== undefined) return { type: "unreadable", problem: cx.problem };
  if (sameTree(expected, given)) return EQUAL;
  renew(cx);
  const left = normalOf(expected, cx);
  if (cx.problem !== undefined) return sample(expected, given, { positive: cx.positive, seed: "points" });
  if (sameNormal(left, right)) return equalWithNotes(expected, given, roughness, cx);
  if (options.numberTolerance !== undefined) return compareLoosely(expected, given, options);
  renew(cx);
  const difference = differenceOf(left, right, cx);
  if (cx.problem === undefined && difference.length === 0) return equalWithNotes(expected, given, roughness, cx);
  const pair: Pair = { expected, given, left, right, difference: cx.problem === undefined ? difference : undefined };
  return decide(pair, roughness, options, cx);
}

interface Pair {
  readonly expected: Tree;
  readonly given: Tree;
  readonly left: Normal;
  readonly right: Normal;
  /** Undefined where it is too much work. */
  readonly difference: Polynomial | undefined;
}

function decide(pair: Pair, roughness: number, options: CompareOptions, cx: Context): Comparison {
  const { expected, given, left, right, difference } = pair;
  if (roughness < NAMED && compareConstants(pair, options.tolerance)) return EQUAL;
  if (difference !== undefined && isCertain(difference)) return different(pair, cx, []);
  const sampling = sample(expected, given, {
    positive: cx.positive,
    seed: normalKey(left) + normalKey(right),
    difference,
  });
  if (sampling.type === "undecided") return sampling;
  if (sampling.type === "different") return sampling.wider === true ? sampling : different(pair, cx, sampling.notes);
  return { type: "equal", notes: [...sampling.notes, ...holesOf(expected, given, namesOfPair(expected, given))] };
}

function different({ expected, left, right }: Pair, cx: Context, notes: readonly CheckNote[]): Comparison {
  const near = nearMissOf(expected, left, right, cx.positive);
  return near === undefined ? { type: "different", notes } : { type: "different", near, notes };
}

function equalWithNotes(expected: Tree, given: Tree, roughness: number, cx: Context): Comparison {
  if ((roughness & POLE) === 0) return EQUAL;
  const names = namesOfPair(expected, given);
  const holes = holesOf(expected, given, names);
  if ((roughness & END) === 0) return { type: "equal", notes: holes };
  const sampling = sample(expected, given, { positive: cx.positive, seed: names.join() });
  if (sampling.type === "different" && sampling.wider === true) return sampling;
  return { type: "equal", notes: sampling.type === "equal" ? [...sampling.notes, ...holes] : holes };
}

/** Whether both are built alike, brackets aside: then they have a value at the same points. */
function sameTree(a: Tree, b: Tree): boolean {
  if (a.type === "group") return sameTree(a.of, b);
  if (b.type === "group") return sameTree(a, b.of);
  if (a.type !== b.type || nameOf(a) !== nameOf(b)) return false;
  if (a.type === "number") return isSameNumber(a, b as NumberTree);
  const left = childrenOf(a);
  const right = childrenOf(b);
  if (left.length !== right.length) return false;
  for (let i = 0; i < left.length; i++) if (!sameTree(left[i] as Tree, right[i] as Tree)) return false;
  return true;
}

function isSameNumber(a: NumberTree, b: NumberTree): boolean {
  return a.whole === b.whole && a.decimals === b.decimals && a.repeating === b.repeating && a.exponent === b.exponent;
}

function nameOf({ name }: { readonly type: string; readonly name?: string }): string | undefined {
  return name;
}

/** Numbers: within the tolerance, or a long decimal that stands for the exact value. */
function compareConstants(pair: Pair, tolerance: Tolerance | undefined): boolean {
  const { expected, given, left, right } = pair;
  const shown = decimalOf(expected);
  const typed = decimalOf(given);
  if (tolerance === undefined && (shown === undefined) === (typed === undefined)) return false;
  const a = coefficientOf(left);
  const b = coefficientOf(right);
  if (tolerance !== undefined && a !== undefined && b !== undefined)
    return isWithin(toRational(a), toRational(b), tolerance);
  const x = compile(expected)(new Map());
  const y = compile(given)(new Map());
  if (isMissing(x) || isMissing(y)) return false;
  if (tolerance !== undefined)
    return Math.abs(x.value - y.value) <= allowedError(x.value, tolerance) + x.error + y.error;
  return shown !== undefined && standsFor(shown, x.value, y);
}

/** Each number of the right answer may be off by as much. */
function compareLoosely(expected: Tree, given: Tree, options: CompareOptions): Comparison {
  const tolerance = options.numberTolerance;
  if (tolerance === undefined) return { type: "undecided" };
  const sampling = sample(expected, given, {
    positive: options.assume === "positive",
    seed: "numbers",
    numbers: {
      numberError: (value) => allowedError(value, tolerance),
      includeExponents: options.includeExponents ?? false,
    },
  });
  return sampling.type === "different" ? { type: "different", notes: sampling.notes } : sampling;
}

/** `1 ± √2`: the same values, in whichever order. */
function compareBranches(expected: Tree, given: Tree, options: CompareOptions): Comparison {
  const wanted = branchesOf(expected);
  const typed = branchesOf(given);
  for (const tree of typed) {
    const result = bestOf(wanted.map((other) => compareExpressions(other, tree, options)));
    if (result.type !== "equal") return result;
  }
  for (const tree of wanted) {
    if (!typed.some((other) => compareExpressions(tree, other, options).type === "equal"))
      return { type: "different", notes: [] };
  }
  return EQUAL;
}

function bestOf(results: readonly Comparison[]): Comparison {
  return (
    results.find(({ type }) => type === "equal") ??
    results.find(({ type }) => type === "unreadable") ?? { type: "different", notes: [] }
  );
}

/** The two expressions a ± stands for: all signs as written, all the other way. */
function branchesOf(tree: Tree): readonly Tree[] {
  return (roughnessOf(tree) & TWOFOLD) === 0 ? [tree] : [withSign(tree, true), withSign(tree, false)];
}

function withSign(tree: Tree, plus: boolean): Tree {
  const other = mapChildren(tree, (child) => withSign(child, plus));
  if (other.type !== "plus-minus") return other;
  const { left, right } = other;
  if (left === undefined) return { type: plus ? "positive" : "negative", of: right };
  return { type: plus ? "sum" : "difference", left, right };
}
