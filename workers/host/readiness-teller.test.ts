import { expect, test } from "vitest";
import { createHttpSchool } from "../school/http-school.ts";
import { createTestTime } from "../testing/world.ts";
import { createReadinessTeller } from "./readiness-teller.ts";

const CLASS = { id: "0199a3c0-0000-4000-8000-000000000002", name: "4b" };
const ENROLLED = { device: { type: "enrolled", kind: "kiosk", class: CLASS }, session: null };
const STANDING = "GET /v1/auth/standing";
const TELL = "POST /v1/auth/readiness";

/** A device of a class, and a server whose answers can be changed; a number is a refusal. */
function openTeller(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const time = createTestTime();
  const school = createHttpSchool((async (url: string, { method = "GET" }: RequestInit) => {
    const name = `${method} ${url}`;
    asked.push(name);
    const answer = answers[name] ?? 404;
    if (typeof answer !== "number") return Response.json(answer);
    if (answer === 204) return new Response(null, { status: 204 });
    return new Response("{}", { status: answer, headers: { "Content-Type": "application/problem+json" } });
  }) as typeof fetch);
  const teller = createReadinessTeller({
    timers: time,
    atSchool: (work) => work(school),
    isOfClass: () => true,
    later: async (work) => void (await work()),
  });
  const pass = async (ms: number): Promise<void> => {
    time.advance(ms);
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { teller, asked, pass };
}

test("[SYN89] a server of before hears nothing, and is not asked again and again", async () => {
  const { teller, asked, pass } = openTeller({ "GET /v1/auth/session": 401 });
  teller.note(100);
  for (let minutes = 0; minutes < 5; minutes += 1) await pass(60_000);
  expect(asked).toEqual([STANDING, "GET /v1/auth/session"]);
});

test("[SYN89] what did not arrive is said again, also at once when somebody is back", async () => {
  const answers: Record<string, unknown> = { [STANDING]: ENROLLED, [TELL]: 503 };
  const { teller, asked, pass } = openTeller(answers);
  const words = () => asked.filter((name) => name === TELL).length;
  teller.note(100);
  await pass(0);
  await pass(30_000);
  expect(words()).toBe(1);
  await pass(30_000);
  expect(words()).toBe(2);
  answers[TELL] = 204;
  teller.wake();
  await pass(0);
  expect(words()).toBe(3);
  await pass(300_000);
  teller.wake();
  await pass(0);
  expect(words()).toBe(3);
  // Somebody comes: the same again is news, for it says when.
  teller.note(100);
  await pass(10_000);
  expect(words()).toBe(4);
});

test("[SYN89] a device its class has shut out says nothing more", async () => {
  const { teller, asked, pass } = openTeller({ [STANDING]: { device: { type: "shut-out" }, session: null } });
  teller.note(40);
  await pass(300_000);
  expect(asked).toEqual([STANDING]);
});
