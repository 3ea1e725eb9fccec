import type { Feature } from "#engine/protocol/kept";
import { useEngineView } from "../engine-store.ts";

/** Whether a learner's school has left something on for them; a trial has what its class has, and whoever works for themselves everything [SCR140]. */
export function useFeature(feature: Feature): boolean {
  return useEngineView((view) => (view.school ?? view.trial)?.features?.[feature] !== false);
}
