import { describe, expect, test } from "vitest";
import type { LearnerId, TutorEvent, TutorState } from "#engine";
import { cardOf, NOON } from "../server/http/school.fixture.ts";
import { push } from "../server/snapshots/pushed.fixture.ts";
import { simulateDevice } from "../server/snapshots/simulated-device.fixture.ts";
import { loadLearner } from "../workers/host/load-learner.ts";
import { tutor } from "../workers/host/tutor.ts";
import { createMemoryStore } from "../workers/store/memory-store.ts";
import { exportedEvents } from "../workers/testing/pupil.ts";
import { wholeBank } from "../workers/testing/world.ts";
import {
  content,
  inTime,
  masteryOf,
  onDisk,
  openDevice,
  openPlace,
  pass,
  practise,
  signIn,
  type Device,
  type Place,
} from "./school.fixture.ts";

/** More than a shared device is given at once. */
const LONG = 1_050;

/** A school where Amina has worked for long, on a phone. */
async function openLongPlace(): Promise<{
  readonly place: Place;
  readonly amina: LearnerId;
  readonly past: readonly TutorEvent[];
}> {
  const place = await openPlace(["Amina"]);
  const amina: LearnerId = cardOf(place.school, "Amina").learner;
  const startedAt = NOON - 300 * 86_400_000;
  const phone = simulateDevice({ content, learner: amina, seed: "phone", startedAt });
  phone.perform({ type: "enrol", grade: 3 });
  const isSittingExam = () => phone.state().activities.evaluation?.endedAt === null;
  while (phone.events.length < LONG || isSittingExam()) phone.work(50);
  await push(place.world.syncStore, { tenant: place.tenant, learner: amina }, phone.events, NOON);
  return { place, amina, past: phone.events };
}

