import type { NumberLocale } from "../../answers/types.ts";
import type { Content } from "../../items/content.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { lineOf } from "../../trace/place.ts";
import { isStepValue, matchChoice } from "./read-answer.ts";
import { STATES, valuesSaid } from "./said-values.ts";
import { statedSum } from "./true-fact.ts";
import type { Talk } from "./talk.ts";

interface Place {
  readonly item: MathProblemItem;
  readonly locale: NumberLocale;
  readonly content: Content;
}

/** Whether a value is what some line comes to; one of the choices is an answer. */
export function isOnALine({ item, locale, content }: Place, value: string): boolean {
  const { choices } = item.answer_spec.ui;
  if (choices.length > 0 && matchChoice(value, choices) !== undefined) return false;
  const matches = (expected: string) => isStepValue(item, expected, value, locale, content.checker) === "right";
  const trace = content.trace(item);
  return (
    (trace !== undefined && lineOf(trace, value, matches) !== undefined) ||
    item.solution_logic.steps.some((step) => step.value !== undefined && matches(step.value))
  );
}

/** A value on the way that a message says something comes to; undefined where a calculation in it is not true. */
export function lineStated({
  understood: { plain },
  desk: { item },
  locale,
  env: { content },
}: Talk): string | undefined {
  if (statedSum(plain)?.isTrue === false) return undefined;
  const said = valuesSaid(plain).filter(({ before, behind }) =>
    before === "" ? IS_SOMETHING.test(behind) : STATES.test(before),
  );
  return said.findLast(({ value }) => isOnALine({ item, locale, content }, value))?.value;
}

/** What follows a value that is told something of: "28 is in both tables". */
const IS_SOMETHING = /^ ?(?:is|goes|works|fits|comes)\b/u;
