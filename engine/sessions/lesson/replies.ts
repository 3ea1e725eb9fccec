import type { Understanding } from "../../dialogue/understand/understand.ts";
import type { SkillId } from "../../ids.ts";
import type { Lesson } from "../../items/lesson.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { matchLesson, tellingWords } from "../clarify/match-lesson.ts";
import { isGoodbye } from "../is-goodbye.ts";
import { pickWords } from "../pick-words.ts";
import { answerQuestion } from "./answer-question.ts";
import { checkKey, questionAt } from "./check-at.ts";
import { exampleOf, isAtBefore, saysAgainFirst } from "./pages.ts";
import type { LessonState } from "./state.ts";
import { bare } from "./tried-choice.ts";
import { mustSay, type Gaps } from "../../words/say.ts";
import { spokenFor, spokenItem, spokenLesson } from "../../items/spoken-words.ts";
import { WHERE, ways } from "./reply-words.ts";

export interface Reply {
  readonly act: string;
  readonly text: string;
}

/** What is said to a message that tries no choice [LES13], [LES30], [LES31]. */
export function replyTo(state: LessonState, typed: string, read: Understanding, env: TutorEnv): Reply {
  const skill = state.at?.skill;
  const { spoken = null } = env.content;
  const lesson = skill === undefined ? undefined : spokenLesson(env.content, skill, spoken);
  const tell = (phrase: string) => mustSay(spoken?.phrases ?? null, phrase);
  const isChecking = isAtOpenCheck(state);
  if (isGoodbye(read)) return { act: "stop", text: vary(state, "stop", env) };
  if (PERSON.test(read.plain)) return { act: "person", text: vary(state, "person", env) };
  if (OTHER.test(read.plain)) return { act: "other", text: vary(state, "other", env) };
  if (read.mood === "frustrated" && !UNCLEAR.test(read.plain)) return { act: "heavy", text: vary(state, "heavy", env) };
  if (lesson === undefined) return { act: "no-answer", text: vary(state, "noAnswer", env) };
  if (PICTURE.test(read.plain) && state.at?.part !== "idea") {
    return pictureOf(state, lesson, env) ?? { act: "picture", text: tell(WHERE.picture) };
  }
  if (EXAMPLE.test(read.plain) && !isAtBefore(state)) {
    return exampleFor(state, lesson, env) ?? { act: "to-example", text: tell(examplePlace(state)) };
  }
  if (read.ask === "tell-me") {
    const help = helpWith(state, lesson, env);
    return isChecking ? { ...help, text: `${vary(state, "yours", env)} ${help.text}` } : help;
  }
  if (BARE_WHY.test(read.plain)) return reasonOf(state, lesson, env) ?? helpWith(state, lesson, env);
  // As it was typed, too: mended words are the better ones nearly always.
  const found =
    answerQuestion(lesson, read.plain, read.topics) ??
    answerQuestion(lesson, typed.toLowerCase(), read.topics) ??
    meaningBefore(lesson, read, env);
  const answer = found === null || tellsChoice(state, lesson, found) ? null : found;
  switch (read.category) {
    case "conceptual_question":
      if (answer !== null) return said(state, answer) ? helpWith(state, lesson, env) : { act: "answer", text: answer };
      return (
        (read.ask === "why" ? reasonOf(state, lesson, env) : null) ?? {
          act: "no-answer",
          text: vary(state, "noAnswer", env),
        }
      );
    case "stuck":
      return helpWith(state, lesson, env);
    case "acknowledge":
      return { act: "acknowledge", text: vary(state, isChecking ? "choose" : "goOn", env) };
    case "answer":
      if (isChecking) return { act: "told", text: vary(state, "none", env) };
      return { act: "told", text: vary(state, "told", env) };
    case "explanation":
      return { act: "told", text: vary(state, isChecking ? "choose" : "told", env) };
    case "off_topic":
      return answer === null
        ? { act: "redirect", text: vary(state, "redirect", env) }
        : { act: "answer", text: answer };
  }
}

/** A word that is explained in a lesson this one builds on. */
function meaningBefore({ skill }: Lesson, { plain, ask }: Understanding, { content }: TutorEnv): string | null {
  if (ask !== "what-is") return null;
  const { byId } = content.graph;
  const seen = new Set([skill as SkillId]);
  for (const id of seen) {
    const lesson = spokenLesson(content, id, content.spoken ?? null);
    const match = lesson === undefined ? null : matchLesson(lesson, plain);
    if (match !== null && match.known === 1) return match.say;
    for (const before of byId.get(id)?.prerequisites ?? []) seen.add(before);
  }
  return null;
}

/** What is said of a choice that was typed, with that choice's own words [LES29]. */
export function ofChoice(
  state: LessonState,
  { whenRight, whenNot }: Lesson["check"],
  choice: number,
  outcome: "right" | "not-yet" | "tried",
  env: TutorEnv,
): Reply {
  const letter = String.fromCodePoint("A".charCodeAt(0) + choice);
  const words = outcome === "tried" ? "" : outcome === "right" ? whenRight : (whenNot[choice] ?? "");
  return { act: `check-${outcome}`, text: `${vary(state, outcome, env, { letter })} ${words}`.trim() };
}

/** Whether the check question waits for its answer. */
export function isAtOpenCheck({ at, checks }: LessonState): boolean {
  return at?.part === "check" && checks[checkKey(at)]?.isRight !== true;
}

/** One of several wordings, the one said longest ago where all were said. */
export function vary(state: LessonState, kind: keyof typeof ways, { content }: TutorEnv, gaps: Gaps = {}): string {
  const texts = state.talk.filter(({ who }) => who === "tutor").map(({ text }) => text);
  const worded = ways[kind].map((way) => mustSay(content.spoken?.phrases ?? null, way, gaps));
  return pickWords(worded, `${state.seed}/say/${state.talk.length}`, texts);
}

