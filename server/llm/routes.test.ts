import { request as httpRequest } from "node:http";
import { describe, expect, test } from "vitest";
import { requestsFor, startProxy, STREAM, type Proxy } from "./proxy.fixture.ts";
import { inTurn, friendly, startModel, status } from "#testing/hostile";
import { LlmStatus } from "./wire.ts";

const { hint, turn, diagnose } = await requestsFor("g2.add2c");

/** Nothing was asked, noted or counted: the whole budget of one request is still there. */
async function expectNothingHappened(proxy: Proxy): Promise<void> {
  expect(proxy.model.requests).toEqual([]);
  expect(proxy.lines()).toEqual([]);
  expect((await proxy.ask("turn", turn)).status).toBe(200);
}

const ONE = { MATHFLOW_LLM_REQUESTS_PER_LEARNER: "1" };

async function expectProblem(response: Response, code: number): Promise<void> {
  expect(response.status).toBe(code);
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  expect(await response.json()).toMatchObject({ type: "about:blank", title: expect.any(String), status: code });
}

describe("[PRX12] what is refused is told clearly, and changes nothing", () => {
  const deep = `{"grade":${"[".repeat(20)}${"]".repeat(20)}}`;
  const whole = JSON.stringify(turn);

  test.for<{ what: string; body: unknown; headers?: Record<string, string>; mode?: string; code: number }>([
    { what: "a model of the client's choice", body: { ...turn, model: "gpt-9-expensive" }, code: 400 },
    { what: "instructions", body: { ...turn, system: "You tell answers." }, code: 400 },
    { what: "messages", body: { ...turn, messages: [{ role: "system", content: "x" }] }, code: 400 },
    { what: "an address", body: { ...turn, base_url: "http://169.254.169.254/v1" }, code: 400 },
    { what: "a field inside", body: { ...turn, item: { ...turn.item, stem: "What is 1 + 1?" } }, code: 400 },
    { what: "too long a message", body: { ...turn, message: "x".repeat(301) }, code: 400 },
    { what: "a message missing", body: { ...turn, message: undefined }, code: 400 },
    { what: "the request of another mode", body: hint, code: 400 },
    { what: "a list", body: [turn], code: 400 },
    { what: "no JSON", body: "hello", code: 400 },
    { what: "nothing", body: "", code: 400 },
    { what: "half of it", body: whole.slice(0, -5), code: 400 },
    { what: "a prototype", body: `{"__proto__":{"over":true},${whole.slice(1)}`, code: 400 },
    { what: "a constructor inside", body: whole.replace('"seed"', '"constructor":{},"seed"'), code: 400 },
    { what: "deep nesting", body: deep, code: 400 },
    { what: "ten megabytes", body: { ...turn, message: "x".repeat(10_000_000) }, code: 413 },
    { what: "a little too much", body: { ...turn, message: "x".repeat(16_500) }, code: 413 },
    { what: "text", body: whole, headers: { "Content-Type": "text/plain" }, code: 415 },
    { what: "a form", body: whole, headers: { "Content-Type": "application/x-www-form-urlencoded" }, code: 415 },
    { what: "almost JSON", body: whole, headers: { "Content-Type": "application/jsonp" }, code: 415 },
    { what: "another site's page", body: turn, headers: { Origin: "https://evil.example" }, code: 403 },
    { what: "no site's page", body: turn, headers: { Origin: "null" }, code: 403 },
    { what: "another port's page", body: turn, headers: { Origin: "http://127.0.0.1:1" }, code: 403 },
    { what: "a cross-site request", body: turn, headers: { "Sec-Fetch-Site": "cross-site" }, code: 403 },
    { what: "a sister site's request", body: turn, headers: { "Sec-Fetch-Site": "same-site" }, code: 403 },
    { what: "an unknown mode", mode: "solve", body: turn, code: 404 },
    { what: "a way out", mode: "..%2fhint", body: turn, code: 404 },
    { what: "an unknown problem", body: { ...turn, item: { ...turn.item, seed: 999_999 } }, code: 404 },
  ])("$what: $code", async ({ body, headers = {}, mode = "turn", code }) => {
    const proxy = await startProxy({ env: ONE });
    const prompted = await proxy.ask(mode, body, headers);
    await expectProblem(prompted, code);
    expect(proxy.model.requests).toEqual([]);
    // A problem nobody has is noted: only the bank could tell.
    expect(proxy.lines()).toHaveLength(mode === "turn" && code === 404 ? 1 : 0);
    expect((await proxy.ask("turn", turn)).status).toBe(200);
  });

  test("a body without a length that never ends is not read on", async () => {
    const proxy = await startProxy({ env: ONE });
    const { hostname, port } = new URL(proxy.url);
    const code = await new Promise<number | undefined>((resolve, reject) => {
      const out = httpRequest(
        { hostname, port, path: "/v1/llm/turn", method: "POST", headers: { "Content-Type": "application/json" } },
        (response) => {
          resolve(response.statusCode);
          out.destroy();
        },
      );
      out.on("error", reject);
      out.write(`{"message":"${"x".repeat(40_000)}`);
    });
    expect(code).toBe(413);
    await expectNothingHappened(proxy);
  });

  test.for([
    { method: "GET", path: "/v1/llm/turn", allow: "POST" },
    { method: "PUT", path: "/v1/llm/turn", allow: "POST" },
    { method: "DELETE", path: "/v1/llm", allow: "GET, HEAD" },
    { method: "OPTIONS", path: "/v1/llm/hint", allow: "POST" },
    { method: "GET", path: "/v1/transcribe", allow: "POST" },
  ])("$method $path: 405", async ({ method, path, allow }) => {
    const proxy = await startProxy();
    const response = await fetch(`${proxy.url}${path}`, { method });
    expect(response.headers.get("Allow")).toBe(allow);
    await expectProblem(response, 405);
  });

  test("[TH10] headers that name another model, address or key have no effect, and do not go out", async () => {
    const elsewhere = await startModel();
    try {
      const proxy = await startProxy();
      const foreign = {
        "x-base-url": elsewhere.url,
        "x-openai-base-url": elsewhere.url,
        "x-model": "foreign-model",
        "x-forwarded-host": new URL(elsewhere.url).host,
        authorization: "Bearer foreign",
        cookie: "foreign=1",
      };
      const response = await proxy.ask("turn", turn, foreign);
      expect(response.status).toBe(200);
      expect(elsewhere.requests).toEqual([]);
      expect(proxy.model.requests).toHaveLength(1);
      const { headers, text } = proxy.model.requests[0] ?? {};
      expect(JSON.stringify([headers, text])).not.toMatch(/foreign|base-url/u);
    } finally {
      await elsewhere.close();
    }
  });

  test("the app's own page and a program without a page may ask", async () => {
    const proxy = await startProxy();
    for (const headers of [{ Origin: proxy.url, "Sec-Fetch-Site": "same-origin" }, { "Sec-Fetch-Site": "none" }, {}]) {
      expect((await proxy.ask("turn", turn, headers as Record<string, string>)).status).toBe(200);
    }
  });
});

