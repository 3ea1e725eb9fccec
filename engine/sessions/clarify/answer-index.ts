import { ASK } from "../../cues/ask.ts";
import type { SkillId } from "../../ids.ts";
import type { Content } from "../../items/content.ts";
import type { Lesson } from "../../items/lesson.ts";
import type { Concept } from "../../items/question.ts";
import type { Operation, SkillNode } from "../../skills/skill-graph.ts";
import type { Vocabulary } from "./mend-words.ts";
import { readCue, type CueReader } from "./read-cue.ts";
import { BESIDE, CUE_WORDS } from "./read-question.ts";
import { stemsOf } from "./stems.ts";
import { subjectOf } from "./subject-of.ts";

/** One lesson, and the words of its subject. */
export interface IndexedSkill {
  readonly skill: SkillId;
  readonly node: SkillNode;
  readonly lesson: Lesson;
  /** Stems of its name. */
  readonly name: ReadonlySet<string>;
  /** Stems of its names and of the terms it explains. */
  readonly topic: ReadonlySet<string>;
  /** Stems of all that it says. */
  readonly taught: ReadonlySet<string>;
  /** Words by which children name it. */
  readonly said: readonly CueReader[];
  /** What its name says is done: not what is done on the way. */
  readonly does: ReadonlySet<Operation>;
  /** Words of its names and terms, and all of its words. */
  readonly telling: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** All lessons, and how rare a stem is among them. */
export interface AnswerIndex {
  readonly skills: readonly IndexedSkill[];
  /** 1 for a stem that every lesson has, more the fewer have it; the most for one that none has. */
  readonly rarity: (stem: string) => number;
  /** Of a stem that no lesson has. */
  readonly rarest: number;
  readonly isTaught: (stem: string) => boolean;
  /** Lessons that have an answer about it. */
  readonly lessonsAbout: (concept: Concept) => number;
}

type Taught = Pick<Content, "graph" | "lesson">;

export function indexAnswers(content: Taught): AnswerIndex {
  const skills = indexedSkills(content);
  const lessonsByStem = counted(skills.map(({ topic, taught }) => new Set([...topic, ...taught])));
  const lessonsByConcept = counted(skills.map(({ lesson }) => new Set(lesson.answers.map(({ concept }) => concept))));
  return {
    skills,
    rarity: (stem) => Math.sqrt(Math.max(1, skills.length) / (lessonsByStem.get(stem) ?? 1)),
    rarest: Math.sqrt(Math.max(1, skills.length)),
    isTaught: (stem) => lessonsByStem.has(stem),
    lessonsAbout: (concept) => lessonsByConcept.get(concept) ?? 0,
  };
}

/** Words of all lessons and of what is asked about them. */
export function vocabularyOf(content: Taught): Vocabulary {
  const skills = indexedSkills(content);
  const telling = new Set([...CUE_WORDS, ...skills.flatMap((one) => one.telling)]);
  const known = [telling, KNOWN, ...skills.map(({ words }) => words)];
  return {
    telling,
    isKnown: (word) =>
      known.some(
        (words) =>
          words.has(word) || ENDINGS.some((end) => word.endsWith(end) && words.has(word.slice(0, -end.length))),
      ),
  };
}

const KNOWN: ReadonlySet<string> = new Set(ASK.BESIDE_A_QUESTION.split(" "));
const ENDINGS = ["s", "d", "ed", "er", "ing"];

function indexedSkills({ graph, lesson: lessonOf }: Taught): readonly IndexedSkill[] {
  return graph.nodes.flatMap((node) => {
    const lesson = lessonOf(node.id);
    return lesson === undefined ? [] : [indexedOf(node, lesson)];
  });
}

function counted<Name>(sets: readonly ReadonlySet<Name>[]): ReadonlyMap<Name, number> {
  const counts = new Map<Name, number>();
  for (const set of sets) for (const name of set) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** A lesson never changes while it is here, and its words take the longest. */
const indexedByLesson = new WeakMap<Lesson, IndexedSkill>();

function indexedOf(node: SkillNode, lesson: Lesson): IndexedSkill {
  const known = indexedByLesson.get(lesson);
  if (known !== undefined && known.node === node) return known;
  const made = indexSkill(node, lesson);
  indexedByLesson.set(lesson, made);
  return made;
}

function indexSkill(node: SkillNode, lesson: Lesson): IndexedSkill {
  // "Without regrouping" is not about regrouping.
  const named = `${node.name.replace(ASK.NAMED_WITHOUT, "")} ${node.short_name ?? ""}`;
  const terms = lesson.terms.flatMap(({ words }) => words).join(" ");
  const taught = [
    ...lesson.idea,
    lesson.again,
    ...lesson.terms.map(({ means }) => means),
    ...lesson.rubric.flatMap(({ idea, ask }) => [idea, ask]),
    ...lesson.answers.flatMap(({ say, when }) => [say, ...when.flat()]),
  ].join(" ");
  const name = new Set(stemsOf(named).filter((stem) => !BESIDE.has(stem)));
  const telling = wordsIn([named, terms, ...(lesson.said ?? [])].join(" "));
  return {
    skill: node.id,
    node,
    lesson,
    name,
    topic: new Set([...name, ...stemsOf(terms)]),
    taught: new Set(stemsOf(taught)),
    said: (lesson.said ?? []).map((cue) => readCue(cue)),
    does: subjectOf(node.name.toLowerCase()).operations,
    telling,
    words: new Set([...telling, ...wordsIn(taught)]),
  };
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/(?<![\p{L}*])\p{L}+(?![\p{L}*])/gu) ?? [];
}
