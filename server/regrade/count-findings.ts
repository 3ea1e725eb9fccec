import type { DifferenceKind, FlagKind } from "./grade-types.ts";
import type { Findings } from "./regrade-store.ts";

/**
 * What a teacher is told of. `answers`: marked as right or wrong otherwise than here. `entries`: other rows that do not follow from
 * the answers. `version`: marked by another version of the checker, which may be honest. `quick`: faster than anybody reads.
 */
export type Told = "answers" | "entries" | "version" | "quick";

export interface Tally {
  /** All there were, those that are not kept any more among them. */
  readonly count: number;
  /** The server's times of those that are kept, in order of the log [ms since 1970-01-01 UTC]. */
  readonly at: readonly number[];
}

export type FindingTally = Readonly<Record<Told, Tally>>;

/** Null: of a clock, which is often wrong where nobody did anything. */
const TOLD_AS: Readonly<Record<DifferenceKind | FlagKind, Told | null>> = {
  verdict: "answers",
  reader: "version",
  item: "entries",
  "not-served": "entries",
  "no-answer": "entries",
  evidence: "entries",
  constants: "entries",
  mastered: "entries",
  "lesson-check": "entries",
  work: "entries",
  appeal: "entries",
  "exam-score": "entries",
  "begun-twice": "entries",
  exam: "entries",
  "too-fast": "quick",
  burst: "quick",
  "mono-back": null,
  "clock-suspect": null,
};

export function countFindings({ counts, differences, flags }: Findings): FindingTally {
  const kept = [
    ...differences.map(({ why, at }) => ({ told: TOLD_AS[why], at })),
    ...flags.map(({ kind, at }) => ({ told: TOLD_AS[kind], at })),
  ];
  const numbers = Object.entries({ ...counts.differs, ...counts.flags }) as [DifferenceKind | FlagKind, number][];
  const tally = (wanted: Told): Tally => ({
    count: numbers.reduce((sum, [kind, count]) => (TOLD_AS[kind] === wanted ? sum + count : sum), 0),
    at: kept.filter(({ told }) => told === wanted).map(({ at }) => at),
  });
  return { answers: tally("answers"), entries: tally("entries"), version: tally("version"), quick: tally("quick") };
}
