import { useEngine } from "../../../engine-store.ts";
import { createPadMemory } from "./pad-memory.ts";

/** The page of this tab. It goes with the learner, on a shared device when their visit ends. */
export const padMemory = createPadMemory();
useEngine.subscribe(({ view }) => padMemory.atWork(view.learner?.id ?? null));
