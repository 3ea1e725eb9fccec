import { describe, expect, test } from "vitest";
import { DEVICE, LEARNER, requestsFor, startProxy, type Proxy } from "./proxy.fixture.ts";
import * as be from "#testing/hostile";

const { turn, hint } = await requestsFor("g2.add2c");

/** Calls at once, each with a message of its own, so that none is kept. */
async function askMany(proxy: Proxy, count: number, headers: (call: number) => Record<string, string> = () => ({})) {
  const calls = Array.from({ length: count }, (_, call) =>
    proxy.ask("turn", { ...turn, message: `why ${"so ".repeat(call)}much` }, headers(call)),
  );
  const answers = await Promise.all(calls);
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return Object.fromEntries(counts);
}

const id = (letter: string, call: number) => `0190b5a2-0000-7000-8000-${letter}${String(call).padStart(11, "0")}`;
const AT_ONCE = { MATHFLOW_LLM_CONCURRENT: "64" };

function tokensOf(proxy: Proxy): number {
  const used = proxy.lines().map((line) => Number(line["inputTokens"]) + Number(line["outputTokens"]));
  return used.reduce((sum, each) => sum + each, 0);
}

describe("[PRX18] budgets hold with fifty calls at once", { timeout: 60_000 }, () => {
  test("[TH9] thirty requests a learner", async () => {
    const proxy = await startProxy({ behaviour: be.late(200), env: AT_ONCE });
    expect(await askMany(proxy, 50)).toEqual({ 200: 30, 429: 20 });
    expect(proxy.model.requests).toHaveLength(30);
    expect(await (await proxy.ask("turn", turn)).json()).toMatchObject({ status: 429, why: "budget" });
    // Another learner on the same device has words left.
    expect((await proxy.ask("turn", turn, { "X-MathFlow-Learner": id("b", 1) })).status).toBe(200);
  });

  test("sixty requests a device, whoever uses it", async () => {
    const proxy = await startProxy({ env: { ...AT_ONCE, MATHFLOW_LLM_REQUESTS_PER_DEVICE: "12" } });
    expect(await askMany(proxy, 50, (call) => ({ "X-MathFlow-Learner": id("a", call) }))).toEqual({ 200: 12, 429: 38 });
    expect(proxy.lines().filter(({ detail }) => detail === "device")).toHaveLength(38);
  });

  test("ids that are made up count by the network they come from", async () => {
    const proxy = await startProxy({ env: { ...AT_ONCE, MATHFLOW_LLM_REQUESTS_PER_CLASS: "20" } });
    const made = (call: number) => ({
      "X-MathFlow-Learner": id("a", call),
      "X-MathFlow-Device": id("d", call),
      "X-Forwarded-For": `203.0.113.${call}`,
    });
    expect(await askMany(proxy, 50, made)).toEqual({ 200: 20, 429: 30 });
    expect(proxy.lines().filter(({ detail }) => detail === "class")).toHaveLength(30);
  });

  test.for([
    { what: "no ids", headers: { "X-MathFlow-Learner": "", "X-MathFlow-Device": "" } },
    { what: "ids that are none", headers: { "X-MathFlow-Learner": "Tom", "X-MathFlow-Device": "1 OR 1" } },
  ])("$what are one learner", async ({ headers }) => {
    const proxy = await startProxy({ env: { ...AT_ONCE, MATHFLOW_LLM_REQUESTS_PER_LEARNER: "3" } });
    expect(await askMany(proxy, 10, () => headers)).toEqual({ 200: 3, 429: 7 });
    expect((await proxy.ask("turn", turn)).status).toBe(200);
  });

  test("[TH9] tokens of a month: never more than the budget, and used up to one call", async () => {
    const budget = 12_000;
    const env = { ...AT_ONCE, MATHFLOW_LLM_TOKENS_PER_MONTH: String(budget), MATHFLOW_LLM_REQUESTS_PER_LEARNER: "999" };
    const proxy = await startProxy({
      behaviour: be.late(100),
      env: { ...env, MATHFLOW_LLM_REQUESTS_PER_DEVICE: "999" },
    });
    // What is put aside is more than what is used: it takes some rounds until nothing fits.
    let ended: Readonly<Record<number, number>> = {};
    for (let round = 0; round < 20 && ended[429] !== 50; round++) ended = await askMany(proxy, 50);
    expect(ended).toEqual({ 429: 50 });
    const used = tokensOf(proxy);
    expect(used).toBeLessThanOrEqual(budget);
    expect(used).toBeGreaterThan(budget - 6_000);
  });

  test.for([be.usageMissing, be.usageAbsurd, be.lostEnding, be.garbage])(
    "what a call cost is its upper bound where the model does not say so: $name",
    async (behaviour) => {
      const env = { MATHFLOW_LLM_TOKENS_PER_LEARNER: "12000", MATHFLOW_LLM_RETRIES: "0", ...AT_ONCE };
      const proxy = await startProxy({ behaviour, env });
      const statuses: number[] = [];
      for (let call = 0; call < 6; call++) statuses.push((await proxy.ask("turn", turn)).status);
      // Bounds are some five thousand tokens here.
      expect(statuses.slice(3)).toEqual([429, 429, 429]);
      expect(statuses[0]).not.toBe(429);
    },
  );

  test("a stop and a start do not give the budget back", async () => {
    const env = { MATHFLOW_LLM_REQUESTS_PER_LEARNER: "2" };
    const first = await startProxy({ env });
    expect(await askMany(first, 4)).toEqual({ 200: 2, 429: 2 });
    await first.close();
    const second = await startProxy({ env, dataDir: first.dataDir });
    expect(await askMany(second, 2)).toEqual({ 429: 2 });
    expect(
      (await second.ask("hint", hint, { "X-MathFlow-Learner": DEVICE, "X-MathFlow-Device": LEARNER })).status,
    ).toBe(200);
  });
});
