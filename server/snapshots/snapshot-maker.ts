import { DeviceId, FOLD_NAME, uuidFromName } from "#engine";
import { PUPIL_FOLD_VERSION, type ReportFold } from "#engine/class";
import { comeAfter, cutsOf } from "#engine/log/row-order";
import { cursorsToDrop } from "#engine/log/thin-out";
import type { SyncRow } from "#engine/protocol/sync";
import type { LogEnd, StreamKey, SyncStore } from "../sync/index.ts";
import { EMPTY_LOG, foldOn, type FoldedLog } from "./fold-log.ts";
import type { SnapshotHead, SnapshotStore, StoredSnapshot } from "./snapshot-store.ts";
import { joinState, splitState } from "./state-parts.ts";

interface MakerParts {
  readonly sync: SyncStore;
  readonly store: SnapshotStore;
  readonly contentSet: string;
  /** Between two portions others have their turn. */
  readonly step: (key: StreamKey) => Promise<void>;
}

/** A folded log, and the epoch of its stream. */
export interface KnownFold extends FoldedLog {
  readonly epoch: string;
}

interface Making {
  /** All there are, and those of them that may be gone on from. */
  readonly all: readonly SnapshotHead[];
  readonly kept: readonly SnapshotHead[];
  readonly epoch: string;
  /** The rows after the newest of `kept`. */
  readonly tail: readonly SyncRow[];
}

/** Rows read at a time, and folded at a time. */
const PAGE = 500;
/** Rows from the end of the log at which states are kept as well, when a long log is folded for the first time. */
const CHECKPOINTS = [500, 1_000, 2_000, 4_000, 8_000, 16_000];
/** A device that never writes: asking the store changes nothing. */
const NO_DEVICE = DeviceId.parse(uuidFromName("snapshots"));

/** With what reports are made of, which nobody else needs, or without it. */
type What = "state" | "with-report";

