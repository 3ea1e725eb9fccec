import {
  currentProblem,
  isPlacedKnown,
  masteryOf,
  viewRecommendation,
  type NewEvent,
  type SkillId,
  type SkillMastery,
} from "#engine";
import type { Tutor } from "./tutor.ts";

/*
 * All that is read of the engine's state and events for measuring. What the engine comes to call done, kept or placed is
 * named here and nowhere else.
 */

/** The skills that these events declare done: what unlocks what builds on them. */
export function declaredBy(events: readonly NewEvent[]): readonly SkillId[] {
  return events.flatMap((event) => (event.type === "skill_done" ? [event.body.skill] : []));
}

/** What teachers are told of and what counts; there is no other state beside done yet. */
export function isKept(mastery: SkillMastery): boolean {
  return mastery.keptAt !== null;
}

/** Skills that a placement put high. */
export function placedHigh(tutor: Tutor): ReadonlySet<SkillId> {
  const { mastery } = tutor.state();
  return new Set(tutor.content.graph.nodes.flatMap(({ id }) => (isPlacedKnown(mastery, id) ? [id] : [])));
}

/** The skill that home says comes next; null when it says none. */
export function namedByHome(tutor: Tutor): SkillId | null {
  return viewRecommendation(tutor.state(), tutor.env())?.skillId ?? null;
}

/** The skills of which something holds now. */
export function skillsWhere(tutor: Tutor, holds: (mastery: SkillMastery) => boolean): readonly SkillId[] {
  const { mastery } = tutor.state();
  return tutor.content.graph.nodes.flatMap(({ id }) => (holds(masteryOf(mastery, id)) ? [id] : []));
}

export type OpenProblem = NonNullable<ReturnType<typeof currentProblem>>;

/** The problem on the desk, with what a pupil sees of it. */
export function problemOf(tutor: Tutor): OpenProblem | null {
  return currentProblem(tutor.state().practice);
}
