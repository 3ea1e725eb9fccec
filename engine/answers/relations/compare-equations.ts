import { compareOptionsOf } from "../compare-options.ts";
import { compareExpressions, normalForm, toRational, type Polynomial } from "../algebra/index.ts";
import { rationalCoefficientsIn } from "../algebra/polynomial-in.ts";
import { over } from "../algebra/coefficient.ts";
import {
  absoluteCoefficient,
  atomPolynomial,
  contentOf,
  createContext,
  polynomialKey,
  scalePolynomial,
} from "../algebra/polynomial.ts";
import type { Rational } from "../rational.ts";
import { childrenOf, quotientTree, type Tree } from "../read/tree.ts";
import { judged } from "../judged.ts";
import { EQUAL, undecided, wrong } from "../results.ts";
import type { CheckNote, CheckOptions, CheckResult } from "../types.ts";
import { conditionsOf } from "./conditions.ts";
import { differenceOf, relationsOf, TURNED, unknownsOf, type Formula, type Relation, type Sign } from "./formula.ts";
import { judgeSolutions } from "./judge-solutions.ts";
import { atomsOf, cleared, times } from "./normals.ts";
import { constantRatio, nearOf, withoutRoots } from "./proportional.ts";
import { realToLatex } from "./real.ts";
import { formulaSet } from "./solution-set.ts";
import { rootsOf } from "./zeros.ts";

/** Compares equations: as one up to a factor, or by what solves them [REL9] [REL10]. */
export function compareEquations(expected: Formula, given: Formula, options: CheckOptions): CheckResult {
  const bySet = compareSets(expected, given, options);
  if (expected.type === "always" || given.type === "always") {
    const [truth, second] = [expected, given].map(truthOf);
    return bySet ?? (truth !== undefined && truth === second ? EQUAL : wrong());
  }
  const isForSolutions = options.equiv === "solution_set";
  if (!isForSolutions && unknownsOf(expected).length + unknownsOf(given).length === 0) {
    return compareStatements(expected, given, options);
  }
  if (options.number_tolerance !== undefined && hasSameSides(expected, given, options)) return EQUAL;
  const [a, b] = [clearedOf(expected, options), clearedOf(given, options)];
  const isPlain = [a, b].every((of) => of !== undefined && atomsOf(of).every(({ kind }) => kind === "name"));
  const near = isPlain && a !== undefined && b !== undefined ? nearOf(a, b) : undefined;
  const isMeant = options.assume === "positive" || isWrittenAsSolutions(expected, given);
  // What has no solution is not all one, unless solutions are what is compared.
  const isBySet = isForSolutions || (isMeant && bySet !== undefined && !hasNoSolution(expected, options));
  if (bySet !== undefined && (isBySet || bySet.verdict === "incorrect")) {
    return near === undefined || bySet.verdict === "correct" ? bySet : { ...bySet, near };
  }
  const notes = a && b && compareCleared(a, b, expected, given, options);
  if (notes !== undefined) return notes.length === 0 ? EQUAL : { ...EQUAL, notes };
  // With nothing but unknowns to powers, two polynomials that differ differ.
  if (isPlain && [expected, given].every((formula) => domainOf(formula).every(({ must }) => must === "≠"))) {
    return near === undefined ? wrong() : { ...wrong(), near };
  }
  if (expected.type !== "relation" || given.type !== "relation") return undecided();
  const result = compareDifferences(expected, given, options);
  // Other equations can have the same solutions.
  return result.verdict === "incorrect" && isForSolutions ? undecided() : result;
}

/** By all that solves them, in one unknown; `undefined` where it is not known what does. */
export function compareSets(expected: Formula, given: Formula, options: CheckOptions): CheckResult | undefined {
  const [variable = "x", ...others] = new Set([...unknownsOf(expected), ...unknownsOf(given)]);
  if (others.length > 0) return undefined;
  const { assume } = options;
  const wanted = formulaSet(expected, { variable, assume });
  const typed = wanted && formulaSet(given, { variable, assume });
  return wanted && typed && judgeSolutions(wanted, typed, options);
}

