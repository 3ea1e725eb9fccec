import type { Checker } from "../../answers/checker.ts";
import type { NumberLocale } from "../../answers/types.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import type { TutorRefusal } from "../../tutor-types.ts";
import { readAnswerBoxes } from "../../views/read-boxes.ts";

/**
 * Why each box cannot be read, or null. Only what would not be read whatever the right answer is: where a text can be
 * read in two ways the checker asks because one of them is right, and asking would tell [EXM11].
 */
export function unreadBoxes(
  item: MathProblemItem,
  given: readonly string[],
  locale: NumberLocale,
  checker: Checker,
): readonly (string | null)[] {
  const readings = readAnswerBoxes(item, given, locale, checker);
  const others = readAnswerBoxes(withOtherAnswer(item), given, locale, checker);
  return readings.map(({ reason }, box) => (others[box]?.reason === null ? null : reason));
}

/** Why what was given cannot be kept: too many or too few texts, or one that cannot be read; null when it can. */
export function faultOf(
  item: MathProblemItem,
  given: readonly string[],
  locale: NumberLocale,
  checker: Checker,
): TutorRefusal | null {
  const boxes = item.answer_spec.parts?.length ?? 1;
  if (given.length !== boxes) {
    return { type: "bad-input", field: "given", message: `${given.length} answers for ${boxes} boxes` };
  }
  const reasons = unreadBoxes(item, given, locale, checker);
  const unread = reasons.findIndex((reason) => reason !== null);
  return unread < 0 ? null : { type: "bad-input", field: `given[${unread}]`, message: reasons[unread] ?? "" };
}

/** The same question with a right answer that is another one: its last number is longer by a digit. */
function withOtherAnswer(item: MathProblemItem): MathProblemItem {
  const { answer_spec: spec, solution_logic: solution } = item;
  const boxes = spec.parts?.map((box) => ({ ...box, canonical: otherThan(box.canonical) }));
  return {
    ...item,
    answer_spec: boxes === undefined ? spec : { ...spec, parts: boxes },
    solution_logic: { ...solution, final_answer_canonical: otherThan(solution.final_answer_canonical) },
  };
}

function otherThan(canonical: string): string {
  return canonical.replace(/\d(?=\D*$)/u, (digit) => `${digit}9`);
}
