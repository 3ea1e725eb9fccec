import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { flush } from "../sync/index.ts";
import { faultOf } from "../line-log.ts";
import type { LogUpkeep } from "./log.ts";
import { backupName, planPrune, timeOfBackup } from "./plan-prune.ts";

export interface BackupsOptions {
  /** Here every copy gets a folder of its own, named after its moment. */
  readonly folder: string;
  /** Database files: a copy is made only when one of them changed. */
  readonly files: readonly string[];
  /** Copies them into an empty folder, the one named last at last: a copy with that file is whole. */
  readonly copyInto: (folder: string) => Promise<void>;
  readonly log: LogUpkeep;
  /** [ms since 1970-01-01 UTC] */
  readonly now: () => number;
  /** Calls back once after so many milliseconds; what it gives calls that off. */
  readonly after: (ms: number, work: () => void) => () => void;
}

export interface Backups {
  /** A copy within a minute or so: something is kept elsewhere only until there is one. */
  readonly soon: () => void;
  /** A last copy, if something changed and the time will do; to be called before the databases are closed. */
  readonly close: () => Promise<void>;
}

const EVERY_MS = 60 * 60_000;
const SOON_MS = 20_000;
/** Copies asked for take no more than a twentieth of the time, however large the data are. */
const REST = 20;
/** A copy that takes longer does not fit into the end of the process [ms]. */
const LAST_MS = 2_000;

/** Hourly copies of what changed, thinned out with age [SYN49]. Starts at once. */
export function createBackups({ folder, files, copyInto, log, now, after }: BackupsOptions): Backups {
  let copied = "";
  let tookMs = 0;
  let endedAt = -Infinity;
  let running: Promise<void> = Promise.resolve();
  let callOffHourly = (): void => {};
  let callOffSoon: (() => void) | null = null;
  let closed = false;

  /** One at a time; a failure is noted, and tried again at the next occasion. */
  function run(): Promise<void> {
    running = running.then(copyAndPrune);
    return running;
  }

  async function copyAndPrune(): Promise<void> {
    const start = now();
    try {
      await copyWhatChanged(start);
      await prune(folder, files, start);
    } catch (error) {
      log({ task: "backup", status: "failed", left: 1, totalMs: now() - start, fault: faultOf(error) });
    }
  }

  async function copyWhatChanged(start: number): Promise<void> {
    const state = await stateOf(files);
    if (state === copied) return;
    const target = path.join(folder, backupName(start));
    await mkdir(target, { recursive: true, mode: 0o700 });
    await flush(folder);
    await copyInto(target);
    copied = state;
    endedAt = now();
    tookMs = endedAt - start;
    log({ task: "backup", status: "ok", left: 0, totalMs: tookMs, fault: null });
  }

  function hourly(): void {
    if (closed) return;
    void run();
    callOffHourly = after(EVERY_MS, hourly);
  }

  hourly();
  return {
    soon: () => {
      if (callOffSoon !== null || closed) return;
      const earliest = endedAt + Math.max(SOON_MS, tookMs * REST);
      callOffSoon = after(Math.max(1_000, earliest - now()), () => {
        callOffSoon = null;
        void run();
      });
    },
    close: async () => {
      closed = true;
      callOffHourly();
      callOffSoon?.();
      if (tookMs <= LAST_MS) await run();
    },
  };
}

/** Changes with every write. */
async function stateOf(files: readonly string[]): Promise<string> {
  const parts: string[] = [];
  for (const file of files.flatMap((name) => [name, `${name}-wal`])) {
    const found = await stat(file).catch(() => undefined);
    parts.push(`${found?.mtimeMs ?? 0} ${found?.size ?? 0}`);
  }
  return parts.join(" ");
}

/** Copies that have had their time, and what was left of those that were cut off. */
async function prune(folder: string, files: readonly string[], now: number): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => timeOfBackup(name) !== undefined);
  const whole: string[] = [];
  for (const name of names) {
    const last = path.join(folder, name, path.basename(files.at(-1) ?? ""));
    if ((await stat(last).catch(() => undefined)) !== undefined) whole.push(name);
  }
  const gone = new Set([...names.filter((name) => !whole.includes(name)), ...planPrune(whole, now)]);
  for (const name of gone) await rm(path.join(folder, name), { recursive: true });
}
