import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Survey } from "../survey.ts";
import { askedOf } from "../ask-next.ts";
import { faultsInDraft, labelsOf, surveyOfDraft } from "./own-survey.ts";
import { previewSurvey, type SurveyPreview } from "./preview-survey.ts";
import { SurveyDraft, type DraftQuestion } from "./survey-draft.ts";

const EDITION = { id: "own", version: 3, createdOn: "2026-11-28" };

const question = (id: string, more: Partial<DraftQuestion> = {}): DraftQuestion => ({
  id,
  type: "choice",
  text: `Text of ${id}`,
  required: true,
  choices: ["yes", "no"],
  ends: { low: "", high: "" },
  when: null,
  ...more,
});
const draftOf = (...questions: readonly DraftQuestion[]): SurveyDraft => ({
  kind: "survey",
  title: "Our week",
  about: "",
  questions: [...questions],
  thanks: "",
});

describe("drafts", () => {
  test.for([
    { questions: [], faults: [{ type: "no-questions" }] },
    { questions: [question("q1")], faults: [] },
    { questions: [question("q1", { text: "" })], faults: [{ type: "no-text", question: 1 }] },
    { questions: [question("q1", { choices: ["yes"] })], faults: [{ type: "few-choices", question: 1 }] },
    { questions: [question("q1", { choices: ["yes", ""] })], faults: [{ type: "empty-choice", question: 1 }] },
    { questions: [question("q1", { choices: ["yes", "yes"] })], faults: [{ type: "same-choices", question: 1 }] },
    {
      questions: [question("q1", { type: "several", choices: ["", ""] })],
      faults: [{ type: "empty-choice", question: 1 }],
    },
    { questions: [question("q1", { type: "rating", choices: [] })], faults: [] },
    { questions: [question("q1", { type: "free-text", choices: [""] })], faults: [] },
    {
      questions: [question("q1"), question("q2", { when: { question: "q9", is: [0] } })],
      faults: [{ type: "when-gone", question: 2 }],
    },
    {
      questions: [question("q1", { when: { question: "q2", is: [0] } }), question("q2")],
      faults: [{ type: "when-later", question: 1, on: 2 }],
    },
    {
      questions: [question("q1", { when: { question: "q1", is: [0] } })],
      faults: [{ type: "when-later", question: 1, on: 1 }],
    },
    {
      questions: [question("q1", { type: "free-text" }), question("q2", { when: { question: "q1", is: [0] } })],
      faults: [{ type: "when-free", question: 2, on: 1 }],
    },
    {
      questions: [question("q1"), question("q2", { when: { question: "q1", is: [5] } })],
      faults: [{ type: "when-nothing", question: 2 }],
    },
    {
      questions: [question("q1", { text: "" }), question("q2", { when: { question: "q1", is: [] } })],
      faults: [
        { type: "no-text", question: 1 },
        { type: "when-nothing", question: 2 },
      ],
    },
  ])("[SVY10] faults $faults are told by question and kind", ({ questions, faults }) => {
    expect(faultsInDraft(draftOf(...questions))).toEqual(faults);
  });

  test("[SVY10] a rating is 1 to 5, with what its ends mean", () => {
    const rated = question("q1", { type: "rating", ends: { low: "not at all", high: "" } });
    expect(labelsOf(rated)).toEqual(["1: not at all", "2", "3", "4", "5"]);
  });

  test("[SVY10] what is not one line, too long, or named twice is no draft", () => {
    for (const broken of [
      draftOf(question("q1"), question("q1")),
      draftOf(question("other")),
      draftOf(question("q1", { text: "x".repeat(301) })),
      draftOf(question("q1", { text: "two\nlines" })),
      draftOf(question("q1", { choices: Array.from({ length: 9 }, (_, at) => `${at}`) })),
      draftOf(...Array.from({ length: 31 }, (_, at) => question(`q${at + 1}`))),
      { ...draftOf(), title: " " },
    ]) {
      expect(SurveyDraft.safeParse(broken).success).toBe(false);
    }
  });

  test("[SVY10] a draft without faults is a survey as the bank's are, and every condition names an earlier question and choices it has", () => {
    fc.assert(
      fc.property(arbDraft(), (draft) => {
        fc.pre(faultsInDraft(draft).length === 0);
        const survey = surveyOfDraft(draft, EDITION);
        expect(Survey.safeParse(survey).success).toBe(true);
        for (const [at, { when }] of survey.questions.entries()) {
          if (when === undefined) continue;
          const on = survey.questions.slice(0, at).find(({ id }) => id === when.question);
          expect(when.is.length).toBeGreaterThan(0);
          expect(when.is.every((choice) => on?.choices.includes(choice))).toBe(true);
        }
      }),
    );
  });
});

