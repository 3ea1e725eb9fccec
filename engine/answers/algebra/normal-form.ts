import { ok, type Result } from "../../result.ts";
import { rational } from "../rational.ts";
import type { Problem } from "../read/problem.ts";
import { childrenOf, type NumberTree, type Tree } from "../read/tree.ts";
import {
  addNormals,
  atomNormal,
  constantNormal,
  divideNormals,
  invertNormal,
  multiplyNormals,
  negateNormal,
  powerOfNormal,
  subtractNormals,
  ZERO_NORMAL,
} from "./arithmetic.ts";
import { over, plus, times, toCoefficient, wholePower, type Coefficient } from "./coefficient.ts";
import { formulaOf } from "./formulas.ts";
import { absoluteOf, applyOf, callOf, factorialOf, powerOf } from "./functions.ts";
import { constantAtom, EULER, IMAGINARY, nameAtom, PI, type Normal } from "./normal.ts";
import { createContext, giveUp, type Context } from "./polynomial.ts";

export interface NormalFormOptions {
  /** `positive`: every unknown is above 0. */
  readonly assume?: "real" | "positive";
}

const HALF: Coefficient = { n: 1n, d: 2n };
const CONSTANTS = { pi: PI, e: EULER, i: IMAGINARY, infinity: constantAtom("infinity") };

/** The exact normal form: equal forms, equal values wherever both are defined. */
export function normalForm(tree: Tree, options: NormalFormOptions = {}): Result<Normal, Problem> {
  const cx = createContext(options.assume === "positive");
  const normal = normalOf(tree, cx);
  return cx.problem === undefined ? ok(normal) : { ok: false, error: cx.problem };
}

/** The same within a larger piece of work: what goes wrong is noted in `cx`. */
export function normalOf(tree: Tree, cx: Context): Normal {
  if (cx.left-- < 0) {
    giveUp(cx);
    return ZERO_NORMAL;
  }
  switch (tree.type) {
    case "number":
      return constantNormal(numberOf(tree, cx));
    case "name":
      return nameOf(tree.name, cx);
    case "constant":
      return atomNormal(CONSTANTS[tree.name]);
    case "positive":
    case "group":
      return normalOf(tree.of, cx);
    case "root":
      return powerOfNormal(normalOf(tree.of, cx), HALF, cx);
    case "indexed-root":
      return powerOf(normalOf(tree.of, cx), invertNormal(normalOf(tree.index, cx), cx), cx);
    case "sum":
      return addNormals(normalOf(tree.left, cx), normalOf(tree.right, cx), cx);
    case "difference":
      return subtractNormals(normalOf(tree.left, cx), normalOf(tree.right, cx), cx);
    case "product":
      return multiplyNormals(normalOf(tree.left, cx), normalOf(tree.right, cx), cx);
    case "fraction":
    case "quotient":
      return divideNormals(normalOf(tree.left, cx), normalOf(tree.right, cx), cx);
    case "power":
      return powerOf(normalOf(tree.left, cx), normalOf(tree.right, cx), cx);
    case "negative":
      return negateNormal(normalOf(tree.of, cx));
    case "absolute":
      return absoluteOf(normalOf(tree.of, cx), cx);
    case "factorial":
      return factorialOf(normalOf(tree.of, cx), cx);
    default:
      return otherOf(tree, cx);
  }
}

/** Formulas, functions and what has no value. */
function otherOf(tree: Tree, cx: Context): Normal {
  const children = childrenOf(tree).map((child) => normalOf(child, cx));
  const formula = formulaOf(tree);
  if (formula !== undefined) return workOut(formula, children, cx);
  if (tree.type === "apply") return applyOf(tree.name, children);
  if (tree.type === "call") return callOf(tree.name, children[0] ?? ZERO_NORMAL, cx);
  cx.problem ??= { reason: "not-an-expression", params: {} };
  return ZERO_NORMAL;
}

/** A formula of the children, each worked out once. */
function workOut(formula: Tree, children: readonly Normal[], cx: Context): Normal {
  const outer = cx.children;
  cx.children = children;
  const normal = normalOf(formula, cx);
  cx.children = outer;
  return normal;
}

function nameOf(name: string, cx: Context): Normal {
  if (cx.children !== undefined) return cx.children["xyz".indexOf(name)] ?? ZERO_NORMAL;
  return atomNormal(cx.imaginary && name === "i" ? IMAGINARY : nameAtom(name, cx.positive));
}

/** The exact value of a typed number. */
export function numberOf({ whole, decimals, repeating, exponent }: NumberTree, cx: Context): Coefficient {
  const digits = whole + decimals;
  const plain = Number(digits);
  let value: Coefficient;
  if (digits.length <= 15 && Number.isSafeInteger(plain))
    value = decimals === "" ? plain : over(plain, 10 ** decimals.length);
  else if (/\D/u.test(digits)) {
    // `6.5e+21`: a float written as if it were digits.
    giveUp(cx);
    value = 0;
  } else value = toCoefficient(rational(BigInt(digits), 10n ** BigInt(decimals.length)));
  if (repeating !== undefined && repeating !== "") {
    // One more period beyond the digits typed, over 99…9, below the last place.
    const period = 10n ** BigInt(repeating.length) - 1n;
    value = plus(value, toCoefficient(rational(BigInt(repeating), period * 10n ** BigInt(decimals.length))));
  }
  if (exponent !== undefined) {
    const scale = wholePower(10, exponent);
    if (scale === undefined) giveUp(cx);
    else value = times(value, scale);
  }
  return value;
}
