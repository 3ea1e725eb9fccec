/** A kind of pupil. */
export interface Profile {
  readonly name: string;
  /** School grade they are enrolled at: all that the product is told. */
  readonly enrolled: number;
  /** School grade their knowledge is of. */
  readonly real: number;
  /** Factor on the chance to learn at a problem. */
  readonly rate: number;
  /** Factor on the chance to slip. */
  readonly carelessness: number;
  /** Chance to ask for hints before the first answer on a skill that is not known [probability]. */
  readonly readiness: number;
  /** `some`: one to three hints, on unknown skills alone; `all`: down to the last, whatever is asked. */
  readonly hints: "some" | "all";
  /** Where means over several profiles count it. */
  readonly group: "weak-or-average" | "strong" | "hints-only";
}

const AVERAGE = { rate: 1, carelessness: 1, readiness: 0.15, hints: "some", group: "weak-or-average" } as const;
const STRUGGLING = { rate: 0.55, carelessness: 1.4, readiness: 0.3, hints: "some", group: "weak-or-average" } as const;
const STRONG = { rate: 1.7, carelessness: 0.7, readiness: 0.05, hints: "some", group: "strong" } as const;

/** Whom the product is tried on; results name a profile by its name. */
export const PROFILES: readonly Profile[] = [
  { name: "g2-average", enrolled: 2, real: 2, ...AVERAGE },
  { name: "g3-struggling", enrolled: 3, real: 2, ...STRUGGLING },
  { name: "g4-struggling", enrolled: 4, real: 2.5, ...STRUGGLING },
  { name: "g4-average", enrolled: 4, real: 4, ...AVERAGE },
  { name: "g6-struggling", enrolled: 6, real: 3, ...STRUGGLING },
  { name: "g4-strong", enrolled: 4, real: 6, ...STRONG },
  { name: "g2-strong", enrolled: 2, real: 5.5, ...STRONG },
  { name: "g5-strong", enrolled: 5, real: 6, ...STRONG },
  {
    name: "hints-only",
    enrolled: 4,
    real: 3,
    rate: 0.35,
    carelessness: 1,
    readiness: 0.95,
    hints: "all",
    group: "hints-only",
  },
];
