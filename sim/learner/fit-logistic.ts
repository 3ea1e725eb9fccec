import { weighed } from "#engine";

/** One case: what is known of it, and whether it came true. */
export interface LogisticRow {
  readonly features: readonly number[];
  readonly right: boolean;
}

/** How strongly weights are drawn to 0, the intercept not: so much as a row would weigh whose feature is 1. */
const RIDGE = 1;
const MOST_STEPS = 50;
const CLOSE = 1e-9;

/**
 * Weights of a logistic regression, intercept first: the most likely ones with a ridge, by Newton's method (iteratively
 * reweighted least squares). The same rows give the same weights [SIM11].
 */
export function fitLogistic(rows: readonly LogisticRow[], ridge = RIDGE): readonly number[] {
  const size = 1 + (rows[0]?.features.length ?? 0);
  let weights: readonly number[] = Array.from({ length: size }, () => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { gradient, curvature } = slopesAt(weights, rows, ridge);
    const change = solve(curvature, gradient);
    weights = weights.map((weight, at) => weight + (change[at] ?? 0));
    if (change.every((one) => Math.abs(one) < CLOSE)) break;
  }
  return weights;
}

/** First and (negative) second derivatives of the log-likelihood with its ridge. */
function slopesAt(
  weights: readonly number[],
  rows: readonly LogisticRow[],
  ridge: number,
): { readonly gradient: number[]; readonly curvature: number[][] } {
  const gradient = weights.map((weight, at) => (at === 0 ? 0 : -ridge * weight));
  const curvature = weights.map((_, at) => weights.map((__, other) => (at === other && at > 0 ? ridge : 0)));
  for (const { features, right } of rows) {
    const x = [1, ...features];
    const p = weighed(weights, features);
    const gap = (right ? 1 : 0) - p;
    const spread = p * (1 - p);
    for (const [at, value] of x.entries()) {
      gradient[at] = (gradient[at] ?? 0) + gap * value;
      const line = curvature[at] ?? [];
      for (const [other, second] of x.entries()) line[other] = (line[other] ?? 0) + spread * value * second;
    }
  }
  return { gradient, curvature };
}

/** Solves a symmetric positive definite system by Gaussian elimination with pivots; a column without one gives 0. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const lines = matrix.map((line, at) => [...line, right[at] ?? 0]);
  const size = lines.length;
  const cell = (line: number, column: number) => lines[line]?.[column] ?? 0;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let line = column + 1; line < size; line++) {
      if (Math.abs(cell(line, column)) > Math.abs(cell(pivot, column))) pivot = line;
    }
    [lines[column], lines[pivot]] = [lines[pivot] ?? [], lines[column] ?? []];
    if (cell(column, column) === 0) continue;
    for (let line = 0; line < size; line++) {
      if (line === column) continue;
      const factor = cell(line, column) / cell(column, column);
      lines[line] = lines[line]?.map((value, at) => value - factor * cell(column, at)) ?? [];
    }
  }
  return lines.map((_, at) => (cell(at, at) === 0 ? 0 : cell(at, size) / cell(at, at)));
}
