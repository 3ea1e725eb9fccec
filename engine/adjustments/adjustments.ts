import { z } from "zod";
import { Language } from "../profile.ts";

/** How much longer than the others: not, a quarter, a half, or twice as long. */
export const EXTRA_TIMES = ["none", "quarter", "half", "double"] as const;
export const ExtraTime = z.enum(EXTRA_TIMES);
export type ExtraTime = z.infer<typeof ExtraTime>;

/** What a teacher set for one pupil. */
export const Adjustments = z.strictObject({
  extraTime: ExtraTime,
  /** A question with more than three choices shows three. */
  fewerChoices: z.boolean(),
  /** A press reads a question with its choices. */
  readAloud: z.boolean(),
  /** Text starts larger. */
  largerText: z.boolean(),
  /** How words are chosen [ADJ7]; absent: as the pupil chose. */
  language: Language.optional(),
});
export type Adjustments = z.infer<typeof Adjustments>;

export const NO_ADJUSTMENTS: Adjustments = {
  extraTime: "none",
  fewerChoices: false,
  readAloud: false,
  largerText: false,
};

/**
 * What of it an exam was begun with, or a teacher set with one piece of work, on top of what is the pupil's own [ADJ8]; what
 * is absent was not set.
 */
export const ExamAdjusted = z.strictObject({
  extra_time: z.enum(["quarter", "half", "double"]).optional(),
  fewer_choices: z.literal(true).optional(),
  read_aloud: z.literal(true).optional(),
});
export type ExamAdjusted = z.infer<typeof ExamAdjusted>;

/** What of it makes a difference to each kind of work a teacher gives [ADJ8]; in an order that pages keep. */
export const ADJUSTABLE = {
  skills: ["fewer_choices", "read_aloud"],
  items: ["fewer_choices", "read_aloud"],
  lesson: ["fewer_choices", "read_aloud"],
  exam: ["extra_time", "fewer_choices", "read_aloud"],
  survey: [],
  guide: [],
} as const satisfies Readonly<Record<string, readonly (keyof ExamAdjusted)[]>>;

/** A pupil's own adjustments with those of the work they are at on top: of each the one that gives more [ADJ8]. */
export function withWork(own: Adjustments | undefined, work: ExamAdjusted | undefined): Adjustments | undefined {
  if (work === undefined) return own;
  const before = own ?? NO_ADJUSTMENTS;
  const { extra_time: extra = "none", fewer_choices: fewer = false, read_aloud: aloud = false } = work;
  return {
    ...before,
    extraTime: EXTRA_TIMES.indexOf(extra) > EXTRA_TIMES.indexOf(before.extraTime) ? extra : before.extraTime,
    fewerChoices: before.fewerChoices || fewer,
    readAloud: before.readAloud || aloud,
  };
}

const FACTORS: Readonly<Record<ExtraTime, number>> = { none: 1, quarter: 1.25, half: 1.5, double: 2 };

/** A limit with the extra time in it [ms]; null: there is none. */
export function withExtraTime(limitMs: number | null, extraTime: ExtraTime = "none"): number | null {
  return limitMs === null ? null : Math.round(limitMs * FACTORS[extraTime]);
}

interface TimedPlan {
  readonly limit_ms: number | null;
  readonly sections: readonly { readonly item_limit_ms?: number | undefined }[];
}

/** The plan of an exam for a pupil [ADJ1]; for whom nothing is set it is the very plan. */
export function adjustPlan<Plan extends TimedPlan>(
  plan: Plan,
  adjustments: Adjustments = NO_ADJUSTMENTS,
): Plan & { readonly adjusted?: ExamAdjusted } {
  const isTimed = plan.limit_ms !== null || plan.sections.some((section) => section.item_limit_ms !== undefined);
  const extra = isTimed && adjustments.extraTime !== "none" ? adjustments.extraTime : null;
  const adjusted: ExamAdjusted = {
    ...(extra === null ? {} : { extra_time: extra }),
    ...(adjustments.fewerChoices ? { fewer_choices: true } : {}),
    ...(adjustments.readAloud ? { read_aloud: true } : {}),
  };
  if (Object.keys(adjusted).length === 0) return plan;
  const longer = extra ?? "none";
  return {
    ...plan,
    limit_ms: withExtraTime(plan.limit_ms, longer),
    sections: plan.sections.map((section) => {
      const limit = withExtraTime(section.item_limit_ms ?? null, longer);
      return limit === null ? section : { ...section, item_limit_ms: limit };
    }),
    adjusted,
  };
}
