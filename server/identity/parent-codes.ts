import type { z } from "zod";
import type { LearnerId } from "#engine";
import type { LearnerData, ParentCodeList, ParentCodes } from "#engine/protocol/identity";
import type { Rows } from "./identity-store.ts";
import { createParentCode, hashToken, tidyCode } from "./secrets.ts";
import { DIRECTORY, type ClassRow, type LearnerRow, type ParentCodeRow } from "./tables.ts";

const DAY_MS = 86_400_000;
/** A school year and its holidays [ms]. */
export const PARENT_CODE_MS = 365 * DAY_MS;

/** Whether the school's teachers may make such codes, and those that are there open anything. */
export async function allowsParentCodes(rows: Rows, tenant: string): Promise<boolean> {
  return (await rows.get("noParentCodes", [tenant])) === undefined;
}

export async function allowParentCodes(rows: Rows, tenant: string, isAllowed: boolean, now: number): Promise<void> {
  if (isAllowed) await rows.remove("noParentCodes", [tenant]);
  else if (await allowsParentCodes(rows, tenant)) await rows.put("noParentCodes", { tenant, since: now });
}

/** A fresh code for the parents of a pupil of the class; the one before opens nothing any more [IDN190]. */
export async function giveParentCode(
  rows: Rows,
  { tenant, id }: Pick<ClassRow, "tenant" | "id">,
  learner: LearnerId,
  now: number,
): Promise<z.infer<typeof ParentCodes>["codes"][number]> {
  await endParentCodes(rows, tenant, { class: id, learner });
  const code = createParentCode();
  const hash = hashToken(tidyCode(code));
  const endsAt = now + PARENT_CODE_MS;
  const of = { class: id, learner, code: hash };
  await rows.put("parentCode", { tenant, ...of, madeAt: now, endsAt, days: 0, lastDay: null });
  await rows.put("parentDoor", { tenant: DIRECTORY, school: tenant, ...of });
  return { learner, code, endsAt };
}

/** Takes codes back: a pupil's, a class's, or those of a pupil of a class. */
export async function endParentCodes(
  rows: Rows,
  tenant: string,
  of: { readonly class?: string; readonly learner?: LearnerId },
): Promise<void> {
  for (const row of await findParentCodes(rows, tenant, of)) {
    await rows.remove("parentCode", [tenant, row.class, row.learner]);
    await rows.remove("parentDoor", [DIRECTORY, row.code]);
  }
}

async function findParentCodes(
  rows: Rows,
  tenant: string,
  { class: inClass, learner }: { readonly class?: string; readonly learner?: LearnerId },
): Promise<readonly ParentCodeRow[]> {
  if (inClass !== undefined && learner !== undefined) {
    const found = await rows.get("parentCode", [tenant, inClass, learner]);
    return found === undefined ? [] : [found];
  }
  const all = await rows.list("parentCode", inClass === undefined ? [tenant] : [tenant, inClass]);
  return learner === undefined ? all : all.filter((row) => row.learner === learner);
}

export function viewParentCode(row: ParentCodeRow): z.infer<typeof ParentCodeList>["codes"][number] {
  const { learner, madeAt, endsAt, days, lastDay } = row;
  return { learner, madeAt, endsAt, days, lastDay };
}

/** Of one pupil, by the names of the classes. */
export async function listParentCodes(
  rows: Rows,
  { tenant, id }: LearnerRow,
): Promise<z.infer<typeof LearnerData>["parentCodes"]> {
  const listed: z.infer<typeof LearnerData>["parentCodes"] = [];
  for (const row of await rows.list("parentCode", [tenant])) {
    if (row.learner !== id) continue;
    const { madeAt, endsAt, days, lastDay } = row;
    const inClass = await rows.get("class", [tenant, row.class]);
    listed.push({ class: inClass?.name ?? "", madeAt, endsAt, days, lastDay });
  }
  return listed;
}

export interface OpenedDoor {
  readonly code: ParentCodeRow;
  readonly learner: LearnerRow;
  readonly class: ClassRow;
  readonly school: string;
}

/**
 * What a code opens, as it was typed; undefined: nothing, for whatever reason. Of the use the day is kept, and on how many days
 * there was one [IDN192].
 */
export async function openParentDoor(rows: Rows, typed: string, now: number): Promise<OpenedDoor | undefined> {
  const door = await rows.get("parentDoor", [DIRECTORY, hashToken(tidyCode(typed))]);
  if (door === undefined) return undefined;
  const { school: tenant, class: id, learner: whose } = door;
  const code = await rows.get("parentCode", [tenant, id, whose]);
  const enrolment = await rows.get("enrolment", [tenant, id, whose]);
  const [inClass, learner] = [await rows.get("class", [tenant, id]), await rows.get("learner", [tenant, whose])];
  const isShut = code?.code !== door.code || code.endsAt <= now || !(await allowsParentCodes(rows, tenant));
  const isGone = enrolment === undefined || learner === undefined || learner.erased !== null;
  if (isShut || isGone || inClass === undefined || inClass.archivedAt !== null) return undefined;
  const lastDay = now - (now % DAY_MS) + DAY_MS / 2;
  if (code.lastDay !== lastDay) await rows.put("parentCode", { ...code, days: code.days + 1, lastDay });
  return { code, learner, class: inClass, school: (await rows.get("school", [tenant]))?.name ?? "" };
}
