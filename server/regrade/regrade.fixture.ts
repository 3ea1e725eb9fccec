import { openOwnBank } from "../own-bank.ts";
import { createMemoryServerDisk, createMemorySyncStore, type StreamKey, type SyncStore } from "../sync/index.ts";
import { push, streamOf } from "../snapshots/pushed.fixture.ts";
import {
  learnerOf,
  simulateDevice,
  START,
  wholeBank,
  type SimulatedDevice,
} from "../snapshots/simulated-device.fixture.ts";
import { SkillId, type EventOf, type EventType, type TutorEvent } from "#engine";
import { createRegrader, type Regrader, type RegraderDeps } from "./regrader.ts";
import { createMemoryRegradeStore } from "./memory-regrade-store.ts";

export const LATER = START + 30 * 86_400_000;

/** A pupil who has practised for a while on one device, honestly. */
export async function practised(seed: string, steps = 40): Promise<SimulatedDevice> {
  const device = simulateDevice({ content: await wholeBank(), learner: learnerOf(seed), seed });
  device.perform({ type: "enrol", grade: 4 });
  device.practise(SkillId.parse("g4.fracadd"), steps);
  return device;
}

export interface RegradeWorld {
  readonly sync: SyncStore;
  readonly regrader: Regrader;
  readonly errors: readonly unknown[];
}

let bank: ReturnType<typeof openOwnBank> | undefined;

export function regradeWorld(change: Partial<RegraderDeps> = {}): RegradeWorld {
  const sync = change.sync ?? createMemorySyncStore(createMemoryServerDisk("epoch"));
  const errors: unknown[] = [];
  const regrader = createRegrader({
    sync,
    store: createMemoryRegradeStore(),
    bank: () => (bank ??= openOwnBank()),
    onError: (_, error) => errors.push(error),
    ...change,
  });
  return { sync, regrader, errors };
}

/** Pushes, follows, and waits until all of it is graded. */
export async function gradedLog({ sync, regrader }: RegradeWorld, key: StreamKey, events: readonly TutorEvent[]) {
  await push(sync, key, events, LATER);
  regrader.follow(key);
  await regrader.idle();
  return await regrader.reportOf(key);
}

/** The same log with the first event of a type that `change` has something for changed, as a forger would. */
export function forged<Type extends EventType>(
  events: readonly TutorEvent[],
  type: Type,
  change: (event: EventOf<Type>) => Partial<EventOf<Type>["body"]> | null,
): { readonly events: readonly TutorEvent[]; readonly at: EventOf<Type> } {
  for (const [index, event] of events.entries()) {
    if (event.type !== type) continue;
    const body = change(event as EventOf<Type>);
    if (body === null) continue;
    const lie = { ...event, body: { ...event.body, ...body } } as EventOf<Type>;
    return { events: events.with(index, lie), at: lie };
  }
  throw new Error(`no ${type} to forge`);
}

export { learnerOf, streamOf };
