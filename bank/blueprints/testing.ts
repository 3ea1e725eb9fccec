import {
  buildItem,
  check,
  checkItem,
  DIFFICULTIES,
  distractorsOf,
  findLeak,
  findPlainLeak,
  instanceDifficulty,
  type AnswerKind,
  type Blueprint,
  type BuiltItem,
  type Difficulty,
  type MathProblemItem,
  type Operands,
} from "#engine";
import { drawContext } from "./contexts.ts";

/** What the tests of every strand ask of its blueprints. For tests only. */

/** Instances a level that tests look at; every listed item is looked at by `mathflow bank verify`. */
export const SEEDS = 60;

/** One instance worked out by hand: its answer, and what each rule that applies makes of it. */
export interface HandCase {
  readonly skill: string;
  readonly operands: Operands;
  readonly answer: string;
  readonly wrong: Readonly<Record<string, string>>;
}

/** What a skill is tried on: `cases.fixture.ts` of its folder. */
export interface SkillCases {
  /** One instance at least for each misconception rule, worked out by hand. */
  readonly byHand: readonly HandCase[];
  /** For each answer of the lesson, in its order, some wordings of its question as children put it. */
  readonly questions: readonly (readonly string[])[];
  /** What a child may say to explain a right answer: one phrase for each point of the rubric, in its order. */
  readonly explanation: readonly string[];
  /** Explanations in a breath, as children type them: each names every point. */
  readonly inABreath: readonly string[];
}

export function handCases(cases: Readonly<Record<string, SkillCases>>): readonly HandCase[] {
  return Object.values(cases).flatMap(({ byHand }) => byHand);
}

export function blueprintOf(blueprints: readonly Blueprint[], skill: string): Blueprint {
  const found = blueprints.find(({ id }) => id === skill);
  if (found === undefined) throw new Error(`no blueprint ${skill}`);
  return found;
}

/** The same case as the blueprint works it out; rules that do not apply, or do no harm, are left out. */
export function workedOut(blueprints: readonly Blueprint[], { skill, operands }: HandCase): HandCase {
  const blueprint = blueprintOf(blueprints, skill);
  return {
    skill,
    operands,
    answer: blueprint.answer(operands).canonical,
    wrong: wrongByRule(blueprint, operands),
  };
}

export function wrongByRule(blueprint: Blueprint, operands: Operands): Record<string, string> {
  const { canonical } = blueprint.answer(operands);
  return Object.fromEntries(
    blueprint.misconceptions.flatMap((rule) => {
      const wrong = rule.wrong(operands);
      return wrong === undefined || wrong === canonical ? [] : [[rule.id, wrong]];
    }),
  );
}

/** Rules of a blueprint that no case shows. */
export function rulesWithoutCase({ id, misconceptions }: Blueprint, cases: readonly HandCase[]): string[] {
  const shown = new Set(cases.filter(({ skill }) => skill === id).flatMap(({ wrong }) => Object.keys(wrong)));
  return misconceptions.map((rule) => rule.id).filter((rule) => !shown.has(rule));
}

/** The instance of a seed. Throws where it cannot be made. */
export function build(blueprint: Blueprint, difficulty: Difficulty, seed: number): BuiltItem {
  const built = buildItem(blueprint, difficulty, seed, drawContext);
  if (!built.ok) throw new Error(built.error.message);
  return built.value;
}

/** Instances of one level, from seed 0 on. */
export function buildLevel(blueprint: Blueprint, difficulty: Difficulty, seeds: number): BuiltItem[] {
  return Array.from({ length: seeds }, (_, seed) => build(blueprint, difficulty, seed));
}

/** Instances of all five levels, `seeds` of each. */
export function buildAll(blueprint: Blueprint, seeds: number): BuiltItem[] {
  return DIFFICULTIES.flatMap((difficulty) => buildLevel(blueprint, difficulty, seeds));
}

/** Rules that speak in none of the instances, and rules said to leave the road at a step that a solution lacks. */
export function ruleFaults(blueprint: Blueprint, items: readonly BuiltItem[]): string[] {
  const heard = new Set(items.flatMap(({ item }) => item.misconceptions.map(({ id }) => id)));
  const silent = blueprint.misconceptions.filter(({ id }) => !heard.has(id)).map(({ id }) => `${id} never speaks`);
  return [...silent, ...items.flatMap(({ item }) => lostDivergences(item))];
}

function lostDivergences(item: MathProblemItem): string[] {
  const { length } = item.solution_logic.steps;
  return item.misconceptions
    .filter(({ divergence_step_index = 1 }) => divergence_step_index > length)
    .map(({ id, divergence_step_index: step }) => `${id} at step ${step} of ${length}: ${item.problem_content.stem}`);
}

/**
 * Hints and explanations that give an answer of their item away: of levels 1 and 2 in any way that is known; a hint of
 * level 3 tells a part of the way and an explanation what happened, and neither may name the answer.
 */
export function leakingTexts(items: readonly BuiltItem[]): string[] {
  return items.flatMap(({ item }) => {
    const { answer_spec: spec, problem_content: content, solution_logic: solution } = item;
    const answers = spec.parts ?? [{ canonical: solution.final_answer_canonical, kind: spec.kind }];
    const ladders = [item.hints ?? [], ...item.misconceptions.map(({ hint_ladder }) => hint_ladder)];
    const early = new Set(ladders.flatMap((ladder) => ladder.slice(0, 2)));
    return helpTexts(item).filter((hint) =>
      answers.some(({ canonical, kind }) => {
        const request = { stem: content.stem, expected: canonical, hint, choices: spec.ui.choices };
        const find = early.has(hint) ? findLeak : findPlainLeak;
        return find(kind === undefined ? request : { ...request, kind }).leaks;
      }),
    );
  });
}

