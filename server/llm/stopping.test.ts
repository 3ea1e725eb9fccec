import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { eventsOf, requestsFor, startProxy, STREAM } from "./proxy.fixture.ts";
import * as be from "#testing/hostile";
import { says, together } from "#testing/hostile";

const { hint, turn, diagnose, safety } = await requestsFor("g2.add2c");
const WORDS = "Look at the ones first. How many ones do you see? Put them together. Then look at the tens.";
const PATIENT = { MATHFLOW_LLM_TOTAL_MS: "120000", MATHFLOW_LLM_FIRST_WORD_MS: "120000" };

describe("[PRX21] stopping ends words under way", () => {
  test.for([
    { what: "in the middle of words", behaviour: together(says(`${WORDS} ${WORDS}`), be.stallMidway), sentences: true },
    { what: "before the first word", behaviour: be.stallBeforeFirstWord, sentences: false },
    { what: "before the first byte", behaviour: be.stallBeforeFirstByte, sentences: false },
  ])("$what: the reader is told, the call to the model is cut", async ({ behaviour, sentences }) => {
    const proxy = await startProxy({ behaviour, env: PATIENT });
    const asked = proxy.ask("turn", turn, STREAM);
    await expect.poll(() => proxy.model.requests[0]?.asked).toBeTruthy();
    const response = sentences ? await asked : undefined;
    const closed = proxy.close();
    const events = eventsOf(await (response ?? (await asked)).text());
    await closed;
    expect(events.at(-1)).toEqual({ event: "stop", data: { why: "unavailable" } });
    expect(events.length > 1).toBe(sentences);
    await expect.poll(() => proxy.model.requests[0]?.times.brokenOff).toBe(true);
    // What it may have cost is known to the ledger before it is closed, and to the log.
    expect(proxy.lines()).toMatchObject([{ status: "unavailable", detail: "cancelled" }]);
  });

  test("whole answers and those that wait for their turn end too", async () => {
    const env = { ...PATIENT, MATHFLOW_LLM_CONCURRENT: "1", MATHFLOW_LLM_QUEUE: "2" };
    const proxy = await startProxy({ behaviour: be.stallBeforeFirstByte, env });
    const calls = [proxy.ask("diagnose", diagnose), proxy.ask("hint", hint), proxy.ask("turn", turn)];
    calls.push(proxy.ask("safety", safety));
    // The first answer says that there is no more room: all have arrived.
    await Promise.race(calls);
    await expect.poll(() => proxy.model.requests.length).toBe(1);
    await proxy.close();
    // Cut off after three seconds they would have no answer.
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    const statuses = proxy.lines().map(({ status }) => status);
    expect(statuses).toEqual(["busy", "unavailable", "unavailable", "unavailable"]);
    expect(proxy.model.requests).toHaveLength(1);
  });

  test("a reader who never reads does not hold it up", async () => {
    const proxy = await startProxy({ behaviour: be.stallMidway, env: PATIENT });
    const { port } = new URL(proxy.url);
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => {});
    socket.pause();
    const body = JSON.stringify(turn);
    const head = `POST /v1/llm/turn HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/event-stream\r\n`;
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    await expect.poll(() => proxy.model.requests.length).toBe(1);
    await proxy.close();
    socket.destroy();
  });

  test("asked to close twice, it closes once", async () => {
    const proxy = await startProxy();
    await Promise.all([proxy.close(), proxy.close()]);
    await proxy.close();
    await expect(proxy.ask("turn", turn)).rejects.toThrow();
  });
});
