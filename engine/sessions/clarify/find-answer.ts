import { ASK } from "../../cues/ask.ts";
import type { SkillId } from "../../ids.ts";
import type { Lesson, LessonAnswer } from "../../items/lesson.ts";
import type { Frame } from "../../items/question.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { indexAnswers, type AnswerIndex, type IndexedSkill } from "./answer-index.ts";
import { termAskedFor } from "./term-asked-for.ts";
import { readQuestion, type Question } from "./read-question.ts";
import { wordsMet } from "./match-lesson.ts";
import { stemsOf } from "./stems.ts";
import { isOfSubject, subjectOf } from "./subject-of.ts";

export interface FoundAnswer {
  readonly skill: SkillId;
  readonly lesson: Lesson;
  readonly text: string;
  /** Found in another skill than the one at hand, and no word's meaning: the reply says which it speaks of. */
  readonly isElsewhere: boolean;
  /** It is what was asked for in all: its frame, and each word that tells anything. */
  readonly isExact: boolean;
  /** Its frame is the question's own. */
  readonly isOfFrame: boolean;
  /** What another skill says to a question that may be about it just as well. */
  readonly other: Pick<FoundAnswer, "skill" | "text"> | null;
}

/** Frames of answers that a question of a frame may be given [CLR19]: a reason is no way, and a way is no reason. */
const ANSWERED_BY: Readonly<Record<Frame, readonly Frame[]>> = {
  why: ["why"],
  how: ["how", "case", "where", "other-way"],
  what: ["what"],
  whether: ["whether", "difference"],
  when: ["when", "operation"],
  where: ["where", "whether", "how", "case"],
  case: ["case", "whether", "how"],
  operation: ["operation", "when", "whether", "case"],
  example: ["example"],
  "other-way": ["other-way", "how", "whether"],
  difference: ["difference", "what", "whether"],
};
/** Without a cue, as one who says what goes badly. */
const WITHOUT_CUE: readonly Frame[] = ["how", "case", "other-way"];

/** Share of a question, by how rare its words are, that its subject and the concept must make up. */
const EXPLAINED = 0.7;
/** Of one that is asked while its lesson is in sight. */
const AT_HAND = 0.3;
/** Where few lessons are about its concept, and its sort of number is named. */
const RARE = 0.5;
const EXACT = 0.9;
/** Of a word that a lesson uses without being about it. */
const TAUGHT = 0.6;
/** Nearer than this to the best is as good. */
const ALIKE = 0.12;
/** What makes a fit better than one that explains as much. */
const BETTER = {
  frame: 0.25,
  named: 0.8,
  does: 0.15,
  doesElse: -0.3,
  cue: 1 / 60,
  atHand: 1,
  apart: -0.3,
  echo: -0.2,
} as const;
/** A concept that more lessons have than this does not name its lesson. */
const OWN = 2;
/** Nor does a shorter cue: "write" [UTF-16 units]. */
const TELLING = 8;

interface Fit extends Omit<FoundAnswer, "other"> {
  readonly concept: LessonAnswer["concept"];
  readonly score: number;
}

/**
 * The answer whose frame and concept are the question's, in a lesson of its operation and sort of number; `null` where
 * there is none. Of several the one whose lesson the question names best; the one at hand first.
 */
export function findAnswer(question: Question, atHand: SkillId | null, { content }: TutorEnv): FoundAnswer | null {
  // "Who is at the table?": no lesson tells of anybody.
  if (ASK.FIND_ANSWER_WHO.test(question.plain)) return null;
  const index = indexAnswers(content);
  return (
    answerIn(index, question, atHand) ??
    clausesOf(question)
      .map((clause) => answerIn(index, clause, atHand))
      .find((found) => found?.isOfFrame) ??
    null
  );
}

/** Its clauses that ask something, each about what all of it is about: "is 51 prime? my friend says yes". */
function clausesOf({ plain, subject }: Question): readonly Question[] {
  const parts = plain.split(/[?.!,;:]+(?:\s+|$)/u).filter((part) => part.includes(" "));
  return parts.length < 2
    ? []
    : parts.map((part) => ({ ...readQuestion(part), subject })).filter(({ frame }) => frame !== null);
}

function answerIn(index: AnswerIndex, question: Question, atHand: SkillId | null): FoundAnswer | null {
  const term = termAskedFor(question, index.skills, atHand);
  if (term !== null) return { ...term, isElsewhere: false, isExact: true, isOfFrame: true, other: null };
  const fits = index.skills.flatMap((about) =>
    about.lesson.answers.flatMap((answer) => fitOf(answer, about, question, atHand, index) ?? []),
  );
  const best = fits.toSorted((a, b) => b.score - a.score)[0];
  if (best === undefined) return null;
  const other = fits
    .filter(({ skill, concept, text, score }) => {
      const isSame = concept === best.concept;
      return isSame && skill !== best.skill && text !== best.text && score > best.score - ALIKE;
    })
    .toSorted((a, b) => b.score - a.score)[0];
  return { ...best, other: best.skill === atHand ? null : (other ?? null) };
}

