import { describe, expect, test } from "vitest";
import { TURN } from "../../cues/turn.ts";
import { ANSWER_PHRASES } from "../../dialogue/compose/answer-phrases.ts";
import { BESIDE_PHRASES } from "../../dialogue/compose/beside-phrases.ts";
import { CHAT_PHRASES } from "../../dialogue/compose/chat-phrases.ts";
import { EXAMPLE_PHRASES } from "../../dialogue/compose/example-phrases.ts";
import { LIKED_SENTENCES } from "../../dialogue/compose/liked-sentences.ts";
import { worldOf } from "../../dialogue/compose/liked-worlds.ts";
import { sentencesOf } from "../../dialogue/compose/maths-text.ts";
import { NO_ATTEMPT_PHRASES } from "../../dialogue/compose/no-attempt-phrases.ts";
import { OPERATION_PHRASES } from "../../dialogue/compose/operation-phrases.ts";
import { SENTENCES } from "../../dialogue/compose/sentences.ts";
import type { Phrases } from "../../dialogue/compose/speaker.ts";
import { STEP_PHRASES } from "../../dialogue/compose/step-phrases.ts";
import { GUIDANCE_WORDS, NO_LINE } from "../../dialogue/safety/guidance.ts";
import { sanitise } from "../../dialogue/safety/index.ts";
import {
  MEANINGS as ENGLISH_MEANINGS,
  OTHER_MEANINGS,
  PARTS,
  PICTURES,
  PLACES,
  SENSES,
} from "../../dialogue/turn/meanings.ts";
import { CRITERIA, STEP_TITLES } from "../../plans/step-words.ts";
import { AFTER_GUIDANCE } from "../../sessions/after-guidance.ts";
import { BEFORE_WORDS } from "../../sessions/lesson/before-words.ts";
import { PERSON } from "../../sessions/lesson/move.ts";
import { PLAN_WAYS } from "../../sessions/lesson/plan-words.ts";
import { WHERE, ways } from "../../sessions/lesson/reply-words.ts";
import { SUMMARY_WORDS } from "../../sessions/lesson/summary.ts";
import { LIKES } from "../../profile.ts";
import type { Translations } from "../types.ts";
import { ANSWERS } from "./answers.ts";
import { BESIDE } from "./beside.ts";
import { CHAT } from "./chat.ts";
import { SPANISH } from "./index.ts";
import { LESSONS } from "./lessons.ts";
import { LIKED } from "./liked.ts";
import { MEANINGS } from "./meanings.ts";
import { SESSIONS } from "./sessions.ts";
import { STEPS } from "./steps.ts";

interface Table {
  readonly name: string;
  readonly banks: Readonly<Record<string, Phrases>>;
  readonly words: Translations;
}

interface Group {
  readonly [name: string]: string | Group;
}

/** All sentences of a table of tables. */
function leavesOf(group: Group): readonly string[] {
  return Object.values(group).flatMap((each) => (typeof each === "string" ? [each] : leavesOf(each)));
}

/** Sentences that are no ways to say the same. */
const apart = (sentences: readonly string[]) => Object.fromEntries(sentences.map((each) => [each, [each]]));

const OF_MEANINGS = [
  ...[ENGLISH_MEANINGS, OTHER_MEANINGS, PARTS, PLACES].flatMap(leavesOf),
  ...SENSES.map(({ means }) => means),
  ...Object.values(PICTURES).flatMap(({ means, parts = {}, scale = [], all = [] }) =>
    [means, Object.values(parts), scale, all].flat(),
  ),
];
const OF_SESSIONS = [...[SENTENCES, GUIDANCE_WORDS].flatMap(leavesOf), ...TURN.HOLDS.map(({ fact }) => fact), NO_LINE];

const OF_LIKED = [LIKED_SENTENCES, ...[null, ...LIKES].map((like) => ({ ...worldOf(like) }))].flatMap(leavesOf);

const OF_LESSONS = [
  PERSON,
  ...STEP_TITLES,
  ...[WHERE, BEFORE_WORDS, CRITERIA, SUMMARY_WORDS, AFTER_GUIDANCE].flatMap(leavesOf),
];

/** Which banks each table is for. */
const TABLES: readonly Table[] = [
  { name: "answers", banks: { ...ANSWER_PHRASES, ...NO_ATTEMPT_PHRASES }, words: ANSWERS },
  { name: "chat", banks: CHAT_PHRASES, words: CHAT },
  { name: "steps", banks: { ...STEP_PHRASES, ...OPERATION_PHRASES, ...EXAMPLE_PHRASES }, words: STEPS },
  { name: "beside", banks: BESIDE_PHRASES, words: BESIDE },
  { name: "meanings", banks: apart(OF_MEANINGS), words: MEANINGS },
  { name: "liked", banks: apart(OF_LIKED), words: LIKED },
  { name: "lessons", banks: { ...ways, ...PLAN_WAYS, ...apart(OF_LESSONS) }, words: LESSONS },
  { name: "sessions", banks: apart(OF_SESSIONS), words: SESSIONS },
];

/** What is never said to a child. */
const UNKIND = /[!¡]|(?<!\p{L})(?:mal(?!\p{L})|incorrect|equivocad|error|fácil|tont)/iu;
/** Words of English that Spanish does not have. */
const ENGLISH = /(?<![\p{L}{])(?:the|your?|this|that|with|and|of|is|are|what|when|how|for|to|it|not|yet)(?!\p{L})/iu;

/** What of a phrase is the same in every language: its gaps, and how each sentence ends. */
const bonesOf = (phrase: string) => ({
  gaps: (phrase.match(/\{\w+\}/gu) ?? []).toSorted(),
  ends: sentencesOf(phrase).map((sentence) => /[.?:,]$/u.exec(sentence)?.[0] ?? ""),
});

/** The first two words, whatever stands between and before them. */
const openingOf = (phrase: string) => (phrase.toLowerCase().match(/[\p{L}\p{N}{}]+/gu) ?? []).slice(0, 2).join(" ");

describe.each(TABLES)("[CMP12] $name in Spanish", ({ banks, words }) => {
  const all = Object.entries(words);

  test("every phrase is translated, and nothing else", () => {
    expect(Object.keys(words).toSorted()).toEqual([...new Set(Object.values(banks).flat())].toSorted());
  });

  test.for(all)("%s keeps its gaps and sentences", ([english, spanish]) => {
    expect(bonesOf(spanish)).toEqual(bonesOf(english));
  });

  test("a question is opened where it begins", () => {
    const halves = all.filter(([, spanish]) => /[¿?]/u.test(spanish.replaceAll(/(?<!\p{L})¿[^¿?.]+\?/gu, "")));
    expect(halves).toEqual([]);
  });

  test.for(Object.entries(banks))("no two phrases of %s begin alike", ([, bank]) => {
    const openings = bank.map((phrase) => openingOf(words[phrase] ?? ""));
    expect(openings.filter((opening, at) => openings.indexOf(opening) < at)).toEqual([]);
  });

  test("a phrase of two tables is said in one way", () => {
    expect(all.filter(([english, spanish]) => SPANISH[english] !== spanish)).toEqual([]);
  });

  test.for(all)("[CMP5] %s is said kindly, and in Spanish", ([, spanish]) => {
    expect(spanish).not.toMatch(UNKIND);
    expect(spanish.replaceAll(/\{\w+\}/gu, "")).not.toMatch(ENGLISH);
    const filled = spanish.replaceAll(/\{\w+\}/gu, "siete");
    expect(sanitise(filled)).toBe(filled);
  });
});
