import { z } from "zod";
import { Difficulty, MathProblemItem, SkillId } from "#engine";

const Score = z.number().min(0).max(1);

/** What the rubric asks (requirement M3). `null`: nobody has scored it, which is not 1 and not 0. */
const Scores = z.strictObject({
  solvability: Score.nullable(),
  ambiguity: Score.nullable(),
  procedural_correctness: Score.nullable(),
  pedagogical_alignment: Score.nullable(),
});
export type Scores = z.infer<typeof Scores>;

export const NOT_SCORED: Scores = {
  solvability: null,
  ambiguity: null,
  procedural_correctness: null,
  pedagogical_alignment: null,
};

/** Who has looked: a person by the name they typed, or a model by its name and version. */
const Reviewer = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("person"), name: z.string().trim().min(1).max(80) }),
  z.strictObject({ type: z.literal("model"), model: z.string().min(1).max(120) }),
]);

/** What somebody says of one level of one version of a blueprint, having seen instances of it. */
export const Review = z
  .strictObject({
    version: z.int().positive(),
    difficulty: Difficulty,
    verdict: z.enum(["approved", "rejected"]),
    /** A rejection has one. */
    reason: z.string().trim().max(2_000),
    reviewer: Reviewer,
    /** ISO date. */
    on: z.iso.date(),
    scores: Scores,
    /** Whether the problem leaves out what is needed; `null`: nobody has said. */
    underspecified: z.boolean().nullable(),
    /** Seeds of the instances that were looked at. */
    seeds: z.array(z.int().nonnegative()).min(1),
  })
  .refine(({ verdict, reason }) => verdict === "approved" || reason !== "", {
    path: ["reason"],
    message: "a rejection needs a reason",
  });
export type Review = z.infer<typeof Review>;

/** `bank/reviews/SKILL.json`: every review there was, oldest first. None is ever taken out: they are the lineage. */
export const ReviewFile = z.strictObject({
  format: z.literal("mathflow-reviews/1"),
  skill: SkillId,
  reviews: z.array(Review),
});
export type ReviewFile = z.infer<typeof ReviewFile>;

/** `bank/reviews/rubric.json`: what passes. */
export const Rubric = z.strictObject({
  format: z.literal("mathflow-rubric/1"),
  least: z.strictObject({
    solvability: Score,
    ambiguity: Score,
    procedural_correctness: Score,
    pedagogical_alignment: Score,
  }),
  /** Versions of a level that may be refused before a person has to think anew. */
  attempts: z.int().positive(),
});
export type Rubric = z.infer<typeof Rubric>;

export interface LevelReview {
  /** `approved` stands only with scores, where there are any, that the rubric lets pass. */
  readonly state: "not-reviewed" | "approved" | "rejected";
  /** The last one of this version and level; `null`: nobody has reviewed it. */
  readonly review: Review | null;
  /** 1 and the versions of this level that were refused before. */
  readonly attempt: number;
  /** No attempt of the rubric's is left. */
  readonly isExhausted: boolean;
}

/** What is known of a level: the last word on its version counts, and a new version has no word yet [FAC10]. */
export function reviewOf(
  reviews: readonly Review[],
  { version, difficulty }: Pick<Review, "version" | "difficulty">,
  rubric: Rubric,
): LevelReview {
  const ofLevel = reviews.filter((review) => review.difficulty === difficulty);
  const last = (asked: number) => ofLevel.findLast((review) => review.version === asked) ?? null;
  const versions = [...new Set(ofLevel.map((review) => review.version))];
  const refusedBefore = versions.filter((older) => older < version && stateOf(last(older), rubric) === "rejected");
  const review = last(version);
  const state = stateOf(review, rubric);
  const attempt = refusedBefore.length + 1;
  return { state, review, attempt, isExhausted: state === "rejected" && attempt >= rubric.attempts };
}

function stateOf(review: Review | null, { least }: Rubric): LevelReview["state"] {
  if (review === null) return "not-reviewed";
  const names = Object.keys(least) as (keyof Scores)[];
  const isTooLow = names.some((name) => (review.scores[name] ?? 1) < least[name]);
  return review.verdict === "approved" && !isTooLow && review.underspecified !== true ? "approved" : "rejected";
}

/** An item that says who reviewed it, and of what nobody scored nothing: null where the V1 contract wants a number [FAC11]. */
export const ReviewedItem = MathProblemItem.extend({
  meta: MathProblemItem.shape.meta.extend({
    verification_report: MathProblemItem.shape.meta.shape.verification_report.extend({
      rubric_scores: Scores,
      underspecified: z.boolean().nullable(),
    }),
  }),
});
export type ReviewedItem = z.infer<typeof ReviewedItem>;

/** The item with the last review of its level. What the factory's own rules found stays in `provenance.verifier`. */
export function withReview(item: MathProblemItem, { state, review, attempt }: LevelReview): ReviewedItem {
  const { scores = NOT_SCORED, underspecified = null, reason = "" } = review ?? {};
  return {
    ...item,
    meta: {
      ...item.meta,
      provenance: { ...item.meta.provenance, judge_model: reviewerName(review), attempt },
      verification_report: {
        rubric_scores: scores,
        underspecified,
        issues: review === null ? ["no person or model has reviewed this level"] : [state, reason].filter(Boolean),
      },
    },
  };
}

function reviewerName(review: Review | null): string {
  if (review === null) return "none";
  const { reviewer } = review;
  return reviewer.type === "person" ? `person: ${reviewer.name}` : reviewer.model;
}

/** The file with one review more. */
export function addReview(file: ReviewFile | undefined, skill: SkillId, review: Review): ReviewFile {
  return { format: "mathflow-reviews/1", skill, reviews: [...(file?.reviews ?? []), review] };
}
