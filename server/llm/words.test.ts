import { describe, expect, test } from "vitest";
import { eventsOf, requestsForAnswer, startProxy, STREAM } from "./proxy.fixture.ts";
import * as be from "#testing/hostile";
import { says, together, type Behaviour } from "#testing/hostile";
import { LlmStreamEvent, LLM_REPLIES, type LlmMode } from "./wire.ts";

const ANSWER = "61";
const requests = await requestsForAnswer(ANSWER);
const { hint, turn, diagnose, plan, safety, explain, teachback } = requests;

const GOOD = "Look at the ones first. How many ones do you see? Put them together.";

describe("[PRX14] words go out sentence by sentence, each checked with all before it", () => {
  test.for([
    { mode: "hint", body: hint },
    { mode: "turn", body: turn },
    { mode: "explain", body: explain },
    { mode: "teachback", body: teachback },
  ] as const)("$mode: as a stream and whole they are the same", async ({ mode, body }) => {
    const proxy = await startProxy({ behaviour: says(GOOD) });
    const response = await proxy.ask(mode, body, STREAM);
    expect(response.headers.get("Content-Type")).toContain("text/event-stream");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const events = eventsOf(await response.text());
    for (const event of events) expect(LlmStreamEvent.safeParse(event).success).toBe(true);
    expect(events.map(({ event }) => event)).toEqual(["sentence", "sentence", "sentence", "done"]);
    const done = LLM_REPLIES[mode].parse(events.at(-1)?.data);
    expect(events.slice(0, 3).map(({ data }) => data["text"])).toEqual(GOOD.split(/(?<=[.?]) /u));
    expect(events.slice(0, 3).map(({ data }) => data["source"])).toEqual([done.source, done.source, done.source]);
    expect(done).toMatchObject({ text: GOOD, source: { model: expect.any(String), prompt: expect.any(String) } });
    expect(await (await proxy.ask(mode, body)).json()).toEqual(done);
  });

  test("the first sentence is out before the model has said the last", async () => {
    const proxy = await startProxy({ behaviour: together(says(`${GOOD} ${GOOD}`), be.stallMidway) });
    const response = await proxy.ask("hint", hint, STREAM);
    const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain("Look at the ones first.");
    expect(proxy.model.requests[0]?.times.over).toBeNull();
    // Who leaves ends the call to the model too.
    await reader.cancel();
    await expect.poll(() => proxy.model.requests[0]?.times.brokenOff).toBe(true);
  });

  test.for([
    { what: "the answer", text: `Look at the ones first. The answer is ${ANSWER}. Well done.` },
    { what: "the answer in words", text: "Look at the ones first. Sixty-one it is. Then one more." },
    { what: "talk of itself", text: "Look at the ones first. As an AI language model I cannot help. Look again." },
  ])("$what ends it: what was said before stays, nothing follows", async ({ text }) => {
    const proxy = await startProxy({ behaviour: says(text) });
    const events = eventsOf(await (await proxy.ask("hint", hint, STREAM)).text());
    expect(events[0]).toMatchObject({ event: "sentence", data: { text: "Look at the ones first." } });
    expect(events.at(-1)).toEqual({ event: "stop", data: { why: "bad-reply" } });
    expect(JSON.stringify(events)).not.toMatch(/61|AI|one more/u);
    const whole = await proxy.ask("hint", hint);
    expect([whole.status, await whole.json()]).toEqual([502, expect.objectContaining({ why: "bad-reply" })]);
    expect(proxy.lines()[0]).toMatchObject({ status: "bad-reply", fault: expect.any(String) });
  });

  test.for([be.leak("digits"), be.leak("number-word"), be.leakAtOnce("digits"), be.escapedLetters, be.sameKeyTwice])(
    "no event holds the answer when the model tells it: $name",
    async (behaviour) => {
      const proxy = await startProxy({ behaviour, knows: () => ANSWER });
      for (const { mode, body } of [
        { mode: "hint", body: hint },
        { mode: "turn", body: turn },
      ]) {
        const events = eventsOf(await (await proxy.ask(mode, body, STREAM)).text());
        const said = JSON.stringify(events.map(({ data }) => data["text"]));
        expect(said).not.toMatch(/61|sixty.?one/iu);
        expect(events.at(-1)?.event).toBe("stop");
      }
    },
  );

  test.for(be.shapeBehaviours)("a reply of another shape is no reply: $name", async (behaviour) => {
    const proxy = await startProxy({ behaviour, knows: () => ANSWER, env: { MATHFLOW_LLM_RETRIES: "0" } });
    for (const mode of ["hint", "turn", "diagnose", "plan", "safety"] as const) {
      const response = await proxy.ask(mode, requests[mode]);
      const body = (await response.json()) as Readonly<Record<string, unknown>>;
      if (response.status === 200) expect(LLM_REPLIES[mode].safeParse(body).success).toBe(true);
      else expect(body).toMatchObject({ why: expect.any(String), status: response.status });
      expect(JSON.stringify(body)).not.toContain(`is ${ANSWER}`);
      expect(JSON.stringify(body)).not.toContain("isAdmin");
    }
  });
});

