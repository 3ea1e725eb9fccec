import type { z } from "zod";
import type { LearnerId } from "#engine";
import type { GroupView } from "#engine/protocol/identity";
import type { Rows } from "./identity-store.ts";
import type { LearnerGroupRow } from "./tables.ts";

export function viewGroup({ id, name, learners }: LearnerGroupRow): z.infer<typeof GroupView> {
  return { id, name, learners };
}

/** Takes a learner out of the groups of a class; of all classes where none is named. */
export async function leaveGroups(rows: Rows, tenant: string, learner: LearnerId, inClass?: string): Promise<void> {
  for (const group of await rows.list("learnerGroup", inClass === undefined ? [tenant] : [tenant, inClass])) {
    if (!group.learners.includes(learner)) continue;
    await rows.put("learnerGroup", { ...group, learners: group.learners.filter((one) => one !== learner) });
  }
}
