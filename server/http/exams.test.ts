import { expect, test } from "vitest";
import {
  AssignmentId,
  LearnerId,
  SessionId,
  uuidFromName,
  withFrozen,
  type ActivityCommand,
  type ExamPaper,
  type LearnerAssignment,
  type TutorEvent,
} from "#engine";
import type { ExamDraft } from "#engine/exams";
import type { PupilReportView } from "#engine/protocol/class";
import type { ExamOverview, ExamResults, ExamView, PaperList, ReadyExamList } from "#engine/protocol/exams";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { rightAnswer } from "../snapshots/random-command.fixture.ts";
import type { Answer, Browser } from "../identity/school.fixture.ts";
import { simulateDevice, wholeBank } from "../snapshots/simulated-device.fixture.ts";
import { makeRequest } from "../sync/events.fixture.ts";
import { makeSettings, openFirstSchool, openTablet, startSchool } from "./running-school.fixture.ts";
import { postSync } from "./school.fixture.ts";

type EvaluationCommand = Extract<ActivityCommand, { readonly kind: "evaluation" }>["command"];

const content = await wholeBank();
const SECTION: ExamDraft["sections"][number] = {
  name: "Fractions",
  skills: ["g4.fracadd", "g3.f34"] as unknown as ExamDraft["sections"][number]["skills"],
  items: 4,
  mix: { easy: 0.5, medium: 0.5, hard: 0 },
  sort: null,
  itemLimitMs: null,
};
const DRAFT: ExamDraft = {
  title: "Fractions, March",
  sections: [SECTION],
  selection: "random",
  forms: 2,
  limitMs: 1_800_000,
  canGoBack: true,
};

async function openDay() {
  const running = await startSchool(await makeSettings());
  const school = await openFirstSchool(running, ["Ben", "Cai"]);
  const at = `/classes/${school.class.id}`;
  const { teacher } = school;
  const made = await teacher.ask("POST", `${at}/exams`, { title: DRAFT.title, copyOf: null });
  expect(made.status).toBe(201);
  const exam = `${at}/exams/${(made.body as ExamView).id}`;
  const change = async (draft: ExamDraft, revision: number) => teacher.ask("PATCH", exam, { revision, draft });
  const press = async (act: string, revision: number, position: number | null, form = 0) =>
    teacher.ask("POST", `${exam}/form`, { act, revision, form, position });
  const give = async (view: ExamView, more: object = {}) => {
    const { id, version, title, questions } = view;
    const what = { type: "exam", exam: id, version, title, questions };
    const to = { type: "class" };
    return teacher.ask("POST", `${at}/assignments`, {
      what,
      to,
      from: null,
      due: null,
      afterDue: "open",
      note: "",
      ...more,
    });
  };
  return { running, school, teacher, at, exam, change, press, give };
}

const viewOf = ({ body, status }: Answer, wanted = 200) => {
  expect(status).toBe(wanted);
  return body as ExamView;
};
const stemsOf = ({ drawn }: ExamView, form = 0) => drawn[form]?.questions.map(({ question }) => question?.stem) ?? [];
const papersOf = async (browser: Browser) => ((await browser.ask("GET", "/papers")).body as PaperList).papers;

