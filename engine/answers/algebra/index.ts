/** Exact normal forms and the comparison of expressions. Rules in SPEC.md. */
export { toRational } from "./coefficient.ts";
export { compareExpressions, type CompareOptions } from "./compare.ts";
export { rationalValue } from "./constants.ts";
export { numericValue } from "./evaluate.ts";
export { normalForm } from "./normal-form.ts";
export type { Polynomial, Term } from "./normal.ts";
export { degreeIn, polynomialIn, type PolynomialFraction } from "./polynomial-in.ts";
export {
  addUnivariate,
  divideUnivariate,
  gcdUnivariate,
  multiplyUnivariate,
  primitive,
  valueAt,
  type Univariate,
} from "./univariate.ts";
