import { err } from "#engine";
import { isDiskFull } from "../disk-full.ts";
import type { IdentityStore } from "../identity/index.ts";
import { isOutage } from "../outage.ts";
import type { SyncStore } from "../sync/index.ts";
import type { Reserve } from "./reserve.ts";

/** Whether what comes can be written down just now, and else what is in the way. */
export type Readiness =
  | { readonly ready: true }
  /** `disk`: it is full. `database`: it does not take what is written. */
  | { readonly ready: false; readonly why: "disk" | "database" };

export interface Watched {
  readonly sync: SyncStore;
  readonly identity: IdentityStore;
  readonly readiness: () => Promise<Readiness>;
}

export interface WatchOptions {
  readonly sync: SyncStore;
  readonly identity: IdentityStore;
  /** Room kept for a full disk; absent where the data lie elsewhere. */
  readonly reserve?: Reserve;
  /** Writes something that is nobody's into each of them; rejects where that does not come off. */
  readonly tryWrite: () => Promise<unknown>;
  /** [ms] */
  readonly now: () => number;
}

/** A write that went through says so for so long [ms]. */
const FRESH_MS = 10_000;
/** One that takes longer did not come off [ms]. */
const PATIENCE_MS = 2_000;

/** A disk on which room is kept by nobody. */
const NO_RESERVE: Reserve = { isKept: async () => true, giveUp: async () => {} };

/**
 * Notes whether writes go through [SRV16]. A full disk gives up the reserve: signing in and starting need a little room, and no
 * events are taken before it is back [SRV25].
 */
export function watchWrites({ sync, identity, reserve = NO_RESERVE, tryWrite, now }: WatchOptions): Watched {
  let wroteAt = -Infinity;
  let trying: Promise<Readiness> | null = null;

  async function look(): Promise<Readiness> {
    try {
      await inTime(tryWrite());
      wroteAt = now();
      return { ready: true };
    } catch (error) {
      return { ready: false, why: isDiskFull(error) ? "disk" : "database" };
    }
  }

  return {
    sync: {
      ...sync,
      exchange: async (key, ask, decide) => {
        if (ask.ids.length > 0 && !(await reserve.isKept())) return err({ type: "full" });
        const done = await sync.exchange(key, ask, decide).catch((error: unknown) => {
          wroteAt = -Infinity;
          throw error;
        });
        if (!done.ok) wroteAt = -Infinity;
        else if (done.value.push.rows.length > 0) wroteAt = now();
        if (!done.ok && done.error.type === "full") await reserve.giveUp();
        return done;
      },
    },
    identity: {
      ...identity,
      transact: async (work) => {
        try {
          return await identity.transact(work);
        } catch (error) {
          if (isOutage(error)) wroteAt = -Infinity;
          if (!isDiskFull(error)) throw error;
          await reserve.giveUp();
          return identity.transact(work);
        }
      },
    },
    readiness: async () => {
      if (!(await reserve.isKept())) return { ready: false, why: "disk" };
      if (now() - wroteAt < FRESH_MS) return { ready: true };
      trying ??= look().finally(() => (trying = null));
      return trying;
    },
  };
}

async function inTime(work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("it takes too long")), PATIENCE_MS);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
