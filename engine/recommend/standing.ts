import type { SkillId } from "../ids.ts";
import { initialKnown, masteryOf, type MasteryState, type SkillMastery } from "../learner/mastery-state.ts";
import { POLICY } from "../policy.ts";
import type { SkillGraph } from "../skills/build-skill-graph.ts";
import type { SkillNode } from "../skills/skill-graph.ts";
import type { SkillState } from "../views/types.ts";

export interface LearnerModel {
  readonly graph: SkillGraph;
  readonly mastery: MasteryState;
  /** School grade, 0 = kindergarten. */
  readonly grade: number;
  /** Wall clock [ms since 1970-01-01 UTC]. */
  readonly now: number;
}

/** Where the learner stands with one skill. */
export interface Standing {
  readonly node: SkillNode;
  readonly mastery: SkillMastery;
  readonly state: SkillState;
  /** P(known) for recommending and for show [probability]. */
  readonly known: number;
  /** Taken for granted by school grade, or by what a placement found, until something speaks against it. */
  readonly presumed: boolean;
  /** Counts as a fulfilled prerequisite. */
  readonly satisfied: boolean;
  /** All its prerequisites are satisfied now; a skill under way may lose this when one of them is doubted. */
  readonly open: boolean;
  readonly reviewDue: boolean;
}

/** Where the learner stands, skill by skill in teaching order (requirement M7). */
export function standings(model: LearnerModel): readonly Standing[] {
  const satisfied = new Set<SkillId>();
  return model.graph.nodes.map((node) => {
    const mastery = masteryOf(model.mastery, node.id);
    const presumed = isPresumed(model, node, mastery);
    const isPlaced = model.mastery.placed?.[node.id] !== undefined;
    const mastered = mastery.masteredAt !== null;
    const isSatisfied = presumed || (mastered && !mastery.lapsed);
    if (isSatisfied) satisfied.add(node.id);
    const open = node.prerequisites.every((id) => satisfied.has(id));
    const reviewDue = mastered && isReviewDue(mastery, model.now);
    return {
      node,
      mastery,
      state: stateOf(mastery, { mastered, open, reviewDue, placed: presumed && isPlaced }),
      known:
        mastery.opportunities > 0
          ? mastery.known
          : presumed && !isPlaced
            ? POLICY.presumedKnown
            : initialKnown(model.mastery, node),
      presumed,
      satisfied: isSatisfied,
      open,
      reviewDue,
    };
  });
}

function stateOf(
  mastery: SkillMastery,
  is: { mastered: boolean; open: boolean; reviewDue: boolean; placed: boolean },
): SkillState {
  if (is.mastered) return is.reviewDue ? "review" : mastery.keptAt === null ? "done" : "kept";
  if (mastery.opportunities > 0) return "learning";
  if (is.placed) return "placed";
  return is.open ? "ready" : "locked";
}

/** Below the review threshold, or the date has come (requirement M6). */
function isReviewDue(mastery: SkillMastery, now: number): boolean {
  return mastery.known < POLICY.mastery.review || (mastery.reviewDueAt !== null && now >= mastery.reviewDueAt);
}

/** What seems known is presumed to be, until the learner struggles with it, or just above it [PLA21]. */
function isPresumed({ graph, mastery, grade }: LearnerModel, node: SkillNode, own: SkillMastery): boolean {
  const placed = mastery.placed?.[node.id];
  const seemsKnown = placed === undefined ? (node.grade ?? 0) < grade : placed >= POLICY.placedKnown;
  if (!seemsKnown || own.masteredAt !== null || own.struggles >= POLICY.strugglesToDoubt) return false;
  return !(graph.opens.get(node.id) ?? []).some((id) => {
    const above = masteryOf(mastery, id);
    return above.struggles >= POLICY.strugglesToDoubt && above.masteredAt === null;
  });
}
