import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import strong from "../../corpora/logs/practice-strong.json" with { type: "json" };
import struggling from "../../corpora/logs/practice-struggling.json" with { type: "json" };
import { makeExport, type TutorEvent } from "#engine";
import type { SyncEvent } from "#engine/protocol/sync";
import { AnswerRow } from "#engine/reports/answers";
import type { ServeSettings } from "#server";
import { makeSettings, openFirstSchool, openTablet, startSchool } from "../../server/http/running-school.fixture.ts";
import { postSync } from "../../server/http/school.fixture.ts";
import { describeWithPostgres } from "../../server/postgres/use-postgres.fixture.ts";
import { makeRequest } from "../../server/sync/events.fixture.ts";
import { jsonOf, mathflow } from "../testing/memory-io.ts";
import { useEnv } from "../testing/use-env.ts";

const [STRONG, STRUGGLING] = [strong, struggling].map(({ events }) => events as unknown as readonly SyncEvent[]) as [
  readonly SyncEvent[],
  readonly SyncEvent[],
];
const answersIn = (events: readonly SyncEvent[]) => events.filter(({ type }) => type === "attempt_evaluated").length;

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "mathflow-export-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function makeKey(folder: string, key = "a key that nobody can guess, of forty signs"): Promise<string> {
  const file = path.join(folder, "key");
  await writeFile(file, `${key}\n`);
  return file;
}

/** A school at work: Ben is right most of the time, Cai is not. */
async function openWithAnswers(changes: Partial<ServeSettings> = {}) {
  const running = await startSchool(await makeSettings(changes));
  const school = await openFirstSchool(running);
  const cai = await openTablet(running, school, "Cai");
  for (const [{ browser, learner }, log] of [
    [school.tablet, STRONG],
    [cai, STRUGGLING],
  ] as const) {
    const events = log.map((event) => ({ ...event, learner }));
    for (let at = 0; at < events.length; at += 150) {
      const request = makeRequest(events.slice(at, at + 150), { learner });
      expect(await postSync(running, browser, request)).toMatchObject({ status: 200 });
    }
  }
  useEnv({
    MATHFLOW_DATA: running.settings.dataDir,
    MATHFLOW_APP: running.settings.appDir,
    DATABASE_URL: changes.databaseUrl ?? "",
  });
  return { running, school, learners: [school.tablet.learner, cai.learner] };
}

const rowsOf = (outcome: Parameters<typeof jsonOf>[0]) => jsonOf(outcome).map((row) => AnswerRow.parse(row));

async function expectWholeSchool(changes: Partial<ServeSettings> = {}): Promise<void> {
  const { learners } = await openWithAnswers(changes);
  const key = await makeKey(await makeFolder());
  const outcome = await mathflow(["export", "--key", key, "--format", "ndjson"]);
  expect(outcome.status).toBe(0);
  const rows = rowsOf(outcome);
  const counts = [...Map.groupBy(rows, ({ learner }) => learner).values()].map(({ length }) => length);
  expect(counts.toSorted((a, b) => a - b)).toEqual(
    [answersIn(STRONG), answersIn(STRUGGLING)].toSorted((a, b) => a - b),
  );
  expect(outcome.notes).toBe(`2 pupils, ${rows.length} answers`);
  const text = outcome.out.join("\n");
  for (const secret of ["Ben", "Cai", ...learners, STRONG[0]!.learner]) expect(text).not.toContain(secret);
  expect(rows.filter(({ verdict }) => verdict === "unreadable").every(({ given }) => given === null)).toBe(true);
}

