import { err } from "../../result.ts";
import type { ActivityPart } from "../activity.ts";
import type { WorkflowView } from "../../views/activity-views.ts";
import type { WorkflowCommand } from "./commands.ts";

export const workflowPart: ActivityPart<WorkflowCommand, WorkflowView> = {
  decide: () => err({ type: "no-activity" }),
  view: () => null,
};
