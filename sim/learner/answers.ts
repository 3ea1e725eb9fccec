import type { Content, MathProblemItem } from "#engine";

/** What is typed into the boxes of an item. */
export type Given = readonly string[];

export function rightAnswer({ answer_spec: spec, solution_logic: solution }: MathProblemItem): Given {
  return spec.parts?.map(({ canonical }) => canonical) ?? [solution.final_answer_canonical];
}

/**
 * The next wrong answer to an item that was not given before: those of its misconceptions first, begun with one by
 * chance, then other choices and numbers nearby. The real checker says of each that it is wrong and can be read [SIM3].
 *
 * @param luck - a uniform draw, 0 to 1
 */
export function wrongAnswer(content: Content, item: MathProblemItem, luck: number, before: readonly Given[]): Given {
  const tried = new Set(before.map(textOf));
  const found = candidates(item, luck).find(
    (given) => !tried.has(textOf(given)) && content.checker.checkItem(item, given, "en").verdict === "incorrect",
  );
  if (found === undefined) throw new Error(`no wrong answer to ${item.meta.skill_id}: ${item.problem_content.stem}`);
  return found;
}

/** The checker takes answers that differ in spaces alone for the same. */
function textOf(given: Given): string {
  return given.join(";").replaceAll(/\s+/gu, "");
}

function candidates(item: MathProblemItem, luck: number): readonly Given[] {
  const byRule = item.misconceptions.flatMap(({ trigger }) =>
    trigger.kind === "exact_answer" ? [item.answer_spec.parts ? trigger.value.split("; ") : [trigger.value]] : [],
  );
  const first = Math.floor(luck * byRule.length);
  const boxes = rightAnswer(item);
  const others = [...item.answer_spec.ui.choices, ...nearby(boxes[0] ?? ""), ...ANYTHING];
  return [
    ...byRule.slice(first),
    ...byRule.slice(0, first),
    ...others.map((other) => [other, ...boxes.slice(1)]),
  ].filter((given) => given.length === boxes.length);
}

/** The answer with its first number a little larger. */
function nearby(canonical: string): readonly string[] {
  return [1, 2, 3, 10].map((more) => canonical.replace(/\d+/u, (digits) => String(Number(digits) + more)));
}

const ANYTHING = ["1", "2", "3", "1/2", "true", "false"];
