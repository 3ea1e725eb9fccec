import { err, EventId, ok } from "#engine";
import { hash64, NO_HASH, xorHash } from "#engine/protocol/hash64";
import { NO_PLACE, type ChainPlace, type LogCheck, type SyncEvent, type SyncRow } from "#engine/protocol/sync";
import { BEFORE_ALL, readMark } from "../sync/alert-marks.ts";
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
} from "../sync/store.ts";
import { justWritten } from "../sync/just-written.ts";
import { rowsWithin } from "../sync/rows-within.ts";
import { createPostgresOutbox } from "./postgres-outbox.ts";
import { SYNC } from "./sync-statements.ts";
import type { Transaction, Transactions } from "./transactions.ts";
import { Trouble } from "./trouble.ts";

/** A stream, one chain of it, and the epoch, as one statement reads them; bigint comes as text. */
interface SeenRow {
  readonly epoch: string;
  readonly head: string | null;
  readonly hash: string | null;
  readonly latest: string | null;
  readonly erasures: number | null;
  readonly seq: string | null;
  readonly id: string | null;
  readonly ots: string | null;
  readonly known: readonly EventId[];
}

interface EndRow {
  readonly learner: string;
  readonly epoch: string;
  readonly erasures: number;
  readonly head: string;
  readonly hash: string;
}

interface EventRow {
  readonly cursor: string;
  readonly ots: string;
  readonly status: EventStatus;
  readonly event: string;
}

interface AlertRow extends Pick<StoredAlert, "learner" | "id" | "kind"> {
  readonly cursor: string;
  readonly ots: string;
  readonly heard: string;
  readonly mark: string | null;
}

/** Where a stream ends. */
interface End {
  readonly head: number;
  readonly hash: string;
  readonly latest: number;
}

interface Found extends Seen {
  readonly end: End;
  readonly epoch: string;
}

/**
 * The store contract in PostgreSQL. With `durable` a commit counts as durable as soon as it is acked: its copies (replicas,
 * backups) are the business of whoever runs the database. Without it nothing ever does, and devices keep what they have.
 */
