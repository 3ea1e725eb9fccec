import { add, divide, gcd, multiply, negate, ONE, rational, subtract, ZERO, type Rational } from "../rational.ts";

/** A polynomial in one unknown: the coefficients of 1, x, x² …; the last one is not 0. 0 is the empty list. */
export type Univariate = readonly Rational[];

export function trim(a: Univariate): Univariate {
  let length = a.length;
  while (length > 0 && a[length - 1]?.n === 0n) length--;
  return length === a.length ? a : a.slice(0, length);
}

export function valueAt(a: Univariate, x: Rational): Rational {
  let value = ZERO;
  for (const coefficient of a.toReversed()) value = add(multiply(value, x), coefficient);
  return value;
}

/** Below 0, 0 or above 0 at a point. */
export function signAt(a: Univariate, x: Rational): -1 | 0 | 1 {
  const { n } = valueAt(a, x);
  return n < 0n ? -1 : n > 0n ? 1 : 0;
}

export function derivative(a: Univariate): Univariate {
  return a.slice(1).map((coefficient, i) => multiply(coefficient, rational(BigInt(i + 1))));
}

export function addUnivariate(a: Univariate, b: Univariate): Univariate {
  const length = Math.max(a.length, b.length);
  return trim(Array.from({ length }, (_, i) => add(a[i] ?? ZERO, b[i] ?? ZERO)));
}

export function multiplyUnivariate(a: Univariate, b: Univariate): Univariate {
  if (a.length === 0 || b.length === 0) return [];
  const product: Rational[] = Array.from({ length: a.length + b.length - 1 }, () => ZERO);
  for (const [i, x] of a.entries())
    for (const [j, y] of b.entries()) product[i + j] = add(product[i + j] ?? ZERO, multiply(x, y));
  return product;
}

/** Quotient and remainder; `b` must not be 0. */
export function divideUnivariate(
  a: Univariate,
  b: Univariate,
): { readonly quotient: Univariate; readonly remainder: Univariate } {
  const lead = b.at(-1) ?? ONE;
  const rest = [...a];
  const quotient: Rational[] = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => ZERO);
  for (let shift = a.length - b.length; shift >= 0; shift--) {
    const factor = divide(rest[shift + b.length - 1] ?? ZERO, lead);
    quotient[shift] = factor;
    if (factor.n === 0n) continue;
    for (const [i, coefficient] of b.entries())
      rest[shift + i] = subtract(rest[shift + i] ?? ZERO, multiply(factor, coefficient));
  }
  return { quotient: trim(quotient), remainder: trim(rest.slice(0, b.length - 1)) };
}

/** Whole coefficients without a common factor, the last above 0; the number taken out. */
export function primitive(a: Univariate): { readonly content: Rational; readonly part: Univariate } {
  let top = 0n;
  let bottom = 1n;
  for (const { n, d } of a) {
    top = gcd(top, n < 0n ? -n : n);
    bottom = (bottom / gcd(bottom, d)) * d;
  }
  if (top === 0n) return { content: ONE, part: [] };
  const size = rational(top, bottom);
  const content = (a.at(-1)?.n ?? 1n) < 0n ? negate(size) : size;
  return { content, part: a.map((coefficient) => divide(coefficient, content)) };
}

/** Greatest common divisor, primitive. */
export function gcdUnivariate(a: Univariate, b: Univariate): Univariate {
  let x = primitive(trim(a)).part;
  let y = primitive(trim(b)).part;
  while (y.length > 0) [x, y] = [y, primitive(divideUnivariate(x, y).remainder).part];
  return x;
}

/** The same roots, each once; primitive. */
export function squareFreePart(a: Univariate): Univariate {
  const { part } = primitive(trim(a));
  if (part.length < 3) return part;
  const common = gcdUnivariate(part, derivative(part));
  return common.length < 2 ? part : primitive(divideUnivariate(part, common).quotient).part;
}
