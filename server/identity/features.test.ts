import { expect, test } from "vitest";
import { ItemId, uuidFromName } from "#engine";
import { RECALLED } from "#bank";
import {
  cardOf,
  dumpRows,
  joinClass,
  joinKiosk,
  openBrowser,
  openSchool,
  openWorld,
  signIn,
  tenantOf,
  type Browser,
} from "./school.fixture.ts";

const NONE = { words: null, dictation: null, ask: null, examReview: null };
const ON = { words: true, dictation: true, ask: true, examReview: true };
const own = async (browser: Browser) => (await browser.ask("GET", "/auth/features")).body;

test("[IDN76] everything is on; the narrowest wish counts, of the pupil, the class, the school", async () => {
  const world = openWorld();
  const { teacher, ...school } = await openSchool(world, "North", ["Ben", "Cai"]);
  const at = `/classes/${school.class.id}`;
  const [ben, cai] = [cardOf({ teacher, ...school }, "Ben"), cardOf({ teacher, ...school }, "Cai")];
  const [bens, cais] = [await joinClass(world, school.class.code), await joinClass(world, school.class.code)];
  await signIn(bens, ben);
  await signIn(cais, cai);
  expect(await own(bens)).toEqual({ learner: ben.learner, features: ON });

  await teacher.ask("PATCH", "/features", { ...NONE, words: false, ask: false });
  expect(await own(bens)).toEqual({ learner: ben.learner, features: { ...ON, words: false, ask: false } });
  await teacher.ask("PATCH", `${at}/features`, { ...NONE, ask: true, examReview: false });
  expect(await own(cais)).toEqual({ learner: cai.learner, features: { ...ON, words: false, examReview: false } });
  await teacher.ask("PATCH", `${at}/learners/${ben.learner}/features`, { ...NONE, ask: false, examReview: true });
  expect(await own(bens)).toMatchObject({ features: { ...ON, words: false, ask: false } });
  expect(await own(cais)).toMatchObject({ features: { ...ON, words: false, examReview: false } });
  expect((await teacher.ask("GET", `${at}/features`)).body).toEqual({
    school: { ...ON, words: false, ask: false },
    wishes: { ...NONE, ask: true, examReview: false },
    learners: [{ id: ben.learner, wishes: { ...NONE, ask: false, examReview: true } }],
  });

  const data = await teacher.ask("GET", `${at}/learners/${ben.learner}/data`);
  expect(data.body).toMatchObject({ features: { ask: false, examReview: true } });

  // Wishes that are taken back leave nothing.
  for (const place of ["/features", `${at}/features`, `${at}/learners/${ben.learner}/features`]) {
    await teacher.ask("PATCH", place, NONE);
  }
  expect(await own(bens)).toEqual({ learner: ben.learner, features: ON });
  const rows = JSON.stringify(await dumpRows(world, [await tenantOf(world, teacher)]));
  expect(rows).not.toContain('"table":"features"');
});

test("[IDN76] who has not signed in on a device of a class has what the class has; others are told nothing", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", []);
  const kiosk = await joinKiosk(world, school);
  await school.teacher.ask("PATCH", `/classes/${school.class.id}/features`, { ...NONE, ask: false });
  expect(await own(kiosk)).toEqual({ learner: null, features: { ...ON, ask: false } });
  expect(await own(openBrowser(world))).toEqual({ learner: null, features: null });
  expect(await own(school.teacher)).toEqual({ learner: null, features: null });
});

test("[IDN76] wishes go on with the class next year, and go with the pupil and the class", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const { teacher } = school;
  const [ben, cai] = [cardOf(school, "Ben").learner, cardOf(school, "Cai").learner];
  const at = `/classes/${school.class.id}`;
  await teacher.ask("PATCH", `${at}/features`, { ...NONE, ask: false });
  await teacher.ask("PATCH", `${at}/learners/${ben}/features`, { ...NONE, words: false });
  const next = await teacher.ask("POST", `${at}/next`, { name: "5b", learners: [ben, cai] });
  const id = (next.body as { readonly id: string }).id;
  expect((await teacher.ask("GET", `/classes/${id}/features`)).body).toMatchObject({
    wishes: { ask: false },
    learners: [{ id: ben, wishes: { words: false } }],
  });
  await teacher.ask("POST", `/classes/${id}/learners/${ben}/erasure`, {});
  await teacher.ask("POST", `/classes/${id}/erasure`, { name: "5b" });
  await teacher.ask("POST", `${at}/erasure`, { name: "North 4b" });
  const rows = JSON.stringify(await dumpRows(world, [await tenantOf(world, teacher)]));
  expect(rows).not.toContain('"table":"features"');
});

