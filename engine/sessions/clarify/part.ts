import type { NumberLocale } from "../../answers/types.ts";
import { ASK } from "../../cues/ask.ts";
import { receivedEvent } from "../../dialogue/received-event.ts";
import { redact, safetyOf } from "../../dialogue/safety/index.ts";
import type { TutorQuestion } from "../../dialogue/events.ts";
import { pleaIn } from "../../dialogue/understand/pleas.ts";
import { understand, type Understanding } from "../../dialogue/understand/understand.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { findLeak } from "../../hints/find-leak.ts";
import type { SkillId } from "../../ids.ts";
import type { Lesson } from "../../items/lesson.ts";
import { err, ok } from "../../result.ts";
import { POLICY } from "../../policy.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { ClarifyView } from "../../views/activity-views.ts";
import { openOf, type ActivityContext, type ActivityPart, type Decision } from "../activity.ts";
import { currentProblem } from "../learning/practice-state.ts";
import { afterGuidance } from "../after-guidance.ts";
import { guidanceWords } from "../guidance-words.ts";
import { isFeeling } from "../is-feeling.ts";
import { isGoodbye } from "../is-goodbye.ts";
import { pickWords } from "../pick-words.ts";
import { talkView } from "../talk-view.ts";
import type { ClarifyCommand } from "./commands.ts";
import { besideOf, type Beside } from "./beside-of.ts";
import { chosenIn } from "./chosen-in.ts";
import { findAnswer, findSkill, topicsNear, type FoundAnswer } from "./find-answer.ts";
import { workedExample } from "./worked-example.ts";
import type { ClarifyState, Walk } from "./state.ts";
import { readQuestion, type Question } from "./read-question.ts";
import { subjectOf } from "./subject-of.ts";
import { askedSum, type AskedSum } from "./asked-sum.ts";
import { goOnWalk, stepsOfWalk, type WalkMove } from "./go-on-walk.ts";
import { wayOf } from "./way-of.ts";
import { WAYS } from "./words.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";

/** The learner asks, the answers are direct and short; it ends on the learner's word [CLR1]-[CLR9]. */
export const clarifyPart: ActivityPart<ClarifyCommand, ClarifyView> = {
  decide: (state, command, context, env) => {
    const open = openOf(state.activities.clarify);
    if (command.type === "start") return start(open, command.skill, context, env);
    if (command.type === "end")
      return open === null ? err({ type: "no-activity" }) : ok([ended(open, "learner-ended")]);
    const session = openForReply(state.activities.clarify);
    if (session === null) return err({ type: "no-activity" });
    const text = command.text.trim();
    if (text === "") return err({ type: "bad-input", field: "text", message: "nothing is written" });
    // What an exam asks is not explained while it is being sat [CLR8].
    if (openOf(state.activities.evaluation) !== null) return err({ type: "not-allowed" });
    return say(state, session, text, env, context.locale);
  },
  view: (state, env) => {
    const session = state.activities.clarify;
    return session && viewClarify(session, env);
  },
};

interface Reply {
  readonly act: string;
  readonly text: string;
  readonly skill: SkillId | null;
  readonly asks: TutorQuestion | null;
}

function start(
  open: ClarifyState | null,
  skill: SkillId | null,
  { session, seed }: ActivityContext,
  env: TutorEnv,
): Decision {
  if (skill !== null && !env.content.graph.byId.has(skill)) return err({ type: "unknown-skill", skill });
  if (open !== null && (skill === null || skill === open.source)) return ok([]);
  const name = skill === null ? null : nameOfSkill(env.content.graph, skill);
  const text = name === null ? pickWords(WAYS.welcome, seed, []) : `${name}. ${pickWords(WAYS.welcomeSkill, seed, [])}`;
  const started: NewEvent = {
    type: "activity_started",
    body: { session, kind: "clarify", source: skill ?? "", version: 1, seed, policy: "clarify/1" },
  };
  const place = { session, item: null, skill };
  return ok([
    ...(open === null ? [] : [ended(open, "replaced")]),
    started,
    replyEvent(place, "welcome", { act: "welcome", text, skill, asks: { kind: "open", text, step: null } }),
  ]);
}

