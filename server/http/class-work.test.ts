import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { SessionId, SkillId, type ActivityReplayView, type TutorEvent } from "#engine";
import { wholeBank } from "../snapshots/simulated-device.fixture.ts";
import type {
  AlertView,
  MatrixView,
  MisconceptionsView,
  PupilActivity,
  PupilNow,
  PupilReportView,
} from "#engine/protocol/class";
import { deviceOf, newColleague, openDay, workOf } from "./class-day.fixture.ts";
import { openTablet } from "./running-school.fixture.ts";

/** What began in the quarter of an hour that was asked for is told. */
const QUARTER_MS = 15 * 60_000;

type Now = { readonly pupils: readonly PupilNow[]; readonly unknown: number };

const content = await wholeBank();
/** What teachers read for a skill. */
const longName = (skill: string) => content.graph.byId.get(SkillId.parse(skill))?.name;

test("[IDN64] [SKL5] a class is told by its pupils' logs as they are: Now, matrix, misconceptions and the problems behind them", async () => {
  const { running, school, ask, at, push } = await openDay();
  const { browser, learner } = school.tablet;
  const before = await ask<Now>(`${at}/now`);
  expect(before.pupils.map(({ name, state, lastAt }) => `${name} ${state} ${lastAt}`).toSorted()).toEqual([
    "Ben away null",
    "Cai away null",
    "Dee away null",
  ]);
  await push(browser, learner, workOf(learner, "ben", 80));
  const cai = await openTablet(running, school, "Cai");
  await push(cai.browser, cai.learner, workOf(cai.learner, "cai", 60));

  const now = await ask<Now>(`${at}/now`);
  expect(now.unknown).toBe(0);
  const ben = now.pupils.find(({ name }) => name === "Ben");
  expect(ben?.heardAt).not.toBeNull();
  expect(ben?.lastAt).toBeGreaterThan(0);

  const matrix = await ask<MatrixView>(`${at}/matrix`);
  // One name everywhere, and of all skills there are.
  expect(matrix.skills.length).toBe(content.graph.nodes.length);
  expect(matrix.skills.filter(({ id, name }) => name !== longName(id))).toEqual([]);
  expect(ben?.on === null || ben?.on?.skillName === longName(ben?.on?.skill ?? "")).toBe(true);
  expect(matrix.pupils.map(({ name }) => name).toSorted()).toEqual(["Ben", "Cai", "Dee"]);
  expect(matrix.pupils.map(({ cells }) => cells.length)).toEqual(matrix.pupils.map(() => matrix.skills.length));
  const cells = matrix.pupils.find(({ name }) => name === "Ben")?.cells ?? [];
  const skill = matrix.skills[cells.findIndex(({ answers }) => answers > 0)];
  const asked = await school.teacher.ask("POST", `${at}/learners/${learner}/questions`, { skill: skill?.id });
  const { problems } = asked.body as {
    readonly problems: readonly { readonly skillId: string; readonly skillName: string }[];
  };
  expect(problems.filter(({ skillId, skillName }) => skillName !== longName(skillId))).toEqual([]);
  expect(problems.length).toBeGreaterThan(0);
  expect(new Set(problems.map(({ skillId }) => skillId))).toEqual(new Set([skill?.id]));
  const work = await ask<{ readonly name: string; readonly problems: readonly object[] }>(
    `${at}/learners/${learner}/work`,
  );
  expect(work).toMatchObject({ name: "Ben", problems: expect.any(Array) as unknown });

  const mistakes = await ask<MisconceptionsView>(`${at}/misconceptions`);
  expect(mistakes.names).toHaveLength(3);
  expect(mistakes.misconceptions.filter((one) => one.skillName !== longName(one.skill))).toEqual([]);
  const who = new Set(mistakes.misconceptions.flatMap(({ pupils }) => pupils.map((one) => one.learner)));
  expect([...who].every((one) => one === learner || one === cai.learner)).toBe(true);
  // A page of before is told nothing that it does not know.
  expect(JSON.stringify(mistakes)).not.toMatch(/"tag"|"others"/u);
  const { lesson, misconceptions } = await ask<MisconceptionsView>(`${at}/misconceptions?with=others`);
  expect(misconceptions.every(({ tag }) => tag !== undefined)).toBe(true);
  const { own = [], ready = [], none = [], quiet = [] } = lesson.others ?? {};
  const placed = [...lesson.groups.flatMap(({ pupils }) => pupils), ...own.map((one) => one.learner), ...ready];
  expect(placed.toSorted()).toEqual([learner, cai.learner].toSorted());
  expect([none, quiet]).toEqual([mistakes.names.filter(({ name }) => name === "Dee").map((one) => one.learner), []]);

  // A colleague without the class, and a pupil, see nothing of it.
  const colleague = await newColleague(running, school.teacher);
  for (const path of ["now", "matrix", "misconceptions", `learners/${learner}/work`]) {
    expect((await colleague.ask("GET", `${at}/${path}`)).status).toBe(404);
    expect((await browser.ask("GET", `${at}/${path}`)).status).toBe(403);
  }
}, 60_000);

