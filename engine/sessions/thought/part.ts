import { err } from "../../result.ts";
import type { ActivityPart } from "../activity.ts";
import type { ThoughtView } from "../../views/activity-views.ts";
import type { ThoughtCommand } from "./commands.ts";

export const thoughtPart: ActivityPart<ThoughtCommand, ThoughtView> = {
  decide: () => err({ type: "no-activity" }),
  view: () => null,
};
