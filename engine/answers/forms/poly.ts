import { add, gcd, isWhole, multiply, negate, ONE, rational, type Rational } from "../rational.ts";
import type { Tree } from "../read/tree.ts";
import { keyOf } from "./key.ts";
import { bare, literalValue, numberValue, smallExponent } from "./shape.ts";

/** A power product of atoms with its number. Atoms are unknowns, and whatever else is no polynomial: `√2`, `sin x`. */
export interface Monomial {
  readonly key: string;
  /** Sorted by atom; exponents above 0. */
  readonly powers: readonly (readonly [atom: string, exponent: number])[];
  readonly coefficient: Rational;
}

/** A sum of monomials, none 0, by key. */
export type Poly = ReadonlyMap<string, Monomial>;

export interface Quotient {
  readonly top: Poly;
  readonly bottom: Poly;
}

const MOST_TERMS = 60;
const MOST_DEGREE = 12;
const MOST_TOTAL_DEGREE = 40;

/** The expression as one polynomial over another; undefined past the limits or where something is divided by 0. */
export function quotientOf(tree: Tree): Quotient | undefined {
  switch (tree.type) {
    case "number":
    case "mixed":
      return numberQuotient(tree.type === "number" ? numberValue(tree) : literalValue(tree));
    case "percent": {
      const value = literalValue(tree);
      return value === undefined ? atomQuotient(tree) : numberQuotient(value);
    }
    case "group":
    case "positive":
      return quotientOf(bare(tree));
    case "negative": {
      const of = quotientOf(tree.of);
      return of === undefined ? undefined : { top: scale(of.top, rational(-1n)), bottom: of.bottom };
    }
    case "sum":
    case "difference":
      return addQuotients(quotientOf(tree.left), quotientOf(tree.right), tree.type === "difference");
    case "product":
      return multiplyQuotients(quotientOf(tree.left), quotientOf(tree.right));
    case "fraction":
    case "quotient": {
      const right = quotientOf(tree.right);
      if (right === undefined || right.top.size === 0) return undefined;
      return multiplyQuotients(quotientOf(tree.left), { top: right.bottom, bottom: right.top });
    }
    case "power":
      return powerQuotient(tree, tree.left, tree.right);
    default:
      return atomQuotient(tree);
  }
}

function powerQuotient(tree: Tree, left: Tree, right: Tree): Quotient | undefined {
  const exponent = smallExponent(right);
  if (exponent === undefined) return atomQuotient(tree);
  const base = quotientOf(left);
  if (base === undefined) return undefined;
  if (Math.abs(exponent) > (base.top.size === 1 ? MOST_TOTAL_DEGREE : MOST_DEGREE))
    return numberQuotient(numberPower(base, exponent));
  const { top, bottom } = exponent < 0 ? { top: base.bottom, bottom: base.top } : base;
  if (bottom.size === 0) return undefined;
  const [above, below] = [powerPoly(top, Math.abs(exponent)), powerPoly(bottom, Math.abs(exponent))];
  return above === undefined || below === undefined ? undefined : { top: above, bottom: below };
}

const MOST_DIGITS = 1200;

/** `10^-34`: a number's power may be larger than that of an unknown. */
function numberPower({ top, bottom }: Quotient, exponent: number): Rational | undefined {
  const [above, below] = [constantOf(top), constantOf(bottom)];
  if (above === undefined || below === undefined || above.n === 0n || below.n === 0n) return undefined;
  const { n, d } = multiply(above, invert(below));
  const times = BigInt(Math.abs(exponent));
  if (Math.max(n.toString().length, d.toString().length) * Math.abs(exponent) > MOST_DIGITS) return undefined;
  return exponent < 0 ? invert({ n: n ** times, d: d ** times }) : { n: n ** times, d: d ** times };
}

/** The expression as a polynomial; undefined where an unknown is below a fraction bar. */
export function polyOf(tree: Tree): Poly | undefined {
  const quotient = quotientOf(tree);
  return quotient === undefined || constantOf(quotient.bottom) === undefined ? undefined : overNumber(quotient);
}

/** The quotient as a polynomial, where its bottom is a number. */
export function overNumber({ top, bottom }: Quotient): Poly {
  const divisor = constantOf(bottom);
  return divisor === undefined || (divisor.n === 1n && divisor.d === 1n) ? top : scale(top, invert(divisor));
}

