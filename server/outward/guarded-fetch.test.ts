import { describe, expect, test } from "vitest";
import { createGuardedFetch, RefusedAddressError, type FetchRules } from "./guarded-fetch.ts";
import { redirect, startModel } from "#testing/hostile";

function guarded(changes: Partial<FetchRules>) {
  return createGuardedFetch({ origins: [], hasKey: true, maxReplyBytes: 1_000_000, ...changes });
}

describe("[PRX3] [TH10] nothing is asked but the exact origins, at addresses that may be asked", () => {
  test.for([
    { origin: "https://llm.example", url: "https://llm.example.evil.test/v1", addresses: ["93.184.216.34"] },
    { origin: "https://llm.example", url: "https://llm.example:8443/v1", addresses: ["93.184.216.34"] },
    { origin: "https://llm.example", url: "http://llm.example/v1", addresses: ["10.0.0.1"] },
    { origin: "https://llm.example", url: "https://llm.example/v1?to=elsewhere", addresses: ["93.184.216.34"] },
    { origin: "https://llm.example", url: "https://me:pw@llm.example/v1", addresses: ["93.184.216.34"] },
    { origin: "https://llm.example", url: "https://llm.example/v1", addresses: ["169.254.169.254"] },
    { origin: "https://llm.example", url: "https://llm.example/v1", addresses: ["93.184.216.34", "fe80::1%eth0"] },
    { origin: "https://llm.example", url: "https://llm.example/v1", addresses: ["::ffff:169.254.169.254"] },
    { origin: "http://ollama:11434", url: "http://ollama:11434/v1", addresses: ["93.184.216.34"] },
    { origin: "http://ollama:11434", url: "http://ollama:11434/v1", addresses: ["10.0.0.1", "93.184.216.34"] },
    { origin: "http://metadata.google.internal", url: "http://metadata.google.internal/v1", addresses: ["10.0.0.1"] },
    { origin: "http://169.254.169.254", url: "http://169.254.169.254/v1", addresses: [] },
  ])("$url at $addresses", async ({ origin, url, addresses }) => {
    const ask = guarded({ origins: [origin], resolve: async () => addresses });
    await expect(ask(url)).rejects.toThrow(RefusedAddressError);
  });

  test("what may be asked is", async () => {
    const model = await startModel();
    try {
      const response = await guarded({ origins: [model.origin] })(`${model.url}/models`);
      expect(response.status).toBe(200);
    } finally {
      await model.close();
    }
  });

  test("no redirect is followed, with and without another origin", async () => {
    const model = await startModel();
    try {
      for (const code of [301, 302, 303, 307, 308] as const) {
        model.set(redirect(code));
        const ask = guarded({ origins: [model.origin] })(`${model.url}/responses`, {
          method: "POST",
          body: JSON.stringify({ model: "m", input: "hi" }),
        });
        await expect(ask).rejects.toThrow();
      }
      expect(model.requests.map(({ path }) => path)).toEqual(Array.from({ length: 5 }, () => "/v1/responses"));
    } finally {
      await model.close();
    }
  });
});

describe("[PRX4] of headers only what the model needs goes out", () => {
  test.for([true, false])("with a key: %s", async (hasKey) => {
    const model = await startModel();
    try {
      await guarded({ origins: [model.origin], hasKey })(`${model.url}/models`, {
        headers: { Authorization: "Bearer k", "X-Stainless-OS": "Linux", "OpenAI-Organization": "o", Cookie: "c=1" },
      });
      const headers = model.requests[0]?.headers ?? {};
      expect(headers.authorization).toBe(hasKey ? "Bearer k" : undefined);
      expect(Object.keys(headers).filter((name) => /stainless|openai|cookie/u.test(name))).toEqual([]);
    } finally {
      await model.close();
    }
  });
});

test("[PRX4] a reply is read up to its limit and no further", async () => {
  const model = await startModel({ models: Array.from({ length: 500 }, (_, at) => `model-${at}`) });
  try {
    const ask = guarded({ origins: [model.origin], maxReplyBytes: 1_000 });
    await expect((await ask(`${model.url}/models`)).text()).rejects.toThrow("too long");
  } finally {
    await model.close();
  }
});
