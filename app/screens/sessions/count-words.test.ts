import { expect, test } from "vitest";
import { text } from "../../text/text.ts";
import { countWords } from "./count-words.ts";

const summary = { problems: 2, correct: 2, firstTry: 1 };
const finished = "2 problems, 2 right, 1 of them at the first try.";

test.for([
  [{ open: 0, gone: 0 }, finished],
  [{ open: 1, gone: 0 }, `${finished} One more was begun and left open.`],
  [
    { open: 1, gone: 2 },
    `${finished} One more was begun and left open. 2 of them come from an older version and cannot be shown any more.`,
  ],
] as const)("[SCR100] %o", ([counts, words]) => {
  expect(countWords(text, { summary, ...counts })).toBe(words);
});

test("[SCR100] where only an open problem is shown, nothing more was begun", () => {
  const none = { problems: 0, correct: 0, firstTry: 0 };
  expect(countWords(text, { summary: none, open: 1, gone: 0 })).toBe(
    "Nothing is finished yet. One was begun and left open.",
  );
});
