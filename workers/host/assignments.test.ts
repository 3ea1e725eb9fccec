import { expect, onTestFinished, test, vi } from "vitest";
import {
  AssignmentId,
  err,
  LearnerId,
  nameOfSkill,
  NoteId,
  SkillId,
  uuidFromName,
  withLongNames,
  type AssignmentWhat,
  type ExamPaper,
  type LearnerAssignment,
  type LearnerNote,
} from "#engine";
import { createHttpSchool } from "../school/http-school.ts";
import type { SyncClient, SyncView } from "../sync/sync-client.ts";
import { readAssignmentsValue, toAssignmentsValue } from "../store/rows.ts";
import { createMemoryDisk, createMemoryStore, type MemoryDisk } from "../store/memory-store.ts";
import { makeSmallBank } from "../testing/small-bank.ts";
import { NO_CONTACT } from "./sync-loop.ts";
import type { ReplicaStore } from "../sync/replica-store.ts";
import type { SyncSeam } from "../sync/sync-seam.ts";
import { createTestTime, openTab, settled, type Tab } from "../testing/world.ts";

const content = makeSmallBank();
const SKILL = SkillId.parse("g2.add2nc");
const BEN = LearnerId.parse(uuidFromName("ben at school"));
const CLASS = { id: uuidFromName("4b"), name: "4b" };
const ASSIGNMENTS = "GET /v1/assignments";

function assignment(name: string, what: AssignmentWhat = practice(5)): LearnerAssignment {
  const id = AssignmentId.parse(uuidFromName(name));
  return { id, what, from: 0, due: null, afterDue: "open", note: name, teacher: "Ms Okafor" };
}

function practice(count: number): AssignmentWhat {
  return { type: "skills", skills: [SKILL], goal: { type: "problems", count } };
}

const session = (kiosk: boolean) => ({
  role: "learner" as const,
  id: BEN,
  name: "Ben",
  class: CLASS.id,
  kiosk,
  guests: [],
});

/** Sync of which nothing comes by itself. */
const IDLE_SYNC: SyncClient = {
  start: () => {},
  nudge: () => {},
  online: () => {},
  sync: async () => NO_CONTACT,
  wholeLog: async () => true,
  leave: async () => true,
  stop: () => {},
};

/** A browser with its disk, and a server whose answers can be changed; a number is a refusal, null is silence. */
function openPlace({
  disk = createMemoryDisk(),
  kiosk = false,
  sync,
}: { disk?: MemoryDisk; kiosk?: boolean; sync?: SyncSeam } = {}) {
  const answers: Record<string, unknown> = {
    [ASSIGNMENTS]: { learner: BEN, assignments: [assignment("first")] },
    "GET /v1/auth/standing": {
      device: { type: "enrolled", kind: kiosk ? "kiosk" : "personal", class: CLASS },
      session: session(kiosk),
    },
    "POST /v1/auth/logout": 204,
  };
  const asked: string[] = [];
  const urls: string[] = [];
  const school = createHttpSchool((async (url: string, { method = "GET", body }: RequestInit) => {
    const name = `${method} ${url.split("?")[0] ?? ""}`;
    urls.push(url);
    asked.push(name);
    if (name === "POST /v1/auth/claim") {
      return Response.json({ guest: (JSON.parse(body as string) as { guest: string }).guest, learner: BEN });
    }
    const answer = name in answers ? answers[name] : 404;
    if (answer === null) throw new TypeError("no network");
    if (typeof answer !== "number") return Response.json(answer);
    if (answer === 204) return new Response(null, { status: 204 });
    return new Response("{}", { status: answer, headers: { "Content-Type": "application/problem+json" } });
  }) as typeof fetch);
  const time = createTestTime();
  const tab = openTab({
    store: createMemoryStore(disk),
    content,
    time,
    loadSchool: async () => school,
    ...(sync === undefined ? {} : { loadSync: async () => sync }),
  });
  const count = () => asked.filter((name) => name === ASSIGNMENTS).length;
  return { disk, answers, asked, urls, tab, count, time };
}

