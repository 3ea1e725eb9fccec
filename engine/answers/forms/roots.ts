import type { Tree } from "../read/tree.ts";
import { fault, type FormFault } from "./fault.ts";
import { contentOf, polyOf } from "./poly.ts";
import { factorsOf, isSum, literalValue, powerOf, rootOf, smallExponent, wholeValue } from "./shape.ts";

const LARGEST_TRIED = 2000n;

/** What can still be taken out of a root: `√12` has 4, `√(x^3)` has x^2. */
export function rootFault(tree: Tree): FormFault | undefined {
  const root = rootOf(tree);
  if (root === undefined) return undefined;
  const value = literalValue(root.of);
  if (value !== undefined && value.d > 1n) return decimalRootFault(root.of, value.n, value.d, root.index);
  const { top, bottom } = factorsOf(root.of);
  for (const factor of [...top, ...bottom]) {
    const { base, exponent } = powerOf(factor);
    const number = exponent === undefined ? numberUnder(factor) : undefined;
    if (number !== undefined) {
      const out = largestPower(number, root.index);
      if (out > 1n || number === 0n || number === 1n) return fault("root-not-simplified", { factor: String(out) });
      if (bottom.includes(factor)) return fault("not-rationalised");
    }
    const times = smallExponent(exponent);
    if (exponent !== undefined && times !== undefined && Math.abs(times) >= root.index)
      return fault("root-not-simplified", base.type === "name" ? { factor: `${base.name}^${root.index}` } : undefined);
  }
  return undefined;
}

function numberUnder(factor: Tree): bigint | undefined {
  const whole = wholeValue(factor);
  if (whole !== undefined) return whole < 0n ? -whole : whole;
  if (!isSum(factor)) return undefined;
  const poly = polyOf(factor);
  const content = poly === undefined ? 1n : contentOf(poly);
  return content > 1n ? content : undefined;
}

/** `√(1/2)` has a fraction below the root; of decimals only whole roots are asked, `√0.25`. */
function decimalRootFault(tree: Tree, n: bigint, d: bigint, index: number): FormFault | undefined {
  if (factorsOf(tree).bottom.length > 0 || tree.type === "mixed") return fault("not-rationalised");
  const isPower = [n < 0n ? -n : n, d].every((part) => largestPower(part, index) === part);
  return isPower ? fault("root-not-simplified") : undefined;
}

/** The largest power with this exponent that divides the number. */
export function largestPower(value: bigint, index: number): bigint {
  let [rest, out] = [value < 0n ? -value : value, 1n];
  if (rest === 0n) return 1n;
  const exponent = BigInt(index);
  for (let prime = 2n; prime <= LARGEST_TRIED && prime ** exponent <= rest; prime += prime === 2n ? 1n : 2n) {
    const power = prime ** exponent;
    while (rest % power === 0n) {
      rest /= power;
      out *= power;
    }
    while (rest % prime === 0n) rest /= prime;
  }
  return out;
}
