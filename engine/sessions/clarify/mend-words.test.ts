import { expect, test } from "vitest";
import { mendWords } from "./mend-words.ts";

const telling = new Set(["middle", "different", "denominator", "perimeter", "short", "count", "counts"]);
const vocabulary = { telling, isKnown: (word: string) => telling.has(word) };

test.for([
  ["the middel one", "the middle one"],
  ["diffrent bottoms", "different bottoms"],
  ["denominater", "denominator"],
  ["perimiter", "perimeter"],
] as const)("[CLR24] %s", ([said, mended]) => {
  expect(mendWords(said, vocabulary)).toBe(mended);
});

test.for(["sport", "a coumt", "angle"])("[CLR24] %s stays, which is another word or near to two", (said) => {
  expect(mendWords(said, vocabulary)).toBe(said);
});