/** The idea another way; once that was said, the example, then the picture: nothing twice [LES31]. */
function helpWith(state: LessonState, lesson: Lesson, env: TutorEnv): Reply {
  if (isAtBefore(state)) return { act: "stuck", text: vary(state, "before", env) };
  return (
    againOf(state, lesson) ?? exampleFor(state, lesson, env) ?? pictureOf(state, lesson, env) ?? stuckWords(state, env)
  );
}

function stuckWords(state: LessonState, env: TutorEnv): Reply {
  return { act: "stuck", text: vary(state, isAtOpenCheck(state) ? "stuckAtCheck" : "stuck", env) };
}

function againOf(state: LessonState, lesson: Lesson): Reply | null {
  const wasFirst = state.plan?.steps.some(
    ({ step, status }) =>
      step.kind === "explain" && step.skill === lesson.skill && status !== "pending" && saysAgainFirst(state, step),
  );
  return wasFirst === true || state.again.includes(lesson.skill) || state.at?.part === "practice"
    ? null
    : { act: "again", text: lesson.again };
}

/** The worked example was read already at the check, and is still to come at the idea. */
function exampleFor(state: LessonState, { skill }: Lesson, { content }: TutorEnv): Reply | null {
  const part = state.at?.part;
  const tell = (phrase: string) => mustSay(content.spoken?.phrases ?? null, phrase);
  const example = exampleOf(state, state.at?.skill ?? (skill as never), content);
  // One that has no words in the lesson's language is not told here.
  const isTold = example !== undefined && (content.spoken === undefined || spokenFor(content, example) !== null);
  const first = isTold ? spokenItem(content, example).solution_logic.steps[0]?.explanation : undefined;
  if (first === undefined || part === "practice") return null;
  if (part === "idea") return once(state, { act: "to-example", text: tell(WHERE.exampleAhead) });
  return part === "example" ? null : once(state, { act: "to-example", text: `${tell(WHERE.exampleBehind)} ${first}` });
}

function examplePlace({ at }: LessonState): string {
  if (at?.part === "idea") return WHERE.exampleNext;
  return at?.part === "example" ? WHERE.exampleHere : WHERE.exampleBack;
}

function pictureOf(state: LessonState, lesson: Lesson, { content }: TutorEnv): Reply | null {
  if (state.at?.part === "practice") return null;
  const { alt } = lesson.picture;
  const where = state.at?.part === "idea" ? WHERE.pictureHere : WHERE.pictureBehind;
  const reply = { act: "picture", text: `${mustSay(content.spoken?.phrases ?? null, where)} ${alt}` };
  return tellsChoice(state, lesson, alt) ? null : once(state, reply);
}

/** Why it is so: at the check what the idea says of its question, else the lesson's own reasons; each once. */
function reasonOf(state: LessonState, lesson: Lesson, { content }: TutorEnv): Reply | null {
  const isChecking = state.at?.part === "check";
  // Which sentence fits is found in English, where the words of answers are; each has its place in other languages, too.
  const english = content.lesson(lesson.skill as SkillId) ?? lesson;
  const about = isChecking ? questionAt(state, english).question : english.idea.join(" ");
  const words = tellingWords(about);
  const reasons = lesson.answers.filter(({ when }) => isReason(when, about.toLowerCase())).map(({ say }) => say);
  const from = mustSay(content.spoken?.phrases ?? null, WHERE.fromIdea);
  const shared = (sentence: string) => tellingWords(sentence).filter((word) => words.includes(word)).length;
  const idea = lesson.idea
    .map((sentence, at) => ({ text: `${from} ${sentence}`, shared: shared(english.idea[at] ?? "") }))
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ text }) => text);
  const fits = [...(isChecking ? idea : []), ...reasons].find(
    (text) => !said(state, text) && !tellsChoice(state, lesson, text),
  );
  return fits === undefined ? null : { act: "answer", text: fits };
}

/** An answer to a question that begins with why, and is about nothing that is not in sight. */
function isReason(when: readonly (readonly string[])[], about: string): boolean {
  return (
    when.some((group) => group.includes("why")) &&
    when.every((group) => group.includes("why") || group.some((word) => about.includes(word)))
  );
}

/** While the check question is open its answer is not said. */
function tellsChoice(state: LessonState, lesson: Lesson, text: string): boolean {
  const question = questionAt(state, lesson);
  const right = bare(question.choices[question.right] ?? "");
  return isAtOpenCheck(state) && ` ${bare(text)} `.includes(` ${right} `);
}

function once(state: LessonState, reply: Reply): Reply | null {
  return said(state, reply.text) ? null : reply;
}

function said({ talk }: LessonState, text: string): boolean {
  return talk.some((line) => line.who === "tutor" && line.text.includes(text));
}

/** Not how it feels, but that help is wanted. */
const UNCLEAR = /\b(?:hard|difficult|confus\w*|understand|get it)\b/u;
const EXAMPLE = /\bexamples?\b/u;
const PERSON = /\b(?:are you (?:a |an )?(?:real|human|person|robot|computer|ai|bot|teacher)|your name|who are you)\b/u;
const OTHER =
  /\b(?:something else|(?:another|other|different) (?:lesson|topic|one|thing)s?|do (?:another|other|different))\b/u;
const PICTURE = /\b(?:picture|drawing|diagram)\b/u;
const BARE_WHY =
  /^(?:(?:but|and|so|ok|yeah|yes|no|um) )*(?:why|how come|how so)(?: (?:not|though|tho|is that|is it|that|is it so|is that so))?[?!. ]*$/u;
