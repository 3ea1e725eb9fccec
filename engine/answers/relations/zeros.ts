import { toCoefficient, toRational } from "../algebra/coefficient.ts";
import type { Univariate } from "../algebra/index.ts";
import type { Atom, Factor, Polynomial, Term } from "../algebra/normal.ts";
import { coefficientsIn, rationalCoefficientsIn } from "../algebra/polynomial-in.ts";
import { constantPolynomial, monomialOf, ONE_POLYNOMIAL, sumOfTerms } from "../algebra/polynomial.ts";
import { floatToRational, rational } from "../rational.ts";
import { charge } from "../work-account.ts";
import { rationalToNumber, type Real } from "./real.ts";
import { realRoots } from "./real-roots.ts";
import { atomsOf, bottomOf, cleared, holdsUnknown, minus, numberOf, plus, sumAt, times, toPower } from "./normals.ts";

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
  // The outermost root or absolute value first: its text is the longest.
  const [atom] = inner.filter((other) => isRoot(other, sum)).toSorted((a, b) => b.key.length - a.key.length);
  if (atom === undefined && inner.some(isLogarithm)) return zerosOfLogarithms(sum, inner.filter(isLogarithm), search);
  if (atom === undefined && inner.some(({ kind }) => kind === "exponential")) return zerosOfPowers(sum, search);
  if (atom === undefined && inner.length > 0) return undefined;
  const constants = atoms.filter((other) => !holdsUnknown(other, isUnknown));
  if (atom === undefined && constants.some(({ kind }) => kind !== "prime")) return approximateZeros(sum, search);
  const root = atom ?? constants[0];
  if (root === undefined) return rootsOf(rationalCoefficientsIn(sum, search.name));
  return zerosOfRoots(sum, root, search) ?? (atom === undefined ? approximateZeros(sum, search) : undefined);
}

/** Whether it is the unknown in whole powers only. */
function isPlain(atom: Atom, sum: Polynomial): boolean {
  return atom.kind === "name" && !isRoot(atom, sum);
}

function isRoot(atom: Atom, sum: Polynomial): boolean {
  if (atom.kind === "exponential") return false;
  return atom.kind === "absolute" || sum.some((term) => !Number.isInteger(exponentOf(term, atom)));
}

function isLogarithm({ kind, name }: Atom): boolean {
  return kind === "call" && name === "ln";
}

function exponentOf({ monomial }: Term, { key }: Atom): number {
  const factor = monomial.factors.find(({ atom }) => atom.key === key);
  return factor === undefined ? 0 : rationalToNumber(toRational(factor.exponent));
}

/** The real roots of a polynomial with rational coefficients, where it is not too large. */
export function rootsOf(coefficients: Univariate | undefined): readonly Real[] | undefined {
  if (coefficients === undefined || coefficients.length > MAX_DEGREE + 1) return undefined;
  const digits = Math.max(...coefficients.map(({ n, d }) => String(n).length + String(d).length));
  const isPaid = digits <= MAX_DIGITS && charge(coefficients.length ** 2 * digits);
  return isPaid ? realRoots(coefficients) : undefined;
}

