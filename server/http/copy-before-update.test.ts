import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test, vi } from "vitest";
import type { ServeSettings } from "../serve.ts";
import { SCHEMA_VERSION } from "../sync/index.ts";
import { makeSettings, openFirstSchool, startSchool } from "./running-school.fixture.ts";
import { postSync, pushOf } from "./school.fixture.ts";
import { openStores } from "./stores.ts";

/** Data of a school with five events, as the version before wrote them. */
async function makeOlderData(): Promise<ServeSettings> {
  const settings = await makeSettings({ backups: "off" });
  const running = await startSchool(settings);
  const { tablet } = await openFirstSchool(running);
  expect((await postSync(running, tablet.browser, pushOf(tablet.learner, 5))).status).toBe(200);
  await running.server.close();
  inFile(path.join(settings.dataDir, "sync.sqlite"), (db) => {
    db.exec(`PRAGMA user_version = ${SCHEMA_VERSION - 1}`);
  });
  const { backups: _, ...withCopies } = settings;
  return withCopies;
}

function inFile<Value>(file: string, work: (db: DatabaseSync) => Value): Value {
  const db = new DatabaseSync(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

function versionIn(folder: string): unknown {
  return inFile(path.join(folder, "sync.sqlite"), (db) => db.prepare("PRAGMA user_version").get()?.["user_version"]);
}

function copiesIn({ dataDir }: ServeSettings): readonly string[] {
  const folder = path.join(dataDir, "backups");
  return readdirSync(folder)
    .filter((name) => name.endsWith("Z"))
    .toSorted()
    .map((name) => path.join(folder, name));
}

describe("[SRV39] data that a newer program brings up to date", () => {
  test("are copied before, and that copy stays beside the hour's own", async () => {
    const settings = await makeOlderData();
    const running = await startSchool(settings);
    expect(running.server.notes.join("\n")).toContain("brought up to date");
    await vi.waitFor(() => expect(copiesIn(settings)).toHaveLength(2), { timeout: 20_000 });
    await running.server.close();
    expect(versionIn(settings.dataDir)).toBe(SCHEMA_VERSION);

    const again = await startSchool(settings);
    expect(again.server.notes.join("\n")).not.toContain("brought up to date");
    await again.server.close();
    const [before = "", ...others] = copiesIn(settings);
    expect([before, ...others].map(versionIn)).toEqual([SCHEMA_VERSION - 1, ...others.map(() => SCHEMA_VERSION)]);
    expect(others.length).toBeGreaterThan(0);
    const rows = inFile(path.join(before, "sync.sqlite"), (db) => ({
      events: db.prepare("SELECT count(*) AS n FROM event").get()?.["n"],
      epochs: db.prepare("SELECT count(*) AS n FROM meta WHERE key = 'epoch'").get()?.["n"],
    }));
    expect(rows).toEqual({ events: 5, epochs: 0 });
    expect(readdirSync(before)).toContain("identity.sqlite");
  });

  test("are left as they are where there is no room for the copy", async () => {
    const { dataDir } = await makeOlderData();
    const open = openStores({ dataDir, backupDir: path.join(dataDir, "backups"), free: async () => 2 ** 24 });
    await expect(open).rejects.toThrow("no room for the copy");
    expect(versionIn(dataDir)).toBe(SCHEMA_VERSION - 1);
  });

  test("are copied too where there are to be no other copies", async () => {
    const settings = await makeOlderData();
    await (await startSchool({ ...settings, backups: "off" })).server.close();
    expect(versionIn(settings.dataDir)).toBe(SCHEMA_VERSION);
    expect(readdirSync(path.join(settings.dataDir, "backups"))).toHaveLength(1);
  });

  test("of which nothing is there yet need no copy", async () => {
    const settings = await makeSettings();
    const { server } = await startSchool(settings);
    expect(server.notes).toEqual([]);
  });
});
