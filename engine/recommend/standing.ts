import type { SkillId } from "../ids.ts";
import { exp, ln } from "../learner/exact-functions.ts";
import { initialKnown, masteryOf, type MasteryState, type SkillMastery } from "../learner/mastery-state.ts";
import { dueAt } from "../learner/memory.ts";
import { DAY_MS, POLICY } from "../policy.ts";
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
  /** Taken for known, and not any more: it is asked before what builds on it goes on. */
  readonly doubted: boolean;
  /** Counts as a fulfilled prerequisite. */
  readonly satisfied: boolean;
  /** All its prerequisites are satisfied now; a skill under way may lose this when one of them is doubted. */
  readonly open: boolean;
  /** It took a share of fruitless answers and comes later, while there is anything else. */
  readonly rests: boolean;
  /** Until when [ms since 1970-01-01 UTC]; 0 where it never rested. */
  readonly restsUntil: number;
  readonly reviewDue: boolean;
  /** When it is due by what it is likely to be remembered, and has rested [ms since 1970-01-01 UTC]; null before it is done. */
  readonly reviewAt: number | null;
}

/** Where the learner stands, skill by skill in teaching order (requirement M7). */
export function standings(model: LearnerModel): readonly Standing[] {
  const satisfied = new Set<SkillId>();
  return model.graph.nodes.map((node) => {
    const mastery = masteryOf(model.mastery, node.id);
    const isDone = mastery.masteredAt !== null;
    const seems = !isDone && seemsKnown(model, node);
    const above = toldAbove(model, node, mastery);
    const weighs = seems || isDone ? weighed(model, node, mastery, above) : 1;
    const doubted = weighs < POLICY.doubt.below && (seems || (isDone && above < 0));
    // The cap of what is taken for known is for doubting alone.
    const known = seems || doubted ? weighs : believed(model, node, mastery);
    const presumed = seems && !doubted;
    const isSatisfied = presumed || (isDone && !mastery.lapsed && !doubted);
    if (isSatisfied) satisfied.add(node.id);
    const open = node.prerequisites.every((id) => satisfied.has(id));
    const restsUntil = restsUntilOf(mastery);
    const rests = restsUntil > model.now;
    const reviewAt = isDone ? Math.max(reviewAtOf(model, node, mastery), restsUntil) : null;
    const isForgotten = mastery.known < POLICY.mastery.review || (reviewAt !== null && model.now >= reviewAt);
    const wantsReview = isDone && (doubted || isForgotten);
    const isPlaced = presumed && model.mastery.placed?.[node.id] !== undefined;
    const state = stateOf(mastery, { open, wantsReview, placed: isPlaced });
    const reviewDue = wantsReview && !rests;
    const seen = { node, mastery, state, known, presumed, doubted, satisfied: isSatisfied, open };
    return { ...seen, rests, restsUntil, reviewDue, reviewAt };
  });
}

function stateOf(
  mastery: SkillMastery,
  is: { readonly open: boolean; readonly wantsReview: boolean; readonly placed: boolean },
): SkillState {
  if (is.wantsReview) return "review";
  if (mastery.masteredAt !== null) return mastery.keptAt === null ? "done" : "kept";
  if (mastery.opportunities > 0) return "learning";
  if (is.placed) return "placed";
  return is.open ? "ready" : "locked";
}

/** Whether placement, else the school grade, lets one expect that it is known. */
export function seemsKnown({ mastery, grade }: LearnerModel, { id, grade: own = 0 }: SkillNode): boolean {
  const placed = mastery.placed?.[id];
  return placed === undefined ? own < grade : placed >= POLICY.placedKnown;
}

function believed({ mastery }: LearnerModel, node: SkillNode, own: SkillMastery): number {
  return own.opportunities > 0 ? own.known : initialKnown(mastery, node);
}

/**
 * P(known) of a skill that is taken for known, weighed by what is seen since: first answers on the skills just above it, and
 * its own while it is presumed [REC4].
 */
function weighed({ mastery }: LearnerModel, { id }: SkillNode, own: SkillMastery, above: number): number {
  const isDone = own.masteredAt !== null;
  const taken = isDone ? own.known : (mastery.placed?.[id] ?? POLICY.presumedKnown);
  const before = Math.min(taken, POLICY.doubt.most);
  const itself = isDone ? 0 : POLICY.doubt.own * sumOf(own.told);
  return 1 / (1 + exp(-(ln(before / (1 - before)) + above + itself)));
}

/**
 * Until when a skill rests that took a share of fruitless answers, longer after each share; what is asked of it meanwhile,
 * because there is nothing else, does not end it [REC8].
 */
function restsUntilOf({ fruitless, restsSince }: SkillMastery): number {
  const { fruitless: share, days } = POLICY.rest;
  return restsSince === null ? 0 : restsSince + Math.floor(fruitless / share) * days * DAY_MS;
}

/** The skill just above on which a first answer was wrong last; null where there is none. */
export function neededBy(mastery: MasteryState, graph: SkillGraph, skill: SkillId): SkillId | null {
  const missed = (graph.opens.get(skill) ?? []).flatMap((above) =>
    masteryOf(mastery, above).told.flatMap(({ at, logOdds }) => (logOdds < 0 ? [{ above, at }] : [])),
  );
  return missed.toSorted((a, b) => b.at - a.at)[0]?.above ?? null;
}

/** What first answers on the skills just above say, since this one was practised last [log-odds]. */
function toldAbove({ graph, mastery }: LearnerModel, { id }: SkillNode, own: SkillMastery): number {
  const since = own.opportunities > 0 ? (own.lastPractisedAt ?? 0) : -1;
  const opened = graph.opens.get(id) ?? [];
  return sumOf(opened.flatMap((one) => masteryOf(mastery, one).told.filter(({ at }) => at > since)));
}

/** When it is due; later for each day with a right answer on what builds on it, which counts for part of a review [REC9]. */
function reviewAtOf({ graph, mastery }: LearnerModel, { id }: SkillNode, own: SkillMastery): number {
  const answers = (graph.opens.get(id) ?? []).flatMap((above) => masteryOf(mastery, above).told);
  let [since, credited] = [own.lastPractisedAt ?? 0, own.lastPractisedAt ?? 0];
  for (const { at, logOdds } of answers.toSorted((a, b) => a.at - b.at)) {
    if (logOdds <= 0 || at - credited < POLICY.mastery.laterMs) continue;
    since = at - (1 - POLICY.memory.credit) * (at - since);
    credited = at;
  }
  return dueAt(own, mastery.rightLately, since);
}

function sumOf(told: SkillMastery["told"]): number {
  return told.reduce((sum, { logOdds }) => sum + logOdds, 0);
}
