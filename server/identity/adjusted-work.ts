import { canonicalJson, type LearnerId } from "#engine";
import { faultsOfAdjusted, type AssignTo, type PupilAdjusted } from "#engine/protocol/assignments";
import type { Rows } from "./identity-store.ts";
import { Refusal } from "./refusal.ts";
import type { AssignmentRow, ClassRow } from "./tables.ts";

export interface Named {
  readonly learner: LearnerId;
  readonly name: string;
}

/** Who is in the class. */
export async function listLearners(
  rows: Rows,
  { tenant, id }: Pick<ClassRow, "tenant" | "id">,
): Promise<readonly LearnerId[]> {
  return (await rows.list("enrolment", [tenant, id])).map(({ learner }) => learner);
}

/** Those of the class whom it is for. */
export async function listConcerned(
  rows: Rows,
  inClass: Pick<ClassRow, "tenant" | "id">,
  to: AssignTo,
): Promise<readonly LearnerId[]> {
  const learners = await listLearners(rows, inClass);
  return to.type === "class" ? learners : learners.filter((learner) => to.pupils.includes(learner));
}

/** @throws Refusal where somebody is named whom it is not for */
export function assertConcerned(concerned: readonly LearnerId[], adjusted: readonly PupilAdjusted[] = []): void {
  const other = adjusted.findIndex(({ learner }) => !concerned.includes(learner));
  if (other >= 0) throw new Refusal(400, `The request cannot be used: adjusted.${other}.learner: nobody it is for.`);
}

/** For whom something else would be set than is; of those who are in the class no more nothing is said, and it stays. */
export async function listChanged(
  rows: Rows,
  row: AssignmentRow,
  next: readonly PupilAdjusted[] | undefined,
): Promise<readonly Named[]> {
  if (next === undefined) return [];
  const [fault] = faultsOfAdjusted(row.what.type, next);
  if (fault !== undefined) {
    throw new Refusal(400, `The request cannot be used: ${fault.path.join(".")}: ${fault.message}.`);
  }
  const concerned = await listConcerned(rows, { tenant: row.tenant, id: row.class }, row.to);
  assertConcerned(concerned, next);
  const setIn = (set: readonly PupilAdjusted[] = [], learner: LearnerId) =>
    canonicalJson(set.find((one) => one.learner === learner)?.adjusted ?? {});
  const changed = concerned.filter((learner) => setIn(row.adjusted, learner) !== setIn(next, learner));
  const named: Named[] = [];
  for (const learner of changed) {
    named.push({ learner, name: (await rows.get("learner", [row.tenant, learner]))?.name ?? "" });
  }
  return named;
}

/** @throws Refusal where it was changed since it was seen */
export async function withAdjusted(
  rows: Rows,
  { adjusted: before, ...row }: AssignmentRow,
  next: readonly PupilAdjusted[] | undefined,
  seen: AssignmentRow["adjusted"],
): Promise<AssignmentRow> {
  if (next === undefined) return before === undefined ? row : { ...row, adjusted: before };
  if (canonicalJson(before ?? []) !== canonicalJson(seen ?? [])) {
    throw new Refusal(409, "What is set with this work has changed meanwhile: look at it again.");
  }
  const here = await listLearners(rows, { tenant: row.tenant, id: row.class });
  const adjusted = [...(before ?? []).filter(({ learner }) => !here.includes(learner)), ...next];
  return adjusted.length === 0 ? row : { ...row, adjusted };
}
