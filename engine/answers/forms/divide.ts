import { gcdUnivariate } from "../algebra/index.ts";
import { gcd, multiply, rational, type Rational } from "../rational.ts";
import { atomsOf, degreeIn, degreeOf, isPlainName, latexOfPower, type Poly } from "./poly.ts";

/**
 * Whether two polynomials have a common factor with an unknown in it. Both are looked at along straight lines, modulo
 * a prime: without a common factor along one line, as long as no degree is lost there, they have none at all.
 */
export function haveCommonFactor(a: Poly, b: Poly): boolean {
  const [degreeA, degreeB] = [degreeOf(a), degreeOf(b)];
  if (degreeA === 0 || degreeB === 0) return false;
  const atoms = atomsOf(a, b);
  for (let line = 0; line < LINES; line += 1) {
    const [alongA, alongB] = [alongModulo(a, atoms, line), alongModulo(b, atoms, line)];
    if (alongA.length - 1 < degreeA || alongB.length - 1 < degreeB) continue;
    if (gcdDegree(alongA, alongB) === 0) return false;
  }
  return true;
}

/** Names the common factor of two polynomials in one unknown. */
export function commonFactorParams(a: Poly, b: Poly): { readonly factor: string } | undefined {
  const [atom, ...others] = atomsOf(a, b);
  if (atom === undefined || others.length > 0 || !isPlainName(atom)) return undefined;
  if (Math.max(degreeOf(a), degreeOf(b)) > LARGEST_NAMED) return undefined;
  const common = gcdUnivariate(coefficientsOf(a), coefficientsOf(b));
  const terms = common.flatMap(({ n }, exponent) => (n === 0n ? [] : [latexOfTerm(n, atom, exponent)])).toReversed();
  return { factor: terms.join(" + ").replaceAll("+ -", "- ") };
}

const LARGEST_NAMED = 12;

function latexOfTerm(number: bigint, atom: string, exponent: number): string {
  if (exponent === 0) return String(number);
  const letters = latexOfPower(atom, exponent);
  return number === 1n ? letters : number === -1n ? `-${letters}` : `${number}${letters}`;
}

/** Coefficients of a polynomial in one unknown, lowest first. */
function coefficientsOf(poly: Poly): readonly Rational[] {
  const values: Rational[] = Array.from({ length: degreeOf(poly) + 1 }, () => rational(0n));
  for (const { powers, coefficient } of poly.values()) values[powers[0]?.[1] ?? 0] = coefficient;
  return values;
}

/**
 * Whether a polynomial is no product of two others over the rational numbers. Numbers do not count as factors. One
 * line on which it is none proves it. Past the limits the answer is yes, for the good of the pupil.
 */
export function isIrreducible(poly: Poly): boolean {
  const degree = degreeOf(poly);
  if (degree <= 1) return true;
  const atoms = atomsOf(poly);
  const linear = atoms.find((atom) => degreeIn(poly, atom) === 1);
  if (linear !== undefined) return !haveCommonFactor(...splitLinear(poly, linear));
  const lines = atoms.length === 1 ? 1 : LINES;
  for (let line = 0; line < lines; line += 1) {
    const along = alongExact(poly, atoms, line);
    if (along.length - 1 === degree && isIrreducibleAlong(along)) return true;
  }
  return false;
}

/** `poly` is the first times `atom` plus the second. */
function splitLinear(poly: Poly, atom: string): [Poly, Poly] {
  const [factor, rest] = [new Map(), new Map()];
  for (const [key, monomial] of poly) {
    const powers = monomial.powers.filter(([name]) => name !== atom);
    if (powers.length === monomial.powers.length) rest.set(key, monomial);
    else factor.set(key, { ...monomial, powers });
  }
  return [factor, rest];
}

const LINES = 5;
const PRIME = 67_108_859;
const SLOPES = [1, 2, -3, 5, -7, 11, 13, -17];
const OFFSETS = [0, 3, -5, 7, 2, -11, 1, 13];