test("[IDN77] the teacher is told which language level a pupil chose, and which one was taken back", async () => {
  const { school, ask, at, push } = await openDay();
  const { browser, learner } = school.tablet;
  expect(await ask(`${at}/adjustments`)).toEqual({ learners: [] });
  const device = deviceOf(learner, "ben");
  device.perform({ type: "tell-about", about: { language: "simple", likes: ["food"] } });
  await push(browser, learner, device.events);
  expect(await ask(`${at}/adjustments`)).toEqual({ learners: [], chosen: [{ id: learner, language: "simple" }] });
  const sent = device.events.length;
  device.perform({ type: "tell-about", about: { language: null } });
  await push(browser, learner, device.events.slice(sent));
  expect(await ask(`${at}/adjustments`)).toEqual({ learners: [] });
}, 60_000);

test("[IDN185] a pupil's report says what matrix and log say, each number opens its problems, and nobody else sees it", async () => {
  const { running, school, ask, at, push } = await openDay();
  const { browser, learner } = school.tablet;
  const made = workOf(learner, "ben", 160);
  await push(browser, learner, made);
  const of = `${at}/learners/${learner}`;
  const report = await ask<PupilReportView>(`${of}/report`);
  expect(report).toMatchObject({ name: "Ben", since: 0, grade: 4 });
  expect(report.skills.filter(({ skill, name }) => name !== longName(skill))).toEqual([]);
  const matrix = await ask<MatrixView>(`${at}/matrix`);
  const cells = matrix.pupils.find(({ name }) => name === "Ben")?.cells ?? [];
  for (const { skill, now: state, answers } of report.skills) {
    expect(cells[matrix.skills.findIndex(({ id }) => id === skill)]).toEqual({ state, answers });
  }
  type Behind = { readonly problems: readonly { readonly itemId: string; readonly skillId: string }[] };
  let total = 0;
  for (const [how, count] of Object.entries(report.problems)) {
    const { problems } = await ask<Behind>(`${of}/problems?how=${how}`);
    expect(problems).toHaveLength(count);
    total += count;
  }
  expect(total).toBeGreaterThan(3);
  // Page by page: before the first session there is nothing, and a session that nobody knows has nothing before it.
  const first = report.sessions.toSorted((a, b) => a.startedAt - b.startedAt)[0]?.session ?? "";
  const nothing = { problems: [], before: null };
  expect(await ask(`${of}/problems?before=${first}`)).toMatchObject(nothing);
  expect(await ask(`${of}/problems?before=${randomUUID()}`)).toMatchObject(nothing);
  expect(await ask(`${of}/problems`)).toMatchObject({ before: null });
  for (const { session, problems } of report.sessions) {
    const seen = await ask<Behind & { readonly report: { readonly finished: number; readonly skipped: number } }>(
      `${of}/session?session=${session}`,
    );
    const over = problems.alone + problems.helped + problems.shown;
    expect(seen.report).toMatchObject({ finished: over, skipped: problems.skipped });
    expect(seen.problems.length).toBeGreaterThanOrEqual(over + problems.skipped);
  }
  const later = await ask<PupilReportView>(`${of}/report?since=${report.until + QUARTER_MS}`);
  expect(later).toMatchObject({ sessions: [], problems: { alone: 0, helped: 0, shown: 0, skipped: 0 } });
  expect(later.kept).toEqual({ before: report.kept.now, now: report.kept.now });

  const status = async (path: string, who = school.teacher) => (await who.ask("GET", `${of}/${path}`)).status;
  expect(await status("report?since=yesterday")).toBe(400);
  expect(await status("report?until=5")).toBe(400);
  expect(await status("problems?how=alone&skill=g4.fracadd")).toBe(200);
  expect(await status("session")).toBe(400);
  expect(await status(`session?session=${randomUUID()}`)).toBe(404);
  const colleague = await newColleague(running, school.teacher);
  for (const path of ["report", "problems", `session?session=${report.sessions[0]?.session ?? ""}`]) {
    expect(await status(path, colleague)).toBe(404);
    expect(await status(path, browser)).toBe(403);
  }
}, 60_000);

