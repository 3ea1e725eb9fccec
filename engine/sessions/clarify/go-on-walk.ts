import type { NumberLocale } from "../../answers/types.ts";
import type { Understanding } from "../../dialogue/understand/understand.ts";
import { understand } from "../../dialogue/understand/understand.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { askedSum, withPlainNumbers, type AskedSum } from "./asked-sum.ts";
import type { ClarifyState, Walk } from "./state.ts";
import { plainSumOf, walkOf, type WalkStep } from "./walk-of.ts";

/** What comes of a message while a calculation is gone through. `step`: what is asked next; `null` when it is done. */
export interface WalkMove {
  readonly act: "walk-right" | "walk-again" | "walk-shown" | "walk-done";
  /** What was found or shown; "" where it is asked again. */
  readonly shown: string;
  readonly next: { readonly at: number; readonly step: WalkStep } | null;
}

/** Misses after which a step is shown. */
const SHOWN_AFTER = 2;

/** The steps of the calculation that a question asked for; none where it is not gone through. */
export function stepsOfWalk(
  { question, skill }: Pick<Walk, "question" | "skill">,
  { content }: TutorEnv,
  locale: NumberLocale,
): readonly WalkStep[] {
  const asked = askedSum(understand(question, {}).plain, locale);
  const sum = asked && plainSumOf(asked);
  const trace = sum === null ? undefined : content.sumTrace(skill, sum);
  const steps = trace === undefined ? [] : walkOf(trace);
  return asked?.isForGap === true ? steps.map((step, at) => (at === 0 ? afterGap(step, asked) : step)) : steps;
}

/** First it is said what finds the missing number. */
function afterGap(step: WalkStep, { sign, numbers: [a, b] }: AskedSum): WalkStep {
  return { ...step, lead: [`${GAP_LEADS[sign]} $${a} ${TEX[sign]} ${b}$.`, step.lead].filter(Boolean).join(" ") };
}

const TEX = { "+": "+", "-": "-", "×": "\\times", "÷": "\\div" } as const;
const GAP_LEADS = {
  "+": "The missing number is the two others together:",
  "-": "The missing number is what is left without the other one:",
  "×": "The missing number is the two others multiplied:",
  "÷": "The missing number is one shared by the other:",
} as const;

/** `null`: the message is about something else [CLR20]. */
export function goOnWalk(
  { walk }: ClarifyState,
  heard: Understanding,
  env: TutorEnv,
  locale: NumberLocale,
): WalkMove | null {
  if (walk === null) return null;
  const steps = stepsOfWalk(walk, env, locale);
  const step = steps[walk.at - 1];
  const last = steps.at(-1);
  if (step === undefined || last === undefined) return null;
  const said = heard.value === null ? null : Number(withPlainNumbers(heard.value, locale));
  const isStuck = heard.category === "stuck";
  if (said === null && !isStuck) return null;
  const at = walk.at + 1;
  const next = steps[at - 1];
  if (said !== null && last.values.includes(said)) return { act: "walk-done", shown: last.shown, next: null };
  if (said !== null && step.values.includes(said))
    return { act: "walk-right", shown: step.shown, next: next === undefined ? null : { at, step: next } };
  if (walk.misses + 1 < SHOWN_AFTER) return { act: "walk-again", shown: "", next: { at: walk.at, step } };
  return next === undefined
    ? { act: "walk-done", shown: last.shown, next: null }
    : { act: "walk-shown", shown: step.shown, next: { at, step: next } };
}
