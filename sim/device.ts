import {
  createRng,
  DeviceId,
  EventId,
  stampEvents,
  type LearnerId,
  type NewEvent,
  type Rng,
  type TutorEvent,
} from "#engine";
import { emptyLog, foldProvisional, mergeEntries, provisionalEntries } from "./merge-log.ts";
import type { SyncEvent } from "#engine/protocol/sync";
import {
  createMemoryDisk,
  createMemoryReplicaStore,
  createMemoryStore,
  createSyncClient,
  NO_REMOTE,
  type MemoryDisk,
  type ReplicaStore,
  type SyncChange,
  type SyncClient,
  type SyncView,
} from "#workers/sync";
import type { Defences } from "./defences.ts";
import { createNetwork } from "./network.ts";
import { createProcess, type Process } from "./process.ts";
import type { SimServer } from "./server.ts";
import { fold, foldAll, SIM_FOLD, toEntry, type SimLog, type SimState } from "./sim-fold.ts";
import type { VirtualTime } from "./virtual-time.ts";

/** All that is kept when the power goes. */
export interface Profile {
  readonly disk: MemoryDisk;
}

/** What the watcher of a simulation is told. */
export interface Witness {
  /** An answer was shown as saved. */
  readonly saved: (id: EventId) => void;
  /** It was made after these had been seen. */
  readonly made: (id: EventId, before: readonly EventId[]) => void;
  readonly crashed: () => void;
}

export interface DeviceOptions {
  readonly name: string;
  readonly learner: LearnerId;
  readonly time: VirtualTime;
  readonly rng: Rng;
  readonly server: SimServer;
  readonly defences: Defences;
  readonly witness: Witness;
  readonly crashes: () => number;
  readonly trouble: () => number;
  /** Wall clock minus true time [ms]. */
  readonly skewMs: number;
  readonly profile: Profile;
  /** It keeps no history of whoever signs in. */
  readonly shared: boolean;
}

export interface SimDevice {
  readonly name: string;
  readonly profile: () => Profile;
  /** Another profile on the same device, as after a wipe or a restored image; what runs dies. */
  readonly setProfile: (profile: Profile) => void;
  readonly setSkew: (skewMs: number) => void;
  readonly setOnline: (online: boolean) => void;
  readonly boot: () => void;
  readonly kill: () => void;
  /** The learner answers; nothing is done while the device is off. */
  readonly attempt: () => void;
  readonly leave: () => void;
  readonly online: () => void;
  readonly view: () => SyncView | null;
  /** Of the server's rows, those not confirmed left out; null unless a snapshot stands for the history. */
  readonly onSnapshot: () => {
    readonly epoch: string | null;
    readonly cursor: number;
    readonly state: SimState;
  } | null;
  /** State as shown, and as folded anew from the disk. */
  readonly states: () => Promise<{
    readonly shown: SimState;
    readonly rebuilt: SimState;
    readonly ids: readonly EventId[];
  }>;
}

export function emptyProfile(): Profile {
  return { disk: createMemoryDisk() };
}

/** A copy of everything, as a golden image or a backup of the device is. Events are never edited, so they may be shared. */
export function copyProfile({ disk }: Profile): Profile {
  return {
    disk: {
      ...disk,
      events: new Map(disk.events),
      heads: new Map(disk.heads),
      profiles: new Map(disk.profiles),
      projections: new Map(disk.projections),
      drafts: new Map(disk.drafts),
      closedSummaries: new Map(disk.closedSummaries),
      replicas: new Map(disk.replicas),
      bases: new Map(disk.bases),
      remote: new Map([...disk.remote].map(([learner, rows]) => [learner, new Map(rows)])),
    },
  };
}

/** What one start of the app holds in memory. */
interface Running {
  readonly process: Process;
  readonly client: SyncClient;
  log: SimLog;
  readonly attempt: () => Promise<void>;
}

