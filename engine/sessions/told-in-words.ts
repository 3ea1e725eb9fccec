import { safetyOf } from "../dialogue/safety/index.ts";
import type { NewEvent } from "../events/tutor-event.ts";
import type { TutorEnv, TutorState } from "../tutor-types.ts";
import type { ActivityState } from "./activity.ts";
import { guidanceWords } from "./guidance-words.ts";

/**
 * What free words in a form bring with them (requirement S6): a flag for a grown-up and guidance for the learner where
 * they tell of danger or distress, nothing otherwise.
 */
export function toldInWords(
  texts: readonly string[],
  { id: session }: ActivityState,
  state: TutorState,
  env: TutorEnv,
): readonly NewEvent[] {
  const finding = safetyOf(texts.join(" "));
  if (finding === null) return [];
  const { kind, severity } = finding;
  const place = { session, item: null, skill: null };
  return [
    { type: "safety_flagged", body: { ...place, kind, severity } },
    {
      type: "reply_given",
      body: {
        ...place,
        category: "form",
        act: `safety-${kind}`,
        text: guidanceWords(finding, state, env),
        asks: null,
        source: "static",
        model: null,
      },
    },
  ];
}
