/**
 * `Math.exp` and `Math.log` may differ in the last bit between browsers. These use + - * / and comparisons alone, so
 * that every device gets the same bits; the relative error is below 1e-13 [IRT4].
 */
const { LN2 } = Math;
const EXP_TERMS = 14;
const LN_TERMS = 12;

/** e to the power of x; 0 below -700. */
export function exp(x: number): number {
  if (x < -700) return 0;
  const bounded = x > 700 ? 700 : x;
  const halvings = Math.round(bounded / LN2);
  const rest = bounded - halvings * LN2;
  let sum = 1;
  let term = 1;
  for (let n = 1; n <= EXP_TERMS; n++) {
    term = (term * rest) / n;
    sum += term;
  }
  return timesPowerOf2(sum, halvings);
}

/** Natural logarithm of a positive number; that of 0 is taken as that of the smallest number there is. */
export function ln(x: number): number {
  let rest = x > Number.MIN_VALUE ? x : Number.MIN_VALUE;
  let doublings = 0;
  while (rest > 1.5) {
    rest /= 2;
    doublings += 1;
  }
  while (rest < 0.75) {
    rest *= 2;
    doublings -= 1;
  }
  const z = (rest - 1) / (rest + 1);
  let power = z;
  let sum = 0;
  for (let n = 0; n < LN_TERMS; n++) {
    sum += power / (2 * n + 1);
    power *= z * z;
  }
  return 2 * sum + doublings * LN2;
}

/** The probability whose log-odds are x. */
export function logistic(x: number): number {
  return 1 / (1 + exp(-x));
}

/** A logistic regression: weights with the intercept first, then one for each feature. */
export function weighed(weights: readonly number[], features: readonly number[]): number {
  return logistic(features.reduce((sum, feature, at) => sum + feature * (weights[at + 1] ?? 0), weights[0] ?? 0));
}

/** Log-odds of a probability; one of 0 or 1 has none. */
export function logit(probability: number): number {
  return ln(probability) - ln(1 - probability);
}

/** Exact: doubling and halving lose no bits of a normal number. */
function timesPowerOf2(x: number, power: number): number {
  let product = x;
  for (let n = 0; n < power; n++) product *= 2;
  for (let n = 0; n > power; n--) product /= 2;
  return product;
}
