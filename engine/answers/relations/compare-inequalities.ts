import { compareExpressions } from "../algebra/index.ts";
import type { Tree } from "../read/tree.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { compareEquations } from "./compare-equations.ts";
import { judgeSolutions } from "./judge-solutions.ts";
import { differenceOf } from "./difference.ts";
import { relationsOf, unknownsOf, type Formula } from "./formula.ts";
import { constantRatio } from "./proportional.ts";
import { comparing, correct, different } from "./read-relation.ts";
import { TURNED } from "./relation-form.ts";
import { bare } from "./solved.ts";
import { createScope, multiplyIn, type Scope } from "./scope.ts";
import { formulaSet } from "./solution-set.ts";

type Relation = Extract<Formula, { type: "relation" }>;

/** Compares inequalities: by their solutions in one unknown, by their difference's positive multiples in several. */
export function compareInequalities(expected: Formula, given: Formula, options: CheckOptions): CheckResult {
  const unknowns = [...new Set([...unknownsOf(expected), ...unknownsOf(given)])];
  if (unknowns.length === 0 && expected.type === "relation" && given.type === "relation") {
    return hasSameSides(expected, given, options) ? correct() : different();
  }
  const bySolutions = compareSolutions(expected, given, unknowns, options);
  return bySolutions ?? compareEach(withoutAbsolute(expected), withoutAbsolute(given), unknowns, options);
}

function compareSolutions(
  expected: Formula,
  given: Formula,
  [variable = "x", ...others]: readonly string[],
  options: CheckOptions,
): CheckResult | undefined {
  if (others.length > 0) return undefined;
  const { assume } = options;
  const wanted = formulaSet(expected, { variable, assume });
  const typed = wanted && formulaSet(given, { variable, assume });
  return wanted && typed && judgeSolutions(wanted, typed, options);
}

/** `|u| < v` says `u < v and -u < v`, `|u| > v` that one of these holds. */
function withoutAbsolute(formula: Formula): Formula {
  if (formula.type === "always") return formula;
  if (formula.type !== "relation") return { ...formula, of: formula.of.map(withoutAbsolute) };
  const [left, right] = [bare(formula.left), bare(formula.right)];
  if (right.type === "absolute" && left.type !== "absolute") {
    return withoutAbsolute({ ...formula, left: right, right: left, sign: TURNED[formula.sign] });
  }
  if (left.type !== "absolute" || isEquality(formula)) return formula;
  const opposite: Tree = { type: "negative", of: { type: "group", of: left.of } };
  const of = [left.of, opposite].map((side): Relation => ({ ...formula, left: side }));
  return { type: DIRECTION[formula.sign] < 0 ? "all" : "any", of };
}

/** Whether "and" and "or" are both in it. */
function isMixed(formula: Formula): boolean {
  const inner = (part: Formula): boolean => part.type === "all" || part.type === "any";
  return inner(formula) && partsOf(formula, formula.type).some(inner);
}

/** The parts joined by one word, those of parts joined by the same word too. */
function partsOf(formula: Formula, type: Formula["type"]): readonly Formula[] {
  return formula.type === type && (formula.type === "all" || formula.type === "any")
    ? formula.of.flatMap((part) => partsOf(part, type))
    : [formula];
}

/** Joined alike, part by part in any order. */
function isSameStructure(a: Formula, b: Formula, unknowns: readonly string[], options: CheckOptions): boolean {
  if (a.type === "always" || b.type === "always") return a.type === b.type && isSameTruth(a, b);
  if (a.type === "relation" || b.type === "relation") {
    if (a.type !== "relation" || b.type !== "relation") return false;
    return matches(a, b, createScope(unknowns), options) === "same";
  }
  const free = [...partsOf(b, b.type)];
  return (
    a.type === b.type &&
    partsOf(a, a.type).every((part) => {
      const at = free.findIndex((other) => isSameStructure(part, other, unknowns, options));
      if (at !== -1) free.splice(at, 1);
      return at !== -1;
    }) &&
    free.length === 0
  );
}

function isSameTruth(a: Formula, b: Formula): boolean {
  return a.type === "always" && b.type === "always" && a.value === b.value;
}

