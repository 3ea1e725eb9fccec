import { readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/** The latest time that was believed. */
export interface SeenTime {
  /** Undefined: none yet [ms since 1970-01-01 UTC]. */
  readonly read: () => number | undefined;
  readonly keep: (at: number) => Promise<void>;
}

export interface ClockWatch {
  /** Whether the clock may be wrong: what goes by time then takes nothing out. */
  readonly isSuspect: () => boolean;
  /** How far a suspect clock is after the latest time that was believed, or before it; 0: it is not suspect [ms]. */
  readonly offMs: () => number;
  /** What is written down as the time: under a clock that ran ahead no later than a day after the latest one believed. */
  readonly now: () => number;
  /** Remembers the time if it is believed; to be called by the hour. */
  readonly note: () => Promise<void>;
}

/** Longer than a server is off without anybody who looks after it [ms]. */
const MOST_AFTER_MS = 7 * 24 * 60 * 60_000;
/** Clocks are set right by as much every day [ms]. */
const MOST_BEFORE_MS = 5 * 60_000;

/** What a clock that ran ahead adds to it at most [ms]. */
const MOST_WRITTEN_MS = 24 * 60 * 60_000;

export const CLOCK_SUSPECT =
  "The clock of this computer may be wrong: it is far from where it was. Nothing is cleared away meanwhile. If it is right, start once with MATHFLOW_CLOCK=ok.";

export function isBelieved(now: number, seen: number | undefined): boolean {
  return seen === undefined || (now <= seen + MOST_AFTER_MS && now >= seen - MOST_BEFORE_MS);
}

interface ClockWatchOptions {
  readonly now: () => number;
  /** Whoever runs the server has looked at it. */
  readonly isSaidRight: boolean;
  /** Whether servers of time have set it since this computer was started. */
  readonly isSynchronised: () => Promise<boolean>;
}

/** Believes a clock that goes on from where it was. One that does not is suspect until it is back there, or set. */
export async function watchClock(
  seen: SeenTime,
  { now, isSaidRight, isSynchronised }: ClockWatchOptions,
): Promise<ClockWatch> {
  const isSuspect = () => !isBelieved(now(), seen.read());

  async function note(): Promise<void> {
    if (!isSuspect()) await seen.keep(Math.max(now(), seen.read() ?? 0));
    else if (await isSynchronised()) await seen.keep(now());
  }

  // Where it cannot be written, the next hour says so.
  await (isSaidRight ? seen.keep(now()) : note()).catch(() => {});
  return {
    isSuspect,
    offMs: () => (isSuspect() ? now() - (seen.read() ?? 0) : 0),
    now: () => (isSuspect() ? Math.min(now(), (seen.read() ?? 0) + MOST_WRITTEN_MS) : now()),
    note,
  };
}

/** This computer's, by the time that its data folder remembers, wherever the rest of the data lie. */
export async function openClock({ dataDir, clockIsRight = false, ...rest }: OpenClockOptions): Promise<ClockWatch> {
  return watchClock(await openSeen(path.join(dataDir, "clock")), {
    now: Date.now,
    isSaidRight: clockIsRight,
    isSynchronised: rest.isSynchronised ?? isSynchronised,
  });
}

interface OpenClockOptions {
  readonly dataDir: string;
  readonly clockIsRight?: boolean;
  readonly isSynchronised?: () => Promise<boolean>;
}

/** As systemd says it, in a file that is there from the first time on; elsewhere nobody says so. */
export async function isSynchronised(): Promise<boolean> {
  return (await stat("/run/systemd/timesync/synchronized").catch(() => undefined)) !== undefined;
}

/**
 * In a file of its own: it goes on while nothing else changes, which is no reason for a copy, and data that come back from an old
 * copy do not set it back.
 */
export async function openSeen(file: string): Promise<SeenTime> {
  const found = Date.parse((await readFile(file, "utf8").catch(() => "")).trim());
  let seen = Number.isNaN(found) ? undefined : found;
  return {
    read: () => seen,
    keep: async (at) => {
      seen = at;
      await writeFile(`${file}.partial`, `${new Date(at).toISOString()}\n`, { mode: 0o600, flush: true });
      await rename(`${file}.partial`, file);
    },
  };
}
