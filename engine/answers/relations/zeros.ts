import { toRational } from "../algebra/coefficient.ts";
import type { Univariate } from "../algebra/index.ts";
import type { Atom, Normal, Polynomial, Term } from "../algebra/normal.ts";
import { coefficientsIn, rationalCoefficientsIn } from "../algebra/polynomial-in.ts";
import { monomialOf, ONE_POLYNOMIAL, sumOfTerms } from "../algebra/polynomial.ts";
import { floatToRational, rational } from "../rational.ts";
import { rationalToNumber, type Real } from "./real.ts";
import { realRoots } from "./real-roots.ts";
import { atomsOf, bottomOf, cleared, holdsUnknown, minus, numberOf, plus, times, toPower } from "./normals.ts";

/** One search for zeros. */
export interface Search {
  /** The unknown. */
  readonly name: string;
  /** Roots and functions that may still be taken apart. */
  steps: number;
}

/**
 * Numbers among which are all where a polynomial over roots and functions of one unknown is 0, or stops or begins to be
 * 0; `undefined`: not known how to find them.
 */
export function zerosOf(of: Polynomial | undefined, search: Search): readonly Real[] | undefined {
  const sum = of && cleared(of);
  if (sum === undefined || search.steps-- <= 0) return undefined;
  const isUnknown = (name: string) => name === search.name;
  const atoms = atomsOf(sum);
  if (!atoms.some((atom) => holdsUnknown(atom, isUnknown))) return [];
  const inner = atoms.filter((atom) => holdsUnknown(atom, isUnknown) && !isPlain(atom, sum));
  if (inner.some(isLogarithm)) return zerosOfLogarithms(sum, inner.filter(isLogarithm), search);
  // The outermost first: its text is the longest.
  const atom = inner.toSorted((a, b) => b.key.length - a.key.length)[0];
  if (atom?.kind === "exponential") return zerosOfPowers(sum, search);
  const constants = atoms.filter((other) => !holdsUnknown(other, isUnknown));
  if (atom === undefined && constants.some(({ kind }) => kind !== "prime")) return approximateZeros(sum, search);
  const root = atom ?? constants[0];
  if (root === undefined) return rootsOf(rationalCoefficientsIn(sum, search.name));
  return zerosOfRoots(sum, root, search);
}

/** Whether it is the unknown in whole powers only. */
function isPlain(atom: Atom, sum: Polynomial): boolean {
  return atom.kind === "name" && sum.every((term) => Number.isInteger(exponentOf(term, atom)));
}

function isLogarithm({ kind, name }: Atom): boolean {
  return kind === "call" && name === "ln";
}

function exponentOf({ monomial }: Term, { key }: Atom): number {
  const factor = monomial.factors.find(({ atom }) => atom.key === key);
  return factor === undefined ? 0 : rationalToNumber(toRational(factor.exponent));
}

function rootsOf(coefficients: Univariate | undefined): readonly Real[] | undefined {
  return coefficients && coefficients.length <= MAX_DEGREE + 1 ? realRoots(coefficients) : undefined;
}

const MAX_DEGREE = 31;

/** With π, e and the like as floats. */
function approximateZeros(sum: Polynomial, { name }: Search): readonly Real[] | undefined {
  return rootsOfFloats(coefficientsIn(sum, name)?.map((part) => numberOf(part)));
}

export function rootsOfFloats(coefficients: readonly number[] | undefined): readonly Real[] | undefined {
  if (coefficients === undefined || !coefficients.every(Number.isFinite)) return undefined;
  return rootsOf(withoutLeadingZeros(coefficients.map(floatToRational)))?.map(({ value }) => ({
    value,
  }));
}

function withoutLeadingZeros(coefficients: Univariate): Univariate {
  return coefficients.slice(0, 1 + coefficients.findLastIndex(({ n }) => n !== 0n));
}

