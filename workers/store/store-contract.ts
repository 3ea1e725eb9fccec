import { describe, expect, test } from "vitest";
import {
  AssignmentId,
  DeviceId,
  ItemId,
  LearnerId,
  SessionId,
  SkillId,
  stampEvents,
  type LearnerAssignment,
  type NewEvent,
  type TutorEvent,
} from "#engine";
import { createTestIds, createTestTime } from "../testing/world.ts";
import { NO_REMOTE } from "./replica-row.ts";
import { restampChain, type Chain } from "./restamp-chain.ts";
import type { HeadRow, ProfileRow } from "./rows.ts";
import { NOTHING_KEPT, type Commit, type Store } from "./store.ts";

/** One disk; every `open` is another tab. */
export interface StoreWorld {
  readonly open: () => Store;
  /** As if somebody emptied the storage while tabs are open. */
  readonly clear: () => Promise<void>;
}

const time = createTestTime();
const ids = createTestIds(time, "store contract");
const uuid = (): string => ids.uuid();

export const newDevice = (): DeviceId => DeviceId.parse(uuid());
export const newProfile = (name = "Ada"): ProfileRow => ({
  id: LearnerId.parse(uuid()),
  name,
  grade: 2,
  locale: "en",
  createdAt: time.wall(),
});

/** A commit that goes on from a head, as the host would make it. */
export function makeCommit(
  device: DeviceId,
  from: HeadRow | { readonly learner: LearnerId },
  change: Partial<Commit> & { readonly news?: readonly NewEvent[] } = {},
): Commit {
  const expected = "seq" in from ? from : null;
  const head: HeadRow = expected ?? { learner: from.learner, device, seq: 0, lastId: null, lastHlc: 0 };
  time.advance(1_000);
  const { news = [{ type: "learner_enrolled", body: { grade: 2 } }], ...rest } = change;
  const batch = stampEvents(head, news, {
    wall: time.wall(),
    mono: time.mono(),
    boot: "boot",
    content: "content",
    build: "test",
    newId: ids.eventId,
  });
  return {
    device,
    expected,
    events: batch.events,
    head: batch.head,
    projection: {
      learner: head.learner,
      version: "1",
      content: "content",
      device: batch.head.device,
      seq: batch.head.seq,
      remote: NO_REMOTE,
      answers: 0,
      unreadable: 0,
      state: { folded: batch.head.seq },
    },
    dropDrafts: () => [],
    ...rest,
  };
}

/** A tab that is open, with one learner enrolled. */
export async function enrolled(store: Store): Promise<{ device: DeviceId; profile: ProfileRow; commit: Commit }> {
  const opened = await store.open(newDevice());
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const profile = newProfile();
  const commit = makeCommit(opened.value, { learner: profile.id }, { enrol: profile });
  const written = await store.commit(commit);
  if (!written.ok) throw new Error(JSON.stringify(written.error));
  return { device: opened.value, profile, commit };
}

export const saved = { ok: true, value: null } as const;
export const refused = (type: string): unknown => ({ ok: false, error: { type } });

/** The events of a first commit and of others, on a chain of their own. */
function chainOf({ head, events }: Commit, others: readonly TutorEvent[]): Chain {
  return restampChain(head.learner, [...events, ...others], head, newDevice());
}

