import { describe, expect, test } from "vitest";
import { DIFFICULTIES, buildItem, translated, type Lesson, type MathProblemItem } from "#engine";
import { drawContext } from "../blueprints/contexts.ts";
import { findBlueprint } from "../blueprints/index.ts";
import { sentencesOf } from "../../engine/dialogue/compose/maths-text.ts";
import { translatedLesson } from "../../engine/items/lesson.ts";
import { findLeak } from "../../engine/hints/find-leak.ts";
import { importLessons, STRANDS } from "../strands.ts";
import { triesOf } from "../../testing/searches.ts";
import { BLUEPRINT_WORDS, LESSON_WORDS } from "./index.ts";

/** Words of English that Spanish does not have. */
const ENGLISH =
  /(?<!\p{L})(?:the|your?|this|with|and|of|is|are|what|when|how|for|to|tens?|ones|hundreds?|box)(?!\p{L})/iu;
/** What is never said to a child. */
const UNKIND = /[!¡]|\b(?:incorrect|equivocad|mal\b|error|fácil|tont)/iu;
const SEEDS = triesOf(60);

/** All that is said to a child about an item, by what it is for. */
function textsOf(item: MathProblemItem): Readonly<Record<string, string>> {
  return {
    stem: item.problem_content.stem,
    ...(item.problem_content.spoken === undefined ? {} : { spoken: item.problem_content.spoken }),
    ...Object.fromEntries((item.hints ?? []).map((hint, at) => [`hint ${at + 1}`, hint])),
    ...Object.fromEntries(
      item.solution_logic.steps.flatMap(({ explanation, math }, at) => [
        [`step ${at + 1}`, explanation],
        [`math ${at + 1}`, math],
      ]),
    ),
    ...Object.fromEntries(
      item.misconceptions.flatMap(({ id, explanation = "", hint_ladder: ladder }) => [
        [id, explanation],
        ...ladder.map((hint, at) => [`${id} hint ${at + 1}`, hint]),
      ]),
    ),
  };
}

/** Everything in an item that is no text to a child. */
function bonesOf(item: MathProblemItem): unknown {
  const { problem_content: content, solution_logic: solution, answer_spec: spec, misconceptions } = item;
  return {
    meta: item.meta,
    answer: [spec.kind, solution.final_answer_canonical, spec.parts?.map(({ canonical }) => canonical)],
    choices: spec.ui.choices.length,
    values: solution.steps.map(({ value }) => value),
    errors: misconceptions.map(({ id, trigger, divergence_step_index: step }) => [id, trigger, step]),
    picture: content.diagram?.type,
  };
}

/** Every text in a picture, without the name of its kind. */
function wordsOf(picture: unknown): readonly string[] {
  if (typeof picture === "string") return [picture];
  if (typeof picture !== "object" || picture === null) return [];
  return Object.entries(picture).flatMap(([key, value]) => (key === "type" ? [] : wordsOf(value)));
}

const numbersIn = (text: string) => (text.replaceAll("{,}", "").match(/\d+(?:\.\d+)?/gu) ?? []).toSorted();

describe.each(Object.entries(BLUEPRINT_WORDS))("%s in Spanish", (skill, words) => {
  const found = findBlueprint(skill);
  if (found === undefined) throw new Error(`there is no skill ${skill}`);
  const { blueprint } = found;
  const pairs = DIFFICULTIES.flatMap((difficulty) =>
    Array.from({ length: SEEDS }, (_, seed) => {
      const [own, other] = [blueprint, translated(blueprint, words)].map((one) =>
        buildItem(one, difficulty, seed, drawContext),
      );
      return own?.ok === true && other?.ok === true ? [[own.value.item, other.value.item] as const] : [];
    }).flat(),
  );

  test("[ITM10] numbers, answers and errors are those of the English item", () => {
    for (const [own, other] of pairs) {
      expect(bonesOf(other)).toEqual(bonesOf(own));
      const [english, spanish] = [textsOf(own), textsOf(other)];
      expect(Object.keys(spanish)).toEqual(Object.keys(english));
      const differing = Object.keys(english).filter(
        (name) => numbersIn(english[name] ?? "").join() !== numbersIn(spanish[name] ?? "").join(),
      );
      expect(differing.map((name) => [english[name], spanish[name]])).toEqual([]);
    }
  });

  test("[ITM10] nothing of it is English, unkind or empty, and no hint tells more than the English one", () => {
    for (const [own, other] of pairs) {
      const english = textsOf(own);
      for (const [name, text] of Object.entries(textsOf(other))) {
        expect([name, text, ENGLISH.exec(text)?.[0], UNKIND.exec(text)?.[0]]).toEqual([
          name,
          text,
          undefined,
          undefined,
        ]);
        expect(text).toMatch(/\S/u);
        expect([text, sentencesOf(text).length]).toEqual([text, sentencesOf(english[name] ?? "").length]);
      }
      expect(wordsOf(other.problem_content.diagram).filter((text) => ENGLISH.test(text))).toEqual([]);
      const { canonical, kind } = { canonical: own.solution_logic.final_answer_canonical, kind: own.answer_spec.kind };
      if (own.answer_spec.parts !== undefined || kind === undefined) continue;
      for (const hint of [...(other.hints ?? []), ...other.misconceptions.flatMap(({ hint_ladder: ladder }) => ladder)])
        expect([hint, findLeak({ stem: other.problem_content.stem, expected: canonical, kind, hint }).leaks]).toEqual([
          hint,
          false,
        ]);
    }
  });
});

