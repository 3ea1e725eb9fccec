import { Refusal, tooMany } from "./refusal.ts";
import { tryCode } from "./second-step.ts";
import type { Call } from "./route.ts";
import { getTeacher, loginScope } from "./teacher-sign-in.ts";
import { isRightGuess } from "./tries.ts";

/** Who is signed in is not shut out by what strangers try. */
export const SIGNED_IN = "signed in";

/**
 * Who sits at a screen that was left signed in is not its teacher: before a way to sign in is added or taken away, they show that they
 * know the password, or have a code of the second step.
 *
 * @throws where what was typed is neither
 */
export async function assertProof<Path extends string>(
  call: Call<Path, "teacher", unknown>,
  proof: string,
): Promise<void> {
  const teacher = await call.enter(({ rows, session }) => getTeacher(rows, session.tenant, session.teacher));
  if (/^\s*\d(?:\s*\d){5}\s*$/u.test(proof)) {
    const fault = await call.enter(({ rows }) => tryCode(rows, call, teacher, { typed: proof, from: SIGNED_IN }));
    if (fault === null) return;
    if (fault.until > call.now) throw tooMany(fault.until, call.now);
  } else {
    const guess = { hasher: call.deps.passwords, secret: proof, hash: teacher.password };
    if (await isRightGuess(call, [loginScope(teacher.login, SIGNED_IN)], guess)) return;
  }
  throw new Refusal(401, "The password does not match.");
}
