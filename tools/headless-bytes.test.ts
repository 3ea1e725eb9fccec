import { beforeAll, expect, test } from "vitest";
import { DeviceId, LearnerId, type Content, type EventId, type ItemId, type Result } from "#engine";
import { turnLine, type HeadlessCommand, type HeadlessView } from "#engine/headless";
import { answerLine } from "#engine/protocol/json-line";
import { loadBankFromFiles } from "#bank/factory";
import { mathflow } from "../cli/testing/memory-io.ts";
import { turnRoutes } from "../server/http/turn-routes.ts";
import { openOwnBank } from "../server/own-bank.ts";
import { loadExaminer } from "../workers/appeal/load-examiner.ts";
import type { EngineApi, EngineView } from "../workers/engine-api.ts";
import { createEngineHost } from "../workers/engine-host.ts";
import { createJournal } from "../workers/host/journal.ts";
import { tutor } from "../workers/host/tutor.ts";
import { createMemoryDisk, createMemoryStore } from "../workers/store/memory-store.ts";
import { createMemoryFiles, createTestBrowser, wholeBank } from "../workers/testing/world.ts";
import { MOVES, PROFILE, writeTranscript, type TranscriptLine } from "./headless-transcript.ts";

let content: Content;
let lines: readonly TranscriptLine[];
let printed: readonly string[];

beforeAll(async () => {
  content = await loadBankFromFiles();
  lines = writeTranscript(content);
  printed = (
    await mathflow(
      ["turn"],
      lines.map(({ text }) => text),
    )
  ).out;
});

const eventsOf = (line: string) => (JSON.parse(line) as { readonly events: readonly unknown[] }).events;

/** The engine's host of the app, with the same clock and the same dice. */
function openWorker() {
  const [first] = lines;
  if (first === undefined) throw new Error("nothing to play");
  const { learner, device } = first.before.head;
  // As they are asked for: the name of the start, the device, the learner; then a name for each session.
  const names: string[] = ["headless", device];
  let now = first.at;
  let at = first;
  let seq = 0;
  const session = () =>
    at.events.find(({ type }) => type === "session_started")?.body as
      | { readonly session: string; readonly seed: string }
      | undefined;
  const browser = createTestBrowser();
  const api = createEngineHost({
    store: createMemoryStore(createMemoryDisk()),
    tutor,
    loadContent: async () => wholeBank(content),
    loadExaminer,
    clock: { wall: () => now, mono: () => now },
    timers: { after: () => () => {} },
    ids: {
      eventId: () => at.events[seq++ - at.before.head.seq]?.id as EventId,
      uuid: () => names.shift() ?? session()?.session ?? "",
      seed: () => session()?.seed ?? "",
    },
    locks: browser.locks,
    bus: browser.bus(),
    storage: { persisted: async () => true, usageBytes: async () => 0 },
    journal: createJournal(createMemoryFiles(), browser.locks),
    build: "headless",
  });
  let seen: EngineView | undefined;
  void api.watch((view) => {
    seen = view;
  });
  return {
    api,
    device: DeviceId.parse(device),
    /** Plays one line of the transcript; gives what the page is shown then. */
    play: async (line: TranscriptLine) => {
      at = line;
      now = line.at;
      if (line.command.type === "enrol") names.push(LearnerId.parse(learner));
      const done = await perform(api, line.command, line.before);
      if (!done.ok) throw new Error(`${JSON.stringify(line.command)}: ${JSON.stringify(done.error)}`);
      return seen;
    },
  };
}

/** A command of the transcript by the page's own calls. */
function perform(
  api: EngineApi,
  command: HeadlessCommand,
  { tutor: { practice } }: TranscriptLine["before"],
): Promise<Result<unknown, unknown>> {
  const itemId = practice.session?.problems.at(-1)?.item as ItemId;
  switch (command.type) {
    case "enrol":
      return api.enrol({ name: "Ada", ...PROFILE });
    case "start-session":
      return api.startPractice({ skillId: command.skill });
    case "answer":
      return api.submitAnswer({ itemId, given: command.given, latencyMs: command.latencyMs });
    case "message":
      return api.sendMessage({ itemId, text: command.text });
    case "check-work":
      return api.checkWork({ itemId, lines: command.lines });
    case "request-hint":
      return api.requestHint(itemId);
    case "next-problem":
      return api.nextProblem(itemId);
    case "show-solution":
      return api.showSolution(itemId);
    case "skip-problem":
      return api.skipProblem(itemId);
    case "end-session":
      return api.endSession();
    default:
      throw new Error(`the page has no call for ${command.type}`);
  }
}

