import { describe, expect, test } from "vitest";
import assigned from "../../corpora/logs/assigned.json" with { type: "json" };
import everything from "../../corpora/logs/everything.json" with { type: "json" };
import lesson from "../../corpora/logs/lesson.json" with { type: "json" };
import messages from "../../corpora/logs/messages.json" with { type: "json" };
import middling from "../../corpora/logs/practice-middling.json" with { type: "json" };
import { assignmentsProjection } from "../assignments/assignments-state.ts";
import { parseEvent } from "../events/parse-event.ts";
import { TutorEvent, type EventType } from "../events/tutor-event.ts";
import { uuidFromName } from "../hash.ts";
import { LearnerId } from "../ids.ts";
import { isoTime } from "../iso-time.ts";
import { replay } from "../projections/projection.ts";
import { toVisitorId } from "../protocol/visitor.ts";
import { historyProjection, sessionsOf } from "../reports/history-state.ts";
import { composeMessage, outsOf, OutMessage, statementOf, type About } from "./index.ts";
import { TOLD_TYPES } from "./outs.ts";
import { uuid5 } from "./uuid5.ts";

const LOGS = { assigned, everything, lesson, messages, middling };
const ADA = LearnerId.parse(uuidFromName("Ada"));
const VISITOR = toVisitorId(uuidFromName("visitor"));
/** The server's times are a year ahead of the tablet's. */
const AHEAD_MS = 365 * 86_400_000;

function eventsOf(log: { readonly events: readonly unknown[] }): readonly TutorEvent[] {
  return log.events.map((raw) => {
    const read = parseEvent(raw);
    if (!read.ok) throw new Error(read.error.message);
    return read.value;
  });
}

/** What is told of a log, event by event, each with the rows up to it. */
function tellAll(events: readonly TutorEvent[], learner = ADA): readonly OutMessage[] {
  return events.flatMap((event, at) =>
    outsOf(event, learner).flatMap(({ id, about }) => {
      const times = { ots: event.wall + AHEAD_MS, heardAt: event.wall + AHEAD_MS + 5_000 };
      const told = composeMessage({
        id,
        about,
        school: "school",
        learner,
        event,
        ...times,
        rows: events.slice(0, at + 1),
      });
      return told === null ? [] : [OutMessage.parse(told)];
    }),
  );
}

const ofType = <Type extends OutMessage["type"]>(told: readonly OutMessage[], type: Type) =>
  told.filter((one): one is Extract<OutMessage, { readonly type: Type }> => one.type === type);

/** An event of which only type and body are looked at. */
function makeEvent(type: EventType, body: unknown): TutorEvent {
  return { ...eventsOf(messages)[0], type, body } as TutorEvent;
}

