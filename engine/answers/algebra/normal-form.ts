import { ok, type Result } from "../../result.ts";
import { rational } from "../rational.ts";
import type { Problem } from "../read/problem.ts";
import type { FunctionName, NumberTree, Tree } from "../read/tree.ts";
import {
  addNormals,
  atomNormal,
  constantNormal,
  divideNormals,
  IMAGINARY,
  invertNormal,
  multiplyNormals,
  negateNormal,
  powerOfNormal,
  subtractNormals,
  ZERO_NORMAL,
} from "./arithmetic.ts";
import { isTooLarge, over, plus, times, toCoefficient, wholePower, type Coefficient } from "./coefficient.ts";
import {
  absoluteOf,
  applyOf,
  arccosineOf,
  arccotangentOf,
  arcsineOf,
  arctangentOf,
  cosineOf,
  EULER,
  exponentialOf,
  factorialOf,
  floorOfNormal,
  hyperbolicCosine,
  hyperbolicSine,
  inverseHyperbolic,
  inverseHyperbolicTangent,
  logarithmOf,
  PI,
  powerOf,
  roundOfNormal,
  signOfNormal,
  sineOf,
  tangentOf,
} from "./functions.ts";
import type { Atom, Normal } from "./normal.ts";
import { createContext, giveUp, type Context } from "./polynomial.ts";

export interface NormalFormOptions {
  /** `positive`: every unknown is above 0. */
  readonly assume?: "real" | "positive";
}

const HALF: Coefficient = { n: 1n, d: 2n };
const INFINITY: Atom = {
  kind: "constant",
  key: "#inf",
  name: "infinity",
  args: [],
  exponent: undefined,
  positive: true,
};
const DEGREE: Normal = divideNormals(atomNormal(PI), constantNormal(180), createContext(false));

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
      return atomNormal(cx.imaginary && tree.name === "i" ? IMAGINARY : nameAtom(tree.name, cx.positive));
    case "constant":
      return constantOfName(tree.name);
    case "sum":
      return addNormals(normalOf(tree.left, cx), normalOf(tree.right, cx), cx);
    case "difference":
      return subtractNormals(normalOf(tree.left, cx), normalOf(tree.right, cx), cx);
    case "product":
      return multiplyNormals(normalOf(tree.left, cx), normalOf(tree.right, cx), cx);
    case "fraction":
    case "quotient":
      return divideBy(normalOf(tree.left, cx), tree.right, cx);
    case "power":
      return powerOf(normalOf(tree.left, cx), normalOf(tree.right, cx), cx);
    case "negative":
      return negateNormal(normalOf(tree.of, cx));
    case "positive":
    case "group":
      return normalOf(tree.of, cx);
    case "mixed":
      return mixedOf(tree.whole, tree.top, tree.bottom, cx);
    case "percent":
      return divideNormals(normalOf(tree.of, cx), constantNormal(100), cx);
    case "degrees":
      return multiplyNormals(normalOf(tree.of, cx), DEGREE, cx);
    case "absolute":
      return absoluteOf(normalOf(tree.of, cx), cx);
    case "factorial":
      return factorialOf(normalOf(tree.of, cx), cx);
    case "root":
      return powerOfNormal(normalOf(tree.of, cx), HALF, cx);
    case "indexed-root":
      return powerOf(normalOf(tree.of, cx), invertNormal(normalOf(tree.index, cx), cx), cx);
    case "call":
      return callOf(tree.name, normalOf(tree.of, cx), tree.base, cx);
    case "apply":
      return applyOf(
        tree.name,
        tree.args.map((arg) => normalOf(arg, cx)),
        cx,
      );
    case "plus-minus":
      cx.problem ??= { reason: "not-an-expression", params: {} };
      return ZERO_NORMAL;
  }
}

