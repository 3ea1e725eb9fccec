import { readStatement } from "../read/read-statement.ts";
import type { Tree } from "../read/tree.ts";

/** What is written with sin, cos, arcsin, arctan, ln, exp, floor and sign; x, y, z are the children in their order. */
const FORMULAS: Readonly<Record<string, string>> = {
  mixed: "x+y/z",
  percent: "x/100",
  degrees: "x*pi/180",
  binomial: "x!/(y!(x-y)!)",
  tan: "sin(x)/cos(x)",
  sec: "1/cos(x)",
  csc: "1/sin(x)",
  cot: "cos(x)/sin(x)",
  arccos: "pi/2-arcsin(x)",
  arcsec: "pi/2-arcsin(1/x)",
  arccsc: "arcsin(1/x)",
  arccot: "arctan(1/x)",
  sinh: "(exp(x)-exp(-x))/2",
  cosh: "(exp(x)+exp(-x))/2",
  tanh: "(exp(x)-exp(-x))/(exp(x)+exp(-x))",
  sech: "2/(exp(x)+exp(-x))",
  csch: "2/(exp(x)-exp(-x))",
  coth: "(exp(x)+exp(-x))/(exp(x)-exp(-x))",
  arsinh: "ln(x+sqrt(x^2+1))",
  arcosh: "ln(x+sqrt(x^2-1))",
  artanh: "ln((1+x)/(1-x))/2",
  log: "ln(x)/ln(10)",
  "log-base": "ln(y)/ln(x)",
  ceil: "-floor(-x)",
  round: "sign(x)floor(|x|+1/2)",
};

const read = new Map<string, Tree | undefined>();

/** The formula a node stands for, in x, y and z; undefined for what is no more than its name. */
export function formulaOf(tree: Tree): Tree | undefined {
  if (tree.type === "call") return formulaOfName(tree.base === undefined ? tree.name : "log-base");
  return formulaOfName(tree.type === "apply" ? tree.name : tree.type);
}

function formulaOfName(name: string): Tree | undefined {
  if (!read.has(name)) read.set(name, treeOf(FORMULAS[name]));
  return read.get(name);
}

function treeOf(text: string | undefined): Tree | undefined {
  const statement = text === undefined ? undefined : readStatement(text);
  return statement?.ok && statement.value.statement.type === "expression" ? statement.value.statement.tree : undefined;
}
