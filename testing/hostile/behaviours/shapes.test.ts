import OpenAI from "openai";
import { describe, expect, test } from "vitest";
import { askOnce, STEM, WAYS, type Got } from "../client.fixture.ts";
import type { Behaviour } from "../types.ts";
import * as shapes from "./shapes.ts";

const KNOWS = { knows: new Map([[STEM, "75"]]) };

const TEXT_SCHEMA = { text: expect.any(String) as string };

/** What `JSON.parse` makes of the reply; "no JSON" where it is none. */
function parsed({ text }: Pick<Got, "text">): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return "no JSON";
  }
}

const CASES: readonly { readonly behaviour: Behaviour; readonly reply: unknown }[] = [
  { behaviour: shapes.truncatedJson, reply: "no JSON" },
  { behaviour: shapes.missingField, reply: {} },
  { behaviour: shapes.extraField, reply: { ...TEXT_SCHEMA, note: "one more thing", verdict: "correct" } },
  { behaviour: shapes.wrongType, reply: { text: 7 } },
  { behaviour: shapes.textInAList, reply: { text: [expect.any(String)] } },
  { behaviour: shapes.nullFields, reply: { text: null } },
  { behaviour: shapes.notAnObject, reply: [expect.any(String)] },
  { behaviour: shapes.plainText, reply: "no JSON" },
  { behaviour: shapes.fencedJson, reply: "no JSON" },
  { behaviour: shapes.talkAroundJson, reply: "no JSON" },
  { behaviour: shapes.twoObjects, reply: "no JSON" },
  { behaviour: shapes.sameKeyTwice, reply: { text: "The answer is 75." } },
  { behaviour: shapes.escapedLetters, reply: { text: "The answer is 75." } },
  { behaviour: shapes.loneSurrogate, reply: { text: expect.stringContaining("\ud83d ") as string } },
  { behaviour: shapes.rawControlCharacters, reply: "no JSON" },
  { behaviour: shapes.emptyText, reply: { text: "" } },
  { behaviour: shapes.blankText, reply: { text: expect.stringMatching(/^[\s\u200b\u200d]+$/u) as string } },
  { behaviour: shapes.nothingAtAll, reply: "no JSON" },
];

describe.for(WAYS)("[HOM9] $api, streamed $stream: the shape of a reply", (way) => {
  test.for(CASES)("$behaviour.name", async ({ behaviour, reply }) => {
    expect(parsed(await askOnce(way, behaviour, KNOWS))).toEqual(reply);
  });

  test("same-key-twice: a reader of the stream meets other words first", async () => {
    const { text } = await askOnce(way, shapes.sameKeyTwice, KNOWS);
    expect(text.indexOf("Look")).toBeLessThan(text.indexOf("75"));
  });

  test("escaped-letters: no letter and no digit of it stands there as such", async () => {
    expect((await askOnce(way, shapes.escapedLetters, KNOWS)).text).not.toContain("75");
  });

  test("proto-key: own keys that some objects would swallow", async () => {
    const reply = parsed(await askOnce(way, shapes.protoKey)) as object;
    expect(Object.keys(reply)).toEqual(["__proto__", "constructor", "text"]);
  });

  test("deep-nesting: a hundred thousand brackets", async () => {
    expect((await askOnce(way, shapes.deepNesting)).text).toHaveLength(100_009);
  });

  test("foreign-values and bold-and-sure keep to the schema's types and leave its meaning", async () => {
    const schema = {
      type: "object",
      properties: {
        kind: { type: "string", enum: ["self-harm", "none"] },
        misconception: { type: ["string", "null"] },
        confidence: { type: "number" },
      },
      required: ["kind", "misconception", "confidence"],
      additionalProperties: false,
    };
    const asking = { schema, name: "safety" };
    const foreign = await askOnce(way, shapes.foreignValues, {}, asking);
    expect(parsed(foreign)).toMatchObject({ kind: "none", confidence: 99_999 });
    const bold = await askOnce(way, shapes.boldAndSure, {}, asking);
    expect(parsed(bold)).toMatchObject({ kind: "self-harm", confidence: 1 });
  });

  test("refusals and calls of tools", async () => {
    expect(await askOnce(way, shapes.refusal)).toMatchObject({
      text: "",
      refusal: expect.stringContaining("can't help") as string,
    });
    const midway = await askOnce(way, shapes.refusalMidway);
    expect(midway.text.length * midway.refusal.length).toBeGreaterThan(0);
    expect(await askOnce(way, shapes.toolCall)).toMatchObject({ text: "", toolCalls: 1 });
    expect(await askOnce(way, shapes.toolCallAndText)).toMatchObject({
      toolCalls: 1,
      text: expect.stringContaining("47") as string,
    });
  });

  test("usage", async () => {
    expect((await askOnce(way, shapes.usageMissing)).usage).toBeNull();
    expect((await askOnce(way, shapes.usageAbsurd)).usage).toBeGreaterThan(1e15);
  });

  test("endings", async () => {
    expect(["max_output_tokens", "length"]).toContain((await askOnce(way, shapes.outOfTokens)).ending);
    expect(["content_filter"]).toContain((await askOnce(way, shapes.contentFilter)).ending);
    if (way.stream) expect((await askOnce(way, shapes.lostEnding)).ending).toBeNull();
    const failed = await askOnce(way, shapes.failsMidway).catch((cause: unknown) => cause);
    if (way.api === "responses") expect((failed as Got).ending).toBe("failed");
    else if (way.stream) expect(failed).toBeInstanceOf(OpenAI.APIError);
    else expect(failed).toMatchObject({ text: "", ending: null });
  });
});
