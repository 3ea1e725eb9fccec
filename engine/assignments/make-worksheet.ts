import type { Difficulty, SkillId } from "../ids.ts";
import type { Content } from "../items/content.ts";
import { nameOfSkill } from "../skills/name-of-skill.ts";
import { viewSolved, type SolvedProblem } from "../views/solved-problem.ts";
import { openProblems } from "./choose-problems.ts";

export interface WorksheetProblem extends SolvedProblem {
  /** Blueprint, version, level and seed: the same address is the same problem for ever. */
  readonly key: string;
  readonly difficulty: Difficulty;
}

/** Problems for paper, with their answers. */
export interface WorksheetView {
  readonly name: string;
  readonly problems: readonly WorksheetProblem[];
}

export interface WorksheetWish {
  readonly skill: SkillId;
  readonly count: number;
  /** Null: from first steps to harder ones. */
  readonly level: Difficulty | null;
  /** Of the sheet: the same gives the same sheet from the same bank. */
  readonly sheet: number;
}

const MIXED: readonly Difficulty[] = [1, 1, 2, 2, 3, 3, 4];

/** A sheet of verified problems, no two the same, from first steps on; fewer where the bank has fewer [ASG30]. */
export function makeWorksheet(content: Content, { skill, count, level, sheet }: WorksheetWish): WorksheetView {
  const levels = level === null ? MIXED : [level];
  const seed = `worksheet/${skill}/${level ?? "mixed"}/${sheet}`;
  return {
    name: nameOfSkill(content.graph, skill),
    problems: openProblems(content, skill, { count, seed, levels }).map(({ item, opened }) => ({
      key: `${item.blueprint}/${item.version}/${item.difficulty}/${item.seed}`,
      difficulty: item.difficulty,
      ...viewSolved(opened),
    })),
  };
}
