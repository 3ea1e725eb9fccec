import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { EvaluationView } from "../../views/activity-views.ts";
import { itemLimitOf, itemOvertimeOf, overtimeOf } from "./exam-first.ts";
import { isAssignedSource } from "../../assignments/assigned-source.ts";
import { resultOf } from "./exam-result.ts";
import { examDesk, type EvaluationState } from "./state.ts";
import { viewQuestion } from "./view-question.ts";

/** The latest exam as the page may see it: no answer, verdict or solution before the end [EXM10]. */
export function viewExam(state: TutorState, env: TutorEnv): EvaluationView | null {
  const exam = state.activities.evaluation;
  if (exam === null) return null;
  const { plan } = exam;
  const total = plan?.cells.length ?? 0;
  const overtime = overtimeOf(exam, env);
  const desk = exam.endedAt === null ? examDesk(exam) : null;
  const itemOvertime = desk === null ? null : itemOvertimeOf(exam, env);
  const section = plan?.cells[exam.position - 1]?.section ?? 0;
  return {
    session: exam.id,
    title: plan?.title ?? exam.source,
    startedAt: exam.startedAt,
    isPaused: exam.isPaused,
    ended: exam.reason,
    examId: exam.source,
    problem: desk && viewQuestion(state, exam, desk, desk.answer?.given ?? null, env),
    position: exam.position,
    total,
    mayEndSooner: plan?.stop_se !== undefined,
    answered: Array.from({ length: total }, (_, index) => isAnswered(exam, index + 1)),
    sectionName: plan?.sections[section]?.name ?? "",
    canSkip: exam.endedAt === null && exam.position < total,
    canGoBack: plan?.can_go_back ?? false,
    limitMs: plan?.limit_ms ?? null,
    leftMs: overtime === null ? null : Math.max(0, -overtime),
    questionLimitMs: desk === null ? null : itemLimitOf(exam),
    questionLeftMs: itemOvertime === null ? null : Math.max(0, -itemOvertime),
    readAloud: plan?.adjusted?.read_aloud === true,
    mayBeAgain: !isAssignedSource(exam.source),
    result: exam.endedAt === null || exam.score === null ? null : resultOf(exam, exam.score, env),
  };
}

function isAnswered({ items }: EvaluationState, position: number): boolean {
  return items.some((item) => item.position === position && item.answer !== null);
}
