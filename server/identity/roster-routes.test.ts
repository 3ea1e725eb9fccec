import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { LearnerId } from "#engine";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { toVisitorId } from "#engine/protocol/visitor";
import {
  addGroup,
  addLearners,
  cardOf,
  dumpRows,
  joinClass,
  joinKiosk,
  MINUTE,
  openClass,
  openSchool,
  openWorld,
  PASSWORD,
  signIn,
  tenantOf,
  type School,
  type World,
} from "./school.fixture.ts";

const DAY = 24 * 60 * MINUTE;

interface Whole {
  readonly code: string | null;
  readonly roster: readonly { readonly id: LearnerId; readonly name: string }[];
  readonly groups: readonly { readonly id: string; readonly name: string; readonly learners: readonly LearnerId[] }[];
}

interface Link {
  readonly learner: LearnerId;
  readonly name: string;
  readonly sourcedId: string;
  readonly left: boolean;
}

async function look({ teacher }: School, id: string): Promise<Whole> {
  return (await teacher.ask("GET", `/classes/${id}`)).body as Whole;
}

async function namesIn(school: School, id = school.class.id): Promise<readonly string[]> {
  return (await look(school, id)).roster.map(({ name }) => name).toSorted();
}

async function linksOf({ teacher, class: { id } }: School): Promise<readonly Link[]> {
  return ((await teacher.ask("GET", `/classes/${id}/sourced-ids`)).body as { readonly links: readonly Link[] }).links;
}

async function change({ teacher, class: { id } }: School, step: object) {
  const answer = await teacher.ask("POST", `/classes/${id}/roster`, { leavers: "4b: left", ...step });
  const { cards = [] } = answer.body as { readonly cards?: School["cards"] };
  return { status: answer.status, cards };
}

async function undo({ teacher, class: { id } }: School, learners: readonly LearnerId[]) {
  return teacher.ask("POST", `/classes/${id}/undo`, { learners });
}

const TWO = [
  { sourcedId: "p-1", name: "Maria Garcia" },
  { sourcedId: "p-2", name: "Tom Smith" },
];

/** A class of two pupils from the school's system, with their cards. */
async function openListed(world: World): Promise<School> {
  const school = await openSchool(world, "North", []);
  const { cards } = await change(school, { add: TWO });
  return { ...school, cards };
}

test("[IDN70] who was added last is taken back without a trace but the id", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", []);
  const tenant = await tenantOf(world, school.teacher);
  const cards = await addLearners(school.teacher, school.class.id, ["Ben", "Cai"]);
  const ids = cards.map(({ learner }) => learner);
  await addGroup(school.teacher, school.class.id, "Reds", ids);
  expect((await undo(school, ids)).body).toEqual({ gone: ids, kept: [] });
  expect(await look(school, school.class.id)).toMatchObject({ roster: [], groups: [{ name: "Reds", learners: [] }] });
  expect(world.erased).toEqual(ids.map((id) => `${tenant}/${id}`));
  expect(JSON.stringify(await dumpRows(world, [tenant]))).not.toContain("Ben");
  const browser = await joinClass(world, school.class.code);
  expect((await browser.ask("POST", "/auth/pin", { learner: ids[0], pin: cards[0]?.pin })).status).toBe(401);
});

test("[IDN70] who has signed in stays, on whatever device and although the session is over, and so does who worked", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ann", "Ben", "Cai", "Dee"]);
  const [ann, ben, cai, dee] = ["Ann", "Ben", "Cai", "Dee"].map((name) => cardOf(school, name));
  if (ann === undefined || ben === undefined || cai === undefined || dee === undefined) throw new Error("no cards");
  await signIn(await joinClass(world, school.class.code), ann);
  const kiosk = await joinKiosk(world, school);
  await signIn(kiosk, ben);
  await kiosk.ask("POST", "/auth/logout", {});
  await school.teacher.ask("PATCH", `/classes/${school.class.id}/kept-names`, { keepsNames: true });
  const visitor = toVisitorId(randomUUID());
  expect((await kiosk.ask("POST", "/class/claims", { visitor, learner: cai.learner })).status).toBe(204);
  world.wait(90 * MINUTE);
  await world.identity.tidy();
  const ids = [ann, ben, cai, dee].map(({ learner }) => learner);
  expect((await undo(school, ids)).body).toEqual({
    gone: [dee.learner],
    kept: [
      { id: ann.learner, name: "Ann", why: "used" },
      { id: ben.learner, name: "Ben", why: "used" },
      { id: cai.learner, name: "Cai", why: "used" },
    ],
  });
  expect(await namesIn(school)).toEqual(["Ann", "Ben", "Cai"]);
});