describe("[PRX15] data are measured by what is known of the problem", () => {
  const reply = (value: object): Behaviour => ({
    name: "reply",
    shape: () => ({ parts: [{ type: "text", text: JSON.stringify(value) }], usage: "fitting", ending: "complete" }),
  });

  test.for<{ mode: LlmMode; body: object; value: object; status: number }>([
    { mode: "diagnose", body: diagnose, value: finding({ misconception: null }), status: 200 },
    { mode: "diagnose", body: diagnose, value: finding({ misconception: "no-such-mistake" }), status: 502 },
    { mode: "diagnose", body: diagnose, value: finding({ confidence: 1.5 }), status: 502 },
    { mode: "diagnose", body: diagnose, value: finding({ step: 0 }), status: 502 },
    { mode: "diagnose", body: diagnose, value: finding({ category: "lazy" }), status: 502 },
    {
      mode: "plan",
      body: plan,
      value: { steps: [{ title: "Line up", description: "You line up the digits." }] },
      status: 200,
    },
    { mode: "plan", body: plan, value: { steps: [] }, status: 502 },
    { mode: "safety", body: safety, value: { kind: "none", severity: "none", confidence: 1 }, status: 200 },
    { mode: "safety", body: safety, value: { kind: "none", severity: "urgent", confidence: 1 }, status: 502 },
    { mode: "teachback", body: teachback, value: { met: [0], text: GOOD }, status: 200 },
    { mode: "teachback", body: teachback, value: { met: [7], text: GOOD }, status: 502 },
    { mode: "teachback", body: teachback, value: { met: [0, 0], text: GOOD }, status: 502 },
    { mode: "turn", body: turn, value: { category: "flattery", text: GOOD }, status: 502 },
  ])("$mode $value: $status", async ({ mode, body, value, status }) => {
    const proxy = await startProxy({ behaviour: reply(value) });
    expect((await proxy.ask(mode, body)).status).toBe(status);
  });

  test("the model names a mistake, the device gets its id", async () => {
    const { model, ask } = await startProxy();
    await ask("diagnose", diagnose);
    const data = model.requests[0]?.asked?.data ?? {};
    const [known] = data["misconceptions"] as readonly { readonly name: string }[];
    model.set(reply(finding({ misconception: known?.name })));
    const found = (await (await ask("diagnose", diagnose)).json()) as Readonly<Record<string, unknown>>;
    expect(known?.name).toMatch(/^[a-z-]+$/u);
    expect(found).toMatchObject({ misconception: expect.any(String), confidence: 0.6 });
    expect(found["misconception"]).not.toBe(known?.name);
  });
});

function finding(changes: object): object {
  return { category: "procedural", misconception: null, confidence: 0.6, step: null, ...changes };
}

describe("[PRX16] the same words are asked once, and kept ones cost nothing", () => {
  test.for(["hint", "explain"] as const)("%s", async (mode) => {
    const proxy = await startProxy({ behaviour: says(GOOD), env: { MATHFLOW_LLM_REQUESTS_PER_LEARNER: "1" } });
    const first = await (await proxy.ask(mode, requests[mode])).json();
    expect(await (await proxy.ask(mode, requests[mode])).json()).toEqual(first);
    const again = eventsOf(await (await proxy.ask(mode, requests[mode], STREAM)).text());
    expect(again.map(({ event }) => event)).toEqual(["sentence", "sentence", "sentence", "done"]);
    expect(again.at(-1)?.data).toEqual(first);
    expect(proxy.model.requests).toHaveLength(1);
    expect(proxy.lines().map(({ cached }) => cached)).toEqual([false, true, true]);
    // Another reader, another text: nothing is kept for that.
    expect((await proxy.ask(mode, { ...requests[mode], grade: 8 })).status).toBe(429);
  });

  test("words that may not be shown are not kept, and a conversation never is", async () => {
    const proxy = await startProxy({ behaviour: be.inTurn(says(`It is ${ANSWER}.`), says(GOOD)) });
    expect((await proxy.ask("hint", hint)).status).toBe(502);
    expect((await proxy.ask("hint", hint)).status).toBe(200);
    await proxy.ask("turn", turn);
    await proxy.ask("turn", turn);
    expect(proxy.model.requests).toHaveLength(4);
  });
});
