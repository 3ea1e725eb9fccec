import type { Rows } from "./identity-store.ts";
import { unlink } from "./open-id-links.ts";
import { Refusal } from "./refusal.ts";
import { createInvitationCode, hashToken, tidyCode } from "./secrets.ts";
import { endSessionsWhere } from "./sessions.ts";
import { DIRECTORY, type ClassRow, type TeacherRow } from "./tables.ts";

/** A printed code is for today. */
export const INVITATION_MS = 24 * 60 * 60_000;

export interface GivenCode {
  readonly code: string;
  readonly endsAt: number;
}

/** Puts down a code that makes one teacher, of the school named or of a new one. */
export async function invite(rows: Rows, school: string | null, now: number): Promise<GivenCode> {
  return giveCode(rows, { school, teacher: null }, now);
}

/** A code by which a teacher chooses another password, once, within a day; those given before are worth nothing any more. */
export async function giveResetCode(rows: Rows, { tenant, id }: TeacherRow, now: number): Promise<GivenCode> {
  await endCodes(rows, id);
  return giveCode(rows, { school: tenant, teacher: id }, now);
}

async function giveCode(
  rows: Rows,
  whose: { readonly school: string | null; readonly teacher: string | null },
  now: number,
): Promise<GivenCode> {
  const [code, endsAt] = [createInvitationCode(), now + INVITATION_MS];
  await rows.put("invitation", { tenant: DIRECTORY, code: hashToken(tidyCode(code)), ...whose, endsAt });
  return { code, endsAt };
}

async function endCodes(rows: Rows, teacher: string): Promise<void> {
  for (const row of await rows.list("invitation", [DIRECTORY])) {
    if (row.teacher === teacher) await rows.remove("invitation", [DIRECTORY, row.code]);
  }
}

/** Ends what the teacher is signed in with, and what browsers are known by. */
export async function endAccess(rows: Rows, { tenant, id }: TeacherRow): Promise<void> {
  await endSessionsWhere(rows, tenant, (who) => who.role === "teacher" && who.teacher === id);
  for (const { token } of await rows.list("knownBrowser", [tenant, id])) {
    await rows.remove("knownBrowser", [tenant, id, token]);
  }
}

/** Takes away every way to sign in but the password. */
export async function endOtherWays(rows: Rows, { tenant, id }: TeacherRow): Promise<void> {
  await rows.remove("secondStep", [tenant, id]);
  await unlink(rows, id);
  for (const passkey of await rows.list("passkey", [tenant, id])) {
    await rows.remove("passkey", [tenant, id, passkey.id]);
  }
}

/** Opens what wrong passwords and codes have shut. */
export async function openSignIn(rows: Rows, { login }: TeacherRow): Promise<void> {
  const scope = `login:${hashToken(login)}`;
  for (const row of await rows.list("lockout", [DIRECTORY])) {
    if (row.scope === scope || row.scope.startsWith(`${scope} `)) {
      await rows.remove("lockout", [DIRECTORY, row.scope]);
    }
  }
}

/** Classes of a teacher, archived ones too. */
export async function classesOfTeacher(rows: Rows, { tenant, id }: TeacherRow): Promise<readonly ClassRow[]> {
  return (await rows.list("class", [tenant])).filter(({ teachers }) => teachers.includes(id));
}

/** Makes a class somebody's beside, or in the place of, who had it. */
export async function giveClass(
  rows: Rows,
  inClass: ClassRow,
  to: TeacherRow,
  instead: readonly string[] = [],
): Promise<void> {
  const others = inClass.teachers.filter((id) => id !== to.id && !instead.includes(id));
  await rows.put("class", { ...inClass, teachers: [...others, to.id] });
}

/**
 * Takes a teacher out of the school; their classes go to who is named.
 *
 * @throws where a class would have nobody, or the school no administrator
 */
export async function removeTeacher(rows: Rows, teacher: TeacherRow, heir: TeacherRow | undefined): Promise<void> {
  const { tenant, id, login } = teacher;
  const admins = (await rows.list("teacher", [tenant])).filter((one) => one.admin && one.id !== id);
  if (admins.length === 0) throw new Refusal(409, "The school would have no administrator.");
  for (const inClass of await classesOfTeacher(rows, teacher)) {
    const others = inClass.teachers.filter((one) => one !== id);
    if (heir !== undefined) await giveClass(rows, inClass, heir, [id]);
    else if (others.length > 0) await rows.put("class", { ...inClass, teachers: others });
    else throw new Refusal(409, `The class ${inClass.name} would have no teacher: say who is to have it.`);
  }
  await endAccess(rows, teacher);
  await endOtherWays(rows, teacher);
  await endCodes(rows, id);
  await rows.remove("login", [DIRECTORY, hashToken(login)]);
  await rows.remove("teacher", [tenant, id]);
}
