import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { exchange, makeChain, makeRequest } from "../sync/events.fixture.ts";
import { createSqliteStore } from "../sync/index.ts";
import { createBackups } from "./backups.ts";
import { makeCopy, removeCopy, type CopyPlace } from "./copies.ts";
import type { UpkeepLine } from "./log.ts";
import { timeOfBackup } from "./plan-prune.ts";
import { openStores } from "./stores.ts";

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

interface Trial {
  readonly takesMs?: number;
  readonly fails?: () => boolean;
  /** Waited for within a copy. */
  readonly hold?: () => Promise<void>;
  readonly free?: () => number;
  readonly budget?: number;
  readonly lastErasure?: (upTo: number) => number;
}

const ROOMY = () => 1e12;

/** Backups of two files; a copy takes as long as is said. */
function openBackups({
  takesMs = 0,
  fails = () => false,
  free = ROOMY,
  lastErasure = () => 0,
  hold = async () => {},
  ...rest
}: Trial = {}) {
  const root = mkdtempSync(path.join(tmpdir(), "backups-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
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
    copyInto: async ({ folder: target, settle }) => {
      timers.pass(takesMs);
      await hold();
      writeFileSync(path.join(target, "one.db"), "copy");
      writeFileSync(path.join(target, "two.db.partial"), "co");
      if (fails()) throw new RangeError("no space left for Ada");
      renameSync(path.join(target, "two.db.partial"), path.join(target, "two.db"));
      await settle();
    },
    alone: (work) => work(),
    freeIn: async () => free(),
    isClockSuspect: () => false,
    lastErasure: async (upTo) => lastErasure(upTo),
    ...rest,
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
  await backups.close(MINUTE);
  expect(await names()).toEqual(["2026-10-05T12-00-00Z", "2026-10-05T13-00-00Z"]);
  expect(statSync(path.join(folder, "2026-10-05T12-00-00Z")).mode & 0o077).toBe(0);
  expect(timers.waiting()).toEqual([]);
});

test("[SRV42] it is known when the newest whole copy was made, whether something changed since, and whether the last try failed", async () => {
  let fails = false;
  const { timers, backups, change, noted } = openBackups({ fails: () => fails });
  await noted(1);
  expect(await backups.look()).toEqual({ lastAt: START, isFailing: false, isBehind: false, fineAt: START });
  change();
  expect(await backups.look()).toEqual({ lastAt: START, isFailing: false, isBehind: true, fineAt: START });
  fails = true;
  timers.pass(HOUR);
  await noted(2);
  expect(await backups.look()).toEqual({ lastAt: START, isFailing: true, isBehind: true, fineAt: START });
  fails = false;
  timers.pass(HOUR);
  await noted(3);
  expect(await backups.look()).toEqual({
    lastAt: START + 2 * HOUR,
    isFailing: false,
    isBehind: false,
    fineAt: START + 2 * HOUR,
  });
  await backups.close(MINUTE);
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
  await backups.close(MINUTE);
});

test("[SYN49] copies of large data leave the server most of its time, and do not hold up its end", async () => {
  const { timers, backups, change, noted, names } = openBackups({ takesMs: 10_000 });
  await noted(1);
  change();
  backups.soon();
  expect(Math.min(...timers.waiting())).toBe(200_000);
  await backups.close(MINUTE);
  expect(await names()).toHaveLength(1);
});

test("[SYN49][SYN83] the end does not wait for a copy that takes too long, and nothing of that is left", async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: letGo } = Promise.withResolvers<void>();
  const hold = () => {
    begin();
    return isHeld;
  };
  const { timers, lines, noted, folder, backups } = openBackups({ hold });
  await begun;
  const closing = backups.close(700);
  timers.pass(700);
  // It is called off and has its time to go.
  await new Promise(setImmediate);
  timers.pass(500);
  await closing;
  letGo();
  await noted(1);
  expect(lines[0]).toMatchObject({ status: "failed", fault: "AbortError" });
  expect(await readdir(folder)).toEqual([]);
  expect(timers.waiting()).toEqual([]);
});

test("[SYN49] the end makes a last one of what changed, and none when nothing did", async () => {
  const { timers, backups, change, noted, lines, names } = openBackups();
  await noted(1);
  timers.pass(MINUTE);
  change();
  await backups.close(MINUTE);
  timers.pass(MINUTE);
  await backups.close(MINUTE);
  expect(lines.map(({ status }) => status)).toEqual(["ok", "ok"]);
  // The one before it was of the same hour.
  expect(await names()).toEqual(["2026-10-05T12-01-00Z"]);
});

