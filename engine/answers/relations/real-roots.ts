import { derivative, signAt, squareFreePart, type Univariate } from "../algebra/univariate.ts";
import { divide, floatToRational, negate, ONE, rational, ZERO } from "../rational.ts";
import { rationalReal, rationalToNumber, type Real } from "./real.ts";

/** The real zeros in order, each once; rational ones exactly. The polynomial is not 0. */
export function realRoots(polynomial: Univariate): readonly Real[] {
  const part = squareFreePart(polynomial);
  const lead = part.at(-1) ?? ONE;
  if (part.length === 2) return [rationalReal(negate(divide(part[0] ?? ZERO, lead)))];
  return signChanges(part).map((value) => {
    // The denominator of a rational zero divides the highest coefficient.
    const top = value * Number(lead.n);
    const isNear = Math.abs(top - Math.round(top)) <= 1e-9 * Math.max(1, Math.abs(top)) && Number.isFinite(top);
    const near = isNear ? rational(BigInt(Math.round(top)), lead.n) : undefined;
    return near !== undefined && signAt(part, near) === 0 ? rationalReal(near) : { value, zeroOf: part };
  });
}

/** Where the sign changes: between places where the derivative's does, so that there is one such place in each gap. */
function signChanges(part: Univariate): readonly number[] {
  if (part.length < 2) return [];
  const floats = part.map(rationalToNumber);
  const signOf = (x: number) => signNear(part, floats, x);
  const bound = boundOf(floats);
  const ends = [-bound, ...new Set([...signChanges(derivative(part)), 0].toSorted((a, b) => a - b)), bound];
  const found: number[] = [];
  for (const [index, high] of ends.entries()) {
    const low = ends[index - 1] ?? high;
    const sign = signOf(high);
    if (sign === 0) found.push(high);
    else if (signOf(low) === -sign) found.push(halve(low, high, sign, signOf));
  }
  return found;
}

/** By floats where they can tell, otherwise exactly. */
function signNear(part: Univariate, floats: readonly number[], x: number): number {
  let value = 0;
  let size = 0;
  for (let index = floats.length - 1; index >= 0; index--) {
    value = value * x + (floats[index] ?? 0);
    size = size * Math.abs(x) + Math.abs(floats[index] ?? 0);
  }
  return Math.abs(value) > 1e-12 * size && Number.isFinite(size) ? Math.sign(value) : signAt(part, floatToRational(x));
}

function halve(from: number, to: number, sign: number, signOf: (x: number) => number): number {
  let [low, high] = [from, to];
  for (;;) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) return middle;
    const there = signOf(middle);
    if (there === 0) return middle;
    if (there === sign) high = middle;
    else low = middle;
  }
}

/** Beyond every zero, by Fujiwara's bound. */
function boundOf(floats: readonly number[]): number {
  const lead = floats.at(-1) ?? 1;
  const shares = floats.slice(0, -1).map((value, index) => Math.abs(value / lead) ** (1 / (floats.length - 1 - index)));
  return Math.min(4 * Math.max(...shares, 1e-300), 1e300);
}