async function join({ api }: Tab): Promise<LearnerId> {
  const profile = await api.enrol({ name: "Ben", grade: 2, locale: "en" });
  if (!profile.ok) throw new Error(profile.error.type);
  const entry = { session: session(false), className: "4b", keepWork: true, grade: null, locale: "en" as const };
  expect(await api.enterSchool(entry)).toEqual({ ok: true, value: { entered: true } });
  return profile.value.id;
}

const notes = (tab: Tab) => tab.view().assignments?.map(({ note }) => note);
const until = (tab: Tab, ...wanted: string[]) =>
  tab.until(({ assignments = [] }) => JSON.stringify(assignments.map(({ note }) => note)) === JSON.stringify(wanted));

test("[ASG10] what is given comes with who comes to the screen, and is there after another start without the network", async () => {
  const { disk, tab } = openPlace();
  const own = await join(tab);
  await until(tab, "first");
  expect(tab.view().assignments).toMatchObject([{ kind: "skills", done: 0, of: 5 }]);
  expect(disk.assignments.get(own)).toHaveLength(1);

  const again = openPlace({ disk });
  again.answers[ASSIGNMENTS] = null;
  await until(again.tab, "first");
  const { id } = assignment("first");
  expect(await again.tab.api.startAssignment(id)).toEqual({ ok: true, value: null });
  expect(again.tab.view()).toMatchObject({
    practice: { type: "problem", problem: { skillId: SKILL, why: "assigned" } },
    assignments: [{ begunAt: expect.any(Number) }],
  });
});

const PAPERS = "GET /v1/papers";

/** An exam of one question, with that question whole. */
function exam(name: string): { readonly given: LearnerAssignment; readonly paper: ExamPaper } {
  const seed = content.seeds(SKILL, 1)[0] ?? 0;
  const address = { blueprint: SKILL, version: content.version(SKILL), difficulty: 1 as const, seed };
  const opened = content.open(address);
  if (!opened.ok) throw new Error(opened.error.detail);
  const { hash, item } = opened.value;
  const cells = [
    { section: 0, skill: SKILL, difficulty: 1 as const, sort: null, item: { version: address.version, seed } },
  ];
  const sections = [{ name: "", skills: [SKILL], items: 1 }];
  const plan = { title: name, selection: "fixed" as const, limit_ms: null, can_go_back: true, sections, cells };
  const what = { type: "exam" as const, exam: uuidFromName("exam"), version: 1, title: name, questions: 1 };
  return { given: assignment(name, what), paper: { form: 0, plan, items: [{ address, hash, item }] } };
}

test("[ASG21] the questions of an exam come once by their own address, lie with it, and are sat without the network", async () => {
  const { disk, tab, answers, asked } = openPlace();
  const { given, paper } = exam("sums");
  answers[ASSIGNMENTS] = { learner: BEN, assignments: [given] };
  answers[PAPERS] = null;
  await join(tab);
  await until(tab, "sums");
  // Nothing came of them yet: it is told, and cannot begin.
  expect(await tab.api.startAssignment(given.id)).toMatchObject({ ok: false, error: { type: "not-found" } });
  answers[PAPERS] = { learner: BEN, papers: [{ assignment: given.id, paper }] };
  await tab.api.wake();
  await tab.until(({ assignments = [] }) => assignments[0]?.exam?.canGoBack === true);
  const count = () => asked.filter((name) => name === PAPERS).length;
  const before = count();
  await tab.api.wake();
  await settled();
  expect(count()).toBe(before);

  const again = openPlace({ disk });
  for (const name of [ASSIGNMENTS, PAPERS]) again.answers[name] = null;
  await until(again.tab, "sums");
  expect(await again.tab.api.startAssignment(given.id)).toEqual({ ok: true, value: null });
  expect(again.tab.view().activities?.evaluation).toMatchObject({
    title: "sums",
    total: 1,
    problem: { itemId: paper.items[0]?.item.meta.id },
  });
  // What the page is told of it holds no answer.
  expect(JSON.stringify(again.tab.view().assignments)).not.toContain("canonical");
});

