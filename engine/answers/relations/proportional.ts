import { toRational } from "../algebra/coefficient.ts";
import type { Atom, Polynomial, Term } from "../algebra/normal.ts";
import { monomialOf, sumOfTerms } from "../algebra/polynomial.ts";
import { divide, negate, type Rational } from "../rational.ts";
import type { NearMiss } from "../types.ts";
import { atomsOf, holdsUnknown, minus, numberOf, times } from "./normals.ts";
import { eliminated, partsOf } from "./zeros.ts";

/**
 * The sign of the number `a / b`, if that is one; 0 if it is none. √2 and π are numbers, and so are the given names: a
 * factor made of nothing else is cancelled.
 */
export function constantRatio(a: Polynomial, b: Polynomial, numbers: ReadonlySet<string> = new Set()): -1 | 0 | 1 {
  const [first, second] = [grouped(a, numbers), grouped(b, numbers)];
  const [[key, factorA] = ["", []]] = first;
  const factorB = second.get(key);
  if (factorB === undefined || first.size !== second.size) return 0;
  // The coefficients of one monomial give the factor: b's times a is a's times b.
  const difference = minus(times(a, sumOfTerms(factorB)), times(b, sumOfTerms(factorA)));
  if (difference === undefined || difference.length > 0) return 0;
  return numberOf(factorA) * numberOf(factorB) < 0 ? -1 : 1;
}

/** The terms by what they hold beside numbers, which is left away. */
function grouped(of: Polynomial, numbers: ReadonlySet<string>): ReadonlyMap<string, readonly Term[]> {
  const isNumber = (atom: Atom) => (atom.kind === "name" ? numbers.has(atom.name) : !holdsUnknown(atom, () => true));
  const groups = new Map<string, readonly Term[]>();
  for (const { coefficient, monomial } of of) {
    const { key } = monomialOf(monomial.factors.filter(({ atom }) => !isNumber(atom)));
    const rest = monomialOf(monomial.factors.filter(({ atom }) => isNumber(atom)));
    groups.set(key, [...(groups.get(key) ?? []), { coefficient, monomial: rest }]);
  }
  return groups;
}

/**
 * The same zeros without roots: those of odd degree always, the others above 0 where `a` and `b` of `a + b·s` have
 * opposite signs.
 */
export function withoutRoots(of: Polynomial, isPositive: boolean): Polynomial {
  let result = of;
  for (const atom of atomsOf(of)) {
    const parts = [...partsOf(result, atom)].toSorted(([x], [y]) => x - y);
    const [[i, a] = [0, []], [j, b] = [0, []]] = parts;
    if (parts.length !== 2 || i !== 0 || !holdsUnknown(atom, () => true)) continue;
    if (atom.kind === "absolute" || Number.isInteger(j)) continue;
    const isOdd = Math.abs(15 * j - Math.round(15 * j)) < 1e-9;
    const isOpposite = isPositive && signOfAll(a) * signOfAll(b) === -1;
    if (isOdd || isOpposite) result = eliminated(a, b, atom, j) ?? result;
  }
  return result;
}

/** The sign that all coefficients have, or 0. */
function signOfAll(of: Polynomial): number {
  const signs = new Set(of.map(({ coefficient }) => (toRational(coefficient).n < 0n ? -1 : 1)));
  return signs.size === 1 ? ([...signs][0] ?? 0) : 0;
}

/** How one equation nearly is another: in one coefficient, a sign, two coefficients changed about. */
export function nearOf(expected: Polynomial, given: Polynomial): NearMiss | undefined {
  const [wanted, typed] = [coefficientsOf(expected), coefficientsOf(given)];
  const keys = [...new Set([...wanted.keys(), ...typed.keys()])];
  let near: NearMiss | undefined;
  // Scaled so that one term agrees.
  for (const key of keys) {
    const [a, b] = [wanted.get(key), typed.get(key)];
    if (a === undefined || b === undefined) continue;
    const factor = divide(a, b);
    const isScaled = (x: Rational | undefined, y: Rational | undefined) =>
      x === undefined || y === undefined ? x === y : x.n * y.d * factor.d === y.n * factor.n * x.d;
    const off = keys.filter((other) => !isScaled(wanted.get(other), typed.get(other)));
    const [[x, y] = [], [z, w] = []] = off.map((other) => [wanted.get(other), typed.get(other)]);
    if (off.length === 1 && keys.length > 2) {
      if (x !== undefined && y !== undefined && isScaled(negate(x), y)) return "inverse-sign";
      near ??= off[0] === "" ? "constant" : "coefficient";
    }
    const isSwapped = off.length === 2 && x !== undefined && z !== undefined && isScaled(x, w) && isScaled(z, y);
    if (isSwapped) near ??= "swapped";
  }
  return near;
}

function coefficientsOf(of: Polynomial): ReadonlyMap<string, Rational> {
  return new Map(of.map(({ coefficient, monomial }) => [monomial.key, toRational(coefficient)]));
}
