import { createRng, type LearnerId, type Rng } from "#engine";
import { addToCheck, EMPTY_CHECK, type SyncRow } from "#engine/protocol/sync";
import {
  answerSync,
  backUpMemory,
  createMemoryServerDisk,
  createMemorySyncStore,
  restoreMemory,
  type GivenSnapshot,
  type MemoryServerDisk,
  type SyncAnswer,
  type SyncStore,
} from "#server/sync";
import type { Defences } from "./defences.ts";
import { createProcess, type Process } from "./process.ts";
import { foldAll, SIM_FOLD } from "./sim-fold.ts";
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

  /** As the product's own: all rows after it are later than its last one; it may be of long ago. */
  async function snapshotFor(alive: Process, learner: LearnerId): Promise<GivenSnapshot | undefined> {
    const { epoch } = disk;
    const rows: readonly SyncRow[] = await alive.outside(() =>
      createMemorySyncStore(disk).readRows({ tenant: TENANT, learner }, 0, ALL),
    );
    if (rows.length === 0) return undefined;
    const cut = createRng(`snapshot/${epoch}/${rows.length}`).int(1, rows.length);
    const isSound = (at: number) => rows.slice(at).every(({ ots }) => ots > latestOf(rows.slice(0, at)));
    const held = rows.slice(0, isSound(cut) ? cut : rows.length);
    const check = held.reduce((sum, { event }) => addToCheck(sum, event.id), EMPTY_CHECK);
    const { version: foldVersion, content: contentSet } = SIM_FOLD;
    const { state } = foldAll(held);
    const made = { cursor: held.length, foldVersion, contentSet, state, lastOts: latestOf(held), ...check };
    return { epoch, snapshot: made };
  }

  return {
    handle: async (learner, text, sum) => {
      const alive = process;
      if (alive === null) throw new Error("refused");
      const session = { tenant: TENANT, learner, shared: true };
      const deps = { store: storeOf(alive, text), now, snapshotFor: () => snapshotFor(alive, learner) };
      return answerSync(deps, session, { text, sum: defences.requestSum(text, sum) });
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

function latestOf(rows: readonly SyncRow[]): number {
  return rows.reduce((latest, { ots }) => Math.max(latest, ots), 0);
}
