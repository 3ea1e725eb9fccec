import { z } from "zod";
import { AboutTold } from "../about.ts";
import { NumberLocale } from "../answers/types.ts";
import { LearnerAssignment } from "../assignments/assignment.ts";
import { Difficulty, ItemId, SessionId, SkillId } from "../ids.ts";
import { ActivityKind } from "../sessions/activity-events.ts";
import { NoteId } from "../notes/events.ts";
import { LearnerNote } from "../notes/note.ts";
import { AppLanguage, Age, Country, CurriculumId, Language, Like, Pace } from "../profile.ts";

const Given = z.array(z.string().max(2_000)).min(1).max(10);
const Seed = z.union([z.string().min(1).max(80), z.int().nonnegative()]).transform((seed) => `${seed}`);
const dice = { session: SessionId.optional(), seed: Seed.optional() };
/** Absent: the problem on the desk. */
const onDesk = { item: ItemId.optional() };
/** Absent: as the profile says. */
const typed = { ...onDesk, locale: NumberLocale.optional() };
/** From first paint to submission [ms]. */
const latencyMs = z.number().nonnegative().default(0);

/**
 * What may be asked for without a browser: the tutor's commands, where what the host would add may be left out, and three
 * short ones: `message`, `answer`, `serve`. What only the host itself asks for is not among them.
 */
export const HeadlessCommand = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("message"), text: z.string().max(10_000) }),
  z.strictObject({ type: z.literal("answer"), given: Given, latencyMs }),
  z.strictObject({
    type: z.literal("serve"),
    item: z.string().max(80).optional(),
    skill: z.string().max(80).optional(),
    difficulty: Difficulty.optional(),
    seed: Seed.optional(),
  }),
  z.strictObject({ type: z.literal("enrol"), grade: z.int().min(0).max(12) }),
  z.strictObject({ type: z.literal("start-session"), skill: SkillId.nullable().default(null), ...dice }),
  z.strictObject({ type: z.literal("start-assignment"), assignment: LearnerAssignment, ...dice }),
  z.strictObject({ type: z.literal("submit-answer"), given: Given, latencyMs, ...typed }),
  z.strictObject({ type: z.literal("send-message"), text: z.string().max(10_000), ...typed }),
  z.strictObject({ type: z.literal("check-work"), lines: z.array(z.string().max(500)).max(40), ...typed }),
  z.strictObject({ type: z.literal("request-hint"), ...onDesk }),
  z.strictObject({ type: z.literal("show-solution"), ...onDesk }),
  z.strictObject({ type: z.literal("next-problem"), ...onDesk }),
  z.strictObject({ type: z.literal("skip-problem"), ...onDesk }),
  z.strictObject({ type: z.literal("undo-skip"), item: ItemId }),
  z.strictObject({ type: z.literal("dispute-answer"), ...typed }),
  z.strictObject({
    type: z.literal("ask-teacher"),
    item: ItemId.nullable().default(null),
    at: ActivityKind.optional(),
  }),
  z.strictObject({ type: z.literal("take-note"), note: LearnerNote }),
  z.strictObject({ type: z.literal("read-note"), note: NoteId }),
  z.strictObject({ type: z.literal("tell-about"), about: AboutTold.shape.body }),
  z.strictObject({ type: z.literal("end-session") }),
  /** Of a lesson, exam, survey …, as `ActivityCommand` has it; parsed there. */
  z.strictObject({ type: z.literal("activity"), kind: z.string(), command: z.unknown().optional(), ...dice }),
]);
export type HeadlessCommand = z.infer<typeof HeadlessCommand>;

/** Who learns, as far as the log does not say it. */
export const HeadlessProfile = z.strictObject({
  /** School grade of who is not enrolled yet. */
  grade: z.int().min(0).max(12).optional(),
  locale: NumberLocale.default("en"),
  country: Country.nullish(),
  likes: z.array(Like).optional(),
  pace: Pace.optional(),
  language: Language.nullish(),
  age: Age.nullish(),
  curriculum: CurriculumId.nullish(),
  /** What practice is in, where the skill has words of that language. */
  appLanguage: AppLanguage.nullish(),
});
export type HeadlessProfile = z.infer<typeof HeadlessProfile>;

/** What comes with a command: a line of `mathflow turn`, the body of `POST /v1/turn`. */
export const turnRequest = {
  id: z.unknown().optional(),
  /** As the turn before gave it. */
  state: z.unknown().optional(),
  /** Events, or a learner's exported log. */
  log: z.unknown().optional(),
  profile: HeadlessProfile.prefault({}),
  /** Wall clock [ms since 1970-01-01 UTC]. */
  at: z.int().min(0).max(8_640_000_000_000_000).optional(),
  /** Names a learner who has no log yet. */
  seed: Seed.default("1"),
  why: z.boolean().optional(),
};

export const TurnRequest = z.strictObject({ ...turnRequest, command: HeadlessCommand });
export type TurnRequest = z.infer<typeof TurnRequest>;
