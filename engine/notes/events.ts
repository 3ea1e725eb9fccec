import { z } from "zod";
import { SkillId } from "../ids.ts";
import { define, itemAddress, itemChoices, itemRef } from "../events/define.ts";

export const NoteId = z.uuid().brand<"NoteId">();
export type NoteId = z.infer<typeof NoteId>;

/** Praise, or what a disputed answer came to: it counts, or it stays as it was. */
export const NOTE_KINDS = ["praise", "accepted", "kept"] as const;

/** A teacher's words, as the device got them. */
export const NoteTaken = define("note_taken", {
  note: NoteId,
  kind: z.enum(NOTE_KINDS),
  /** Of the answer; null with praise. */
  skill: SkillId.nullable(),
  text: z.string().max(200),
  /** Whose they are, as pupils know them. */
  teacher: z.string().max(60),
});

export const NoteRead = define("note_read", { note: NoteId });

/** What a teacher decided about a disputed answer. */
export const AppealRuled = define("appeal_ruled", {
  ...itemRef,
  ...itemAddress,
  ...itemChoices,
  note: NoteId,
  given: z.array(z.string().max(200)).min(1).max(6),
  accepted: z.boolean(),
  /** What counts as right from now on; null when nothing more is counted. */
  credit: z
    .strictObject({
      signal: z.enum(["mastered", "learned"]),
      /** The problem was over, as not solved; no second `problem_completed` follows. */
      was_completed: z.boolean(),
      /** The evidence of the wrong answer no longer counts. */
      evidence_taken_back: z.boolean(),
    })
    .nullable(),
});

export const NOTE_EVENTS = [NoteTaken, NoteRead, AppealRuled] as const;
