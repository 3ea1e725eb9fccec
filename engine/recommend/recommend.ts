import type { SkillId } from "../ids.ts";
import { POLICY } from "../policy.ts";
import { createFrontier } from "./frontier.ts";
import { standings, type LearnerModel, type Standing } from "./standing.ts";

export interface Recommendation {
  readonly skill: SkillId;
  readonly why: "new" | "continue" | "review";
}

export interface RecommendOptions {
  /** Take a due review first, when there is one. */
  readonly reviewTurn: boolean;
  /** Skills that cannot be served now, or have had their turn. */
  readonly exclude: ReadonlySet<SkillId>;
}

/**
 * Chooses the skill to practise next (requirement M7). A due review when it is a review's turn;
 * else, among the open skills, lowest mastery first, then longest unpractised, then priority and
 * grade. A skill under way steps aside while one of its prerequisites is doubted. While
 * `maxInProgress` skills are under way no new one is begun; skills presumed from the school grade come last. The same log gives the same choice on every device [REC2].
 */
export function recommend(model: LearnerModel, options: RecommendOptions): Recommendation | null {
  const all = standings(model).filter((standing) => !options.exclude.has(standing.node.id));
  const review = mostUrgentReview(all);
  if (review !== undefined && options.reviewTurn) return { skill: review.node.id, why: "review" };

  const open = all.filter((standing) => standing.open && ASKED.has(standing.state));
  const inProgress = open.filter(({ state }) => state === "learning");
  const pools = [
    inProgress.length >= POLICY.maxInProgress ? inProgress : open.filter(({ presumed }) => !presumed),
    inProgress,
    open,
  ];
  for (const pool of pools) {
    const best = first(pool);
    if (best !== undefined) return { skill: best.node.id, why: best.state === "learning" ? "continue" : "new" };
  }
  return review === undefined ? null : { skill: review.node.id, why: "review" };
}

/** States in which a skill is practised for its own sake. */
const ASKED: ReadonlySet<Standing["state"]> = new Set(["learning", "ready", "placed"]);

/** Fallen below the threshold first, then longest overdue. */
function mostUrgentReview(all: readonly Standing[]): Standing | undefined {
  return all
    .filter(({ reviewDue }) => reviewDue)
    .toSorted((a, b) => urgency(a) - urgency(b) || (a.mastery.reviewDueAt ?? 0) - (b.mastery.reviewDueAt ?? 0))[0];
}

function urgency({ known }: Standing): number {
  return known < POLICY.mastery.review ? 0 : 1;
}

/** The head of the frontier built from these skills alone: all of them are open. */
function first(pool: readonly Standing[]): Standing | undefined {
  const frontier = createFrontier(
    pool.map(() => []),
    pool.map((_, index) => index),
  );
  pool.forEach(({ known, mastery }, index) =>
    frontier.update(index, {
      known,
      lastPractisedAt: mastery.lastPractisedAt ?? -1,
      satisfied: false,
      eligible: true,
    }),
  );
  return pool[frontier.best()];
}
