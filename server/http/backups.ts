import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { listCopies, makeCopy, removeCopy, type CopyPlace } from "./copies.ts";
import { failureLine, type LogUpkeep } from "./log.ts";
import { newestName, nextName, planCopy, timeOfBackup } from "./plan-prune.ts";

export interface BackupsOptions {
  /** Here every copy gets a folder of its own, named after its moment. */
  readonly folder: string;
  /** Database files: a copy is made only when one of them changed. */
  readonly files: readonly string[];
  /** Copies them, looks them through, and lets the copy settle. */
  readonly copyInto: (place: CopyPlace) => Promise<void>;
  /** Whoever else copies these data is waited for, unless nobody waits any more. */
  readonly alone: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  /** The copy the data came back from. */
  readonly keep?: string | undefined;
  /** What all copies may take together [bytes]; where it is not said, it follows from the disk. */
  readonly budget?: number;
  /** Free on the disk of a folder [bytes]. */
  readonly freeIn: (folder: string) => Promise<number>;
  /** When somebody was erased last, up to a moment; 0: nobody was [ms since 1970-01-01 UTC]. */
  readonly lastErasure: (upTo: number) => Promise<number>;
  readonly isClockSuspect: () => boolean;
  readonly log: LogUpkeep;
  /** [ms since 1970-01-01 UTC] */
  readonly now: () => number;
  /** Calls back once after so many milliseconds; what it gives calls that off. */
  readonly after: (ms: number, work: () => void) => () => void;
}

export interface CopiesState {
  /** When the newest whole copy was made; null: there is none [ms since 1970-01-01 UTC]. */
  readonly lastAt: number | null;
  /** The last try did not come off. */
  readonly isFailing: boolean;
  /** Something changed since the newest one. */
  readonly isBehind: boolean;
  /** When a try came off last, whether or not there was anything to copy [ms since 1970-01-01 UTC]. */
  readonly fineAt: number | null;
}

export interface Backups {
  /** A copy within a minute or so: something is kept elsewhere only until there is one. */
  readonly soon: () => void;
  readonly look: () => Promise<CopiesState>;
  /**
   * A last copy, if something changed and the time will do; to be called before the databases are closed. What takes longer than
   * `withinMs` is called off.
   */
  readonly close: (withinMs: number) => Promise<void>;
}

const EVERY_MS = 60 * 60_000;
const SOON_MS = 20_000;
/** Copies asked for take no more than a twentieth of the time, however large the data are. */
const REST = 20;
/** A copy that takes longer does not fit into the end of the process [ms]. */
const LAST_MS = 2_000;
/** So long one that was called off may take to leave nothing behind [ms]. */
const CALLED_OFF_MS = 250;
/** Who was erased is in no copy after so long [ms]. */
const ERASED_MS = 8 * 24 * 60 * 60_000;

/** Hourly copies of what changed, thinned out with age [SYN49]. Starts at once. */
export function createBackups(options: BackupsOptions): Backups {
  const { folder, files, copyInto, alone, keep, budget, freeIn, isClockSuspect, lastErasure, log, now, after } =
    options;
  const names = files.map((file) => path.basename(file));
  let copied = "";
  let tookMs = 0;
  let endedAt = -Infinity;
  let isFailing = false;
  let fineAt: number | null = null;
  let running: Promise<void> = Promise.resolve();
  let callOffHourly = (): void => {};
  let callOffSoon: (() => void) | null = null;
  let closed = false;
  const callingOff = new AbortController();

  /** One at a time; a failure is noted, and tried again at the next occasion. */
  function run(): Promise<void> {
    running = running.then(runAlone);
    return running;
  }

  async function runAlone(): Promise<void> {
    const start = now();
    try {
      await alone(() => copyAndPrune(start), callingOff.signal);
      isFailing = false;
      fineAt = now();
    } catch (error) {
      isFailing = true;
      log(failureLine("backup", error, now() - start));
    }
  }

  async function copyAndPrune(start: number): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const state = await stateOf(files);
    const hasChanged = state.text !== copied;
    if (!(await prune(hasChanged ? state.bytes : 0))) throw noRoom();
    if (!hasChanged) return;
    await copy(start, state.text);
    await prune(0);
  }

  /** Takes out what was cut off and what has had its time; whether there is room for a copy of so many bytes then. */
  async function prune(size: number): Promise<boolean> {
    const { whole, cutOff } = await listCopies(folder, names);
    await removeAll(cutOff);
    const { gone, hasRoom } = planCopy(whole, {
      now: now(),
      keep,
      isClockSuspect: isClockSuspect(),
      size,
      free: await freeIn(folder),
      erasedAt: await lastErasure(now() - ERASED_MS),
      ...(budget === undefined ? {} : { budget }),
    });
    await removeAll(gone);
    return hasRoom || size === 0;
  }

  /** One that cannot be removed keeps nobody from making the next. */
  async function removeAll(gone: readonly string[]): Promise<void> {
    for (const name of gone) {
      await removeCopy(folder, name).catch((error: unknown) => log(failureLine("backup", error, 0)));
    }
  }

  async function copy(start: number, state: string): Promise<void> {
    const { whole } = await listCopies(folder, names);
    await makeCopy(folder, nextName(whole, start), copyInto, callingOff.signal);
    copied = state;
    isFailing = false;
    fineAt = now();
    endedAt = now();
    tookMs = endedAt - start;
    log({ task: "backup", status: "ok", left: 0, totalMs: tookMs, fault: null });
  }

  async function waitFor(ms: number): Promise<void> {
    const late = Promise.withResolvers<void>();
    const callOff = after(ms, late.resolve);
    await Promise.race([running, late.promise]);
    callOff();
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
    look: async () => {
      const newest = newestName((await listCopies(folder, names)).whole, now());
      return {
        lastAt: newest === undefined ? null : (timeOfBackup(newest) ?? null),
        isFailing,
        fineAt,
        isBehind: (await stateOf(files)).text !== copied,
      };
    },
    close: async (withinMs) => {
      closed = true;
      callOffHourly();
      callOffSoon?.();
      if (tookMs <= LAST_MS) void run();
      await waitFor(withinMs);
      callingOff.abort();
      await waitFor(CALLED_OFF_MS);
    },
  };
}

/** Changes with every write. */
async function stateOf(files: readonly string[]): Promise<{ readonly text: string; readonly bytes: number }> {
  const parts: string[] = [];
  let bytes = 0;
  for (const file of files.flatMap((name) => [name, `${name}-wal`])) {
    const found = await stat(file).catch(() => undefined);
    parts.push(`${found?.mtimeMs ?? 0} ${found?.size ?? 0}`);
    bytes += found?.size ?? 0;
  }
  return { text: parts.join(" "), bytes };
}

export function noRoom(): Error {
  return Object.assign(new Error("there is no room for a copy"), { code: "ENOSPC" });
}
