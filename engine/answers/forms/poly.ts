import { polynomialIn, toRational, type Polynomial, type PolynomialFraction, type Term } from "../algebra/index.ts";
import { absolute, divide, gcd, isWhole, ONE } from "../rational.ts";
import { wholeTree, type Tree } from "../read/tree.ts";
import type { ReasonCode } from "../types.ts";
import { fault, type FormFault } from "./fault.ts";
import { keyOf } from "./key.ts";
import { isLiteral } from "./literal.ts";
import { powerOf } from "./shape.ts";

/** The expression as one polynomial over another; undefined past the limits or where something is divided by 0. */
export function quotientOf(tree: Tree): PolynomialFraction | undefined {
  const result = polynomialIn(withAtoms(tree));
  return result.ok ? result.value : undefined;
}

/** Every root, function and power that is not whole as an unknown of its own: it stays as it is typed. */
function withAtoms(tree: Tree): Tree {
  switch (tree.type) {
    case "sum":
    case "difference":
    case "product":
    case "fraction":
    case "quotient":
      return { ...tree, left: withAtoms(tree.left), right: withAtoms(tree.right) };
    case "group":
    case "positive":
    case "negative":
      return { ...tree, of: withAtoms(tree.of) };
    case "power":
      if (powerOf(tree).times !== undefined) return { ...tree, left: withAtoms(tree.left) };
      break;
    default:
  }
  return isLiteral(tree) || tree.type === "name" ? tree : { type: "name", name: keyOf(tree, true), at: 0 };
}

/** The expression as a polynomial; undefined where an unknown is below a fraction bar. */
export function polyOf(tree: Tree): Polynomial | undefined {
  const quotient = quotientOf(tree);
  return quotient && isConstant(quotient.denominator) ? quotient.numerator : undefined;
}

export function isConstant(poly: Polynomial): boolean {
  return poly.every(({ monomial }) => monomial.factors.length === 0);
}

/** Some trees multiplied; 1 where there are none. */
export function productOf(factors: readonly Tree[]): Tree {
  return factors.reduce((left, right) => ({ type: "product", left, right }), ONE_TREE);
}

const ONE_TREE = wholeTree(1);

/** The largest whole number that divides every coefficient; 1 where one of them is no whole number. */
export function contentOf(terms: readonly Term[]): bigint {
  const numbers = terms.map(({ coefficient }) => toRational(coefficient));
  return numbers.every(isWhole) ? numbers.reduce((common, number) => gcd(common, absolute(number).n), 0n) || 1n : 1n;
}

/** Names the number, and the powers of atoms, that divide every one of the terms. */
export function commonFault(reason: ReasonCode, terms: readonly Term[], numberOnly = false): FormFault | undefined {
  const number = contentOf(terms);
  const powers = (numberOnly ? [] : (terms[0]?.monomial.factors ?? [])).flatMap(({ atom }) => {
    const exponent = Math.min(...terms.map((term) => wholeExponent(term, atom.key)));
    return exponent > 0 ? [{ atom, exponent }] : [];
  });
  if (number === 1n && powers.length === 0) return undefined;
  const factor = latexOf(number, powers);
  return fault(reason, factor === undefined ? undefined : { factor });
}

function wholeExponent({ monomial }: Term, key: string): number {
  const exponent = monomial.factors.find(({ atom }) => atom.key === key)?.exponent;
  return typeof exponent === "number" ? exponent : 0;
}

/** LaTeX of a number times powers, `2`, `x^2`, `-2xy`; undefined where not all of them are unknowns. */
export function latexOf(number: bigint, powers: Term["monomial"]["factors"]): string | undefined {
  // Other atoms have names that only the checker understands.
  if (powers.some(({ atom }) => !/^[\p{L}\d_]+$/u.test(atom.name))) return undefined;
  const letters = powers.map(({ atom, exponent }) => {
    const name = atom.name.replace(/_(.{2,})$/u, "_{$1}");
    const power = typeof exponent === "number" ? exponent : 0;
    return power === 1 ? name : `${name}^${power < 10 ? power : `{${power}}`}`;
  });
  return `${number}${letters.join("")}`.replace(/1(?=\p{L})/u, "");
}

/** The same polynomial up to a number has the same text. */
export function primitiveKey(poly: Polynomial): string {
  const first = poly[0] ? toRational(poly[0].coefficient) : ONE;
  return poly
    .map(({ coefficient, monomial }) => {
      const { n, d } = divide(toRational(coefficient), first);
      return `${n}/${d}${monomial.key}`;
    })
    .join("+");
}
