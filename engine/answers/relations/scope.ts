import { absolute, divide, multiply, ONE, rational, type Rational } from "../rational.ts";
import { numericValue, rationalValue } from "../algebra/index.ts";
import type { Tree } from "../read/tree.ts";
import {
  addPolys,
  commonMonomial,
  constantOf,
  constantPoly,
  contentOf,
  dividePolys,
  generatorPoly,
  generatorsOf,
  isSamePoly,
  leadingCoefficient,
  MAX_DEGREE,
  MAX_GENERATORS,
  monomialOf,
  multiplyPolys,
  negatePoly,
  ONE_POLY,
  polyKey,
  polyToNumber,
  powerIn,
  powerPoly,
  scalePoly,
  subtractPolys,
  type Poly,
} from "./poly.ts";

/** A quotient of polynomials over the atoms of a scope; the bottom is never 0. */
export interface Quotient {
  readonly top: Poly;
  readonly bottom: Poly;
}

/** What stands behind a generator. */
export type Atom =
  | { readonly type: "name"; readonly name: string; readonly value: number }
  /** `s` with `s^index = of`; not negative where `index` is even. `value` is NaN unless it is a constant. */
  | { readonly type: "root"; readonly index: number; readonly of: Poly; readonly value: number }
  | { readonly type: "absolute"; readonly of: Poly; readonly value: number }
  /** e to the power of something, or another number above 0 to it. */
  | {
      readonly type: "power";
      readonly base: number;
      readonly exact: Rational | undefined;
      readonly of: Quotient;
      readonly value: number;
    }
  | { readonly type: "logarithm"; readonly of: Quotient; readonly value: number }
  /** Not looked into; `value` where it is a constant such as π. */
  | { readonly type: "opaque"; readonly value: number };

/** What must hold for everything to be defined. */
export interface Condition {
  readonly of: Poly;
  readonly must: "≠" | "≥" | ">";
}

/** The generators of the polynomials of one check, shared by the right answer and the typed one. */
export interface Scope {
  readonly atoms: Atom[];
  readonly indexByKey: Map<string, number>;
  /** Every generator that is no unknown, as bits. */
  constants: number;
  /** Conditions met while reading trees, to be taken away by `takeConditions`. */
  conditions: Condition[];
  /** Something occurs whose domain is not known, or i. */
  isVague: boolean;
  /** All unknowns are above 0. */
  readonly isPositive: boolean;
}

/** Registers the unknown first, so that everything else is eliminated before it. */
export function createScope(unknowns: Iterable<string> = [], isPositive = false): Scope {
  const scope: Scope = { atoms: [], indexByKey: new Map(), constants: 0, conditions: [], isVague: false, isPositive };
  for (const name of unknowns) nameAtom(name, scope);
  return scope;
}

export function takeConditions(scope: Scope): readonly Condition[] {
  const taken = scope.conditions;
  scope.conditions = [];
  return taken;
}

/** A tree as a quotient of polynomials; `undefined`: too much, or nothing that is worked out here. */
export function treeToQuotient(tree: Tree, scope: Scope): Quotient | undefined {
  switch (tree.type) {
    case "number": {
      const value = rationalValue(tree);
      return value && whole(constantPoly(value));
    }
    case "name":
      return atomQuotient(nameAtom(tree.name, scope));
    case "group":
    case "positive":
      return treeToQuotient(tree.of, scope);
    case "negative":
      return mapQuotient(treeToQuotient(tree.of, scope), ({ top, bottom }) => ({ top: negatePoly(top), bottom }));
    case "sum":
    case "difference": {
      const left = treeToQuotient(tree.left, scope);
      const right = left && treeToQuotient(tree.right, scope);
      return right && addQuotients(left, right, tree.type === "sum", scope);
    }
    case "product": {
      const left = treeToQuotient(tree.left, scope);
      const right = left && treeToQuotient(tree.right, scope);
      return right && multiplyQuotients(left, right, scope);
    }
    case "fraction":
    case "quotient": {
      const left = treeToQuotient(tree.left, scope);
      const right = left && treeToQuotient(tree.right, scope);
      const inverse = right && invertQuotient(right, scope);
      return left && inverse && multiplyQuotients(left, inverse, scope);
    }
    case "mixed":
      return treeToQuotient(
        { type: "sum", left: tree.whole, right: { type: "fraction", left: tree.top, right: tree.bottom } },
        scope,
      );
    case "percent":
      return mapQuotient(treeToQuotient(tree.of, scope), ({ top, bottom }) => ({
        top: scalePoly(top, rational(1n, 100n)),
        bottom,
      }));
    case "power":
      return powerOf(tree.left, tree.right, scope);
    case "root":
      return mapQuotient(treeToQuotient(tree.of, scope), (of) => rootOf(of, 2, scope));
    case "indexed-root": {
      const index = constantQuotient(treeToQuotient(tree.index, scope));
      if (index === undefined || index.d !== 1n || index.n < 2n || index.n > 12n) return undefined;
      return mapQuotient(treeToQuotient(tree.of, scope), (of) => rootOf(of, Number(index.n), scope));
    }
    case "absolute":
      return mapQuotient(treeToQuotient(tree.of, scope), (of) => absoluteOf(of, scope));
    case "constant":
      return constantTree(tree, scope);
    case "call":
      return callOf(tree, scope);
    case "apply":
      return applyOf(tree, scope);
    default:
      return opaqueConstant(tree, scope);
  }
}

