import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ok, type TutorEnv, type TutorEvent } from "#engine";
import { hash64 } from "#engine/protocol/hash64";
import type { SyncEvent, SyncRow } from "#engine/protocol/sync";
import { createMemoryDisk, createMemoryStore } from "../store/memory-store.ts";
import { NO_REMOTE } from "../store/replica-row.ts";
import type { CheckpointRow } from "../store/rows.ts";
import type { LogParts } from "../store/store.ts";
import { createMemoryReplicaStore } from "../sync/memory-replica-store.ts";
import { ADA, deviceNamed, makeRows, must, NOON, record, TABLET, withRows } from "../sync/replica-world.fixture.ts";
import { CHECKPOINT_EVERY, foldSince, sinceStart } from "./checkpoints.ts";
import { emptyMemory } from "./learner-memory.ts";
import { loadLearner, type LoadRequest } from "./load-learner.ts";
import type { Tutor } from "./tutor.ts";
import { triesOf } from "../../testing/searches.ts";

/** A fold that tells every order apart, and counts what it was given. */
function orderTeller() {
  let folded = 0;
  const tutor = {
    foldVersion: "1",
    initial: "",
    evolve: (state: string, { id }: TutorEvent) => {
      folded += 1;
      return hash64(`${state}${id}`);
    },
    parseEvent: (json: unknown) => ok(json as TutorEvent),
    practice: () => null,
    activities: () => null,
    recommendation: () => null,
  } as unknown as Tutor;
  return {
    tutor,
    folded: () => {
      const count = folded;
      folded = 0;
      return count;
    },
  };
}

/** A device with the server whose log it has a copy of. */
async function openWorld() {
  const disk = createMemoryDisk();
  const tab = { store: createMemoryStore(disk), replica: createMemoryReplicaStore(disk) };
  await must(tab.store.open(TABLET));
  const { tutor, folded } = orderTeller();
  const server: SyncRow[] = [];
  let now = NOON;

  function serve(events: readonly SyncEvent[], ots: (event: SyncEvent) => number): void {
    const known = new Set(server.map(({ event }) => event.id));
    for (const event of events) {
      if (!known.has(event.id)) server.push({ cursor: server.length + 1, ots: ots(event), event });
    }
  }

  async function load(from: LoadRequest["from"]) {
    const request = { content: "content", learner: ADA, from };
    folded();
    return must(
      loadLearner(tab.store, tutor, {
        ...request,
        withContent: async (work) => ok(work({} as TutorEnv)),
      }),
    );
  }

  const deviceOf = async () => (await must(tab.store.readPosition(ADA))).head?.device ?? TABLET;

  return {
    /** Events of this device; some of them do not reach the server. */
    work: async (count: number, kept: number) => {
      now += 10_000;
      await record(tab, count, now);
      const own = (await must(tab.store.readTail(ADA, await deviceOf(), 0))) as readonly SyncEvent[];
      serve(own.slice(0, Math.max(0, own.length - kept)), ({ hlc }) => hlc);
    },
    /** Events of another device, made so long ago, come to the server. */
    others: (name: string, count: number, agoMs: number) => {
      now += 10_000;
      const made = makeRows(name, 0, count).map(({ event }) => event);
      serve(made, ({ seq }) => now - agoMs + seq);
    },
    fork: async (name: string) =>
      must(tab.replica.fork({ learner: ADA, from: await deviceOf(), to: deviceNamed(name) })),
    /** All the server has comes; then a start without the state that was saved. Says how many events were folded. */
    sync: async () => {
      const { replica } = await must(tab.replica.readOutgoing(ADA, 0));
      const rows = server.slice(replica.cursor);
      await must(tab.replica.absorb({ expected: replica, next: withRows(replica, rows), forget: false, rows }));
      await must(tab.store.dropProjection(ADA));
      const { memory, checkpoints } = await load("snapshot");
      const cost = folded();
      if (checkpoints !== null) await must(tab.store.writeCheckpoints(TABLET, ADA, checkpoints));
      expect(memory.state).toBe((await load("log")).memory.state);
      return cost;
    },
    checkpoints: async () => must(tab.store.readCheckpoints(ADA)),
    putCheckpoint: async (row: CheckpointRow) => must(tab.store.writeCheckpoints(TABLET, ADA, [row])),
  };
}

