import { expect, test } from "vitest";
import { AssignmentId, AssignmentWhat } from "#engine";
import type { NewAssignment } from "#engine/protocol/assignments";
import type { SchoolAnswer } from "#engine/protocol/identity";
import type { z } from "zod";
import {
  addLearners,
  cardOf,
  dumpRows,
  joinClass,
  NOON,
  openClass,
  openSchool,
  openWorld,
  PASSWORD,
  signIn,
  tenantOf,
  type School,
} from "./school.fixture.ts";

const DAY = 86_400_000;
type Given = z.input<typeof NewAssignment>;

const LESSON: Given = {
  what: { type: "lesson", skill: "g4.fracadd" },
  to: { type: "class" },
  from: null,
  due: NOON + 2 * DAY,
  afterDue: "open",
  note: "Read it twice.",
};
const PRACTICE: Given = {
  ...LESSON,
  what: { type: "skills", skills: ["g4.fracadd"], goal: { type: "right", count: 5 } },
};

async function openPlace() {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const [ben, cai] = [cardOf(school, "Ben").learner, cardOf(school, "Cai").learner];
  const address = `/classes/${school.class.id}/assignments`;
  const ask = async () =>
    (await school.teacher.ask("GET", address)).body as SchoolAnswer<"GET /classes/{class}/assignments">;
  const list = async () => (await ask()).assignments;
  const unknown = async () => (await ask()).unknown;
  const give = async (given: object) => {
    const made = await school.teacher.ask("POST", address, given);
    return { ...made, id: AssignmentId.parse((made.body as { readonly id?: string }).id ?? NO_ID) };
  };
  const browser = await joinClass(world, school.class.code);
  const mine = async () => (await browser.ask("GET", "/assignments")).body as SchoolAnswer<"GET /assignments">;
  return { world, school, ben, cai, address, list, unknown, give, browser, mine };
}

/** After days the teacher has to sign in again. */
const comeBack = (school: School) =>
  school.teacher.ask("POST", "/auth/teacher", { login: school.login, password: PASSWORD });

const NO_ID = "00000000-0000-4000-8000-000000000000";

test("[IDN90] [IDN91] what is given to the class is each pupil's, what is given to one is that pupil's alone", async () => {
  const { school, ben, cai, give, list, browser, mine } = await openPlace();
  const forAll = await give(LESSON);
  const forBen = await give({ ...PRACTICE, to: { type: "pupils", pupils: [ben] }, due: null });
  expect([forAll.status, forBen.status]).toEqual([201, 201]);
  expect(forAll.body).toMatchObject({ ...LESSON, from: NOON, unit: "lesson", madeAt: NOON, teacher: "Ms Teach" });

  expect((await browser.ask("GET", "/assignments")).status).toBe(401);
  await signIn(browser, cardOf(school, "Ben"));
  const { what, due, afterDue, note } = LESSON;
  const seen = { id: forAll.id, what, from: NOON, due, afterDue, note, teacher: "Ms Teach" };
  expect(await mine()).toEqual({
    learner: ben,
    assignments: expect.arrayContaining([seen, expect.objectContaining({ id: forBen.id, due: null })]) as unknown,
  });
  await signIn(browser, cardOf(school, "Cai"));
  expect(await mine()).toEqual({ learner: cai, assignments: [seen] });
  expect((await school.teacher.ask("GET", "/assignments")).status).toBe(403);
  const listed = await list();
  expect(listed.find(({ id }) => id === forBen.id)?.pupils.map(({ learner }) => learner)).toEqual([ben]);
  expect(
    listed
      .find(({ id }) => id === forAll.id)
      ?.pupils.map(({ learner }) => learner)
      .toSorted(),
  ).toEqual([ben, cai].toSorted());
});

