import { expect, test } from "vitest";
import { MINUTE, openBrowser, openClass, openSchool, openWorld, PASSWORD } from "./school.fixture.ts";

const HOUR = 60 * MINUTE;
const TEACHER = { login: "ada", name: "Ms Ada", school: "North", password: PASSWORD };

const SECOND = 1_000;

test("[IDN10] the first teacher is made by a code that is printed once and used once", async () => {
  const world = openWorld();
  const [old, code] = [await world.identity.firstSetUpCode(), await world.identity.firstSetUpCode()];
  const browser = openBrowser(world);
  expect((await browser.ask("POST", "/auth/setup", { ...TEACHER, code: old })).status).toBe(401);
  expect((await browser.ask("POST", "/auth/setup", { ...TEACHER, code: "BBBB-BBBB-BBBB" })).status).toBe(401);
  const made = await browser.ask("POST", "/auth/setup", { ...TEACHER, code: code?.toLowerCase() });
  expect(made).toMatchObject({ status: 201, body: { role: "teacher", name: "Ms Ada", school: "North", admin: true } });
  expect((await browser.ask("GET", "/auth/session")).body).toEqual(made.body);
  const again = await openBrowser(world).ask("POST", "/auth/setup", { ...TEACHER, login: "eve", code });
  expect(again.status).toBe(401);
  expect(await world.identity.firstSetUpCode()).toBeUndefined();
});

test("[IDN10] a code is good for a day, and one that fails for another reason is not used up", async () => {
  const world = openWorld();
  await openSchool(world, "North", []);
  const code = await world.identity.issueSetUpCode();
  const browser = openBrowser(world);
  const taken = { ...TEACHER, login: "North.Teacher", code };
  expect((await browser.ask("POST", "/auth/setup", taken)).status).toBe(409);
  expect((await browser.ask("POST", "/auth/setup", { ...TEACHER, password: "short", code })).status).toBe(400);
  world.wait(24 * HOUR);
  expect((await browser.ask("POST", "/auth/setup", { ...TEACHER, code })).status).toBe(401);
});

test("[IDN10] [IDN12] an administrator invites a teacher of the same school, who sees none of the other's classes", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const invited = await school.teacher.ask("POST", "/teachers/invitations", {});
  const { code } = invited.body as { readonly code: string };
  const second = openBrowser(world);
  const made = await second.ask("POST", "/auth/setup", { ...TEACHER, school: "Elsewhere", code });
  expect(made.body).toMatchObject({ school: "North", admin: false });
  expect((await second.ask("GET", "/classes")).body).toEqual({ classes: [] });
  expect((await second.ask("GET", `/classes/${school.class.id}`)).status).toBe(404);
  expect((await second.ask("POST", "/teachers/invitations", {})).status).toBe(403);
});

test("[IDN235] an administrator makes a colleague one, who takes it from them then; nobody takes it from themselves", async () => {
  const world = openWorld();
  const school = await openSchool(world, "North", []);
  const elsewhere = await openSchool(world, "South", []);
  const { code } = (await school.teacher.ask("POST", "/teachers/invitations", {})).body as { readonly code: string };
  const second = openBrowser(world);
  await second.ask("POST", "/auth/setup", { ...TEACHER, code });
  const idOf = async (browser: typeof second) =>
    ((await browser.ask("GET", "/auth/session")).body as { readonly id: string }).id;
  const [first, other, stranger] = [await idOf(school.teacher), await idOf(second), await idOf(elsewhere.teacher)];
  const set = async (browser: typeof second, id: string, admin: boolean) =>
    (await browser.ask("PATCH", `/teachers/${id}`, { role: admin ? "administrator" : "teacher" })).status;
  expect(await set(second, other, true)).toBe(403);
  expect(await set(school.teacher, stranger, true)).toBe(404);
  expect(await set(school.teacher, first, false)).toBe(409);
  expect(await set(school.teacher, other, true)).toBe(204);
  expect((await second.ask("GET", "/teachers")).status).toBe(200);
  expect(await set(second, first, false)).toBe(204);
  expect((await school.teacher.ask("GET", "/teachers")).status).toBe(403);
  expect((await second.ask("GET", "/teachers")).body).toMatchObject({
    teachers: expect.arrayContaining([
      expect.objectContaining({ id: first, admin: false }),
      expect.objectContaining({ id: other, admin: true }),
    ]),
  });
});

test("[IDN11] a teacher signs in by name and password, and signs out", async () => {
  const world = openWorld();
  const { login } = await openSchool(world, "North", []);
  const browser = openBrowser(world);
  const signed = await browser.ask("POST", "/auth/teacher", { login: ` ${login.toUpperCase()} `, password: PASSWORD });
  expect(signed).toMatchObject({ status: 200, body: { role: "teacher" } });
  expect(await world.identity.sessionOf(browser.request())).toMatchObject({
    role: "teacher",
    admin: true,
    device: null,
  });
  const stolen = browser.request();
  expect((await browser.ask("POST", "/auth/logout", {})).status).toBe(204);
  // It is still known as one on which the password was right.
  expect([...browser.cookies.keys()]).toEqual(["__Host-known"]);
  expect(await world.identity.sessionOf(stolen)).toBeUndefined();
});

