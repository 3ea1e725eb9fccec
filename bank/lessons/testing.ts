import katex from "katex";
import { Diagram, type Lesson, type LessonCheck } from "#engine";
import { readAsked } from "#engine/testing";
import { hangingIn, sentencesOf } from "../said-alone.ts";

/** What is amiss with a lesson, one sentence a fault; empty where nothing is. */
export type Faults = readonly string[];

/** Words in a sentence at most, by grade: what a child of that age takes in at one reading. */
const MAX_WORDS: Readonly<Record<number, number>> = { 2: 10, 3: 12, 4: 14, 5: 15, 6: 16 };

/** Terms that a child meets first at school. Where a lesson uses one, it explains it. */
const TERMS =
  "absolute value,bundle,carry,common,composite,coefficient,decimal,denominator,difference,digit,divisible,double,equation,equivalent,expanded form,factor,halfway,hundredth,improper,inverse,least,lowest terms,mixed number,multiple,multiply,negative,neighbour,numerator,opposite,percent,positive,prime,product,quotient,regroup,remainder,simplify,tenth,total,trade,undo".split(
    ",",
  );

/** The check questions of a lesson: the first, and the one behind it. */
export function checksOf({ check, checkAgain }: Lesson): readonly LessonCheck[] {
  return checkAgain === undefined ? [check] : [check, checkAgain];
}

/** Every text of a lesson that is shown to a child. */
export function textsOf(lesson: Lesson): readonly string[] {
  const { idea, again, commonError, rubric, terms, answers, asks = [], use } = lesson;
  return [
    ...idea,
    again,
    ...checksOf(lesson).flatMap((check) => [check.question, ...check.choices, check.whenRight, ...check.whenNot]),
    commonError.what,
    commonError.tempting,
    commonError.instead,
    ...rubric.flatMap((point) => [point.idea, point.ask]),
    ...terms.map((term) => term.means),
    ...answers.map((answer) => answer.say),
    ...asks.map(({ say }) => say),
    use,
  ].filter((text) => text !== "");
}

export function lengthFaults(lesson: Lesson, grade: number): Faults {
  const max = MAX_WORDS[grade] ?? 0;
  const long = textsOf(lesson)
    .flatMap(sentencesOf)
    .filter((sentence) => wordsOf(sentence) > max)
    .map((sentence) => `${wordsOf(sentence)} words, at most ${max} in grade ${grade}: ${sentence}`);
  const several = lesson.idea
    .filter((text) => sentencesOf(text).length !== 1)
    .map((text) => `not one sentence: ${text}`);
  const told = sentencesOf(lesson.again).length;
  const story = told > MAX_STORY ? [`${told} sentences, at most ${MAX_STORY}: ${lesson.again}`] : [];
  return [...long, ...several, ...story];
}

/** Of the idea said another way: it is told whole, within one reply. */
const MAX_STORY = 3;

export function formulaFaults(lesson: Lesson): Faults {
  return textsOf(lesson).flatMap((text) => {
    const pieces = text.split("$");
    if (pieces.length % 2 === 0) return [`dollar signs without a partner: ${text}`];
    return pieces.filter((piece, i) => i % 2 === 1 && !renders(piece)).map((formula) => `does not render: ${formula}`);
  });
}

export function pictureFaults(lesson: Lesson): Faults {
  const parsed = Diagram.safeParse(lesson.picture);
  if (!parsed.success) return [parsed.error.message];
  const picture = parsed.data;
  if (picture.alt.trim() === "") return ["no description"];
  return fitsTogether(picture) ? [] : [`the parts of the ${picture.type} do not fit together`];
}

export function checkFaults({ choices, right, whenNot }: LessonCheck): Faults {
  const answer = (choices[right] ?? "").toLowerCase();
  const named = new RegExp(String.raw`(?<![\w.])${escaped(answer)}(?![\w.]\w)`, "u");
  return [
    ...(new Set(choices).size === 3 && choices.length === 3 ? [] : ["not three different choices"]),
    ...(answer === "" ? ["no right choice"] : []),
    ...(whenNot.length === choices.length && whenNot.every((reply, i) => (reply === "") === (i === right))
      ? []
      : ["replies do not match the choices"]),
    ...(answer !== "" && whenNot.some((reply) => named.test(reply.toLowerCase()))
      ? ["a reply names the right choice"]
      : []),
  ];
}