test("[IDN90] nobody of another class is named, nothing is over before it begins, and there is an end to how many", async () => {
  const { school, give, list } = await openPlace();
  const other = await openClass(school.teacher, "5a");
  const [dee] = await addLearners(school.teacher, other.id, ["Dee"]);
  const ben = cardOf(school, "Ben").learner;
  expect(await give({ ...LESSON, to: { type: "pupils", pupils: [ben, dee!.learner] } })).toMatchObject({
    status: 400,
    body: { title: "The request cannot be used: to.pupils.1: nobody of the class." },
  });
  expect(await give({ ...LESSON, due: NOON })).toMatchObject({ status: 400 });
  expect(await give({ ...LESSON, from: NOON + 3 * DAY })).toMatchObject({ status: 400 });
  expect(await give({ ...LESSON, note: "two\nlines" })).toMatchObject({ status: 400 });
  expect(await give({ ...LESSON, adjust: {} })).toMatchObject({ status: 400 });
  expect(await list()).toEqual([]);
  for (let n = 0; n < 200; n += 1) await give(LESSON);
  expect(await give(LESSON)).toMatchObject({ status: 409 });
  await school.teacher.ask("PATCH", `/classes/${school.class.id}`, { archived: true });
  expect(await give(LESSON)).toMatchObject({ status: 409, body: { title: "The class is archived." } });
});

test("[IDN91] it is delivered until 60 days after its day, and not from an archived class", async () => {
  const { world, school, give, mine, browser } = await openPlace();
  await give(LESSON);
  await give({ ...LESSON, due: null });
  await signIn(browser, cardOf(school, "Ben"));
  const count = async () => {
    await signIn(browser, cardOf(school, "Ben"));
    return (await mine()).assignments.length;
  };
  expect(await count()).toBe(2);
  await school.teacher.ask("PATCH", `/classes/${school.class.id}`, { archived: true });
  expect(await count()).toBe(0);
  await school.teacher.ask("PATCH", `/classes/${school.class.id}`, { archived: false });
  expect(await count()).toBe(2);
  world.wait(60 * DAY);
  expect(await count()).toBe(1);
  world.wait(2 * DAY);
  expect(await count()).toBe(0);
});

test("[IDN91] [IDN98] work without a day that has left the devices says when, and is there again with a day", async () => {
  const { world, school, give, address, mine, browser } = await openPlace();
  const { id } = await give({ ...LESSON, due: null });
  await signIn(browser, cardOf(school, "Ben"));
  world.wait(60 * DAY);
  await comeBack(school);
  const seen = (await school.teacher.ask("GET", `${address}?state=all`)).body;
  expect(seen).toMatchObject({ assignments: [{ id, until: NOON + 60 * DAY, ended: true }], ended: 1 });
  const due = NOON + 63 * DAY;
  await school.teacher.ask("PATCH", `${address}/${id}`, { due });
  await signIn(browser, cardOf(school, "Ben"));
  expect((await mine()).assignments).toMatchObject([{ id, due }]);
  const open = (await school.teacher.ask("GET", `${address}?state=open`)).body;
  expect(open).toMatchObject({ assignments: [{ id, until: due + 60 * DAY }], ended: 0 });
});

test("[IDN98] [IDN90] what has ended stays, is told apart, and makes room among what is open", async () => {
  const { world, school, give, list, address, mine, browser } = await openPlace();
  const of = async (state: string) =>
    (await school.teacher.ask("GET", `${address}?state=${state}`))
      .body as SchoolAnswer<"GET /classes/{class}/assignments">;
  await signIn(browser, cardOf(school, "Ben"));
  for (let n = 0; n < 200; n += 1) await give(LESSON);
  expect(await give(LESSON)).toMatchObject({ status: 409 });
  world.wait(16 * DAY - 1);
  await comeBack(school);
  expect(await of("open")).toMatchObject({ assignments: { length: 200 }, ended: 0 });
  world.wait(1);
  expect(await of("open")).toMatchObject({ assignments: [], ended: 200 });
  const due = NOON + 20 * DAY;
  const { id, status } = await give({ ...LESSON, due });
  expect(status).toBe(201);
  expect((await of("open")).assignments.map((one) => one.id)).toEqual([id]);
  const all = (await of("all")).assignments;
  expect([all.length, all.filter((one) => one.ended === true).length]).toEqual([201, 200]);
  expect(await list()).toHaveLength(201);
  expect((await list())[0]).not.toHaveProperty("until");
  // What is new is on the devices before what has ended.
  await signIn(browser, cardOf(school, "Ben"));
  const theirs = (await mine()).assignments;
  expect(theirs).toHaveLength(200);
  expect(theirs.map((one) => one.id)).toContain(id);
  expect((await school.teacher.ask("GET", `${address}?state=other`)).status).toBe(400);
});

