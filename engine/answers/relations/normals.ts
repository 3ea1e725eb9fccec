import { addNormals, multiplyNormals, whole } from "../algebra/arithmetic.ts";
import { toDouble, toRational } from "../algebra/coefficient.ts";
import type { Atom, Normal, Polynomial } from "../algebra/normal.ts";
import { doubleOfNormal } from "../algebra/normal-value.ts";
import { clearingMonomial } from "../algebra/polynomial-in.ts";
import { atomPolynomial, createContext, negatePolynomial, ONE_POLYNOMIAL } from "../algebra/polynomial.ts";

/** The product of polynomials, denominators left away; `undefined`: more than can be worked out. */
export function times(...factors: readonly (Polynomial | undefined)[]): Polynomial | undefined {
  const cx = createContext(false);
  let product: Polynomial = ONE_POLYNOMIAL;
  for (const factor of factors) {
    if (factor === undefined) return undefined;
    product = multiplyNormals(whole(product), whole(factor), cx).top;
  }
  return cx.problem === undefined ? product : undefined;
}

export function toPower(base: Polynomial | undefined, power: number): Polynomial | undefined {
  return power > MAX_POWER ? undefined : times(...Array.from({ length: power }, () => base));
}

const MAX_POWER = 12;

export function plus(a: Polynomial | undefined, b: Polynomial | undefined): Polynomial | undefined {
  const cx = createContext(false);
  const sum = a && b && addNormals(whole(a), whole(b), cx).top;
  return cx.problem === undefined ? sum : undefined;
}

export function minus(a: Polynomial | undefined, b: Polynomial | undefined): Polynomial | undefined {
  return plus(a, b && negatePolynomial(b));
}

/** The number a polynomial without unknowns is; NaN with unknowns. */
export function numberOf(of: Polynomial): number {
  return doubleOfNormal(whole(of)).value;
}

/** Times what it takes for no exponent to be below 0. */
export function cleared(of: Polynomial): Polynomial | undefined {
  const monomial = clearingMonomial(of);
  return monomial.monomial.key === "" ? of : times(of, [monomial]);
}

/** What is below the bar, multiplied out. */
export function bottomOf({ bottom }: Normal): Polynomial | undefined {
  return times(...bottom.map(({ of, power }) => toPower(of, power)));
}

/** Every atom of a polynomial once, those within others left out. */
export function atomsOf(of: Polynomial): readonly Atom[] {
  const atoms = new Map<string, Atom>();
  for (const { monomial } of of) for (const { atom } of monomial.factors) atoms.set(atom.key, atom);
  return [...atoms.values()];
}

/** Whether an unknown occurs in it, or in what it is made of. */
export function holdsUnknown(atom: Atom, isUnknown: (name: string) => boolean): boolean {
  const inside = (of: Polynomial) => atomsOf(of).some((inner) => holdsUnknown(inner, isUnknown));
  if (atom.kind === "name") return isUnknown(atom.name);
  if (atom.kind === "apply" && isUnknown(`${atom.name}(`)) return true;
  if (atom.exponent !== undefined && inside([{ coefficient: 1, monomial: atom.exponent }])) return true;
  return atom.args.some(({ top, bottom }) => inside(top) || bottom.some(({ of }) => inside(of)));
}

/** Values by unknown. */
export type Point = ReadonlyMap<string, number>;

/** The value at a point; what is nearer to 0 than this share of its terms is 0, NaN where it is not defined. */
export function valueAt({ top, bottom }: Normal, point: Point, near: number): number {
  return bottom.reduce((value, { of, power }) => value / sumAt(of, point, near) ** power, sumAt(top, point, near));
}

export function sumAt(terms: Polynomial, point: Point, near: number): number {
  let sum = 0;
  let size = 0;
  for (const { coefficient, monomial } of terms) {
    let term = toDouble(coefficient);
    for (const { atom, exponent } of monomial.factors) term *= powerOf(atomAt(atom, point, near), toRational(exponent));
    sum += term;
    size += Math.abs(term);
  }
  return Math.abs(sum) <= near * size ? 0 : sum;
}

/** A root of odd degree of a negative number is negative. */
function powerOf(base: number, { n, d }: { readonly n: bigint; readonly d: bigint }): number {
  const size = Math.abs(base) ** (Number(n) / Number(d));
  if (base >= 0 || n % 2n === 0n) return size;
  return d % 2n === 0n ? Number.NaN : -size;
}

function atomAt(atom: Atom, point: Point, near: number): number {
  const { kind, name, args, exponent } = atom;
  const [inner] = args;
  if (kind === "name") return point.get(name) ?? Number.NaN;
  if (exponent !== undefined) return Math.exp(sumAt([{ coefficient: 1, monomial: exponent }], point, 0));
  if (inner === undefined || (kind === "call" && name !== "ln" && name !== "exp"))
    return numberOf(atomPolynomial(atom));
  const value = valueAt(inner, point, near);
  if (kind === "absolute") return Math.abs(value);
  return kind === "sum" ? value : name === "ln" ? Math.log(value) : Math.exp(value);
}
