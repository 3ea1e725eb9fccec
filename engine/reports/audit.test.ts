import { describe, expect, test } from "vitest";
import { POLICY } from "../policy.ts";
import { auditLog, type TutorEvent } from "../index.ts";
import { contentWith, newPupil, start } from "../sessions/lesson/lesson.fixture.ts";
import { simulatePractice, toyContent } from "../testing/index.ts";

const content = toyContent();
const { events } = simulatePractice({ content, seed: "audit", steps: 200, grade: 2, skillPercent: 60 });

function forge(type: TutorEvent["type"], change: (body: Record<string, unknown>) => Record<string, unknown>) {
  const index = events.findIndex((event) => event.type === type);
  const log = events.map((event, at) =>
    at === index ? ({ ...event, body: change(event.body as Record<string, unknown>) } as TutorEvent) : event,
  );
  return { log, forged: events[index]?.id };
}

describe("audit", () => {
  test("[AUD1] the tutor's own log passes and every served problem is traced", () => {
    const report = auditLog(events, content);
    expect(report.faults).toEqual([]);
    expect(report.served).toHaveLength(events.filter(({ type }) => type === "problem_served").length);
    for (const row of report.served)
      expect(row).toMatchObject({ verifiedAt: "2026-11-20T00:00:00Z", policy: POLICY.version });
  });

  test.for([
    { name: "an unlisted seed", type: "problem_served", change: { seed: 4_711 } },
    { name: "another hash", type: "problem_served", change: { hash: "000000000000" } },
    { name: "another difficulty", type: "problem_served", change: { difficulty: 5 } },
    { name: "another skill", type: "problem_served", change: { skill: "t.both" } },
    { name: "a wrong verdict", type: "attempt_evaluated", change: { verdict: "wrong-form" } },
    { name: "another hint", type: "hint_served", change: { text: "The answer is 12." } },
    { name: "better mastery", type: "mastery_updated", change: { after: 0.987 } },
  ] as const)("[AUD2] $name is found and named", ({ type, change }) => {
    const { log, forged } = forge(type, (body) => ({ ...body, ...change }));
    expect(auditLog(log, content).faults[0]?.event).toBe(forged);
  });

  test("[AUD2] an example to finish that was approved passes, and one that was not is found", () => {
    const taught = contentWith(["t.add"]);
    const { events: log } = start(newPupil(taught), "t.add", taught);
    expect(log.some(({ type }) => type === "lesson_completion_set")).toBe(true);
    expect(auditLog(log, taught).faults).toEqual([]);
    const forged = log.map((event): TutorEvent =>
      event.type === "lesson_completion_set" ? { ...event, body: { ...event.body, hash: "000000000000" } } : event,
    );
    expect(auditLog(forged, taught).faults.map(({ message }) => message)).toEqual([
      expect.stringContaining("was not approved before it was shown"),
    ]);
  });

  test("[AUD2] removing, repeating or reordering any one event is found", () => {
    for (let at = 1; at < events.length - 1; at += 17) {
      const event = events[at];
      if (event === undefined) continue;
      expect(auditLog(events.toSpliced(at, 1), content).faults.length).toBeGreaterThan(0);
      expect(auditLog(events.toSpliced(at, 0, event), content).faults.length).toBeGreaterThan(0);
    }
  });
});
