import type { SkillId } from "../ids.ts";
import { DAY_MS, POLICY } from "../policy.ts";
import { createFrontier } from "./frontier.ts";
import { standings, type LearnerModel, type Standing } from "./standing.ts";

export interface Recommendation {
  readonly skill: SkillId;
  /** `repair`: taken for known and doubted, because of what builds on it; `mixed`: all is done and nothing due; harder problems of what was practised longest ago. */
  readonly why: "new" | "continue" | "review" | "mixed" | "repair";
}

export interface RecommendOptions {
  /** Take a due review first, when there is one. */
  readonly reviewTurn: boolean;
  /** Skills that cannot be served now, or have had their turn. */
  readonly exclude: ReadonlySet<SkillId>;
}

/**
 * Chooses the skill to practise next (requirement M7, as decided). First what is doubted, lowest first; a due review when
 * it is a review's turn; else what is under way, does not rest and is nearest to done; else, while fewer than
 * `maxInProgress` are under way, a new one, lowest grade first, those above the school grade and those that seem known last;
 * else what rests; else a review; else, at the end of the road, a mixture. A skill under way steps aside while one of its
 * prerequisites is doubted. The same log gives the same choice on every device [REC2].
 */
export function recommend(model: LearnerModel, options: RecommendOptions): Recommendation | null {
  const everything = standings(model);
  const all = everything.filter((standing) => !options.exclude.has(standing.node.id));
  const doubted = all.find(
    (one) => one.doubted && one.open && (one.mastery.masteredAt !== null || !rests(one, model.now)),
  );
  if (doubted !== undefined) return { skill: doubted.node.id, why: "repair" };
  const review = mostUrgentReview(all);
  if (review !== undefined && options.reviewTurn) return { skill: review.node.id, why: "review" };

  const isActive = (one: Standing) => isUnderWay(one) && !rests(one, model.now);
  const nearest = nearestToDone(all.filter(isActive));
  if (nearest !== undefined) return { skill: nearest.node.id, why: "continue" };
  const hasRoom = everything.filter(isActive).length < POLICY.maxInProgress && !isLoaded(everything);
  const [fresh] = hasRoom ? newOnes(all, model.grade) : [];
  if (fresh !== undefined) return { skill: fresh.node.id, why: "new" };
  const [resting] = all.filter(isUnderWay).toSorted((a, b) => restsUntil(a) - restsUntil(b));
  if (resting !== undefined) return { skill: resting.node.id, why: "continue" };
  if (review !== undefined) return { skill: review.node.id, why: "review" };
  const [mixed] = all
    .filter(({ state }) => state === "done" || state === "kept")
    .toSorted((a, b) => (a.mastery.lastPractisedAt ?? 0) - (b.mastery.lastPractisedAt ?? 0));
  return mixed === undefined ? null : { skill: mixed.node.id, why: "mixed" };
}

/** Fallen below the threshold first, then longest overdue. */
function mostUrgentReview(all: readonly Standing[]): Standing | undefined {
  return all
    .filter(({ reviewDue }) => reviewDue)
    .toSorted((a, b) => urgency(a) - urgency(b) || (a.reviewAt ?? 0) - (b.reviewAt ?? 0))[0];
}

function urgency({ known }: Standing): number {
  return known < POLICY.mastery.review ? 0 : 1;
}

export function isUnderWay({ state, open }: Standing): boolean {
  return open && state === "learning";
}

/**
 * Until when a skill rests that has had its share of problems without being done, longer after each share; 0 where it does
 * not [ms since 1970-01-01 UTC] [REC8].
 */
export function restsUntil({ mastery: { opportunities, lastPractisedAt } }: Standing): number {
  const { problems, days } = POLICY.rest;
  if (opportunities === 0 || opportunities % problems > 0) return 0;
  return (lastPractisedAt ?? 0) + (opportunities / problems) * days * DAY_MS;
}

function rests(one: Standing, now: number): boolean {
  return restsUntil(one) > now;
}

/** The head of the frontier built from these skills alone: all of them are open. */
function nearestToDone(pool: readonly Standing[]): Standing | undefined {
  const frontier = createFrontier(
    pool.map(() => []),
    pool.map((_, index) => index),
  );
  pool.forEach(({ known, mastery }, index) =>
    frontier.update(index, {
      distance: 1 - known,
      lastPractisedAt: mastery.lastPractisedAt ?? -1,
      satisfied: false,
      eligible: true,
    }),
  );
  return pool[frontier.best()];
}

/** More is due than goes with new work [REC10]. */
export function isLoaded(everything: readonly Standing[]): boolean {
  return everything.filter(({ reviewDue }) => reviewDue).length > POLICY.memory.load;
}

/**
 * Lowest grade first, in teaching order; above the school grade only when nothing else is open. What seems known comes last,
 * highest grade first: shown there, little is left to ask below.
 */
export function newOnes(all: readonly Standing[], grade: number): readonly Standing[] {
  const rank = ({ presumed, node }: Standing) => (presumed ? 2 : (node.grade ?? 0) > grade ? 1 : 0);
  return all
    .filter(({ state, open }) => open && (state === "ready" || state === "placed"))
    .toSorted((a, b) => rank(a) - rank(b) || (a.presumed ? -1 : 1) * ((a.node.grade ?? 0) - (b.node.grade ?? 0)));
}
