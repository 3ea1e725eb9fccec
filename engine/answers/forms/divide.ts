import {
  addUnivariate,
  divideUnivariate,
  gcdUnivariate,
  multiplyUnivariate,
  primitive,
  toRational,
  valueAt,
  type Polynomial,
  type Univariate,
} from "../algebra/index.ts";
import { absolute, divide, isWhole, negate, ONE, rational, subtract, ZERO, type Rational } from "../rational.ts";
import { fault, type FormFault } from "./fault.ts";
import { latexOf } from "./poly.ts";

const LINES = 5;
const MOST_TERMS = 60;
const MOST_DEGREE = 30;

/**
 * Names the common factor of two polynomials. They are looked at along straight lines: without a common factor along
 * one of them, as long as no degree is lost there, they have none at all.
 */
export function commonFactorFault(top: Polynomial, bottom: Polynomial): FormFault | undefined {
  const atoms = atomsOf([...top, ...bottom]);
  let common: Univariate = [];
  for (let line = 0; line < LINES; line += 1) {
    const [a, b] = [along(top, atoms, line), along(bottom, atoms, line)];
    if (a === undefined || b === undefined) continue;
    common = gcdUnivariate(a, b);
    if (common.length < 2) return undefined;
  }
  const [atom, ...others] = atoms;
  if (common.length < 2 || atom === undefined) return undefined;
  const terms = common.map(({ n }, exponent) =>
    n === 0n ? [] : latexOf(n, exponent === 0 ? [] : [{ atom, exponent }]),
  );
  const isNamed = others.length === 0 && !terms.includes(undefined);
  const factor = terms.flat().toReversed().join(" + ").replaceAll("+ -", "- ");
  return fault("not-lowest-terms", isNamed ? { factor } : undefined);
}

/**
 * Whether a polynomial is no product of two others over the rational numbers. Numbers do not count as factors. One
 * line on which it is none proves it. Past the limits the answer is yes, for the good of the pupil.
 */
export function isIrreducible(poly: Polynomial): boolean {
  const atoms = atomsOf(poly);
  let isTakenApart = false;
  for (let line = 0; line < (atoms.length > 1 ? LINES : 1); line += 1) {
    const values = along(poly, atoms, line);
    if (values !== undefined && isIrreducibleAlong(primitive(values).part)) return true;
    isTakenApart ||= values !== undefined;
  }
  return !isTakenApart;
}

type Atom = Polynomial[number]["monomial"]["factors"][number]["atom"];

function atomsOf(poly: Polynomial): readonly Atom[] {
  const atoms = poly.flatMap(({ monomial }) => monomial.factors.map(({ atom }) => [atom.key, atom] as const));
  return [...new Map(atoms).values()];
}

/** The polynomial along a line; undefined past the limits, where a power is no whole one and where degree is lost. */
function along(poly: Polynomial, atoms: readonly Atom[], line: number): Univariate | undefined {
  let sum: Univariate = [];
  let degree = 0;
  for (const { coefficient, monomial } of poly) {
    let product: Univariate = [toRational(coefficient)];
    for (const { atom, exponent } of monomial.factors) {
      if (typeof exponent !== "number" || exponent < 0 || exponent > MOST_DEGREE) return undefined;
      const point = pointOf(
        atoms.findIndex(({ key }) => key === atom.key),
        line,
      );
      for (let i = 0; i < exponent; i += 1) product = multiplyUnivariate(product, point);
    }
    degree = Math.max(degree, product.length);
    if (degree > MOST_DEGREE || poly.length > MOST_TERMS) return undefined;
    sum = addUnivariate(sum, product);
  }
  return sum.length === degree ? sum : undefined;
}

/** The first atom is the line's own unknown, another a multiple of it and something. */
function pointOf(index: number, line: number): Univariate {
  return index === 0 ? [ZERO, ONE] : [whole(5 * line + index * index), whole(2 * index + 3 * line)];
}

function whole(value: number): Rational {
  return rational(BigInt(value));
}

/** Choices of divisors that are followed, times the degree squared; numbers beyond the largest are not taken apart. */
const MOST_WORK = 120_000;
const LARGEST_VALUE = 100_000_000;

/**
 * Kronecker: a factor's values divide the polynomial's. Each choice of divisors at 0, 1, -1, … is followed as long as
 * the polynomial through them has whole coefficients (Newton's form).
 */
function isIrreducibleAlong(values: Univariate): boolean {
  const degree = values.length - 1;
  if (degree < 2) return true;
  const points = [0, 1, -1, 2, -2, 3, -3].map((at) => ({ x: whole(at), value: valueAt(values, whole(at)) }));
  if (points.some(({ value }) => value.n === 0n)) return false;
  const choices = points
    .map(({ x, value }) => ({ x, divisors: divisorsOf(Number(absolute(value).n)) }))
    .filter(({ divisors }) => divisors.length > 0)
    .toSorted((a, b) => a.divisors.length - b.divisors.length)
    .slice(0, Math.floor(degree / 2) + 1);
  let left = MOST_WORK / degree ** 2;
  const leadsToFactor = (candidate: Univariate, basis: Univariate, depth: number, most: number): boolean => {
    const choice = choices[depth];
    if (depth === most || choice === undefined) return candidate.length > 1 && divides(candidate, values);
    const { x, divisors } = choice;
    const signed = depth === 0 ? divisors : divisors.flatMap((divisor) => [divisor, negate(divisor)]);
    return signed.some((value) => {
      left -= 1;
      const factor = divide(subtract(value, valueAt(candidate, x)), valueAt(basis, x));
      if (left < 0 || !isWhole(factor)) return false;
      const next = addUnivariate(candidate, multiplyUnivariate(basis, [factor]));
      return leadsToFactor(next, multiplyUnivariate(basis, [negate(x), ONE]), depth + 1, most);
    });
  };
  return !choices.some((_, depth) => leadsToFactor([], [ONE], 0, depth + 1));
}

function divides(factor: Univariate, values: Univariate): boolean {
  const leads = divide(values.at(-1) ?? ONE, factor.at(-1) ?? ONE);
  return isWhole(leads) && divideUnivariate(values, factor).remainder.length === 0;
}

function divisorsOf(size: number): readonly Rational[] {
  const divisors: Rational[] = [];
  const most = size <= LARGEST_VALUE ? Math.sqrt(size) : 0;
  for (let i = 1; i <= most; i += 1) {
    if (size % i !== 0) continue;
    divisors.push(whole(i));
    if (i * i !== size) divisors.push(whole(size / i));
  }
  return divisors;
}
