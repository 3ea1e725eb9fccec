import { expect, test } from "vitest";
import { EventId, LearnerId, uuidFromName } from "#engine";
import { ALERT_ENDS } from "#engine/class";
import { cardOf, NOON, openSchool, openWorld } from "./school.fixture.ts";

const DAY = 24 * 60 * 60_000;
const id = EventId.parse(uuidFromName("bout"));

test("[IDN68] what was done about a bout goes with the learner, and else after a day", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const { tenant, teacher } = (await world.identity.sessionOf(school.teacher.request())) as {
    readonly tenant: string;
    readonly teacher: string;
  };
  const [ben, cai] = ["Ben", "Cai"].map((name) => LearnerId.parse(cardOf(school, name).learner));
  for (const learner of [ben!, cai!]) {
    const seen = { by: teacher, at: NOON };
    await world.store.transact((rows) => rows.put("stuckMark", { tenant, learner, id, seen, done: null }));
  }
  const left = async () =>
    (await world.store.transact((rows) => rows.list("stuckMark", [tenant]))).map((row) => row.learner);
  expect((await left()).toSorted()).toEqual([ben!, cai!].toSorted());
  await school.teacher.ask("POST", `/classes/${school.class.id}/learners/${ben}/erasure`, {});
  expect(await left()).toEqual([cai]);
  world.wait(DAY - 1);
  await world.identity.tidy();
  expect(await left()).toEqual([cai]);
  world.wait(1);
  await world.identity.tidy();
  expect(await left()).toEqual([]);
});

test("[IDN68] a learner's export has when a teacher saw to a bout and how it was done, and nothing of others or of who it was", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const { tenant, teacher } = (await world.identity.sessionOf(school.teacher.request())) as {
    readonly tenant: string;
    readonly teacher: string;
  };
  const [ben, cai] = ["Ben", "Cai"].map((name) => LearnerId.parse(cardOf(school, name).learner));
  const exported = async (learner: LearnerId | undefined) =>
    (await school.teacher.ask("GET", `/classes/${school.class.id}/learners/${learner}/data`)).body;
  expect(await exported(ben)).not.toHaveProperty("stuckMark");
  const mark = { tenant, learner: ben!, id, seen: { by: teacher, at: NOON } };
  await world.store.transact((rows) => rows.put("stuckMark", { ...mark, done: null }));
  expect(await exported(ben)).toMatchObject({ stuckMark: { id, seenAt: NOON, done: null } });
  const done = { by: teacher, at: NOON + 5, how: ALERT_ENDS[0] };
  await world.store.transact((rows) => rows.put("stuckMark", { ...mark, done }));
  const data = await exported(ben);
  expect(data).toMatchObject({ stuckMark: { id, seenAt: NOON, done: { at: NOON + 5, how: ALERT_ENDS[0] } } });
  expect(JSON.stringify(data)).not.toContain(teacher);
  expect(await exported(cai)).not.toHaveProperty("stuckMark");
});
