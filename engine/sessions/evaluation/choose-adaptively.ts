import { DIFFICULTIES, type Difficulty, type SkillId } from "../../ids.ts";
import { difficultyLogit } from "../../learner/ability-scale.ts";
import { driftedAbility, estimateAbility, informationAt, priorAbility, type Ability } from "../../learner/ability.ts";
import { createRng } from "../../random.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { ChosenCell, PlannedExam } from "./choose-question.ts";
import { abilityResponses } from "./mark-exam.ts";
import type { QuestionSort } from "./question-sort.ts";

/** Skill and difficulty that tell nearly as much as the best are taken in turns: so many of them at most. */
const RANDOMESQUE = 5;
const NEARLY = 0.85;

interface Option {
  readonly skill: SkillId;
  readonly difficulty: Difficulty;
  readonly information: number;
}

/**
 * The next cell of an adaptive exam [EXM20]-[EXM22]: of its section a skill asked least so far, and of its levels one
 * that tells nearly as much as the best about the ability the answers so far show. The answers are marked here and
 * now, and no mark is kept.
 */
export function chooseCell(
  state: TutorState,
  exam: PlannedExam,
  position: number,
  sort: QuestionSort | null,
  env: TutorEnv,
): ChosenCell | null {
  const section = exam.plan.cells[position - 1]?.section;
  const skills = section === undefined ? undefined : exam.plan.sections[section]?.skills;
  if (section === undefined || skills === undefined) return null;
  const { theta } = abilityInExam(state, exam, env);
  const asked = (skill: SkillId) => exam.items.filter((item) => item.skill === skill).length;
  const askable = skills.filter((skill) => DIFFICULTIES.some((level) => env.content.seeds(skill, level).length > 0));
  const least = Math.min(...askable.map(asked));
  const options = askable
    .filter((skill) => asked(skill) === least)
    .flatMap((skill) =>
      DIFFICULTIES.filter((level) => env.content.seeds(skill, level).length > 0).map((difficulty): Option => ({
        skill,
        difficulty,
        information: expectedInformation(skill, difficulty, theta, env),
      })),
    )
    .toSorted((a, b) => b.information - a.information);
  const best = options[0]?.information ?? 0;
  const good = options.filter(({ information }) => information >= best * NEARLY).slice(0, RANDOMESQUE);
  if (good.length === 0) return null;
  const { skill, difficulty } = createRng(`${exam.seed}/adaptive/${position}`).pick(good);
  return { section, skill, difficulty, sort, near: theta };
}

/** What the answers of this exam say so far, about all its domains together. */
export function abilityInExam(state: TutorState, exam: PlannedExam, env: TutorEnv): Ability {
  return estimateAbility(priorOf(state, exam, env), abilityResponses(exam.items, env.content));
}

/** From exams before this one, the mean of its domains; from the school grade where there were none. */
function priorOf(state: TutorState, exam: PlannedExam, env: TutorEnv): Ability {
  const skills = exam.plan.sections.flatMap((section) => section.skills);
  const domains = [...new Set(skills.map((skill) => domainOf(skill, env)))];
  const known = domains.flatMap((domain) => exam.ability[domain] ?? []);
  if (known.length === 0) return priorAbility(state.practice.grade ?? 0);
  const mean = (of: (ability: Ability) => number) => known.reduce((sum, one) => sum + of(one), 0) / known.length;
  return driftedAbility({ theta: mean(({ theta }) => theta), se: mean(({ se }) => se) });
}

/** A domain of ability is a strand of the skill graph. */
export function domainOf(skill: SkillId, env: TutorEnv): string {
  return env.content.graph.byId.get(skill)?.strand ?? "mathematics";
}

/** Before any item is opened: by the middle of the level. */
function expectedInformation(skill: SkillId, level: Difficulty, theta: number, env: TutorEnv): number {
  const grade = env.content.graph.byId.get(skill)?.grade ?? 0;
  return informationAt(theta, difficultyLogit(grade, level, 0.1 + 0.15 * level), 0.02);
}