const MAX_DEGREE = 31;
/** Of top and bottom of one coefficient together. */
const MAX_DIGITS = 100;

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
  // Of |u|, an even power that is one of u.
  const step = atom.kind === "absolute" ? exponent / 2 : exponent;
  const degree = DEGREES.find((n) => isNearWhole(n * step));
  if (degree === undefined) return undefined;
  const right =
    atom.kind === "absolute"
      ? times(toPower(b, degree), toPower(atom.args[0]?.top, Math.round(exponent * degree)))
      : toPower(times(b, powerTerm(atom, exponent, degree)), degree);
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
  const exponents = sum.map(({ monomial }) =>
    sumOfTerms(
      monomial.factors.flatMap(({ atom, exponent }) =>
        atom.exponent === undefined ? [] : [{ coefficient: exponent, monomial: atom.exponent }],
      ),
    ),
  );
  const away = exponents.map((exponent) => minus(exponent, exponents[0]) ?? []);
  const base = away.find((exponent) => exponent.length > 0);
  if (base === undefined) return zerosOf(sumOfTerms(sum.map(withoutPowers)), search);
  // How many times that of the base they are, at two places: of one base where both agree.
  const [ratios, others] = PROBES.map((at) => {
    const point = new Map([[search.name, at]]);
    return away.map((exponent) => sumAt(exponent, point, 0) / sumAt(base, point, 0));
  });
  const degree = [1, 2, 3, 4, 6, 12].find((n) => ratios?.every((ratio) => isNearWhole(ratio * n)));
  if (ratios?.some((ratio, index) => !isNearWhole(12 * (ratio - (others?.[index] ?? 0)))) || degree === undefined)
    return undefined;
  const values = rootsOfTerms(
    sum,
    (factor) => factor.atom.exponent === undefined,
    ratios?.map((ratio) => ratio * degree),
  );
  return through(
    values?.filter((value) => value > 0),
    (value) => minus(base, constant(degree * Math.log(value))),
    search,
  );
}

const PROBES = [1.37, -0.83];

function withoutPowers({ coefficient, monomial }: Term): Term {
  return { coefficient, monomial: monomialOf(monomial.factors.filter(({ atom }) => atom.exponent === undefined)) };
}

/** The values of what powers are taken of, from those powers; the other factors are numbers. */
function rootsOfTerms(
  sum: Polynomial,
  isNumber: (factor: Factor) => boolean,
  powers: readonly number[] = [],
): readonly number[] | undefined {
  const least = Math.min(...powers);
  const coefficients: number[] = [];
  for (const [index, { coefficient, monomial }] of sum.entries()) {
    const power = Math.round((powers[index] ?? Number.NaN) - least);
    if (!(power <= MAX_DEGREE) || !isNearWhole((powers[index] ?? 0) - least)) return undefined;
    while (coefficients.length <= power) coefficients.push(0);
    const factors = monomial.factors.filter(isNumber);
    coefficients[power] = (coefficients[power] ?? 0) + numberOf([{ coefficient, monomial: monomialOf(factors) }]);
  }
  return rootsOfFloats(coefficients)?.map(({ value }) => value);
}

/** The zeros of what each value leads to, as floats. */
function through(
  values: readonly number[] | undefined,
  toSum: (value: number) => Polynomial | undefined,
  search: Search,
): readonly Real[] | undefined {
  return values && allOf(values.map(toSum), search)?.map(({ value }) => ({ value }));
}

/** A float as a polynomial; `undefined` where it is none. */
function constant(value: number): Polynomial | undefined {
  return Number.isFinite(value) ? constantPolynomial(toCoefficient(floatToRational(value))) : undefined;
}

/** `q·ln u - r·ln v` is 0 where `u^q` is `v^r`; powers of one logarithm are solved for it. */
function zerosOfLogarithms(sum: Polynomial, logarithms: readonly Atom[], search: Search): readonly Real[] | undefined {
  const joined = joinLogarithms(sum);
  if (joined !== undefined) return zerosOf(joined, search);
  const [atom, ...more] = logarithms;
  const inner = atom?.args[0];
  if (atom === undefined || inner === undefined || more.length > 0) return undefined;
  const powers = sum.map((term) => exponentOf(term, atom));
  const values = rootsOfTerms(sum, (factor) => factor.atom.key !== atom.key, powers);
  return through(values, (value) => minus(inner.top, times(bottomOf(inner), constant(Math.exp(value)))), search);
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
    const of =
      factor?.exponent === 1 && more.length === 0 && isLogarithm(factor.atom) ? factor.atom.args[0] : undefined;
    if (of === undefined) return undefined;
    const [top, bottom] = power > 0 ? [of.top, bottomOf(of)] : [bottomOf(of), of.top];
    above = times(above, toPower(top, Math.abs(power)));
    below = times(below, toPower(bottom, Math.abs(power)));
  }
  return minus(above, below);
}
