import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { createRng } from "#engine";
import { ADA, exchange, makeChain, makeRequest } from "./events.fixture.ts";
import { checkDatabase } from "./check-database.ts";
import { createGroupCommit, MAX_WAITING } from "./group-commit.ts";
import { answerSync, handleSync } from "./handle-sync.ts";
import { expectWhole, killInTheMiddle } from "./kill.fixture.ts";
import { openDatabase } from "./sqlite-schema.ts";
import { createSqliteStore, type SqliteStore } from "./sqlite-store.ts";
import { describeOutbox } from "./outbox-contract.ts";
import { describeSyncStore, type ServerWorld } from "./sync-store-contract.ts";

function makeFolder(): string {
  return mkdtempSync(path.join(tmpdir(), "mathflow-sync-"));
}

function openIn(folder: string): SqliteStore {
  return createSqliteStore({ file: path.join(folder, "sync.db"), groupMs: 1 });
}

function createWorld(): ServerWorld {
  const folder = makeFolder();
  const [file, copy] = ["sync.db", "backup.db"].map((name) => path.join(folder, name)) as [string, string];
  return {
    open: () => openIn(folder),
    backUp: (store) => (store as SqliteStore).backUp(copy),
    restore: async () => {
      for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
      copyFileSync(copy, file);
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

describeSyncStore("SQLite", createWorld);
describeOutbox("SQLite", createWorld);

function openStore(): { readonly store: SqliteStore; readonly folder: string } {
  const folder = makeFolder();
  const store = openIn(folder);
  onTestFinished(async () => {
    await store.close().catch(() => {});
    await rm(folder, { recursive: true, force: true });
  });
  return { store, folder };
}

describe("the SQLite store", () => {
  test("[SYN15] a commit is on the disk before it is acked: write-ahead log, full synchronisation", () => {
    const folder = makeFolder();
    const { db } = openDatabase(path.join(folder, "sync.db"), "epoch");
    onTestFinished(() => {
      db.close();
      rmSync(folder, { recursive: true });
    });
    expect(db.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    expect(db.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
  });

  test("[SYN15] transactions that come together share one flush; each is whole, one that fails takes no other with it", async () => {
    const folder = makeFolder();
    const db = new DatabaseSync(path.join(folder, "group.db"));
    onTestFinished(() => {
      db.close();
      rmSync(folder, { recursive: true });
    });
    db.exec("CREATE TABLE seen (n INTEGER PRIMARY KEY)");
    const add = db.prepare("INSERT INTO seen VALUES (?)");
    const begun: string[] = [];
    const exec = db.exec.bind(db);
    db.exec = (sql) => {
      if (/^(?:BEGIN|COMMIT)/u.test(sql)) begun.push(sql);
      exec(sql);
    };
    const flushes: number[] = [];
    const group = createGroupCommit(db, 1, (ms) => flushes.push(ms));
    const jobs = [1, 2, 3, 4].map((n) =>
      group.run(() => {
        add.run(n);
        if (n === 3) throw new Error("no");
        return n;
      }),
    );
    expect(group.waiting()).toBe(4);
    const settled = await Promise.allSettled(jobs);
    expect([group.waiting(), flushes]).toEqual([0, [expect.any(Number)]]);
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    expect(db.prepare("SELECT n FROM seen").all()).toEqual([{ n: 1 }, { n: 2 }, { n: 4 }]);
    expect(begun).toEqual(["BEGIN IMMEDIATE", "COMMIT"]);
    // What was taken before the end is on disk at the end; what comes after it is told so.
    const last = group.run(() => add.run(5));
    await group.close();
    await last;
    expect(group.isBusy()).toBe(true);
    await expect(group.run(() => add.run(6))).rejects.toThrow("the store is closed");
    expect(db.prepare("SELECT count(*) AS n FROM seen").get()).toEqual({ n: 4 });
  });

  test("[SYN22] when too many wait they are asked to come again later, and a full disk takes no part of a push", async () => {
    const { store, folder } = openStore();
    const deps = { store, now: () => 1 };
    const many = Array.from({ length: MAX_WAITING + 3 }, () => handleSync(deps, ADA, makeRequest([])));
    const refused = (await Promise.all(many)).filter(({ ok }) => !ok);
    expect(refused).toEqual(Array.from({ length: 3 }, () => ({ ok: false, error: { type: "busy" } })));
    await store.close();

    const full = createSqliteStore({ file: path.join(folder, "sync.db"), groupMs: 1, maxPages: 40 });
    onTestFinished(() => full.close());
    const events = makeChain("tablet", 200, { type: "long", body: { text: "x".repeat(800) } });
    const answer = await handleSync({ store: full, now: () => 1 }, ADA, makeRequest(events));
    expect(answer).toEqual({ ok: false, error: { type: "full" } });
    expect(await exchange(full, makeRequest(events.slice(0, 3)))).toMatchObject({ head: 3, ack: { seq: 3 } });
  });

  test("[SYN22] refusals say when to come again", async () => {
    const store = { ...openStore().store, exchange: async () => ({ ok: false, error: { type: "full" } }) as const };
    const { hash64 } = await import("#engine/protocol/hash64");
    const text = JSON.stringify(makeRequest([]));
    const answer = await answerSync({ store, now: () => 1 }, ADA, { text, sum: hash64(text) });
    expect(answer).toMatchObject({ status: 507, retryAfter: 60 });
  });

  test("[SYN16] a backup is one moment while pushes go on, and a second one takes the place of the first", async () => {
    const { store, folder } = openStore();
    const copy = path.join(folder, "backup.db");
    const events = makeChain("tablet", 400);
    let sent = 0;
    async function push(): Promise<void> {
      for (; sent < 400; sent += 10) await exchange(store, makeRequest(events.slice(sent, sent + 10)));
    }
    const pushing = push();
    for (let n = 0; n < 3; n++) await store.backUp(copy);
    await pushing;
    await store.backUp(copy);
    const own = { device: events[0]!.device };
    expect((await exchange(store, makeRequest([], own))).durable.seq).toBe(400);
    const db = new DatabaseSync(copy);
    onTestFinished(() => db.close());
    expect(db.prepare("SELECT count(*) AS n FROM event").get()).toEqual({ n: 400 });
    expect(db.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    expect((await readdir(folder)).filter((name) => name.includes("partial"))).toEqual([]);
  });

  test("[SYN83] a copy is looked through, a large one in a thread of its own", async () => {
    const file = path.join(makeFolder(), "some.db");
    onTestFinished(() => rmSync(path.dirname(file), { recursive: true }));
    const db = new DatabaseSync(file);
    db.exec("CREATE TABLE t (x BLOB); INSERT INTO t SELECT zeroblob(18000000)");
    db.close();
    const bytes = readFileSync(file);
    expect(bytes.length).toBeGreaterThan(17_000_000);
    await checkDatabase(file);
    // The page after the first begins the table.
    writeFileSync(file, bytes.fill(0xa5, 4096, 8192));
    await expect(checkDatabase(file)).rejects.toThrow("some.db is damaged");
    writeFileSync(file, bytes.subarray(0, 40_000));
    await expect(checkDatabase(file)).rejects.toThrow("some.db is damaged");
    writeFileSync(file, "x".repeat(40_000));
    await expect(checkDatabase(file)).rejects.toThrow("file is not a database");
  });

  test("[SYN24] what was erased is nowhere in the files, and a new copy takes it out of the backup", async () => {
    const { store, folder } = openStore();
    const copy = path.join(folder, "backup.db");
    const text = () => readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "latin1"));
    const events = makeChain("tablet", 50, { type: "long", body: { text: "Quintessa Planted" } });
    await exchange(store, makeRequest(events));
    await store.backUp(copy);
    await store.erase(ADA);
    expect(text().filter((content) => content.includes("Planted"))).toHaveLength(1);
    await store.backUp(copy);
    expect(text().filter((content) => content.includes("Planted"))).toEqual([]);
  });

  test("[SYN24] what a backup noted of a chain says nothing of the chain that began after an erasure", async () => {
    const { store, folder } = openStore();
    const events = makeChain("tablet", 5);
    await exchange(store, makeRequest(events));
    const backingUp = store.backUp(path.join(folder, "backup.db"));
    await store.erase(ADA);
    await exchange(store, makeRequest(events.slice(0, 2)));
    await backingUp;
    const { ack, durable } = await exchange(store, makeRequest([], { device: events[0]!.device }));
    expect(ack.seq).toBe(2);
    expect(durable.seq).toBeLessThanOrEqual(2);
  });

  test("[SYN21] a file of the version before goes on as it was", async () => {
    const { store, folder } = openStore();
    const events = makeChain("tablet", 3);
    const before = await exchange(store, makeRequest(events.slice(0, 2)));
    await store.close();
    const db = new DatabaseSync(path.join(folder, "sync.db"));
    db.exec("ALTER TABLE stream DROP COLUMN erasures; PRAGMA user_version = 1");
    db.exec("UPDATE event SET status = 'unverified' WHERE cursor = 2");
    db.close();
    const again = openIn(folder);
    onTestFinished(() => again.close());
    // Every device had it already.
    expect((await again.readRows(ADA, 0, 9)).map(({ status }) => status)).toEqual(["ok", "ok"]);
    expect(await exchange(again, makeRequest(events))).toMatchObject({ epoch: before.epoch, head: 3 });
    await again.erase(ADA);
    expect((await exchange(again, makeRequest([]))).epoch).not.toBe(before.epoch);
  });

  test("[SYN21] a file of a newer version is not touched", async () => {
    const { store, folder } = openStore();
    await store.close();
    const db = new DatabaseSync(path.join(folder, "sync.db"));
    db.exec("PRAGMA user_version = 99");
    db.close();
    expect(() => openIn(folder)).toThrow(/newer version/u);
  });
});

test(
  "[SYN21] a server killed in the middle of pushes, again and again: nothing acked is lost, no chain is torn",
  { timeout: 60_000 },
  async () => {
    const folder = makeFolder();
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const rng = createRng("kills");
    for (let kill = 0; kill < 3; kill++) {
      const acked = await killInTheMiddle(folder, rng.int(20, 120));
      expect(acked.size).toBeGreaterThan(2);
      const store = openIn(folder);
      await expectWhole(store, acked);
      await store.close();
    }
  },
);
