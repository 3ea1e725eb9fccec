import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { redact } from "./redact.ts";
import { safetyOf } from "./safety-of.ts";

const arbWords = fc
  .array(
    fc.constantFrom(
      "i",
      "want",
      "to",
      "my",
      "dad",
      "hits",
      "kill",
      "me",
      "@",
      ".",
      "07700",
      "900",
      "12",
      " ",
      "f*ck",
      "is",
      "at",
      "school",
      "😭",
      "\n",
    ),
    { maxLength: 900 },
  )
  .map((words) => words.join(" "));
const arbText = fc.oneof(fc.string({ unit: "binary", maxLength: 3000 }), arbWords);

describe("[SFT8] any text", () => {
  test("gets the same finding twice", () => {
    fc.assert(
      fc.property(arbText, (text) => {
        expect(safetyOf(text)).toEqual(safetyOf(text));
      }),
    );
  });

  test("past the limit changes nothing", () => {
    fc.assert(
      fc.property(arbText, (text) => {
        const long = text.slice(0, 1900).padEnd(2000, " 7");
        expect(safetyOf(`${long} i want to kill myself`)).toEqual(safetyOf(long));
      }),
    );
  });

  test("is redacted to a text that has nothing left to take out", () => {
    fc.assert(
      fc.property(arbText, (text) => {
        const once = redact(text);
        expect(redact(once)).toBe(once);
      }),
    );
  });
});
