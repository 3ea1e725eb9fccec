import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { toVisitorId } from "#engine/protocol/visitor";
import {
  addVisitor,
  cardOf,
  joinClass,
  joinKiosk,
  MINUTE,
  openBrowser,
  openClass,
  openSchool,
  openWorld,
  signIn,
  tenantOf,
  type Browser,
  type School,
} from "./school.fixture.ts";

const DAY = 24 * 60 * MINUTE;
const keep = async ({ teacher, class: { id } }: School, keepsNames: boolean) =>
  (await teacher.ask("PATCH", `/classes/${id}/kept-names`, { keepsNames })).body;
const keptOn = async (browser: Browser) => (await browser.ask("GET", "/class/kept-names")).body;
const claimsOf = async ({ teacher, class: { id } }: School) => (await teacher.ask("GET", `/classes/${id}/claims`)).body;

test("[IDN46] [TH1] names go to shared devices of a class that wants it, to no other browser, and no longer than it does", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const at = `/classes/${school.class.id}/kept-names`;
  const [kiosk, tablet] = [await joinKiosk(world, school), await joinClass(world, school.class.code)];
  const other = await joinKiosk(world, { ...school, class: await openClass(school.teacher, "5a") });
  expect((await school.teacher.ask("GET", at)).body).toEqual({ keepsNames: false });
  expect(await keptOn(kiosk)).toEqual({ names: null });

  expect(await keep(school, true)).toEqual({ keepsNames: true });
  expect((await school.teacher.ask("GET", at)).body).toEqual({ keepsNames: true });
  const { names } = (await keptOn(kiosk)) as { readonly names: readonly { readonly name: string }[] };
  expect(names.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { id: cardOf(school, "Ben").learner, name: "Ben" },
    { id: cardOf(school, "Cai").learner, name: "Cai" },
  ]);
  for (const browser of [tablet, other, openBrowser(world), school.teacher]) {
    expect(await keptOn(browser)).toEqual({ names: null });
  }
  // What apps of before read of the class is what it was.
  expect(JSON.stringify((await school.teacher.ask("GET", `/classes/${school.class.id}`)).body)).not.toContain("keeps");

  await keep(school, false);
  expect(await keptOn(kiosk)).toEqual({ names: null });
  await keep(school, true);
  await school.teacher.ask("PATCH", `/classes/${school.class.id}`, { archived: true });
  expect(await keptOn(kiosk)).toEqual({ names: null });
});

test("[IDN46] [TH3] a name that was chosen without a PIN is told with the work, gives nobody anything, and stays what it was", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const [ben, cai] = [cardOf(school, "Ben").learner, cardOf(school, "Cai").learner];
  const [kiosk, second] = [await joinKiosk(world, school), await joinKiosk(world, school)];
  const visitor = toVisitorId(randomUUID());
  const claim = async (browser: Browser, body: object) => (await browser.ask("POST", "/class/claims", body)).status;

  expect(await claim(kiosk, { visitor, learner: ben })).toBe(204);
  expect(await claim(kiosk, { visitor, learner: ben })).toBe(204);
  expect(await claim(kiosk, { visitor, learner: cai })).toBe(409);
  expect(await claim(second, { visitor, learner: ben })).toBe(409);
  expect(await world.identity.sessionOf(kiosk.request())).toBeUndefined();
  // It is of no work yet.
  expect(await claimsOf(school)).toEqual({ claims: [] });
  const visit = await world.identity.kioskOf(kiosk.request(), visitor);
  if (visit === undefined) throw new Error("no visit");
  expect(visit).toMatchObject({ learner: null, hasRight: false });
  await world.identity.noteHandIn(visit);
  expect(await claimsOf(school)).toEqual({ claims: [{ id: visitor, learner: ben, name: "Ben" }] });

  // Nobody but a shared device says so, of a visitor, of its own class; nor of what came from elsewhere.
  const tablet = await joinClass(world, school.class.code);
  await signIn(tablet, cardOf(school, "Cai"));
  for (const browser of [tablet, openBrowser(world), school.teacher]) {
    expect(await claim(browser, { visitor: toVisitorId(randomUUID()), learner: ben })).toBe(401);
  }
  expect(await claim(kiosk, { visitor: cai, learner: ben })).toBe(404);
  expect(await claim(kiosk, { visitor: randomUUID(), learner: ben })).toBe(404);
  expect(await claim(kiosk, { visitor: toVisitorId(randomUUID()), learner: randomUUID() })).toBe(404);
  expect(await claim(kiosk, { visitor: await addVisitor(world, school), learner: ben })).toBe(409);

  const tenant = await tenantOf(world, school.teacher);
  const kept = () => world.store.transact((rows) => rows.list("claim", [tenant]));
  expect(await kept()).toHaveLength(1);
  await school.teacher.ask("POST", `/classes/${school.class.id}/learners/${ben}/erasure`, {});
  expect(await kept()).toEqual([]);
});

test("[IDN46] what is kept of it goes with the work, with time, and with the class", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const tenant = await tenantOf(world, school.teacher);
  const kiosk = await joinKiosk(world, school);
  await keep(school, true);
  const [forgotten, waiting] = [toVisitorId(randomUUID()), toVisitorId(randomUUID())];
  for (const visitor of [forgotten, waiting]) {
    await kiosk.ask("POST", "/class/claims", { visitor, learner: cardOf(school, "Ben").learner });
  }
  const visit = await world.identity.kioskOf(kiosk.request(), waiting);
  if (visit !== undefined) await world.identity.noteHandIn(visit);
  const kept = () =>
    world.store.transact(async (rows) => ({
      claims: (await rows.list("claim", [tenant])).map((row) => row.visitor).toSorted(),
      classes: (await rows.list("keptNames", [tenant])).length,
    }));
  expect(await kept()).toEqual({ claims: [forgotten, waiting].toSorted(), classes: 1 });
  world.wait(31 * DAY);
  await world.identity.tidy();
  expect(await kept()).toEqual({ claims: [waiting], classes: 1 });
  const again = openBrowser(world);
  await again.ask("POST", "/auth/teacher", { login: school.login, password: "correct horse battery" });
  const erased = await again.ask("POST", `/classes/${school.class.id}/erasure`, { name: school.class.name });
  expect(erased.status).toBe(200);
  expect(await kept()).toEqual({ claims: [], classes: 0 });
});
