import { TURN } from "../../cues/turn.ts";
import type { ProblemKind } from "../../items/problem-kind.ts";
import type { Talk } from "./talk.ts";

const BACK: Partial<Readonly<Record<ProblemKind, string>>> = {
  add: "Take one of the numbers away from your answer: the other one must be left.",
  subtract: "Put back what was taken away: you must get to the number you began with.",
  multiply: "Add group after group: both ways must agree.",
  divide: "Multiply your answer by the number you divided by: you must get to the number you began with.",
};

/** How an answer is checked: the lesson's own way, else that of the calculation; null where it was not asked [TRN64]. */
export function howToCheck({ kind, lesson, understood: { plain } }: Talk): string | null {
  if (!TURN.HOW_SURE.test(plain) || !TURN.OF_ANSWER.test(plain)) return null;
  const own = lesson?.answers.find(({ when }) => when.some((group) => group.includes("sure")));
  if (own !== undefined) return own.say;
  return BACK[kind ?? "round"] ?? "Work it out another way: both ways must agree.";
}