test("[SYN49][SYN83] one that was cut off is no copy and is gone at once; other folders stay", async () => {
  let isBroken = true;
  const { timers, noted, names, folder, lines, backups } = openBackups({ fails: () => isBroken });
  await noted(1);
  expect(await readdir(folder)).toEqual([]);
  const failed = { task: "backup", status: "failed", left: 1, totalMs: 0, fault: "RangeError" };
  expect(lines).toEqual([failed]);
  mkdirSync(path.join(folder, "notes"));
  isBroken = false;
  timers.pass(HOUR);
  await noted(2);
  await backups.close(MINUTE);
  expect(await names()).toEqual(["2026-10-05T13-00-00Z"]);
  expect(existsSync(path.join(folder, "notes"))).toBe(true);
});

test("[SYN83] a copy says of each of its files how long it is and its sum", async () => {
  const { noted, names, folder, backups } = openBackups();
  await noted(1);
  await backups.close(MINUTE);
  const [name = ""] = await names();
  const sha256 = createHash("sha256").update("copy").digest("hex");
  expect(JSON.parse(readFileSync(path.join(folder, name, "manifest.json"), "utf8"))).toEqual({
    files: { "one.db": { bytes: 4, sha256 }, "two.db": { bytes: 2, sha256: expect.not.stringContaining(sha256) } },
  });
  expect(statSync(path.join(folder, name, "manifest.json")).mode & 0o077).toBe(0);
});

test("[SYN83] what a process that was killed left is no copy, and goes; a copy from before there were manifests is one", async () => {
  const { timers, noted, names, folder, change, backups } = openBackups();
  await noted(1);
  const put = (name: string, files: Readonly<Record<string, string>>) => {
    mkdirSync(path.join(folder, name));
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, name, file), text);
  };
  const manifest = (bytes: number) => {
    const one = { bytes, sha256: "0".repeat(64) };
    return JSON.stringify({ files: { "one.db": one, "two.db": one } });
  };
  put("2026-09-01T00-00-00Z", { "one.db": "1", "two.db": "22" });
  put("2026-09-02T00-00-00Z", { "one.db": "11", "two.db": "22", "manifest.json": manifest(2) });
  put("2026-09-03T00-00-00Z", { "two.db": "22" });
  put("2026-09-04T00-00-00Z", { "one.db": "11", "two.db": "2", "manifest.json": manifest(2) });
  put("2026-09-05T00-00-00Z", { "one.db": "11", "two.db": "22", "manifest.json": "{" });
  put("2026-09-06T00-00-00Z.partial", { "one.db": "11", "two.db": "22" });
  put("2026-09-07T00-00-00Z.gone", { "one.db": "11", "two.db": "22" });
  change();
  timers.pass(HOUR);
  await noted(2);
  await backups.close(MINUTE);
  const whole = ["2026-09-01T00-00-00Z", "2026-09-02T00-00-00Z", "2026-10-05T12-00-00Z", "2026-10-05T13-00-00Z"];
  expect((await readdir(folder)).toSorted()).toEqual(whole);
  expect(await names()).toEqual(whole);
});

test("[SYN83] at no moment while a copy goes is part of it left under its name", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "copies-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  const name = "2026-10-05T12-00-00Z";
  const files = Array.from({ length: 200 }, (_, at) => `${at}.db`);
  const fill = async ({ folder, settle }: CopyPlace) => {
    for (const file of files) writeFileSync(path.join(folder, file), file);
    await settle();
  };
  await makeCopy(root, name, fill, new AbortController().signal);
  const seen = new Set<string>();
  const look = () => {
    for (const folder of readdirSync(root)) {
      const count = countIn(path.join(root, folder));
      if (folder !== name) seen.add(folder.replace(name, ""));
      else if (count !== null) seen.add(count === files.length + 1 ? "whole" : "part");
    }
  };
  look();
  const going = removeCopy(root, name).then(() => false);
  const goesOn = () => new Promise<boolean>((resolve) => setImmediate(resolve, true));
  while (await Promise.race([going, goesOn()])) look();
  expect([...seen]).toEqual(["whole", ".gone"]);
  expect(readdirSync(root)).toEqual([]);
});

/** Null: the folder has gone meanwhile. */
function countIn(folder: string): number | null {
  try {
    return readdirSync(folder).length;
  } catch {
    return null;
  }
}

