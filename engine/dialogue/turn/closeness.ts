import type { Checker } from "../../answers/checker.ts";
import { NUMBER_KINDS } from "../../answers/types.ts";
import type { AnswerKind, NumberLocale } from "../../answers/types.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import type { ProblemKind } from "../../items/problem-kind.ts";
import { POLICY } from "../../policy.ts";
import { numbersTold } from "../compose/problem-text.ts";

export type Closeness = "correct" | "close" | "wrong_operation";

/** How far a number is from the right one (requirement T3) [TRN5]. */
export function closenessOf(given: number, right: number, tolerance = 0): Closeness {
  const { rightWithin, nearWithin, nearShare } = POLICY.dialogue;
  // 1.3 - 1 is a little more than .3 in binary.
  const distance = Math.round(Math.abs(given - right) * 1e9) / 1e9;
  if (distance <= Math.max(rightWithin, tolerance)) return "correct";
  return distance <= Math.max(nearWithin, Math.abs(right) * nearShare) ? "close" : "wrong_operation";
}

/** The same for a wrong answer to an item; what is no single number is never close. */
export function isClose(
  item: MathProblemItem,
  given: readonly string[],
  locale: NumberLocale,
  checker: Checker,
): boolean {
  const { answer_spec: spec, solution_logic: solution } = item;
  const [text] = given;
  if (given.length !== 1 || text === undefined || spec.ui.choices.length > 0 || spec.parts !== undefined) return false;
  if (!NUMBER_KINDS.has(spec.kind ?? "number") && spec.kind !== "equation") return false;
  const [said, right] = [text, solution.final_answer_canonical].map((value, at) =>
    // 1 % is not near 10 %.
    numberOf(value.replace(/^\s*[a-z]\s*=\s*|%\s*$/giu, ""), at === 0 ? locale : "en", checker),
  );
  if (said === null || said === undefined || right === null || right === undefined) return false;
  return closenessOf(said, right, spec.tolerance ?? 0) === "close";
}

/**
 * Whether "near" can be said of a number: of 1/3 for 1/4, or of 2902 for 2900 in rounding, it would be said of a wrong
 * idea [TRN5].
 */
export function isNearnessTold(item: MathProblemItem, kind: ProblemKind | null, said: string): boolean {
  // 531 for 627 where there were 548 at first: it lies on the other side of what is given.
  const [from, to] = [Number(said), Number(item.solution_logic.final_answer_canonical)].toSorted((a, b) => a - b);
  if ([...numbersTold(item)].some((each) => Number(each) > (from ?? 0) && Number(each) < (to ?? 0))) return false;
  // Beside less than 1 and a half, .3 is much.
  if (Math.abs(Number(item.solution_logic.final_answer_canonical)) < 1.5) return false;
  return !NOT_NEAR.has(item.answer_spec.kind ?? "number") && (kind === null || !NO_SIZE.has(kind));
}

const NOT_NEAR: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["fraction", "mixed", "equation"]);
const NO_SIZE: ReadonlySet<ProblemKind> = new Set<ProblemKind>([
  "round",
  "multiples",
  "factors",
  "common-factor",
  "common-multiple",
]);

function numberOf(text: string, locale: NumberLocale, checker: Checker): number | null {
  const reading = checker.readNumber(text.replace(/[$£€₹]/gu, ""), locale);
  return reading.ok ? Number(reading.value.value.n) / Number(reading.value.value.d) : null;
}
