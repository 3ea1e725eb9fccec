import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { jsonBody, jsonPieces } from "./json-stream.ts";

async function* pagesOf(...pages: readonly (readonly unknown[])[]) {
  for (const page of pages) {
    await setImmediate();
    yield page;
  }
}

async function write(value: unknown): Promise<string> {
  let text = "";
  for await (const piece of jsonPieces(value)) text += piece;
  return text;
}

describe("[IDN52] JSON in pieces", () => {
  test.for([{}, [], null, "a", { a: [1, { b: null }], '"': { c: {} } }])(
    "is that of a plain value: %j",
    async (value) => {
      expect(await write(value)).toBe(JSON.stringify(value));
    },
  );

  test("has pages as one list, and leaves out what is not there", async () => {
    const value = { log: { rows: pagesOf([1, { a: 2 }], [], [3]) }, none: pagesOf(), not: undefined };
    expect(await write(value)).toBe('{"log":{"rows":[1,{"a":2},3]},"none":[]}');
  });

  test("goes out whole where it is short, and as it is read where it is long", async () => {
    expect(await jsonBody({ rows: pagesOf([1]) })).toBe('{"rows":[1]}');
    let read = 0;
    async function* endless() {
      for (;;) {
        read += 1;
        yield ["x".repeat(10_000)];
      }
    }
    const body = await jsonBody({ rows: endless() });
    if (typeof body === "string") throw new Error("it is long");
    const reader = body.getReader();
    expect(new TextDecoder().decode((await reader.read()).value).slice(0, 12)).toBe('{"rows":["xx');
    expect(read).toBeLessThan(12);
    await reader.cancel();
  });

  test("fails before anything is out where it fails at the beginning, and breaks off where it fails later", async () => {
    async function* failing(after: number) {
      for (let n = 0; n < after; n++) yield ["x".repeat(10_000)];
      throw new Error("gone");
    }
    await expect(jsonBody({ rows: failing(3) })).rejects.toThrow("gone");
    const body = await jsonBody({ rows: failing(20) });
    await expect(new Response(body).text()).rejects.toThrow("gone");
  });
});
