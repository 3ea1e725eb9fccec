import OpenAI from "openai";
import { describe, expect, test } from "vitest";
import { ask, connect, WAYS } from "../client.fixture.ts";
import { inTurn } from "./join.ts";
import { friendly } from "../friendly.ts";
import { redirect, status, statusBehaviours } from "./statuses.ts";

const ERRORS = [
  { behaviour: status(400), error: OpenAI.BadRequestError },
  { behaviour: status(401), error: OpenAI.AuthenticationError },
  { behaviour: status(403), error: OpenAI.PermissionDeniedError },
  { behaviour: status(404), error: OpenAI.NotFoundError },
  { behaviour: status(409), error: OpenAI.ConflictError },
  { behaviour: status(422), error: OpenAI.UnprocessableEntityError },
  { behaviour: status(429), error: OpenAI.RateLimitError },
  { behaviour: status(500), error: OpenAI.InternalServerError },
  { behaviour: status(502, { html: "<h1>Bad Gateway</h1>" }), error: OpenAI.InternalServerError },
  { behaviour: status(503), error: OpenAI.InternalServerError },
  { behaviour: status(408), error: OpenAI.APIError },
];

describe.for(WAYS)("[HOM7] $api, streamed $stream: each status is the client's own error", (way) => {
  test.for(ERRORS)("$behaviour.name", async ({ behaviour, error }) => {
    const { client } = await connect({ behaviour });
    const got = await ask(client, way).catch((cause: unknown) => cause);
    expect(got).toBeInstanceOf(error);
    expect((got as InstanceType<typeof OpenAI.APIError>).status).toBe(Number(behaviour.name.split("-")[1]));
  });
});

test("[HOM7] Retry-After arrives, and a client that retries meets what comes next", async () => {
  const busy = status(429, { retryAfter: "1" });
  const { client, model } = await connect({ behaviour: busy });
  const error = await ask(client, WAYS[1]).catch((cause: unknown) => cause);
  expect((error as InstanceType<typeof OpenAI.RateLimitError>).headers.get("retry-after")).toBe("1");

  model.set(inTurn(status(503, { retryAfter: "0" }), friendly));
  const patient = new OpenAI({ baseURL: model.url, apiKey: "test", maxRetries: 1, logLevel: "off" });
  expect((await ask(patient, WAYS[1])).text).toContain("47");
  expect(model.requests.map(({ behaviour }) => behaviour)).toEqual([
    "status-429-retry-after-1",
    "status-503-retry-after-0",
    "friendly",
  ]);
});

test.for([302, 307] as const)("[HOM7] who follows a redirect %i is seen, who does not is not", async (code) => {
  const { client, model } = await connect({ behaviour: redirect(code) });
  await ask(client, WAYS[0]).catch(() => {});
  expect(model.requests.map(({ path }) => path)).toEqual(["/v1/responses", "/elsewhere"]);
  expect(model.requests[1]?.headers.host).toMatch(/^localhost:/u);
  // 307 repeats the whole request, prompt and all.
  expect(model.requests[1]?.text.includes("grade 3")).toBe(code === 307);

  const careful = client.withOptions({ fetchOptions: { redirect: "error" } });
  await expect(ask(careful, WAYS[0])).rejects.toBeInstanceOf(OpenAI.APIConnectionError);
  expect(model.requests).toHaveLength(3);
});

test.for(statusBehaviours)("[HOM7] $name is an error to a client that follows nothing", async (behaviour) => {
  const { client } = await connect({ behaviour });
  const careful = client.withOptions({ fetchOptions: { redirect: "error" } });
  await expect(ask(careful, WAYS[1])).rejects.toBeInstanceOf(OpenAI.APIError);
});
