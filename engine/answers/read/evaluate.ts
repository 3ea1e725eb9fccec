import { err, ok, type Result } from "../../result.ts";
import {
  absolute,
  add,
  decimalToRational,
  divide,
  multiply,
  negate,
  ONE,
  rational,
  subtract,
  type Rational,
} from "../rational.ts";
import { problem, type Problem } from "./problem.ts";
import type { NumberTree, Tree } from "./tree.ts";

/** Largest numerator or denominator of any value on the way [bits] [CHK30]. */
const MAX_BITS = 4096;
const LIMIT = 1n << BigInt(MAX_BITS);
const HUNDRED: Rational = { n: 100n, d: 1n };

/** The exact value of a typed number or sum; never a rounded one [CHK2]. */
export function evaluate(tree: Tree): Result<Rational, Problem> {
  const value = valueOf(tree);
  if (!value.ok) return value;
  const { n, d } = value.value;
  return n >= LIMIT || n <= -LIMIT || d >= LIMIT ? problem("too-complicated") : value;
}

function valueOf(tree: Tree): Result<Rational, Problem> {
  switch (tree.type) {
    case "number":
      return ok(numberValue(tree));
    case "name":
    case "constant":
    case "apply":
      return problem("unknown-symbol", { symbol: tree.name, at: tree.at });
    case "call":
    case "indexed-root":
    case "plus-minus":
      return problem("unfinished");
    case "mixed": {
      const bottom = numberValue(tree.bottom);
      if (bottom.n === 0n) return problem("zero-denominator", { at: tree.bottom.at });
      return ok(add(numberValue(tree.whole), divide(numberValue(tree.top), bottom)));
    }
    case "fraction":
    case "quotient":
    case "sum":
    case "difference":
    case "product":
    case "power":
      return combine(tree.type, evaluate(tree.left), evaluate(tree.right));
    default:
      return applySign(tree.type, evaluate(tree.of));
  }
}

export function numberValue({ whole, decimals, repeating, exponent }: NumberTree): Rational {
  let value = decimalToRational(whole, decimals);
  if (repeating !== undefined) {
    // The tail beyond the digits typed: one more period of it, over 99…9, below the last place.
    const period = 10n ** BigInt(repeating.length) - 1n;
    value = add(value, rational(BigInt(repeating), period * 10n ** BigInt(decimals.length)));
  }
  if (exponent === undefined) return value;
  const scale = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0 ? rational(value.n, value.d * scale) : rational(value.n * scale, value.d);
}

function combine(
  type: "fraction" | "quotient" | "sum" | "difference" | "product" | "power",
  left: Result<Rational, Problem>,
  right: Result<Rational, Problem>,
): Result<Rational, Problem> {
  if (!left.ok) return left;
  if (!right.ok) return right;
  const a = left.value;
  const b = right.value;
  switch (type) {
    case "sum":
      return ok(add(a, b));
    case "difference":
      return ok(subtract(a, b));
    case "product":
      return ok(multiply(a, b));
    case "power":
      return power(a, b);
    default:
      return b.n === 0n ? problem("zero-denominator") : ok(divide(a, b));
  }
}

function applySign(type: string, result: Result<Rational, Problem>): Result<Rational, Problem> {
  if (!result.ok) return result;
  const value = result.value;
  switch (type) {
    case "negative":
      return ok(negate(value));
    case "percent":
      return ok(divide(value, HUNDRED));
    case "absolute":
      return ok(absolute(value));
    case "root":
      return root(value, 2);
    default:
      return result;
  }
}

/** 0⁰ is 1, as in counting; a root must come out exactly. */
function power(base: Rational, exponent: Rational): Result<Rational, Problem> {
  if (exponent.d !== 1n) {
    if (exponent.d > 64n) return problem("too-complicated");
    const rooted = root(base, Number(exponent.d));
    return rooted.ok ? power(rooted.value, { n: exponent.n, d: 1n }) : rooted;
  }
  if (exponent.n < 0n) {
    return base.n === 0n ? problem("zero-denominator") : power(divide(ONE, base), negate(exponent));
  }
  const size = base.n < 0n ? -base.n : base.n;
  if (size <= 1n && base.d === 1n)
    return ok(exponent.n === 0n || exponent.n % 2n === 0n ? { n: exponent.n === 0n ? 1n : size, d: 1n } : base);
  const bits = BigInt(Math.max(size.toString(2).length, base.d.toString(2).length));
  if (exponent.n * bits > BigInt(MAX_BITS)) return problem("too-complicated");
  return ok({ n: base.n ** exponent.n, d: base.d ** exponent.n });
}

/** The real root of an exact power; other roots are not numbers this reader knows. */
function root(value: Rational, degree: number): Result<Rational, Problem> {
  const negative = value.n < 0n;
  if (negative && degree % 2 === 0) return err({ reason: "unknown-symbol", params: { symbol: "√" } });
  const top = wholeRoot(negative ? -value.n : value.n, degree);
  const bottom = wholeRoot(value.d, degree);
  if (top === undefined || bottom === undefined) return err({ reason: "unknown-symbol", params: { symbol: "√" } });
  return ok({ n: negative ? -top : top, d: bottom });
}

function wholeRoot(value: bigint, degree: number): bigint | undefined {
  const power = BigInt(degree);
  let low = 0n;
  let high = 1n << BigInt(Math.ceil(value.toString(2).length / degree) + 1);
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** power <= value) low = middle;
    else high = middle - 1n;
  }
  return low ** power === value ? low : undefined;
}
