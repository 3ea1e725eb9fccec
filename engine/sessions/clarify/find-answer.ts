import type { SkillId } from "../../ids.ts";
import type { Lesson } from "../../items/lesson.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { matchLesson } from "./match-lesson.ts";

export interface FoundAnswer {
  readonly skill: SkillId;
  readonly lesson: Lesson;
  readonly text: string;
}

/** How much the skill that is being talked about is preferred to others. */
const AT_HAND = 0.75;

/**
 * The lesson that answers a question best: the one at hand where two fit alike, else the one for younger learners,
 * which says it more simply.
 */
export function findAnswer(plain: string, atHand: SkillId | null, { content }: TutorEnv): FoundAnswer | null {
  let best: (FoundAnswer & { readonly score: number }) | null = null;
  for (const { id: node } of content.graph.nodes) {
    const lesson = content.lesson(node);
    const match = lesson && matchLesson(lesson, plain);
    if (!lesson || !match) continue;
    const score = match.score + (node === atHand ? AT_HAND : 0);
    if (best === null || score > best.score) best = { skill: node, lesson, text: match.say, score };
  }
  return best;
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
