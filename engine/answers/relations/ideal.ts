import { divide, multiply, ONE, subtract, ZERO, type Rational } from "../rational.ts";
import {
  degreeOf,
  degreeOfMonomial,
  dividesMonomial,
  highestMonomial,
  leadingCoefficient,
  leastMultiple,
  MAX_DEGREE,
  scalePoly,
  type Poly,
} from "./poly.ts";

/** Most subtractions, polynomials and bits of one basis; past them it is not known. */
const MAX_STEPS = 1500;
const MAX_BASIS = 20;
const MAX_BITS = 600n;

interface Work {
  steps: number;
}

/**
 * Whether each list of polynomials follows from the other: `first` from `second`, and the reverse. `undefined`: too
 * much to say. Buchberger's algorithm: a polynomial follows from a basis when it is reduced to 0 by it.
 */
export function compareIdeals(
  first: readonly Poly[],
  second: readonly Poly[],
): { readonly firstFollows: boolean; readonly secondFollows: boolean } | undefined {
  const work = { steps: MAX_STEPS };
  const a = basisOf(first, work);
  const b = a && basisOf(second, work);
  if (a === undefined || b === undefined) return undefined;
  const firstFollows = allReduce(first, b, work);
  const secondFollows = allReduce(second, a, work);
  return firstFollows === undefined || secondFollows === undefined ? undefined : { firstFollows, secondFollows };
}

function allReduce(polys: readonly Poly[], basis: readonly Poly[], work: Work): boolean | undefined {
  for (const poly of polys) {
    const rest = reduceBy(poly, basis, work);
    if (rest === undefined) return undefined;
    if (rest.size > 0) return false;
  }
  return true;
}

function basisOf(polys: readonly Poly[], work: Work): readonly Poly[] | undefined {
  const basis = polys.filter((poly) => poly.size > 0).map(monic);
  for (let j = 1; j < basis.length; j++) {
    for (let i = 0; i < j; i++) {
      const [a, b] = [basis[i], basis[j]];
      if (a === undefined || b === undefined) continue;
      const rest = pairRest(a, b, basis, work);
      if (rest === undefined || basis.length > MAX_BASIS) return undefined;
      if (rest.size > 0) basis.push(monic(rest));
    }
  }
  return basis;
}

/** What is left of two polynomials brought to one leading term and subtracted. */
function pairRest(a: Poly, b: Poly, basis: readonly Poly[], work: Work): Poly | undefined {
  const [first, second] = [highestMonomial(a), highestMonomial(b)];
  const common = leastMultiple(first, second);
  if (common === undefined) return undefined;
  const room = MAX_DEGREE - degreeOfMonomial(common);
  if (degreeOf(a) > room || degreeOf(b) > room) return undefined;
  // Leading terms without a common unknown leave nothing.
  if (common === first + second) return new Map();
  const left = new Map<number, Rational>();
  for (const [key, value] of a) left.set(key + common - first, value);
  takeAway(left, b, common - second, ONE);
  return reduceBy(left, basis, work);
}

function reduceBy(poly: Poly, basis: readonly Poly[], work: Work): Poly | undefined {
  const left = new Map(poly);
  const rest = new Map<number, Rational>();
  while (left.size > 0) {
    const key = highestMonomial(left);
    const value = left.get(key) ?? ZERO;
    const by = basis.find((other) => dividesMonomial(highestMonomial(other), key));
    if (by === undefined) {
      left.delete(key);
      rest.set(key, value);
      continue;
    }
    const shift = key - highestMonomial(by);
    // Past the highest degree, powers would run over into each other.
    if (degreeOf(by) + degreeOfMonomial(shift) > MAX_DEGREE) return undefined;
    if (work.steps-- <= 0 || value.n >> MAX_BITS > 0n || value.d >> MAX_BITS > 0n) return undefined;
    takeAway(left, by, shift, divide(value, leadingCoefficient(by)));
  }
  return rest;
}

function takeAway(from: Map<number, Rational>, poly: Poly, shift: number, factor: Rational): void {
  for (const [key, value] of poly) {
    const next = subtract(from.get(key + shift) ?? ZERO, multiply(value, factor));
    if (next.n === 0n) from.delete(key + shift);
    else from.set(key + shift, next);
  }
}

function monic(poly: Poly): Poly {
  return scalePoly(poly, divide(ONE, leadingCoefficient(poly)));
}
