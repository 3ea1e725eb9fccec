import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { LearnerId } from "#engine";
import type { GroupView } from "#engine/protocol/identity";
import type { Rows } from "./identity-store.ts";
import type { ClassRow, LearnerGroupRow } from "./tables.ts";

export function viewGroup({ id, name, learners }: LearnerGroupRow): z.infer<typeof GroupView> {
  return { id, name, learners };
}

/** The groups of a class in the one that goes on from it, with those who come along; one of which nobody comes is not made. */
export async function copyGroups(
  rows: Rows,
  { tenant, id }: Pick<ClassRow, "tenant" | "id">,
  to: string,
  learners: readonly LearnerId[],
): Promise<void> {
  for (const { name, learners: before } of await rows.list("learnerGroup", [tenant, id])) {
    const along = before.filter((one) => learners.includes(one));
    if (along.length === 0) continue;
    await rows.put("learnerGroup", { tenant, class: to, id: randomUUID(), name, learners: along });
  }
}

/** Takes a learner out of the groups of a class; of all classes where none is named. */
export async function leaveGroups(rows: Rows, tenant: string, learner: LearnerId, inClass?: string): Promise<void> {
  for (const group of await rows.list("learnerGroup", inClass === undefined ? [tenant] : [tenant, inClass])) {
    if (!group.learners.includes(learner)) continue;
    await rows.put("learnerGroup", { ...group, learners: group.learners.filter((one) => one !== learner) });
  }
}