function hasNoSolution(formula: Formula, { assume }: CheckOptions): boolean {
  return formulaSet(formula, { assume })?.length === 0;
}

/** The same sides, either way round. */
export function hasSameSides(a: Formula, b: Formula, options: CheckOptions): boolean {
  if (a.type !== "relation" || b.type !== "relation") return false;
  const isEqual = (x: Tree, y: Tree) => compareExpressions(x, y, compareOptionsOf(options)).type === "equal";
  const isStraight = a.sign === b.sign && isEqual(a.left, b.left) && isEqual(a.right, b.right);
  return isStraight || (a.sign === TURNED[b.sign] && isEqual(a.left, b.right) && isEqual(a.right, b.left));
}

/** The product of what each equation sets to 0, denominators cleared; `undefined` where there is more than "or". */
export function clearedOf(formula: Formula, options: CheckOptions): Polynomial | undefined {
  if (formula.type === "any") return times(...formula.of.map((part) => clearedOf(part, options)));
  if (formula.type !== "relation" || formula.sign !== "=") return undefined;
  const normal = normalForm(differenceOf(formula), options.assume === undefined ? {} : { assume: options.assume });
  return normal.ok ? cleared(normal.value.top) : undefined;
}

/** Whether it holds always, or never. */
function truthOf(formula: Formula): boolean | undefined {
  if (formula.type === "always") return formula.value;
  const of = clearedOf(formula, {});
  return of !== undefined && atomsOf(of).length === 0 ? of.length === 0 : undefined;
}

/** Notes on two equations that are one up to a factor; `undefined` where they are not known to be. */
function compareCleared(
  a: Polynomial,
  b: Polynomial,
  expected: Formula,
  given: Formula,
  options: CheckOptions,
): readonly CheckNote[] | undefined {
  const isPositive = options.assume === "positive";
  const isSingle = expected.type === "relation" && given.type === "relation";
  if (a.length === 0 || b.length === 0) return a.length === b.length ? [] : undefined;
  if ((!isSingle || options.equiv === "solution_set") && hasSameFactors(a, b)) return [];
  const [x, y] = [withoutRoots(a, isPositive), withoutRoots(b, isPositive)];
  if (constantRatio(x, y, numbersOf(expected, given)) === 0) return undefined;
  const [wanted, typed] = [domainOf(expected), domainOf(given)];
  // Roots and logarithms that only one of them has: where both are defined is for the comparison of values.
  const [known, all] = [wanted, typed].map((domain) => domain.filter(({ must }) => must !== "≠").map(({ key }) => key));
  if (isSingle && !isPositive && [...new Set(known)].toSorted().join() !== [...new Set(all)].toSorted().join()) {
    return undefined;
  }
  const hole = typed.find(({ key, must }) => must === "≠" && !wanted.some((other) => other.key === key));
  return hole === undefined ? [] : [holeAt(hole.of)];
}

/** The same but for how often unknowns are factors. */
function hasSameFactors(a: Polynomial, b: Polynomial): boolean {
  const [x, y] = [a, b].map((of) => {
    const { monomial, rest } = contentOf(of, createContext(false));
    return times(rest, ...monomial.factors.map(({ atom }) => atomPolynomial(atom)));
  });
  return x !== undefined && y !== undefined && constantRatio(x, y) !== 0;
}

