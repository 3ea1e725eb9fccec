import { z } from "zod";
import { Difficulty, SkillId } from "../../../ids.ts";
import type { ExamBlueprint } from "../exam-blueprint.ts";
import { QUESTION_SORTS } from "../events.ts";

/** Of an exam of a teacher's own: its plan has to fit into one event of a log. */
export const MAX_OWN_QUESTIONS = 40;
export const MAX_FORMS = 4;

/** What stands on one line, without characters that nobody sees. */
const Line = z
  .string()
  .trim()
  .normalize("NFC")
  .regex(/^(?:[^\p{C}\p{Zl}\p{Zp}]|\u200c|\u200d)*$/u);

const Share = z.number().min(0).max(1);

const DraftSection = z.strictObject({
  name: Line.max(60),
  /** Empty while none is chosen: nothing is asked of it. */
  skills: z.array(SkillId).max(12),
  items: z.int().min(1).max(MAX_OWN_QUESTIONS),
  /** Shares of easy (levels 1-2), medium (3) and hard (4-5) questions. */
  mix: z.strictObject({ easy: Share, medium: Share, hard: Share }),
  /** Only questions that ask for this kind of understanding; null: all kinds. */
  sort: z.enum(QUESTION_SORTS).nullable(),
  /** Longest time for each question [ms]; null: none. */
  itemLimitMs: z.int().min(10_000).max(1_800_000).nullable(),
});

/** What a teacher says of an exam: a blueprint as the bank's are, and how many parallel forms there are. */
export const ExamDraft = z
  .strictObject({
    title: Line.min(1).max(80),
    sections: z.array(DraftSection).max(8),
    selection: z.enum(["fixed", "random", "adaptive"]),
    /** Parallel forms; of a fixed or an adaptive exam there is one. */
    forms: z.int().min(1).max(MAX_FORMS),
    /** [ms]; null: none. */
    limitMs: z.int().min(60_000).max(14_400_000).nullable(),
    canGoBack: z.boolean(),
  })
  .refine(({ sections }) => sections.reduce((sum, { items }) => sum + items, 0) <= MAX_OWN_QUESTIONS, {
    path: ["sections"],
    message: `more than ${MAX_OWN_QUESTIONS} questions`,
  })
  .refine(({ selection, forms }) => selection === "random" || forms === 1, {
    path: ["forms"],
    message: "only an exam of parallel forms has more than one",
  });
export type ExamDraft = z.infer<typeof ExamDraft>;

/** A question of a form that was drawn. */
export const DrawnCell = z.strictObject({
  section: z.int().nonnegative(),
  skill: SkillId,
  /** Of the question; and as the plan wanted it, which the level may have had none of. */
  difficulty: Difficulty,
  wanted: Difficulty,
  sort: z.enum(QUESTION_SORTS).nullable(),
  item: z.strictObject({ version: z.int().positive(), seed: z.int().nonnegative() }),
  /** It stays, whatever is drawn again. */
  kept: z.boolean(),
});
export type DrawnCell = z.infer<typeof DrawnCell>;

/** One of the parallel forms, as the teacher sees it. */
export const DrawnForm = z.strictObject({
  /** Names the draw: the same one draws the same. */
  round: z.int().nonnegative(),
  cells: z.array(DrawnCell).max(MAX_OWN_QUESTIONS),
  /** Questions that were exchanged: they come again only where there are no others. */
  passed: z
    .array(
      z.strictObject({
        skill: SkillId,
        difficulty: Difficulty,
        seed: z.int().nonnegative(),
      }),
    )
    .max(120),
});
export type DrawnForm = z.infer<typeof DrawnForm>;

/** As the bank's blueprints are; the plan of an exam is made from it. */
export function blueprintOf(
  { title, sections, selection, limitMs, canGoBack }: ExamDraft,
  { id, version, createdOn }: Pick<ExamBlueprint, "id" | "version" | "createdOn">,
): ExamBlueprint {
  return {
    id,
    version,
    createdOn,
    title,
    about: "",
    sections: sections.map(({ sort, itemLimitMs, ...section }) => ({
      ...section,
      ...(sort === null ? {} : { sort }),
      ...(itemLimitMs === null ? {} : { itemLimitMs }),
    })),
    selection,
    limitMs,
    canGoBack,
  };
}
