import type { Content } from "#engine";
import { morningOf } from "./calendar.ts";
import { draw } from "./draw.ts";
import { startPlacement, takePlacement } from "./placement.ts";
import type { Profile } from "./profiles.ts";
import { createPupil } from "./pupil.ts";
import { createTutor } from "./tutor.ts";
import type { World } from "./worlds.ts";

export interface PlacementFigures {
  readonly world: string;
  readonly profile: string;
  /** Mean share of skills judged right at an even chance, by school grade alone and after the placement. */
  readonly byGrade: number;
  readonly placed: number;
  /** Questions: mean and most. */
  readonly questions: number;
  readonly most: number;
  /** Share of answers that were right. */
  readonly right: number;
  /** Mean of the longest run without a right one. */
  readonly longestRun: number;
}

export interface PlacementPlan {
  readonly content: Content;
  readonly world: World;
  readonly profile: Profile;
  readonly pupils: number;
  readonly seed: string;
}

/** Leads pupils of one kind through the engine's placement, and compares what it found with what they know [SIM10]. */
export function measurePlacement({ content, world, profile, pupils, seed }: PlacementPlan): PlacementFigures {
  const runs = Array.from({ length: pupils }, (_, number) => {
    const pupil = createPupil({ graph: content.graph, world, profile, number, seed });
    const tutor = createTutor({ content, key: pupil.key, grade: profile.enrolled, start: morningOf(1) });
    takePlacement(pupil, startPlacement(tutor, pupil.key), (question) => draw(pupil.key, question, "not-learned"));
    const { placed } = tutor.state().mastery;
    const outcomes = tutor.state().activities.placement?.questions.map(({ outcome }) => outcome === "right") ?? [];
    const judged = (isKnown: (skill: (typeof content.graph.nodes)[number]) => boolean) =>
      mean(content.graph.nodes.map((node) => (isKnown(node) === pupil.truth.knows(node.id) ? 1 : 0)));
    return {
      byGrade: judged(({ grade = 0 }) => grade < profile.enrolled),
      placed: judged(({ id }) => (placed?.[id] ?? 0) >= 0.5),
      outcomes,
    };
  });
  const answers = runs.flatMap(({ outcomes }) => outcomes);
  return {
    world: world.name,
    profile: profile.name,
    byGrade: mean(runs.map(({ byGrade }) => byGrade)),
    placed: mean(runs.map(({ placed }) => placed)),
    questions: mean(runs.map(({ outcomes }) => outcomes.length)),
    most: Math.max(...runs.map(({ outcomes }) => outcomes.length)),
    right: mean(answers.map(Number)),
    longestRun: mean(runs.map(({ outcomes }) => longestMiss(outcomes))),
  };
}

function longestMiss(outcomes: readonly boolean[]): number {
  let [longest, run] = [0, 0];
  for (const isRight of outcomes) {
    run = isRight ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
