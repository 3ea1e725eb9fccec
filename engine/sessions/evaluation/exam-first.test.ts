import { describe, expect, test } from "vitest";
import type { TutorEvent } from "../../events/tutor-event.ts";
import { uuidFromName } from "../../hash.ts";
import { SessionId, SkillId, type ItemId } from "../../ids.ts";
import type { TutorCommand } from "../../tutor-types.ts";
import { examContradiction } from "../../reports/audit-exam.ts";
import { currentProblem } from "../learning/practice-state.ts";
import { examContent, makeBlueprint, makeDriver, type Driver } from "./exam-driver.fixture.ts";

const content = examContent([makeBlueprint(), makeBlueprint({ id: "open", limitMs: null })]);
const session = SessionId.parse(uuidFromName("session/practice"));
const skill = SkillId.parse("t.add");
const context = { session, seed: "1", locale: "en" } as const;
const startPractice: TutorCommand = { type: "start-session", session, seed: "1", skill };

/** Practice with a problem on its desk, then an exam. */
function practiceThenExam(exam: string): { readonly driver: Driver; readonly item: ItemId } {
  const driver = makeDriver(content);
  driver.perform(startPractice);
  const item = currentProblem(driver.state.practice)?.item;
  if (item === undefined) throw new Error("nothing to practise");
  expect(driver.start(exam)).toBeNull();
  return { driver, item };
}

function helpOn(item: ItemId): readonly TutorCommand[] {
  return [
    startPractice,
    { type: "submit-answer", item, given: ["1"], locale: "en", latencyMs: 1 },
    { type: "check-work", item, lines: ["1 + 1", "2"], locale: "en" },
    { type: "request-hint", item },
    { type: "show-solution", item },
    { type: "next-problem", item },
    { type: "skip-problem", item },
    { type: "dispute-answer", item, locale: "en" },
    { type: "send-message", item, text: "what is it", locale: "en" },
    { type: "activity", kind: "lesson", command: { type: "start", skill }, context },
    { type: "activity", kind: "lesson", command: { type: "continue" }, context },
    { type: "activity", kind: "clarify", command: { type: "start", skill }, context },
    { type: "activity", kind: "clarify", command: { type: "say", text: "what is 2 + 2" }, context },
  ];
}

describe("while an exam runs", () => {
  test.for(["toy", "open"])("[EXM60] nothing helps with it, with a limit or without: %s", (exam) => {
    const { driver, item } = practiceThenExam(exam);
    const before = driver.state;
    for (const command of helpOn(item)) expect([command, driver.perform(command)]).toEqual([command, "not-allowed"]);
    expect(driver.state).toBe(before);
  });

  test("[EXM60] the session that was open is there again when the exam has ended", () => {
    const { driver, item } = practiceThenExam("open");
    driver.answer();
    driver.act({ type: "end" });
    expect(currentProblem(driver.state.practice)?.item).toBe(item);
    expect(driver.perform({ type: "request-hint", item })).toBeNull();
  });

  test("[EXM60] practice waits no longer when the time is up, also before the exam is brought to its end", () => {
    const { driver, item } = practiceThenExam("toy");
    driver.wait(59_999);
    expect(driver.perform({ type: "request-hint", item })).toBe("not-allowed");
    driver.wait(1);
    expect(driver.view().ended).toBeNull();
    expect(driver.perform({ type: "request-hint", item })).toBeNull();
  });

  test("[EXM60] [PRC36] a person can be called: the exam is named, and no question of it", () => {
    const { driver } = practiceThenExam("toy");
    const call: TutorCommand = { type: "ask-teacher", item: null, at: "evaluation" };
    const before = driver.view();
    expect(driver.perform(call)).toBeNull();
    const body = { session: driver.exam().id, item: null, skill: null };
    expect(driver.events.at(-1)).toMatchObject({ type: "teacher_asked", body });
    expect(driver.view()).toEqual(before);
    const [event] = driver.events.slice(-1);
    expect(event && examContradiction(event, driver.exam(), content)).toBeNull();
    const onQuestion = { ...event, body: { ...body, item: driver.exam().items[0]?.item } } as TutorEvent;
    expect(examContradiction(onQuestion, driver.exam(), content)).not.toBeNull();
    const asked = driver.events.length;
    expect(driver.perform(call)).toBeNull();
    expect(driver.events).toHaveLength(asked);
  });

  test("[EXM60] a session can be left", () => {
    const { driver } = practiceThenExam("toy");
    expect(driver.perform({ type: "end-session" })).toBeNull();
  });
});