/** What the second check question has in common with the first; a fault, too, where there is none. */
export function secondFaults({ check, checkAgain }: Lesson): Faults {
  if (checkAgain === undefined) return ["no second check question"];
  const replies = new Set([check.whenRight, ...check.whenNot]);
  return [
    ...(checkAgain.question === check.question ? ["the same question"] : []),
    ...(checkAgain.choices[checkAgain.right] === check.choices[check.right] ? ["the same right choice"] : []),
    ...(checkAgain.right === check.right ? ["the right choice in the same place"] : []),
    ...[checkAgain.whenRight, ...checkAgain.whenNot]
      .filter((reply) => reply !== "" && replies.has(reply))
      .map((reply) => `said after both: ${reply}`),
  ];
}

export function rubricFaults({ rubric }: Lesson, phrases: readonly string[]): Faults {
  const words = rubric.flatMap((point) => point.words);
  const meets = (point: Lesson["rubric"][number], said: readonly string[]): boolean =>
    point.words.some((word) => finds(said.join(" "), word));
  return [
    ...(rubric.length >= 2 && rubric.length <= 4 ? [] : [`${rubric.length} points`]),
    ...repeated(words).map((word) => `in two points: ${word}`),
    ...words.filter((word) => word !== word.toLowerCase().trim()).map((word) => `not as it is looked for: ${word}`),
    ...(phrases.length === rubric.length ? [] : [`${phrases.length} phrases for ${rubric.length} points`]),
    ...rubric.flatMap((point, i) => [
      ...(meets(point, phrases) ? [] : [`not met: ${point.idea}`]),
      ...(meets(point, phrases.map(inDigits)) ? [] : [`not met in digits: ${point.idea}`]),
      ...(meets(point, phrases.toSpliced(i, 1)) ? [`met without its phrase: ${point.idea}`] : []),
    ]),
  ];
}

/** Points that a text meets, by their ideas. */
export function pointsMet({ rubric }: Lesson, text: string): readonly string[] {
  return rubric.filter((point) => point.words.some((word) => finds(text, word))).map((point) => point.idea);
}

export function termFaults(lesson: Lesson): Faults {
  const explained = lesson.terms.flatMap((term) => term.words);
  const text = textsOf(lesson)
    .join("\n")
    .replaceAll(/\$[^$]*\$/gu, " ");
  return [
    ...repeated(explained).map((word) => `explained twice: ${word}`),
    ...explained.filter((word) => word !== word.toLowerCase()).map((word) => `not in lower case: ${word}`),
    ...TERMS.filter((term) => finds(text, term) && !explained.some((word) => finds(word, term))).map(
      (term) => `not explained: ${term}`,
    ),
  ];
}

export function answerFaults({ answers }: Lesson, questions: readonly (readonly string[])[]): Faults {
  return [
    ...(answers.length >= 4 ? [] : [`${answers.length} answers`]),
    ...(questions.length === answers.length && questions.every((wordings) => wordings.length > 0)
      ? []
      : [`${questions.length} questions for ${answers.length} answers`]),
    ...answers
      .filter(({ when }) => when.length === 0 || when.some((group) => group.length === 0))
      .map(({ say }) => `nothing leads to: ${say}`),
    ...answers.flatMap(({ say }, i) =>
      (questions[i] ?? [])
        .flatMap((question) => [question, inDigits(question)])
        .map((question) => ({ question, found: answerTo(answers, question) }))
        .filter(({ found }) => found !== i)
        .map(({ question, found }) => `“${question}” finds ${found} (${answers[found]?.say ?? ""}), not ${i}: ${say}`),
    ),
  ];
}

/** Answers that are asked for by one frame and concept, or by no frame. */
export function frameFaults({ answers }: Lesson): Faults {
  const asked = answers.map(({ frames, concept }) => frames.map((frame) => `${frame} ${concept}`));
  return answers.flatMap(({ say }, at) => [
    ...(asked[at]?.length === 0 ? [`asked for by no frame: ${say}`] : []),
    ...(asked[at] ?? []).flatMap((one) => {
      const before = asked.slice(0, at).findIndex((others) => others.includes(one));
      return before === -1 ? [] : [`“${one}” asks for both: ${answers[before]?.say ?? ""} and: ${say}`];
    }),
  ]);
}

