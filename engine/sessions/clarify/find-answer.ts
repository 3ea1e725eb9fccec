import { ASK } from "../../cues/ask.ts";
import type { SkillId } from "../../ids.ts";
import type { Lesson, LessonAnswer } from "../../items/lesson.ts";
import type { Frame } from "../../items/question.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { indexAnswers, type AnswerIndex } from "./answer-index.ts";
import { wordsMet } from "./match-lesson.ts";
import { evidenceFor, type Evidence, type Place } from "./named-lessons.ts";
import { BESIDE, readQuestion, without, type Question } from "./read-question.ts";
import { stemsOf } from "./stems.ts";
import { isOfSubject, subjectOf } from "./subject-of.ts";
import { termAskedFor } from "./term-asked-for.ts";

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
  when: ["when", "operation", "how"],
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
const EXPLAINED = 0.65;
/** Without what phrases and forms say beside. */
const HALF = 0.5;
/** Where no frame is asked for. */
const UNASKED = 0.8;
/** Where the frame is not the question's own. */
const LOOSELY = 0.9;
/** Of one whose lesson is in sight. */
const AT_HAND = 0.3;
const EXACT = 0.9;
/** Share that must name the lesson where the cue is of words that many lessons have. */
const NAMED = 0.2;
/** Of another lesson than that of the calculation. */
const SUM = 0.5;
/** A stem that is so rare tells something [share of what is the rarest]. */
const TELLING = 0.3;
/** Of a word that a lesson uses without being about it. */
const TAUGHT = 0.6;
/** Nearer than this to the best is as good. */
const ALIKE = 0.12;
/** What speaks for an answer beside how much of the question it explains. */
const WEIGHTS = { named: 0.8, frame: 0.25, cue: 1 / 60, atHand: 1 } as const;

interface Fit extends Omit<FoundAnswer, "other"> {
  readonly concept: LessonAnswer["concept"];
  readonly score: number;
}

/**
 * The answer whose frame and concept are the question's, in a lesson of its operation and sort of number; `null` where
 * there is none. Of several the one whose lesson the question names best.
 */
export function findAnswer(question: Question, place: Place, { content }: TutorEnv): FoundAnswer | null {
  // "Who is at the table?": no lesson tells of anybody.
  if (ASK.FIND_ANSWER_WHO.test(question.plain)) return null;
  const index = indexAnswers(content);
  const whole = answerIn(index, question, place);
  if (whole?.isOfFrame === true) return whole;
  const clauses = clausesOf(question).map((clause) => answerIn(index, { ...clause, isPart: true }, place));
  return clauses.find((found) => found?.isOfFrame) ?? whole;
}

/** Its clauses that ask something, each about what all of it is about: "is 51 prime? my friend says yes". */
function clausesOf({ plain, subject }: Question): readonly Question[] {
  const parts = plain.split(ASK.BETWEEN_CLAUSES).filter((part) => part.includes(" "));
  return parts.length < 2
    ? []
    : parts.map((part) => ({ ...readQuestion(part), subject })).filter(({ frame }) => frame !== null);
}

function answerIn(index: AnswerIndex, question: Question, place: Place): FoundAnswer | null {
  const term = termAskedFor(question, index.skills, place.sum ?? place.atHand);
  if (term !== null) return { ...term, isElsewhere: false, isExact: true, isOfFrame: true, other: null };
  const fits = index.skills.flatMap((about) => {
    const evidence = evidenceFor(about, question, place, index);
    return about.lesson.answers.flatMap((answer) => fitOf(answer, evidence, question, index) ?? []);
  });
  const ranked = fits.toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  if (best === undefined) return null;
  const isOther = ({ concept, skill, text, score }: Fit) =>
    concept === best.concept && skill !== best.skill && text !== best.text && score > best.score - ALIKE;
  return { ...best, other: best.skill === place.atHand ? null : (ranked.find(isOther) ?? null) };
}

