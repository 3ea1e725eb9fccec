import type { ActivitiesView } from "#engine";
import type { EngineView } from "../engine-api.ts";

/** Before it is known who is here; on a shared device that takes the server's word [SYN73]. */
export const LOADING: EngineView = {
  phase: "loading",
  learners: [],
  learner: null,
  recommendation: null,
  practice: { type: "none" },
  save: { type: "saved" },
  unsent: 0,
  notices: [],
};

/** Nothing is open beside practice. */
export const NO_ACTIVITIES: ActivitiesView = {
  lesson: null,
  clarify: null,
  evaluation: null,
  survey: null,
  thought: null,
  workflow: null,
  placement: null,
};
