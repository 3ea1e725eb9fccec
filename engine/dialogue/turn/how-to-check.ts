import { TURN } from "../../cues/turn.ts";
import type { Lesson } from "../../items/lesson.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { operationOf, type Operation } from "../compose/operation-of.ts";

const BACK: Partial<Readonly<Record<Operation, string>>> = {
  add: "Take one of the numbers away from your answer: the other one must be left.",
  subtract: "Put back what was taken away: you must get to the number you began with.",
  multiply: "Add group after group: both ways must agree.",
  divide: "Multiply your answer by the number you divided by: you must get to the number you began with.",
};

/** How an answer is checked: the lesson's own way, else that of the calculation; null where it was not asked [TRN64]. */
export function howToCheck(item: MathProblemItem, lesson: Lesson | undefined, plain: string): string | null {
  if (!TURN.HOW_SURE.test(plain) || !TURN.OF_ANSWER.test(plain)) return null;
  const own = lesson?.answers.find(({ when }) => when.some((group) => group.includes("sure")));
  if (own !== undefined) return own.say;
  return BACK[operationOf(item) ?? "round"] ?? "Work it out another way: both ways must agree.";
}
