import { expect, test } from "vitest";
import type { TutorEvent, TutorState } from "#engine";
import { loadLearner } from "../workers/host/load-learner.ts";
import { tutor, type Tutor } from "../workers/host/tutor.ts";
import { createMemoryStore } from "../workers/store/memory-store.ts";
import { wholeBank } from "../workers/testing/world.ts";
import { content, openDevice, openPlace, pass, practise, signIn, type Device } from "./school.fixture.ts";
import { NOON } from "../server/http/school.fixture.ts";

/** What a newer program makes of an event: another type, a version more, a field more; the rest is as it was. */
const NEWER: Readonly<Record<string, (row: TutorEvent) => object>> = {
  hint_served: (row) => ({ ...row, type: "hint_drawn" }),
  attempt_evaluated: (row) => ({ ...row, v: 2 }),
  problem_completed: (row) => ({ ...row, body: { ...row.body, mood: "calm" } }),
};

/** A program that reads those too. */
function newerTutor(known: ReadonlyMap<string, TutorEvent>): Tutor {
  return {
    ...tutor,
    foldVersion: `${tutor.foldVersion}, newer`,
    parseEvent: (row) => tutor.parseEvent(known.get((row as TutorEvent).id) ?? row),
  };
}

async function stateOf({ disk, tab }: Device, by: Tutor): Promise<TutorState> {
  const { run } = wholeBank(content);
  const loaded = await loadLearner(createMemoryStore(disk), by, {
    content: content.hash,
    withContent: async (work) => {
      const done = await run((all) => work({ content: all, now: NOON, mono: 0, boot: "test" }));
      if (!done.ok) throw new Error("the bank is all there");
      return done;
    },
    learner: tab.view().learner!.id,
    from: "snapshot",
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value.memory.state;
}

test("[SYN112] [EVT8] what a newer program sends is taken, kept and sent on whole by an older server and device, and counts once they are renewed", async () => {
  const place = await openPlace(["Amina"]);
  const [tablet, phone] = [openDevice(place, "tablet"), openDevice(place, "phone")];
  const all = [tablet, phone];
  const amina = await signIn(tablet, place, "Amina", { grade: 3 });
  tablet.line.isUp = false;
  await practise(tablet, 3);
  const before = await stateOf(tablet, tutor);

  // As if that had been done with the program of next week.
  const known = new Map<string, TutorEvent>();
  for (const [at, row] of tablet.disk.events) {
    const event = row as TutorEvent;
    known.set(event.id, event);
    tablet.disk.events.set(at, NEWER[event.type]?.(event) ?? event);
  }
  const own = [...tablet.disk.events.values()] as TutorEvent[];
  const odd = own.filter((event) => !tutor.parseEvent(event).ok);
  expect(new Set(odd.map(({ v }) => v as number))).toEqual(new Set([1, 2]));
  expect(odd.length).toBeGreaterThan(5);
  expect(own.indexOf(odd[0]!)).toBeLessThan(own.length - odd.length);

  tablet.line.isUp = true;
  await tablet.tab.api.wake();
  await pass(place, all, 20_000);
  await signIn(phone, place, "Amina");
  // The pupil reads of nothing that waits, and of no trouble.
  const { unsent, school, notices } = tablet.tab.view();
  expect({ unsent, trouble: school?.trouble, unsentSince: school?.unsentSince, notices }).toEqual({
    unsent: 0,
    trouble: null,
    unsentSince: null,
    notices: [],
  });
  const key = { tenant: place.tenant, learner: amina };
  const stored = await place.world.syncStore.readRows(key, 0, 1_000);
  expect(stored.map(({ event }) => event)).toEqual(expect.arrayContaining(own));
  expect(stored.filter(({ status }) => status === "quarantined").map(({ event }) => event.id)).toEqual(
    odd.map(({ id }) => id),
  );
  expect([...(phone.disk.remote.get(amina)?.values() ?? [])].map(({ event }) => event)).toEqual(
    stored.map(({ event }) => event),
  );

  // The older device starts and works on, and says what it cannot show; renewed, it has all of it, from what is on its disk.
  expect(await stateOf(phone, tutor)).not.toEqual(before);
  expect(await stateOf(phone, newerTutor(known))).toEqual(before);
  phone.restart();
  await phone.tab.until(({ learner }) => learner !== null);
  expect(phone.tab.view().notices).toEqual([{ type: "rows-unreadable", rows: odd.length }]);
  await practise(phone, 1, [...known.values()]);
  expect((await stateOf(phone, newerTutor(known))).history.answers).toBeGreaterThan(before.history.answers);
});
