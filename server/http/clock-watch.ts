import { readFile, rename, writeFile } from "node:fs/promises";

/** The latest time that was believed. */
export interface SeenTime {
  /** Undefined: none yet [ms since 1970-01-01 UTC]. */
  readonly read: () => number | undefined;
  readonly keep: (at: number) => Promise<void>;
}

export interface ClockWatch {
  /** Whether the clock may be wrong: what goes by time then takes nothing out. */
  readonly isSuspect: () => boolean;
  /** Remembers the time if it is believed; to be called by the hour. */
  readonly note: () => Promise<void>;
}

/** Longer than a server is off without anybody who looks after it [ms]. */
const MOST_AFTER_MS = 7 * 24 * 60 * 60_000;
/** Clocks are set right by as much every day [ms]. */
const MOST_BEFORE_MS = 5 * 60_000;

/** For data whose clock is somebody else's. */
export const TRUSTED_CLOCK: ClockWatch = { isSuspect: () => false, note: async () => {} };

export function isBelieved(now: number, seen: number | undefined): boolean {
  return seen === undefined || (now <= seen + MOST_AFTER_MS && now >= seen - MOST_BEFORE_MS);
}

/**
 * Believes a clock that goes on from where it was. One that does not is suspect until it is back there.
 *
 * @param isSaidRight - whoever runs the server has looked at it
 */
export async function watchClock(seen: SeenTime, now: () => number, isSaidRight: boolean): Promise<ClockWatch> {
  const isSuspect = () => !isBelieved(now(), seen.read());

  async function note(): Promise<void> {
    if (!isSuspect()) await seen.keep(Math.max(now(), seen.read() ?? 0));
  }

  // Where it cannot be written, the next hour says so.
  await (isSaidRight ? seen.keep(now()) : note()).catch(() => {});
  return { isSuspect, note };
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
