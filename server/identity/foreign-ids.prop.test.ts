import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toVisitorId } from "#engine/protocol/visitor";
import { IDENTITY_ROUTES } from "./identity-routes.ts";
import type { Route } from "./route.ts";
import {
  addAssignment,
  addExam,
  addColleague,
  addGroup,
  addOwnForm,
  addVisitor,
  bodyFor,
  cardOf,
  dumpRows,
  joinClass,
  openBrowser,
  openClass,
  openSchool,
  openWorld,
  signIn,
  tenantOf,
  type Browser,
  type World,
} from "./school.fixture.ts";

interface Ids {
  readonly class: string;
  readonly learner: string;
  readonly device: string;
  readonly visitor: string;
  readonly assignment: string;
  readonly exam: string;
  readonly form: string;
  readonly teacher: string;
  readonly group: string;
}

interface Place {
  readonly teacher: Browser;
  readonly learner: Browser;
  readonly tenant: string;
  readonly ids: Ids;
}

/** A school with a class, a learner in it, and their device. */
async function openPlace(world: World, name: string): Promise<Place> {
  const school = await openSchool(world, name, ["Ben"]);
  const learner = await joinClass(world, school.class.code);
  const ben = await signIn(learner, cardOf(school, "Ben"));
  const device = (await world.identity.deviceOf(learner.request()))?.id ?? "";
  const tenant = await tenantOf(world, school.teacher);
  const visitor = await addVisitor(world, school);
  const colleague = await addColleague(world, school);
  const assignment = await addAssignment(school);
  const exam = await addExam(school);
  const form = await addOwnForm(school);
  const group = await addGroup(school.teacher, school.class.id, "Reds", [ben]);
  const ids = {
    class: school.class.id,
    learner: ben,
    device,
    visitor,
    assignment,
    exam,
    form,
    teacher: colleague,
    group,
  };
  return { teacher: school.teacher, learner, tenant, ids };
}

const PARAMS = ["class", "learner", "device", "visitor", "assignment", "exam", "form", "teacher", "group"] as const;
const WITH_PARAMS = IDENTITY_ROUTES.filter(({ path }) => path.includes("{"));

function addressOf({ path }: Route, ids: Ids): string {
  return path.replaceAll(/\{(\w+)\}/gu, (_all, name: (typeof PARAMS)[number]) => encodeURIComponent(ids[name]));
}

function labelOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

async function ask(
  browser: Browser,
  route: Route,
  ids: Ids,
  body = bodyFor(labelOf(route), { ...ids, to: ids.class }),
) {
  return browser.ask(route.method, addressOf(route, ids), body);
}

test("[IDN12] every route with a body has one to try in these tests", () => {
  for (const route of IDENTITY_ROUTES) {
    const body = bodyFor(labelOf(route), { learner: randomUUID(), to: randomUUID() });
    expect([labelOf(route), route.body?.safeParse(body).success ?? body]).toEqual([
      labelOf(route),
      route.body === null ? undefined : true,
    ]);
  }
});

test("[IDN12] [TH4] no route reaches another school's class, learner or device, whatever ids are mixed, and nothing changes", async () => {
  const world = openWorld();
  const [north, south] = [await openPlace(world, "North"), await openPlace(world, "South")];
  const other = await openClass(north.teacher, "5a");
  const pieces: Readonly<Record<string, Ids>> = {
    own: north.ids,
    foreign: south.ids,
    unknown: {
      class: randomUUID(),
      learner: randomUUID(),
      device: randomUUID(),
      visitor: toVisitorId(randomUUID()),
      assignment: randomUUID(),
      exam: randomUUID(),
      form: randomUUID(),
      teacher: randomUUID(),
      group: randomUUID(),
    },
    garbage: {
      class: "../classes",
      learner: "__proto__",
      device: "1' OR '1'='1",
      visitor: "constructor",
      assignment: "hasOwnProperty",
      exam: "valueOf",
      form: "__proto__",
      teacher: "toString",
      group: "hasOwnProperty",
    },
    // A class of one's own, in which the learner and the device are not.
    beside: { ...north.ids, class: other.id },
  };
  const before = await dumpRows(world, [north.tenant, south.tenant]);
  const kind = fc.constantFrom("own", "foreign", "unknown", "garbage");
  const mix = fc.record({
    class: fc.oneof(kind, fc.constant("beside")),
    learner: kind,
    device: kind,
    visitor: kind,
    assignment: kind,
    exam: kind,
    form: kind,
    teacher: kind,
    group: kind,
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...WITH_PARAMS), mix, async (route, kinds) => {
      const named = PARAMS.filter((name) => route.path.includes(`{${name}}`));
      const isOwn = named.every((name) => kinds[name] === "own");
      const isOwnOther = named.length === 1 && kinds.class === "beside";
      fc.pre(!isOwn && !isOwnOther);
      const id = (name: keyof Ids) => pieces[kinds[name]]?.[name] ?? "";
      const [learner, device, visitor, teacher] = [id("learner"), id("device"), id("visitor"), id("teacher")];
      const ids = {
        class: id("class"),
        learner,
        device,
        visitor,
        assignment: id("assignment"),
        exam: id("exam"),
        form: id("form"),
        teacher,
        group: id("group"),
      };
      const answer = await ask(north.teacher, route, ids);
      expect([labelOf(route), answer.status]).toEqual([labelOf(route), 404]);
      expect(answer.body).toEqual({ type: "about:blank", title: "There is no such thing here.", status: 404 });
    }),
    { numRuns: 400 },
  );
  expect(await dumpRows(world, [north.tenant, south.tenant])).toEqual(before);
});

