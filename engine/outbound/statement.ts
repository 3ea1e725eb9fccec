import type { About } from "./outs.ts";
import type { OutMessage } from "./message.ts";

/** Where a school is, for ids of accounts and activities. */
export interface StatementPlace {
  /** Such as `https://math.school.example`, without a slash at its end. */
  readonly home: string;
}

/** A statement of xAPI 1.0.3 (IEEE 9274.1.1 keeps it): only fields we write. */
export interface XapiStatement {
  readonly id: string;
  readonly actor: {
    readonly objectType: "Agent";
    readonly account: { readonly homePage: string; readonly name: string };
  };
  readonly verb: { readonly id: string; readonly display: { readonly "en-US": string } };
  readonly object: {
    readonly objectType: "Activity";
    readonly id: string;
    readonly definition: { readonly type: string; readonly name: { readonly "en-US": string } };
  };
  readonly result?: {
    readonly completion?: boolean;
    readonly success?: boolean;
    /** ISO 8601, such as `PT93.5S`. */
    readonly duration?: string;
    readonly score?: { readonly scaled: number; readonly raw: number; readonly min: number; readonly max: number };
  };
  readonly context: {
    readonly platform: "MathFlow";
    /** Of the session, so that an LRS can group what belongs together. */
    readonly registration?: string;
    readonly contextActivities?: { readonly grouping: readonly { readonly id: string }[] };
    readonly extensions: Readonly<Record<string, string | number>>;
  };
  readonly timestamp: string;
  readonly version: "1.0.3";
}

/** What is told by statements; alerts are for people, not for records. */
export const STATED: readonly About[] = ["session", "exam", "assignment", "answer"];

type Parts = Pick<XapiStatement, "verb" | "object" | "result"> & {
  readonly session: string | null;
  readonly assignment: string | null;
  readonly more: Readonly<Record<string, string | number>>;
};

/** The message as a statement; null where it is none [OUT6]. */
export function statementOf(message: OutMessage, { home }: StatementPlace): XapiStatement | null {
  const parts = partsOf(message, home);
  if (parts === null) return null;
  const { verb, object, result, session, assignment, more } = parts;
  return {
    id: message.id,
    actor: { objectType: "Agent", account: { homePage: home, name: message.learner } },
    verb,
    object,
    ...(result === undefined ? {} : { result }),
    context: {
      platform: "MathFlow",
      ...(session === null ? {} : { registration: session }),
      ...(assignment === null
        ? {}
        : { contextActivities: { grouping: [{ id: `${home}/xapi/assignments/${assignment}` }] } }),
      extensions: Object.fromEntries(
        Object.entries({ school: message.school, "heard-at": message.heard_at, ...more }).map(([name, value]) => [
          `${home}/xapi/extensions/${name}`,
          value,
        ]),
      ),
    },
    timestamp: message.at,
    version: "1.0.3",
  };
}

function partsOf(message: OutMessage, home: string): Parts | null {
  switch (message.type) {
    case "session.completed": {
      const { session, kind, source, reason, problems, skipped, right, worked_ms: ms, assignment } = message.data;
      const named = source === null || source === "" ? kind : `${kind} ${source}`;
      const score = kind === "practice" ? scoreOf(right, problems) : undefined;
      return {
        verb: VERBS.completed,
        object: activity(`${home}/xapi/sessions/${session}`, kind === "lesson" ? "lesson" : "performance", named),
        result: { completion: true, duration: isoDuration(ms), ...(score === undefined ? {} : { score }) },
        session,
        assignment,
        more: { reason, problems, skipped, right },
      };
    }
    case "exam.completed": {
      const { session, exam, reason, points, of, worked_ms: ms } = message.data;
      const score = scoreOf(points, of);
      return {
        verb: VERBS.completed,
        object: activity(`${home}/xapi/exams/${encodeURIComponent(exam)}`, "assessment", exam),
        result: { completion: true, duration: isoDuration(ms), ...(score === undefined ? {} : { score }) },
        session,
        assignment: null,
        more: reason === null ? {} : { reason },
      };
    }
    case "assignment.completed": {
      const { assignment, what, problems, right, worked_ms: ms } = message.data;
      const score = scoreOf(right, problems);
      return {
        verb: VERBS.completed,
        object: activity(`${home}/xapi/assignments/${assignment}`, "objective", `assignment of ${what}`),
        result: { completion: true, duration: isoDuration(ms), ...(score === undefined ? {} : { score }) },
        session: null,
        assignment: null,
        more: { problems, right },
      };
    }
    case "answer.given": {
      const { session, item, skill, difficulty, attempt, verdict, hints, latency_ms: ms } = message.data;
      return {
        verb: VERBS.answered,
        object: activity(`${home}/xapi/items/${item}`, "question", skill),
        result: { success: verdict === "correct", duration: isoDuration(ms) },
        session,
        assignment: null,
        more: { skill, attempt, hints, verdict, ...(difficulty === null ? {} : { difficulty }) },
      };
    }
    case "alert.raised":
      return null;
  }
}

const VERBS = {
  completed: verb("completed"),
  answered: verb("answered"),
} as const;

function verb(name: string): XapiStatement["verb"] {
  return { id: `http://adlnet.gov/expapi/verbs/${name}`, display: { "en-US": name } };
}

function activity(
  id: string,
  type: "lesson" | "performance" | "assessment" | "objective" | "question",
  name: string,
): XapiStatement["object"] {
  const definition = { type: `http://adlnet.gov/expapi/activities/${type}`, name: { "en-US": name } };
  return { objectType: "Activity", id, definition };
}

/** Undefined where nothing could be reached. What counts after all may be of a problem that was skipped: no score is over its most. */
function scoreOf(raw: number, max: number): NonNullable<XapiStatement["result"]>["score"] {
  const reached = Math.min(raw, max);
  return max === 0 ? undefined : { scaled: reached / max, raw: reached, min: 0, max };
}

/** Seconds to a hundredth, as 1.0.3 asks to be compared. */
function isoDuration(ms: number): string {
  return `PT${Math.round(ms / 10) / 100}S`;
}
