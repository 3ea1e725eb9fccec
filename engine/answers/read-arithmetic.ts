import { ok, type Result } from "../result.ts";
import type { ReadingParts } from "./checker-parts.ts";
import { add, divide, isWhole, multiply, ONE, subtract, type Rational } from "./rational.ts";
import { readNumber, valueOf, type NumberReading } from "./read-number.ts";
import { problem, type Problem } from "./read/problem.ts";
import type { Tree } from "./read/tree.ts";

/**
 * Reads a numeral, or a calculation with numerals as running text has it, without algebra: what has functions or
 * unknowns has no value here, and how a calculation is written is not told.
 */
export function readArithmetic(text: string): Result<NumberReading, Problem> {
  return readNumber(text, "en", PARTS);
}

const PARTS: ReadingParts = { algebra: { valueOf: workedOut, otherForm: () => undefined } };

function workedOut(tree: Tree): Result<Rational, Problem> {
  switch (tree.type) {
    case "sum":
      return joined(tree, add);
    case "difference":
      return joined(tree, subtract);
    case "product":
      return joined(tree, multiply);
    case "quotient":
      return joined(tree, (a, b) => (b.n === 0n ? undefined : divide(a, b)));
    case "power":
      return joined(tree, power);
    case "root": {
      const of = valueOf(tree.of, PARTS);
      const root = of.ok ? rootOf(of.value) : undefined;
      return root === undefined ? UNREADABLE : ok(root);
    }
    default:
      return UNREADABLE;
  }
}

const UNREADABLE: Result<Rational, Problem> = problem("unknown-symbol", { symbol: "√" });

function joined(
  { left, right }: Extract<Tree, { readonly left: Tree; readonly right: Tree }>,
  join: (a: Rational, b: Rational) => Rational | undefined,
): Result<Rational, Problem> {
  const [a, b] = [valueOf(left, PARTS), valueOf(right, PARTS)];
  const value = a.ok && b.ok ? join(a.value, b.value) : undefined;
  return value === undefined ? UNREADABLE : ok(value);
}

const HIGHEST = 64n;

function power(base: Rational, exponent: Rational): Rational | undefined {
  const { n } = exponent;
  if (!isWhole(exponent) || n > HIGHEST || n < -HIGHEST || (base.n === 0n && n < 0n)) return undefined;
  const size = n < 0n ? -n : n;
  const value = { n: base.n ** size, d: base.d ** size };
  return n < 0n ? divide(ONE, value) : value;
}

/** Only a root that comes out. */
function rootOf({ n, d }: Rational): Rational | undefined {
  const root = (square: bigint): bigint => BigInt(Math.round(Math.sqrt(Number(square))));
  if (n < 0n) return undefined;
  const value = { n: root(n), d: root(d) };
  return value.n ** 2n === n && value.d ** 2n === d ? value : undefined;
}
