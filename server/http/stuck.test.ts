import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createRng } from "#engine";
import type { PupilNow, StuckAlert } from "#engine/protocol/class";
import { isWhole, triesOf } from "../../testing/searches.ts";
import { useClock, type Browser } from "../identity/school.fixture.ts";
import { deviceOf, newColleague, openDay } from "./class-day.fixture.ts";
import { Pupil, SKILL } from "./class-pupil.fixture.ts";
import { openTablet } from "./running-school.fixture.ts";

type Day = Awaited<ReturnType<typeof openDay>>;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function lists({ school, ask, at }: Day) {
  return {
    listed: async (who: Browser = school.teacher) =>
      (await ask<{ readonly stuck: readonly StuckAlert[] }>("/alerts/stuck", who)).stuck,
    inNow: async () => (await ask<{ readonly pupils: readonly PupilNow[] }>(`${at}/now`)).pupils,
    mark: async ({ learner, id }: Pick<StuckAlert, "learner" | "id">, done: string | null, who = school.teacher) =>
      (await who.ask("POST", "/alerts/stuck/marks", { learner, id, done })).status,
  };
}

test("[IDN67] [CLS12] of random logs, cut anywhere and sent twice, the alerts are those who are stuck in Now", async () => {
  const names = Array.from({ length: isWhole() ? 8 : 2 }, (_, n) => `Pupil ${n}`);
  const day = await openDay(names);
  const { listed, inNow } = lists(day);
  const rng = createRng("cuts");
  let seen = 0;
  for (const [n, name] of names.entries()) {
    const { browser, learner } = n === 0 ? day.school.tablet : await openTablet(day.running, day.school, name);
    const device = deviceOf(learner, `stuck ${n}`);
    device.practise(SKILL, 200);
    const { events } = device;
    for (let from = 0; from < events.length;) {
      const to = Math.min(events.length, from + rng.int(1, 40));
      await day.push(browser, learner, events.slice(from, to));
      const alerts = await listed();
      const rows = (await inNow()).filter(({ state }) => state === "stuck");
      expect(alerts.map((one) => `${one.name} ${one.why}`).toSorted()).toEqual(
        rows.map((one) => `${one.name} ${one.stuck}`).toSorted(),
      );
      await day.push(browser, learner, events.slice(from, to));
      expect(await listed()).toEqual(alerts);
      seen += alerts.length;
      from = to;
    }
  }
  expect(seen).toBeGreaterThan(triesOf(10));
}, 120_000);

test("[IDN67] [IDN68] a bout is told once to the teachers of the class until it ends by itself or one of them is done with it", async () => {
  const start = Date.now();
  const setClock = useClock(start);
  const day = await openDay(["Ben", "Cai"]);
  const { school, running } = day;
  const { listed, inNow, mark } = lists(day);
  const { browser, learner } = school.tablet;
  const pupil = new Pupil(learner, "Ben");
  let sent = 0;
  const send = async () => {
    await day.push(browser, learner, pupil.events.slice(sent));
    sent = pupil.events.length;
  };
  const ben = async () => (await inNow()).find((one) => one.learner === learner);
  pupil.fail();
  await send();
  expect(await listed()).toEqual([]);
  pupil.fail();
  await send();
  const [first, ...others] = await listed();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    learner,
    name: "Ben",
    why: "two-in-a-row",
    seen: null,
    class: { id: school.class.id },
  });
  expect(first?.at).toBe(start);

  // Nobody else is told, and nobody else marks it; administrators neither, however long nobody looks.
  const colleague = await newColleague(running, school.teacher);
  expect(await listed(colleague)).toEqual([]);
  expect(await mark(first!, "helped", colleague)).toBe(404);
  expect(await mark(first!, "helped", browser)).toBe(403);
  expect(await mark({ learner, id: randomUUID() as StuckAlert["id"] }, "helped")).toBe(404);
  expect((await listed())[0]?.seen).toBeNull();

  // Who sees to it stands for as long as the bout, whatever else goes amiss in it.
  expect(await mark(first!, null)).toBe(204);
  setClock(start + MINUTE);
  pupil.fail();
  await send();
  expect(await listed()).toEqual([{ ...first, seen: { by: "Ms Teach", at: start } }]);
  expect(await ben()).toMatchObject({ state: "stuck", stuck: "two-in-a-row" });

  expect(await mark(first!, "helped")).toBe(204);
  expect(await listed()).toEqual([]);
  expect(await ben()).toMatchObject({ state: "working", stuck: "two-in-a-row" });
  expect(await mark(first!, "talked")).toBe(404);
  pupil.fail();
  await send();
  expect(await listed()).toEqual([]);

  // Another bout is told anew, and ends by itself; a row that a session's end cuts is none.
  pupil.answer(true);
  let [second] = await listed();
  for (let n = 0; n < 4 && second === undefined; n += 1) {
    pupil.fail();
    await send();
    [second] = await listed();
  }
  expect(second).toMatchObject({ why: "two-in-a-row", seen: null });
  expect(second?.id).not.toBe(first?.id);
  pupil.answer(true);
  await send();
  expect(await listed()).toEqual([]);
  expect(await mark(second!, "helped")).toBe(404);

  // Five minutes are the server's, with nothing sent that says so; of whom no device is heard nothing is claimed.
  pupil.answer(false);
  await send();
  setClock(start + 6 * MINUTE);
  expect(await listed()).toEqual([]);
  await send();
  expect(await listed()).toMatchObject([{ why: "no-progress", at: start + 6 * MINUTE }]);
  setClock(start + 10 * MINUTE);
  expect(await listed()).toEqual([]);
  expect((await ben())?.state).toBe("unheard");
  // What was left for hours is over; until then it is so still once the device is heard again.
  for (const hours of [1.5, 3, 4.5]) {
    setClock(start + hours * HOUR);
    await send();
    expect(await listed()).toHaveLength(hours < 4 ? 1 : 0);
  }
}, 60_000);
