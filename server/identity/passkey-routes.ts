import {
  Empty,
  NewPasskey,
  NewPasskeyWish,
  PasskeyAnswer,
  PasskeyWish,
  Prove,
  RemovePasskey,
  TeacherView,
} from "#engine/protocol/identity";
import { networkOf } from "../http/address.ts";
import { begin, endBegun, findBegun } from "./begun.ts";
import {
  createChallenge,
  findPasskey,
  isSpent,
  MAX_PASSKEYS,
  rpIdOf,
  toPasskeyRow,
  toUserHandle,
  verifyNew,
  verifyUse,
} from "./passkeys.ts";
import { assertProof } from "./proof.ts";
import { notThere, Refusal } from "./refusal.ts";
import { defineRoute, type Route } from "./route.ts";
import { findBrowser, getTeacher, signIn } from "./teacher-sign-in.ts";

/** Signing in by what a device keeps and asks its owner's finger or PIN for [IDN36]. */
export const PASSKEY_ROUTES: readonly Route[] = [
  defineRoute({
    method: "POST",
    path: "/auth/passkeys/challenge",
    access: "teacher",
    summary: "What a device is asked for a new passkey",
    body: Prove,
    answer: NewPasskeyWish,
    status: 200,
    refusals: [401, 409, 429, 503],
    run: async (call) => {
      await assertProof(call, call.body.proof);
      return call.enter(async ({ rows, session }) => {
        const teacher = await getTeacher(rows, session.tenant, session.teacher);
        const passkeys = await rows.list("passkey", [session.tenant, session.teacher]);
        if (passkeys.length >= MAX_PASSKEYS) throw new Refusal(409, "There are too many passkeys: remove one first.");
        const challenge = createChallenge();
        begin(call, { type: "new-passkey", challenge, teacher: teacher.id });
        const user = { id: toUserHandle(teacher), name: teacher.login, displayName: teacher.name };
        const taken = passkeys.map(({ credential }) => credential);
        return { challenge, rpId: rpIdOf(call.origin), user, taken };
      });
    },
  }),
  defineRoute({
    method: "POST",
    path: "/auth/passkeys",
    access: "teacher",
    summary: "Adds a passkey",
    body: NewPasskey,
    answer: null,
    status: 204,
    refusals: [409],
    run: async (call) => {
      const { body, origin, now, enter } = call;
      const begun = findBegun(call, "new-passkey")?.what;
      const made = begun && (await verifyNew(body, { challenge: begun.challenge, origin }));
      await enter(async ({ rows, session }) => {
        if (made === undefined || begun?.teacher !== session.teacher) {
          throw new Refusal(409, "This passkey cannot be added.");
        }
        const teacher = await getTeacher(rows, session.tenant, session.teacher);
        await rows.put("passkey", toPasskeyRow(teacher, made, { name: body.name, now }));
        endBegun(call);
      });
    },
  }),
  defineRoute({
    method: "POST",
    path: "/auth/passkeys/removal",
    access: "teacher",
    summary: "Takes a passkey of the teacher's away",
    body: RemovePasskey,
    answer: null,
    status: 204,
    refusals: [404],
    run: async ({ body, enter }) =>
      enter(async ({ rows, session }) => {
        const key = [session.tenant, session.teacher, body.id] as const;
        if ((await rows.get("passkey", key)) === undefined) throw notThere();
        await rows.remove("passkey", key);
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/auth/passkey/challenge",
    access: "anyone",
    summary: "What a device is asked for one of its passkeys",
    body: Empty,
    answer: PasskeyWish,
    status: 200,
    refusals: [],
    run: async (call) => {
      const challenge = createChallenge();
      begin(call, { type: "passkey", challenge });
      return { challenge, rpId: rpIdOf(call.origin) };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/auth/passkey",
    access: "anyone",
    summary: "Signs a teacher in by a passkey",
    body: PasskeyAnswer,
    answer: TeacherView,
    status: 200,
    refusals: [401, 429],
    run: async (call) => {
      const { body, deps, now, address, origin, cookies, enter } = call;
      const { known, browser } = await enter(async ({ rows }) => {
        const found = await findPasskey(rows, body);
        return { known: found?.passkey, browser: await findBrowser(rows, found?.teacher, cookies.known, now) };
      });
      return deps.tries.during("sign-in", browser ?? networkOf(address), async () => {
        const begun = findBegun(call, "passkey");
        const counter = known && begun && (await verifyUse(body, known, { challenge: begun.what.challenge, origin }));
        return enter(async ({ rows }) => {
          const found = await findPasskey(rows, body);
          const isRight = found !== undefined && begun !== undefined && counter !== undefined;
          // Used or removed while it was looked at: it was right no longer.
          if (!isRight || found.passkey.counter !== known?.counter || isSpent(found.passkey, begun.at, now)) {
            throw new Refusal(401, "This passkey cannot be used.");
          }
          await rows.put("passkey", { ...found.passkey, counter, usedAt: now });
          endBegun(call);
          return signIn(rows, call, found.teacher);
        });
      });
    },
  }),
];
