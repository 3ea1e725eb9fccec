import { expect, test } from "vitest";
import { addColleague, addLearners, cardOf, NOON, openClass, openSchool, openWorld } from "./school.fixture.ts";

const DAY = 24 * 60 * 60_000;

test("[IDN41] [TH5] a teacher is told what marking again found, since when, and after it was seen only what came later", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai", "Dee", "Eve"]);
  const idOf = (name: string) => cardOf(school, name).learner;
  const [ben, cai, dee, eve] = [idOf("Ben"), idOf("Cai"), idOf("Dee"), idOf("Eve")];
  const ask = async () => (await school.teacher.ask("GET", "/findings")).body;
  const seen = (learner: string) =>
    school.teacher.ask("DELETE", `/classes/${school.class.id}/learners/${learner}/findings`);
  expect(await ask()).toEqual({ findings: [] });

  world.find(ben, { answers: { count: 3, at: [NOON, NOON + DAY, NOON + 2 * DAY] }, version: { count: 2, at: [1, 2] } });
  // A few quick answers, and what another version marked, happen to honest pupils.
  world.find(cai, { quick: { count: 4, at: [1, 2, 3, 4] }, version: { count: 50, at: [5] } });
  world.find(dee, { quick: { count: 5, at: [7, 8, 9, 10, 11] }, entries: { count: 2_000, at: [6] } });
  const about = { class: school.class.id };
  expect(await ask()).toEqual({
    findings: [
      { ...about, learner: ben, name: "Ben", since: NOON, answers: 3, entries: 0, version: 2, quick: 0 },
      { ...about, learner: dee, name: "Dee", since: 6, answers: 0, entries: 2_000, version: 0, quick: 5 },
    ].toSorted((a, b) => (a.learner < b.learner ? -1 : 1)),
  });

  expect((await seen(ben)).status).toBe(204);
  expect((await seen(dee)).status).toBe(204);
  expect((await seen(eve)).status).toBe(204);
  expect(await ask()).toEqual({ findings: [] });
  world.find(ben, { answers: { count: 4, at: [NOON, NOON + DAY, NOON + 2 * DAY, NOON + 3 * DAY] } });
  world.find(dee, { entries: { count: 2_001, at: [6] } });
  expect((await ask()) as object).toMatchObject({
    findings: expect.arrayContaining([
      expect.objectContaining({ learner: ben, since: NOON + 3 * DAY, answers: 1 }),
      expect.objectContaining({ learner: dee, since: 6, entries: 1, quick: 0 }),
    ]) as unknown,
  });
  // A log that is marked anew may have fewer.
  world.find(ben, { answers: { count: 1, at: [NOON] } });
  world.find(dee, {});
  expect(await ask()).toEqual({ findings: [] });
});

test("[IDN41] nobody is told of learners of others, of an archived class, or of who is erased, of whom nothing is left", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const other = await openClass(school.teacher, "5a");
  const [card] = await addLearners(school.teacher, other.id, ["Dee"]);
  const { learner: ben } = cardOf(school, "Ben");
  const dee = card!.learner;
  for (const learner of [ben, dee]) world.find(learner, { answers: { count: 2, at: [1, 2] } });
  const learners = async () =>
    ((await school.teacher.ask("GET", "/findings")).body as { findings: { name: string }[] }).findings.map(
      ({ name }) => name,
    );
  expect((await learners()).toSorted()).toEqual(["Ben", "Dee"]);
  const colleague = await addColleague(world, school);
  await school.teacher.ask("DELETE", `/classes/${school.class.id}/learners/${ben}/findings`);
  world.find(ben, { answers: { count: 9, at: [1, 2] } });
  await school.teacher.ask("PATCH", `/classes/${other.id}`, { archived: true });
  expect(await learners()).toEqual(["Ben"]);
  const own = (await world.identity.sessionOf(school.teacher.request())) as { readonly teacher: string };
  expect(own.teacher).not.toBe(colleague);
  await school.teacher.ask("DELETE", `/classes/${school.class.id}/teachers/${own.teacher}`);
  expect(await learners()).toEqual([]);

  await school.teacher.ask("PATCH", `/classes/${other.id}`, { archived: false });
  await school.teacher.ask("DELETE", `/classes/${other.id}/learners/${dee}/findings`);
  const tenant = (await world.identity.sessionOf(school.teacher.request()))?.tenant ?? "";
  const kept = () => world.store.transact((rows) => rows.get("seenFindings", [tenant, dee]));
  expect(await kept()).toMatchObject({ answers: 2 });
  await school.teacher.ask("POST", `/classes/${other.id}/learners/${dee}/erasure`, {});
  expect(await kept()).toBeUndefined();
  expect(await learners()).toEqual([]);
});
