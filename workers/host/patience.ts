import type { Timers } from "../seams.ts";

export interface Patience {
  /** Waits for what is fetched, says so when it takes long; null when it takes too long. */
  readonly soon: <Value>(waiting: Promise<Value>) => Promise<Value | null>;
  /** Waits for the disk as long as it takes, and says so: nothing hangs silently [HST12]. */
  readonly patiently: <Value>(waiting: Promise<Value>) => Promise<Value>;
}

export interface PatienceSigns {
  readonly showFetching: (fetching: boolean) => void;
  readonly showDiskSilent: (silent: boolean) => void;
}

/** Longest wait for the disk before a reload is offered [ms]. */
const STORE_PATIENCE_MS = 5_000;
/** Longest wait for a part of the app before it counts as not to be had; it may still come for the next call [ms]. */
const CONTENT_PATIENCE_MS = 20_000;
/** From then on the learner is told that something is being fetched [ms]. */
const FETCH_NOTICED_MS = 400;

/** Waits that tell the learner when they grow long. */
export function createPatience(timers: Timers, signs: PatienceSigns): Patience {
  return {
    soon: async (waiting) => {
      const callOff: (() => void)[] = [];
      let shown = false;
      const show = timers.after(FETCH_NOTICED_MS, () => {
        shown = true;
        signs.showFetching(true);
      });
      const tooLong = new Promise<null>((resolve) => {
        callOff.push(timers.after(CONTENT_PATIENCE_MS, () => resolve(null)));
      });
      try {
        return await Promise.race([waiting, tooLong]);
      } finally {
        for (const stop of [show, ...callOff]) stop();
        if (shown) signs.showFetching(false);
      }
    },
    patiently: async (waiting) => {
      let told = false;
      const callOff = timers.after(STORE_PATIENCE_MS, () => {
        told = true;
        signs.showDiskSilent(true);
      });
      try {
        return await waiting;
      } finally {
        callOff();
        if (told) signs.showDiskSilent(false);
      }
    },
  };
}
