import type { SkillId } from "../../ids.ts";
import type { Content } from "../../items/content.ts";
import type { Lesson } from "../../items/lesson.ts";
import { stemsOf } from "./stems.ts";

/** One answer of one lesson, and the words it may be known by. */
export interface IndexedAnswer {
  readonly skill: SkillId;
  readonly lesson: Lesson;
  readonly say: string;
  /** Its key words, in groups. */
  readonly when: Lesson["answers"][number]["when"];
  /** How telling it is that a stem is met here: 1 where the question is put in it, less where only the answer has it. */
  readonly weightByStem: ReadonlyMap<string, number>;
  /** Stems of its key words. */
  readonly keys: ReadonlySet<string>;
  readonly about: IndexedSkill;
}

/** One lesson, and the words of its subject. */
export interface IndexedSkill {
  readonly skill: SkillId;
  readonly lesson: Lesson;
  /** Stems of its name. */
  readonly name: ReadonlySet<string>;
  /** How telling a stem is of it: 1 in its name and terms, less in what it teaches, and in what it answers. */
  readonly weightByStem: ReadonlyMap<string, number>;
}

/** All answers of all lessons, and how rare a stem is among the lessons. */
export interface AnswerIndex {
  readonly answers: readonly IndexedAnswer[];
  readonly skills: readonly IndexedSkill[];
  /** 1 for a stem that every lesson has, more the fewer have it; the most for one that none has. */
  readonly rarity: (stem: string) => number;
  readonly knows: (stem: string) => boolean;
}

/** Where a stem stands, and what it weighs there. */
const WEIGHTS = { when: 1, topic: 0.8, taught: 0.6, say: 0.6 } as const;

/** An inverted index over what the lessons answer. */
export function indexAnswers({ graph, lesson: lessonOf }: Pick<Content, "graph" | "lesson">): AnswerIndex {
  const indexed = graph.nodes.flatMap(({ id, name }) => {
    const lesson = lessonOf(id);
    return lesson === undefined ? [] : indexedOf(id, name, lesson);
  });
  const lessonsByStem = new Map<string, number>();
  for (const { about } of indexed)
    for (const stem of about.weightByStem.keys()) lessonsByStem.set(stem, (lessonsByStem.get(stem) ?? 0) + 1);
  return {
    answers: indexed.flatMap(({ answers }) => answers),
    skills: indexed.map(({ about }) => about),
    rarity: (stem) => Math.sqrt(Math.max(1, indexed.length) / (lessonsByStem.get(stem) ?? 1)),
    knows: (stem) => lessonsByStem.has(stem),
  };
}

interface IndexedLesson {
  readonly about: IndexedSkill;
  readonly answers: readonly IndexedAnswer[];
}

/** A lesson never changes while it is here, and its words take the longest. */
const indexedByLesson = new WeakMap<Lesson, IndexedLesson>();

function indexedOf(skill: SkillId, name: string, lesson: Lesson): IndexedLesson {
  const known = indexedByLesson.get(lesson);
  if (known !== undefined && known.about.skill === skill) return known;
  const made = indexLesson(skill, name, lesson);
  indexedByLesson.set(lesson, made);
  return made;
}

function indexLesson(skill: SkillId, name: string, lesson: Lesson): IndexedLesson {
  // "Without regrouping" is not about regrouping.
  const named = new Set(stemsOf(name.replace(/\bwithout\b.*$/u, "")));
  const topic = new Set([...named, ...stemsOf(lesson.terms.flatMap(({ words }) => words).join(" "))]);
  const taught = [
    ...lesson.idea,
    ...lesson.terms.map(({ means }) => means),
    ...lesson.rubric.flatMap(({ idea, ask, words }) => [idea, ask, ...words]),
  ];
  const keysOf = lesson.answers.map(({ when }) => stemsOf(when.flat().join(" ")));
  const about: IndexedSkill = {
    skill,
    lesson,
    name: named,
    weightByStem: new Map([
      ...stemsOf(taught.join(" ")).map((stem) => [stem, WEIGHTS.taught] as const),
      ...keysOf.flat().map((stem) => [stem, WEIGHTS.topic] as const),
      ...[...topic].map((stem) => [stem, 1] as const),
    ]),
  };
  const answers = lesson.answers.map(({ when, say }, at): IndexedAnswer => {
    const keys = keysOf[at] ?? [];
    const weightByStem = new Map([
      ...stemsOf(say).map((stem) => [stem, WEIGHTS.say] as const),
      ...[...topic].map((stem) => [stem, WEIGHTS.topic] as const),
      ...keys.map((stem) => [stem, WEIGHTS.when] as const),
    ]);
    return { skill, lesson, say, when, weightByStem, keys: new Set(keys), about };
  });
  return { about, answers };
}
