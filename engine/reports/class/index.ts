export { ALERT_ENDS, ALERT_KINDS, alertOf, type AlertEnd, type AlertKind } from "./alerts.ts";
export { isOf, type Appeal } from "./appeals-state.ts";
export { standingsOf, type AssignmentStanding, type AssignmentStandings } from "./given-times.ts";
export { HIDDEN_WORDS, hideSerious, hideSeriousIn } from "./hide-serious.ts";
export { viewPupilActivity } from "./view-activity.ts";
export { NOW_STATES, STUCK_REASONS, type NowState, type StuckReason } from "./now-states.ts";
export { overviewOf, type ExamOverviewLine } from "./exam-overview.ts";
export {
  viewExamResults,
  type ExamAnswerResult,
  type ExamPupil,
  type ExamPupilResult,
  type ExamResultsView,
} from "./view-exam-results.ts";
export { evolvePupil, initialPupilFold, PUPIL_FOLD_VERSION, type PupilFold } from "./pupil-fold.ts";
export { viewAppeals, type AppealView } from "./view-appeals.ts";
export { matrixSkills, viewCells, type MatrixCell, type MatrixSkill } from "./view-matrix.ts";
export {
  viewLesson,
  viewMisconceptions,
  type Lesson,
  type MisconceptionView,
  type Pupil,
} from "./view-misconceptions.ts";
export { FOUND_HOW, type FoundHow } from "./found-how.ts";
export { GROWTHS, type Growth } from "./growths.ts";
export { HOME_HELPS, homeHelpOf, type HomeHelp } from "./home-help.ts";
export {
  sessionsBehind,
  sessionsOn,
  viewProblemsBehind,
  viewQuestionsOn,
  type ProblemFilter,
} from "./view-problems.ts";
export {
  pageOf,
  stretchesOf,
  type CountedSession,
  type SessionRows,
  type SessionsPage,
  type Stretch,
} from "./session-rows.ts";
export { viewForParents, type ParentReport } from "./view-for-parents.ts";
export { viewReport, type FoundCounts, type PupilReport } from "./view-report.ts";
export { evolveReport, initialReportFold, quarterOf, type ReportFold, type TimedEvent } from "./report-fold.ts";
export { reportSince, type ReportSince } from "./report-since.ts";
export {
  HEARD_MS,
  isHeard,
  STILL_MS,
  viewNow,
  viewStuck,
  type NowProblem,
  type NowView,
  type Presence,
  type StuckBout,
} from "./view-now.ts";
export { sittingOf } from "./sat-exams.ts";
export { answeredOf } from "./answered-surveys.ts";
export {
  viewSurveyAnswers,
  type SurveyAnswersView,
  type SurveyAnswerView,
  type SurveyPupilView,
  type SurveyQuestionView,
} from "./view-survey-answers.ts";
