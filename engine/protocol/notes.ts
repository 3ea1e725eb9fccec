import { z } from "zod";
import { ItemId, LearnerId, SessionId, SkillId } from "../ids.ts";
import { LearnerNote } from "../notes/note.ts";
import { NoteId } from "../notes/events.ts";
import { OneLine } from "./one-line.ts";

/** [ms since 1970-01-01 UTC], the server's. */
const Time = z.int().nonnegative();

/** What a teacher says to a pupil. */
export const NewNote = z.strictObject({
  text: OneLine,
  /** What is decided about an answer that the pupil disputed; null: praise, which is nothing without words. */
  ruling: z.strictObject({ item: ItemId, accepted: z.boolean() }).nullable(),
});
export const MadeNote = z.strictObject({ id: NoteId });

/** `learner` is whom they are for: nothing of one child's under another (TH1). */
export const LearnerNoteList = z.strictObject({ learner: LearnerId, notes: z.array(LearnerNote).max(100) });

/** Answers that pupils of the class think are right, the newest first. */
export const ClassAppeals = z.strictObject({
  at: Time,
  appeals: z.array(
    z.strictObject({
      learner: LearnerId,
      name: z.string(),
      session: SessionId,
      item: ItemId,
      skill: SkillId,
      skillName: z.string(),
      at: Time,
      given: z.array(z.string()),
      stem: z.string().nullable(),
      answer: z.string().nullable(),
      check: z.enum(["disagrees", "cannot-tell", "form"]).nullable(),
      ended: z.enum(["open", "right", "not-solved"]),
      /** Null: nobody has decided. */
      decided: z
        .strictObject({
          accepted: z.boolean(),
          /** It is in the pupil's log: their device has it. */
          arrived: z.boolean(),
        })
        .nullable(),
    }),
  ),
  /** Pupils whose logs cannot be read at the moment. */
  unknown: z.int().nonnegative(),
});
