import { rational, type Rational } from "../rational.ts";
import {
  coefficientsIn,
  constantPoly,
  contentOf,
  monomialOf,
  ONE_POLY,
  generatorPoly,
  generatorsOf,
  negatePoly,
  scalePoly,
  subtractPolys,
  addPolys,
  type Poly,
} from "./poly.ts";
import {
  multiplySurds,
  numberReal,
  rationalBetween,
  rationalReal,
  rationalToNumber,
  realToNumber,
  type Real,
} from "./real.ts";
import { realRoots, signAt, type Whole } from "./real-roots.ts";
import { toWhole } from "./poly.ts";
import {
  ALL_REALS,
  complement,
  intersection,
  intervalSet,
  NO_REALS,
  pointSet,
  union,
  unionOf,
  type RealSet,
} from "./real-set.ts";
import {
  constantValue,
  floatPoly,
  isConstantPoly,
  multiplyIn,
  powerInScope,
  rootOfConstant,
  type Atom,
  type Condition,
  type Quotient,
  type Scope,
} from "./scope.ts";

/** What a polynomial is to 0. */
export type Sign = "=" | "≠" | "<" | "≤" | ">" | "≥";

/** Steps of one solution: each takes a root or an absolute value apart. */
const MAX_STEPS = 200;

/** Where `of` is so, in the one unknown that is generator 0; `undefined`: not known how to solve it. */
export function solve(of: Poly, sign: Sign, scope: Scope): RealSet | undefined {
  return solveStep({ of, sign }, { scope, steps: MAX_STEPS, roots: new Map() });
}

/** Where everything is defined. */
export function domainOf(conditions: readonly Condition[], scope: Scope): RealSet | undefined {
  let domain: RealSet = ALL_REALS;
  for (const { of, must } of conditions) {
    const set = solve(of, must, scope);
    if (set === undefined) return undefined;
    domain = intersection(domain, set);
  }
  return domain;
}

interface Task {
  readonly scope: Scope;
  steps: number;
  /** Zeros already found, by polynomial: the same one is asked for its zeros and for either sign. */
  readonly roots: Map<string, readonly Real[]>;
}

interface Claim {
  readonly of: Poly | undefined;
  readonly sign: Sign;
}

function solveStep({ of, sign }: Claim, task: Task): RealSet | undefined {
  if (of === undefined || task.steps-- <= 0) return undefined;
  switch (sign) {
    case "<":
      return solveStep({ of: negatePoly(of), sign: ">" }, task);
    case "≤":
      return solveStep({ of: negatePoly(of), sign: "≥" }, task);
    case "≠": {
      const set = solveStep({ of, sign: "=" }, task);
      return set && complement(set);
    }
    default:
      return solveFor(of, sign, task);
  }
}

function solveFor(of: Poly, sign: "=" | ">" | "≥", task: Task): RealSet | undefined {
  const { scope } = task;
  const bits = generatorsOf(of);
  if ((bits & ~1) === 0) return signSet(toWhole(of, 0), sign, task);
  if ((bits & ~scope.constants) === 0 && !isExact(bits, scope)) {
    return holds(Math.sign(constantValue(of, scope)), sign) ? ALL_REALS : NO_REALS;
  }
  const highest = highestToEliminate(bits, scope);
  const atom = highest === undefined ? undefined : scope.atoms[highest];
  if (highest === undefined || atom === undefined) return undefined;
  switch (atom.type) {
    case "root":
      return bits === 1 << highest && Number.isNaN(atom.value)
        ? solveThrough(of, highest, atom, sign, task)
        : solveRoot(of, highest, atom, sign, task);
    case "absolute":
      return solveAbsolute(of, highest, atom, sign, task);
    case "power":
    case "logarithm":
    case "opaque":
      return isConstantPoly(generatorPoly(highest), scope)
        ? solveFloats(of, 0, sign, scope)
        : solveThrough(of, highest, atom, sign, task);
    default:
      return undefined;
  }
}

/** Whether all generators but the unknown are roots of rationals and of such roots. */
function isExact(bits: number, scope: Scope): boolean {
  return scope.atoms.every((atom, index) => (bits & (1 << index)) === 0 || atom.type === "root" || index === 0);
}

/** Atoms with the unknown in them come first, the last made before; then constants, floats before roots. */
function highestToEliminate(bits: number, scope: Scope): number | undefined {
  const last = (some: number) => (some === 0 ? undefined : 31 - Math.clz32(some));
  const inner = last(bits & ~scope.constants & ~1);
  if (inner !== undefined) return inner;
  const constants = bits & scope.constants;
  let floats = 0;
  scope.atoms.forEach((atom, index) => {
    if (atom.type !== "root") floats |= constants & (1 << index);
  });
  return last(floats === 0 ? constants : floats);
}

