import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { sampleOf } from "../../testing/searches.ts";
import { openSchoolData } from "../school-data.ts";
import type { ServeSettings } from "../serve.ts";
import { copyNow } from "./copy-now.ts";
import { countRows } from "./database-files.ts";
import { finishRestore, restoreCopy } from "./restore-copy.ts";
import {
  makeSettings,
  openFirstSchool,
  openTablet,
  startSchool,
  type RunningSchool,
} from "./running-school.fixture.ts";
import { openBrowser, postSync, pushOf, type Browser } from "./school.fixture.ts";

const KILLED = fileURLToPath(new URL("./killed-restore.fixture.ts", import.meta.url));

function countsIn(folder: string) {
  return countRows(path.join(folder, "identity.sqlite"), path.join(folder, "sync.sqlite"));
}

async function epochOf({ origin }: RunningSchool): Promise<string> {
  return ((await (await fetch(`${origin}/healthz`)).json()) as { readonly epoch: string }).epoch;
}

function movedTo(running: RunningSchool, browser: Browser): Browser {
  const other = openBrowser(running, running.origin);
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
}

/** A school with a copy of three answers and one pupil, and three answers and a pupil more since. */
async function makeSchool(changes: Partial<ServeSettings> = {}) {
  const running = await startSchool(await makeSettings(changes));
  const { dataDir } = running.settings;
  const school = await openFirstSchool(running);
  const { browser, learner } = school.tablet;
  const [first, later] = [pushOf(learner, 3), pushOf(learner, 3)];
  await postSync(running, browser, first);
  const copy = await copyNow(dataDir, path.join(dataDir, "..", "copies"));
  await postSync(running, browser, later);
  await school.teacher.ask("POST", `/classes/${school.class.id}/learners`, { names: ["Dee"] });
  return { running, school, copy, dataDir, pushes: [first, later], data: openSchoolData(running.settings) };
}

test("[SRV31] a copy comes back under another epoch, what was there is set aside, and devices send what it lacks", async () => {
  const { running, school, copy, dataDir, pushes, data } = await makeSchool();
  const before = await epochOf(running);
  await expect(data.restore(copy, false)).rejects.toThrow(`${dataDir} is in use by process ${process.pid}`);
  expect(countsIn(dataDir)).toMatchObject({ learners: 3, rows: 6 });
  await running.server.close();

  const { setAside = "", notes, ...counts } = await data.restore(copy, false);
  expect([counts, notes]).toMatchObject([{ copy, learners: 2, streams: 1, rows: 3 }, []]);
  expect(countsIn(setAside)).toMatchObject({ learners: 3, rows: 6 });
  for (const name of ["regrade.sqlite", "snapshots.sqlite"]) {
    expect([existsSync(path.join(setAside, name)), existsSync(path.join(dataDir, name))]).toEqual([true, false]);
  }
  for (const name of ["identity.sqlite", "sync.sqlite"]) {
    expect((await stat(path.join(dataDir, name))).mode & 0o077).toBe(0);
  }

  const again = await startSchool(running.settings);
  expect(await epochOf(again)).not.toBe(before);
  const browser = movedTo(again, school.tablet.browser);
  const acked = [];
  for (const push of pushes) acked.push((await postSync(again, browser, push)).answer?.head);
  expect(acked).toEqual([3, 6]);
  await openTablet(again, school, "Cai");
});

test("[SRV31] of the logs alone: accounts stay as they are", async () => {
  const { running, copy, dataDir, data } = await makeSchool();
  await running.server.close();
  const { setAside = "" } = await data.restore(copy, true);
  expect(countsIn(dataDir)).toMatchObject({ learners: 3, rows: 3 });
  expect(await readdir(setAside)).not.toContain("identity.sqlite");
});

test("[SRV31] a copy that is not whole changes nothing, and a pepper that is not that of its PINs is said", async () => {
  const { running, copy, dataDir, data } = await makeSchool();
  await running.server.close();
  const bad = `${copy}-bad`;
  await cp(copy, bad, { recursive: true });
  const file = path.join(bad, "sync.sqlite");
  const bytes = await readFile(file);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await writeFile(file, bytes);
  const before = (await readdir(dataDir)).toSorted();
  await expect(data.restore(bad, false)).rejects.toThrow("SHA-256 is another one");
  expect((await readdir(dataDir)).toSorted()).toEqual(before);

  await writeFile(path.join(dataDir, "pepper"), "0".repeat(64));
  expect((await data.restore(copy, false)).notes).toEqual([expect.stringContaining("pepper is another one")]);
  await rm(path.join(dataDir, "pepper"));
  expect((await data.restore(copy, false)).notes).toEqual([expect.stringContaining("pepper is not there")]);
});

test("[SRV31] onto an empty folder, such as a new computer's, nothing is set aside", async () => {
  const { running, copy } = await makeSchool();
  const dataDir = path.join(running.settings.dataDir, "..", "other");
  const { setAside } = await openSchoolData({ ...running.settings, dataDir }).restore(copy, false);
  expect([setAside, countsIn(dataDir).rows]).toEqual([undefined, 3]);
});

test(
  "[SRV31] killed before any of its steps, it has changed nothing or is finished later, and what was there is somewhere",
  { timeout: 120_000 },
  async () => {
    const { running, copy, dataDir } = await makeSchool();
    const root = await mkdtemp(path.join(tmpdir(), "restore-"));
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    // Files as they lie there while the server runs: what was written last is in the files beside them.
    const template = path.join(root, "template");
    await cp(dataDir, template, { recursive: true, filter: (file) => !/lock/u.test(path.basename(file)) });
    await running.server.close();
    const found: (string | undefined)[] = [];

    /** @param at - 0: it is not killed. @returns what it said */
    async function restoreAndGoOn(at: number): Promise<string> {
      const folder = path.join(root, String(at));
      await cp(template, folder, { recursive: true });
      const child = spawn(process.execPath, [KILLED, folder, copy, String(at)], {
        stdio: ["ignore", "pipe", "ignore"],
      });
      let said = "";
      child.stdout.on("data", (text: Buffer) => (said += text.toString()));
      await once(child, "close");
      // Whoever comes next: half of the times a start, half of the times another restore.
      await (at % 2 === 1 ? finishRestore(folder) : restoreCopy({ dataDir: folder, copy, logsOnly: false }));
      const places = [
        folder,
        ...(await readdir(folder)).filter((name) => name.startsWith("before")).map((name) => path.join(folder, name)),
      ];
      const rows = places.map((place) => `${countsIn(place).learners} ${countsIn(place).rows}`);
      expect([at, rows]).toEqual([at, expect.arrayContaining(["3 6"])]);
      expect(await readdir(folder)).not.toContain("restoring");
      found.push(rows[0]);
      return said;
    }

    const steps = Number(await restoreAndGoOn(0));
    expect(steps).toBeGreaterThan(10);
    await restoreAndGoOn(1);
    const others = Array.from({ length: steps - 1 }, (_, n) => n + 2);
    for (const at of sampleOf(others)) await restoreAndGoOn(at);
    expect(new Set(found)).toEqual(new Set(["2 3", "3 6"]));
  },
);
