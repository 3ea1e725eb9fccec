import { leaksAnswer } from "../../dialogue/compose/guard.ts";
import { receivedEvent } from "../../dialogue/received-event.ts";
import { redact, safetyOf, sanitise, type SafetyFinding } from "../../dialogue/safety/index.ts";
import { understand, type Understanding } from "../../dialogue/understand/understand.ts";
import type { EventOf, NewEvent } from "../../events/tutor-event.ts";
import type { Lesson } from "../../items/lesson.ts";
import { heardIn, spokenLesson, type SpokenWords } from "../../items/spoken-words.ts";
import { evaluateStep } from "../../plans/evaluate-step.ts";
import { err, ok } from "../../result.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import type { ActivityContext, Decision } from "../activity.ts";
import { afterGuidance } from "../after-guidance.ts";
import { guidanceWords } from "../guidance-words.ts";
import { checkKey, questionAt } from "./check-at.ts";
import { choose } from "./choose.ts";
import { add, lessonIn, type Draft } from "./draft.ts";
import { decided, sourcesOf } from "./move.ts";
import { lessonSession } from "./practise.ts";
import { isAtOpenCheck, ofChoice, replyTo, vary, type Reply } from "./replies.ts";
import { languageOf } from "./spoken-here.ts";
import { spokenOnPage } from "./spoken-page.ts";
import type { LessonState } from "./state.ts";
import { triedChoice } from "./tried-choice.ts";

/** Something typed while reading: answered from the lesson, or turned back kindly [LES13], [LES14]. */
export function say(draft: Draft, text: string, { locale }: ActivityContext, given: TutorEnv): Decision {
  const lesson = lessonIn(draft);
  const env = spokenOnPage(draft.state, lesson, given);
  const { spoken = null } = env.content;
  const { at } = lesson;
  const typed = text.trim();
  if (typed === "") return err({ type: "bad-input", field: "text", message: "empty" });
  if (at === null) return err({ type: "not-allowed" });
  const finding = safetyOf(typed);
  const kept = redact(typed).slice(0, 500);
  const lastTutorMessage = lesson.talk.findLast(({ who }) => who === "tutor")?.text;
  // Who learns in another language writes it on a page that has only English, too.
  const written = heardIn(given.content.spoken ?? null, kept);
  const read = understand(written, { locale, ...(lastTutorMessage === undefined ? {} : { lastTutorMessage }) });
  const place = { session: lesson.id, item: null, skill: at.skill };
  const heard: Heard = { written, read, received: receivedEvent(place, kept, read).body };
  if (finding !== null) return ok(safely(draft, heard, finding, env, given));
  const last = lesson.talk.findLast(({ who }) => who === "tutor")?.act ?? "";
  const stay = afterGuidance(last, read, given.content.spoken?.phrases);
  if (stay !== null) return ok(replied(draft, heard, { act: "safety-after", text: stay }, [], given));
  const taught = isAtOpenCheck(lesson) ? spokenLesson(env.content, at.skill, spoken) : undefined;
  const question = taught && questionAt(lesson, taught);
  const choice = question === undefined ? null : choiceOf(heard, question, spoken);
  if (question !== undefined && choice !== null) return tried(draft, heard, question, choice, env);
  const reply = discreet(draft, lesson, replyTo(lesson, written, read, env), env);
  return ok(replied(draft, heard, reply, executorNews(draft, lesson, read, reply, env), env));
}

/** A message as it was taken. */
interface Heard {
  /** As the reader of English hears it. */
  readonly written: string;
  readonly read: Understanding;
  readonly received: EventOf<"message_received">["body"];
}

/**
 * What was written, what follows from it, and what is said to it.
 *
 * @param env - what the reply is worded in
 */
function replied(
  draft: Draft,
  { received }: Heard,
  { act, text }: Reply,
  news: readonly NewEvent[],
  env: TutorEnv,
): readonly NewEvent[] {
  const { session, item, skill, category } = received;
  const about = { session, item, skill, category, act, text, ...languageOf(env.content.spoken) };
  const said = { ...about, asks: null, source: "static" as const, model: null };
  return add(draft, [{ type: "message_received", body: received }, ...news, { type: "reply_given", body: said }], env)
    .news;
}

