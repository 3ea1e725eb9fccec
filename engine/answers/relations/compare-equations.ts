import { compareExpressions, numericValue } from "../algebra/index.ts";
import { divide, negate, ONE } from "../rational.ts";
import { childrenOf, type Tree } from "../read/tree.ts";
import type { CheckNote, CheckOptions, CheckResult } from "../types.ts";
import { clearedOf, type Cleared } from "./difference.ts";
import { relationsOf, unknownsOf, type Formula } from "./formula.ts";
import { coefficientsIn, constantOf, contentOf, degreeOf, generatorsOf, scalePoly } from "./poly.ts";
import { constantRatio, hasSameFactors, nearOf, withoutRoots } from "./proportional.ts";
import { comparing, correct, different } from "./read-relation.ts";
import { rationalReal, realToLatex } from "./real.ts";
import { judgeSolutions } from "./judge-solutions.ts";
import { createScope, type Condition, type Scope } from "./scope.ts";
import { formulaSet } from "./solution-set.ts";

type Relation = Extract<Formula, { type: "relation" }>;

/** Compares equations: as one up to a factor, or by what solves them [REL9] [REL10]. */
export function compareEquations(expected: Formula, given: Formula, options: CheckOptions): CheckResult {
  const unknowns = [...new Set([...unknownsOf(expected), ...unknownsOf(given)])];
  if (expected.type === "always" || given.type === "always") {
    return compareSets(expected, given, options) ?? compareAlways(expected, given);
  }
  if (options.equiv === "solution_set") {
    const result = compareSets(expected, given, options);
    if (result !== undefined) return result;
  } else if (unknownsOf(expected).length === 0 && unknownsOf(given).length === 0) {
    return compareStatements(expected, given, options);
  }
  const scope = createScope(unknowns, options.assume === "positive");
  const isSingle = expected.type === "relation" && given.type === "relation";
  const wanted = clearedOf(expected, scope);
  const typed = wanted && clearedOf(given, scope);
  if (options.number_tolerance !== undefined && hasNearSides(expected, given, options)) return correct();
  if (wanted !== undefined && typed !== undefined) {
    const result = compareCleared(wanted, typed, scope, {
      isSingle,
      strangers: isSingle ? strangersOf(expected, given, scope) : 0,
      parameters: parametersOf(expected, scope) | parametersOf(given, scope),
      byFactors: !isSingle || options.equiv === "solution_set",
    });
    if (result !== undefined) return withSolutions(result, expected, given, options, scope);
  }
  return compareByValue(expected, given, options);
}

/** The same sides, either way round, but for numbers within the tolerance. */
function hasNearSides(expected: Formula, given: Formula, options: CheckOptions): boolean {
  if (expected.type !== "relation" || given.type !== "relation") return false;
  const isNear = (a: Tree, b: Tree) => compareExpressions(a, b, comparing(options)).type === "equal";
  return (
    (isNear(expected.left, given.left) && isNear(expected.right, given.right)) ||
    (isNear(expected.left, given.right) && isNear(expected.right, given.left))
  );
}

/** "No solution" and "all numbers", against an equation in several unknowns that holds never or always. */
function compareAlways(expected: Formula, given: Formula): CheckResult {
  const [truth, second] = [expected, given].map((formula) => {
    if (formula.type === "always") return formula.value;
    const scope = createScope(unknownsOf(formula));
    const cleared = clearedOf(formula, scope);
    const constant = cleared && constantOf(cleared.top);
    return constant && constant.n === 0n;
  });
  return truth !== undefined && truth === second ? correct() : different();
}

interface Comparing {
  /** Names that only one of two single equations has: a factor of these is cancelled. */
  readonly strangers: number;
  /** All names but the one that a list of solutions is for. */
  readonly parameters: number;
  readonly isSingle: boolean;
  /** Factors count, not how often. */
  readonly byFactors: boolean;
}

/** `x = (-b ± √(b² - 4ac))/(2a)`: a, b and c are numbers to x. */
function parametersOf(formula: Formula, scope: Scope): number {
  if (formula.type !== "any") return 0;
  const names = new Set(relationsOf(formula).map(({ left }) => (left.type === "name" ? left.name : "")));
  const [name = ""] = names;
  if (names.size > 1 || name === "") return 0;
  let bits = 0;
  for (const [index, atom] of scope.atoms.entries()) {
    if (atom.type === "name" && atom.name !== name) bits |= 1 << index;
  }
  return bits;
}

/** What must not be below 0, whatever its factor. */
function domainKey({ conditions }: Cleared): string {
  const keys = conditions.flatMap(({ of, must }) =>
    must === "≠" ? [] : [keyOf(scalePoly(of, divide(ONE, contentOf(of))))],
  );
  return [...new Set(keys)].toSorted().join(";");
}

