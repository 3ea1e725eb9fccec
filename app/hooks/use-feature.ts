import type { Feature } from "#engine/protocol/identity";
import { useEngineView } from "../engine-store.ts";

/** Whether a learner's school has left something on for them; whoever works for themselves has everything [SCR140]. */
export function useFeature(feature: Feature): boolean {
  return useEngineView((view) => view.school?.features?.[feature] !== false);
}
