import { clearedOf } from "./difference.ts";
import { relationsOf, type Formula } from "./formula.ts";
import {
  addPolys,
  coefficientsIn,
  constantOf,
  degreeIn,
  generatorsOf,
  multiplyPolys,
  negatePoly,
  powerPoly,
  polyToNumber,
  toWhole,
  type Poly,
} from "./poly.ts";
import { realRoots, commonFactor, type Whole } from "./real-roots.ts";
import { realToNumber } from "./real.ts";
import { constantValue, createScope, isConstantPoly, type Condition, type Scope } from "./scope.ts";

/** Points that solve a system, a coordinate for each unknown. */
export type Points = readonly (readonly number[])[];

/** Most choices of "or" and ± together. */
const MAX_CHOICES = 64;

/** All real points that solve a system in two unknowns or written as points; `undefined`: not known which. */
export function solvePoints(formula: Formula, unknowns: readonly string[]): Points | undefined {
  if (formula.type === "always") return formula.value ? undefined : [];
  if (choicesOf(formula) > MAX_CHOICES) return undefined;
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
  const conditions: Condition[] = [];
  // `x = ±2 and y = x`: each choice on its own.
  const choice = formula.type === "all" ? formula.of.findIndex(({ type }) => type === "any") : -1;
  if (formula.type === "all" && choice !== -1) return solvePoints(spread(formula.of, choice), unknowns);
  for (const relation of relationsOf(formula)) {
    const cleared = clearedOf(relation, scope);
    if (cleared === undefined || cleared.conditions.some(({ must }) => must !== "≠")) return undefined;
    polys.push(cleared.top);
    conditions.push(...cleared.conditions);
  }
  const points = solvePolys(polys, unknowns.length, scope);
  return points?.filter((point) => conditions.every(({ of }) => Math.abs(polyToNumber(of, point)) > 1e-9));
}

function choicesOf(formula: Formula): number {
  if (formula.type === "always" || formula.type === "relation") return 1;
  const counts = formula.of.map(choicesOf);
  return formula.type === "any" ? counts.reduce((sum, count) => sum + count, 0) : counts.reduce((a, b) => a * b, 1);
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
  for (const isPlain of [true, false]) {
    for (const index of [0, 1]) {
      const linear = polys.find((poly) => degreeIn(poly, index) === 1 && (!isPlain || isIsolated(poly, index)));
      if (linear !== undefined) return solveBySubstitution(polys, linear, index);
    }
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

/** `r(u) + f(u)·v = 0` put into the others: `v` is `-r/f` where `f` is not 0. */
function solveBySubstitution(polys: readonly Poly[], linear: Poly, index: number): Points | undefined {
  const other = 1 - index;
  const [rest = new Map(), factor = new Map()] = coefficientsIn(linear, index);
  // Where both are 0, v is free.
  if (commonFactor(toWhole(rest, other), toWhole(factor, other)).length > 1) return undefined;
  let common: Whole | undefined;
  for (const poly of polys) {
    if (poly === linear) continue;
    const substituted = substitute(poly, index, negatePoly(rest), factor);
    if (substituted === undefined) return undefined;
    if (substituted.size === 0) continue;
    const whole = toWhole(substituted, other);
    common = common === undefined ? whole : commonFactor(common, whole);
  }
  if (common === undefined) return undefined;
  const points: (readonly number[])[] = [];
  for (const root of realRoots(common)) {
    const at = realToNumber(root);
    const below = polyToNumber(factor, [at, at]);
    if (Math.abs(below) < 1e-9) continue;
    const point = [at, at];
    point[index] = -polyToNumber(rest, [at, at]) / below;
    points.push(point);
  }
  return points;
}

/** The polynomial at `v = top/bottom`, times the power of `bottom` that clears it. */
function substitute(poly: Poly, index: number, top: Poly, bottom: Poly): Poly | undefined {
  const parts = coefficientsIn(poly, index);
  let result: Poly | undefined = new Map();
  for (const [power, part] of parts.entries()) {
    const above = powerPoly(top, power);
    const below = powerPoly(bottom, parts.length - 1 - power);
    const product = above && below && multiplyPolys(above, below);
    const term: Poly | undefined = product && multiplyPolys(part, product);
    result = result && term && addPolys(result, term);
  }
  return result;
}
