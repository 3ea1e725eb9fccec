import { ok } from "#engine";
import { comeAfter, compareKeys, cutsOf, inOrder, keyOf, type OrderKey } from "#engine/log/row-order";
import { cursorsToDrop } from "#engine/log/thin-out";
import { addToCheck, type SyncEvent, type SyncRow } from "#engine/protocol/sync";
import { mergeRows } from "../store/merge-rows.ts";
import type { RemoteGround } from "../store/replica-row.ts";
import type { CheckpointRow, HeadRow } from "../store/rows.ts";
import type { LogParts, Store, StoreResult } from "../store/store.ts";
import { absorb, type LearnerMemory } from "./learner-memory.ts";
import type { Tutor } from "./tutor.ts";

/** A checkpoint is made when so many rows were folded since the last one. */
export const CHECKPOINT_EVERY = 400;
/** Rows at the end that it leaves out: late ones usually belong there. */
const MARGIN = 100;
const MAX_KEPT = 4;

/** What the state of a learner is made of. */
export interface Ground {
  readonly head: HeadRow;
  readonly remote: RemoteGround;
}

/** What comes after a checkpoint. */
export interface Since {
  /** In order of cursor. */
  readonly rows: readonly SyncRow[];
  /** Recorded here. */
  readonly own: readonly SyncEvent[];
  /** Rows, and own events that the server has not confirmed, in the order of the fold. */
  readonly events: readonly SyncEvent[];
}

/** null where the log, as it is here now, does not begin with what the checkpoint was made of. */
export async function readSince(
  store: Pick<Store, "readRemoteAfter" | "readTail">,
  { head, remote }: Ground,
  checkpoint: CheckpointRow,
): StoreResult<Since | null> {
  const { epoch, cursor, own } = checkpoint;
  const mayFit = remote.base === 0 && epoch === remote.epoch && cursor <= remote.cursor && own.device === head.device;
  if (!mayFit) return ok(null);
  const rows = await store.readRemoteAfter(head.learner, cursor);
  if (!rows.ok) return rows;
  const tail = await store.readTail(head.learner, own.device, own.seq);
  if (!tail.ok) return tail;
  const check = rows.value.reduce((before, { event }) => addToCheck(before, event.id), {
    count: cursor,
    hash: checkpoint.hash,
  });
  const isSame = check.count === remote.cursor && check.hash === remote.hash;
  const sent = tail.value as readonly SyncEvent[];
  const events = mergeRows(rows.value, sent);
  const confirmed = new Set(rows.value.map(({ event }) => event.id));
  const open = events.filter(({ id }) => !confirmed.has(id)).map(provisionalKey);
  const isAfter = comeAfter(checkpoint.last, rows.value) && open.every((key) => compareKeys(key, checkpoint.last) > 0);
  return ok(isSame && isAfter ? { rows: rows.value, own: sent, events } : null);
}

function provisionalKey({ hlc, device, seq }: SyncEvent): OrderKey {
  return { ots: hlc, device, seq };
}

/** The whole log. */
export function sinceStart({ rows, own }: LogParts): Since {
  return { rows, own, events: mergeRows(rows, own) };
}

/** What a fold goes on from: nothing, or a checkpoint. */
export interface FoldBase {
  readonly cursor: number;
  readonly hash: string;
  readonly ownSeq: number;
  readonly memory: LearnerMemory;
}

export interface Folded {
  readonly memory: LearnerMemory;
  readonly made: CheckpointRow | null;
}

/**
 * Folds what comes after `base`; on the way a checkpoint is made, where there are rows enough for one.
 *
 * @param content - names the bank
 */
export function foldSince(
  tutor: Tutor,
  base: FoldBase,
  { rows, own, events }: Since,
  { head, remote }: Ground,
  content: string,
): Folded {
  const at = rows.length < CHECKPOINT_EVERY ? 0 : cutBefore(rows, events);
  const first = rows.slice(0, at);
  const last = inOrder(first).at(-1);
  const ownSeq = ownSeqIn(first, own, head);
  if (last === undefined || remote.epoch === null || ownSeq === null) {
    return { memory: absorb(tutor, base.memory, events, head), made: null };
  }
  const memory = absorb(tutor, base.memory, events.slice(0, at), head);
  const { hash, count: cursor } = first.reduce((check, { event }) => addToCheck(check, event.id), {
    count: base.cursor,
    hash: base.hash,
  });
  const { answers, unreadable, state } = memory;
  const made: CheckpointRow = {
    version: tutor.foldVersion,
    content,
    epoch: remote.epoch,
    cursor,
    hash,
    last: keyOf(last),
    own: { device: head.device, seq: Math.max(base.ownSeq, ownSeq) },
    answers,
    unreadable,
    state,
  };
  return { memory: absorb(tutor, memory, events.slice(at), head), made };
}

/** How many rows make a beginning that stands before everything else; 0 for none. The last rows are left out where that can be. */
function cutBefore(rows: readonly SyncRow[], events: readonly SyncEvent[]): number {
  const differs = inOrder(rows).findIndex(({ event }, at) => event.id !== events[at]?.id);
  const most = differs === -1 ? rows.length : differs;
  const cuts = [...cutsOf(rows), rows.length].filter((cut) => cut <= most);
  return cuts.findLast((cut) => cut <= rows.length - MARGIN) ?? cuts[0] ?? 0;
}

/**
 * The last event of this device's chain among some rows; 0 for none. After a fork a row may carry the event under its old
 * place. null where the chain has gaps in the rows, or another tab has written since the head was read.
 */
function ownSeqIn(rows: readonly SyncRow[], own: readonly SyncEvent[], head: HeadRow): number | null {
  const ids = new Set(rows.map(({ event }) => event.id));
  const placed = rows.filter(({ event }) => event.device === head.device).map(({ event }) => event);
  const last = [...placed, ...own.filter(({ id }) => ids.has(id))].reduce((most, { seq }) => Math.max(most, seq), 0);
  const isWhole = own.every(({ id, device, seq }) => device === head.device && (seq > last || ids.has(id)));
  return isWhole && last <= head.seq ? last : null;
}

/** Those that stay when one more was made: dense near the end, few far back. */
export function withCheckpoint(rows: readonly CheckpointRow[], made: CheckpointRow): readonly CheckpointRow[] {
  const all = [...rows.filter(({ cursor }) => cursor < made.cursor), made];
  const dropped = new Set(
    cursorsToDrop(
      all.map(({ cursor }) => cursor),
      MAX_KEPT,
    ),
  );
  return all.filter(({ cursor }) => !dropped.has(cursor));
}
