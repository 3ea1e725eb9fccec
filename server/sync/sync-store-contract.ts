import { describe, expect, onTestFinished, test } from "vitest";
import {
  addToCheck,
  EMPTY_CHECK,
  NO_PLACE,
  SyncResponse,
  type SyncEvent,
  type SyncRequest,
} from "#engine/protocol/sync";
import { err, uuidFromName } from "#engine";
import { toVisitorId } from "#engine/protocol/visitor";
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
import { createHandIns } from "./hand-ins.ts";
import { handleSync, type SyncSession } from "./handle-sync.ts";
import { UNSEEN, type ChangeMark, type SyncStore } from "./store.ts";

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

    test("[SYN103] stretches of a log are read in the order of its cursors, without the rows between them and nobody else's", async () => {
      const { store } = openWorld();
      const key = { tenant: ADA.tenant, learner: ADA.learner };
      expect(await store.readStretches(key, [[1, 5]])).toEqual([]);
      const [first, ...rest] = makeChain("tablet", 9);
      await exchange(store, makeRequest([first!, ...rest.with(2, { ...rest[2]!, type: "from_the_future" })]));
      const all = await store.readRows(key, 0, 10);
      const read = await store.readStretches(key, [
        [8, 12],
        [2, 4],
        [6, 6],
      ]);
      expect(read.map(({ cursor }) => cursor)).toEqual([2, 3, 4, 6, 8, 9]);
      expect(read).toEqual(all.filter(({ cursor }) => [2, 3, 4, 6, 8, 9].includes(cursor)));
      expect(read.find(({ cursor }) => cursor === 4)?.status).toBe("quarantined");
      expect(await store.readStretches(key, [])).toEqual([]);
      expect(await store.readStretches({ ...key, tenant: "other" }, [[1, 9]])).toEqual([]);
    });

    test("[SYN95] an answer has rows of a megabyte at most, and one however long; asking on gets them all", async () => {
      const { store } = openWorld();
      const body = Object.fromEntries(["a", "b", "c", "d"].map((key) => [key, "x".repeat(1_900)]));
      const events = makeChain("tablet", 180, { body });
      const halves = [events.slice(0, 90), events.slice(90)];
      for (const half of halves) await exchange(store, makeRequest(half));
      const other = { device: makeEvent({ seq: 1, device: deviceNamed("phone") }).device, want: 500 };
      const first = await exchange(store, makeRequest([], other));
      const length = (rows: readonly unknown[]) => JSON.stringify(rows).length;
      expect(first.rows.length).toBeLessThan(180);
      expect([length(first.rows) < 1_050_000, length(first.rows) > 900_000]).toEqual([true, true]);
      const cursor = first.rows.length;
      expect(first).toMatchObject({ from: 0, head: 180, check: { count: cursor } });
      const rest = await exchange(store, makeRequest([], { ...other, epoch: first.epoch, cursor }));
      expect([...first.rows, ...rest.rows].map(({ event }) => event.id)).toEqual(events.map(({ id }) => id));
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

    test("[SYN44][SYN76] without a session only what goes on a chain of the log, and by a right, is in it; the rest waits beside it", async () => {
      const { store } = openWorld();
      const { handIns, followed } = openHandIns(store);
      const own = makeChain("tablet", 2);
      const first = await exchange(store, makeRequest(own));
      const later = makeChain("tablet", 2, {}, own[1]);
      const body = { session: uuidFromName("session"), skill: "g4.fracadd" };
      const foreign = makeChain("elsewhere", 3, { type: "skill_unlocked", body });
      const push = async (events: readonly SyncEvent[], mayContinue: boolean) =>
        exchange(store, makeRequest(events, { epoch: first.epoch, cursor: 2 }), {
          session: waitingFor(ADA, mayContinue),
        });
      // As if the log ended where the device is.
      const blind = { epoch: first.epoch, from: 2, head: 2, rows: [], check: first.check };
      expect(await push(foreign, true)).toMatchObject({ ...blind, ack: { seq: 3 } });
      // A chain of the log, and no right: the device begins anew, beside it.
      expect(await push(later, false)).toMatchObject({ ...blind, ack: { seq: 0 }, err: "gap" });
      expect(await push(own, false)).toMatchObject({ ...blind, ack: { seq: 2 } });
      expect(await push(later, false)).toMatchObject({ ...blind, ack: { seq: 4 } });
      expect(await idsOf(store, ADA)).toEqual(own.map(({ id }) => id));
      expect(await handIns.waiting(SIDE, ADA.learner)).toMatchObject({ upTo: 7, from: NOON + 1, to: NOON + 4 });

      expect(await push(later, true)).toMatchObject({ ...blind, ack: { seq: 4 } });
      const at = makeRequest([], { device: own[0]!.device, epoch: first.epoch, cursor: 2 });
      expect((await exchange(store, at, { session: waitingFor(ADA, true) })).ack.seq).toBe(4);
      // Another's chain, as far as somebody who guesses knows it: a fork, and nothing of it is anywhere.
      const forged = makeChain("forged", 1, {}, { ...later[1]!, id: eventNamed("guess") });
      expect(await push(forged, true)).toMatchObject({ ...blind, err: "fork" });
      expect(await idsOf(store, ADA)).toEqual([...own, ...later].map(({ id }) => id));
      // What is theirs meanwhile waits no more.
      expect(await handIns.waiting(SIDE, ADA.learner)).toMatchObject({ upTo: 7, from: NOON + 1, to: NOON + 3 });
      expect(await handIns.give(SIDE, ADA.learner)).toBe(true);
      expect(await idsOf(store, ADA)).toEqual([...own, ...later, ...foreign].map(({ id }) => id));
      expect([await handIns.waiting(SIDE, ADA.learner), followed.at(-1)]).toEqual([null, ADA.learner]);
      // What is asked for again is still known.
      expect(await push(foreign, true)).toMatchObject({ ...blind, ack: { seq: 3 } });
      expect(await handIns.waiting(SIDE, ADA.learner)).toBeNull();
    });

    test("[SYN44] too much waits: nothing is taken, and it is said", async () => {
      const { store } = openWorld();
      const note = async () => false;
      const session = { ...ADA, handIn: { side: SIDE.learner, mayContinue: true, note } };
      const refused = await handleSync({ store, now: () => NOON }, session, makeRequest(makeChain("tablet", 1)));
      expect(refused).toEqual(err({ type: "too-many" }));
      expect(await store.readRows(SIDE, 0, 9)).toEqual([]);
    });

    test("[SYN78] what is given to a learner stands in their log once, in its own order, on a chain of its own, however often it is asked", async () => {
      const { store } = openWorld();
      const { handIns, followed, forgotten } = openHandIns(store);
      const own = makeChain("tablet", 2);
      await exchange(store, makeRequest(own));
      // On the very chain that the learner has on that device.
      const found = makeVisit(450, { device: own[0]!.device, hlc: NOON - 9_000 });
      for (const at of [0, 200, 400]) {
        const part = requestAs(VISITOR, found.slice(at, at + 200));
        expect(await exchange(store, part, { session: VISITOR })).toMatchObject({ rows: [], head: 0 });
      }
      expect(await handIns.waiting(VISITOR, null)).toEqual({
        from: NOON - 8_999,
        to: NOON - 8_550,
        answers: 0,
        skills: [],
        upTo: 450,
      });
      for (let time = 0; time < 2; time++) expect(await handIns.give(VISITOR, ADA.learner)).toBe(true);
      const rows = await store.readRows(ADA, 0, 999);
      // Which grade they are in the learner has said before.
      expect(rows.map(({ event }) => event.id)).toEqual([...own, ...found.slice(1)].map(({ id }) => id));
      expect(rows.every(({ status }) => status === "ok")).toBe(true);
      expect(rows.slice(2).map(({ ots, event }) => [ots, event.seq, event.learner])).toEqual(
        found.slice(1).map(({ hlc }, at) => [hlc, at + 1, VISITOR.learner]),
      );
      expect(new Set(rows.slice(2).map(({ event }) => event.device)).size).toBe(1);
      expect(rows[2]?.event.device).not.toBe(own[0]?.device);
      expect(await store.readRows(VISITOR, 0, 9)).toEqual([]);
      expect([followed.at(-1), forgotten.at(-1)]).toEqual([ADA.learner, VISITOR.learner]);
      const fetched = await exchange(store, makeRequest([], { device: own[0]!.device, want: 500 }));
      expect(fetched.check).toEqual(rows.map(({ event }) => event.id).reduce(addToCheck, EMPTY_CHECK));
    });

    test("[SYN78] who has no log yet begins with what is given, grade and all; a half-done gift is finished, never doubled", async () => {
      const { store } = openWorld();
      const found = makeVisit(4);
      await exchange(store, requestAs(VISITOR, found), { session: VISITOR });
      const stopped = openHandIns({ ...store, clear: () => Promise.reject(new Error("the power went")) });
      await expect(stopped.handIns.give(VISITOR, ADA.learner)).rejects.toThrow("the power went");
      expect(await store.readRows(VISITOR, 0, 9)).toHaveLength(4);
      await openHandIns(store).handIns.give(VISITOR, ADA.learner);
      const rows = await store.readRows(ADA, 0, 9);
      expect(rows.map(({ event }) => [event.seq, event.id])).toEqual(found.map(({ seq, id }) => [seq, id]));
      // What comes after it is the visitor's again, and a second gift goes on where the first ended.
      const more = makeVisit(2, {}, found[3]);
      await exchange(store, requestAs(VISITOR, more), { session: VISITOR });
      await openHandIns(store).handIns.give(VISITOR, ADA.learner);
      const later = (await store.readRows(ADA, 0, 9)).map(({ event }) => [event.seq, event.id]);
      expect(later).toEqual([...found, ...more].map(({ seq, id }) => [seq, id]));
      expect(await store.readRows(VISITOR, 0, 9)).toEqual([]);
    });

    test("[SYN79] a visitor's log that is discarded is gone; the device goes on without sending it again", async () => {
      const { world, store } = openWorld();
      const { handIns } = openHandIns(store);
      const found = makeVisit(4);
      const before = await exchange(store, requestAs(VISITOR, found.slice(0, 3)), { session: VISITOR });
      // More came since the teacher looked.
      await exchange(store, requestAs(VISITOR, found.slice(3)), { session: VISITOR });
      expect(await handIns.discard(VISITOR, 3)).toBe(false);
      expect(await store.readRows(VISITOR, 0, 9)).toHaveLength(4);
      for (let time = 0; time < 2; time++) expect(await handIns.discard(VISITOR, 4)).toBe(true);
      expect(await handIns.waiting(VISITOR, null)).toBeNull();
      expect(await handIns.discard({ tenant: "school", learner: learnerNamed("nobody") }, 1)).toBe(true);
      // The answer to the last push was lost: it comes again, and stays away.
      for (const sent of [found, found.slice(1, 3), []]) {
        const request = { ...requestAs(VISITOR, sent), device: found[0]!.device, epoch: before.epoch };
        expect(await exchange(store, request, { session: VISITOR })).toMatchObject({
          epoch: before.epoch,
          ack: { seq: 4, id: found[3]?.id },
          head: 0,
          check: EMPTY_CHECK,
        });
      }
      await world.backUp(store);
      const asked = { ...requestAs(VISITOR, []), device: found[0]!.device, epoch: before.epoch };
      expect((await exchange(store, asked, { session: VISITOR })).durable).toEqual({ seq: 4, id: found[3]?.id });
      expect(await store.readRows(VISITOR, 0, 9)).toEqual([]);
      const more = makeVisit(1, {}, found[3]);
      expect(await exchange(store, requestAs(VISITOR, more), { session: VISITOR })).toMatchObject({ ack: { seq: 5 } });
      expect(await handIns.waiting(VISITOR, null)).toMatchObject({ upTo: 1 });
      // Another device under the same id is still known.
      const other = makeChain("other", 5, { learner: VISITOR.learner, device: found[0]!.device });
      expect(await exchange(store, requestAs(VISITOR, other), { session: VISITOR })).toMatchObject({ err: "fork" });
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

    test("[SYN98] what a person should look at is an alert from the same transaction on, once, with the log it is in", async () => {
      const { store } = openWorld();
      const events = makeAsking("tablet", ["skill_unlocked", "safety_flagged", "teacher_asked"]);
      const deps = { now: NOON + 5_000 };
      const at = await askAt(store, events, deps);
      expect(at).toMatchObject([
        { learner: ADA.learner, id: events[1]!.id, kind: "urgent", cursor: 2, heardAt: NOON + 5_000 },
        { id: events[2]!.id, kind: "person", cursor: 3, mark: { seen: null, done: null } },
      ]);
      expect(at.map(({ ots }) => ots)).toEqual(events.slice(1).map(({ hlc }) => hlc));
      expect(await askAt(store, events, deps)).toEqual(at);
      expect(await askAt(store, restamp(events, deviceNamed("new")), deps)).toEqual(at);
      expect(await store.openAlerts("other school")).toEqual([]);
      const [ben, ada] = await store.endsOf("school", [learnerNamed("Ben"), ADA.learner]);
      const { epoch, check } = await exchange(store, makeRequest([], { device: deviceNamed("new") }));
      expect([ben, ada]).toEqual([undefined, { epoch, head: 3, hash: check.hash }]);
      await store.erase(ADA);
      expect(await store.openAlerts("school")).toEqual([]);
    });

    test("[EVT9] [SYN98] a flag of which a newer program says more is an alert at once, though it stays in quarantine", async () => {
      const { store } = openWorld();
      const [flag, other] = makeAsking("tablet", ["safety_flagged", "safety_flagged"]);
      const newer = { ...flag!, body: { ...(flag!.body as object), language: "es" } };
      const unknown = { ...other!, v: 2 };
      expect(await askAt(store, [newer, unknown], { now: NOON + 5_000 })).toMatchObject([
        { id: flag!.id, kind: "urgent", cursor: 1 },
      ]);
      const stored = await store.readRows({ tenant: ADA.tenant, learner: ADA.learner }, 0, 10);
      expect(stored.map(({ status }) => status)).toEqual(["quarantined", "quarantined"]);
    });

    test("[SYN99] however often somebody asks, nobody else's alert is hidden by it", async () => {
      const { store } = openWorld();
      const ben = { tenant: "school", learner: learnerNamed("Ben") };
      const [urgent] = makeAsking("phone", ["safety_flagged"]).map((event) => ({ ...event, learner: ben.learner }));
      await exchange(store, makeRequest([urgent!], { learner: ben.learner }), { session: ben });
      const asking = makeAsking(
        "tablet",
        Array.from({ length: 150 }, () => "teacher_asked"),
      );
      await exchange(store, makeRequest(asking));
      const open = await store.openAlerts("school");
      expect(open.filter(({ learner }) => learner === ben.learner)).toMatchObject([{ kind: "urgent" }]);
      const others = open.filter(({ learner }) => learner === ADA.learner);
      expect(others.map(({ id }) => id)).toEqual(asking.slice(-20).map(({ id }) => id));
    });

    test("[SYN98] an exchange that fails leaves no alert either", async () => {
      const { store } = openWorld();
      const [asking] = makeAsking("tablet", ["teacher_asked"]);
      await exchange(store, makeRequest([asking!]));
      await store.markAlert(ADA, asking!.id, () => DONE);
      const next = makeAsking("tablet", ["safety_flagged"], asking)[0]!;
      const half = store.exchange(
        ADA,
        { device: next.device, ids: [], epoch: null, cursor: 0, want: 9 },
        ({ chain }) => ({
          chain,
          rows: [next, asking!].map((event) => ({ event, ots: 1, status: "ok", alert: ALERT }) as const),
        }),
      );
      await expect(half).rejects.toThrow();
      expect(await store.openAlerts("school")).toEqual([]);
    });

    test("[SYN99] an alert is there until somebody is done with it; who saw it and what was done is kept", async () => {
      const { store } = openWorld();
      const events = makeAsking("tablet", ["safety_flagged", "teacher_asked"]);
      await askAt(store, events, { now: NOON });
      const seen = { seen: BY_TEACHER, seesTo: null, done: null };
      expect(await store.markAlert(ADA, events[0]!.id, () => seen)).toBe(true);
      expect((await store.openAlerts("school")).map(({ mark }) => mark)).toEqual([seen, UNSEEN]);
      expect(await store.markAlert(ADA, events[0]!.id, () => DONE)).toBe(true);
      expect((await store.openAlerts("school")).map(({ id }) => id)).toEqual([events[1]!.id]);
      expect(await store.markAlert({ tenant: "school", learner: learnerNamed("Ben") }, events[1]!.id, () => DONE)).toBe(
        false,
      );
      expect(await store.markAlert({ tenant: "other school", learner: ADA.learner }, events[1]!.id, () => DONE)).toBe(
        false,
      );
      expect(await store.openAlerts("school")).toHaveLength(1);
    });

    test("[SYN109] of two who mark one alert at once neither is lost", async () => {
      const { store } = openWorld();
      const [asking] = makeAsking("tablet", ["safety_flagged"]);
      await exchange(store, makeRequest([asking!]));
      const changes: readonly ChangeMark[] = [
        (mark) => ({ ...mark, seen: { by: "who reads", at: NOON } }),
        (mark) => ({ ...mark, seesTo: { by: "who sees to it", at: NOON } }),
      ];
      const marked = await Promise.all(changes.map((change) => store.markAlert(ADA, asking!.id, change)));
      expect(marked).toEqual([true, true]);
      expect((await store.openAlerts("school")).map(({ mark }) => mark)).toEqual([
        { seen: { by: "who reads", at: NOON }, seesTo: { by: "who sees to it", at: NOON }, done: null },
      ]);
    });

    test("[SYN108] what somebody is done with is told a page at a time, the latest first, to whom it concerns", async () => {
      const { store } = openWorld();
      const ben = { tenant: "school", learner: learnerNamed("Ben") };
      const ofBen = makeAsking("phone", ["safety_flagged", "teacher_asked"]).map((event) => ({
        ...event,
        learner: ben.learner,
      }));
      await exchange(store, makeRequest(ofBen, { learner: ben.learner }), { session: ben, now: NOON + 1 });
      const [first, second, third, open] = await askAt(
        store,
        makeAsking("tablet", ["safety_flagged", "teacher_asked", "safety_flagged", "safety_flagged"]),
        { now: NOON },
      ).then((all) => all.filter(({ learner }) => learner === ADA.learner).map(({ id }) => id));
      for (const id of [first!, second!, third!]) await store.markAlert(ADA, id, () => DONE);
      for (const { id } of ofBen) await store.markAlert(ben, id, () => DONE);

      const scope = { learners: [ADA.learner], kinds: [] };
      const idsIn = async (...asked: Parameters<SyncStore["pastAlerts"]>) =>
        (await store.pastAlerts(...asked)).map(({ id }) => id);
      const page = await store.pastAlerts("school", scope, null, 2);
      expect(page).toMatchObject([
        { id: third, learner: ADA.learner, kind: "urgent", cursor: 3, heardAt: NOON, mark: DONE },
        { id: second, kind: "person" },
      ]);
      expect(await idsIn("school", scope, page.at(-1)!, 2)).toEqual([first]);
      expect(await idsIn("school", { learners: [], kinds: ["urgent"] }, null, 9)).toEqual([ofBen[0]!.id, third, first]);
      expect(await idsIn("school", { learners: [ben.learner], kinds: ["urgent"] }, null, 9)).toEqual([
        ofBen[1]!.id,
        ofBen[0]!.id,
        third,
        first,
      ]);
      expect(await idsIn("school", { learners: [], kinds: [] }, null, 9)).toEqual([]);
      expect(await idsIn("other school", { learners: [ADA.learner], kinds: ["urgent"] }, null, 9)).toEqual([]);

      expect(await store.alertAt(ADA, third!)).toEqual(page[0]);
      expect(await store.alertAt(ADA, open!)).toMatchObject({ mark: { done: null } });
      expect(await store.alertAt(ben, third!)).toBeUndefined();
      expect(await store.alertAt({ tenant: "other school", learner: ADA.learner }, third!)).toBeUndefined();
      await store.erase(ADA);
      expect(await idsIn("school", scope, null, 9)).toEqual([]);
      expect(await store.alertAt(ADA, third!)).toBeUndefined();
    });

    test("[SYN98] what waits alerts under the id it waits under, and under the learner's own once it is given", async () => {
      const { store } = openWorld();
      const { handIns } = openHandIns(store);
      const asking = makeAsking("found", ["teacher_asked"]).map((event) => ({ ...event, learner: VISITOR.learner }));
      await exchange(store, requestAs(VISITOR, asking), { session: VISITOR });
      expect((await store.openAlerts("school")).map(({ learner }) => learner)).toEqual([VISITOR.learner]);
      expect(await handIns.give(VISITOR, ADA.learner)).toBe(true);
      expect((await store.openAlerts("school")).map(({ learner }) => learner)).toEqual([ADA.learner]);
    });

    test("[SYN21] an exchange whose decision fails leaves nothing, and the next one goes on", async () => {
      const { store } = openWorld();
      const events = makeChain("tablet", 2);
      const [first] = await exchange(store, makeRequest(events.slice(0, 1))).then(({ rows }) => rows);
      const ask = { device: events[0]!.device, ids: [], epoch: null, cursor: 0, want: 9 };
      const twice = store.exchange(ADA, ask, ({ chain }) => ({
        chain,
        rows: [{ event: first!.event, ots: 1, status: "ok", alert: null }],
      }));
      await expect(twice).rejects.toThrow();
      const both = makeEvent({ seq: 2, id: events[1]!.id });
      const half = store.exchange(ADA, ask, ({ chain }) => ({
        chain,
        rows: [both, first!.event].map((event) => ({ event, ots: 1, status: "ok", alert: null }) as const),
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

/** Somebody who worked on a shared device without signing in. */
const VISITOR = waitingFor({ tenant: "school", learner: toVisitorId(learnerNamed("visitor")) });
/** Where what comes for Ada waits. */
const SIDE = { tenant: "school", learner: toVisitorId(learnerNamed("Ada, elsewhere")) };

function waitingFor({ tenant, learner }: SyncSession, mayContinue?: boolean): SyncSession {
  const side = mayContinue === undefined ? learner : SIDE.learner;
  return { tenant, learner, handIn: { side, mayContinue: mayContinue ?? false, note: async () => true } };
}

/** What they did: a grade is chosen first, then things are done. */
function makeVisit(count: number, change: Partial<SyncEvent> = {}, after?: SyncEvent): SyncEvent[] {
  const body = { session: uuidFromName("session"), skill: "g4.fracadd" };
  return makeChain("found", count, { learner: VISITOR.learner, ...change }, after).map((event) =>
    event.seq === 1 ? event : { ...event, type: "skill_unlocked", body },
  );
}

function openHandIns(store: SyncStore) {
  const followed: string[] = [];
  const forgotten: string[] = [];
  const handIns = createHandIns({
    store,
    now: () => NOON,
    follow: ({ learner }) => followed.push(learner),
    forget: async ({ learner }) => void forgotten.push(learner),
  });
  return { handIns, followed, forgotten };
}

function requestAs({ learner }: SyncSession, events: readonly SyncEvent[]): SyncRequest {
  return makeRequest(
    events.map((event) => ({ ...event, learner })),
    { learner },
  );
}

const ALERT = { kind: "person", heardAt: NOON } as const;
const BY_TEACHER = { by: "teacher", at: NOON };
const DONE = { seen: BY_TEACHER, seesTo: BY_TEACHER, done: { ...BY_TEACHER, how: "talked" } } as const;

const ASKING: Readonly<Record<string, unknown>> = {
  skill_unlocked: { session: uuidFromName("session"), skill: "g4.fracadd" },
  safety_flagged: { session: uuidFromName("session"), item: null, skill: null, kind: "self-harm", severity: "urgent" },
  teacher_asked: { session: null, item: null, skill: null },
};

function makeAsking(device: string, types: readonly string[], after?: SyncEvent): SyncEvent[] {
  return makeChain(device, types.length, {}, after).map((event, at) => ({
    ...event,
    type: types[at] ?? "",
    body: ASKING[types[at] ?? ""],
  }));
}

/** The alerts there are once the events were sent. */
async function askAt(store: SyncStore, events: readonly SyncEvent[], { now }: { readonly now: number }) {
  await exchange(store, makeRequest(events), { now });
  return store.openAlerts("school");
}

async function idsOf(store: SyncStore, key: SyncSession): Promise<readonly string[]> {
  return (await store.readRows(key, 0, 999)).map(({ event }) => event.id);
}