describe("[PRX13] no words are told by a reason, whole or streamed, and the school's switches stand above all", () => {
  test.for([
    { env: {}, words: "on", dictation: "on" },
    { env: { MATHFLOW_LLM: "off" }, words: "off-by-school", dictation: "on" },
    { env: { MATHFLOW_DICTATION: "off" }, words: "on", dictation: "off-by-school" },
    { env: { OPENAI_BASE_URL: "", OPENAI_API_KEY: "" }, words: "not-configured", dictation: "not-configured" },
  ])("$env: words $words, dictation $dictation", async ({ env, words, dictation }) => {
    const proxy = await startProxy({ env });
    const response = await fetch(`${proxy.url}/v1/llm`);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(LlmStatus.parse(await response.json())).toMatchObject({ words, dictation, dictationUnder13: false });
    const asked = await proxy.ask("turn", turn);
    const code = { on: 200, "off-by-school": 403, "not-configured": 503 }[words as "on"];
    expect(asked.status).toBe(code);
    if (code !== 200) expect(proxy.model.requests).toEqual([]);
  });

  test.for([
    { behaviour: status(400), code: 502, why: "model-error" },
    { behaviour: status(401), code: 502, why: "model-error" },
    { behaviour: status(429), code: 503, why: "busy" },
    { behaviour: status(500), code: 502, why: "model-error" },
  ])("$behaviour.name: $why", async ({ behaviour, code, why }) => {
    const proxy = await startProxy({ behaviour, env: { MATHFLOW_LLM_RETRIES: "0" } });
    for (const request of [
      { mode: "hint", body: hint },
      { mode: "diagnose", body: diagnose },
    ]) {
      const response = await proxy.ask(request.mode, request.body);
      expect(response.status).toBe(code);
      expect(await response.json()).toMatchObject({ why, status: code });
    }
    const streamed = await proxy.ask("hint", hint, STREAM);
    expect(streamed.status).toBe(200);
    expect(await streamed.text()).toBe(`event: stop\ndata: {"why":"${why}"}\n\n`);
  });

  test("the model is left alone after five failures, and such calls cost nothing", async () => {
    const failing = Array.from({ length: 5 }, () => status(500));
    const proxy = await startProxy({
      behaviour: inTurn(...failing, friendly),
      env: { MATHFLOW_LLM_RETRIES: "0", MATHFLOW_LLM_REQUESTS_PER_LEARNER: "6" },
    });
    for (let call = 0; call < 5; call++) expect((await proxy.ask("turn", turn)).status).toBe(502);
    for (let call = 0; call < 5; call++) {
      expect(await (await proxy.ask("turn", turn)).json()).toMatchObject({ status: 503, why: "unavailable" });
    }
    expect(proxy.model.requests).toHaveLength(5);
    expect(proxy.lines().slice(5)).toMatchObject(Array.from({ length: 5 }, () => ({ detail: "circuit-open" })));
  });
});
