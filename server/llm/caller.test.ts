import { Hono } from "hono";
import { expect, test } from "vitest";
import { DeviceId, LearnerId, uuidFromName } from "#engine";
import { ELSEWHERE } from "../http/address.ts";
import type { Session } from "../identity/index.ts";
import { callerOf, limitsOf, type Caller } from "./caller.ts";
import { LLM_OFF } from "./settings.ts";

const MADE_UP = {
  "X-MathFlow-Learner": "0190b5a2-0000-7000-8000-00000000000a",
  "X-MathFlow-Device": "0190b5a2-0000-7000-8000-00000000000d",
};
const BEN: Session = {
  role: "learner",
  tenant: "school",
  learner: LearnerId.parse(uuidFromName("Ben")),
  device: "tablet",
  class: "4b",
  kiosk: false,
  guests: [{ guest: LearnerId.parse(uuidFromName("guest")), chain: DeviceId.parse(uuidFromName("chain")) }],
};
const TEACHER: Session = { role: "teacher", tenant: "school", teacher: "ms-teach", admin: false, device: null };

async function whoAsks(
  session: Session | undefined,
  address: string,
  more: Record<string, string> = {},
): Promise<Caller> {
  const app = new Hono().get("/", async (context) =>
    context.json(
      await callerOf(context, {
        sessionOf: async () => session,
        namesAround: async () => ["Ben"],
        featuresOf: async () => ({ words: false, dictation: true, ask: true, examReview: true }),
        addressOf: () => address,
      }),
    ),
  );
  return (await (await app.request("/", { headers: { ...MADE_UP, ...more } })).json()) as Caller;
}

test("[PRX26] a learner's session is believed, and no header beside it", async () => {
  for (const address of ["127.0.0.1", "203.0.113.7"]) {
    expect(await whoAsks(BEN, address)).toEqual({
      learner: uuidFromName("Ben"),
      device: "tablet",
      class: "4b",
      isGuest: false,
      may: { words: false, dictation: true, ask: true, examReview: true },
      names: ["Ben"],
    });
  }
});

test("[PRX26] a teacher who tries it out counts for themselves", async () => {
  expect(await whoAsks(TEACHER, "203.0.113.7")).toEqual({
    learner: "ms-teach",
    device: "ms-teach",
    class: "203.0.113.7",
    isGuest: false,
    may: { words: true, dictation: true },
    names: [],
  });
});

test.for([
  { address: "203.0.113.7", class: "203.0.113.7" },
  { address: "::ffff:192.168.1.9", class: "192.168.1.9" },
  { address: "2001:db8:1:2:3:4:5:6", class: "2001:db8:1:2" },
])("[PRX26] nobody signed in, from $address: one learner for all of a network", async ({ address, class: network }) => {
  const nobody = `nobody at ${network}`;
  expect(await whoAsks(undefined, address)).toMatchObject({
    learner: nobody,
    device: nobody,
    class: network,
    isGuest: true,
  });
});

test.for(["127.0.0.1", "::1", "::ffff:127.0.0.1"])(
  "[PRX26] on this computer (%s) headers tell guests apart",
  async (address) => {
    expect(await whoAsks(undefined, address)).toMatchObject({
      learner: MADE_UP["X-MathFlow-Learner"],
      device: MADE_UP["X-MathFlow-Device"],
      isGuest: false,
    });
  },
);

test("[PRX26] who came through a proxy on this computer that nobody told us of is a guest", async () => {
  expect(await whoAsks(undefined, "127.0.0.1", { [ELSEWHERE]: "1" })).toMatchObject({
    learner: "nobody at 127.0.0.1",
    isGuest: true,
  });
});

test("[PRX26] a class has one budget, whatever networks its tablets are in", async () => {
  const scopes = await Promise.all(
    ["127.0.0.1", "203.0.113.7"].map(async (address) =>
      limitsOf(await whoAsks(BEN, address), LLM_OFF.budgets, 0).map(({ scope }) => scope),
    ),
  );
  expect(scopes[0]).toContain("class:4b");
  expect(scopes[1]).toEqual(scopes[0]);
});

test("[PRX18] all who are not signed in have a twentieth of the month together, and who is has all that is left", () => {
  const guest = {
    learner: "nobody",
    device: "nobody",
    class: "203.0.113.7",
    isGuest: true,
    may: { words: true, dictation: true },
    names: [],
  };
  const budgets = { ...LLM_OFF.budgets, tokensPerMonth: 100_000 };
  const month = (caller: Caller) =>
    limitsOf(caller, budgets, 0)
      .filter(({ period }) => period === "1970-01")
      .map(({ scope, tokens }) => [scope, tokens]);
  expect(month(guest)).toEqual([
    ["guests", 5_000],
    ["all", 100_000],
  ]);
  expect(month({ ...guest, isGuest: false })).toEqual([["all", 100_000]]);
});
