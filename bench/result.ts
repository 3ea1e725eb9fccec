import { availableParallelism, loadavg } from "node:os";

/** One measurement beside what it is measured against; printed as one JSON line (`npm run bench`). */
export interface BenchResult {
  readonly bench: string;
  /** Ours, in `unit`; smaller is better. */
  readonly ours: number;
  /** The idiomatic or textbook way in the same run, or the gate or target, in `unit`. */
  readonly peer: number;
  readonly unit: "ns" | "us" | "ms" | "bytes";
  /** How many times it was measured. */
  readonly n: number;
  /** What else is worth knowing, numbers and short words only. */
  readonly [extra: string]: number | string;
}

export interface Bench {
  readonly name: string;
  readonly run: (note: (line: string) => void) => AsyncIterable<BenchResult>;
}

/** The line as it is printed: `ratio` is peer by ours, so that above 1 we are better than the peer. */
export function toLine({ bench, ours, peer, unit, n, ...extra }: BenchResult): string {
  return JSON.stringify({ bench, ours: round(ours), peer: round(peer), ratio: round(peer / ours), unit, n, ...extra });
}

/** Four significant digits. */
export function round(x: number): number {
  return Number(x.toPrecision(4));
}

/** The smallest value that `share` of the values do not exceed (nearest-rank percentile). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How busy the machine was over the last minute [running or waiting threads by core]: above 1 a time says little. */
export function load(): { readonly load: number } {
  return { load: round((loadavg()[0] ?? 0) / availableParallelism()) };
}
