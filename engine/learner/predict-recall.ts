import { exp, ln } from "./exact-functions.ts";
export interface RecallFeatures {
  readonly known: number;
  readonly daysSince: number;
  readonly meanOfDays: number;
  readonly days: number;
  readonly pupil: number;
}
const W = [-1.5, 0.3, -0.45, 1.2, 0.6, 1.2] as const;
function base({ known, meanOfDays, days, pupil }: Omit<RecallFeatures, "daysSince">): number {
  return W[0] + W[1] * ln(known / (1 - known)) + W[3] * meanOfDays + W[4] * ln(1 + days) + W[5] * pupil;
}
export function predictRecall(f: RecallFeatures): number {
  return 1 / (1 + exp(-(base(f) + W[2] * ln(1 + f.daysSince))));
}
export function daysUntilRecall(f: Omit<RecallFeatures, "daysSince">, p: number): number {
  return exp((base(f) - ln(p / (1 - p))) / -W[2]) - 1;
}
