import type { SkillId } from "../../ids.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { indexAnswers, type AnswerIndex, type IndexedSkill } from "./answer-index.ts";
import type { Question } from "./read-question.ts";
import { stemsOf } from "./stems.ts";
import { isOfSubject } from "./subject-of.ts";

/** What is in sight where a question is asked. */
export interface Place {
  /** The skill that is talked about. */
  readonly atHand: SkillId | null;
  /** That of the calculation in the question. */
  readonly sum: SkillId | null;
}

/** What speaks for a lesson's being meant. */
export interface Evidence {
  readonly about: IndexedSkill;
  /** Stems that name it. */
  readonly names: ReadonlySet<string>;
  /** Share of the question that names it. */
  readonly share: number;
  /** What phrases and forms in it say for it beside their words. */
  readonly said: number;
  /** Both, and what it does. */
  readonly named: number;
  readonly isHere: boolean;
  /** A calculation is asked about. */
  readonly isOfSum: boolean;
  /** Share of the question by how rare its words are; all of one that has none. */
  readonly shareOf: (weight: (stem: string) => number) => number;
}

/** What a phrase of several words or a form says beside its words, and that what is asked about is done there. */
const BONUS = { said: 0.3, does: 0.15, apart: -0.3, sum: 0.5 } as const;

/** A term may be of other lessons, too. */
const TERM = 0.8;

export function evidenceFor(
  about: IndexedSkill,
  { plain, stems, subject }: Question,
  { atHand, sum }: Place,
  { rarity }: Pick<AnswerIndex, "rarity">,
): Evidence {
  const said = about.said.flatMap((read) => {
    const words = read(plain);
    return words === null ? [] : [words];
  });
  const nearest = new Set(
    [...about.name, ...said.flatMap((words) => stemsOf(words.join(" ")))].filter((stem) => !/^\d$/u.test(stem)),
  );
  const total = [...stems].reduce((all, stem) => all + rarity(stem), 0);
  const shareOf = (weight: (stem: string) => number) =>
    total === 0 ? 1 : [...stems].reduce((all, stem) => all + rarity(stem) * weight(stem), 0) / total;
  const share = stems.size === 0 ? 0 : shareOf((stem) => (nearest.has(stem) ? 1 : about.topic.has(stem) ? TERM : 0));
  const told = BONUS.said * said.filter((words) => words.length > 1 || /[^\p{L}]/u.test(words.join(""))).length;
  const isHere = about.skill === (sum ?? atHand);
  const { operations, numbers } = subject;
  const does =
    operations.size === 0 || about.does.size === 0 ? 0 : [...operations].every((one) => about.does.has(one)) ? 1 : -1;
  return {
    about,
    names: new Set([...nearest, ...about.topic]),
    isHere,
    isOfSum: sum !== null,
    shareOf,
    share,
    said: told,
    named:
      share +
      told +
      BONUS.does * does +
      (about.skill === sum ? BONUS.sum : 0) +
      // Whole numbers are what is meant where no other sort is named.
      (numbers.size === 0 && about.node.numbers?.includes("whole") === false ? BONUS.apart : 0),
  };
}

/** Topics that are offered [skills]. */
const TOPICS = 3;
/** Share of the question from which a lesson may be meant; from which one is; and by how much more than another. */
const MAY_BE = 0.4;
const IS = 0.7;
const CLEARLY = 0.1;

/** Lessons that may be meant, the likeliest first; none where it is about what no lesson is about [CLR16]. */
export function lessonsNamed(question: Question, place: Place, { content }: TutorEnv): readonly Evidence[] {
  const index = indexAnswers(content);
  const { stems, subject } = question;
  const all = index.skills
    .filter(({ node }) => isOfSubject(subject, node))
    .map((about) => evidenceFor(about, question, place, index))
    .toSorted((a, b) => b.named - a.named);
  const named = all.filter((one) => one.named >= MAY_BE || one.isHere);
  // Where nothing but an operation is named, what does it; not where the rest is known to no lesson.
  const isKnown = subject.operations.size > 0 && [...stems].every(index.isTaught);
  return (named.length > 0 || !isKnown ? named : all.filter((one) => one.named > 0)).slice(0, TOPICS);
}

/** The one lesson that all of a question names; `null` where there is none, or several. */
export function lessonNamed(question: Question, place: Place, env: TutorEnv): Evidence | null {
  const { isTaught } = indexAnswers(env.content);
  const [best, second] = lessonsNamed(question, place, env);
  return best !== undefined &&
    best.share >= IS &&
    [...question.stems].every(isTaught) &&
    best.named - (second?.named ?? 0) >= CLEARLY
    ? best
    : null;
}
