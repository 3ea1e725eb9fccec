import type { PlanStepView } from "#engine";
import { TELLING_OPPORTUNITIES, type Words } from "../../components/charts/mastery-words.ts";

const MOST = 0.95;

/** How well the skill of a lesson is known, in words; no share before there were answers enough to tell [SCR23]. */
export function knownWords(known: number, steps: readonly Pick<PlanStepView, "asked">[]): Words {
  const asked = steps.reduce((sum, step) => sum + step.asked, 0);
  if (asked < TELLING_OPPORTUNITIES) return { text: "lesson.known.few" };
  if (known >= MOST) return { text: "lesson.known.most" };
  return { text: "lesson.known.about", values: { percent: Math.round(known * 20) * 5 } };
}
