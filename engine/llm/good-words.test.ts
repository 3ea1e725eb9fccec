import { expect, test } from "vitest";
import { checkWords } from "./check-words.ts";
import { GOOD_PLAN_WORDS, MORE_GOOD_WORDS } from "../../corpora/words/more-good-words.ts";
import { GOOD_WORDS, type GoodWords } from "../../corpora/words/good-words.ts";
import { makeContext } from "./item.fixture.ts";
import type { WordsCheck } from "./words.ts";

interface Said {
  readonly text: string;
  readonly check: WordsCheck;
}

const said = saidOf(GOOD_WORDS);
const saidMore = [
  ...saidOf(MORE_GOOD_WORDS),
  ...GOOD_PLAN_WORDS.map((text) => ({
    text,
    check: checkWords(text, makeContext(null, { mode: "plan", level: null, verdict: null })),
  })),
];

test("[CHW18] of 120 good hints, replies and explanations at least 92 of 100 are taken", () => {
  expect(said).toHaveLength(120);
  const refused = said.filter(({ check }) => !check.ok);
  expect.soft(refused.length / said.length).toBeLessThanOrEqual(0.08);
});

test("[CHW18] of good words in a teacher's own ways of speaking at least 92 of 100 are taken", () => {
  const refused = saidMore.filter(({ check }) => !check.ok);
  expect.soft(refused.length / saidMore.length).toBeLessThanOrEqual(0.08);
});

function saidOf(words: readonly GoodWords[]): readonly Said[] {
  return words.flatMap((given): readonly Said[] => {
    const { grade, hints, typed = [], turns = [], over = [] } = given;
    return [
      ...hints.map((text) => ({ text, check: checkWords(text, makeContext(given, { grade, mayQuote: typed })) })),
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
}