/** Whether a polynomial holds nothing but numbers, `√2` and π included. */
export function isConstantPoly(poly: Poly, scope: Scope): boolean {
  return (generatorsOf(poly) & ~scope.constants) === 0;
}

/** The value of a polynomial of constants; what is nothing but rounding is 0. */
export function constantValue(poly: Poly, scope: Scope): number {
  const values = scope.atoms.map((atom) => atom.value);
  let size = 0;
  let sum = 0;
  for (const [key, value] of poly) {
    const term = polyToNumber(new Map([[key, value]]), values);
    sum += term;
    size += Math.abs(term);
  }
  return Math.abs(sum) < 1e-13 * size ? 0 : sum;
}

/** The product, with `s²` for `s = √u` written as `u`. */
export function multiplyIn(a: Poly, b: Poly, scope: Scope): Poly | undefined {
  const product = multiplyPolys(a, b);
  return product && reduce(product, scope);
}

export function powerInScope(a: Poly, power: number, scope: Scope): Poly | undefined {
  let result: Poly | undefined = ONE_POLY;
  for (let count = 0; count < power && result !== undefined; count++) result = multiplyIn(result, a, scope);
  return result;
}

export function subtractQuotients(a: Quotient, b: Quotient, scope: Scope): Quotient | undefined {
  return addQuotients(a, b, false, scope);
}

/** A generator for a number that is only known as a float. */
export function floatPoly(value: number, scope: Scope): Poly | undefined {
  const index = addAtom(`#${value}`, { type: "opaque", value }, true, scope);
  return index === undefined ? undefined : generatorPoly(index);
}

/** `√n` of a rational that is not negative, as a polynomial of prime roots. */
export function rootOfConstant(value: Rational, index: number, scope: Scope): Poly | undefined {
  // n/d = n·d^(index-1) / d^index.
  const under = (value.n < 0n ? -value.n : value.n) * value.d ** BigInt(index - 1);
  let result: Poly | undefined = constantPoly(rational(value.n < 0n ? -1n : 1n, value.d));
  for (const [prime, count] of primesOf(under)) {
    const times = Math.floor(count / index);
    const left = count % index;
    if (result === undefined) return undefined;
    result = scalePoly(result, rational(prime ** BigInt(times)));
    if (left === 0) continue;
    const exact = wholeRootOf(prime, index);
    if (exact !== undefined) {
      result = scalePoly(result, rational(exact ** BigInt(left)));
      continue;
    }
    const atom = addAtom(
      `root${index}(${prime})`,
      { type: "root", index, of: constantPoly(rational(prime)), value: Number(prime) ** (1 / index) },
      true,
      scope,
    );
    result = atom === undefined ? undefined : multiplyPolys(result, new Map([[monomialOf(atom, left), ONE]]));
  }
  return result;
}

function nameAtom(name: string, scope: Scope): number | undefined {
  return addAtom(`:${name}`, { type: "name", name, value: Number.NaN }, false, scope);
}

function addAtom(key: string, atom: Atom, isConstant: boolean, scope: Scope): number | undefined {
  const known = scope.indexByKey.get(key);
  if (known !== undefined) return known;
  const index = scope.atoms.length;
  if (index >= MAX_GENERATORS) return undefined;
  scope.atoms.push(atom);
  scope.indexByKey.set(key, index);
  if (isConstant) scope.constants |= 1 << index;
  return index;
}

function atomQuotient(index: number | undefined): Quotient | undefined {
  return index === undefined ? undefined : whole(generatorPoly(index));
}

