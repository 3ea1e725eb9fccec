import type { LearnerId, Result } from "#engine";
import type { AskError, AskSchool } from "../ask-school.ts";
import type { WholeClass } from "../whole-class.ts";

interface Member {
  readonly learner: LearnerId;
  readonly group: string;
}

/** Puts pupils into groups by name; one that is not there is made. */
export async function putInGroups(
  ask: AskSchool,
  whole: Pick<WholeClass, "id" | "groups">,
  members: readonly Member[],
): Promise<Result<null, AskError>> {
  for (const same of new Set(members.map(({ group }) => group.toLowerCase()))) {
    const some = members.filter(({ group }) => group.toLowerCase() === same);
    const learners = some.map(({ learner }) => learner);
    const there = whole.groups.find(({ name }) => name.toLowerCase() === same);
    const params = { class: whole.id, ...(there && { group: there.id }) };
    const put =
      there === undefined
        ? await ask("POST /classes/{class}/groups", { name: some[0]?.group ?? "", learners }, params)
        : await ask(
            "PATCH /classes/{class}/groups/{group}",
            { learners: [...new Set([...there.learners, ...learners])] },
            params,
          );
    if (!put.ok) return put;
  }
  return { ok: true, value: null };
}
