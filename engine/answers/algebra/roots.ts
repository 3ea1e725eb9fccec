import { bitsOf, floorOf, minus, plus, textOf, times, toCoefficient, toRational, wholePower } from "./coefficient.ts";
import type { Coefficient } from "./coefficient.ts";
import { atomOf, type Atom, type Factor, type Term } from "./normal.ts";
import { monomialOf } from "./polynomial.ts";

/** Trial division goes this far; what is left and has larger factors only stays in one piece. */
const LARGEST_TRIAL = 4000;
/** A left-over below this is prime. */
export const SURELY_PRIME = LARGEST_TRIAL * LARGEST_TRIAL;

/** A prime (or a number left in one piece) and how often it divides; below 0 for the denominator. */
export interface PrimePower {
  readonly prime: Coefficient;
  readonly power: number;
}

/** The prime factors of a number above 0, denominators as negative powers. */
export function primeFactors(value: Coefficient): readonly PrimePower[] {
  const found: PrimePower[] = [];
  if (typeof value === "number") factorise(value, 1, found);
  else {
    factoriseBig(value.n, 1, found);
    factoriseBig(value.d, -1, found);
  }
  return found;
}

function factorise(value: number, sign: 1 | -1, found: PrimePower[]): void {
  let left = value;
  let step = 1;
  for (let prime = 2; prime <= LARGEST_TRIAL && prime * prime <= left; prime += step) {
    if (prime === 3) step = 2;
    let power = 0;
    while (left % prime === 0) {
      left /= prime;
      power++;
    }
    if (power > 0) found.push({ prime, power: sign * power });
  }
  if (left === 1) return;
  pushPrime(left, sign, found);
}

/** A left-over, which may be the power of a prime beyond those tried. */
function pushPrime(left: Coefficient, sign: 1 | -1, found: PrimePower[]): void {
  for (const degree of typeof left !== "number" || left > SURELY_PRIME ? [2, 3, 5] : []) {
    const root = wholeRoot(toRational(left).n, degree);
    if (root !== undefined) {
      found.push({ prime: toCoefficient({ n: root, d: 1n }), power: degree * sign });
      return;
    }
  }
  found.push({ prime: left, power: sign });
}

const SMALL_PRIMES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n];

function factoriseBig(value: bigint, sign: 1 | -1, found: PrimePower[]): void {
  if (value <= 0x1fffffffffffffn) {
    factorise(Number(value), sign, found);
    return;
  }
  let left = value;
  for (const prime of SMALL_PRIMES) {
    let power = 0;
    while (left % prime === 0n) {
      left /= prime;
      power++;
    }
    if (power > 0) found.push({ prime: Number(prime), power: sign * power });
  }
  if (left <= 0x1fffffffffffffn) {
    factorise(Number(left), sign, found);
    return;
  }
  pushPrime({ n: left, d: 1n }, sign, found);
}

/** The whole number whose power the value is, by Newton's method from above. */
function wholeRoot(value: bigint, degree: number): bigint | undefined {
  if (value < 2n) return value;
  const power = BigInt(degree);
  let root = 1n << BigInt(Math.ceil(bitsOf(value) / degree));
  for (;;) {
    const next = ((power - 1n) * root + value / root ** (power - 1n)) / power;
    if (next >= root) break;
    root = next;
  }
  return root ** power === value ? root : undefined;
}

/** `base^exponent` of a number above 0 as a number times roots of primes; undefined where it is too large. */
export function rootOfNumber(base: Coefficient, exponent: Coefficient): Term | undefined {
  let coefficient: Coefficient = 1;
  const factors: Factor[] = [];
  if (base === 1) return { coefficient, monomial: monomialOf(factors) };
  for (const { prime, power } of primeFactors(base)) {
    const wanted = times(exponent, power);
    const whole = floorOf(wanted);
    const number = typeof whole === "number" ? wholePower(prime, whole) : undefined;
    if (number === undefined) return undefined;
    coefficient = times(coefficient, number);
    const rest = plus(wanted, minus(whole));
    if (rest !== 0) factors.push({ atom: primeAtom(prime), exponent: rest });
  }
  return { coefficient, monomial: monomialOf(factors.toSorted((x, y) => (x.atom.key < y.atom.key ? -1 : 1))) };
}

function primeAtom(prime: Coefficient): Atom {
  const name = textOf(prime);
  return atomOf("prime", `#${name}`, { name, positive: true });
}