function whole(top: Poly): Quotient {
  return { top, bottom: ONE_POLY };
}

function mapQuotient(
  quotient: Quotient | undefined,
  change: (quotient: Quotient) => Quotient | undefined,
): Quotient | undefined {
  return quotient && change(quotient);
}

function constantQuotient(quotient: Quotient | undefined): Rational | undefined {
  return quotient && quotient.bottom === ONE_POLY ? constantOf(quotient.top) : undefined;
}

/** A quotient whose bottom is a plain number has the bottom 1. */
function makeQuotient(top: Poly | undefined, bottom: Poly | undefined): Quotient | undefined {
  if (top === undefined || bottom === undefined) return undefined;
  if (bottom === ONE_POLY) return { top, bottom };
  const constant = constantOf(bottom);
  if (constant !== undefined) return constant.n === 0n ? undefined : whole(scalePoly(top, divide(ONE, constant)));
  if (top.size === 0) return whole(top);
  const exact = top.size >= bottom.size ? dividePolys(top, bottom) : undefined;
  return exact === undefined ? { top, bottom } : whole(exact);
}

function addQuotients(a: Quotient, b: Quotient, plus: boolean, scope: Scope): Quotient | undefined {
  const combine = plus ? addPolys : subtractPolys;
  if (a.bottom === b.bottom || isSamePoly(a.bottom, b.bottom)) return makeQuotient(combine(a.top, b.top), a.bottom);
  const left = multiplyIn(a.top, b.bottom, scope);
  const right = multiplyIn(b.top, a.bottom, scope);
  return makeQuotient(left && right && combine(left, right), multiplyIn(a.bottom, b.bottom, scope));
}

function multiplyQuotients(a: Quotient, b: Quotient, scope: Scope): Quotient | undefined {
  return makeQuotient(
    multiplyIn(a.top, b.top, scope),
    a.bottom === ONE_POLY ? b.bottom : multiplyIn(a.bottom, b.bottom, scope),
  );
}

function invertQuotient({ top, bottom }: Quotient, scope: Scope): Quotient | undefined {
  if (top.size === 0) return undefined;
  if (!isConstantPoly(top, scope)) scope.conditions.push({ of: top, must: "≠" });
  return makeQuotient(bottom, top);
}

function reduce(poly: Poly, scope: Scope): Poly | undefined {
  let result: Poly | undefined = poly;
  for (let index = scope.atoms.length - 1; index >= 0 && result !== undefined; index--) {
    const atom = scope.atoms[index];
    if (atom === undefined || (atom.type !== "root" && atom.type !== "absolute")) continue;
    const limit = atom.type === "root" ? atom.index : 2;
    let hasHigh = false;
    for (const key of result.keys()) hasHigh ||= powerIn(key, index) >= limit;
    if (!hasHigh) continue;
    let sum: Poly | undefined = new Map();
    for (const [key, value] of result) {
      const power = powerIn(key, index);
      const times = Math.floor(power / limit);
      const rest: Poly = new Map([[key - monomialOf(index, times * limit), value]]);
      const of = atom.type === "root" ? powerPoly(atom.of, times) : powerPoly(atom.of, 2 * times);
      const term: Poly | undefined = of && multiplyPolys(rest, of);
      sum = sum && term && addPolys(sum, term);
    }
    result = sum;
  }
  return result;
}

function powerOf(base: Tree, exponent: Tree, scope: Scope): Quotient | undefined {
  const power = treeToQuotient(exponent, scope);
  if (power === undefined) return undefined;
  const value = constantQuotient(power);
  if (base.type === "constant" && base.name === "e") {
    return value?.n === 0n ? whole(ONE_POLY) : exponential(Math.E, undefined, power, scope);
  }
  const of = treeToQuotient(base, scope);
  if (of === undefined) return undefined;
  if (value !== undefined) {
    const root = value.d === 1n ? of : value.d <= 12n ? rootOf(of, Number(value.d), scope) : undefined;
    if (root === undefined) return undefined;
    return wholePower(root, value.n, scope);
  }
  const constant = constantQuotient(of);
  if (constant !== undefined && constant.n > 0n) {
    return constant.n === constant.d
      ? whole(ONE_POLY)
      : exponential(Number(constant.n) / Number(constant.d), constant, power, scope);
  }
  scope.isVague = true;
  return atomQuotient(
    addAtom(`pow(${quotientKey(of)},${quotientKey(power)})`, { type: "opaque", value: Number.NaN }, false, scope),
  );
}

