import type { SkillId } from "../../ids.ts";
import type { Lesson } from "../../items/lesson.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { matchLesson, tellingWords, type LessonMatch } from "./match-lesson.ts";

export interface FoundAnswer {
  readonly skill: SkillId;
  readonly lesson: Lesson;
  readonly text: string;
}

/** Share of a question's telling words that a lesson must know to answer it. */
const KNOWN = { atHand: 0.25, elsewhere: 0.75 } as const;
/** How much better another lesson must know them than the one at hand. */
const MUCH_BETTER = 0.6;

/**
 * The lesson that answers a question best: the one at hand, unless another knows much more of its words; else the one
 * for younger learners of those that fit alike, which says it more simply.
 */
export function findAnswer(plain: string, atHand: SkillId | null, { content }: TutorEnv): FoundAnswer | null {
  const isBare = tellingWords(plain).length === 0;
  let here: (FoundAnswer & LessonMatch) | null = null;
  let best: (FoundAnswer & LessonMatch) | null = null;
  for (const { id, name } of content.graph.nodes) {
    const lesson = content.lesson(id);
    const match = lesson && matchLesson(lesson, plain, name);
    if (!lesson || !match) continue;
    const found = { skill: id, lesson, text: match.say, ...match };
    // "Does 5 always go up?" is about what is being talked about.
    if (id === atHand && (isBare || match.known >= KNOWN.atHand)) here = found;
    const isBetter = best === null || match.score + match.known > best.score + best.known;
    if (id !== atHand && match.known >= KNOWN.elsewhere && isBetter) best = found;
  }
  return here !== null && (isBare || best === null || best.known < here.known + MUCH_BETTER) ? here : best;
}

/** The skill a question is about, by the words of its name and terms; `null` where none is named. */
export function findSkill(plain: string, atHand: SkillId | null, { content }: TutorEnv): FoundAnswer | null {
  const asked = new Set(stems(plain));
  let best: (FoundAnswer & { readonly share: number }) | null = null;
  for (const { id: node, name } of content.graph.nodes) {
    const lesson = content.lesson(node);
    const words = stems(name);
    if (lesson === undefined || words.length === 0) continue;
    const met = words.filter((word) => asked.has(word)).length;
    const share = met / words.length + (node === atHand ? 0.2 : 0);
    if (met > 0 && share >= NAMED && (best === null || share > best.share)) {
      best = { skill: node, lesson, text: lesson.idea.join(" "), share };
    }
  }
  return best;
}

/** Share of a skill's name that must be in the question. */
const NAMED = 0.5;

/** The telling words, cut so that "adding" and "add", "fractions" and "fraction" are one. */
function stems(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !PLAIN_WORDS.has(word))
    .map((word) => word.replace(/(?:ing|tion|ions|ion|ed|es|s)$/u, "").slice(0, 6));
}

const PLAIN_WORDS: ReadonlySet<string> = new Set(
  "the and with for you how what why does can are from into that this when who which number numbers two one".split(" "),
);