/** `A·s^i + B·s^j` with `s^n = u` is 0 only where `A^n` is `±B^n·u^(j-i)`; `A + B·|u|` where `A` is `±B·u`. */
function zerosOfRoots(sum: Polynomial, atom: Atom, search: Search): readonly Real[] | undefined {
  const parts = [...partsOf(sum, atom)].toSorted(([x], [y]) => x - y);
  const [[i, a] = [0, ONE_POLYNOMIAL], [j, b] = [i, ONE_POLYNOMIAL]] = parts;
  const inner = atom.args[0]?.top;
  if (atom.kind === "absolute" && i === 0 && j === 1) {
    const other = times(b, inner);
    return allOf([inner, plus(a, other), minus(a, other)], search);
  }
  const own = i === 0 ? [] : [inner ?? powerTerm(atom, 1)];
  if (parts.length === 1) return allOf([a, ...own], search);
  const without = parts.length === 2 ? eliminated(a, b, atom, j - i) : undefined;
  return without && allOf([without, ...own], search);
}

/** What is 0 where `a + b·s` is, with `s` a root that is no longer in it. */
export function eliminated(a: Polynomial, b: Polynomial, atom: Atom, exponent: number): Polynomial | undefined {
  const degree = DEGREES.find((n) => isNearWhole(n * exponent));
  if (degree === undefined) return undefined;
  const right = toPower(times(b, powerTerm(atom, exponent, degree)), degree);
  return (degree % 2 === 0 ? minus : plus)(toPower(a, degree), right);
}

const DEGREES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function powerTerm(atom: Atom, exponent: number, bottom = 1): Polynomial {
  const power = rational(BigInt(Math.round(exponent * bottom)), BigInt(bottom));
  return [
    {
      coefficient: 1,
      monomial: monomialOf([{ atom, exponent: power.d === 1n ? Number(power.n) : power }]),
    },
  ];
}

function allOf(sums: readonly (Polynomial | undefined)[], search: Search): readonly Real[] | undefined {
  const found: Real[] = [];
  for (const sum of sums) {
    const zeros = zerosOf(sum, search);
    if (zeros === undefined) return undefined;
    found.push(...zeros);
  }
  return found;
}

function isNearWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-9;
}

/** The coefficients by the power of an atom; of the exponents of unknowns and sums only what is not whole. */
export function partsOf(sum: Polynomial, atom: Atom): ReadonlyMap<number, Polynomial> {
  const terms = new Map<number, Term[]>();
  for (const term of sum) {
    const exponent = exponentOf(term, atom);
    const whole = atom.kind === "absolute" ? 0 : Math.floor(exponent + 1e-12);
    const factors = term.monomial.factors.flatMap((factor) =>
      factor.atom.key !== atom.key ? [factor] : whole === 0 ? [] : [{ atom, exponent: whole }],
    );
    const power = exponent - whole;
    const key = [...terms.keys()].find((other) => Math.abs(other - power) < 1e-12) ?? power;
    terms.set(key, [...(terms.get(key) ?? []), { ...term, monomial: monomialOf(factors) }]);
  }
  return new Map([...terms].map(([power, part]) => [power, sumOfTerms(part)]));
}

/** Powers with the unknown in the exponent: all those of one base, which is solved for. */
function zerosOfPowers(sum: Polynomial, search: Search): readonly Real[] | undefined {
  const { name } = search;
  const exponents: (readonly number[])[] = [];
  const factors: number[] = [];
  for (const { coefficient, monomial } of sum) {
    const powers = monomial.factors.filter(({ atom }) => atom.kind === "exponential");
    const others = monomial.factors.filter(({ atom }) => atom.kind !== "exponential");
    const exponent = sumOfTerms(
      powers.map(({ atom, exponent: by }) => ({
        coefficient: by,
        monomial: atom.exponent ?? monomialOf([]),
      })),
    );
    const parts = coefficientsIn(exponent, name)?.map((part) => numberOf(part));
    if (parts === undefined) return undefined;
    exponents.push(parts);
    factors.push(numberOf([{ coefficient, monomial: monomialOf(others) }]));
  }
  const first = exponents[0] ?? [];
  const away = exponents.map((parts) => subtractParts(parts, first));
  const base = away.find((parts) => parts.some((part) => part !== 0));
  if (base === undefined) return undefined;
  const at = base.findIndex((part) => part !== 0);
  const ratios = away.map((parts) => (parts[at] ?? 0) / (base[at] ?? 1));
  const isOfOne = away.every((parts, index) =>
    subtractParts(
      parts,
      base.map((part) => part * (ratios[index] ?? 0)),
    ).every((part) => Math.abs(part) < 1e-12),
  );
  const degree = [1, 2, 3, 4, 6, 12].find((n) => ratios.every((ratio) => isNearWhole(ratio * n)));
  if (!isOfOne || degree === undefined) return undefined;
  const powers = ratios.map((ratio) => Math.round(ratio * degree));
  const least = Math.min(...powers);
  const coefficients: number[] = Array.from({ length: Math.min(MAX_DEGREE, Math.max(...powers) - least) + 1 }, () => 0);
  powers.forEach(
    (power, index) => (coefficients[power - least] = (coefficients[power - least] ?? 0) + (factors[index] ?? 0)),
  );
  const found: Real[] = [];
  const powersOfBase = rootsOfFloats(coefficients);
  for (const { value } of powersOfBase ?? []) {
    if (value <= 0) continue;
    const zeros = rootsOfFloats(base.map((part, power) => part / degree - (power === 0 ? Math.log(value) : 0)));
    if (zeros === undefined) return undefined;
    found.push(...zeros);
  }
  return powersOfBase && found;
}

