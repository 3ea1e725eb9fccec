import type { SessionSummaryView } from "#engine";
import type { TextId } from "../../text/text.ts";

/** A heading that is true of the session [APP25]: "a good stretch" only where something was worked out. */
export function summaryTitle({ correct, reason }: Pick<SessionSummaryView, "correct" | "reason">): TextId {
  if (reason === "learner-ended") return "summary.title-short";
  return correct === 0 ? "summary.title-none" : "summary.title";
}
