import { rationalValue } from "./algebra/index.ts";
import { piMultiple } from "./forms/index.ts";
import { decimalToRational, type Rational } from "./rational.ts";
import { quotientTree, type Tree } from "./read/tree.ts";

/**
 * The number with its names of π written out: τ, `pau` and single letters stand for multiples of it where a multiple
 * of π is asked.
 */
export function withPi(tree: Tree): Tree {
  const times = piMultiple(tree);
  return times === undefined ? tree : { type: "product", left: quotientTree(times), right: PI };
}

/** A rounded value of a multiple of π, to three figures at least, or its value with 22/7 for π. */
export function isApproximation(expected: Tree, given: Tree): boolean {
  const value = rationalValue(given);
  const times = piMultiple(expected);
  const right = times === undefined ? numberOf(rationalValue(expected)) : numberOf(times) * Math.PI;
  if (value === undefined || !isMultiple(right / Math.PI)) return false;
  const distance = Math.abs(numberOf(value) - right);
  const isArchimedes = Math.abs((numberOf(value) * 7) / 22 - right / Math.PI) < 1e-9;
  const places = placesOf(given);
  return isArchimedes || (places > 0 && distance <= 0.5 * 10 ** -places && 10 ** -places <= Math.abs(right) / 100);
}

/** A quotient with a denominator such as multiples of π have. */
function isMultiple(times: number): boolean {
  for (let parts = 1; parts <= 360; parts++) {
    const top = times * parts;
    if (Math.round(top) !== 0 && Math.abs(top - Math.round(top)) < 1e-9) return true;
  }
  return false;
}

function placesOf(tree: Tree): number {
  if (tree.type === "negative" || tree.type === "positive" || tree.type === "group") return placesOf(tree.of);
  return tree.type === "number" ? tree.decimals.length : 0;
}

function numberOf(value: Rational = decimalToRational("0", "")): number {
  return Number(value.n) / Number(value.d);
}

const PI: Tree = { type: "constant", name: "pi", at: 0 };
