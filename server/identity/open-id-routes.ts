import { Empty, OpenIdDoor, OpenIdName, OpenIdReturn, OpenIdReturned, Prove } from "#engine/protocol/identity";
import { networkOf } from "../http/address.ts";
import { begin, endBegun, findBegun } from "./begun.ts";
import { findLinked, link, subjectOf, unlink } from "./open-id-links.ts";
import { assertProof } from "./proof.ts";
import { notThere, Refusal } from "./refusal.ts";
import { defineRoute, type Asked, type Route } from "./route.ts";
import { getTeacher, signIn } from "./teacher-sign-in.ts";

/** Signing in where the school's people sign in anyway [IDN37], [IDN38], [IDN39]. */
export const OPEN_ID_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/auth/open-id",
    access: "anyone",
    summary: "What the school's own sign-in is called, if there is one",
    body: null,
    answer: OpenIdName,
    status: 200,
    refusals: [],
    run: async ({ deps }) => ({ name: deps.openId?.name ?? null }),
  }),
  defineRoute({
    method: "POST",
    path: "/auth/open-id",
    access: "anyone",
    summary: "Where the school's own sign-in is",
    body: Empty,
    answer: OpenIdDoor,
    status: 200,
    refusals: [404, 429, 502],
    run: (call) => setOut(call, null),
  }),
  defineRoute({
    method: "POST",
    path: "/auth/open-id/joining",
    access: "teacher",
    summary: "The same, to join it to the teacher's account",
    body: Prove,
    answer: OpenIdDoor,
    status: 200,
    refusals: [401, 404, 429, 502, 503],
    run: async (call) => {
      await assertProof(call, call.body.proof);
      return setOut(call, await call.enter(async ({ session }) => session.teacher));
    },
  }),
  defineRoute({
    method: "POST",
    path: "/auth/open-id/return",
    access: "anyone",
    summary: "Signs in, or joins, who comes back from the school's own sign-in; who is not known here needs a code",
    body: OpenIdReturn,
    answer: OpenIdReturned,
    status: 200,
    refusals: [401, 404, 409, 429, 502],
    run: async (call) => {
      const { body, deps, address, origin, enter } = call;
      const { openId } = deps;
      const trip = findBegun(call, "open-id")?.what;
      if (openId === undefined) throw notThere();
      return deps.tries.during("open-id", networkOf(address), async () => {
        if (trip === undefined) throw new Refusal(401, "That sign-in was not begun here, or took too long.");
        const sub = await openId.finish(trip, redirectUriOf(origin), body.query);
        const found = { issuer: openId.issuer, subject: subjectOf(openId.issuer, sub) };
        return enter(async ({ rows, session }) => {
          endBegun(call);
          if (trip.joins !== null) {
            // Who began is who ends: another one may have signed in here meanwhile.
            if (session?.role !== "teacher" || session.teacher !== trip.joins) {
              throw new Refusal(401, "Please sign in.");
            }
            await link(rows, await getTeacher(rows, session.tenant, session.teacher), found);
            return { role: "joined" as const };
          }
          const teacher = await findLinked(rows, found.subject);
          if (teacher === undefined) {
            begin(call, { type: "newcomer", ...found });
            return { role: "newcomer" as const };
          }
          return signIn(rows, call, teacher);
        });
      });
    },
  }),
  defineRoute({
    method: "POST",
    path: "/auth/open-id/removal",
    access: "teacher",
    summary: "Signs the teacher in no more by the school's own sign-in",
    body: Empty,
    answer: null,
    status: 204,
    refusals: [],
    run: async ({ enter }) => enter(({ rows, session }) => unlink(rows, session.teacher)),
  }),
];

/** The page the provider sends the browser back to; it asks `/auth/open-id/return` itself, as a page of ours [IDN21]. */
function redirectUriOf(origin: string): string {
  return `${origin}/teach`;
}

async function setOut(asked: Asked, joins: string | null): Promise<{ readonly url: string }> {
  const { deps, address, origin } = asked;
  const { openId } = deps;
  if (openId === undefined) throw notThere();
  const { url, trip } = await deps.tries.during("open-id", networkOf(address), () =>
    openId.begin(redirectUriOf(origin)),
  );
  begin(asked, { type: "open-id", ...trip, joins });
  return { url };
}
