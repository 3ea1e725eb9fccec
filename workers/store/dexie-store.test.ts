import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, test } from "vitest";
import { ItemId } from "#engine";
import { createDexieStore } from "./dexie-store.ts";
import { MARKER_KEY, headKey } from "./rows.ts";
import { describeStore, enrolled, makeCommit, newDevice, newProfile, refused, saved } from "./store-contract.ts";
import type { StoreSignal } from "./store.ts";
import { TutorDb } from "./tutor-db.ts";

function createDisk(factory: IDBFactory = new IDBFactory()) {
  const openDb = (): TutorDb => new TutorDb("mathflow", { indexedDB: factory, IDBKeyRange });
  return { factory, openDb };
}

/** Empties every table through a connection of its own, as "clear site data" does to open tabs. */
async function emptyAll(openDb: () => TutorDb): Promise<void> {
  const db = openDb();
  await db.open();
  await db.transaction("rw", db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
  db.close();
}

describeStore("Dexie", () => {
  const { openDb } = createDisk();
  return { open: () => createDexieStore(openDb()), clear: () => emptyAll(openDb) };
});

/** A connection that knows nothing of our rules. */
function openRaw(factory: IDBFactory, version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open("mathflow", version);
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(new Error("the database does not open")));
  });
}

/** A middleware that lets a write request fail, or the whole transaction abort, with a full disk. */
function fillDisk(db: TutorDb, isFull: () => boolean, how: "request" | "commit"): void {
  db.use({
    stack: "dbcore",
    name: "full disk",
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        return {
          ...table,
          mutate: (request) => {
            if (name !== "projections" || !isFull()) return table.mutate(request);
            if (how === "request") return Promise.reject(new DOMException("full", "QuotaExceededError"));
            const trans = request.trans as unknown as IDBTransaction;
            Object.defineProperty(trans, "error", { get: () => new DOMException("full", "QuotaExceededError") });
            trans.abort();
            // As in Chromium: the request itself never settles.
            return new Promise(() => {});
          },
        };
      },
    }),
  });
}