export function createDevice(options: DeviceOptions): SimDevice {
  const { name, learner, time, rng, server, defences, witness } = options;
  let { profile, skewMs } = options;
  let isOnline = true;
  let running: Running | null = null;
  let view: SyncView | null = null;
  let boots = 0;

  const wall = (): number => time.now() + skewMs;

  function boot(): void {
    if (running !== null) return;
    boots += 1;
    const started = start(`${name}/${boots}`);
    running = started.process.isAlive() ? started : null;
  }

  function start(id: string): Running {
    const dice = createRng(`${id}/${rng.uint32()}`);
    const process = createProcess({ time, rng, crashes: options.crashes, latencyMs: 8, died });
    const own = createRng(`${id}/ids/${rng.uint32()}`);
    const plain = createMemoryReplicaStore(profile.disk);
    const store = outside(process, createMemoryStore(profile.disk));
    const replicaStore = outside(process, defences.replicaStore(plain, process));
    const opened = store.open(DeviceId.parse(uuid(own)));
    const network = createNetwork({ time, rng, server, learner, trouble: options.trouble, isOnline: () => isOnline });
    let turn: Promise<unknown> = opened;
    let here: Running | null = null;

    const client = createSyncClient(learner, {
      store: replicaStore,
      net: outside(
        process,
        defences.net(network, () => factsOf(plain)),
      ),
      clock: { wall },
      timers: { after: process.after },
      locks: { exclusive: (_, work) => work() },
      ids: { uuid: () => uuid(own) },
      rng: dice,
      ...(options.shared ? { fold: SIM_FOLD } : {}),
      limits: { push: own.int(2, 12), rows: own.int(3, 40), historyMs: own.int(1, 200) * 1_000 },
      changed: (change) => {
        if (here !== null) here.log = follow(here.log, change, profile, learner, defences.has("refold"));
      },
      show: (next) => {
        view = next;
      },
    });

    async function attempt(): Promise<void> {
      for (;;) {
        const position = await store.readPosition(learner);
        const outgoing = await replicaStore.readOutgoing(learner, 0);
        if (!position.ok || !outgoing.ok) return;
        const { offsetMs, epoch } = outgoing.value.replica;
        const last = here?.log.entries.at(-1);
        // What it is decided on counts: the log in memory may be further than the store was when it was read.
        const latest = defences.has("logical-clock") ? Math.max(outgoing.value.replica.latest, last?.ots ?? 0) : 0;
        const { device, head } = position.value;
        const before = head ?? { learner, device, seq: 0, lastId: null, lastHlc: 0 };
        const news = Array.from({ length: own.int(1, 3) }, (): NewEvent => ({
          type: "learner_enrolled",
          body: { grade: own.int(0, 12) },
        }));
        const batch = stampEvents(before, news, {
          wall: wall(),
          offsetMs,
          latest,
          mono: 1,
          boot: id.slice(0, 40),
          content: "content",
          build: "sim",
          newId: () => EventId.parse(uuid(own)),
        });
        const events = own.int(1, 25) === 1 ? batch.events.map(fromTheFuture) : batch.events;
        // What a server no longer has since it was restored will come back under another time.
        const seen = epoch === server.epoch() ? last?.id : undefined;
        for (const event of events)
          witness.made(
            event.id,
            [event.prev, seen].flatMap((one) => one ?? []),
          );
        if (!defences.has("saved-on-disk")) for (const event of events) witness.saved(event.id);
        const projection = {
          learner,
          version: "1",
          content: "content",
          device: batch.head.device,
          seq: batch.head.seq,
          remote: NO_REMOTE,
          answers: 0,
          unreadable: 0,
          state: null,
        };
        const written = await store.commit({
          device,
          expected: head,
          events,
          head: batch.head,
          projection,
          dropDrafts: () => [],
        });
        if (!written.ok && written.error.type === "conflict") continue;
        if (written.ok) for (const event of events) witness.saved(event.id);
        client.nudge();
        return;
      }
    }

    const started: Running = {
      process,
      client,
      log: rebuild(profile, learner),
      attempt: () => {
        const done = turn.then(attempt);
        turn = done.catch(() => {});
        return done;
      },
    };
    here = started;
    void opened.then(() => client.start());
    return started;
  }

  function died(): void {
    running?.client.stop();
    running = null;
    view = null;
    witness.crashed();
  }

  async function factsOf(store: ReplicaStore) {
    const outgoing = await store.readOutgoing(learner, 0);
    const own = await store.readOwn(learner);
    return outgoing.ok && own.ok ? { replica: outgoing.value.replica, own: own.value } : null;
  }

  return {
    name,
    profile: () => profile,
    setProfile: (next) => {
      running?.process.kill();
      profile = next;
    },
    setSkew: (next) => {
      skewMs = next;
    },
    setOnline: (online) => {
      isOnline = online;
      if (online) running?.client.online();
    },
    boot,
    kill: () => running?.process.kill(),
    attempt: () => void running?.attempt(),
    leave: () => void running?.client.leave(),
    online: () => running?.client.online(),
    view: () => view,
    onSnapshot: () => {
      const { disk } = profile;
      const replica = disk.replicas.get(learner);
      const base = replica?.base ?? null;
      if (replica === undefined || base === null) return null;
      const { entries, state } = rebuild(profile, learner);
      // A row that the disk forgot is missed at the next start.
      return entries.length === replica.cursor - base.cursor ? { ...replica, state } : null;
    },
    states: async () => {
      const store = createMemoryReplicaStore(profile.disk);
      const own = await store.readOwn(learner);
      const waiting = provisionalEntries(own.ok ? own.value : [], 0, time.now());
      const rebuilt = rebuild(profile, learner);
      const log = running?.log ?? rebuilt;
      return {
        shown: foldProvisional(fold, log, waiting),
        rebuilt: foldProvisional(fold, rebuilt, waiting),
        ids: rebuilt.entries.map(({ id }) => id),
      };
    },
  };
}

