import { describe, expect, onTestFinished, test } from "vitest";
import { ModelError } from "./model-error.ts";
import { createModel } from "./model.ts";
import type { ModelRequest } from "./model-types.ts";
import { readLlmSettings } from "./settings.ts";
import * as be from "#testing/hostile";
import { startModel, type ModelOptions } from "#testing/hostile";

const STEM = "What is $47 + 28$?";

const REQUEST: ModelRequest = {
  name: "hint",
  system: "Give a hint.",
  user: JSON.stringify({ stem: STEM }),
  schema: {
    type: "object",
    properties: { text: { type: "string" } },
    required: ["text"],
    additionalProperties: false,
  },
  maxOutputTokens: 200,
};

type Env = Readonly<Record<string, string>>;

async function connect(options: ModelOptions & { readonly env?: Env; readonly random?: number } = {}) {
  const { env, random = 0, ...modelOptions } = options;
  const server = await startModel(modelOptions);
  onTestFinished(() => server.close());
  const { model: settings } = readLlmSettings({ OPENAI_BASE_URL: server.url, OPENAI_API_KEY: "sk-1", ...env });
  if (settings === null) throw new Error("no model");
  const client = createModel(settings, { now: () => Date.now(), random: () => random });
  const pieces: string[] = [];
  const never = new AbortController();
  const ask = (signal = never.signal) => client.ask(REQUEST, (piece) => pieces.push(piece), signal);
  const fault = () => ask().then(() => "none", toFault);
  return { server, client, ask, fault, pieces };
}

function toFault(error: unknown): string {
  if (!(error instanceof ModelError)) throw error;
  return `${error.fault} ${error.detail}`;
}

describe.for(["responses", "chat"])("over %s", (api) => {
  const env = { MATHFLOW_LLM_API: api };

  test("[PRX8] asks with a strict schema, keeps nothing there, and reads the words as they come", async () => {
    const { server, ask, pieces } = await connect({ env });
    const reply = await ask();
    expect(JSON.parse(reply.text)).toEqual({ text: expect.any(String) });
    expect(pieces.join("")).toBe(reply.text);
    expect(pieces.length).toBeGreaterThan(1);
    expect(reply.usage).toEqual({ input: expect.any(Number), output: expect.any(Number) });
    const { json, path, headers } = server.requests[0] ?? {};
    expect(path).toBe(api === "chat" ? "/v1/chat/completions" : "/v1/responses");
    expect(headers?.authorization).toBe("Bearer sk-1");
    expect(json).toMatchObject({ store: false, stream: true });
    expect(JSON.stringify(json)).toContain('"strict":true');
    expect(json).toMatchObject(
      api === "chat"
        ? { max_tokens: 200, messages: [{ role: "system" }, { role: "user", content: REQUEST.user }] }
        : { max_output_tokens: 200, instructions: REQUEST.system, input: [{ role: "user", content: REQUEST.user }] },
    );
    expect(json).not.toHaveProperty("tools");
  });

  test.for([
    { behaviour: be.status(400), fault: "model-error http-400" },
    { behaviour: be.status(401), fault: "model-error http-401" },
    { behaviour: be.status(403), fault: "model-error http-403" },
    { behaviour: be.status(404), fault: "model-error http-404" },
    { behaviour: be.status(429), fault: "busy http-429" },
    { behaviour: be.status(503), fault: "model-error http-503" },
    { behaviour: be.redirect(307), fault: "unavailable connection" },
    { behaviour: be.cutBeforeFirstByte, fault: "unavailable connection" },
    { behaviour: be.cutMidway, fault: /^(?:model-error stream|unavailable connection|bad-reply cut-off)$/u },
    { behaviour: be.lostEnding, fault: "bad-reply cut-off" },
    { behaviour: be.outOfTokens, fault: "bad-reply incomplete" },
    { behaviour: be.refusal, fault: "refused refusal" },
    { behaviour: be.garbage, fault: /^(?:model-error|bad-reply)/u },
    { behaviour: be.oversized, fault: /^(?:model-error|bad-reply)/u },
    { behaviour: be.zipBomb, fault: /^(?:model-error|bad-reply|unavailable)/u },
    { behaviour: be.endless, fault: /^(?:model-error|bad-reply|too-slow)/u },
    { behaviour: be.loginPage, fault: /^(?:model-error|bad-reply)/u },
    { behaviour: be.emptyBody, fault: /^(?:model-error|bad-reply|unavailable)/u },
  ])("[PRX9] $behaviour.name ends as $fault", async ({ behaviour, fault }) => {
    const { fault: ask } = await connect({ behaviour, env: { ...env, MATHFLOW_LLM_RETRIES: "0" } });
    const found = await ask();
    if (typeof fault === "string") expect(found).toBe(fault);
    else expect(found).toMatch(fault);
  });
});