test("[ASG27] an exam that is taken back while it is sat is sat to its end, also after another start", async () => {
  const { disk, tab, answers } = openPlace();
  const { given, paper } = exam("sums");
  // Of a bank that this device does not have.
  const items = paper.items.map((one) => ({ ...one, address: { ...one.address, version: one.address.version + 1 } }));
  const cells = paper.plan.cells.map((cell) =>
    cell.item === undefined ? cell : { ...cell, item: { ...cell.item, version: cell.item.version + 1 } },
  );
  const other = { ...paper, items, plan: { ...paper.plan, cells } };
  answers[ASSIGNMENTS] = { learner: BEN, assignments: [given, assignment("other")] };
  answers[PAPERS] = { learner: BEN, papers: [{ assignment: given.id, paper: other }] };
  const own = await join(tab);
  await tab.until(({ assignments = [] }) => assignments[0]?.exam?.canGoBack === true);
  expect(await tab.api.startAssignment(given.id)).toEqual({ ok: true, value: null });
  answers[ASSIGNMENTS] = { learner: BEN, assignments: [] };
  await tab.api.wake();
  await until(tab, "sums");

  const again = openPlace({ disk });
  again.answers[ASSIGNMENTS] = { learner: BEN, assignments: [] };
  const itemId = items[0]?.item.meta.id;
  await again.tab.until(({ activities }) => activities?.evaluation?.problem?.itemId === itemId);
  await until(again.tab, "sums");
  await again.tab.api.act({ kind: "evaluation", command: { type: "end" } });
  await again.tab.api.wake();
  await until(again.tab);
  expect(disk.assignments.get(own) ?? []).toEqual([]);
});

test("[ASG21] [TH1] papers that are for somebody else are thrown away", async () => {
  const { tab, answers } = openPlace();
  const { given, paper } = exam("sums");
  answers[ASSIGNMENTS] = { learner: BEN, assignments: [assignment("first")] };
  await join(tab);
  await until(tab, "first");
  answers[ASSIGNMENTS] = { learner: BEN, assignments: [given] };
  answers[PAPERS] = { learner: LearnerId.parse(uuidFromName("cai")), papers: [{ assignment: given.id, paper }] };
  await tab.api.wake();
  await settled();
  expect(notes(tab)).toEqual(["first"]);
});

test("[ASG22] in the database no answer of a paper is to be read, and one that cannot be read is asked for again", () => {
  const { given, paper } = exam("sums ÷ 2");
  const kept = toAssignmentsValue([{ ...given, paper }, assignment("first")]);
  const { stem } = paper.items[0]?.item.problem_content ?? { stem: "" };
  expect(JSON.stringify(kept)).not.toContain(stem);
  expect(JSON.stringify(kept)).not.toContain("canonical");
  expect(readAssignmentsValue(kept)).toEqual([{ ...given, paper }, assignment("first")]);
  const broken = (kept as readonly object[]).map((one) => ({ ...one, paper: "x" }));
  expect(readAssignmentsValue(broken)).toEqual([given, assignment("first")]);
});

test("[ASG26] a survey is answered without the network after another start, from what came with the assignment", async () => {
  const { tab, answers, disk } = openPlace();
  await join(tab);
  await until(tab, "first");
  const question = { id: "q", type: "choice" as const, required: true, text: "How was it?", choices: ["fine", "hard"] };
  const survey = {
    id: "own",
    version: 3,
    createdOn: "2026-11-20",
    title: "Our week",
    about: "One question.",
    questions: [question],
    thanks: "Thank you.",
  };
  const given = {
    ...assignment("week", { type: "survey", survey: "own", version: 3, title: "Our week" }),
    survey,
  };
  answers[ASSIGNMENTS] = { learner: BEN, assignments: [given] };
  await tab.api.wake();
  await until(tab, "week");

  const again = openPlace({ disk });
  again.answers[ASSIGNMENTS] = null;
  await until(again.tab, "week");
  expect(await again.tab.api.startAssignment(given.id)).toEqual({ ok: true, value: null });
  expect(again.tab.view().activities?.survey).toMatchObject({
    title: "Our week",
    question: "How was it?",
    isAssigned: true,
  });
  const command = { type: "answer" as const, question: "q", given: ["fine"] };
  expect(await again.tab.api.act({ kind: "survey", command })).toEqual({ ok: true, value: null });
  expect(again.tab.view().assignments?.[0]).toMatchObject({ kind: "survey", done: 1, of: 1 });
});

