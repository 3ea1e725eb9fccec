import type { ExamAdjusted } from "../../adjustments/adjustments.ts";
import type { NumberLocale } from "../../answers/types.ts";
import type { AssignmentId } from "../../assignments/assignment.ts";
import type { EventOf, TutorEvent } from "../../events/tutor-event.ts";
import type { SessionId } from "../../ids.ts";
import { addressOf, type ItemAddress } from "../../items/content.ts";

/** What a pupil's log says of one exam that a teacher gave. Times are the server's [ms since 1970-01-01 UTC]. */
export interface SatExam {
  readonly session: SessionId;
  readonly endedAt: number | null;
  readonly reason: EventOf<"activity_ended">["body"]["reason"] | null;
  /** What was set for the pupil when it began; absent: nothing. */
  readonly adjusted?: ExamAdjusted;
  /** In the order they were served. */
  readonly questions: readonly SatQuestion[];
  /** What the device made of it, by position: for a question that this server's bank has no more. */
  readonly scored: EventOf<"exam_scored">["body"]["results"];
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

/** Every sitting of each, in order: two devices may not have known of each other. */
export type SatExams = Readonly<Record<AssignmentId, readonly SatExam[]>>;

/** The one that counts: the first that came to its end, else the first that was begun; null: none was. */
export function sittingOf(sat: SatExams, assignment: AssignmentId): SatExam | null {
  const all = sat[assignment] ?? [];
  return all.find(({ endedAt }) => endedAt !== null) ?? all[0] ?? null;
}

export function evolveSat(sat: SatExams, event: TutorEvent, ots: number): SatExams {
  switch (event.type) {
    case "assignment_begun": {
      const { assignment, session, what } = event.body;
      const before = sat[assignment] ?? [];
      if (what.type !== "exam" || before.some((one) => one.session === session)) return sat;
      const begun: SatExam = { session, endedAt: null, reason: null, questions: [], scored: [] };
      return { ...sat, [assignment]: [...before, begun] };
    }
    case "exam_planned": {
      const { session, adjusted } = event.body;
      return adjusted === undefined ? sat : change(sat, session, (exam) => ({ ...exam, adjusted }));
    }
    case "exam_item_served": {
      const { session, position } = event.body;
      const address = addressOf(event.body);
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
    case "exam_scored": {
      const { session, results } = event.body;
      return change(sat, session, (exam) => ({ ...exam, scored: results }), isUnscored);
    }
    case "activity_ended": {
      const { session, reason } = event.body;
      return change(sat, session, (exam) => ({ ...exam, endedAt: ots, reason }));
    }
    default:
      return sat;
  }
}

const isOpen = ({ endedAt }: SatExam): boolean => endedAt === null;
const isUnscored = ({ scored }: SatExam): boolean => scored.length === 0;

/** Nothing is answered in one that is over, and nothing is scored twice. */
function change(
  sat: SatExams,
  session: SessionId,
  made: (exam: SatExam) => SatExam,
  may: (exam: SatExam) => boolean = isOpen,
): SatExams {
  // Sound: keys of the state are ids.
  const entries = Object.entries(sat) as unknown as readonly (readonly [AssignmentId, readonly SatExam[]])[];
  const found = entries.find(([, all]) => all.some((one) => one.session === session && may(one)));
  if (found === undefined) return sat;
  return { ...sat, [found[0]]: found[1].map((one) => (one.session === session ? made(one) : one)) };
}