/** Questions of children that are read with another frame or concept than their answer has, each with both. */
export function misreadQuestions({ answers }: Lesson, questions: readonly (readonly string[])[]): Faults {
  return answers.flatMap(({ frames, concept }, at) =>
    (questions[at] ?? []).flatMap((question) => {
      const read = readAsked(question);
      if (read.concepts.has(concept) && read.frame !== null && frames.includes(read.frame)) return [];
      const concepts = [...read.concepts.keys()].join(", ") || "nothing";
      return [
        `“${question}” is read as ${read.frame ?? "no frame"} about ${concepts}, not ${frames.join("/")} ${concept}`,
      ];
    }),
  );
}

/** Misread questions where they are more than one in five; all lessons together bear one in twenty. */
export function misreadFaults(lesson: Lesson, questions: readonly (readonly string[])[]): Faults {
  const misread = misreadQuestions(lesson, questions);
  return misread.length * 5 > questions.flat().length ? misread : [];
}

/** Index of the answer that a question finds; -1 where it finds none. */
export function answerTo(answers: Lesson["answers"], question: string): number {
  return answers.findIndex(({ when }) => when.every((group) => group.some((word) => finds(question, word))));
}

export function toneFaults(lesson: Lesson): Faults {
  return textsOf(lesson).filter((text) => /!|\b(?:wrong|easy|easily|easier|he|she|his|her|him)\b/iu.test(text));
}

/** Sentences that the tutor may say alone and that hang on nothing. */
export function hangingFaults(lesson: Lesson): Faults {
  const { idea, again, commonError, rubric, terms, answers } = lesson;
  const questions = checksOf(lesson).map(({ question }) => question);
  const whole = [again, ...questions, ...rubric.flatMap((point) => [point.idea, point.ask])];
  const inParts = [idea.join(" "), commonError.instead, ...answers.map(({ say }) => say)];
  return [
    ...[...whole, ...terms.map(({ means }) => means)].flatMap((text) => hangingIn(text, false)),
    ...inParts.flatMap((text) => hangingIn(text, true)),
  ];
}

/** Whether a word of a rubric or of `when` is found in a text, as `SPEC.md` says. */
export function finds(text: string, word: string): boolean {
  const end = /\d$/u.test(word) ? String.raw`(?!\d|[.,/]\d)` : "";
  return new RegExp(String.raw`(?<![a-z0-9]|\d[.,/])${escaped(word)}${end}`, "u").test(text.toLowerCase());
}

function wordsOf(sentence: string): number {
  return sentence
    .replaceAll(/\$[^$]*\$/gu, "formula")
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function renders(formula: string): boolean {
  try {
    katex.renderToString(formula, { throwOnError: true, strict: "error" });
    return true;
  } catch {
    return false;
  }
}

function fitsTogether(picture: Diagram): boolean {
  switch (picture.type) {
    case "number-line": {
      const inside = (at: number): boolean => at >= picture.from && at <= picture.to;
      return (
        [...picture.labels, ...picture.marks].every(({ at }) => inside(at)) &&
        picture.jumps.every((jump) => inside(jump.from) && inside(jump.to))
      );
    }
    case "fraction-bars":
      return picture.bars.every((bar) => bar.shaded <= bar.parts);
    case "fraction-circles":
      return picture.shaded.every((shaded) => shaded <= picture.parts);
    case "area-model":
      return (
        picture.cells.length === picture.rows.length &&
        picture.cells.every((row) => row.length === picture.columns.length)
      );
    case "bar-graph":
      return picture.bars.every(({ value }) => value <= picture.marks * picture.step);
    case "place-value-chart":
      return picture.rows.every((row) => row.length === picture.headings.length);
    case "figure":
      return picture.sides.length === picture.corners.length;
    case "ruler":
      return picture.things.every(({ from, to }) => picture.from <= from && from < to && to <= picture.to);
    case "base-ten":
    case "array":
    case "groups":
    case "balance":
    case "bar-model":
    case "clock":
    case "coins":
    case "picture-graph":
    case "line-plot":
    case "boxes":
      return true;
  }
}

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** The text with small numbers in digits, as the tutor reads it. */
function inDigits(text: string): string {
  return text.replaceAll(/\b[a-z]+\b/gu, (word) => (NUMBERS.includes(word) ? String(NUMBERS.indexOf(word)) : word));
}

function repeated(words: readonly string[]): readonly string[] {
  return words.filter((word, i) => words.indexOf(word) !== i);
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
}
