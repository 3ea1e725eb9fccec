import { randomUUID } from "node:crypto";
import { ChangePassword, ResetPassword, SetUp, SignIn, SignInView, TeacherView } from "#engine/protocol/identity";
import { networkOf } from "../http/address.ts";
import { endBegun, findBegun } from "./begun.ts";
import type { Rows } from "./identity-store.ts";
import { isGuessable } from "./guessable.ts";
import { link } from "./open-id-links.ts";
import { SIGNED_IN } from "./proof.ts";
import { Refusal } from "./refusal.ts";
import { defineRoute, type Route } from "./route.ts";
import { beginHalf, findSecondStep } from "./second-step.ts";
import { hashToken, tidyCode } from "./secrets.ts";
import { endAccess, endOtherWays, openSignIn } from "./staff.ts";
import { DIRECTORY, type RowOf, type TeacherRow } from "./tables.ts";
import { findBrowser, findTeacher, getTeacher, loginScope, signIn } from "./teacher-sign-in.ts";
import { assertNotBusy, isRightGuess } from "./tries.ts";

export const TEACHER_ROUTES: readonly Route[] = [
  defineRoute({
    method: "POST",
    path: "/auth/setup",
    access: "anyone",
    summary:
      "Makes a teacher by a code the server or an administrator gave out, and joins the school's own sign-in where that is wanted",
    body: SetUp,
    answer: TeacherView,
    status: 201,
    refusals: [401, 403, 409, 429],
    run: async (call) =>
      call.deps.tries.during("set-up-code", networkOf(call.address), async () => {
        const { body, deps, now, enter } = call;
        const code = hashToken(tidyCode(body.code));
        assertStrong(body.password, body.login);
        const newcomer = body.joinsOpenId && findBegun(call, "newcomer")?.what;
        // Nothing is left half done: without it they would be a teacher whom the school's own sign-in does not know.
        if (body.joinsOpenId && newcomer === undefined) throw new Refusal(403, "Please begin to sign in again.");
        // Only who has a code is worth the work of a hash.
        await enter(({ rows }) => findInvitation(rows, code, now, "teacher"));
        assertNotBusy(deps.passwords);
        const password = await deps.passwords.hash(body.password);
        return enter(async ({ rows }) => {
          const { school } = await findInvitation(rows, code, now, "teacher");
          await rows.remove("invitation", [DIRECTORY, code]);
          const { login, name } = body;
          if ((await rows.get("login", [DIRECTORY, hashToken(login)])) !== undefined) {
            throw new Refusal(409, "This name is taken.");
          }
          const tenant = school ?? (await makeSchool(rows, body.school ?? "School", now));
          const teacher = { tenant, id: randomUUID(), login, name, admin: school === null, password, madeAt: now };
          await rows.put("teacher", teacher);
          await rows.put("login", { tenant: DIRECTORY, login: hashToken(login), school: tenant, teacher: teacher.id });
          if (newcomer !== undefined) {
            await link(rows, teacher, newcomer);
            endBegun(call);
          }
          return signIn(rows, call, teacher);
        });
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/auth/reset",
    access: "anyone",
    summary:
      "Gives a teacher another password by a code, which is then the only way in, and ends what they were signed in with",
    body: ResetPassword,
    answer: TeacherView,
    status: 200,
    refusals: [401, 429],
    run: async (call) =>
      call.deps.tries.during("set-up-code", networkOf(call.address), async () => {
        const { body, deps, now, enter } = call;
        const code = hashToken(tidyCode(body.code));
        const { login } = await enter(({ rows }) => findReset(rows, code, now));
        assertStrong(body.password, login);
        assertNotBusy(deps.passwords);
        const password = await deps.passwords.hash(body.password);
        return enter(async ({ rows }) => {
          const teacher = { ...(await findReset(rows, code, now)), password };
          await rows.remove("invitation", [DIRECTORY, code]);
          await rows.put("teacher", teacher);
          await endAccess(rows, teacher);
          await endOtherWays(rows, teacher);
          await openSignIn(rows, teacher);
          return signIn(rows, call, teacher);
        });
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/auth/teacher",
    access: "anyone",
    summary: "Signs a teacher in, or where they have a second step, asks for a code",
    body: SignIn,
    answer: SignInView,
    status: 200,
    refusals: [401, 429],
    run: async (call) => {
      const { body, deps, now, cookies, enter } = call;
      const { known, browser } = await enter(async ({ rows }) => {
        const teacher = await findTeacher(rows, body.login);
        return { known: teacher, browser: await findBrowser(rows, teacher, cookies.known, now) };
      });
      return deps.tries.during("sign-in", browser ?? networkOf(call.address), async () => {
        const guess = { hasher: deps.passwords, secret: body.password, hash: known?.password };
        const right = await isRightGuess(call, [loginScope(body.login, browser)], guess);
        return enter(async ({ rows }) => {
          const teacher = await findTeacher(rows, body.login);
          // Changed while it was looked at: it was right no longer.
          if (!right || teacher === undefined || teacher.password !== known?.password) {
            throw new Refusal(401, "Name and password do not match.");
          }
          if ((await findSecondStep(rows, teacher)) !== undefined) {
            beginHalf(call, teacher);
            return { role: "second-step" };
          }
          return signIn(rows, call, teacher);
        });
      });
    },
  }),
  defineRoute({
    method: "POST",
    path: "/auth/password",
    access: "teacher",
    summary: "Changes the password and ends the teacher's other sessions",
    body: ChangePassword,
    answer: TeacherView,
    status: 200,
    refusals: [401, 429],
    run: async (call) => {
      const { body, deps, enter } = call;
      const known = await enter(({ rows, session }) => getTeacher(rows, session.tenant, session.teacher));
      const guess = { hasher: deps.passwords, secret: body.current, hash: known.password };
      if (!(await isRightGuess(call, [loginScope(known.login, SIGNED_IN)], guess))) {
        throw new Refusal(401, "The password does not match.");
      }
      assertStrong(body.next, known.login);
      const password = await deps.passwords.hash(body.next);
      return enter(async ({ rows, session }) => {
        const teacher = { ...(await getTeacher(rows, session.tenant, session.teacher)), password };
        if (known.password !== (await getTeacher(rows, session.tenant, session.teacher)).password) {
          throw new Refusal(401, "The password does not match.");
        }
        await rows.put("teacher", teacher);
        await endAccess(rows, teacher);
        return signIn(rows, call, teacher);
      });
    },
  }),
];

function assertStrong(password: string, login: string): void {
  if (isGuessable(password, login)) throw new Refusal(400, "Please choose a password that is harder to guess.");
}

async function makeSchool(rows: Rows, name: string, now: number): Promise<string> {
  const tenant = randomUUID();
  await rows.put("school", { tenant, name, madeAt: now });
  return tenant;
}

async function findInvitation(
  rows: Rows,
  code: string,
  now: number,
  makes: "teacher" | "password",
): Promise<RowOf<"invitation">> {
  const found = await rows.get("invitation", [DIRECTORY, code]);
  const isMeant = found !== undefined && (found.teacher === null) === (makes === "teacher");
  if (!isMeant || found.endsAt <= now) throw new Refusal(401, "This code cannot be used.");
  return found;
}

/** The teacher whose password a code changes. */
async function findReset(rows: Rows, code: string, now: number): Promise<TeacherRow> {
  const { school, teacher } = await findInvitation(rows, code, now, "password");
  const found = school === null || teacher === null ? undefined : await rows.get("teacher", [school, teacher]);
  if (found === undefined) throw new Refusal(401, "This code cannot be used.");
  return found;
}
