import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createSqliteIdentityStore } from "./sqlite-identity-store.ts";
import {
  addColleague,
  addGroup,
  addVisitor,
  cardOf,
  dumpRows,
  joinClass,
  joinKiosk,
  NOON,
  openBrowser,
  openClass,
  openSchool,
  openWorld,
  PASSWORD,
  signIn,
  tenantOf,
  type School,
  type World,
} from "./school.fixture.ts";

const DAY = 24 * 60 * 60_000;

interface Departures {
  readonly departures: readonly {
    readonly class: string;
    readonly at: number;
    readonly whole: boolean;
    readonly learners: readonly { readonly name: string }[];
  }[];
}

/** What the list says, as `whole|left: names on day`. */
async function listed(world: World, { login }: Pick<School, "login">): Promise<readonly string[]> {
  // Sessions end within the days that pass.
  const teacher = openBrowser(world);
  await teacher.ask("POST", "/auth/teacher", { login, password: PASSWORD });
  const { departures } = (await teacher.ask("GET", "/departures")).body as Departures;
  return departures.map(
    ({ whole, learners, at }) =>
      `${whole ? "class" : "left"}: ${learners
        .map(({ name }) => name)
        .toSorted()
        .join()} on ${(at - NOON) / DAY}`,
  );
}

async function changeSchool(school: School, leftDays: number | null, archivedDays: number | null) {
  const changed = await school.teacher.ask("PATCH", "/school", { retention: { leftDays, archivedDays } });
  expect(changed.status).toBe(200);
}

async function namesIn(school: School, id: string): Promise<readonly string[]> {
  const whole = (await school.teacher.ask("GET", `/classes/${id}`)).body as { roster: readonly { name: string }[] };
  return whole.roster.map(({ name }) => name).toSorted();
}

test("[IDN42] a class goes on with those who are chosen: PINs, own devices and sign-ins stay, shared devices do not come along", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai", "Dee"]);
  const colleague = await addColleague(world, school);
  const [ben, cai] = [cardOf(school, "Ben"), cardOf(school, "Cai")];
  const tablet = await joinClass(world, school.class.code);
  await signIn(tablet, ben);
  const kiosk = await joinKiosk(world, school);
  await signIn(kiosk, cai);
  const path = `/classes/${school.class.id}`;
  const stranger = await school.teacher.ask("POST", `${path}/next`, { name: "5b", learners: [randomUUID()] });
  expect(stranger.status).toBe(404);
  const learners = [ben.learner, cai.learner];
  const dee = cardOf(school, "Dee").learner;
  await addGroup(school.teacher, school.class.id, "Reds", [ben.learner, dee]);
  await addGroup(school.teacher, school.class.id, "Blues", [dee]);
  const made = await school.teacher.ask("POST", `${path}/next`, { name: "5b", learners });
  expect(made.status).toBe(201);
  const next = made.body as { readonly id: string; readonly code: string };
  expect(made.body).toMatchObject({ name: "5b", learners: 2, pins: "digits" });
  expect(next.code).not.toBe(school.class.code);
  expect(await namesIn(school, next.id)).toEqual(["Ben", "Cai"]);
  expect(await namesIn(school, school.class.id)).toEqual(["Ben", "Cai", "Dee"]);
  const groupsIn = async (id: string) =>
    ((await school.teacher.ask("GET", `/classes/${id}`)).body as { groups: { name: string; learners: string[] }[] })
      .groups;
  expect(await groupsIn(next.id)).toMatchObject([{ name: "Reds", learners: [ben.learner] }]);
  expect(await groupsIn(school.class.id)).toHaveLength(2);
  const teachers = (await school.teacher.ask("GET", `/classes/${next.id}`)).body as { teachers: { id: string }[] };
  expect(teachers.teachers.map(({ id }) => id)).toContain(colleague);
  // Only one of the two classes is open, and a second next year of the old one is none.
  expect((await school.teacher.ask("POST", `${path}/next`, { name: "6b", learners: [] })).status).toBe(409);

  expect(await world.identity.sessionOf(tablet.request())).toMatchObject({ learner: ben.learner, class: next.id });
  expect((await tablet.ask("POST", "/auth/join", {})).body).toMatchObject({ class: { name: "5b" } });
  expect((await kiosk.ask("POST", "/auth/join", {})).status).toBe(404);
  await signIn(await joinClass(world, next.code), cai);
  expect((await openBrowser(world).ask("POST", "/auth/join", { code: school.class.code })).status).toBe(404);
});

