import type { EventOf, TutorEvent } from "../../events/tutor-event.ts";
import { evolveTutor, initialTutorState } from "../../tutor.ts";
import type { TutorState } from "../../tutor-types.ts";
import { evolveAppeals, type AppealsState } from "./appeals-state.ts";
import { evolveAnswered, type AnsweredSurveys } from "./answered-surveys.ts";
import { evolveGiven, type GivenTimes } from "./given-times.ts";
import { evolveFound, type FoundState } from "./found-state.ts";
import { evolveSat, type SatExams } from "./sat-exams.ts";

/**
 * Everything a class shows of one pupil's log. Times are the server's [ms since 1970-01-01 UTC]: tablets have clocks of all
 * kinds. Plain data.
 */
export interface PupilFold {
  readonly tutor: TutorState;
  readonly found: FoundState;
  readonly given: GivenTimes;
  readonly sat: SatExams;
  readonly surveys: AnsweredSurveys;
  readonly appeals: AppealsState;
  /** The latest that happened; null in an empty log. */
  readonly lastAt: number | null;
  /** Since when answers to the open problem have been wrong without any way forward; null: they are not. */
  readonly wrongSince: number | null;
}

/** To be raised where the same log comes to something else in what is folded beside `tutor`. */
export const PUPIL_FOLD_VERSION = 5;

export const initialPupilFold: PupilFold = {
  tutor: initialTutorState,
  found: {},
  given: {},
  sat: {},
  surveys: {},
  appeals: [],
  lastAt: null,
  wrongSince: null,
};

/**
 * One event more.
 *
 * @param ots - the server's time of it [ms since 1970-01-01 UTC]
 */
export function evolvePupil(fold: PupilFold, event: TutorEvent, ots: number): PupilFold {
  const tutor = evolveTutor(fold.tutor, event);
  return {
    tutor,
    found: evolveFound(fold.found, tutor, event, ots),
    appeals: evolveAppeals(fold.appeals, tutor, event, ots),
    given: evolveGiven(fold.given, fold.tutor.assignments, tutor.assignments, ots),
    sat: evolveSat(fold.sat, event, ots),
    surveys: evolveAnswered(fold.surveys, event, ots),
    lastAt: Math.max(fold.lastAt ?? 0, ots),
    wrongSince: wrongSince(fold.wrongSince, event, ots),
  };
}

/** A small step that is right, the end of the problem, and another problem are ways forward. */
function wrongSince(since: number | null, event: TutorEvent, ots: number): number | null {
  switch (event.type) {
    case "attempt_evaluated":
      return ofVerdict(since, event, ots);
    case "scaffold_moved":
      return event.body.outcome === "right" || event.body.outcome === "done" ? null : since;
    case "problem_served":
    case "problem_completed":
    case "session_started":
    case "session_ended":
      return null;
    default:
      return since;
  }
}

function ofVerdict(since: number | null, { body }: EventOf<"attempt_evaluated">, ots: number): number | null {
  if (body.verdict === "correct") return null;
  return body.verdict === "incorrect" ? (since ?? ots) : since;
}
