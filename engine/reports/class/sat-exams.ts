import type { NumberLocale } from "../../answers/types.ts";
import type { AssignmentId } from "../../assignments/assignment.ts";
import type { EventOf, TutorEvent } from "../../events/tutor-event.ts";
import type { SessionId } from "../../ids.ts";
import type { ItemAddress } from "../../items/content.ts";

/** What a pupil's log says of one exam that a teacher gave. Times are the server's [ms since 1970-01-01 UTC]. */
export interface SatExam {
  readonly session: SessionId;
  readonly endedAt: number | null;
  readonly reason: EventOf<"activity_ended">["body"]["reason"] | null;
  /** In the order they were served. */
  readonly questions: readonly SatQuestion[];
}

export interface SatQuestion {
  /** 1-based. */
  readonly position: number;
  readonly address: ItemAddress;
  /** The last answer; null while there is none. */
  readonly answer: { readonly given: readonly string[]; readonly locale: NumberLocale } | null;
  /** On the desk up to the answers given [ms]. */
  readonly latencyMs: number;
}

/** The first sitting of each counts: it is sat once, and two devices may not have known of each other. */
export type SatExams = Readonly<Record<AssignmentId, SatExam>>;

export function evolveSat(sat: SatExams, event: TutorEvent, ots: number): SatExams {
  switch (event.type) {
    case "assignment_begun": {
      const { assignment, session, what } = event.body;
      if (what.type !== "exam" || sat[assignment] !== undefined) return sat;
      return { ...sat, [assignment]: { session, endedAt: null, reason: null, questions: [] } };
    }
    case "exam_item_served": {
      const { session, position, blueprint, version, difficulty, seed } = event.body;
      const address = { blueprint, version, difficulty, seed };
      return change(sat, session, (exam) => ({
        ...exam,
        questions: [...exam.questions, { position, address, answer: null, latencyMs: 0 }],
      }));
    }
    case "exam_answered": {
      const { session, position, given, locale, latency_ms: latencyMs } = event.body;
      return change(sat, session, (exam) => ({
        ...exam,
        questions: exam.questions.map((one) =>
          one.position === position ? { ...one, answer: { given, locale }, latencyMs: one.latencyMs + latencyMs } : one,
        ),
      }));
    }
    case "activity_ended": {
      const { session, reason } = event.body;
      return change(sat, session, (exam) => ({ ...exam, endedAt: ots, reason }));
    }
    default:
      return sat;
  }
}

/** Nothing is added to one that is over. */
function change(sat: SatExams, session: SessionId, made: (exam: SatExam) => SatExam): SatExams {
  // Sound: keys of the state are ids.
  const entries = Object.entries(sat) as unknown as readonly (readonly [AssignmentId, SatExam])[];
  const found = entries.find(([, exam]) => exam.session === session);
  if (found === undefined || found[1].endedAt !== null) return sat;
  return { ...sat, [found[0]]: made(found[1]) };
}
