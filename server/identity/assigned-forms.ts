import { findSurvey, findWorkflow, type AssignmentWhat } from "#engine";
import type { Rows } from "./identity-store.ts";
import { giveOwnForm, type AssignedForms } from "./own-forms.ts";
import { classHooksOf } from "./pupil-folds.ts";
import { Refusal } from "./refusal.ts";
import type { IdentityHooks } from "./route.ts";
import type { ClassRow } from "./tables.ts";

/** What is assigned, as whoever assigns it has seen it. */
interface SeenForm {
  readonly what: AssignmentWhat;
  /** Of a draft of the class's own. */
  readonly revision: number | undefined;
}

/** As the server's bank has it now. */
export async function findForms(hooks: IdentityHooks, what: AssignmentWhat, now: number): Promise<AssignedForms> {
  if (what.type !== "survey" && what.type !== "guide") return {};
  return classHooksOf(hooks).look(now, ({ content }): AssignedForms => {
    const catalog = content.catalog();
    const survey = what.type === "survey" ? findSurvey(catalog, what.survey) : undefined;
    const guide = what.type === "guide" ? findWorkflow(catalog, what.guide) : undefined;
    return { ...(survey && { survey }), ...(guide && { guide }) };
  });
}

/**
 * The form that is given, of the class's own or of the bank's: from its assignment on it stays so [IDN186] [IDN201].
 *
 * @throws Refusal where it is not as whoever assigns it has seen it, or is not finished
 */
export async function giveForms(
  rows: Rows,
  inClass: ClassRow,
  { what, revision }: SeenForm,
  listed: AssignedForms,
  now: number,
): Promise<AssignedForms> {
  if (what.type !== "survey" && what.type !== "guide") return {};
  const id = what.type === "survey" ? what.survey : what.guide;
  const own = await giveOwnForm(rows, inClass, { kind: what.type, id, revision }, now);
  return what.type === "survey"
    ? { survey: mustBe(own.survey ?? listed.survey, what) }
    : { guide: mustBe(own.guide ?? listed.guide, what) };
}

interface Edition {
  readonly version: number;
  readonly title: string;
}

function mustBe<Form extends Edition>(form: Form | undefined, { version, title }: Edition): Form {
  if (form?.version !== version || form.title !== title) {
    throw new Refusal(409, "It is not there as it was chosen: open the list again.");
  }
  return form;
}
