import type { PlacementResultView, PlacementView } from "../../views/activity-views.ts";
import { PLACEMENT } from "../../learner/placement.ts";
import { standings } from "../../recommend/standing.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { solutionOf, viewRecommendation } from "../../views/practice-view.ts";
import { labelsOf } from "../../views/replay-view.ts";

import { viewQuestion } from "../evaluation/view-question.ts";
import { learnerModel } from "../learning/serve-next.ts";
import { beliefOf } from "./belief-of.ts";
import { placementDesk, type PlacementState } from "./state.ts";

/** The latest placement as the page may see it: nothing says whether an answer is right [PLA11]. */
export function viewPlacement(state: TutorState, env: TutorEnv): PlacementView | null {
  const { placement } = state.activities;
  if (placement === null) return null;
  const desk = placement.endedAt === null ? placementDesk(placement) : null;
  const answered = placement.questions.filter(({ outcome }) => outcome !== null).length;
  return {
    session: placement.id,
    title: "",
    startedAt: placement.startedAt,
    isPaused: placement.isPaused,
    ended: placement.reason,
    problem: desk && viewQuestion(state, placement, desk, null, env),
    answered,
    toCome: desk === null ? 0 : toCome(answered, beliefOf(placement, new Set(), state, env).unsure),
    result: placement.isConcluded ? resultOf(placement, answered, state, env) : null,
  };
}

/** About how many questions are still to come; on simulated learners a doubtful skill took 1.2 of them. */
function toCome(answered: number, unsure: number): number {
  const wanted = Math.max(PLACEMENT.least - answered, Math.round(1.2 * (unsure - PLACEMENT.unsure)), 1);
  return Math.min(wanted, PLACEMENT.most - answered);
}

function resultOf(placement: PlacementState, answers: number, state: TutorState, env: TutorEnv): PlacementResultView {
  const all = standings(learnerModel(state, env));
  const first = viewRecommendation(state, env);
  const stones = all.map(({ node, state: skillState }) => ({
    skillId: node.id,
    name: nameOfSkill(env.content.graph, node.id),
    state: skillState,
    isNext: node.id === first?.skillId,
    strand: node.strand ?? "",
  }));
  const strands = [...new Set(stones.map(({ strand }) => strand))];
  return {
    answers,
    seemsKnown: stones.filter((one) => one.state === "placed").length,
    first: first && { skillId: first.skillId, skillName: first.skillName },
    strands: strands.map((strand) => ({
      strand,
      stones: stones
        .filter((stone) => stone.strand === strand)
        .map(({ skillId, name, state: skillState, isNext }) => ({ skillId, name, state: skillState, isNext })),
    })),
    unknown: placement.questions.flatMap(({ item, skill, address, outcome }) => {
      if (outcome !== "wrong" && outcome !== "not-learned") return [];
      const opened = env.content.open(address);
      if (!opened.ok) return [];
      const { problem_content: content, answer_spec: spec, solution_logic: solution } = opened.value.item;
      return [
        {
          itemId: item,
          skillId: skill,
          skillName: nameOfSkill(env.content.graph, skill),
          stem: content.stem,
          diagram: content.diagram ?? null,
          choices: spec.ui.choices,
          labels: labelsOf(opened.value.item),
          answer: solution.final_answer_canonical,
          solution: solutionOf(opened.value.item),
        },
      ];
    }),
  };
}
