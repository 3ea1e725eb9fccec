import { err, ok, type DeviceId, type EventId, type LearnerId } from "#engine";
import { addToCheck, EMPTY_CHECK, type SyncEvent, type SyncRow } from "#engine/protocol/sync";
import { classifyFailure, RefusedWrite } from "../store/classify-failure.ts";
import { transact } from "../store/dexie-connection.ts";
import { readHead, readMarker } from "../store/dexie-reads.ts";
import { baseKey, checkpointsKey, headKey, replicaKey, type HeadRow } from "../store/rows.ts";
import { freshReplica, onNewChain, ReplicaRow, withoutLog } from "../store/replica-row.ts";
import type { StoreResult } from "../store/store.ts";
import type { TutorDb } from "../store/tutor-db.ts";
import { planPurge } from "./plan-purge.ts";
import { sameGround, toBaseRow, type Absorption, type Fork, type Purge, type ReplicaStore } from "./replica-store.ts";
import { restampChain } from "../store/restamp-chain.ts";

/**
 * The contract over IndexedDB, on the connection of the tutor's own store: that one opens it, and again when it died.
 * A call on a closed one is `lost`, and sync comes again later.
 */
export function createDexieReplicaStore(db: TutorDb): ReplicaStore {
  const tables = [db.meta, db.events, db.remote] as const;

  async function run<Value>(mode: "r" | "rw", work: () => Promise<Value>): StoreResult<Value> {
    try {
      return ok(await transact(db, mode, tables, work));
    } catch (error) {
      const failure = classifyFailure(error);
      if (failure === null) throw error;
      return err(failure);
    }
  }

  return {
    readOutgoing: (learner, limit) =>
      run("r", async () => {
        const { head, replica } = await readGround(db, learner);
        const events = await ownAfter(db, learner, replica.device, replica.acked.seq).limit(limit).toArray();
        return { head, replica, events: events as SyncEvent[] };
      }),
    readOwnId: (learner, device, seq) =>
      run("r", async () => ((await db.events.get([learner, device, seq])) as SyncEvent | undefined)?.id ?? null),
    readRemote: (learner) => run("r", async () => (await remoteOf(db, learner).toArray()).map(toRow)),
    readOwn: (learner) =>
      run("r", async () => {
        const { replica } = await readGround(db, learner);
        return (await ownAfter(db, learner, replica.device, 0).toArray()) as SyncEvent[];
      }),
    readCheck: (learner) =>
      run("r", async () => (await remoteIds(db, learner)).reduce((check, id) => addToCheck(check, id), EMPTY_CHECK)),
    absorb: (write) => run("rw", () => absorb(db, write)),
    fork: (write) => run("rw", () => fork(db, write)),
    purge: (write) => run("rw", () => purge(db, write)),
  };
}

async function absorb(db: TutorDb, { expected, next, forget, rows, snapshot }: Absorption): Promise<null> {
  const { learner } = expected;
  await demandGround(db, expected);
  if (forget) await Promise.all([remoteOf(db, learner).delete(), db.meta.delete(checkpointsKey(learner))]);
  await Promise.all([
    db.remote.bulkPut(rows.map((row) => ({ learner, ...row }))),
    db.meta.put({ key: replicaKey(learner), value: next }),
    snapshot === undefined ? null : db.meta.put({ key: baseKey(learner), value: toBaseRow(snapshot) }),
    next.base === null ? db.meta.delete(baseKey(learner)) : null,
  ]);
  return null;
}

async function fork(db: TutorDb, { learner, from, to }: Fork): Promise<null> {
  const { head, replica } = await readGround(db, learner);
  if (replica.device !== from) throw new RefusedWrite({ type: "conflict" });
  const own = (await ownAfter(db, learner, from, 0).toArray()) as SyncEvent[];
  const anew = restampChain(learner, own, head, to);
  await db.events.bulkDelete(own.map(({ device, seq }) => [learner, device, seq]));
  await Promise.all([
    db.events.bulkAdd(anew.events),
    db.meta.delete(checkpointsKey(learner)),
    db.meta.bulkPut([
      { key: headKey(learner), value: anew.head },
      { key: replicaKey(learner), value: onNewChain(replica, to) },
    ]),
  ]);
  return null;
}

async function purge(db: TutorDb, { expected, forget }: Purge): Promise<null> {
  const { learner } = expected;
  const replica = await demandGround(db, expected);
  const own = (await ownAfter(db, learner, replica.device, 0).toArray()) as SyncEvent[];
  const plan = planPurge(replica, own, forget ? null : new Set(await remoteIds(db, learner)));
  if (forget) await remoteOf(db, learner).delete();
  const next = forget ? withoutLog(plan.replica) : plan.replica;
  await Promise.all([
    db.events.bulkDelete(plan.events.map(({ device, seq }) => [learner, device, seq])),
    db.meta.put({ key: replicaKey(learner), value: next }),
    forget ? db.meta.bulkDelete([baseKey(learner), checkpointsKey(learner)]) : null,
  ]);
  return null;
}

async function demandGround(db: TutorDb, expected: ReplicaRow): Promise<ReplicaRow> {
  const { replica } = await readGround(db, expected.learner);
  if (!sameGround(replica, expected)) throw new RefusedWrite({ type: "conflict" });
  return replica;
}

interface Ground {
  readonly head: HeadRow | null;
  readonly replica: ReplicaRow;
}

/** A row that cannot be read is as if there had been no contact: everything is fetched again, and sent again. */
async function readGround(db: TutorDb, learner: LearnerId): Promise<Ground> {
  const marker = await readMarker(db);
  if (marker === null) throw new RefusedWrite({ type: "cleared" });
  const head = await readHead(db, learner);
  const device = head?.device ?? marker;
  const row = ReplicaRow.safeParse((await db.meta.get(replicaKey(learner)))?.value);
  const known = row.data ?? freshReplica(learner, device);
  // The log was stamped anew by somebody else: what was acked of the old chain says nothing of this one.
  return { head, replica: known.device === device ? known : onNewChain(known, device) };
}

function ownAfter(db: TutorDb, learner: LearnerId, device: DeviceId, seq: number) {
  return db.events
    .where("[learner+device+seq]")
    .between([learner, device, seq + 1], [learner, device, Number.MAX_SAFE_INTEGER], true, true);
}

function remoteOf(db: TutorDb, learner: LearnerId) {
  return db.remote.where("[learner+cursor]").between([learner, -Infinity], [learner, Infinity]);
}

/** From the index alone: a check reads no event. */
async function remoteIds(db: TutorDb, learner: LearnerId): Promise<EventId[]> {
  const keys = await db.remote.where("[learner+event.id]").between([learner, ""], [learner, "\uffff"]).keys();
  return keys.map((key) => (key as unknown as [LearnerId, EventId])[1]);
}

function toRow({ cursor, ots, event }: SyncRow): SyncRow {
  return { cursor, ots, event };
}
