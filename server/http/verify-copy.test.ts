import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { takeLock } from "../file-lock.ts";
import { openSchoolData } from "../school-data.ts";
import { COPYING } from "./copies.ts";
import type { UpkeepLine } from "./log.ts";
import { makeSettings, openFirstSchool, startSchool } from "./running-school.fixture.ts";
import { postSync, pushOf } from "./school.fixture.ts";
import { openStores } from "./stores.ts";
import { verifyCopy } from "./verify-copy.ts";

async function makeCopies() {
  const running = await startSchool(await makeSettings());
  const { tablet } = await openFirstSchool(running);
  await postSync(running, tablet.browser, pushOf(tablet.learner, 3));
  const data = openSchoolData(running.settings);
  return { running, data, copy: (await data.backUp()).copy };
}

test("[SRV32] a copy made by hand beside a server is one of its own, and the newest is looked through", async () => {
  const { running, data, copy } = await makeCopies();
  expect(path.dirname(copy)).toBe(path.join(running.settings.dataDir, "backups"));
  const counts = {
    schools: 1,
    teachers: 1,
    learners: 2,
    streams: 1,
    rows: 3,
    latest: expect.stringMatching(/^20.*Z$/u) as string,
  };
  expect(await data.verify()).toEqual({ copy, manifest: "right", ...counts });
  const files = (await readdir(copy)).toSorted();
  expect(files).toEqual(["identity.sqlite", "manifest.json", "sync.sqlite"]);
  const stick = path.join(running.settings.dataDir, "..", "stick");
  await expect(data.backUp(stick)).rejects.toThrow(`there is no folder ${stick}`);
  await mkdir(stick);
  const { copy: elsewhere } = await data.backUp(stick);
  expect(await data.verify(elsewhere)).toMatchObject({ copy: elsewhere, rows: 3 });
});

test("[SRV32] what is wrong with a copy is said, and it stays as it is", async () => {
  const { copy } = await makeCopies();
  await expect(verifyCopy("/nowhere")).rejects.toThrow("there is no /nowhere");
  const broken = async (change: (folder: string) => Promise<unknown>) => {
    const folder = `${copy}-broken`;
    await rm(folder, { recursive: true, force: true });
    await cp(copy, folder, { recursive: true });
    await change(folder);
    const files = (await readdir(folder)).toSorted();
    const said = await verifyCopy(folder).then(
      ({ manifest }) => manifest,
      (error: unknown) => (error as Error).message.replace(`${folder} is no good copy: `, ""),
    );
    expect((await readdir(folder)).toSorted()).toEqual(files);
    return said;
  };
  const sync = (folder: string) => path.join(folder, "sync.sqlite");
  const withoutManifest = (folder: string) => rm(path.join(folder, "manifest.json"));
  const sql = async (folder: string, text: string) => {
    await withoutManifest(folder);
    const db = new DatabaseSync(sync(folder));
    db.exec(text);
    db.close();
  };
  expect(await broken(withoutManifest)).toBe("none");
  expect(await broken((folder) => rm(sync(folder)))).toBe("sync.sqlite is not there");
  expect(await broken((folder) => writeFile(sync(folder), "x", { flag: "a" }))).toMatch(
    /^sync.sqlite has \d+ bytes, not \d+$/u,
  );
  expect(await broken((folder) => writeFile(path.join(folder, "manifest.json"), "{"))).toBe(
    "manifest.json cannot be read",
  );
  expect(await broken((folder) => writeFile(`${sync(folder)}-wal`, ""))).toContain("files that were in use");
  expect(await broken((folder) => sql(folder, "PRAGMA user_version = 99"))).toContain(
    "written by a newer version (99)",
  );
  expect(await broken((folder) => sql(folder, "DELETE FROM event WHERE cursor = 2"))).toBe(
    "the logs should have 3 rows and have 2",
  );
  const garbage = async (folder: string) => {
    await withoutManifest(folder);
    const bytes = await readFile(sync(folder));
    await writeFile(sync(folder), bytes.fill(0xa5, 8192, 16_384));
  };
  expect(await broken(garbage)).toContain("sync.sqlite is damaged");
});

test("[SYN85] who copies waits for the other, and a server that ends for nobody", async () => {
  const { running, data } = await makeCopies();
  const { dataDir } = running.settings;
  await running.server.close();
  const lock = takeLock(path.join(dataDir, COPYING));
  const stores = await openStores({ dataDir });
  const folder = path.join(dataDir, "copies");
  await mkdir(folder);
  const lines: UpkeepLine[] = [];
  const backups = stores.startBackups({ folder, log: (line) => lines.push(line) });
  const byHand = data.backUp(folder);
  await backups?.close(300);
  expect([await readdir(folder), new Set(lines.map(({ status }) => status))]).toEqual([[], new Set(["failed"])]);
  lock?.release();
  await data.verify((await byHand).copy);
  await stores.close();
});
