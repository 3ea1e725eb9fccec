import type { TutorEvent } from "../events/tutor-event.ts";
import type { Decision } from "../sessions/activity.ts";
import type { TutorEnv, TutorState } from "../tutor-types.ts";
import { askFor, contextFor, type LlmAsk } from "./ask.ts";
import { checkWords } from "./check-words.ts";
import { takeAnswer } from "./take.ts";
import { wishesOf, type LlmWish } from "./wishes.ts";

/** What the tutor may ask of a language model, and what it takes from one. Pure. */
export interface LlmPart {
  readonly wishes: (events: readonly TutorEvent[], after: TutorState) => readonly LlmWish[];
  readonly ask: (wish: LlmWish, state: TutorState, env: TutorEnv) => LlmAsk | null;
  /** Whether all the words so far may be shown now. */
  readonly mayShow: (wish: LlmWish, text: string, state: TutorState, env: TutorEnv) => boolean;
  readonly take: (state: TutorState, wish: LlmWish, answer: unknown, env: TutorEnv) => Decision;
}

export const llmPart: LlmPart = {
  wishes: wishesOf,
  ask: askFor,
  mayShow: (wish, text, state, env) => {
    const context = contextFor(wish, state, env);
    return context !== null && checkWords(text, context).ok;
  },
  take: takeAnswer,
};
