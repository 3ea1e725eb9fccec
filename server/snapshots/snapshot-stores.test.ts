import { mkdtempSync, rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { ADA } from "../sync/events.fixture.ts";
import { createMemorySnapshotStore } from "./memory-snapshot-store.ts";
import { describeSnapshotStore, makeSnapshot } from "./snapshot-store-contract.ts";
import { createSqliteSnapshotStore, SNAPSHOT_SCHEMA_VERSION } from "./sqlite-snapshot-store.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "snapshots-"));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;
const newFile = () => path.join(folder, `${++count}.sqlite`);

describeSnapshotStore("memory", () => {
  const store = createMemorySnapshotStore();
  return { open: () => store };
});

describeSnapshotStore("SQLite", () => {
  const file = newFile();
  return { open: () => createSqliteSnapshotStore(file) };
});

test("[SNP15] only the server's own user can read the file, and one of a newer version is not opened", async () => {
  const file = newFile();
  const store = createSqliteSnapshotStore(file);
  await store.change(ADA, { put: [makeSnapshot(1)], drop: [] });
  expect(statSync(file).mode & 0o077).toBe(0);
  await store.close();
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA user_version = ${SNAPSHOT_SCHEMA_VERSION + 1}`);
  db.close();
  expect(() => createSqliteSnapshotStore(file)).toThrow(/newer version/u);
});

test("[SNP15] a change that fails in the middle is not there", async () => {
  const file = newFile();
  const store = createSqliteSnapshotStore(file);
  await store.change(ADA, { put: [makeSnapshot(1)], drop: [] });
  const broken = { ...makeSnapshot(3), cursor: 3.5 };
  await expect(store.change(ADA, { put: [makeSnapshot(2), broken], drop: [1] })).rejects.toThrow();
  expect((await store.heads(ADA)).map(({ cursor }) => cursor)).toEqual([1]);
  await store.close();
});
