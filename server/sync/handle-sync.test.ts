import { describe, expect, test } from "vitest";
import { hash64 } from "#engine/protocol/hash64";
import { MAX_BODY_BYTES, MAX_REQUEST_BYTES, SYNC_PROTOCOLS } from "#engine/protocol/sync";
import { ADA, deviceNamed, learnerNamed, makeChain, makeEvent, makeRequest, NOON } from "./events.fixture.ts";
import { answerSync, type SyncAnswer } from "./handle-sync.ts";
import { createMemoryServerDisk, createMemorySyncStore } from "./memory-store.ts";

async function send(text: string, sum: string | null = hash64(text)): Promise<SyncAnswer & { readonly body: object }> {
  const store = createMemorySyncStore(createMemoryServerDisk("epoch"));
  const answer = await answerSync({ store, now: () => NOON }, ADA, { text, sum });
  expect(answer.sum).toBe(hash64(answer.text));
  return { ...answer, body: JSON.parse(answer.text) as object };
}

describe("a request of sync", () => {
  test("[SYN23] a whole one is answered 200", async () => {
    const answer = await send(JSON.stringify(makeRequest(makeChain("tablet", 2))));
    expect(answer).toMatchObject({ status: 200, body: { head: 2, serverTime: NOON } });
  });

  test.for([
    { why: "no JSON", body: "<html>sign in</html>", status: 400, title: "malformed" },
    { why: "no object", body: "null", status: 400, title: "malformed" },
    { why: "an unknown field", body: { ...makeRequest([]), tenant: "other" }, status: 400, title: "malformed" },
    { why: "another protocol", body: { ...makeRequest([]), proto: 7 }, status: 426, title: "protocol" },
    {
      why: "another learner",
      body: makeRequest([], { learner: learnerNamed("Ben") }),
      status: 403,
      title: "foreign-learner",
    },
    {
      why: "an event of another learner",
      body: makeRequest([makeEvent({ seq: 1, learner: learnerNamed("Ben") })]),
      status: 403,
      title: "foreign-learner",
    },
    {
      why: "an event of another device",
      body: makeRequest(makeChain("tablet", 1), { device: deviceNamed("other") }),
      status: 400,
      title: "malformed",
    },
    {
      why: "a body too long",
      body: makeRequest([makeEvent({ seq: 1, body: "x".repeat(MAX_BODY_BYTES) })]),
      status: 413,
      title: "too-large",
    },
    { why: "a request too long", body: " ".repeat(MAX_REQUEST_BYTES + 1), status: 413, title: "too-large" },
  ])("[SYN23] refused: $why", async ({ body, status, title }) => {
    const answer = await send(typeof body === "string" ? body : JSON.stringify(body));
    expect(answer).toMatchObject({ status, body: { title } });
  });

  test("[SYN23] a request that was damaged on its way is refused, however well it can still be read", async () => {
    const text = JSON.stringify(makeRequest(makeChain("tablet", 1)));
    const damaged = text.replace('"grade":3', '"grade":8');
    expect(await send(damaged, hash64(text))).toMatchObject({ status: 400, body: { title: "damaged" } });
    expect(await send(text, null)).toMatchObject({ status: 400, body: { title: "damaged" } });
  });

  test("[SYN1] a version it does not speak is told which it does", async () => {
    const answer = await send(JSON.stringify({ proto: 99 }));
    expect(answer).toMatchObject({ status: 426, body: { speaks: SYNC_PROTOCOLS } });
  });
});
