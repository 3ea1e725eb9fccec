import { COMPOSE } from "../../cues/compose.ts";
import { TURN } from "../../cues/turn.ts";
import type { Lesson } from "../../items/lesson.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { ideasIn } from "../compose/ideas-in.ts";
import { likedExample, numbersIn } from "../compose/liked-example.ts";
import { sentencesOf } from "../compose/maths-text.ts";
import type { ProblemKind } from "../../items/problem-kind.ts";
import { PHRASES } from "../compose/phrases.ts";
import { problemText } from "../compose/problem-text.ts";
import { readingGrade } from "../../profile.ts";
import { currentSmallStep } from "./ask-small-step.ts";
import type { Talk } from "./talk.ts";
import { lowerFirst } from "../../lower-first.ts";

/** Where the grade is not known [school grade]. */
const USUAL_GRADE = 3;

/**
 * A small example of the problem's operation, or of the one that is named, from what the pupil likes, said to be one;
 * `null` where none may be said here or this one was said before [TRN31] [TRN60].
 */
export function exampleFor(talk: Talk, about: ProblemKind | null = null): string | null {
  const { desk, env, state, speaker, smallSteps, translations } = talk;
  const { item, problem, session } = desk;
  const operation = about ?? talk.kind ?? ofOpenStep(talk);
  if (operation === null) return null;
  const { stem } = item.problem_content;
  const { final_answer_canonical: answer, steps } = item.solution_logic;
  const found = [...steps, ...smallSteps]
    .flatMap(({ value }) => value ?? [])
    .concat(smallSteps.flatMap(({ sum }) => sum ?? []));
  const example = likedExample({
    operation,
    likes: env.profile?.likes ?? [],
    grade: readingGrade(state.practice.grade ?? USUAL_GRADE, env),
    avoid: [stem, answer, ...found].flatMap(numbersIn),
    seed: `${session.seed}/${problem.item}/${problem.turns.length}`,
    may: speaker.may,
    translations,
  });
  return example === null ? null : asExample(talk, example);
}

/** What the open small step does, for problems that are about several things. */
function ofOpenStep(talk: Talk): ProblemKind | null {
  const step = talk.desk.problem.scaffold?.active === true ? currentSmallStep(talk)?.smallStep : undefined;
  return step?.isOfWholes === true ? step.operation : null;
}

/** The text, said to be an example with other numbers; null where it was said or may not be, or has the problem's own. */
export function asExample({ speaker, desk }: Pick<Talk, "speaker" | "desk">, text: string): string | null {
  const own = new Set(numbersIn(desk.item.problem_content.stem));
  const told = new Set([...numbersIn(text), ...namedIn(text)]);
  if ([...told].filter((number) => own.has(number)).length > 1) return null;
  return speaker.pick(PHRASES.forExample, { example: lowerFirst(text) });
}

/** Numbers in words, by what they are worth. */
const NUMBER_WORDS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** "Twelve beans lie in 3 heaps"; one, two and ten are said of many things. */
function namedIn(text: string): readonly string[] {
  const words: readonly string[] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words
    .map((word) => NUMBER_WORDS.indexOf(word))
    .flatMap((value) => (value > 2 && value !== 10 ? [String(value)] : []));
}

/** Whether a story is told with numbers of its own. */
export function isStory(text: string): boolean {
  return /\d/u.test(text) || namedIn(text).length > 0;
}

/** Whether mathematics in a text is about other numbers than the problem's; of its first sentence, or of all of them. */
export function isOfOthers(item: MathProblemItem, text: string, of: "first" | "all" = "all"): boolean {
  const own = new Set([...numbersIn(problemText(item)), "0", "1", "10", "100"]);
  const told = of === "all" ? text : (sentencesOf(text)[0] ?? "");
  const maths = (told.match(/\$[^$]+\$/gu) ?? []).join(" ");
  return numbersIn(maths).some((number) => !own.has(number));
}

/** The sentences of the lesson's idea that are about such a problem. */
export function ideasFor(item: MathProblemItem, lesson: Lesson | undefined): readonly string[] {
  const ideas = lesson?.idea ?? [];
  // What points back goes with what it points to.
  const isWhole = (at: number): boolean =>
    isFor(item, ideas[at] ?? "") && (at === 0 || !COMPOSE.LEANS.test(ideas[at] ?? "") || isWhole(at - 1));
  return ideas.filter((_, at) => isWhole(at));
}

/** Whether a sentence of a lesson holds for a problem: not what holds only sometimes, is of other numbers of groups, or of distances. */
export function isFor(item: MathProblemItem, sentence: string): boolean {
  const { stem } = item.problem_content;
  const isOfDistance = !ideasIn(sentence).has("distance") || ideasIn(problemText(item)).has("distance");
  return isOfDistance && fitsCount(sentence, stem) && !sentence.startsWith("If ");
}

/** "Three groups are a double and one more" is nothing for five groups. */
function fitsCount(idea: string, stem: string): boolean {
  const counts = [...idea.matchAll(TURN.COUNTS_GROUPS)].map(([, word = ""]) =>
    NUMBER_WORDS.indexOf(word.toLowerCase()),
  );
  const known = counts.filter((count) => count > 0).map(String);
  const numbers: readonly string[] = stem.match(/\d+/gu) ?? [];
  // "Each holds 9" is the size of a group.
  const sizes = new Set([...stem.matchAll(TURN.SIZES_EACH)].map(([, size]) => size));
  const groups = numbers.filter((number) => !sizes.has(number));
  return known.length === 0 || known.some((count) => (groups.length > 0 ? groups : numbers).includes(count));
}