/** What every store must do, whatever it is made of. */
export function describeStore(name: string, createWorld: () => StoreWorld): void {
  describe(`${name} store`, () => {
    test("[STO1] what a resolved write wrote is there for another tab", async () => {
      const world = createWorld();
      const { device, profile, commit } = await enrolled(world.open());
      const other = world.open();
      expect(await other.open(newDevice())).toEqual({ ok: true, value: device });
      expect(await other.readDevice()).toEqual({
        ok: true,
        value: { device, selected: profile.id, profiles: [profile], sharedWith: null },
      });
      expect(await other.readPosition(profile.id)).toEqual({
        ok: true,
        value: { device, selected: profile.id, head: commit.head, remote: NO_REMOTE },
      });
      expect(await other.readLog(profile.id)).toEqual({ ok: true, value: commit.events });
      expect(await other.readProjection(profile.id)).toEqual({ ok: true, value: commit.projection });
      expect(await other.countEvents()).toEqual({ ok: true, value: 1 });
    });

    test("[SYN86] [SYN111] names of a class and its country are there after another start until others are written, and with another device's storage", async () => {
      const world = createWorld();
      const store = world.open();
      const { device } = await enrolled(store);
      expect(await store.readKept()).toEqual({ ok: true, value: NOTHING_KEPT });
      const kept = { names: [{ id: LearnerId.parse(uuid()), name: "Amina" }], country: "IN" };
      expect(await store.writeKept(device, kept)).toEqual(saved);
      // They go with the class they are of, in one transaction.
      expect(await store.writeShared(device, "5a")).toEqual(saved);
      expect(await store.readKept()).toEqual({ ok: true, value: NOTHING_KEPT });
      expect(await store.writeKept(device, kept)).toEqual(saved);
      expect(await store.writeShared(device, "5a")).toEqual(saved);
      const other = world.open();
      await other.open(newDevice());
      expect(await other.readKept()).toEqual({ ok: true, value: kept });
      expect(await other.writeKept(newDevice(), NOTHING_KEPT)).toEqual(refused("conflict"));
      expect(await other.writeKept(device, NOTHING_KEPT)).toEqual(saved);
      expect(await store.readKept()).toEqual({ ok: true, value: NOTHING_KEPT });
      expect(await store.writeKept(device, kept)).toEqual(saved);
      await world.clear();
      expect(await store.writeKept(device, kept)).toEqual(refused("cleared"));
      expect(await store.readKept()).toEqual({ ok: true, value: NOTHING_KEPT });
    });

    test("[ASG10] [ASG12] what was given to a learner is there after another start, replaced as a whole, and goes with them", async () => {
      const world = createWorld();
      const store = world.open();
      const { device, profile } = await enrolled(store);
      const nobody = LearnerId.parse(uuid());
      expect(await store.readAssignments(profile.id)).toEqual({ ok: true, value: [] });
      const given = ["a", "b"].map((note): LearnerAssignment => ({
        id: AssignmentId.parse(uuid()),
        what: { type: "lesson", skill: SkillId.parse("g4.fracadd") },
        from: 1,
        due: null,
        afterDue: "open",
        note,
        teacher: "Ms Okafor",
      }));
      expect(await store.writeAssignments(device, profile.id, given)).toEqual(saved);
      const other = world.open();
      await other.open(newDevice());
      expect(await other.readAssignments(profile.id)).toEqual({ ok: true, value: given });
      expect(await other.readAssignments(nobody)).toEqual({ ok: true, value: [] });
      expect(await other.writeAssignments(newDevice(), profile.id, [])).toEqual(refused("conflict"));
      expect(await other.writeAssignments(device, profile.id, given.slice(1))).toEqual(saved);
      expect(await store.readAssignments(profile.id)).toEqual({ ok: true, value: given.slice(1) });
      expect(await store.deleteLearner(device, profile.id)).toEqual(saved);
      expect(await store.readAssignments(profile.id)).toEqual({ ok: true, value: [] });
      await world.clear();
      expect(await store.writeAssignments(device, profile.id, given)).toEqual(refused("cleared"));
    });

    test("[STO2] a refused commit leaves events, head, projection and drafts as they were", async () => {
      const store = createWorld().open();
      const { device, profile, commit } = await enrolled(store);
      const item = ItemId.parse(uuid());
      const draft = { learner: profile.id, item, given: ["4", ""] };
      expect(await store.writeDraft(device, draft)).toEqual(saved);
      const good = makeCommit(device, commit.head, { dropDrafts: () => [item], news: twoEvents() });
      const [first, second] = good.events as [TutorEvent, TutorEvent];
      // The second event of the batch has an id that is in the log already.
      const bad = { ...good, events: [first, { ...second, id: commit.events[0]!.id }] };
      expect(await store.commit(bad)).toEqual(refused("conflict"));
      expect(await store.readLog(profile.id)).toEqual({ ok: true, value: commit.events });
      expect(await store.readPosition(profile.id)).toMatchObject({ value: { head: commit.head } });
      expect(await store.readProjection(profile.id)).toEqual({ ok: true, value: commit.projection });
      expect(await store.readDrafts(profile.id)).toEqual({ ok: true, value: [draft] });

      expect(await store.commit(good)).toEqual(saved);
      expect(await store.readLog(profile.id)).toEqual({ ok: true, value: [...commit.events, ...good.events] });
      expect(await store.readPosition(profile.id)).toMatchObject({ value: { head: good.head } });
      expect(await store.readProjection(profile.id)).toEqual({ ok: true, value: good.projection });
      expect(await store.readDrafts(profile.id)).toEqual({ ok: true, value: [] });
    });

    test("[STO16] a commit asks last which drafts it drops, and one that is refused does not ask", async () => {
      const store = createWorld().open();
      const { device, profile, commit } = await enrolled(store);
      const [sent, typedOn] = [ItemId.parse(uuid()), ItemId.parse(uuid())];
      for (const item of [sent, typedOn]) await store.writeDraft(device, { learner: profile.id, item, given: ["4"] });
      let asked = 0;
      const dropDrafts = () => ((asked += 1), [sent]);
      const next = makeCommit(device, commit.head, { dropDrafts });
      expect(await store.commit({ ...next, expected: null })).toEqual(refused("conflict"));
      expect(asked).toBe(0);
      expect(await store.commit(next)).toEqual(saved);
      expect(await store.readDrafts(profile.id)).toMatchObject({ value: [{ item: typedOn }] });
    });

    test("[STO17] a draft that comes after its learner was deleted is not written", async () => {
      const store = createWorld().open();
      const { device, profile } = await enrolled(store);
      const draft = { learner: profile.id, item: ItemId.parse(uuid()), given: ["4"] };
      const both = [store.deleteLearner(device, profile.id), store.writeDraft(device, draft)];
      expect(await Promise.all(both)).toEqual([saved, saved]);
      expect(await store.readDrafts(profile.id)).toEqual({ ok: true, value: [] });
    });

    test("[STO3] a commit that follows an older head is refused", async () => {
      const world = createWorld();
      const tab = world.open();
      const { device, profile, commit } = await enrolled(tab);
      const other = world.open();
      await other.open(newDevice());
      const theirs = makeCommit(device, commit.head);
      const ours = makeCommit(device, commit.head);
      expect(await other.commit(theirs)).toEqual(saved);
      expect(await tab.commit(ours)).toEqual(refused("conflict"));
      expect(await tab.commit({ ...ours, expected: null })).toEqual(refused("conflict"));
      expect(await tab.readLog(profile.id)).toEqual({ ok: true, value: [...commit.events, ...theirs.events] });
    });

    test("[STO4] a taken seq or id is never overwritten", async () => {
      const store = createWorld().open();
      const { device, profile, commit } = await enrolled(store);
      const next = makeCommit(device, commit.head);
      const [event] = next.events as [TutorEvent];
      const sameSeq = { ...next, events: [{ ...event, seq: 1 }] };
      const sameId = { ...next, events: [{ ...event, id: commit.events[0]!.id }] };
      expect(await store.commit(sameSeq)).toEqual(refused("conflict"));
      expect(await store.commit(sameId)).toEqual(refused("conflict"));
      expect(await store.readLog(profile.id)).toEqual({ ok: true, value: commit.events });
    });

    test("[STO5] nothing is written into a storage that was emptied, or that has become another device's", async () => {
      const world = createWorld();
      const store = world.open();
      const { device, profile, commit } = await enrolled(store);
      const draft = { learner: profile.id, item: ItemId.parse(uuid()), given: ["1"] };
      const writes = (): Promise<unknown>[] => [
        store.commit(makeCommit(device, commit.head)),
        store.writeDraft(device, draft),
        store.writeSelected(device, null),
        store.writeProfile(device, profile),
        store.writeClosedSummary(device, profile.id, SessionId.parse(uuid())),
        store.rechain({ device, expected: commit.head, ...chainOf(commit, []) }),
        store.deleteLearner(device, profile.id),
      ];
      await world.clear();
      for (const write of writes()) expect(await write).toEqual(refused("cleared"));
      expect(await store.readPosition(profile.id)).toEqual(refused("cleared"));
      expect(await store.readDevice()).toEqual(refused("cleared"));
      expect(await store.countEvents()).toEqual({ ok: true, value: 0 });

      const elsewhere = newDevice();
      expect(await store.restore({ device: elsewhere, selected: null, profiles: [], sharedWith: null })).toEqual(saved);
      for (const write of writes()) expect(await write).toEqual(refused("conflict"));
      expect(await store.countEvents()).toEqual({ ok: true, value: 0 });
      expect(await store.readDrafts(profile.id)).toEqual({ ok: true, value: [] });
    });

    test("[STO6] the same commit again, after it had reached the disk, is written once", async () => {
      const store = createWorld().open();
      const { device, profile, commit } = await enrolled(store);
      const next = makeCommit(device, commit.head);
      expect(await store.commit(next)).toEqual(saved);
      expect(await store.commit(next)).toEqual(saved);
      expect(await store.readLog(profile.id)).toEqual({ ok: true, value: [...commit.events, ...next.events] });
    });

    test("[STO9] a projection may be dropped at any time", async () => {
      const store = createWorld().open();
      const { device, profile, commit } = await enrolled(store);
      expect(await store.dropProjection(profile.id)).toEqual(saved);
      expect(await store.readProjection(profile.id)).toEqual({ ok: true, value: null });
      expect(await store.commit(makeCommit(device, commit.head))).toEqual(saved);
    });

    test("[STO11] salvage gives every row, destroy makes way for a new device", async () => {
      const store = createWorld().open();
      const { device, profile, commit } = await enrolled(store);
      expect(await store.salvage()).toEqual(commit.events);
      expect(await store.destroy()).toEqual(saved);
      const fresh = newDevice();
      expect(await store.open(fresh)).toEqual({ ok: true, value: fresh });
      expect(fresh).not.toBe(device);
      expect(await store.readDevice()).toEqual({
        ok: true,
        value: { device: fresh, selected: null, profiles: [], sharedWith: null },
      });
      expect(await store.readLog(profile.id)).toEqual({ ok: true, value: [] });
    });

    test("[STO12] the log comes in fold order, a tail by seq", async () => {
      const store = createWorld().open();
      const { device, profile, commit } = await enrolled(store);
      const second = makeCommit(device, commit.head, { news: twoEvents() });
      const third = makeCommit(device, second.head);
      // An event with a lower hlc than those before it, as a re-stamped one may have.
      const early = { ...third, events: third.events.map((event) => ({ ...event, hlc: 5 })) };
      await store.commit(second);
      await store.commit(early);
      expect(await store.readLog(profile.id)).toEqual({
        ok: true,
        value: [...early.events, ...commit.events, ...second.events],
      });
      expect(await store.readTail(profile.id, device, 1)).toEqual({
        ok: true,
        value: [...second.events, ...early.events],
      });
      expect(await store.readTail(profile.id, newDevice(), 0)).toEqual({ ok: true, value: [] });
    });

    test("[STO13] a deleted learner leaves nothing, the other keeps everything", async () => {
      const store = createWorld().open();
      const { device, profile: ada, commit } = await enrolled(store);
      const ben = newProfile("Ben");
      const bens = makeCommit(device, { learner: ben.id }, { enrol: ben });
      await store.commit(bens);
      for (const learner of [ada.id, ben.id]) {
        await store.writeDraft(device, { learner, item: ItemId.parse(uuid()), given: ["7"] });
        await store.writeClosedSummary(device, learner, SessionId.parse(uuid()));
      }
      expect(await store.deleteLearner(device, ben.id)).toEqual(saved);
      expect(await store.readDevice()).toEqual({
        ok: true,
        value: { device, selected: null, profiles: [ada], sharedWith: null },
      });
      expect(await store.readPosition(ben.id)).toMatchObject({ value: { head: null } });
      expect(await store.readLog(ben.id)).toEqual({ ok: true, value: [] });
      expect(await store.readDrafts(ben.id)).toEqual({ ok: true, value: [] });
      expect(await store.readProjection(ben.id)).toEqual({ ok: true, value: null });
      expect(await store.readClosedSummary(ben.id)).toEqual({ ok: true, value: null });
      expect(await store.readLog(ada.id)).toEqual({ ok: true, value: commit.events });
      expect(await store.readDrafts(ada.id)).toMatchObject({ value: [{ given: ["7"] }] });
      expect(await store.readClosedSummary(ada.id)).not.toEqual({ ok: true, value: null });
    });

    test("[STO15] own events go on a new chain, others among them, whole or not at all; recording goes on there", async () => {
      const store = createWorld().open();
      const { device, profile, commit } = await enrolled(store);
      const found = makeCommit(newDevice(), { learner: profile.id }, { news: twoEvents() });
      const later = makeCommit(device, commit.head);
      await store.commit(later);
      const chain = chainOf(commit, [...found.events, ...later.events]);
      expect(await store.rechain({ device, expected: commit.head, ...chain })).toEqual(refused("conflict"));
      expect(await store.readLog(profile.id)).toEqual({ ok: true, value: [...commit.events, ...later.events] });

      const named = { ...profile, name: "Ada L." };
      const write = { device, expected: later.head, ...chain, profile: named };
      expect(await store.rechain(write)).toEqual(saved);
      // As after a connection that died once it was on the disk.
      expect(await store.rechain(write)).toEqual(saved);
      expect(await store.readLog(profile.id)).toEqual({ ok: true, value: chain.events });
      expect(await store.readDevice()).toMatchObject({ value: { profiles: [named] } });
      expect(await store.readPosition(profile.id)).toMatchObject({ value: { head: chain.head } });
      expect(await store.readProjection(profile.id)).toEqual({ ok: true, value: null });
      expect(await store.commit(makeCommit(device, later.head))).toEqual(refused("conflict"));
      const next = makeCommit(device, chain.head);
      expect(await store.commit(next)).toEqual(saved);
      expect(next.events[0]).toMatchObject({ device: chain.head.device, seq: 5, prev: later.events[0]?.id });
    });

    test("[STO14] after an emptied storage the first tab to begin again wins", async () => {
      const world = createWorld();
      const store = world.open();
      const { profile } = await enrolled(store);
      await world.clear();
      const winner = newDevice();
      expect(
        await store.restore({ device: winner, selected: profile.id, profiles: [profile], sharedWith: null }),
      ).toEqual(saved);
      const other = world.open();
      await other.open(newDevice());
      expect(await other.restore({ device: newDevice(), selected: null, profiles: [], sharedWith: null })).toEqual(
        refused("conflict"),
      );
      expect(await other.readDevice()).toEqual({
        ok: true,
        value: { device: winner, selected: profile.id, profiles: [profile], sharedWith: null },
      });
    });
  });
}

function twoEvents(): readonly NewEvent[] {
  const session = SessionId.parse(uuid());
  return [
    { type: "session_started", body: { session, goal: 5, skill: null, seed: "1", policy: "p" } },
    { type: "session_ended", body: { session, reason: "learner-ended" } },
  ];
}
