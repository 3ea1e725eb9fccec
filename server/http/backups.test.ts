import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { createBackups } from "./backups.ts";
import type { UpkeepLine } from "./log.ts";
import { timeOfBackup } from "./plan-prune.ts";

const START = Date.UTC(2026, 9, 5, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A clock with timers, set by hand. */
function createTimers() {
  let now = START;
  let waiting: { readonly at: number; readonly work: () => void }[] = [];
  return {
    now: () => now,
    waiting: () => waiting.map(({ at }) => at - now),
    after: (ms: number, work: () => void) => {
      const one = { at: now + ms, work };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    pass: (ms: number) => {
      now += ms;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { work } of due) work();
    },
  };
}

/** Backups of two files; a copy takes as long as is said. */
function openBackups({ takesMs = 0, fails = () => false }: { takesMs?: number; fails?: () => boolean } = {}) {
  const root = mkdtempSync(path.join(tmpdir(), "backups-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [folder, one, two] = ["backups", "one.db", "two.db"].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ];
  for (const file of [one, two]) writeFileSync(file, "0");
  const [timers, lines] = [createTimers(), [] as UpkeepLine[]];
  const waiting: (() => void)[] = [];
  const backups = createBackups({
    folder,
    files: [one, two],
    copyInto: async (target) => {
      timers.pass(takesMs);
      if (fails()) throw new RangeError("no space left for Ada");
      for (const file of [one, two]) writeFileSync(path.join(target, path.basename(file)), "copy");
    },
    log: (line) => {
      lines.push(line);
      waiting.splice(0).forEach((done) => done());
    },
    now: timers.now,
    after: timers.after,
  });
  let size = 1;
  return {
    folder,
    timers,
    lines,
    backups,
    change: () => writeFileSync(one, "x".repeat((size += 1))),
    /** Until so many tasks were noted. */
    noted: async (count: number) => {
      while (lines.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    names: async () => (await readdir(folder)).filter((name) => timeOfBackup(name) !== undefined).toSorted(),
  };
}

test("[SYN49] a copy at the start, and one for every hour in which something changed", async () => {
  const { timers, backups, change, noted, names, folder } = openBackups();
  await noted(1);
  change();
  timers.pass(HOUR);
  await noted(2);
  for (let hour = 0; hour < 3; hour += 1) timers.pass(HOUR);
  await backups.close();
  expect(await names()).toEqual(["2026-10-05T12-00-00Z", "2026-10-05T13-00-00Z"]);
  expect(statSync(path.join(folder, "2026-10-05T12-00-00Z")).mode & 0o077).toBe(0);
  expect(timers.waiting()).toEqual([]);
});

test("[SYN49] asked for soon it comes twenty seconds after the one before, once however often it is asked for", async () => {
  const { timers, backups, change, noted } = openBackups();
  await noted(1);
  change();
  for (let time = 0; time < 5; time += 1) backups.soon();
  expect(timers.waiting().toSorted((a, b) => a - b)).toEqual([20_000, HOUR]);
  timers.pass(20_000);
  await noted(2);
  timers.pass(5 * MINUTE);
  backups.soon();
  expect(Math.min(...timers.waiting())).toBe(1_000);
  await backups.close();
});

test("[SYN49] copies of large data leave the server most of its time, and do not hold up its end", async () => {
  const { timers, backups, change, noted, names } = openBackups({ takesMs: 10_000 });
  await noted(1);
  change();
  backups.soon();
  expect(Math.min(...timers.waiting())).toBe(200_000);
  await backups.close();
  expect(await names()).toHaveLength(1);
});

test("[SYN49] the end makes a last one of what changed, and none when nothing did", async () => {
  const { timers, backups, change, noted, lines, names } = openBackups();
  await noted(1);
  timers.pass(MINUTE);
  change();
  await backups.close();
  timers.pass(MINUTE);
  await backups.close();
  expect(lines.map(({ status }) => status)).toEqual(["ok", "ok"]);
  // The one before it was of the same hour.
  expect(await names()).toEqual(["2026-10-05T12-01-00Z"]);
});

test("[SYN49] one that was cut off is no copy, and goes with the next; other folders stay", async () => {
  let isBroken = true;
  const { timers, noted, names, folder, lines, backups } = openBackups({ fails: () => isBroken });
  await noted(1);
  expect(await names()).toEqual(["2026-10-05T12-00-00Z"]);
  expect(lines).toEqual([{ task: "backup", status: "failed", left: 1, totalMs: 0, fault: "RangeError" }]);
  mkdirSync(path.join(folder, "notes"));
  isBroken = false;
  timers.pass(HOUR);
  await noted(2);
  await backups.close();
  expect(await names()).toEqual(["2026-10-05T13-00-00Z"]);
  expect(existsSync(path.join(folder, "notes"))).toBe(true);
});

test("[SYN49] the databases it copies are whole, and readable by the server's own user alone", async () => {
  const { openStores } = await import("./stores.ts");
  const dataDir = mkdtempSync(path.join(tmpdir(), "stores-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const stores = await openStores({ dataDir });
  const folder = path.join(dataDir, "elsewhere");
  const lines: UpkeepLine[] = [];
  await stores.startBackups(folder, (line) => lines.push(line))?.close();
  await stores.close();
  expect(lines).toMatchObject([{ task: "backup", status: "ok" }]);
  const [name = ""] = await readdir(folder);
  for (const file of ["identity.sqlite", "sync.sqlite"]) {
    const copied = path.join(folder, name, file);
    expect(statSync(copied).mode & 0o077).toBe(0);
    const db = new DatabaseSync(copied, { readOnly: true });
    expect(db.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    db.close();
  }
});