/** Atom `index` on line `line` is slope · t + offset; the first atom is t itself. */
function pointOf(index: number, line: number): { readonly slope: number; readonly offset: number } {
  if (index === 0) return { slope: 1, offset: 0 };
  const at = (index * 3 + line) % SLOPES.length;
  return { slope: (SLOPES[at] ?? 1) + line, offset: (OFFSETS[at] ?? 1) + 2 * line + 1 };
}

/** Coefficients of the polynomial along a line, lowest first, whole numbers without a common divisor. */
function alongExact(poly: Poly, atoms: readonly string[], line: number): readonly bigint[] {
  let shared = 1n;
  for (const { coefficient } of poly.values()) shared = (shared * coefficient.d) / gcd(shared, coefficient.d);
  const sum: bigint[] = [];
  for (const { powers, coefficient } of poly.values()) {
    let product = [multiply(coefficient, rational(shared)).n];
    for (const [atom, exponent] of powers) {
      const { slope, offset } = pointOf(atoms.indexOf(atom), line);
      for (let i = 0; i < exponent; i += 1) product = timesLinear(product, BigInt(slope), BigInt(offset));
    }
    product.forEach((value, i) => (sum[i] = (sum[i] ?? 0n) + value));
  }
  while (sum.length > 0 && sum.at(-1) === 0n) sum.pop();
  const content = sum.reduce((common, value) => gcd(common, value < 0n ? -value : value), 0n);
  return content > 1n ? sum.map((value) => value / content) : sum;
}

function timesLinear(values: readonly bigint[], slope: bigint, offset: bigint): bigint[] {
  const product = values.map((value) => value * offset);
  product.push(0n);
  values.forEach((value, i) => (product[i + 1] = (product[i + 1] ?? 0n) + value * slope));
  return product;
}

function alongModulo(poly: Poly, atoms: readonly string[], line: number): number[] {
  const along = alongExact(poly, atoms, line).map((value) => Number(((value % BIG_PRIME) + BIG_PRIME) % BIG_PRIME));
  while (along.length > 0 && along.at(-1) === 0) along.pop();
  return along;
}

const BIG_PRIME = BigInt(PRIME);

/** Degree of the greatest common divisor modulo the prime. */
function gcdDegree(first: readonly number[], second: readonly number[]): number {
  let [a, b] = [[...first], [...second]];
  while (b.length > 0) {
    const inverse = inverseOf(b.at(-1) ?? 1);
    while (a.length >= b.length) {
      const by = ((a.at(-1) ?? 0) * inverse) % PRIME;
      const shift = a.length - b.length;
      b.forEach((value, i) => (a[i + shift] = ((a[i + shift] ?? 0) + (PRIME - by) * value) % PRIME));
      while (a.length > 0 && a.at(-1) === 0) a.pop();
    }
    [a, b] = [b, a];
  }
  return a.length - 1;
}

function inverseOf(value: number): number {
  let [power, result, exponent] = [value, 1, PRIME - 2];
  while (exponent > 0) {
    if (exponent % 2 === 1) result = (result * power) % PRIME;
    power = (power * power) % PRIME;
    exponent = Math.floor(exponent / 2);
  }
  return result;
}

function isIrreducibleAlong(values: readonly bigint[]): boolean {
  const degree = values.length - 1;
  const [a = 0n, b = 0n, c = 0n] = values;
  if (degree <= 1) return true;
  if (a === 0n) return false;
  if (degree === 2) return !isSquare(b * b - 4n * a * c);
  for (let size = 1; size * 2 <= degree && size <= LARGEST_FACTOR; size += 1)
    if (hasFactorOfDegree(values, size)) return false;
  return true;
}

/** Trials times their cost, for polynomials of degree up to 6 and for larger ones. */
const MOST_WORK = 12_000;
const MOST_WORK_LARGE = 3000;
const LARGEST_FACTOR = 6;
const LARGEST_VALUE = 10n ** 8n;

