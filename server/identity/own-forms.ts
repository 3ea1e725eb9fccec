import type { Survey } from "#engine";
import { faultsInDraft, surveyOfDraft, type SurveyFault } from "#engine/surveys";
import type { Rows } from "./identity-store.ts";
import { Refusal } from "./refusal.ts";
import type { ClassRow, OwnFormRow } from "./tables.ts";

/** Whole, as it would be given now; null while something is missing. */
export function surveyOfRow({ id, version, changedAt, draft }: OwnFormRow): Survey | null {
  if (faultsInDraft(draft).length > 0) return null;
  return surveyOfDraft(draft, { id, version, createdOn: new Date(changedAt).toISOString().slice(0, 10) });
}

/**
 * A survey of the class's own whole; with its first assignment its version is frozen [IDN201]. Undefined where the class has none of that name.
 *
 * @param seen - its id, and of a draft the revision that whoever assigns it has seen
 * @throws Refusal where it has changed since, or something of it is missing
 */
export async function giveOwnSurvey(
  rows: Rows,
  { tenant, id: inClass }: ClassRow,
  seen: { readonly id: string; readonly revision: number | undefined },
  now: number,
): Promise<Survey | undefined> {
  const row = await rows.get("ownForm", [tenant, inClass, seen.id]);
  if (row === undefined) return undefined;
  const [fault] = faultsInDraft(row.draft);
  const survey = surveyOfRow(row);
  if (fault !== undefined || survey === null) throw new Refusal(409, `It cannot be assigned yet: ${wordsOf(fault)}`);
  if (row.frozenAt === null) {
    if (seen.revision !== row.revision) throw changedMeanwhile();
    await rows.put("ownForm", { ...row, frozenAt: now, revision: row.revision + 1 });
  }
  return survey;
}

export function changedMeanwhile(): Refusal {
  return new Refusal(409, "The survey has changed meanwhile: look at it again.");
}

type FaultType = SurveyFault["type"];

const FAULT_WORDS: Readonly<Record<FaultType, string>> = {
  "no-questions": "it has no questions.",
  "no-text": "has no text.",
  "few-choices": "has fewer than two choices.",
  "empty-choice": "has a choice without text.",
  "same-choices": "has the same choice twice.",
  "when-nothing": "is asked after an answer, and none is chosen.",
  "when-gone": "is asked after a question that is there no more.",
  "when-later": "is asked after a question that stands behind it.",
  "when-free": "is asked after a question that has nothing to choose.",
};

function wordsOf(fault: SurveyFault | undefined): string {
  if (fault === undefined) return "something is missing.";
  const words = FAULT_WORDS[fault.type];
  return "question" in fault ? `question ${fault.question} ${words}` : words;
}
