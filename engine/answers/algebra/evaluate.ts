import type { FunctionName, NumberTree, Tree } from "../read/tree.ts";
import { childrenOf } from "../read/tree.ts";
import { anyFunction } from "./any-function.ts";
import { rationalOf } from "./constants.ts";
import { toDouble, toRational } from "./coefficient.ts";

/** One point. `error` is how far the value just worked out may be off; `unsure`: a step was too near an edge to tell. */
export interface Frame {
  readonly values: number[];
  error: number;
  unsure: boolean;
}

/** Works out one tree at one point. NaN where it has no real value. */
export type Program = (at: Frame) => number;

export interface CompileOptions {
  /** How far a typed number may be off. */
  readonly numberError?: (value: number, literal: NumberTree) => number;
  /** Whether that holds for exponents too. */
  readonly includeExponents?: boolean;
}

const ROUNDING = 2 ** -52;

export function createFrame(values: number[]): Frame {
  return { values, error: 0, unsure: false };
}

/** The unknowns of a tree, sorted; names of functions are none. */
export function namesOf(tree: Tree): ReadonlySet<string> {
  const found: string[] = [];
  collectNames(tree, found);
  return new Set(found.length > 1 ? found.toSorted() : found);
}

function collectNames(tree: Tree, found: string[]): void {
  if (tree.type === "name") {
    if (!found.includes(tree.name)) found.push(tree.name);
    return;
  }
  if (tree.type === "number" || tree.type === "constant") return;
  for (const child of childrenOf(tree)) collectNames(child, found);
}

/** The value in doubles; NaN where there is none, or an unknown has no value. Not for deciding equality. */
export function numericValue(tree: Tree, values: ReadonlyMap<string, number> = new Map()): number {
  const names = [...values.keys()];
  return compile(tree, names, {})(createFrame([...values.values()]));
}

/** A value with a bound of its error; undefined where there is none or it cannot be told. */
export function approximate(tree: Tree): { readonly value: number; readonly error: number } | undefined {
  const frame = createFrame([]);
  const value = compile(tree, [], {})(frame);
  return frame.unsure || Number.isNaN(value) ? undefined : { value, error: frame.error };
}

export function compile(tree: Tree, names: readonly string[], options: CompileOptions): Program {
  switch (tree.type) {
    case "number":
      return numberProgram(tree, options);
    case "name": {
      const index = names.indexOf(tree.name);
      return (at) => {
        at.error = 0;
        return at.values[index] ?? Number.NaN;
      };
    }
    case "constant": {
      const value = tree.name === "pi" ? Math.PI : tree.name === "e" ? Math.E : Number.NaN;
      return fixed(value, ROUNDING * value);
    }
    case "positive":
    case "group":
      return compile(tree.of, names, options);
    case "negative": {
      const of = compile(tree.of, names, options);
      return (at) => -of(at);
    }
    case "percent":
    case "degrees":
      return scaled(compile(tree.of, names, options), tree.type === "percent" ? 0.01 : Math.PI / 180);
    case "sum":
    case "difference":
      return sumProgram(compile(tree.left, names, options), compile(tree.right, names, options), tree.type === "sum");
    case "product":
      return productProgram(compile(tree.left, names, options), compile(tree.right, names, options));
    case "fraction":
    case "quotient":
      return quotientProgram(compile(tree.left, names, options), compile(tree.right, names, options));
    case "mixed":
      return sumProgram(
        numberProgram(tree.whole, options),
        quotientProgram(numberProgram(tree.top, options), numberProgram(tree.bottom, options)),
        true,
      );
    case "power":
      return powerProgram(tree.left, tree.right, names, options);
    case "root":
      return squareRootProgram(compile(tree.of, names, options));
    case "indexed-root":
      return indexedRootProgram(tree.of, tree.index, names, options);
    case "absolute": {
      const of = compile(tree.of, names, options);
      return (at) => Math.abs(of(at));
    }
    case "factorial":
      return factorialProgram(compile(tree.of, names, options));
    case "call":
      return callProgram(tree.name, compile(tree.of, names, options), tree.base, names, options);
    case "apply":
      return applyProgram(
        tree.name,
        tree.args.map((arg) => compile(arg, names, options)),
      );
    case "plus-minus":
      return fixed(Number.NaN, 0);
  }
}

