import fc from "fast-check";
import type { FunctionName, Tree } from "../read/tree.ts";

export function wholeTree(value: number): Tree {
  const size: Tree = { type: "number", whole: String(Math.abs(value)), decimals: "", at: 0 };
  return value < 0 ? { type: "negative", of: size } : size;
}

export function nameTree(name: string): Tree {
  return { type: "name", name, at: 0 };
}

function arbLeaf(): fc.Arbitrary<Tree> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("x", "x", "y").map(nameTree) },
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 7 }).map(wholeTree) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom("5", "25", "2")
        .map((decimals): Tree => ({ type: "number", whole: "0", decimals, at: 0 })),
    },
    { weight: 1, arbitrary: fc.constantFrom("pi", "e").map((name): Tree => ({ type: "constant", name, at: 0 })) },
  );
}

function binary(type: "sum" | "difference" | "product" | "fraction", of: fc.Arbitrary<Tree>): fc.Arbitrary<Tree> {
  return fc.tuple(of, of).map(([left, right]): Tree => ({ type, left, right }));
}

function arbExponent(): fc.Arbitrary<Tree> {
  return fc.oneof(
    fc.integer({ min: -3, max: 4 }).map(wholeTree),
    fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 6 }))
      .map(([top, bottom]): Tree => ({ type: "fraction", left: wholeTree(top), right: wholeTree(bottom) })),
  );
}

const SMOOTH: readonly FunctionName[] = ["sin", "cos", "tan", "ln", "exp", "arcsin", "arctan", "sinh", "cosh", "log"];

/** Any expression in x and y: sums, quotients, roots, sizes, functions, unknown exponents. */
export function arbTree(depth = 4): fc.Arbitrary<Tree> {
  if (depth === 0) return arbLeaf();
  const below = arbTree(depth - 1);
  return fc.oneof(
    { weight: 2, arbitrary: arbLeaf() },
    { weight: 3, arbitrary: binary("sum", below) },
    { weight: 2, arbitrary: binary("difference", below) },
    { weight: 3, arbitrary: binary("product", below) },
    { weight: 2, arbitrary: binary("fraction", below) },
    {
      weight: 3,
      arbitrary: fc.tuple(below, arbExponent()).map(([left, right]): Tree => ({ type: "power", left, right })),
    },
    { weight: 1, arbitrary: fc.tuple(below, below).map(([left, right]): Tree => ({ type: "power", left, right })) },
    { weight: 1, arbitrary: below.map((of): Tree => ({ type: "root", of })) },
    { weight: 1, arbitrary: below.map((of): Tree => ({ type: "absolute", of })) },
    { weight: 1, arbitrary: below.map((of): Tree => ({ type: "negative", of })) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...SMOOTH), below).map(([name, of]): Tree => ({ type: "call", name, of })),
    },
  );
}

/** A polynomial in x and y: whole numbers, sums, products, small powers. */
export function arbPolynomialTree(depth = 4): fc.Arbitrary<Tree> {
  const leaf = fc.oneof(fc.constantFrom("x", "y").map(nameTree), fc.integer({ min: -9, max: 9 }).map(wholeTree));
  if (depth === 0) return leaf;
  const below = arbPolynomialTree(depth - 1);
  return fc.oneof(
    leaf,
    binary("sum", below),
    binary("difference", below),
    binary("product", below),
    fc
      .tuple(below, fc.integer({ min: 0, max: 3 }))
      .map(([left, exponent]): Tree => ({ type: "power", left, right: wholeTree(exponent) })),
  );
}

/** The same value written otherwise: sides swapped, brackets multiplied out, signs moved. */
export function rearranged(tree: Tree): Tree {
  switch (tree.type) {
    case "sum":
      return { type: "sum", left: rearranged(tree.right), right: rearranged(tree.left) };
    case "difference":
      return { type: "sum", left: { type: "negative", of: rearranged(tree.right) }, right: rearranged(tree.left) };
    case "product":
      return multipliedOut(rearranged(tree.left), rearranged(tree.right));
    case "negative":
      return { type: "product", left: wholeTree(-1), right: rearranged(tree.of) };
    case "power":
      return { type: "power", left: rearranged(tree.left), right: tree.right };
    default:
      return tree;
  }
}

function multipliedOut(left: Tree, right: Tree): Tree {
  if (left.type === "sum")
    return { type: "sum", left: multipliedOut(left.left, right), right: multipliedOut(left.right, right) };
  return { type: "product", left: right, right: left };
}

/** Fully bracketed text that mathjs reads too. */
export function textOfTree(tree: Tree): string {
  switch (tree.type) {
    case "number":
      return tree.decimals === "" ? tree.whole : `${tree.whole}.${tree.decimals}`;
    case "name":
    case "constant":
      return tree.name;
    case "sum":
    case "difference":
    case "product":
    case "fraction":
    case "power":
      return `((${textOfTree(tree.left)})${SIGNS[tree.type]}(${textOfTree(tree.right)}))`;
    case "negative":
      return `(-(${textOfTree(tree.of)}))`;
    case "root":
      return `sqrt(${textOfTree(tree.of)})`;
    case "absolute":
      return `abs(${textOfTree(tree.of)})`;
    case "call":
      return `${MATHJS[tree.name] ?? tree.name}(${textOfTree(tree.of)})`;
    default:
      throw new Error(tree.type);
  }
}

const SIGNS = { sum: "+", difference: "-", product: "*", fraction: "/", power: "^" } as const;
const MATHJS: Partial<Record<FunctionName, string>> = { ln: "log", log: "log10", arcsin: "asin", arctan: "atan" };
