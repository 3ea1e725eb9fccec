import { toRational, type Polynomial } from "../algebra/index.ts";
import { namesIn } from "../read/names-in.ts";
import { namesOfPolynomial } from "../algebra/polynomial-in.ts";
import { constantOf, ONE_POLYNOMIAL, scalePolynomial } from "../algebra/polynomial.ts";
import { divide, negate } from "../rational.ts";
import { EQUAL, wrong } from "../results.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { clearedOf, compareEquations } from "./compare-equations.ts";
import { compareInequalities, compareParts } from "./compare-inequalities.ts";
import { conditionsOf } from "./conditions.ts";
import { differenceOf, hasAll, relationsOf, unknownsOf, type Formula } from "./formula.ts";
import { plus } from "./normals.ts";
import { linearIn, solvePoints, substitute, type Points } from "./solve-system.ts";

/** Compares what all holds: by what follows by putting in and adding, by what solves them, then one by one [REL20]. */
export function compareSystems(expected: Formula, given: Formula, options: CheckOptions): CheckResult {
  const isEquations = [expected, given].every((formula) => relationsOf(formula).every(({ sign }) => sign === "="));
  if (!isEquations) return compareInequalities(expected, given, options);
  const unknowns = [...new Set([...unknownsOf(expected), ...unknownsOf(given)])];
  const [wanted, typed] = [sumsOf(expected), sumsOf(given)];
  const byRows = wanted && typed && compareSums(wanted, typed);
  if (byRows?.verdict === "correct" || (byRows !== undefined && [...(wanted ?? []), ...(typed ?? [])].every(isLinear)))
    return byRows;
  if (unknowns.length === 1) return compareEquations(expected, given, { ...options, equiv: "solution_set" });
  const byPoints = compareByPoints(expected, given, unknowns);
  if (byPoints !== undefined) return byPoints;
  const isJoint = hasAll(expected) || hasAll(given);
  const result = (isJoint ? compareParts : compareEquations)(expected, given, options);
  return result.verdict !== "correct" && byRows?.reason === "missing-solution" ? byRows : result;
}

/** What each equation of a system sets to 0. Where something may not be defined, elimination could lose it. */
function sumsOf(formula: Formula): readonly Polynomial[] | undefined {
  if (formula.type === "always") return formula.value ? [] : [ONE_POLYNOMIAL];
  if (formula.type !== "relation") {
    const parts = formula.type === "all" ? formula.of.map(sumsOf) : [undefined];
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  const sum = clearedOf(formula, {});
  const conditions = conditionsOf(differenceOf(formula));
  return sum && conditions?.every(({ of }) => namesIn(of).size === 0) ? [sum] : undefined;
}

function isLinear(sum: Polynomial): boolean {
  return sum.every(
    ({ monomial: { factors } }) =>
      factors.length <= 1 && factors.every(({ atom, exponent }) => atom.kind === "name" && exponent === 1),
  );
}

/** Whether each of them follows from the others', as far as putting in and adding multiples shows it. */
function compareSums(wanted: readonly Polynomial[], typed: readonly Polynomial[]): CheckResult {
  const [isNeeded, isEnough] = [follows(typed, wanted), follows(wanted, typed)];
  if (isNeeded && isEnough) return EQUAL;
  if (follows([ONE_POLYNOMIAL], wanted) || follows([ONE_POLYNOMIAL], typed)) return wrong();
  return isNeeded ? wrong("missing-solution") : isEnough ? wrong("extra-solution") : wrong();
}

function follows(sums: readonly Polynomial[], from: readonly Polynomial[]): boolean {
  const known = from.filter((sum) => sum.length > 0);
  // From what never holds, everything follows.
  if (known.some((sum) => constantOf(sum) !== undefined)) return true;
  const linear = linearIn(known, [...new Set(known.flatMap((sum) => [...namesOfPolynomial(sum)]))], true);
  if (linear === undefined) return sums.every((sum) => reduced(sum, echelonOf(known))?.length === 0);
  const put = (sum: Polynomial) => substitute(sum, linear) ?? ONE_POLYNOMIAL;
  return follows(sums.map(put), known.filter((sum) => sum !== linear.sum).map(put));
}

/** Each without the first monomial of those before it. */
function echelonOf(sums: readonly Polynomial[]): readonly Polynomial[] {
  const rows: Polynomial[] = [];
  for (const sum of sums) {
    const rest = reduced(sum, rows);
    if (rest !== undefined && rest.length > 0) rows.push(rest);
  }
  return rows;
}

function reduced(sum: Polynomial, rows: readonly Polynomial[]): Polynomial | undefined {
  let rest: Polynomial | undefined = sum;
  for (const row of rows) {
    const [lead] = row;
    const found = rest?.find(({ monomial }) => monomial.key === lead?.monomial.key);
    if (lead === undefined || found === undefined) continue;
    const factor = divide(toRational(found.coefficient), negate(toRational(lead.coefficient)));
    rest = plus(rest, scalePolynomial(row, factor));
  }
  return rest;
}

function compareByPoints(expected: Formula, given: Formula, unknowns: readonly string[]): CheckResult | undefined {
  const wanted = solvePoints(expected, unknowns);
  const typed = wanted && solvePoints(given, unknowns);
  if (wanted === undefined || typed === undefined) return undefined;
  const isMissing = wanted.some((point) => !hasPoint(typed, point));
  const isExtra = typed.some((point) => !hasPoint(wanted, point));
  if (!isMissing && !isExtra) return EQUAL;
  return wrong(isMissing ? (isExtra ? "different" : "missing-solution") : "extra-solution");
}

function hasPoint(points: Points, point: Points[number]): boolean {
  return points.some((other) =>
    [...other].every(([name, value]) => {
      const away = Math.abs(value - (point.get(name) ?? Number.NaN));
      return away <= 1e-9 * Math.max(1, Math.abs(value));
    }),
  );
}