test("[IDN180] a draft is drawn as it is changed; a single question is exchanged or kept, and nobody changes what they have not seen", async () => {
  const { change, press, exam, teacher, at } = await openDay();
  const drawn = viewOf(await change(DRAFT, 0));
  expect(drawn).toMatchObject({ title: DRAFT.title, version: 1, questions: 4, forms: 2, frozenAt: null, assigned: 0 });
  expect([stemsOf(drawn).length, stemsOf(drawn, 1).length]).toEqual([4, 4]);
  expect(stemsOf(drawn)).not.toEqual(stemsOf(drawn, 1));
  expect((await change(DRAFT, 0)).status).toBe(409);
  const another = viewOf(await press("another", drawn.revision, 2));
  expect(stemsOf(another).map((stem, index) => stem === stemsOf(drawn)[index])).toEqual([true, false, true, true]);
  expect(stemsOf(another, 1)).toEqual(stemsOf(drawn, 1));
  const kept = viewOf(await press("keep", another.revision, 2));
  const again = viewOf(await press("again", kept.revision, null));
  expect(stemsOf(again)[1]).toBe(stemsOf(kept)[1]);
  expect(stemsOf(again)).not.toEqual(stemsOf(kept));
  expect(viewOf(await teacher.ask("GET", exam))).toEqual(again);
  expect((await press("another", again.revision, null)).status).toBe(400);
  const strange = { ...DRAFT, sections: [{ ...SECTION, skills: ["none.such"] }] } as unknown as ExamDraft;
  expect((await change(strange, again.revision)).body).toMatchObject({
    title: "The request cannot be used: draft.sections: no skill none.such.",
  });
  const other = (await teacher.ask("POST", "/classes", { name: "5a" })).body as { readonly id: string };
  const from = { class: at.split("/")[2], exam: drawn.id };
  const elsewhere = await teacher.ask("POST", `/classes/${other.id}/exams`, { title: "For 5a", copyOf: from });
  expect(stemsOf(viewOf(elsewhere, 201))).toEqual(stemsOf(again));
  const copy = await teacher.ask("POST", `${at}/exams`, { title: "For later", copyOf: from });
  expect(stemsOf(viewOf(copy, 201))).toEqual(stemsOf(again));
  const nowhere = { title: "For later", copyOf: { class: other.id, exam: drawn.id } };
  expect((await teacher.ask("POST", `${at}/exams`, nowhere)).status).toBe(404);
  expect((await teacher.ask("DELETE", exam)).status).toBe(204);
  expect((await teacher.ask("GET", `${at}/exams`)).body).toMatchObject({ exams: [{ title: "For later" }] });
});

test("[IDN181] [IDN183] with its first assignment it is frozen whole; a change begins the next version, and what is assigned stays", async () => {
  const { change, press, give, exam, teacher, at, school } = await openDay();
  const empty = viewOf(await teacher.ask("GET", exam));
  expect((await give({ ...empty, questions: 1 })).status).toBe(409);
  const drawn = viewOf(await change(DRAFT, 0));
  const other = await give({ ...drawn, title: "Not what I saw" });
  expect(other).toMatchObject({ status: 409, body: { title: "The exam has changed meanwhile: look at it again." } });
  const given = await give(drawn);
  expect(given).toMatchObject({ status: 201, body: { unit: "exam", what: { title: DRAFT.title, questions: 4 } } });
  const frozen = viewOf(await teacher.ask("GET", exam));
  expect(frozen).toMatchObject({ assigned: 1, frozenAt: expect.any(Number) as number });
  for (const refused of [await change(DRAFT, frozen.revision), await press("again", frozen.revision, null)]) {
    expect(refused).toMatchObject({
      status: 409,
      body: { title: "This version is assigned and stays as it is: begin a new version to change it." },
    });
  }
  const before = await papersOf(school.tablet.browser);
  const next = viewOf(await teacher.ask("POST", `${exam}/versions`, {}), 201);
  expect(next).toMatchObject({ version: 2, frozenAt: null });
  expect(stemsOf(next)).toEqual(stemsOf(drawn));
  const changed = viewOf(await press("another", next.revision, 1));
  expect(await papersOf(school.tablet.browser)).toEqual(before);
  expect((await give(drawn)).status).toBe(409);
  expect((await give(changed)).status).toBe(201);
  expect(await papersOf(school.tablet.browser)).toHaveLength(2);
  expect((await teacher.ask("DELETE", exam)).status).toBe(409);
  const all = ((await teacher.ask("GET", `${at}/assignments`)).body as { assignments: readonly { id: string }[] })
    .assignments;
  for (const { id } of all) await teacher.ask("DELETE", `${at}/assignments/${id}`);
  expect((await teacher.ask("DELETE", exam)).status).toBe(204);
  expect(await papersOf(school.tablet.browser)).toEqual([]);
});