test("[ASG10] it is asked for again when somebody is back, and a server that cannot say changes nothing", async () => {
  const { tab, answers, count } = openPlace();
  await join(tab);
  await until(tab, "first");
  for (const answer of [null, 404, 401, { learner: BEN }, { learner: BEN, assignments: [{ id: "x" }] }]) {
    answers[ASSIGNMENTS] = answer;
    const before = count();
    await tab.api.wake();
    await vi.waitFor(() => expect(count()).toBe(before + 1));
    await settled();
    expect(notes(tab)).toEqual(["first"]);
  }
  answers[ASSIGNMENTS] = { learner: BEN, assignments: [assignment("first"), assignment("second")] };
  await tab.api.wake();
  await until(tab, "first", "second");
  answers[ASSIGNMENTS] = { learner: BEN, assignments: [] };
  await tab.api.wake();
  await until(tab);
});

test("[ASG11] what is for somebody else is thrown away", async () => {
  const { disk, tab, answers, count } = openPlace();
  answers[ASSIGNMENTS] = { learner: uuidFromName("cai"), assignments: [assignment("of cai")] };
  await join(tab);
  await vi.waitFor(() => expect(count()).toBe(1));
  await settled();
  expect(notes(tab)).toEqual([]);
  expect([...disk.assignments.values()].flat()).toEqual([]);
});

test("[ASG11] nobody who works for themselves is asked about", async () => {
  const { tab, count } = openPlace();
  await tab.api.enrol({ name: "Ada", grade: 2, locale: "en" });
  await tab.api.wake();
  await settled();
  expect([count(), notes(tab)]).toEqual([0, []]);
});

test("[ASG12] [TH1] nothing of it is left on a shared device once its learner has gone", async () => {
  const disk = createMemoryDisk();
  const first = openPlace({ disk });
  const own = await join(first.tab);
  await until(first.tab, "first");
  const profile = disk.profiles.get(own);
  if (profile?.account === undefined) throw new Error("not at school");
  // As a kiosk keeps them.
  disk.profiles.set(own, { ...profile, name: "", account: { ...profile.account, shared: true } });
  disk.sharedWith = "4b";
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => errors.mockRestore());
  const kiosk = openPlace({ disk, kiosk: true });
  await until(kiosk.tab, "first");
  const left = kiosk.tab.api.leaveSchool();
  await settled();
  kiosk.time.advance(4_000);
  expect(await left).toEqual({ ok: true, value: null });
  await vi.waitFor(() => expect([...disk.assignments.values()].flat()).toEqual([]));
  expect(notes(kiosk.tab)).toEqual([]);
  expect(errors).not.toHaveBeenCalled();
});

test("[ASG13] what was taken back, or is shut, is not begun", async () => {
  const { tab, answers } = openPlace();
  const shut = { ...assignment("shut"), due: 1, afterDue: "shut" as const };
  answers[ASSIGNMENTS] = { learner: BEN, assignments: [shut] };
  await join(tab);
  await until(tab, "shut");
  expect(tab.view().assignments).toMatchObject([{ isShut: true }]);
  expect(await tab.api.startAssignment(shut.id)).toEqual({ ok: false, error: { type: "not-allowed" } });
  expect(await tab.api.startAssignment(assignment("gone").id)).toEqual({
    ok: false,
    error: { type: "not-found", what: "assignment" },
  });
});

test("[ASG8] a teacher's page gets problems to assign where nobody learns", async () => {
  const { tab } = openPlace();
  const wish = { skill: SKILL, count: 6, level: null, sheet: 4 };
  const sheet = await tab.api.worksheet(wish);
  expect(sheet).toMatchObject({ ok: true, value: { problems: { length: 6 } } });
  expect(await tab.api.worksheet(wish)).toEqual(sheet);
  const asked = await tab.api.assignable({ skillId: SKILL, count: 5 });
  const again = await tab.api.assignable({ skillId: SKILL, count: 5 });
  if (!asked.ok || !again.ok) throw new Error("no problems");
  expect(asked.value.problems.map(({ item }) => item.difficulty)).toEqual([1, 1, 2, 2, 3]);
  expect(new Set(asked.value.problems.map(({ item }) => `${item.difficulty}/${item.seed}`)).size).toBe(5);
  expect(asked.value.problems.every(({ item, stem }) => content.open(item).ok && stem.length > 0)).toBe(true);
  expect(again.value).not.toEqual(asked.value);
  expect(asked.value).toMatchObject({ name: nameOfSkill(withLongNames(content).graph, SKILL), hasLesson: false });
});

