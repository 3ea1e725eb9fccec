import { AccountView, EnterCode, NewSecondStep, Prove, RecoveryCodes, TeacherView } from "#engine/protocol/identity";
import { networkOf } from "../http/address.ts";
import { endBegun } from "./begun.ts";
import { isLinked } from "./open-id-links.ts";
import { assertProof } from "./proof.ts";
import { Refusal, tooMany } from "./refusal.ts";
import { defineRoute, type Route } from "./route.ts";
import { beginSecondStep, confirmSecondStep, findHalf, findSecondStep, tryCode } from "./second-step.ts";
import { findBrowser, getTeacher, signIn } from "./teacher-sign-in.ts";

/** A code after the password [IDN34], [IDN35]. */
export const SECOND_STEP_ROUTES: readonly Route[] = [
  defineRoute({
    method: "POST",
    path: "/auth/code",
    access: "anyone",
    summary: "Signs a teacher in whose password was right, by a code of their second step",
    body: EnterCode,
    answer: TeacherView,
    status: 200,
    refusals: [401, 409, 429],
    run: async (call) => {
      const { body, deps, now, address, cookies, enter } = call;
      const browser = await enter(async ({ rows }) =>
        findBrowser(rows, await findHalf(rows, call), cookies.known, now),
      );
      return deps.tries.during("sign-in", browser ?? networkOf(address), async () => {
        // What is refused is counted all the same: nothing is thrown before it is on disk.
        const done = await enter(async ({ rows }) => {
          const teacher = await findHalf(rows, call);
          const fault = await tryCode(rows, call, teacher, { typed: body.code, from: browser });
          if (fault !== null) return fault;
          endBegun(call);
          return signIn(rows, call, teacher);
        });
        if (!("until" in done)) return done;
        throw done.until > now ? tooMany(done.until, now) : new Refusal(401, "This code does not match.");
      });
    },
  }),
  defineRoute({
    method: "GET",
    path: "/auth/account",
    access: "teacher",
    summary: "How the teacher signs in",
    body: null,
    answer: AccountView,
    status: 200,
    refusals: [],
    run: async ({ deps: { openId }, enter }) =>
      enter(async ({ rows, session }) => {
        const teacher = await getTeacher(rows, session.tenant, session.teacher);
        const step = await findSecondStep(rows, teacher);
        const passkeys = await rows.list("passkey", [session.tenant, session.teacher]);
        return {
          openId: openId === undefined ? null : { name: openId.name, joined: await isLinked(rows, teacher, openId) },
          secondStep: step ? { since: step.since ?? 0, recoveryCodes: step.recovery.length } : null,
          passkeys: passkeys
            .toSorted((a, b) => a.madeAt - b.madeAt)
            .map(({ id, name, rpId, madeAt, usedAt }) => ({ id, name, host: rpId, madeAt, usedAt })),
        };
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/auth/second-step",
    access: "teacher",
    summary: "Makes a secret for an authenticator app; a code is asked for once one of it was right",
    body: Prove,
    answer: NewSecondStep,
    status: 201,
    refusals: [401, 409, 429, 503],
    run: async (call) => {
      await assertProof(call, call.body.proof);
      return call.enter(async ({ rows, session }) => {
        const teacher = await getTeacher(rows, session.tenant, session.teacher);
        if ((await findSecondStep(rows, teacher)) !== undefined) throw new Refusal(409, "There is a second step.");
        return beginSecondStep(rows, teacher, call.deps.seal);
      });
    },
  }),
  defineRoute({
    method: "POST",
    path: "/auth/second-step/confirmation",
    access: "teacher",
    summary: "Begins to ask for codes, by a right one; gives recovery codes",
    body: EnterCode,
    answer: RecoveryCodes,
    status: 200,
    refusals: [409],
    run: async ({ body, deps, now, enter }) =>
      enter(async ({ rows, session }) => {
        const teacher = await getTeacher(rows, session.tenant, session.teacher);
        const codes = await confirmSecondStep(rows, teacher, { seal: deps.seal, typed: body.code, now });
        if (codes === undefined) throw new Refusal(409, "This code does not match.");
        return { codes: [...codes] };
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/auth/second-step/removal",
    access: "teacher",
    summary: "Asks for no codes any more",
    body: Prove,
    answer: null,
    status: 204,
    refusals: [401, 429, 503],
    run: async (call) => {
      await assertProof(call, call.body.proof);
      await call.enter(({ rows, session }) => rows.remove("secondStep", [session.tenant, session.teacher]));
    },
  }),
];
