import { expect, test } from "vitest";
import { LOOKS, READINGS, WRONG } from "./tries.ts";
import {
  addColleague,
  cardOf,
  dumpRows,
  openBrowser,
  openClass,
  openSchool,
  openWorld,
  tenantOf,
  type Browser,
  type School,
  type World,
} from "./school.fixture.ts";

const DAY = 86_400_000;

interface Code {
  readonly learner: string;
  readonly code: string;
  readonly endsAt: number;
}

async function makeCodes({ teacher, class: { id } }: School, learners?: readonly string[]): Promise<readonly Code[]> {
  const body = learners === undefined ? {} : { learners };
  const made = await teacher.ask("POST", `/classes/${id}/parent-codes`, body);
  expect(made.status).toBe(201);
  return (made.body as { readonly codes: readonly Code[] }).codes;
}

/** This world keeps no logs: who comes as far as the report is told so (503), and who does not, that nothing is opened (404). */
async function opens(world: World, code: string | undefined, browser: Browser = openBrowser(world)): Promise<boolean> {
  const { status } = await browser.ask("POST", "/parent/report", { code, since: 0 });
  expect([404, 503]).toContain(status);
  return status === 503;
}

async function listed({ teacher, class: { id } }: School) {
  return (await teacher.ask("GET", `/classes/${id}/parent-codes`)).body as {
    readonly allowed: boolean;
    readonly codes: readonly { readonly learner: string; readonly days: number; readonly lastDay: number | null }[];
  };
}

test("[IDN190] a code is made for one pupil or all, told once, kept as a hash, and typed in any hand", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const [ben] = await makeCodes(school, [cardOf(school, "Ben").learner]);
  expect(ben?.code).toMatch(/^(?:[BCDFGHJKMNPRSTWXYZ]{4}-){3}[BCDFGHJKMNPRSTWXYZ]{4}$/u);
  const bare = ben?.code.replaceAll("-", "") ?? "";
  for (const typed of [ben?.code, bare, bare.toLowerCase(), ` ${bare.slice(0, 8)} ${bare.slice(8)} `]) {
    expect(await opens(world, typed)).toBe(true);
  }
  const rows = JSON.stringify(await dumpRows(world, [await tenantOf(world, school.teacher)]));
  expect(rows).toContain('"parentDoor"');
  for (const text of [ben?.code ?? "", bare]) {
    expect(rows).not.toContain(text);
    expect(world.log()).not.toContain(text);
  }

  const all = await makeCodes(school);
  expect(all.map(({ learner }) => learner).toSorted((a, b) => a.localeCompare(b))).toEqual(
    school.cards.map(({ learner }) => learner).toSorted((a, b) => a.localeCompare(b)),
  );
  // The one before opens nothing any more.
  expect(await opens(world, ben?.code)).toBe(false);
  for (const { code } of all) expect(await opens(world, code)).toBe(true);
  expect(world.log()).toContain("POST /classes/{class}/parent-codes");
});

test("[IDN190] it ends when it is taken back, after a year, and with pupil and class; then it leaves no row", async () => {
  const names = ["Ben", "Cai", "Dee", "Eli"];
  const endings: Readonly<Record<string, (world: World, school: School, ben: string) => Promise<unknown>>> = {
    "taken back": (_world, { teacher, class: { id } }, ben) =>
      teacher.ask("POST", `/classes/${id}/parent-codes/removal`, { learners: [ben] }),
    "all taken back": (_world, { teacher, class: { id } }) =>
      teacher.ask("POST", `/classes/${id}/parent-codes/removal`, {}),
    moved: async (_world, { teacher, class: { id } }, ben) => {
      const to = await openClass(teacher, "5a");
      return teacher.ask("POST", `/classes/${id}/learners/${ben}/move`, { to: to.id });
    },
    erased: (_world, { teacher, class: { id } }, ben) =>
      teacher.ask("POST", `/classes/${id}/learners/${ben}/erasure`, {}),
    archived: (_world, { teacher, class: { id } }) => teacher.ask("PATCH", `/classes/${id}`, { archived: true }),
    "next year": (_world, { teacher, class: { id } }, ben) =>
      teacher.ask("POST", `/classes/${id}/next`, { name: "5b", learners: [ben] }),
    "class erased": (_world, { teacher, class: inClass }) =>
      teacher.ask("POST", `/classes/${inClass.id}/erasure`, { name: inClass.name }),
    "a year later": async (world, { teacher, login }) => {
      world.wait(365 * DAY);
      return teacher.ask("POST", "/auth/teacher", { login, password: "correct horse battery" });
    },
  };
  for (const [ending, end] of Object.entries(endings)) {
    const world = openWorld();
    const school = await openSchool(world, "North", names);
    const ben = cardOf(school, "Ben").learner;
    const tenant = await tenantOf(world, school.teacher);
    const [code] = await makeCodes(school, [ben]);
    expect([ending, await opens(world, code?.code)]).toEqual([ending, true]);
    world.wait(1);
    await end(world, school, ben);
    expect([ending, await opens(world, code?.code)]).toEqual([ending, false]);
    const rows = JSON.stringify(await dumpRows(world, [tenant]));
    expect([ending, /"parent(?:Code|Door)"/u.test(rows)]).toEqual([ending, false]);
  }
});

