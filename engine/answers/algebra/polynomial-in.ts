import { ok, type Result } from "../../result.ts";
import type { Rational } from "../rational.ts";
import type { Problem } from "../read/problem.ts";
import type { Tree } from "../read/tree.ts";
import { multiplyNormals, multiplyOut, whole } from "./arithmetic.ts";
import { compareCoefficients, minus, toRational, type Coefficient } from "./coefficient.ts";
import { normalOf, type NormalFormOptions } from "./normal-form.ts";
import type { Factor, Polynomial, Term } from "./normal.ts";
import { addPolynomials, constantOf, createContext, monomialOf, UNIT } from "./polynomial.ts";

/** A tree as one polynomial over another. */
export interface PolynomialFraction {
  readonly numerator: Polynomial;
  readonly denominator: Polynomial;
}

/** Numerator and denominator, multiplied out, no negative exponents left. */
export function polynomialIn(tree: Tree, options: NormalFormOptions = {}): Result<PolynomialFraction, Problem> {
  const cx = createContext(options.assume === "positive");
  const normal = normalOf(tree, cx);
  const clearing = whole([clearingMonomial(normal.top)]);
  const numerator = multiplyNormals(whole(normal.top), clearing, cx).top;
  const denominator = multiplyNormals(multiplyOut(normal.bottom, cx), clearing, cx).top;
  return cx.problem === undefined ? ok({ numerator, denominator }) : { ok: false, error: cx.problem };
}

/** What the sum has to be multiplied with so that no exponent is below 0. */
export function clearingMonomial(a: Polynomial): Term {
  const lowest = new Map<string, Factor>();
  for (const term of a) {
    for (const factor of term.monomial.factors) {
      const { atom, exponent } = factor;
      if (compareCoefficients(exponent, lowest.get(atom.key)?.exponent ?? 0) < 0) lowest.set(atom.key, factor);
    }
  }
  if (lowest.size === 0) return { coefficient: 1, monomial: UNIT };
  const factors = [...lowest.values()]
    .map(({ atom, exponent }) => ({ atom, exponent: minus(exponent) }))
    .toSorted((x, y) => (x.atom.key < y.atom.key ? -1 : 1));
  return { coefficient: 1, monomial: monomialOf(factors) };
}

/** Every unknown of a polynomial, those inside functions and exponents too. */
export function namesOfPolynomial(a: Polynomial, found: Set<string> = new Set()): ReadonlySet<string> {
  for (const { monomial } of a) collectNames(monomial.factors, found);
  return found;
}

function collectNames(factors: readonly Factor[], found: Set<string>): void {
  for (const { atom } of factors) {
    if (atom.kind === "name") found.add(atom.name);
    if (atom.exponent !== undefined) collectNames(atom.exponent.factors, found);
    for (const { top, bottom } of atom.args)
      for (const sum of [top, ...bottom.map(({ of }) => of)]) namesOfPolynomial(sum, found);
  }
}

/** The highest whole power of the name; undefined where it also occurs otherwise: in √x, 1/x, sin x, 2^x. */
export function degreeIn(a: Polynomial, name: string): number | undefined {
  const coefficients = coefficientsIn(a, name);
  return coefficients === undefined ? undefined : Math.max(0, coefficients.length - 1);
}

/**
 * The coefficients of 1, x, x² …, polynomials without `name`; undefined where `name` occurs otherwise than in whole
 * powers. 0 has none.
 */
export function coefficientsIn(a: Polynomial, name: string): readonly Polynomial[] | undefined {
  const coefficients: Polynomial[] = [];
  for (const { coefficient, monomial } of a) {
    const power = monomial.factors.find(({ atom }) => atom.key === name);
    const exponent = power?.exponent ?? 0;
    const rest = monomial.factors.filter((factor) => factor !== power);
    const part = [{ coefficient, monomial: monomialOf(rest) }];
    if (typeof exponent !== "number" || exponent < 0 || exponent > MAX_DEGREE) return undefined;
    if (namesOfPolynomial(part).has(name)) return undefined;
    while (coefficients.length <= exponent) coefficients.push([]);
    coefficients[exponent] = addPolynomials(coefficients[exponent] ?? [], part);
  }
  return coefficients;
}

/** Highest power that is looked at as a list of coefficients. */
const MAX_DEGREE = 200;

/** The same as exact numbers; undefined where a coefficient is not rational. */
export function rationalCoefficientsIn(a: Polynomial, name: string): readonly Rational[] | undefined {
  const coefficients = coefficientsIn(a, name)?.map(constantOf);
  if (coefficients === undefined || !coefficients.every((value): value is Coefficient => value !== undefined))
    return undefined;
  return coefficients.map(toRational);
}