export function createPostgresSyncStore(transactions: Transactions, durable: boolean): SyncStore {
  const durableOf = ({ seq, id }: ChainPlace) => (durable ? { seq, id } : NO_PLACE);

  /** Nothing to take: one look at one moment, without a lock. Undefined where `decide` has something to write after all. */
  function look<Decided extends Push>(key: StreamKey, ask: Ask, decide: (seen: Seen) => Decided) {
    return transactions.run("REPEATABLE READ, READ ONLY", async (transaction) => {
      await transaction.setTenant(key.tenant);
      const found = await readSeen(transaction, key, ask);
      const push = decide(found);
      return hasChanged(found, push) ? undefined : answer(transaction, { key, ask, push, found, end: found.end });
    });
  }

  function take<Decided extends Push>(key: StreamKey, ask: Ask, decide: (seen: Seen) => Decided) {
    return transactions.run("READ COMMITTED", async (transaction) => {
      await transaction.setTenant(key.tenant);
      // Whoever has this row has the learner's whole log, chains included, until the commit.
      await transaction.query(SYNC.lock, [key.tenant, key.learner, NO_HASH]);
      const found = await readSeen(transaction, key, ask);
      const push = decide(found);
      const end = hasChanged(found, push) ? await write(transaction, key, ask, found.end, push) : found.end;
      return answer(transaction, { key, ask, push, found, end });
    });
  }

  async function answer<Decided extends Push>(
    transaction: Transaction,
    { key, ask, push, found, end }: Answerable<Decided>,
  ): Promise<Exchanged<Decided>> {
    const from = ask.epoch === found.epoch ? ask.cursor : 0;
    const rows =
      justWritten(push.rows, { headBefore: found.end.head, from, want: ask.want }) ??
      rowsWithin(await readTexts(transaction, key, from, ask.want), ({ event }) => event.length)
        .map(toStored)
        .map(withoutStatus);
    const upTo = Math.min(from + rows.length, end.head);
    const check: LogCheck = { count: upTo, hash: await hashAt(transaction, key, upTo, end) };
    return { push, epoch: found.epoch, durable: durableOf(push.chain), from, rows, head: end.head, check };
  }

  return {
    exchange: async (key, ask, decide) => {
      if (transactions.isBusy()) return err({ type: "busy" });
      try {
        const looked = ask.ids.length === 0 ? await look(key, ask, decide) : undefined;
        return ok(looked ?? (await take(key, ask, decide)));
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === null) throw error;
        return err(refusal);
      }
    },
    readRows: (key, after, limit) =>
      transactions.run("REPEATABLE READ, READ ONLY", async (transaction) => {
        await transaction.setTenant(key.tenant);
        return (await readTexts(transaction, key, after, limit)).map(toStored);
      }),
    readStretches: (key, stretches) =>
      transactions.run("REPEATABLE READ, READ ONLY", async (transaction) => {
        await transaction.setTenant(key.tenant);
        const [firsts, lasts] = [stretches.map(([first]) => first), stretches.map(([, last]) => last)];
        const found = await transaction.query<EventRow>(SYNC.stretches, [key.tenant, key.learner, firsts, lasts]);
        return found.map(toStored);
      }),
    openAlerts: (tenant) =>
      transactions.run("REPEATABLE READ, READ ONLY", async (transaction) => {
        await transaction.setTenant(tenant);
        return (await transaction.query<AlertRow>(SYNC.openAlerts, [tenant, ALERTS_OF_A_KIND])).map(toAlert);
      }),
    pastAlerts: (tenant, { learners, kinds }, after, limit) =>
      transactions.run("REPEATABLE READ, READ ONLY", async (transaction) => {
        await transaction.setTenant(tenant);
        const { heardAt, learner, cursor } = after ?? BEFORE_ALL;
        const asked = [tenant, learners, kinds, heardAt, learner, cursor, limit];
        return (await transaction.query<AlertRow>(SYNC.pastAlerts, asked)).map(toAlert);
      }),
    alertAt: ({ tenant, learner }, id) =>
      transactions.run("REPEATABLE READ, READ ONLY", async (transaction) => {
        await transaction.setTenant(tenant);
        const [row] = await transaction.query<AlertRow>(SYNC.alertAt, [tenant, learner, id]);
        return row && toAlert(row);
      }),
    outbox: createPostgresOutbox(transactions),
    markAlert: ({ tenant, learner }, id, change) =>
      transactions.run("READ COMMITTED", async (transaction) => {
        await transaction.setTenant(tenant);
        const [row] = await transaction.query<AlertRow>(SYNC.lockAlert, [tenant, learner, id]);
        if (row === undefined) return false;
        const mark = change(toAlert(row).mark);
        const marked = [JSON.stringify(mark), mark.done !== null];
        return (await transaction.query(SYNC.markAlert, [tenant, learner, id, ...marked])).length > 0;
      }),
    endsOf: (tenant, learners) =>
      transactions.run("REPEATABLE READ, READ ONLY", async (transaction) => {
        await transaction.setTenant(tenant);
        const found = await transaction.query<EndRow>(SYNC.endsOf, [tenant, learners]);
        const ends = new Map(
          found.map(({ learner, epoch, erasures, head, hash }) => [
            learner,
            { epoch: streamEpoch(epoch, erasures), head: Number(head), hash },
          ]),
        );
        return learners.map((learner) => ends.get(learner));
      }),
    clear: (key, head) =>
      transactions.run("READ COMMITTED", async (transaction) => {
        await transaction.setTenant(key.tenant);
        const place = [key.tenant, key.learner];
        await transaction.query(SYNC.lock, [...place, NO_HASH]);
        const [end] = await transaction.query<{ head: string }>(SYNC.head, place);
        if (Number(end?.head ?? 0) !== head) return false;
        await transaction.query(SYNC.eraseEvents, place);
        await transaction.query(SYNC.eraseAlerts, place);
        await transaction.query(SYNC.eraseOuts, place);
        await transaction.query(SYNC.clearStream, [...place, NO_HASH]);
        return true;
      }),
    erase: (key) =>
      transactions.run("READ COMMITTED", async (transaction) => {
        await transaction.setTenant(key.tenant);
        const place = [key.tenant, key.learner];
        await transaction.query(SYNC.eraseStream, [...place, NO_HASH]);
        await transaction.query(SYNC.eraseEvents, place);
        await transaction.query(SYNC.eraseChains, place);
        await transaction.query(SYNC.eraseAlerts, place);
        await transaction.query(SYNC.eraseOuts, place);
      }),
    // The connections are those of the whole database and end with it.
    close: async () => {},
  };
}

interface Answerable<Decided extends Push> {
  readonly key: StreamKey;
  readonly ask: Ask;
  readonly push: Decided;
  readonly found: Found;
  readonly end: End;
}

async function readSeen(transaction: Transaction, { tenant, learner }: StreamKey, ask: Ask): Promise<Found> {
  const [row] = await transaction.query<SeenRow>(SYNC.seen, [tenant, learner, ask.device, ask.ids]);
  if (row === undefined) throw new Error("the database has no epoch");
  const latest = Number(row.latest ?? 0);
  return {
    chain: toChain(row),
    latest,
    known: new Set(row.known),
    end: { head: Number(row.head ?? 0), hash: row.hash ?? NO_HASH, latest },
    epoch: streamEpoch(row.epoch, row.erasures ?? 0),
  };
}

