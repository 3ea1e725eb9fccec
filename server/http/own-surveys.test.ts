import { expect, test } from "vitest";
import {
  formsOf,
  LearnerId,
  SessionId,
  uuidFromName,
  withForms,
  type LearnerAssignment,
  type Survey,
  type TutorEvent,
} from "#engine";
import type { SchoolAnswer } from "#engine/protocol/identity";
import type { OwnFormList, OwnFormView } from "#engine/protocol/own-forms";
import type { SurveyAnswers } from "#engine/protocol/surveys";
import type { SurveyDraft } from "#engine/own-forms";
import type { z } from "zod";
import type { Answer } from "../identity/school.fixture.ts";
import { simulateDevice, wholeBank } from "../snapshots/simulated-device.fixture.ts";
import { makeRequest } from "../sync/events.fixture.ts";
import { makeSettings, openFirstSchool, startSchool } from "./running-school.fixture.ts";
import { postSync } from "./school.fixture.ts";

const content = await wholeBank();

const base = { required: true, choices: [], ends: { low: "", high: "" }, when: null };
const DRAFT: SurveyDraft = {
  kind: "survey",
  title: "Our week",
  about: "Three questions about this week.",
  questions: [
    { ...base, id: "q1", type: "rating", text: "How was the week?", ends: { low: "hard", high: "smooth" } },
    {
      ...base,
      id: "q2",
      type: "free-text",
      required: false,
      text: "What was hard?",
      when: { question: "q1", is: [0, 1] },
    },
    { ...base, id: "q3", type: "choice", text: "More of this?", choices: ["Yes", "No"] },
  ],
  thanks: "Thank you.",
};

async function openDay() {
  const running = await startSchool(await makeSettings());
  const school = await openFirstSchool(running, ["Ben", "Cai"]);
  const at = `/classes/${school.class.id}`;
  const { teacher } = school;
  const made = await teacher.ask("POST", `${at}/own-forms`, { kind: "survey", title: "New", copyOf: null });
  const form = `${at}/own-forms/${viewOf(made, 201).id}`;
  const change = async (draft: SurveyDraft, revision: number) => teacher.ask("PATCH", form, { revision, draft });
  const give = async ({ id, version, title, revision }: Pick<OwnFormView, "id" | "version" | "title" | "revision">) =>
    teacher.ask("POST", `${at}/assignments`, {
      what: { type: "survey", survey: id, version, title },
      to: { type: "class" },
      from: null,
      due: null,
      afterDue: "open",
      note: "",
      revision,
    });
  const list = async () => ((await teacher.ask("GET", `${at}/own-forms`)).body as z.infer<typeof OwnFormList>).forms;
  return { running, school, teacher, at, form, change, give, list };
}

function viewOf({ body, status }: Answer, wanted = 200): OwnFormView {
  expect(status).toBe(wanted);
  return body as OwnFormView;
}

const refusal = (title: string, status = 409) => ({ status, body: { title } });

test("[IDN200] a draft may be unfinished; nobody changes what they have not seen; one is copied, and taken away", async () => {
  const { change, teacher, at, form, list } = await openDay();
  const unfinished = { ...DRAFT, questions: [{ ...base, id: "q1", type: "choice" as const, text: "" }] };
  const first = viewOf(await change(unfinished, 0));
  expect(first).toMatchObject({
    title: "Our week",
    count: 1,
    version: 1,
    revision: 1,
    frozenAt: null,
    survey: null,
  });
  expect(await change(DRAFT, 0)).toMatchObject(refusal("The survey has changed meanwhile: look at it again."));
  const whole = viewOf(await change(DRAFT, 1));
  expect(whole.survey?.questions.map(({ choices, when }) => [choices, when])).toEqual([
    [["1: hard", "2", "3", "4", "5: smooth"], undefined],
    [[], { question: "q1", is: ["1: hard", "2"] }],
    [["Yes", "No"], undefined],
  ]);
  expect(viewOf(await teacher.ask("GET", form))).toEqual(whole);
  const other = (await teacher.ask("POST", "/classes", { name: "5a" })).body as { readonly id: string };
  const copyOf = { class: at.split("/")[2], form: whole.id };
  const elsewhere = { kind: "survey", title: "For 5a", copyOf };
  expect(viewOf(await teacher.ask("POST", `/classes/${other.id}/own-forms`, elsewhere), 201).draft).toEqual({
    ...DRAFT,
    title: "For 5a",
  });
  const nowhere = { ...elsewhere, copyOf: { ...copyOf, class: other.id } };
  expect((await teacher.ask("POST", `${at}/own-forms`, nowhere)).status).toBe(404);
  expect((await teacher.ask("DELETE", form)).status).toBe(204);
  expect(await list()).toEqual([]);
});

