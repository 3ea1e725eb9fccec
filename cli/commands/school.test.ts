import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSettings, startServer, type ServeSettings } from "#server";
import { makeSettings, openFirstSchool, startSchool } from "../../server/http/running-school.fixture.ts";
import { postSync, pushOf } from "../../server/http/school.fixture.ts";
import { addLearners, openBrowser } from "../../server/identity/school.fixture.ts";
import { describeWithPostgres } from "../../server/postgres/use-postgres.fixture.ts";
import { jsonOf, mathflow } from "../testing/memory-io.ts";
import { useEnv } from "../testing/use-env.ts";
import { makeBuiltApp } from "../../server/testing-app.fixture.ts";

const PASSWORD = "harbour violin 7 clouds";

/** A server with its first teacher, and the command line on the same data. */
async function open() {
  const { appDir, dataDir } = await makeBuiltApp();
  const env = { PORT: "0", MATHFLOW_APP: appDir, MATHFLOW_DATA: dataDir };
  const server = await startServer(readSettings(env), { logTo: { write: () => {} } });
  useEnv({ MATHFLOW_DATA: dataDir });
  onTestFinished(() => server.close());
  const ask = (address: string, body: object) =>
    fetch(`${server.url}/v1${address}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const setUp = (code: string | undefined, login: string) =>
    ask("/auth/setup", { code, school: "North", login, name: login, password: PASSWORD });
  expect((await setUp(server.setUpCode, "ada")).status).toBe(201);
  return { ask, setUp };
}

test("[CLI14] beside a server that runs: invites, lists, gives a new password, makes an administrator, removes", async () => {
  const { ask, setUp } = await open();
  const invited = await mathflow(["school", "invite"]);
  expect(invited.status).toBe(0);
  expect((await setUp(invited.out[0], "bob")).status).toBe(201);
  expect(jsonOf(await mathflow(["school", "teachers"]))).toEqual([
    { school: "North", login: expect.any(String), name: expect.any(String), admin: expect.any(Boolean), classes: [] },
    { school: "North", login: expect.any(String), name: expect.any(String), admin: expect.any(Boolean), classes: [] },
  ]);
  const code = await mathflow(["school", "reset-password", "ada"]);
  expect(code.notes).toContain("at /teach");
  const password = "another long password";
  expect((await ask("/auth/reset", { code: code.out[0], password })).status).toBe(200);
  expect((await ask("/auth/teacher", { login: "ada", password })).status).toBe(200);
  expect(await mathflow(["school", "remove-teacher", "ada"])).toMatchObject({
    status: 1,
    notes: "mathflow school: The school would have no administrator.",
  });
  expect((await mathflow(["school", "admin", "bob"])).status).toBe(0);
  expect((await mathflow(["school", "remove-teacher", "ada"])).status).toBe(0);
  expect((await ask("/auth/teacher", { login: "ada", password })).status).toBe(401);
  expect(jsonOf(await mathflow(["school", "teachers"]))).toMatchObject([{ login: "bob", admin: true }]);
});

/** A running server with two teachers and a class of the first; of its two pupils one has worked. */
async function openClasses(changes: Partial<ServeSettings> = {}) {
  const settings = await makeSettings(changes);
  const running = await startSchool(settings);
  const school = await openFirstSchool(running);
  const { browser, learner } = school.tablet;
  expect((await postSync(running, browser, pushOf(learner, 3))).status).toBe(200);
  useEnv({ MATHFLOW_DATA: settings.dataDir, MATHFLOW_APP: settings.appDir, DATABASE_URL: settings.databaseUrl ?? "" });
  const colleague = openBrowser(running, running.origin);
  const [code] = (await mathflow(["school", "invite"])).out;
  const made = await colleague.ask("POST", "/auth/setup", { code, login: "bob", name: "Bo", password: PASSWORD });
  expect(made.status).toBe(201);
  return { running, school, learner, colleague };
}

type Opened = Awaited<ReturnType<typeof openClasses>>;

async function givesAClass({ school, colleague }: Opened): Promise<void> {
  const { id, name } = school.class;
  const sees = async () =>
    Promise.all([school.teacher, colleague].map(async (who) => (await who.ask("GET", `/classes/${id}`)).status));
  const own = (...args: readonly string[]) => mathflow(["school", "class-owner", ...args]);
  expect(await own("9z", "bob")).toEqual({ status: 1, out: [], notes: "mathflow school: There is no class 9z." });
  expect((await own(name, "nobody")).notes).toBe("mathflow school: There is no teacher nobody.");
  expect(await sees()).toEqual([200, 404]);
  expect(await own(name, "bob")).toEqual({ status: 0, out: [], notes: `${name} is a class of bob.` });
  expect(await sees()).toEqual([200, 200]);
  expect((await own(id, "bob", "--only")).status).toBe(0);
  expect(await sees()).toEqual([404, 200]);
  expect(jsonOf(await mathflow(["school", "teachers"]))).toContainEqual(
    expect.objectContaining({ login: "bob", classes: [{ id, name, archived: false }] }),
  );
}

async function erasesALearner({ running, school, learner }: Opened): Promise<void> {
  const { id } = school.class;
  const erase = () => mathflow(["school", "erase-learner", learner]);
  expect((await erase()).status).toBe(0);
  const roster = (await school.teacher.ask("GET", `/classes/${id}`)).body;
  expect(roster).toMatchObject({ roster: [{ name: "Cai" }] });
  // Their device is theirs no more, and nothing comes in for them.
  expect((await postSync(running, school.tablet.browser, pushOf(learner, 1))).status).toBe(401);
  expect(await erase()).toMatchObject({ status: 1, notes: `mathflow school: There is no learner ${learner}.` });
  const exported = (await mathflow(["school", "export-class", id, "--to", "-"])).out;
  expect([exported.length, exported.join("").includes(learner), exported.join("").includes('"Ben"')]).toEqual([
    1,
    false,
    false,
  ]);
}

test("[CLI14] class-owner makes a class a second teacher's, then theirs alone, beside a server that runs", async () =>
  givesAClass(await openClasses()));

test("[CLI14] erase-learner takes a learner out of class and device at once, beside a server that runs", async () =>
  erasesALearner(await openClasses()));

test("[CLI14] [IDN3] the name of who erase-learner takes out is in no file of the data folder, beside a server that runs", async () => {
  const { running, school } = await openClasses();
  const { dataDir } = running.settings;
  const [card] = await addLearners(school.teacher, school.class.id, ["Xavier Markername"]);
  const inFiles = () =>
    readdirSync(dataDir).filter(
      (name) => name.includes(".") && readFileSync(path.join(dataDir, name), "latin1").includes("Xavier Markername"),
    );
  expect(inFiles()).not.toEqual([]);
  expect((await mathflow(["school", "erase-learner", card?.learner ?? ""])).status).toBe(0);
  expect(inFiles()).toEqual([]);
});

describeWithPostgres("[CLI14] [CLI15] school over PostgreSQL", (createDatabase) => {
  const openOver = async () => openClasses({ databaseUrl: (await createDatabase()).url });

  test("a class gets another owner", async () => givesAClass(await openOver()));

  test("a learner is erased", async () => erasesALearner(await openOver()));

  test("codes are printed, teachers listed and removed; files are not there to be copied", async () => {
    const { running, school } = await openOver();
    const { out } = await mathflow(["school", "reset-password", school.login]);
    const reset = { code: out[0], password: PASSWORD };
    expect((await openBrowser(running, running.origin).ask("POST", "/auth/reset", reset)).status).toBe(200);
    expect((await mathflow(["school", "invite"])).out[0]).toMatch(/^[A-Z]{4}-[A-Z]{4}-[A-Z]{4}$/u);
    expect((await mathflow(["school", "remove-teacher", "bob"])).status).toBe(0);
    expect(jsonOf(await mathflow(["school", "teachers"]))).toMatchObject([{ login: school.login, admin: true }]);
    const backup = await mathflow(["school", "backup"]);
    expect([backup.status, backup.notes]).toEqual([1, expect.stringContaining("The data are in PostgreSQL")]);
    const doctor = await mathflow(["school", "doctor"]);
    expect([doctor.status, doctor.out.find((line) => line.includes("database"))]).toEqual([
      0,
      expect.stringMatching(/^ok {4}database +PostgreSQL/u),
    ]);
  });
});

test.for([
  { args: [], says: "what shall be done?" },
  { args: ["hire"], says: "school has no command hire" },
  { args: ["reset-password"], says: "school reset-password needs 1 words, got 0" },
  { args: ["teachers", "--only"], says: "school teachers takes no --only" },
])("[CLI14] wrong use is named: $args", async ({ args, says }) => {
  const outcome = await mathflow(["school", ...args]);
  expect([outcome.status, outcome.out, outcome.notes.split("\n")[0]]).toEqual([2, [], says]);
});

test("[CLI14] where there are no data, it says so and makes none", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "no-school-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  useEnv({ MATHFLOW_DATA: folder });
  const outcome = await mathflow(["school", "teachers"]);
  expect(outcome).toMatchObject({ status: 1, out: [] });
  expect(outcome.notes).toContain("MATHFLOW_DATA names the folder");
});
