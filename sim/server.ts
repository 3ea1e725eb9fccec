import type { LearnerId, Rng } from "#engine";
import {
  answerSync,
  backUpMemory,
  createMemoryServerDisk,
  createMemorySyncStore,
  restoreMemory,
  type MemoryServerDisk,
  type SyncAnswer,
  type SyncStore,
} from "#server/sync";
import type { Defences } from "./defences.ts";
import { createProcess, type Process } from "./process.ts";
import type { VirtualTime } from "./virtual-time.ts";

export const TENANT = "school";

/** The product's handler over its memory store, in a process that dies and a clock that is set. */
export interface SimServer {
  /** Rejects when the server is down, never settles when it dies meanwhile. */
  readonly handle: (learner: LearnerId, text: string, sum: string | null) => Promise<SyncAnswer>;
  readonly kill: () => void;
  readonly backUp: () => void;
  /** The last backup takes the place of the data. */
  readonly restore: () => void;
  readonly setClock: (offMs: number) => void;
  /** The latest time its clock has ever shown [ms since 1970-01-01 UTC]. */
  readonly latestClock: () => number;
  readonly epoch: () => string;
  readonly rows: (learner: LearnerId) => Promise<Awaited<ReturnType<SyncStore["readRows"]>>>;
  readonly backedUp: (learner: LearnerId) => Promise<Awaited<ReturnType<SyncStore["readRows"]>>>;
}

export interface SimServerOptions {
  readonly time: VirtualTime;
  readonly rng: Rng;
  readonly crashes: () => number;
  readonly defences: Defences;
}

const ALL = 1_000_000;

export function createSimServer({ time, rng, crashes, defences }: SimServerOptions): SimServer {
  let epochs = 1;
  let disk: MemoryServerDisk = createMemoryServerDisk("epoch 1");
  let copy = backUpMemory(disk);
  let offMs = 0;
  let latest = 0;
  let process: Process | null = boot();

  function boot(): Process {
    return createProcess({
      time,
      rng,
      crashes,
      latencyMs: 20,
      died: () => {
        process = null;
        time.after(rng.int(500, 20_000), () => {
          process ??= boot();
        });
      },
    });
  }

  function now(): number {
    const clock = time.now() + offMs;
    latest = Math.max(latest, clock);
    return clock;
  }

  /** Every exchange is a moment at which the server may die: before it, or when it is done and not yet answered. */
  function storeOf(alive: Process, text: string): SyncStore {
    const store = defences.serverStore(createMemorySyncStore(disk), text);
    return { ...store, exchange: (key, ask, decide) => alive.outside(() => store.exchange(key, ask, decide)) };
  }

  return {
    handle: async (learner, text, sum) => {
      if (process === null) throw new Error("refused");
      const session = { tenant: TENANT, learner };
      return answerSync({ store: storeOf(process, text), now }, session, { text, sum: defences.requestSum(text, sum) });
    },
    kill: () => process?.kill(),
    backUp: () => {
      copy = backUpMemory(disk);
    },
    restore: () => {
      process?.kill();
      epochs += 1;
      disk = restoreMemory(copy, defences.newEpoch(`epoch ${epochs}`, disk.epoch));
    },
    setClock: (ms) => {
      offMs = ms;
    },
    latestClock: () => latest,
    epoch: () => disk.epoch,
    rows: (learner) => createMemorySyncStore(disk).readRows({ tenant: TENANT, learner }, 0, ALL),
    backedUp: (learner) => createMemorySyncStore(copy).readRows({ tenant: TENANT, learner }, 0, ALL),
  };
}