function fitOf(
  answer: LessonAnswer,
  { about, names, isHere, isOfSum, named, said, shareOf }: Evidence,
  { plain, frame, asking, concepts, subject, stems, isPart }: Question,
  { rarity, rarest, lessonsAbout }: AnswerIndex,
): Fit | null {
  const wanted = frame === null ? WITHOUT_CUE : ANSWERED_BY[frame];
  const text = isHere ? answer.say : withoutHere(answer.say);
  // While a lesson is in sight its own words will do.
  const cue = concepts.get(answer.concept) ?? (isHere ? wordsMet(answer.when, plain) : null);
  if (text === "" || cue === null || !answer.frames.some((one) => wanted.includes(one))) return null;
  // What the concept itself names is no other subject: "why not just add".
  const isOwn = isHere || lessonsAbout(answer.concept) === 1;
  const rest = isOwn && !subject.isElsewhere ? subjectOf(without(plain, cue)) : subject;
  if (!isOfSubject(isHere ? rest : { ...subject, numbers: rest.numbers }, about.node)) return null;
  const cued = new Set(stemsOf(cue.join(" ")));
  // What its name says is what all of the lesson is about: "why does 5 round up" asks for something nearer.
  const isPlain = (words: readonly string[]) => {
    const named = stemsOf(words.join(" ")).filter((stem) => !/^\d$/u.test(stem));
    return named.length > 0 && named.every((stem) => about.name.has(stem));
  };
  const known = about.lesson.answers.flatMap(({ concept }) => [concepts.get(concept) ?? []]);
  if (frame !== "operation" && isPlain(cue) && known.some((words) => words.length > 0 && !isPlain(words))) return null;
  const own = new Set([...cued, ...names, ...known.flatMap((words) => stemsOf(words.join(" ")))]);
  // What names a concept that the lesson has no answer about is not told by using the word; what is done is none.
  const has = new Set(about.lesson.answers.map(({ concept }) => concept));
  const others = new Set(
    [...concepts].flatMap(([concept, words]) => {
      const text = words.join(" ");
      return has.has(concept) || subjectOf(text).operations.size > 0 ? [] : stemsOf(text);
    }),
  );
  const explained = shareOf((stem) =>
    own.has(stem) ? 1 : !about.taught.has(stem) ? 0 : others.has(stem) ? TAUGHT / 2 : TAUGHT,
  );
  // "How can i check": it is all that is asked, and says something.
  const isAll =
    [...stems].every((stem) => cued.has(stem)) &&
    (/\d/u.test(cue.join("")) || [...cued].some((stem) => !BESIDE.has(stem)));
  const tells =
    named >= (isOfSum ? SUM : NAMED) ||
    (isPart !== true && isAll) ||
    [...cued].some((stem) => !BESIDE.has(stem) && rarity(stem) >= TELLING * rarest);
  const isOfFrame = frame !== null && answer.frames.includes(frame);
  // Which operation is asked of any story.
  const isOfStory = isOfFrame && frame === "operation" && subject.operations.size > 0;
  const enough = isOfStory || isHere ? AT_HAND : isOfFrame ? EXPLAINED : frame === null ? UNASKED : LOOSELY;
  if (explained + said < enough || !(isHere || ((tells || isOfStory) && explained >= Math.min(HALF, enough))))
    return null;
  return {
    skill: about.skill,
    concept: answer.concept,
    lesson: about.lesson,
    text,
    isElsewhere: !isHere,
    isExact: isOfFrame && explained > EXACT && cued.size > 0,
    isOfFrame,
    score:
      explained +
      WEIGHTS.named * named +
      WEIGHTS.cue * without(` ${cue.join(" ")} `, asking).trim().length +
      (isOfFrame ? WEIGHTS.frame : 0) +
      (isHere ? WEIGHTS.atHand : 0),
  };
}

/** What a lesson says of its own problems is not said of others: "Here every place has enough." */
function withoutHere(say: string): string {
  return say
    .split(/(?<=[.?])\s+/u)
    .filter((sentence) => !sentence.startsWith("Here "))
    .join(" ");
}