function fixed(value: number, error: number): Program {
  return (at) => {
    at.error = error;
    return value;
  };
}

function numberProgram(literal: NumberTree, { numberError }: CompileOptions): Program {
  const { whole, decimals, repeating, exponent } = literal;
  const tail = repeating === undefined ? "" : repeating.repeat(Math.ceil(20 / Math.max(1, repeating.length)));
  const value = Number(`${whole}.${decimals}${tail}e${exponent ?? 0}`);
  const exact = decimals === "" && tail === "" && exponent === undefined && Number.isSafeInteger(value);
  return fixed(value, numberError === undefined ? (exact ? 0 : ROUNDING * value) : numberError(value, literal));
}

function scaled(of: Program, by: number): Program {
  return (at) => {
    const value = of(at) * by;
    at.error = at.error * by + 2 * ROUNDING * Math.abs(value);
    return value;
  };
}

function sumProgram(left: Program, right: Program, plus: boolean): Program {
  return (at) => {
    const a = left(at);
    const error = at.error;
    const b = right(at);
    const value = plus ? a + b : a - b;
    if (value - value !== 0) noteOverflow(a, b, at);
    at.error += error + ROUNDING * Math.abs(value);
    return value;
  };
}

function productProgram(left: Program, right: Program): Program {
  return (at) => {
    const a = left(at);
    const error = at.error;
    const b = right(at);
    const value = a * b;
    if (value - value !== 0 || (Math.abs(value) < LEAST && a !== 0 && b !== 0)) noteOverflow(a, b, at);
    at.error = Math.abs(a) * at.error + Math.abs(b) * error + error * at.error + ROUNDING * Math.abs(value);
    return value;
  };
}

/** Below this, doubles lose digits. */
const LEAST = 1e-290;

/** What is too large or too small for a double is not undefined or 0: it cannot be told. */
function noteOverflow(a: number, b: number, at: Frame): void {
  if (!Number.isNaN(a) && !Number.isNaN(b)) at.unsure = true;
}

function quotientProgram(left: Program, right: Program): Program {
  return (at) => {
    const a = left(at);
    const error = at.error;
    const b = right(at);
    const size = Math.abs(b);
    if (size <= 2 * at.error) {
      // Exactly 0 is a pole; nearly 0 cannot be told.
      if (at.error > 0) at.unsure = true;
      return Number.NaN;
    }
    if (b === 0) return Number.NaN;
    const value = a / b;
    if (value - value !== 0 || (Math.abs(value) < LEAST && a !== 0)) noteOverflow(a, b, at);
    at.error = (error + Math.abs(value) * at.error) / (size - at.error) + ROUNDING * Math.abs(value);
    return value;
  };
}

function powerProgram(base: Tree, exponent: Tree, names: readonly string[], options: CompileOptions): Program {
  const below = compile(base, names, options);
  const inExponent: CompileOptions = options.includeExponents === true ? options : {};
  const above = compile(exponent, names, inExponent);
  const plain = rationalOf(exponent);
  if (plain === undefined) return generalPower(below, above);
  const { n, d } = toRational(plain);
  const value = toDouble(plain);
  return (at) => {
    const a = below(at);
    const error = at.error;
    let loose = 0;
    if (inExponent.numberError !== undefined) {
      above(at);
      loose = at.error;
    }
    return constantPower(a, error, value, n % 2n === 0n, d % 2n === 0n, loose, at);
  };
}

/** A power whose exponent is a known quotient; even roots of what is below 0 have no value. */
function constantPower(
  a: number,
  error: number,
  exponent: number,
  even: boolean,
  evenRoot: boolean,
  loose: number,
  at: Frame,
): number {
  if (Number.isNaN(a)) return a;
  if (a === 0 || Math.abs(a) <= error) return powerNearZero(a, error, exponent, evenRoot, at);
  if (a < 0 && evenRoot) return Number.NaN;
  const size = Math.abs(a) ** exponent;
  if (size < LEAST || size === Number.POSITIVE_INFINITY) at.unsure = true;
  at.error =
    size *
    (Math.abs(exponent) * (error / Math.abs(a)) * (1 + Math.abs(exponent) * (error / Math.abs(a))) +
      loose * Math.abs(Math.log(Math.abs(a))) +
      4 * ROUNDING);
  return a < 0 && !even ? -size : size;
}