/** What the page has typed is the host's own; without a page nothing is typed. */
function withoutDrafts(view: Pick<HeadlessView, "practice" | "activities" | "recommendation">): string {
  const { practice, activities, recommendation } = view;
  const problem = practice.type === "problem" ? { ...practice.problem } : undefined;
  for (const name of ["draft", "draftLines", "draftMessage"])
    delete (problem as Record<string, unknown> | undefined)?.[name];
  const shown = practice.type === "problem" ? { ...practice, problem } : practice;
  return JSON.stringify({ practice: shown, activities, recommendation });
}

test("[HDL1] a transcript of every sort of command gives the same events and views as the app's worker, byte for byte", async () => {
  const worker = openWorker();
  const types = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const view = await worker.play(line);
    const answer = JSON.parse(printed[index] ?? "") as { readonly view: HeadlessView };
    expect([index, withoutDrafts(view as HeadlessView)]).toEqual([index, withoutDrafts(answer.view)]);
    for (const { type } of line.events) types.add(type);
  }
  const exported = await worker.api.exportData();
  const log = exported.ok ? (JSON.parse(exported.value) as { readonly events: readonly unknown[] }).events : [];
  expect(printed.flatMap(eventsOf).map((event) => JSON.stringify(event))).toEqual(
    log.map((event) => JSON.stringify(event)),
  );
  expect(log.length).toBeGreaterThan(80);
  expect([...types]).toEqual(
    expect.arrayContaining([
      "hint_served",
      "diagnosis_completed",
      "teach_back_judged",
      "work_checked",
      "solution_shown",
    ]),
  );
});

test("[HDL1] the transcript has an answer of each sort and a message of each category", () => {
  const all = lines.flatMap(({ events }) => events);
  const categories = new Set(all.flatMap((event) => (event.type === "message_received" ? [event.body.category] : [])));
  const levels = all.flatMap((event) => (event.type === "hint_served" ? [event.body.level] : []));
  const found = all.flatMap((event) =>
    event.type === "diagnosis_completed" ? [event.body.misconception !== null] : [],
  );
  expect(MOVES.length).toBeGreaterThanOrEqual(25);
  expect([...categories].toSorted()).toEqual([
    "acknowledge",
    "answer",
    "conceptual_question",
    "explanation",
    "off_topic",
    "stuck",
  ]);
  expect(levels).toContain(3);
  expect(new Set(found)).toEqual(new Set([true, false]));
});

test("[HDL2] the same lines give the same bytes, in any order and any number of times", async () => {
  const again = await mathflow(["turn"], lines.map(({ text }) => text).toReversed());
  expect(again.out.toReversed()).toEqual(printed);
  const alone = await answerLine(lines[5]?.text ?? "", (input) => turnLine(input, content));
  expect(alone).toBe(printed[5]);
});

test("[HDL3] the log so far does as well as the state: both give the same line", async () => {
  const events = lines.slice(0, 20).flatMap((line) => line.events);
  const { at, command } = lines[20] as TranscriptLine;
  const line = JSON.stringify({ id: 21, log: events, profile: PROFILE, at, command });
  expect(await answerLine(line, (input) => turnLine(input, content))).toBe(printed[20]);
});

test("[SRV51] [HDL5] every line of the transcript, and lines that are none, give the same bytes over HTTP as on the command line", async () => {
  const limits = { each: { points: 100, seconds: 60 }, all: { points: 100, seconds: 60 } };
  const routes = turnRoutes({ isOn: true, openBank: openOwnBank, addressOf: () => "here", limits });
  const odd = [
    "",
    "{",
    '{"id":1}',
    '{"id":"x","command":{"type":"request-hint"}}',
    '{"id":2,"command":{"type":"dance"}}',
  ];
  const bodies = [...lines.map(({ text }) => text), ...odd];
  const out = [...printed, ...(await mathflow(["turn"], odd)).out];
  for (const [index, body] of bodies.entries()) {
    const headers = { "Content-Type": "application/json" };
    const answer = await routes.request("/turn", { method: "POST", body, headers });
    expect([index, await answer.text()]).toEqual([index, out[index]]);
    expect(answer.status).toBe(index < lines.length ? 200 : 422);
  }
});
