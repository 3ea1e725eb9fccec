import type { TutorEvent } from "../../events/tutor-event.ts";
import { evolveTutor, initialTutorState } from "../../tutor.ts";
import type { TutorState } from "../../tutor-types.ts";
import { evolveAppeals, type AppealsState } from "./appeals-state.ts";
import { evolveAnswered, type AnsweredSurveys } from "./answered-surveys.ts";
import { evolveExamErrors, type ExamErrors } from "./exam-errors.ts";
import { evolveGiven, type GivenTimes } from "./given-times.ts";
import { evolveFound, type FoundState } from "./found-state.ts";
import { evolveSat, type SatExams } from "./sat-exams.ts";
import { evolveStuck, initialStuckState, type StuckState } from "./stuck-state.ts";

/**
 * Everything a class shows of one pupil's log. Times are the server's [ms since 1970-01-01 UTC]: tablets have clocks of all
 * kinds. Plain data.
 */
export interface PupilFold {
  readonly tutor: TutorState;
  readonly found: FoundState;
  /** What `found` is made of where it comes from exams. */
  readonly exams: ExamErrors;
  readonly given: GivenTimes;
  readonly sat: SatExams;
  readonly surveys: AnsweredSurveys;
  readonly appeals: AppealsState;
  /** The latest that happened; null in an empty log. */
  readonly lastAt: number | null;
  readonly stuck: StuckState;
}

/** To be raised where the same log comes to something else in what is folded beside `tutor`, or in what reports are made of. */
export const PUPIL_FOLD_VERSION = 11;

export const initialPupilFold: PupilFold = {
  tutor: initialTutorState,
  found: {},
  exams: {},
  given: {},
  sat: {},
  surveys: {},
  appeals: [],
  lastAt: null,
  stuck: initialStuckState,
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
    found: evolveFound(fold.found, { tutor, exams: fold.exams }, event, ots),
    exams: evolveExamErrors(fold.exams, event),
    appeals: evolveAppeals(fold.appeals, tutor, event, ots),
    given: evolveGiven(fold.given, fold.tutor.assignments, tutor.assignments, ots),
    sat: evolveSat(fold.sat, event, ots),
    surveys: evolveAnswered(fold.surveys, event, ots),
    lastAt: Math.max(fold.lastAt ?? 0, ots),
    stuck: evolveStuck(fold.stuck, tutor, event, ots),
  };
}