test("[IDN22] as long a survey as may be made is read, in letters of three bytes", async () => {
  const { change } = await openDay();
  const [text, choice, end] = ["長".repeat(300), "長".repeat(79), "長".repeat(40)];
  const questions = Array.from({ length: 30 }, (_, at) => ({
    ...base,
    id: `q${at + 1}`,
    type: "choice" as const,
    text,
    choices: Array.from({ length: 8 }, (_, n) => `${choice}${n}`),
    ends: { low: end, high: end },
  }));
  expect(viewOf(await change({ ...DRAFT, questions }, 0)).count).toBe(30);
});

test("[IDN201] it is assigned without faults alone, as it was seen; then it is frozen, and a change is the next version", async () => {
  const { change, give, teacher, form, school } = await openDay();
  const empty = viewOf(await teacher.ask("GET", form));
  expect(await give(empty)).toMatchObject(refusal("It cannot be assigned yet: it has no questions."));
  const later = DRAFT.questions.toReversed();
  const turned = viewOf(await change({ ...DRAFT, questions: later }, 0));
  expect(await give(turned)).toMatchObject(
    refusal("It cannot be assigned yet: question 2 is asked after a question that stands behind it."),
  );
  const seen = viewOf(await change(DRAFT, turned.revision));
  const more = viewOf(await change({ ...DRAFT, about: "Changed by somebody else." }, seen.revision));
  expect(await give(seen)).toMatchObject(refusal("The survey has changed meanwhile: look at it again."));
  expect(await give({ ...more, title: "Another" })).toMatchObject({ status: 409 });
  expect(viewOf(await teacher.ask("GET", form)).frozenAt).toBeNull();
  expect(await give(more)).toMatchObject({
    status: 201,
    body: { unit: "survey", what: { survey: more.id, version: 1 } },
  });
  const frozen = viewOf(await teacher.ask("GET", form));
  expect(frozen).toMatchObject({ assigned: 1, frozenAt: expect.any(Number) as number });
  expect(frozen.survey).toEqual(more.survey);
  expect(await change(DRAFT, frozen.revision)).toMatchObject(
    refusal("This version is assigned and stays as it is: begin a new version to change it."),
  );
  expect((await teacher.ask("DELETE", form)).status).toBe(409);
  // Of a version that is frozen no revision need be named: it stays as it is.
  expect((await give({ ...frozen, revision: 0 })).status).toBe(201);
  const next = viewOf(await teacher.ask("POST", `${form}/versions`, {}), 201);
  expect(next).toMatchObject({ version: 2, frozenAt: null });
  expect((await teacher.ask("POST", `${form}/versions`, {})).status).toBe(409);
  const second = viewOf(await change({ ...DRAFT, title: "Our month" }, next.revision));
  expect(await give(frozen)).toMatchObject({ status: 409 });
  expect((await give(second)).status).toBe(201);
  const given = (await school.tablet.browser.ask("GET", "/assignments?types=survey"))
    .body as SchoolAnswer<"GET /assignments">;
  expect(
    given.assignments.map(({ survey }) => survey?.title).toSorted((a, b) => ((a ?? "") < (b ?? "") ? -1 : 1)),
  ).toEqual(["Our month", "Our week", "Our week"]);
});

