import type { Understanding } from "../understand/understand.ts";

/** A plain yes or no; null for anything else. */
export function agreementOf({ plain, category, value }: Understanding): boolean | null {
  // "No wait, 8" is an answer.
  if (category === "answer" && !/^(?:yes|no|true|false)$/u.test(value ?? "")) return null;
  if (
    /^(?:yes|yea|yay|yeah|yep|yup|ya|ye|yh|yas|aye|mhm|k|kk|sure|ok|okay|please|fine|alright|go on|do it|y)\b/u.test(
      plain,
    )
  )
    return true;
  return /^(?:no|nope|nah|not|never|n|dont|don't)\b|^(?:i am|i'm|im|i) (?:not (?:doing|going)|won't|wont)\b/u.test(
    plain,
  )
    ? false
    : null;
}
