import {
  buildItem,
  checkItem,
  DIFFICULTIES,
  distractorsOf,
  type Blueprint,
  type BuiltItem,
  type Difficulty,
  type Operands,
} from "#engine";
import { drawContext } from "../contexts.ts";

/** What tests of a strand ask of its blueprints. For tests only. */

/** One instance worked out by hand. */
export interface HandCase {
  readonly skill: string;
  readonly operands: Operands;
  readonly answer: string;
  /** Every rule that applies to these operands, with the wrong answer its bug gives. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** The wrong answers of all rules that apply, by rule id. */
export function wrongAnswersByRule(blueprint: Blueprint, operands: Operands): Record<string, string> {
  return Object.fromEntries(
    blueprint.misconceptions.flatMap((rule) => {
      const wrong = rule.wrong(operands);
      return wrong === undefined || wrong === blueprint.answer(operands).canonical ? [] : [[rule.id, wrong]];
    }),
  );
}

/** Instances of a level; throws where one cannot be built. */
export function instances(blueprint: Blueprint, difficulty: Difficulty, count: number): BuiltItem[] {
  return Array.from({ length: count }, (_, seed) => {
    const built = buildItem(blueprint, difficulty, seed, drawContext);
    if (!built.ok) throw new Error(built.error.message);
    return built.value;
  });
}

/** Everything about an instance's answers that is not as it should be. */
export function answerFaults(blueprint: Blueprint, { item, operands }: BuiltItem): string[] {
  const boxes = (answer: string) => (item.answer_spec.parts === undefined ? [answer] : answer.split("; "));
  const verdict = (answer: string) => checkItem(item, boxes(answer), "en").verdict;
  const { final_answer_canonical: canonical, steps } = item.solution_logic;
  const wrong = distractorsOf(blueprint, operands);
  return [
    ...(verdict(canonical) === "correct" ? [] : [`answer ${canonical} is not correct`]),
    ...(verdict(steps.at(-1)?.value ?? "") === "correct" ? [] : ["the last step does not arrive at the answer"]),
    ...wrong.filter((text) => verdict(text) !== "incorrect").map((text) => `wrong answer ${text} is ${verdict(text)}`),
    ...(wrong.length > 1 ? [] : ["fewer than two wrong answers"]),
  ].map((fault) => `${item.problem_content.stem}: ${fault}`);
}

/** Hints of any level that write down the answer where the question does not show it itself. */
export function tellingHints({ item }: BuiltItem): string[] {
  const shown = new Set(numbersIn(item.problem_content.stem));
  const parts = item.answer_spec.parts ?? [{ canonical: item.solution_logic.final_answer_canonical }];
  const answers = new Set(parts.map(({ canonical }) => canonical.replace("%", "")));
  const hints = [...(item.hints ?? []), ...item.misconceptions.flatMap((misconception) => misconception.hint_ladder)];
  return hints.filter((hint) => numbersIn(hint).some((number) => answers.has(number) && !shown.has(number)));
}

/** Computed difficulty of every level, averaged over instances. */
export function meanDifficulties(blueprint: Blueprint, count: number): number[] {
  return DIFFICULTIES.map((difficulty) => {
    const values = instances(blueprint, difficulty, count).map(
      ({ item }) => item.meta.generation?.computed_difficulty ?? 0,
    );
    return values.reduce((sum, value) => sum + value, 0) / count;
  });
}

function numbersIn(text: string): string[] {
  return [...text.replaceAll("{,}", "").matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => number);
}