test("[IDN70] in whose log there is anything stays, and so does who was added more than a day ago", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ann", "Ben"]);
  const [ann, ben] = [cardOf(school, "Ann").learner, cardOf(school, "Ben").learner];
  world.work(ann);
  world.wait(DAY + MINUTE);
  await school.teacher.ask("POST", "/auth/teacher", { login: school.login, password: PASSWORD });
  expect((await undo(school, [ann, ben])).body).toEqual({
    gone: [],
    kept: [
      { id: ann, name: "Ann", why: "used" },
      { id: ben, name: "Ben", why: "old" },
    ],
  });
});

test("[IDN71] what another system calls a learner is none of our ids, goes out with them and goes with them", async () => {
  const world = openWorld();
  const school = await openListed(world);
  const tenant = await tenantOf(world, school.teacher);
  const links = await linksOf(school);
  expect(links.map(({ sourcedId, name, left }) => `${sourcedId} ${name} ${left}`).toSorted()).toEqual([
    "p-1 Maria Garcia false",
    "p-2 Tom Smith false",
  ]);
  const maria = cardOf(school, "Maria Garcia").learner;
  expect(maria).not.toContain("p-1");
  const at = `/classes/${school.class.id}/learners/${maria}`;
  expect((await school.teacher.ask("GET", `${at}/data`)).body).toMatchObject({ sourcedId: "p-1", groups: [] });
  await school.teacher.ask("POST", `${at}/erasure`, {});
  expect((await linksOf(school)).map(({ sourcedId }) => sourcedId)).toEqual(["p-2"]);
  expect(JSON.stringify(await dumpRows(world, [tenant]))).not.toContain("p-1");
  // In a class that is not the asker's own it finds nobody.
  const south = await openSchool(world, "South", []);
  const [mine] = (await change(south, { add: [TWO[1]] })).cards;
  expect(mine?.learner).not.toBe(cardOf(school, "Tom Smith").learner);
});

test("[IDN72] the same step twice changes nothing more, and cards are for who is new", async () => {
  const world = openWorld();
  const school = await openListed(world);
  const tenant = await tenantOf(world, school.teacher);
  const before = await dumpRows(world, [tenant]);
  expect(await change(school, { add: TWO })).toEqual({ status: 200, cards: [] });
  expect(await dumpRows(world, [tenant])).toEqual(before);
  // A card opens the door.
  await signIn(await joinClass(world, school.class.code), cardOf(school, "Maria Garcia"));
});

test("[IDN72] who is in the class already is known by the other system from then on, and names are compared at the end", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ann", "Ben"]);
  const [ann, ben] = [cardOf(school, "Ann").learner, cardOf(school, "Ben").learner];
  const exchange = {
    link: [{ learner: ann, sourcedId: "p-1" }],
    rename: [
      { learner: ann, name: "Ben" },
      { learner: ben, name: "Ann" },
    ],
  };
  expect((await change(school, exchange)).status).toBe(200);
  expect(await linksOf(school)).toEqual([{ learner: ann, name: "Ben", sourcedId: "p-1", left: false }]);
  const before = await look(school, school.class.id);
  for (const step of [
    { rename: [{ learner: ann, name: "ann" }] },
    { add: [{ sourcedId: "p-9", name: "Ann" }] },
    { link: [{ learner: ben, sourcedId: "p-1" }] },
  ]) {
    expect((await change(school, step)).status).toBe(409);
  }
  expect(await look(school, school.class.id)).toEqual(before);
});

