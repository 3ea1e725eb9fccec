import { createRng, evolveTutor, initialTutorState, parseEvent, type Content, type TutorEvent } from "#engine";
import { compareKeys } from "#engine/log/row-order";
import {
  createMemoryServerDisk,
  createMemorySyncStore,
  type StoredRow,
  type StreamKey,
  type SyncStore,
} from "../sync/index.ts";
import { allRows, push, streamOf } from "./pushed.fixture.ts";
import { learnerOf, simulateDevice, START, type SimulatedDevice } from "./simulated-device.fixture.ts";

const DAY_MS = 86_400_000;

export interface TwoDevices {
  readonly store: SyncStore;
  readonly key: StreamKey;
  readonly devices: readonly SimulatedDevice[];
}

/**
 * One learner at two devices whose clocks may be days wrong: offline all the time, or seeing each other's work now and
 * then. Whatever each did is on the server in the end.
 */
export async function simulateTwoDevices(content: Content, seed: string, steps: number): Promise<TwoDevices> {
  const rng = createRng(`two devices/${seed}`);
  const learner = learnerOf(seed);
  const key = streamOf(learner);
  const store = createMemorySyncStore(createMemoryServerDisk("epoch"));
  const devices = ["tablet", "kiosk"].map((name) => {
    const skewMs = rng.int(-1, 1) * rng.int(0, 3 * DAY_MS);
    return simulateDevice({
      content,
      learner,
      seed: `${seed}/${name}`,
      skewMs,
      startedAt: START + rng.int(0, 3_600_000),
    });
  });
  const sent = new Map<SimulatedDevice, number>();
  const rounds = rng.pick([1, 4]);
  let now = START;
  for (let round = 0; round < rounds; round++) {
    for (const device of devices) {
      if (round === 0) device.perform({ type: "enrol", grade: rng.int(2, 6) });
      device.work(Math.ceil(steps / rounds));
    }
    for (const device of rng.shuffle(devices)) {
      // Not everything is sent every time.
      const from = sent.get(device) ?? 0;
      const to = round === rounds - 1 ? device.events.length : rng.int(from, device.events.length);
      now = Math.max(now, START + 4 * DAY_MS) + rng.int(0, 60_000);
      await push(store, key, device.events.slice(from, to), now);
      sent.set(device, to);
    }
    const rows = inOrder(await allRows(store, key));
    const merged = rows.reduce(evolveTutor, initialTutorState);
    // What a device has not sent stays after what it knows: only one that has sent all is shown the whole.
    for (const device of devices) if (sent.get(device) === device.events.length) device.learn(merged, now);
  }
  return { store, key, devices };
}

/** The rows' events in the order of all devices. */
export function inOrder(rows: readonly StoredRow[]): readonly TutorEvent[] {
  return rows
    .toSorted((a, b) => compareKeys(keyOf(a), keyOf(b)))
    .map(({ event }) => {
      const read = parseEvent(event);
      if (!read.ok) throw new Error(`${event.type}: ${read.error.message}`);
      return read.value;
    });
}

export function keyOf({ ots, event: { device, seq } }: StoredRow) {
  return { ots, device, seq };
}