function strangersOf(expected: Formula, given: Formula, scope: Scope): number {
  const [first, second] = [new Set(unknownsOf(expected)), new Set(unknownsOf(given))];
  let bits = 0;
  for (const [index, atom] of scope.atoms.entries()) {
    if (atom.type === "name" && first.has(atom.name) !== second.has(atom.name)) bits |= 1 << index;
  }
  return bits;
}

function compareCleared(wanted: Cleared, typed: Cleared, scope: Scope, how: Comparing): CheckResult | undefined {
  const [a, b] = [wanted.top, typed.top];
  if (a.size === 0 || b.size === 0) {
    return a.size === b.size ? correct() : scope.constants === 0 ? different() : undefined;
  }
  const [x, y] = scope.isPositive ? [withoutRoots(a, scope), withoutRoots(b, scope)] : [a, b];
  if (constantRatio(x, y, scope, how.strangers, how.parameters) !== 0) {
    // Roots and logarithms that only one of them has: where both are defined is for the comparison of values.
    if (how.isSingle && !scope.isPositive && domainKey(wanted) !== domainKey(typed)) return undefined;
    const notes = holesOf(typed.conditions, wanted.conditions, scope);
    return notes.length === 0 ? correct() : { ...correct(), notes };
  }
  if (how.byFactors && hasSameFactors(a, b)) return correct();
  // With nothing but unknowns to powers, two polynomials that differ differ.
  const isPlain = ((generatorsOf(a) | generatorsOf(b)) & ~namesOf(scope)) === 0;
  if (!isPlain) return undefined;
  const near = nearOf(a, b);
  return near === undefined ? different() : { ...different(), near };
}

function namesOf(scope: Scope): number {
  let bits = 0;
  scope.atoms.forEach((atom, index) => {
    if (atom.type === "name" && !atom.name.endsWith("(")) bits |= 1 << index;
  });
  return bits;
}

/** Solutions made sure of, or said to be missing or too many, where there is one unknown. */
function withSolutions(
  result: CheckResult,
  expected: Formula,
  given: Formula,
  options: CheckOptions,
  scope: Scope,
): CheckResult {
  if (result.verdict === "correct" && result.notes === undefined) return result;
  if (scope.atoms.filter(({ type }) => type === "name").length !== 1) return result;
  const bySet = compareSets(expected, given, options);
  if (bySet === undefined) return result;
  if (result.verdict === "correct") return bySet.verdict === "correct" ? result : bySet;
  // `x² = 0` is not `x = 0` unless solutions are what is compared.
  if (bySet.verdict === "correct") return options.assume === "positive" ? bySet : result;
  return result.near === undefined ? bySet : { ...bySet, near: result.near };
}

/** By all that solves them, in one unknown; `undefined` where it is not known what does. */
function compareSets(expected: Formula, given: Formula, options: CheckOptions): CheckResult | undefined {
  const [variable = "x", ...others] = new Set([...unknownsOf(expected), ...unknownsOf(given)]);
  if (others.length > 0) return undefined;
  const { assume } = options;
  const wanted = formulaSet(expected, { variable, assume });
  const typed = wanted && formulaSet(given, { variable, assume });
  if (wanted === undefined || typed === undefined) return undefined;
  return judgeSolutions(wanted, typed, options);
}

/** Statements without unknowns: by their sides, either way round; what is plainly true is all one [REL11]. */
function compareStatements(expected: Formula, given: Formula, options: CheckOptions): CheckResult {
  const [[a, ...moreA], [b, ...moreB]] = [relationsOf(expected), relationsOf(given)];
  if (a === undefined || b === undefined || moreA.length > 0 || moreB.length > 0) return different();
  const isEqual = (x: Tree, y: Tree) => compareExpressions(x, y, comparing(options)).type === "equal";
  if (isEqual(a.left, b.left) && isEqual(a.right, b.right)) return correct();
  if (isEqual(a.left, b.right) && isEqual(a.right, b.left)) return correct();
  const isPlain = a.left.type === "number" && a.right.type === "number" && isEqual(a.left, a.right);
  return isPlain && isEqual(b.left, b.right) ? correct() : different();
}

/**
 * Equations with functions in them: one difference is a number times the other. The number is read off where both are
 * defined, and the comparison is left to that of expressions [REL12].
 */
function compareByValue(expected: Formula, given: Formula, options: CheckOptions): CheckResult {
  const [a, ...moreA] = relationsOf(expected);
  const [b, ...moreB] = relationsOf(given);
  const hasSets = options.equiv !== "solution_set" && isWrittenAsSolutions(expected, given);
  const bySet = hasSets ? compareSets(expected, given, options) : undefined;
  if (bySet !== undefined) return bySet;
  if (a === undefined || b === undefined || moreA.length > 0 || moreB.length > 0) return undecided();
  const result = compareScaled(a, b, options);
  // Other equations can have the same solutions.
  const isKnown = result?.verdict !== "incorrect" || options.equiv !== "solution_set";
  if (result !== undefined && isKnown) return result;
  return compareSets(expected, given, options)?.verdict === "incorrect" ? different() : undecided();
}