test("[IDN73] who leaves and is in no other class is kept in an archived one, and comes back as who they were", async () => {
  const world = openWorld();
  const school = await openListed(world);
  const [maria, tom] = [cardOf(school, "Maria Garcia").learner, cardOf(school, "Tom Smith").learner];
  await addGroup(school.teacher, school.class.id, "Reds", [maria, tom]);
  expect((await change(school, { leave: [tom] })).status).toBe(200);
  expect(await look(school, school.class.id)).toMatchObject({
    roster: [{ id: maria }],
    groups: [{ learners: [maria] }],
  });
  const { classes } = (await school.teacher.ask("GET", "/classes")).body as {
    readonly classes: readonly { readonly id: string; readonly name: string; readonly code: string | null }[];
  };
  const keeps = classes.find(({ name }) => name === "4b: left");
  expect(keeps?.code).toBeNull();
  expect((await look(school, keeps?.id ?? "")).roster.map(({ id }) => id)).toEqual([tom]);
  expect((await linksOf(school)).find(({ learner }) => learner === tom)).toMatchObject({
    sourcedId: "p-2",
    left: true,
  });

  const { cards } = await change(school, { add: [{ sourcedId: "p-2", name: "Tom Smith-Li" }] });
  expect(cards).toMatchObject([{ learner: tom, name: "Tom Smith-Li" }]);
  expect(await namesIn(school)).toEqual(["Maria Garcia", "Tom Smith-Li"]);
  expect((await look(school, keeps?.id ?? "")).roster).toEqual([]);
  expect((await linksOf(school)).every(({ left }) => !left)).toBe(true);
});

test("[IDN73] who is in another class leaves this one only, and a class that was brought back keeps no more of them", async () => {
  const world = openWorld();
  const school = await openListed(world);
  const [maria, tom] = [cardOf(school, "Maria Garcia").learner, cardOf(school, "Tom Smith").learner];
  const other = await openClass(school.teacher, "5a");
  const at = `/classes/${school.class.id}/learners`;
  await school.teacher.ask("POST", `${at}/${maria}/move`, { to: other.id, keep: true });
  const kept = async () => {
    const { classes } = (await school.teacher.ask("GET", "/classes")).body as {
      readonly classes: readonly { readonly id: string; readonly name: string; readonly learners: number }[];
    };
    return classes.filter(({ name }) => name === "4b: left");
  };
  await change(school, { leave: [maria] });
  expect(await kept()).toEqual([]);
  expect(await namesIn(school, other.id)).toEqual(["Maria Garcia"]);
  await change(school, { leave: [tom] });
  const [first] = await kept();
  await school.teacher.ask("PATCH", `/classes/${first?.id}`, { archived: false });
  const [dee] = (await change(school, { add: [{ sourcedId: "p-3", name: "Dee" }] })).cards;
  await change(school, { leave: [dee?.learner] });
  expect((await kept()).map(({ learners }) => learners)).toEqual([1, 1]);
});

test("[IDN73] the school's days count from when the last one came", async () => {
  const world = openWorld();
  const school = await openListed(world);
  const [maria, tom] = [cardOf(school, "Maria Garcia").learner, cardOf(school, "Tom Smith").learner];
  await school.teacher.ask("PATCH", "/school", { retention: { leftDays: 30, archivedDays: null } });
  await change(school, { leave: [maria] });
  world.wait(25 * DAY);
  await school.teacher.ask("POST", "/auth/teacher", { login: school.login, password: PASSWORD });
  await change(school, { leave: [tom] });
  const { departures } = (await school.teacher.ask("GET", "/departures")).body as {
    readonly departures: readonly object[];
  };
  expect(departures).toEqual([]);
});

