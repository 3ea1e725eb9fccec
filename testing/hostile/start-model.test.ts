import OpenAI, { toFile } from "openai";
import { describe, expect, test } from "vitest";
import { inTurn, says, together } from "./index.ts";
import { ask, connect, HINT_SCHEMA, STEM, WAYS } from "./client.fixture.ts";

const PLAN_SCHEMA = {
  type: "object",
  properties: {
    steps: {
      type: "array",
      items: {
        type: "object",
        properties: { title: { type: "string" }, description: { type: "string" } },
        required: ["title", "description"],
        additionalProperties: false,
      },
    },
  },
  required: ["steps"],
  additionalProperties: false,
};

describe.for(WAYS)("[HOM1] $api, streamed $stream: through the real client", (way) => {
  test("a friendly hint with the stem's own numbers", async () => {
    const { client } = await connect();
    const got = await ask(client, way);
    const { text } = JSON.parse(got.text) as { readonly text: string };
    expect(text).toBe("Look at the numbers 47 and 28 once more. What does the problem ask you to do?");
    expect(["completed", "stop"]).toContain(got.ending);
    expect(got.usage).toBeGreaterThan(20);
    if (way.stream) expect(got.pieces).toBeGreaterThan(5);
  });

  test("[HOM2] a reply to any schema fits it", async () => {
    const { client } = await connect();
    const steps = [
      { kind: "practice", skill: "g2.add2c" },
      { kind: "check", skill: "g2.add2c" },
    ];
    const got = await ask(client, way, { schema: PLAN_SCHEMA, name: "plan", data: { steps } });
    expect(JSON.parse(got.text)).toEqual({
      steps: [1, 2].map(() => ({ title: "The next step", description: expect.stringContaining("own pace") as string })),
    });
  });

  test("[HOM2] what the data say already is taken up", async () => {
    const { client } = await connect();
    const schema = {
      type: "object",
      properties: {
        category: { type: "string", enum: ["procedural", "sign"] },
        misconception: { type: ["string", "null"] },
        step: { type: ["integer", "null"] },
      },
      required: ["category", "misconception", "step"],
      additionalProperties: false,
    };
    const data = { stem: STEM, misconceptions: [{ id: "m.sign", category: "sign" }, { id: "m.other" }] };
    const got = await ask(client, way, { schema, name: "diagnose", data });
    expect(JSON.parse(got.text)).toEqual({ category: "sign", misconception: "m.sign", step: 1 });
  });

  test("[HOM2] enumerations, branches, numbers and references", async () => {
    const { client } = await connect();
    const schema = {
      type: "object",
      properties: {
        category: { type: "string", enum: ["sign", "procedural"] },
        misconception: { anyOf: [{ type: "string" }, { type: "null" }] },
        confidence: { $ref: "#/$defs/share" },
        step: { type: ["integer", "null"], minimum: 1 },
        sure: { type: "boolean" },
      },
      required: ["category", "misconception", "confidence", "step", "sure"],
      additionalProperties: false,
      $defs: { share: { type: "number", minimum: 0, maximum: 1 } },
    };
    const got = await ask(client, way, { schema, name: "diagnose" });
    const expected = { category: "procedural", misconception: null, confidence: 0.6, step: 1, sure: false };
    expect(JSON.parse(got.text)).toEqual(expected);
  });

  test("[HOM3] a schema that strict mode does not know is refused as the service refuses it", async () => {
    const { client } = await connect();
    const open = { type: "object", properties: { text: { type: "string" } }, required: ["text"] };
    await expect(ask(client, way, { schema: open })).rejects.toThrow(/additionalProperties/u);
    await expect(ask(client, way, { schema: { ...HINT_SCHEMA, required: [] } })).rejects.toThrow(/'text'/u);
    await expect(ask(client, way, { schema: { ...HINT_SCHEMA, allOf: [] } })).rejects.toBeInstanceOf(
      OpenAI.BadRequestError,
    );
  });

  test("[HOM4] what was asked is understood and kept", async () => {
    const { client, model } = await connect({ knows: new Map([[STEM, "75"]]) });
    await ask(client, way, {
      name: "mathflow_turn",
      data: { payload: JSON.stringify({ stem: STEM, message: "is it 7?" }) },
    });
    const [request] = model.requests;
    expect(model.requests).toHaveLength(1);
    expect(request).toMatchObject({
      number: 1,
      method: "POST",
      path: way.api === "chat" ? "/v1/chat/completions" : "/v1/responses",
      behaviour: "friendly",
      asked: { ...way, mode: "turn", stem: STEM, message: "is it 7?", answer: "75" },
    });
    expect(request?.headers.authorization).toBe("Bearer test");
    expect(request?.text).toContain("grade 3");
    expect(request?.times.read).toBeGreaterThanOrEqual(request?.times.arrived ?? Infinity);
  });
});

