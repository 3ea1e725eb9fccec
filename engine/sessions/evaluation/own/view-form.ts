import type { Difficulty, SkillId } from "../../../ids.ts";
import type { VerifiedItem } from "../../../items/content.ts";
import { nameOfSkill } from "../../../skills/name-of-skill.ts";
import type { TutorEnv } from "../../../tutor-types.ts";
import { viewSolved, type SolvedProblem } from "../../../views/solved-problem.ts";
import { sortOf, type QuestionSort } from "../question-sort.ts";
import { addressOf } from "./draw-form.ts";
import type { DrawnForm } from "./exam-draft.ts";

/** A question as a pupil will see it, with its answer. */
export interface ExamQuestionView extends SolvedProblem {
  readonly skill: SkillId;
  readonly skillName: string;
  readonly difficulty: Difficulty;
  readonly sort: QuestionSort;
}

/** One question of a form that was drawn. */
export interface DrawnQuestionView {
  /** 1-based. */
  readonly position: number;
  readonly section: number;
  readonly kept: boolean;
  /** null: the bank has it no more. */
  readonly question: ExamQuestionView | null;
}

export function viewForm({ cells }: DrawnForm, env: TutorEnv): readonly DrawnQuestionView[] {
  return cells.map((cell, index) => {
    const opened = env.content.open(addressOf(cell));
    const question = opened.ok ? viewExamQuestion(opened.value, env) : null;
    return { position: index + 1, section: cell.section, kept: cell.kept, question };
  });
}

export function viewExamQuestion(
  { item, address }: VerifiedItem,
  { content }: Pick<TutorEnv, "content">,
): ExamQuestionView {
  return {
    skill: item.meta.skill_id,
    skillName: nameOfSkill(content.graph, item.meta.skill_id),
    difficulty: address.difficulty,
    sort: sortOf(item),
    ...viewSolved(item),
  };
}
