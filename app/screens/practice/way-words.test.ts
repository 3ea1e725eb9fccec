import { expect, test } from "vitest";
import { text } from "../../text/text.ts";
import { wayWords } from "./way-words.ts";

test.for([
  [{ type: "alone-after-steps", n: 1 }, "After the steps of one problem you did the next one like it on your own."],
  [{ type: "alone-after-steps", n: 2 }, "After the steps of one problem you did the next two like it on your own."],
  [{ type: "alone-after-hint", n: 2 }, "After a hint you did the next two like it on your own."],
  [{ type: "kept-trying", n: 3 }, "One problem took three tries, and you stayed with it until it was right."],
  [{ type: "kept-trying", n: 14 }, "One problem took 14 tries, and you stayed with it until it was right."],
  [{ type: "all-alone", n: 7 }, "You did all seven on your own, each at the first try."],
] as const)("[SCR101] %o", ([way, words]) => {
  expect(wayWords(text, way)).toBe(words);
});
