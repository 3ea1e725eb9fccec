import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { readSettings } from "../serve.ts";
import { describeWithPostgres } from "../postgres/use-postgres.fixture.ts";
import { isBelieved, openSeen, watchClock } from "./clock-watch.ts";
import { backupName, timeOfBackup } from "./plan-prune.ts";
import { makeSettings, openFirstSchool, startSchool } from "./running-school.fixture.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOON = Date.UTC(2026, 9, 5, 12);
const AT_NOON = { now: () => NOON, isSaidRight: false, isSynchronised: async () => false };

describe("[SRV29] a clock", () => {
  test.for([
    { after: 0, believed: true },
    { after: 7 * DAY, believed: true },
    { after: 7 * DAY + 1, believed: false },
    { after: 400 * DAY, believed: false },
    { after: -5 * MINUTE, believed: true },
    { after: -5 * MINUTE - 1, believed: false },
  ])("$after ms after the latest time seen is believed: $believed", ({ after, believed }) => {
    expect(isBelieved(NOON + after, NOON)).toBe(believed);
    expect(isBelieved(NOON + after, undefined)).toBe(true);
  });

  /** Starts one after the other, each under a clock. */
  function openClock() {
    let [now, seen, isSet]: [number, number | undefined, boolean] = [NOON, undefined, false];
    const kept = { read: () => seen, keep: async (at: number) => void (seen = at) };
    return {
      seen: () => seen,
      set: (at: number) => void (now = at),
      synchronise: () => void (isSet = true),
      start: (isSaidRight = false) =>
        watchClock(kept, { now: () => now, isSaidRight, isSynchronised: async () => isSet }),
    };
  }

  test("[SRV42] that jumped says by how much, and is suspect until it is back, and what it said meanwhile is not remembered", async () => {
    const { seen, set, start } = openClock();
    await start();
    for (const wrong of [NOON + 400 * DAY, NOON - 400 * DAY]) {
      set(wrong);
      const clock = await start();
      await clock.note();
      expect([clock.isSuspect(), seen()]).toEqual([true, NOON]);
      expect(clock.offMs()).toBe(wrong - NOON);
      // Of what is written under it a device's order is left, and a day at most.
      expect(clock.now()).toBe(Math.min(wrong, NOON + DAY));
      set(NOON + 1);
      expect([clock.isSuspect(), clock.offMs()]).toEqual([false, 0]);
      set(NOON);
    }
    set(NOON + 6 * DAY);
    const clock = await start();
    set(NOON + 12 * DAY);
    await clock.note();
    expect([clock.isSuspect(), seen()]).toEqual([false, NOON + 12 * DAY]);
  });

  test("that is a little behind does not take back what was seen", async () => {
    const { seen, set, start } = openClock();
    await start();
    set(NOON - MINUTE);
    await start();
    expect(seen()).toBe(NOON);
  });

  test.for([400 * DAY, -400 * DAY])("%d ms off is believed when somebody says that it is right", async (off) => {
    const { seen, set, start } = openClock();
    await start();
    set(NOON + off);
    const clock = await start(true);
    expect([clock.isSuspect(), seen()]).toEqual([false, NOON + off]);
  });

  test.for([400 * DAY, -400 * DAY])("%d ms off is believed once servers of time have set it", async (off) => {
    const { seen, set, start, synchronise } = openClock();
    await start();
    set(NOON + off);
    const clock = await start();
    expect([clock.isSuspect(), clock.now()]).toEqual([true, Math.min(NOON + off, NOON + DAY)]);
    synchronise();
    await clock.note();
    expect([clock.isSuspect(), clock.now(), seen()]).toEqual([false, NOON + off, NOON + off]);
  });

  test("is remembered from start to start; a file that says nothing is none, and one that cannot be written ends no start", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "clock-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = path.join(folder, "clock");
    expect((await openSeen(file)).read()).toBeUndefined();
    await watchClock(await openSeen(file), AT_NOON);
    expect((await openSeen(file)).read()).toBe(NOON);
    expect(readdirSync(folder)).toEqual(["clock"]);
    writeFileSync(file, "");
    expect((await openSeen(file)).read()).toBeUndefined();
    const nowhere = await watchClock(await openSeen(path.join(folder, "none", "clock")), AT_NOON);
    expect(nowhere.isSuspect()).toBe(false);
    await expect(nowhere.note()).rejects.toThrow("ENOENT");
  });

  test("is said to be right by a setting", () => {
    expect(readSettings({ MATHFLOW_CLOCK: "ok" })).toMatchObject({ clockIsRight: true });
    expect(() => readSettings({ MATHFLOW_CLOCK: "on" })).toThrow("MATHFLOW_CLOCK is on");
  });
});

test("[SRV29] under a suspect clock nothing is taken out, and log, health and notes say so until it is said to be right", async () => {
  const settings = await makeSettings();
  const first = await startSchool(settings);
  await openFirstSchool(first);
  const health = async (origin: string) => (await fetch(`${origin}/healthz`)).json();
  expect(await health(first.origin)).toMatchObject({ clock: "ok" });
  await first.server.close();

  const seen = Date.now() - 400 * DAY;
  writeFileSync(path.join(settings.dataDir, "clock"), new Date(seen).toISOString());
  const identity = new DatabaseSync(path.join(settings.dataDir, "identity.sqlite"));
  identity.exec(`UPDATE session SET body = json_set(body, '$.seenAt', 0, '$.madeAt', 0, '$.endsAt', 0)`);
  const sessions = () => identity.prepare("SELECT count(*) AS count FROM session").get()?.["count"];
  const before = sessions();
  const folder = path.join(settings.dataDir, "backups");
  const copies = () => readdirSync(folder).filter((name) => timeOfBackup(name) !== undefined).length;
  // The end of a server waits for no copy that takes long, as all do on a busy machine.
  const copying = { timeout: 30_000 };
  const left = copies();
  const cutOff = `${backupName(seen)}.partial`;
  mkdirSync(path.join(folder, cutOff));

  const second = await startSchool(settings, { isSynchronised: async () => false });
  expect(await health(second.origin)).toMatchObject({ ok: true, ready: true, clock: "suspect" });
  expect(second.server.notes).toEqual([expect.stringContaining("MATHFLOW_CLOCK=ok")]);
  // All copies of this hour.
  await expect.poll(copies, copying).toBeGreaterThan(left);
  expect(readdirSync(folder)).not.toContain(cutOff);
  await second.server.close();
  expect(second.log()).toMatch(/"level":40,[^\n]*"task":"clock","status":"suspect"/u);
  expect(sessions()).toBe(before);
  expect(copies()).toBeGreaterThan(left);

  const third = await startSchool({ ...settings, clockIsRight: true });
  expect(await health(third.origin)).toMatchObject({ clock: "ok" });
  await expect.poll(copies, copying).toBe(1);
  await third.server.close();
  expect(sessions()).toBe(0);
  identity.close();
});

describeWithPostgres("data on a database server", (createDatabase) => {
  test("[SRV29] are not swept under a suspect clock either: this computer's folder remembers the time", async () => {
    const settings = await makeSettings({ databaseUrl: (await createDatabase()).url });
    mkdirSync(settings.dataDir, { recursive: true });
    writeFileSync(path.join(settings.dataDir, "clock"), new Date(Date.now() - 400 * DAY).toISOString());
    const running = await startSchool(settings, { isSynchronised: async () => false });
    expect(await (await fetch(`${running.origin}/healthz`)).json()).toMatchObject({ ready: true, clock: "suspect" });
    expect(running.server.notes).toContainEqual(expect.stringContaining("MATHFLOW_CLOCK=ok"));
  });
});