const lessons = (await Promise.all(STRANDS.map((strand) => importLessons(strand)))).flat();

/** All that a lesson says, by what it is for. */
function saidIn(lesson: Lesson): Readonly<Record<string, string>> {
  const { idea, again, picture, check, checkAgain, commonError, rubric, terms, answers, asks = [], use } = lesson;
  const { misconception: _misconception, ...told } = commonError;
  const inOrder = {
    idea,
    picture: wordsOf(picture),
    choice: check.choices,
    "when not": check.whenNot,
    "second choice": checkAgain?.choices ?? [],
    "second when not": checkAgain?.whenNot ?? [],
    error: Object.values(told),
    point: rubric.flatMap((point) => [point.idea, point.ask]),
    term: terms.map(({ means }) => means),
    answer: answers.map(({ say }) => say),
    ask: asks.map(({ say }) => say),
  };
  return {
    again,
    use,
    question: check.question,
    "when right": check.whenRight,
    "second question": checkAgain?.question ?? "",
    "second when right": checkAgain?.whenRight ?? "",
    ...Object.fromEntries(
      Object.entries(inOrder).flatMap(([name, texts]) => texts.map((text, at) => [`${name} ${at + 1}`, text])),
    ),
  };
}

/** Everything in a lesson that is no text to a child: of a picture, its numbers. */
function lessonBonesOf({ picture, check, checkAgain, commonError, answers, asks, ...rest }: Lesson): unknown {
  const numbers = JSON.stringify(picture, (_key, value: unknown) =>
    typeof value === "string" ? (/^[+\d]*$/u.test(value) ? value : "") : value,
  );
  return {
    ids: [rest.skill, rest.version, rest.createdOn, rest.example],
    picture: [picture.type, numbers],
    right: [check.right, checkAgain?.right, commonError.misconception],
    answers: answers.map(({ frames, concept, when }) => [frames, concept, when]),
    asks: asks?.map(({ of }) => of),
  };
}

describe.each(Object.entries(LESSON_WORDS))("the lesson on %s in Spanish", (skill, words) => {
  const own = lessons.find((lesson) => lesson.skill === skill);
  if (own === undefined) throw new Error(`there is no lesson on ${skill}`);
  const other = translatedLesson(own, words);
  const [english, spanish] = [saidIn(own), saidIn(other)];

  test("[ITM10] questions, numbers and sentences are those of the English lesson", () => {
    expect(lessonBonesOf(other)).toEqual(lessonBonesOf(own));
    expect([words.answers.length, words.asks?.length]).toEqual([own.answers.length, own.asks?.length]);
    expect(Object.keys(spanish)).toEqual(Object.keys(english));
    for (const [name, text] of Object.entries(spanish)) {
      const told = english[name] ?? "";
      expect([text, numbersIn(text).join(), sentencesOf(text).length]).toEqual([
        text,
        numbersIn(told).join(),
        sentencesOf(told).length,
      ]);
    }
  });

  test("[ITM10] nothing of it is English or unkind", () => {
    const amiss = Object.values(spanish).filter((text) => ENGLISH.test(text) || UNKIND.test(text));
    expect(amiss).toEqual([]);
  });

  test("[ITM10] its terms are found by words of both languages, each by one, and its points by Spanish ones", () => {
    const found = other.terms.flatMap((term) => term.words);
    expect(new Set(found).size).toBe(found.length);
    for (const [at, { words: both }] of other.terms.entries()) {
      const known = own.terms[at]?.words ?? [];
      expect(both.slice(-known.length)).toEqual(known);
      expect(both.length).toBeGreaterThan(known.length);
    }
    const typed = [...found, ...other.rubric.flatMap((point) => point.words)];
    expect(typed.filter((word) => word !== word.toLowerCase())).toEqual([]);
    for (const { words: points } of other.rubric) {
      expect(points.filter((word) => ENGLISH.test(word))).toEqual([]);
      // Many children type no accents.
      const plain = points.map((word) => word.normalize("NFD").replaceAll("\u0301", "").normalize("NFC"));
      expect(plain.filter((word) => !points.includes(word))).toEqual([]);
    }
  });
});
