import { randomUUID } from "node:crypto";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { err, EventId, ok, type Result } from "#engine";
import { hash64, NO_HASH, xorHash } from "#engine/protocol/hash64";
import type { ChainPlace, LogCheck, SyncEvent, SyncRow } from "#engine/protocol/sync";
import { isDiskFull } from "../disk-full.ts";
import { isLocked } from "../outage.ts";
import { copyDatabase, flush, type CopiedChain } from "./sqlite-backup.ts";
import { createGroupCommit, type GroupCommit, type OnCommit } from "./group-commit.ts";
import { justWritten } from "./just-written.ts";
import { BEFORE_ALL, readMark } from "./alert-marks.ts";
import { rowsWithin } from "./rows-within.ts";
import { createSqliteOutbox, prepareOutbox } from "./sqlite-outbox.ts";
import { openDatabase } from "./sqlite-schema.ts";
import {
  ALERTS_OF_A_KIND,
  NO_CHAIN,
  streamEpoch,
  type Ask,
  type ChainEnd,
  type EventStatus,
  type Exchanged,
  type NewRow,
  type Push,
  type Seen,
  type StoredAlert,
  type StoredRow,
  type StoreRefusal,
  type StreamKey,
  type SyncStore,
} from "./store.ts";
import type { StreamHead, StreamList } from "./stream-list.ts";

export interface SqliteStore extends SyncStore, StreamList {
  readonly epoch: string;
  /** The name of the copy the data came back from. */
  readonly cameFrom: string | undefined;
  /** Transactions that wait for their flush. */
  readonly waiting: () => number;
  /** An online copy of everything into `file`; what is in it counts as durable from then on [SYN16]. */
  readonly backUp: (file: string, options?: BackUpOptions) => Promise<void>;
}

export interface BackUpOptions {
  /** Of the copy, as it is told when data came back from it. */
  readonly name?: string;
  /** Puts the copy where it stays; nothing is durable before. */
  readonly settle?: () => Promise<void>;
}

export interface SqliteOptions {
  readonly file: string;
  /** Pushes wait so long for others to share their flush [ms]. */
  readonly groupMs?: number;
  /** The file grows no further than this. */
  readonly maxPages?: number;
  readonly onCommit?: OnCommit;
}

const GROUP_MS = 4;
/** Chains whose durability is noted in one transaction: a backup must not hold the pushes up. */
const CHAINS_AT_ONCE = 1_000;

interface StreamRow {
  readonly head: number;
  readonly hash: string;
  readonly latest: number;
  readonly erasures: number;
}

const EMPTY_STREAM: StreamRow = { head: 0, hash: NO_HASH, latest: 0, erasures: 0 };

interface ChainRow {
  readonly seq: number;
  readonly id: string | null;
  readonly ots: number;
  readonly durable_seq: number;
  readonly durable_id: string | null;
}

interface EventRow {
  readonly cursor: number;
  readonly ots: number;
  readonly status: EventStatus;
  readonly event: string;
}

type AlertRow = Omit<StoredAlert, "heardAt" | "mark"> & {
  readonly heard: number;
  readonly mark: string | null;
};