/** Makes a learner's snapshot from the one before it and the rows since. */
export function createSnapshotMaker({ sync, store, contentSet, step }: MakerParts) {
  const foldVersion = `${FOLD_NAME}.${PUPIL_FOLD_VERSION}`;

  /** With other content, or another fold, none of what is kept is of use. */
  function fits(made: Pick<SnapshotHead, "foldVersion" | "contentSet">): boolean {
    return made.foldVersion === foldVersion && made.contentSet === contentSet;
  }

  /** The kept snapshot that is still true, with the rows after it; made anew where `isDue` says so of them. */
  async function bringUp(
    key: StreamKey,
    isDue: (tail: readonly SyncRow[], newest: SnapshotHead | undefined) => boolean,
  ): Promise<StoredSnapshot | SnapshotHead | undefined> {
    const all = await store.heads(key);
    const fitting = all.filter(fits);
    const seen = await look(key, fitting[0]);
    if (seen === null) return undefined;
    const kept = seen.isTrue ? fitting : [];
    const [newest] = kept;
    const tail = await readAfter(key, newest?.cursor ?? 0);
    if (tail.length === 0 || !isDue(tail, newest)) return newest;
    return await make(key, { all, kept, epoch: seen.epoch, tail });
  }

  /** Whether the log still is, up to the snapshot, what was folded; null where nobody can say now. */
  async function look(
    key: StreamKey,
    newest: Pick<SnapshotHead, "epoch" | "cursor" | "check"> | undefined,
  ): Promise<{ readonly epoch: string; readonly isTrue: boolean } | null> {
    const ask = { device: NO_DEVICE, ids: [], epoch: newest?.epoch ?? null, cursor: newest?.cursor ?? 0, want: 0 };
    const asked = await sync.exchange(key, ask, ({ chain }) => ({ chain, rows: [] }));
    if (!asked.ok) return null;
    const { epoch, from, check } = asked.value;
    const isTrue =
      newest !== undefined &&
      epoch === newest.epoch &&
      from === newest.cursor &&
      check.count === newest.check.count &&
      check.hash === newest.check.hash;
    return { epoch, isTrue };
  }

  /**
   * All of the log, going on from `last` where that is still its beginning, else from the newest snapshot before what it lacks;
   * null where nobody can say now. Nothing is kept.
   */
  async function foldAll(key: StreamKey, last: KnownFold | undefined, what: What): Promise<KnownFold | null> {
    const kept = (await store.heads(key)).filter(fits);
    for (const start of last === undefined ? kept : [last, ...kept]) {
      const seen = await look(key, start);
      if (seen === null) return null;
      if (!seen.isTrue) continue;
      const rows = await readAfter(key, start.cursor);
      if (!comeAfter(start.last, rows)) continue;
      const base = start === last ? last : await open(key, start as SnapshotHead, what);
      if (base.cursor === start.cursor) return { ...(await fold(key, base, rows)), epoch: seen.epoch };
    }
    const seen = await look(key, undefined);
    return seen && { ...(await fold(key, EMPTY_LOG, await readAfter(key, 0))), epoch: seen.epoch };
  }

  async function make(key: StreamKey, { all, kept, epoch, tail }: Making): Promise<StoredSnapshot | undefined> {
    const sound = kept.filter(({ last }) => comeAfter(last, tail));
    const base = await open(key, sound[0], "with-report");
    const rows = base.cursor === (kept[0]?.cursor ?? 0) ? tail : await readAfter(key, base.cursor);
    const tag = { foldVersion, contentSet, epoch };
    const made: StoredSnapshot[] = [];
    let folded = base;
    for (const part of partsOf(rows)) {
      folded = await fold(key, folded, part);
      if (folded.last !== null) made.push(toStored(folded, tag));
    }
    const cursors = [...sound, ...made].map(({ cursor }) => cursor);
    const late = all.filter((head) => !sound.includes(head)).map(({ cursor }) => cursor);
    const thinned = new Set(cursorsToDrop(cursors));
    await store.change(key, {
      put: made.filter(({ cursor }) => !thinned.has(cursor)),
      drop: [...late, ...thinned],
    });
    return made.at(-1);
  }

  async function open(key: StreamKey, head: SnapshotHead | undefined, what: What): Promise<FoldedLog> {
    if (head === undefined) return EMPTY_LOG;
    const { cursor, check, last, unread } = head;
    const state = await store.state(key, cursor);
    const report = what === "with-report" ? await store.report(key, cursor) : null;
    if (state === null || (what === "with-report" && report === null)) return EMPTY_LOG;
    return {
      cursor,
      check,
      last,
      unread,
      state: joinState(state),
      report: report === null ? null : decodeReport(report),
    };
  }

  async function readAfter(key: StreamKey, cursor: number): Promise<readonly SyncRow[]> {
    const rows: SyncRow[] = [];
    for (;;) {
      const page = await sync.readRows(key, rows.at(-1)?.cursor ?? cursor, PAGE);
      rows.push(...page);
      if (page.length < PAGE) return rows;
      await step(key);
    }
  }

  async function fold(key: StreamKey, base: FoldedLog, rows: readonly SyncRow[]): Promise<FoldedLog> {
    const folding = foldOn(base, rows, PAGE);
    for (;;) {
      const portion = folding.next();
      if (portion.done === true) return portion.value;
      await step(key);
    }
  }

  /** The newest snapshot, where it is what the whole log comes to: nobody who pushes is waited for, and nothing is folded. */
  async function foldKept(key: StreamKey, end: LogEnd): Promise<KnownFold | undefined> {
    const newest = (await store.heads(key)).find(fits);
    if (newest === undefined || !isAtEnd(newest, end)) return undefined;
    const folded = await open(key, newest, "state");
    return folded.cursor === end.head ? { ...folded, epoch: newest.epoch } : undefined;
  }

  return { fits, bringUp, foldAll, foldKept };
}

/** Whether it is what the log, all of it, comes to. */
export function isAtEnd(made: Pick<KnownFold, "epoch" | "cursor" | "check">, { epoch, head, hash }: LogEnd): boolean {
  return made.epoch === epoch && made.cursor === head && made.check.hash === hash;
}

function decodeReport(text: string): ReportFold {
  return JSON.parse(text) as ReportFold;
}

function toStored(
  { cursor, check, last, unread, state, report }: FoldedLog,
  tag: Pick<SnapshotHead, "foldVersion" | "contentSet" | "epoch">,
): StoredSnapshot {
  if (last === null || report === null) throw new Error("nothing was folded");
  return { ...tag, cursor, check, last, unread, state: splitState(state), report: JSON.stringify(report) };
}

/** A long log in parts, at the ends of which a late row can begin. */
function partsOf(rows: readonly SyncRow[]): readonly (readonly SyncRow[])[] {
  const cuts = cutsOf(rows);
  const at = CHECKPOINTS.flatMap((distance) => cuts.findLast((cut) => cut <= rows.length - distance) ?? []);
  const ends = [...new Set(at)].toSorted((a, b) => a - b);
  return [0, ...ends].map((from, index) => rows.slice(from, ends[index] ?? rows.length));
}
