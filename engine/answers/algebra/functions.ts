import {
  absoluteOfAtom,
  addNormals,
  atomNormal,
  baseOf,
  coefficientOf,
  constantNormal,
  divideNormals,
  factorsOf,
  IMAGINARY,
  isNeverNegative,
  isZeroNormal,
  multiplyNormals,
  negateNormal,
  normalKey,
  ONE_NORMAL,
  powerOfNormal,
  powerTerm,
  subtractNormals,
  whole,
  ZERO_NORMAL,
} from "./arithmetic.ts";
import {
  commonContent,
  floorOf,
  minus,
  over,
  plus,
  signOfCoefficient,
  textOf,
  times,
  toCoefficient,
  type Coefficient,
} from "./coefficient.ts";
import { doubleOfNormal } from "./normal-value.ts";
import {
  atomOf,
  constantAtom,
  type Atom,
  type Factor,
  type Monomial,
  type Normal,
  type Polynomial,
  type Term,
} from "./normal.ts";
import {
  absoluteCoefficient,
  addPolynomials,
  constantPolynomial,
  giveUp,
  isEvenExponent,
  monomialOf,
  negatePolynomial,
  numberContent,
  primeValue,
  UNIT,
  type Context,
} from "./polynomial.ts";
import { primeAtom, primeFactors } from "./roots.ts";

export const PI = constantAtom("pi");
export const EULER = constantAtom("e");
const HALF: Coefficient = { n: 1n, d: 2n };
function scaled(a: Normal, by: Coefficient): Normal {
  return { top: a.top.map((term) => ({ ...term, coefficient: times(term.coefficient, by) })), bottom: a.bottom };
}

/** A function that is not worked out further. */
export function callAtom(name: string, args: readonly Normal[], positive = false): Atom {
  return atomOf("call", `${name}(${args.map(normalKey).join(",")})`, { name, args, positive });
}

function call(name: string, of: Normal, positive = false): Normal {
  return atomNormal(callAtom(name, [of], positive));
}

/** |a|: sizes of factors, no bars where the sign is known. */
export function absoluteOf(a: Normal, cx: Context): Normal {
  const sign = signOfConstant(a);
  if (sign !== undefined) return sign < 0 ? negateNormal(a) : a;
  if (a.bottom.length === 0 && a.top.some(isImaginary)) return modulusOf(a.top, cx);
  const { number, factors } = factorsOf(a, cx);
  let product = constantNormal(absoluteCoefficient(number));
  for (const factor of factors) {
    const base = baseOf(isNeverNegative(factor.exponent) ? factor.atom : absoluteOfAtom(factor.atom));
    product = multiplyNormals(product, powerOfNormal(base, factor.exponent, cx), cx);
  }
  return product;
}

function isImaginary(term: Term): boolean {
  return term.monomial.factors.some(({ atom, exponent }) => atom.key === IMAGINARY.key && exponent === 1);
}

/** |a + bi| = √(a² + b²). */
function modulusOf(a: Polynomial, cx: Context): Normal {
  const real = whole(a.filter((term) => !isImaginary(term)));
  const rest = divideNormals(whole(a.filter(isImaginary)), atomNormal(IMAGINARY), cx);
  return powerOfNormal(addNormals(powerOfNormal(real, 2, cx), powerOfNormal(rest, 2, cx), cx), HALF, cx);
}

/** The sign of a constant without unknowns; undefined where there are some, and too near 0 to be told. */
export function signOfConstant(a: Normal): -1 | 0 | 1 | undefined {
  const exact = coefficientOf(a);
  if (exact !== undefined) return signOfCoefficient(exact);
  const { value, error } = doubleOfNormal(a);
  return value > error ? 1 : value < -error ? -1 : undefined;
}

/** The natural logarithm: of a product of what is above 0 the sum of logarithms. */
function logarithmOf(a: Normal, cx: Context): Normal {
  if (a.top.length === 0) return call("ln", a);
  const { number, factors } = factorsOf(a, cx);
  const isNegative = signOfCoefficient(number) < 0;
  let sum = logarithmOfNumber(absoluteCoefficient(number));
  // What may be below 0 stays together under one logarithm.
  const signed = factors.filter(({ atom, exponent }) => !atom.positive && !isEvenExponent(exponent));
  for (const factor of factors) {
    if (!signed.includes(factor) || (signed.length === 1 && !isNegative))
      sum = addNormals(sum, logarithmOfFactor(factor), cx);
  }
  if (isNegative || signed.length > 1) {
    let product = constantNormal(isNegative ? -1 : 1);
    for (const { atom, exponent } of signed)
      product = multiplyNormals(product, powerOfNormal(baseOf(atom), exponent, cx), cx);
    sum = addNormals(sum, call("ln", product), cx);
  }
  return sum;
}

