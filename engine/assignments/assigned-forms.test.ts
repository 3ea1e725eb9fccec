import { expect, test } from "vitest";
import { uuidFromName } from "../hash.ts";
import { SessionId } from "../ids.ts";
import { withForms } from "../items/content.ts";
import { ALL_PARTS } from "../parts/all.ts";
import { answeredOf, evolvePupil, initialPupilFold } from "../reports/class/index.ts";
import type { Survey } from "../sessions/survey/survey.ts";
import type { Workflow } from "../sessions/workflow/workflow.ts";
import { driveTutor, foldsAlike, type Drive } from "../testing/drive-tutor.ts";
import { toyContent } from "../testing/index.ts";
import { viewActivityHistory } from "../views/activity-replay.ts";
import { viewCatalog } from "../views/activities-view.ts";
import { isUnderWay } from "./assigned-source.ts";
import { LearnerAssignment } from "./assignment.ts";
import { formsOf } from "./given-forms.ts";
import { viewAssignments } from "./view-assignments.ts";

const SURVEY: Survey = {
  id: "toy",
  version: 1,
  createdOn: "2026-11-20",
  title: "Toy",
  about: "A toy.",
  thanks: "Thank you.",
  questions: [
    { id: "like", type: "choice", required: true, text: "Do you like it?", choices: ["no", "yes"] },
    { id: "why", type: "free-text", required: false, text: "Why?", choices: [] },
  ],
};
const GUIDE: Workflow = {
  id: "steps",
  version: 1,
  createdOn: "2026-11-20",
  title: "Steps",
  about: "Two steps.",
  closing: "That is it.",
  steps: [
    { id: "a", title: "A", text: "First.", type: "continue", choices: [], next: [{ to: "b" }] },
    { id: "b", title: "B", text: "Last.", type: "continue", choices: [], next: [{ to: null }] },
  ],
};
const bank = {
  ...toyContent(),
  // The bank has another version by now: what was given is asked.
  catalog: () => ({
    curricula: [],
    exams: [],
    surveys: [{ ...SURVEY, version: 2, questions: SURVEY.questions.slice(1) }],
    workflows: [{ ...GUIDE, version: 2, steps: GUIDE.steps.slice(1) }],
  }),
  part: <Name extends keyof typeof ALL_PARTS>(name: Name) => ALL_PARTS[name],
};

const given = { from: 0, due: null, afterDue: "open", note: "", teacher: "Ms Okafor" };
const survey = LearnerAssignment.parse({
  ...given,
  id: uuidFromName("a survey"),
  what: { type: "survey", survey: "toy", version: 1, title: "Toy" },
  survey: SURVEY,
});
const guide = LearnerAssignment.parse({
  ...given,
  id: uuidFromName("a guide"),
  what: { type: "guide", guide: "steps", version: 1, title: "Steps" },
  guide: GUIDE,
});
const second = LearnerAssignment.parse({ ...survey, id: uuidFromName("a second survey") });
const content = withForms(bank, formsOf([survey, second, guide]));

let sessions = 0;
function start(drive: Drive, assignment: LearnerAssignment) {
  const session = SessionId.parse(uuidFromName(`session/${sessions++}`));
  const done = drive.perform({ type: "start-assignment", session, seed: `${sessions}`, assignment });
  return done.ok ? done.value.map(({ type }) => type) : done.error;
}

const seen = (drive: Drive, one: LearnerAssignment) => viewAssignments([one], drive.state, drive.env)[0];
const answer = (drive: Drive, question: string, ...texts: string[]) =>
  drive.act({ kind: "survey", command: { type: "answer", question, given: texts } });
const asked = ({ state, env }: Drive) => content.part("survey").view(state, env);

test("[ASG25] a survey is begun as one of its own, gone on with while it is open, done with its last answer, and done once", () => {
  const drive = driveTutor(content);
  drive.act({ kind: "survey", command: { type: "start", survey: "toy" } });
  expect(asked(drive)).toMatchObject({ questionId: "why", isAssigned: false });
  expect(start(drive, survey)).toEqual(["activity_paused", "activity_started", "assignment_begun"]);
  expect(asked(drive)).toMatchObject({ questionId: "like", isAssigned: true, total: 2 });
  answer(drive, "like", "yes");
  expect(start(drive, survey)).toEqual([]);
  expect(seen(drive, survey)).toMatchObject({ kind: "survey", unit: "survey", done: 0, of: 1, doneAt: null });
  answer(drive, "why", "It is fun.");
  expect(seen(drive, survey)).toMatchObject({ done: 1, of: 1, form: { title: "Toy", about: "A toy." } });
  expect(seen(drive, survey)?.doneAt).not.toBeNull();
  expect(start(drive, survey)).toEqual({ type: "not-allowed" });
  // Also where what was given is gone, the history knows how it was called.
  const [latest] = viewActivityHistory(drive.state, { ...drive.env, content: bank });
  expect(latest).toMatchObject({ kind: "survey", title: "Toy", ended: "complete" });
  for (const [cut, whole] of foldsAlike(drive, ({ assignments, activities }) => ({ assignments, activities }))) {
    expect(cut).toEqual(whole);
  }
});

