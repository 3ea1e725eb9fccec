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
  const { n, d } = toRational(value);
  factorise(n, 1, found);
  factorise(d, -1, found);
  return found;
}

function factorise(value: bigint, sign: 1 | -1, found: PrimePower[]): void {
  let left = toPlain(value);
  for (let prime = 2; prime <= LARGEST_TRIAL; prime += prime === 2 ? 1 : 2) {
    if (typeof left === "number" && prime * prime > left) break;
    let power = 0;
    for (; isDivisible(left, prime); power++)
      left = typeof left === "number" ? left / prime : toPlain(left / BigInt(prime));
    if (power > 0) found.push({ prime, power: sign * power });
  }
  if (left !== 1) pushPrime(typeof left === "number" ? left : { n: left, d: 1n }, sign, found);
}

/** Plain numbers are many times faster. */
function toPlain(value: bigint): number | bigint {
  return value <= 0x1fffffffffffffn ? Number(value) : value;
}

function isDivisible(value: number | bigint, prime: number): boolean {
  return typeof value === "number" ? value % prime === 0 : value % BigInt(prime) === 0n;
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