test("[IDN92] day and end are changed, and it is taken back", async () => {
  const { school, give, list, address, browser, mine } = await openPlace();
  const { id } = await give(LESSON);
  const change = (body: object) => school.teacher.ask("PATCH", `${address}/${id}`, body);
  expect((await change({ due: NOON + 5 * DAY, afterDue: "shut" })).body).toMatchObject({
    due: NOON + 5 * DAY,
    afterDue: "shut",
    note: "Read it twice.",
  });
  expect((await change({ due: null })).body).toMatchObject({ due: null, afterDue: "shut" });
  expect((await change({ due: NOON - DAY })).status).toBe(400);
  expect((await change({ what: LESSON.what })).status).toBe(400);
  await signIn(browser, cardOf(school, "Ben"));
  expect((await mine()).assignments).toMatchObject([{ id, due: null, afterDue: "shut" }]);
  expect((await school.teacher.ask("DELETE", `${address}/${id}`)).status).toBe(204);
  expect((await school.teacher.ask("DELETE", `${address}/${id}`)).status).toBe(404);
  expect([await list(), (await mine()).assignments]).toEqual([[], []]);
});

test("[IDN18] [IDN92] who is erased is named nowhere, and with a class its assignments go", async () => {
  const { world, school, ben, cai, give, list } = await openPlace();
  const tenant = await tenantOf(world, school.teacher);
  const rows = async () =>
    (await dumpRows(world, [tenant])).filter((row) => (row as { readonly table: string }).table === "assignment");
  await give({ ...LESSON, to: { type: "pupils", pupils: [ben, cai] } });
  await give({ ...LESSON, to: { type: "pupils", pupils: [ben] } });
  const data = await school.teacher.ask("GET", `/classes/${school.class.id}/learners/${ben}/data`);
  expect(data.body).toMatchObject({ log: { assignments: [{ what: LESSON.what }, { note: "Read it twice." }] } });
  await school.teacher.ask("POST", `/classes/${school.class.id}/learners/${ben}/erasure`, {});
  expect(await list()).toMatchObject([{ to: { pupils: [cai] }, pupils: [{ learner: cai }] }]);
  expect(JSON.stringify(await rows())).not.toContain(ben);
  await school.teacher.ask("POST", `/classes/${school.class.id}/erasure`, { name: "North 4b" });
  expect(await rows()).toEqual([]);
});