/** The product of trees, as a polynomial; of none, undefined. */
export function productOf(factors: readonly Tree[]): Poly | undefined {
  const [first, ...rest] = factors;
  if (first === undefined) return undefined;
  const tree = rest.reduce<Tree>((left, right) => ({ type: "product", left, right }), first);
  return polyOf(tree);
}

/** The number a polynomial is, where it has no atom. */
export function constantOf(poly: Poly): Rational | undefined {
  if (poly.size === 0) return { n: 0n, d: 1n };
  return poly.size === 1 ? poly.get("")?.coefficient : undefined;
}

export function atomsOf(...polys: readonly Poly[]): readonly string[] {
  const atoms = new Set<string>();
  for (const poly of polys) for (const { powers } of poly.values()) for (const [atom] of powers) atoms.add(atom);
  return [...atoms].toSorted((a, b) => (a < b ? -1 : 1));
}

export function degreeOf(poly: Poly): number {
  let most = 0;
  for (const { powers } of poly.values()) {
    let degree = 0;
    for (const [, exponent] of powers) degree += exponent;
    if (degree > most) most = degree;
  }
  return most;
}

export function degreeIn(poly: Poly, atom: string): number {
  let most = 0;
  for (const { powers } of poly.values())
    for (const [name, exponent] of powers) if (name === atom && exponent > most) most = exponent;
  return most;
}

/** The largest whole number that divides every coefficient; 1 where one of them is no whole number. */
export function contentOf(poly: Poly): bigint {
  let content = 0n;
  for (const { coefficient } of poly.values()) {
    if (!isWhole(coefficient)) return 1n;
    content = gcd(content, coefficient.n < 0n ? -coefficient.n : coefficient.n);
    if (content === 1n) return 1n;
  }
  return content === 0n ? 1n : content;
}

/** The atoms, with exponents, that divide every monomial. */
export function commonPowers(...polys: readonly Poly[]): Monomial["powers"] {
  let common: Monomial["powers"] | undefined;
  for (const { powers } of polys.flatMap((poly) => [...poly.values()])) {
    common =
      common === undefined
        ? powers
        : common.flatMap(([atom, exponent]) => {
            const other = powers.find(([name]) => name === atom)?.[1] ?? 0;
            return other === 0 ? [] : [[atom, Math.min(exponent, other)] as const];
          });
    if (common.length === 0) return common;
  }
  return common ?? [];
}

export function multiplyPolys(a: Poly, b: Poly): Poly | undefined {
  if (a.size * b.size > MOST_TERMS * 10) return undefined;
  const product = new Map<string, Monomial>();
  for (const left of a.values())
    for (const right of b.values()) {
      const powers = multiplyPowers(left.powers, right.powers);
      addTo(product, { key: keyOfPowers(powers), powers, coefficient: multiply(left.coefficient, right.coefficient) });
    }
  return product.size > MOST_TERMS || degreeOf(product) > MOST_TOTAL_DEGREE ? undefined : product;
}

export function powerPoly(poly: Poly, exponent: number): Poly | undefined {
  let power: Poly | undefined = ONE_POLY;
  for (let i = 0; i < exponent && power !== undefined; i += 1) power = multiplyPolys(power, poly);
  return power;
}

/** The same polynomial up to a number has the same text. */
export function primitiveKey(poly: Poly): string {
  const monomials = [...poly.values()].toSorted((a, b) => (a.key < b.key ? 1 : -1));
  const first = monomials[0];
  if (first === undefined) return "0";
  const scaled = monomials.map(({ key, coefficient }) => {
    const { n, d } = multiply(coefficient, invert(first.coefficient));
    return `${n}/${d}${key}`;
  });
  return scaled.join("+");
}

/** LaTeX of a number times powers: `2`, `x^2`, `2xy`. */
export function latexOf(number: bigint, powers: Monomial["powers"]): string {
  const letters = powers.map(([atom, exponent]) => latexOfPower(atom, exponent)).join("");
  return number === 1n && letters !== "" ? letters : `${number}${letters}`;
}