const PLACE = { session: null, item: null, skill: null };

test("[IDN65] [IDN66] alerts are there until a teacher is done with them, urgent first, and their words by a call of their own", async () => {
  const { running, school, ask, push } = await openDay();
  const { browser, learner } = school.tablet;
  const made = workOf(learner, "ben", 10);
  const session = made.find(({ type }) => type === "session_started")?.body as { readonly session: string };
  const last = made.at(-1)!;
  let prev = last;
  const after = (type: string, body: object): TutorEvent => {
    const id = randomUUID();
    prev = { ...prev, id, seq: prev.seq + 1, prev: prev.id, hlc: prev.hlc + 1, type, body } as unknown as TutorEvent;
    return prev;
  };
  const words = "i want to disappear forever";
  const message = {
    ...PLACE,
    session: session.session,
    text: words,
    category: "off_topic",
    value: null,
    confidence: 1,
  };
  const flag = { ...PLACE, session: session.session, kind: "self-harm" };
  await push(browser, learner, [...made, after("teacher_asked", PLACE), after("teacher_asked", PLACE)]);
  await push(browser, learner, [
    after("message_received", message),
    after("safety_flagged", { ...flag, severity: "urgent" }),
  ]);
  const list = async (who = school.teacher) =>
    (await ask<{ readonly alerts: readonly AlertView[] }>("/alerts", who)).alerts;
  const [urgent, person] = await list();
  expect([urgent, person]).toMatchObject([
    { kind: "urgent", name: "Ben", times: 1, seen: null, unconfirmed: false, escalated: false },
    { kind: "person", name: "Ben", times: 2 },
  ]);
  expect(JSON.stringify(await list())).not.toContain("disappear");
  expect(await ask(`/classes/${school.class.id}/now`)).toMatchObject({
    pupils: expect.arrayContaining([expect.objectContaining({ name: "Ben", state: "alert" })]) as unknown,
  });

  const mark = (of: AlertView | undefined, done: string | null, who = school.teacher) =>
    who.ask("POST", "/alerts/marks", { learner: of?.learner, id: of?.id, done });
  expect((await mark(person, "helped")).status).toBe(204);
  expect((await list()).map(({ kind }) => kind)).toEqual(["urgent"]);
  const read = await school.teacher.ask("POST", "/alerts/words", { learner, id: urgent?.id });
  expect(read.body).toEqual({ words });
  // That it was read is not that somebody sees to it.
  expect((await list())[0]?.seen).toBeNull();
  expect(running.log()).toContain("POST /alerts/words");
  expect(running.log()).not.toContain("disappear");
  // Asked again, and one that came since stays.
  await push(browser, learner, [after("safety_flagged", { ...flag, severity: "urgent" })]);
  expect((await mark(urgent, "talked")).status).toBe(204);
  expect(await list()).toMatchObject([{ kind: "urgent", times: 1, seen: null }]);
  expect((await mark((await list())[0], null)).status).toBe(204);
  expect((await list())[0]?.seen).not.toBeNull();

  // Who has no class of the pupil's has none of it.
  const colleague = await newColleague(running, school.teacher);
  expect(await list(colleague)).toEqual([]);
  expect((await mark((await list())[0], "talked", colleague)).status).toBe(404);
  expect((await mark(urgent, "talked", browser)).status).toBe(403);
  expect(await list()).toHaveLength(1);
}, 60_000);

