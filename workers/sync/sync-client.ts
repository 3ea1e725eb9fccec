import type { LearnerId, Rng } from "#engine";
import type { Locks } from "../seams.ts";
import { backOff, SPREAD_MS } from "./back-off.ts";
import type { SyncTrouble } from "./read-answer.ts";
import { createSyncRound, LIMITS, type RoundDeps, type SyncLimits } from "./sync-round.ts";

export interface SyncDeps extends RoundDeps {
  readonly locks: Locks;
  readonly rng: Rng;
  readonly limits?: SyncLimits;
  /** Without news the server is asked this often [ms]. */
  readonly idleMs?: number;
  /** Hears of every new view. */
  readonly show: (view: SyncView) => void;
}

/** What the screen says of sync. */
export interface SyncView {
  /** Own events the server has not acked. */
  readonly unsent: number;
  /** When the oldest of them was made, by this device's clock [ms since 1970-01-01 UTC]; null when there is none. */
  readonly unsentSince: number | null;
  /** Server's time of the last contact [ms since 1970-01-01 UTC]; null before the first. */
  readonly contactAt: number | null;
  /** Why the last round came to nothing; null when it did not. */
  readonly trouble: SyncTrouble | null;
  /** How many of the server's rows are here while more are fetched; null when all are. */
  readonly incoming: { readonly here: number; readonly of: number } | null;
}

/** Keeps one learner's log on this device and on the server the same. */
export interface SyncClient {
  readonly start: () => void;
  /** Something was recorded. Waits out a pause after failures. */
  readonly nudge: () => void;
  /** The network is back: tried again within some seconds, whatever failed before. */
  readonly online: () => void;
  /** Tries at once, whatever failed before; resolves when there is nothing to do but the history, or a round failed. */
  readonly sync: () => Promise<SyncView>;
  /** Fetches the history a snapshot stands for; true when the whole log is here. */
  readonly wholeLog: () => Promise<boolean>;
  /** The learner leaves a shared device: the server's rows go, and own events the server has twice. True when none is left. */
  readonly leave: () => Promise<boolean>;
  readonly stop: () => void;
}

/** Without news the server is asked this often for other devices' events, unless told [ms]. */
const IDLE_MS = 300_000;
/** Answers given in one go are sent together [ms]. */
const GATHER_MS = 250;
export function createSyncClient(learner: LearnerId, deps: SyncDeps): SyncClient {
  const { store, timers, locks, rng, limits = LIMITS, idleMs = IDLE_MS } = deps;
  const { round, behind } = createSyncRound(learner, deps, limits);
  let stopped = false;
  let running = false;
  /** Something was recorded while a round was under way. */
  let nudged = false;
  let failures = 0;
  let callOff = (): void => {};
  let waiters: (() => void)[] = [];
  let view: SyncView = { unsent: 0, unsentSince: null, contactAt: null, trouble: null, incoming: null };

  function schedule(delayMs: number): void {
    callOff();
    callOff = stopped ? () => {} : timers.after(delayMs, () => void run());
  }

  /** One request in flight at a time, in this tab and in all others. */
  async function run(): Promise<void> {
    if (running || stopped) return;
    running = true;
    nudged = false;
    try {
      const delayMs = await settle();
      schedule(nudged && failures === 0 ? GATHER_MS : delayMs);
    } catch (error) {
      console.error("a round of sync failed", error);
      failures += 1;
      schedule(backOff(rng, failures, 0));
    } finally {
      running = false;
      for (const tell of waiters.splice(0)) tell();
    }
  }

  /** Rounds until there is nothing to do or one fails; says how long to wait then. */
  async function settle(): Promise<number> {
    for (;;) {
      const done = await locks.exclusive(`mathflow-sync/${learner}`, round);
      if (stopped) return idleMs;
      if (!done.ok) {
        failures += 1;
        await refresh(done.error.trouble);
        return backOff(rng, failures, done.error.retryAfterMs);
      }
      failures = 0;
      await refresh(null);
      if (!done.value.again) return done.value.later === true ? limits.historyMs : idleMs + rng.int(0, SPREAD_MS);
    }
  }

  async function refresh(trouble: SyncTrouble | null): Promise<void> {
    const read = await store.readOutgoing(learner, 1);
    if (!read.ok) {
      view = { ...view, trouble: trouble ?? "storage" };
    } else {
      const { head, replica, events } = read.value;
      const unsent = Math.max(0, (head?.seq ?? 0) - Math.max(replica.acked.seq, replica.purged.seq));
      const { contactAt, cursor } = replica;
      const of = behind();
      const incoming = trouble === null && cursor < of ? { here: cursor, of } : null;
      view = { unsent, unsentSince: events[0]?.wall ?? null, contactAt, trouble, incoming };
    }
    deps.show(view);
  }

  function sync(): Promise<SyncView> {
    return new Promise((resolve) => {
      waiters.push(() => resolve(view));
      callOff();
      if (stopped) for (const tell of waiters.splice(0)) tell();
      else void run();
    });
  }

  async function wholeLog(): Promise<boolean> {
    for (;;) {
      const read = await store.readOutgoing(learner, 0);
      if (!read.ok || stopped) return false;
      if (read.value.replica.base === null) return true;
      if ((await sync()).trouble !== null) return false;
    }
  }

  async function leave(): Promise<boolean> {
    const read = await store.readOutgoing(learner, 0);
    if (!read.ok) return false;
    const { replica, head } = read.value;
    const purged = await store.purge({ expected: replica, forget: true });
    if (!purged.ok) return false;
    deps.changed({ type: "purged" });
    const after = await store.readOutgoing(learner, 0);
    return after.ok && after.value.replica.purged.seq === (head?.seq ?? 0);
  }

  return {
    start: () => {
      void refresh(null);
      schedule(rng.int(0, SPREAD_MS));
    },
    nudge: () => {
      void refresh(view.trouble);
      nudged = true;
      if (failures === 0 && !running) schedule(GATHER_MS);
    },
    online: () => {
      if (!running) schedule(rng.int(0, SPREAD_MS));
    },
    sync,
    wholeLog,
    leave,
    stop: () => {
      stopped = true;
      callOff();
    },
  };
}