/** The store contract in one SQLite file: the embedded default. */
export function createSqliteStore({ file, groupMs = GROUP_MS, maxPages, onCommit }: SqliteOptions): SqliteStore {
  const { db, epoch, copy } = openDatabase(file, randomUUID());
  if (maxPages !== undefined) db.exec(`PRAGMA max_page_count = ${maxPages}`);
  const statements = prepare(db);
  const outs = prepareOutbox(db);
  const group = createGroupCommit(db, groupMs, onCommit);

  function exchangeInside<Decided extends Push>(
    key: StreamKey,
    ask: Ask,
    decide: (seen: Seen) => Decided,
  ): Exchanged<Decided> {
    const place = [key.tenant, key.learner] as const;
    const chain = statements.chain.get(...place, ask.device) as ChainRow | undefined;
    const known = new Set(ask.ids.filter((id) => statements.known.get(...place, id) !== undefined));
    const stream = (statements.stream.get(...place) as StreamRow | undefined) ?? EMPTY_STREAM;
    const push = decide({ chain: toChain(chain), latest: stream.latest, known });
    const head = append(key, stream, push.rows);
    const { seq, id, ots } = push.chain;
    if (seq !== (chain?.seq ?? 0)) statements.moveChain.run(...place, ask.device, seq, id, ots);
    const ownEpoch = streamEpoch(epoch, stream.erasures);
    const from = ask.epoch === ownEpoch ? ask.cursor : 0;
    const rows =
      justWritten(push.rows, { headBefore: stream.head, from, want: ask.want }) ??
      rowsWithin(rowsAfter(key, from, ask.want), ({ event }) => event.length).map(toRow);
    const upTo = Math.min(from + rows.length, head);
    return { push, epoch: ownEpoch, durable: toDurable(chain), from, rows, head, check: checkAt(key, upTo) };
  }

  function rowsAfter({ tenant, learner }: StreamKey, after: number, limit: number): Iterable<EventRow> {
    return statements.rows.iterate(tenant, learner, after, limit) as unknown as Iterable<EventRow>;
  }

  function append({ tenant, learner }: StreamKey, stream: StreamRow, rows: readonly NewRow[]): number {
    if (rows.length === 0) return stream.head;
    let { head, hash, latest } = stream;
    for (const { event, ots, status, alert, outs: told = [] } of rows) {
      head += 1;
      hash = xorHash(hash, hash64(event.id));
      latest = Math.max(latest, ots);
      const { device, seq, id } = event;
      statements.addEvent.run(tenant, learner, head, device, seq, id, ots, status, hash, JSON.stringify(event));
      if (alert !== null) statements.addAlert.run(tenant, learner, id, alert.kind, head, ots, alert.heardAt);
      for (const out of told) outs.add({ tenant, learner }, out, { event: id, cursor: head, ots });
    }
    statements.moveStream.run(tenant, learner, head, hash, latest);
    return head;
  }

  function checkAt({ tenant, learner }: StreamKey, cursor: number): LogCheck {
    if (cursor === 0) return { count: 0, hash: NO_HASH };
    const { hash } = statements.hashAt.get(tenant, learner, cursor) as { hash: string };
    return { count: cursor, hash };
  }

  return {
    epoch,
    exchange: (key, ask, decide) => transact(group, () => exchangeInside(key, ask, decide)),
    readRows: async (key, after, limit): Promise<StoredRow[]> =>
      Array.from(rowsAfter(key, after, limit), (row) => ({ ...toRow(row), status: row.status })),
    readStretches: async ({ tenant, learner }, stretches): Promise<StoredRow[]> =>
      stretches
        .toSorted(([a], [b]) => a - b)
        .flatMap(([first, last]) => statements.stretch.all(tenant, learner, first, last) as unknown as EventRow[])
        .map((row) => ({ ...toRow(row), status: row.status })),
    openAlerts: async (tenant) =>
      (statements.openAlerts.all(tenant, ALERTS_OF_A_KIND) as unknown as readonly AlertRow[]).map(toAlert),
    pastAlerts: async (tenant, { learners, kinds }, after, limit) => {
      const scope = [JSON.stringify(learners), JSON.stringify(kinds)] as const;
      const { heardAt, learner, cursor } = after ?? BEFORE_ALL;
      const rows = statements.pastAlerts.all(tenant, ...scope, heardAt, learner, cursor, limit);
      return (rows as unknown as readonly AlertRow[]).map(toAlert);
    },
    alertAt: async ({ tenant, learner }, id) => {
      const row = statements.alertAt.get(tenant, learner, id) as AlertRow | undefined;
      return row && toAlert(row);
    },
    outbox: createSqliteOutbox(outs, group),
    markAlert: ({ tenant, learner }, id, change) =>
      group.run(() => {
        const row = statements.alertAt.get(tenant, learner, id) as AlertRow | undefined;
        if (row === undefined) return false;
        const mark = change(toAlert(row).mark);
        const isDone = mark.done === null ? 0 : 1;
        return statements.markAlert.run(JSON.stringify(mark), isDone, tenant, learner, id).changes > 0;
      }),
    endsOf: async (tenant, learners) =>
      learners.map((learner) => {
        const stream = statements.stream.get(tenant, learner) as StreamRow | undefined;
        return stream && { epoch: streamEpoch(epoch, stream.erasures), head: stream.head, hash: stream.hash };
      }),
    clear: async ({ tenant, learner }, head) => {
      const isCleared = await group.run(() => {
        const stream = (statements.stream.get(tenant, learner) as StreamRow | undefined) ?? EMPTY_STREAM;
        if (stream.head !== head) return false;
        for (const statement of statements.clear) statement.run(tenant, learner);
        return true;
      });
      if (isCleared) db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      return isCleared;
    },
    readHeads: async (after, limit) =>
      statements.heads.all(after?.tenant ?? "", after?.learner ?? "", limit) as unknown as StreamHead[],
    erase: async ({ tenant, learner }) => {
      await group.run(() => {
        for (const statement of statements.erase) statement.run(tenant, learner);
      });
      // The log of what was written still has the erased rows: it is brought into the file and emptied.
      db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    },
    cameFrom: copy,
    waiting: group.waiting,
    backUp: async (target, { name = path.basename(target), settle = () => flush(path.dirname(target)) } = {}) => {
      const chains = await copyDatabase(file, target, name);
      await settle();
      for (let at = 0; at < chains.length; at += CHAINS_AT_ONCE) {
        await group.run(() => noteDurable(statements, chains.slice(at, at + CHAINS_AT_ONCE)));
      }
    },
    close: async () => {
      await group.close();
      db.close();
    },
  };
}

