import { expect, test } from "vitest";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { RECALLED } from "#bank";
import { cardOf, joinClass, openBrowser, openSchool, openWorld, PASSWORD, signIn } from "./school.fixture.ts";

const skills = (note: string, to: object) => ({
  what: { type: "skills", skills: ["g4.fracadd"], goal: { type: "problems", count: 5 } },
  to,
  from: null,
  due: null,
  afterDue: "open",
  note,
});

test("[IDN231] a trial has what the whole class was given and has on, and nothing of a single pupil; no other teacher or pupil is told", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai", "Dee"]);
  const { teacher } = school;
  const at = `/classes/${school.class.id}`;
  const [ben, cai, dee] = ["Ben", "Cai", "Dee"].map((name) => cardOf(school, name));
  const given = await teacher.ask("POST", `${at}/assignments`, skills("for all", { type: "class" }));
  expect(given.status).toBe(201);
  await teacher.ask("POST", `${at}/assignments`, skills("for Ben", { type: "pupils", pupils: [ben!.learner] }));
  await teacher.ask("PATCH", `${at}/features`, { words: null, dictation: null, ask: false, examReview: null });
  await teacher.ask("PATCH", `${at}/learners/${ben!.learner}/features`, {
    words: false,
    dictation: null,
    ask: null,
    examReview: null,
  });
  for (const [card, grade] of [
    [ben, 5],
    [cai, 4],
    [dee, 4],
  ] as const) {
    expect((await teacher.ask("PATCH", `${at}/learners/${card!.learner}`, { grade })).status).toBe(200);
  }
  const trial = (await teacher.ask("GET", `${at}/trial`)).body as SchoolAnswer<"GET /classes/{class}/trial">;
  expect(trial).toMatchObject({ className: school.class.name, grade: 4, features: { ask: false, words: true } });
  expect(trial.recalled).toEqual(RECALLED);
  expect(trial.assignments.map(({ note }) => note)).toEqual(["for all"]);
  for (const own of [ben, cai, dee]) expect(JSON.stringify(trial)).not.toContain(own!.learner);
  // What an app does not know it is not told of.
  expect((await teacher.ask("GET", `${at}/trial?types=lesson`)).body).toMatchObject({ assignments: [] });

  const bens = await joinClass(world, school.class.code);
  await signIn(bens, ben!);
  expect((await bens.ask("GET", `${at}/trial`)).status).toBe(403);
  const { code } = (await teacher.ask("POST", "/teachers/invitations", {})).body as { readonly code: string };
  const colleague = openBrowser(world);
  await colleague.ask("POST", "/auth/setup", { code, login: "bo.lind", name: "Bo Lind", password: PASSWORD });
  expect((await colleague.ask("GET", `${at}/trial`)).status).toBe(404);
});
