import type { Rows } from "./identity-store.ts";

/** How often each exam, survey and guide is given in a class, by its id; one that is not there is given to nobody. */
export async function countAssigned(rows: Rows, tenant: string, inClass: string): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { what } of await rows.list("assignment", [tenant, inClass])) {
    const id = "exam" in what ? what.exam : "survey" in what ? what.survey : "guide" in what ? what.guide : null;
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
