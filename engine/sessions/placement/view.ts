import type { PlacementExampleView, PlacementResultView, PlacementView } from "../../views/activity-views.ts";
import { standings } from "../../recommend/standing.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { solutionOf, viewRecommendation } from "../../views/practice-view.ts";
import { labelsOf } from "../../views/replay-view.ts";

import { viewQuestion } from "../evaluation/view-question.ts";
import { learnerModel } from "../learning/serve-next.ts";
import { placementDesk, type PlacementQuestion, type PlacementState } from "./state.ts";

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
    toCome: desk?.toCome ?? 0,
    result: placement.isConcluded ? resultOf(placement, answered, state, env) : null,
  };
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
    unknown: unknownIn(placement, env),
  };
}

/** Opening items takes time, and what is over does not change. */
const known = new WeakMap<PlacementState, readonly PlacementExampleView[]>();

function unknownIn(placement: PlacementState, env: TutorEnv): readonly PlacementExampleView[] {
  const before = known.get(placement);
  if (before !== undefined) return before;
  const asked = placement.questions.filter(({ outcome }) => outcome === "wrong" || outcome === "not-learned");
  const found = asked.flatMap((question) => exampleOf(question, env));
  // While a strand of the bank is yet to come its questions are missing.
  if (found.length === asked.length) known.set(placement, found);
  return found;
}

function exampleOf(
  { item: itemId, skill, address }: PlacementQuestion,
  { content }: TutorEnv,
): readonly PlacementExampleView[] {
  const opened = content.open(address);
  if (!opened.ok) return [];
  const { item } = opened.value;
  return [
    {
      itemId,
      skillId: skill,
      skillName: nameOfSkill(content.graph, skill),
      stem: item.problem_content.stem,
      diagram: item.problem_content.diagram ?? null,
      choices: item.answer_spec.ui.choices,
      labels: labelsOf(item),
      answer: item.solution_logic.final_answer_canonical,
      solution: solutionOf(item),
    },
  ];
}