/** `A + B·s` with `s` a root: its sign from those of A and B and of `A^n ± B^n·u`. */
function solveRoot(
  of: Poly,
  index: number,
  atom: Extract<Atom, { type: "root" }>,
  sign: "=" | ">" | "≥",
  task: Task,
): RealSet | undefined {
  const { scope } = task;
  const [a = EMPTY, b = EMPTY, ...more] = coefficientsIn(of, index);
  if (more.length > 0 || Number.isNaN(atom.value) === isConstantPoly(generatorPoly(index), scope)) {
    return undefined;
  }
  if (a.size === 0) return solveAlone(b, atom, sign, task);
  const left = powerInScope(a, atom.index, scope);
  const power = powerInScope(b, atom.index, scope);
  const right = power && multiplyIn(power, atom.of, scope);
  if (left === undefined || right === undefined) return undefined;
  if (atom.index % 2 === 1) return solveStep({ of: addPolys(left, right), sign }, task);
  const difference = subtractPolys(left, right);
  const equal = () =>
    all(task, [
      { of: difference, sign: "=" },
      { of: multiplyIn(a, b, scope), sign: "≤" },
    ]);
  if (sign === "=") return equal();
  const above = some([
    () =>
      all(task, [
        { of: a, sign: ">" },
        { of: b, sign: "≥" },
      ]),
    () =>
      all(task, [
        { of: a, sign: ">" },
        { of: difference, sign: ">" },
      ]),
    () =>
      all(task, [
        { of: b, sign: ">" },
        { of: difference, sign: "<" },
      ]),
  ]);
  return sign === ">" ? above : some([() => above, equal]);
}

/** `B·s`: 0 where one of them is, otherwise of the sign of B, or of B·u for an odd root. */
function solveAlone(
  b: Poly,
  atom: Extract<Atom, { type: "root" }>,
  sign: "=" | ">" | "≥",
  task: Task,
): RealSet | undefined {
  const product = multiplyIn(b, atom.of, task.scope);
  return solveStep({ of: product, sign }, task);
}

function solveAbsolute(
  of: Poly,
  index: number,
  atom: Extract<Atom, { type: "absolute" }>,
  sign: "=" | ">" | "≥",
  task: Task,
): RealSet | undefined {
  const [a = EMPTY, b = EMPTY, ...more] = coefficientsIn(of, index);
  const product = multiplyIn(b, atom.of, task.scope);
  if (more.length > 0 || product === undefined) return undefined;
  return some([
    () =>
      all(task, [
        { of: atom.of, sign: "≥" },
        { of: addPolys(a, product), sign },
      ]),
    () =>
      all(task, [
        { of: atom.of, sign: "<" },
        { of: subtractPolys(a, product), sign },
      ]),
  ]);
}

/** One function of the unknown and no other place where it occurs: solved for the function, then through it. */
function solveThrough(
  of: Poly,
  index: number,
  atom: Exclude<Atom, { type: "name" }>,
  sign: "=" | ">" | "≥",
  task: Task,
): RealSet | undefined {
  const { scope } = task;
  if (atom.type === "absolute" || atom.type === "opaque") return undefined;
  const others = generatorsOf(of) & ~(1 << index);
  if ((others & ~scope.constants) !== 0) return atom.type === "logarithm" ? solveLogarithms(of, sign, task) : undefined;
  if (others !== 0 && atom.type === "logarithm") {
    const joined = solveLogarithms(of, sign, task);
    if (joined !== undefined) return joined;
  }
  const values = others === 0 ? signSet(toWhole(of, index), sign, task) : solveFloats(of, index, sign, scope);
  if (values === undefined) return undefined;
  const sets: RealSet[] = [];
  for (const piece of intersection(values, rangeOf(atom))) {
    const isFromZero = atom.type === "power" && piece.low !== undefined && realToNumber(piece.low) === 0;
    const low = isFromZero ? undefined : piece.low && inverse(piece.low, atom);
    const high = piece.high && (piece.high === piece.low ? low : inverse(piece.high, atom));
    const inner = atom.type === "root" ? { top: atom.of, bottom: ONE_POLY } : atom.of;
    const set = between(inner, low, piece.lowClosed, high, piece.highClosed, task);
    if (set === undefined) return undefined;
    sets.push(set);
  }
  return unionOf(sets);
}

type Rising = Extract<Atom, { type: "power" | "logarithm" | "root" }>;

