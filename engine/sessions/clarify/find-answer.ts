import type { SkillId } from "../../ids.ts";
import type { Lesson } from "../../items/lesson.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { indexAnswers, type AnswerIndex, type IndexedAnswer, type IndexedSkill } from "./answer-index.ts";
import { matchLesson, meetsAll, tellingWords, type LessonMatch } from "./match-lesson.ts";
import { stemsOf } from "./stems.ts";

export interface FoundAnswer {
  readonly skill: SkillId;
  readonly lesson: Lesson;
  readonly text: string;
  /** Found in another skill than the one at hand, and no word's meaning: the reply says which it speaks of. */
  readonly isElsewhere: boolean;
  /** What another skill says to a question that may be about it just as well. */
  readonly other: Pick<FoundAnswer, "skill" | "text"> | null;
}

/** Share of a question's telling words that the lesson at hand must know to answer it. */
const KNOWN_AT_HAND = 0.25;
/** How much better another lesson must know them than the one at hand. */
const MUCH_BETTER = 0.6;
/** Share of a question, by how rare its words are, that the lessons together must know: below it is about something else. */
const KNOWN_AT_ALL = 0.78;
/** Share of it that an answer must have in its own words where its key words do not say that it fits. */
const FITS = 0.63;
/** Nearer than this to the best is as good. */
const ALIKE = 0.25;

/**
 * The lesson that answers a question best: the one at hand, unless another knows much more of its words; else, of all
 * answers, the one with most of the question's rare words, and of those that fit alike the one for younger learners.
 */
export function findAnswer(plain: string, atHand: SkillId | null, { content }: TutorEnv): FoundAnswer | null {
  // "Who is at the table?": no lesson tells of anybody.
  if (/^who\b/u.test(plain)) return null;
  const isBare = tellingWords(plain).length === 0;
  const lesson = atHand === null ? undefined : content.lesson(atHand);
  const match = lesson && matchLesson(lesson, plain, content.graph.byId.get(atHand ?? ("" as SkillId))?.name);
  // "Does 5 always go up?" is about what is being talked about.
  const isHere = match !== undefined && match !== null && (isBare || match.known >= KNOWN_AT_HAND);
  const here = isHere && lesson !== undefined && atHand !== null ? { skill: atHand, lesson, text: match.say } : null;
  const best = isBare ? null : findElsewhere(plain, atHand, content);
  if (here !== null && (best === null || best.known < (match?.known ?? 0) + MUCH_BETTER))
    return { ...here, isElsewhere: false, other: null };
  return best;
}

interface Candidate extends FoundAnswer {
  readonly score: number;
  readonly known: number;
}

function findElsewhere(plain: string, atHand: SkillId | null, content: TutorEnv["content"]): Candidate | null {
  const index = indexAnswers(content);
  const stems = [...new Set(stemsOf(plain))];
  if (shareOf(stems, index.rarity, (stem) => (index.knows(stem) ? 1 : 0)) < KNOWN_AT_ALL) return null;
  const found: Candidate[] = [];
  for (const answer of index.answers) {
    if (answer.skill === atHand) continue;
    const score = scoreOf(answer, plain, stems, index);
    if (score > 0)
      found.push({
        ...answer,
        text: answer.say,
        score,
        known: shareMet(answer, stems, index),
        isElsewhere: true,
        other: null,
      });
  }
  for (const { id, name } of content.graph.nodes) {
    const lesson = content.lesson(id);
    const term = lesson && id !== atHand ? termOf(matchLesson(lesson, plain, name)) : null;
    if (lesson && term !== null)
      found.push({ skill: id, lesson, text: term.say, score: term.score, known: 1, isElsewhere: false, other: null });
  }
  const best = found.reduce<Candidate | null>(
    (one, other) => (one === null || other.score > one.score ? other : one),
    null,
  );
  if (best === null) return null;
  const rivals = found.filter(
    ({ skill, text, score }) => skill !== best.skill && text !== best.text && score > best.score - ALIKE,
  );
  const other = rivals.toSorted((a, b) => b.score - a.score)[0] ?? null;
  // While something is talked about, only what names another skill is about that one.
  const named = index.skills.find(({ skill }) => skill === best.skill)?.name;
  if (atHand !== null && best.isElsewhere && !stems.some((stem) => named?.has(stem) === true)) return null;
  return { ...best, other };
}

/** What a word means, not what a question with the word is answered by. */
function termOf(match: LessonMatch | null): LessonMatch | null {
  return match !== null && match.isTerm ? match : null;
}

/** How well an answer fits a question; 0 where it does not. */
function scoreOf(answer: IndexedAnswer, plain: string, stems: readonly string[], index: AnswerIndex): number {
  const { rarity } = index;
  const met = shareMet(answer, stems, index);
  const about = shareMet(answer.about, stems, index);
  const isNamed = stems.some((stem) => answer.about.name.has(stem));
  const isKeyed = meetsAll(answer.when, plain) > 0;
  const keyed = shareOf(stems, rarity, (stem) => (answer.keys.has(stem) ? 1 : 0));
  if (isKeyed && met >= LEAST.met && about >= (isNamed ? LEAST.named : LEAST.unnamed))
    return met + ABOUT * about + KEYED * (1 + keyed / 3);
  return met >= FITS && about >= FITS ? met + ABOUT * about : 0;
}

/** What the key words, and the subject, weigh beside the words in common. */
const KEYED = 0.4;
const ABOUT = 1.2;
/** Of a question whose key words an answer has: less where the skill is named, for then it is about that. */
const LEAST = { met: 0.25, named: 0.3, unnamed: 0.75 } as const;

function shareMet(
  { weightByStem }: Pick<IndexedAnswer, "weightByStem">,
  stems: readonly string[],
  { rarity }: AnswerIndex,
): number {
  return shareOf(stems, rarity, (stem) => weightByStem.get(stem) ?? 0);
}

/** Of the stems, weighed by how rare they are. */
function shareOf(stems: readonly string[], rarity: (stem: string) => number, weight: (stem: string) => number): number {
  const total = stems.reduce((sum, stem) => sum + rarity(stem), 0);
  return total === 0 ? 0 : stems.reduce((sum, stem) => sum + rarity(stem) * weight(stem), 0) / total;
}

/** The skill a question is about, by the words of its name, its terms and what it teaches; `null` where none is. */
export function findSkill(plain: string, atHand: SkillId | null, { content }: TutorEnv): FoundAnswer | null {
  const index = indexAnswers(content);
  const stems = [...new Set(stemsOf(plain))];
  const ranked = index.skills
    .filter(({ name }) => stems.some((stem) => name.has(stem)))
    .map((about) => ({ about, score: nearness(about, stems, index) + (about.skill === atHand ? 0.2 : 0) }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  if (best === undefined || best.score < NAMED) return null;
  const { skill, lesson } = best.about;
  return { skill, lesson, text: lesson.idea.join(" "), isElsewhere: skill !== atHand, other: null };
}

/** Share of the question that is about the skill, and a little for the share of its name that is in the question. */
function nearness(about: IndexedSkill, stems: readonly string[], index: AnswerIndex): number {
  const met = [...about.name].filter((stem) => stems.includes(stem)).length;
  return shareMet(about, stems, index) + (0.3 * met) / Math.max(1, about.name.size);
}

/** Nearness from which a question is about a skill. */
const NAMED = 0.75;
