import { expect, test } from "vitest";
import { EventId, LearnerId, uuidFromName } from "#engine";
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
