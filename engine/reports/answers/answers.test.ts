import fc from "fast-check";
import { describe, expect, test } from "vitest";
import appeal from "../../../corpora/logs/appeal.json" with { type: "json" };
import assigned from "../../../corpora/logs/assigned.json" with { type: "json" };
import everything from "../../../corpora/logs/everything.json" with { type: "json" };
import messages from "../../../corpora/logs/messages.json" with { type: "json" };
import struggling from "../../../corpora/logs/practice-struggling.json" with { type: "json" };
import { parseEvent } from "../../events/parse-event.ts";
import type { EventOf, EventType, TutorEvent } from "../../events/tutor-event.ts";
import { sha256Hex } from "../../hash.ts";
import { isoTime } from "../../iso-time.ts";
import { ANSWER_COLUMNS, ANSWER_TYPES, AnswerRow, createAnswerReader, type AnswerOptions } from "./index.ts";

const LOGS = { appeal, assigned, everything, messages, struggling };
const NAMES = Object.keys(LOGS) as (keyof typeof LOGS)[];
const opaque: AnswerOptions["opaque"] = (what, id) => sha256Hex(`key ${what} ${id}`).slice(0, 20);

function eventsOf(name: keyof typeof LOGS): readonly TutorEvent[] {
  return LOGS[name].events.map((raw) => {
    const read = parseEvent(raw);
    if (!read.ok) throw new Error(read.error.message);
    return read.value;
  });
}

function readAll(events: readonly TutorEvent[], typed: AnswerOptions["typed"] = "all"): readonly AnswerRow[] {
  const reader = createAnswerReader(events[0]?.learner ?? "", { typed, opaque });
  const rows = [...events.flatMap((event) => reader.read(event, event.wall)), ...reader.end()];
  return rows.map((row) => AnswerRow.parse(row));
}

const of = <Type extends EventType>(events: readonly TutorEvent[], type: Type) =>
  events.filter((event) => event.type === type) as unknown as readonly EventOf<Type>[];

describe("answers", () => {
  test.for(NAMES)("[DAT1] of %s are a row each, with the question, the verdict and what it changed", (name) => {
    const events = eventsOf(name);
    const rows = readAll(events);
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, at) => at + 1));
    const practised = rows.filter(({ activity }) => activity === "practice");
    const evaluated = of(events, "attempt_evaluated");
    const submitted = of(events, "attempt_submitted");
    expect(practised.map(({ item, attempt, verdict, reason }) => ({ item, attempt, verdict, reason }))).toEqual(
      evaluated.map(({ body: { item, attempt, verdict, reason } }) => ({ item, attempt, verdict, reason })),
    );
    expect(practised.map(({ given, at, latency_ms }) => ({ given, at, latency_ms }))).toEqual(
      submitted.map(({ body, wall }) => ({
        given: body.given.join(" | "),
        at: isoTime(wall),
        latency_ms: body.latency_ms,
      })),
    );
    const updates = of(events, "mastery_updated").map(({ body: { item, weight, before, after } }) => ({
      item,
      weight,
      before,
      after,
    }));
    for (const { item, verdict, score, weight, known_before: before, known_after: after, category } of practised) {
      expect(score).toBe(verdict === "unreadable" ? null : Number(verdict === "correct"));
      if (weight !== null) expect(updates).toContainEqual({ item, weight, before, after });
      if (category !== null) expect(verdict).not.toBe("correct");
    }
    // The evidence of answers, and no other: that of shown solutions and appeals is no answer's.
    const told = practised.filter(({ weight }) => weight !== null).length;
    expect(told).toBeLessThanOrEqual(of(events, "mastery_updated").length);
    expect(told).toBeGreaterThan(0);
  });

  test("[DAT1] at exams are a row each that was answered, once scored, with its points", () => {
    const events = eventsOf("everything");
    const exams = readAll(events).filter(({ activity }) => activity === "exam");
    const results = of(events, "exam_scored").flatMap(({ body }) => body.results);
    const answered = results.filter(({ outcome }) => outcome !== "unanswered");
    expect(exams.map(({ score, verdict }) => [score, verdict])).toEqual(
      answered.map(({ points, verdict }) => [points, verdict]),
    );
    expect(exams.length).toBeGreaterThan(0);
    const cut = events.slice(
      0,
      events.findIndex(({ type }) => type === "exam_scored"),
    );
    expect(readAll(cut).filter(({ activity }) => activity === "exam")).toEqual([]);
  });

  test("[DAT1] of an assignment say so, and answers to questions that are not in the log are none", () => {
    const events = eventsOf("assigned");
    const ids = new Set(of(events, "assignment_begun").map(({ body }) => opaque("assignment", body.assignment)));
    expect(ids.size).toBe(1);
    expect(new Set(readAll(events).map(({ assignment }) => assignment))).toEqual(ids);
    expect(readAll(events.filter(({ type }) => type !== "problem_served"))).toEqual([]);
  });

  test("[DAT1] follow from the log alone, at any cut: what was told does not change", () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.nat(), (name, n) => {
        const events = eventsOf(name);
        const reader = createAnswerReader(events[0]?.learner ?? "", { typed: "all", opaque });
        const cut = n % (events.length + 1);
        const told = events.slice(0, cut).flatMap((event) => reader.read(event, event.wall));
        expect(readAll(events).slice(0, told.length)).toEqual(told);
      }),
      { numRuns: 40, seed: 20_261_128 },
    );
  });

  test("[DAT1] need no other events than those named", () => {
    for (const name of NAMES) {
      const events = eventsOf(name);
      expect(readAll(events.filter(({ type }) => ANSWER_TYPES.has(type)))).toEqual(readAll(events));
    }
  });

  test("[DAT2] no row holds the id of a pupil, session or assignment, and the same id has the same hash", () => {
    for (const name of NAMES) {
      const events = eventsOf(name);
      const rows = readAll(events);
      const text = JSON.stringify(rows);
      const ids = events.flatMap(({ learner, device, id, body }) => [
        learner,
        device,
        id,
        ...("session" in body && body.session !== null ? [body.session] : []),
        ...("assignment" in body && typeof body.assignment === "string" ? [body.assignment] : []),
      ]);
      expect(ids.filter((id) => text.includes(id))).toEqual([]);
      expect(new Set(rows.map(({ learner }) => learner)).size).toBe(1);
      const sessions = new Set(of(events, "attempt_evaluated").map(({ body }) => body.session));
      const practised = rows.filter(({ activity }) => activity === "practice");
      expect(new Set(practised.map(({ session }) => session)).size).toBe(sessions.size);
    }
  });

  test("[DAT3] what could not be read is told where all is, what was typed nowhere where nothing is, messages never", () => {
    const events = eventsOf("struggling");
    const unreadable = readAll(events).filter(({ verdict }) => verdict === "unreadable");
    expect(unreadable.length).toBeGreaterThan(0);
    expect(unreadable.every(({ given }) => given !== null)).toBe(true);
    for (const row of readAll(events, "readable")) expect(row.given === null).toBe(row.verdict === "unreadable");
    expect(readAll(events, "none").every(({ given }) => given === null)).toBe(true);
    const text = JSON.stringify(readAll(eventsOf("messages")));
    const said = of(eventsOf("messages"), "message_received").map(({ body }) => body.text);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((one) => one.length > 6 && text.includes(one))).toEqual([]);
  });

  test("[DAT4] rows have every column of the schema, in its order", () => {
    const [row] = readAll(eventsOf("messages"));
    expect(Object.keys(row ?? {}).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
      ANSWER_COLUMNS.toSorted((a, b) => (a < b ? -1 : 1)),
    );
  });
});