test("[IDN42] grades of those who come along are raised by one where the teacher wants it, and nowhere else", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", []);
  const path = `/classes/${school.class.id}`;
  const grades = [4, 0, 12, null, 4];
  const names = ["Ann", "Ben", "Cai", "Dee", "Eve"];
  const made = (await school.teacher.ask("POST", `${path}/learners`, { names, grades })).body as {
    cards: readonly { readonly learner: string }[];
  };
  const along = made.cards.slice(0, 4).map(({ learner }) => learner);
  const goOn = async (of: string, body: object) =>
    (
      (await school.teacher.ask("POST", `/classes/${of}/next`, { name: "next", learners: along, ...body })).body as {
        readonly id: string;
      }
    ).id;
  const gradesIn = async (id: string) => {
    const { roster } = (await school.teacher.ask("GET", `/classes/${id}`)).body as {
      roster: readonly { readonly name: string; readonly grade?: number }[];
    };
    return Object.fromEntries(roster.map(({ name, grade }) => [name, grade ?? null]));
  };
  const raised = await goOn(school.class.id, { raiseGrades: true });
  expect(await gradesIn(raised)).toEqual({ Ann: 5, Ben: 1, Cai: 12, Dee: null });
  expect(await gradesIn(school.class.id)).toMatchObject({ Eve: 4 });
  const asTheyAre = await goOn(raised, {});
  expect(await gradesIn(asTheyAre)).toEqual({ Ann: 5, Ben: 1, Cai: 12, Dee: null });
});

test("[IDN43] [IDN18] a class goes whole by its name: who is in no other goes with it, and logs are asked for until they are gone", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const other = await openClass(school.teacher, "5a");
  const [ben, cai] = [cardOf(school, "Ben"), cardOf(school, "Cai")];
  const path = `/classes/${school.class.id}`;
  await school.teacher.ask("POST", `${path}/learners/${cai.learner}/move`, { to: other.id, keep: true });
  const tablet = await joinClass(world, school.class.code);
  await signIn(tablet, cai);
  const visitor = await addVisitor(world, school);
  const kiosk = await joinKiosk(world, school);
  await signIn(kiosk, ben);
  await school.teacher.ask("POST", `${path}/kiosk-codes`, {});
  const tenant = await tenantOf(world, school.teacher);

  const before = await school.teacher.ask("GET", `${path}/erasure`);
  expect(before.body).toEqual({ goes: [ben.learner], stays: [cai.learner] });
  for (const name of ["", "north 4b", "5a"]) {
    expect((await school.teacher.ask("POST", `${path}/erasure`, { name })).status).toBe(409);
  }
  world.failErase(true);
  const gone = await school.teacher.ask("POST", `${path}/erasure`, { name: "North 4b" });
  expect(gone.body).toEqual({ erased: 1, kept: 1, logsErased: false });
  expect(await world.identity.resumeErasures()).toBe(2);
  world.failErase(false);
  expect(await world.identity.resumeErasures()).toBe(0);
  expect(world.erased.toSorted()).toEqual([`${tenant}/${ben.learner}`, `${tenant}/${visitor}`].toSorted());

  expect((await school.teacher.ask("GET", path)).status).toBe(404);
  expect((await openBrowser(world).ask("POST", "/auth/join", { code: school.class.code })).status).toBe(404);
  expect((await kiosk.ask("POST", "/auth/join", {})).status).toBe(410);
  expect(await world.identity.sessionOf(kiosk.request())).toBeUndefined();
  // Who is in another class is signed in there, on their own device.
  expect(await world.identity.sessionOf(tablet.request())).toMatchObject({ learner: cai.learner, class: other.id });
  expect(await namesIn(school, other.id)).toEqual(["Cai"]);
  for (const learner of [ben.learner, visitor]) expect(await world.identity.isErased(tenant, learner)).toBe(true);
  const kept = JSON.stringify((await dumpRows(world, [tenant])).filter((row) => !isDevice(row)));
  expect(kept).not.toContain("Ben");
  expect(kept).not.toContain(school.class.id);
});

/** Devices that were shut out are kept for a while, to be told so. */
function isDevice(row: unknown): boolean {
  return (row as { readonly table: string }).table === "device";
}

/** So many days on which the server runs; what went on the last. */
async function runDays(world: World, days: number): Promise<{ readonly learners: number; readonly classes: number }> {
  for (let day = 1; day < days; day += 1) {
    world.wait(DAY);
    await world.identity.eraseDue();
  }
  world.wait(DAY);
  return world.identity.eraseDue();
}

test("[IDN44] nothing goes by itself before a school says so, and then not before it was on the list for fourteen days", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const tenant = await tenantOf(world, school.teacher);
  const [ben, cai] = [cardOf(school, "Ben").learner, cardOf(school, "Cai").learner];
  await school.teacher.ask("POST", `/classes/${school.class.id}/next`, { name: "5b", learners: [cai] });
  const hourly = async () => world.identity.eraseDue();
  const nothing = { learners: 0, classes: 0 };
  expect((await school.teacher.ask("GET", "/school")).body).toEqual({
    name: "North",
    retention: { leftDays: null, archivedDays: null },
    parentCodes: true,
  });
  world.wait(1_000 * DAY);
  expect(await hourly()).toEqual(nothing);
  expect(await listed(world, school)).toEqual([]);

  await signInAgain(school);
  await changeSchool(school, 90, 400);
  expect(await listed(world, school)).toEqual(["left: Ben on 1014", "class: Ben on 1014"]);
  expect(await hourly()).toEqual(nothing);
  expect(await runDays(world, 13)).toEqual(nothing);
  expect(await listed(world, school)).toEqual(["left: Ben on 1014", "class: Ben on 1014"]);
  // Nobody could look at the list meanwhile.
  world.wait(60 * DAY);
  expect(await hourly()).toEqual(nothing);
  await signInAgain(school);
  expect(await listed(world, school)).toEqual(["left: Ben on 1074", "class: Ben on 1074"]);
  expect(await runDays(world, 1)).toEqual({ learners: 1, classes: 1 });
  expect(world.erased).toEqual([`${tenant}/${ben}`]);
  expect(await world.identity.isErased(tenant, cai)).toBe(false);
  expect(await hourly()).toEqual(nothing);
  expect(await listed(world, school)).toEqual([]);
});

