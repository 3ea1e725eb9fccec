import { expect, test } from "vitest";
import { splitSentences } from "./check-sentences.ts";

test.for([
  ["Look here. Then there.", ["Look here.", "Then there."], ""],
  ["Add 3.5 to it. And th", ["Add 3.5 to it."], "And th"],
  ["Use a fact, e.g. 2 times 3. Then", ["Use a fact, e.g. 2 times 3."], "Then"],
  ["Look at $3. x$ here. So", ["Look at $3. x$ here."], "So"],
  ['It says "add." Do it.', ['It says "add."', "Do it."], ""],
  ["Which is 3.", [], "Which is 3."],
  ["Is it? Yes", ["Is it?"], "Yes"],
] as const)("[CHW1] %s", ([text, whole, rest]) => {
  expect(splitSentences(text)).toEqual({ whole, rest });
});
