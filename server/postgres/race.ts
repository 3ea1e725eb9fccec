import { setTimeout as delay } from "node:timers/promises";
import { createRng, DeviceId, EventId, LearnerId, uuidFromName } from "#engine";
import { addToCheck, EMPTY_CHECK, sameCheck, SYNC_PROTOCOL, type SyncEvent } from "#engine/protocol/sync";
import { handleSync } from "../sync/handle-sync.ts";
import type { SyncStore } from "../sync/store.ts";
import { openPostgres } from "./postgres.ts";

export interface RaceOptions {
  readonly url: string;
  /** Servers of their own, each with its own connections. */
  readonly writers: number;
  readonly learners: number;
  /** Of all writers together. */
  readonly events: number;
  readonly seed: string;
}

/** What a reader saw that followed every stream by its cursor while all of it was written. */
export interface RaceResult {
  readonly written: number;
  readonly seen: number;
  /** Events never seen although the reader's cursor is at the end. */
  readonly missed: number;
  readonly twice: number;
  /** Answers whose rows did not begin right after the cursor, or whose check did not hold. */
  readonly torn: number;
  /** How often the reader looked while events were still being written. */
  readonly looks: number;
  readonly seconds: number;
}

const TENANT = "race";
const NOW = Date.UTC(2026, 9, 5, 12);
const MOST = 20;

/** Fault 27: events that get their cursors in one order and become visible in another would be missed. */
export async function race({ url, writers, learners, events, seed }: RaceOptions): Promise<RaceResult> {
  const servers = await Promise.all(Array.from({ length: writers }, () => openPostgres({ url, maxConnections: 2 })));
  const reading = await openPostgres({ url, maxConnections: 2 });
  const ids = Array.from({ length: learners }, (_, n) => LearnerId.parse(uuidFromName(`race learner ${n}`)));
  const start = performance.now();
  let isOver = false;
  try {
    const writing = Promise.all(
      servers.map(({ sync }, writer) => writeAll(sync, ids, { writer, count: Math.floor(events / writers), seed })),
    ).finally(() => {
      isOver = true;
    });
    const [written, followed] = await Promise.all([
      writing,
      Promise.all(ids.map((learner) => follow(reading.sync, learner, () => isOver))),
    ]);
    const all = new Set(written.flat());
    const seen = followed.flatMap(({ seen }) => seen);
    const distinct = new Set(seen);
    const sum = (pick: (one: Followed) => number) => followed.reduce((total, one) => total + pick(one), 0);
    return {
      written: all.size,
      seen: distinct.size,
      missed: [...all].filter((id) => !distinct.has(id)).length,
      twice: seen.length - distinct.size,
      torn: sum(({ torn }) => torn),
      looks: sum(({ looks }) => looks),
      seconds: (performance.now() - start) / 1_000,
    };
  } finally {
    await Promise.all([...servers, reading].map((server) => server.close()));
  }
}

/** One writer's device for each learner, pushes of 1 to 20 events, to learners in a drawn order. */
async function writeAll(
  store: SyncStore,
  learners: readonly LearnerId[],
  { writer, count, seed }: { readonly writer: number; readonly count: number; readonly seed: string },
): Promise<readonly EventId[]> {
  const rng = createRng(`${seed}/${writer}`);
  const ends = new Map<LearnerId, SyncEvent>();
  const written: EventId[] = [];
  while (written.length < count) {
    const learner = learners[rng.int(0, learners.length - 1)] as LearnerId;
    const events: SyncEvent[] = [];
    for (let left = Math.min(rng.int(1, MOST), count - written.length); left > 0; left--) {
      const last = events.at(-1) ?? ends.get(learner);
      events.push(makeEvent(learner, writer, last));
    }
    await send(store, learner, events, { epoch: null, cursor: 0, want: 0 });
    ends.set(learner, events.at(-1) as SyncEvent);
    written.push(...events.map(({ id }) => id));
  }
  return written;
}

interface Followed {
  readonly seen: readonly EventId[];
  readonly torn: number;
  readonly looks: number;
}

async function follow(store: SyncStore, learner: LearnerId, isOver: () => boolean): Promise<Followed> {
  const seen: EventId[] = [];
  let [cursor, torn, looks] = [0, 0, 0];
  let epoch: string | null = null;
  let check = EMPTY_CHECK;
  for (;;) {
    const over = isOver();
    const answer = await send(store, learner, [], { epoch, cursor, want: 100 });
    epoch = answer.epoch;
    for (const row of answer.rows) {
      check = addToCheck(check, row.event.id);
      seen.push(row.event.id);
    }
    const isTorn = answer.from !== cursor || answer.rows.some((row, at) => row.cursor !== cursor + at + 1);
    if (isTorn || !sameCheck(check, answer.check)) torn += 1;
    cursor = answer.rows.at(-1)?.cursor ?? cursor;
    if (!over) looks += 1;
    else if (cursor >= answer.head) return { seen, torn, looks };
    if (answer.rows.length === 0) await delay(1);
  }
}

async function send(
  store: SyncStore,
  learner: LearnerId,
  events: readonly SyncEvent[],
  ask: { readonly epoch: string | null; readonly cursor: number; readonly want: number },
) {
  const device = events[0]?.device ?? DeviceId.parse(uuidFromName("race reader"));
  const body = { proto: SYNC_PROTOCOL, device, learner, events: [...events], ...ask };
  const answered = await handleSync({ store, now: () => NOW }, { tenant: TENANT, learner }, body);
  if (!answered.ok || answered.value.err !== undefined) throw new Error(`not taken: ${JSON.stringify(answered)}`);
  return answered.value;
}

function makeEvent(learner: LearnerId, writer: number, last: SyncEvent | undefined): SyncEvent {
  const seq = (last?.seq ?? 0) + 1;
  const name = `race ${learner} ${writer}`;
  return {
    id: EventId.parse(uuidFromName(`${name} ${seq}`)),
    learner,
    device: DeviceId.parse(uuidFromName(name)),
    seq,
    prev: last?.id ?? null,
    hlc: NOW - 1_000_000 + seq,
    wall: NOW,
    mono: seq,
    boot: "race",
    content: "race",
    build: "race",
    type: "learner_enrolled",
    v: 1,
    body: { grade: 3 },
  };
}