function logarithmOfNumber(number: Coefficient): Normal {
  let top: Polynomial = [];
  for (const { prime, power } of primeFactors(number)) {
    if (prime === 1) continue;
    const [term] = call("ln", constantNormal(prime), true).top;
    if (term !== undefined) top = addPolynomials(top, [{ ...term, coefficient: power }]);
  }
  return whole(top);
}

function logarithmOfFactor({ atom, exponent }: Factor): Normal {
  if (atom.key === "#e") return constantNormal(exponent);
  if (atom.kind === "exponential") return whole([{ coefficient: exponent, monomial: atom.exponent as Monomial }]);
  if (atom.kind === "prime") return scaled(logarithmOfNumber(primeValue(atom)), exponent);
  if (atom.name === "exp") return scaled(atom.args[0] as Normal, exponent);
  const base = isEvenExponent(exponent) ? absoluteOfAtom(atom) : atom;
  return scaled(call("ln", baseOf(base), atom.key === "#pi"), exponent);
}

/** e to a sum is a product; e to a logarithm is what it is the logarithm of. */
function exponentialOf(a: Normal, cx: Context): Normal {
  if (a.top.length === 0) return ONE_NORMAL;
  if (a.bottom.length > 0) {
    const size = numberContent(a.top);
    const negative = signOfCoefficient((a.top.at(-1) as Term).coefficient) < 0;
    const exponent = negative ? minus(size) : size;
    return powerOfNormal(call("exp", scaled(a, over(1, exponent)), true), exponent, cx);
  }
  let product = ONE_NORMAL;
  for (const term of a.top) product = multiplyNormals(product, exponentialOfTerm(term, cx), cx);
  return product;
}

function exponentialOfTerm({ coefficient, monomial }: Term, cx: Context): Normal {
  if (monomial === UNIT) return powerOfNormal(atomNormal(EULER), coefficient, cx);
  const [first, second] = monomial.factors;
  if (first?.atom.name === "ln" && first.exponent === 1 && second === undefined)
    return powerOfNormal(first.atom.args[0] as Normal, coefficient, cx);
  if (monomial.factors.some(({ atom }) => atom.key === IMAGINARY.key)) {
    // e^(ia) = cos a + i sin a
    const angle = divideNormals(whole([{ coefficient, monomial }]), atomNormal(IMAGINARY), cx);
    return addNormals(cosineOf(angle, cx), multiplyNormals(atomNormal(IMAGINARY), sineOf(angle, cx), cx), cx);
  }
  const atom = atomOf("exponential", `e{${monomial.key}}`, { exponent: monomial, positive: true });
  return whole([powerTerm(atom, coefficient)]);
}

/** base^exponent for any exponent. 0^0 is 1. */
export function powerOf(base: Normal, exponent: Normal, cx: Context): Normal {
  const plain = coefficientOf(exponent);
  if (plain !== undefined) return powerOfNormal(base, plain, cx);
  if (isZeroNormal(base)) return signOfConstant(exponent) === 1 ? ZERO_NORMAL : call("zero-to", exponent);
  const number = coefficientOf(base);
  if (number !== undefined && signOfCoefficient(number) < 0) {
    const size = exponentialOf(multiplyNormals(exponent, logarithmOfNumber(minus(number)), cx), cx);
    return multiplyNormals(alternatingOf(exponent, cx), size, cx);
  }
  return exponentialOf(multiplyNormals(exponent, logarithmOf(base, cx), cx), cx);
}

/** (-1)^a, for whole numbers: only whether the exponent is even counts. */
function alternatingOf(a: Normal, cx: Context): Normal {
  if (a.bottom.length > 0) return call("minus-one-to", a);
  let product = ONE_NORMAL;
  for (const term of a.top) product = multiplyNormals(product, alternatingTerm(term, cx), cx);
  return product;
}

function alternatingTerm(term: Term, cx: Context): Normal {
  const { coefficient, monomial } = term;
  if (monomial === UNIT) return powerOfNormal(constantNormal(-1), coefficient, cx);
  const isWhole = typeof coefficient === "number";
  if (isWhole && coefficient % 2 === 0) return ONE_NORMAL;
  const key = isWhole ? monomial.key : `${textOf(coefficient)}~${monomial.key}`;
  const name = isWhole ? "1" : textOf(coefficient);
  return atomNormal(atomOf("alternating", `-1{${key}}`, { name, exponent: monomial }));
}

/** Sine, its argument brought between 0 and a right angle as far as multiples of π are concerned. */
function sineOf(a: Normal, cx: Context): Normal {
  return circular(a, 0, cx);
}

function cosineOf(a: Normal, cx: Context): Normal {
  return circular(a, HALF, cx);
}

