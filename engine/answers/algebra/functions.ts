import {
  absoluteOfAtom,
  addNormals,
  atomNormal,
  baseOf,
  coefficientOf,
  constantNormal,
  divideNormals,
  factorsOf,
  isNeverNegative,
  isZeroNormal,
  multiplyNormals,
  negateNormal,
  normalKey,
  ONE_NORMAL,
  powerOfNormal,
  powerTerm,
  productOf,
  sameNormal,
  subtractNormals,
  whole,
  ZERO_NORMAL,
} from "./arithmetic.ts";
import {
  commonContent,
  compareCoefficients,
  floorOf,
  minus,
  over,
  plus,
  signOfCoefficient,
  textOf,
  times,
  type Coefficient,
} from "./coefficient.ts";
import { valueOfCall } from "./approximation.ts";
import { doubleOfNormal } from "./normal-value.ts";
import {
  atomOf,
  EULER,
  IMAGINARY,
  PI,
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
  giveUp,
  isEvenExponent,
  negatePolynomial,
  polynomialKey,
  primeValue,
  signedContent,
  UNIT,
  type Context,
} from "./polynomial.ts";
import { primeFactors } from "./roots.ts";

const HALF: Coefficient = { n: 1n, d: 2n };

function scaled(a: Normal, by: Coefficient): Normal {
  return { top: a.top.map((term) => ({ ...term, coefficient: times(term.coefficient, by) })), bottom: a.bottom };
}

/** A function that is not worked out further. */
export function callAtom(name: string, args: readonly Normal[], positive = false): Atom {
  return atomOf("call", `${name}(${args.map(normalKey).join()})`, { name, args, positive });
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
  const sizes = factors.map(({ atom, exponent }) =>
    powerOfNormal(baseOf(isNeverNegative(exponent) ? atom : absoluteOfAtom(atom)), exponent, cx),
  );
  return productOf([constantNormal(absoluteCoefficient(number)), ...sizes], cx);
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
function signOfConstant(a: Normal): -1 | 0 | 1 | undefined {
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
    const powers = signed.map(({ atom, exponent }) => powerOfNormal(baseOf(atom), exponent, cx));
    sum = addNormals(sum, call("ln", productOf([constantNormal(isNegative ? -1 : 1), ...powers], cx)), cx);
  }
  return sum;
}

