import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";
import { createDexieStore } from "../store/dexie-store.ts";
import { headKey, MARKER_KEY, replicaKey } from "../store/rows.ts";
import { TutorDb } from "../store/tutor-db.ts";
import { createDexieReplicaStore } from "./dexie-replica-store.ts";
import { describeReplicaStore } from "./replica-store-contract.ts";
import { freshReplica } from "../store/replica-row.ts";
import { ADA, makeRows, must, record, TABLET, toRows, withRows, type ReplicaTab } from "./replica-world.fixture.ts";

function createDisk(factory: IDBFactory = new IDBFactory()) {
  const openDb = (): TutorDb => new TutorDb("mathflow", { indexedDB: factory, IDBKeyRange });
  async function open(): Promise<ReplicaTab & { readonly db: TutorDb }> {
    const db = openDb();
    const store = createDexieStore(db);
    await must(store.open(TABLET));
    return { db, store, replica: createDexieReplicaStore(db) };
  }
  return { factory, openDb, open };
}

describeReplicaStore("Dexie", () => {
  const { openDb, open } = createDisk();
  return {
    open,
    clear: async () => {
      const db = openDb();
      await db.open();
      await db.transaction("rw", db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
      db.close();
    },
  };
});

/** The first version's database, as devices have it. */
function openFirstVersion(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open("mathflow", 10);
    request.addEventListener("upgradeneeded", () => {
      const events = request.result.createObjectStore("events", { keyPath: ["learner", "device", "seq"] });
      events.createIndex("id", "id", { unique: true });
      events.createIndex("[learner+hlc+device+seq]", ["learner", "hlc", "device", "seq"]);
      request.result.createObjectStore("meta", { keyPath: "key" });
      request.result.createObjectStore("projections", { keyPath: "learner" });
      request.result.createObjectStore("drafts", { keyPath: ["learner", "item"] }).createIndex("learner", "learner");
      request.result.createObjectStore("profiles", { keyPath: "id" });
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(new Error("the database does not open")));
  });
}

test("[SYN50] a database from before sync is brought up to date: its whole log waits to be sent", async () => {
  const { factory, open } = createDisk();
  const [event] = toRows(makeRows("tablet", 0, 1).map(({ event: one }) => one)).map(({ event: one }) => one);
  const head = { learner: ADA, device: event!.device, seq: 1, lastId: event!.id, lastHlc: event!.hlc };
  const old = await openFirstVersion(factory);
  const transaction = old.transaction(["events", "meta"], "readwrite");
  transaction.objectStore("events").add(event);
  transaction.objectStore("meta").put({ key: MARKER_KEY, value: { device: event!.device } });
  transaction.objectStore("meta").put({ key: headKey(ADA), value: head });
  await new Promise((resolve) => {
    transaction.addEventListener("complete", resolve);
  });
  old.close();
  const tab = await open();
  const outgoing = await must(tab.replica.readOutgoing(ADA, 10));
  expect(outgoing).toEqual({ head, replica: freshReplica(ADA, event!.device), events: [event] });
  expect(await must(tab.store.readLog(ADA))).toEqual([event]);
});

test("[SYN54] a learner who is deleted leaves nothing of sync, and a closed connection is told", async () => {
  const { open } = createDisk();
  const tab = await open();
  await record(tab, 2);
  const rows = makeRows("laptop", 0, 2);
  const expected = freshReplica(ADA, TABLET);
  await must(tab.replica.absorb({ expected, next: withRows(expected, rows), forget: false, rows }));
  await must(tab.store.deleteLearner(TABLET, ADA));
  expect(await tab.db.remote.count()).toBe(0);
  expect(await tab.db.meta.get(replicaKey(ADA))).toBeUndefined();
  tab.store.close();
  expect(await tab.replica.readOutgoing(ADA, 1)).toMatchObject({ ok: false, error: { type: "lost" } });
});

test("[SYN53] a row of sync that cannot be read is as if there had been no contact", async () => {
  const { open } = createDisk();
  const tab = await open();
  const events = await record(tab, 2);
  await tab.db.meta.put({ key: replicaKey(ADA), value: { cursor: "many" } });
  expect(await must(tab.replica.readOutgoing(ADA, 9))).toMatchObject({ replica: freshReplica(ADA, TABLET), events });
});