function toChain({ seq, id, ots }: SeenRow): ChainEnd {
  return seq === null ? NO_CHAIN : { seq: Number(seq), id: id === null ? null : EventId.parse(id), ots: Number(ots) };
}

function hasChanged({ chain }: Seen, push: Push): boolean {
  return push.rows.length > 0 || push.chain.seq !== chain.seq;
}

/** Events at the next cursors, the end of the chain and the end of the stream: one statement. */
async function write(transaction: Transaction, key: StreamKey, ask: Ask, end: End, push: Push): Promise<End> {
  const { columns, end: newEnd } = layOut(end, push.rows);
  const { chain } = push;
  const chainEnd = [ask.device, chain.seq, chain.id, chain.ots];
  const streamEnd = [newEnd.head, newEnd.hash, newEnd.latest];
  await transaction.query(SYNC.write, [key.tenant, key.learner, ...columns, ...chainEnd, ...streamEnd]);
  await addAlerts(transaction, key, end.head, push.rows);
  await addOuts(transaction, key, end.head, push.rows);
  return newEnd;
}

/** In the transaction of the rows they are about [SYN98]. */
async function addAlerts(
  transaction: Transaction,
  { tenant, learner }: StreamKey,
  head: number,
  rows: readonly NewRow[],
): Promise<void> {
  const laid = rows.flatMap(({ event, ots, alert }, at) =>
    alert === null ? [] : [[event.id, alert.kind, head + at + 1, ots, alert.heardAt]],
  );
  if (laid.length === 0) return;
  const columns = Array.from({ length: 5 }, (_, at) => laid.map((row) => row[at]));
  await transaction.query(SYNC.addAlerts, [tenant, learner, ...columns]);
}

/** In the transaction of the rows they tell of [SYN100]. */
async function addOuts(
  transaction: Transaction,
  { tenant, learner }: StreamKey,
  head: number,
  rows: readonly NewRow[],
): Promise<void> {
  const laid = rows.flatMap(({ event, ots, outs = [] }, at) =>
    outs.map(({ id, to, about, heardAt, due }) => [id, to, about, event.id, head + at + 1, ots, heardAt, due]),
  );
  if (laid.length === 0) return;
  const columns = Array.from({ length: 8 }, (_, at) => laid.map((row) => row[at]));
  await transaction.query(SYNC.addOuts, [tenant, learner, ...columns]);
}

/** New rows column by column, in the order of the statement. */
function layOut(end: End, rows: readonly NewRow[]): { readonly columns: readonly unknown[][]; readonly end: End } {
  let { head, hash, latest } = end;
  const laid = rows.map(({ event, ots, status }) => {
    head += 1;
    hash = xorHash(hash, hash64(event.id));
    latest = Math.max(latest, ots);
    return [head, event.device, event.seq, event.id, ots, status, hash, JSON.stringify(event)];
  });
  const columns = Array.from({ length: 8 }, (_, at) => laid.map((row) => row[at]));
  return { columns, end: { head, hash, latest } };
}

async function readTexts(
  transaction: Transaction,
  { tenant, learner }: StreamKey,
  after: number,
  limit: number,
): Promise<readonly EventRow[]> {
  return limit === 0 ? [] : transaction.query<EventRow>(SYNC.rows, [tenant, learner, after, limit]);
}

function toAlert({ learner, id, kind, cursor, ots, heard, mark }: AlertRow): StoredAlert {
  const times = { cursor: Number(cursor), ots: Number(ots), heardAt: Number(heard) };
  return { learner, id, kind, ...times, mark: readMark(mark) };
}

/** The text was written by this store from an event that had been parsed. */
function toStored({ cursor, ots, status, event }: EventRow): StoredRow {
  return { cursor: Number(cursor), ots: Number(ots), status, event: JSON.parse(event) as SyncEvent };
}

function withoutStatus({ cursor, ots, event }: StoredRow): SyncRow {
  return { cursor, ots, event };
}

async function hashAt(transaction: Transaction, key: StreamKey, cursor: number, end: End): Promise<string> {
  if (cursor === end.head) return end.hash;
  if (cursor === 0) return NO_HASH;
  const [row] = await transaction.query<{ hash: string }>(SYNC.hashAt, [key.tenant, key.learner, cursor]);
  if (row === undefined) throw new Error(`no row at cursor ${cursor}`);
  return row.hash;
}

function refusalOf(error: unknown): StoreRefusal | null {
  if (!(error instanceof Trouble) || error.kind === "wrong") return null;
  return { type: error.kind === "full" ? "full" : "busy" };
}
