import { divide, multiply, ONE, subtract, ZERO, type Rational } from "../rational.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { compareEquations } from "./compare-equations.ts";
import { compareInequalities } from "./compare-inequalities.ts";
import { clearedOf } from "./difference.ts";
import { compareIdeals } from "./ideal.ts";
import { hasAll, relationsOf, unknownsOf, type Formula } from "./formula.ts";
import { degreeOf, isSamePoly, MAX_GENERATORS, monomialOf, type Poly } from "./poly.ts";
import { correct, different } from "./read-relation.ts";
import { createScope, type Scope } from "./scope.ts";
import { solvePoints, type Points } from "./solve-system.ts";

/** Compares what all holds: linear ones by elimination, others by what solves them, then one by one [REL20]. */
export function compareSystems(expected: Formula, given: Formula, options: CheckOptions): CheckResult {
  const unknowns = [...new Set([...unknownsOf(expected), ...unknownsOf(given)])];
  const isEquations = [expected, given].every((formula) => relationsOf(formula).every(({ sign }) => sign === "="));
  if (!isEquations) return compareInequalities(expected, given, options);
  if (unknowns.length > MAX_GENERATORS) return different();
  const scope = createScope(unknowns);
  const wanted = polysOf(expected, scope);
  const typed = wanted && polysOf(given, scope);
  if (
    wanted !== undefined &&
    typed !== undefined &&
    [...wanted, ...typed].every((poly) => degreeOf(poly) <= 1) &&
    scope.constants === 0
  ) {
    return compareLinear(wanted, typed, unknowns.length);
  }
  if (unknowns.length === 1) return compareEquations(expected, given, { ...options, equiv: "solution_set" });
  const byPoints = compareByPoints(expected, given, unknowns);
  if (byPoints !== undefined) return byPoints;
  const result = compareEach(expected, given, options);
  if (result.verdict === "correct" || wanted === undefined || typed === undefined) return result;
  return compareByIdeals(wanted, typed, scope) ?? result;
}

/** Each equation of one follows from those of the other [REL20]. */
function compareByIdeals(wanted: readonly Poly[], typed: readonly Poly[], scope: Scope): CheckResult | undefined {
  if (scope.atoms.some(({ type }) => type !== "name")) return undefined;
  const found = compareIdeals(wanted, typed);
  if (found === undefined) return undefined;
  if (found.firstFollows && found.secondFollows) return correct();
  return found.secondFollows ? different("missing-solution") : undefined;
}

/** What each equation of a system sets to 0. */
function polysOf(formula: Formula, scope: Scope): readonly Poly[] | undefined {
  if (formula.type === "always") return formula.value ? [] : [new Map([[0, ONE]])];
  if (formula.type === "any") return undefined;
  const parts = formula.type === "all" ? formula.of : [formula];
  const polys: Poly[] = [];
  for (const part of parts) {
    const inner =
      part.type === "all" ? polysOf(part, scope) : part.type === "relation" ? clearedPoly(part, scope) : undefined;
    if (inner === undefined) return undefined;
    polys.push(...inner);
  }
  return polys;
}

function clearedPoly(part: Formula, scope: Scope): readonly Poly[] | undefined {
  const cleared = clearedOf(part, scope);
  // Where something is not defined, elimination could lose it.
  return cleared === undefined || cleared.conditions.length > 0 ? undefined : [cleared.top];
}

function compareLinear(wanted: readonly Poly[], typed: readonly Poly[], count: number): CheckResult {
  const a = reduceRows(wanted, count);
  const b = reduceRows(typed, count);
  if (isSameRows(a, b)) return correct();
  if (isInconsistent(a) || isInconsistent(b)) return different();
  // Everything typed follows from the right answer, which says more; or the other way.
  if (isSameRows(reduceRows([...a, ...b], count), a)) return different("missing-solution");
  return isSameRows(reduceRows([...a, ...b], count), b) && !isInconsistent(a)
    ? different("extra-solution")
    : different();
}