test("[IDN5] a name nobody has and a password that does not match get the same answers, shut ways too", async () => {
  const world = openWorld();
  const { login } = await openSchool(world, "North", []);
  const tries = async (name: string) => {
    const seen: unknown[] = [];
    for (let at = 0; at < 7; at += 1) {
      const answer = await openBrowser(world).ask("POST", "/auth/teacher", {
        login: name,
        password: "not the password",
      });
      seen.push([answer.status, answer.body, answer.headers.get("Retry-After")]);
    }
    return seen;
  };
  const known = await tries(login);
  expect(known.map((one) => (one as [number])[0])).toEqual([401, 401, 401, 401, 401, 429, 429]);
  world.wait(SECOND);
  expect(await tries("nobody")).toEqual(known);
  world.wait(MINUTE);
  const browser = openBrowser(world);
  expect((await browser.ask("POST", "/auth/teacher", { login, password: PASSWORD })).status).toBe(200);
});

test("[IDN11] another password ends the teacher's other sessions, and the one before opens nothing", async () => {
  const world = openWorld();
  const { teacher, login } = await openSchool(world, "North", []);
  const other = openBrowser(world);
  await other.ask("POST", "/auth/teacher", { login, password: PASSWORD });
  const next = "another long password";
  expect((await teacher.ask("POST", "/auth/password", { current: "a wrong password", next })).status).toBe(401);
  const before = teacher.request();
  expect((await teacher.ask("POST", "/auth/password", { current: PASSWORD, next })).status).toBe(200);
  expect((await teacher.ask("GET", "/classes")).status).toBe(200);
  expect(await world.identity.sessionOf(before)).toBeUndefined();
  expect((await other.ask("GET", "/classes")).status).toBe(401);
  expect((await other.ask("POST", "/auth/teacher", { login, password: PASSWORD })).status).toBe(401);
  expect((await other.ask("POST", "/auth/teacher", { login, password: next })).status).toBe(200);
});

test("[IDN11] a teacher's session ends after two idle hours and after twelve hours", async () => {
  const world = openWorld();
  const { teacher } = await openSchool(world, "North", []);
  for (let hours = 1; hours < 12; hours += 1) {
    world.wait(HOUR);
    expect((await teacher.ask("GET", "/classes")).status).toBe(200);
  }
  world.wait(HOUR);
  expect((await teacher.ask("GET", "/classes")).status).toBe(401);

  const idle = (await openSchool(world, "South", [])).teacher;
  world.wait(2 * HOUR - 1);
  expect((await idle.ask("GET", "/classes")).status).toBe(200);
  world.wait(2 * HOUR);
  expect((await idle.ask("GET", "/classes")).status).toBe(401);
});

test("[IDN13] classes are made, listed, renamed, archived and brought back", async () => {
  const world = openWorld();
  const { teacher, class: first } = await openSchool(world, "North", ["Ben", "Cai"]);
  const second = await openClass(teacher, " Reading\u00a04c ", "pictures");
  expect(second).toMatchObject({ name: "Reading\u00a04c", pins: "pictures", learners: 0, alarmAt: null });
  const listed = (await teacher.ask("GET", "/classes")).body as {
    readonly classes: readonly { readonly id: string }[];
  };
  expect(new Set(listed.classes.map(({ id }) => id))).toEqual(new Set([first.id, second.id]));
  expect((await teacher.ask("PATCH", `/classes/${first.id}`, { name: "4b new" })).body).toMatchObject({
    name: "4b new",
  });
  expect((await teacher.ask("GET", `/classes/${first.id}`)).body).toMatchObject({ learners: 2, roster: [{}, {}] });

  expect((await teacher.ask("PATCH", `/classes/${first.id}`, { archived: true })).body).toMatchObject({ code: null });
  expect((await openBrowser(world).ask("POST", "/auth/join", { code: first.code })).status).toBe(404);
  expect((await teacher.ask("POST", `/classes/${first.id}/code`, {})).status).toBe(409);
  const back = (await teacher.ask("PATCH", `/classes/${first.id}`, { archived: false })).body as {
    readonly code: string;
  };
  expect(back.code).toMatch(/^[A-Z]{6}$/u);
  expect((await openBrowser(world).ask("POST", "/auth/join", { code: back.code })).status).toBe(200);
});

test("[IDN13] a class gets another code, and the one before opens nothing", async () => {
  const world = openWorld();
  const { teacher, class: one } = await openSchool(world, "North", []);
  const { code } = (await teacher.ask("POST", `/classes/${one.id}/code`, {})).body as { readonly code: string };
  expect(code).not.toBe(one.code);
  expect((await openBrowser(world).ask("POST", "/auth/join", { code: one.code })).status).toBe(404);
  expect((await openBrowser(world).ask("POST", "/auth/join", { code })).status).toBe(200);
});
