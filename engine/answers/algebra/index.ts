/** Exact normal forms and the comparison of expressions. Rules in SPEC.md. */
export { negateNormal, sameNormal } from "./arithmetic.ts";
export { toRational, type Coefficient } from "./coefficient.ts";
export { branchesOf, compareExpressions, type CompareOptions, type Comparison } from "./compare.ts";
export { rationalValue } from "./constants.ts";
export { approximate, namesOf, numericValue } from "./evaluate.ts";
export {
  addNormals,
  compareNormals,
  divideNormals,
  doubleOf,
  isZero,
  multiplyNormals,
  normalOfRational,
  sameValue,
  signOf,
  squareRootOf,
} from "./exact-values.ts";
export { normalForm, type NormalFormOptions } from "./normal-form.ts";
export type { Atom, Divisor, Factor, Monomial, Normal, Polynomial, Term } from "./normal.ts";
export {
  coefficientsIn,
  degreeIn,
  namesOfPolynomial,
  polynomialIn,
  rationalCoefficientsIn,
  termsOf,
  type PolynomialFraction,
} from "./polynomial-in.ts";
export { samePolynomial } from "./polynomial.ts";
export {
  addUnivariate,
  countRoots,
  derivative,
  divideUnivariate,
  gcdUnivariate,
  multiplyUnivariate,
  primitive,
  rationalRoots,
  signAt,
  squareFreePart,
  valueAt,
  type Univariate,
} from "./univariate.ts";
export type { Tolerance } from "./tolerance.ts";