function wholePower(of: Quotient, power: bigint, scope: Scope): Quotient | undefined {
  const size = power < 0n ? -power : power;
  if (size > 1000n) return undefined;
  const base = power < 0n ? invertQuotient(of, scope) : of;
  if (base === undefined) return undefined;
  const constant = constantQuotient(base);
  if (constant !== undefined) {
    const bits = (constant.n.toString(16).length + constant.d.toString(16).length) * 4;
    if (bits * Number(size) > 2048) return undefined;
    return whole(constantPoly({ n: constant.n ** size, d: constant.d ** size }));
  }
  if (size > BigInt(MAX_DEGREE)) return undefined;
  const count = Number(size);
  return makeQuotient(powerInScope(base.top, count, scope), powerInScope(base.bottom, count, scope));
}

/** `base^of`, as whole powers of `base` to single monomials, so that `e^(2x)` is `(e^x)²` and `4^x` is `(2^x)²`. */
function exponential(base: number, exact: Rational | undefined, of: Quotient, scope: Scope): Quotient | undefined {
  if (exact !== undefined && exact.n < exact.d) {
    return exponential(1 / base, { n: exact.d, d: exact.n }, { top: negatePoly(of.top), bottom: of.bottom }, scope);
  }
  const powers = exact?.d === 1n ? primesOf(exact.n) : [];
  const common = powers.reduce((shared, [, count]) => commonDivisor(shared, count), 0);
  if (common > 1) {
    const root = powers.reduce((product, [prime, count]) => product * prime ** BigInt(count / common), 1n);
    const top = scalePoly(of.top, rational(BigInt(common)));
    return exponential(Number(root), rational(root), { top, bottom: of.bottom }, scope);
  }
  if (of.bottom !== ONE_POLY) return powerAtom(base, exact, of, 1, scope);
  let result: Quotient | undefined = whole(ONE_POLY);
  for (const [monomial, { n, d }] of of.top) {
    if (n > MAX_WHOLE || n < -MAX_WHOLE) return powerAtom(base, exact, of, 1, scope);
    const isNumber = monomial === 0 && exact !== undefined && d <= 12n;
    const factor: Quotient | undefined = isNumber
      ? mapQuotient(rootOf(whole(constantPoly(exact)), Number(d), scope), (root) => wholePower(root, n, scope))
      : powerAtom(base, exact, whole(new Map([[monomial, rational(1n, d)]])), Number(n), scope);
    result = result && factor && multiplyQuotients(result, factor, scope);
  }
  return result;
}

const MAX_WHOLE = BigInt(MAX_DEGREE);