type World = Awaited<ReturnType<typeof openWorld>>;

const step = fc.oneof(
  fc.record({ type: fc.constant("work" as const), count: fc.integer({ min: 1, max: 30 }), kept: fc.nat(20) }),
  fc.record({
    type: fc.constant("others" as const),
    count: fc.integer({ min: 1, max: 700 }),
    agoMs: fc.constantFrom(0, 0, 0, 15_000, 60_000, 10_000_000),
  }),
  fc.record({ type: fc.constant("fork" as const) }),
);

async function take(world: World, wanted: typeof step extends fc.Arbitrary<infer Step> ? Step : never, at: number) {
  if (wanted.type === "work") await world.work(wanted.count, wanted.kept);
  else if (wanted.type === "others") world.others(`other ${at}`, wanted.count, wanted.agoMs);
  else await world.fork(`fork ${at}`);
}

describe("checkpoints of a device's log", { timeout: 60_000 }, () => {
  test("[SYN65] whatever comes from other devices, and whenever: the state is that of the whole log", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const world = await openWorld();
        await world.work(3, 0);
        for (const [at, wanted] of steps.entries()) {
          await take(world, wanted, at);
          await world.sync();
        }
      }),
      { numRuns: triesOf(60), seed: 20_261_122 },
    );
  });

  test("[SYN65] a late row costs a fold from the checkpoint before it, not of the whole log; few are kept", async () => {
    const world = await openWorld();
    await world.work(5, 0);
    for (let part = 0; part < 30; part++) {
      world.others(`part ${part}`, 300, 0);
      await world.work(10, 0);
      await world.sync();
    }
    const kept = await world.checkpoints();
    expect(kept.length).toBe(4);
    world.others("a little late", 5, 15_000);
    expect(await world.sync()).toBeLessThan(3 * CHECKPOINT_EVERY);
    // Far back costs more, and the next one little again.
    world.others("weeks late", 5, 10_000_000);
    expect(await world.sync()).toBeGreaterThan(9_000);
    world.others("next", 5, 0);
    expect(await world.sync()).toBeLessThan(3 * CHECKPOINT_EVERY);
  });

  test("[SYN65] none is made where an own event is missing before one that is there, or the head is older", () => {
    const { tutor } = orderTeller();
    const rows = makeRows("laptop", 0, 500);
    const [first, second] = makeRows("tablet", 500, 2);
    if (first === undefined || second === undefined) throw new Error("no rows");
    const own = [first.event, second.event];
    const head = { learner: ADA, device: first.event.device, seq: 2, lastId: second.event.id, lastHlc: NOON };
    const base = { cursor: 0, hash: NO_REMOTE.hash, ownSeq: 0, memory: emptyMemory(tutor, ADA) };
    const made = (log: LogParts, seq: number) => {
      const ground = { head: { ...head, seq }, remote: { ...NO_REMOTE, epoch: "one" } };
      return foldSince(tutor, base, sinceStart(log), ground, "content").made;
    };
    const whole = [{ ...first, ots: 0 }, { ...second, ots: 1 }, ...rows];
    expect(made({ rows: whole, own }, 2)).toMatchObject({ own: { seq: 2 } });
    expect(made({ rows: whole, own }, 1)).toBeNull();
    expect(made({ rows: whole.slice(1), own }, 2)).toBeNull();
  });

  test("[SYN65] one of other content, or of a log that was fetched anew, is none", async () => {
    const world = await openWorld();
    await world.work(5, 0);
    world.others("laptop", 600, 0);
    await world.sync();
    const [made] = await world.checkpoints();
    if (made === undefined) throw new Error("no checkpoint was made");
    for (const wrong of [{ content: "other" }, { version: "2" }, { epoch: "another" }, { hash: "0".repeat(16) }]) {
      await world.putCheckpoint({ ...made, state: "wrong", ...wrong });
      expect(await world.sync()).toBeGreaterThanOrEqual(600);
    }
    await world.putCheckpoint(made);
    expect(await world.sync()).toBeLessThan(300);
  });
});
