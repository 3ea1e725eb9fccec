import type { PlacementView } from "../../views/activity-views.ts";
import type { ActivityPart } from "../activity.ts";
import type { PlacementCommand } from "./commands.ts";
import { decidePlacement } from "./decide.ts";
import { viewPlacement } from "./view.ts";

/** Finding one's place [PLA1]-[PLA22]. */
export const placementPart: ActivityPart<PlacementCommand, PlacementView> = {
  decide: decidePlacement,
  view: viewPlacement,
};