describe("[PRX10] tries again", () => {
  test.for([408, 409, 429, 500, 502, 503])("after %s, until it works", async (code) => {
    const { server, ask } = await connect({ behaviour: be.inTurn(be.status(code), be.status(code), be.friendly) });
    expect(JSON.parse((await ask()).text)).toHaveProperty("text");
    expect(server.requests).toHaveLength(3);
  });

  test.for([400, 401, 403, 404, 422])("not after %s", async (code) => {
    const { server, fault } = await connect({ behaviour: be.inTurn(be.status(code), be.friendly) });
    expect(await fault()).toBe(`model-error http-${code}`);
    expect(server.requests).toHaveLength(1);
  });

  test("as often as is allowed", async () => {
    const { server, fault } = await connect({ behaviour: be.status(500), env: { MATHFLOW_LLM_RETRIES: "1" } });
    expect(await fault()).toBe("model-error http-500");
    expect(server.requests).toHaveLength(2);
  });

  test("never after the first word", async () => {
    const { server, fault, pieces } = await connect({ behaviour: be.failsMidway });
    expect(await fault()).toMatch(/^model-error/u);
    expect(pieces.length).toBeGreaterThan(0);
    expect(server.requests).toHaveLength(1);
  });

  test("not sooner than the model asks", async () => {
    const behaviour = be.inTurn(be.status(429, { retryAfter: "1" }), be.friendly);
    const { server, ask } = await connect({ behaviour });
    await ask();
    const [first, second] = server.requests.map(({ times }) => times.arrived);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(990);
  });

  test("not where the model asks for more time than there is", async () => {
    const behaviour = be.inTurn(be.status(429, { retryAfter: "60" }), be.friendly);
    const { server, fault } = await connect({ behaviour });
    expect(await fault()).toBe("busy http-429");
    expect(server.requests).toHaveLength(1);
  });
});

describe("[PRX11] limits", () => {
  test.for([
    { behaviour: be.stallBeforeFirstByte, fault: "too-slow first-word" },
    { behaviour: be.stallAfterHead, fault: "too-slow first-word" },
    { behaviour: be.stallBeforeFirstWord, fault: "too-slow first-word" },
    { behaviour: be.stallMidway, fault: "too-slow total" },
  ])("$behaviour.name is $fault, and the line is cut", async ({ behaviour, fault }) => {
    const env = { MATHFLOW_LLM_FIRST_WORD_MS: "300", MATHFLOW_LLM_TOTAL_MS: "1000" };
    const { server, fault: ask } = await connect({ behaviour, env });
    expect(await ask()).toBe(fault);
    await expect.poll(() => server.requests[0]?.times.brokenOff).toBe(true);
  });

  test("what the caller calls off ends at once", async () => {
    const { server, ask } = await connect({ behaviour: be.stallMidway });
    const caller = new AbortController();
    const ended = ask(caller.signal).then(() => "none", toFault);
    await expect.poll(() => server.requests.length).toBe(1);
    caller.abort();
    expect(await ended).toBe("unavailable cancelled");
  });

  test("after five failures in a row nothing is sent for a while", async () => {
    const { server, fault } = await connect({ behaviour: be.status(500), env: { MATHFLOW_LLM_RETRIES: "0" } });
    for (let call = 0; call < 5; call++) expect(await fault()).toBe("model-error http-500");
    expect(await fault()).toBe("unavailable circuit-open");
    expect(server.requests).toHaveLength(5);
  });

  test("odd replies and what is called off do not count as failures", async () => {
    const { fault } = await connect({ behaviour: be.lostEnding, env: { MATHFLOW_LLM_RETRIES: "0" } });
    for (let call = 0; call < 7; call++) expect(await fault()).toBe("bad-reply cut-off");
  });

  test("of many calls at once some run, some wait, and the rest are told so", async () => {
    const env = { MATHFLOW_LLM_CONCURRENT: "2", MATHFLOW_LLM_QUEUE: "3" };
    const { server, fault } = await connect({ behaviour: be.slow(5), env });
    const faults = await Promise.all(Array.from({ length: 10 }, fault));
    expect(faults.filter((found) => found === "none")).toHaveLength(5);
    expect(faults.filter((found) => found === "busy queue-full")).toHaveLength(5);
    expect(server.requests).toHaveLength(5);
  });
});

test("[PRX4] nothing of the computer's environment goes out with a request", async () => {
  const planted = {
    OPENAI_ORG_ID: "org-planted",
    OPENAI_PROJECT_ID: "project-planted",
    OPENAI_ADMIN_KEY: "admin-planted",
    OPENAI_CUSTOM_HEADERS: "X-Planted: planted",
  };
  const before = { ...process.env };
  onTestFinished(() => {
    process.env = before;
  });
  Object.assign(process.env, planted);
  const { server, ask } = await connect();
  await ask();
  const { headers, text } = server.requests[0] ?? {};
  expect(JSON.stringify([headers, text])).not.toContain("planted");
  expect(Object.keys(headers ?? {}).filter((name) => /stainless|openai/u.test(name))).toEqual([]);
});