/** As a start from the disk makes it. */
async function stateOf(
  { disk }: Device,
  learner: LearnerId,
  from: "snapshot" | "log" = "snapshot",
): Promise<TutorState> {
  const { run } = wholeBank(content);
  const loaded = await loadLearner(createMemoryStore(disk), tutor, {
    content: content.hash,
    withContent: async (work) => {
      const done = await run((all) => work({ content: all, now: NOON, mono: 0, boot: "test" }));
      if (!done.ok) throw new Error("the bank is all there");
      return done;
    },
    learner,
    from,
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value.memory.state;
}

async function expectSame(devices: readonly [Device, Device], learner: LearnerId): Promise<void> {
  const [one, other] = devices;
  expect(await stateOf(one, learner)).toStrictEqual(await stateOf(other, learner));
  expect(await masteryOf(one)).toEqual(await masteryOf(other));
  expect(await one.tab.api.sessions()).toEqual(await other.tab.api.sessions());
}

const baseOf = ({ disk }: Device, learner: LearnerId) => disk.replicas.get(learner)?.base ?? null;
const rowsOn = ({ disk }: Device, learner: LearnerId): number => disk.remote.get(learner)?.size ?? 0;

describe("a long log on a shared device", { timeout: 90_000 }, () => {
  test("[SYN62] [SYN63] [SYN65] comes as a snapshot: the same state, before and after more work, a restart, and the history", async () => {
    const { place, amina, past } = await openLongPlace();
    const [tablet, kiosk] = [openDevice(place, "tablet"), openDevice(place, "kiosk")];
    const all = [tablet, kiosk];
    await signIn(tablet, place, "Amina");
    await signIn(kiosk, place, "Amina", { kind: "kiosk" });
    expect([rowsOn(tablet, amina), baseOf(tablet, amina)]).toEqual([past.length, null]);
    expect([rowsOn(kiosk, amina), baseOf(kiosk, amina)?.cursor]).toEqual([0, past.length]);
    await expectSame([tablet, kiosk], amina);

    // Work on both, sent and fetched, before any of the history is here.
    kiosk.line.isUp = false;
    await practise(kiosk, 2, past);
    kiosk.restart();
    // Without the network the session of a minute ago still counts.
    await kiosk.tab.until(({ learner }) => learner !== null);
    expect(baseOf(kiosk, amina)?.here.cursor).toBe(0);
    await practise(kiosk, 2, past);
    await practise(tablet, 3);
    await tablet.tab.api.wake();
    await pass(place, [tablet], 10_000);
    kiosk.line.isUp = true;
    await kiosk.tab.api.wake();
    await pass(place, all, 10_000);
    await tablet.tab.api.wake();
    await pass(place, all, 10_000);
    await expectSame([tablet, kiosk], amina);

    // Then the history comes by itself.
    await pass(place, all, 30_000);
    expect(baseOf(kiosk, amina)).toBeNull();
    expect(kiosk.disk.bases.size).toBe(0);
    expect(await exportedEvents(kiosk.tab)).toEqual(await exportedEvents(tablet.tab));
    await expectSame([tablet, kiosk], amina);
    await practise(kiosk, 2, past);
    await pass(place, all, 400_000);
    kiosk.disk.projections.clear();
    kiosk.restart();
    await kiosk.tab.until(({ learner }) => learner !== null);
    await expectSame([tablet, kiosk], amina);

    // What the tablet folds on from a checkpoint is what it would fold from the first event.
    expect(tablet.disk.checkpoints.get(amina)).not.toBeUndefined();
    tablet.disk.projections.clear();
    expect(await stateOf(tablet, amina)).toStrictEqual(await stateOf(tablet, amina, "log"));
  });

  test("[SYN64] rows that belong before its end wait for the history, and then all is the same", async () => {
    const { place, amina } = await openLongPlace();
    const [tablet, laptop, kiosk] = [
      openDevice(place, "tablet"),
      openDevice(place, "laptop"),
      openDevice(place, "kiosk"),
    ];
    const all = [tablet, laptop, kiosk];
    await signIn(tablet, place, "Amina");
    await signIn(laptop, place, "Amina");
    laptop.line.isUp = false;
    await practise(laptop, 3);
    await pass(place, all, 60_000);
    // Later than what the laptop has not sent, and in the snapshot.
    await practise(tablet, 3);
    await pass(place, [tablet], 400_000);
    kiosk.time.advance(460_000);
    await signIn(kiosk, place, "Amina", { kind: "kiosk" });
    expect(baseOf(kiosk, amina)?.lastOts).toBeGreaterThan(NOON + 60_000);
    await practise(kiosk, 1, await exportedEvents(tablet.tab));
    laptop.line.isUp = true;
    await laptop.tab.api.wake();
    await pass(place, [laptop], 10_000);
    await pass(place, all, 900_000);
    expect(baseOf(kiosk, amina)).toBeNull();
    await expectSame([tablet, kiosk], amina);
    await expectSame([laptop, kiosk], amina);
  });

  test("[SYN64] a snapshot that does not fit the program any more is not used: the log is, as soon as it is here", async () => {
    const { place, amina, past } = await openLongPlace();
    const [tablet, kiosk] = [openDevice(place, "tablet"), openDevice(place, "kiosk")];
    await signIn(tablet, place, "Amina");
    await signIn(kiosk, place, "Amina", { kind: "kiosk" });
    await practise(kiosk, 1, past);
    const base = kiosk.disk.bases.get(amina);
    kiosk.disk.bases.set(amina, { ...base!, version: "0" });
    kiosk.disk.projections.clear();
    kiosk.restart();
    await kiosk.tab.until(({ learner }) => learner?.name === "Amina");
    // All of it at once, not a portion a second.
    await pass(place, [kiosk], 1_000);
    expect(baseOf(kiosk, amina)).toBeNull();
    await practise(kiosk, 1, past);
    await pass(place, [kiosk], 60_000);
    await tablet.tab.api.wake();
    await pass(place, [tablet, kiosk], 10_000);
    await expectSame([tablet, kiosk], amina);
  });

  test("[SYN63] who asks for the history waits for it; without the network there is no half of it", async () => {
    const { place, past } = await openLongPlace();
    const kiosk = openDevice(place, "kiosk");
    await signIn(kiosk, place, "Amina", { kind: "kiosk" });
    kiosk.line.isUp = false;
    expect(await kiosk.tab.api.exportData()).toEqual({ ok: false, error: { type: "no-contact" } });
    const sessions = await kiosk.tab.api.sessions();
    const session = (sessions.ok ? sessions.value : []).at(-1)!.sessionId;
    expect(await kiosk.tab.api.replay(session)).toEqual({ ok: false, error: { type: "no-contact" } });
    kiosk.line.isUp = true;
    expect((await kiosk.tab.api.replay(session)).ok).toBe(true);
    expect(await exportedEvents(kiosk.tab)).toHaveLength(past.length);
  });

  test("[SYN62] [SYN72] nothing of it stays; who comes back gets a snapshot again, on a chain of its own", async () => {
    const { place, amina, past } = await openLongPlace();
    const kiosk = openDevice(place, "kiosk");
    await signIn(kiosk, place, "Amina", { kind: "kiosk" });
    await practise(kiosk, 2, past);
    expect((await inTime(place, [kiosk], kiosk.tab.api.leaveSchool())).ok).toBe(true);
    place.backUp();
    await pass(place, [kiosk], 60_000);
    expect(onDisk(kiosk)).not.toContain(amina);
    expect(kiosk.disk.bases.size).toBe(0);
    await signIn(kiosk, place, "Amina", { kind: "kiosk" });
    expect(baseOf(kiosk, amina)?.cursor).toBeGreaterThanOrEqual(past.length);
    await practise(kiosk, 2, past);
    await pass(place, [kiosk], 60_000);
    const tablet = openDevice(place, "tablet");
    await signIn(tablet, place, "Amina");
    await expectSame([tablet, kiosk], amina);
    expect(kiosk.tab.view().unsent).toBe(0);
  });
});
