import type { z } from "zod";
import type { TeacherView } from "#engine/protocol/identity";
import { PASSWORD_RULE, type GuessScope } from "./guessing.ts";
import type { Rows } from "./identity-store.ts";
import type { Asked } from "./route.ts";
import { createToken, hashToken } from "./secrets.ts";
import { endSession, openSession, TEACHER_LIMITS } from "./sessions.ts";
import { sweep } from "./sweep.ts";
import { DIRECTORY, type TeacherRow } from "./tables.ts";

const KNOWN_MS = 180 * 24 * 60 * 60_000;

export async function viewTeacher(
  rows: Rows,
  { tenant, id, name, admin }: TeacherRow,
): Promise<z.infer<typeof TeacherView>> {
  const school = await rows.get("school", [tenant]);
  return { role: "teacher", id, name, admin, school: school?.name ?? "" };
}

/** Opens a session in this browser, in the place of the one it has, and the browser is known from then on. */
export async function signIn(
  rows: Rows,
  { now, cookies }: Asked,
  teacher: TeacherRow,
): Promise<z.infer<typeof TeacherView>> {
  const { tenant, id } = teacher;
  await endSession(rows, cookies.session);
  await sweep(rows, tenant, now);
  const cookie = await openSession(rows, { role: "teacher", teacher: id }, { tenant, limits: TEACHER_LIMITS, now });
  cookies.set("session", cookie, TEACHER_LIMITS.absoluteMs);
  const { token, hash } = createToken();
  await rows.put("knownBrowser", { tenant, teacher: id, token: hash, until: now + KNOWN_MS });
  if (cookies.known !== undefined) await rows.remove("knownBrowser", [tenant, id, hashToken(cookies.known)]);
  cookies.set("known", token, KNOWN_MS);
  return viewTeacher(rows, teacher);
}

export async function findTeacher(rows: Rows, login: string): Promise<TeacherRow | undefined> {
  const found = await rows.get("login", [DIRECTORY, hashToken(login)]);
  return found && rows.get("teacher", [found.school, found.teacher]);
}

export async function getTeacher(rows: Rows, tenant: string, id: string): Promise<TeacherRow> {
  const found = await rows.get("teacher", [tenant, id]);
  if (found === undefined) throw new Error("a session of a teacher who is not there");
  return found;
}

/** Counted for names nobody has as well: the answers are the same. @param from - a browser that is known; else all others together */
export function loginScope(login: string, from?: string): GuessScope {
  return scopeOf(`login:${hashToken(login)}`, from);
}

/** The same for codes of the second step. */
export function codeScope(login: string, from?: string): GuessScope {
  return scopeOf(`login:${hashToken(login)} code`, from);
}

function scopeOf(what: string, from: string | undefined): GuessScope {
  return { tenant: DIRECTORY, scope: from === undefined ? what : `${what} from ${from}`, rule: PASSWORD_RULE };
}

/** Undefined: the teacher's password has not been right on it. */
export async function findBrowser(
  rows: Rows,
  teacher: TeacherRow | undefined,
  cookie: string | undefined,
  now: number,
): Promise<string | undefined> {
  if (teacher === undefined || cookie === undefined) return undefined;
  const found = await rows.get("knownBrowser", [teacher.tenant, teacher.id, hashToken(cookie)]);
  return found === undefined || found.until <= now ? undefined : found.token;
}
