import { derivative, signAt, squareFreePart, valueAt, type Univariate } from "../algebra/univariate.ts";
import { divide, floatToRational, negate, ONE, rational, ZERO } from "../rational.ts";
import { rationalReal, rationalToNumber, type Real } from "./real.ts";

/** The real zeros in order, each once; rational ones exactly. The polynomial is not 0. */
export function realRoots(polynomial: Univariate): readonly Real[] {
  const isLinear = polynomial.length === 2 && polynomial[1]?.n !== 0n;
  const part = isLinear ? polynomial : squareFreePart(polynomial);
  const lead = part.at(-1) ?? ONE;
  if (part.length === 2) return [rationalReal(negate(divide(part[0] ?? ZERO, lead)))];
  const exactly = (x: number) => signAt(part, floatToRational(x));
  return signChanges(part.map(rationalToNumber), exactly).map((rough) => {
    const value = refined(rough, part);
    // The denominator of a rational zero divides the highest coefficient.
    const top = value * Number(lead.n);
    const isNear = Math.abs(top - Math.round(top)) <= 1e-9 * Math.max(1, Math.abs(top)) && Number.isFinite(top);
    const near = isNear ? rational(BigInt(Math.round(top)), lead.n) : undefined;
    return near !== undefined && signAt(part, near) === 0 ? rationalReal(near) : { value, zeroOf: part };
  });
}

/** Newton's method with exact values, where the sum of floats has lost digits. */
function refined(rough: number, part: Univariate): number {
  let x = rough;
  for (let count = 0; count < 4; count++) {
    const at = floatToRational(x);
    const [value, slope] = [valueAt(part, at), valueAt(derivative(part), at)];
    const step = slope.n === 0n ? 0 : rationalToNumber(divide(value, slope));
    if (!(Math.abs(step) < 1e-6 * Math.abs(x)) || x - step === x) break;
    x -= step;
  }
  return x;
}

/**
 * Where the sign changes: between places where the derivative's does, so that there is one such place in each gap. Of
 * the polynomial itself, not of its derivatives, signs too near 0 for floats are found exactly.
 */
function signChanges(parts: readonly number[], exactly?: (x: number) => number): readonly number[] {
  if (parts.length < 2) return [];
  const bound = boundOf(parts);
  const turns = signChanges(parts.slice(1).map((part, index) => part * (index + 1)));
  const ends = [-bound, ...new Set([...turns, 0].toSorted((a, b) => a - b)), bound];
  const signs = ends.map((end) => signNear(parts, end) ?? exactly?.(end) ?? 0);
  return ends.flatMap((high, index) => {
    const [before = 0, sign = 0] = [signs[index - 1], signs[index]];
    if (sign === 0) return [high];
    return before === -sign ? [halve(ends[index - 1] ?? high, high, sign, parts)] : [];
  });
}

/** The sign, where floats can tell. */
function signNear(parts: readonly number[], x: number): number | undefined {
  let value = 0;
  let size = 0;
  for (let index = parts.length - 1; index >= 0; index--) {
    value = value * x + (parts[index] ?? 0);
    size = size * Math.abs(x) + Math.abs(parts[index] ?? 0);
  }
  return Math.abs(value) > 1e-14 * size && Number.isFinite(size) ? Math.sign(value) : undefined;
}

function halve(from: number, to: number, sign: number, parts: readonly number[]): number {
  let [low, high] = [from, to];
  for (;;) {
    const middle = (low + high) / 2;
    const value = parts.reduceRight((sum, part) => sum * middle + part, 0);
    if (middle === low || middle === high || value === 0) return middle;
    if (Math.sign(value) === sign) high = middle;
    else low = middle;
  }
}

/** Beyond every zero, by Fujiwara's bound. */
function boundOf(floats: readonly number[]): number {
  const lead = floats.at(-1) ?? 1;
  const shares = floats.slice(0, -1).map((value, index) => Math.abs(value / lead) ** (1 / (floats.length - 1 - index)));
  return Math.min(4 * Math.max(...shares, 1e-300), 1e300);
}
