import { divide, negate, type Rational } from "../rational.ts";
import {
  coefficientsIn,
  subtractPolys,
  generatorsOf,
  isSamePoly,
  monomialOf,
  powerIn,
  powerPoly,
  dividePolys,
  ratioOfPolys,
  type Poly,
} from "./poly.ts";
import { constantValue, isConstantPoly, multiplyIn, powerInScope, signOfAll, type Scope } from "./scope.ts";
import type { NearMiss } from "../types.ts";

/**
 * The sign of the constant `a / b`, if that is a constant; 0 if it is none. √2 and π are constants. Names that occur in
 * only one of the two, given as bits, count as constants too: a factor made of nothing else is cancelled. So do
 * parameters, wherever they occur.
 */
export function constantRatio(a: Poly, b: Poly, scope: Scope, strangers = 0, parameters = 0): -1 | 0 | 1 {
  const ratio = ratioOfPolys(a, b);
  if (ratio !== undefined) return ratio.n < 0n ? -1 : 1;
  const inA = generatorsOf(a) & ~scope.constants & ~parameters;
  const inB = generatorsOf(b) & ~scope.constants & ~parameters;
  const common = inA & inB;
  const extra = inA ^ inB;
  // Factors on one side only, and of nothing but such names.
  if (common === 0 || (extra & ~strangers) !== 0 || (common !== inA && common !== inB)) return 0;
  if (common === generatorsOf(a) && common === generatorsOf(b)) return 0;
  const groupsA = groupBy(a, common);
  const groupsB = groupBy(b, common);
  if (groupsA.size !== groupsB.size) return 0;
  // Any group that both have gives the factor: b's coefficient times a is a's coefficient times b.
  const [first] = groupsA;
  const [key = 0, factorA] = first ?? [];
  const factorB = groupsB.get(key);
  if (factorA === undefined || factorB === undefined) return 0;
  const left = multiplyIn(a, factorB, scope);
  const right = multiplyIn(b, factorA, scope);
  if (left === undefined || right === undefined || !isSamePoly(left, right)) return 0;
  if (!isConstantPoly(factorA, scope) || !isConstantPoly(factorB, scope)) return 1;
  return constantValue(factorA, scope) * constantValue(factorB, scope) < 0 ? -1 : 1;
}

/** Whether both have the same factors, however often: each divides a power of the other. */
export function hasSameFactors(a: Poly, b: Poly): boolean {
  return dividesPower(a, b) && dividesPower(b, a);
}

/**
 * The same zeros above 0 without roots: `a + b·s` with terms of opposite signs is 0 where `a² - b²·s²` is, as both are
 * above 0.
 */
export function withoutRoots(poly: Poly, scope: Scope): Poly {
  let result = poly;
  for (let index = scope.atoms.length - 1; index >= 0; index--) {
    const atom = scope.atoms[index];
    if (atom?.type !== "root" || atom.index % 2 === 1 || !Number.isNaN(atom.value)) continue;
    const [a, b, ...more] = coefficientsIn(result, index);
    if (a === undefined || b === undefined || more.length > 0) continue;
    const isOpposite = signOfAll(a) * signOfAll(b) === -1;
    const left = powerInScope(a, atom.index, scope);
    const power = powerInScope(b, atom.index, scope);
    const right = power && multiplyIn(power, atom.of, scope);
    if (isOpposite && left !== undefined && right !== undefined) result = subtractPolys(left, right);
  }
  return result;
}

/** How one equation nearly is another: in one coefficient, a sign, two coefficients changed about. */
export function nearOf(expected: Poly, given: Poly): NearMiss | undefined {
  const keys = [...new Set([...expected.keys(), ...given.keys()])];
  let near: NearMiss | undefined;
  // Scaled so that one term agrees.
  for (const key of keys) {
    const [a, b] = [expected.get(key), given.get(key)];
    if (a === undefined || b === undefined) continue;
    const factor = divide(a, b);
    const off = keys.filter((other) => !isScaled(expected.get(other), given.get(other), factor));
    const [first = 0, second = 0] = off;
    if (off.length === 1 && keys.length > 2) {
      const [x, y] = [expected.get(first), given.get(first)];
      if (x !== undefined && y !== undefined && isScaled(negate(x), y, factor)) return "inverse-sign";
      near ??= first === 0 ? "constant" : "coefficient";
    }
    const isSwapped =
      off.length === 2 &&
      [first, second].every((other) => expected.has(other) && given.has(other)) &&
      isScaled(expected.get(first), given.get(second), factor) &&
      isScaled(expected.get(second), given.get(first), factor);
    if (isSwapped) near ??= "swapped";
  }
  return near;
}

function isScaled(a: Rational | undefined, b: Rational | undefined, factor: Rational): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.n * b.d * factor.d === b.n * factor.n * a.d;
}

function groupBy(poly: Poly, generators: number): ReadonlyMap<number, Poly> {
  const groups = new Map<number, Map<number, Rational>>();
  for (const [key, value] of poly) {
    let outer = 0;
    for (let index = 0; index < 10; index++) {
      if ((generators & (1 << index)) !== 0) outer += monomialOf(index, powerIn(key, index));
    }
    const group = groups.get(outer) ?? new Map<number, Rational>();
    group.set(key - outer, value);
    groups.set(outer, group);
  }
  return groups;
}

function dividesPower(part: Poly, whole: Poly): boolean {
  if (part.size === 0 || whole.size === 0) return part.size === whole.size;
  for (let power = 1; power <= 4; power++) {
    const product = powerPoly(whole, power);
    if (product === undefined) return false;
    if (dividePolys(product, part) !== undefined) return true;
  }
  return false;
}
