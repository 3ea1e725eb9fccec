import type { LearnerId } from "#engine";
import type { PupilFold } from "#engine/class";
import type { AssignTo } from "#engine/protocol/assignments";
import type { Rows } from "./identity-store.ts";
import { Refusal } from "./refusal.ts";
import type { ClassHooks, IdentityHooks } from "./route.ts";
import type { ClassRow } from "./tables.ts";

interface Named {
  readonly learner: LearnerId;
  readonly name: string;
}

/** Who is in the class, but for those who have no name any more. */
export async function listNames(rows: Rows, { tenant, id }: ClassRow): Promise<readonly Named[]> {
  const named: Named[] = [];
  for (const { learner } of await rows.list("enrolment", [tenant, id])) {
    const name = (await rows.get("learner", [tenant, learner]))?.name ?? null;
    if (name !== null) named.push({ learner, name });
  }
  return named;
}

/** Whom of the class it is for, in the order of the list. */
export async function listPupils(rows: Rows, inClass: ClassRow, to: AssignTo): Promise<readonly Named[]> {
  const named = await listNames(rows, inClass);
  return named.filter(({ learner }) => to.type === "class" || to.pupils.includes(learner));
}

/** Those whose logs can be read. */
export async function foldsOf<Pupil extends Named>(
  classes: ClassHooks,
  tenant: string,
  pupils: readonly Pupil[],
): Promise<readonly (Pupil & { readonly fold: PupilFold })[]> {
  const folds = await classes.foldsOf(
    tenant,
    pupils.map(({ learner }) => learner),
  );
  return pupils.flatMap((pupil, at) => {
    const fold = folds[at];
    return fold === undefined ? [] : [{ ...pupil, fold }];
  });
}

/** @throws Refusal where the server keeps no logs */
export function classHooksOf({ classes }: IdentityHooks): ClassHooks {
  if (classes === undefined) throw new Refusal(503, "This server keeps no logs.", 60);
  return classes;
}

/** @throws Refusal where the log cannot be read at the moment */
export async function foldOf(classes: ClassHooks, tenant: string, learner: LearnerId): Promise<PupilFold> {
  const [fold] = await classes.foldsOf(tenant, [learner]);
  if (fold === undefined) throw notKnownNow();
  return fold;
}

export function notKnownNow(): Refusal {
  return new Refusal(503, "The log cannot be read at the moment.", 2);
}
