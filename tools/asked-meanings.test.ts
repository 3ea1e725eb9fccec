import { beforeAll, describe, expect, test } from "vitest";
import { loadBankFromFiles } from "../bank/factory/read-lists.ts";
import type { Content, MathProblemItem } from "#engine";
import { plainWords } from "../engine/dialogue/turn/asks-meaning.ts";
import { meaningOf, type WordPlace } from "../engine/dialogue/turn/glossary.ts";
import { MEANINGS, PICTURES, PLACES, SENSES } from "../engine/dialogue/turn/meanings.ts";
import { createTalkDesk } from "../engine/dialogue/turn/talk.fixture.ts";
import type { Lesson } from "../engine/items/lesson.ts";
import { createRng } from "../engine/random.ts";
import { triesOf } from "../testing/searches.ts";

const LEVELS = [1, 3, 5] as const;
/** Of each level [problems]. */
const OF_LEVEL = triesOf(4);
const ALWAYS = SENSES.filter(({ near }) => near.source === ".");
const WORDS = [...Object.keys(MEANINGS), ...ALWAYS.map(({ words }) => words)].flatMap((words) => words.split("|"));

let content: Content;
let lessons: readonly Lesson[];

beforeAll(async () => {
  content = await loadBankFromFiles();
  lessons = content.graph.nodes.flatMap(({ id }) => content.lesson(id) ?? []);
});

function sampled(): readonly MathProblemItem[] {
  return content.graph.nodes.flatMap(({ id }) =>
    LEVELS.flatMap((difficulty) => {
      const seeds = createRng(`words/${id}/${difficulty}`).shuffle(content.seeds(id, difficulty)).slice(0, OF_LEVEL);
      return seeds.map((seed) => {
        const opened = content.open({ blueprint: id, version: content.version(id), difficulty, seed });
        if (!opened.ok) throw new Error(opened.error.detail);
        return opened.value.item;
      });
    }),
  );
}

function placeOf(item: MathProblemItem): WordPlace {
  const id = content.graph.nodes.find((node) => node.id === item.meta.skill_id)?.id;
  return { item, lesson: id === undefined ? undefined : content.lesson(id), lessons, said: "" };
}

/** Words of the table that stand in the stem as they are; of one with several senses some problem has another. */
function wordsIn(item: MathProblemItem): readonly string[] {
  const text = ` ${plainWords(item.problem_content.stem.replaceAll(/\$[^$]*\$/gu, " | "))} `;
  return WORDS.filter((word) => word.length > 1 && text.includes(` ${word} `));
}

const WAYS = [
  (word: string) => `what does ${word} meen`,
  (word: string) => `i dont know what ${word} means`,
  (word: string) => `${word} ne demek`,
];

test("[TRN85] each word of the table that stands in a problem is explained, in whatever way it is asked", () => {
  const missed = sampled().flatMap((item) =>
    wordsIn(item).flatMap((word) =>
      WAYS.flatMap((way) =>
        meaningOf(way(word), placeOf(item)) === null ? [`${item.meta.skill_id}: ${way(word)}`] : [],
      ),
    ),
  );
  expect(missed).toEqual([]);
});

test("[TRN85] a word of one lesson is explained on the problems of another, but for what is true there alone", () => {
  const [item] = sampled();
  if (item === undefined) throw new Error("no problem");
  const words = new Set(lessons.flatMap(({ terms }) => terms.flatMap((term) => term.words)));
  const missed = [...words].filter((word) => meaningOf(`what does ${word} mean`, placeOf(item)) === null);
  const thereAlone = new Set([
    "bottom",
    "dot",
    "gap",
    "last",
    "middle",
    "open",
    "order",
    "point",
    "round",
    "sign",
    "space",
    "step",
    "steps",
    "top",
  ]);
  expect(missed.filter((word) => !thereAlone.has(word))).toEqual([]);
});

test("[TRN85] no plain answer is taken for the question what a word means", () => {
  const taken = sampled().flatMap((item) =>
    wordsIn(item)
      .flatMap((word) => [`12 ${word}`, `it is 3 ${word}`, word, `the answer is 7 ${word}`, `is it 4 ${word}?`])
      .filter((text) => meaningOf(text, placeOf(item)) !== null),
  );
  expect(taken).toEqual([]);
});

describe("the table", () => {
  const all = [
    ...Object.values(MEANINGS),
    ...SENSES.map(({ means }) => means),
    ...Object.values(PICTURES).flatMap(({ means, scale = means }) => [means, scale]),
    ...Object.values(PLACES),
  ];

  test("[TRN85] has one short sentence for each word, in the style of the house", () => {
    const odd = all.filter(
      (means) =>
        means.split(" ").length > 23 || !/^[A-Z][^!?]*\.$/u.test(means) || /\b(?:wrong|easy|just)\b/u.test(means),
    );
    expect(odd).toEqual([]);
  });
});

test("[TRN85] over the bank a meaning is told on the problem, and nothing is marked", () => {
  const untold = content.graph.nodes.flatMap(({ id }) => {
    const desk = createTalkDesk(id, content);
    const [word] = wordsIn(desk.item());
    if (word === undefined) return [];
    const reply = desk.say(`what does ${word} mean`);
    return reply.act === "teach" && desk.problem().attempts === 0
      ? []
      : [`${id}: ${word}: ${reply.act}: ${reply.text}`];
  });
  expect(untold).toEqual([]);
});