test("[ASG25] one that was left for another one is not done, and is gone on with; the page alone begins none", () => {
  const drive = driveTutor(content);
  const form = seen(drive, survey)?.form?.id ?? "";
  const page = drive.act({ kind: "survey", command: { type: "start", survey: form } });
  expect(page).toEqual({ ok: false, error: { type: "not-allowed" } });
  start(drive, survey);
  // Opened again by its address while it is open, it goes on.
  expect(drive.act({ kind: "survey", command: { type: "start", survey: form } })).toEqual({ ok: true, value: [] });
  drive.act({ kind: "survey", command: { type: "start", survey: "toy" } });
  answer(drive, "why", "My own.");
  expect(seen(drive, survey)).toMatchObject({ done: 0, doneAt: null });
  expect(start(drive, survey)).toEqual(["activity_resumed"]);
});

test("[ASG25] [SVY5] a second given survey lets a half-answered one wait with its answers, and each is done by itself", () => {
  const drive = driveTutor(content);
  start(drive, survey);
  answer(drive, "like", "no");
  expect(start(drive, second)).toEqual(["activity_paused", "activity_started", "assignment_begun"]);
  expect(asked(drive)).toMatchObject({ questionId: "like", position: 1 });
  answer(drive, "like", "yes");
  // What waits is under way as well: it stays on the device, whatever is taken back.
  expect([isUnderWay(drive.state, survey.id), isUnderWay(drive.state, second.id)]).toEqual([true, true]);
  expect(start(drive, survey)).toEqual(["activity_paused", "activity_resumed"]);
  expect(asked(drive)).toMatchObject({ questionId: "why", position: 2, isPaused: false });
  expect(asked(drive)?.answers).toEqual([{ question: "Do you like it?", given: ["no"] }]);
  answer(drive, "why", "It is long.");
  expect([seen(drive, survey)?.done, seen(drive, second)?.done]).toEqual([1, 0]);
  expect(isUnderWay(drive.state, survey.id)).toBe(false);
  // Gone on with by its address, once it was begun.
  const form = seen(drive, second)?.form?.id ?? "";
  expect(drive.act({ kind: "survey", command: { type: "start", survey: form } }).ok).toBe(true);
  answer(drive, "why", "It is short.");
  expect([seen(drive, survey)?.done, seen(drive, second)?.done]).toEqual([1, 1]);
  expect(drive.events.filter(({ type }) => type === "assignment_begun")).toHaveLength(2);
  expect(drive.state.activities.survey?.parked).toEqual([]);
  const folds = drive.events.reduce((fold, event) => evolvePupil(fold, event, event.wall), initialPupilFold);
  for (const [one, words] of [
    [survey, "no"],
    [second, "yes"],
  ] as const) {
    const told = answeredOf(folds.surveys, one.id);
    expect(told?.doneAt).not.toBeNull();
    expect(told?.answers[0]).toMatchObject({ question: "like", given: [words] });
  }
  for (const [cut, whole] of foldsAlike(drive, ({ assignments, activities }) => ({ assignments, activities }))) {
    expect(cut).toEqual(whole);
  }
});

test("[SVY5] an answer of another device to a survey that waits counts, and its end takes it from those that wait", () => {
  const drive = driveTutor(content);
  start(drive, survey);
  const { id } = drive.state.activities.survey ?? {};
  start(drive, second);
  const from = drive.events.at(-1);
  if (id === undefined || from === undefined) throw new Error("nothing was begun");
  const body = { session: id, question: "like", given: ["yes"], skipped: false };
  const { activities } = drive.evolved({ ...from, type: "survey_answered", body });
  expect(activities.survey?.answers).toEqual([]);
  expect(activities.survey?.parked[0]).toMatchObject({ id, answers: [{ question: "like", given: ["yes"] }] });
  const over = { session: id, kind: "survey", reason: "complete" } as const;
  const after = drive.evolved({ ...from, type: "activity_ended", body: over });
  expect(after.activities.survey).toMatchObject({ endedAt: null, parked: [] });
});

test("[SVY5] of more than twelve that wait the one left longest ago ends", () => {
  const many = Array.from({ length: 15 }, (_, at) => ({ ...SURVEY, id: `many ${at}` }));
  const drive = driveTutor({ ...content, catalog: () => ({ ...content.catalog(), surveys: many }) });
  for (const { id } of many) drive.act({ kind: "survey", command: { type: "start", survey: id } });
  const { source, parked } = drive.state.activities.survey ?? { parked: [] };
  expect(source).toBe("many 14");
  expect(parked.map((one) => one.source)).toEqual(many.slice(2, 14).map(({ id }) => id));
  const ends = drive.events.filter(({ type }) => type === "activity_ended");
  expect(ends.map(({ body }) => body)).toMatchObject([{ reason: "replaced" }, { reason: "replaced" }]);
});

test("[ASG25] a guide is done with its last step, and not by stopping", () => {
  const drive = driveTutor(content);
  const step = (id: string) => drive.act({ kind: "workflow", command: { type: "answer", step: id, given: [] } });
  start(drive, guide);
  step("a");
  drive.act({ kind: "workflow", command: { type: "end" } });
  expect(seen(drive, guide)).toMatchObject({ kind: "guide", done: 0 });
  expect(start(drive, guide)).toContain("assignment_begun");
  step("a");
  step("b");
  expect(seen(drive, guide)).toMatchObject({ done: 1, of: 1 });
  expect(start(drive, guide)).toEqual({ type: "not-allowed" });
});

test("[ASG26] it is offered nowhere else, and without its content it is not begun", () => {
  const drive = driveTutor(content);
  const { surveys, workflows } = viewCatalog(drive.state, drive.env);
  expect([surveys.map(({ id }) => id), workflows.map(({ id }) => id)]).toEqual([["toy"], ["steps"]]);
  const { survey: _, ...bare } = survey;
  expect(start(drive, bare)).toEqual({ type: "not-found", what: "survey" });
});