test("[SYN82] a copy that has no room is not begun, again and again, and made when there is", async () => {
  let bytes = 1e12;
  const { timers, change, noted, names, lines, backups } = openBackups({ free: () => bytes });
  await noted(1);
  bytes = 1_000;
  for (let hour = 1; hour <= 5; hour += 1) {
    change();
    timers.pass(HOUR);
    await noted(1 + hour);
  }
  expect(lines.slice(1).map(({ status, fault }) => `${status} ${fault}`)).toEqual(Array(5).fill("failed Error ENOSPC"));
  expect(await names()).toEqual(["2026-10-05T12-00-00Z"]);
  bytes = 1e12;
  timers.pass(HOUR);
  await noted(7);
  await backups.close(MINUTE);
  expect(await names()).toEqual(["2026-10-05T12-00-00Z", "2026-10-05T18-00-00Z"]);
});

test("[SYN82] copies never take more together than they may", async () => {
  const { timers, change, noted, names, backups } = openBackups({ budget: 20 });
  await noted(1);
  for (let hour = 1; hour <= 6; hour += 1) {
    change();
    timers.pass(HOUR);
    await noted(1 + hour);
    expect((await names()).length * 6).toBeLessThanOrEqual(20);
  }
  await backups.close(MINUTE);
  expect((await names()).at(-1)).toBe("2026-10-05T18-00-00Z");
});

test("[SYN49] copies from before an erasure go when it is eight days ago", async () => {
  const erasedAt = START + 30 * MINUTE;
  const lastErasure = (upTo: number) => (erasedAt <= upTo ? erasedAt : 0);
  const { timers, change, noted, names, backups } = openBackups({ lastErasure });
  await noted(1);
  change();
  timers.pass(HOUR);
  await noted(2);
  const DAY = 24 * HOUR;
  expect(await names()).toHaveLength(2);
  change();
  timers.pass(8 * DAY);
  await noted(3);
  await backups.close(MINUTE);
  expect(await names()).toEqual(["2026-10-05T13-00-00Z", "2026-10-13T13-00-00Z"]);
});

test("[SYN49] the databases it copies are whole, and readable by the server's own user alone", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "stores-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const stores = await openStores({ dataDir });
  const folder = path.join(dataDir, "elsewhere");
  const lines: UpkeepLine[] = [];
  await stores.startBackups({ folder, log: (line) => lines.push(line) })?.close(MINUTE);
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

test("[SYN83] damage is not copied: such a copy is removed and said, nothing of it is durable, and the one before stays", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "stores-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const [folder, lines] = [path.join(dataDir, "copies"), [] as UpkeepLine[]];
  const events = makeChain("tablet", 200);
  const file = path.join(dataDir, "sync.sqlite");
  const live = createSqliteStore({ file, groupMs: 0 });
  await exchange(live, makeRequest(events));
  await live.close();
  const copyOnce = async () => {
    const stores = await openStores({ dataDir, newSchool: true });
    await stores.startBackups({ folder, log: (line) => lines.push(line) })?.close(MINUTE);
    await stores.close();
    const db = new DatabaseSync(file, { readOnly: true });
    const chain = db.prepare("SELECT durable_seq FROM chain").get();
    db.close();
    return chain?.["durable_seq"];
  };
  expect(await copyOnce()).toBe(200);
  const before = await readdir(folder);
  const more = createSqliteStore({ file, groupMs: 0 });
  await exchange(more, makeRequest(makeChain("tablet", 9, {}, events.at(-1))));
  await more.close();
  damage(file);
  expect(await copyOnce()).toBe(200);
  expect(lines[0]).toMatchObject({ status: "ok" });
  expect(lines.at(-1)).toMatchObject({ status: "failed", fault: expect.stringContaining("SQLITE_CORRUPT") as string });
  expect(await readdir(folder)).toEqual(before);
});

test("[SYN84] a start from a copy leaves that copy, also one of the same hour, and later copies leave it too", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "stores-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const folder = path.join(dataDir, "copies");
  const file = path.join(dataDir, "sync.sqlite");
  const events = makeChain("tablet", 9);
  const copyOnce = async (from: number) => {
    const stores = await openStores({ dataDir, newSchool: true });
    await exchange(stores.sync, makeRequest(events.slice(from, from + 3)));
    await stores.startBackups({ folder, log: () => {} })?.close(MINUTE);
    await stores.close();
    return readdirSync(folder).toSorted();
  };
  const [first = ""] = await copyOnce(0);
  rmSync(file);
  copyFileSync(path.join(folder, first, "sync.sqlite"), file);
  for (const from of [3, 6]) {
    const after = await copyOnce(from);
    expect(after).toContain(first);
    expect(after.length).toBeGreaterThan(1);
  }
});

/** Garbage in the middle of the file, where rows are. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  const page = 8192;
  bytes.fill(0xa5, 20 * page, 21 * page);
  writeFileSync(file, bytes);
}