test("[IDN93] each begun day after the due day is a day late; who has not begun has nothing", async () => {
  const { world, ben, cai, give, list, unknown } = await openPlace();
  const { id } = await give(PRACTICE);
  const due = NOON + 2 * DAY;
  const what = AssignmentWhat.parse(PRACTICE.what);
  const standing = { begunAt: NOON, doneAt: null, done: 2, of: 5, problems: 4, right: 2 };
  const ofBen = async () => (await list())[0]?.pupils.find(({ learner }) => learner === ben);
  world.progress(ben, { [id]: { ...standing, what } });
  expect(await ofBen()).toEqual({ learner: ben, ...standing, daysLate: null });
  for (const [doneAt, daysLate] of [
    [due - 1, 0],
    [due, 1],
    [due + DAY - 1, 1],
    [due + DAY, 2],
  ] as const) {
    world.progress(ben, { [id]: { ...standing, what, doneAt, done: 5 } });
    expect(await ofBen()).toMatchObject({ doneAt, daysLate, done: 5 });
  }
  const other = AssignmentWhat.parse({ ...PRACTICE.what, goal: { type: "right", count: 1 } });
  world.progress(ben, { [id]: { ...standing, what: other, doneAt: NOON, of: 1 } });
  expect(await ofBen()).toMatchObject({ begunAt: null, doneAt: null, done: 0, of: 5 });
  // Of a log that cannot be read at the moment nothing is claimed.
  world.progress(ben, undefined);
  expect(await ofBen()).toBeUndefined();
  expect(await unknown()).toBe(1);
  expect((await list())[0]?.pupils.find(({ learner }) => learner === cai)).toEqual({
    learner: cai,
    begunAt: null,
    doneAt: null,
    daysLate: null,
    done: 0,
    of: 5,
    problems: 0,
    right: 0,
  });
});

test("[IDN94] [ASG28] what is set for one pupil is told to them alone, and to apps that know of it", async () => {
  const { school, ben, cai, give, list, browser } = await openPlace();
  const adjusted = { fewer_choices: true, read_aloud: true } as const;
  const { id } = await give({ ...PRACTICE, adjusted: [{ learner: ben, adjusted }] });
  expect(await list()).toMatchObject([{ id, adjusted: [{ learner: ben, adjusted }] }]);
  const told = async (name: string, types: string) => {
    await signIn(browser, cardOf(school, name));
    return (await browser.ask("GET", `/assignments?types=${types}`)).body as SchoolAnswer<"GET /assignments">;
  };
  expect(await told("Ben", "skills,adjusted")).toMatchObject({ learner: ben, assignments: [{ id, adjusted }] });
  expect(await told("Ben", "skills")).toEqual({ learner: ben, assignments: [], unknown: 1 });
  const cais = await told("Cai", "skills");
  expect(cais).toMatchObject({ learner: cai, assignments: [{ id }] });
  expect(JSON.stringify(cais)).not.toContain("adjusted");
});

