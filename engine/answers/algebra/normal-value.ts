import {
  CONSTANTS,
  isMissing,
  NONE,
  powerOf,
  productOf,
  quotientOf,
  rounded,
  sizeOf,
  sumOf,
  valueOfApplication,
  valueOfCall,
  type Approximation,
  type Values,
} from "./approximation.ts";
import { toDouble, type Coefficient } from "./coefficient.ts";
import type { Atom, Monomial, Normal, Polynomial } from "./normal.ts";

const NO_VALUES: Values = new Map();
const ONE: Approximation = { value: 1, error: 0 };

/** The value of a normal form in doubles, with a bound of its error. */
export function doubleOfNormal({ top, bottom }: Normal, values: Values = NO_VALUES): Approximation {
  let quotient: Approximation = doubleOfPolynomial(top, values);
  for (const { of, power } of bottom)
    quotient = quotientOf(quotient, powerOf(doubleOfPolynomial(of, values), exactly(power), power));
  return quotient;
}

/** The same for a sum; `size` is the sum of the sizes of its terms. */
export function doubleOfPolynomial(
  a: Polynomial,
  values: Values = NO_VALUES,
): Approximation & { readonly size: number } {
  let sum: Approximation = { value: 0, error: 0 };
  let size = 0;
  for (const { coefficient, monomial } of a) {
    const term = productOf(exactly(coefficient), doubleOfMonomial(monomial, values));
    if (isMissing(term)) return { ...term, size };
    sum = sumOf(sum, term);
    size += Math.abs(term.value);
  }
  return { ...sum, size };
}

function exactly(value: Coefficient): Approximation {
  return typeof value === "number" ? { value, error: 0 } : rounded(toDouble(value), 0);
}

function doubleOfMonomial({ factors }: Monomial, values: Values): Approximation {
  let product = ONE;
  for (const { atom, exponent } of factors) {
    const base = doubleOfAtom(atom, values);
    product = productOf(product, exponent === 1 ? base : powerOf(base, exactly(exponent), exponent));
    if (isMissing(product)) return product;
  }
  return product;
}

function doubleOfAtom(atom: Atom, values: Values): Approximation {
  const { kind, name, args, exponent } = atom;
  switch (kind) {
    case "name":
      return values.get(name) ?? NONE;
    case "prime":
      return rounded(Number(name), 0);
    case "constant":
      return CONSTANTS[name] ?? NONE;
    case "exponential":
      return valueOfCall("exp", doubleOfMonomial(exponent as Monomial, values));
    case "alternating": {
      const [top = "1", bottom = "1"] = name.split("/");
      const turns = productOf(doubleOfMonomial(exponent as Monomial, values), exactly(Number(top)));
      return powerOf({ value: -1, error: 0 }, quotientOf(turns, exactly(Number(bottom))));
    }
    default:
  }
  const of = args.map((arg) => doubleOfNormal(arg, values));
  const [first = NONE] = of;
  switch (kind) {
    case "sum":
      return first;
    case "absolute":
      return sizeOf(first);
    case "apply":
      return valueOfApplication(name, of);
    case "call":
      return valueOfCall(name, first);
  }
}
