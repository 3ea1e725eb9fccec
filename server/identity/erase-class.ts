import type { LearnerId } from "#engine";
import { revokeDevice } from "./class-routes.ts";
import { eraseExam } from "./exam-papers.ts";
import type { Rows } from "./identity-store.ts";
import { endParentCodes } from "./parent-codes.ts";
import { classesOf, eraseLearner, moveDevices } from "./learner-routes.ts";
import { DIRECTORY, type ClassRow, type LearnerRow } from "./tables.ts";

export interface ErasedClass {
  /** Learners who were in no other class. */
  readonly erased: readonly LearnerId[];
  /** Learners who stay, with all they did, in their other classes. */
  readonly kept: readonly LearnerId[];
  /** What waited of this class without a name; its logs go like learners'. */
  readonly waited: readonly LearnerId[];
}

/** Who would go with a class, and who is in another one. */
export async function listErasure(
  rows: Rows,
  inClass: ClassRow,
): Promise<{ readonly goes: readonly LearnerId[]; readonly stays: readonly LearnerId[] }> {
  const [goes, stays]: [LearnerId[], LearnerId[]] = [[], []];
  for (const { learner } of await rows.list("enrolment", [inClass.tenant, inClass.id])) {
    const found = await rows.get("learner", [inClass.tenant, learner]);
    if (found === undefined || found.erased !== null) continue;
    ((await findAnotherClass(rows, inClass, found)) === undefined ? goes : stays).push(learner);
  }
  return { goes, stays };
}

async function findAnotherClass(rows: Rows, { id }: ClassRow, learner: LearnerRow): Promise<string | undefined> {
  return (await classesOf(rows, learner)).find((row) => row.class !== id)?.class;
}

/** Takes out a class with all that is only its own, in one transaction; the logs are to be erased after it [IDN43]. */
export async function eraseClass(rows: Rows, inClass: ClassRow, now: number): Promise<ErasedClass> {
  const { tenant, id } = inClass;
  const [erased, kept, waited]: [LearnerId[], LearnerId[], LearnerId[]] = [[], [], []];
  for (const { learner } of await rows.list("enrolment", [tenant, id])) {
    await rows.remove("enrolment", [tenant, id, learner]);
    const found = await rows.get("learner", [tenant, learner]);
    if (found === undefined || found.erased !== null) continue;
    const another = await findAnotherClass(rows, inClass, found);
    if (another === undefined) await eraseLearner(rows, found, now);
    else await moveDevices(rows, inClass, learner, another);
    (another === undefined ? erased : kept).push(learner);
  }
  for (const row of await rows.list("handIn", [tenant])) {
    if (row.class !== id) continue;
    // As good as a learner who is erased: asked for until it is gone.
    await rows.put("learner", { tenant, id: row.id, name: null, madeAt: now, erased: { at: now, pending: true } });
    await rows.remove("handIn", [tenant, row.id]);
    await rows.remove("claim", [tenant, row.id]);
    waited.push(row.id);
  }
  for (const device of await rows.list("device", [tenant])) {
    if (device.class === id) await revokeDevice(rows, { ...device, learner: null }, now);
  }
  for (const { learner } of await rows.list("former", [tenant, id])) await rows.remove("former", [tenant, id, learner]);
  for (const { code, class: of } of await rows.list("kioskCode", [DIRECTORY])) {
    if (of === id) await rows.remove("kioskCode", [DIRECTORY, code]);
  }
  await endParentCodes(rows, tenant, { class: id });
  await rows.remove("code", [DIRECTORY, inClass.code]);
  await rows.remove("lockout", [tenant, `class:${id}`]);
  await rows.remove("keptNames", [tenant, id]);
  await rows.remove("leaversClass", [tenant, id]);
  await rows.remove("features", [tenant, id]);
  for (const group of await rows.list("learnerGroup", [tenant, id])) {
    await rows.remove("learnerGroup", [tenant, id, group.id]);
  }
  await rows.remove("warning", [tenant, id]);
  for (const one of await rows.list("assignment", [tenant, id])) await rows.remove("assignment", [tenant, id, one.id]);
  for (const one of await rows.list("exam", [tenant, id])) await eraseExam(rows, one);
  for (const one of await rows.list("ownForm", [tenant, id])) await rows.remove("ownForm", [tenant, id, one.id]);
  await rows.remove("class", [tenant, id]);
  return { erased, kept, waited };
}
