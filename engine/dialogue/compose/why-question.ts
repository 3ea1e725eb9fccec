import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { createRng } from "../../random.ts";
import { mustSay } from "../../words/say.ts";
import type { Translations } from "../../words/types.ts";
import { mathsOf } from "./maths-text.ts";
import { SENTENCES } from "./sentences.ts";

/**
 * Asked after a right answer (requirement T6): about the answer, the way, or what somebody else might have said.
 *
 * @param given - the answer as it was given
 */
export function whyQuestion(
  item: MathProblemItem,
  seed: string,
  translations: Translations | null,
  given?: string,
): string {
  const { final_answer_canonical: answer, steps } = item.solution_logic;
  const shown = (values: string) =>
    values
      .split(/\s*;\s*/u)
      .map(mathsOf)
      .join(` ${mustSay(translations, SENTENCES.joints.and)} `);
  const rng = createRng(seed);
  const wrong = item.misconceptions.map(({ trigger }) => trigger.value).filter((value) => value !== answer);
  const { get, know, first, friend, idea, way, step, somebody } = SENTENCES.why;
  const other = wrong.length === 0 ? null : shown(rng.pick(wrong));
  const phrases = [
    get,
    know,
    first,
    friend,
    idea,
    way,
    ...(steps.length > 1 ? [step] : []),
    ...(other === null ? [] : [somebody]),
  ];
  return mustSay(translations, rng.pick(phrases), { value: given ?? shown(answer), other: other ?? "" });
}