function say(state: TutorState, open: ClarifyState, text: string, env: TutorEnv, locale: NumberLocale): Decision {
  const last = open.talk.findLast(({ who }) => who === "tutor");
  const heard = understand(text, {
    locale,
    ...(last && { lastTutorMessage: last.text }),
    lastAsked: open.asks?.kind === "yes-no" ? "yes-no" : null,
  });
  const place = { session: open.id, item: null, skill: open.skill };
  const received = receivedEvent(place, redact(text), heard);
  const finding = safetyOf(text);
  if (finding !== null) {
    const { kind, severity } = finding;
    const flagged: NewEvent = { type: "safety_flagged", body: { ...place, kind, severity } };
    const words = guidanceWords(finding, state, env);
    const reply: Reply = { act: `safety-${kind}`, text: words, skill: open.skill, asks: null };
    return ok([received, flagged, replyEvent(place, "off_topic", reply)]);
  }
  const stay = afterGuidance(last?.act ?? "", heard);
  if (stay !== null) {
    const reply: Reply = { act: "safety-after", text: stay, skill: open.skill, asks: null };
    return ok([received, replyEvent(place, heard.category, reply)]);
  }
  if (isLast(open, heard)) {
    const reply: Reply = { act: "goodbye", text: ways(open, "goodbye"), skill: open.skill, asks: null };
    const end = open.endedAt === null ? [ended(open, "learner-ended")] : [];
    return ok([received, replyEvent(place, "acknowledge", reply), ...end]);
  }
  const { reply: answer, outcome } = answerTo(state, open, text, heard, env, locale);
  const reply = isLastReply(open) ? { ...answer, asks: null } : answer;
  return ok([
    received,
    ...(outcome === null
      ? []
      : [{ type: "doubt_discussed" as const, body: { session: open.id, skill: reply.skill, outcome } }]),
    replyEvent(place, heard.category, reply),
  ]);
}

type Outcome = "answered" | "checked" | "not-found" | null;

