import fc from "fast-check";
import { expect, test } from "vitest";
import { NO_ADJUSTMENTS } from "../../adjustments/adjustments.ts";
import { AssignmentId, LearnerAssignment, type ExamPaper } from "../../assignments/assignment.ts";
import type { TutorEvent } from "../../events/tutor-event.ts";
import { uuidFromName } from "../../hash.ts";
import { LearnerId, SessionId, SkillId } from "../../ids.ts";
import { withFrozen } from "../../items/content.ts";
import { examContent, makeBlueprint, makeDriver } from "../../sessions/evaluation/exam-driver.fixture.ts";
import { examDesk } from "../../sessions/evaluation/state.ts";
import { drawForms, ExamDraft, freezeForm, planOwnExam } from "../../sessions/evaluation/own/index.ts";
import {
  evolvePupil,
  initialPupilFold,
  sittingOf,
  overviewOf,
  viewExamResults,
  viewReport,
  type ExamPupil,
} from "./index.ts";
import { reportOf } from "./report-of.fixture.ts";

const content = examContent([], 12);
const env = { content, now: 0 };
const ID = AssignmentId.parse(uuidFromName("given"));
const EXAM = uuidFromName("own exam");
const skills = ["t.add", "t.sub"].map((id) => SkillId.parse(id));

const draft = ExamDraft.parse({
  title: "Sums",
  sections: [{ name: "", skills, items: 4, mix: { easy: 1, medium: 0, hard: 0 }, sort: null, itemLimitMs: null }],
  selection: "random",
  forms: 2,
  limitMs: null,
  canGoBack: true,
});

const papers = drawForms({ id: EXAM, draft }, [], env).map((form, at): ExamPaper => {
  const plan = planOwnExam({ id: EXAM, draft }, env);
  const frozen = plan === null ? undefined : freezeForm(plan, form, env);
  if (frozen?.ok !== true) throw new Error("nothing is drawn");
  return { form: at, plan: frozen.value.plan, items: [...frozen.value.items] };
});

/** What is typed to each question: right, an error that a rule explains, any other, or nothing. */
type Typed = "right" | "rule" | "other" | "none";

function sit(name: string, form: number, typed: readonly Typed[], isOver = true): readonly TutorEvent[] {
  const driver = makeDriver(content, name);
  const what = { type: "exam", exam: EXAM, version: 1, title: "Sums", questions: 4 };
  const given = { id: ID, what, from: 0, due: null, afterDue: "open", note: "", teacher: "", paper: papers[form] };
  const session = SessionId.parse(uuidFromName(`session/${name}`));
  driver.perform({ type: "start-assignment", session, seed: name, assignment: LearnerAssignment.parse(given) });
  for (const [index, how] of typed.entries()) {
    driver.act({ type: "go", position: index + 1 });
    const desk = examDesk(driver.exam());
    const opened = desk === null ? undefined : content.open(desk.address);
    if (opened?.ok !== true) throw new Error("no question");
    const rule = opened.value.item.misconceptions[0]?.trigger.value ?? "77777";
    const texts = { right: driver.right(), rule, other: "99999" };
    if (how !== "none") driver.answer(texts[how]);
  }
  if (isOver) driver.act({ type: "end" });
  return driver.events;
}

function pupil(name: string, form: number, events: readonly TutorEvent[]): ExamPupil {
  const fold = events.reduce((before, event) => evolvePupil(before, event, event.wall + 500), initialPupilFold);
  return { learner: LearnerId.parse(uuidFromName(name)), form, sat: sittingOf(fold.sat, ID) };
}

const later = withFrozen(
  { ...content, open: () => ({ ok: false, error: { reason: "not-listed", detail: "" } }) as const },
  [],
);

