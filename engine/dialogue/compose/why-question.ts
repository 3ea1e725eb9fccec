import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { createRng } from "../../random.ts";
import { mathsOf } from "./maths-text.ts";

/**
 * Asked after a right answer (requirement T6): about the answer, the way, or what somebody else might have said.
 *
 * @param value - the answer as it was given
 */
export function whyQuestion(item: MathProblemItem, seed: string, value?: string): string {
  const { final_answer_canonical: answer, steps } = item.solution_logic;
  const said =
    value ??
    answer
      .split(/\s*;\s*/u)
      .map(mathsOf)
      .join(" and ");
  const rng = createRng(seed);
  const wrong = item.misconceptions.map(({ trigger }) => trigger.value).filter((value) => value !== answer);
  const [first] = steps;
  const about = [
    `How did you get ${said}?`,
    `How do you know that it is ${said}?`,
    `What did you do first to get ${said}?`,
    `How would you explain ${said} to a friend who is stuck?`,
    `Which idea did you use to find ${said}?`,
    `Why does your way come to ${said}?`,
    ...(steps.length > 1 && first !== undefined ? [`Which step came first on your way to ${said}, and why?`] : []),
    ...(wrong.length === 0
      ? []
      : [
          `Somebody else says ${rng
            .pick(wrong)
            .split(/\s*;\s*/u)
            .map(mathsOf)
            .join(" and ")}. What would you tell them?`,
        ]),
  ];
  return rng.pick(about);
}
