import { z } from "zod";
import { FormDraft } from "../sessions/own-forms/form-draft.ts";
import { Survey } from "../sessions/survey/survey.ts";
import { Workflow } from "../sessions/workflow/workflow.ts";

const Id = z.uuid();
/** [ms since 1970-01-01 UTC] */
const Time = z.int().nonnegative();
const Count = z.int().nonnegative();
const Title = FormDraft.options[0].shape.title;

/** What teachers of a class have made to be gone through, beside exams. */
export const OwnFormSummary = z.strictObject({
  id: Id,
  kind: z.enum(["survey", "guide"]),
  title: z.string(),
  version: z.int().positive(),
  /** Raised with each change: who changes or assigns it says which one they have seen. */
  revision: Count,
  /** When this version was first assigned; null: it is a draft. */
  frozenAt: Time.nullable(),
  /** Questions of a survey, steps of a guide. */
  count: Count,
  /** Name of the teacher who made it; "" where they are gone. */
  teacher: z.string(),
  changedAt: Time,
  /** How often it is assigned, any version of it. */
  assigned: Count,
  /** Whole, as it would be assigned now; both null while something is missing. */
  survey: Survey.nullable(),
  guide: Workflow.nullable(),
});
export type OwnFormSummary = z.infer<typeof OwnFormSummary>;
/** What was changed last comes first. */
export const OwnFormList = z.strictObject({ forms: z.array(OwnFormSummary) });

export const OwnFormView = z.strictObject({ ...OwnFormSummary.shape, draft: FormDraft });
export type OwnFormView = z.infer<typeof OwnFormView>;

export const NewOwnForm = z.strictObject({
  kind: OwnFormSummary.shape.kind,
  title: Title,
  /** The same as this one, of its kind, of a class of the teacher's own, as it is now; null: an empty one. */
  copyOf: z.strictObject({ class: Id, form: Id }).nullable(),
});
export const ChangeOwnForm = z.strictObject({ revision: Count, draft: FormDraft });
