import { describe, expect, onTestFinished, test } from "vitest";
import {
  addToCheck,
  EMPTY_CHECK,
  NO_PLACE,
  SyncResponse,
  type SyncEvent,
  type SyncRequest,
} from "#engine/protocol/sync";
import {
  ADA,
  deviceNamed,
  eventNamed,
  exchange,
  learnerNamed,
  makeChain,
  makeEvent,
  makeRequest,
  NOON,
  restamp,
} from "./events.fixture.ts";
import { handleSync, type SyncSession } from "./handle-sync.ts";
import type { SyncStore } from "./store.ts";

/** One server's data; every `open` is another start of the server. */
export interface ServerWorld {
  readonly open: () => SyncStore;
  /** A backup of everything, taken while the store is open. */
  readonly backUp: (store: SyncStore) => Promise<void>;
  /** The last backup takes the place of the data. The store must be closed. */
  readonly restore: () => Promise<void>;
  readonly discard?: () => Promise<void>;
  /** What counts as durable: what the last backup holds, or every commit, its safety being others' business. */
  readonly durable?: "backup" | "commit";
}

/** What every store must do, whatever it is made of. */
export function describeSyncStore(name: string, createWorld: () => ServerWorld): void {
  function openWorld(): { readonly world: ServerWorld; readonly store: SyncStore } {
    const world = createWorld();
    const store = world.open();
    onTestFinished(async () => {
      await store.close().catch(() => {});
      await world.discard?.();
    });
    return { world, store };
  }

  describe(`sync over the ${name} store`, () => {
    test("[SYN11] a first push gets cursors 1, 2, 3 and comes back as rows, with ack, head and check", async () => {
      const { world, store } = openWorld();
      const events = makeChain("tablet", 3);
      const answer = await exchange(store, makeRequest(events));
      expect(SyncResponse.parse(answer)).toEqual(answer);
      const last = { seq: 3, id: events[2]?.id };
      const durable = world.durable === "commit" ? last : NO_PLACE;
      expect(answer).toMatchObject({ ack: last, durable, from: 0, head: 3 });
      expect(answer.rows).toEqual(events.map((event, at) => ({ cursor: at + 1, ots: event.hlc, event })));
      expect(answer.check).toEqual(events.map(({ id }) => id).reduce(addToCheck, EMPTY_CHECK));
      expect(answer.err).toBeUndefined();
    });

    test("[SYN10] tenant and learner come from the session: others' logs are neither read nor written", async () => {
      const { store } = openWorld();
      const events = makeChain("tablet", 2);
      await exchange(store, makeRequest(events));
      const elsewhere = { tenant: "other school", learner: ADA.learner };
      expect(await exchange(store, makeRequest([]), { session: elsewhere })).toMatchObject({ head: 0, rows: [] });
      const ben = { tenant: "school", learner: learnerNamed("Ben") };
      const foreign = { ok: false, error: { type: "foreign-learner" } };
      const deps = { store, now: () => NOON };
      expect(await handleSync(deps, ben, makeRequest(makeChain("more", 1)))).toEqual(foreign);
      const smuggled = makeRequest(makeChain("more", 1), { learner: ben.learner });
      expect(await handleSync(deps, ben, smuggled)).toEqual(foreign);
      expect((await exchange(store, makeRequest([], { learner: ben.learner }), { session: ben })).head).toBe(0);
      expect((await exchange(store, makeRequest([]))).head).toBe(2);
    });

    test("[SYN12] what was sent before is taken once, whole or in part", async () => {
      const { store } = openWorld();
      const events = makeChain("tablet", 5);
      await exchange(store, makeRequest(events.slice(0, 3)));
      for (const again of [events.slice(0, 3), events.slice(1, 2), events]) {
        const answer = await exchange(store, makeRequest(again));
        expect(answer.err).toBeUndefined();
        expect(answer.rows.map(({ event }) => event.id)).toEqual(events.slice(0, answer.head).map(({ id }) => id));
      }
      expect(await exchange(store, makeRequest([]))).toMatchObject({ head: 5, ack: { seq: 5, id: events[4]?.id } });
    });

    test("[SYN13] a second chain under the same device id is a fork; nothing of it is taken", async () => {
      const { store } = openWorld();
      const common = makeChain("tablet", 2);
      const [one, two] = ["one", "two"].map((clone) => makeChain(clone, 3, {}, common[1]));
      await exchange(store, makeRequest([...common, ...(one ?? [])]));
      const head = { seq: 5, id: eventNamed("one 5") };
      for (const sent of [two ?? [], [...common, ...(two ?? [])], (two ?? []).slice(2)]) {
        expect(await exchange(store, makeRequest(sent))).toMatchObject({ err: "fork", ack: head, head: 5 });
      }
      const beyond = makeChain("two", 1, {}, { ...(two?.[2] ?? makeEvent({ seq: 5 })) });
      expect(await exchange(store, makeRequest(beyond))).toMatchObject({ err: "fork", ack: head, head: 5 });
    });

    test("[SYN13] events stamped anew after a fork keep one copy each; the new chain goes on, also when sent again", async () => {
      const { store } = openWorld();
      const common = makeChain("tablet", 2);
      const own = makeChain("two", 2, {}, common[1]);
      await exchange(store, makeRequest(common));
      const anew = restamp([...common, ...own], deviceNamed("new"));
      for (const sent of [anew, anew, anew.slice(1), anew.slice(3)]) {
        const answer = await exchange(store, makeRequest(sent));
        expect(answer).toMatchObject({ ack: { seq: 4, id: own[1]?.id }, head: 4 });
        expect(answer.err).toBeUndefined();
        expect(answer.rows.map(({ event }) => [event.device, event.seq])).toEqual([
          ...common.map(({ device, seq }) => [device, seq]),
          ...anew.slice(2).map(({ device, seq }) => [device, seq]),
        ]);
      }
    });

    test("[SYN14] events after a gap are not taken, those before it are; the answer says where to go on", async () => {
      const { store } = openWorld();
      const events = makeChain("tablet", 5);
      const gap = [...events.slice(0, 2), ...events.slice(3)];
      expect(await exchange(store, makeRequest(gap))).toMatchObject({
        err: "gap",
        ack: { seq: 2, id: events[1]?.id },
        head: 2,
      });
      const other = makeChain("late", 3).slice(1);
      expect(await exchange(store, makeRequest(other))).toMatchObject({ err: "gap", ack: NO_PLACE });
      expect(await exchange(store, makeRequest(events.slice(2)))).toMatchObject({ ack: { seq: 5 }, head: 5 });
    });

    test("[SYN18] the server's time of an event is its device's, never in the future, never before the one before it", async () => {
      const { store } = openWorld();
      const now = NOON + 10_000;
      const timed = (chain: readonly [number, ...number[]], name: string) =>
        makeChain(name, chain.length).map((event, at) => ({ ...event, hlc: chain[at] as number }));
      const cases: readonly { readonly hlc: readonly [number, ...number[]]; readonly ots: readonly number[] }[] = [
        { hlc: [NOON - 9_000, NOON, NOON + 1], ots: [NOON - 9_000, NOON, NOON + 1] },
        { hlc: [NOON + 9e9, NOON + 9e9 + 1], ots: [now, now] },
        { hlc: [5, 6, NOON], ots: [5, 6, NOON] },
        { hlc: [NOON, NOON - 500], ots: [NOON, NOON] },
      ];
      for (const [at, { hlc, ots }] of cases.entries()) {
        const { head } = await exchange(store, makeRequest([]));
        const answer = await exchange(store, makeRequest(timed(hlc, `clock ${at}`)), { now });
        expect(answer.rows.slice(head).map((row) => row.ots)).toEqual(ots);
      }
      // A server whose own clock was set back keeps the device's order, and what another device had seen before.
      const chain = timed([NOON + 1, NOON + 2], "set back");
      await exchange(store, makeRequest(chain.slice(0, 1)), { now });
      const { rows } = await exchange(store, makeRequest(chain.slice(1)), { now: NOON - 1_000 });
      expect(rows.slice(-2).map(({ ots }) => ots)).toEqual([NOON + 1, NOON + 2]);
      const seen = timed([NOON + 9_500], "has seen all");
      expect((await exchange(store, makeRequest(seen), { now: NOON - 9_000 })).rows.at(-1)?.ots).toBe(NOON + 9_500);
    });

    test("[SYN19] what the server cannot read is kept in quarantine and acked, and holds nothing up", async () => {
      const { store } = openWorld();
      const [first, ...rest] = makeChain("tablet", 4);
      const odd = [{ type: "from_the_future" }, { v: 2 }, { body: { grade: "three" } }];
      const events = [first!, ...rest.map((event, at) => ({ ...event, ...odd[at] }))];
      const answer = await exchange(store, makeRequest(events));
      expect(answer).toMatchObject({ ack: { seq: 4 }, head: 4 });
      expect(answer.rows.map(({ event }) => event)).toEqual(events);
      const stored = await store.readRows({ tenant: ADA.tenant, learner: ADA.learner }, 0, 10);
      expect(stored.map(({ status }) => status)).toEqual(["ok", "quarantined", "quarantined", "quarantined"]);
    });

    test("[SYN20] rows come from the cursor on, as many as wanted; the check is that of the log up to the last", async () => {
      const { store } = openWorld();
      const events = makeChain("tablet", 7);
      const { epoch } = await exchange(store, makeRequest(events));
      const seen: string[] = [];
      let cursor = 0;
      for (let round = 0; round < 4; round++) {
        const answer = await exchange(store, makeRequest([], { epoch, cursor, want: 3 }));
        expect(answer.from).toBe(cursor);
        seen.push(...answer.rows.map(({ event }) => event.id));
        cursor = answer.rows.at(-1)?.cursor ?? cursor;
        expect(answer.check).toEqual(
          events
            .slice(0, cursor)
            .map(({ id }) => id)
            .reduce(addToCheck, EMPTY_CHECK),
        );
      }
      expect(seen).toEqual(events.map(({ id }) => id));
      expect(await exchange(store, makeRequest([], { epoch, cursor: 3, want: 0 }))).toMatchObject({
        from: 3,
        rows: [],
        head: 7,
        check: { count: 3 },
      });
      // A cursor this log has never had: the check tells.
      expect(await exchange(store, makeRequest([], { epoch, cursor: 9 }))).toMatchObject({
        from: 9,
        rows: [],
        check: { count: 7 },
      });
      expect(await exchange(store, makeRequest([], { epoch: "another", cursor: 5 }))).toMatchObject({
        epoch,
        from: 0,
        head: 7,
      });
    });

    test("[SYN11] two devices that push at once get one order, and both get all of it", async () => {
      const { store } = openWorld();
      const chains = ["a", "b", "c", "d"].map((device) => makeChain(device, 20));
      // A device waits for the answer before it sends more.
      const pushAll = async (chain: readonly SyncEvent[]) => {
        for (const at of [0, 5, 10, 15]) await exchange(store, makeRequest(chain.slice(at, at + 5)));
      };
      await Promise.all(chains.map(pushAll));
      const answer = await exchange(store, makeRequest([]));
      expect(answer.rows.map(({ cursor }) => cursor)).toEqual(Array.from({ length: 80 }, (_, n) => n + 1));
      expect(new Set(answer.rows.map(({ event }) => event.id)).size).toBe(80);
      for (const chain of chains) {
        const own = answer.rows.filter(({ event }) => event.device === chain[0]?.device);
        expect(own.map(({ event }) => event)).toEqual(chain);
      }
    });

    test("[SYN16] durable is what the last backup holds, or what is acked where others see to copies", async () => {
      const { world, store } = openWorld();
      const events = makeChain("tablet", 4);
      await exchange(store, makeRequest(events.slice(0, 2)));
      await world.backUp(store);
      const seq = world.durable === "commit" ? 4 : 2;
      expect(await exchange(store, makeRequest(events.slice(2)))).toMatchObject({
        ack: { seq: 4 },
        durable: { seq, id: events[seq - 1]?.id },
      });
      await world.backUp(store);
      const own = { device: events[0]!.device };
      expect((await exchange(store, makeRequest([], own))).durable).toEqual({ seq: 4, id: events[3]?.id });
    });

    test("[SYN17] a server restored from its backup has another epoch, asks for what it lacks and takes it again", async () => {
      const { world, store } = openWorld();
      const events = makeChain("tablet", 5);
      const before = await exchange(store, makeRequest(events.slice(0, 3)));
      await world.backUp(store);
      await exchange(store, makeRequest(events.slice(3, 4)));
      await store.close();
      await world.restore();
      const restored = world.open();
      onTestFinished(() => restored.close());
      const gap = await exchange(restored, makeRequest(events.slice(4), { epoch: before.epoch, cursor: 4 }));
      expect(gap).toMatchObject({ err: "gap", ack: { seq: 3, id: events[2]?.id }, from: 0, head: 3 });
      expect(gap.epoch).not.toBe(before.epoch);
      const healed = await exchange(restored, makeRequest(events.slice(3), { epoch: gap.epoch, cursor: 3 }));
      expect(healed).toMatchObject({ epoch: gap.epoch, ack: { seq: 5 }, head: 5, check: { count: 5 } });
    });

    test("[SYN24] an erased log is gone, of one learner only; the stream goes on empty under another epoch", async () => {
      const { world, store } = openWorld();
      const events = makeChain("tablet", 3);
      const others: readonly SyncSession[] = [
        { tenant: "other school", learner: ADA.learner },
        { tenant: "school", learner: learnerNamed("Ben") },
      ];
      for (const session of [ADA, ...others]) await exchange(store, requestOf(session), { session });
      const before = await exchange(store, makeRequest([], { device: events[0]!.device }));
      await store.erase(ADA);
      expect(await store.readRows(ADA, 0, 9)).toEqual([]);
      const { epoch } = before;
      const after = await exchange(store, makeRequest([], { device: events[0]!.device, epoch, cursor: 3 }));
      expect(after).toMatchObject({ ack: NO_PLACE, durable: NO_PLACE, from: 0, rows: [], head: 0, check: EMPTY_CHECK });
      expect(after.epoch).not.toBe(epoch);
      for (const session of others) {
        expect(await exchange(store, makeRequest([], { learner: session.learner, epoch }), { session })).toMatchObject({
          epoch,
          head: 3,
        });
      }
      // Ids and places are free again, times begin anew.
      const early = makeChain("tablet", 2, { hlc: NOON - 9_000 });
      expect(await exchange(store, makeRequest(early, { epoch: after.epoch }))).toMatchObject({
        epoch: after.epoch,
        head: 2,
        rows: [{ ots: NOON - 8_999 }, { ots: NOON - 8_998 }],
        check: { count: 2 },
      });
      await store.erase(ADA);
      await store.erase({ tenant: "school", learner: learnerNamed("nobody") });
      await store.close();
      const again = world.open();
      onTestFinished(() => again.close());
      const third = await exchange(again, makeRequest([], { epoch: after.epoch, cursor: 2 }));
      expect(third).toMatchObject({ from: 0, head: 0 });
      expect(new Set([epoch, after.epoch, third.epoch]).size).toBe(3);

      function requestOf({ learner }: SyncSession): SyncRequest {
        return makeRequest(
          events.map((event) => ({ ...event, learner })),
          { learner },
        );
      }
    });

    test("[SYN21] what is stored is there for the next start, under the same epoch", async () => {
      const { world, store } = openWorld();
      const events = makeChain("tablet", 3);
      const before = await exchange(store, makeRequest(events));
      await store.close();
      const again = world.open();
      onTestFinished(() => again.close());
      expect(await exchange(again, makeRequest(events, { device: events[0]!.device }))).toEqual(before);
    });

    test("[SYN21] an exchange whose decision fails leaves nothing, and the next one goes on", async () => {
      const { store } = openWorld();
      const events = makeChain("tablet", 2);
      const [first] = await exchange(store, makeRequest(events.slice(0, 1))).then(({ rows }) => rows);
      const ask = { device: events[0]!.device, ids: [], epoch: null, cursor: 0, want: 9 };
      const twice = store.exchange(ADA, ask, ({ chain }) => ({
        chain,
        rows: [{ event: first!.event, ots: 1, status: "ok" }],
      }));
      await expect(twice).rejects.toThrow();
      const both = makeEvent({ seq: 2, id: events[1]!.id });
      const half = store.exchange(ADA, ask, ({ chain }) => ({
        chain,
        rows: [both, first!.event].map((event) => ({ event, ots: 1, status: "ok" }) as const),
      }));
      await expect(half).rejects.toThrow();
      expect(await exchange(store, makeRequest(events))).toMatchObject({
        head: 2,
        ack: { seq: 2 },
        check: { count: 2 },
      });
    });
  });
}