function rangeOf(atom: Rising): RealSet {
  if (atom.type === "power") return POSITIVE;
  return atom.type === "root" && atom.index % 2 === 0 ? NOT_NEGATIVE : ALL_REALS;
}

/** `q·ln u - r·ln v + c`: of the sign of `e^c·u^q - v^r`. */
function solveLogarithms(of: Poly, sign: "=" | ">" | "≥", task: Task): RealSet | undefined {
  const { scope } = task;
  let above: Poly | undefined = ONE_POLY;
  let below: Poly | undefined = ONE_POLY;
  let hasBottom = false;
  for (const [key, { n }] of scalePoly(of, inverseOf(contentOf(of)))) {
    const index = scope.atoms.findIndex((_, at) => monomialOf(at, 1) === key);
    const atom = scope.atoms[index];
    if (above === undefined || below === undefined) return undefined;
    if (key === 0) {
      const factor = floatPoly(Math.exp(Number(n)), scope);
      above = factor && multiplyIn(above, factor, scope);
      continue;
    }
    if (atom?.type !== "logarithm") return undefined;
    const power = Math.abs(Number(n));
    const [up, down] = n > 0n ? [atom.of.top, atom.of.bottom] : [atom.of.bottom, atom.of.top];
    const [top, bottom] = [powerInScope(up, power, scope), powerInScope(down, power, scope)];
    above = top && multiplyIn(above, top, scope);
    below = bottom && multiplyIn(below, bottom, scope);
    hasBottom ||= atom.of.bottom !== ONE_POLY;
  }
  if (above === undefined || below === undefined) return undefined;
  const difference = subtractPolys(above, below);
  return solveStep({ of: hasBottom ? multiplyIn(difference, below, scope) : difference, sign }, task);
}

function inverseOf({ n, d }: Rational): Rational {
  return { n: d, d: n };
}

/** What the function makes this number of. */
function inverse(value: Real, atom: Rising): Real {
  const number = realToNumber(value);
  if (atom.type === "root") return powerOfReal(value, atom.index);
  if (atom.type === "logarithm") return number === 0 ? rationalReal(rational(1n)) : numberReal(Math.exp(number));
  const exponent = Math.log(number) / Math.log(atom.base);
  const rounded = Math.round(exponent);
  const { exact } = atom;
  if (value.type === "surd" && value.b.n === 0n && Math.abs(exponent - rounded) < 1e-9 && Math.abs(rounded) < 200) {
    if (rounded === 0) return rationalReal(rational(0n));
    if (exact !== undefined && isPower(value.a, exact, rounded)) return rationalReal(rational(BigInt(rounded)));
  }
  return numberReal(exponent);
}

function powerOfReal(value: Real, power: number): Real {
  let result: Real | undefined = value;
  for (let count = 1; count < power && result !== undefined; count++) {
    result = result.type === "surd" && value.type === "surd" ? multiplySurds(result, value) : undefined;
  }
  return result?.type === "surd" ? result : numberReal(realToNumber(value) ** power);
}

function isPower(value: Rational, base: Rational, exponent: number): boolean {
  const size = BigInt(Math.abs(exponent));
  const [n, d] = exponent < 0 ? [base.d, base.n] : [base.n, base.d];
  return value.n === n ** size && value.d === d ** size;
}

/** Where a quotient lies between two numbers. */
function between(
  of: Quotient,
  low: Real | undefined,
  lowClosed: boolean,
  high: Real | undefined,
  highClosed: boolean,
  task: Task,
): RealSet | undefined {
  const claims: Claim[] = [];
  for (const [end, closed, isLow] of [
    [low, lowClosed, true],
    [high, highClosed, false],
  ] as const) {
    if (end === undefined) continue;
    const poly = realToPoly(end, task.scope);
    const scaled = poly && multiplyIn(poly, of.bottom, task.scope);
    const difference = scaled && subtractPolys(of.top, scaled);
    if (difference === undefined) return undefined;
    // A point: both ends in one.
    if (low === high) {
      claims.push({ of: difference, sign: "=" });
      break;
    }
    const strict = isLow ? ">" : "<";
    const loose = isLow ? "≥" : "≤";
    claims.push({ of: multiplyIn(difference, of.bottom, task.scope), sign: closed ? loose : strict });
  }
  return all(task, claims);
}

function realToPoly(real: Real, scope: Scope): Poly | undefined {
  if (real.type === "number") return floatPoly(real.value, scope);
  const whole = constantPoly(real.a);
  if (real.b.n === 0n) return whole;
  const root = rootOfConstant(rational(real.n), 2, scope);
  return root && addPolys(whole, scalePoly(root, real.b));
}

