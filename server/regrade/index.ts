export { countFindings, type FindingTally } from "./count-findings.ts";
export type { Counts, Difference, DifferenceKind, Flag, FlagKind, UnknownKind } from "./grade-types.ts";
export { createMemoryRegradeStore } from "./memory-regrade-store.ts";
export { createRegrader, type Regrader, type RegraderDeps } from "./regrader.ts";
export type { Findings, GradedBatch, RegradeStore, RowPlace } from "./regrade-store.ts";
export { createSqliteRegradeStore } from "./sqlite-regrade-store.ts";
