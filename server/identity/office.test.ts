import { expect, test } from "vitest";
import { openOffice } from "./office.ts";
import { addLearners, MINUTE, openBrowser, openClass, openSchool, openWorld, PASSWORD } from "./school.fixture.ts";

const NEXT = "another long password";

async function open() {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben"]);
  const office = openOffice(world.store, () => Date.now());
  const invited = (await school.teacher.ask("POST", "/teachers/invitations", {})).body as { readonly code: string };
  const colleague = openBrowser(world);
  const made = { code: invited.code, login: "bob", name: "Bo", password: PASSWORD };
  expect((await colleague.ask("POST", "/auth/setup", made)).status).toBe(201);
  return { world, school, office, colleague };
}

test("[IDN33] a code gives a teacher another password, once; what they were signed in with ends, and nothing is shut", async () => {
  const { world, school, office } = await open();
  const { login, teacher } = school;
  for (let at = 0; at < 6; at += 1) {
    world.wait(1_001);
    await openBrowser(world).ask("POST", "/auth/teacher", { login, password: "wrong" });
  }
  const old = await office.resetPassword(login);
  const { code } = await office.resetPassword(login.toUpperCase().toLowerCase());
  const browser = openBrowser(world);
  const reset = (typed: string, password = NEXT) => browser.ask("POST", "/auth/reset", { code: typed, password });
  expect((await reset(old.code)).status).toBe(401);
  expect((await reset(code, "password1234")).status).toBe(400);
  // No code for a password makes a teacher, and none for a teacher a password.
  const setUp = { code, login: "eve", name: "Eve", password: NEXT };
  expect((await browser.ask("POST", "/auth/setup", setUp)).status).toBe(401);
  expect((await reset((await office.invite()).code)).status).toBe(401);
  world.wait(1_001);
  expect(await reset(code.toLowerCase())).toMatchObject({ status: 200, body: { role: "teacher", name: "Ms Teach" } });
  expect((await reset(code)).status).toBe(401);
  expect((await teacher.ask("GET", "/classes")).status).toBe(401);
  const signIn = async (password: string) => {
    world.wait(1_001);
    return (await openBrowser(world).ask("POST", "/auth/teacher", { login, password })).status;
  };
  expect([await signIn(NEXT), await signIn(PASSWORD)]).toEqual([200, 401]);
  const late = await office.resetPassword(login);
  world.wait(25 * 60 * MINUTE);
  expect((await reset(late.code)).status).toBe(401);
});

test("[IDN33] who leaves is out at once; their classes go to who is named, and none is left with nobody", async () => {
  const { world, school, office, colleague } = await open();
  const own = await openClass(colleague, "5a");
  await expect(office.removeTeacher("bob")).rejects.toThrow("The class 5a would have no teacher");
  await expect(office.removeTeacher("nobody")).rejects.toThrow("There is no teacher nobody.");
  await expect(office.removeTeacher(school.login, "bob")).rejects.toThrow("no administrator");
  const reset = await office.resetPassword("bob");
  await office.removeTeacher("bob", school.login);
  expect((await colleague.ask("GET", "/classes")).status).toBe(401);
  expect((await openBrowser(world).ask("POST", "/auth/teacher", { login: "bob", password: PASSWORD })).status).toBe(
    401,
  );
  expect((await openBrowser(world).ask("POST", "/auth/reset", { code: reset.code, password: NEXT })).status).toBe(401);
  expect((await school.teacher.ask("GET", `/classes/${own.id}`)).status).toBe(200);
  expect(await office.teachers()).toMatchObject([
    { school: "North", login: school.login, admin: true, classes: [{}, {}] },
  ]);
});

test("[IDN33] a class becomes a second teacher's, or theirs alone; an administrator may go once there is another", async () => {
  const { world, school, office, colleague } = await open();
  const at = `/classes/${school.class.id}`;
  const sees = async () => [(await school.teacher.ask("GET", at)).status, (await colleague.ask("GET", at)).status];
  expect(await sees()).toEqual([200, 404]);
  await expect(office.giveClass("9z", "bob", false)).rejects.toThrow("There is no class 9z");
  await office.giveClass("North 4b", "bob", false);
  expect(await sees()).toEqual([200, 200]);
  await office.giveClass(school.class.id, "bob", true);
  expect(await sees()).toEqual([404, 200]);
  await openClass(colleague, "North 4b");
  await expect(office.giveClass("North 4b", "bob", true)).rejects.toThrow("several classes");
  const south = await openSchool(world, "South", []);
  await expect(office.removeTeacher("bob", south.login)).rejects.toThrow("another school");
  await expect(office.invite()).rejects.toThrow("several schools");
  expect((await office.invite("South")).code).toMatch(/^[A-Z-]{14}$/u);
  await office.makeAdmin("bob");
  await office.removeTeacher(school.login);
  expect((await colleague.ask("POST", "/teachers/invitations", {})).status).toBe(201);
});

test("[IDN18] a learner's name goes at once, and the server is left to erase the log", async () => {
  const { world, school, office } = await open();
  const [cai] = await addLearners(school.teacher, school.class.id, ["Cai"]);
  await office.eraseLearner(cai?.learner ?? "");
  expect(JSON.stringify(await world.store.transact((rows) => rows.list("school", ["x"])))).toBe("[]");
  expect((await school.teacher.ask("GET", `/classes/${school.class.id}`)).body).toMatchObject({
    roster: [{ name: "Ben" }],
  });
  expect(world.erased).toEqual([]);
  expect(await world.identity.resumeErasures()).toBe(0);
  expect(world.erased.map((one) => one.split("/")[1])).toEqual([cai?.learner]);
  await expect(office.eraseLearner(cai?.learner ?? "")).rejects.toThrow("There is no learner");
});
