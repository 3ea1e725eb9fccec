import { DeviceId, EventId, LearnerId, uuidFromName } from "#engine";
import { SYNC_PROTOCOL, type SyncEvent, type SyncRequest, type SyncResponse } from "#engine/protocol/sync";
import { handleSync, type SyncSession } from "./handle-sync.ts";
import type { SyncStore } from "./store.ts";

/** A moment to count from [ms since 1970-01-01 UTC]. */
export const NOON = Date.UTC(2026, 9, 5, 12);

export const learnerNamed = (name: string): LearnerId => LearnerId.parse(uuidFromName(`learner ${name}`));
export const deviceNamed = (name: string): DeviceId => DeviceId.parse(uuidFromName(`device ${name}`));
export const eventNamed = (name: string): EventId => EventId.parse(uuidFromName(`event ${name}`));

export const ADA: SyncSession = { tenant: "school", learner: learnerNamed("Ada") };

/** An event as a device would make it; what is not said is as good as any. */
export function makeEvent(change: Partial<SyncEvent> & { readonly seq: number }): SyncEvent {
  return {
    id: eventNamed(`${change.device ?? "tablet"} ${change.seq}`),
    learner: ADA.learner,
    device: deviceNamed("tablet"),
    prev: null,
    hlc: NOON + change.seq,
    wall: NOON,
    mono: change.seq,
    boot: "boot",
    content: "content",
    build: "test",
    type: "learner_enrolled",
    v: 1,
    body: { grade: 3 },
    ...change,
  };
}

/** Events that follow one another on one device's chain, named `<name> 1`, `<name> 2` … */
export function makeChain(
  name: string,
  count: number,
  change: Partial<SyncEvent> = {},
  after?: SyncEvent,
): SyncEvent[] {
  const events: SyncEvent[] = [];
  let last = after;
  for (let n = 1; n <= count; n++) {
    const seq: number = (last?.seq ?? 0) + 1;
    last = makeEvent({
      device: after?.device ?? deviceNamed(name),
      ...change,
      seq,
      id: eventNamed(`${name} ${seq}`),
      prev: last?.id ?? null,
      hlc: (change.hlc ?? NOON) + seq,
    });
    events.push(last);
  }
  return events;
}

/** The same facts on another device's chain, as after a fork. */
export function restamp(events: readonly SyncEvent[], device: DeviceId): SyncEvent[] {
  return events.map((event, at) => ({ ...event, device, seq: at + 1, prev: events[at - 1]?.id ?? null }));
}

export function makeRequest(events: readonly SyncEvent[], change: Partial<SyncRequest> = {}): SyncRequest {
  return {
    proto: SYNC_PROTOCOL,
    device: events[0]?.device ?? deviceNamed("tablet"),
    learner: ADA.learner,
    epoch: null,
    cursor: 0,
    events: [...events],
    want: 500,
    ...change,
  };
}

/** Sends, and demands an answer. */
export async function exchange(
  store: SyncStore,
  request: SyncRequest,
  { session = ADA, now = NOON + 3_600_000 }: { readonly session?: SyncSession; readonly now?: number } = {},
): Promise<SyncResponse> {
  const answered = await handleSync({ store, now: () => now }, session, request);
  if (!answered.ok) throw new Error(JSON.stringify(answered.error));
  return answered.value;
}
