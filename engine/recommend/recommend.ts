import type { SkillId } from "../ids.ts";
import { POLICY } from "../policy.ts";
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
 * Chooses the skill to practise next (requirement M7, as decided). Of what does not rest, first what is doubted, lowest
 * first; a due review when it is a review's turn; else what is under way and nearest to done; else, while fewer than
 * `maxInProgress` are under way, a new one, lowest grade first, those above the school grade and those that seem known last;
 * else a review; else what rests, in turn, while any of it is still under way; else, at the end of the road, a mixture of what
 * does not rest. A skill under way steps aside while one of its prerequisites is doubted. The same log gives the same choice on every device [REC2].
 */
export function recommend(model: LearnerModel, options: RecommendOptions): Recommendation | null {
  const everything = standings(model);
  const all = everything.filter((standing) => !options.exclude.has(standing.node.id));
  const awake = all.filter(({ rests }) => !rests);
  const doubted = awake.find((one) => one.doubted && one.open);
  if (doubted !== undefined) return { skill: doubted.node.id, why: "repair" };
  const review = longestAgo(awake.filter(({ reviewDue }) => reviewDue));
  if (review !== undefined && options.reviewTurn) return { skill: review.node.id, why: "review" };

  const nearest = nearestToDone(awake.filter(isUnderWay));
  if (nearest !== undefined) return { skill: nearest.node.id, why: "continue" };
  const active = everything.filter((one) => isUnderWay(one) && !one.rests).length;
  const [fresh] = active < POLICY.maxInProgress && !isLoaded(everything) ? newOnes(all, model.grade) : [];
  if (fresh !== undefined) return { skill: fresh.node.id, why: "new" };
  if (review !== undefined) return { skill: review.node.id, why: "review" };
  const resting = all.filter(({ rests, open, mastery }) => rests && (open || mastery.masteredAt !== null));
  // Where all is done, what rests can go on resting.
  const isAllDone = resting.every(({ mastery }) => mastery.masteredAt !== null);
  const mixed = longestAgo(awake.filter(({ state }) => state === "done" || state === "kept"));
  if (mixed !== undefined && isAllDone) return { skill: mixed.node.id, why: "mixed" };
  const rested = longestAgo(resting);
  if (rested === undefined) return null;
  return { skill: rested.node.id, why: rested.mastery.masteredAt === null ? "continue" : "review" };
}

function longestAgo(pool: readonly Standing[]): Standing | undefined {
  return pool.toSorted((a, b) => (a.mastery.lastPractisedAt ?? 0) - (b.mastery.lastPractisedAt ?? 0))[0];
}

export function isUnderWay({ state, open }: Standing): boolean {
  return open && state === "learning";
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
