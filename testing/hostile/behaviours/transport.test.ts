import OpenAI from "openai";
import { describe, expect, test } from "vitest";
import { ask, askOnce, connect, WAYS, type Way } from "../client.fixture.ts";
import type { RunningModel } from "../types.ts";
import * as transport from "./transport.ts";

const FRIENDLY = /^\{"text":"Look at the numbers 47 and 28 once more\./u;

/** The client's error, or what it got. */
async function outcome(way: Way, behaviour: (typeof transport.transportBehaviours)[number]): Promise<unknown> {
  return askOnce(way, behaviour).catch((cause: unknown) => cause);
}

/** Asks, reads `bytes` of the answer (none: not even its head is waited for), then leaves. */
async function leaveAfter(model: RunningModel, way: Way, bytes: number): Promise<string> {
  const leave = new AbortController();
  const address = way.api === "chat" ? "chat/completions" : "responses";
  const body = { model: "m", input: "{}", messages: [{ role: "user", content: "{}" }], stream: way.stream };
  const answer = fetch(`${model.url}/${address}`, { method: "POST", body: JSON.stringify(body), signal: leave.signal });
  answer.catch(() => {});
  await expect.poll(() => model.requests[0]?.behaviour).toBeTypeOf("string");
  let text = "";
  if (bytes > 0) {
    for await (const chunk of (await answer).body ?? []) {
      text += Buffer.from(chunk as Uint8Array).toString();
      if (text.length >= bytes) break;
    }
  }
  expect(model.requests[0]?.times.brokenOff).toBeNull();
  leave.abort();
  await expect.poll(() => model.requests[0]?.times.brokenOff).toBe(true);
  return text;
}

describe.for(WAYS)("[HOM8] $api, streamed $stream: on the line", (way) => {
  test("drip: whatever the pieces are, the words are whole", async () => {
    expect((await askOnce(way, transport.drip())).text).toMatch(FRIENDLY);
  });

  test.for([transport.slow(1), transport.late(20)])("$name: words come", async (behaviour) => {
    expect((await askOnce(way, behaviour)).text).toMatch(FRIENDLY);
  });

  test("stall before the first byte: the client's time-out, and the model sees it leave", async () => {
    const { client, model } = await connect({ behaviour: transport.stallBeforeFirstByte }, 300);
    await expect(ask(client, way)).rejects.toBeInstanceOf(OpenAI.APIConnectionTimeoutError);
    await expect.poll(() => model.requests[0]?.times.brokenOff).toBe(true);
  });

  test.for([
    { behaviour: transport.stallBeforeFirstByte, bytes: 0 },
    { behaviour: transport.stallAfterHead, bytes: 0 },
    { behaviour: transport.stallMidway, bytes: 60 },
    { behaviour: transport.endless, bytes: 30_000 },
    { behaviour: transport.endlessComments, bytes: 300 },
  ])("$behaviour.name: the line stays open until the client leaves", async ({ behaviour, bytes }) => {
    const { model } = await connect({ behaviour });
    expect((await leaveAfter(model, way, bytes)).length).toBeGreaterThanOrEqual(bytes);
  });

  test("cut before the first byte: a connection error", async () => {
    expect(await outcome(way, transport.cutBeforeFirstByte)).toBeInstanceOf(OpenAI.APIConnectionError);
  });

  test("cut midway: an error after some words", async () => {
    expect(await outcome(way, transport.cutMidway)).toBeInstanceOf(Error);
  });

  test("oversized: twenty megabytes arrive", async () => {
    const got = await askOnce(way, transport.oversized);
    expect(way.stream ? got.text.length : 20_000_000).toBeGreaterThan(19_000_000);
    if (!way.stream) expect(got.text).toMatch(FRIENDLY);
  });

  test("zip bomb: the client unpacks it and finds the words", async () => {
    expect((await askOnce(way, transport.zipBomb)).text).toMatch(FRIENDLY);
  });

  test("invalid UTF-8: replacement characters among the words", async () => {
    const { text } = await askOnce(way, transport.invalidUtf8);
    expect(JSON.parse(text)).toEqual({ text: expect.stringContaining("\uFFFD\uFFFD(") as string });
  });

  test("everything twice: the same words again, or no JSON", async () => {
    const got = await outcome(way, transport.everythingTwice);
    if (!way.stream) expect(got).toBeInstanceOf(Error);
    else expect((got as { text: string }).text).toMatch(/^(.{5})\1(.{5})\2/u);
  });

  test("words after the end: a chat client has stopped listening, others hear them", async () => {
    const got = await outcome(way, transport.wordsAfterTheEnd);
    if (!way.stream) expect(got).toBeInstanceOf(Error);
    else expect((got as { text: string }).text.endsWith(" The answer is 75.")).toBe(way.api === "responses");
  });

  test.for([transport.garbage, transport.emptyBody, transport.loginPage])("$name: no words", async (behaviour) => {
    const got = await outcome(way, behaviour);
    if (got instanceof Error) return;
    expect((got as { text?: string }).text ?? "").toBe("");
  });
});

test("[HOM8] closing ends answers that never end", async () => {
  const { client, model } = await connect({ behaviour: transport.endless });
  const asking = ask(client, WAYS[1]).catch((cause: unknown) => cause);
  await expect.poll(() => model.requests[0]?.behaviour).toBe("endless");
  await model.close();
  expect(await asking).toBeInstanceOf(Error);
});
