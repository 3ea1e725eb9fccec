import type { LearnerId, Result } from "#engine";
import type { AskError, AskSchool } from "../ask-school.ts";
import type { WholeClass } from "../whole-class.ts";
import { inPortions } from "./in-portions.ts";

/** Which grade each of those in the class is in from now on; null: none that is known. */
type Grades = readonly { readonly learner: LearnerId; readonly grade: number | null }[];

export async function changeGrades(
  ask: AskSchool,
  { id, name }: Pick<WholeClass, "id" | "name">,
  grades: Grades,
): Promise<Result<null, AskError>> {
  for (const portion of inPortions(grades)) {
    const grade = portion.map((one) => ({ learner: one.learner, grade: one.grade }));
    // Nobody leaves; where they would go has to be said.
    const changed = await ask("POST /classes/{class}/roster", { grade, leavers: name }, { class: id });
    if (!changed.ok) return changed;
  }
  return { ok: true, value: null };
}
