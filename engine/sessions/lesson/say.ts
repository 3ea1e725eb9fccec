import { leaksAnswer } from "../../dialogue/compose/guard.ts";
import { guidance, redact, safetyOf, sanitise, type SafetyFinding } from "../../dialogue/safety/index.ts";
import { understand, type Understanding } from "../../dialogue/understand/understand.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { Probability } from "../../ids.ts";
import { evaluateStep } from "../../plans/evaluate-step.ts";
import { err, ok } from "../../result.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import type { ActivityContext, Decision } from "../activity.ts";
import { pickWords } from "../pick-words.ts";
import { answerQuestion } from "./answer-question.ts";
import { add, lessonIn, type Draft } from "./draft.ts";
import { decided, sourcesOf } from "./move.ts";
import { lessonSession } from "./practise.ts";
import type { LessonState } from "./state.ts";

/** Something typed while reading: answered from the lesson, or turned back kindly [LES13], [LES14]. */
export function say(draft: Draft, text: string, { locale }: ActivityContext, env: TutorEnv): Decision {
  const lesson = lessonIn(draft);
  const { at } = lesson;
  const typed = text.trim();
  if (typed === "") return err({ type: "bad-input", field: "text", message: "empty" });
  if (at === null) return err({ type: "not-allowed" });
  const finding = safetyOf(typed);
  const kept = redact(typed).slice(0, 500);
  const lastTutorMessage = lesson.talk.findLast(({ who }) => who === "tutor")?.text;
  const read = understand(kept, { locale, ...(lastTutorMessage === undefined ? {} : { lastTutorMessage }) });
  const place = { session: lesson.id, item: null, skill: at.skill };
  const value = read.value?.slice(0, 200) ?? null;
  const confidence = Probability.parse(Math.min(1, Math.max(0, read.confidence)));
  const meant = discreet(draft, lesson, replyTo(lesson, kept, read, env), env);
  const reply = finding === null ? meant : guide(finding, meant, draft, env);
  const news: readonly NewEvent[] = [
    { type: "message_received", body: { ...place, text: kept, category: read.category, value, confidence } },
    ...(finding === null ? [] : [{ type: "safety_flagged" as const, body: { ...place, ...finding } }]),
    ...(finding === null ? executorNews(draft, lesson, read, reply, env) : safetyNews(lesson, finding, env)),
    {
      type: "reply_given",
      body: { ...place, ...reply, category: read.category, asks: null, source: "static", model: null },
    },
  ];
  return ok(add(draft, news, env).news);
}

interface Reply {
  readonly act: string;
  readonly text: string;
}

/** Guidance in place of teaching where it is urgent, else before an answer that was asked for. */
function guide(finding: SafetyFinding, meant: Reply, { state }: Draft, env: TutorEnv): Reply {
  const age = (state.practice.grade ?? 0) + 5;
  const { text, helpLine } = guidance(finding, { age, country: env.profile?.country ?? null });
  const line =
    helpLine === null ? "" : ` ${helpLine.name}: ${[helpLine.number, helpLine.also].filter(Boolean).join(", ")}.`;
  const answer = finding.severity !== "urgent" && meant.act === "answer" ? ` ${meant.text}` : "";
  return { act: `safety-${finding.kind}`, text: `${text}${line}${answer}` };
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

function replyTo(state: LessonState, typed: string, read: Understanding, env: TutorEnv): Reply {
  const skill = state.at?.skill;
  const lesson = skill === undefined ? undefined : env.content.lesson(skill);
  // As it was typed, too: mended words are the better ones nearly always.
  const answer =
    (lesson &&
      (answerQuestion(lesson, read.plain, read.topics) ?? answerQuestion(lesson, typed.toLowerCase(), read.topics))) ??
    null;
  switch (read.category) {
    case "conceptual_question":
      return answer === null ? { act: "no-answer", text: vary(state, NO_ANSWER) } : { act: "answer", text: answer };
    case "stuck":
      return lesson === undefined || state.at?.part === "practice"
        ? { act: "stuck", text: vary(state, STUCK) }
        : { act: "again", text: state.again.includes(lesson.skill) ? vary(state, STUCK) : lesson.again };
    case "acknowledge":
      return { act: "acknowledge", text: vary(state, GO_ON) };
    case "answer":
    case "explanation":
      return { act: "told", text: vary(state, state.at?.part === "check" ? CHOOSE : TOLD) };
    case "off_topic":
      return answer === null ? { act: "redirect", text: vary(state, REDIRECT) } : { act: "answer", text: answer };
  }
}

/**
 * The lesson's own examples may come to just what the open problem asks for: then it is not said now. Nothing internal
 * is said at any time (requirement S6).
 */
function discreet(draft: Draft, lesson: LessonState, reply: Reply, env: TutorEnv): Reply {
  const problem = lessonSession(draft.state, lesson)?.problems.at(-1);
  const opened = problem?.phase === "open" ? env.content.open(problem.address) : undefined;
  const leaks = opened?.ok === true && leaksAnswer(opened.value.item, reply.text);
  if (leaks) return { act: "stuck", text: vary(lesson, STUCK) };
  return sanitise(reply.text) === null ? { act: "no-answer", text: vary(lesson, NO_ANSWER) } : reply;
}

/** One of several wordings, the one said longest ago where all were said. */
function vary(state: LessonState, texts: readonly string[]): string {
  const said = state.talk.filter(({ who }) => who === "tutor").map(({ text }) => text);
  return pickWords(texts, `${state.seed}/say/${state.talk.length}`, said);
}

const NO_ANSWER = [
  "I have no answer to that in this lesson. Ask me what a word in it means, or why it works.",
  "That one is not in this lesson. You can ask about a word you see here, or what to watch out for.",
  "I cannot answer that here. A grown-up or the Ask page may help; here I can tell you more about this idea.",
];
const STUCK = [
  "Take it one line at a time. Which line is the first that is not clear? Ask me about a word in it.",
  "That happens to everyone. Read the first line once more, then go on to the next.",
  "Let's go slowly. Look back at the example: what was done to begin with?",
];
const GO_ON = [
  "Good. Go on when you are ready.",
  "Fine. The next part is ready for you.",
  "All right. Go on in your own time.",
];
const CHOOSE = [
  "Choose one of the answers below, then I can tell you more.",
  "Pick the choice below that says it best.",
  "Have a look at the choices below and take the one you mean.",
];
const TOLD = [
  "You put it in your own words; that helps to remember it.",
  "Thanks for saying how you see it. Compare it with the lines above.",
  "Keep that thought: you can try it out in the practice.",
];
const REDIRECT = [
  "That is for another time. Let's go on with this lesson.",
  "I can only talk about the maths here. Where were you in the lesson?",
  "Let's come back to the lesson. The next part is waiting.",
  "Not here, I'm afraid. Ask me something about this idea, or go on.",
];
