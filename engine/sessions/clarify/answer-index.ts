import { ASK } from "../../cues/ask.ts";
import type { SkillId } from "../../ids.ts";
import type { Content } from "../../items/content.ts";
import type { Lesson } from "../../items/lesson.ts";
import type { Concept } from "../../items/question.ts";
import type { Operation, SkillNode } from "../../skills/skill-graph.ts";
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
  /** What its name says is done: not what is done on the way. */
  readonly does: ReadonlySet<Operation>;
}

/** All lessons, and how rare a stem is among them. */
export interface AnswerIndex {
  readonly skills: readonly IndexedSkill[];
  /** 1 for a stem that every lesson has, more the fewer have it; the most for one that none has. */
  readonly rarity: (stem: string) => number;
  /** Lessons that have an answer about it. */
  readonly lessonsAbout: (concept: Concept) => number;
}

export function indexAnswers({ graph, lesson: lessonOf }: Pick<Content, "graph" | "lesson">): AnswerIndex {
  const skills = graph.nodes.flatMap((node) => {
    const lesson = lessonOf(node.id);
    return lesson === undefined ? [] : [indexedOf(node, lesson)];
  });
  const lessonsByStem = counted(skills.map(({ topic, taught }) => new Set([...topic, ...taught])));
  const lessonsByConcept = counted(skills.map(({ lesson }) => new Set(lesson.answers.map(({ concept }) => concept))));
  return {
    skills,
    rarity: (stem) => Math.sqrt(Math.max(1, skills.length) / (lessonsByStem.get(stem) ?? 1)),
    lessonsAbout: (concept) => lessonsByConcept.get(concept) ?? 0,
  };
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
  const named = node.name.replace(ASK.NAMED_WITHOUT, "");
  const taught = [
    ...lesson.idea,
    lesson.again,
    ...lesson.terms.map(({ means }) => means),
    ...lesson.rubric.flatMap(({ idea, ask }) => [idea, ask]),
    ...lesson.answers.flatMap(({ say, when }) => [say, ...when.flat()]),
  ];
  const name = new Set(stemsOf(`${named} ${node.short_name ?? ""}`));
  return {
    skill: node.id,
    node,
    lesson,
    name,
    topic: new Set([...name, ...stemsOf(lesson.terms.flatMap(({ words }) => words).join(" "))]),
    taught: new Set(stemsOf(taught.join(" "))),
    does: subjectOf(node.name.toLowerCase()).operations,
  };
}