function powerNearZero(a: number, error: number, exponent: number, evenRoot: boolean, at: Frame): number {
  if (exponent === 0) {
    at.error = 0;
    return 1;
  }
  if (exponent < 0) {
    if (error > 0) at.unsure = true;
    return Number.NaN;
  }
  if (a < 0 && evenRoot) at.unsure = true;
  at.error = (Math.abs(a) + error) ** exponent;
  if (error === 0) at.error = 0;
  return 0;
}

function generalPower(below: Program, above: Program): Program {
  return (at) => {
    const a = below(at);
    const error = at.error;
    const b = above(at);
    const loose = at.error;
    if (Number.isNaN(a) || (a < 0 && !(Number.isInteger(b) && loose < 1e-9))) return Number.NaN;
    if (a === 0) {
      at.error = error;
      return b > 0 ? 0 : b === 0 ? 1 : Number.NaN;
    }
    if (Math.abs(a) <= error) at.unsure = true;
    const value = a ** b;
    if (Math.abs(value) < LEAST || Math.abs(value) === Number.POSITIVE_INFINITY) at.unsure = true;
    at.error =
      Math.abs(value) * (Math.abs(b) * (error / Math.abs(a)) + loose * Math.abs(Math.log(Math.abs(a))) + 4 * ROUNDING);
    return value;
  };
}

function squareRootProgram(of: Program): Program {
  return (at) => {
    const a = of(at);
    if (a < 0 && at.error >= -a) at.unsure = true;
    if (a < 0) return Number.NaN;
    const value = Math.sqrt(a);
    at.error = (at.error < a ? at.error / value : Math.sqrt(at.error)) + ROUNDING * value;
    return value;
  };
}

function indexedRootProgram(of: Tree, index: Tree, names: readonly string[], options: CompileOptions): Program {
  const below = compile(of, names, options);
  const degree = compile(index, names, {});
  const plain = rationalOf(index);
  const even = plain !== undefined && toRational(plain).n % 2n === 0n;
  const evenBelow = plain !== undefined && toRational(plain).d % 2n === 0n;
  if (plain === undefined)
    return generalPower(below, (at) => {
      const n = degree(at);
      at.error /= n * n;
      return 1 / n;
    });
  return (at) => {
    const a = below(at);
    const error = at.error;
    const n = degree(at);
    return n === 0 ? Number.NaN : constantPower(a, error, 1 / n, evenBelow, even, 0, at);
  };
}

const LARGEST_FACTORIAL = 170;

function factorialProgram(of: Program): Program {
  return (at) => {
    const n = of(at);
    if (!Number.isInteger(n) || n < 0 || n > LARGEST_FACTORIAL) return Number.NaN;
    let value = 1;
    for (let i = 2; i <= n; i++) value *= i;
    at.error = n * ROUNDING * value;
    return value;
  };
}

/** A function of one number with its slope, which carries the error on. */
interface Smooth {
  readonly value: (a: number) => number;
  readonly slope: (a: number, value: number) => number;
}