test("[HOM1] the client's own stream helpers take it", async () => {
  const { client } = await connect();
  const format = { type: "json_schema", name: "hint", schema: HINT_SCHEMA, strict: true } as const;
  const response = await client.responses
    .stream({ model: "m", input: JSON.stringify({ stem: STEM }), text: { format } })
    .finalResponse();
  expect(JSON.parse(response.output_text)).toEqual({ text: expect.stringContaining("47 and 28") as string });
  const completion = await client.chat.completions
    .stream({ model: "m", messages: [{ role: "user", content: STEM }] })
    .finalChatCompletion();
  expect(completion.choices[0]?.finish_reason).toBe("stop");
});

test("[HOM4] what it can work out it knows without being told", async () => {
  const { client, model } = await connect();
  for (const stem of ["What is $47 + 28$?", "Work out $6 \\times 7$.", "$1{,}000 - 1$", "What is $1 + 2 + 3$?"]) {
    await ask(client, WAYS[0], { data: { stem } });
  }
  expect(model.requests.map(({ asked }) => asked?.answer)).toEqual(["75", "42", "999", null]);
});

test("[HOM4] a solution that stands in the prompt is an answer it knows", async () => {
  const { client, model } = await connect();
  await ask(client, WAYS[0], { data: { stem: "How many are left?", answer: "3/4" } });
  expect(model.requests[0]?.asked?.answer).toBe("3/4");
});

test("[HOM5] behaviours follow one another, join, and may be changed", async () => {
  const { client, model } = await connect({ behaviour: inTurn(says("one"), together(says("no"), says("two"))) });
  const texts = [];
  for (let time = 0; time < 3; time += 1) texts.push((await ask(client, WAYS[0])).text);
  model.set(says("three"));
  texts.push((await ask(client, WAYS[0])).text);
  expect(texts.map((text) => JSON.parse(text) as unknown)).toEqual(
    ["one", "two", "two", "three"].map((text) => ({ text })),
  );
  expect(model.requests.map(({ behaviour }) => behaviour)).toEqual(["says", "says+says", "says+says", "says"]);
});

describe("[HOM6] everything else the client may ask for", () => {
  test("a transcription", async () => {
    const { client, model } = await connect({ hears: "seven times eight" });
    const file = await toFile(Buffer.from("not really sound"), "a.webm", { type: "audio/webm" });
    expect(await client.audio.transcriptions.create({ model: "t", file })).toMatchObject({ text: "seven times eight" });
    const text = await client.audio.transcriptions.create({ model: "t", file, response_format: "text" });
    expect(text.trim()).toBe("seven times eight");
    expect(model.requests[0]?.asked?.data).toEqual({ file: "a.webm", bytes: 16, type: "audio/webm", language: null });
  });

  test("a streamed transcription", async () => {
    const { client } = await connect({ hears: "seven times eight" });
    const file = await toFile(Buffer.from("x"), "a.wav");
    let heard = "";
    for await (const event of await client.audio.transcriptions.create({ model: "t", file, stream: true })) {
      if (event.type === "transcript.text.delta") heard += event.delta;
    }
    expect(heard).toBe("seven times eight");
  });

  test("the list of models", async () => {
    const { client } = await connect({ models: ["a", "b"] });
    const names = (await client.models.list()).data.map(({ id }) => id);
    expect(names).toEqual(["a", "b"]);
  });

  test("a key, when one is set", async () => {
    const { client, model } = await connect({ key: "right" });
    expect((await ask(client, WAYS[0])).text).toContain("47");
    const stranger = new OpenAI({ baseURL: model.url, apiKey: "other", maxRetries: 0, logLevel: "off" });
    await expect(ask(stranger, WAYS[0])).rejects.toBeInstanceOf(OpenAI.AuthenticationError);
  });

  test.for([
    { path: "/v1/nothing", method: "POST", body: "{}", status: 404 },
    { path: "/v1/responses", method: "GET", status: 405 },
    { path: "/v1/responses", method: "POST", body: "no json", status: 400 },
    { path: "/v1/chat/completions", method: "POST", body: '{"model":"m"}', status: 400 },
    { path: "/v1/audio/transcriptions", method: "POST", body: "{}", status: 400 },
  ])("$method $path is answered $status", async ({ path, status, ...request }) => {
    const { model } = await connect();
    expect((await fetch(model.origin + path, request)).status).toBe(status);
  });
});
