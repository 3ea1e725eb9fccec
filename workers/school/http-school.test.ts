import { expect, test } from "vitest";
import { LearnerId } from "#engine";
import { createHttpSchool } from "./http-school.ts";

const LEARNER = "0199a3c0-0000-7000-8000-000000000001";
const CLASS = "0199a3c0-0000-4000-8000-000000000002";

function answering(response: () => Response | Promise<Response>) {
  const asked: { readonly url: string; readonly init: RequestInit }[] = [];
  const school = createHttpSchool((async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return response();
  }) as typeof fetch);
  return { school, asked };
}

const problem = (status: number, title: string, headers = {}) =>
  Response.json({ title, status }, { status, headers: { "Content-Type": "application/problem+json", ...headers } });

test("[SCL1] an answer is what its schema says", async () => {
  const view = { class: { id: CLASS, name: "4b" }, learners: [{ id: LEARNER, name: "Amina", pins: "pictures" }] };
  const { school, asked } = answering(() => Response.json(view));
  expect(await school.call("POST /auth/join", { code: "bcd-fgh" })).toEqual({ ok: true, value: view });
  expect(asked[0]?.url).toBe("/v1/auth/join");
  expect(asked[0]?.init.body).toBe('{"code":"bcd-fgh"}');
});

test("[SCL1] nothing comes back where nothing is answered", async () => {
  const { school } = answering(() => new Response(null, { status: 204 }));
  expect(await school.call("POST /auth/logout", {})).toEqual({ ok: true, value: null });
});

test("[SCL1] a guest network's page, another shape and silence are told apart from a refusal", async () => {
  const { school: page } = answering(() => new Response("<html>Sign in</html>", { status: 200 }));
  expect(await page.call("GET /classes", null)).toEqual({ ok: false, error: { type: "garbled" } });
  const { school: shut } = answering(() => new Response("<html>Sign in</html>", { status: 403 }));
  expect(await shut.call("GET /classes", null)).toEqual({ ok: false, error: { type: "garbled" } });
  const { school: other } = answering(() => Response.json({ classes: [{ id: CLASS }] }));
  expect(await other.call("GET /classes", null)).toEqual({ ok: false, error: { type: "garbled" } });
  const { school: gone } = answering(() => Promise.reject(new TypeError("failed to fetch")));
  expect(await gone.call("GET /classes", null)).toEqual({ ok: false, error: { type: "offline" } });
  const { school: refused } = answering(() => problem(429, "Too many tries.", { "Retry-After": "60" }));
  expect(await refused.call("POST /auth/pin", { learner: LearnerId.parse(LEARNER), pin: "123456" })).toEqual({
    ok: false,
    error: { type: "refused", status: 429, title: "Too many tries.", retryAfter: 60 },
  });
});

test("[SCL2] the address is the app's own, its parts cannot lead elsewhere, and redirects are not followed", async () => {
  const { school, asked } = answering(() => problem(404, "There is no such thing."));
  await school.call("GET /classes/{class}", null, { class: "../../evil?x=1" });
  expect(asked[0]?.url).toBe("/v1/classes/..%2F..%2Fevil%3Fx%3D1");
  expect(asked[0]?.init).toMatchObject({ method: "GET", redirect: "error", credentials: "same-origin" });
  expect(asked[0]?.init.body).toBeUndefined();
  const whose = { class: CLASS, learner: LEARNER };
  await school.call("GET /classes/{class}/learners/{learner}/problems", null, { ...whose, since: "5", rule: "a&b=c" });
  expect(asked[1]?.url).toBe(`/v1/classes/${CLASS}/learners/${LEARNER}/problems?since=5&rule=a%26b%3Dc`);
});