async function transact<Value>(group: GroupCommit, work: () => Value): Promise<Result<Value, StoreRefusal>> {
  if (group.isBusy()) return err({ type: "busy" });
  try {
    return ok(await group.run(work));
  } catch (error) {
    if (isDiskFull(error)) return err({ type: "full" });
    if (isLocked(error)) return err({ type: "busy" });
    throw error;
  }
}

type Statements = ReturnType<typeof prepare>;

function prepare(db: DatabaseSync) {
  const here = "tenant = ? AND learner = ?";
  return {
    stream: db.prepare(`SELECT head, hash, latest, erasures FROM stream WHERE ${here}`),
    chain: db.prepare(`SELECT seq, id, ots, durable_seq, durable_id FROM chain WHERE ${here} AND device = ?`),
    known: db.prepare(`SELECT 1 FROM event WHERE ${here} AND id = ?`),
    rows: db.prepare(
      `SELECT cursor, ots, status, event FROM event WHERE ${here} AND cursor > ? ORDER BY cursor LIMIT ?`,
    ),
    stretch: db.prepare(
      `SELECT cursor, ots, status, event FROM event WHERE ${here} AND cursor BETWEEN ? AND ? ORDER BY cursor`,
    ),
    clear: [
      db.prepare(`DELETE FROM event WHERE ${here}`),
      db.prepare(`DELETE FROM alert WHERE ${here}`),
      db.prepare(`DELETE FROM outbox WHERE ${here}`),
      db.prepare(`UPDATE stream SET head = 0, hash = '${NO_HASH}' WHERE ${here}`),
    ],
    heads: db.prepare(
      `SELECT tenant, learner, head FROM stream WHERE (tenant, learner) > (?, ?) AND head > 0
       ORDER BY tenant, learner LIMIT ?`,
    ),
    hashAt: db.prepare(`SELECT hash FROM event WHERE ${here} AND cursor = ?`),
    addEvent: db.prepare(
      `INSERT INTO event (tenant, learner, cursor, device, seq, id, ots, status, hash, event)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    addAlert: db.prepare(
      "INSERT INTO alert (tenant, learner, id, kind, cursor, ots, heard) VALUES (?, ?, ?, ?, ?, ?, ?)",
    ),
    openAlerts: db.prepare(
      `SELECT learner, id, kind, cursor, ots, heard, mark FROM (
         SELECT *, ROW_NUMBER() OVER (PARTITION BY learner, kind ORDER BY heard DESC, cursor DESC) AS place
         FROM alert WHERE tenant = ? AND is_done = 0
       ) WHERE place <= ? ORDER BY heard, learner, cursor`,
    ),
    pastAlerts: db.prepare(
      `SELECT learner, id, kind, cursor, ots, heard, mark FROM alert
       WHERE tenant = ? AND is_done = 1
         AND (learner IN (SELECT value FROM json_each(?)) OR kind IN (SELECT value FROM json_each(?)))
         AND (heard, learner, cursor) < (?, ?, ?)
       ORDER BY heard DESC, learner DESC, cursor DESC LIMIT ?`,
    ),
    alertAt: db.prepare(`SELECT learner, id, kind, cursor, ots, heard, mark FROM alert WHERE ${here} AND id = ?`),
    markAlert: db.prepare(`UPDATE alert SET mark = ?, is_done = ? WHERE ${here} AND id = ?`),
    moveStream: db.prepare(
      `INSERT INTO stream (tenant, learner, head, hash, latest) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (tenant, learner) DO UPDATE SET head = excluded.head, hash = excluded.hash, latest = excluded.latest`,
    ),
    moveChain: db.prepare(
      `INSERT INTO chain (tenant, learner, device, seq, id, ots) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (tenant, learner, device) DO UPDATE SET seq = excluded.seq, id = excluded.id, ots = excluded.ots`,
    ),
    erase: [
      db.prepare(`DELETE FROM event WHERE ${here}`),
      db.prepare(`DELETE FROM alert WHERE ${here}`),
      db.prepare(`DELETE FROM outbox WHERE ${here}`),
      db.prepare(`DELETE FROM chain WHERE ${here}`),
      db.prepare(
        `INSERT INTO stream (tenant, learner, head, hash, latest, erasures) VALUES (?, ?, 0, '${NO_HASH}', 0, 1)
         ON CONFLICT (tenant, learner) DO UPDATE
         SET head = excluded.head, hash = excluded.hash, latest = excluded.latest, erasures = erasures + 1`,
      ),
    ],
    noteDurable: db.prepare(
      `UPDATE chain SET durable_seq = ?, durable_id = ? WHERE ${here} AND device = ? AND durable_seq < ? AND seq >= ?`,
    ),
  };
}

function noteDurable(statements: Statements, chains: readonly CopiedChain[]): void {
  for (const { tenant, learner, device, seq, id } of chains) {
    statements.noteDurable.run(seq, id, tenant, learner, device, seq, seq);
  }
}

function toChain(row: ChainRow | undefined): ChainEnd {
  return row === undefined ? NO_CHAIN : { seq: row.seq, id: toId(row.id), ots: row.ots };
}

function toDurable(row: ChainRow | undefined): ChainPlace {
  return { seq: row?.durable_seq ?? 0, id: toId(row?.durable_id ?? null) };
}

function toId(text: string | null): EventId | null {
  return text === null ? null : EventId.parse(text);
}

function toAlert({ heard, mark, ...alert }: AlertRow): StoredAlert {
  return { ...alert, heardAt: heard, mark: readMark(mark) };
}

/** The text was written by this store from an event that had been parsed. */
function toRow({ cursor, ots, event }: EventRow): SyncRow {
  return { cursor, ots, event: JSON.parse(event) as SyncEvent };
}
