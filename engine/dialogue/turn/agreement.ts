import { TURN } from "../../cues/turn.ts";
import type { Understanding } from "../understand/understand.ts";
import { tellingWords } from "./said-values.ts";

/** A plain yes or no; null for anything else. */
export function agreementOf({ plain, category, value, ask }: Understanding): boolean | null {
  // "Ok, what is it then" asks for the answer, and agrees to nothing.
  if (ask === "tell-me") return null;
  // "Ok ok i drew it, its 32 dots" goes on with the work.
  const isTold = /\d/u.test(plain) && category !== "answer" && tellingWords(plain) > 2;
  if (isTold && !TURN.YES_FIRST.test(plain)) return null;
  // "No wait, 8" is an answer.
  if (category === "answer" && !TURN.AGREEMENT_OF_YES.test(value ?? "")) return null;
  if (TURN.AGREEMENT_OF_YES_2.test(plain)) return true;
  return TURN.AGREEMENT_OF_NOPE.test(plain) ? false : null;
}
