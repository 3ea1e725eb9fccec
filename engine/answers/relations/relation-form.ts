import { compareExpressions } from "../algebra/index.ts";
import { judgeForm, judgeSidesSimplified, judgeNumberForms, sameShape, type FormFault } from "../forms/index.ts";
import type { Tree } from "../read/tree.ts";
import type { CheckOptions } from "../types.ts";
import { bare, holdsName, isIn, termsOf } from "../forms/shape.ts";
import { relationsOf, TURNED, type Formula, type Relation } from "./formula.ts";

/** What keeps a relation from being written as asked; its value is known to be right [REL16]. */
export function judgeRelationForm(expected: Formula, given: Formula, options: CheckOptions): FormFault | undefined {
  switch (options.form) {
    case "same":
      return hasSameSides(expected, given) ? undefined : { reason: "not-same-form" };
    case "slope_intercept":
      return isSlopeIntercept(given, expected) ? undefined : { reason: "not-slope-intercept" };
    case "simplified":
      for (const [index, { left, right }] of relationsOf(given).entries()) {
        const wanted = relationsOf(expected)[index];
        const fault = judgeSidesSimplified([left, right], wanted && [wanted.left, wanted.right]);
        if (fault !== undefined) return fault;
      }
      return undefined;
    default:
      return judgeSides(expected, given, options);
  }
}

/** Another form holds for every side that is no bare unknown; ways of writing numbers, for sides that are numbers. */
function judgeSides(expected: Formula, given: Formula, options: CheckOptions): FormFault | undefined {
  const wanted = relationsOf(expected).flatMap(({ left, right }) => [left, right]);
  const sides = relationsOf(given).flatMap(({ left, right }) => [left, right]);
  for (const [index, side] of sides.entries()) {
    if (bare(side).type === "name") continue;
    const model = wanted.length === sides.length ? wanted[index] : undefined;
    const fault =
      judgeForm(side, options.form ?? "any", model, options) ??
      (!holdsName(side) ? judgeNumberForms(side, options, undefined) : undefined);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The same two sides, in either order, perhaps both with the other sign. */
function hasSameSides(expected: Formula, given: Formula): boolean {
  const wanted = relationsOf(expected);
  const typed = relationsOf(given);
  if (wanted.length !== typed.length) return false;
  const free = [...typed];
  return wanted.every((relation) => {
    const at = free.findIndex((other) => isSameRelation(relation, other));
    if (at === -1) return false;
    free.splice(at, 1);
    return true;
  });
}

function isSameRelation(a: Relation, b: Relation): boolean {
  const straight = a.sign === b.sign;
  const turned = a.sign === TURNED[b.sign];
  return (
    (straight && isSameSide(a.left, b.left) && isSameSide(a.right, b.right)) ||
    (turned && isSameSide(a.left, b.right) && isSameSide(a.right, b.left)) ||
    (turned && isNegative(a.left, b.left) && isNegative(a.right, b.right)) ||
    (straight && isNegative(a.left, b.right) && isNegative(a.right, b.left))
  );
}

function isSameSide(a: Tree, b: Tree): boolean {
  return compareExpressions(a, b).type === "equal" && sameShape(a, b);
}

function isNegative(a: Tree, b: Tree): boolean {
  return compareExpressions(a, { type: "negative", of: { type: "group", of: b } }).type === "equal";
}

/** `y = mx + b`, terms in any order; `y = 3`, `y = 2x` too. */
function isSlopeIntercept(given: Formula, expected: Formula): boolean {
  if (given.type !== "relation") return false;
  const sides = relationsOf(expected).flatMap(({ left, right }) => [bare(left), bare(right)]);
  const name = sides.find((side) => side.type === "name")?.name ?? "y";
  const isSubject = (tree: Tree) => bare(tree).type === "name" && isIn(tree, name);
  const line = isSubject(given.left) ? given.right : isSubject(given.right) ? given.left : undefined;
  const terms = line === undefined || isIn(line, name) ? [] : termsOf(line);
  const slopes = terms.filter(({ of }) => holdsName(of));
  return (
    terms.length > 0 && slopes.length <= 1 && terms.length - slopes.length <= 1 && slopes.every(({ of }) => isSlope(of))
  );
}

/** `2x`, `x`, `-x/2`, `(2/3)x`, `mx`. */
function isSlope(term: Tree): boolean {
  const plain = bare(term);
  if (plain.type === "name") return true;
  if (plain.type === "negative") return isSlope(plain.of);
  if (plain.type === "fraction" || plain.type === "quotient") return !holdsName(plain.right) && isSlope(plain.left);
  const sides = plain.type === "product" ? [plain.left, plain.right] : [];
  return sides.length > 0 && sides.every((side) => !holdsName(side) || isSlope(side));
}
