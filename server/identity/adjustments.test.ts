import { expect, test } from "vitest";
import { cardOf, dumpRows, joinClass, openBrowser, openSchool, openWorld, signIn, tenantOf } from "./school.fixture.ts";

const NONE = { extraTime: "none", fewerChoices: false, readAloud: false, largerText: false };
const SET = { extraTime: "half", fewerChoices: true, readAloud: true, largerText: false };
const AS_CLASS = { words: null, dictation: null, ask: null, examReview: null };

test("[IDN77] what is set for a pupil is told to their devices alone, and taken back leaves nothing", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const { teacher } = school;
  const at = `/classes/${school.class.id}`;
  const [ben, cai] = [cardOf(school, "Ben"), cardOf(school, "Cai")];
  const [bens, cais] = [await joinClass(world, school.class.code), await joinClass(world, school.class.code)];
  await signIn(bens, ben);
  await signIn(cais, cai);
  const place = `${at}/learners/${ben.learner}/adjustments`;
  expect((await teacher.ask("PATCH", place, SET)).body).toEqual({ learners: [{ id: ben.learner, adjustments: SET }] });
  expect((await teacher.ask("GET", `${at}/adjustments`)).body).toEqual({
    learners: [{ id: ben.learner, adjustments: SET }],
  });
  expect((await bens.ask("GET", "/auth/adjustments")).body).toEqual({ learner: ben.learner, adjustments: SET });
  expect((await cais.ask("GET", "/auth/adjustments")).body).toEqual({ learner: cai.learner, adjustments: NONE });
  for (const nobody of [teacher, openBrowser(world)]) {
    expect((await nobody.ask("GET", "/auth/adjustments")).body).toEqual({ learner: null, adjustments: null });
  }
  // What is switched on or off for the pupil is another thing, in either order.
  expect((await teacher.ask("GET", `${at}/features`)).body).toMatchObject({ learners: [] });
  await teacher.ask("PATCH", `${at}/learners/${ben.learner}/features`, { ...AS_CLASS, ask: false });
  expect((await bens.ask("GET", "/auth/adjustments")).body).toMatchObject({ adjustments: SET });
  await teacher.ask("PATCH", place, NONE);
  expect((await bens.ask("GET", "/auth/features")).body).toMatchObject({ features: { ask: false } });
  await teacher.ask("PATCH", `${at}/learners/${ben.learner}/features`, AS_CLASS);
  const rows = JSON.stringify(await dumpRows(world, [await tenantOf(world, teacher)]));
  expect(rows).not.toContain('"table":"features"');
});

test("[IDN77][ADJ7] a language level goes with the rest, is one of three, and said no more is not there", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const { teacher } = school;
  const ben = cardOf(school, "Ben");
  const tablet = await joinClass(world, school.class.code);
  await signIn(tablet, ben);
  const at = `/classes/${school.class.id}`;
  const place = `${at}/learners/${ben.learner}/adjustments`;
  const simple = { ...NONE, language: "simple" };
  expect((await teacher.ask("PATCH", place, simple)).body).toEqual({
    learners: [{ id: ben.learner, adjustments: simple }],
  });
  expect((await tablet.ask("GET", "/auth/adjustments")).body).toEqual({ learner: ben.learner, adjustments: simple });
  expect((await teacher.ask("PATCH", place, { ...NONE, language: "plain" })).status).toBe(400);
  await teacher.ask("PATCH", place, NONE);
  expect((await teacher.ask("GET", `${at}/adjustments`)).body).toEqual({ learners: [] });
  expect((await tablet.ask("GET", "/auth/adjustments")).body).toEqual({ learner: ben.learner, adjustments: NONE });
});

test("[IDN77] nobody but teachers of the class sets or sees it", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const other = await openSchool(world, "South", ["Dee"]);
  const pupil = await joinClass(world, school.class.code);
  const ben = cardOf(school, "Ben");
  await signIn(pupil, ben);
  const at = `/classes/${school.class.id}`;
  for (const stranger of [other.teacher, pupil, openBrowser(world)]) {
    expect((await stranger.ask("GET", `${at}/adjustments`)).status).toBeGreaterThanOrEqual(400);
    const set = await stranger.ask("PATCH", `${at}/learners/${ben.learner}/adjustments`, SET);
    expect(set.status).toBeGreaterThanOrEqual(400);
  }
  expect((await school.teacher.ask("GET", `${at}/adjustments`)).body).toEqual({ learners: [] });
});

test("[IDN77] it goes on next year, stands in what goes out of the pupil, and goes with them", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const { teacher } = school;
  const ben = cardOf(school, "Ben").learner;
  const at = `/classes/${school.class.id}`;
  expect((await teacher.ask("GET", `${at}/learners/${ben}/data`)).body).not.toHaveProperty("adjustments");
  await teacher.ask("PATCH", `${at}/learners/${ben}/adjustments`, SET);
  const next = await teacher.ask("POST", `${at}/next`, { name: "5b", learners: [ben] });
  const { id } = next.body as { readonly id: string };
  expect((await teacher.ask("GET", `/classes/${id}/adjustments`)).body).toEqual({
    learners: [{ id: ben, adjustments: SET }],
  });
  const data = await teacher.ask("GET", `/classes/${id}/learners/${ben}/data`);
  expect(data.body).toMatchObject({ adjustments: SET, features: null });
  await teacher.ask("POST", `/classes/${id}/learners/${ben}/erasure`, {});
  const rows = JSON.stringify(await dumpRows(world, [await tenantOf(world, teacher)]));
  expect(rows).not.toContain("extraTime");
});
