import type { SkillId } from "../../ids.ts";
import { standings } from "../../recommend/standing.ts";
import { learnerModel } from "../../sessions/learning/serve-next.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import type { SkillState } from "../../views/types.ts";
import type { PupilFold } from "./pupil-fold.ts";

/** A row of the class's matrix. */
export interface MatrixSkill {
  readonly id: SkillId;
  /** As pupils read it, and as teachers do. */
  readonly name: string;
  readonly longName: string;
  readonly strand: string;
  /** School grade it is taught in. */
  readonly grade: number;
}

/** Where one pupil stands with one skill. */
export interface MatrixCell {
  readonly state: SkillState;
  /** Answers that told something. */
  readonly answers: number;
}

/** Every skill in teaching order. */
export function matrixSkills({ content: { graph } }: TutorEnv): readonly MatrixSkill[] {
  return graph.nodes.map((node) => ({
    id: node.id,
    name: nameOfSkill(graph, node.id),
    longName: node.name,
    strand: node.strand ?? "",
    grade: node.grade ?? 0,
  }));
}

/** One pupil's cells, in the order of `matrixSkills`. */
export function viewCells({ tutor }: PupilFold, env: TutorEnv): readonly MatrixCell[] {
  return standings(learnerModel(tutor, env)).map(({ state, mastery }) => ({ state, answers: mastery.opportunities }));
}