test("[IDN230] who asks is told with what they are on, to a page that wants it: a lesson with its skill, and nothing from home", async () => {
  const { school, ask, push } = await openDay();
  const { browser, learner } = school.tablet;
  const made = workOf(learner, "ben", 10);
  const last = made.at(-1)!;
  const skill = SkillId.parse("g4.fracadd");
  const skillName = content.graph.byId.get(skill)?.name;
  const session = randomUUID();
  let prev = last;
  const after = (type: string, body: object): TutorEvent => {
    const id = randomUUID();
    prev = { ...prev, id, seq: prev.seq + 1, prev: prev.id, hlc: prev.hlc + 1, type, body } as unknown as TutorEvent;
    return prev;
  };
  const begun = { session, kind: "lesson", source: skill, version: 1, seed: "1", policy: "p" };
  await push(browser, learner, [...made, after("activity_started", begun)]);
  const on = async (query: string) =>
    (await ask<{ readonly alerts: readonly AlertView[] }>(`/alerts${query}`)).alerts.map((alert) => alert.on);
  await push(browser, learner, [after("teacher_asked", { session, item: null, skill })]);
  expect(await on("?on=1")).toEqual([{ kind: "lesson", skillName }]);
  expect(await on("")).toEqual([undefined]);
  await push(browser, learner, [after("teacher_asked", PLACE)]);
  expect(await on("?on=1")).toEqual([null]);
  const problem = made.findLast(({ type }) => type === "problem_served")!.body as { readonly item: string };
  const { body: of } = made.find(({ type }) => type === "session_started")! as { readonly body: { session: string } };
  await push(browser, learner, [after("teacher_asked", { session: of.session, item: problem.item, skill })]);
  expect(await on("?on=1")).toMatchObject([{ kind: "practice" }]);
}, 60_000);

test("[IDN232] [CLS61] a question asked and a thought open as the pupil had them, without words that safety answered; nobody else sees them", async () => {
  const { running, school, ask, at, push } = await openDay();
  const { browser, learner } = school.tablet;
  const of = `${at}/learners/${learner}/activity`;
  const device = deviceOf(learner, "ben");
  const context = (session: string) => ({ session: SessionId.parse(session), seed: "1", locale: "en" as const });
  const [clarify, thought] = [randomUUID(), randomUUID()];
  const say = (kind: "clarify" | "thought", text: string, session: string) =>
    device.perform({ type: "activity", kind, command: { type: "say", text }, context: context(session) });
  device.perform({
    type: "activity",
    kind: "clarify",
    command: { type: "start", skill: null },
    context: context(clarify),
  });
  say("clarify", "what is a fraction", clarify);
  device.perform({ type: "activity", kind: "thought", command: { type: "start" }, context: context(thought) });
  say("thought", "halves are bigger than thirds", thought);
  say("thought", "i want to die", thought);
  await push(browser, learner, device.events);
  const sent = device.events.length;

  // What was opened by themselves is the pupil's alone.
  const survey = randomUUID();
  const [own] = content.catalog().surveys;
  device.perform({
    type: "activity",
    kind: "survey",
    command: { type: "start", survey: own!.id },
    context: context(survey),
  });
  await push(browser, learner, device.events.slice(sent));

  type Seen = PupilActivity & { readonly replay: ActivityReplayView };
  const asked = await ask<Seen>(`${of}?session=${clarify}`);
  expect(asked).toMatchObject({ name: "Ben", isHidden: false, replay: { summary: { kind: "clarify" } } });
  expect(asked.replay.seen.clarify?.talk[1]).toMatchObject({ who: "learner", text: "what is a fraction" });
  const told = await ask<Seen>(`${of}?session=${thought}`);
  expect(told.isHidden).toBe(true);
  expect(JSON.stringify(told)).toContain("halves are bigger");
  expect(JSON.stringify(told)).not.toContain("want to die");

  const alone = await ask<Seen>(`${of}?session=${survey}`);
  expect(alone).toMatchObject({ isPrivate: true, replay: { summary: { kind: "survey" }, seen: { survey: null } } });
  expect([asked.isPrivate, told.isPrivate]).toEqual([false, false]);

  const status = async (session: string, who = school.teacher) =>
    (await who.ask("GET", `${of}?session=${session}`)).status;
  expect(await status(randomUUID())).toBe(404);
  expect(await status("x")).toBe(400);
  expect(await status(thought, await newColleague(running, school.teacher))).toBe(404);
  expect(await status(thought, browser)).toBe(403);
}, 60_000);
