import type { ExamSummary } from "#engine/protocol/exams";
import type { Text } from "../../../text/text.ts";

type Facts = Pick<ExamSummary, "questions" | "forms" | "selection" | "mayEndSooner">;

/** How long an exam is at most, who gets which questions, and whether it may be over sooner [TEA207]. */
export function examFacts(t: Text, { questions, forms, selection, mayEndSooner }: Facts): readonly string[] {
  return [
    t(mayEndSooner === true ? "teach.exams.questions.most" : "teach.exams.questions", { n: questions }),
    t(selection === "adaptive" ? "teach.exams.adaptive" : "teach.exams.forms", { n: Math.max(1, forms) }),
    ...(mayEndSooner === true ? [t("teach.exams.sooner")] : []),
  ];
}