/** sin(a + shift·π). */
function circular(a: Normal, shift: Coefficient, cx: Context): Normal {
  let turn = shift;
  let rest: Polynomial = a.top;
  if (a.bottom.length === 0) {
    const found = a.top.find((term) => term.monomial.key === "#pi");
    if (found !== undefined) {
      turn = plus(turn, found.coefficient);
      rest = a.top.filter((term) => term !== found);
    }
  }
  let sign: 1 | -1 = 1;
  const last = rest.at(-1);
  if (last !== undefined && signOfCoefficient(last.coefficient) < 0) {
    // sin(-r + tπ) = sin(r + (1 - t)π)
    rest = negatePolynomial(rest);
    turn = plus(1, minus(turn));
  }
  turn = plus(turn, minus(times(2, floorOf(times(turn, HALF)))));
  if (signOfCoefficient(plus(turn, -1)) >= 0) {
    sign = -1;
    turn = plus(turn, -1);
  }
  const cosine = signOfCoefficient(plus(turn, minus(HALF))) >= 0;
  if (cosine) turn = plus(turn, minus(HALF));
  const value = rest.length === 0 ? exactSine(turn, cosine) : sineOfArcsine(rest, turn, cosine);
  if (value !== undefined) return sign < 0 ? negateNormal(value) : value;
  const angle = scaled(atomNormal(PI), turn);
  const under: Normal = { top: rest, bottom: a.bottom };
  const kernel = call(cosine ? "cos" : "sin", turn === 0 ? under : addNormals(under, angle, cx));
  return sign < 0 ? negateNormal(kernel) : kernel;
}

/** sin(arcsin a) is a; cos(arccos a) comes out as the same. */
function sineOfArcsine(angle: Polynomial, turn: Coefficient, cosine: boolean): Normal | undefined {
  const [term] = angle;
  const factor = term?.monomial.factors[0];
  if (cosine || turn !== 0 || term?.coefficient !== 1 || term.monomial.factors.length !== 1 || angle.length !== 1)
    return undefined;
  return factor?.exponent === 1 && factor.atom.name === "arcsin" ? factor.atom.args[0] : undefined;
}

/** The sines of 0, 15, 18, 30, 45, 54, 60 and 75 degrees, as (a√m + b√n)/4. */
const EXACT_SINES: readonly (readonly [turn: string, a: number, m: number, b: number, n: number])[] = [
  ["0", 0, 1, 0, 1],
  ["1/12", 1, 6, -1, 2],
  ["1/10", 1, 5, -1, 1],
  ["1/6", 2, 1, 0, 1],
  ["1/4", 2, 2, 0, 1],
  ["3/10", 1, 5, 1, 1],
  ["1/3", 2, 3, 0, 1],
  ["5/12", 1, 6, 1, 2],
  ["1/2", 4, 1, 0, 1],
];

function exactSine(turn: Coefficient, cosine: boolean): Normal | undefined {
  const wanted = textOf(cosine ? plus(HALF, minus(turn)) : turn);
  const found = EXACT_SINES.find(([of]) => of === wanted);
  if (found === undefined) return undefined;
  const [, a, m, b, n] = found;
  return whole(addPolynomials(surd(a, m), surd(b, n)));
}

function surd(quarters: number, under: number): Polynomial {
  if (quarters === 0) return [];
  const coefficient = over(quarters, 4);
  const factors =
    under === 1 ? [] : primeFactors(under).map(({ prime }) => ({ atom: primeAtom(prime), exponent: HALF }));
  return [{ coefficient, monomial: monomialOf(factors) }];
}

/** The functions of one number that all others are written with. */
const KERNELS: Readonly<Record<string, (of: Normal, cx: Context) => Normal>> = {
  sin: sineOf,
  cos: cosineOf,
  arcsin: arcsineOf,
  arctan: arctangentOf,
  ln: logarithmOf,
  exp: exponentialOf,
  floor: floorOfNormal,
  sign: signOfNormal,
};

export function callOf(name: string, of: Normal, cx: Context): Normal {
  return KERNELS[name]?.(of, cx) ?? call(name, of);
}

/** Sizes of angles, as parts of π, tried for arcsin and arctan of a constant. */
const ANGLE_PARTS = [1, 2, 3, 4, 5, 6, 10, 12];

function arcsineOf(a: Normal, cx: Context): Normal {
  return inverseOf("arcsin", a, Math.asin, sineOf, cx);
}

function tangentOf(a: Normal, cx: Context): Normal {
  return divideNormals(sineOf(a, cx), cosineOf(a, cx), cx);
}

function arctangentOf(a: Normal, cx: Context): Normal {
  return inverseOf("arctan", a, Math.atan, tangentOf, cx);
}

