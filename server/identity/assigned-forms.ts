import { findSurvey, findWorkflow, type AssignmentWhat } from "#engine";
import { classHooksOf } from "./pupil-folds.ts";
import { Refusal } from "./refusal.ts";
import type { IdentityHooks } from "./route.ts";
import type { AssignmentRow } from "./tables.ts";

/** A survey or a guide whole; neither for anything else that is assigned. */
export type AssignedForms = Pick<AssignmentRow, "survey" | "guide">;

/** As it is now: from its assignment on it stays so [IDN186]. @throws Refusal where it is not as whoever assigns it has seen it */
export async function findForms(hooks: IdentityHooks, what: AssignmentWhat, now: number): Promise<AssignedForms> {
  if (what.type !== "survey" && what.type !== "guide") return {};
  return classHooksOf(hooks).look(now, ({ content }): AssignedForms => {
    const catalog = content.catalog();
    if (what.type === "survey") return { survey: mustBe(findSurvey(catalog, what.survey), what) };
    return { guide: mustBe(findWorkflow(catalog, what.guide), what) };
  });
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