test("[IDN94] nobody it is not for, nobody twice, and nothing that makes no difference to the work", async () => {
  const { ben, cai, give, list } = await openPlace();
  const set = { fewer_choices: true } as const;
  const one = { learner: ben, adjusted: set };
  const forCai = { ...LESSON, to: { type: "pupils", pupils: [cai] } } as const;
  const refused = [
    [{ ...forCai, adjusted: [one] }, "adjusted.0.learner: nobody it is for."],
    [{ ...LESSON, adjusted: [one, one] }, "adjusted.1.learner"],
    [{ ...LESSON, adjusted: [{ learner: ben, adjusted: {} }] }, "adjusted.0.adjusted."],
    [{ ...LESSON, adjusted: [{ learner: ben, adjusted: { extra_time: "half" } }] }, "adjusted.0.adjusted.extra_time"],
  ] as const;
  for (const [body, words] of refused) {
    const answer = await give(body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(words);
  }
  expect((await give({ ...LESSON, adjusted: [] })).status).toBe(400);
  expect(await list()).toEqual([]);
});

test("[IDN96] what is set with work that was given is changed for who has not begun, and stays as it was for who has", async () => {
  const { world, school, ben, cai, give, list, address, browser } = await openPlace();
  const [fewer, aloud] = [{ fewer_choices: true }, { read_aloud: true }] as const;
  const { id } = await give({ ...PRACTICE, adjusted: [{ learner: ben, adjusted: fewer }] });
  const change = (adjusted: readonly object[]) => school.teacher.ask("PATCH", `${address}/${id}`, { adjusted });
  const told = async (name: string, types: string) => {
    await signIn(browser, cardOf(school, name));
    return (await browser.ask("GET", `/assignments?types=${types}`)).body as SchoolAnswer<"GET /assignments">;
  };
  expect((await told("Cai", "skills")).assignments).toHaveLength(1);
  const both = [
    { learner: ben, adjusted: fewer },
    { learner: cai, adjusted: aloud },
  ];
  expect((await change(both)).body).toMatchObject({ id, adjusted: both, due: PRACTICE.due });
  expect(await told("Cai", "skills,adjusted")).toMatchObject({ assignments: [{ id, adjusted: aloud }] });
  // An app that cannot keep to it has the work no more.
  expect(await told("Cai", "skills")).toEqual({ learner: cai, assignments: [], unknown: 1 });

  const what = AssignmentWhat.parse(PRACTICE.what);
  const standing = { begunAt: NOON, doneAt: null, done: 0, of: 5, problems: 0, right: 0 };
  world.progress(ben, { [id]: { ...standing, what } });
  for (const adjusted of [[], [{ learner: ben, adjusted: aloud }]]) {
    const refused = await change([...adjusted, { learner: cai, adjusted: aloud }]);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining("Ben has begun")]);
  }
  expect(await list()).toMatchObject([{ adjusted: both }]);
  // Nothing is claimed of a log that cannot be read, and nothing asked of one that is not concerned.
  world.progress(cai, undefined);
  expect((await change([{ learner: ben, adjusted: fewer }])).status).toBe(503);
  expect((await change(both)).status).toBe(200);
  world.progress(cai, {});
  expect((await change([{ learner: ben, adjusted: fewer }])).body).toMatchObject({ adjusted: [{ learner: ben }] });
  // The day is changed without a word of it.
  await school.teacher.ask("PATCH", `${address}/${id}`, { due: null });
  expect(await list()).toMatchObject([{ due: null, adjusted: [{ learner: ben, adjusted: fewer }] }]);
  world.progress(ben, {});
  expect((await change([])).body).not.toHaveProperty("adjusted");
});

test("[IDN96] a change names nobody it is not for, nobody twice, and nothing that makes no difference to the work", async () => {
  const { school, ben, cai, give, list, address } = await openPlace();
  const { id } = await give({ ...LESSON, to: { type: "pupils", pupils: [ben] } });
  const fewer = { fewer_choices: true } as const;
  for (const adjusted of [
    [{ learner: cai, adjusted: fewer }],
    [
      { learner: ben, adjusted: fewer },
      { learner: ben, adjusted: fewer },
    ],
    [{ learner: ben, adjusted: {} }],
    [{ learner: ben, adjusted: { extra_time: "half" } }],
  ]) {
    const refused = await school.teacher.ask("PATCH", `${address}/${id}`, { adjusted });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining("adjusted.")]);
  }
  expect(JSON.stringify(await list())).not.toContain("adjusted");
});

test("[IDN94] [IDN92] it goes out with a pupil's data, and goes with who is erased", async () => {
  const { world, school, ben, cai, give, list } = await openPlace();
  const adjusted = { read_aloud: true } as const;
  await give({ ...LESSON, adjusted: [ben, cai].map((learner) => ({ learner, adjusted })) });
  const at = `/classes/${school.class.id}/learners/${ben}`;
  expect((await school.teacher.ask("GET", `${at}/data`)).body).toMatchObject({
    log: { assignments: [{ what: LESSON.what, adjusted }] },
  });
  await school.teacher.ask("POST", `${at}/erasure`, {});
  expect(await list()).toMatchObject([{ adjusted: [{ learner: cai, adjusted }] }]);
  const rows = await dumpRows(world, [await tenantOf(world, school.teacher)]);
  expect(
    JSON.stringify(rows.filter((row) => (row as { readonly table: string }).table === "assignment")),
  ).not.toContain(ben);
  await school.teacher.ask("POST", `/classes/${school.class.id}/learners/${cai}/erasure`, {});
  expect(JSON.stringify(await list())).not.toContain("adjusted");
});