describe("export", () => {
  test("[CLI18] gives a row an answer of a school's data beside the server, without a name or id", async () => {
    await expectWholeSchool();
  });

  test("[CLI18] writes the same as CSV, into a file that is nobody else's, and never over another", async () => {
    const { running, school } = await openWithAnswers();
    const folder = await makeFolder();
    const [key, file] = [await makeKey(folder), path.join(folder, "answers.csv")];
    const done = await mathflow(["export", "--key", key, "--to", file]);
    expect([done.status, done.out]).toEqual([0, []]);
    expect((await stat(file)).mode & 0o077).toBe(0);
    const [head = "", ...lines] = (await readFile(file, "utf8")).trimEnd().split("\r\n");
    expect(head.startsWith("\uFEFFlearner,session,activity,n,at,skill")).toBe(true);
    const rows = rowsOf(await mathflow(["export", "--key", key, "--format", "ndjson"]));
    expect(lines.length).toBe(rows.length);
    expect(lines.map((line) => line.split(",")[0])).toEqual(rows.map(({ learner }) => learner));
    const again = await mathflow(["export", "--key", key, "--to", file]);
    expect([again.status, again.notes]).toEqual([1, `mathflow export: ${file} is there already`]);
    expect(await readdir(folder)).toEqual(["answers.csv", "key"]);
    // Who is erased is in the next one no more.
    const erased = `/classes/${school.class.id}/learners/${school.tablet.learner}/erasure`;
    expect((await school.teacher.ask("POST", erased, {})).status).toBe(200);
    expect(
      new Set(rowsOf(await mathflow(["export", "--key", key, "--format", "ndjson"])).map(({ learner }) => learner))
        .size,
    ).toBe(1);
    await running.server.close();
  });

  test("[CLI18] the same key gives the same ids from a school, a class and a file; another key gives others", async () => {
    const { school } = await openWithAnswers();
    const folder = await makeFolder();
    const key = await makeKey(folder);
    const ask = async (...args: string[]) =>
      rowsOf(await mathflow(["export", "--key", key, "--format", "ndjson", ...args]));
    const rows = await ask();
    const classFile = path.join(folder, "class.jsonl");
    expect((await mathflow(["school", "export-class", school.class.id, "--to", classFile])).status).toBe(0);
    const sorted = (some: readonly AnswerRow[]) =>
      some.map((row) => JSON.stringify(row)).toSorted((a, b) => (a < b ? -1 : 1));
    expect(sorted(await ask(classFile))).toEqual(sorted(rows));
    const logFile = path.join(folder, "log.json");
    const events = STRONG.map((event) => ({ ...event, learner: school.tablet.learner })) as unknown as TutorEvent[];
    const about = { learner: school.tablet.learner, exportedAt: 1, build: "test", content: "test" };
    await writeFile(logFile, JSON.stringify(makeExport(events, about), null, 2));
    const own = await ask(logFile);
    expect(own).toHaveLength(answersIn(STRONG));
    expect(new Set(rows.map(({ learner }) => learner))).toContain(own[0]?.learner);
    await makeKey(folder, "another key that nobody can guess, of forty");
    expect(new Set((await ask()).map(({ learner }) => learner))).not.toContain(own[0]?.learner);
  });

  test("[CLI18] tells what was typed as asked", async () => {
    await openWithAnswers();
    const key = await makeKey(await makeFolder());
    const typed = async (how: string) => {
      const rows = rowsOf(await mathflow(["export", "--key", key, "--format", "ndjson", "--typed", how]));
      return rows.filter(({ given }) => given === null).length / rows.length;
    };
    expect([await typed("all"), await typed("none")]).toEqual([0, 1]);
  });

  test.for([
    { args: [], status: 2, says: "--key FILE is needed" },
    { args: ["--key", "KEY", "--format", "xml"], status: 2, says: "--format is xml, must be csv or ndjson" },
    { args: ["--key", "KEY", "--typed", "some"], status: 2, says: "--typed is some, must be" },
    { args: ["--key", "SHORT"], status: 2, says: "fewer than 32 characters" },
    { args: ["--key", "GONE"], status: 2, says: "GONE" },
    { args: ["--key", "KEY", "GONE"], status: 2, says: "GONE" },
    { args: ["--key", "KEY", "BAD"], status: 1, says: "BAD:2: no log of a learner" },
    { args: ["--key", "KEY", "CUT"], status: 1, says: "CUT: not JSON" },
    { args: ["--key", "KEY", "--to", "OUT", "BAD"], status: 1, says: "BAD:2: no log of a learner" },
  ])("[CLI18] $args is named", async ({ args, status, says }) => {
    const folder = await makeFolder();
    await makeKey(folder);
    const files = {
      KEY: "a key that nobody can guess, of forty signs",
      SHORT: "too short",
      BAD: '{"learner":{"id":"x"},"log":{"rows":[]}}\n{"learner":{"id":"y"}}\n',
      CUT: '{"format": "mathflow-export/1",\n "learner":',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    const names = new Set([...Object.keys(files), "GONE", "OUT"]);
    const outcome = await mathflow(["export", ...args.map((arg) => (names.has(arg) ? path.join(folder, arg) : arg))]);
    expect([outcome.status, outcome.notes]).toEqual([status, expect.stringContaining(says)]);
    expect(outcome.out.filter((line) => !line.startsWith("\uFEFF"))).toEqual([]);
    expect(await readdir(folder)).toEqual(["BAD", "CUT", "KEY", "SHORT", "key"]);
  });

  test("[CLI18] stopped by Ctrl-C it says so and leaves no half of a file", async () => {
    const folder = await makeFolder();
    const [key, file, log] = [await makeKey(folder), path.join(folder, "out.csv"), path.join(folder, "class.jsonl")];
    const rows = STRONG.map((event) => ({ event, ots: event.hlc }));
    const line = JSON.stringify({ learner: { id: STRONG[0]?.learner }, log: { rows } });
    await writeFile(log, `${line}\n`.repeat(160));
    const child = spawn(process.execPath, ["cli/main.ts", "export", "--key", key, "--to", file, log], {
      stdio: "pipe",
    });
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    // It is at work, and has more to do.
    await once(child.stderr, "data");
    child.kill("SIGINT");
    const [status] = (await once(child, "exit")) as [number];
    expect([status, said]).toEqual([1, expect.stringContaining("Stopped: nothing was written.")]);
    expect(await readdir(folder)).toEqual(["class.jsonl", "key"]);
  });
});

describeWithPostgres("export from PostgreSQL", (createDatabase) => {
  test("[CLI18] gives the same from a database", async () => {
    await expectWholeSchool({ databaseUrl: (await createDatabase()).url });
  });
});
