import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { ExamProblemView } from "../../views/activity-views.ts";
import { viewPractice } from "../../views/practice-view.ts";
import type { ActivityState } from "../activity.ts";
import { practiceOf, type AskedItem } from "./exam-desk.ts";

/** As practice shows an open problem, less what is not told while an exam or a placement is under way [EXM10], [PLA11]. */
export function viewQuestion(
  state: TutorState,
  session: Pick<ActivityState, "id" | "seed">,
  asked: AskedItem,
  answered: readonly string[] | null,
  env: TutorEnv,
): ExamProblemView | null {
  const seen = viewPractice({ ...state, practice: practiceOf(session, asked, state.practice.grade) }, env);
  if (seen.type !== "problem") return null;
  const { itemId, skillId, stem, spoken, diagram, boxes, choices } = seen.problem;
  return { itemId, skillId, stem, spoken, diagram, boxes, choices, answered, draft: null };
}
