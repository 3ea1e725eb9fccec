import type { TutorCommand, TutorEnv, TutorState } from "../../tutor-types.ts";
import { elapsedAt, spentSince } from "./exam-clock.ts";
import { examDesk, type EvaluationState } from "./state.ts";

/** How long time has been up [ms]; below 0 while there is some left; null without a limit. */
export function overtimeOf(exam: EvaluationState, env: TutorEnv): number | null {
  const limit = exam.plan?.limit_ms ?? null;
  return limit === null ? null : elapsedAt(exam.clock, { wall: env.now, mono: env.mono, boot: env.boot }) - limit;
}

/** How long the time for the question on the desk has been up [ms]; below 0 while there is some left; null without a limit. */
export function itemOvertimeOf(exam: EvaluationState, { now, mono, boot }: TutorEnv): number | null {
  const limit = itemLimitOf(exam);
  const desk = examDesk(exam);
  if (limit === null || desk === null) return null;
  return desk.deskMs + spentSince(exam.clock, { wall: now, mono, boot }) - limit;
}

/** Longest time for the question on the desk [ms]; null: there is none. */
export function itemLimitOf({ plan, position }: EvaluationState): number | null {
  const section = plan?.cells[position - 1]?.section;
  return section === undefined ? null : (plan?.sections[section]?.item_limit_ms ?? null);
}

/** Whether a question of an exam is on the desk and there is time for it. */
export function isExamRunning({ activities }: TutorState, env: TutorEnv): boolean {
  const exam = activities.evaluation;
  if (exam === null || exam.endedAt !== null || exam.isPaused || exam.position === 0) return false;
  return (overtimeOf(exam, env) ?? -1) < 0;
}

/** What could help with a question, or mark one like it, and so waits while an exam runs [EXM60]. */
export function waitsForExam(command: TutorCommand): boolean {
  switch (command.type) {
    case "enrol":
    case "end-session":
    case "tell-about":
    // Asked for before the exam began.
    case "examine-appeal":
    // It calls somebody, and tells nothing.
    case "ask-teacher":
      return false;
    // The exam itself may be gone on with; another one is refused where it would begin.
    case "start-assignment":
      return command.assignment.what.type !== "exam";
    case "activity":
      return isHelp(command);
    default:
      return true;
  }
}

/** Thinking aloud, surveys and guides tell nothing of a problem; leaving a lesson or its talk is always possible. */
function isHelp({ kind, command }: Extract<TutorCommand, { type: "activity" }>): boolean {
  if (kind === "lesson") return command.type !== "pause" && command.type !== "end";
  return (kind === "clarify" || kind === "placement") && command.type !== "end";
}