test("[IDN12] ids of another school in a body are refused as well", async () => {
  const world = openWorld();
  const [north, south] = [await openPlace(world, "North"), await openPlace(world, "South")];
  const before = await dumpRows(world, [north.tenant, south.tenant]);
  const own = `/classes/${north.ids.class}`;
  const statuses = [
    await north.teacher.ask("POST", `${own}/learners/${north.ids.learner}/move`, { to: south.ids.class }),
    await north.teacher.ask("POST", `${own}/cards`, { learners: [north.ids.learner, south.ids.learner] }),
    await north.teacher.ask("POST", `${own}/visitors/${north.ids.visitor}/give`, { to: south.ids.learner }),
    await north.teacher.ask("POST", `${own}/undo`, { learners: [south.ids.learner] }),
    await north.teacher.ask("POST", `${own}/groups`, { name: "Blues", learners: [south.ids.learner] }),
    await north.teacher.ask("POST", `${own}/own-forms`, {
      kind: "survey",
      title: "Theirs",
      copyOf: { class: south.ids.class, form: south.ids.form },
    }),
    await north.teacher.ask("PATCH", `${own}/groups/${north.ids.group}`, { learners: [south.ids.learner] }),
    ...(await Promise.all(
      [
        { leave: [south.ids.learner] },
        { link: [{ learner: south.ids.learner, sourcedId: "s-1" }] },
        { rename: [{ learner: south.ids.learner, name: "Mallory" }] },
      ].map((step) => north.teacher.ask("POST", `${own}/roster`, { ...step, leavers: "Left" })),
    )),
  ].map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect(await dumpRows(world, [north.tenant, south.tenant])).toEqual(before);
  // On a device of one school nobody of another signs in, whatever the PIN.
  const pin = { learner: south.ids.learner, pin: "123456" };
  expect((await north.learner.ask("POST", "/auth/pin", pin)).status).toBe(401);
});

test("[IDN12] a learner and somebody who is not signed in reach nothing of a teacher's, in their own school either", async () => {
  const world = openWorld();
  const north = await openPlace(world, "North");
  const before = await dumpRows(world, [north.tenant]);
  for (const route of IDENTITY_ROUTES.filter(({ access }) => access === "teacher" || access === "admin")) {
    const statuses = [
      await ask(north.learner, route, north.ids),
      await ask(openBrowser(world), route, north.ids),
      // What a request should look like is told to nobody who may not ask.
      await ask(openBrowser(world), route, north.ids, "not JSON"),
    ].map(({ status }) => status);
    expect([labelOf(route), ...statuses]).toEqual([
      labelOf(route),
      403,
      401,
      route.method === "GET" ? statuses[2] : 401,
    ]);
  }
  expect(await dumpRows(world, [north.tenant])).toEqual(before);
  expect((await north.teacher.ask("POST", "/auth/claim", { guest: randomUUID(), chain: randomUUID() })).status).toBe(
    403,
  );
});

test("[IDN12] a session is one of its own school only", async () => {
  const world = openWorld();
  const [north, south] = [await openPlace(world, "North"), await openPlace(world, "South")];
  const [, token] = (north.teacher.cookies.get("__Host-sid") ?? "").split(".");
  const browser = openBrowser(world);
  for (const value of [`${south.tenant}.${token}`, `*.${token}`, `.${token}`, token ?? "", "__proto__.constructor"]) {
    browser.cookies.set("__Host-sid", value);
    expect((await browser.ask("GET", "/classes")).status).toBe(401);
  }
  browser.cookies.set("__Host-sid", `${north.tenant}.${token}`);
  expect((await browser.ask("GET", "/classes")).status).toBe(200);
});
