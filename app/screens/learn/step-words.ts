import type { PlanStepView } from "#engine";
import type { TextId } from "../../text/text.ts";

/** What a step of a lesson is now, in a word or two [SCR22]. */
export function stepWords({ status, isCurrent }: Pick<PlanStepView, "status" | "isCurrent">): TextId {
  if (status === "completed") return "lesson.step.completed";
  if (status === "blocked") return "lesson.step.blocked";
  return isCurrent || status === "in_progress" ? "lesson.step.now" : "lesson.step.pending";
}
