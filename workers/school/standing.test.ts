import { expect, test } from "vitest";
import { createHttpSchool } from "./http-school.ts";
import { findNames, findStanding } from "./standing.ts";

const CLASS = { id: "0199a3c0-0000-4000-8000-000000000002", name: "4b" };
const JOINED = { class: CLASS, learners: [] };
const TEACHER = { role: "teacher", id: CLASS.id, name: "Ms T", school: "North", admin: false };
const ENROLLED = { type: "enrolled", kind: "kiosk", class: CLASS };

/** A server that answers at these addresses, and at no other. */
function server(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const school = createHttpSchool((async (url: string, { method = "GET" }: RequestInit) => {
    const name = `${method} ${url}`;
    asked.push(name);
    const answer = answers[name] ?? 404;
    if (typeof answer !== "number") return Response.json(answer);
    const problem = { title: "No.", status: answer };
    return Response.json(problem, { status: answer, headers: { "Content-Type": "application/problem+json" } });
  }) as typeof fetch);
  return { school, asked };
}

const STANDING = "GET /v1/auth/standing";
const SESSION = "GET /v1/auth/session";
const JOIN = "POST /v1/auth/join";

test("[SCL3] a server that knows the address is asked nothing else, and nothing it refuses", async () => {
  const stranger = { device: null, session: null };
  const { school, asked } = server({ [STANDING]: stranger });
  expect(await findStanding(school)).toEqual({ ok: true, value: stranger });
  for (const isKnownHere of [false, true]) {
    expect(await findNames(school, isKnownHere)).toEqual({ ok: true, value: { type: "stranger" } });
  }
  expect(new Set(asked)).toEqual(new Set([STANDING]));
});

test("[SCL3] names are asked for on a device of a class only", async () => {
  const { school, asked } = server({ [STANDING]: { device: ENROLLED, session: null }, [JOIN]: JOINED });
  expect(await findNames(school, false)).toEqual({ ok: true, value: { type: "class", joined: JOINED } });
  expect(asked).toEqual([STANDING, JOIN]);
  const out = server({ [STANDING]: { device: { type: "shut-out" }, session: null } });
  expect(await findNames(out.school, true)).toEqual({ ok: true, value: { type: "shut-out" } });
  expect(out.asked).toEqual([STANDING]);
});

test.for([
  { session: TEACHER, told: TEACHER },
  { session: 401, told: null },
])("[SCL3] of an older server it is asked who is signed in: $session", async ({ session, told }) => {
  const { school, asked } = server({ [SESSION]: session, [JOIN]: JOINED });
  expect(await findStanding(school)).toEqual({ ok: true, value: { device: "unknown", session: told } });
  expect(await findNames(school, false)).toEqual({ ok: true, value: { type: "stranger" } });
  expect(asked).not.toContain(JOIN);
  // A shared device there goes on being one.
  expect(await findNames(school, true)).toEqual({ ok: true, value: { type: "class", joined: JOINED } });
});

test("[SCL3] what an older server says of a device that was shut out, or is of no class any more, is understood", async () => {
  for (const [status, type] of [
    [410, "shut-out"],
    [404, "stranger"],
  ] as const) {
    const { school } = server({ [SESSION]: 401, [JOIN]: status });
    expect(await findNames(school, true)).toEqual({ ok: true, value: { type } });
  }
});

test("[SCL3] a server without classes, a busy one and silence are told as they are", async () => {
  const { school } = server({});
  expect(await findStanding(school)).toMatchObject({ ok: false, error: { type: "refused", status: 404 } });
  for (const answers of [{ [STANDING]: 503 }, { [SESSION]: 503 }]) {
    const busy = server(answers);
    expect(await findNames(busy.school, true)).toMatchObject({ ok: false, error: { status: 503 } });
  }
  const silent = createHttpSchool(() => Promise.reject(new TypeError("failed to fetch")));
  expect(await findNames(silent, true)).toEqual({ ok: false, error: { type: "offline" } });
});
