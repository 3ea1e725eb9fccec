/** How minds work in a simulated world. */
export interface World {
  readonly name: string;
  /** Days in which half of what was just learned is lost. */
  readonly halfLife: number;
  /** Factor on the chance to learn for each prerequisite that is not known. */
  readonly prerequisiteFactor: number;
  /** Whether only the first practice of a skill in a day makes it last longer. */
  readonly spacing: boolean;
  /** How far apart one pupil's strands may be [school grades]. */
  readonly strandSpread: number;
  /** Share of skills that may be known at the start without their prerequisites. */
  readonly loners: number;
  /** `switch`: a skill is known or not (BKT). `strength`: it grows, and many are half known. */
  readonly mind: "switch" | "strength";
}

const SPACED: World = {
  name: "spaced",
  halfLife: 8,
  prerequisiteFactor: 0.1,
  spacing: true,
  strandSpread: 0,
  loners: 0,
  mind: "switch",
};

/** A policy is better only if it is worse in none of them. */
export const WORLDS: readonly World[] = [
  SPACED,
  { ...SPACED, name: "gentle", halfLife: 40 },
  { ...SPACED, name: "forget", spacing: false },
  { ...SPACED, name: "loose", prerequisiteFactor: 0.5 },
  { ...SPACED, name: "ragged", prerequisiteFactor: 0.3, strandSpread: 1.5, loners: 1 / 3 },
  { ...SPACED, name: "logistic", mind: "strength" },
];