function logarithmOfNumber(number: Coefficient): Normal {
  let top: Polynomial = [];
  for (const { prime, power } of primeFactors(number)) {
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
  if (a.bottom.length > 0) {
    const exponent = signedContent(a.top);
    return powerOfNormal(call("exp", scaled(a, over(1, exponent)), true), exponent, cx);
  }
  return productOf(
    a.top.map((term) => exponentialOfTerm(term, cx)),
    cx,
  );
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
  return productOf(
    a.top.map((term) => alternatingTerm(term, cx)),
    cx,
  );
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
  const part = a.bottom.length === 0 ? a.top.find((term) => term.monomial.key === "#pi") : undefined;
  let rest = part === undefined ? a.top : a.top.filter((term) => term !== part);
  let turn = plus(shift, part?.coefficient ?? 0);
  if (isBelowZero(rest)) {
    // sin(-r + tπ) = sin(r + (1 - t)π)
    rest = negatePolynomial(rest);
    turn = plus(1, minus(turn));
  }
  const halves = floorOf(turn);
  turn = plus(turn, minus(halves));
  const isCosine = turn !== 0 && compareCoefficients(turn, HALF) >= 0;
  if (isCosine) turn = plus(turn, minus(HALF));
  const sum: Normal = { top: rest, bottom: a.bottom };
  const under = turn === 0 ? sum : addNormals(sum, scaled(atomNormal(PI), turn), cx);
  const value =
    (rest.length === 0 ? exactSine(isCosine ? plus(HALF, minus(turn)) : turn, cx) : undefined) ??
    (isCosine ? undefined : sineOfArcsine(under)) ??
    call(isCosine ? "cos" : "sin", under);
  return isEvenExponent(halves) ? value : negateNormal(value);
}

/** Sines of parts of π, as 4 sin = √m ± √n. */
const EXACT_SINES: Readonly<Record<string, readonly [m: number, n: number]>> = {
  "0": [0, 0],
  "1/12": [6, -2],
  "1/10": [5, -1],
  "1/6": [4, 0],
  "1/4": [8, 0],
  "3/10": [5, 1],
  "1/3": [12, 0],
  "5/12": [6, 2],
  "1/2": [16, 0],
};

function exactSine(turn: Coefficient, cx: Context): Normal | undefined {
  const found = EXACT_SINES[textOf(turn)];
  if (found === undefined) return undefined;
  const [left, right] = found.map((n) =>
    scaled(powerOfNormal(constantNormal(Math.abs(n)), HALF, cx), over(n < 0 ? -1 : 1, 4)),
  );
  return addNormals(left ?? ZERO_NORMAL, right ?? ZERO_NORMAL, cx);
}

/** Whether the last term is below 0. */
function isBelowZero(a: Polynomial): boolean {
  return signOfCoefficient(a.at(-1)?.coefficient ?? 0) < 0;
}

/** sin(arcsin a) is a; cos(arccos a) comes out as the same. */
function sineOfArcsine({ top }: Normal): Normal | undefined {
  const atom = top[0]?.monomial.factors[0]?.atom;
  return atom?.name === "arcsin" && polynomialKey(top) === atom.key ? atom.args[0] : undefined;
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
  const part = approximate(doubleOfNormal(a).value) / Math.PI;
  for (const parts of ANGLE_PARTS) {
    const count = Math.round(part * parts);
    if (!(Math.abs(part * parts - count) < 1e-9) || (name === "arctan" && count * 2 === parts)) continue;
    const angle = scaled(atomNormal(PI), over(count, parts));
    if (sameNormal(subtractNormals(forward(angle, cx), a, cx), ZERO_NORMAL)) return angle;
  }
  return oddCall(name, a);
}

/** An odd function: the sign comes out. */
function oddCall(name: string, a: Normal): Normal {
  return isBelowZero(a.top) ? negateNormal(call(name, negateNormal(a))) : call(name, a);
}

/** The number added to a sum. */
function constantIn(a: Normal): Coefficient {
  return (a.bottom.length === 0 && a.top.find((term) => term.monomial === UNIT)?.coefficient) || 0;
}

/** floor(a + n) = floor(a) + n. */
function floorOfNormal(a: Normal, cx: Context): Normal {
  const number = coefficientOf(a);
  const down = number === undefined ? valueOfCall("floor", doubleOfNormal(a)).value : floorOf(number);
  if (typeof down !== "number" || Number.isSafeInteger(down)) return constantNormal(down);
  const outside = floorOf(constantIn(a));
  if (outside === 0) return call("floor", a);
  const inside = addNormals(a, constantNormal(minus(outside)), cx);
  return addNormals(call("floor", inside), constantNormal(outside), cx);
}

function signOfNormal(a: Normal): Normal {
  const sign = signOfConstant(a);
  return sign !== undefined ? constantNormal(sign) : oddCall("sign", a);
}

const LARGEST_FACTORIAL = 500;
const FACTORIAL_SHIFT = 12;

/** n!, worked out for whole numbers; (a + 2)! is (a + 2)(a + 1)·a!. */
export function factorialOf(a: Normal, cx: Context): Normal {
  const shift = constantIn(a);
  const isKnown = coefficientOf(a) !== undefined;
  if (typeof shift !== "number" || (isKnown && shift < 0) || (!isKnown && Math.abs(shift) > FACTORIAL_SHIFT))
    return call("factorial", a, true);
  if (shift > LARGEST_FACTORIAL) giveUp(cx);
  const base = addNormals(a, constantNormal(-shift), cx);
  let product = ONE_NORMAL;
  for (let i = Math.min(0, shift) + 1; i <= Math.max(0, shift) && cx.left >= 0; i++)
    product = multiplyNormals(product, addNormals(base, constantNormal(i), cx), cx);
  if (isKnown) return product;
  const kernel = call("factorial", base, true);
  return shift > 0 ? multiplyNormals(product, kernel, cx) : divideNormals(kernel, product, cx);
}

type Combination = (a: Coefficient, b: Coefficient) => Coefficient;

const COMBINATIONS: Readonly<Record<string, Combination>> = {
  max: (a, b) => (compareCoefficients(a, b) < 0 ? b : a),
  min: (a, b) => (compareCoefficients(a, b) > 0 ? b : a),
  gcd: commonContent,
  lcm: (a, b) => (a === 0 || b === 0 ? 0 : over(absoluteCoefficient(times(a, b)), commonContent(a, b))),
  mod: (a, b) => (b === 0 ? a : plus(a, minus(times(b, floorOf(over(a, b)))))),
};

/** max, min, gcd, lcm and mod of numbers are worked out; the rest stays, in a set order where the order is no matter. */
export function applyOf(name: string, args: readonly Normal[]): Normal {
  const combine = COMBINATIONS[name];
  const numbers = args.map(coefficientOf).filter((number) => number !== undefined);
  if (combine !== undefined && numbers.length === args.length) return constantNormal(numbers.reduce(combine));
  const ordered =
    combine === undefined || name === "mod" ? args : args.toSorted((a, b) => (normalKey(a) < normalKey(b) ? -1 : 1));
  return atomNormal({ ...callAtom(name, ordered), kind: "apply", key: `${name}[${ordered.map(normalKey).join()}]` });
}