test("[CLS40] it is marked from what was typed and the frozen questions, whatever the bank has by now", () => {
  const ben = pupil("ben", 0, sit("ben", 0, ["right", "rule", "other", "none"]));
  const cai = pupil("cai", 1, sit("cai", 1, ["right", "right", "right", "right"]));
  const dee = pupil("dee", 0, sit("dee", 0, ["right", "right"], false));
  const eve = pupil("eve", 1, []);
  const view = viewExamResults(papers, [ben, cai, dee, eve], { content: later, now: 0 });
  expect(view.pupils.map(({ state, points, of }) => [state, points, of])).toEqual([
    ["done", 1, 4],
    ["done", 4, 4],
    ["begun", 0, 4],
    ["not-begun", 0, 4],
  ]);
  expect(view.pupils[0]?.answers.map(({ outcome }) => outcome)).toEqual([
    "correct",
    "incorrect",
    "incorrect",
    "unanswered",
  ]);
  // Nothing is marked before the end.
  expect(view.pupils[2]?.answers).toEqual([]);
  expect(view.questions).toHaveLength(8);
  expect(view.questions[1]).toMatchObject({ form: 0, position: 2, incorrect: 1, correct: 0 });
  expect(view.misconceptions[0]?.pupils).toEqual([ben.learner]);
  expect(view.pupils[0]?.answers[1]?.misconception).toBe(0);
});

test("[CLS40] answers to other questions than the form's, and what a log says of its own marks, count for nothing", () => {
  const events = sit("ben", 0, ["right", "right", "right", "right"]);
  const forged = events.map((event) =>
    event.type === "exam_item_served" && event.body.position === 1
      ? { ...event, body: { ...event.body, seed: event.body.seed + 1 } }
      : event.type === "exam_scored"
        ? { ...event, body: { ...event.body, points: 400 } }
        : event,
  );
  const view = viewExamResults(papers, [pupil("ben", 0, forged)], env);
  expect(view.pupils[0]).toMatchObject({ points: 3, of: 4 });
  expect(view.pupils[0]?.answers[0]).toMatchObject({ outcome: "unanswered", given: [] });
  // Dealt another form than the one that was sat.
  expect(viewExamResults(papers, [pupil("ben", 1, events)], env).pupils[0]?.points).toBe(0);
});

test("[CLS40] what comes after the end changes nothing, and the first sitting counts", () => {
  const events = sit("ben", 0, ["right", "none", "none", "none"]);
  const answered = events.find(({ type }) => type === "exam_answered");
  const begun = events.find(({ type }) => type === "assignment_begun");
  if (answered === undefined || begun === undefined) throw new Error("nothing was answered");
  const before = pupil("ben", 0, events);
  expect(pupil("ben", 0, [...events, answered, begun])).toEqual(before);
});

test("[CLS44] a report tells of each exam what was set when it began, whatever is set since", () => {
  const driver = makeDriver(examContent([makeBlueprint({ limitMs: 600_000 })], 12), "ada");
  const adjusted = () => {
    const log = driver.events.map((event) => ({ event, ots: event.wall + 500 }));
    const fold = log.reduce((before, { event, ots }) => evolvePupil(before, event, ots), initialPupilFold);
    return viewReport(fold, reportOf(log, 0), driver.env()).activities.map((one) => one.adjusted);
  };
  const sit = (seed: string) => {
    driver.wait(60_000);
    driver.start("toy", seed);
    driver.answer();
    driver.act({ type: "end" });
  };
  sit("plain");
  expect(adjusted()).toEqual([undefined]);
  driver.adjustments = { ...NO_ADJUSTMENTS, extraTime: "half", readAloud: true };
  sit("adjusted");
  driver.adjustments = null;
  expect(adjusted()).toEqual([{ extra_time: "half", read_aloud: true }, undefined]);
});

