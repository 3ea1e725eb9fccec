import fc from "fast-check";
import { expect, test } from "vitest";
import {
  faultsInDraft,
  faultsInGuide,
  GuideDraft,
  MAX_OWN_CHOICES,
  MAX_OWN_SURVEY_QUESTIONS,
  surveyOfDraft,
  type SurveyDraft,
} from "#engine/own-forms";
import {
  addQuestion,
  addStep,
  changeQuestion,
  changeStep,
  MOST_CHOICES,
  MOST_QUESTIONS,
  MOST_STEPS,
  moveQuestion,
  moveStep,
  removeChoice,
  removeQuestion,
  removeStep,
} from "./edit-draft.ts";

const EMPTY: SurveyDraft = { kind: "survey", title: "Our week", about: "", questions: [], thanks: "" };
const EMPTY_GUIDE: GuideDraft = { kind: "guide", title: "Check", about: "", steps: [], closing: "" };
const idsOf = ({ questions }: SurveyDraft) => questions.map(({ id }) => id);

/** Three questions of four choices; the last is asked after two answers of the first. */
function draft(): SurveyDraft {
  const three = addQuestion(addQuestion(addQuestion(EMPTY)));
  const questions = three.questions.map((one) => ({ ...one, text: "Which?", choices: ["a", "b", "c", "d"] }));
  return changeQuestion({ ...three, questions }, 2, { when: { question: "q1", is: [1, 3] } });
}

test("[TEA175] questions are added under names of their own, also after one that others are asked after has gone", () => {
  expect(idsOf(draft())).toEqual(["q1", "q2", "q3"]);
  const gone = removeQuestion(draft(), 2);
  expect(idsOf(addQuestion(gone))).toEqual(["q1", "q2", "q3"]);
  const asked = changeQuestion(gone, 0, { when: { question: "q7", is: [0] } });
  expect(idsOf(addQuestion(asked))).toEqual(["q1", "q2", "q8"]);
});

test("[TEA175] moving keeps every question, there and back, and at the ends nothing moves", () => {
  fc.assert(
    fc.property(fc.nat(3), fc.constantFrom(-1 as const, 1 as const), (at, by) => {
      const moved = moveQuestion(draft(), at, by);
      const isMoved = at <= 2 && at + by >= 0 && at + by <= 2;
      expect(idsOf(moved)[isMoved ? at + by : at]).toBe(idsOf(draft())[at]);
      expect(isMoved ? moveQuestion(moved, at + by, by === 1 ? -1 : 1) : moved).toEqual(draft());
    }),
  );
});

test("[TEA175] a question is asked after the same answers when another choice goes", () => {
  const after = (choice: number) =>
    surveyOfDraft(removeChoice(draft(), 0, choice), { id: "own", version: 1, createdOn: "" }).questions[2]?.when?.is;
  expect([0, 1, 2, 3].map(after)).toEqual([["b", "d"], ["d"], ["b", "d"], ["b"]]);
  const none = removeChoice(removeChoice(draft(), 0, 3), 0, 1);
  expect(faultsInDraft(none)).toEqual([{ type: "when-nothing", question: 3 }]);
  expect(faultsInDraft(removeQuestion(draft(), 0))).toEqual([{ type: "when-gone", question: 2 }]);
});

test("[TEA178] steps are added under names of their own, moved, and what led to one that goes leads to nothing", () => {
  const three = addStep(addStep(addStep(EMPTY_GUIDE)));
  expect(three.steps.map(({ id }) => id)).toEqual(["s1", "s2", "s3"]);
  const led = changeStep(three, 0, { to: "s3" });
  expect(moveStep(led, 2, -1).steps.map(({ id }) => id)).toEqual(["s1", "s3", "s2"]);
  const gone = removeStep(led, 2);
  expect(faultsInGuide(gone).filter(({ type }) => type === "to-gone")).toEqual([{ type: "to-gone", step: 1 }]);
  expect(addStep(gone).steps.map(({ id }) => id)).toEqual(["s1", "s2", "s4"]);
});

test("[TEA175] [TEA178] the page offers as much as the server takes", () => {
  expect([MOST_QUESTIONS, MOST_CHOICES]).toEqual([MAX_OWN_SURVEY_QUESTIONS, MAX_OWN_CHOICES]);
  const steps = Array.from({ length: MOST_STEPS }).reduce<GuideDraft>((draft) => addStep(draft), EMPTY_GUIDE);
  const full = changeStep(steps, 0, { choices: Array.from({ length: MOST_CHOICES }, () => ({ text: "", to: "end" })) });
  expect(GuideDraft.safeParse(full).success).toBe(true);
  expect(GuideDraft.safeParse(addStep(full)).success).toBe(false);
});
