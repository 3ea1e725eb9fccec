import { compareOptionsOf } from "../compare-options.ts";
import { compareExpressions, normalForm } from "../algebra/index.ts";
import { bare } from "../forms/shape.ts";
import type { Tree } from "../read/tree.ts";
import { EQUAL, wrong, undecided } from "../results.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { compareEquations, compareSets, factorBetween, hasSameSides, scaled } from "./compare-equations.ts";
import { differenceOf, TURNED, unknownsOf, type Formula, type Relation } from "./formula.ts";
import { bottomOf, times } from "./normals.ts";
import { constantRatio } from "./proportional.ts";

/** Compares inequalities: by their solutions in one unknown, by their difference's positive multiples in several. */
export function compareInequalities(expected: Formula, given: Formula, options: CheckOptions): CheckResult {
  if (unknownsOf(expected).length + unknownsOf(given).length === 0 && expected.type === "relation") {
    return hasSameSides(expected, given, options) ? EQUAL : wrong();
  }
  const bySet = compareSets(expected, given, options);
  if (bySet !== undefined) return bySet;
  const [wanted, typed] = [withoutAbsolute(expected), withoutAbsolute(given)];
  const isPair = wanted.type === "relation" && typed.type === "relation";
  return isPair ? compareRelations(wanted, typed, options) : compareParts(wanted, typed, options);
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

/** The parts joined by one word, those of parts joined by the same word too. */
function partsOf(formula: Formula, type: Formula["type"]): readonly Formula[] {
  return formula.type === type && "of" in formula ? formula.of.flatMap((part) => partsOf(part, type)) : [formula];
}

/** Most relations that are compared with others, whatever their number. */
const MAX_COMPARISONS = 16;

/** Each part is one of the others', in any order; how single parts differ is told. */
export function compareParts(
  expected: Formula,
  given: Formula,
  options: CheckOptions,
  budget = { left: MAX_COMPARISONS },
): CheckResult {
  if (expected.type === "always" || given.type === "always" || budget.left <= 0) return undecided();
  if (expected.type === "relation" && given.type === "relation") {
    budget.left--;
    return compareRelations(expected, given, options);
  }
  const type = expected.type === "any" || given.type === "any" ? "any" : "all";
  const [wanted, free] = [partsOf(expected, type), [...partsOf(given, type)]];
  const isLike = wanted.length === free.length && [...wanted, ...free].every((part) => part.type === "relation");
  const missing = wanted.flatMap((part) => {
    const found = free.map((other) => compareParts(part, other, options, budget));
    const at = found.findIndex(({ verdict }) => verdict === "correct");
    if (at !== -1) free.splice(at, 1);
    return at === -1 ? [found.find(({ reason }) => reason.startsWith("wrong-")) ?? wrong()] : [];
  });
  const [first] = missing;
  if (first === undefined) return free.length === 0 ? EQUAL : wrong("extra-solution");
  if (first.reason !== "different") return first;
  if (free.length === 0 && missing.length < wanted.length) return wrong("missing-solution");
  // What takes several to say can be said by one: |x + y| < 1.
  return isLike ? wrong() : undecided();
}

function compareRelations(a: Relation, b: Relation, options: CheckOptions): CheckResult {
  if (isEquality(a) || isEquality(b)) {
    return a.sign === b.sign ? compareEquations({ ...a, sign: "=" }, { ...b, sign: "=" }, options) : wrong();
  }
  const factor = factorOf(a, b) || factorByValue(a, b, options);
  if (factor === undefined) return undecided();
  if (factor === 0) return wrong();
  const turned = factor < 0 ? TURNED[b.sign] : b.sign;
  if (turned === a.sign) return EQUAL;
  return wrong(DIRECTION[turned] === DIRECTION[a.sign] ? "wrong-ends" : "wrong-direction");
}

const DIRECTION = { "<": -1, "≤": -1, ">": 1, "≥": 1, "=": 0, "≠": 0 } as const;

function isEquality({ sign }: Relation): boolean {
  return DIRECTION[sign] === 0;
}

/** The sign of the number by which one difference is a multiple of the other; 0 where it is none. */
function factorOf(a: Relation, b: Relation): number {
  const [wanted, typed] = [normalForm(differenceOf(a)), normalForm(differenceOf(b))];
  if (!wanted.ok || !typed.ok) return 0;
  const left = times(wanted.value.top, bottomOf(typed.value));
  const right = times(typed.value.top, bottomOf(wanted.value));
  return left === undefined || right === undefined ? 0 : constantRatio(left, right);
}

/** With functions in them: one difference is a number times the other. */
function factorByValue(a: Relation, b: Relation, options: CheckOptions): number | undefined {
  const [left, right] = [differenceOf(a), differenceOf(b)];
  const factor = factorBetween(left, right);
  const { type } = compareExpressions(left, scaled(right, factor), compareOptionsOf(options));
  if (type === "equal") return factor.n < 0n ? -1 : 1;
  return type === "different" ? 0 : undefined;
}
