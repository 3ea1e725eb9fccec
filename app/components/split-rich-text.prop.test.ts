import fc from "fast-check";
import { expect, test } from "vitest";
import { splitRichText } from "./split-rich-text.ts";

const arbSource = fc.array(fc.constantFrom("$", "\\$", "\\", "a", " ", "1", "{", "}")).map((parts) => parts.join(""));

test("[APP7] nothing of a text is lost but paired dollar signs and the backslash of money", () => {
  fc.assert(
    fc.property(arbSource, (source) => {
      const kept = splitRichText(source).map(({ text }) => text);
      const letters = (text: string): string => text.replaceAll(/[$\\]/gu, "");
      expect(letters(kept.join(""))).toBe(letters(source));
    }),
  );
});

test("[APP7] words and formulas written one after another are found again", () => {
  const arbWord = fc.string({ unit: fc.constantFrom("a", "b", " ", "3"), minLength: 1 });
  fc.assert(
    fc.property(fc.array(fc.tuple(arbWord, arbWord)), (pairs) => {
      const source = pairs.map(([word, formula]) => `${word}$${formula}$`).join("");
      expect(splitRichText(source)).toEqual(
        pairs.flatMap(([word, formula]) => [
          { type: "words", text: word },
          { type: "maths", text: formula },
        ]),
      );
    }),
  );
});