test("[IDN182] [IDN184] [IDN185] [IDN221] [ASG21] each sits the form that was dealt, offline, and the server marks what was typed", async () => {
  const { running, school, change, give, teacher, at } = await openDay();
  const drawn = viewOf(await change(DRAFT, 0));
  const due = Date.now() + 60_000;
  const id = AssignmentId.parse(((await give(drawn, { due })).body as { readonly id: string }).id);
  const cai = await openTablet(running, school, "Cai");
  const [ben, other] = [school.tablet, cai].map(({ browser }) => papersOf(browser));
  const [[his] = [], [hers] = []] = [await ben, await other];
  expect([his?.assignment, hers?.assignment]).toEqual([id, id]);
  expect(new Set([his?.paper.form, hers?.paper.form])).toEqual(new Set([0, 1]));
  expect((await teacher.ask("GET", "/papers")).status).toBe(403);
  if (his === undefined) throw new Error("no paper");

  const { assignments } = (await school.tablet.browser.ask("GET", "/assignments?types=skills,lesson,items,exam"))
    .body as SchoolAnswer<"GET /assignments">;
  const [assignment] = assignments;
  if (assignment === undefined) throw new Error("nothing is given");
  const sat = sitExam(school.tablet.learner, assignment, his.paper);
  const reply = await postSync(
    running,
    school.tablet.browser,
    makeRequest([...sat], { learner: LearnerId.parse(school.tablet.learner) }),
  );
  expect(reply.status).toBe(200);
  const results = (await teacher.ask("GET", `${at}/assignments/${id}/results`)).body as ExamResults;
  const told = (name: string) => results.pupils.find((one) => one.name === name);
  expect(told("Ben")).toMatchObject({ state: "done", of: 4, points: 3, daysLate: 0, form: his.paper.form });
  expect(told("Ben")?.answers.map(({ outcome }) => outcome)).toEqual(["correct", "correct", "correct", "unanswered"]);
  expect(told("Cai")).toMatchObject({ state: "not-begun", points: 0, answers: [] });
  expect(results).toMatchObject({ title: DRAFT.title, version: 1, forms: 2, due, unknown: 0 });
  expect(results.questions).toHaveLength(8);
  const overview = (await teacher.ask("GET", `${at}/exam-overview`)).body as ExamOverview;
  expect(overview).toMatchObject({ unknown: 0, exams: [{ assignment: id, title: DRAFT.title, pupils: 2, done: 1 }] });
  expect(overview.exams[0]).toMatchObject({ points: 3, of: 4, due });
  expect(results.skills).toEqual(expect.arrayContaining(overview.exams[0]?.missed ?? []));
  // A page of before is told nothing that it does not know.
  const reported = async (known: string) => {
    const { body } = await teacher.ask("GET", `${at}/learners/${school.tablet.learner}/report${known}`);
    return (body as PupilReportView).skills.map(({ examined }) => examined);
  };
  expect((await reported("?with=exams")).reduce((sum: number, examined = 0) => sum + examined, 0)).toBe(4);
  expect((await reported("")).every((examined) => examined === undefined)).toBe(true);
  const listed = (await teacher.ask("GET", `${at}/assignments`)).body;
  expect(listed).toMatchObject({
    assignments: [{ pupils: expect.arrayContaining([expect.objectContaining({ done: 1 })]) }],
  });
});