test("[IDN44] a class that is brought back, or a learner in another one, is off the list, and days count anew", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const path = `/classes/${school.class.id}`;
  const other = await openClass(school.teacher, "5a");
  await changeSchool(school, 30, null);
  await school.teacher.ask("PATCH", path, { archived: true });
  await world.identity.eraseDue();
  expect(await listed(world, school)).toEqual([]);
  world.wait(16 * DAY);
  await world.identity.eraseDue();
  expect(await listed(world, school)).toEqual(["left: Ben,Cai on 30"]);
  world.wait(13 * DAY);
  await signInAgain(school);
  const { learner: ben } = cardOf(school, "Ben");
  await school.teacher.ask("POST", `${path}/learners/${ben}/move`, { to: other.id, keep: true });
  expect(await listed(world, school)).toEqual(["left: Cai on 30"]);
  await school.teacher.ask("PATCH", path, { archived: false });
  expect(await listed(world, school)).toEqual([]);
  await world.identity.eraseDue();
  await school.teacher.ask("PATCH", path, { archived: true });
  world.wait(2 * DAY);
  expect(await world.identity.eraseDue()).toEqual({ learners: 0, classes: 0 });
  world.wait(28 * DAY);
  // The server was off meanwhile: who was on no list is put on it, and goes no sooner.
  expect(await world.identity.eraseDue()).toEqual({ learners: 0, classes: 0 });
  expect(await listed(world, school)).toEqual(["left: Cai on 73"]);
  expect(await runDays(world, 14)).toEqual({ learners: 1, classes: 0 });
  expect(world.erased.map((one) => one.split("/")[1])).toEqual([cardOf(school, "Cai").learner]);
});

test("[IDN44] who leaves their only open class long after their old one was archived has the fourteen days too", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const path = `/classes/${school.class.id}`;
  const { learner } = cardOf(school, "Ben");
  await changeSchool(school, 30, null);
  const next = (await school.teacher.ask("POST", `${path}/next`, { name: "5b", learners: [learner] })).body as {
    readonly id: string;
  };
  world.wait(200 * DAY);
  await world.identity.eraseDue();
  await signInAgain(school);
  expect((await school.teacher.ask("DELETE", `/classes/${next.id}/learners/${learner}`)).status).toBe(204);
  await world.identity.eraseDue();
  expect(await listed(world, school)).toEqual(["left: Ben on 214"]);
});

test("[IDN44] teachers see what goes of their own classes, administrators all of their school, and nobody another's", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const south = await openSchool(world, "South", ["Eve"]);
  for (const one of [school, south]) {
    await changeSchool(one, 30, null);
    await one.teacher.ask("PATCH", `/classes/${one.class.id}`, { archived: true });
  }
  await addColleague(world, school);
  const colleague = { login: `colleague.${school.class.id.slice(0, 8)}` };
  const own = (await world.identity.sessionOf(school.teacher.request())) as { readonly teacher: string };
  await school.teacher.ask("DELETE", `/classes/${school.class.id}/teachers/${own.teacher}`);
  world.wait(20 * DAY);
  expect(await listed(world, school)).toEqual(["left: Ben on 34"]);
  expect(await listed(world, colleague)).toEqual(["left: Ben on 34"]);
  expect(await listed(world, south)).toEqual(["left: Eve on 34"]);
});

test("[IDN44] [IDN2] schools of before schedules still open, and keep everything", async () => {
  const tenant = randomUUID();
  const store = createSqliteIdentityStore(":memory:");
  await store.transact((rows) => rows.put("school", { tenant, name: "Old", madeAt: 1 }));
  expect(await store.transact((rows) => rows.get("school", [tenant]))).toEqual({ tenant, name: "Old", madeAt: 1 });
  await store.close();
});

test("[IDN22] a schedule is of thirty days at least", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", []);
  for (const leftDays of [0, 29, 3_651, 30.5, "30"]) {
    const retention = { leftDays, archivedDays: null };
    expect((await school.teacher.ask("PATCH", "/school", { retention })).status).toBe(400);
  }
});

async function signInAgain({ teacher, login }: School): Promise<void> {
  const signed = await teacher.ask("POST", "/auth/teacher", { login, password: PASSWORD });
  expect(signed.status).toBe(200);
}
