import type { LearnerId } from "#engine";
import { listNamed } from "./assignment-routes.ts";
import type { IdentityStore } from "./identity-store.ts";
import { jsonPieces, type Paged } from "./json-stream.ts";
import { collect } from "./learner-routes.ts";
import { classNamed } from "./office.ts";
import { listSchools } from "./sweep.ts";

/**
 * All that is kept of the learners of a class, by id or name: a line of JSON each, as a teacher exports it [IDN18], piece by piece.
 *
 * @throws where there is no such class, or several
 */
export async function* exportClass(
  store: IdentityStore,
  named: string,
  logOf: (tenant: string, learner: LearnerId) => Paged,
): AsyncGenerator<string> {
  const { tenant, learners } = await store.transact(async (rows) => {
    const inClass = await classNamed(rows, await listSchools(rows), named);
    const enrolled = await rows.list("enrolment", [inClass.tenant, inClass.id]);
    return { tenant: inClass.tenant, learners: enrolled.map(({ learner }) => learner) };
  });
  for (const id of learners) {
    const data = await store.transact(async (rows) => {
      const learner = await rows.get("learner", [tenant, id]);
      // Erased meanwhile, there is nothing to give.
      if (learner === undefined || learner.erased !== null) return undefined;
      return { ...(await collect(rows, learner)), assignments: await listNamed(rows, learner) };
    });
    if (data === undefined) continue;
    const { assignments, ...rest } = data;
    yield* jsonPieces({ ...rest, log: { rows: logOf(tenant, id), assignments } });
    yield "\n";
  }
}
