import { DIFFICULTIES, type Difficulty, type SkillId } from "../ids.ts";
import type { Content } from "../items/content.ts";
import { Diagram } from "../items/diagram.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { createRng } from "../random.ts";
import { nameOfSkill } from "../skills/name-of-skill.ts";
import type { LessonView } from "./activity-views.ts";
import { viewSolved, type SolvedProblem } from "./solved-problem.ts";
import type { SolutionStepView } from "./types.ts";

/** One of the answers that a class talks about. */
export interface BoardAnswer {
  readonly text: string;
  readonly isRight: boolean;
  /** What was done to get there; null beside the right one. */
  readonly told: string | null;
  /** It is true of the number whatever was thought. */
  readonly isFact?: true;
}

/** A problem to look at together. */
export interface BoardProblemView extends SolvedProblem {
  readonly difficulty: Difficulty;
  readonly steps: readonly SolutionStepView[];
  /** The right one and up to three that known mistakes lead to, mixed; empty where none is known. */
  readonly answers: readonly BoardAnswer[];
}

export interface BoardView {
  readonly skillName: string;
  /** Null where the verified list has none. */
  readonly problem: BoardProblemView | null;
  /** Null where the skill has none. */
  readonly lesson: (Pick<LessonView, "idea" | "again" | "picture"> & Pick<Required<LessonView>, "error">) | null;
}

export interface BoardWish {
  readonly difficulty: Difficulty;
  /** The same gives the same problem from the same bank. */
  readonly seed: string;
  /** Misconceptions that the problem should be able to show, the most wanted first. */
  readonly rules: readonly string[];
}

/** Problems that are opened in search of one that shows a wanted mistake, a level. */
const MOST_OPENED = 20;
const MOST_OTHERS = 3;

/** A skill on the board: a verified problem with its solution and what mistakes make of it, and its lesson [BRD1]. */
export function viewBoard(content: Content, skill: SkillId, wish: BoardWish): BoardView {
  const item = chooseItem(content, skill, wish);
  const lesson = content.lesson(skill);
  return {
    skillName: nameOfSkill(content.graph, skill),
    problem: item === null ? null : problemView(item, wish),
    lesson:
      lesson === undefined
        ? null
        : {
            idea: lesson.idea,
            again: lesson.again,
            picture: Diagram.parse(lesson.picture),
            error: {
              what: lesson.commonError.what,
              tempting: lesson.commonError.tempting,
              instead: lesson.commonError.instead,
            },
          },
  };
}

/** One that shows a wanted mistake, or any, where such a one is found, at the level that is wanted or the nearest to it [BRD3]. */
function chooseItem(content: Content, skill: SkillId, { difficulty, seed, rules }: BoardWish): MathProblemItem | null {
  const rng = createRng(`board/${skill}/${seed}`);
  let first: MathProblemItem | null = null;
  for (const level of DIFFICULTIES.toSorted((a, b) => Math.abs(a - difficulty) - Math.abs(b - difficulty) || a - b)) {
    for (const taken of rng.shuffle(content.seeds(skill, level)).slice(0, MOST_OPENED)) {
      const address = { blueprint: skill, version: content.version(skill), difficulty: level, seed: taken };
      const opened = content.open(address);
      if (!opened.ok) continue;
      const { item } = opened.value;
      first ??= item;
      if (item.misconceptions.some(({ id }) => rules.length === 0 || rules.includes(id))) return item;
    }
  }
  return first;
}

function problemView(item: MathProblemItem, wish: BoardWish): BoardProblemView {
  return {
    ...viewSolved(item),
    difficulty: item.meta.difficulty,
    steps: item.solution_logic.steps.map(({ explanation, math }) => ({ explanation, math })),
    answers: answersOf(item, wish),
  };
}

function answersOf({ misconceptions, solution_logic }: MathProblemItem, { rules, seed }: BoardWish): BoardAnswer[] {
  const right = solution_logic.final_answer_canonical;
  const others = new Map<string, BoardAnswer>();
  const wanted = (id: string) => (rules.includes(id) ? rules.indexOf(id) : rules.length);
  for (const { trigger, explanation, is_fact } of misconceptions.toSorted((a, b) => wanted(a.id) - wanted(b.id))) {
    const isTold = trigger.kind === "exact_answer" && trigger.value !== right && explanation !== undefined;
    if (isTold && !others.has(trigger.value))
      others.set(trigger.value, {
        text: trigger.value,
        isRight: false,
        told: explanation,
        ...(is_fact && { isFact: true }),
      });
  }
  if (others.size === 0) return [];
  const shown = [...others.values()].slice(0, MOST_OTHERS);
  return createRng(`board answers/${seed}`).shuffle([{ text: right, isRight: true, told: null }, ...shown]);
}