describe("which events are told", () => {
  test("[OUT1] the table names types there are", () => {
    const types = new Set<string>(TutorEvent.options.map(({ shape }) => shape.type.value));
    expect(TOLD_TYPES.filter(([type]) => !types.has(type))).toEqual([]);
  });

  test("[OUT1] whatever moves an assignment on may complete it, but that a problem is on the desk", () => {
    const told = TOLD_TYPES.flatMap(([type, abouts]) => (abouts.includes("assignment") ? [type] : []));
    const moving = Object.keys(assignmentsProjection.on).filter((type) => type !== "problem_served");
    expect(new Set(told)).toEqual(new Set(moving));
  });

  const session = uuidFromName("session");
  const ended = (kind: string, reason: string) => makeEvent("activity_ended", { session, kind, reason });
  test.for<[TutorEvent, readonly About[]]>([
    [makeEvent("session_ended", { session, reason: "goal-reached" }), ["session"]],
    [ended("survey", "complete"), ["session", "assignment"]],
    [ended("workflow", "learner-ended"), ["session"]],
    [ended("survey", "replaced"), []],
    [ended("lesson", "complete"), ["session", "assignment"]],
    [ended("evaluation", "complete"), ["assignment"]],
    [makeEvent("exam_scored", { session, points: 1, of: 2, results: [], reader: "" }), ["exam"]],
    [makeEvent("safety_flagged", { session, item: null, skill: null, kind: "abuse", severity: "mild" }), ["alert"]],
    [makeEvent("plan_made", { replans: 0 }), []],
    [makeEvent("problem_completed", { session }), ["assignment"]],
    [makeEvent("problem_served", { session }), []],
  ])("[OUT1] %#", ([event, abouts]) => {
    expect(outsOf(event, ADA).map(({ about }) => about)).toEqual(abouts);
    expect(outsOf(event, VISITOR).map(({ about }) => about)).toEqual(abouts.filter((about) => about === "alert"));
  });

  test("[OUT2] ids are version 5 of the event's, one for each thing told, and of a visitor others than of a learner", () => {
    // RFC 9562, appendix A.4.
    expect(uuid5("6ba7b810-9dad-11d1-80b4-00c04fd430c8", "www.example.com")).toBe(
      "2ed6657d-e927-568b-95e1-2665a8aea6a2",
    );
    const alert = makeEvent("teacher_asked", { session: null, item: null, skill: null });
    const done = ended("lesson", "complete");
    const ids = [...outsOf(alert, ADA), ...outsOf(alert, VISITOR), ...outsOf(done, ADA)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(outsOf(done, ADA)).toEqual(outsOf(done, LearnerId.parse(uuidFromName("Ben"))));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  });
});

describe("what is told", () => {
  test.for(Object.keys(LOGS) as (keyof typeof LOGS)[])(
    "[OUT3] of %s each session says what the report says, with the server's times",
    (name) => {
      const events = eventsOf(LOGS[name]);
      const told = tellAll(events);
      const practised = ofType(told, "session.completed").filter(({ data }) => data.kind === "practice");
      const records = sessionsOf(replay(historyProjection, events)).filter(({ endedAt }) => endedAt !== null);
      expect(practised.map(({ at, data }) => ({ at, data }))).toEqual(
        records.map(({ id, endedAt, reason, problems, skipped, correct, workedMs, skills }) => ({
          at: isoTime((endedAt ?? 0) + AHEAD_MS),
          data: {
            session: id,
            kind: "practice",
            source: null,
            reason,
            problems: problems - skipped.length,
            skipped: skipped.length,
            right: correct,
            worked_ms: Math.round(workedMs),
            skills,
            assignment: name === "assigned" ? expect.any(String) : null,
          },
        })),
      );
      const answers = events.filter(({ type }) => type === "attempt_evaluated");
      expect(ofType(told, "answer.given")).toHaveLength(answers.length);
      expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
    },
  );

  test("[OUT3] exams are told with their marks, other sessions with their kind", () => {
    const events = eventsOf(everything);
    const told = tellAll(events);
    const exams = replay(historyProjection, events).activities.filter(({ score }) => score !== null);
    expect(ofType(told, "exam.completed").map(({ data }) => [data.session, data.points, data.of])).toEqual(
      exams.map(({ id, score }) => [id, score?.points, score?.of]),
    );
    expect(exams.length).toBeGreaterThan(0);
    for (const { data } of ofType(told, "exam.completed")) {
      expect(data.right + data.partly + data.not_right + data.unanswered).toBe(data.of);
    }
    const kinds = ofType(told, "session.completed").map(({ data }) => data.kind);
    expect(kinds).not.toContain("evaluation");
    expect(new Set(kinds).size).toBeGreaterThan(3);
  });

  test("[OUT3] a session whose beginning is not there is not told", () => {
    const events = eventsOf(middling).filter(({ type }) => type !== "session_started");
    expect(ofType(tellAll(events), "session.completed")).toEqual([]);
  });

  test("[OUT4] an assignment is told once, by the event that did it, however its rows come", () => {
    const events = eventsOf(assigned);
    const done = Object.values(replay(assignmentsProjection, events)).filter(({ doneAt }) => doneAt !== null);
    expect(done).toHaveLength(1);
    const [one, ...more] = ofType(tellAll(events), "assignment.completed");
    expect(more).toEqual([]);
    expect(one?.at).toBe(isoTime((done[0]?.doneAt ?? 0) + AHEAD_MS));
    expect(one?.data).toMatchObject({ what: "items", done: 5, of: 5, problems: 5 });
    // A tablet that was offline hands in one of the problems after all others.
    const completed = events.filter(({ type }) => type === "problem_completed");
    const late = [...events.filter((event) => event !== completed[1]), completed[1]!];
    const told = ofType(tellAll(late), "assignment.completed");
    expect(told.map(({ event }) => event)).toEqual([completed[1]?.id]);
  });

  test("[OUT5] nothing that was typed or said is in a message, and of an alert no subject", () => {
    for (const log of Object.values(LOGS)) {
      const events = eventsOf(log);
      const typed = events.flatMap((event) =>
        event.type === "attempt_submitted" || event.type === "exam_answered"
          ? event.body.given
          : event.type === "message_received"
            ? [event.body.text]
            : [],
      );
      // Short ones are in any text of figures.
      const words = new Set(typed.filter((text) => text.length > 3));
      const text = JSON.stringify(tellAll(events).map(({ data }) => data));
      expect([...words].filter((word) => text.includes(word))).toEqual([]);
    }
    const flagged = makeEvent("safety_flagged", {
      session: null,
      item: null,
      skill: null,
      kind: "self-harm",
      severity: "urgent",
    });
    expect(tellAll([flagged], VISITOR)).toMatchObject([{ type: "alert.raised", learner: VISITOR }]);
    expect(tellAll([flagged])[0]?.data).toEqual({ kind: "urgent", unconfirmed: false });
    expect(tellAll([flagged], VISITOR)[0]?.data).toEqual({ kind: "urgent", unconfirmed: true });
  });
});

describe("statements", () => {
  const HOME = "https://math.school.example";
  const told = Object.values(LOGS).flatMap((log) => tellAll(eventsOf(log)));
  const statements = told.flatMap((message) => statementOf(message, { home: HOME }) ?? []);

  test("[OUT6] there is one for each message but alerts", () => {
    expect(statements.map(({ id }) => id)).toEqual(told.map(({ id }) => id));
    expect(new Set(statements.map(({ verb }) => verb.id.split("/").at(-1)))).toEqual(
      new Set(["completed", "answered"]),
    );
    const alert = makeEvent("teacher_asked", { session: null, item: null, skill: null });
    expect(tellAll([alert]).map((message) => statementOf(message, { home: HOME }))).toEqual([null]);
  });

  test("[OUT6] no score is over its most, and none is given where nothing could be reached", () => {
    const one = ofType(told, "session.completed").find(({ data }) => data.kind === "practice");
    const scoreOf = (problems: number, right: number) =>
      statementOf({ ...one!, data: { ...one!.data, problems, right } }, { home: HOME })?.result?.score;
    expect(scoreOf(4, 5)).toEqual({ scaled: 1, raw: 4, min: 0, max: 4 });
    expect(scoreOf(4, 1)).toEqual({ scaled: 0.25, raw: 1, min: 0, max: 4 });
    expect(scoreOf(0, 0)).toBeUndefined();
  });

  test("[OUT6] each keeps to what xAPI 1.0.3 demands", () => {
    for (const statement of statements) {
      const { actor, verb, object, result, context, timestamp, version } = statement;
      expect(actor).toEqual({ objectType: "Agent", account: { homePage: HOME, name: ADA } });
      expect(version).toBe("1.0.3");
      expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u);
      for (const iri of [verb.id, object.id, object.definition.type, ...Object.keys(context.extensions)]) {
        expect(iri).toMatch(/^https?:\/\/[a-z.]+\/[\w/.%-]+$/u);
      }
      expect(object.definition.type).toMatch(
        /^http:\/\/adlnet\.gov\/expapi\/activities\/(?:lesson|performance|assessment|objective|question)$/u,
      );
      expect(result?.duration).toMatch(/^PT\d+(?:\.\d{1,2})?S$/u);
      const { score } = result ?? {};
      if (score === undefined) continue;
      expect(score.scaled).toBeGreaterThanOrEqual(0);
      expect(score.scaled).toBeLessThanOrEqual(1);
      expect(score.raw).toBeLessThanOrEqual(score.max);
    }
  });
});
