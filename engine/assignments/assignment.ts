import { z } from "zod";
import { ExamAdjusted } from "../adjustments/adjustments.ts";
import { itemAddress } from "../events/define.ts";
import { SkillId } from "../ids.ts";
import { MathProblemItem } from "../items/math-problem-item.ts";
import { ExamPlanned } from "../sessions/evaluation/events.ts";
import { Survey } from "../sessions/survey/survey.ts";
import { Workflow } from "../sessions/workflow/workflow.ts";

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

const edition = { version: z.int().positive(), title: z.string().min(1).max(80) };

const whatWith = (fewestItems: number) =>
  z.discriminatedUnion("type", [
    /** Each pupil gets problems of their own. */
    z.strictObject({ type: z.literal("skills"), skills: z.array(SkillId).min(1).max(5), goal: AssignmentGoal }),
    z.strictObject({ type: z.literal("lesson"), skill: SkillId }),
    /** These very problems, in this order, the same for all. */
    z.strictObject({ type: z.literal("items"), items: z.array(AssignedItem).min(fewestItems).max(10) }),
    /** A teacher's own exam as it was when it was first assigned. */
    z.strictObject({
      type: z.literal("exam"),
      exam: z.uuid(),
      ...edition,
      questions: z.int().min(1).max(60),
    }),
    /** Both as they were when they were assigned. */
    z.strictObject({ type: z.literal("survey"), survey: z.string().min(1).max(80), ...edition }),
    z.strictObject({ type: z.literal("guide"), guide: z.string().min(1).max(80), ...edition }),
  ]);

/** What a teacher may give to do (requirement C2). */
export const AssignmentWhat = whatWith(5);
export type AssignmentWhat = z.infer<typeof AssignmentWhat>;

/** As it was begun: without a browser a session may have fewer chosen problems than a teacher may give [HDL4]. */
export const BegunWhat = whatWith(1);

/** Every type this program knows, as a device tells the server. */
export const ASSIGNMENT_TYPES: readonly AssignmentWhat["type"][] = AssignmentWhat.options.map(
  ({ shape }) => shape.type.value,
);
/** Those that every released app knows; the others are for apps that say so [ASG23]. */
export const FIRST_TYPES: readonly AssignmentWhat["type"][] = ["skills", "lesson", "items"];

/** What an app says it knows besides types: that work may be adjusted. Without it none that is adjusted is handed out [ASG28]. */
export const KNOWS_ADJUSTED = "adjusted";

/** A question whole, with the address and hash it has in the bank it came from: a later bank may have it no more. */
export const FrozenItem = z.strictObject({
  address: z.strictObject(itemAddress),
  /** As the bank's lists have it [12 hex digits]. */
  hash: z.string().regex(/^[0-9a-f]{12}$/u),
  item: MathProblemItem,
});
export type FrozenItem = z.infer<typeof FrozenItem>;

/** One form of an exam as a device sits it: what is asked in which order, and the questions themselves. */
export const ExamPaper = z.strictObject({
  /** Which of the parallel forms, from 0. */
  form: z.int().nonnegative(),
  plan: ExamPlanned.shape.body.omit({ session: true, prior: true, adjusted: true }),
  /** Empty for an adaptive exam: its questions are chosen while it is sat. */
  items: z.array(FrozenItem).max(60),
});
export type ExamPaper = z.infer<typeof ExamPaper>;

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
  /** What was set with it for this learner, on top of what is their own; absent: nothing [ADJ8]. */
  adjusted: ExamAdjusted.optional(),
  /** Of an exam, once the device has it: it comes by an address of its own, as it is long. */
  paper: ExamPaper.optional(),
  /** Of a survey, and of a guide: whole, so that it is as it was given, whatever the device's bank has. */
  survey: Survey.optional(),
  guide: Workflow.optional(),
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
    // What it asks would tell what to do: only its title stands before it.
    case "exam":
    case "survey":
    case "guide":
      return [];
  }
}