export function latexOfPower(atom: string, exponent: number): string {
  const name = atom.replace(/_(.{2,})$/u, "_{$1}");
  return exponent === 1 ? name : `${name}^${exponent < 10 ? exponent : `{${exponent}}`}`;
}

/** Names the factor where it is a number, unknowns or both. */
export function factorParams(number: bigint, powers: Monomial["powers"]): { readonly factor: string } | undefined {
  return powers.every(([atom]) => isPlainName(atom)) ? { factor: latexOf(number, powers) } : undefined;
}

/** An unknown; other atoms have names that only the checker understands. */
export function isPlainName(atom: string): boolean {
  return /^[\p{L}\d_]+$/u.test(atom);
}

export function invert({ n, d }: Rational): Rational {
  return n < 0n ? { n: -d, d: -n } : { n: d, d: n };
}

const ONE_POLY: Poly = new Map([["", { key: "", powers: [], coefficient: ONE }]]);

function numberQuotient(value: Rational | undefined): Quotient | undefined {
  if (value === undefined) return undefined;
  const top =
    value.n === 0n ? new Map<string, Monomial>() : new Map([["", { key: "", powers: [], coefficient: value }]]);
  return { top, bottom: ONE_POLY };
}

function atomQuotient(tree: Tree): Quotient {
  const atom = tree.type === "name" ? tree.name : keyOf(tree, true);
  const powers = [[atom, 1]] as const;
  const key = keyOfPowers(powers);
  return { top: new Map([[key, { key, powers, coefficient: ONE }]]), bottom: ONE_POLY };
}

function addQuotients(a: Quotient | undefined, b: Quotient | undefined, minus: boolean): Quotient | undefined {
  if (a === undefined || b === undefined) return undefined;
  const right = minus ? scale(b.top, rational(-1n)) : b.top;
  if (a.bottom === ONE_POLY && b.bottom === ONE_POLY) return withTop(addPolys(a.top, right), ONE_POLY);
  const [first, second, bottom] = [
    multiplyPolys(a.top, b.bottom),
    multiplyPolys(right, a.bottom),
    multiplyPolys(a.bottom, b.bottom),
  ];
  if (first === undefined || second === undefined || bottom === undefined) return undefined;
  return withTop(addPolys(first, second), bottom);
}

function multiplyQuotients(a: Quotient | undefined, b: Quotient | undefined): Quotient | undefined {
  if (a === undefined || b === undefined) return undefined;
  const top = multiplyPolys(a.top, b.top);
  if (a.bottom === ONE_POLY && b.bottom === ONE_POLY) return withTop(top, ONE_POLY);
  const bottom = multiplyPolys(a.bottom, b.bottom);
  return bottom === undefined ? undefined : withTop(top, bottom);
}

function withTop(top: Poly | undefined, bottom: Poly): Quotient | undefined {
  return top === undefined ? undefined : { top, bottom };
}

function addPolys(a: Poly, b: Poly): Poly | undefined {
  if (a.size + b.size > MOST_TERMS * 2) return undefined;
  const sum = new Map(a);
  for (const monomial of b.values()) addTo(sum, monomial);
  return sum;
}

function scale(poly: Poly, by: Rational): Poly {
  const scaled = new Map<string, Monomial>();
  for (const [key, monomial] of poly)
    scaled.set(key, {
      ...monomial,
      coefficient: by.n === -1n && by.d === 1n ? negate(monomial.coefficient) : multiply(monomial.coefficient, by),
    });
  return scaled;
}

function addTo(poly: Map<string, Monomial>, monomial: Monomial): void {
  const old = poly.get(monomial.key);
  const coefficient = old === undefined ? monomial.coefficient : add(old.coefficient, monomial.coefficient);
  if (coefficient.n === 0n) poly.delete(monomial.key);
  else poly.set(monomial.key, { ...monomial, coefficient });
}

function multiplyPowers(a: Monomial["powers"], b: Monomial["powers"]): Monomial["powers"] {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const powers = new Map(a);
  for (const [atom, exponent] of b) powers.set(atom, (powers.get(atom) ?? 0) + exponent);
  return [...powers].toSorted(([x], [y]) => (x < y ? -1 : 1));
}

function keyOfPowers(powers: Monomial["powers"]): string {
  return powers.map(([atom, exponent]) => `${atom}^${exponent}`).join("*");
}
