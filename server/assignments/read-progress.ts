import {
  amountOf,
  applyEvent,
  assignmentsProjection,
  parseEvent,
  type AssignmentId,
  type AssignmentProgress,
  type AssignmentWhat,
} from "#engine";
import { inOrder } from "#engine/log/row-order";
import type { SyncRow } from "#engine/protocol/sync";
import { readLog, type StreamKey, type SyncStore } from "../sync/index.ts";

/** How far a learner is with one assignment. Times are the server's order of their log [ms since 1970-01-01 UTC]. */
export interface AssignmentStanding {
  /** As the log has it, which anybody can write. */
  readonly what: AssignmentWhat;
  readonly begunAt: number;
  readonly doneAt: number | null;
  readonly done: number;
  readonly of: number;
  readonly problems: number;
  readonly right: number;
}

export type AssignmentStandings = Readonly<Record<AssignmentId, AssignmentStanding>>;

const RELEVANT: ReadonlySet<string> = new Set(Object.keys(assignmentsProjection.on));

/** Folds what the server has of a learner's log; a row that this version cannot read changes nothing. */
export async function readProgress(store: Pick<SyncStore, "readRows">, key: StreamKey): Promise<AssignmentStandings> {
  const rows: SyncRow[] = [];
  for await (const page of readLog(store, key)) {
    for (const row of page) if (RELEVANT.has(row.event.type)) rows.push(row);
  }
  if (rows.every(({ event }) => event.type !== "assignment_begun")) return {};
  return foldProgress(rows);
}

/** When each was begun and done is the time of the row that did it, whatever the tablet's clock said. */
export function foldProgress(rows: readonly SyncRow[]): AssignmentStandings {
  let state = assignmentsProjection.initial;
  const times = new Map<string, { begunAt: number; doneAt: number | null }>();
  for (const { ots, event } of inOrder(rows)) {
    const read = parseEvent(event);
    if (!read.ok) continue;
    const before = state;
    state = applyEvent(assignmentsProjection, state, read.value);
    if (state === before) continue;
    for (const [id, progress] of entriesOf(state)) {
      if (progress === before[id]) continue;
      const known = times.get(id) ?? { begunAt: ots, doneAt: null };
      times.set(id, { ...known, doneAt: known.doneAt ?? (progress.doneAt === null ? null : ots) });
    }
  }
  return Object.fromEntries(
    entriesOf(state).map(([id, progress]): [AssignmentId, AssignmentStanding] => {
      const { what, problems, right } = progress;
      const { begunAt, doneAt } = times.get(id) ?? { begunAt: 0, doneAt: null };
      return [id, { what, begunAt, doneAt, ...amountOf(progress), problems, right }];
    }),
  );
}

function entriesOf(state: typeof assignmentsProjection.initial): readonly [AssignmentId, AssignmentProgress][] {
  return Object.entries(state) as [AssignmentId, AssignmentProgress][];
}
