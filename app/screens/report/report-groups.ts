import type { SkillState } from "#engine";
import type { TextId } from "../../text/text.ts";

interface ReportGroup {
  readonly title: TextId;
  /** Said when no skill belongs here. */
  readonly none: TextId;
  readonly states: readonly SkillState[];
  /** Whether it is told how many skills seem known. */
  readonly seems: boolean;
}

/** What is ready for a refresh was done, and stays something the learner can do [SCR11]. */
export const reportGroups: readonly ReportGroup[] = [
  { title: "report.can", none: "report.can.none", states: ["done", "kept", "review"], seems: true },
  { title: "report.learning", none: "report.learning.none", states: ["learning"], seems: false },
  { title: "report.refresh", none: "report.refresh.none", states: ["review"], seems: false },
];