/** A list of solutions, or absolute values, against something else: then solutions are meant. */
function isWrittenAsSolutions(expected: Formula, given: Formula): boolean {
  return [expected, given].some(
    (formula) =>
      formula.type === "any" || relationsOf(formula).some(({ left, right }) => hasAbsolute(left) || hasAbsolute(right)),
  );
}

function hasAbsolute(tree: Tree): boolean {
  return tree.type === "absolute" || childrenOf(tree).some(hasAbsolute);
}

function compareScaled(a: Relation, b: Relation, options: CheckOptions): CheckResult | undefined {
  const wanted = minus(a.left, a.right);
  const typed = minus(b.left, b.right);
  const factor = factorBetween(wanted, typed, [...new Set([...unknownsOf(a), ...unknownsOf(b)])]);
  if (factor === undefined) return different();
  const scaled: Tree = { type: "product", left: factor, right: { type: "group", of: typed } };
  const comparison = compareExpressions(wanted, scaled, comparing(options));
  if (comparison.type === "equal") {
    return comparison.notes.length === 0 ? correct() : { ...correct(), notes: comparison.notes };
  }
  if (comparison.type === "unreadable") return { verdict: "unreadable", ...comparison.problem };
  if (comparison.type === "undecided") return undefined;
  const isPartly = comparison.notes.some(({ type }) => type === "only-where");
  return { ...different(isPartly ? "not-everywhere" : "different"), notes: comparison.notes };
}

function minus(left: Tree, right: Tree): Tree {
  return { type: "difference", left: { type: "group", of: left }, right: { type: "group", of: right } };
}

/** The quotient at a few points: 1 where there are none, `undefined` where they do not agree on a simple fraction. */
function factorBetween(a: Tree, b: Tree, names: readonly string[]): Tree | undefined {
  let factor: number | undefined;
  let count = 0;
  for (let point = 0; point < 12 && count < 3; point++) {
    const values = new Map(names.map((name, index) => [name, pointFor(point, index)]));
    const quotient = numericValue(a, values) / numericValue(b, values);
    if (!Number.isFinite(quotient) || quotient === 0) continue;
    count++;
    if (factor === undefined) factor = quotient;
    else if (Math.abs(quotient - factor) > 1e-7 * Math.abs(factor)) return undefined;
  }
  return simpleFraction(factor ?? 1);
}

/** Points on both sides of 0, none of them special. */
function pointFor(point: number, index: number): number {
  const size = ((point * 7 + index * 5 + 3) % 11) / 3 + 0.137 * (index + 1) + 0.0613 * point;
  return point % 3 === 2 ? -size : size;
}

function simpleFraction(value: number): Tree | undefined {
  for (let bottom = 1; bottom <= 360; bottom++) {
    const top = Math.round(value * bottom);
    if (top === 0 || Math.abs(top / bottom - value) >= 1e-6 * Math.abs(value)) continue;
    const fraction: Tree = { type: "fraction", left: wholeTree(Math.abs(top)), right: wholeTree(bottom) };
    return { type: "group", of: top < 0 ? { type: "negative", of: fraction } : fraction };
  }
  return undefined;
}

function wholeTree(value: number): Tree {
  return { type: "number", whole: String(value), decimals: "", at: 0 };
}

function undecided(): CheckResult {
  return { ...different(), notes: [{ type: "undecided" }] };
}

/** Where the typed equation is not defined and the right answer is. */
function holesOf(typed: readonly Condition[], wanted: readonly Condition[], scope: Scope): readonly CheckNote[] {
  const known = new Set(wanted.map(({ of }) => keyOf(of)));
  const first = typed.find(({ of, must }) => must === "≠" && !known.has(keyOf(of)));
  if (first === undefined) return [];
  const where = zeroOf(first.of, scope);
  return [where === undefined ? { type: "hole" } : { type: "hole", where }];
}

function keyOf(poly: Condition["of"]): string {
  return [...poly].map(([key, { n, d }]) => `${key}:${n}/${d}`).join();
}

/** `x = 2` for `3x - 6`. */
function zeroOf(poly: Condition["of"], scope: Scope): string | undefined {
  const index = 31 - Math.clz32(generatorsOf(poly));
  const atom = scope.atoms[index];
  const [constant, factor] = coefficientsIn(poly, index).map(constantOf);
  if (atom?.type !== "name" || constant === undefined || factor === undefined || degreeOf(poly) !== 1) return undefined;
  return `${atom.name} = ${realToLatex(rationalReal(negate(divide(constant, factor))))}`;
}