test("[IDN190] taking back one leaves the others, and a class brought back has none", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const [ben, cai] = await makeCodes(school);
  const at = `/classes/${school.class.id}`;
  await school.teacher.ask("POST", `${at}/parent-codes/removal`, { learners: [ben?.learner] });
  expect([await opens(world, ben?.code), await opens(world, cai?.code)]).toEqual([false, true]);
  expect((await listed(school)).codes.map(({ learner }) => learner)).toEqual([cai?.learner]);
  const data = (await school.teacher.ask("GET", `${at}/learners/${cai?.learner}/data`)).body;
  expect(data).toMatchObject({ parentCodes: [{ class: "North 4b", days: 1, endsAt: cai?.endsAt }] });
  expect(JSON.stringify(data)).not.toContain(cai?.code);
  await school.teacher.ask("PATCH", at, { archived: true });
  expect((await school.teacher.ask("POST", `${at}/parent-codes`, {})).status).toBe(409);
  await school.teacher.ask("PATCH", at, { archived: false });
  expect(await opens(world, cai?.code)).toBe(false);
});

test("[IDN191] whatever is the matter with a code, the answer is the same; a code is nobody's session", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const [old] = await makeCodes(school);
  const [now] = await makeCodes(school);
  const browser = openBrowser(world);
  const answers = [];
  for (const code of [
    old?.code,
    "BBBB-BBBB-BBBB-BBBB",
    school.class.code,
    cardOf(school, "Ben").pin,
    "*",
    "__proto__",
  ]) {
    answers.push(await browser.ask("POST", "/parent/report", { code, since: 0 }));
  }
  expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set(['{"type":"about:blank","title":"This code opens nothing.","status":404}']),
  );
  expect(await opens(world, now?.code, browser)).toBe(true);
  expect([...browser.cookies]).toEqual([]);
  for (const path of ["/classes", `/classes/${school.class.id}/parent-codes`, "/auth/session"]) {
    expect((await browser.ask("GET", path)).status).toBe(401);
  }
  // It is not read from an address.
  expect((await browser.ask("POST", `/parent/report?code=${now?.code}`, { since: 0 })).status).toBe(400);
  // No other teacher reaches the class by making codes for it.
  const south = await openSchool(world, "South", ["Eve"]);
  const at = `/classes/${school.class.id}/parent-codes`;
  expect((await south.teacher.ask("GET", at)).status).toBe(404);
  const mixed = { learners: [cardOf(school, "Ben").learner] };
  expect((await south.teacher.ask("POST", `/classes/${south.class.id}/parent-codes`, mixed)).status).toBe(404);
  expect((await south.teacher.ask("POST", `/classes/${south.class.id}/parent-codes/removal`, mixed)).status).toBe(404);
  await addColleague(world, school);
  expect(await opens(world, now?.code, browser)).toBe(true);
});

test("[IDN192] of its use the days are counted, and the last is kept, at noon", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const [code] = await makeCodes(school);
  expect((await listed(school)).codes).toMatchObject([{ days: 0, lastDay: null }]);
  const first = Date.now();
  for (let turn = 0; turn < 3; turn += 1) await opens(world, code?.code);
  world.wait(DAY);
  await opens(world, code?.code);
  await school.teacher.ask("POST", "/auth/teacher", { login: school.login, password: "correct horse battery" });
  const noon = first + DAY - ((first + DAY) % DAY) + DAY / 2;
  expect((await listed(school)).codes).toMatchObject([{ days: 2, lastDay: noon }]);
});

test("[TH2] [IDN192] wrong codes for parents are slowed, by network and all together, and a right one is answered at once", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const [code] = await makeCodes(school);
  const tryOne = async () => opens(world, "BBBB-BBBB-BBBB-BBBB");
  for (let turn = 0; turn < WRONG.points; turn += 1) {
    // From ever other networks, no more in a second than are looked at.
    if (turn % LOOKS["parent-code"].points === 0) world.wait(1_000);
    world.moveTo(`10.0.${turn % 50}.1`);
    await tryOne();
  }
  world.wait(1_000);
  const before = world.pauses();
  expect(before).toBe(0);
  world.moveTo("10.9.9.9");
  await tryOne();
  expect(world.pauses()).toBe(1);
  expect(await opens(world, code?.code)).toBe(true);
  expect(world.pauses()).toBe(1);
});

test("[IDN192] a code is good for so many reports, and then for none for a while", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai"]);
  const [ben, cai] = await makeCodes(school);
  for (let turn = 0; turn < READINGS.points; turn += 1) {
    if (turn % LOOKS["parent-code"].points === 0) world.wait(1_000);
    await opens(world, ben?.code);
  }
  world.wait(1_000);
  const full = await openBrowser(world).ask("POST", "/parent/report", { code: ben?.code, since: 0 });
  expect(full.status).toBe(429);
  expect(Number(full.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await opens(world, cai?.code)).toBe(true);
  world.wait(READINGS.seconds * 1_000);
  expect(await opens(world, ben?.code)).toBe(true);
});

test("[IDN193] a school switches them off and on again, and meanwhile none is made and none opens anything", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const { teacher } = school;
  const [code] = await makeCodes(school);
  expect((await teacher.ask("GET", "/school")).body).toMatchObject({ parentCodes: true });
  const off = await teacher.ask("PATCH", "/school", { parentCodes: false });
  expect(off.body).toMatchObject({ parentCodes: false, retention: { leftDays: null, archivedDays: null } });
  expect(await opens(world, code?.code)).toBe(false);
  expect((await listed(school)).allowed).toBe(false);
  expect((await teacher.ask("POST", `/classes/${school.class.id}/parent-codes`, {})).status).toBe(409);
  // What is not said stays.
  const kept = await teacher.ask("PATCH", "/school", { retention: { leftDays: 365, archivedDays: null } });
  expect(kept.body).toMatchObject({ parentCodes: false, retention: { leftDays: 365 } });
  await teacher.ask("PATCH", "/school", { parentCodes: true });
  expect(await opens(world, code?.code)).toBe(true);
});
