export { ALERT_ENDS, ALERT_KINDS, alertOf, type AlertEnd, type AlertKind } from "./alerts.ts";
export { evolvePupil, initialPupilFold, PUPIL_FOLD_VERSION, type PupilFold } from "./pupil-fold.ts";
export { matrixSkills, viewCells, type MatrixCell, type MatrixSkill } from "./view-matrix.ts";
export {
  viewLesson,
  viewMisconceptions,
  type Lesson,
  type MisconceptionView,
  type Pupil,
} from "./view-misconceptions.ts";
export {
  HEARD_MS,
  NOW_STATES,
  STILL_MS,
  STUCK_REASONS,
  viewNow,
  type NowProblem,
  type NowState,
  type NowView,
  type Presence,
  type StuckReason,
} from "./view-now.ts";
