import { z } from "zod";
import { define, itemRef } from "../events/define.ts";
import { ItemId, Probability, SessionId, SkillId } from "../ids.ts";
import { AppLanguage } from "../profile.ts";

/** Where a conversation is held: on a problem, or in a session without one. */
const place = { session: SessionId, item: ItemId.nullable(), skill: SkillId.nullable() };

export const MESSAGE_CATEGORIES = [
  "answer",
  "conceptual_question",
  "stuck",
  "off_topic",
  "acknowledge",
  "explanation",
] as const;

/** What the learner wrote, personal data taken out, and what it was taken for (requirement T2). */
export const MessageReceived = define("message_received", {
  ...place,
  text: z.string().max(500),
  category: z.enum(MESSAGE_CATEGORIES),
  /** What was said as an answer; null where none was. */
  value: z.string().max(200).nullable(),
  confidence: Probability,
});

/** A question of the tutor that waits for the learner (requirement F2: the pending action). */
export const TutorQuestion = z.strictObject({
  kind: z.enum(["answer", "step", "why", "yes-no", "choice", "open"]),
  text: z.string().max(400),
  /** The solution step it is about, 1-based. */
  step: z.int().min(1).nullable(),
});
export type TutorQuestion = z.infer<typeof TutorQuestion>;

/** What the tutor said. `act` names the policy it follows, for the decision log and for variety. */
export const ReplyGiven = define("reply_given", {
  ...place,
  /** Requirement T4: correct, close, wrong_operation, conceptual_question, stuck, off_topic, scaffold_progress, and others. */
  category: z.string().max(40),
  act: z.string().max(60),
  text: z.string().max(1_200),
  /** Of a reply in a lesson, where it is not in English: page and learner may each have another one. */
  language: AppLanguage.optional(),
  asks: TutorQuestion.nullable(),
  source: z.enum(["static", "llm"]),
  /** Model id; null for static words. */
  model: z.string().max(80).nullable(),
});

/**
 * Words of a language model beneath words of the tutor that were there first (requirements D6, M12). They change nothing
 * but what is read.
 */
export const WordsAdded = define("words_added", {
  ...place,
  /** A reply, or the worked solution. */
  to: z.enum(["reply", "solution"]),
  /** Policy of the reply; "" for a solution. */
  act: z.string().max(60),
  text: z.string().min(1).max(600),
  source: z.literal("llm"),
  model: z.string().max(80),
  /** Name, version and hash of the prompt. */
  prompt: z.string().max(80),
});

/** The problem's own steps as small questions (requirement T5). */
export const ScaffoldMoved = define("scaffold_moved", {
  ...itemRef,
  outcome: z.enum(["started", "right", "not-yet", "shown", "left", "done", "stuck"]),
  active: z.boolean(),
  depth: z.int().min(0).max(20),
  step: z.int().min(1).nullable(),
});

/** The learner explains a right answer (requirement T6). */
export const TeachBackJudged = define("teach_back_judged", {
  ...itemRef,
  outcome: z.enum(["asked", "explained", "partly", "not-yet", "left"]),
  /** Points of the rubric, by index. */
  met: z.array(z.int().nonnegative()).max(8),
  missing: z.array(z.int().nonnegative()).max(8),
});

/** Something a grown-up should see (requirement S6). What was written is not kept here. */
export const SafetyFlagged = define("safety_flagged", {
  ...place,
  kind: z.enum(["self-harm", "abuse", "threat", "personal-data", "swearing"]),
  severity: z.enum(["urgent", "concern", "mild"]),
});

/** The learner wants a person, from the problem they are on or from anywhere (requirement C1). */
export const TeacherAsked = define("teacher_asked", {
  session: SessionId.nullable(),
  item: ItemId.nullable(),
  skill: SkillId.nullable(),
});

export const DIALOGUE_EVENTS = [
  MessageReceived,
  ReplyGiven,
  WordsAdded,
  ScaffoldMoved,
  TeachBackJudged,
  SafetyFlagged,
  TeacherAsked,
] as const;
