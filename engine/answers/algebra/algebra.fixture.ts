import { readStatement } from "../read/read-statement.ts";
import type { ConstantName, FunctionName, Tree } from "../read/tree.ts";
import { minus, signOfCoefficient, textOf, toRational, type Coefficient } from "./coefficient.ts";
import type { Atom, Factor, Normal, Polynomial } from "./normal.ts";

/** Reads an expression; the texts of the tests can all be read. */
export function treeOf(text: string): Tree {
  const read = readStatement(text, { locale: "en", functions: ["f", "g"] });
  if (!read.ok || read.value.statement.type !== "expression") throw new Error(`cannot be read: ${text}`);
  return read.value.statement.tree;
}

/** A tree of the value a normal form has. */
export function treeOfNormal({ top, bottom }: Normal): Tree {
  let tree = treeOfPolynomial(top);
  for (const { of, power } of bottom)
    tree = { type: "fraction", left: tree, right: powerTree(treeOfPolynomial(of), power) };
  return tree;
}

function treeOfPolynomial(a: Polynomial): Tree {
  let sum: Tree | undefined;
  for (const { coefficient, monomial } of a) {
    const number = treeOfCoefficient(coefficient);
    const term = monomial.factors
      .map(treeOfFactor)
      .reduce<Tree>((left, right) => ({ type: "product", left, right }), number);
    sum = sum === undefined ? term : { type: "sum", left: sum, right: term };
  }
  return sum ?? treeOfCoefficient(0);
}

function treeOfFactor({ atom, exponent }: Factor): Tree {
  return powerTree(treeOfAtom(atom), exponent);
}

function powerTree(base: Tree, exponent: Coefficient): Tree {
  return exponent === 1 ? base : { type: "power", left: base, right: treeOfCoefficient(exponent) };
}

function treeOfCoefficient(value: Coefficient): Tree {
  if (signOfCoefficient(value) < 0) return { type: "negative", of: treeOfCoefficient(minus(value)) };
  const { n, d } = toRational(value);
  const top = wholeTree(String(n));
  return d === 1n ? top : { type: "fraction", left: top, right: wholeTree(String(d)) };
}

function wholeTree(whole: string): Tree {
  return { type: "number", whole, decimals: "", at: 0 };
}

function treeOfAtom(atom: Atom): Tree {
  const [of] = atom.args;
  switch (atom.kind) {
    case "name":
      return { type: "name", name: atom.name, at: 0 };
    case "constant":
      return { type: "constant", name: atom.name as ConstantName, at: 0 };
    case "prime":
      return wholeTree(atom.name);
    case "absolute":
      return { type: "absolute", of: treeOfNormal(of as Normal) };
    case "sum":
      return treeOfNormal(of as Normal);
    case "exponential":
      return { type: "call", name: "exp", of: exponentTree(atom, 1) };
    case "alternating":
      return { type: "power", left: treeOfCoefficient(-1), right: exponentTree(atom, parse(atom.name)) };
    case "apply":
      return { type: "apply", name: atom.name, args: atom.args.map(treeOfNormal), at: 0 };
    case "call":
      return atom.name === "factorial"
        ? { type: "factorial", of: treeOfNormal(of as Normal) }
        : { type: "call", name: atom.name as FunctionName, of: treeOfNormal(of as Normal) };
  }
}

function exponentTree(atom: Atom, coefficient: Coefficient): Tree {
  if (atom.exponent === undefined) throw new Error(textOf(coefficient));
  return treeOfPolynomial([{ coefficient, monomial: atom.exponent }]);
}

function parse(text: string): Coefficient {
  const [n = "1", d = "1"] = text.split("/");
  return d === "1" ? Number(n) : { n: BigInt(n), d: BigInt(d) };
}
