import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSettings, startServer } from "#server";
import { jsonOf, mathflow } from "../testing/memory-io.ts";
import { makeBuiltApp } from "../../server/testing-app.fixture.ts";

const PASSWORD = "harbour violin 7 clouds";

/** A server with its first teacher, and the command line on the same data. */
async function open() {
  const { appDir, dataDir } = await makeBuiltApp();
  const env = { PORT: "0", MATHFLOW_APP: appDir, MATHFLOW_DATA: dataDir };
  const server = await startServer(readSettings(env), { logTo: { write: () => {} } });
  const before = process.env["MATHFLOW_DATA"];
  process.env["MATHFLOW_DATA"] = dataDir;
  onTestFinished(async () => {
    if (before === undefined) delete process.env["MATHFLOW_DATA"];
    else process.env["MATHFLOW_DATA"] = before;
    await server.close();
  });
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
  const before = process.env["MATHFLOW_DATA"];
  process.env["MATHFLOW_DATA"] = folder;
  const outcome = await mathflow(["school", "teachers"]);
  if (before === undefined) delete process.env["MATHFLOW_DATA"];
  else process.env["MATHFLOW_DATA"] = before;
  expect(outcome).toMatchObject({ status: 1, out: [] });
  expect(outcome.notes).toContain("MATHFLOW_DATA names the folder");
});
