import type { SkillState } from "#engine";
import type { TextId } from "../../text/text.ts";

interface ReportGroup {
  readonly title: TextId;
  /** Said when no skill belongs here. */
  readonly none: TextId;
  readonly states: readonly SkillState[];
}

/** What is ready for a refresh was done, and stays something the learner can do [SCR11]. */
export const reportGroups: readonly ReportGroup[] = [
  { title: "report.can", none: "report.can.none", states: ["done", "kept", "review"] },
  { title: "report.learning", none: "report.learning.none", states: ["learning"] },
  { title: "report.refresh", none: "report.refresh.none", states: ["review"] },
];