/** A flag and guidance first; what was asked is answered after it only where nothing is urgent. */
function safely(
  draft: Draft,
  heard: Heard,
  finding: SafetyFinding,
  env: TutorEnv,
  /** Guidance is in the learner's own language everywhere. */
  own: TutorEnv,
): readonly NewEvent[] {
  const lesson = lessonIn(draft);
  const { session, item, skill } = heard.received;
  const meant = discreet(draft, lesson, replyTo(lesson, heard.written, heard.read, env), env);
  const flagged: NewEvent = { type: "safety_flagged", body: { session, item, skill, ...finding } };
  const news = [flagged, ...safetyNews(lesson, finding, env)];
  const isAnswer = meant.act === "answer" && env.content.spoken === own.content.spoken;
  return replied(draft, heard, guide(finding, isAnswer ? meant.text : null, draft, own), news, own);
}

/** The choice that the message tries, at the open check question; a question about it is no try [LES29]. */
function choiceOf({ written, read }: Heard, { choices }: Lesson["check"], spoken: SpokenWords | null): number | null {
  const isQuestion = read.ask === "why" || read.ask === "how" || read.ask === "what-is" || read.ask === "tell-me";
  return isQuestion
    ? null
    : triedChoice(
        [written, read.plain],
        choices.map((choice) => heardIn(spoken, choice)),
      );
}

/** A choice that was typed counts as one that was pressed. */
function tried(draft: Draft, heard: Heard, question: Lesson["check"], choice: number, env: TutorEnv): Decision {
  const lesson = lessonIn(draft);
  const key = lesson.at === null ? "" : checkKey(lesson.at);
  const isOld = lesson.checks[key]?.chosen.includes(choice) === true;
  const chosen = choose({ ...draft, news: [] }, choice, env);
  if (!chosen.ok) return chosen;
  const isRight = lessonIn(chosen.value).checks[key]?.isRight === true;
  const value = question.choices[choice] ?? null;
  const taken: Heard = { ...heard, received: { ...heard.received, category: "answer", value } };
  const reply = ofChoice(lesson, question, choice, isOld ? "tried" : isRight ? "right" : "not-yet", env);
  return ok(replied(draft, taken, reply, chosen.value.news, env));
}

/** Guidance in place of teaching where it is urgent, else before an answer that was asked for and is in its language. */
function guide(finding: SafetyFinding, asked: string | null, { state }: Draft, env: TutorEnv): Reply {
  const answer = finding.severity === "urgent" || asked === null ? "" : ` ${asked}`;
  return { act: `safety-${finding.kind}`, text: `${guidanceWords(finding, state, env)}${answer}` };
}

function safetyNews(lesson: LessonState, { kind, severity }: SafetyFinding, env: TutorEnv): readonly NewEvent[] {
  const about = { input: "a message", output: `${kind}, ${severity}`, reason: "Guidance comes before any teaching." };
  return [decided(lesson, "safety", about, env)];
}

/** What was made of the message, and what follows from it (requirement P4: handling of off-topic messages). */
function executorNews(
  draft: Draft,
  lesson: LessonState,
  read: Understanding,
  { act }: Reply,
  env: TutorEnv,
): readonly NewEvent[] {
  const offTopic = act === "redirect";
  const sources = sourcesOf(draft.state, env);
  const found = lesson.plan && evaluateStep(lesson.plan, lesson.at?.step ?? "", { type: "message", offTopic }, sources);
  const about = {
    input: `message taken for ${read.category}, confidence ${read.confidence.toFixed(2)}`,
    output: act,
    reason: found?.note ?? "",
  };
  return [decided(lesson, "executor", about, env)];
}

/**
 * The lesson's own examples may come to just what the open problem asks for: then it is not said now. Nothing internal
 * is said at any time (requirement S6).
 */
function discreet(draft: Draft, lesson: LessonState, reply: Reply, env: TutorEnv): Reply {
  const problem = lessonSession(draft.state, lesson)?.problems.at(-1);
  const opened = problem?.phase === "open" ? env.content.open(problem.address) : undefined;
  const leaks = opened?.ok === true && leaksAnswer(opened.value.item, heardIn(env.content.spoken ?? null, reply.text));
  if (leaks) return { act: "stuck", text: vary(lesson, "stuck", env) };
  return sanitise(reply.text) === null ? { act: "no-answer", text: vary(lesson, "noAnswer", env) } : reply;
}