describe("over IndexedDB", () => {
  test("[STO1] answers are written strictly, key presses are not", async () => {
    const db = createDisk().openDb();
    const seen: (string | undefined)[] = [];
    db.use({
      stack: "dbcore",
      name: "durability",
      create: (core) => ({
        ...core,
        transaction: (stores, mode, options) => {
          if (mode === "readwrite") seen.push(options?.durability);
          return core.transaction(stores, mode, options);
        },
      }),
    });
    const store = createDexieStore(db);
    const { device, profile, commit } = await enrolled(store);
    seen.length = 0;
    const connection = db.backendDB();
    const transaction = connection.transaction.bind(connection);
    connection.transaction = (stores, mode, options) => {
      if (mode === "readwrite") seen.push(options?.durability);
      return transaction(stores, mode, options);
    };
    await store.commit(makeCommit(device, commit.head));
    await store.writeDraft(device, { learner: profile.id, item: ItemId.parse(profile.id), given: ["1"] });
    expect(seen).toEqual(["strict", "relaxed"]);
  });

  test("[STO16] what is typed while the transaction waits is not dropped", async () => {
    const store = createDexieStore(createDisk().openDb());
    const { device, profile, commit } = await enrolled(store);
    const item = ItemId.parse(profile.id);
    await store.writeDraft(device, { learner: profile.id, item, given: ["1"] });
    let isTypedOn = false;
    const dropDrafts = () => (isTypedOn ? [] : [item]);
    const committing = store.commit(makeCommit(device, commit.head, { dropDrafts }));
    isTypedOn = true;
    const typing = store.writeDraft(device, { learner: profile.id, item, given: ["12"] });
    expect(await Promise.all([committing, typing])).toEqual([saved, saved]);
    expect(await store.readDrafts(profile.id)).toMatchObject({ value: [{ item, given: ["12"] }] });
  });

  test("[STO6] a connection that died is opened again, and the call is done once", async () => {
    const db = createDisk().openDb();
    const store = createDexieStore(db);
    const { device, profile, commit } = await enrolled(store);
    const second = makeCommit(device, commit.head);
    db.backendDB().close();
    expect(await store.commit(second)).toEqual(saved);
    const third = makeCommit(device, second.head);
    db.close({ disableAutoOpen: false });
    expect(await store.commit(third)).toEqual(saved);
    db.backendDB().close();
    const draft = { learner: profile.id, item: ItemId.parse(profile.id), given: ["1"] };
    expect(await store.writeDraft(device, draft)).toEqual(saved);
    db.backendDB().close();
    expect(await store.readLog(profile.id)).toEqual({
      ok: true,
      value: [...commit.events, ...second.events, ...third.events],
    });
  });

  test("[STO6] a connection that dies again is lost, and works again later", async () => {
    const { factory, openDb } = createDisk();
    const db = openDb();
    const store = createDexieStore(db);
    const { device, profile, commit } = await enrolled(store);
    const open = factory.open.bind(factory);
    let opened = 0;
    factory.open = () => {
      opened += 1;
      throw new DOMException("Connection to Indexed Database server lost. Refresh the page", "UnknownError");
    };
    db.backendDB().close();
    const next = makeCommit(device, commit.head);
    expect(await store.commit(next)).toMatchObject({ ok: false, error: { type: "lost" } });
    expect(opened).toBeGreaterThan(0);
    expect(opened).toBeLessThan(10);
    factory.open = open;
    expect(await store.commit(next)).toEqual(saved);
    expect(await store.readLog(profile.id)).toEqual({ ok: true, value: [...commit.events, ...next.events] });
  });

  test("[STO7] the old tab makes way for a newer version at once and never writes again", async () => {
    const { factory, openDb } = createDisk();
    const store = createDexieStore(openDb());
    const { device, commit } = await enrolled(store);
    const signals: StoreSignal[] = [];
    store.onSignal((signal) => signals.push(signal));
    const upgraded = await openRaw(factory, 30);
    expect(upgraded.version).toBe(30);
    expect(signals).toEqual(["newer-version"]);
    expect(await store.commit(makeCommit(device, commit.head))).toEqual(refused("newer-version"));
    expect(await store.readDevice()).toEqual(refused("newer-version"));
    upgraded.close();
    expect(await store.commit(makeCommit(device, commit.head))).toEqual(refused("newer-version"));
  });

  test.for(["request", "commit"] as const)(
    "[STO8] a disk that is full at the %s is a refusal, nothing is written, and it works when there is room",
    async (how) => {
      let full = false;
      const db = createDisk().openDb();
      fillDisk(db, () => full, how);
      const store = createDexieStore(db);
      const { device, profile, commit } = await enrolled(store);
      const next = makeCommit(device, commit.head);
      full = true;
      expect(await store.commit(next)).toEqual(refused("quota"));
      expect(await store.readLog(profile.id)).toEqual({ ok: true, value: commit.events });
      expect(await store.readPosition(profile.id)).toMatchObject({ value: { head: commit.head } });
      full = false;
      expect(await store.commit(next)).toEqual(saved);
      expect(await store.readLog(profile.id)).toEqual({ ok: true, value: [...commit.events, ...next.events] });
    },
  );

  test("[STO9] a row that cannot be read: none for projection, draft and profile, broken for marker and head", async () => {
    const { openDb } = createDisk();
    const db = openDb();
    const store = createDexieStore(db);
    const { device, profile, commit } = await enrolled(store);
    await db.projections.put({ learner: profile.id, version: 7 } as never);
    await db.drafts.put({ learner: profile.id, item: "not an item", given: 3 } as never);
    await db.profiles.put({ ...newProfile(), grade: "two" } as never);
    expect(await store.readProjection(profile.id)).toEqual({ ok: true, value: null });
    expect(await store.readDrafts(profile.id)).toEqual({ ok: true, value: [] });
    expect(await store.readDevice()).toMatchObject({ value: { profiles: [profile] } });
    await db.meta.put({ key: headKey(profile.id), value: { seq: "many" } });
    expect(await store.commit(makeCommit(device, commit.head))).toMatchObject({ ok: false, error: { type: "broken" } });
    await db.meta.put({ key: MARKER_KEY, value: 3 });
    expect(await store.readDevice()).toMatchObject({ ok: false, error: { type: "broken" } });
    expect(await store.countEvents()).toEqual({ ok: true, value: 1 });
  });

  test("[STO10] a blocked opening says so at once and goes on when the other tab has gone", async () => {
    const { factory, openDb } = createDisk();
    const old = await openRaw(factory, 1);
    const store = createDexieStore(openDb());
    const told = new Promise<StoreSignal>((resolve) => store.onSignal(resolve));
    const opening = store.open(newDevice());
    expect(await told).toBe("blocked");
    const after = new Promise<StoreSignal>((resolve) => store.onSignal(resolve));
    old.close();
    expect(await opening).toMatchObject({ ok: true });
    expect(await after).toBe("unblocked");
  });

  test("[STO11] a database that cannot be opened is broken, and salvage still does not fail", async () => {
    const { factory, openDb } = createDisk();
    factory.open = () => {
      throw new DOMException("Internal error opening backing store for indexedDB.open.", "UnknownError");
    };
    const store = createDexieStore(openDb());
    expect(await store.open(newDevice())).toMatchObject({ ok: false, error: { type: "broken" } });
    expect(await store.salvage()).toEqual([]);
  });

  test("[STO11] one row that cannot be read costs only itself", async () => {
    const db = createDisk().openDb();
    const store = createDexieStore(db);
    const { device, commit } = await enrolled(store);
    const next = makeCommit(device, commit.head);
    await store.commit(next);
    db.use({
      stack: "dbcore",
      name: "bad block",
      create: (core) => ({
        ...core,
        table: (name) => {
          const table = core.table(name);
          const isBad = (key: unknown): boolean => Array.isArray(key) && key[2] === 1;
          return {
            ...table,
            get: (request) =>
              isBad(request.key) ? Promise.reject(new DOMException("bad block", "DataError")) : table.get(request),
          };
        },
      }),
    });
    db.close({ disableAutoOpen: false });
    expect(await store.salvage()).toEqual(next.events);
  });
});
