import { describe, expect, onTestFinished, test } from "vitest";
import { eventsOf, KEY, requestsFor, startProxy, STREAM } from "./proxy.fixture.ts";
import { describeLlm } from "./index.ts";
import { readLlmSettings, type Env } from "./settings.ts";
import * as be from "#testing/hostile";
import { says, startModel, together, type Behaviour } from "#testing/hostile";

const { hint, turn } = await requestsFor("g2.add2c");
const GOOD = "Look at the ones first. How many ones do you see?";
const FIRST = "first-model";
const SECOND = "second-model";
const SECOND_KEY = "sk-second-0815";
const SWIFT = { MATHFLOW_LLM_RETRIES: "0", OPENAI_MODEL: FIRST };

/** A server with two models, each at an address of its own. */
async function startBoth(first: Behaviour, second: Behaviour, env: Env = {}) {
  const other = await startModel({ behaviour: second });
  onTestFinished(() => other.close());
  const proxy = await startProxy({
    behaviour: first,
    env: {
      ...SWIFT,
      MATHFLOW_LLM_SECOND_BASE_URL: other.url,
      MATHFLOW_LLM_SECOND_API_KEY: SECOND_KEY,
      MATHFLOW_LLM_SECOND_MODEL: SECOND,
      ...(env as Readonly<Record<string, string>>),
    },
  });
  return { proxy, other };
}

describe("[PRX29] what the first model could not give is asked of the second", () => {
  test.for([
    { first: be.status(401), fault: "model-error" },
    { first: be.status(429), fault: "busy" },
    { first: be.status(503), fault: "model-error" },
    { first: be.cutBeforeFirstByte, fault: "unavailable" },
  ])("$first.name", async ({ first, fault }) => {
    const { proxy, other } = await startBoth(first, says(GOOD));
    const events = eventsOf(await (await proxy.ask("hint", hint, STREAM)).text());
    expect(events.map(({ event }) => event)).toEqual(["sentence", "sentence", "done"]);
    for (const { data } of events) expect(data["source"]).toMatchObject({ model: SECOND });
    expect(proxy.lines()).toMatchObject([
      { model: FIRST, status: fault },
      { model: SECOND, status: "ok" },
    ]);
    // Each has its own key, and the same words to read.
    const [asked, again] = [proxy.model.requests[0], other.requests[0]];
    expect([asked?.headers.authorization, again?.headers.authorization]).toEqual([
      `Bearer ${KEY}`,
      `Bearer ${SECOND_KEY}`,
    ]);
    expect({ ...(again?.json as object), model: FIRST }).toEqual(asked?.json);
    expect(proxy.log()).not.toContain(SECOND_KEY);

    // What it said is kept, with its name.
    expect(await (await proxy.ask("hint", hint)).json()).toMatchObject({ text: GOOD, source: { model: SECOND } });
    expect(other.requests).toHaveLength(1);
  });

  test("a first that says nothing has half of the time for the first word", async () => {
    const { proxy } = await startBoth(be.stallBeforeFirstWord, says(GOOD), { MATHFLOW_LLM_FIRST_WORD_MS: "1000" });
    expect(await (await proxy.ask("turn", turn)).json()).toMatchObject({ text: GOOD, source: { model: SECOND } });
    expect(proxy.lines()).toMatchObject([{ model: FIRST, status: "too-slow" }, { model: SECOND }]);
  });

  test("one that fails again and again is left alone, and the second answers at once", async () => {
    const { proxy } = await startBoth(be.status(500), says(GOOD));
    for (let n = 0; n < 7; n += 1) expect((await proxy.ask("turn", turn)).status).toBe(200);
    expect(proxy.model.requests).toHaveLength(5);
  });

  test("it may be another model at the same address", async () => {
    const { proxy } = await startBoth(be.status(503), says(GOOD), { MATHFLOW_LLM_SECOND_BASE_URL: "" });
    expect((await proxy.ask("turn", turn)).status).toBe(502);
    const asked = proxy.model.requests.map(({ json, headers }) => [
      (json as { model: string }).model,
      headers.authorization,
    ]);
    expect(asked).toEqual([FIRST, SECOND].map((model) => [model, `Bearer ${KEY}`]));
  });

  test.for([
    { what: "has begun to speak", first: together(says(GOOD), be.cutMidway) },
    { what: "refuses", first: be.refusal },
    { what: "says what may not be said", first: says("As an AI language model I cannot help.") },
  ])("nothing is asked of it where the first $what", async ({ first }) => {
    const { proxy, other } = await startBoth(first, says(GOOD));
    const events = eventsOf(await (await proxy.ask("turn", turn, STREAM)).text());
    expect(events.at(-1)?.event).toBe("stop");
    expect(other.requests).toEqual([]);
  });

  test("where both fail there are no words, and both calls are counted", async () => {
    const env = { MATHFLOW_LLM_REQUESTS_PER_LEARNER: "2" };
    const { proxy, other } = await startBoth(be.status(503), be.status(503), env);
    expect(await (await proxy.ask("turn", turn)).json()).toMatchObject({ why: "model-error" });
    expect(await (await proxy.ask("turn", turn)).json()).toMatchObject({ why: "budget" });
    expect([proxy.model.requests.length, other.requests.length]).toEqual([1, 1]);
  });
});