/** Kronecker: a factor's values divide the polynomial's; the factor through each choice of divisors is tried. */
function hasFactorOfDegree(values: readonly bigint[], degree: number): boolean {
  const points: { readonly x: bigint; readonly divisors: readonly bigint[] }[] = [];
  for (const x of [0n, 1n, -1n, 2n, -2n, 3n, -3n, 4n, -4n]) {
    const value = valueAt(values, x);
    if (value === 0n) return degree === 1 || hasFactorOfDegree(withoutRoot(values, x), degree - 1);
    const size = value < 0n ? -value : value;
    if (size <= LARGEST_VALUE) points.push({ x, divisors: divisorsOf(size) });
  }
  const chosen = points.toSorted((p, q) => p.divisors.length - q.divisors.length).slice(0, degree + 1);
  if (chosen.length <= degree) return false;
  const trials = chosen.reduce((count, { divisors }, i) => count * divisors.length * (i === 0 ? 1 : 2), 1);
  if (trials * degree * degree > (values.length > 7 ? MOST_WORK_LARGE : MOST_WORK)) return false;
  const xs = chosen.map(({ x }) => x);
  for (let trial = 0; trial < trials; trial += 1) {
    let rest = trial;
    const ys = chosen.map(({ divisors }, i) => {
      const count = divisors.length * (i === 0 ? 1 : 2);
      const at = rest % count;
      rest = Math.floor(rest / count);
      const divisor = divisors[at % divisors.length] ?? 1n;
      return at < divisors.length ? divisor : -divisor;
    });
    const candidate = interpolate(xs, ys);
    if (candidate !== undefined && candidate.length === degree + 1 && divides(candidate, values)) return true;
  }
  return false;
}

function valueAt(values: readonly bigint[], x: bigint): bigint {
  return values.reduceRight((sum, value) => sum * x + value, 0n);
}

function withoutRoot(values: readonly bigint[], root: bigint): readonly bigint[] {
  const quotient: bigint[] = [];
  let carry = 0n;
  for (let i = values.length - 1; i > 0; i -= 1) {
    carry = carry * root + (values[i] ?? 0n);
    quotient[i - 1] = carry;
  }
  return quotient;
}

function divisorsOf(size: bigint): readonly bigint[] {
  const number = Number(size);
  const divisors: bigint[] = [];
  for (let i = 1; i * i <= number; i += 1) {
    if (number % i !== 0) continue;
    divisors.push(BigInt(i));
    if (i * i !== number) divisors.push(BigInt(number / i));
  }
  return divisors;
}

/** Newton: the polynomial with whole coefficients through the points, if there is one. */
function interpolate(xs: readonly bigint[], ys: readonly bigint[]): readonly bigint[] | undefined {
  const differences = [...ys];
  for (let order = 1; order < xs.length; order += 1)
    for (let i = xs.length - 1; i >= order; i -= 1) {
      const step = (xs[i] ?? 0n) - (xs[i - order] ?? 0n);
      const rise = (differences[i] ?? 0n) - (differences[i - 1] ?? 0n);
      if (rise % step !== 0n) return undefined;
      differences[i] = rise / step;
    }
  let values: bigint[] = [];
  for (let i = xs.length - 1; i >= 0; i -= 1) {
    values = values.length === 0 ? [] : timesLinear(values, 1n, -(xs[i] ?? 0n));
    values[0] = (values[0] ?? 0n) + (differences[i] ?? 0n);
  }
  while (values.length > 0 && values.at(-1) === 0n) values.pop();
  return values;
}

function divides(factor: readonly bigint[], values: readonly bigint[]): boolean {
  const rest = [...values];
  const lead = factor.at(-1) ?? 1n;
  while (rest.length >= factor.length) {
    const top = rest.at(-1) ?? 0n;
    if (top % lead !== 0n) return false;
    const by = top / lead;
    const shift = rest.length - factor.length;
    factor.forEach((value, i) => (rest[i + shift] = (rest[i + shift] ?? 0n) - by * value));
    rest.pop();
  }
  return rest.every((value) => value === 0n);
}

export function isSquare(value: bigint): boolean {
  if (value < 0n) return false;
  const root = squareRoot(value);
  return root * root === value;
}

/** The largest whole number whose square is not above `value`. */
export function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt(value.toString(16).length * 2);
  for (let i = 0; i < 1000; i += 1) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) break;
    guess = next;
  }
  return guess;
}
