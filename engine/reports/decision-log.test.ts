import { describe, expect, test } from "vitest";
import {
  answerRight,
  contentWith,
  newPupil,
  start,
  throughCheck,
  throughPages,
} from "../sessions/lesson/lesson.fixture.ts";
import type { TutorEvent } from "../events/tutor-event.ts";
import { decisionLog, decisionsAsJsonLines, decisionsAsText, type DecisionEntry } from "./decision-log.ts";

const content = contentWith(["t.add"]);
const pupil = answerRight(
  throughCheck(throughPages(start(newPupil(content), "t.add", content), content), content),
  content,
);
const entries = decisionLog(pupil.events);

describe("the decision log", () => {
  test("[PLN17] tells of every decision in its order, with what it was made from and how long it took", () => {
    const made = pupil.events.filter(({ type }) => type === "decision_made");
    expect(entries.map(({ by }) => by).slice(0, 2)).toEqual(["pacing", "planner"]);
    expect(entries.filter(({ durationMs }) => durationMs !== null)).toHaveLength(made.length);
    expect(entries[1]).toMatchObject({
      at: made[1]?.wall,
      session: made[1]?.type === "decision_made" && made[1].body.session,
      by: "planner",
      input: "skill t.add, grade 2, known: false",
      output: "1.1 explain t.add; 1.2 check t.add; 1.3 practice t.add; 1.4 challenge t.add",
      reason: "The skill is new, and everything it builds on is known.",
      durationMs: 4,
    });
  });

  test("[PLN17] has no duration where no clock was told, or where it ran backwards", () => {
    const one = pupil.events.find((event) => event.type === "decision_made");
    if (one === undefined) throw new Error("a decision");
    const { started_mono: _, ...body } = one.body;
    const of = (event: TutorEvent): number | null | undefined => decisionLog([event])[0]?.durationMs;
    expect(of({ ...one, body })).toBeNull();
    expect(of({ ...one, body: { ...body, started_mono: one.mono + 5 } })).toBeNull();
    expect(of({ ...one, body: { ...body, started_mono: one.mono - 0.25 } })).toBe(0.3);
  });

  test("[PLN19] tells what other events decided, each once", () => {
    const count = (type: TutorEvent["type"]) => pupil.events.filter((event) => event.type === type).length;
    const told = (input: RegExp) => entries.filter((entry) => input.test(entry.input)).length;
    expect(count("problem_served")).toBeGreaterThan(0);
    expect(told(/^practice, problem \d/u)).toBe(count("problem_served"));
    expect(told(/^answer \d+: \d/u)).toBe(count("attempt_evaluated"));
    expect(told(/, weight /u)).toBe(count("mastery_updated"));
    expect(entries.find(({ output }) => output === "correct")).toMatchObject({ by: "evaluator", durationMs: null });
  });

  test("[PLN19] a reply is told with the message before it, and in a lesson by its own reasons alone", () => {
    const envelope = pupil.events.at(-1);
    if (envelope === undefined) throw new Error("no event");
    const session = "00000000-0000-7000-8000-0000000000aa";
    const place = { session, item: null, skill: null };
    const said = {
      ...envelope,
      type: "message_received",
      body: { ...place, text: "idk", category: "stuck", value: null, confidence: 0.9 },
    };
    const reply = {
      ...envelope,
      type: "reply_given",
      body: { ...place, category: "stuck", act: "hint", text: "Look.", asks: null, source: "static", model: null },
    };
    const events = [said, reply] as unknown as readonly TutorEvent[];
    expect(decisionLog(events)).toMatchObject([
      { by: "router", input: "“idk”: stuck, confidence 0.9", output: "stuck: hint" },
    ]);
    const own = {
      ...envelope,
      type: "decision_made",
      body: { session, by: "executor", input: "a", output: "b", reason: "c" },
    };
    expect(decisionLog([own, ...events] as unknown as readonly TutorEvent[])).toHaveLength(1);
  });

  test.for([
    { filter: { by: "planner" as const }, expected: (entry: DecisionEntry) => entry.by === "planner" },
    { filter: { session: "none" }, expected: () => false },
    { filter: { text: "EXPLAIN" }, expected: (entry: DecisionEntry) => entry.output.includes("explain") },
    { filter: { text: " " }, expected: () => true },
  ])("[PLN17] is filtered by $filter", ({ filter, expected }) => {
    expect(decisionLog(pupil.events, filter)).toEqual(entries.filter(expected));
  });

  test("[PLN18] is one JSON object a line that reads back", () => {
    const text = decisionsAsJsonLines(entries);
    expect(text.endsWith("\n")).toBe(true);
    expect(
      text
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual(entries);
    expect(decisionsAsJsonLines([])).toBe("");
  });

  test("[PLN18] is text for people with the time in UTC", () => {
    const base = { session: "s", by: "planner" as const, input: "a\nb", output: "c", reason: "d", durationMs: 3 };
    const times = [0, 951_782_399_000, 951_868_800_000, 1_788_249_605_999, -1];
    const text = decisionsAsText(times.map((at) => ({ ...base, at })));
    expect(text.split("\n")[1]).toBe("  from:   a b");
    expect(text.match(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/gmu)).toEqual(
      times.map((at) => new Date(at).toISOString().slice(0, 19).replace("T", " ")),
    );
    expect(text).toContain("planner  3 ms  (session s)");
  });
});
