import type { NumberLocale } from "../../answers/types.ts";
import type { TutorQuestion } from "../../dialogue/events.ts";
import { pleaIn } from "../../dialogue/understand/pleas.ts";
import type { Understanding } from "../../dialogue/understand/understand.ts";
import type { SkillId } from "../../ids.ts";
import type { Concept, Frame } from "../../items/question.ts";
import { createRng } from "../../random.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { isFeeling } from "../is-feeling.ts";
import { indexAnswers } from "./answer-index.ts";
import { besideOf } from "./beside-of.ts";
import { chosenIn } from "./chosen-in.ts";
import { findAnswer, type FoundAnswer } from "./find-answer.ts";
import { goOnWalk, stepsOfWalk, type WalkMove } from "./go-on-walk.ts";
import { lessonNamed, lessonsNamed } from "./named-lessons.ts";
import { ofOwnNumbers } from "./own-numbers.ts";
import { readAsked, type Asked } from "./read-asked.ts";
import { conceptsIn } from "./read-question.ts";
import { closing, givesAway, isLastReply, openly, ways, withFollowUp, yesNo, type Reply } from "./reply.ts";
import type { ClarifyState } from "./state.ts";
import { stemsOf } from "./stems.ts";
import { workedExample } from "./worked-example.ts";

/** What is said, and what became of the question; `null` where none was asked. */
export interface Answered {
  readonly reply: Reply;
  readonly outcome: "answered" | "checked" | "not-found" | null;
}

interface Talk {
  readonly state: TutorState;
  readonly open: ClarifyState;
  readonly env: TutorEnv;
  readonly locale: NumberLocale;
}

/** What is said to a question, a choice, or something else [CLR2]-[CLR6]. */
export function answerTo(talk: Talk, text: string, heard: Understanding): Answered {
  const { open, env, locale } = talk;
  const move = goOnWalk(open, heard, env, locale);
  if (move !== null) return { reply: walkReply(talk, move), outcome: null };
  const judged = judgeCheck(open, heard, env);
  if (judged !== null) return { reply: judged, outcome: "checked" };
  if (isFeeling(heard)) return { reply: closing(open, "feeling"), outcome: null };
  const beside = besideOf(heard);
  if (beside !== null) return { reply: closing(open, beside), outcome: null };
  const asked = readAsked(heard, text, open.skill, env, locale);
  const plea = asked.question.subject.operations.size > 0 ? null : pleaIn(text);
  if (plea !== null)
    return { reply: { act: "plea", text: plea.ask, skill: open.skill, asks: openly(plea.ask) }, outcome: null };
  if (heard.category === "acknowledge") return { reply: closing(open, "more"), outcome: null };
  const reply = explained(talk, text, asked, heard.category) ?? again(talk, heard.category);
  return reply === null ? notFound(talk, asked, heard.category) : { reply, outcome: "answered" };
}

/** The first of these that there is: the lesson's own answer, the calculation gone through, an example, the idea. */
function explained(talk: Talk, text: string, asked: Asked, category: Understanding["category"]): Reply | null {
  const { open, env } = talk;
  const { question, place, sum } = asked;
  const isAside = category === "off_topic" && lessonsNamed(question, place, env).length === 0;
  const found = isAside ? null : findAnswer(question, place, env);
  const beside = besideSum(asked, env);
  // A neighbouring sentence is no way to a calculation.
  const isTold =
    sum === null ||
    (beside.length > 0 && question.frame === null
      ? found?.isElsewhere === false || found?.skill === place.sum
      : found?.isOfFrame === true && (asked.ways !== null || found.isExact || !GOES_THROUGH.has(question.frame)));
  const told = isTold && !(sum !== null && beside.length === 0 && GOES_THROUGH.has(question.frame)) ? found : null;
  const isThrough = sum !== null && told === null && isGoneThrough(question.frame, beside);
  const shown = isThrough ? wayThrough(talk, text, asked) : null;
  if (shown !== null) return shown;
  const isLoose = told === null || (question.frame !== null && !told.isOfFrame);
  const named = sum === null && isLoose ? showNamed(talk, asked) : null;
  if (named !== null || told === null) return named;
  const said = inItsSkill({ ...told, text: ofOwnNumbers(told.text, question.plain) }, env);
  return givesAway(talk.state, said, env) ? null : withFollowUp(open, told.skill, told.lesson, said);
}

/** What going through a calculation answers. */
const GOES_THROUGH: ReadonlySet<Frame | null> = new Set([null, "how", "what", "case", "example", "whether"] as const);
/** What it does not, however it is asked. */
const NO_WAY: ReadonlySet<Concept> = new Set([
  "checking",
  "choosing",
  "digit",
  "in-head",
  "meaning",
  "order",
  "quick-way",
] as const);

/** Whether a calculation is gone through where no lesson says what is asked beside it [CLR20]. */
function isGoneThrough(frame: Frame | null, beside: readonly Concept[]): boolean {
  const isOpen = GOES_THROUGH.has(frame) && !beside.some((concept) => NO_WAY.has(concept));
  return isOpen && (frame !== "whether" || beside.length === 0);
}

/** Concepts beside a calculation: what names more than what its lesson is about. */
function besideSum({ question, ways: taught, sum }: Asked, { content }: TutorEnv): readonly Concept[] {
  const about = indexAnswers(content).skills.find(({ skill }) => skill === taught?.skill);
  const asking = new Set(question.asking.flatMap(stemsOf));
  return [...conceptsIn(sum?.rest ?? "")].flatMap(([concept, words]) => {
    const stems = stemsOf(words.join(" "));
    return stems.length > 0 && stems.every((stem) => about?.topic.has(stem) === true || asking.has(stem))
      ? []
      : [concept];
  });
}