const SMOOTH: Readonly<Partial<Record<FunctionName, Smooth>>> = {
  sin: { value: Math.sin, slope: () => 1 },
  cos: { value: Math.cos, slope: () => 1 },
  tan: { value: Math.tan, slope: (_, r) => 1 + r * r },
  sec: { value: (a) => 1 / Math.cos(a), slope: (_, r) => r * r },
  csc: { value: (a) => 1 / Math.sin(a), slope: (_, r) => r * r },
  cot: { value: (a) => 1 / Math.tan(a), slope: (_, r) => 1 + r * r },
  arcsin: { value: Math.asin, slope: (a) => 1 / Math.sqrt(1 - a * a) },
  arccos: { value: Math.acos, slope: (a) => 1 / Math.sqrt(1 - a * a) },
  arctan: { value: Math.atan, slope: () => 1 },
  arcsec: { value: (a) => Math.acos(1 / a), slope: (a) => 1 / Math.sqrt(1 - 1 / (a * a)) },
  arccsc: { value: (a) => Math.asin(1 / a), slope: (a) => 1 / Math.sqrt(1 - 1 / (a * a)) },
  arccot: { value: (a) => Math.atan(1 / a), slope: () => 1 },
  sinh: { value: Math.sinh, slope: (a) => Math.cosh(a) },
  cosh: { value: Math.cosh, slope: (a) => Math.cosh(a) },
  tanh: { value: Math.tanh, slope: () => 1 },
  sech: { value: (a) => 1 / Math.cosh(a), slope: () => 1 },
  csch: { value: (a) => 1 / Math.sinh(a), slope: (_, r) => Math.abs(r) * Math.sqrt(1 + r * r) },
  coth: { value: (a) => 1 / Math.tanh(a), slope: (_, r) => 1 + r * r },
  arsinh: { value: Math.asinh, slope: () => 1 },
  arcosh: { value: Math.acosh, slope: (a) => 1 / Math.sqrt(a * a - 1) },
  artanh: { value: Math.atanh, slope: (a) => 1 / (1 - a * a) },
  ln: { value: Math.log, slope: (a) => 1 / a },
  exp: { value: Math.exp, slope: (_, r) => r },
};

function callProgram(
  name: FunctionName,
  of: Program,
  base: Tree | undefined,
  names: readonly string[],
  options: CompileOptions,
): Program {
  if (name === "floor" || name === "ceil" || name === "round" || name === "sign") return stepProgram(name, of);
  if (name === "log") {
    const ten = base === undefined ? fixed(10, 0) : compile(base, names, options);
    return quotientProgram(smoothProgram(SMOOTH.ln as Smooth, of), smoothProgram(SMOOTH.ln as Smooth, ten));
  }
  return smoothProgram(SMOOTH[name] as Smooth, of);
}

function smoothProgram({ value, slope }: Smooth, of: Program): Program {
  return (at) => {
    const a = of(at);
    const error = at.error;
    const r = value(a);
    if (r < LEAST && value === Math.exp) at.unsure = true;
    if (!Number.isFinite(r)) {
      if (a !== 0 && !Number.isNaN(a) && (r === r || !Number.isFinite(a))) at.unsure = true;
      // Just outside the domain by rounding alone: `arcsin` of 1.0000000000000002.
      if (
        error > 0 &&
        Number.isFinite(a) &&
        (Number.isFinite(value(a - 2 * error)) || Number.isFinite(value(a + 2 * error)))
      )
        at.unsure = true;
      return Number.NaN;
    }
    const steep = error === 0 ? 0 : error * Math.abs(slope(a, r));
    // Near the end of a domain the slope is infinite; the error grows like its root.
    at.error =
      (Number.isFinite(steep) ? 1.5 * steep : 2 * Math.sqrt(error)) +
      2 * ROUNDING * (Math.abs(r) + Math.min(1, Math.abs(a)));
    return r;
  };
}

function stepProgram(name: "floor" | "ceil" | "round" | "sign", of: Program): Program {
  return (at) => {
    const a = of(at);
    const error = at.error;
    if (error > 0 && step(name, a - 2 * error) !== step(name, a + 2 * error)) at.unsure = true;
    at.error = 0;
    return step(name, a);
  };
}

function step(name: "floor" | "ceil" | "round" | "sign", a: number): number {
  if (name === "floor") return Math.floor(a);
  if (name === "ceil") return Math.ceil(a);
  // Halves go away from 0.
  return name === "sign" ? Math.sign(a) : Math.sign(a) * Math.floor(Math.abs(a) + 0.5);
}

function applyProgram(name: string, args: readonly Program[]): Program {
  const apply = anyFunction(name);
  return (at) => {
    let error = 0;
    const values = args.map((arg) => {
      const value = arg(at);
      error += at.error;
      return value;
    });
    at.error = 2 * error + 4 * ROUNDING;
    return apply(values);
  };
}
