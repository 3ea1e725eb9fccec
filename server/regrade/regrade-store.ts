import type { EventId } from "#engine";
import type { StreamKey } from "../sync/index.ts";
import type { Counts, Difference, Flag } from "./grade-types.ts";

/** A row: its cursor, and the event there, as after an erasure or a restore a cursor may name another one. */
export interface RowPlace {
  readonly cursor: number;
  readonly event: EventId;
}

/** What was found in the rows after `after`, up to `upTo`; null: from the beginning. */
export interface GradedBatch {
  readonly after: RowPlace | null;
  readonly upTo: RowPlace;
  readonly counts: Counts;
  readonly differences: readonly Difference[];
  readonly flags: readonly Flag[];
}

export interface Findings {
  /** How far the log has been graded. */
  readonly progress: RowPlace | null;
  readonly counts: Counts;
  /** In order of the log. */
  readonly differences: readonly Difference[];
  readonly flags: readonly Flag[];
}

/** So many differences, and so many flags, are kept of one learner; the counts go on. */
export const MAX_KEPT = 1_000;

/** How far a learner is graded, and whether there is something on the way that a newer program may be able to read. */
export interface Progress extends RowPlace, Pick<Counts, "unread" | "reads"> {}

/** Where findings are kept, apart from the logs. Every key begins with tenant, learner. */
export interface RegradeStore {
  readonly progress: (key: StreamKey) => Promise<Progress | null>;
  /**
   * Adds a batch and moves on, in one transaction; false, and nothing, where the learner is not at its `after`. A batch
   * from the beginning takes the place of all there is [RGR12].
   */
  readonly add: (key: StreamKey, batch: GradedBatch) => Promise<boolean>;
  readonly findings: (key: StreamKey) => Promise<Findings>;
  readonly erase: (key: StreamKey) => Promise<void>;
  readonly close: () => Promise<void>;
}

export function follows(progress: RowPlace | null, { after }: GradedBatch): boolean {
  return after === null || (progress?.cursor === after.cursor && progress.event === after.event);
}
