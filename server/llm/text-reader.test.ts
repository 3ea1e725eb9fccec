import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createTextReader } from "./text-reader.ts";
import { triesOf } from "../../testing/searches.ts";

function readAll(json: string, size = 1): string | undefined {
  const reader = createTextReader();
  let text: string | undefined = "";
  for (let at = 0; at < json.length; at += size) text = reader.read(json.slice(at, at + size));
  return text;
}

describe("[PRX25] the field `text` is read as it comes", () => {
  test.for<{ json: string; text: string | undefined }>([
    { json: "", text: "" },
    { json: ' {"te', text: "" },
    { json: '{"text":"Look at', text: "Look at" },
    { json: '{"text":"a\\n\\u0041\\"b\\"\\\\', text: 'a\nA"b"\\' },
    { json: '{"text":"a\\', text: "a" },
    { json: '{"text":"a\\u00', text: "a" },
    { json: '{"category":"stuck","text":"Look', text: "Look" },
    { json: '{"met":[0,1],"text":"Look', text: "Look" },
    { json: '{"met":[{"text":"inner"}],"text":"outer"}', text: "outer" },
    { json: '{"steps":[{"text":"inner"', text: "" },
    { json: '{"a":"text","b":"Look', text: "" },
    { json: '{"te\\u0078t":"Look', text: "Look" },
    { json: '{"text":"one","text":"two', text: "two" },
    { json: '{"text":7,"b":"c', text: "" },
    { json: '["text","Look"]', text: undefined },
    { json: "Here it is: {", text: undefined },
    { json: '{"text":"a"}{"text":"b"}', text: undefined },
    { json: '{"text":"a"} and so on', text: undefined },
    { json: '{"text":"a\nb"}', text: undefined },
    { json: '{"text":"\\x41"}', text: undefined },
    { json: '{"text":"\\uZZZZ"}', text: undefined },
    { json: `{"text":${"[".repeat(50_000)}`, text: undefined },
  ])("$json gives $text", ({ json, text }) => {
    expect(readAll(json)).toBe(text);
    expect(readAll(json, 3)).toBe(text);
    expect(readAll(json, json.length + 1)).toBe(text);
  });

  test("whatever JSON says, in whatever pieces", () => {
    const arbValue = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.array(fc.tuple(fc.string(), arbValue), { maxLength: 4 }),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        (text, others, size, last) => {
          const more = others.filter(([name]) => name !== "text");
          const entries = last ? [...more, ["text", text]] : [["text", text], ...more];
          const json = JSON.stringify(Object.fromEntries(entries));
          expect(readAll(json, size)).toBe((JSON.parse(json) as { readonly text: string }).text);
        },
      ),
      { numRuns: triesOf(100) },
    );
  });

  test("the text only grows while a string comes in", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const reader = createTextReader();
        let before = "";
        for (const character of JSON.stringify({ text })) {
          const now = reader.read(character) ?? "";
          expect(now.startsWith(before)).toBe(true);
          before = now;
        }
        expect(before).toBe(text);
      }),
    );
  });
});
