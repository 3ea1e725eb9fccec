import { describe, expect, test } from "vitest";
import { SkillId } from "../../ids.ts";
import {
  answer,
  answerRight,
  contentWith,
  deskOf,
  giveUp,
  go,
  newPupil,
  perform,
  restart,
  start,
  study,
  teach,
  throughCheck,
  throughPages,
  toyLesson,
  viewOf,
  type Pupil,
} from "./lesson.fixture.ts";

const content = contentWith(["t.add", "t.sub"]);
const begun = start(newPupil(content), "t.add", content);
const atCheck = throughPages(begun, content);
const atPractice = throughCheck(atCheck, content);

const finished = study(atPractice, content, answerRight);

describe("a lesson", () => {
  test("[LES1] goes from the idea to the summary as its plan says", () => {
    const parts: string[] = [];
    let pupil = begun;
    for (let count = 0; count < 40; count++) {
      const { part, canContinue } = viewOf(pupil, content);
      if (parts.at(-1) !== part) parts.push(part);
      if (part === "summary") break;
      if (part === "check") pupil = teach(pupil, { type: "choose", choice: 1 }, content);
      if (part === "practice" && !canContinue) pupil = answerRight(pupil, content);
      pupil = go(pupil, content);
    }
    expect(parts).toEqual(["idea", "example", "completion", "check", "error", "practice", "summary"]);
    const moved = pupil.events
      .filter(({ type }) => type === "lesson_moved")
      .map(({ body }) => "part" in body && body.part);
    expect(new Set(moved)).toEqual(new Set(parts));
  });

  test("[LES2] the example is approved in the log; its answer is there only when all steps are open", () => {
    const approved = begun.events.findLast(({ type }) => type === "verification_approved");
    expect(approved?.body).toMatchObject({ session: viewOf(begun, content).session, skill: "t.add", difficulty: 1 });
    const closed = viewOf(go(begun, content), content);
    expect(closed.example).toMatchObject({ steps: [], total: 1, answer: null });
    const open = viewOf(go(begun, content, 2), content);
    expect(open.example?.steps).toHaveLength(1);
    expect(open.example?.answer).toMatch(/^\d+$/u);
    expect(JSON.stringify(closed)).not.toContain(`"${open.example?.answer}"`);
  });

  describe("a second check question", () => {
    const asks = { question: "What do you do first?", choices: ["Count.", "Take away.", "Sleep."], right: 0 };
    const checkAgain = { ...asks, whenRight: "You count.", whenNot: ["", "Nothing is taken away.", "Not now."] };
    const twice = { ...content, lesson: () => ({ ...toyLesson("t.add"), checkAgain }) };
    const slow = teach(teach(atCheck, { type: "choose", choice: 2 }, twice), { type: "choose", choice: 1 }, twice);

    test("[LES37] follows where the first took more than one try, and not where it did not", () => {
      const second = go(slow, twice);
      expect(viewOf(second, twice)).toMatchObject({
        part: "check",
        canContinue: true,
        check: { question: asks.question, chosen: [], isRight: false },
      });
      expect(viewOf(second, twice).check?.draftId).not.toBe(viewOf(slow, twice).check?.draftId);
      expect(viewOf(go(slow, content), content).part).toBe("error");
      const quick = teach(atCheck, { type: "choose", choice: 1 }, twice);
      expect(viewOf(go(quick, twice), twice).part).toBe("error");
    });

    test("[LES37] is answered by a press or typed, changes nothing in the plan, and may be left", () => {
      const second = go(slow, twice);
      const missed = teach(second, { type: "choose", choice: 1 }, twice);
      expect(viewOf(missed, twice).check).toMatchObject({ chosen: [1], feedback: "Nothing is taken away." });
      const typed = teach(missed, { type: "say", text: "count" }, twice);
      expect(viewOf(typed, twice).check).toMatchObject({ chosen: [1, 0], isRight: true });
      expect(viewOf(typed, twice).plan).toEqual(viewOf(second, twice).plan);
      expect(viewOf(go(second, twice), twice).part).toBe("error");
      expect(viewOf(restart(typed), twice)).toEqual(viewOf(typed, twice));
    });
  });

  test("[LES3] another choice brings its own words and the idea again, and no evidence", () => {
    const wrong = teach(atCheck, { type: "choose", choice: 2 }, content);
    expect(viewOf(wrong, content)).toMatchObject({
      again: "Put three beads beside two beads and count on from three.",
      check: { chosen: [2], feedback: "Nobody gets a share here.", isRight: false },
      canContinue: false,
    });
    const right = teach(wrong, { type: "choose", choice: 1 }, content);
    expect(viewOf(right, content)).toMatchObject({
      check: { chosen: [2, 1], feedback: "Yes: it puts together.", isRight: true },
      canContinue: true,
    });
    expect(right.state.mastery).toEqual(begun.state.mastery);
    expect(JSON.stringify(viewOf(atCheck, content))).not.toContain("Yes: it puts together");
    expect(Object.keys(viewOf(atCheck, content).check ?? {})).not.toContain("right");
    expect(() => teach(atCheck, { type: "choose", choice: 3 }, content)).toThrow("bad-input");
    expect(teach(wrong, { type: "choose", choice: 2 }, content).events).toHaveLength(wrong.events.length);
  });

  test("[LES4] practice is a session of its own on the step's skill, a challenge one level up", () => {
    expect(atPractice.state.practice.session).toMatchObject({ skill: "t.add", endedAt: null });
    const served = (pupil: Pupil) =>
      pupil.events.flatMap((event) => (event.type === "problem_served" ? [event.body.difficulty] : []));
    const steps = finished.events.flatMap((event) => (event.type === "session_started" ? [event.body.seed] : []));
    expect(steps).toHaveLength(2);
    expect(served(finished)[0]).toBe(1);
    expect(served(finished)[3]).toBeGreaterThanOrEqual(3);
    const example = begun.events.find(({ type }) => type === "verification_approved");
    const items = finished.events.flatMap((event) => (event.type === "problem_served" ? [event.body.item] : []));
    expect(items).not.toContain(example !== undefined && "item" in example.body && example.body.item);
  });

  test("[LES5] problems of the lesson's practice move its plan, others do not", () => {
    const step = (pupil: Pupil) => viewOf(pupil, content).plan.steps.find(({ kind }) => kind === "practice");
    expect(step(atPractice)).toMatchObject({ status: "in_progress", asked: 0, isCurrent: true });
    const once = answerRight(atPractice, content);
    expect(step(once)).toMatchObject({ status: "in_progress", asked: 1, correct: 1 });
    const elsewhere = perform(
      atPractice,
      { type: "start-session", session: begun.events[1]!.id as never, seed: "own", skill: SkillId.parse("t.sub") },
      content,
    );
    expect(step(answerRight(elsewhere, content))).toMatchObject({ asked: 0 });
    // Going on in the lesson brings its own practice back.
    expect(deskOf(go(elsewhere, content))).toMatchObject({ skill: "t.add", phase: "open" });
  });

  test("[LES6] going on past an open problem or an open check question is refused", () => {
    expect(() => go(atCheck, content)).toThrow("not-allowed");
    expect(() => go(atPractice, content)).toThrow("not-allowed");
    const wrong = answer(atPractice, ["1"], content);
    expect(() => go(wrong, content)).toThrow("not-allowed");
    expect(viewOf(wrong, content).canContinue).toBe(false);
    expect(() => go(finished, content)).toThrow("not-allowed");
  });

  test("[LES20] a second press skips nothing", () => {
    for (const pupil of [begun, atPractice]) {
      const ready = pupil === begun ? begun : answerRight(pupil, content);
      const { page } = viewOf(ready, content);
      const pressed = teach(ready, { type: "continue", page }, content);
      expect(viewOf(pressed, content).page).toBeGreaterThan(page);
      expect(() => teach(pressed, { type: "continue", page }, content)).toThrow("moved-on");
      expect(() => teach(pressed, { type: "back", page }, content)).toThrow("moved-on");
    }
  });

  test("[LES7] a pause keeps everything where it was", () => {
    for (const pupil of [begun, atCheck, atPractice]) {
      const paused = teach(pupil, { type: "pause" }, content);
      expect(viewOf(paused, content)).toMatchObject({ isPaused: true, canContinue: false, canGoBack: false });
      expect(() => go(paused, content)).toThrow("not-allowed");
      expect(() => teach(paused, { type: "say", text: "hi" }, content)).toThrow("not-allowed");
      const resumed = teach(paused, { type: "resume" }, content);
      expect(viewOf(resumed, content)).toEqual(viewOf(pupil, content));
      expect(viewOf(start(paused, "t.add", content), content)).toEqual(viewOf(pupil, content));
    }
  });

  test("[LES8] starting again goes on; another skill begins another one and ends the first one's practice", () => {
    expect(start(atPractice, "t.add", content, "two").events).toHaveLength(atPractice.events.length);
    const other = start(atPractice, "t.greater", content, "two");
    expect(other.events).toContainEqual(expect.objectContaining({ type: "session_ended" }));
    expect(other.events.some(({ type }) => type === "activity_ended")).toBe(false);
    expect(viewOf(other, content)).toMatchObject({ skillId: "t.greater", ended: null });
    expect(() => start(begun, "t.nothing", content)).toThrow("unknown-skill");
  });

  test("[LES10] an end says why, and nothing moves after it", () => {
    const early = teach(atPractice, { type: "end" }, content);
    expect(viewOf(early, content)).toMatchObject({ ended: "learner-ended", part: "summary" });
    expect(early.state.practice.session?.endedAt).not.toBeNull();
    const whole = teach(finished, { type: "end" }, content);
    expect(viewOf(whole, content)).toMatchObject({ ended: "complete", part: "summary" });
    expect(() => go(whole, content)).toThrow("no-activity");
    expect(() => teach(whole, { type: "extend" }, content)).toThrow("no-activity");
  });

  test("[LES11] the summary tells steps, what was mixed up, and what comes next", () => {
    const desk = deskOf(atPractice).address;
    const opened = content.open(desk);
    const stem = opened.ok ? opened.value.item.problem_content.stem : "";
    const joined = stem.replaceAll(/\D/gu, "");
    const slipped = study(answerRight(answer(atPractice, [joined], content), content), content, answerRight);
    expect(viewOf(slipped, content).summary).toMatchObject({
      stepsCompleted: 4,
      steps: 4,
      misconceptions: ["Writing the digits side by side."],
    });
    expect(viewOf(finished, content).summary?.misconceptions).toEqual([]);
    expect(viewOf(finished, content).summary?.known).toBeGreaterThan(0.9);
    expect(viewOf(teach(begun, { type: "end" }, content), content).summary?.suggestions).toEqual([
      "You can go on with “Skill t.add” whenever you like: 4 steps are left.",
    ]);
  });

  test("[LES12] the first page is the idea alone", () => {
    const view = viewOf(begun, content);
    expect(view.idea.length).toBeLessThanOrEqual(3);
    expect(view).toMatchObject({ part: "idea", again: null, example: null, check: null, error: null, talk: [] });
  });

  test("[LES19] pages are turned back without undoing anything", () => {
    expect(viewOf(begun, content).canGoBack).toBe(false);
    expect(() => teach(begun, { type: "back" }, content)).toThrow("not-allowed");
    const back = teach(atPractice, { type: "back" }, content);
    expect(viewOf(back, content)).toMatchObject({ part: "error" });
    expect(viewOf(teach(back, { type: "back" }, content), content)).toMatchObject({ check: { isRight: true } });
    const example = teach(atCheck, { type: "back" }, content);
    expect(viewOf(example, content).example?.answer).not.toBeNull();
    const again = go(back, content);
    expect(deskOf(again)).toEqual(deskOf(atPractice));
    expect(viewOf(again, content).plan).toEqual(viewOf(atPractice, content).plan);
  });
});

test("[LES18] after three re-plans it is time for a person, and it is said kindly", () => {
  const view = viewOf(study(atPractice, content, giveUp), content);
  expect(view.plan).toMatchObject({ replans: 3, needsPerson: true });
  expect(view.part).toBe("summary");
  expect(view.talk.filter(({ text }) => text.includes("Ask a grown-up"))).toHaveLength(1);
  expect(view.summary?.suggestions.join(" ")).toContain("Show a grown-up");
});
