import { DIFFICULTIES, type Difficulty, type SkillId } from "../ids.ts";
import type { Content } from "../items/content.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { createRng } from "../random.ts";
import { nameOfSkill } from "../skills/name-of-skill.ts";
import type { AssignedItem } from "./assignment.ts";

/** A problem that may be assigned, and its text. */
export interface ChosenProblem {
  readonly item: AssignedItem;
  readonly stem: string;
}

interface OpenedProblem {
  readonly item: AssignedItem;
  readonly opened: MathProblemItem;
}

/** What a teacher can assign of a skill. */
export interface AssignableView {
  /** As pupils call it. */
  readonly name: string;
  readonly problems: readonly ChosenProblem[];
  readonly hasLesson: boolean;
}

/** From first steps to the middle, as often each as its share of the list. */
const LEVELS: readonly Difficulty[] = [1, 1, 2, 2, 3];

/**
 * So many verified problems of a skill, no two the same, from easy to harder; fewer where the list has fewer [ASG8].
 *
 * @param seed - the same gives the same problems from the same bank
 */
export function chooseProblems(
  content: Content,
  skill: SkillId,
  count: number,
  seed: string,
): readonly ChosenProblem[] {
  return openProblems(content, skill, { count, seed: `assignment/${skill}/${seed}`, levels: LEVELS }).map(
    ({ item, opened }) => ({ item, stem: opened.problem_content.stem }),
  );
}

interface Wish {
  readonly count: number;
  readonly seed: string;
  /** Each has its share of the list. */
  readonly levels: readonly Difficulty[];
}

/** The same with the problems themselves. Where a level has no more, the nearest one helps out. */
export function openProblems(content: Content, skill: SkillId, wish: Wish): readonly OpenedProblem[] {
  const { count, seed, levels } = wish;
  const rng = createRng(seed);
  const left = new Map(DIFFICULTIES.map((difficulty) => [difficulty, [...content.seeds(skill, difficulty)]]));
  const found: OpenedProblem[] = [];
  for (let n = 0; n < count; n += 1) {
    const wanted = levels[Math.floor((n * levels.length) / count)] ?? 1;
    const chosen = takeOne(wanted);
    if (chosen !== null) found.push(chosen);
  }
  return found.toSorted((a, b) => a.item.difficulty - b.item.difficulty);

  function takeOne(wanted: Difficulty): OpenedProblem | null {
    for (const difficulty of DIFFICULTIES.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)) {
      const seeds = left.get(difficulty) ?? [];
      while (seeds.length > 0) {
        const [taken = 0] = seeds.splice(rng.int(0, seeds.length - 1), 1);
        const address = { blueprint: skill, version: content.version(skill), difficulty, seed: taken };
        const opened = content.open(address);
        if (opened.ok) return { item: { ...address, skill }, opened: opened.value.item };
      }
    }
    return null;
  }
}

/** What pupils call it, problems to choose from, and whether the skill has a lesson. */
export function viewAssignable(content: Content, skill: SkillId, count: number, seed: string): AssignableView {
  return {
    name: nameOfSkill(content.graph, skill),
    problems: chooseProblems(content, skill, count, seed),
    hasLesson: content.lesson(skill) !== undefined,
  };
}
