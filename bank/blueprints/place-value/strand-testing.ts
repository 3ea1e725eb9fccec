import {
  buildItem,
  DIFFICULTIES,
  findLeak,
  type Blueprint,
  type BuiltItem,
  type MathProblemItem,
  type Operands,
} from "#engine";
import { drawContext } from "../contexts.ts";

/** One instance worked out by hand: its answer, and what each rule that applies makes of it. */
export interface HandCase {
  readonly skill: string;
  readonly operands: Operands;
  readonly answer: string;
  readonly wrong: Readonly<Record<string, string>>;
}

/** What every misconception rule of a blueprint answers; rules that do not apply, or do no harm, are left out. */
export function wrongByRule(blueprint: Blueprint, operands: Operands): Record<string, string> {
  const { canonical } = blueprint.answer(operands);
  return Object.fromEntries(
    blueprint.misconceptions.flatMap((rule) => {
      const wrong = rule.wrong(operands);
      return wrong === undefined || wrong === canonical ? [] : [[rule.id, wrong]];
    }),
  );
}

/** Instances of all five levels, `seeds` of each. Throws where an instance cannot be made. */
export function buildAll(blueprint: Blueprint, seeds: number): BuiltItem[] {
  return DIFFICULTIES.flatMap((difficulty) =>
    Array.from({ length: seeds }, (_, seed) => {
      const built = buildItem(blueprint, difficulty, seed, drawContext);
      if (!built.ok) throw new Error(built.error.message);
      return built.value;
    }),
  );
}

/** Rules that speak in none of the instances. */
export function silentRules(blueprint: Blueprint, items: readonly BuiltItem[]): string[] {
  const heard = new Set(items.flatMap(({ item }) => item.misconceptions.map(({ id }) => id)));
  return blueprint.misconceptions.map(({ id }) => id).filter((id) => !heard.has(id));
}

/** Hints of all three levels and explanations that give an answer of the item away. */
export function leakingTexts(item: MathProblemItem): string[] {
  const spec = item.answer_spec;
  const answers = spec.parts ?? [{ canonical: item.solution_logic.final_answer_canonical, kind: spec.kind }];
  const texts = [
    ...(item.hints ?? []),
    ...item.misconceptions.flatMap(({ hint_ladder, explanation }) => [...hint_ladder, explanation ?? ""]),
  ];
  return texts.filter((hint) =>
    answers.some(
      ({ canonical, kind }) =>
        findLeak({
          stem: item.problem_content.stem,
          expected: canonical,
          hint,
          choices: spec.ui.choices,
          ...(kind === undefined ? {} : { kind }),
        }).leaks,
    ),
  );
}

/** Rules said to leave the road at a step that the worked solution does not have. */
export function lostDivergences(item: MathProblemItem): string[] {
  const { length } = item.solution_logic.steps;
  return item.misconceptions
    .filter(({ divergence_step_index = 1 }) => divergence_step_index > length)
    .map(({ id }) => id);
}

/** Everything a pupil reads or hears of an item. */
export function textsOf({
  problem_content: content,
  hints = [],
  misconceptions,
  solution_logic,
}: MathProblemItem): string[] {
  return [
    content.stem,
    content.spoken ?? content.stem,
    content.diagram?.alt ?? "",
    ...hints,
    ...misconceptions.flatMap(({ explanation, hint_ladder }) => [explanation ?? "", ...hint_ladder]),
    ...solution_logic.steps.flatMap(({ explanation, math }) => [explanation, math.replaceAll(/\\text\{|\}/gu, "")]),
  ];
}