/** Unknowns that count as numbers: those that only the right equation has, and all but the one listed. */
function numbersOf(expected: Formula, given: Formula): ReadonlySet<string> {
  const [first, second] = [unknownsOf(expected), unknownsOf(given)];
  if (expected.type === "relation" && given.type === "relation") {
    // What is typed may be divided by a name, never multiplied: `ay = 2ax` also holds where a is 0.
    return new Set(second.every((name) => first.includes(name)) ? first.filter((name) => !second.includes(name)) : []);
  }
  // `x = (-b ± √(b² - 4ac))/(2a)`: a, b and c are numbers to x.
  const listed = [expected, given].flatMap((formula) => (formula.type === "any" ? relationsOf(formula) : []));
  const [name, ...more] = new Set(listed.map(({ left }) => (left.type === "name" ? left.name : "")));
  return new Set(more.length > 0 || name === "" ? [] : [...first, ...second].filter((other) => other !== name));
}

interface Domain {
  readonly of: Polynomial;
  readonly must: Sign;
  /** The same for all multiples of it by numbers above 0. */
  readonly key: string;
}

/** What must hold of the unknowns for everything to be defined. */
function domainOf(formula: Formula): readonly Domain[] {
  const conditions = relationsOf(formula).flatMap((relation) => conditionsOf(differenceOf(relation)) ?? []);
  return conditions.flatMap(({ of: tree, must }) => {
    const normal = normalForm(tree);
    const of = normal.ok ? normal.value.top : [];
    const size = absoluteCoefficient(of[0]?.coefficient ?? 1);
    return atomsOf(of).length === 0 ? [] : [{ of, must, key: polynomialKey(scalePolynomial(of, over(1, size))) }];
  });
}

/** Where the typed equation is not defined and the right answer is: `x = 2` for `3x - 6`. */
function holeAt(of: Polynomial): CheckNote {
  const [{ name } = { name: "" }, ...more] = atomsOf(of);
  const [root, ...others] = (more.length === 0 && rootsOf(rationalCoefficientsIn(of, name))) || [];
  const isKnown = root?.a !== undefined && others.length === 0;
  return isKnown ? { type: "hole", where: `${name} = ${realToLatex(root)}` } : { type: "hole" };
}

/** Statements without unknowns: by their sides, either way round; what is plainly true is all one [REL11]. */
function compareStatements(expected: Formula, given: Formula, options: CheckOptions): CheckResult {
  if (hasSameSides(expected, given, options)) return EQUAL;
  if (expected.type !== "relation" || given.type !== "relation") return wrong();
  const isTrue = ({ left, right }: Relation) =>
    compareExpressions(left, right, compareOptionsOf(options)).type === "equal";
  const isPlain = expected.left.type === "number" && expected.right.type === "number";
  return isPlain && isTrue(expected) && isTrue(given) ? EQUAL : wrong();
}

/** A list of solutions, or absolute values, against something else: then solutions are meant. */
function isWrittenAsSolutions(expected: Formula, given: Formula): boolean {
  const hasAbsolute = (tree: Tree): boolean => tree.type === "absolute" || childrenOf(tree).some(hasAbsolute);
  return [expected, given].some(
    (formula) => formula.type === "any" || relationsOf(formula).some((relation) => hasAbsolute(differenceOf(relation))),
  );
}

/** With functions in them: one difference is a number times the other [REL12]. */
function compareDifferences(a: Relation, b: Relation, options: CheckOptions): CheckResult {
  const [wanted, typed] = [differenceOf(a), differenceOf(b)];
  return judged(compareExpressions(wanted, scaled(typed, factorBetween(wanted, typed)), compareOptionsOf(options)));
}

/** The quotient of the coefficients of a term that both have; 1 where there is none. */
export function factorBetween(a: Tree, b: Tree): Rational {
  const [first, second] = [normalForm(a), normalForm(b)];
  const known = new Map(second.ok ? second.value.top.map((term) => [term.monomial.key, term.coefficient]) : []);
  const shared = first.ok ? first.value.top.find(({ monomial }) => known.has(monomial.key)) : undefined;
  return toRational(shared === undefined ? 1 : over(shared.coefficient, known.get(shared.monomial.key) ?? 1));
}

export function scaled(tree: Tree, by: Rational): Tree {
  return { type: "product", left: quotientTree(by), right: { type: "group", of: tree } };
}
