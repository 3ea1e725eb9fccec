import { describe, expect, test } from "vitest";
import type { TutorEvent } from "../index.ts";
import { examContent, makeBlueprint, makeDriver } from "../sessions/evaluation/exam-driver.fixture.ts";
import { auditLog } from "./audit.ts";

const content = examContent([makeBlueprint({ canGoBack: true })]);

function takeExam(): readonly TutorEvent[] {
  const driver = makeDriver(content);
  for (const seed of ["first", "second"]) {
    driver.start("toy", seed);
    driver.answer();
    driver.answer("7777");
    driver.act({ type: "go", position: 1 });
    driver.answer("8888");
    driver.answer();
    driver.act({ type: "end" });
  }
  return driver.events;
}

const events = takeExam();
const place = (type: TutorEvent["type"]) => events.findIndex((event) => event.type === type);
const end = place("activity_ended");

/** The log with one body changed. */
function forged(type: TutorEvent["type"], change: Record<string, unknown>): readonly TutorEvent[] {
  const at = place(type);
  return events.map((event, index) =>
    index === at ? ({ ...event, body: { ...event.body, ...change } } as TutorEvent) : event,
  );
}

/** What is said of the event at that place, and of its chain nothing. */
function faultOf(log: readonly TutorEvent[], id: string | undefined): string {
  return auditLog(log, content)
    .faults.filter(({ event }) => event === id)
    .map(({ message }) => message)
    .join("; ");
}

/** Puts an event, made from another one, before the place, and mends nothing. */
function inserted(at: number, like: TutorEvent["type"], type: TutorEvent["type"], body: Record<string, unknown>) {
  const model = events[place(like)];
  if (model === undefined) throw new Error(`no ${like}`);
  return events.toSpliced(at, 0, { ...model, type, id: "forged", body: { ...model.body, ...body } } as never);
}

describe("audit of exams", () => {
  test("[EXM50] an exam's own log passes, and every question is traced", () => {
    const report = auditLog(events, content);
    expect(report.faults).toEqual([]);
    expect(report.served).toHaveLength(events.filter(({ type }) => type === "exam_item_served").length);
    expect(report.served.length).toBeGreaterThan(4);
  });

  test.for([
    { type: "exam_item_served", change: { seed: 4_711 }, message: "not a verified item" },
    { type: "exam_item_served", change: { hash: "000000000000" }, message: "not approved" },
    { type: "exam_item_served", change: { skill: "t.both" }, message: "logged for skill" },
    { type: "exam_item_served", change: { position: 44 }, message: "beyond the plan" },
    { type: "exam_item_served", change: { skill: "t.both" }, message: "another skill than planned" },
    {
      type: "exam_answered",
      change: { position: 3, item: "00000000-0000-4000-8000-000000000000" },
      message: "not on the desk",
    },
    { type: "exam_scored", change: { points: 4 }, message: "its answers are worth" },
    { type: "mastery_updated", change: { correct: true }, message: "does not follow from its mark" },
    { type: "mastery_updated", change: { weight: 0.5 }, message: "does not follow from its mark" },
    { type: "ability_updated", change: { after: { theta: 3, se: 0.2 } }, message: "ability was logged as 3" },
    { type: "ability_updated", change: { before: { theta: 2, se: 0.5 } }, message: "ability was logged" },
  ] as const)("[EXM50] a $type with another $change is found", ({ type, change, message }) => {
    expect(faultOf(forged(type, change), events[place(type)]?.id)).toContain(message);
  });

  test("[EXM50] ability from other answers than those kept is found", () => {
    const event = events[place("ability_updated")];
    if (event?.type !== "ability_updated") throw new Error("no ability");
    const responses = event.body.responses.map((response) => ({ ...response, score: 1 }));
    expect(faultOf(forged("ability_updated", { responses }), event.id)).toContain("other answers");
  });

  test.for([
    { at: end, like: "exam_scored", type: "exam_scored", message: "before its end" },
    { at: events.length, like: "exam_scored", type: "exam_scored", message: "marked twice" },
    { at: end + 1, like: "exam_answered", type: "exam_answered", message: "after the end" },
    { at: end, like: "mastery_updated", type: "mastery_updated", message: "before its exam was marked" },
    { at: end, like: "exam_answered", type: "solution_shown", message: "has no place in an exam" },
    { at: end, like: "exam_answered", type: "attempt_evaluated", message: "has no place in an exam" },
    { at: events.length, like: "activity_ended", type: "activity_ended", message: "ended twice" },
    { at: end, like: "exam_item_served", type: "exam_item_served", message: "served twice" },
  ] as const)("[EXM50] a $type that is $message is found", ({ at, like, type, message }) => {
    expect(faultOf(inserted(at, like, type, {}), "forged")).toContain(message);
  });
});
