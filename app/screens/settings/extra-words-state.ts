import type { LlmStatus } from "#engine";
import type { LearnerProfile } from "#workers/engine-api";
import type { TextId } from "../../text/text.ts";

/** A switch: whether it can be used now, and if not (or not fully), why. */
export interface SwitchState {
  readonly canChange: boolean;
  readonly reason: TextId | null;
}

/** School grade from which a learner counts as 13 or older. */
const GRADE_OF_13 = 8;

type Asking = Pick<LearnerProfile, "grade" | "age" | "words">;
type Switches = { readonly words: SwitchState; readonly dictation: SwitchState };

/** What a teacher or the school has put away: nothing of it can be switched. */
const PUT_AWAY: SwitchState = { canChange: false, reason: "settings.words.school" };

/**
 * What can be switched.
 *
 * @param status - null: the server cannot be asked now
 * @param leftOn - what the learner's own school has not switched off for them
 */
export function extraWordsState(
  status: LlmStatus | null,
  learner: Asking,
  leftOn: { readonly words: boolean; readonly dictation: boolean },
): Switches {
  const { words, dictation } = byServer(status, learner);
  return { words: leftOn.words ? words : PUT_AWAY, dictation: leftOn.dictation ? dictation : PUT_AWAY };
}

function byServer(status: LlmStatus | null, { grade, age, words }: Asking): Switches {
  // Switching off is possible always.
  const isOn = words === true;
  if (status === null) {
    return {
      words: { canChange: isOn, reason: "settings.words.unknown" },
      dictation: { canChange: false, reason: "settings.words.unknown" },
    };
  }
  const wordsReason = status.words === "on" ? null : REASONS[status.words];
  return {
    words: { canChange: isOn || wordsReason === null, reason: wordsReason },
    dictation: dictationState(status, grade, age ?? null),
  };
}

/** What a learner says of their age can only make it stricter: anybody can say that they are older. */
function dictationState(
  { dictation, dictationUnder13 }: LlmStatus,
  grade: number,
  age: LearnerProfile["age"],
): SwitchState {
  if (dictation !== "on") return { canChange: false, reason: REASONS[dictation] };
  const isUnder13 = grade < GRADE_OF_13 || age === "to-10" || age === "11-12";
  return isUnder13 && !dictationUnder13
    ? { canChange: false, reason: "settings.dictation.under-13" }
    : { canChange: true, reason: null };
}

const REASONS = {
  "off-by-school": "settings.words.school",
  "not-configured": "settings.words.none",
} as const satisfies Record<string, TextId>;
