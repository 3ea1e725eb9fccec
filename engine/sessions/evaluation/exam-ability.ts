import { gradeOfAbility, type Ability } from "../../learner/ability.ts";
import { POLICY } from "../../policy.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import type { ExamAbilityView, ExamStrandView } from "../../views/activity-views.ts";
import { strandOf } from "./choose-adaptively.ts";
import { OVERALL } from "./events.ts";
import type { EvaluationState, ExamScore } from "./state.ts";

/** Standard errors round an estimate within which it is nine times of ten. */
const SURE = 1.645;

/** What an exam says of ability, as it was told; null of exams of older builds, and where nothing was answered [EXM47]. */
export function examAbility(exam: EvaluationState, score: ExamScore, env: TutorEnv): ExamAbilityView | null {
  const overall = exam.measured.includes(OVERALL) ? exam.ability[OVERALL] : undefined;
  if (overall === undefined) return null;
  const answered = exam.items.filter(({ answer }) => answer !== null);
  const strands = [...new Set(answered.map(({ skill }) => strandOf(skill, env)))].map((strand): ExamStrandView => {
    const own = answered.filter(({ skill }) => strandOf(skill, env) === strand);
    const outcomes = score.results.filter(({ position }) => own.some((item) => item.position === position));
    const told = exam.measured.includes(strand) ? exam.ability[strand] : undefined;
    return {
      strand,
      right: outcomes.filter(({ outcome }) => outcome === "correct").length,
      of: own.length,
      level: told === undefined ? null : besideWhole(told, overall),
    };
  });
  return {
    answers: answered.length,
    grades: answered.length < POLICY.exam.answersToTell ? null : gradesOf(overall, env),
    // One strand is the whole.
    strands: strands.length > 1 ? strands : [],
  };
}

/** Of the grades there are: the one whose middle questions would go right half of the time, and the range it is in. */
function gradesOf({ theta, se }: Ability, env: TutorEnv): ExamAbilityView["grades"] {
  const there = env.content.graph.nodes.map(({ grade }) => grade ?? 0);
  const within = (ability: number) =>
    Math.min(Math.max(...there), Math.max(Math.min(...there), Math.round(gradeOfAbility(ability))));
  return { about: within(theta), from: within(theta - SURE * se), to: within(theta + SURE * se) };
}

function besideWhole(strand: Ability, overall: Ability): ExamStrandView["level"] {
  const apart = strand.theta - overall.theta;
  if (Math.abs(apart) <= SURE * strand.se) return "alike";
  return apart > 0 ? "stronger" : "weaker";
}