const BRANCHED = draftOf(
  question("q1", { text: "Did it go well?" }),
  question("q2", { type: "free-text", required: false, choices: [], when: { question: "q1", is: [1] } }),
  question("q3", { type: "rating", ends: { low: "slow", high: "fast" } }),
);

describe("previews", () => {
  const answered = (one: string, ...given: string[]) => ({ type: "answer", question: one, given }) as const;
  function walk(draft: SurveyDraft, ...presses: readonly NonNullable<SurveyPreview["press"]>[]) {
    let seen = previewSurvey({ draft, answers: [], press: null });
    for (const press of presses) seen = previewSurvey({ draft, answers: seen.answers, press });
    return seen;
  }

  test("[SVY11] it asks as a pupil is asked: branches, leaving out, going back, the end", () => {
    expect(walk(BRANCHED).view).toMatchObject({ question: "Did it go well?", position: 1, total: 2, isAssigned: true });
    expect(walk(BRANCHED, answered("q1", "yes")).view).toMatchObject({ questionId: "q3", isFollowUp: false });
    expect(walk(BRANCHED, answered("q1", "no")).view).toMatchObject({ questionId: "q2", isFollowUp: true });
    expect(walk(BRANCHED).labels).toEqual([["yes", "no"], [], ["1: slow", "2", "3", "4", "5: fast"]]);
    const atEnd = walk(BRANCHED, answered("q1", "no"), answered("q2"), answered("q3", "5: fast"));
    expect(atEnd.view).toMatchObject({ ended: "complete", widget: null });
    const back = walk(BRANCHED, answered("q1", "yes"), { type: "back" });
    expect(back.view).toMatchObject({ questionId: "q1", widget: { draft: ["yes"] } });
    expect(walk(BRANCHED, answered("q1"))).toMatchObject({ isRefused: true, view: { questionId: "q1" } });
    expect(walk(BRANCHED, answered("q3", "2"))).toMatchObject({ isRefused: true });
    expect(walk(BRANCHED, { type: "back" })).toMatchObject({ isRefused: true });
  });

  test("[SVY11] questions at fault are left out, and an answer that no longer fits is forgotten", () => {
    const first = BRANCHED.questions[0];
    if (first === undefined) throw new Error("no question");
    const seen = walk(BRANCHED, answered("q1", "no"));
    const changed = { ...BRANCHED, questions: BRANCHED.questions.with(0, { ...first, choices: ["well", "badly"] }) };
    const again = previewSurvey({ draft: changed, answers: seen.answers, press: null });
    expect(again).toMatchObject({ answers: [], view: { questionId: "q1" } });
    const broken = { ...BRANCHED, questions: BRANCHED.questions.with(0, { ...first, text: "" }) };
    expect(walk(broken)).toMatchObject({ faults: [{ type: "no-text", question: 1 }], view: { questionId: "q3" } });
    expect(walk(draftOf()).view).toMatchObject({ ended: null, widget: null, total: 0 });
  });

  test("[SVY12] it begins at any question: what was answered stands where it leads there", () => {
    const at = (to: string, ...presses: readonly NonNullable<SurveyPreview["press"]>[]) =>
      previewSurvey({ draft: BRANCHED, answers: walk(BRANCHED, ...presses).answers, press: null, at: to });
    expect(at("q3").view).toMatchObject({ questionId: "q3", position: 2 });
    expect(at("q2")).toMatchObject({ view: { questionId: "q2" }, answers: [{ question: "q1", given: ["no"] }] });
    expect(at("q2", answered("q1", "yes")).answers).toMatchObject([{ question: "q1", given: ["no"] }]);
    expect(at("q3", answered("q1", "no")).answers).toMatchObject([
      { given: ["no"] },
      { question: "q2", skipped: true },
    ]);
    const again = at("q1", answered("q1", "no"));
    expect(again.view).toMatchObject({ questionId: "q1", widget: { draft: null } });
    const stays = at("gone", answered("q1", "yes"));
    expect(stays.view.questionId).toBe("q3");
    const first = BRANCHED.questions[0];
    if (first === undefined) throw new Error("no question");
    const broken = { ...BRANCHED, questions: BRANCHED.questions.with(0, { ...first, text: "" }) };
    expect(previewSurvey({ draft: broken, answers: [], press: null, at: "q1" }).view.questionId).toBe("q3");
    // What is pressed goes on from there.
    const on = previewSurvey({ draft: BRANCHED, answers: at("q2").answers, press: answered("q2"), at: "q2" });
    expect(on.view.questionId).toBe("q3");
  });

  test("[SVY12] every question of a draft without faults can be begun at, from wherever it was gone to", () => {
    fc.assert(
      fc.property(arbDraft(), fc.nat(), fc.nat(), (draft, one, other) => {
        fc.pre(faultsInDraft(draft).length === 0);
        const idAt = (n: number) => draft.questions[n % draft.questions.length]?.id ?? "";
        const from = previewSurvey({ draft, answers: [], press: null, at: idAt(one) });
        expect(from.view.questionId).toBe(idAt(one));
        const to = previewSurvey({ draft, answers: from.answers, press: null, at: idAt(other) });
        expect(to.view.questionId).toBe(idAt(other));
        const asked = new Set(askedOf(surveyOfDraft(draft, EDITION), to.answers).map(({ id }) => id));
        expect(asked.has(idAt(other))).toBe(true);
      }),
    );
  });

  test("[SVY10] [SVY11] every draft without faults can be walked to its end, whatever is chosen", () => {
    fc.assert(
      fc.property(arbDraft(), fc.infiniteStream(fc.nat(7)), (draft, dice) => {
        fc.pre(faultsInDraft(draft).length === 0);
        let seen = previewSurvey({ draft, answers: [], press: null });
        for (let step = 0; step < draft.questions.length; step++) {
          const { widget, questionId } = seen.view;
          if (widget === null || questionId === null) break;
          const labels = "choices" in widget ? widget.choices : "labels" in widget ? widget.labels : ["words"];
          const chosen = labels[(dice.next().value ?? 0) % labels.length] ?? "";
          seen = previewSurvey({ draft, answers: seen.answers, press: answered(questionId, chosen) });
          expect(seen.isRefused).toBe(false);
        }
        expect(seen.view.ended).toBe("complete");
        const asked = askedOf(surveyOfDraft(draft, EDITION), seen.answers);
        expect(seen.answers.map(({ question: one }) => one)).toEqual(asked.map(({ id }) => id));
      }),
    );
  });
});

function arbDraft(): fc.Arbitrary<SurveyDraft> {
  const arbQuestion = (at: number): fc.Arbitrary<DraftQuestion> =>
    fc.record({
      id: fc.constant(`q${at + 1}`),
      type: fc.constantFrom("choice", "several", "rating", "free-text"),
      text: fc.constantFrom("One?", "Two?"),
      required: fc.boolean(),
      choices: fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"), { minLength: 2, maxLength: 4 }),
      ends: fc.constantFrom({ low: "", high: "" }, { low: "slow", high: "fast" }),
      when:
        at === 0
          ? fc.constant(null)
          : fc.option(
              fc.record({
                question: fc.integer({ min: 1, max: at }).map((n) => `q${n}`),
                is: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 3 }),
              }),
            ),
    });
  return fc
    .integer({ min: 1, max: 5 })
    .chain((length) => fc.tuple(...Array.from({ length }, (_, at) => arbQuestion(at))))
    .map((questions) => draftOf(...questions));
}
