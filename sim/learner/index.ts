export { COHORT_WORLDS, sizeOfCohort } from "./cohort.ts";
export { fitWeights, weightsText } from "./fit-weights.ts";
export { withItemCache } from "./item-cache.ts";
export { curvesOf, rowsOf, type Curve, type Row } from "./measures.ts";
export { measurePlacement, type PlacementFigures } from "./measure-placement.ts";
export { PLACEMENTS, type Placement } from "./placement.ts";
export { POLICIES, runTask, tasksOf, type Outcome, type Plan, type Policy, type Task } from "./plan.ts";
export { PROFILES, type Profile } from "./profiles.ts";
export { WORLDS, type World } from "./worlds.ts";
