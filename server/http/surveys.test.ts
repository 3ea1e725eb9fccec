import { expect, test } from "vitest";
import {
  formsOf,
  LearnerId,
  SessionId,
  uuidFromName,
  withForms,
  type ActivityCommand,
  type AssignmentWhat,
  type LearnerAssignment,
  type TutorEvent,
} from "#engine";
import type { AlertView } from "#engine/protocol/class";
import type { SchoolAnswer } from "#engine/protocol/identity";
import type { FormList, SurveyAnswers } from "#engine/protocol/surveys";
import { simulateDevice, wholeBank } from "../snapshots/simulated-device.fixture.ts";
import { makeRequest } from "../sync/events.fixture.ts";
import { makeSettings, openFirstSchool, openTablet, startSchool } from "./running-school.fixture.ts";
import { postSync } from "./school.fixture.ts";

type SurveyCommand = Extract<ActivityCommand, { readonly kind: "survey" }>["command"];

const content = await wholeBank();
const WORDS = "i want to disappear forever";

async function openDay() {
  const running = await startSchool(await makeSettings());
  const school = await openFirstSchool(running, ["Ben", "Cai"]);
  const at = `/classes/${school.class.id}`;
  const { teacher } = school;
  const forms = (await teacher.ask("GET", `${at}/forms`)).body as FormList;
  const give = async (what: AssignmentWhat, more: object = {}) => {
    const rest = { to: { type: "class" }, from: null, due: null, afterDue: "open", note: "" };
    return teacher.ask("POST", `${at}/assignments`, { what, ...rest, ...more });
  };
  const survey = forms.surveys.find(({ id }) => id === "end-of-unit");
  const [guide] = forms.guides;
  if (survey === undefined || guide === undefined) throw new Error("the bank has none");
  const whatSurvey = { type: "survey", survey: survey.id, version: survey.version, title: survey.title } as const;
  const whatGuide = { type: "guide", guide: guide.id, version: guide.version, title: guide.title } as const;
  return { running, school, teacher, at, give, survey, guide, whatSurvey, whatGuide };
}

test("[IDN186] a survey or a guide is given as the list has it, and goes whole to the learner", async () => {
  const { school, give, survey, guide, whatSurvey, whatGuide } = await openDay();
  for (const stranger of [
    { ...whatSurvey, survey: "none" },
    { ...whatSurvey, version: whatSurvey.version + 1 },
    { ...whatGuide, title: "Another" },
  ]) {
    expect(await give(stranger)).toMatchObject({
      status: 409,
      body: { title: expect.stringMatching(/open the list/u) },
    });
  }
  expect(await give(whatSurvey)).toMatchObject({ status: 201, body: { unit: "survey", what: whatSurvey } });
  expect(await give(whatGuide)).toMatchObject({ status: 201, body: { unit: "guide" } });
  const { assignments } = (await school.tablet.browser.ask("GET", "/assignments?types=survey,guide"))
    .body as SchoolAnswer<"GET /assignments">;
  const brought = (type: string) => {
    const one = assignments.find(({ what }) => what.type === type);
    return [one?.what, one?.survey, one?.guide];
  };
  expect(brought("survey")).toEqual([whatSurvey, survey, undefined]);
  expect(brought("guide")).toEqual([whatGuide, undefined, guide]);
});

test("[IDN187] [IDN188] what a pupil answered offline stands in the class's table; serious words are in the alert alone", async () => {
  const { running, school, teacher, at, give, survey, whatSurvey, whatGuide } = await openDay();
  const { id } = (await give(whatSurvey)).body as { readonly id: string };
  const guideId = ((await give(whatGuide)).body as { readonly id: string }).id;
  const { browser, learner } = school.tablet;
  const { assignments } = (await browser.ask("GET", "/assignments?types=survey,guide"))
    .body as SchoolAnswer<"GET /assignments">;
  const assignment = assignments.find((one) => one.id === id);
  if (assignment === undefined) throw new Error("nothing is given");
  const events = answerAll(learner, assignment);
  const reply = await postSync(running, browser, makeRequest([...events], { learner: LearnerId.parse(learner) }));
  expect(reply.status).toBe(200);

  const answers = (await teacher.ask("GET", `${at}/assignments/${id}/answers`)).body as SurveyAnswers;
  expect(answers).toMatchObject({ title: survey.title, version: survey.version, due: null, unknown: 0 });
  expect(answers.questions.map(({ text }) => text)).toEqual(survey.questions.map(({ text }) => text));
  const told = (name: string) => answers.pupils.find((one) => one.name === name);
  expect(told("Cai")).toMatchObject({ state: "not-begun", answers: [], doneAt: null });
  expect(told("Ben")).toMatchObject({ state: "done", daysLate: 0 });
  const place = (question: string) => survey.questions.findIndex((one) => one.id === question);
  expect(told("Ben")?.answers[place("sure")]).toEqual({
    outcome: "answered",
    given: ["Not sure at all"],
    hidden: false,
  });
  expect(told("Ben")?.answers[place("unclear")]).toEqual({ outcome: "answered", given: ["…"], hidden: true });
  expect(answers.questions[place("sure")]).toMatchObject({ answered: 1, median: 1 });
  expect(JSON.stringify(answers)).not.toContain("disappear");

  const list = (await teacher.ask("GET", `${at}/assignments`)).body as SchoolAnswer<"GET /classes/{class}/assignments">;
  const done = list.assignments.find((one) => one.id === id)?.pupils.map((pupil) => pupil.done);
  expect(done?.toSorted((a, b) => a - b)).toEqual([0, 1]);
  const { alerts } = (await teacher.ask("GET", "/alerts")).body as { readonly alerts: readonly AlertView[] };
  const alert = alerts.find(({ kind }) => kind === "urgent");
  const words = await teacher.ask("POST", "/alerts/words", { learner, id: alert?.id });
  expect(words.body).toEqual({ words: WORDS });

  expect((await teacher.ask("GET", `${at}/assignments/${guideId}/answers`)).status).toBe(409);
  const cai = await openTablet(running, school, "Cai");
  expect((await cai.browser.ask("GET", `${at}/assignments/${id}/answers`)).status).toBe(403);
});

/** To its end, on a device whose bank has no surveys any more. */
function answerAll(learner: string, assignment: LearnerAssignment): readonly TutorEvent[] {
  const gone = { ...content, catalog: () => ({ curricula: [], exams: [], surveys: [], workflows: [] }) };
  const here = withForms(gone, formsOf([assignment]));
  const device = simulateDevice({
    content: here,
    learner: LearnerId.parse(learner),
    seed: "survey",
    startedAt: Date.now() + 1_000,
  });
  device.perform({ type: "enrol", grade: 4 });
  const session = SessionId.parse(uuidFromName("survey"));
  device.perform({ type: "start-assignment", session, seed: "survey", assignment });
  const given: Readonly<Record<string, string>> = { sure: "Not sure at all", unclear: WORDS };
  for (const { id: question, choices } of assignment.survey?.questions ?? []) {
    const state = device.state().activities.survey;
    if (state === null || state.endedAt !== null) break;
    const text = given[question] ?? choices[0];
    const command: SurveyCommand =
      text === undefined ? { type: "skip", question } : { type: "answer", question, given: [text] };
    device.perform({ type: "activity", kind: "survey", command, context: { session, seed: "survey", locale: "en" } });
  }
  return device.events;
}