/** Hints of any level that write down an answer which the question does not show itself. */
export function tellingHints(items: readonly BuiltItem[]): string[] {
  return items.flatMap(({ item }) => {
    const shown = new Set(numbersIn(item.problem_content.stem));
    const parts = item.answer_spec.parts ?? [{ canonical: item.solution_logic.final_answer_canonical }];
    const answers = new Set(parts.map(({ canonical }) => canonical.replace("%", "")));
    const hints = [...(item.hints ?? []), ...item.misconceptions.flatMap(({ hint_ladder }) => hint_ladder)];
    return hints.filter((hint) => numbersIn(hint).some((number) => answers.has(number) && !shown.has(number)));
  });
}

/** Hints of any level and explanations that show all of an answer of several numbers, where the question does not. */
export function wholeAnswersShown(items: readonly BuiltItem[]): string[] {
  return items.flatMap(({ item }) => {
    const { kind, parts } = item.answer_spec;
    if (parts !== undefined || !SEVERAL.has(kind ?? "number")) return [];
    const answer = numbersIn(item.solution_logic.final_answer_canonical);
    const holds = (text: string) => {
      const said = `,${numbersIn(text).join()},`;
      return said.includes(`,${answer.join()},`) || said.includes(`,${answer.toReversed().join()},`);
    };
    return holds(item.problem_content.stem) ? [] : helpTexts(item).filter(holds);
  });
}

const SEVERAL: ReadonlySet<AnswerKind> = new Set(["expression", "set", "list"]);

/** What the checker says of answers to one instance. */
export function verdictsOf(blueprint: Blueprint, operands: Operands, given: readonly string[]): Record<string, string> {
  const { kind, canonical: expected, options = {} } = blueprint.answer(operands);
  return Object.fromEntries(given.map((text) => [text, check({ kind, expected, given: text, options }).verdict]));
}

/** Everything about the instances' answers that is not as it should be. */
export function answerFaults(blueprint: Blueprint, items: readonly BuiltItem[]): string[] {
  return items.flatMap(({ item, operands }) => {
    const boxes = (answer: string) => (item.answer_spec.parts === undefined ? [answer] : answer.split("; "));
    const verdict = (answer: string) => checkItem(item, boxes(answer), "en").verdict;
    const { final_answer_canonical: canonical, steps } = item.solution_logic;
    const wrong = distractorsOf(blueprint, operands);
    return [
      ...(verdict(canonical) === "correct" ? [] : [`answer ${canonical} is not correct`]),
      ...(verdict(steps.at(-1)?.value ?? "") === "correct" ? [] : ["the last step does not arrive at the answer"]),
      ...wrong
        .filter((text) => verdict(text) !== "incorrect")
        .map((text) => `wrong answer ${text} is ${verdict(text)}`),
      ...(wrong.length > 1 ? [] : ["fewer than two wrong answers"]),
    ].map((fault) => `${item.problem_content.stem}: ${fault}`);
  });
}

/** Instances a level whose mean difficulty is compared: of a few, chance would decide between neighbours. */
const COMPARED = 100;

/** Levels whose mean computed difficulty is not above that of the level before. */
export function flatLevels(blueprint: Blueprint): string[] {
  const means = DIFFICULTIES.map((difficulty) => {
    const drawn = Array.from({ length: COMPARED }, (_, seed) => instanceDifficulty(blueprint, difficulty, seed) ?? 0);
    return drawn.reduce((sum, value) => sum + value, 0) / COMPARED;
  });
  return DIFFICULTIES.slice(1).flatMap((difficulty, before) => {
    const [mean, easier] = [means[before + 1] ?? 0, means[before] ?? 0];
    return mean > easier ? [] : [`level ${difficulty} is ${mean.toFixed(3)}, the level before ${easier.toFixed(3)}`];
  });
}

/** Exclamation marks, judging words and gendered pronouns. */
export function harshTexts(items: readonly BuiltItem[]): string[] {
  const texts = new Set(items.flatMap(({ item }) => textsOf(item)));
  return [...texts].filter((text) => /!|\b(wrong|easy|simple|he|she|him|her|his)\b/iu.test(text));
}

/** "1 tens" and the like. */
export function pluralsOfOne(items: readonly BuiltItem[]): string[] {
  const plural = /(?<![\d,.]|\{,\})1 (ones|tens|hundreds|thousands)\b/u;
  return items.flatMap(({ item }) => textsOf(item)).filter((text) => plural.test(text));
}

/** Stems that would be read aloud with a LaTeX box in them. */
export function unreadBoxes(items: readonly BuiltItem[]): string[] {
  return items
    .map(({ item: { problem_content: content } }) => content.spoken ?? content.stem)
    .filter((text) => text.includes("\\square"));
}

/** Hints and explanations. */
function helpTexts({ hints = [], misconceptions }: MathProblemItem): string[] {
  return [...hints, ...misconceptions.flatMap(({ explanation, hint_ladder }) => [explanation ?? "", ...hint_ladder])];
}

/** Everything a pupil reads or hears of an item. */
function textsOf(item: MathProblemItem): string[] {
  const { problem_content: content, solution_logic: solution } = item;
  return [
    content.stem,
    content.spoken ?? content.stem,
    content.diagram?.alt ?? "",
    ...helpTexts(item),
    ...solution.steps.flatMap(({ explanation, math }) => [explanation, math.replaceAll(/\\text\{|\}/gu, "")]),
  ];
}

function numbersIn(text: string): string[] {
  return [...text.replaceAll("{,}", "").matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => number);
}