/** What is said to a question, a choice, or something else [CLR2]-[CLR6]. */
function answerTo(
  state: TutorState,
  open: ClarifyState,
  text: string,
  heard: Understanding,
  env: TutorEnv,
  locale: NumberLocale,
): { readonly reply: Reply; readonly outcome: Outcome } {
  const move = goOnWalk(open, heard, env, locale);
  if (move !== null) return { reply: walkReply(state, open, move, env), outcome: null };
  const judged = judgeCheck(open, heard, env);
  if (judged !== null) return { reply: judged, outcome: "checked" };
  if (isFeeling(heard)) return { reply: closing(open, "feeling"), outcome: null };
  const beside = besideOf(heard);
  if (beside !== null) return { reply: closing(open, beside), outcome: null };
  const subject = subjectOf(heard.plain);
  const plea = subject.operations.size > 0 ? null : pleaIn(text);
  if (plea !== null)
    return {
      reply: { act: "plea", text: plea.ask, skill: open.skill, asks: { kind: "open", text: plea.ask, step: null } },
      outcome: null,
    };
  if (heard.category === "acknowledge") return { reply: closing(open, "more"), outcome: null };
  const question = readQuestion(heard.plain);
  const wantsHow = question.frame !== null && WANTS_A_WAY.has(question.frame);
  const found = heard.category === "off_topic" ? null : findAnswer(question, open.skill, env);
  const sum = ASK.ASKS_WHY.test(heard.plain) ? null : askedSum(heard.plain, locale);
  // Another way, a reason or a difference is not told by going through the usual one.
  const isTold =
    found !== null &&
    question.frame !== null &&
    (found.isExact || OTHERWISE.has(question.frame)) &&
    found.isOfFrame &&
    !GOES_THROUGH.has(question.frame);
  const isOfOthers = sum !== null && !isTold && !isOfNumbers(found, sum);
  const way =
    isOfOthers && question.frame !== "other-way"
      ? wayOf(sum, heard.plain, `${open.seed}/way/${open.talk.length}`, env)
      : null;
  const walk =
    way === null || isLastReply(open)
      ? null
      : beginWalk(state, open, { question: text, first: way.skill }, env, locale);
  if (walk !== null) return { reply: walk, outcome: "answered" };
  if (way !== null && !givesAway(state, way.text, env)) {
    const yours = ways(open, "yours");
    const text = `${ways(open, "way")} ${way.text} ${yours}`;
    const reply: Reply = { act: "way", text, skill: way.skill, asks: { kind: "open", text: yours, step: null } };
    return { reply, outcome: "answered" };
  }
  const named = findSkill(question, open.skill, env);
  const isWay = wantsHow && sum === null && !(found !== null && (found.isExact || found.isOfFrame));
  const example = named !== null && isWay ? workedExample(named, question, open, env) : null;
  const isExample = example !== null;
  const source = isExample ? named : found;
  const told = isExample ? example : (found?.text ?? null);
  // A neighbouring sentence is no way to a calculation.
  if (told !== null && source !== null && (!isOfOthers || (way === null && source.isExact))) {
    const choice = inItsSkill(source, told, isExample ? null : source.other, env);
    if (!givesAway(state, choice, env))
      return { reply: withFollowUp(open, source.skill, source.lesson, choice), outcome: "answered" };
  }
  if (heard.category === "off_topic") return { reply: closing(open, "redirect"), outcome: null };
  if (heard.category === "stuck" && open.skill !== null) {
    const lesson = env.content.lesson(open.skill);
    const again = lesson && !open.talk.some(({ text }) => text.includes(lesson.again)) ? lesson.again : null;
    if (lesson && again !== null && !givesAway(state, again, env)) {
      return { reply: withFollowUp(open, open.skill, lesson, again), outcome: "answered" };
    }
  }
  const near = topicsNear(question, open.skill, env);
  const act = near.some(({ isNamed }) => isNamed)
    ? "unsure"
    : near.length > 0
      ? "topics"
      : subject.isElsewhere
        ? "noLesson"
        : "notFound";
  return { reply: closing(open, act), outcome: "not-found" };
}

/** "How do i do 9 times 6": the lesson has an answer for nines. */
function isOfNumbers(found: FoundAnswer | null, { numbers, figures: [a, b] }: AskedSum): boolean {
  if (a !== 1 || b !== 1) return false;
  const when = found?.lesson.answers.find(({ say }) => say === found.text)?.when ?? [];
  return when.flat().some((words) => words.split(" ").some((word) => numbers.includes(word)));
}

