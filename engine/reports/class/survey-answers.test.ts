import fc from "fast-check";
import { expect, test } from "vitest";
import type { LearnerAssignment } from "../../assignments/assignment.ts";
import { AssignmentId } from "../../assignments/assignment.ts";
import { formsOf } from "../../assignments/given-forms.ts";
import { uuidFromName } from "../../hash.ts";
import { LearnerId, SessionId } from "../../ids.ts";
import { withForms } from "../../items/content.ts";
import { ALL_PARTS } from "../../parts/all.ts";
import type { Survey } from "../../sessions/survey/survey.ts";
import { driveTutor, type Drive } from "../../testing/drive-tutor.ts";
import { toyContent } from "../../testing/index.ts";
import { answeredOf, evolveAnswered, type AnsweredSurveys } from "./answered-surveys.ts";
import { viewSurveyAnswers, type SurveyPupil } from "./view-survey-answers.ts";

const SURVEY: Survey = {
  id: "toy",
  version: 1,
  createdOn: "2026-11-20",
  title: "Toy",
  about: "",
  thanks: "",
  questions: [
    { id: "like", type: "rating", required: true, text: "Do you like it?", choices: ["no", "a bit", "yes"] },
    {
      id: "why",
      type: "free-text",
      required: false,
      text: "Why not?",
      choices: [],
      when: { question: "like", is: ["no"] },
    },
    { id: "help", type: "several", required: false, text: "What helped?", choices: ["hints", "friends"] },
  ],
};
const given: LearnerAssignment = {
  id: AssignmentId.parse(uuidFromName("survey")),
  what: { type: "survey", survey: "toy", version: 1, title: "Toy" },
  from: 0,
  due: null,
  afterDue: "open",
  note: "",
  teacher: "",
  survey: SURVEY,
};
const bank = {
  ...toyContent(),
  catalog: () => ({ curricula: [], exams: [], surveys: [SURVEY], workflows: [] }),
  part: <Name extends keyof typeof ALL_PARTS>(name: Name) => ALL_PARTS[name],
};
const content = withForms(bank, formsOf([given]));

type Answers = readonly (readonly [question: string, ...given: string[]])[];

function begin(drive: Drive, name: string): void {
  const session = SessionId.parse(uuidFromName(`session ${name}`));
  drive.perform({ type: "start-assignment", session, seed: name, assignment: given });
}

function answer(drive: Drive, answers: Answers): void {
  for (const [question, ...texts] of answers) {
    const command =
      texts.length === 0
        ? ({ type: "skip", question } as const)
        : ({ type: "answer", question, given: texts } as const);
    const done = drive.act({ kind: "survey", command });
    if (!done.ok) throw new Error(`${question}: ${done.error.type}`);
  }
}

const foldOf = ({ events }: Drive): AnsweredSurveys =>
  events.reduce<AnsweredSurveys>((fold, event) => evolveAnswered(fold, event, event.wall), {});

function pupil(name: string, answers: Answers): SurveyPupil {
  const drive = driveTutor(content);
  begin(drive, name);
  answer(drive, answers);
  return { learner: LearnerId.parse(uuidFromName(name)), answered: answeredOf(foldOf(drive), given.id) };
}

const YES: Answers = [["like", "yes"], ["help"]];
const BIT: Answers = [
  ["like", "a bit"],
  ["help", "hints", "friends"],
];
const NO: Answers = [
  ["like", "no"],
  ["why", "It goes too fast."],
  ["help", "friends"],
];

test("[CLS50] each answer stands as it was asked, with what was left out and what was not asked; totals are of these", () => {
  const { questions, pupils } = viewSurveyAnswers(SURVEY, [pupil("a", YES), pupil("b", BIT), pupil("c", NO)]);
  expect(pupils.map(({ answers }) => answers.map(({ outcome, given: texts }) => [outcome, ...texts]))).toEqual([
    [["answered", "yes"], ["not-asked"], ["left-out"]],
    [["answered", "a bit"], ["not-asked"], ["answered", "hints", "friends"]],
    [
      ["answered", "no"],
      ["answered", "It goes too fast."],
      ["answered", "friends"],
    ],
  ]);
  const counts = questions.map(({ answered, leftOut, median, choices }) => ({
    answered,
    leftOut,
    median,
    counts: choices.map(({ count }) => count),
  }));
  expect(counts).toEqual([
    { answered: 3, leftOut: 0, median: 2, counts: [1, 1, 1] },
    { answered: 1, leftOut: 0, median: null, counts: [] },
    { answered: 2, leftOut: 1, median: null, counts: [1, 2] },
  ]);
});

test("[CLS50] a share is told from five answers on, and a median between two labels is a half", () => {
  const four = [pupil("a", YES), pupil("b", YES), pupil("c", BIT), pupil("d", BIT)];
  const [few] = viewSurveyAnswers(SURVEY, four).questions;
  expect(few?.choices.map(({ percent }) => percent)).toEqual([null, null, null]);
  expect(few?.median).toBe(2.5);
  const [enough, , help] = viewSurveyAnswers(SURVEY, [...four, pupil("e", YES)]).questions;
  expect(enough?.choices.map(({ percent }) => percent)).toEqual([0, 40, 60]);
  // Two of five answered this one.
  expect(help?.choices.map(({ percent }) => percent)).toEqual([null, null]);
  expect(viewSurveyAnswers(SURVEY, []).questions[0]?.median).toBeNull();
});

