import { DeviceId, EventId, LearnerId, stampEvents, uuidFromName, type TutorEvent } from "#engine";
import { addToCheck, EMPTY_CHECK, type LogCheck, type SyncEvent, type SyncRow } from "#engine/protocol/sync";
import type { CheckpointRow, ProfileRow } from "../store/rows.ts";
import type { Store, StoreFailure } from "../store/store.ts";
import type { Result } from "#engine";
import { NO_REMOTE, type ReplicaRow } from "../store/replica-row.ts";
import type { ReplicaStore } from "./replica-store.ts";

export const NOON = Date.UTC(2026, 9, 5, 12);
export const ADA = LearnerId.parse(uuidFromName("learner Ada"));
export const TABLET = DeviceId.parse(uuidFromName("device tablet"));

export const deviceNamed = (name: string): DeviceId => DeviceId.parse(uuidFromName(`device ${name}`));
export const eventNamed = (name: string): EventId => EventId.parse(uuidFromName(`event ${name}`));

/** Both faces of one database. */
export interface ReplicaTab {
  readonly store: Store;
  readonly replica: ReplicaStore;
}

export async function must<Value>(work: Promise<Result<Value, StoreFailure>>): Promise<Value> {
  const done = await work;
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
}

const profile: ProfileRow = { id: ADA, name: "Ada", grade: 2, locale: "en", createdAt: 1 };

/** Records events as the host does, each in a transaction of its own; names them `own <n>`. */
export async function record({ store }: ReplicaTab, count: number, wall = NOON): Promise<readonly TutorEvent[]> {
  const all: TutorEvent[] = [];
  for (let n = 0; n < count; n++) {
    const { device, head } = await must(store.readPosition(ADA));
    const before = head ?? { learner: ADA, device, seq: 0, lastId: null, lastHlc: 0 };
    const { events, head: after } = stampEvents(before, [{ type: "learner_enrolled", body: { grade: 2 } }], {
      wall: wall + n,
      mono: n,
      boot: "boot",
      content: "content",
      build: "test",
      newId: () => eventNamed(`own ${before.device} ${before.seq + 1}`),
    });
    const projection = {
      learner: ADA,
      version: "1",
      content: "content",
      device: after.device,
      seq: after.seq,
      remote: NO_REMOTE,
      answers: 0,
      unreadable: 0,
      state: null,
    };
    const enrol = head === null ? { enrol: profile } : {};
    await must(
      store.commit({ device, expected: head, events, head: after, projection, dropDrafts: () => [], ...enrol }),
    );
    all.push(...events);
  }
  return all;
}

/** Rows of another device, as the server has them. */
export function makeRows(name: string, from: number, count: number): SyncRow[] {
  return Array.from({ length: count }, (_, at) => {
    const seq = at + 1;
    const event: SyncEvent = {
      id: eventNamed(`${name} ${seq}`),
      learner: ADA,
      device: deviceNamed(name),
      seq,
      prev: seq === 1 ? null : eventNamed(`${name} ${seq - 1}`),
      hlc: NOON + seq,
      wall: NOON,
      mono: 1,
      boot: "boot",
      content: "content",
      build: "test",
      type: "learner_enrolled",
      v: 1,
      body: { grade: 4 },
    };
    return { cursor: from + seq, ots: NOON + seq, event };
  });
}

/** Events as the server makes rows of them. */
export function toRows(events: readonly SyncEvent[], from = 0): SyncRow[] {
  return events.map((event, at) => ({ cursor: from + at + 1, ots: event.hlc, event }));
}

export function checkOf(rows: readonly SyncRow[]): LogCheck {
  return rows.reduce((check, { event }) => addToCheck(check, event.id), EMPTY_CHECK);
}

/** As if made of the first rows of some log. */
export const CHECKPOINT: CheckpointRow = {
  version: "7",
  content: "content",
  epoch: "one",
  cursor: 400,
  hash: "0123456789abcdef",
  last: { ots: NOON, device: TABLET, seq: 3 },
  own: { device: TABLET, seq: 3 },
  answers: 2,
  unreadable: 0,
  state: { known: [1, 2] },
};

/** The replica after rows were taken in. */
export function withRows(replica: ReplicaRow, rows: readonly SyncRow[], epoch = "one"): ReplicaRow {
  const check = rows.reduce((sum, { event }) => addToCheck(sum, event.id), replica.check);
  return { ...replica, epoch, cursor: rows.at(-1)?.cursor ?? replica.cursor, check };
}
