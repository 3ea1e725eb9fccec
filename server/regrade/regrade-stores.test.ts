import { mkdtempSync, rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { ADA } from "../sync/events.fixture.ts";
import { createMemoryRegradeStore } from "./memory-regrade-store.ts";
import { describeRegradeStore } from "./regrade-store-contract.ts";
import { createSqliteRegradeStore, REGRADE_SCHEMA_VERSION } from "./sqlite-regrade-store.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "regrade-"));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;
const newFile = () => path.join(folder, `${++count}.sqlite`);

describeRegradeStore("memory", () => {
  const store = createMemoryRegradeStore();
  return { open: () => store };
});

describeRegradeStore("SQLite", () => {
  const file = newFile();
  return { open: () => createSqliteRegradeStore(file) };
});

test("[RGR12] only the server's own user can read the file, and one of a newer version is not opened", async () => {
  const file = newFile();
  const store = createSqliteRegradeStore(file);
  await store.erase(ADA);
  expect(statSync(file).mode & 0o077).toBe(0);
  await store.close();
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA user_version = ${REGRADE_SCHEMA_VERSION + 1}`);
  db.close();
  expect(() => createSqliteRegradeStore(file)).toThrow(/newer version/u);
});
