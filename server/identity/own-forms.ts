import { faultsInDraft, faultsInGuide, guideOfDraft, surveyOfDraft, type FormDraft } from "#engine/own-forms";
import type { Rows } from "./identity-store.ts";
import { Refusal } from "./refusal.ts";
import type { AssignmentRow, ClassRow, OwnFormRow } from "./tables.ts";

/** A survey or a guide whole; neither for anything else that is assigned. */
export type AssignedForms = Pick<AssignmentRow, "survey" | "guide">;

/** Whole, as it would be given now; neither while something is missing. */
export function wholeOf(row: OwnFormRow): AssignedForms {
  const { id, version, changedAt, draft } = row;
  if (firstFault(draft) !== null) return {};
  const edition = { id, version, createdOn: new Date(changedAt).toISOString().slice(0, 10) };
  return draft.kind === "survey" ? { survey: surveyOfDraft(draft, edition) } : { guide: guideOfDraft(draft, edition) };
}

/**
 * One of the class's own whole; with its first assignment its version is frozen [IDN201]. Nothing where the class has none of that
 * name and kind.
 *
 * @param seen - its kind and id, and of a draft the revision that whoever assigns it has seen
 * @throws Refusal where it has changed since, or something of it is missing
 */
export async function giveOwnForm(
  rows: Rows,
  { tenant, id: inClass }: ClassRow,
  seen: { readonly kind: FormDraft["kind"]; readonly id: string; readonly revision: number | undefined },
  now: number,
): Promise<AssignedForms> {
  const row = await rows.get("ownForm", [tenant, inClass, seen.id]);
  if (row?.draft.kind !== seen.kind) return {};
  const fault = firstFault(row.draft);
  if (fault !== null) throw new Refusal(409, `It cannot be assigned yet: ${fault}`);
  if (row.frozenAt === null) {
    if (seen.revision !== row.revision) throw changedMeanwhile(seen.kind);
    await rows.put("ownForm", { ...row, frozenAt: now, revision: row.revision + 1 });
  }
  return wholeOf(row);
}

export function changedMeanwhile(kind: FormDraft["kind"]): Refusal {
  return new Refusal(409, `The ${kind} has changed meanwhile: look at it again.`);
}

const FAULT_WORDS = {
  "no-questions": "it has no questions.",
  "no-steps": "it has no steps.",
  "no-title": "has no title.",
  "no-text": "has no text.",
  "few-choices": "has fewer than two choices.",
  "empty-choice": "has a choice without text.",
  "same-choices": "has the same choice twice.",
  "when-nothing": "is asked after an answer, and none is chosen.",
  "when-gone": "is asked after a question that is there no more.",
  "when-later": "is asked after a question that stands behind it.",
  "when-free": "is asked after a question that has nothing to choose.",
  "to-gone": "leads to a step that is there no more.",
  "never-reached": "is reached from nowhere.",
  "never-ends": "never leads to the end.",
} as const;

/** What is missing first, as a sentence; null: nothing. */
function firstFault(draft: FormDraft): string | null {
  const [fault] = draft.kind === "survey" ? faultsInDraft(draft) : faultsInGuide(draft);
  if (fault === undefined) return null;
  const words = FAULT_WORDS[fault.type];
  if ("question" in fault) return `question ${fault.question} ${words}`;
  return "step" in fault ? `step ${fault.step} ${words}` : words;
}