test("[IDN187] [IDN202] what a pupil answered offline to one of the class's own stands in the class's table", async () => {
  const { running, school, teacher, at, change, give } = await openDay();
  const { learner, browser } = school.tablet;
  expect((await browser.ask("GET", `${at}/own-forms`)).status).toBe(403);
  const view = viewOf(await change(DRAFT, 0));
  const { id } = (await give(view)).body as { readonly id: string };
  const { assignments } = (await browser.ask("GET", "/assignments?types=survey"))
    .body as SchoolAnswer<"GET /assignments">;
  const [assignment] = assignments;
  if (assignment === undefined) throw new Error("nothing is given");
  expect(assignment.survey).toEqual(view.survey);
  const given = { q1: "2", q2: "The long division", q3: "Yes" };
  const events = answerAll(learner, assignment, given);
  const reply = await postSync(running, browser, makeRequest([...events], { learner: LearnerId.parse(learner) }));
  expect(reply.status).toBe(200);
  const answers = (await teacher.ask("GET", `${at}/assignments/${id}/answers`)).body as SurveyAnswers;
  expect(answers.questions.map(({ text }) => text)).toEqual(DRAFT.questions.map(({ text }) => text));
  expect(answers.questions[0]).toMatchObject({ type: "rating", answered: 1, median: 2 });
  const ben = answers.pupils.find(({ name }) => name === "Ben");
  expect(ben?.answers.map((one) => one.given)).toEqual([["2"], ["The long division"], ["Yes"]]);
  expect(answers.pupils.find(({ name }) => name === "Cai")).toMatchObject({ state: "not-begun", answers: [] });
});

test("[IDN200] [IDN201] a guide of the class's own is kept, assigned and delivered whole as a survey is, and is none to answer", async () => {
  const { teacher, at, school, list, change } = await openDay();
  const made = viewOf(
    await teacher.ask("POST", `${at}/own-forms`, { kind: "guide", title: "Check", copyOf: null }),
    201,
  );
  expect(made).toMatchObject({ kind: "guide", count: 0, survey: null, guide: null });
  const form = `${at}/own-forms/${made.id}`;
  const step = { id: "s1", type: "continue", title: "Look", text: "Look at it once more.", choices: [], to: "next" };
  const draft = { kind: "guide", title: "Check", about: "", steps: [step, { ...step, id: "s2" }], closing: "" };
  const patch = (changed: object, revision: number) => teacher.ask("PATCH", form, { revision, draft: changed });
  const lost = viewOf(await patch({ ...draft, steps: [{ ...step, to: "s9" }] }, 0));
  const give = ({ revision }: OwnFormView, type = "guide") => {
    const what = { type, [type]: made.id, version: 1, title: "Check" };
    const rest = { to: { type: "class" }, from: null, due: null, afterDue: "open", note: "" };
    return teacher.ask("POST", `${at}/assignments`, { what, ...rest, revision });
  };
  expect(await give(lost)).toMatchObject(
    refusal("It cannot be assigned yet: step 1 leads to a step that is there no more."),
  );
  const whole = viewOf(await patch(draft, lost.revision));
  expect(whole.guide?.steps.map(({ id, next }) => [id, next])).toEqual([
    ["s1", [{ to: "s2" }]],
    ["s2", [{ to: null }]],
  ]);
  // A draft of another kind, and an assignment of one, are not of this form.
  expect((await patch(DRAFT, whole.revision)).status).toBe(409);
  expect((await give(whole, "survey")).status).toBe(409);
  expect((await give({ ...whole, revision: lost.revision })).status).toBe(409);
  const { id } = (await give(whole)).body as { readonly id: string };
  const { assignments } = (await school.tablet.browser.ask("GET", "/assignments?types=guide"))
    .body as SchoolAnswer<"GET /assignments">;
  expect(assignments).toMatchObject([{ id, guide: whole.guide }]);
  expect(await list()).toMatchObject([{ kind: "guide", assigned: 1 }, { kind: "survey" }]);
  expect((await teacher.ask("GET", `${at}/assignments/${id}/answers`)).status).toBe(409);
  expect((await change(DRAFT, 0)).status).toBe(200);
});

/** To its end, on a device whose bank has no surveys. */
function answerAll(
  learner: string,
  assignment: LearnerAssignment,
  given: Readonly<Record<string, string>>,
): readonly TutorEvent[] {
  const gone = { ...content, catalog: () => ({ curricula: [], exams: [], surveys: [] as Survey[], workflows: [] }) };
  const device = simulateDevice({
    content: withForms(gone, formsOf([assignment])),
    learner: LearnerId.parse(learner),
    seed: "own survey",
    startedAt: Date.now() + 1_000,
  });
  device.perform({ type: "enrol", grade: 4 });
  const session = SessionId.parse(uuidFromName("own survey"));
  device.perform({ type: "start-assignment", session, seed: "own survey", assignment });
  for (const { id: question } of assignment.survey?.questions ?? []) {
    const command = { type: "answer" as const, question, given: [given[question] ?? ""] };
    device.perform({
      type: "activity",
      kind: "survey",
      command,
      context: { session, seed: "own survey", locale: "en" },
    });
  }
  return device.events;
}
