import type { OpenId } from "./open-id.ts";
import type { Rows } from "./identity-store.ts";
import { Refusal } from "./refusal.ts";
import { hashToken } from "./secrets.ts";
import { DIRECTORY, type TeacherRow } from "./tables.ts";

/** Whom a provider means: its name and its own id of them, in one hash. */
export function subjectOf(issuer: string, sub: string): string {
  return hashToken(JSON.stringify([issuer, sub]));
}

/** The teacher who joined with that sign-in. */
export async function findLinked(rows: Rows, subject: string): Promise<TeacherRow | undefined> {
  const found = await rows.get("openId", [DIRECTORY, subject]);
  return found && rows.get("teacher", [found.school, found.teacher]);
}

/** Whether the teacher signs in there. */
export async function isLinked(rows: Rows, { id }: TeacherRow, { issuer }: OpenId): Promise<boolean> {
  return (await rows.list("openId", [DIRECTORY])).some((row) => row.teacher === id && row.issuer === issuer);
}

/** From now on that sign-in is this teacher's, and no other of the same provider. */
export async function link(
  rows: Rows,
  { tenant, id }: TeacherRow,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<void> {
  const linked = await rows.get("openId", [DIRECTORY, subject]);
  if (linked !== undefined && linked.teacher !== id) throw new Refusal(409, "That sign-in is another teacher's.");
  await unlink(rows, id, issuer);
  await rows.put("openId", { tenant: DIRECTORY, subject, issuer, school: tenant, teacher: id });
}

/** @param issuer - else of every provider there ever was */
export async function unlink(rows: Rows, teacher: string, issuer?: string): Promise<void> {
  for (const row of await rows.list("openId", [DIRECTORY])) {
    const isMeant = row.teacher === teacher && (issuer === undefined || row.issuer === issuer);
    if (isMeant) await rows.remove("openId", [DIRECTORY, row.subject]);
  }
}
