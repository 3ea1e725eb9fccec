import {
  compareText,
  type DeviceId,
  type EventId,
  type ItemId,
  type LearnerId,
  type SessionId,
  type TutorEvent,
  type TutorState,
} from "#engine";
import { NO_REMOTE, type RemoteGround } from "../store/replica-row.ts";
import type { DraftRow, HeadRow, ProjectionRow } from "../store/rows.ts";
import type { Tutor } from "./tutor.ts";

/** What is typed on a problem: one text a box, and lines of working. */
export interface Draft {
  readonly given: readonly string[];
  readonly lines: readonly string[];
}

/** What the worker holds of the learner who is practising. Replaced, never edited; only drafts are. */
export interface LearnerMemory {
  readonly learner: LearnerId;
  /** null before the learner's first event on this device. */
  readonly head: HeadRow | null;
  readonly state: TutorState;
  /** Rows of the server's log that are folded in. */
  readonly remote: RemoteGround;
  /** `attempt_evaluated` events in the log. */
  readonly answers: number;
  /** Rows of the log that this version cannot read. They stay in the log and are not folded. */
  readonly unreadable: number;
  /**
   * This device's own events as JSON text by id, so that it can be written again when the storage is cleared
   * under us. Filled in the background after the start; text takes a third of the objects' room.
   */
  readonly retained: Map<EventId, string>;
  readonly drafts: Map<ItemId, Draft>;
  readonly closedSummary: SessionId | null;
}

export function sameDraft(a: Draft | undefined, b: Draft | undefined): boolean {
  return JSON.stringify([a?.given, a?.lines]) === JSON.stringify([b?.given, b?.lines]);
}

export function emptyMemory(tutor: Tutor, learner: LearnerId): LearnerMemory {
  return {
    learner,
    head: null,
    remote: NO_REMOTE,
    state: tutor.initial,
    answers: 0,
    unreadable: 0,
    retained: new Map(),
    drafts: new Map(),
    closedSummary: null,
  };
}

/**
 * Folds rows in, up to `head`: what another tab wrote after the head was read comes with the next look.
 * A row that cannot be read is kept and counted, never a stop [HST8].
 */
export function absorb(
  tutor: Tutor,
  memory: LearnerMemory,
  rows: readonly unknown[],
  head: HeadRow | null,
): LearnerMemory {
  let { state, answers, unreadable } = memory;
  for (const row of rows) {
    if (isAfter(row, head)) continue;
    const event = tutor.parseEvent(row);
    if (!event.ok) {
      unreadable += 1;
      continue;
    }
    state = tutor.evolve(state, event.value);
    if (event.value.type === "attempt_evaluated") answers += 1;
  }
  retain(memory, ownRows(rows, head));
  return { ...memory, head, state, answers, unreadable };
}

/** New events with the chain's head after the last of them, and what memory may believe once they are stored. */
export interface Batch {
  readonly events: readonly TutorEvent[];
  readonly head: HeadRow;
  readonly after: LearnerMemory;
}

/** `retained` is shared between versions of a memory: it may not learn of events that are not on disk yet. */
export function toBatch(tutor: Tutor, memory: LearnerMemory, { events, head }: Pick<Batch, "events" | "head">): Batch {
  return { events, head, after: absorb(tutor, { ...memory, retained: new Map() }, events, head) };
}

/** What this device made itself; the others' events can be had from the server again. */
export function ownRows(rows: readonly unknown[], head: HeadRow | null): readonly unknown[] {
  return rows.filter((row) => (row as { readonly device?: unknown }).device === head?.device);
}

function isAfter(row: unknown, head: HeadRow | null): boolean {
  const { device, seq } = row as { readonly device?: unknown; readonly seq?: unknown };
  return head !== null && device === head.device && typeof seq === "number" && seq > head.seq;
}

export function retain(memory: LearnerMemory, rows: readonly unknown[]): void {
  for (const row of rows) memory.retained.set((row as { id: EventId }).id, JSON.stringify(row));
}

export function toProjection(tutor: Tutor, memory: LearnerMemory, head: HeadRow, content: string): ProjectionRow {
  return {
    learner: memory.learner,
    version: tutor.foldVersion,
    content,
    device: head.device,
    seq: head.seq,
    remote: memory.remote,
    answers: memory.answers,
    unreadable: memory.unreadable,
    state: memory.state,
  };
}

/** True when the saved state is one this program, with this content, would have made of this log's beginning. */
export function isUsable(
  projection: ProjectionRow | null,
  tutor: Tutor,
  head: HeadRow,
  content: string,
): projection is ProjectionRow {
  return (
    projection !== null &&
    projection.version === tutor.foldVersion &&
    projection.content === content &&
    projection.device === head.device &&
    projection.seq <= head.seq
  );
}

/**
 * Rows of `from` that `to` does not have, in the order of the fold, stamped as the next events of `to`'s
 * device: same id, same content, new `device`, `seq`, `prev`, and an `hlc` that does not go back [HST11].
 */
export function restampMissing(tutor: Tutor, from: LearnerMemory, to: LearnerMemory, device: DeviceId): Batch {
  const rows = [...from.retained]
    .filter(([id]) => !to.retained.has(id))
    .map(([, text]) => JSON.parse(text) as TutorEvent)
    .toSorted((a, b) => a.hlc - b.hlc || compareText(a.device, b.device) || a.seq - b.seq);
  let head: HeadRow = to.head ?? { learner: to.learner, device, seq: 0, lastId: null, lastHlc: 0 };
  const events = rows.map((row): TutorEvent => {
    const event: TutorEvent = {
      ...row,
      device,
      seq: head.seq + 1,
      prev: head.lastId,
      hlc: Math.max(row.hlc, head.lastHlc + 1),
    };
    head = { ...head, device, seq: event.seq, lastId: event.id, lastHlc: event.hlc };
    return event;
  });
  return toBatch(tutor, to, { events, head });
}

export function toDraftRow(learner: LearnerId, item: ItemId, { given, lines }: Draft): DraftRow {
  return { learner, item, given: [...given], ...(lines.length === 0 ? {} : { lines: [...lines] }) };
}