test("[IDN76] picking a skill is said only where it is off, and a page that does not know of it leaves it as it is", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const { teacher } = school;
  const at = `/classes/${school.class.id}`;
  const ben = cardOf(school, "Ben");
  const tablet = await joinClass(world, school.class.code);
  await signIn(tablet, ben);
  const off = { ...NONE, ownChoice: false };
  expect((await teacher.ask("PATCH", "/features", off)).body).toEqual({ wishes: off });
  expect(await own(tablet)).toEqual({ learner: ben.learner, features: { ...ON, ownChoice: false } });
  expect((await teacher.ask("PATCH", "/features", { ...NONE, ask: false })).body).toEqual({
    wishes: { ...off, ask: false },
  });
  await teacher.ask("PATCH", `${at}/features`, { ...NONE, ownChoice: true });
  expect(await own(tablet)).toEqual({ learner: ben.learner, features: { ...ON, ask: false } });
  await teacher.ask("PATCH", `${at}/learners/${ben.learner}/features`, off);
  expect(await own(tablet)).toEqual({ learner: ben.learner, features: { ...ON, ask: false, ownChoice: false } });
  for (const place of ["/features", `${at}/features`, `${at}/learners/${ben.learner}/features`]) {
    await teacher.ask("PATCH", place, { ...NONE, ownChoice: null });
  }
  expect(await own(tablet)).toEqual({ learner: ben.learner, features: ON });
  const rows = JSON.stringify(await dumpRows(world, [await tenantOf(world, teacher)]));
  expect(rows).not.toContain('"table":"features"');
});

test("[IDN210] what a school has taken out is told to devices of that school, signed in or not, and to no other", async () => {
  const world = openWorld();
  const [north, south] = [await openSchool(world, "North", ["Ben"]), await openSchool(world, "South", ["Ben"])];
  const told = async (browser: Browser) => (await browser.ask("GET", "/auth/recalled")).body;
  const nothing = await told(openBrowser(world));
  const tenant = await tenantOf(world, north.teacher);
  const address = { blueprint: "g3.rnd10", version: 1, difficulty: 1, seed: 7 } as const;
  const item = ItemId.parse(uuidFromName("a question"));
  await world.store.transact((rows) => rows.put("recalled", { tenant, item, address, teacher: item, at: 0 }));
  const [ours, theirs] = [await joinClass(world, north.class.code), await joinClass(world, south.class.code)];
  await signIn(ours, cardOf(north, "Ben"));
  await signIn(theirs, cardOf(south, "Ben"));
  expect(await told(ours)).toEqual({ items: [...RECALLED, address] });
  expect(await told(await joinKiosk(world, north))).toEqual({ items: [...RECALLED, address] });
  for (const other of [theirs, await joinKiosk(world, south), south.teacher])
    expect(await told(other)).toEqual(nothing);
});

test("[IDN229] where the school is its administrators say; devices of its classes that know of it are told, and nobody else", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const south = await openSchool(world, "South", ["Ben"]);
  const { teacher } = school;
  const asked = async (browser: Browser) => (await browser.ask("GET", "/auth/features?with=country")).body;
  const tablet = await joinClass(world, school.class.code);
  const ben = cardOf(school, "Ben");
  await signIn(tablet, ben);
  const kiosk = await joinKiosk(world, school);
  expect(await asked(tablet)).toEqual({ learner: ben.learner, features: ON, country: null });
  expect((await teacher.ask("GET", "/school?with=country")).body).toMatchObject({ country: null });

  const changed = await teacher.ask("PATCH", "/school", { country: "IE" });
  expect(changed.body).toMatchObject({ name: "North", parentCodes: true, country: "IE" });
  expect(await asked(tablet)).toEqual({ learner: ben.learner, features: ON, country: "IE" });
  expect(await asked(kiosk)).toEqual({ learner: null, features: ON, country: "IE" });
  expect(await asked(await joinKiosk(world, south))).toMatchObject({ country: null });
  for (const other of [teacher, openBrowser(world)]) {
    expect(await asked(other)).toEqual({ learner: null, features: null });
  }
  expect((await tablet.ask("PATCH", "/school", { country: "GB" })).status).not.toBe(200);
  for (const country of ["ie", "Ireland", ""]) {
    expect((await teacher.ask("PATCH", "/school", { country })).status).toBe(400);
  }

  // A page from before is told what it knows, and what it does not say stays.
  expect(await own(tablet)).toEqual({ learner: ben.learner, features: ON });
  const kept = await teacher.ask("PATCH", "/school", { retention: { leftDays: 365, archivedDays: null } });
  expect(kept.body).not.toHaveProperty("country");
  expect((await teacher.ask("GET", "/school")).body).not.toHaveProperty("country");
  expect(await asked(tablet)).toMatchObject({ country: "IE" });
  expect((await teacher.ask("PATCH", "/school", { country: null })).body).toMatchObject({ country: null });
  expect(await asked(tablet)).toMatchObject({ country: null });
});