test("[IDN220] a ready-made exam is assigned as it was seen, whole, and is the class's then; or it is a draft to be changed", async () => {
  const { school, teacher, at, give } = await openDay();
  const list = async () => ((await teacher.ask("GET", `${at}/ready-exams`)).body as ReadyExamList).exams;
  const own = async () => ((await teacher.ask("GET", `${at}/exams`)).body as { exams: readonly ExamView[] }).exams;
  const ready = await list();
  expect(ready.map(({ title }) => title)).toEqual(content.catalog().exams.map(({ title }) => title));
  const before = await own();
  const [first, , last] = ready;
  if (first === undefined || last === undefined) throw new Error("three exams");
  const seen = (exam: typeof first) => exam as unknown as ExamView;
  expect((await give({ ...seen(first), title: "Not what I saw" })).status).toBe(409);
  expect((await give({ ...seen(first), questions: first.questions - 1 })).status).toBe(409);
  expect((await give({ ...seen(first), id: uuidFromName("nothing") })).status).toBe(409);
  expect(await own()).toEqual(before);

  expect((await give(seen(first))).status).toBe(201);
  expect((await list()).map(({ id }) => id)).not.toContain(first.id);
  const mine = (await own()).find(({ id }) => id === first.id);
  expect(mine).toMatchObject({ title: first.title, questions: first.questions, forms: 4, assigned: 1, version: 1 });
  expect(mine?.frozenAt).not.toBeNull();
  const [paper] = await papersOf(school.tablet.browser);
  expect(paper?.paper.items).toHaveLength(first.questions);
  // Once more, as an exam of the class's.
  expect((await give(seen(first))).status).toBe(201);

  // The adaptive one may end sooner, as it does for a learner alone.
  expect(last.selection).toBe("adaptive");
  expect((await give(seen(last))).status).toBe(201);
  const adaptive = (await papersOf(school.tablet.browser)).find((one) => one.paper.plan.selection === "adaptive");
  expect(adaptive?.paper.plan.stop_se).toBeGreaterThan(0);

  const taken = await teacher.ask("POST", `${at}/exams`, { title: "Ours", copyOf: { ready: first.id } });
  expect(viewOf(taken, 201)).toMatchObject({ title: "Ours", questions: first.questions, forms: 4, frozenAt: null });
  expect(stemsOf(viewOf(taken, 201))).toHaveLength(first.questions);
  const nothing = { title: "Ours", copyOf: { ready: uuidFromName("nothing") } };
  expect((await teacher.ask("POST", `${at}/exams`, nothing)).status).toBe(404);
});

test("[IDN233] an exam is given once more: to each the form they had, or the next one, though it has changed since", async () => {
  const { running, school, change, give, teacher, exam } = await openDay();
  const drawn = viewOf(await change(DRAFT, 0));
  // What the class was never given cannot be given again.
  expect((await give(drawn, { again: "same" })).status).toBe(409);
  expect((await give(drawn)).status).toBe(201);
  const { browser: cai } = await openTablet(running, school, "Cai");
  const sat = async (browser: Browser) => {
    const papers = await papersOf(browser);
    return papers.map(({ paper }) => paper.form);
  };
  const [[ben], [hers]] = [await sat(school.tablet.browser), await sat(cai)];
  expect(new Set([ben, hers])).toEqual(new Set([0, 1]));
  expect((await teacher.ask("POST", `${exam}/versions`, {})).status).toBe(201);
  expect((await give(drawn)).status).toBe(409);
  expect((await give(drawn, { again: "same" })).status).toBe(201);
  expect([await sat(school.tablet.browser), await sat(cai)]).toEqual([
    [ben, ben],
    [hers, hers],
  ]);
  expect((await give(drawn, { again: "other" })).status).toBe(201);
  expect([(await sat(school.tablet.browser))[0], (await sat(cai))[0]]).toEqual([hers, ben]);
  expect((await give(drawn, { again: "same", what: { type: "lesson", skill: "g4.fracadd" } })).status).toBe(400);
});

test("[IDN233] other questions of an exam with one form are its next version, as hard, and frozen; none while another one is begun", async () => {
  const { school, change, give, teacher, exam, press } = await openDay();
  const drawn = viewOf(await change({ ...DRAFT, selection: "fixed", forms: 1 }, 0));
  expect((await give(drawn)).status).toBe(201);
  const given = await give(drawn, { again: "other" });
  expect(given).toMatchObject({ status: 201, body: { what: { exam: drawn.id, version: 2, questions: 4 } } });
  const next = viewOf(await teacher.ask("GET", exam));
  expect(next).toMatchObject({ version: 2, frozenAt: expect.any(Number) as number, assigned: 2 });
  expect(stemsOf(next).filter((stem) => stemsOf(drawn).includes(stem))).toEqual([]);
  const [latest, first] = await papersOf(school.tablet.browser);
  const kindsOf = (one: typeof latest) =>
    one?.paper.items.map(({ address }) => `${address.blueprint}/${address.difficulty}`);
  expect(kindsOf(latest)).toEqual(kindsOf(first));
  expect(latest?.paper.items).not.toEqual(first?.paper.items);
  // The first one is still there to be given as it was.
  expect((await give(drawn, { again: "same" })).status).toBe(201);
  expect((await papersOf(school.tablet.browser))[0]?.paper).toEqual(first?.paper);
  const begun = viewOf(await teacher.ask("POST", `${exam}/versions`, {}), 201);
  viewOf(await press("another", begun.revision, 1));
  expect((await give(next, { again: "other" })).status).toBe(409);
  expect((await give(next, { again: "same" })).status).toBe(201);
});

