import { describe, expect, test } from "vitest";
import { ALL_PARTS } from "../../parts/all.ts";
import { driveTutor, foldsAlike, type Drive } from "../../testing/drive-tutor.ts";
import { toyContent } from "../../testing/index.ts";
import type { SurveyView } from "../../views/activity-views.ts";
import type { SurveyCommand } from "./commands.ts";
import { surveyPart } from "./part.ts";
import type { Survey } from "./survey.ts";

const SURVEY: Survey = {
  id: "toy",
  version: 2,
  createdOn: "2026-11-20",
  title: "Toy",
  about: "A toy.",
  thanks: "Thank you.",
  questions: [
    { id: "like", type: "rating", required: true, text: "Do you like it?", choices: ["no", "a bit", "yes"] },
    {
      id: "why",
      type: "several",
      required: false,
      text: "Why?",
      choices: ["slow", "fast", "other"],
      when: { question: "like", is: ["no", "a bit"] },
    },
    {
      id: "other",
      type: "free-text",
      required: false,
      text: "What else?",
      choices: [],
      when: { question: "why", is: ["other"] },
    },
    {
      id: "end",
      type: "choice",
      required: true,
      text: "More?",
      choices: ["more", "algebra", "enough"],
      fromGrade: { algebra: 9 },
    },
  ],
};
const OTHER: Survey = { ...SURVEY, id: "other-toy" };
const content = {
  ...toyContent(),
  catalog: () => ({ curricula: [], exams: [], surveys: [SURVEY, OTHER], workflows: [] }),
  part: <Name extends keyof typeof ALL_PARTS>(name: Name) => ALL_PARTS[name],
};

