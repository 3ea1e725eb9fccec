import { z } from "zod";
import { itemAddress } from "../events/define.ts";
import { SkillId } from "../ids.ts";

export const AssignmentId = z.uuid().brand<"AssignmentId">();
export type AssignmentId = z.infer<typeof AssignmentId>;

/** A chosen problem (requirement T8): what it is made again from, and the skill it is of. */
export const AssignedItem = z.strictObject({ ...itemAddress, skill: SkillId });
export type AssignedItem = z.infer<typeof AssignedItem>;

/** When skills that are practised have been practised enough. */
export const AssignmentGoal = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("problems"), count: z.int().min(1).max(50) }),
  z.strictObject({ type: z.literal("right"), count: z.int().min(1).max(50) }),
  /** Every skill of it was shown. */
  z.strictObject({ type: z.literal("mastered") }),
  z.strictObject({ type: z.literal("minutes"), count: z.int().min(1).max(120) }),
]);
export type AssignmentGoal = z.infer<typeof AssignmentGoal>;

/** What a teacher may give to do (requirement C2). */
export const AssignmentWhat = z.discriminatedUnion("type", [
  /** Each pupil gets problems of their own. */
  z.strictObject({ type: z.literal("skills"), skills: z.array(SkillId).min(1).max(5), goal: AssignmentGoal }),
  z.strictObject({ type: z.literal("lesson"), skill: SkillId }),
  /** These very problems, in this order, the same for all. */
  z.strictObject({ type: z.literal("items"), items: z.array(AssignedItem).min(5).max(10) }),
]);
export type AssignmentWhat = z.infer<typeof AssignmentWhat>;

/** Late work goes on, or nothing more is begun. */
export const AfterDue = z.enum(["open", "shut"]);
export type AfterDue = z.infer<typeof AfterDue>;

/** What is for one learner, as their device keeps it. */
export const LearnerAssignment = z.strictObject({
  id: AssignmentId,
  what: AssignmentWhat,
  /** [ms since 1970-01-01 UTC] */
  from: z.int().nonnegative(),
  /** The end of the day by which it is wanted [ms since 1970-01-01 UTC]; null: no day was named. */
  due: z.int().nonnegative().nullable(),
  afterDue: AfterDue,
  /** A line of the teacher's; "" for none. */
  note: z.string().max(200),
  /** Whose it is, as pupils know them. */
  teacher: z.string().max(60),
});
export type LearnerAssignment = z.infer<typeof LearnerAssignment>;

/** All that is named in it. */
export function skillsOfWhat(what: AssignmentWhat): readonly SkillId[] {
  switch (what.type) {
    case "skills":
      return [...new Set(what.skills)];
    case "lesson":
      return [what.skill];
    case "items":
      return [...new Set(what.items.map(({ skill }) => skill))];
  }
}