/** Each relation against one of the others', in any order; joined alike. */
function compareEach(
  expected: Formula,
  given: Formula,
  unknowns: readonly string[],
  options: CheckOptions,
): CheckResult {
  if (isMixed(expected) || isMixed(given)) {
    const isSame = isSameStructure(expected, given, unknowns, options);
    return isSame ? correct() : { ...different(), notes: [{ type: "undecided" }] };
  }
  const wanted = relationsOf(expected);
  const free = [...relationsOf(given)];
  const isJoinedAlike = expected.type === given.type || [expected, given].some(({ type }) => type === "relation");
  let reason: CheckResult["reason"] | undefined;
  let isUndecided = false;
  let matched = 0;
  for (const relation of wanted) {
    const found = free.map((other) => matches(relation, other, createScope(unknowns), options));
    const at = found.indexOf("same");
    if (at !== -1) {
      free.splice(at, 1);
      matched++;
      continue;
    }
    if (found.includes("wrong-ends")) reason ??= "wrong-ends";
    else if (found.includes("wrong-direction")) reason ??= "wrong-direction";
    isUndecided ||= found.includes("undecided");
  }
  if (matched === wanted.length && free.length === 0 && (isJoinedAlike || wanted.length === 1)) return correct();
  const result = different(reason);
  if (isUndecided) return { ...result, notes: [{ type: "undecided" }] };
  if (reason === undefined && isJoinedAlike && matched > 0 && free.length === 0) return different("missing-solution");
  if (reason === undefined && matched === wanted.length && free.length > 0) return different("extra-solution");
  // What takes several to say can be said by one: |x + y| < 1.
  return matched === 0 && wanted.length !== relationsOf(given).length
    ? { ...result, notes: [{ type: "undecided" }] }
    : result;
}

/** Without unknowns: the same sides, either way round. */
function hasSameSides(a: Relation, b: Relation, options: CheckOptions): boolean {
  const isEqual = (x: Tree, y: Tree) => compareExpressions(x, y, comparing(options)).type === "equal";
  const isStraight = a.sign === b.sign && isEqual(a.left, b.left) && isEqual(a.right, b.right);
  return isStraight || (a.sign === TURNED[b.sign] && isEqual(a.left, b.right) && isEqual(a.right, b.left));
}

type Match = "same" | "wrong-ends" | "wrong-direction" | "different" | "undecided";

function matches(a: Relation, b: Relation, scope: Scope, options: CheckOptions): Match {
  if (isEquality(a) || isEquality(b)) {
    if (a.sign !== b.sign) return "different";
    const asEquations = [a, b].map((relation): Relation => ({ ...relation, sign: "=" }));
    const [first = a, second = b] = asEquations;
    return compareEquations(first, second, options).verdict === "correct" ? "same" : "different";
  }
  const factor = factorOf(a, b, scope, options);
  if (factor === undefined) return "undecided";
  if (factor === 0) return "different";
  const turned = factor < 0 ? TURNED[b.sign] : b.sign;
  if (turned === a.sign) return "same";
  return isStrict(turned) !== isStrict(a.sign) && turned[0] !== undefined && DIRECTION[turned] === DIRECTION[a.sign]
    ? "wrong-ends"
    : "wrong-direction";
}

const DIRECTION = { "<": -1, "≤": -1, ">": 1, "≥": 1, "=": 0, "≠": 0 } as const;

function isStrict(sign: Relation["sign"]): boolean {
  return sign === "<" || sign === ">";
}

function isEquality({ sign }: Relation): boolean {
  return sign === "=" || sign === "≠";
}

/** The sign of the constant by which one difference is a multiple of the other; 0 where it is none. */
function factorOf(a: Relation, b: Relation, scope: Scope, options: CheckOptions): number | undefined {
  const wanted = differenceOf(a.left, a.right, scope);
  const typed = wanted && differenceOf(b.left, b.right, scope);
  if (wanted === undefined || typed === undefined) return byValue(a, b, options);
  const left = multiplyIn(wanted.quotient.top, typed.quotient.bottom, scope);
  const right = multiplyIn(typed.quotient.top, wanted.quotient.bottom, scope);
  if (left === undefined || right === undefined) return byValue(a, b, options);
  if (left.size === 0 || right.size === 0) return left.size === right.size ? 1 : 0;
  const factor = constantRatio(left, right, scope);
  const hasAtoms = scope.atoms.some(({ type }) => type !== "name");
  return factor === 0 && hasAtoms ? byValue(a, b, options) : factor;
}

/** With functions in them: the same difference, or its negative. */
function byValue(a: Relation, b: Relation, options: CheckOptions): number | undefined {
  const left = {
    type: "difference",
    left: { type: "group", of: a.left },
    right: { type: "group", of: a.right },
  } as const;
  const right = {
    type: "difference",
    left: { type: "group", of: b.left },
    right: { type: "group", of: b.right },
  } as const;
  const same = compareExpressions(left, right, comparing(options)).type;
  if (same === "equal") return 1;
  const opposite = compareExpressions(
    left,
    { type: "negative", of: { type: "group", of: right } },
    comparing(options),
  ).type;
  if (opposite === "equal") return -1;
  return same === "different" ? 0 : undefined;
}
