import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { LearnerId } from "#engine";
import { toVisitorId } from "#engine/protocol/visitor";
import { expect, onTestFinished, test } from "vitest";
import { describeIdentityStore } from "./identity-store-contract.ts";
import { createSqliteIdentityStore } from "./sqlite-identity-store.ts";

function makeFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "identity-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, "identity.sqlite");
}

describeIdentityStore("SQLite", () => {
  const file = makeFile();
  return { open: () => createSqliteIdentityStore(file), lasts: true };
});

const TENANT = "10000000-0000-4000-8000-000000000001";
const ADA = LearnerId.parse("20000000-0000-4000-8000-000000000001");

test("[IDN3] only the server's own user can read the file and those beside it", async () => {
  const file = makeFile();
  const store = createSqliteIdentityStore(file);
  await store.transact((rows) => rows.put("school", { tenant: TENANT, name: "North", madeAt: 1 }));
  const folder = path.dirname(file);
  const modes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).mode % 0o1000);
  expect(new Set(modes)).toEqual(new Set([0o600]));
  await store.close();
});

test("[IDN3] a name that was taken out is nowhere in the files, the log of what was written among them", async () => {
  const file = makeFile();
  const store = createSqliteIdentityStore(file);
  const row = { tenant: TENANT, id: ADA, name: "Quintessa Planted", madeAt: 1, erased: null };
  await store.transact((rows) => rows.put("learner", row));
  await store.transact((rows) => rows.put("learner", { ...row, name: null, erased: { at: 2, pending: false } }));
  const folder = path.dirname(file);
  const text = () => readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "latin1"));
  expect(text().join("")).toContain("Quintessa");
  await store.scrub();
  expect(text().join("")).toContain(ADA);
  expect(text().join("")).not.toContain("Quintessa");
  await store.close();
  expect(text().join("")).not.toContain("Quintessa");
});

test("[IDN47] a file without what devices say of themselves gets the table for it, and stays one that a version before opens", async () => {
  const file = makeFile();
  await createSqliteIdentityStore(file).close();
  const db = new DatabaseSync(file);
  const version = () => db.prepare("PRAGMA user_version").get()?.["user_version"];
  const before = version();
  db.exec("DROP TABLE readiness");
  const store = createSqliteIdentityStore(file);
  const row = { tenant: TENANT, device: TENANT, percent: 40, at: 1 };
  await store.transact((rows) => rows.put("readiness", row));
  expect(await store.transact((rows) => rows.list("readiness", [TENANT]))).toEqual([row]);
  await store.close();
  expect(version()).toBe(before);
  db.close();
});

test("[IDN2] a file of a newer version is not opened", () => {
  const file = makeFile();
  const db = new DatabaseSync(file);
  db.exec("PRAGMA user_version = 99");
  db.close();
  expect(() => createSqliteIdentityStore(file)).toThrow("newer version (99)");
});

test("[IDN2] a file of the version before goes on: a visitor's work waits as before, a learner's own log has what it had", async () => {
  const file = makeFile();
  await createSqliteIdentityStore(file).close();
  const db = new DatabaseSync(file);
  const visitor = toVisitorId(ADA);
  for (const [id, isVisitor] of [
    [ADA, false],
    [visitor, true],
  ] as const) {
    const row = { tenant: TENANT, id, visitor: isVisitor, class: TENANT, device: TENANT, madeAt: 1 };
    const body = JSON.stringify({ ...row, settledAt: null, givenTo: null });
    db.prepare(`INSERT INTO "handIn" (tenant, id, body) VALUES (?, ?, ?)`).run(TENANT, id, body);
  }
  db.exec("PRAGMA user_version = 1");
  db.close();
  for (let start = 0; start < 2; start++) {
    const store = createSqliteIdentityStore(file);
    const rows = await store.transact((all) => all.list("handIn", [TENANT]));
    expect(rows).toMatchObject([{ id: visitor, learner: null, settledAt: null }]);
    await store.close();
  }
});