function fitOf(
  answer: LessonAnswer,
  about: IndexedSkill,
  { plain, frame, asking, concepts, subject }: Question,
  atHand: SkillId | null,
  { rarity, lessonsAbout }: AnswerIndex,
): Fit | null {
  const wanted = frame === null ? WITHOUT_CUE : ANSWERED_BY[frame];
  const isHere = about.skill === atHand;
  const text = isHere ? answer.say : withoutHere(answer.say);
  if (text === "") return null;
  // While a lesson is in sight its own words will do.
  const cue = concepts.get(answer.concept) ?? (isHere ? wordsMet(answer.when, plain) : null);
  if (cue === null || !answer.frames.some((one) => wanted.includes(one))) return null;
  // While a lesson is in sight, what the concept itself names is no other subject: "why not just add".
  const isAlone = lessonsAbout(answer.concept) === 1;
  const bare = (isHere || isAlone) && !subject.isElsewhere ? subjectOf(without(plain, cue)) : subject;
  const rest = isHere ? bare : { ...subject, numbers: bare.numbers };
  if (!isOfSubject(rest, about.node)) return null;
  const stems = new Set(stemsOf(without(plain, asking)));
  // What its name says is what all of the lesson is about: "why does 5 round up" asks for something nearer.
  const isPlain = (words: readonly string[]) => isNamedBy(about, words);
  const isNearer = (one: LessonAnswer) => one.concept !== answer.concept && !isPlain(concepts.get(one.concept) ?? []);
  if (
    frame !== "operation" &&
    isPlain(cue) &&
    about.lesson.answers.some((one) => concepts.has(one.concept) && isNearer(one))
  )
    return null;
  const namesDoing = (words: string) => subjectOf(words).operations.size > 0;
  // Nor is what is done with the numbers, where something else of it is named: "line up when you add".
  const isDoing = !isHere && frame !== "operation" && !isPlain(cue) && namesDoing(cue.join(" "));
  if (isDoing && !/\d/u.test(cue.join(" ")) && [...concepts.values()].some((words) => !namesDoing(words.join(" "))))
    return null;
  // What names another concept of the lesson is of its subject, too.
  const known = about.lesson.answers.flatMap(({ concept }) => concepts.get(concept) ?? []);
  const cued = new Set(stemsOf([...cue, ...known].join(" ")));
  const left = new Set(stemsOf(without(plain, [...asking, ...cue, ...known])).filter((stem) => !cued.has(stem)));
  // What names a concept that the lesson has no answer about is not told by using the word.
  const own = new Set(about.lesson.answers.map(({ concept }) => concept));
  const others = new Set(
    [...concepts].flatMap(([concept, words]) => {
      const text = words.join(" ");
      return own.has(concept) || namesDoing(text) ? [] : stemsOf(text);
    }),
  );
  const weigh = (weightOf: (stem: string) => number) => {
    const total = [...stems].reduce((sum, stem) => sum + rarity(stem), 0);
    return total === 0 ? 1 : [...stems].reduce((sum, stem) => sum + rarity(stem) * weightOf(stem), 0) / total;
  };
  const explained = weigh((stem) =>
    !left.has(stem) || about.topic.has(stem) ? 1 : about.taught.has(stem) && !others.has(stem) ? TAUGHT : 0,
  );
  const named = stems.size === 0 ? 0 : weigh((stem) => (about.topic.has(stem) ? 1 : 0));
  const isNamed = named > 0 || subject.operations.size > 0 || subject.numbers.size > 0;
  const isOwn = lessonsAbout(answer.concept) <= OWN && cue.join(" ").length >= TELLING;
  const isOfFrame = frame !== null && answer.frames.includes(frame);
  const isRare = isOfFrame && lessonsAbout(answer.concept) <= OWN && subject.numbers.size > 0;
  if (explained < (isHere ? AT_HAND : isRare ? RARE : EXPLAINED) || !(isHere || isNamed || isOwn || left.size === 0))
    return null;
  const isDone = subject.operations.size > 0 && isDoneBy(subject, about);
  const doesElse = subject.operations.size > 0 && about.does.size > 0 && !isDone;
  return {
    skill: about.skill,
    concept: answer.concept,
    lesson: about.lesson,
    text,
    isElsewhere: !isHere,
    isExact: isOfFrame && explained > EXACT,
    isOfFrame,
    score:
      explained +
      BETTER.named * named +
      BETTER.cue * cue.join(" ").length +
      (isOfFrame ? BETTER.frame : 0) +
      // "Trick" asks for one, and not for which.
      (cue.every((words) => asking.includes(words)) ? BETTER.echo : 0) +
      (isDone ? BETTER.does : 0) +
      (isHere ? BETTER.atHand : 0) +
      (doesElse ? BETTER.doesElse : 0) +
      (isApart(about, subject) ? BETTER.apart : 0),
  };
}