describe("[PRX29] [PRX2] how the second is named", () => {
  const first = { OPENAI_API_KEY: "k", OPENAI_MODEL: FIRST };
  const second = { MATHFLOW_LLM_SECOND_MODEL: SECOND };
  const elsewhere = { MATHFLOW_LLM_SECOND_BASE_URL: "https://llm.school.example/v1" };

  test("by its model alone it is at the address of the first, and both together have the time of one", () => {
    const { model: alone } = readLlmSettings(first);
    const { model, second: other } = readLlmSettings({ ...first, ...second });
    expect(other).toMatchObject({ baseUrl: alone?.baseUrl, apiKey: "k", api: "responses", model: SECOND });
    expect([model?.limits.firstWordMs, other?.limits.firstWordMs]).toEqual([4_000, 4_000]);
    expect([model?.limits.totalMs, other?.limits.totalMs]).toEqual([15_000, 11_000]);
  });

  test("elsewhere it has no key but its own, and only origins that are named are asked", () => {
    const settings = readLlmSettings({ ...first, ...second, ...elsewhere });
    expect(settings.second).toMatchObject({ apiKey: null, api: "chat", baseUrl: "https://llm.school.example/v1" });
    expect(settings.second?.origins).toEqual(["https://api.openai.com", "https://llm.school.example"]);
    expect(describeLlm(settings)).toBe(
      "Language model: first-model at https://api.openai.com, then second-model at https://llm.school.example. Words: on; dictation: on.",
    );
  });

  test.for<{ env: Env; message: string }>([
    {
      env: { ...first, ...elsewhere },
      message: "MATHFLOW_LLM_SECOND_BASE_URL is set, and MATHFLOW_LLM_SECOND_MODEL names no model",
    },
    { env: second, message: "MATHFLOW_LLM_SECOND_MODEL is set, and neither OPENAI_API_KEY nor OPENAI_BASE_URL is" },
    {
      env: { ...first, MATHFLOW_LLM_SECOND_MODEL: FIRST },
      message: "MATHFLOW_LLM_SECOND_MODEL is first-model, which is the first model",
    },
    {
      env: { ...first, ...second, ...elsewhere, MATHFLOW_LLM_ORIGINS: "https://api.openai.com" },
      message:
        "MATHFLOW_LLM_SECOND_BASE_URL is at https://llm.school.example, which MATHFLOW_LLM_ORIGINS does not name",
    },
    {
      env: { ...first, ...second, ...elsewhere, MATHFLOW_LLM_SECOND_API_KEY: "a b" },
      message: "MATHFLOW_LLM_SECOND_API_KEY holds a space or a sign no key has",
    },
    {
      env: { ...first, ...second, MATHFLOW_LLM_SECOND_BASE_URL: "http://169.254.169.254/v1" },
      message:
        "MATHFLOW_LLM_SECOND_BASE_URL is http://169.254.169.254/v1: link-local and metadata addresses are never asked",
    },
  ])("$message", ({ env, message }) => {
    expect(() => readLlmSettings(env)).toThrow(message);
  });
});
