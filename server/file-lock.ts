import { chmodSync, chownSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";

export interface FileLock {
  readonly release: () => void;
}

const SQLITE_BUSY = 5;

/**
 * Takes a lock that the system lets go when this process ends, however it ends: a transaction of SQLite's on an empty file, into
 * which nothing is ever written, so that it works on a full disk too.
 *
 * @returns undefined where another process has it
 */
export function takeLock(file: string): FileLock | undefined {
  // Opened here it would lose the lock of this process when it is closed again.
  if (!existsSync(file)) makeEmpty(file);
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return { release: () => db.close() };
  } catch (error) {
    db.close();
    if ((error as { readonly errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

function makeEmpty(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  giveToOwner(file, path.dirname(file));
}

/** What an administrator makes in the folder of the server's user is to be that user's: else the server cannot open it. */
export function giveToOwner(file: string, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(file, uid, gid);
}

const TRY_EVERY_MS = 100;

/** Waits for another process, but no longer than that. @throws when `signal` says that nobody waits any more */
async function waitForLock(file: string, waitMs: number, signal?: AbortSignal): Promise<FileLock | undefined> {
  for (let waited = 0; ; waited += TRY_EVERY_MS) {
    const lock = takeLock(file);
    if (lock !== undefined || waited >= waitMs) return lock;
    await delay(TRY_EVERY_MS, undefined, signal && { signal });
  }
}

/** Copying takes its time, and somebody else may be at it [ms]. */
const TURN_MS = 60_000;

/** Work that one process does at a time. @throws where another one is at it for too long */
export async function inTurn<Value>(file: string, work: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
  const lock = await waitForLock(file, TURN_MS, signal);
  if (lock === undefined) throw new Error(`another process has ${file} for too long`);
  return work().finally(lock.release);
}

/** Who has a data folder. */
const Holder = z.object({ pid: z.int(), host: z.string(), what: z.string(), since: z.iso.datetime() });

const LOCK = "lock";
const HOLDER = "lock.holder";
/** Somebody who only looks whether it is held is done by then [ms]. */
const PATIENCE_MS = 1_000;

/**
 * A data folder is one process's at a time.
 *
 * @param what - it does with it, for whoever comes second
 * @throws where another process has it
 */
export async function holdFolder(dataDir: string, what: string): Promise<{ readonly release: () => Promise<void> }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const [file, note] = [path.join(dataDir, LOCK), path.join(dataDir, HOLDER)];
  const lock = await waitForLock(file, PATIENCE_MS);
  if (lock === undefined) throw new Error(`${dataDir} is in use by ${await describeHolder(dataDir)}. ${HOW}`);
  const holder = { pid: process.pid, host: hostname(), what, since: new Date().toISOString() };
  // Only for the words: the lock holds without it, on a full disk too.
  await writeFile(note, JSON.stringify(holder), { mode: 0o600 }).catch(() => {});
  return {
    release: async () => {
      await rm(note, { force: true });
      lock.release();
    },
  };
}

const HOW = "Stop that one first, or name another folder in MATHFLOW_DATA.";

/** In words; undefined: nobody has it. */
export async function holderOf(dataDir: string): Promise<string | undefined> {
  if (!existsSync(path.join(dataDir, LOCK))) return undefined;
  const lock = takeLock(path.join(dataDir, LOCK));
  lock?.release();
  return lock === undefined ? describeHolder(dataDir) : undefined;
}

async function describeHolder(dataDir: string): Promise<string> {
  const text = await readFile(path.join(dataDir, HOLDER), "utf8").catch(() => "");
  try {
    const { pid, host, what, since } = Holder.parse(JSON.parse(text));
    return `process ${pid} on ${host} (${what}, since ${since})`;
  } catch {
    return "another process";
  }
}