/** Divides by the factors one by one, so that (x + 1)² stays a square below the bar. */
function divideBy(top: Normal, tree: Tree, cx: Context): Normal {
  switch (tree.type) {
    case "group":
      return divideBy(top, tree.of, cx);
    case "product":
      return divideBy(divideBy(top, tree.left, cx), tree.right, cx);
    case "power":
      return tree.right.type === "number"
        ? multiplyNormals(top, powerOf(normalOf(tree.left, cx), negateNormal(normalOf(tree.right, cx)), cx), cx)
        : divideNormals(top, normalOf(tree, cx), cx);
    default:
      return divideNormals(top, normalOf(tree, cx), cx);
  }
}

export function nameAtom(name: string, positive: boolean): Atom {
  return { kind: "name", key: name, name, args: [], exponent: undefined, positive };
}

function constantOfName(name: "pi" | "e" | "i" | "infinity"): Normal {
  return atomNormal(name === "pi" ? PI : name === "e" ? EULER : name === "i" ? IMAGINARY : INFINITY);
}

/** The exact value of a typed number. */
export function numberOf({ whole, decimals, repeating, exponent }: NumberTree, cx: Context): Coefficient {
  const digits = whole + decimals;
  const plain = Number(digits);
  let value: Coefficient;
  if (digits.length <= 15 && Number.isSafeInteger(plain)) value = over(plain, 10 ** decimals.length);
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
  if (isTooLarge(value)) giveUp(cx);
  return value;
}

function mixedOf(wholeTree: NumberTree, top: NumberTree, bottom: NumberTree, cx: Context): Normal {
  const divisor = numberOf(bottom, cx);
  if (divisor === 0) {
    cx.problem ??= { reason: "zero-denominator", params: { at: bottom.at } };
    return ZERO_NORMAL;
  }
  return constantNormal(plus(numberOf(wholeTree, cx), over(numberOf(top, cx), divisor)));
}

function callOf(name: FunctionName, of: Normal, base: Tree | undefined, cx: Context): Normal {
  switch (name) {
    case "sin":
      return sineOf(of, cx);
    case "cos":
      return cosineOf(of, cx);
    case "tan":
      return tangentOf(of, cx);
    case "sec":
      return invertNormal(cosineOf(of, cx), cx);
    case "csc":
      return invertNormal(sineOf(of, cx), cx);
    case "cot":
      return divideNormals(cosineOf(of, cx), sineOf(of, cx), cx);
    case "arcsin":
      return arcsineOf(of, cx);
    case "arccos":
      return arccosineOf(of, cx);
    case "arctan":
      return arctangentOf(of, cx);
    case "arcsec":
      return arccosineOf(invertNormal(of, cx), cx);
    case "arccsc":
      return arcsineOf(invertNormal(of, cx), cx);
    case "arccot":
      return arccotangentOf(of, cx);
    case "sinh":
      return hyperbolicSine(of, cx);
    case "cosh":
      return hyperbolicCosine(of, cx);
    case "tanh":
      return divideNormals(hyperbolicSine(of, cx), hyperbolicCosine(of, cx), cx);
    case "sech":
      return invertNormal(hyperbolicCosine(of, cx), cx);
    case "csch":
      return invertNormal(hyperbolicSine(of, cx), cx);
    case "coth":
      return divideNormals(hyperbolicCosine(of, cx), hyperbolicSine(of, cx), cx);
    case "arsinh":
      return inverseHyperbolic(of, 1, cx);
    case "arcosh":
      return inverseHyperbolic(of, -1, cx);
    case "artanh":
      return inverseHyperbolicTangent(of, cx);
    case "ln":
      return logarithmOf(of, cx);
    case "log":
      return divideNormals(
        logarithmOf(of, cx),
        logarithmOf(base === undefined ? constantNormal(10) : normalOf(base, cx), cx),
        cx,
      );
    case "exp":
      return exponentialOf(of, cx);
    case "floor":
      return floorOfNormal(of);
    case "ceil":
      return negateNormal(floorOfNormal(negateNormal(of)));
    case "round":
      return roundOfNormal(of);
    case "sign":
      return signOfNormal(of);
  }
}
