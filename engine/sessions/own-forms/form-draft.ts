import { z } from "zod";
import { SurveyDraft } from "../survey/own/survey-draft.ts";
import { GuideDraft } from "../workflow/own/guide-draft.ts";

/** Whatever a class's teachers make to be gone through, beside exams: as it is worked on. */
export const FormDraft = z.discriminatedUnion("kind", [SurveyDraft, GuideDraft]);
export type FormDraft = z.infer<typeof FormDraft>;