/** Every call takes a moment, and the program may die before it and after it. */
function outside<Api extends object>(process: Process, api: Api): Api {
  return Object.fromEntries(
    Object.entries(api as Record<string, (...args: unknown[]) => unknown>).map(([name, call]) => [
      name,
      (...args: unknown[]) => process.outside(async () => call(...args)),
    ]),
  ) as unknown as Api;
}

function follow(log: SimLog, change: SyncChange, profile: Profile, learner: LearnerId, refold: boolean): SimLog {
  if (change.type === "purged") return rebuild(profile, learner);
  if (change.type !== "absorbed") return log;
  const { expected, next } = change.write;
  if (expected.base !== null || next.base !== null) return rebuild(profile, learner);
  const entries = change.write.rows.map(toEntry);
  const base = change.write.forget ? emptyLog<SimState, SyncEvent>(fold) : log;
  if (refold) return mergeEntries(fold, base, entries);
  // As they come, wherever they belong.
  return {
    ...base,
    entries: [...base.entries, ...entries],
    state: entries.reduce((state, { event }) => fold.apply(state, event), base.state),
  };
}

function rebuild({ disk }: Profile, learner: LearnerId): SimLog {
  const rows = [...(disk.remote.get(learner)?.values() ?? [])];
  const base = disk.replicas.get(learner)?.base ?? null;
  if (base === null) return foldAll(rows);
  const tail = rows.filter(({ cursor }) => cursor > base.cursor);
  return foldAll(tail, disk.bases.get(learner)?.state as SimState);
}

/** As a newer version of the app would record it. */
function fromTheFuture(event: TutorEvent): TutorEvent {
  return { ...event, type: "from_the_future", v: 7 } as unknown as TutorEvent;
}

function uuid(rng: Rng): string {
  const hex = [0, 1, 2, 3].map(() => rng.uint32().toString(16).padStart(8, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