function powerAtom(
  base: number,
  exact: Rational | undefined,
  of: Quotient,
  power: number,
  scope: Scope,
): Quotient | undefined {
  const isConstant = isConstantPoly(of.top, scope) && isConstantPoly(of.bottom, scope);
  const value = isConstant ? base ** (constantValue(of.top, scope) / constantValue(of.bottom, scope)) : Number.NaN;
  const key = `${exact === undefined ? "e" : `${exact.n}/${exact.d}`}^(${quotientKey(of)})`;
  const atom = addAtom(key, { type: "power", base, exact, of, value }, isConstant, scope);
  if (atom === undefined) return undefined;
  const monomial: Poly = new Map([[monomialOf(atom, Math.abs(power)), ONE]]);
  return power < 0 ? { top: ONE_POLY, bottom: monomial } : whole(monomial);
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

function rootOf(of: Quotient, index: number, scope: Scope): Quotient | undefined {
  const isEven = index % 2 === 0;
  if (of.bottom !== ONE_POLY) {
    // The root of p/q is that of p·q^(n-1) over |q|, or over q.
    const power = powerInScope(of.bottom, index - 1, scope);
    const product = power && multiplyIn(of.top, power, scope);
    const top = product && rootOf(whole(product), index, scope);
    const bottom = isEven ? absoluteOf(whole(of.bottom), scope) : whole(of.bottom);
    return top && bottom && makeQuotient(top.top, bottom.top);
  }
  if (of.top.size === 0) return of;
  const constant = constantOf(of.top);
  if (constant !== undefined) {
    if (isEven && constant.n < 0n) {
      // Defined nowhere on the real line; as i times a root it can still be compared.
      scope.conditions.push({ of: of.top, must: "≥" });
      const size = index === 2 ? rootOfConstant({ n: -constant.n, d: constant.d }, 2, scope) : undefined;
      const unit = size && imaginaryUnit(scope);
      return unit && mapPoly(multiplyIn(size, unit.top, scope));
    }
    return mapPoly(rootOfConstant(constant, index, scope));
  }
  if (isEven) scope.conditions.push({ of: of.top, must: "≥" });
  const content = contentOf(of.top);
  const inside = scalePoly(of.top, divide(ONE, content));
  const outside = rootOfConstant(content, index, scope);
  const root = outside && primitiveRoot(inside, index, scope);
  return root && mapPoly(multiplyIn(outside, root, scope));
}

function mapPoly(poly: Poly | undefined): Quotient | undefined {
  return poly && whole(poly);
}

function primitiveRoot(of: Poly, index: number, scope: Scope): Poly | undefined {
  // √(x²) is |x|.
  const [first] = of;
  if (index === 2 && of.size === 1 && first !== undefined && first[1].n === 1n && first[1].d === 1n) {
    const half = halfOf(first[0], scope);
    if (half !== undefined) return absoluteOf(whole(new Map([[half, ONE]])), scope)?.top;
  }
  const isConstant = isConstantPoly(of, scope);
  const under = isConstant ? constantValue(of, scope) : Number.NaN;
  const value = under < 0 && index % 2 === 1 ? -((-under) ** (1 / index)) : under ** (1 / index);
  const atom = addAtom(`root${index}(${polyKey(of)})`, { type: "root", index, of, value }, isConstant, scope);
  return atom === undefined ? undefined : generatorPoly(atom);
}

function halfOf(monomial: number, scope: Scope): number | undefined {
  let half = 0;
  for (let index = 0; index < scope.atoms.length; index++) {
    const power = powerIn(monomial, index);
    if (power % 2 !== 0) return undefined;
    half += monomialOf(index, power / 2);
  }
  return half;
}

function absoluteOf(of: Quotient, scope: Scope): Quotient | undefined {
  if (of.bottom !== ONE_POLY) {
    const top = absoluteOf(whole(of.top), scope);
    const bottom = absoluteOf(whole(of.bottom), scope);
    return top && bottom && makeQuotient(top.top, bottom.top);
  }
  if (of.top.size === 0) return of;
  if (isConstantPoly(of.top, scope)) {
    return whole(constantValue(of.top, scope) < 0 ? negatePoly(of.top) : of.top);
  }
  const sign = scope.isPositive ? signOfAll(of.top) : 0;
  if (sign !== 0) return sign < 0 ? whole(negatePoly(of.top)) : of;
  const lead = leadingCoefficient(of.top);
  const content = contentOf(of.top);
  const inside = scalePoly(of.top, divide(ONE, lead.n < 0n ? multiply(content, rational(-1n)) : content));
  if (inside.size === 1 && halfOf(commonMonomial(inside), scope) !== undefined)
    return whole(scalePoly(inside, content));
  const atom = addAtom(`abs(${polyKey(inside)})`, { type: "absolute", of: inside, value: Number.NaN }, false, scope);
  return atom === undefined ? undefined : whole(scalePoly(generatorPoly(atom), absolute(content)));
}

/** The sign that all coefficients have, or 0. */
export function signOfAll(poly: Poly): number {
  let sign = 0;
  for (const { n } of poly.values()) {
    const own = n < 0n ? -1 : 1;
    if (sign === -own) return 0;
    sign = own;
  }
  return sign;
}

function constantTree(tree: Extract<Tree, { type: "constant" }>, scope: Scope): Quotient | undefined {
  switch (tree.name) {
    case "pi":
      return atomQuotient(addAtom("pi", { type: "opaque", value: Math.PI }, true, scope));
    case "e":
      return exponential(Math.E, undefined, whole(ONE_POLY), scope);
    case "i":
      return imaginaryUnit(scope);
    default:
      return undefined;
  }
}

function imaginaryUnit(scope: Scope): Quotient | undefined {
  scope.isVague = true;
  const square = constantPoly(rational(-1n));
  return atomQuotient(addAtom("i", { type: "root", index: 2, of: square, value: Number.NaN }, true, scope));
}

function callOf(tree: Extract<Tree, { type: "call" }>, scope: Scope): Quotient | undefined {
  const of = treeToQuotient(tree.of, scope);
  if (of === undefined) return undefined;
  if (tree.name === "exp") {
    return constantQuotient(of)?.n === 0n ? whole(ONE_POLY) : exponential(Math.E, undefined, of, scope);
  }
  if (tree.name === "ln" || tree.name === "log") return logarithmOf(tree, of, scope);
  const isConstant = isConstantPoly(of.top, scope) && isConstantPoly(of.bottom, scope);
  if (!isConstant) scope.isVague = true;
  const value = isConstant ? numericValue(tree) : Number.NaN;
  return atomQuotient(addAtom(`${tree.name}(${quotientKey(of)})`, { type: "opaque", value }, isConstant, scope));
}

function logarithmOf(tree: Extract<Tree, { type: "call" }>, of: Quotient, scope: Scope): Quotient | undefined {
  const top = naturalLogarithm(of, scope);
  if (top === undefined || (tree.name === "ln" && tree.base === undefined)) return top;
  const base = tree.base === undefined ? whole(constantPoly(rational(10n))) : treeToQuotient(tree.base, scope);
  const under = base && naturalLogarithm(base, scope);
  const inverse = under && invertQuotient(under, scope);
  return inverse && multiplyQuotients(top, inverse, scope);
}

function naturalLogarithm(of: Quotient, scope: Scope): Quotient | undefined {
  const constant = constantQuotient(of);
  if (constant !== undefined && constant.n === constant.d) return whole(new Map());
  const exponent = of.bottom === ONE_POLY ? naturalExponent(of.top, scope) : undefined;
  if (exponent !== undefined) return exponent;
  const isConstant = isConstantPoly(of.top, scope) && isConstantPoly(of.bottom, scope);
  if (!isConstant || (constant !== undefined && constant.n <= 0n)) {
    const product = multiplyIn(of.top, of.bottom, scope);
    if (product === undefined) return undefined;
    scope.conditions.push({ of: product, must: ">" });
  }
  const value = isConstant ? Math.log(constantValue(of.top, scope) / constantValue(of.bottom, scope)) : Number.NaN;
  return atomQuotient(addAtom(`ln(${quotientKey(of)})`, { type: "logarithm", of, value }, isConstant, scope));
}

/** `2x` for `(e^x)²`. */
function naturalExponent(poly: Poly, scope: Scope): Quotient | undefined {
  const [only] = poly;
  if (only === undefined || poly.size > 1 || only[1].n !== 1n || only[1].d !== 1n) return undefined;
  for (const [index, atom] of scope.atoms.entries()) {
    const power = powerIn(only[0], index);
    if (atom.type !== "power" || atom.exact !== undefined || only[0] !== monomialOf(index, power)) continue;
    return { top: scalePoly(atom.of.top, rational(BigInt(power))), bottom: atom.of.bottom };
  }
  return undefined;
}

function applyOf(tree: Extract<Tree, { type: "apply" }>, scope: Scope): Quotient | undefined {
  const args: string[] = [];
  for (const arg of tree.args) {
    const of = treeToQuotient(arg, scope);
    if (of === undefined) return undefined;
    args.push(quotientKey(of));
  }
  return atomQuotient(
    addAtom(
      `${tree.name}(${args.join(",")})`,
      { type: "name", name: `${tree.name}(`, value: Number.NaN },
      false,
      scope,
    ),
  );
}

/** Degrees, factorials and the like, where they are numbers. */
function opaqueConstant(tree: Tree, scope: Scope): Quotient | undefined {
  const value = numericValue(tree);
  if (!Number.isFinite(value)) return undefined;
  if (Number.isSafeInteger(value)) return whole(constantPoly(rational(BigInt(value))));
  return mapPoly(floatPoly(value, scope));
}

function quotientKey({ top, bottom }: Quotient): string {
  // One way of writing: the bottom leads with 1.
  const factor = divide(ONE, leadingCoefficient(bottom));
  const above = polyKey(scalePoly(top, factor));
  return bottom === ONE_POLY ? above : `${above}/${polyKey(scalePoly(bottom, factor))}`;
}

/** Prime powers; what has no prime below 100 stays whole. */
function primesOf(value: bigint): readonly (readonly [bigint, number])[] {
  const found: [bigint, number][] = [];
  let rest = value;
  for (let prime = 2n; prime < 100n && prime * prime <= rest; prime += prime === 2n ? 1n : 2n) {
    let count = 0;
    while (rest % prime === 0n) {
      rest /= prime;
      count++;
    }
    if (count > 0) found.push([prime, count]);
  }
  if (rest > 1n) found.push([rest, 1]);
  return found;
}

/** The whole number whose power this is, if there is one. */
function wholeRootOf(value: bigint, index: number): bigint | undefined {
  const guess = BigInt(Math.round(Number(value) ** (1 / index)));
  return guess ** BigInt(index) === value ? guess : undefined;
}