test("[IDN75] a class has groups of its own learners; names differ, and who goes is in none", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ann", "Ben", "Cai"]);
  const [ann, ben, cai] = ["Ann", "Ben", "Cai"].map((name) => cardOf(school, name).learner);
  if (ann === undefined || ben === undefined || cai === undefined) throw new Error("no cards");
  const at = `/classes/${school.class.id}`;
  const { teacher } = school;
  const reds = await addGroup(teacher, school.class.id, "Reds", [ann, ben, ann]);
  expect((await look(school, school.class.id)).groups).toEqual([{ id: reds, name: "Reds", learners: [ann, ben] }]);
  expect((await teacher.ask("POST", `${at}/groups`, { name: "reds", learners: [] })).status).toBe(409);
  const changed = await teacher.ask("PATCH", `${at}/groups/${reds}`, { name: "Blues", learners: [ben, cai] });
  expect(changed.body).toEqual({ id: reds, name: "Blues", learners: [ben, cai] });
  expect((await teacher.ask("GET", `${at}/learners/${ben}/data`)).body).toMatchObject({
    groups: [{ class: "North 4b", name: "Blues" }],
  });

  const other = await openClass(teacher, "5a");
  await teacher.ask("POST", `${at}/learners/${ben}/move`, { to: other.id });
  expect((await look(school, school.class.id)).groups[0]?.learners).toEqual([cai]);
  await teacher.ask("POST", `${at}/learners/${cai}/erasure`, {});
  expect((await look(school, school.class.id)).groups[0]?.learners).toEqual([]);
  expect((await teacher.ask("PATCH", `${at}/groups/${reds}`, { learners: [cai] })).status).toBe(404);
  expect((await teacher.ask("DELETE", `${at}/groups/${reds}`)).status).toBe(204);
  expect((await look(school, school.class.id)).groups).toEqual([]);

  await addGroup(teacher, school.class.id, "Greens", [ann]);
  const tenant = await tenantOf(world, teacher);
  await teacher.ask("POST", `${at}/erasure`, { name: "North 4b" });
  expect(JSON.stringify(await dumpRows(world, [tenant]))).not.toContain("Greens");
});

test("[IDN99] groups kept from tomorrow's lesson are kept as one, by what they share, and touch no other", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ann", "Ben", "Cai"]);
  const [ann, ben, cai] = ["Ann", "Ben", "Cai"].map((name) => cardOf(school, name).learner);
  if (ann === undefined || ben === undefined || cai === undefined) throw new Error("no cards");
  const { teacher } = school;
  const at = `/classes/${school.class.id}/lesson-groups`;
  const reds = await addGroup(teacher, school.class.id, "Reds", [ann]);
  const bottoms = { name: "Bottoms", learners: [ann, ben], about: { skill: "g4.fracadd", rule: "FO-01" } };
  const carries = { name: "Carries", learners: [cai], about: { skill: "g3.add", rule: "AD-01" } };
  const set = async (...groups: readonly object[]) => await teacher.ask("PATCH", at, { groups });
  const names = async () => (await look(school, school.class.id)).groups.map(({ name }) => name).toSorted();

  expect((await teacher.ask("GET", at)).body).toEqual({ groups: [] });
  const first = (await set(bottoms, carries)).body as SchoolAnswer<"PATCH /classes/{class}/lesson-groups">;
  expect(first.groups).toHaveLength(2);
  expect(await names()).toEqual(["Bottoms", "Carries", "Reds"]);
  const kept = first.groups.find(({ name }) => name === "Bottoms");
  await teacher.ask("PATCH", `/classes/${school.class.id}/groups/${kept?.id}`, { name: "Tuesday" });
  // Another lesson: the same misconception is the same group, and what is not named goes.
  expect((await set({ ...bottoms, name: "Tuesday", learners: [ben, ben] })).body).toEqual({
    groups: [{ id: kept?.id, name: "Tuesday", learners: [ben], about: bottoms.about }],
  });
  expect(await names()).toEqual(["Reds", "Tuesday"]);

  for (const [groups, status] of [
    [[carries, { ...bottoms, name: "reds" }], 409],
    [[bottoms, { ...carries, about: bottoms.about }], 400],
    [[{ ...bottoms, learners: ["00000000-0000-4000-8000-000000000000"] }], 404],
    [
      Array.from({ length: 40 }, (_, n) => ({ ...bottoms, name: `${n}`, about: { ...bottoms.about, rule: `${n}` } })),
      409,
    ],
  ] as const) {
    expect((await set(...groups)).status).toBe(status);
    expect(await names()).toEqual(["Reds", "Tuesday"]);
  }
  expect((await set()).body).toEqual({ groups: [] });
  expect((await look(school, school.class.id)).groups).toEqual([{ id: reds, name: "Reds", learners: [ann] }]);
});

test("[IDN74] a teacher is told where other devices open the app; where nobody knows, nothing is", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", []);
  expect((await school.teacher.ask("GET", "/addresses")).body).toEqual({ addresses: [] });
});