/** A polynomial in one generator whose coefficients are known as floats. */
function solveFloats(of: Poly, index: number, sign: "=" | ">" | "≥", scope: Scope): RealSet | undefined {
  const parts = coefficientsIn(of, index).map((part) => constantValue(part, scope));
  while (parts.at(-1) === 0) parts.pop();
  if (parts.some((part) => !Number.isFinite(part))) return undefined;
  const roots = floatRoots(parts);
  if (roots === undefined) return undefined;
  const valueAt = (x: number) => parts.reduceRight((sum, part) => sum * x + part, 0);
  return fromRoots(
    roots.map((root) => numberReal(root)),
    sign,
    (at) => Math.sign(valueAt(rationalToNumber(at))),
  );
}

function floatRoots(parts: readonly number[]): readonly number[] | undefined {
  const [c = 0, b = 0, a = 0] = parts;
  const degree = parts.length - 1;
  if (degree <= 0) return degree === 0 ? [] : undefined;
  if (degree === 1) return [-c / b];
  if (parts.slice(1, -1).every((part) => part === 0)) {
    const power = -c / (parts.at(-1) ?? 1);
    const root = Math.abs(power) ** (1 / degree);
    if (degree % 2 === 1) return [Math.sign(power) * root];
    return power < 0 ? [] : power === 0 ? [0] : [-root, root];
  }
  if (degree > 2) return undefined;
  const discriminant = b * b - 4 * a * c;
  // Too near 0 to tell one solution from two or none.
  if (Math.abs(discriminant) < 1e-12 * (b * b + Math.abs(4 * a * c))) return [-b / (2 * a)];
  if (discriminant < 0) return [];
  const q = -(b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant)) / 2;
  return [q / a, q === 0 ? 0 : c / q].toSorted((x, y) => x - y);
}

function signSet(polynomial: Whole, sign: "=" | ">" | "≥", task: Task): RealSet | undefined {
  if (polynomial.length === 0) return holds(0, sign) ? ALL_REALS : NO_REALS;
  const roots = polynomial.length <= 3 ? realRoots(polynomial) : rootsOnce(polynomial, task);
  return roots && fromRoots(roots, sign, (at) => signAt(polynomial, at));
}

function rootsOnce(polynomial: Whole, task: Task): readonly Real[] | undefined {
  const sign = (polynomial.at(-1) ?? 0n) < 0n ? -1n : 1n;
  const key = polynomial.map((coefficient) => coefficient * sign).join();
  const known = task.roots.get(key);
  if (known !== undefined) return known;
  // High degrees and long coefficients take long.
  let digits = 0;
  for (const coefficient of polynomial) digits = Math.max(digits, coefficient.toString(16).length);
  task.steps -= Math.floor((polynomial.length ** 2 / 8) * (1 + digits / 16));
  if (task.steps < 0) return undefined;
  const roots = realRoots(polynomial);
  task.roots.set(key, roots);
  return roots;
}

/** Zeros in order, and the sign between them. */
function fromRoots(roots: readonly Real[], sign: "=" | ">" | "≥", signOf: (at: Rational) => number): RealSet {
  if (sign === "=") return pointSet(roots);
  const sets: RealSet[] = sign === "≥" ? [pointSet(roots)] : [];
  for (let index = 0; index <= roots.length; index++) {
    const [low, high] = [roots[index - 1], roots[index]];
    if (signOf(rationalBetween(low, high)) > 0) sets.push(intervalSet(low, false, high, false));
  }
  return unionOf(sets);
}

function holds(value: number, sign: "=" | ">" | "≥"): boolean {
  return value === 0 ? sign !== ">" : value > 0 && sign !== "=";
}

function all(task: Task, claims: readonly Claim[]): RealSet | undefined {
  let set: RealSet = ALL_REALS;
  for (const claim of claims) {
    const next = solveStep(claim, task);
    if (next === undefined) return undefined;
    set = intersection(set, next);
    if (set.length === 0) return set;
  }
  return set;
}

function some(parts: readonly (() => RealSet | undefined)[]): RealSet | undefined {
  let set: RealSet = NO_REALS;
  for (const part of parts) {
    const next = part();
    if (next === undefined) return undefined;
    set = union(set, next);
  }
  return set;
}

const EMPTY: Poly = new Map();
const NOT_NEGATIVE: RealSet = intervalSet(rationalReal(rational(0n)), true, undefined, false);
const POSITIVE: RealSet = intervalSet(rationalReal(rational(0n)), false, undefined, false);
