import type { Difficulty } from "../ids.ts";
import type { DiagramInput } from "./diagram.ts";
import type { Concept, Frame } from "./question.ts";

/** What a good explanation of an idea says: one of the words of each group, in any order (requirement T6). */
export interface RubricPoint {
  /** What the point is, in words a child reads: "the pieces must be the same size". */
  readonly idea: string;
  /** Any one of these stands for it: lower-case words or short phrases as children write them, stems allowed (`denomin`). */
  readonly words: readonly string[];
  /** A small question that leads to it, where it was missing. */
  readonly ask: string;
}

/** A question on the idea itself; not an item, and no evidence of mastery. */
export interface LessonCheck {
  /** Text with LaTeX between dollar signs. */
  readonly question: string;
  /** Three, the right one not always first. */
  readonly choices: readonly string[];
  /** Index into `choices`. */
  readonly right: number;
  /** Said after the right one: what was seen. */
  readonly whenRight: string;
  /** Said after each other choice, by index (the right one's is ""): where to look, not which is right. */
  readonly whenNot: readonly string[];
}

/** The answer to one question that children ask about a skill. */
export interface LessonAnswer {
  /** What such a question asks for, one of these. */
  readonly frames: readonly Frame[];
  /** What it is about; no other answer of the lesson has this and one of its frames. */
  readonly concept: Concept;
  /** Words that it has while the lesson is in sight, stems of them: one of each group. */
  readonly when: readonly (readonly string[])[];
  /** One to three sentences without the answer of any problem. */
  readonly say: string;
}

/** What a problem wants, in other words. */
export interface LessonAsk {
  /** Beginnings of the ids of the wordings that it is for, `$` at the end of a whole one; absent: for all others. */
  readonly of?: readonly string[];
  readonly say: string;
}

/** What is taught of one skill before it is practised (content, dated, ours). */
export interface Lesson {
  /** The skill's id. */
  readonly skill: string;
  readonly version: number;
  readonly createdOn: string;
  /** The idea in three short sentences for that age; LaTeX between dollar signs. */
  readonly idea: readonly [string, string, string];
  /** The same idea said another way, for a pupil whom the first did not reach: smaller numbers, a picture in words, a thing to do with the hands. */
  readonly again: string;
  /** A picture of the idea, described by its `alt`. */
  readonly picture: DiagramInput;
  /** The worked example is an item of the skill's verified list at this level, shown with its own solution steps. */
  readonly example: { readonly difficulty: Difficulty };
  readonly check: LessonCheck;
  /** Another question on the same idea, for whom the first took more than one try; absent: none. */
  readonly checkAgain?: LessonCheck;
  /** The error children make most, why it is tempting, and what to do instead. `misconception`: id of the blueprint's rule. */
  readonly commonError: {
    readonly misconception: string;
    readonly what: string;
    readonly tempting: string;
    readonly instead: string;
  };
  /** Two to four points a pupil's explanation of a right answer should name. */
  readonly rubric: readonly RubricPoint[];
  /** Words a pupil may ask about, in lower case with other spellings, and what each means in a sentence. */
  readonly terms: readonly { readonly words: readonly string[]; readonly means: string }[];
  /** Short true answers to the questions children ask about this skill ("why do we flip it?"). */
  readonly answers: readonly LessonAnswer[];
  /** What a problem of the skill wants, in other words and without numbers; the first that is for its wording. */
  readonly asks?: readonly LessonAsk[];
  /** Where it is met outside school, for "why do I need this": one sentence. */
  readonly use: string;
}

/** Everything a lesson says, in another language; what it asks, and which is right, stay the lesson's own [ITM10]. */
export interface LessonWords extends Pick<Lesson, "idea" | "again" | "use"> {
  /** What is said of the picture, and the headings of one that has some. */
  readonly picture: { readonly alt: string; readonly headings?: string[] };
  readonly check: Omit<LessonCheck, "right">;
  readonly checkAgain?: Omit<LessonCheck, "right">;
  readonly commonError: Omit<Lesson["commonError"], "misconception">;
  /** One for each point. Words that stand for a point are those of this language. */
  readonly rubric: Lesson["rubric"];
  /** One for each term, in their order, with the words of this language; those of English come after them. */
  readonly terms: Lesson["terms"];
  /** What each answer says, in their order. */
  readonly answers: readonly string[];
  /** What each of `asks` says, in their order. */
  readonly asks?: readonly string[];
}

/** The lesson in another language. */
export function translatedLesson(lesson: Lesson, { answers, asks, checkAgain, terms, ...words }: LessonWords): Lesson {
  const said = (texts: readonly string[] | undefined, at: number) => {
    const text = texts?.[at];
    if (text === undefined) throw new Error(`${lesson.skill}: answer ${at + 1} has no translation`);
    return text;
  };
  return {
    ...lesson,
    ...words,
    picture: { ...lesson.picture, ...words.picture },
    check: { ...lesson.check, ...words.check },
    ...(lesson.checkAgain && { checkAgain: { ...lesson.checkAgain, ...checkAgain } }),
    commonError: { ...lesson.commonError, ...words.commonError },
    terms: terms.map(({ words: own, means }, at) => ({ words: [...own, ...(lesson.terms[at]?.words ?? [])], means })),
    answers: lesson.answers.map((answer, at) => ({ ...answer, say: said(answers, at) })),
    ...(lesson.asks && { asks: lesson.asks.map((ask, at) => ({ ...ask, say: said(asks, at) })) }),
  };
}