test("[NTE1] [NTE2] [SCR133] what a teacher says comes into the log of who it is for, once, and is shown until it was read", async () => {
  let show: (view: Partial<SyncView>) => void = () => {};
  const { disk, tab, answers, count } = openPlace({
    sync: {
      store: { readOutgoing: async () => err("not here") } as unknown as ReplicaStore,
      open: (_learner, deps) => {
        show = (view) => deps.show({ ...NO_CONTACT, ...view });
        return IDLE_SYNC;
      },
    },
  });
  const praise: LearnerNote = {
    kind: "praise",
    id: NoteId.parse(uuidFromName("praise")),
    text: "You kept at it.",
    teacher: "Ms Okafor",
  };
  answers["GET /v1/notes"] = { learner: BEN, notes: [praise] };
  await join(tab);
  await until(tab, "first");
  // While the log is not whole here another device may have taken it already.
  show({ contactAt: 1, incoming: { here: 5, of: 9 } });
  await settled();
  expect(tab.view().notes).toEqual([]);
  show({ contactAt: 2 });
  await tab.until(({ notes: shown = [] }) => shown.length === 1);
  expect(tab.view().notes).toMatchObject([{ id: praise.id, kind: "praise", text: "You kept at it." }]);
  const before = count();
  await tab.api.wake();
  await vi.waitFor(() => expect(count()).toBe(before + 1));
  await settled();
  const taken = () => [...disk.events.values()].filter((row) => JSON.stringify(row).includes("note_taken"));
  expect(taken()).toHaveLength(1);
  expect(await tab.api.readNote(praise.id)).toEqual({ ok: true, value: null });
  expect(tab.view().notes).toEqual([]);

  // Handed over to somebody else by a server that took one for the other: nothing of it is taken.
  answers["GET /v1/notes"] = {
    learner: LearnerId.parse(uuidFromName("cai at school")),
    notes: [{ ...praise, id: NoteId.parse(uuidFromName("for cai")) }],
  };
  await tab.api.wake();
  await vi.waitFor(() => expect(count()).toBe(before + 2));
  await settled();
  expect(taken()).toHaveLength(1);
});

test("[ASG23] [ASG24] [ASG28] what only a newer program knows is counted, and the rest is there", async () => {
  const { answers, urls, tab } = openPlace();
  await join(tab);
  await until(tab, "first");
  expect(tab.view().unknownAssignments).toBe(0);
  const asked = urls.find((url) => url.startsWith("/v1/assignments"));
  expect(new URLSearchParams(asked?.split("?")[1]).get("types")?.split(",")).toEqual(
    expect.arrayContaining(["skills", "lesson", "items", "exam", "adjusted"]),
  );
  const newer = { ...assignment("newer"), what: { type: "expedition", to: "the moon" } };
  answers[ASSIGNMENTS] = { learner: BEN, assignments: [assignment("first"), newer, assignment("third")], unknown: 2 };
  await tab.api.wake();
  await until(tab, "first", "third");
  expect(tab.view().unknownAssignments).toBe(3);
  // What is of a known type and is not whole is no answer at all.
  answers[ASSIGNMENTS] = { learner: BEN, assignments: [{ ...newer, what: { type: "lesson" } }] };
  await tab.api.wake();
  await settled();
  expect(notes(tab)).toEqual(["first", "third"]);
  answers[ASSIGNMENTS] = { learner: BEN, assignments: [assignment("third")] };
  await tab.api.wake();
  await until(tab, "third");
  expect(tab.view().unknownAssignments).toBe(0);
});
