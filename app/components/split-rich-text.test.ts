import { describe, expect, test } from "vitest";
import { richTextToPlain, splitRichText, type RichPiece } from "./split-rich-text.ts";

const words = (text: string): RichPiece => ({ type: "words", text });
const maths = (text: string): RichPiece => ({ type: "maths", text });

describe("[APP7] stems", () => {
  test.for<readonly [string, readonly RichPiece[]]>([
    ["", []],
    ["No maths", [words("No maths")]],
    ["What is $3 + 4$?", [words("What is "), maths("3 + 4"), words("?")]],
    ["$x$", [maths("x")]],
    ["$a$$b$", [maths("a"), maths("b")]],
    ["A pen costs \\$3.", [words("A pen costs $3.")]],
    ["Pay $\\$3 + \\$4$ now", [words("Pay "), maths("\\$3 + \\$4"), words(" now")]],
    ["Only one $ sign", [words("Only one $ sign")]],
    ["\\$5 and $5$", [words("$5 and "), maths("5")]],
    ["ends in \\", [words("ends in \\")]],
  ])("%s", ([source, pieces]) => {
    expect(splitRichText(source)).toEqual(pieces);
  });

  test("as plain text, for titles", () => {
    expect(richTextToPlain("\\$4 is $4$ dollars")).toBe("$4 is 4 dollars");
  });
});