test("[CLS50] an answer that was changed counts as it is now, and what it had opened not at all", () => {
  const drive = driveTutor(content);
  begin(drive, "back");
  answer(drive, [
    ["like", "no"],
    ["why", "It goes too fast."],
  ]);
  drive.act({ kind: "survey", command: { type: "back" } });
  drive.act({ kind: "survey", command: { type: "back" } });
  answer(drive, YES);
  const told = viewSurveyAnswers(SURVEY, [
    { learner: LearnerId.parse(uuidFromName("back")), answered: answeredOf(foldOf(drive), given.id) },
  ]);
  expect(told.pupils[0]?.answers.map(({ outcome }) => outcome)).toEqual(["answered", "not-asked", "left-out"]);
  expect(told.questions[1]?.answered).toBe(0);
});

test("[CLS50] totals are of the very answers that stand by pupil, whatever a log holds", () => {
  const arbAnswer = fc.record({
    question: fc.constantFrom("like", "why", "help", "none"),
    given: fc.array(fc.constantFrom("no", "a bit", "yes", "hints", "friends", "words", ""), { maxLength: 3 }),
    skipped: fc.boolean(),
    isSerious: fc.boolean(),
  });
  const arbAnswers = fc.uniqueArray(arbAnswer, { selector: ({ question }) => question, maxLength: 4 });
  const learner = LearnerId.parse(uuidFromName("any"));
  const session = SessionId.parse(uuidFromName("any"));
  fc.assert(
    fc.property(fc.array(arbAnswers, { maxLength: 8 }), (all) => {
      const asked = all.map((answers) => ({ learner, answered: { session, doneAt: 1, answers } }));
      const { questions, pupils } = viewSurveyAnswers(SURVEY, asked);
      for (const [at, { answered, leftOut, choices }] of questions.entries()) {
        const own = pupils.map(({ answers }) => answers[at]);
        const notAsked = own.filter((one) => one?.outcome === "not-asked").length;
        expect(answered + leftOut + notAsked).toBe(all.length);
        const single = choices.reduce((sum, { count }) => sum + count, 0);
        if (at === 0) expect(single).toBe(answered);
        for (const { choice, count, percent } of choices) {
          expect(count).toBe(own.filter((one) => one?.given.includes(choice)).length);
          expect(percent === null).toBe(answered < 5);
        }
      }
    }),
  );
});

test("[CLS51] nothing is told of one opened by oneself, nor before the end; the first that came to its end counts", () => {
  const own = driveTutor(content);
  own.act({ kind: "survey", command: { type: "start", survey: "toy" } });
  answer(own, NO);
  expect(foldOf(own)).toEqual({});

  const half = viewSurveyAnswers(SURVEY, [pupil("half", [["like", "no"]])]);
  expect(half.pupils[0]).toMatchObject({ state: "begun", answers: [] });
  expect(half.questions[0]?.answered).toBe(0);

  const drive = driveTutor(content);
  begin(drive, "left");
  answer(drive, [["like", "no"]]);
  // Another one took its place: it waits, and is gone on with.
  drive.act({ kind: "survey", command: { type: "start", survey: "toy" } });
  begin(drive, "again");
  answer(drive, NO.slice(1));
  const fold = foldOf(drive);
  expect(fold[given.id]?.map(({ doneAt }) => doneAt === null)).toEqual([false]);
  expect(answeredOf(fold, given.id)?.answers.map(({ given: texts }) => texts)).toEqual([
    ["no"],
    ["It goes too fast."],
    ["friends"],
  ]);
});

test("[CLS51] a choice that the question does not have counts for nothing", () => {
  const { learner, answered } = pupil("a", YES);
  const answers = (answered?.answers ?? []).map((one) => ({ ...one, given: ["=cmd()"], skipped: false }));
  const forged = answered && { ...answered, answers };
  const { pupils, questions } = viewSurveyAnswers(SURVEY, [{ learner, answered: forged }]);
  expect(JSON.stringify([pupils, questions])).not.toContain("cmd");
});

test("[CLS52] words that safety answered have a mark in their place, also where the device knew of nothing", () => {
  const words = "i want to disappear forever";
  const serious = pupil("a", [["like", "no"], ["why", words], ["help"]]);
  expect(serious.answered?.answers.map(({ isSerious }) => isSerious)).toEqual([false, true, false]);
  const unflagged = {
    ...serious,
    answered: serious.answered && {
      ...serious.answered,
      answers: serious.answered.answers.map((one) => ({ ...one, isSerious: false })),
    },
  };
  for (const one of [serious, unflagged]) {
    const told = viewSurveyAnswers(SURVEY, [one]);
    expect(told.pupils[0]?.answers[1]).toEqual({ outcome: "answered", given: ["…"], hidden: true });
    expect(JSON.stringify(told)).not.toContain("disappear");
  }
});
