import { generateSecret, generateURI, verifySync } from "otplib";
import { begin, findBegun } from "./begun.ts";
import { giveBackGuess, takeGuess } from "./guessing.ts";
import type { Rows } from "./identity-store.ts";
import { Refusal } from "./refusal.ts";
import type { Asked } from "./route.ts";
import type { Seal } from "./seal.ts";
import { createInvitationCode, tidyCode } from "./secrets.ts";
import type { SecondStepRow, TeacherRow } from "./tables.ts";
import { codeScope } from "./teacher-sign-in.ts";

/** A code is good in its own half minute and in those before and after it [s]. */
const STEP_SECONDS = 30;
const RECOVERY_CODES = 10;
const USE = "second step";

/** The second step that is asked for after the teacher's password; undefined: none. */
export async function findSecondStep(rows: Rows, { tenant, id }: TeacherRow): Promise<SecondStepRow | undefined> {
  const found = await rows.get("secondStep", [tenant, id]);
  return found?.since === null ? undefined : found;
}

/** The teacher's password was right: a code is to come from this browser. */
export function beginHalf(asked: Asked, { tenant, id, password }: TeacherRow): void {
  begin(asked, { type: "second-step", tenant, teacher: id, password: asked.deps.seal.mark(password) });
}

/** The teacher whose password was right in this browser a moment ago, and is the same still. */
export async function findHalf(rows: Rows, asked: Asked): Promise<TeacherRow> {
  const begun = findBegun(asked, "second-step")?.what;
  const teacher = begun && (await rows.get("teacher", [begun.tenant, begun.teacher]));
  if (teacher === undefined || asked.deps.seal.mark(teacher.password) !== begun?.password) {
    throw new Refusal(409, "Please sign in again.");
  }
  return teacher;
}

/** Counts for nothing until a code of it was right. */
export async function beginSecondStep(
  rows: Rows,
  { tenant, id, login }: TeacherRow,
  seal: Seal,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const secret = generateSecret();
  const row = { tenant, teacher: id, secret: seal.seal(USE, secret), since: null, usedStep: 0, recovery: [] };
  await rows.put("secondStep", row);
  return { secret, uri: generateURI({ issuer: "MathFlow", label: login, secret }) };
}

/** The recovery codes, in the clear this once; undefined: nothing was begun, or the code is not of it. */
export async function confirmSecondStep(
  rows: Rows,
  { tenant, id }: TeacherRow,
  { seal, typed, now }: { readonly seal: Seal; readonly typed: string; readonly now: number },
): Promise<readonly string[] | undefined> {
  const begun = await rows.get("secondStep", [tenant, id]);
  const used = begun?.since === null ? spendCode(seal, begun, typed, now) : undefined;
  if (used === undefined) return undefined;
  const codes = Array.from({ length: RECOVERY_CODES }, createInvitationCode);
  const recovery = codes.map((code) => seal.mark(tidyCode(code)));
  await rows.put("secondStep", { ...used, since: now, recovery });
  return codes;
}

/** Null: right. Else until when none is looked at; a time that is past: this one was wrong. */
export type CodeFault = { readonly until: number } | null;

/**
 * Spends a code. It is counted as wrong before it is looked at, and given back when it was right [IDN9].
 *
 * @param from - a browser that is known; else all others together
 */
export async function tryCode(
  rows: Rows,
  { deps, now }: Asked,
  teacher: TeacherRow,
  { typed, from }: { readonly typed: string; readonly from: string | undefined },
): Promise<CodeFault> {
  const scopes = [codeScope(teacher.login, from)];
  const leave = await takeGuess(rows, scopes, now);
  if (!leave.ok) return leave;
  const step = await findSecondStep(rows, teacher);
  const used = step && spendCode(deps.seal, step, typed, now);
  if (used === undefined) return { until: 0 };
  await giveBackGuess(rows, scopes, now);
  await rows.put("secondStep", used);
  return null;
}

/** The row without the code; undefined: it is none of its codes, or was taken before. */
function spendCode(seal: Seal, row: SecondStepRow, typed: string, now: number): SecondStepRow | undefined {
  const token = typed.replaceAll(/\s/gu, "");
  if (/^\d{6}$/u.test(token)) {
    const usedStep = stepOf(seal.open(USE, row.secret), token, now);
    return usedStep === undefined || !isFresh(usedStep, row, now) ? undefined : { ...row, usedStep };
  }
  const mark = seal.mark(tidyCode(typed));
  return row.recovery.includes(mark) ? { ...row, recovery: row.recovery.filter((one) => one !== mark) } : undefined;
}

/** Which half minute a code belongs to, among the three that may be meant. */
function stepOf(secret: string | undefined, token: string, now: number): number | undefined {
  if (secret === undefined) return undefined;
  const looked = verifySync({ secret, token, epoch: Math.floor(now / 1000), epochTolerance: STEP_SECONDS });
  return looked.valid && "timeStep" in looked ? looked.timeStep : undefined;
}

/** A code that was taken later than may be was taken by a clock that ran ahead, and shuts nobody out. */
function isFresh(step: number, { usedStep }: SecondStepRow, now: number): boolean {
  const latest = Math.floor(now / 1000 / STEP_SECONDS) + 1;
  return step > usedStep || usedStep > latest;
}
