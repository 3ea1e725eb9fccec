import {
  currentProblem,
  isPlacedKnown,
  masteryOf,
  standings,
  viewRecommendation,
  type NewEvent,
  type SkillId,
  type SkillMastery,
  type Standing,
} from "#engine";
import type { Tutor } from "./tutor.ts";

/*
 * All that is read of the engine's state and events for measuring. What the engine comes to call done, kept, placed or
 * predicted is named here and nowhere else.
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

/** Chance of a right first answer, as the engine sees it: P(known) with the skill's own constants [probability]. */
export function predictedRight(tutor: Tutor, skill: SkillId): number {
  const node = tutor.content.graph.byId.get(skill);
  const known = standingOf(tutor, skill)?.known;
  if (node === undefined || known === undefined) throw new Error(`no skill ${skill}`);
  return known * (1 - node.bkt.p_slip) + (1 - known) * node.bkt.p_guess;
}

function standingOf(tutor: Tutor, skill: SkillId): Standing | undefined {
  const { practice, mastery } = tutor.state();
  const { content, now } = tutor.env();
  return standings({ graph: content.graph, mastery, grade: practice.grade ?? 0, now }).find(
    ({ node }) => node.id === skill,
  );
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