/** What a lesson says of its own problems is not said of others: "Here every place has enough." */
function withoutHere(say: string): string {
  return say
    .split(/(?<=[.?])\s+/u)
    .filter((sentence) => !sentence.startsWith("Here "))
    .join(" ");
}

/** Whether these words are but its name. */
function isNamedBy({ name }: IndexedSkill, words: readonly string[]): boolean {
  const stems = stemsOf(words.join(" "));
  return stems.length > 0 && stems.every((stem) => name.has(stem));
}

function isDoneBy({ operations }: Question["subject"], { does }: Pick<IndexedSkill, "does">): boolean {
  return [...operations].every((operation) => does.has(operation));
}

/** Whole numbers are what is meant where no other sort is named. */
function isApart({ node }: IndexedSkill, { numbers }: Question["subject"]): boolean {
  return numbers.size === 0 && node.numbers?.includes("whole") === false;
}

/** The text without these words, which stand in it. */
function without(plain: string, words: readonly string[]): string {
  return words.reduce(
    (text, one) => text.replaceAll(` ${one} `, "  "),
    ` ${plain.replaceAll(/[?!.,]+(?=\s|$)/gu, "")} `,
  );
}

/** The skill a question is about, by the words of its name and its terms; `null` where none is. */
export function findSkill(question: Question, atHand: SkillId | null, env: TutorEnv): FoundAnswer | null {
  const [best] = skillsNear(question, atHand, env);
  if (best === undefined || best.score < NAMED) return null;
  const { skill, lesson } = best.about;
  return {
    skill,
    lesson,
    text: lesson.idea.join(" "),
    isElsewhere: skill !== atHand,
    isExact: false,
    isOfFrame: false,
    other: null,
  };
}

/** Skills that a question names, the one that it names best first. `score` above 0. */
export function skillsNear(
  { plain, asking, subject }: Question,
  atHand: SkillId | null,
  { content }: TutorEnv,
): readonly { readonly about: IndexedSkill; readonly score: number }[] {
  const index = indexAnswers(content);
  const stems = [...new Set(stemsOf(without(plain, asking)))];
  return index.skills
    .filter(
      ({ node, name, does }) =>
        isOfSubject(subject, node) &&
        // What is done on the way is not what it is about.
        (subject.operations.size === 0 || node.operations === undefined || isDoneBy(subject, { does })) &&
        stems.some((stem) => name.has(stem)),
    )
    .map((about) => ({
      about,
      score:
        nearness(about, stems, index) +
        (about.skill === atHand ? 0.2 : 0) +
        (isApart(about, subject) ? BETTER.apart : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
}

export interface TopicNear {
  readonly skill: SkillId;
  /** By words of its name, not only by an operation or a sort of number. */
  readonly isNamed: boolean;
}

/** Topics that are offered [skills]. */
const TOPICS = 3;
/** Nearness from which a skill may be meant. */
const NEAR = 0.4;

/**
 * Skills that may be meant: those the question names in part, else those that share an operation or a sort of number
 * with it, nearest first; none where it is about what no lesson is about.
 */
export function topicsNear(question: Question, atHand: SkillId | null, env: TutorEnv): readonly TopicNear[] {
  const { numbers, operations, isElsewhere } = question.subject;
  if (isElsewhere) return [];
  const shared = (one: ReadonlySet<string>, other: readonly string[] = []) =>
    other.filter((each) => one.has(each)).length;
  const namedOf = (asked: Question) => skillsNear(asked, atHand, env).filter(({ score }) => score > NEAR);
  const exact = namedOf(question);
  // A word for a number may stand for something else: half a picture.
  const loose = { ...question, subject: { ...question.subject, numbers: new Set<never>() } };
  const named = exact.length > 0 || operations.size > 0 ? exact : namedOf(loose);
  const alike = env.content.graph.nodes
    .map(({ id, numbers: sorts, operations: does }) => ({
      id,
      score: 2 * shared(numbers, sorts) + shared(operations, does),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const isNamed = new Set(named.map(({ about }) => about.skill));
  return [...new Set([...isNamed, ...alike.map(({ id }) => id)])]
    .slice(0, TOPICS)
    .map((skill) => ({ skill, isNamed: isNamed.has(skill) }));
}

/** Share of the question that is about the skill, and a little for the share of its name that is in the question. */
function nearness(about: IndexedSkill, stems: readonly string[], { rarity }: AnswerIndex): number {
  const total = stems.reduce((sum, stem) => sum + rarity(stem), 0);
  const weight = (stem: string) => (about.topic.has(stem) ? 1 : about.taught.has(stem) ? TAUGHT : 0);
  const met = [...about.name].filter((stem) => stems.includes(stem)).length;
  return (
    stems.reduce((sum, stem) => sum + rarity(stem) * weight(stem), 0) / Math.max(1, total) +
    (0.3 * met) / Math.max(1, about.name.size)
  );
}

/** Nearness from which a question is about a skill. */
const NAMED = 0.85;