function isInconsistent(rows: readonly Poly[]): boolean {
  return rows.some((row) => degreeOf(row) === 0);
}

function isSameRows(a: readonly Poly[], b: readonly Poly[]): boolean {
  return a.length === b.length && a.every((row, index) => isSamePoly(row, b[index] ?? row) && b[index] !== undefined);
}

/** Reduced echelon form; one row `1 = 0` where nothing solves them. */
function reduceRows(polys: readonly Poly[], count: number): readonly Poly[] {
  let rows: Poly[] = polys.filter((row) => row.size > 0);
  let done = 0;
  for (let index = 0; index < count; index++) {
    const key = monomialOf(index, 1);
    const at = rows.findIndex((row, position) => position >= done && row.has(key));
    const pivot = rows[at];
    if (pivot === undefined) continue;
    const unit = scaleRow(pivot, divide(ONE, pivot.get(key) ?? ONE));
    rows = [...rows.slice(0, done), unit, ...rows.slice(done).filter((row) => row !== pivot)];
    rows = rows.map((row, position) => (position === done ? row : subtractRow(row, unit, row.get(key) ?? ZERO)));
    done++;
  }
  const left = rows.filter((row) => row.size > 0);
  return left.some((row) => degreeOf(row) === 0) ? [new Map([[0, ONE]])] : left;
}

function scaleRow(row: Poly, factor: Rational): Poly {
  return new Map([...row].map(([key, value]) => [key, multiply(value, factor)] as const));
}

function subtractRow(row: Poly, pivot: Poly, factor: Rational): Poly {
  if (factor.n === 0n) return row;
  const result = new Map(row);
  for (const [key, value] of pivot) {
    const next = subtract(result.get(key) ?? ZERO, multiply(value, factor));
    if (next.n === 0n) result.delete(key);
    else result.set(key, next);
  }
  return result;
}

function compareByPoints(expected: Formula, given: Formula, unknowns: readonly string[]): CheckResult | undefined {
  const wanted = solvePoints(expected, unknowns);
  const typed = wanted && solvePoints(given, unknowns);
  if (wanted === undefined || typed === undefined) return undefined;
  const missing = wanted.filter((point) => !hasPoint(typed, point)).length;
  const extra = typed.filter((point) => !hasPoint(wanted, point)).length;
  if (missing === 0 && extra === 0) return correct();
  if (missing === 0) return different("extra-solution");
  return extra === 0 ? different("missing-solution") : different();
}

function hasPoint(points: Points, point: readonly number[]): boolean {
  return points.some((other) =>
    other.every(
      (value, index) => Math.abs(value - (point[index] ?? Number.NaN)) <= 1e-9 * Math.max(1, Math.abs(value)),
    ),
  );
}

/** Joined alike, and each part one of the others', in any order. */
function compareEach(expected: Formula, given: Formula, options: CheckOptions): CheckResult {
  if (!hasAll(expected) && !hasAll(given)) return compareEquations(expected, given, options);
  const type = expected.type === "any" || given.type === "any" ? "any" : "all";
  const partsOf = (formula: Formula) =>
    (formula.type === "all" || formula.type === "any") && formula.type === type ? formula.of : [formula];
  const isSame = (a: Formula, b: Formula) => {
    const isPair = a.type === "relation" && b.type === "relation";
    if (!isPair && a === expected && b === given) return false;
    return (isPair ? compareEquations : compareSystems)(a, b, options).verdict === "correct";
  };
  const free = [...partsOf(given)];
  let missing = 0;
  for (const part of partsOf(expected)) {
    const at = free.findIndex((other) => isSame(part, other));
    if (at === -1) missing++;
    else free.splice(at, 1);
  }
  if (missing === 0) return free.length === 0 ? correct() : different(type === "any" ? "extra-solution" : "different");
  return free.length === 0 ? different("missing-solution") : different();
}
