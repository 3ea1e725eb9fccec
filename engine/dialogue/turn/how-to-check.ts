import { TURN } from "../../cues/turn.ts";
import type { ProblemKind } from "../../items/problem-kind.ts";
import type { Talk } from "./talk.ts";
import { SENTENCES } from "../compose/sentences.ts";

const BACK: Partial<Readonly<Record<ProblemKind | "other", string>>> = SENTENCES.check;

/** How an answer is checked: the lesson's own way, else that of the calculation; null where it was not asked [TRN64]. */
export function howToCheck({ kind, lesson, understood: { plain } }: Talk): string | null {
  if (!TURN.HOW_SURE.test(plain) || !TURN.OF_ANSWER.test(plain)) return null;
  const own = lesson?.answers.find(({ when }) => when.some((group) => group.includes("sure")));
  if (own !== undefined) return own.say;
  return BACK[kind ?? "round"] ?? SENTENCES.check.other;
}
