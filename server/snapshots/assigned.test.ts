import { expect, test } from "vitest";
import {
  AssignmentId,
  auditLog,
  currentProblem,
  SessionId,
  SkillId,
  uuidFromName,
  type LearnerAssignment,
} from "#engine";
import { gradeRows, NO_CONTEXT } from "../regrade/grade-rows.ts";
import { allRows, push, streamOf } from "./pushed.fixture.ts";
import { learnerOf, simulateDevice, START, wholeBank, type SimulatedDevice } from "./simulated-device.fixture.ts";
import { standingsOf, type AssignmentStandings } from "#engine/class";
import { createMemoryServerDisk, createMemorySyncStore, type StreamKey, type SyncStore } from "../sync/index.ts";
import { EMPTY_LOG, foldRows } from "./fold-log.ts";

const SKILL = SkillId.parse("g4.fracadd");
const ID = AssignmentId.parse(uuidFromName("assignment"));
const DAY = 86_400_000;

async function fiveProblems(): Promise<LearnerAssignment> {
  const { version, seeds } = await wholeBank();
  const items = seeds(SKILL, 1)
    .slice(0, 5)
    .map((seed) => ({ skill: SKILL, blueprint: SKILL, version: version(SKILL), difficulty: 1 as const, seed }));
  return { id: ID, what: { type: "items", items }, from: 0, due: null, afterDue: "open", note: "", teacher: "" };
}

async function readProgress(store: SyncStore, key: StreamKey): Promise<AssignmentStandings> {
  return standingsOf(foldRows(EMPTY_LOG, await allRows(store, key)).state);
}

async function begin(name: string, skewMs: number): Promise<SimulatedDevice> {
  const device = simulateDevice({ content: await wholeBank(), learner: learnerOf(name), seed: name, skewMs });
  device.perform({ type: "enrol", grade: 4 });
  const session = SessionId.parse(uuidFromName(`session/${name}`));
  device.perform({ type: "start-assignment", session, seed: name, assignment: await fiveProblems() });
  return device;
}

async function solve(device: SimulatedDevice, count: number): Promise<void> {
  const content = await wholeBank();
  for (let n = 0; n < count; n += 1) {
    const problem = currentProblem(device.state().practice);
    const opened = problem === null ? undefined : content.open(problem.address);
    if (problem === null || opened?.ok !== true) throw new Error("no problem on the desk");
    const given = [opened.value.item.solution_logic.final_answer_canonical];
    device.perform({ type: "submit-answer", item: problem.item, given, locale: "en", latencyMs: 5_000 });
    device.perform({ type: "next-problem", item: problem.item });
  }
}

test("[IDN93] of a log in which nothing was begun, nothing is told", async () => {
  const device = simulateDevice({ content: await wholeBank(), learner: learnerOf("idle"), seed: "idle" });
  device.perform({ type: "enrol", grade: 4 });
  device.practise(SKILL, 20);
  const store = createMemorySyncStore(createMemoryServerDisk("epoch"));
  await push(store, streamOf(learnerOf("idle")), device.events, START + DAY);
  expect(await readProgress(store, streamOf(learnerOf("idle")))).toEqual({});
});

test("[IDN93] begun and done are the server's times of the rows that did it", async () => {
  const device = await begin("ben", 0);
  await solve(device, 2);
  const store = createMemorySyncStore(createMemoryServerDisk("epoch"));
  const key = streamOf(learnerOf("ben"));
  await push(store, key, device.events, START + DAY);
  const half = await readProgress(store, key);
  const rows = await allRows(store, key);
  const begun = rows.find(({ event }) => event.type === "assignment_begun");
  const { what } = await fiveProblems();
  expect(half).toEqual({ [ID]: { what, begunAt: begun?.ots, doneAt: null, done: 2, of: 5, problems: 2, right: 2 } });

  const before = device.events.length;
  await solve(device, 3);
  await push(store, key, device.events.slice(before), START + 2 * DAY);
  const after = (await readProgress(store, key))[ID];
  const last = (await allRows(store, key)).findLast(({ event }) => event.type === "problem_completed");
  expect(after).toEqual({ what, begunAt: begun?.ots, doneAt: last?.ots, done: 5, of: 5, problems: 5, right: 5 });
});

test("[IDN93] a tablet whose clock is a week ahead cannot be done before the server heard of it", async () => {
  const device = await begin("cai", 7 * DAY);
  await solve(device, 5);
  const store = createMemorySyncStore(createMemoryServerDisk("epoch"));
  const key = streamOf(learnerOf("cai"));
  await push(store, key, device.events, START + DAY);
  expect((await readProgress(store, key))[ID]).toMatchObject({ doneAt: START + DAY, done: 5 });
});

test("[IDN93] a row of a later version is passed over", async () => {
  const device = await begin("dee", 0);
  await solve(device, 5);
  const events = device.events.map((event, at) =>
    at === device.events.findIndex(({ type }) => type === "problem_completed")
      ? { ...event, body: { ...event.body, mood: "glad" } }
      : event,
  );
  const store = createMemorySyncStore(createMemoryServerDisk("epoch"));
  const key = streamOf(learnerOf("dee"));
  await push(store, key, events, START + DAY);
  expect((await readProgress(store, key))[ID]).toMatchObject({ done: 4, of: 5, doneAt: null });
});

test("[RGR1] [AUD1] marking an honest log with chosen problems again finds nothing, and each of them is traced", async () => {
  const device = await begin("eve", 0);
  await solve(device, 5);
  const store = createMemorySyncStore(createMemoryServerDisk("epoch"));
  const key = streamOf(learnerOf("eve"));
  await push(store, key, device.events, START + DAY);
  const content = await wholeBank();
  const { differences, flags, counts } = gradeRows(NO_CONTEXT, await allRows(store, key), content);
  expect([differences, flags]).toEqual([[], []]);
  expect(counts.agrees).toBeGreaterThan(10);
  const report = auditLog(device.events, content);
  expect(report.faults).toEqual([]);
  expect(report.served).toHaveLength(5);
});
