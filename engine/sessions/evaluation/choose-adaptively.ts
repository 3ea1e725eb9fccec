import { DIFFICULTIES, type Difficulty, type SkillId } from "../../ids.ts";
import { difficultyLogit, round6 } from "../../learner/ability-scale.ts";
import { driftedAbility, estimateAbility, informationAt, priorAbility, type Ability } from "../../learner/ability.ts";
import { partOver, pickProgressively } from "../../learner/progressive.ts";
import { createRng } from "../../random.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { ChosenCell, PlannedExam } from "./choose-question.ts";
import { OVERALL } from "./events.ts";
import { abilityResponses } from "./mark-exam.ts";
import { LEVELS } from "./plan-exam.ts";
import type { QuestionSort } from "./question-sort.ts";
import type { EvaluationState, ExamPlan } from "./state.ts";

/** By so many questions a band may differ from its part of the mix. */
const MIX_SLACK = 1;

interface Option {
  readonly skill: SkillId;
  readonly difficulty: Difficulty;
  readonly information: number;
}

/**
 * The next cell of an adaptive exam [EXM20]-[EXM22]: of its section a skill asked least so far, and of the levels that
 * are still to come one by chance at first, and later the one that tells most about the ability the answers so far
 * show. The answers are marked here and now, and no mark is kept.
 */
export function chooseCell(
  state: TutorState,
  exam: PlannedExam,
  position: number,
  sort: QuestionSort | null,
  env: TutorEnv,
): ChosenCell | null {
  const { plan, items } = exam;
  const section = plan.cells[position - 1]?.section;
  const skills = section === undefined ? undefined : plan.sections[section]?.skills;
  if (section === undefined || skills === undefined) return null;
  const before = abilityBefore(state, exam, env);
  const now = estimateAbility(before, abilityResponses(items, env.content));
  const asked = (skill: SkillId) => items.filter((item) => item.skill === skill).length;
  const levels = levelsToCome(exam, section);
  const options = skills.flatMap((skill) =>
    levels
      .filter((level) => env.content.seeds(skill, level).length > 0)
      .map((difficulty): Option => ({
        skill,
        difficulty,
        information: expectedInformation(skill, difficulty, now.theta, env),
      })),
  );
  const least = Math.min(...options.map(({ skill }) => asked(skill)));
  const chosen = pickProgressively(
    options.filter(({ skill }) => asked(skill) === least),
    partOver({ asked: items.length, most: plan.cells.length, before, now, stopSe: plan.stop_se ?? null }),
    createRng(`${exam.seed}/adaptive/${position}`),
  );
  return chosen && { section, skill: chosen.skill, difficulty: chosen.difficulty, sort, near: now.theta };
}

/** Levels that keep the plan's mix, so many questions more or less; all where it has none or it cannot be kept [EXM26]. */
function levelsToCome({ plan, items }: PlannedExam, section: number): readonly Difficulty[] {
  const planned = plan.cells.flatMap((cell) => (cell.section === section ? (cell.difficulty ?? []) : []));
  const served = items.flatMap((item) => (item.section === section ? item.address.difficulty : []));
  const bands = Object.values(LEVELS).map((levels: readonly Difficulty[]) => {
    const within = (all: readonly Difficulty[]) => all.filter((level) => levels.includes(level)).length;
    const missing = within(planned) - within(served);
    return { levels, most: missing + MIX_SLACK, least: Math.max(0, missing - MIX_SLACK) };
  });
  const left = planned.length - served.length;
  const owed = bands.reduce((sum, { least }) => sum + least, 0);
  const open = bands.filter(({ most, least }) => most > 0 && (least > 0 || owed < left));
  return planned.length > 0 && open.length > 0 ? open.flatMap(({ levels }) => levels) : DIFFICULTIES;
}

/** Whether an exam that may end by itself knows enough: by what was answered alone [EXM24]. */
export function knowsEnough(state: TutorState, exam: PlannedExam, env: TutorEnv): boolean {
  const { stop_se: stopSe } = exam.plan;
  if (stopSe === undefined) return false;
  const answered = exam.items.filter(({ answer }) => answer !== null);
  return estimateAbility(abilityBefore(state, exam, env), abilityResponses(answered, env.content)).se <= stopSe;
}

/** What is believed before the first answer. Exams planned by older builds did not write it down. */
export function abilityBefore(state: TutorState, exam: PlannedExam, env: TutorEnv): Ability {
  return exam.plan.prior ?? priorOf(exam.ability, exam.plan, state, env);
}

/** What exams so far told overall, or by strand where they are older; the school grade where there were none [EXM22]. */
export function priorOf(
  ability: EvaluationState["ability"],
  plan: Pick<ExamPlan, "sections">,
  state: TutorState,
  env: TutorEnv,
): Ability {
  const overall = ability[OVERALL];
  if (overall !== undefined) return driftedAbility(overall);
  const strands = new Set(plan.sections.flatMap(({ skills }) => skills.map((skill) => strandOf(skill, env))));
  const known = [...strands].flatMap((strand) => ability[strand] ?? []);
  if (known.length === 0) return priorAbility(state.practice.grade ?? 0);
  const mean = (of: (ability: Ability) => number) => known.reduce((sum, one) => sum + of(one), 0) / known.length;
  return driftedAbility({ theta: round6(mean(({ theta }) => theta)), se: round6(mean(({ se }) => se)) });
}

export function strandOf(skill: SkillId, env: TutorEnv): string {
  return env.content.graph.byId.get(skill)?.strand ?? "mathematics";
}

/** Before any item is opened: by the middle of the level. */
function expectedInformation(skill: SkillId, level: Difficulty, theta: number, env: TutorEnv): number {
  const grade = env.content.graph.byId.get(skill)?.grade ?? 0;
  return informationAt(theta, difficultyLogit(grade, level, 0.1 + 0.15 * level), 0.02);
}
