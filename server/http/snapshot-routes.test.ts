import { describe, expect, test } from "vitest";
import type { LearnerId } from "#engine";
import { addToCheck, EMPTY_CHECK, type SyncRequest } from "#engine/protocol/sync";
import { makeRequest } from "../sync/events.fixture.ts";
import { createMemoryServerDisk, createMemorySyncStore, type GivenSnapshot, type SyncDeps } from "../sync/index.ts";
import { openDevice, openPlace, openSyncWorld, postSync, pushOf } from "./school.fixture.ts";

const fold = { version: "7", content: "content" };

/** A log of ten rows, and a snapshot of the first six. */
async function openLog(change: Partial<GivenSnapshot> = {}) {
  const asked: Parameters<NonNullable<SyncDeps["snapshotFor"]>>[] = [];
  const store = createMemorySyncStore(createMemoryServerDisk("epoch"));
  const world = openSyncWorld({
    store,
    snapshotFor: async (key, wish) => {
      asked.push([key, wish]);
      const rows = await store.readRows(key, 0, 6);
      const check = rows.reduce((sum, { event }) => addToCheck(sum, event.id), EMPTY_CHECK);
      const snapshot = { cursor: 6, foldVersion: "7", contentSet: "content", state: { six: 6 }, lastOts: 1, ...check };
      return { epoch: "epoch", snapshot, ...change };
    },
  });
  const place = await openPlace(["Ben"], { world });
  const tablet = await openDevice(place, "Ben");
  await postSync(world, tablet.browser, pushOf(tablet.learner, 10));
  const kiosk = await openDevice(place, "Ben", "kiosk");
  return { place, world, tablet, kiosk, asked };
}

const wishing = (learner: LearnerId, change: Partial<SyncRequest> = {}) =>
  makeRequest([], { learner, epoch: null, fold, ...change });

describe("[SYN75] a snapshot in the place of rows", () => {
  test("for a shared device that asks: the rows after it, and the check of the whole log", async () => {
    const { place, world, kiosk, asked } = await openLog();
    const { answer } = await postSync(world, kiosk.browser, wishing(kiosk.learner));
    expect(answer).toMatchObject({ epoch: "epoch", from: 6, head: 10, snapshot: { cursor: 6, state: { six: 6 } } });
    expect(answer?.rows.map(({ cursor }) => cursor)).toEqual([7, 8, 9, 10]);
    expect(answer?.check.count).toBe(10);
    expect(asked).toEqual([[{ tenant: place.tenant, learner: kiosk.learner }, fold]]);
  });

  test("for no other: a device of one's own, one that has rows, one that does not ask, one nobody is signed in on", async () => {
    const { world, tablet, kiosk, asked } = await openLog();
    const { learner } = kiosk;
    const own = await postSync(world, tablet.browser, wishing(learner));
    const begun = await postSync(world, kiosk.browser, wishing(learner, { epoch: "epoch", cursor: 4 }));
    const silent = await postSync(world, kiosk.browser, makeRequest([], { learner, epoch: null }));
    expect([own, begun, silent].map(({ answer }) => [answer?.from, answer?.rows.length])).toEqual([
      [0, 10],
      [4, 6],
      [0, 10],
    ]);
    await kiosk.browser.ask("POST", "/auth/logout", {});
    const left = await postSync(world, kiosk.browser, wishing(learner));
    expect(left.answer ?? { rows: [] }).toMatchObject({ rows: [] });
    for (const { answer } of [own, begun, silent, left]) expect(answer?.snapshot).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test("not one of a log that was erased or restored since: rows from 0", async () => {
    const { world, kiosk } = await openLog({ epoch: "another" });
    const { answer } = await postSync(world, kiosk.browser, wishing(kiosk.learner));
    expect(answer).toMatchObject({ epoch: "epoch", from: 0, head: 10 });
    expect([answer?.rows.length, answer?.snapshot]).toEqual([10, undefined]);
  });
});
