import { expect, test } from "vitest";
import { checkWords } from "./check-words.ts";
import { GOOD_WORDS } from "./good-words.fixture.ts";
import { makeContext } from "./item.fixture.ts";
import type { WordsCheck } from "./words.ts";

interface Said {
  readonly text: string;
  readonly check: WordsCheck;
}

const said = GOOD_WORDS.flatMap((given): readonly Said[] => {
  const { grade, hints, turns = [], over = [] } = given;
  return [
    ...hints.map((text) => ({ text, check: checkWords(text, makeContext(given, { grade })) })),
    ...turns.map(([pupil, text]) => {
      const context = makeContext(given, { grade, mode: "turn", level: null, mayQuote: [pupil] });
      return { text, check: checkWords(text, context) };
    }),
    ...over.map((text) => {
      const context = makeContext(given, { grade, mode: "explain", level: null, over: true, verdict: null });
      return { text, check: checkWords(text, context) };
    }),
  ];
});

test("[CHW18] of 120 good hints, replies and explanations at least 85 of 100 are taken", () => {
  expect(said).toHaveLength(120);
  const refused = said.filter(({ check }) => !check.ok);
  expect.soft(refused.length / said.length).toBeLessThanOrEqual(0.15);
});
