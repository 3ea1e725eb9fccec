import {
  absoluteAtom,
  absoluteOfAtom,
  addNormals,
  atomNormal,
  coefficientOf,
  constantNormal,
  divideNormals,
  IMAGINARY,
  invertNormal,
  isPositivePolynomial,
  isZeroNormal,
  multiplyNormals,
  negateNormal,
  normalKey,
  ONE_NORMAL,
  powerOfNormal,
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
import type { Atom, Factor, Monomial, Normal, Polynomial, Term } from "./normal.ts";
import { doubleOfNormal } from "./normal-value.ts";
import {
  addPolynomials,
  constantPolynomial,
  contentOf,
  giveUp,
  isEvenExponent,
  monomialOf,
  negatePolynomial,
  numberContent,
  UNIT,
  type Context,
} from "./polynomial.ts";
import { primeAtom, primeFactors } from "./roots.ts";

export const PI: Atom = { kind: "constant", key: "#pi", name: "pi", args: [], exponent: undefined, positive: true };
export const EULER: Atom = { kind: "constant", key: "#e", name: "e", args: [], exponent: undefined, positive: true };
const HALF: Coefficient = { n: 1n, d: 2n };
const HALF_PI: Normal = scaled(atomNormal(PI), HALF);

function scaled(a: Normal, by: Coefficient): Normal {
  return { top: a.top.map((term) => ({ ...term, coefficient: times(term.coefficient, by) })), bottom: a.bottom };
}

/** A function that is not worked out further. */
export function callAtom(name: string, args: readonly Normal[], positive = false): Atom {
  return {
    kind: "call",
    key: `${name}(${args.map(normalKey).join(",")})`,
    name,
    args,
    exponent: undefined,
    positive,
  };
}

function call(name: string, of: Normal, positive = false): Normal {
  return atomNormal(callAtom(name, [of], positive));
}

/** |a|: sizes of factors, no bars where the sign is known. */
export function absoluteOf(a: Normal, cx: Context): Normal {
  if (a.top.length === 0) return a;
  const sign = a.bottom.length === 0 ? signOfConstant(a) : undefined;
  if (sign !== undefined) return sign < 0 ? negateNormal(a) : a;
  if (a.bottom.length === 0 && a.top.some(isImaginary)) return modulusOf(a.top, cx);
  const { number, monomial, rest } = contentOf(a.top, cx);
  let product = constantNormal(signOfCoefficient(number) < 0 ? minus(number) : number);
  const [only] = rest;
  const factors = rest.length === 1 && only !== undefined ? only.monomial.factors : [];
  for (const factor of [...monomial.factors, ...factors])
    product = multiplyNormals(product, absoluteOfFactor(factor, cx), cx);
  if (rest.length > 1) product = multiplyNormals(product, absoluteOfSum(rest, cx), cx);
  for (const { of, power } of a.bottom)
    product = multiplyNormals(product, powerOfNormal(absoluteOfSum(of, cx), -power, cx), cx);
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

function absoluteOfFactor({ atom, exponent }: Factor, cx: Context): Normal {
  const never = atom.positive || isEvenExponent(exponent) || (typeof exponent !== "number" && exponent.d % 2n === 0n);
  return powerOfNormal(atomNormal(never ? atom : absoluteOfAtom(atom)), exponent, cx);
}

function absoluteOfSum(sum: Polynomial, cx: Context): Normal {
  const sign = signOfConstant(whole(sum));
  if (sign !== undefined) return whole(sign < 0 ? negatePolynomial(sum) : sum);
  if (isPositivePolynomial(sum)) return whole(sum);
  const { number, rest } = contentOf(sum, cx);
  const size = constantNormal(signOfCoefficient(number) < 0 ? minus(number) : number);
  return multiplyNormals(size, atomNormal(absoluteAtom(whole(rest))), cx);
}

/** The sign of a constant without unknowns; undefined where there are some, and too near 0 to be told. */
export function signOfConstant(a: Normal): -1 | 0 | 1 | undefined {
  const exact = coefficientOf(a);
  if (exact !== undefined) return signOfCoefficient(exact);
  const { value, error } = doubleOfNormal(a);
  return value > error ? 1 : value < -error ? -1 : undefined;
}

/** The natural logarithm: of a product of what is above 0 the sum of logarithms. */
export function logarithmOf(a: Normal, cx: Context): Normal {
  if (a.top.length === 0) return call("ln", a);
  const { number, monomial, rest } = contentOf(a.top, cx);
  const [only] = rest;
  const negative = signOfCoefficient(number) < 0;
  const isSum = rest.length > 1;
  const factors = isSum || only === undefined ? monomial.factors : [...monomial.factors, ...only.monomial.factors];
  let sum = logarithmOfNumber(negative ? minus(number) : number);
  // What may be below 0 stays together under one logarithm.
  const signed: Factor[] = [];
  for (const factor of factors) {
    if (factor.atom.positive) sum = addNormals(sum, logarithmOfPositive(factor, cx), cx);
    else if (isEvenExponent(factor.exponent))
      sum = addNormals(sum, logarithmOfPositive({ ...factor, atom: absoluteOfAtom(factor.atom) }, cx), cx);
    else signed.push(factor);
  }
  const signedSum = isSum && !isPositivePolynomial(rest);
  if (isSum && !signedSum) sum = addNormals(sum, call("ln", whole(rest)), cx);
  const divisors = [];
  for (const divisor of a.bottom) {
    const positive = isPositivePolynomial(divisor.of);
    if (!positive && divisor.power % 2 !== 0) divisors.push(divisor);
    else {
      const of = positive ? whole(divisor.of) : absoluteOf(whole(divisor.of), cx);
      sum = subtractNormals(sum, scaled(call("ln", of), divisor.power), cx);
    }
  }
  const pieces = signed.length + divisors.length + (signedSum ? 1 : 0);
  if (pieces === 0) return negative ? addNormals(sum, call("ln", constantNormal(-1)), cx) : sum;
  const [factor] = signed;
  const [divisor] = divisors;
  if (pieces === 1 && !negative) {
    if (factor !== undefined) return addNormals(sum, scaled(call("ln", baseOf(factor.atom)), factor.exponent), cx);
    if (divisor !== undefined) return subtractNormals(sum, scaled(call("ln", whole(divisor.of)), divisor.power), cx);
  }
  signed.sort((x, y) => (x.atom.key < y.atom.key ? -1 : 1));
  const product = whole([{ coefficient: negative ? -1 : 1, monomial: monomialOf(signed) }]);
  const top = signedSum ? multiplyNormals(product, whole(rest), cx).top : product.top;
  return addNormals(sum, call("ln", { top, bottom: divisors }), cx);
}

function baseOf(atom: Atom): Normal {
  return atom.kind === "sum" ? (atom.args[0] as Normal) : atomNormal(atom);
}

function logarithmOfNumber(number: Coefficient): Normal {
  let top: Polynomial = [];
  for (const { prime, power } of primeFactors(number)) {
    if (prime === 1) continue;
    const atom = callAtom("ln", [constantNormal(prime)], prime !== 1);
    top = addPolynomials(top, [{ coefficient: power, monomial: monomialOf([{ atom, exponent: 1 }]) }]);
  }
  return whole(top);
}

function logarithmOfPositive({ atom, exponent }: Factor, cx: Context): Normal {
  if (atom.key === "#e") return constantNormal(exponent);
  if (atom.kind === "exponential" && atom.exponent !== undefined)
    return whole([{ coefficient: exponent, monomial: atom.exponent }]);
  if (atom.kind === "prime") return scaled(logarithmOfNumber(primeNumber(atom)), exponent);
  if (atom.kind === "sum") return scaled(logarithmOf(atom.args[0] as Normal, cx), exponent);
  if (atom.kind === "call" && atom.name === "exp") return scaled(atom.args[0] as Normal, exponent);
  return scaled(call("ln", atomNormal(atom), atom.key === "#pi"), exponent);
}

function primeNumber(atom: Atom): Coefficient {
  return toCoefficient({ n: BigInt(atom.name), d: 1n });
}

/** e to a sum is a product; e to a logarithm is what it is the logarithm of. */
export function exponentialOf(a: Normal, cx: Context): Normal {
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
  return whole([
    { coefficient: 1, monomial: monomialOf([{ atom: exponentialAtom(monomial), exponent: coefficient }]) },
  ]);
}

function exponentialAtom(exponent: Monomial): Atom {
  return { kind: "exponential", key: `e{${exponent.key}}`, name: "", args: [], exponent, positive: true };
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
  return atomNormal({ kind: "alternating", key: `-1{${key}}`, name, args: [], exponent: monomial, positive: false });
}

/** Sine, its argument brought between 0 and a right angle as far as multiples of π are concerned. */
export function sineOf(a: Normal, cx: Context): Normal {
  return circular(a, 0, cx);
}

export function cosineOf(a: Normal, cx: Context): Normal {
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
  const angle = whole([{ coefficient: turn, monomial: monomialOf([{ atom: PI, exponent: 1 }]) }]);
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

export function tangentOf(a: Normal, cx: Context): Normal {
  return divideNormals(sineOf(a, cx), cosineOf(a, cx), cx);
}

/** Sizes of angles, as parts of π, tried for arcsin and arctan of a constant. */
const ANGLE_PARTS = [1, 2, 3, 4, 5, 6, 10, 12];

export function arcsineOf(a: Normal, cx: Context): Normal {
  return inverseOf("arcsin", a, Math.asin, sineOf, cx);
}

/** arccos = π/2 - arcsin. */
export function arccosineOf(a: Normal, cx: Context): Normal {
  return subtractNormals(HALF_PI, arcsineOf(a, cx), cx);
}

export function arctangentOf(a: Normal, cx: Context): Normal {
  return inverseOf("arctan", a, Math.atan, tangentOf, cx);
}

/** arccot(a) = arctan(1/a), and a right angle at 0. */
export function arccotangentOf(a: Normal, cx: Context): Normal {
  return isZeroNormal(a) ? HALF_PI : arctangentOf(invertNormal(a, cx), cx);
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
export function oddCall(name: string, a: Normal): Normal {
  const last = a.top.at(-1);
  if (last !== undefined && signOfCoefficient(last.coefficient) < 0) return negateNormal(call(name, negateNormal(a)));
  return call(name, a);
}

/** sinh and cosh as (e^a ∓ e^-a)/2. */
export function hyperbolicSine(a: Normal, cx: Context): Normal {
  const power = exponentialOf(a, cx);
  return scaled(subtractNormals(power, invertNormal(power, cx), cx), HALF);
}

export function hyperbolicCosine(a: Normal, cx: Context): Normal {
  const power = exponentialOf(a, cx);
  return scaled(addNormals(power, invertNormal(power, cx), cx), HALF);
}

/** ln(a + √(a² ± 1)). */
export function inverseHyperbolic(a: Normal, sign: 1 | -1, cx: Context): Normal {
  if (a.top.length === 0 && sign === 1) return a;
  const square = addNormals(powerOfNormal(a, 2, cx), constantNormal(sign), cx);
  return logarithmOf(addNormals(a, powerOfNormal(square, HALF, cx), cx), cx);
}

/** ½ ln((1 + a)/(1 - a)). */
export function inverseHyperbolicTangent(a: Normal, cx: Context): Normal {
  const quotient = divideNormals(addNormals(ONE_NORMAL, a, cx), subtractNormals(ONE_NORMAL, a, cx), cx);
  return scaled(logarithmOf(quotient, cx), HALF);
}

export function floorOfNormal(a: Normal): Normal {
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

/** Rounded to the nearest whole number, halves away from 0. */
export function roundOfNormal(a: Normal): Normal {
  const number = coefficientOf(a);
  if (number === undefined) return oddCall("round", a);
  const negative = signOfCoefficient(number) < 0;
  const size = floorOf(plus(negative ? minus(number) : number, HALF));
  return constantNormal(negative ? minus(size) : size);
}

export function signOfNormal(a: Normal): Normal {
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
export function applyOf(name: string, args: readonly Normal[], cx: Context): Normal {
  const numbers = args.map(coefficientOf);
  if (name === "binomial") return binomialOf(args, numbers[1], cx);
  const known = numbers.every((number) => number !== undefined) ? combineNumbers(name, numbers) : undefined;
  if (known !== undefined) return constantNormal(known);
  const symmetric = name === "max" || name === "min" || name === "gcd" || name === "lcm";
  const ordered = symmetric ? args.toSorted((a, b) => (normalKey(a) < normalKey(b) ? -1 : 1)) : args;
  return atomNormal({ ...callAtom(name, ordered), kind: "apply", key: `${name}[${ordered.map(normalKey).join(",")}]` });
}

const LARGEST_CHOICE = 60;

/** n(n - 1)…/k! where k is a whole number, else n!/(k!(n - k)!). */
function binomialOf(
  [n = ONE_NORMAL, k = ONE_NORMAL]: readonly Normal[],
  count: Coefficient | undefined,
  cx: Context,
): Normal {
  if (typeof count !== "number" || count > LARGEST_CHOICE) {
    const below = multiplyNormals(factorialOf(k, cx), factorialOf(subtractNormals(n, k, cx), cx), cx);
    return divideNormals(factorialOf(n, cx), below, cx);
  }
  if (count < 0) return ZERO_NORMAL;
  let product = ONE_NORMAL;
  for (let i = 0; i < count; i++)
    product = scaled(multiplyNormals(product, addNormals(n, constantNormal(-i), cx), cx), over(1, i + 1));
  return product;
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