function subtractParts(a: readonly number[], b: readonly number[]): readonly number[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, index) => (a[index] ?? 0) - (b[index] ?? 0));
}

/** `q·ln u - r·ln v + c` is 0 where `e^c·u^q` is `v^r`; powers of one logarithm are solved for it. */
function zerosOfLogarithms(sum: Polynomial, logarithms: readonly Atom[], search: Search): readonly Real[] | undefined {
  const joined = joinLogarithms(sum);
  if (joined !== undefined) return zerosOf(joined, search);
  const [atom, ...more] = logarithms;
  if (atom === undefined || more.length > 0) return undefined;
  const values = rootsOfFloats(partsByPower(sum, atom));
  const found: Real[] = [];
  for (const { value } of values ?? []) {
    const inner = atom.args[0];
    if (!Number.isFinite(Math.exp(value))) return undefined;
    const bottom = inner && bottomOf(inner);
    const scaled = times(bottom, [{ coefficient: floatToRational(Math.exp(value)), monomial: monomialOf([]) }]);
    const zeros = zerosOf(minus(inner?.top, scaled), search);
    if (zeros === undefined) return undefined;
    found.push(...zeros.map((real) => ({ value: real.value })));
  }
  return values && found;
}

/** By whole powers of an atom, as floats; NaN where something else is unknown. */
function partsByPower(sum: Polynomial, atom: Atom): readonly number[] {
  const parts: number[] = [];
  for (const term of sum) {
    const power = exponentOf(term, atom);
    const factors = term.monomial.factors.filter((factor) => factor.atom.key !== atom.key);
    if (!Number.isInteger(power) || power > MAX_DEGREE) return [Number.NaN];
    while (parts.length <= power) parts.push(0);
    parts[power] = (parts[power] ?? 0) + numberOf([{ ...term, monomial: monomialOf(factors) }]);
  }
  return parts;
}

/** What is 0 where a sum of whole multiples of logarithms is; `undefined`: it is something else. */
function joinLogarithms(sum: Polynomial): Polynomial | undefined {
  const scale = sum.reduce((product, { coefficient }) => product * toRational(coefficient).d, 1n);
  let above: Polynomial | undefined = ONE_POLYNOMIAL;
  let below: Polynomial | undefined = ONE_POLYNOMIAL;
  for (const { coefficient, monomial } of sum) {
    const [factor, ...more] = monomial.factors;
    const { n, d } = toRational(coefficient);
    const power = Number((n * scale) / d);
    const of: Normal | undefined =
      factor?.exponent === 1 && more.length === 0 && isLogarithm(factor.atom) ? factor.atom.args[0] : undefined;
    if (of === undefined) return undefined;
    const [top, bottom] = power > 0 ? [of.top, bottomOf(of)] : [bottomOf(of), of.top];
    above = times(above, toPower(top, Math.abs(power)));
    below = times(below, toPower(bottom, Math.abs(power)));
  }
  return minus(above, below);
}