test("[CLS41] counts, shares and misconceptions add up, whatever is answered", () => {
  const typed = fc.array(fc.constantFrom<Typed>("right", "rule", "other", "none"), { minLength: 4, maxLength: 4 });
  const sitting = fc.record({ form: fc.constantFrom(0, 1), typed, isOver: fc.boolean() });
  fc.assert(
    fc.property(fc.array(sitting, { minLength: 1, maxLength: 4 }), (sittings) => {
      const pupils = sittings.map(({ form, typed: how, isOver }, at) =>
        pupil(`pupil ${at}`, form, sit(`pupil ${at}`, form, how, isOver)),
      );
      const view = viewExamResults(papers, pupils, env);
      const answers = view.pupils.flatMap((one) => one.answers);
      const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
      expect(answers).toHaveLength(4 * view.pupils.filter(({ state }) => state === "done").length);
      for (const outcome of ["correct", "partial", "incorrect", "unanswered"] as const) {
        expect(sum(view.questions.map((one) => one[outcome]))).toBe(
          answers.filter((one) => one.outcome === outcome).length,
        );
      }
      const points = sum(answers.map((one) => one.points));
      expect(points).toBe(sum(view.pupils.map((one) => one.points)));
      for (const shares of [view.skills, view.sorts]) {
        expect(sum(shares.map((one) => one.points))).toBeCloseTo(points);
        expect(sum(shares.map(({ of }) => of))).toBe(answers.length);
      }
      for (const [index, { pupils: who }] of view.misconceptions.entries()) {
        const having = view.pupils.filter((one) => one.answers.some(({ misconception }) => misconception === index));
        expect(new Set(who)).toEqual(new Set(having.map(({ learner }) => learner)));
      }
    }),
    { numRuns: 25 },
  );
});

test("[CLS42] of two sittings the one that came to its end counts, whichever was begun first", () => {
  const begun = sit("left", 0, ["right"], false);
  const whole = sit("whole", 0, ["right", "right", "right", "other"]);
  for (const log of [
    [...begun, ...whole],
    [...whole, ...begun],
  ]) {
    const [result] = viewExamResults(papers, [pupil("ben", 0, log)], env).pupils;
    expect(result).toMatchObject({ state: "done", points: 3, of: 4 });
  }
  expect(viewExamResults(papers, [pupil("ben", 0, begun)], env).pupils[0]).toMatchObject({ state: "begun" });
});

test("[CLS43] a question that this bank has no more has the mark the pupil's device gave it, where none were frozen", () => {
  const open = papers.map((paper): ExamPaper => ({ ...paper, items: [] }));
  const log = sit("ada", 0, ["right", "right", "other", "none"]);
  const one = pupil("ada", 0, log);
  const gone = { ...content, open: () => ({ ok: false, error: { type: "version", detail: "" } }) as never };
  const [there] = viewExamResults(open, [one], env).pupils;
  const [after] = viewExamResults(open, [one], { ...env, content: gone }).pupils;
  expect(there).toMatchObject({ points: 2, of: 4 });
  expect(after).toMatchObject({ points: 2, of: 4 });
  expect(after?.answers.map(({ outcome }) => outcome)).toEqual(there?.answers.map(({ outcome }) => outcome));
});

test("[CLS53] a line of the report has the numbers of the results, and what was missed most first", () => {
  const ben = pupil("ben", 0, sit("ben", 0, ["right", "rule", "other", "none"]));
  const cai = pupil("cai", 1, sit("cai", 1, ["right", "right", "right", "other"]));
  const dee = pupil("dee", 0, sit("dee", 0, ["right"], false));
  const view = viewExamResults(papers, [ben, cai, dee], env);
  const line = overviewOf(view);
  expect(line).toMatchObject({ pupils: 3, done: 2, points: 4, of: 8 });
  const missed = (share: { readonly points: number; readonly of: number }) => 1 - share.points / share.of;
  const shares = line.missed.map(missed);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares.every((share) => share > 0)).toBe(true);
  for (const one of line.missed) expect(view.skills).toContainEqual(one);
  expect(line.sorts).toEqual(view.sorts.filter((one) => one.points < one.of).toSorted((a, b) => missed(b) - missed(a)));
  const all = viewExamResults(papers, [pupil("eve", 0, sit("eve", 0, ["right", "right", "right", "right"]))], env);
  expect(overviewOf(all)).toMatchObject({ points: 4, of: 4, missed: [], sorts: [] });
  expect(overviewOf(viewExamResults(papers, [], env))).toMatchObject({ pupils: 0, done: 0, points: 0, of: 0 });
});