/** The calculation by small questions on its own numbers, else on other ones [CLR18]. */
function wayThrough(talk: Talk, question: string, { ways: taught }: Asked): Reply | null {
  const { state, open, env } = talk;
  if (taught === null) return null;
  const walk = isLastReply(open) ? null : beginWalk(talk, question, taught.skill);
  if (walk !== null) return walk;
  const yours = ways(open, "yours");
  const way = createRng(`${open.seed}/way/${open.talk.length}`).pick(taught.texts);
  const text = `${ways(open, "way")} ${way} ${yours}`;
  return givesAway(state, way, env) ? null : { act: "way", text, skill: taught.skill, asks: openly(yours) };
}

/** Where a question names one lesson and nothing more: how is shown by an example, and what by the idea. */
function showNamed({ state, open, env }: Talk, { question, place }: Asked): Reply | null {
  const named = lessonNamed(question, place, env);
  // What is asked is nearer than all of the lesson: how to check, or to draw.
  const isNearer = [...question.concepts.values()].some((words) =>
    stemsOf(words.join(" ")).some((stem) => question.stems.has(stem) && named?.names.has(stem) !== true),
  );
  if (named === null || isNearer) return null;
  const { about } = named;
  const { skill, lesson } = about;
  const isWay = question.frame === "how" || question.frame === "example";
  const isIdea = question.frame === "what" || question.frame === null;
  const text = isWay ? workedExample(about, question, open, env) : isIdea ? lesson.idea.join(" ") : null;
  if (text === null) return null;
  const said = inItsSkill({ skill, text, isElsewhere: skill !== place.atHand, other: null }, env);
  return givesAway(state, said, env) ? null : withFollowUp(open, skill, lesson, said);
}

/** Who is stuck gets the idea another way, once. */
function again({ state, open, env }: Talk, category: Understanding["category"]): Reply | null {
  const lesson = category === "stuck" && open.skill !== null ? env.content.lesson(open.skill) : undefined;
  if (open.skill === null || lesson === undefined) return null;
  const isSaid = open.talk.some(({ text }) => text.includes(lesson.again));
  return isSaid || givesAway(state, lesson.again, env) ? null : withFollowUp(open, open.skill, lesson, lesson.again);
}

function notFound(
  { open, env }: Talk,
  { question, place, sum, ways: taught }: Asked,
  category: Understanding["category"],
): Answered {
  const near = lessonsNamed(question, place, env);
  if (category === "off_topic" && near.length === 0 && !/\d/u.test(question.plain))
    return { reply: closing(open, "redirect"), outcome: null };
  const isTaught = sum === null || taught !== null;
  const act =
    near.length > 0 ? (isTaught ? "unsure" : "topics") : question.subject.isElsewhere ? "noLesson" : "notFound";
  return { reply: closing(open, act), outcome: "not-found" };
}

/** The first small question on the learner's own numbers [CLR20]; `null` where the family has none. */
function beginWalk({ state, open, env, locale }: Talk, question: string, first: SkillId): Reply | null {
  for (const skill of [first, ...env.content.graph.nodes.map(({ id }) => id)]) {
    const [step] = stepsOfWalk({ question, skill }, env, locale);
    if (step === undefined) continue;
    const told = [ways(open, "walk"), step.lead, step.ask].filter(Boolean).join(" ");
    const asks: TutorQuestion = { kind: "step", text: step.ask, step: 1 };
    return givesAway(state, told, env) ? null : { act: "walk-begin", text: told, skill, asks };
  }
  return null;
}

const WALK_WORDS = {
  "walk-right": "stepRight",
  "walk-again": "stepAgain",
  "walk-shown": "stepShown",
  "walk-done": "walkDone",
} as const;

function walkReply({ state, open, env }: Talk, { act, shown, next }: WalkMove): Reply {
  const said = [ways(open, WALK_WORDS[act]), shown, act === "walk-again" ? "" : next?.step.lead];
  const more = ways(open, "more");
  const text = [...said, next?.step.ask ?? more].filter(Boolean).join(" ");
  if (givesAway(state, text, env)) return closing(open, "notFound");
  const asks: TutorQuestion = next === null ? yesNo(more) : { kind: "step", text: next.step.ask, step: next.at };
  return { act, text, skill: open.walk?.skill ?? open.skill, asks };
}

/** An answer from another skill says which one it is; where a second one may be meant as well, that is told, too [CLR14]. */
function inItsSkill(
  { skill, text, isElsewhere, other }: Pick<FoundAnswer, "skill" | "text" | "isElsewhere" | "other">,
  { content }: TutorEnv,
): string {
  if (!isElsewhere) return text;
  const about = (id: SkillId, said: string) => `In “${nameOfSkill(content.graph, id)}”: ${said}`;
  return [about(skill, text), ...(other === null ? [] : [about(other.skill, other.text)])].join(" ");
}

/** The choice made at the check question; one try, then on [CLR4]. */
function judgeCheck(open: ClarifyState, heard: Understanding, env: TutorEnv): Reply | null {
  const lesson = open.asks?.kind === "choice" && open.skill !== null ? env.content.lesson(open.skill) : undefined;
  // A question while the check waits is a question; the check can still be answered after it.
  if (lesson === undefined || (heard.category === "conceptual_question" && heard.ask !== "is-it-right")) return null;
  const chosen = chosenIn(heard, lesson.check.choices);
  if (chosen === null) return null;
  const isRight = chosen === lesson.check.right;
  const words = isRight ? lesson.check.whenRight : (lesson.check.whenNot[chosen] ?? "");
  const more = ways(open, "more");
  const act = isRight ? "check-right" : "check-not-yet";
  return { act, text: `${words} ${more}`.trim(), skill: open.skill, asks: yesNo(more) };
}
