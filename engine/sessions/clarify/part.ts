import { err } from "../../result.ts";
import type { ActivityPart } from "../activity.ts";
import type { ClarifyView } from "../../views/activity-views.ts";
import type { ClarifyCommand } from "./commands.ts";

export const clarifyPart: ActivityPart<ClarifyCommand, ClarifyView> = {
  decide: () => err({ type: "no-activity" }),
  view: () => null,
};