test("[IDN234] of an adaptive exam that may be over sooner it is told so, ready-made, taken over, and with its results; of no other", async () => {
  const { teacher, at, give } = await openDay();
  const ready = ((await teacher.ask("GET", `${at}/ready-exams`)).body as ReadyExamList).exams;
  expect(ready.filter(({ mayEndSooner }) => mayEndSooner).map(({ selection }) => selection)).toEqual(["adaptive"]);
  const adaptive = ready.find(({ mayEndSooner }) => mayEndSooner);
  const copyOf = { ready: adaptive?.id ?? "" };
  const taken = viewOf(await teacher.ask("POST", `${at}/exams`, { title: "Ours", copyOf }), 201);
  expect(taken.mayEndSooner).toBe(true);
  const { id } = (await give(taken)).body as { readonly id: string };
  const results = async () => (await teacher.ask("GET", `${at}/assignments/${id}/results`)).body as ExamResults;
  expect((await results()).mayEndSooner).toBe(true);
  // Whose answers choose nothing has all of its questions.
  const path = `${at}/exams/${taken.id}`;
  const next = viewOf(await teacher.ask("POST", `${path}/versions`, {}), 201);
  const draft: ExamDraft = { ...next.draft, selection: "fixed" };
  const fixed = viewOf(await teacher.ask("PATCH", path, { revision: next.revision, draft }));
  expect(fixed).not.toHaveProperty("mayEndSooner");
  expect((await results()).mayEndSooner).toBe(true);
});

test("[ASG23] an exam goes to apps that say they know exams; others that name types are told what they miss", async () => {
  const { school, change, give } = await openDay();
  const drawn = viewOf(await change(DRAFT, 0));
  const id = ((await give(drawn)).body as { readonly id: string }).id;
  const { learner, browser } = school.tablet;
  const told = async (query: string) => (await browser.ask("GET", `/assignments${query}`)).body;
  // An app of before exams could not read the list with one in it, nor a field more.
  expect(await told("")).toEqual({ learner, assignments: [] });
  expect(await told("?types=skills,lesson,items")).toEqual({ learner, assignments: [], unknown: 1 });
  expect(await told("?types=exam,something-newer")).toMatchObject({ learner, assignments: [{ id }] });
  expect(await told("?types=exam")).not.toHaveProperty("unknown");
});

/** Answers all questions but the last one, right, on a device whose bank has none of them. */
function sitExam(learner: string, given: LearnerAssignment, paper: ExamPaper): readonly TutorEvent[] {
  const gone = { ...content, open: () => ({ ok: false, error: { reason: "not-listed", detail: "" } }) as const };
  const here = withFrozen(gone, paper.items);
  const startedAt = Date.now() + 1_000;
  const device = simulateDevice({ content: here, learner: LearnerId.parse(learner), seed: "exam", startedAt });
  device.perform({ type: "enrol", grade: 4 });
  const session = SessionId.parse(uuidFromName("exam"));
  device.perform({ type: "start-assignment", session, seed: "exam", assignment: { ...given, paper } });
  const act = (command: EvaluationCommand) =>
    device.perform({ type: "activity", kind: "evaluation", command, context: { session, seed: "exam", locale: "en" } });
  for (const { item } of paper.items.slice(0, -1)) {
    act({ type: "answer", item: item.meta.id, given: [...rightAnswer(item)], latencyMs: 4_000 });
  }
  act({ type: "end" });
  return device.events;
}