/** The first small question on the learner's own numbers [CLR20]; `null` where the family has none. */
function beginWalk(
  state: TutorState,
  open: ClarifyState,
  { question, first }: Pick<Walk, "question"> & { readonly first: SkillId },
  env: TutorEnv,
  locale: NumberLocale,
): Reply | null {
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

function walkReply(state: TutorState, open: ClarifyState, { act, shown, next }: WalkMove, env: TutorEnv): Reply {
  const said = [ways(open, WALK_WORDS[act]), shown, act === "walk-again" ? "" : next?.step.lead];
  const more = ways(open, "more");
  const text = [...said, next?.step.ask ?? more].filter(Boolean).join(" ");
  if (givesAway(state, text, env)) return closing(open, "notFound");
  const asks: TutorQuestion = next === null ? yesNo(more) : { kind: "step", text: next.step.ask, step: next.at };
  return { act, text, skill: open.walk?.skill ?? open.skill, asks };
}

/** What a worked example answers. */
const WANTS_A_WAY: ReadonlySet<Question["frame"]> = new Set(["how", "example"] as const);
/** What going through it never answers. */
const OTHERWISE: ReadonlySet<Question["frame"]> = new Set(["why", "other-way", "difference"] as const);
/** What going through a calculation answers before what a lesson says does. */
const GOES_THROUGH: ReadonlySet<Question["frame"]> = new Set(["how", "what", "case", "example"] as const);

/** An answer from another skill says which one it is; where a second one may be meant as well, that is told, too [CLR14]. */
function inItsSkill(
  { skill, isElsewhere }: FoundAnswer,
  told: string,
  other: FoundAnswer["other"],
  { content }: TutorEnv,
): string {
  if (!isElsewhere) return told;
  const about = (id: SkillId, text: string) => `In “${nameOfSkill(content.graph, id)}”: ${text}`;
  return [about(skill, told), ...(other === null ? [] : [about(other.skill, other.text)])].join(" ");
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
  return {
    act: isRight ? "check-right" : "check-not-yet",
    text: `${words} ${more}`.trim(),
    skill: open.skill,
    asks: yesNo(more),
  };
}

/** The answer, and the skill's check question if it was not asked yet, else whether there is more [CLR3]. */
function withFollowUp(open: ClarifyState, skill: SkillId, { check }: Lesson, answer: string): Reply {
  if (isLastReply(open)) return { act: "answer", text: `${answer} ${ways(open, "lastReply")}`, skill, asks: null };
  if (!open.checked.includes(skill)) {
    const text = `${answer} ${ways(open, "check")} ${check.question}`;
    return { act: "answer", text, skill, asks: { kind: "choice", text: check.question, step: null } };
  }
  const more = ways(open, "more");
  return { act: "answer", text: `${answer} ${more}`, skill, asks: yesNo(more) };
}

function yesNo(text: string): TutorQuestion {
  return { kind: "yes-no", text, step: null };
}

function closing(
  open: ClarifyState,
  act: Beside | "feeling" | "more" | "noLesson" | "notFound" | "redirect" | "topics" | "unsure",
): Reply {
  const text = ways(open, act);
  return { act, text, skill: open.skill, asks: { kind: act === "more" ? "yes-no" : "open", text, step: null } };
}

function ways(open: ClarifyState, act: keyof typeof WAYS): string {
  const said = open.talk.filter(({ who }) => who === "tutor").map(({ text }) => text);
  return pickWords(WAYS[act], `${open.seed}/${said.length}/${act}`, said);
}

/** Whether what is answered now is the last: nothing is asked that could not be answered any more. */
function isLastReply({ endedAt, repliesAfter }: ClarifyState): boolean {
  return endedAt !== null && repliesAfter === POLICY.repliesAfter - 1;
}

/** The session that takes a message: the one under way, or the latest for some replies after its end [CLR23]. */
function openForReply(session: ClarifyState | null): ClarifyState | null {
  return session !== null && mayReply(session) ? session : openOf(session);
}

function mayReply({ reason, repliesAfter }: ClarifyState): boolean {
  return reason === "learner-ended" && repliesAfter < POLICY.repliesAfter;
}

/**
 * "No" to whether there is more, or a word of leaving: the learner ends it, nobody else does [CLR7]. A thank-you to the
 * goodbye is another one [CLR23].
 */
function isLast({ asks, endedAt }: ClarifyState, heard: Understanding): boolean {
  if (endedAt !== null && asks === null && heard.category === "acknowledge") return true;
  return isGoodbye(heard) || (asks?.kind === "yes-no" && ASK.IS_LAST_NOPE.test(heard.plain));
}

/** An explanation never holds the answer of the problem that is open in practice [CLR8]. */
function givesAway(state: TutorState, hint: string, { content }: TutorEnv): boolean {
  const problem = currentProblem(state.practice);
  if (problem === null || problem.phase !== "open") return false;
  const opened = content.open(problem.address);
  if (!opened.ok) return false;
  const { item } = opened.value;
  return findLeak({
    stem: item.problem_content.stem,
    expected: item.solution_logic.final_answer_canonical,
    ...(item.answer_spec.kind && { kind: item.answer_spec.kind }),
    hint,
    choices: item.answer_spec.ui.choices,
  }).leaks;
}

function replyEvent(
  place: { readonly session: ClarifyState["id"]; readonly item: null; readonly skill: SkillId | null },
  category: string,
  { act, text, skill, asks }: Reply,
): NewEvent {
  return {
    type: "reply_given",
    body: { ...place, skill, category, act, text: text.slice(0, 1_200), asks, source: "static", model: null },
  };
}

function ended({ id: session }: ClarifyState, reason: "learner-ended" | "replaced"): NewEvent {
  return { type: "activity_ended", body: { session, kind: "clarify", reason } };
}

function viewClarify(session: ClarifyState, env: TutorEnv): ClarifyView {
  const { content } = env;
  const { id, startedAt, isPaused, reason, talk, asks, skill, discussed } = session;
  const nameOf = (one: SkillId): string => nameOfSkill(content.graph, one);
  const check = asks?.kind === "choice" && skill !== null ? content.lesson(skill)?.check : undefined;
  const prompt = asks?.text ?? "";
  return {
    session: id,
    title: skill === null ? "" : nameOf(skill),
    startedAt,
    isPaused,
    ended: reason,
    skillId: skill,
    talk: talk.map(talkView),
    topics: topicsOf(session, env),
    past: pastOf(session),
    about: aboutOf(session, content.graph),
    asks,
    widget:
      reason !== null && !mayReply(session)
        ? null
        : check !== undefined
          ? { id, type: "choices", prompt, choices: check.choices, several: false, draft: null }
          : { id, type: "free-text", prompt, longest: LONGEST_TEXT, draft: null },
    discussed: discussed.map((one) => ({ skillId: one, name: nameOf(one) })),
  };
}

/** [UTF-16 units] */
const LONGEST_TEXT = 500;

/** What is offered where the last question was about none of the lessons, or which is not sure [CLR16]. */
function topicsOf({ talk, skill }: ClarifyState, env: TutorEnv): ClarifyView["topics"] {
  if (!OFFERS_TOPICS.has(talk.at(-1)?.act ?? "")) return [];
  const asked = talk.findLast(({ who }) => who === "learner")?.text ?? "";
  const { graph } = env.content;
  return topicsNear(readQuestion(understand(asked, {}).plain), skill, env).map(({ skill: skillId }) => ({
    skillId,
    name: nameOfSkill(graph, skillId),
  }));
}

const OFFERS_TOPICS: ReadonlySet<string> = new Set(["topics", "unsure"]);

/** Earlier discussions at hand [CLR22]. */
const PAST = 5;

function pastOf({ id, skill, past }: ClarifyState): ClarifyView["past"] {
  const earlier = past.filter((one) => one.skill === skill && one.session !== id);
  return earlier
    .filter(({ question }, at) => at === earlier.findLastIndex((one) => one.question === question))
    .slice(-PAST)
    .toReversed()
    .map(({ question, answer }) => ({ question, answer }));
}

/** The skill that the last answer is from: its lesson can be opened, and it can be practised [CLR21]. */
function aboutOf({ talk, skill }: ClarifyState, graph: TutorEnv["content"]["graph"]): ClarifyView["about"] {
  const isAnswer = ANSWERS.has(talk.at(-1)?.act ?? "");
  return isAnswer && skill !== null ? { skillId: skill, name: nameOfSkill(graph, skill) } : null;
}

const ANSWERS: ReadonlySet<string> = new Set(["answer", "way", "walk-done", "check-right", "check-not-yet"]);
