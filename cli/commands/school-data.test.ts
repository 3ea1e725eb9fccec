import { mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeSettings, openFirstSchool, startSchool } from "../../server/http/running-school.fixture.ts";
import { postSync, pushOf } from "../../server/http/school.fixture.ts";
import { jsonOf, mathflow } from "../testing/memory-io.ts";
import { useEnv } from "../testing/use-env.ts";

/** A server with a class of two, of whom one has done something, and the command line on its data. */
async function open() {
  const running = await startSchool(await makeSettings());
  const school = await openFirstSchool(running);
  const { browser, learner } = school.tablet;
  expect((await postSync(running, browser, pushOf(learner, 150))).status).toBe(200);
  useEnv({ MATHFLOW_DATA: running.settings.dataDir, MATHFLOW_APP: running.settings.appDir });
  return { running, school, learner };
}

test("[CLI15] backup, verify and doctor beside a server, restore without one", async () => {
  const { running } = await open();
  const { out, status } = await mathflow(["school", "backup"]);
  expect([status, out]).toEqual([0, [expect.stringContaining(path.join(running.settings.dataDir, "backups"))]]);
  // The server thins out its own copies when it ends; this one stays.
  const kept = path.join(running.settings.dataDir, "kept");
  await mkdir(kept);
  const [copy = ""] = (await mathflow(["school", "backup", kept])).out;
  const counts = { copy, schools: 1, teachers: 1, learners: 2, streams: 1, rows: 150 };
  const newest = await mathflow(["school", "verify"]);
  expect([newest.status, jsonOf(newest)]).toMatchObject([0, [{ ...counts, copy: out[0] }]]);
  expect(jsonOf(await mathflow(["school", "verify", copy]))).toMatchObject([counts]);
  const doctor = await mathflow(["school", "doctor"]);
  expect([doctor.status, doctor.out.every((line) => /^(?:ok {2}|warn|fail) {2}\S+ +\S/u.test(line))]).toEqual([
    0,
    true,
  ]);
  const refused = await mathflow(["school", "restore", copy]);
  expect([refused.status, refused.out, refused.notes]).toEqual([
    1,
    [],
    expect.stringContaining("is in use by process"),
  ]);
  await running.server.close();
  expect(jsonOf(await mathflow(["school", "restore", copy, "--logs-only"]))).toMatchObject([counts]);
  await rm(path.join(copy, "sync.sqlite"));
  const broken = await mathflow(["school", "verify", copy]);
  expect(broken).toEqual({
    status: 1,
    out: [],
    notes: `mathflow school: ${copy} is no good copy: sync.sqlite is not there`,
  });
  await rm(path.join(running.settings.dataDir, "pepper"));
  expect((await mathflow(["school", "doctor"])).status).toBe(1);
});

test("[CLI15] backup makes no folder of its own where one is named, and says where a copy is on the disk of the data", async () => {
  const { running } = await open();
  const stick = path.join(running.settings.dataDir, "..", "stick");
  const refused = await mathflow(["school", "backup", stick]);
  expect([refused.status, refused.out]).toEqual([1, []]);
  expect(refused.notes).toContain(`there is no folder ${path.resolve(stick)}: make it, or look whether the disk`);
  await expect(stat(stick)).rejects.toMatchObject({ code: "ENOENT" });
  await mkdir(stick);
  const made = await mathflow(["school", "backup", stick]);
  expect([made.status, made.out, made.notes]).toEqual([
    0,
    [expect.stringContaining(path.resolve(stick))],
    "It is on the disk of the data. If it was to be on another, that one is not mounted.",
  ]);
});

test("[CLI15] export-class gives a line a learner, each what a teacher exports, in a new file or on standard output", async () => {
  const { school, learner } = await open();
  const { id, name } = school.class;
  const whole = await school.teacher.ask("GET", `/classes/${id}/learners/${learner}/data`);
  const lines = jsonOf(await mathflow(["school", "export-class", name, "--to", "-"]));
  expect(lines).toHaveLength(2);
  const { log, ...rest } = whole.body as { readonly log: { readonly rows: object; readonly assignments: object } };
  expect(log.rows).toHaveLength(150);
  // What marking again found is each server's own, and made anew from the log.
  expect(lines).toContainEqual({ ...rest, log: { rows: log.rows, assignments: log.assignments } });
  const folder = await mkdtemp(path.join(tmpdir(), "export-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, "class.jsonl");
  expect(await mathflow(["school", "export-class", id, "--to", file])).toMatchObject({ status: 0, out: [] });
  expect((await stat(file)).mode & 0o077).toBe(0);
  const text = await readFile(file, "utf8");
  expect(
    text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as object),
  ).toEqual(lines);
  expect((await mathflow(["school", "export-class", id, "--to", file])).notes).toContain("EEXIST");
  expect(await readFile(file, "utf8")).toBe(text);
  const none = await mathflow(["school", "export-class", "9z", "--to", path.join(folder, "none")]);
  expect(none).toEqual({ status: 1, out: [], notes: "mathflow school: There is no class 9z." });
  await expect(stat(path.join(folder, "none"))).rejects.toMatchObject({ code: "ENOENT" });
});

test.for([
  { args: ["restore"], says: "school restore needs 1 words, got 0" },
  { args: ["backup", "a", "b"], says: "school backup needs 1 words, got 2" },
  { args: ["export-class", "4b"], says: "mathflow school: school export-class needs --to FILE" },
])("[CLI15] wrong use is named: $args", async ({ args, says }) => {
  const outcome = await mathflow(["school", ...args]);
  expect([outcome.status, outcome.out, outcome.notes.split("\n")[0]]).toEqual([2, [], expect.stringContaining(says)]);
});
