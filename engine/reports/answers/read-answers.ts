import type { EventOf, EventType, TutorEvent } from "../../events/tutor-event.ts";
import { isoTime } from "../../iso-time.ts";
import type { AnswerRow } from "./answer-row.ts";

/** What is typed may be anything: a name, a telephone number. */
export const TYPED = ["all", "readable", "none"] as const;

export interface AnswerOptions {
  /** What of what was typed is told. */
  readonly typed: (typeof TYPED)[number];
  /** Stands for an id; the same for the same one. */
  readonly opaque: (what: "learner" | "session" | "assignment", id: string) => string;
}

/** Events that answers are read from; others need not be read at all. */
export const ANSWER_TYPES: ReadonlySet<string> = new Set<EventType>([
  "assignment_begun",
  "problem_served",
  "exam_item_served",
  "placement_asked",
  "attempt_submitted",
  "attempt_evaluated",
  "diagnosis_completed",
  "mastery_updated",
  "hint_served",
  "solution_shown",
  "answer_disputed",
  "problem_completed",
  "exam_answered",
  "exam_scored",
  "placement_answered",
]);

/** Reads one pupil's log, event by event in the order of the log. */
export interface AnswerReader {
  /** Answers of which all is known by now. @param at - when it was [ms since 1970-01-01 UTC] */
  readonly read: (event: TutorEvent, at: number) => readonly AnswerRow[];
  /** The rest. */
  readonly end: () => readonly AnswerRow[];
}

type Served =
  | EventOf<"problem_served">["body"]
  | EventOf<"exam_item_served">["body"]
  | EventOf<"placement_asked">["body"];
type Open = Omit<AnswerRow, "n">;

/** One row an answer [DAT1]. @param learner - whose log it is */
export function createAnswerReader(learner: string, { typed, opaque }: AnswerOptions): AnswerReader {
  const served = new Map<string, Served>();
  const submitted = new Map<string, { readonly body: EventOf<"attempt_submitted">["body"]; readonly at: number }>();
  const examined = new Map<string, { readonly event: EventOf<"exam_answered">; readonly at: number }>();
  const assignments = new Map<string, string>();
  /** Practice: by question, until the next thing happens that is no finding about the answer. */
  const open = new Map<string, Open>();
  let told = 0;

  const numbered = (row: Open): AnswerRow => ({ ...row, n: (told += 1) });

  function close(key: string): readonly AnswerRow[] {
    const row = open.get(key);
    open.delete(key);
    return row === undefined ? [] : [numbered(row)];
  }

  function shown(given: readonly string[], isReadable: boolean): string | null {
    return typed === "all" || (typed === "readable" && isReadable) ? given.join(" | ") : null;
  }

  function questionOf(key: string, event: TutorEvent, at: number) {
    const question = served.get(key);
    if (question === undefined) return undefined;
    const { session, skill, item, blueprint, version, difficulty, seed, position } = question;
    const assignment = assignments.get(session);
    return {
      learner: opaque("learner", learner),
      session: opaque("session", session),
      at: isoTime(at),
      skill,
      item,
      blueprint,
      version,
      difficulty,
      seed,
      position,
      assignment: assignment === undefined ? null : opaque("assignment", assignment),
      content: event.content,
      build: event.build,
    };
  }

  function readAttempt(event: EventOf<"attempt_evaluated">): void {
    const key = keyOf(event.body);
    const answer = submitted.get(key);
    const question = answer && questionOf(key, event, answer.at);
    if (answer === undefined || question === undefined) return;
    const { attempt, verdict, reason, close: isClose, reader } = event.body;
    const { given, locale, hints_used: hints, latency_ms } = answer.body;
    const asked = served.get(key);
    const isReadable = verdict !== "unreadable";
    open.set(key, {
      ...question,
      activity: "practice",
      why: asked !== undefined && "why" in asked ? asked.why : null,
      attempt,
      given: shown(given, isReadable),
      locale,
      verdict,
      reason,
      close: isClose,
      score: isReadable ? Number(verdict === "correct") : null,
      ...NO_FINDING,
      hints,
      latency_ms,
      reader,
    });
  }

  function find(key: string, finding: Partial<Open>): void {
    const row = open.get(key);
    if (row !== undefined) open.set(key, { ...row, ...finding });
  }

  function readExam({ body, content, build }: EventOf<"exam_scored">): readonly AnswerRow[] {
    return body.results.flatMap(({ position, outcome, verdict, points, misconception }) => {
      const answer = examined.get(`${body.session}/${position}`);
      examined.delete(`${body.session}/${position}`);
      const question = answer && questionOf(keyOf(answer.event.body), answer.event, answer.at);
      if (answer === undefined || question === undefined || outcome === "unanswered") return [];
      const { given, locale, latency_ms } = answer.event.body;
      const isReadable = verdict !== null && verdict !== "unreadable";
      const row: Open = {
        ...question,
        ...ONCE,
        activity: "exam",
        given: shown(given, isReadable),
        locale,
        verdict,
        score: points,
        misconception,
        latency_ms,
        reader: body.reader,
        content,
        build,
      };
      return [numbered(row)];
    });
  }

  function readPlacement(event: EventOf<"placement_answered">, at: number): readonly AnswerRow[] {
    const question = questionOf(keyOf(event.body), event, at);
    if (question === undefined) return [];
    const { given, locale, outcome, latency_ms } = event.body;
    const score = outcome === "unclear" ? null : Number(outcome === "right");
    const text = shown(given, outcome !== "unclear");
    const row: Open = {
      ...question,
      ...ONCE,
      activity: "placement",
      given: text,
      locale,
      verdict: null,
      score,
      latency_ms,
      reader: null,
    };
    return [numbered(row)];
  }

  function read(event: TutorEvent, at: number): readonly AnswerRow[] {
    switch (event.type) {
      case "assignment_begun":
        assignments.set(event.body.session, event.body.assignment);
        return [];
      case "problem_served":
      case "exam_item_served":
      case "placement_asked":
        served.set(keyOf(event.body), event.body);
        return [];
      case "attempt_submitted": {
        const done = close(keyOf(event.body));
        submitted.set(keyOf(event.body), { body: event.body, at });
        return done;
      }
      case "attempt_evaluated":
        readAttempt(event);
        return [];
      case "diagnosis_completed":
        // The rules' own; what a model finds comes later, and not everywhere.
        if (event.body.source !== "llm") {
          const { category, misconception } = event.body;
          find(keyOf(event.body), { category, misconception });
        }
        return [];
      case "mastery_updated": {
        const { weight, before, after } = event.body;
        find(keyOf(event.body), { weight, known_before: before, known_after: after });
        return [];
      }
      // What comes after is no finding about the answer: evidence of a shown solution, or of an appeal.
      case "hint_served":
      case "solution_shown":
      case "answer_disputed":
        return close(keyOf(event.body));
      case "problem_completed":
        submitted.delete(keyOf(event.body));
        return close(keyOf(event.body));
      case "exam_answered":
        examined.set(`${event.body.session}/${event.body.position}`, { event, at });
        return [];
      case "exam_scored":
        return readExam(event);
      case "placement_answered":
        return readPlacement(event, at);
      default:
        return [];
    }
  }

  return { read, end: () => [...open.keys()].flatMap(close) };
}

const NO_FINDING = {
  category: null,
  misconception: null,
  weight: null,
  known_before: null,
  known_after: null,
} as const;
const ONCE = { why: null, attempt: 1, reason: null, close: null, hints: 0, ...NO_FINDING } as const;

function keyOf({ session, item }: { readonly session: string; readonly item: string }): string {
  return `${session}/${item}`;
}