function inverseOf(
  name: string,
  a: Normal,
  approximate: (value: number) => number,
  forward: (angle: Normal, cx: Context) => Normal,
  cx: Context,
): Normal {
  if (a.top.length === 0) return a;
  const part = approximate(doubleOfNormal(a).value) / Math.PI;
  if (!Number.isNaN(part)) {
    for (const parts of ANGLE_PARTS) {
      const count = Math.round(part * parts);
      if (Math.abs(part * parts - count) > 1e-9 || (name === "arctan" && count * 2 === parts)) continue;
      const angle = scaled(atomNormal(PI), over(count, parts));
      const difference = subtractNormals(forward(angle, cx), a, cx);
      if (isZeroNormal(difference)) return angle;
    }
  }
  return oddCall(name, a);
}

/** An odd function: the sign comes out. */
function oddCall(name: string, a: Normal): Normal {
  const last = a.top.at(-1);
  if (last !== undefined && signOfCoefficient(last.coefficient) < 0) return negateNormal(call(name, negateNormal(a)));
  return call(name, a);
}

function floorOfNormal(a: Normal): Normal {
  const number = coefficientOf(a);
  if (number !== undefined) return constantNormal(floorOf(number));
  const { value, error } = doubleOfNormal(a);
  const down = Math.floor(value - error);
  if (down === Math.floor(value + error) && Number.isSafeInteger(down)) return constantNormal(down);
  const constant = a.bottom.length === 0 ? a.top.find((term) => term.monomial === UNIT)?.coefficient : undefined;
  if (constant === undefined) return call("floor", a);
  // floor(a + n) = floor(a) + n
  const outside = floorOf(constant);
  if (outside === 0) return call("floor", a);
  const inside = addPolynomials(a.top, constantPolynomial(minus(outside)));
  return whole(addPolynomials(call("floor", whole(inside)).top, constantPolynomial(outside)));
}

function signOfNormal(a: Normal): Normal {
  const sign = signOfConstant(a);
  return sign !== undefined ? constantNormal(sign) : oddCall("sign", a);
}

const LARGEST_FACTORIAL = 500;
const FACTORIAL_SHIFT = 12;

/** n!, worked out for whole numbers; (a + 2)! is (a + 2)(a + 1)·a!. */
export function factorialOf(a: Normal, cx: Context): Normal {
  const number = coefficientOf(a);
  if (typeof number === "number" && number >= 0) {
    if (number > LARGEST_FACTORIAL) giveUp(cx);
    let product = 1n;
    for (let i = 2; i <= Math.min(number, LARGEST_FACTORIAL); i++) product *= BigInt(i);
    return constantNormal(toCoefficient({ n: product, d: 1n }));
  }
  const shift = a.bottom.length === 0 ? a.top.find((term) => term.monomial === UNIT)?.coefficient : undefined;
  if (number !== undefined || typeof shift !== "number" || Math.abs(shift) > FACTORIAL_SHIFT)
    return call("factorial", a, true);
  const base = whole(addPolynomials(a.top, constantPolynomial(-shift)));
  let product = ONE_NORMAL;
  for (let i = Math.min(0, shift) + 1; i <= Math.max(0, shift); i++)
    product = multiplyNormals(product, addNormals(base, constantNormal(i), cx), cx);
  const kernel = call("factorial", base, true);
  return shift > 0 ? multiplyNormals(product, kernel, cx) : divideNormals(kernel, product, cx);
}

/** max, min, gcd, lcm and mod of numbers are worked out; the rest stays, in a set order where the order is no matter. */
export function applyOf(name: string, args: readonly Normal[]): Normal {
  const numbers = args.map(coefficientOf);
  const known = numbers.every((number) => number !== undefined) ? combineNumbers(name, numbers) : undefined;
  if (known !== undefined) return constantNormal(known);
  const symmetric = name === "max" || name === "min" || name === "gcd" || name === "lcm";
  const ordered = symmetric ? args.toSorted((a, b) => (normalKey(a) < normalKey(b) ? -1 : 1)) : args;
  return atomNormal(atomOf("apply", `${name}[${ordered.map(normalKey).join(",")}]`, { name, args: ordered }));
}

function combineNumbers(name: string, numbers: readonly Coefficient[]): Coefficient | undefined {
  const [first, second] = numbers;
  if (first === undefined) return undefined;
  switch (name) {
    case "max":
      return numbers.reduce((a, b) => (signOfCoefficient(plus(a, minus(b))) < 0 ? b : a));
    case "min":
      return numbers.reduce((a, b) => (signOfCoefficient(plus(a, minus(b))) > 0 ? b : a));
    case "gcd":
      return numbers.reduce(commonContent);
    case "lcm":
      return numbers.reduce((a, b) => (a === 0 || b === 0 ? 0 : over(times(a, b), commonContent(a, b))));
    case "mod":
      return second === undefined || second === 0
        ? undefined
        : plus(first, minus(times(second, floorOf(over(first, second)))));
    default:
      return undefined;
  }
}
