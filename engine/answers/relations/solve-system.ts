import { clearedOf } from "./difference.ts";
import { relationsOf, type Formula } from "./formula.ts";
import {
  addPolys,
  coefficientsIn,
  constantOf,
  degreeIn,
  generatorsOf,
  multiplyPolys,
  ONE_POLY,
  polyToNumber,
  toWhole,
  scalePoly,
  type Poly,
} from "./poly.ts";
import { divide, negate, ONE } from "../rational.ts";
import { realRoots, commonFactor, type Whole } from "./real-roots.ts";
import { realToNumber } from "./real.ts";
import { constantValue, createScope, isConstantPoly, type Scope } from "./scope.ts";

/** Points that solve a system, a coordinate for each unknown. */
export type Points = readonly (readonly number[])[];

/** All real points that solve a system in two unknowns or written as points; `undefined`: not known which. */
export function solvePoints(formula: Formula, unknowns: readonly string[]): Points | undefined {
  if (formula.type === "always") return formula.value ? undefined : [];
  if (formula.type === "any") {
    const all: (readonly number[])[] = [];
    for (const part of formula.of) {
      const points = solvePoints(part, unknowns);
      if (points === undefined) return undefined;
      all.push(...points);
    }
    return all;
  }
  const scope = createScope(unknowns);
  const polys: Poly[] = [];
  // `x = ±2 and y = x`: each choice on its own.
  const choice = formula.type === "all" ? formula.of.findIndex(({ type }) => type === "any") : -1;
  if (formula.type === "all" && choice !== -1) return solvePoints(spread(formula.of, choice), unknowns);
  for (const relation of relationsOf(formula)) {
    const cleared = clearedOf(relation, scope);
    if (cleared === undefined || cleared.conditions.length > 0) return undefined;
    polys.push(cleared.top);
  }
  return solvePolys(polys, unknowns.length, scope);
}

function spread(parts: readonly Formula[], at: number): Formula {
  const choice = parts[at];
  const others = parts.filter((_, index) => index !== at);
  const of = choice?.type === "any" ? choice.of : [];
  return { type: "any", of: of.map((part) => ({ type: "all", of: [...others, part] })) };
}

function solvePolys(polys: readonly Poly[], count: number, scope: Scope): Points | undefined {
  const point = readPoint(polys, count, scope);
  if (point !== undefined) return [point];
  if (count !== 2 || scope.atoms.length > 2) return undefined;
  for (const index of [0, 1]) {
    const linear = polys.find((poly) => degreeIn(poly, index) === 1 && isIsolated(poly, index));
    if (linear === undefined) continue;
    return solveBySubstitution(polys, linear, index);
  }
  return undefined;
}

/** Every equation is an unknown less a number. */
function readPoint(polys: readonly Poly[], count: number, scope: Scope): readonly number[] | undefined {
  const point: number[] = Array.from({ length: count }, () => Number.NaN);
  if (polys.length !== count) return undefined;
  for (const poly of polys) {
    const unknown = generatorsOf(poly) & ~scope.constants;
    const index = 31 - Math.clz32(unknown);
    if (unknown !== 1 << index || degreeIn(poly, index) !== 1) return undefined;
    const [constant = new Map(), factor = new Map()] = coefficientsIn(poly, index);
    if (!isConstantPoly(factor, scope)) return undefined;
    point[index] = -constantValue(constant, scope) / constantValue(factor, scope);
  }
  return point.every(Number.isFinite) ? point : undefined;
}

/** `a·v + p(u)` with a number for `a`. */
function isIsolated(poly: Poly, index: number): boolean {
  const [, factor] = coefficientsIn(poly, index);
  return factor !== undefined && constantOf(factor) !== undefined;
}

function solveBySubstitution(polys: readonly Poly[], linear: Poly, index: number): Points | undefined {
  const other = 1 - index;
  const [rest = new Map(), factor = new Map()] = coefficientsIn(linear, index);
  const value = scalePoly(rest, negate(divide(ONE, constantOf(factor) ?? ONE)));
  let common: Whole | undefined;
  for (const poly of polys) {
    if (poly === linear) continue;
    const substituted = substitute(poly, index, value);
    if (substituted === undefined) return undefined;
    if (substituted.size === 0) continue;
    const whole = toWhole(substituted, other);
    common = common === undefined ? whole : commonFactor(common, whole);
  }
  if (common === undefined) return undefined;
  return realRoots(common).map((root) => {
    const at = realToNumber(root);
    const point = [at, at];
    point[index] = polyToNumber(value, [at, at]);
    return point;
  });
}

function substitute(poly: Poly, index: number, value: Poly): Poly | undefined {
  let result: Poly | undefined = new Map();
  let power: Poly | undefined = ONE_POLY;
  for (const part of coefficientsIn(poly, index)) {
    const term: Poly | undefined = power && multiplyPolys(part, power);
    result = result && term && addPolys(result, term);
    power = power && multiplyPolys(power, value);
  }
  return result;
}