describe("surveys", () => {
  test("[SVY1] questions come in their order, and none twice", () => {
    const drive = begin();
    expect(view(drive)).toMatchObject({ questionId: "like", position: 1, total: 2, isRequired: true });
    expect(give(drive, "like", "yes").ok).toBe(true);
    expect(view(drive)).toMatchObject({ questionId: "end", position: 2, total: 2 });
    expect(give(drive, "like", "no")).toEqual({ ok: false, error: { type: "moved-on" } });
  });

  test("[SVY2] a condition asks and drops questions", () => {
    const drive = begin();
    give(drive, "like", "no");
    expect(view(drive)?.questionId).toBe("why");
    give(drive, "why", "slow", "other");
    expect(view(drive)?.questionId).toBe("other");
    act(drive, { type: "back" });
    act(drive, { type: "back" });
    expect(view(drive)).toMatchObject({ questionId: "like", widget: { draft: ["no"] } });
    give(drive, "like", "yes");
    // "other" was opened by "why", which is no longer asked.
    expect(view(drive)).toMatchObject({ questionId: "end", total: 2 });
  });

  test("[SVY3] what is no choice, and nothing where something is needed, is refused", () => {
    const drive = begin();
    const before = drive.events.length;
    for (const given of [["maybe"], ["no", "yes"], [], ["  "]]) {
      expect(give(drive, "like", ...given)).toMatchObject({ ok: false, error: { type: "bad-input", field: "given" } });
    }
    expect(act(drive, { type: "skip", question: "like" })).toMatchObject({ ok: false, error: { type: "bad-input" } });
    expect(drive.events.length).toBe(before);
    give(drive, "like", "a bit");
    expect(give(drive, "why", "slow", "slow")).toMatchObject({ ok: false });
    expect(act(drive, { type: "skip", question: "why" }).ok).toBe(true);
    expect(view(drive)?.questionId).toBe("end");
  });

  test("[SVY4] going back offers what was given, and keeps what came after", () => {
    const drive = begin();
    expect(view(drive)?.canGoBack).toBe(false);
    expect(act(drive, { type: "back" })).toEqual({ ok: false, error: { type: "not-allowed" } });
    give(drive, "like", "a bit");
    give(drive, "why", "fast");
    expect(view(drive)?.questionId).toBe("end");
    act(drive, { type: "back" });
    expect(view(drive)).toMatchObject({
      questionId: "why",
      widget: { type: "choices", several: true, draft: ["fast"] },
    });
    act(drive, { type: "back" });
    give(drive, "like", "no");
    expect(view(drive)?.questionId).toBe("why");
  });

  test("[SVY5] each end has its reason, and the same survey goes on where it was left", () => {
    const done = begin();
    give(done, "like", "yes");
    give(done, "end", "enough");
    expect(view(done)).toMatchObject({ ended: "complete", thanks: "Thank you.", widget: null });
    const left = begin();
    give(left, "like", "yes");
    const events = left.events.length;
    act(left, { type: "start", survey: "toy" });
    expect(left.events.length).toBe(events);
    expect(view(left)?.questionId).toBe("end");
    act(left, { type: "start", survey: "other-toy" });
    expect(left.events.at(-2)).toMatchObject({ type: "activity_paused" });
    expect(view(left)).toMatchObject({ surveyId: "other-toy", questionId: "like" });
    act(left, { type: "start", survey: "toy" });
    expect(view(left)).toMatchObject({ surveyId: "toy", questionId: "end", isPaused: false });
    act(left, { type: "start", survey: "other-toy" });
    act(left, { type: "end" });
    expect(view(left)).toMatchObject({ ended: "learner-ended", thanks: null });
    expect(act(left, { type: "end" })).toEqual({ ok: false, error: { type: "no-activity" } });
    expect(act(left, { type: "start", survey: "none" })).toEqual({
      ok: false,
      error: { type: "not-found", what: "survey" },
    });
  });

  test("[SVY6] personal data is not kept, and distress is flagged", () => {
    const drive = begin();
    give(drive, "like", "no");
    give(drive, "why", "other");
    give(drive, "other", "i want to kill myself, my number is 0171 555 1234");
    expect(JSON.stringify(drive.events)).not.toContain("555 1234");
    expect(drive.events).toContainEqual(
      expect.objectContaining({ type: "safety_flagged", body: expect.objectContaining({ kind: "self-harm" }) }),
    );
  });

  test("[SVY6] [SFT9] guidance stands there until the next answer, and says whether teachers are told", () => {
    const drive = begin();
    give(drive, "like", "no");
    give(drive, "why", "other");
    expect(view(drive)?.guidance).toBeNull();
    give(drive, "other", "my dad hits me");
    expect(view(drive)).toMatchObject({
      questionId: "end",
      guidance: { text: expect.stringMatching(/trust/u), toTeacher: true },
    });
    give(drive, "end", "enough");
    expect(view(drive)).toMatchObject({ ended: "complete", guidance: null });
    const rude = begin();
    give(rude, "like", "no");
    give(rude, "why", "other");
    give(rude, "other", "this is shit");
    expect(view(rude)).toMatchObject({ guidance: { text: expect.stringMatching(/kind/u), toTeacher: false } });
  });

  test("[SVY9] further questions are not counted, and choices of later grades are not offered", () => {
    const drive = begin();
    expect(view(drive)).toMatchObject({ position: 1, total: 2, isFollowUp: false });
    give(drive, "like", "no");
    expect(view(drive)).toMatchObject({ position: 1, total: 2, isFollowUp: true });
    give(drive, "why", "slow");
    expect(view(drive)).toMatchObject({
      position: 2,
      total: 2,
      isFollowUp: false,
      widget: { choices: ["more", "enough"] },
    });
  });

  test("[SVY7] a crash at any event changes nothing", () => {
    const drive = begin();
    give(drive, "like", "no");
    give(drive, "why", "other");
    act(drive, { type: "back" });
    const pairs = foldsAlike(drive, (state) => surveyPart.view(state, drive.env));
    expect(pairs.length).toBeGreaterThan(4);
    for (const [again, whole] of pairs) expect(again).toEqual(whole);
    expect(view(drive)?.widget).toMatchObject({ draft: ["other"] });
  });
});

function begin(): Drive {
  const drive = driveTutor(content);
  act(drive, { type: "start", survey: "toy" });
  return drive;
}

function act(drive: Drive, command: SurveyCommand) {
  return drive.act({ kind: "survey", command });
}

function give(drive: Drive, question: string, ...given: string[]) {
  return act(drive, { type: "answer", question, given });
}

function view(drive: Drive): SurveyView | null {
  return surveyPart.view(drive.state, drive.env);
}
