import { spokenFor } from "../items/spoken-words.ts";
import { wordsOfLesson } from "../sessions/lesson/spoken-here.ts";
import { memoryOf } from "../dialogue/turn/memory.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { POLICY } from "../policy.ts";
import { readingGrade } from "../profile.ts";
import type { LlmMode, LlmRequestOf } from "../protocol/llm.ts";
import { openSession, type AttemptTurn, type ProblemState, type Turn } from "../sessions/learning/practice-state.ts";
import type { TutorEnv, TutorState } from "../tutor-types.ts";
import { isExamOpen, type LlmWish } from "./wishes.ts";
import type { WordsContext } from "./words.ts";

/** A request with the mode it is for. */
export type LlmAsk = { [Mode in LlmMode]: { readonly mode: Mode; readonly request: LlmRequestOf<Mode> } }[LlmMode];

const SAID = 300;

/**
 * The request for a wish as things stand now, or null where its place is gone: another problem is on the desk, or the
 * words are there already [LLM5]. Nothing in it names the learner (requirement D6).
 */
export function askFor(wish: LlmWish, state: TutorState, env: Reading): LlmAsk | null {
  if (isExamOpen(state)) return null;
  const reader = { grade: readingGrade(state.practice.grade ?? 0, env), locale: "en" as const };
  switch (wish.mode) {
    case "plan": {
      if (isAbroad(wish.session, state, env)) return null;
      const steps = planOf(wish, state)?.steps.map(({ step }) => ({ kind: step.kind, skill: step.skill }));
      return steps === undefined ? null : { mode: "plan", request: { ...reader, steps: steps.slice(0, 12) } };
    }
    case "explain":
      return explainAsk(wish, state, env, reader);
    default: {
      const problem = deskOf(wish, state);
      const isSpoken = wish.mode !== "safety" && wish.mode !== "diagnose";
      if (problem === null || (isSpoken && !isEnglish(problem, env))) return null;
      return problemAsk(wish, problem, state, reader);
    }
  }
}

/** For whom words are asked: of all that is known of the learner no more than how they are to read [PRF6]. */
type Reading = Pick<TutorEnv, "content" | "profile" | "adjustments">;
type Reader = Pick<LlmRequestOf<"safety">, "grade" | "locale">;
type ProblemWish = Extract<LlmWish, { readonly mode: "hint" | "diagnose" | "turn" | "teachback" | "safety" }>;

function problemAsk(wish: ProblemWish, problem: ProblemState, state: TutorState, reader: Reader): LlmAsk | null {
  const item = problem.address as LlmRequestOf<"hint">["item"];
  const over = problem.phase !== "open";
  switch (wish.mode) {
    case "hint":
      if (over || wordsWait(problem.turns, wish) === null) return null;
      return { mode: "hint", request: { ...reader, ...mistakeOf(problem), item, level: wish.level } };
    case "diagnose": {
      const last = lastAttempt(problem);
      if (over || last === null || last.misconception !== null || problem.attempts !== wish.attempt) return null;
      return { mode: "diagnose", request: { ...reader, item, given: [...last.given], lines: linesOf(problem) } };
    }
    case "safety": {
      const said = lastSaid(problem.turns);
      return said === null ? null : { mode: "safety", request: { ...reader, message: said.text.slice(0, SAID) } };
    }
    case "teachback": {
      const said = lastSaid(problem.turns);
      if (said === null || wordsWait(problem.turns, wish) === null) return null;
      const met = [...(problem.teachBack?.met ?? [])];
      return { mode: "teachback", request: { ...reader, item, explanation: said.text.slice(0, SAID), met } };
    }
    case "turn": {
      const said = lastSaid(problem.turns);
      if (said === null || wordsWait(problem.turns, wish) === null) return null;
      const request: LlmRequestOf<"turn"> = {
        ...reader,
        ...mistakeOf(problem),
        item,
        over,
        message: said.text.slice(0, SAID),
        understood: said.category,
        confidence: said.confidence as LlmRequestOf<"turn">["confidence"],
        act: wish.act,
        before: beforeOf(state, said.text),
      };
      return { mode: "turn", request };
    }
  }
}

function explainAsk(
  wish: Extract<LlmWish, { readonly mode: "explain" }>,
  state: TutorState,
  env: Reading,
  reader: Reader,
): LlmAsk | null {
  const base = { ...reader, skill: wish.skill };
  if (wish.item !== null) {
    const problem = deskOf({ session: wish.session, item: wish.item }, state);
    if (problem === null || !isEnglish(problem, env) || wordsWait(problem.turns, wish) === null) return null;
    const item = problem.address as NonNullable<LlmRequestOf<"explain">["item"]>;
    return { mode: "explain", request: { ...base, question: null, item, over: true } };
  }
  if (isAbroad(wish.session, state, env)) return null;
  const talk = talkOf(wish.session, state);
  const at = talk.findLastIndex(({ who, act }) => who === "tutor" && act === wish.act);
  const question = talk.slice(0, Math.max(0, at)).findLast(({ who }) => who === "learner");
  if (question === undefined || talk[at]?.words !== undefined) return null;
  return { mode: "explain", request: { ...base, question: question.text.slice(0, SAID), item: null, over: false } };
}

/** What words for a wish are checked against as things stand now; null where its place is gone. */
export function contextFor(wish: LlmWish, state: TutorState, env: TutorEnv): WordsContext | null {
  const ask = askFor(wish, state, env);
  if (ask === null || ask.mode === "diagnose" || ask.mode === "safety") return null;
  const { grade } = ask.request;
  const level = wish.mode === "hint" ? wish.level : null;
  const id = "item" in wish ? wish.item : null;
  const problem = id === null ? null : deskOf({ session: wish.session, item: id }, state);
  return {
    mode: ask.mode,
    grade,
    item: problem === null ? null : itemOf(problem, env),
    over: problem === null || problem.phase !== "open",
    level,
    verdict: problem === null ? null : (lastAttempt(problem)?.verdict ?? null),
    replyTo: repliesTo(ask),
    mayQuote: [...taughtFor(wish, problem, env), ...(problem === null ? [] : saidOn(problem))],
  };
}

/** What the pupil has written that is answered now. */
function repliesTo(ask: LlmAsk): string {
  switch (ask.mode) {
    case "hint":
      return (ask.request.given ?? []).join(", ");
    case "turn":
      return ask.request.message;
    case "explain":
      return ask.request.question ?? "";
    default:
      return "";
  }
}

/** What the skill's lesson says; its answers to questions only where a question is answered. */
function taughtFor(wish: LlmWish, problem: ProblemState | null, env: TutorEnv): readonly string[] {
  const skill = "skill" in wish ? wish.skill : problem?.skill;
  const lesson = skill === undefined ? undefined : env.content.lesson(skill);
  if (lesson === undefined) return [];
  const answers = "skill" in wish ? lesson.answers.map(({ say }) => say) : [];
  return [...lesson.idea, lesson.again, ...answers];
}

/** The problem on the desk, where it is the one meant. */
export function deskOf(
  { session: id, item }: Pick<ProblemWish, "session" | "item">,
  state: TutorState,
): ProblemState | null {
  const session = openSession(state.practice);
  const problem = session?.problems.at(-1);
  return session?.id === id && problem?.item === item ? problem : null;
}

/** A model's words are English: none stand beneath the tutor's in another language. */
function isEnglish(problem: ProblemState, env: Reading): boolean {
  const item = itemOf(problem, env);
  return item === null || spokenFor(env.content, item) === null;
}

/** Nor in a lesson that is in one. */
function isAbroad(session: string, { activities: { lesson } }: TutorState, { content }: Reading): boolean {
  return lesson?.id === session && wordsOfLesson(lesson, content) !== null;
}

export function itemOf(problem: ProblemState, env: Reading): MathProblemItem | null {
  const opened = env.content.open(problem.address);
  return opened.ok ? opened.value.item : null;
}

/** The turn whose words are asked for; null where it is not there or has some. */
export function wordsWait(turns: readonly Turn[], wish: LlmWish): Turn | null {
  const turn = turns.findLast((one) => {
    if (wish.mode === "hint") return one.type === "hint" && one.level === wish.level;
    if (wish.mode === "explain") return one.type === "solution";
    return one.type === "reply" && "act" in wish && one.act === wish.act;
  });
  return turn === undefined || ("words" in turn && turn.words !== undefined) ? null : turn;
}

export function planOf(wish: Extract<LlmWish, { readonly mode: "plan" }>, { activities: { lesson } }: TutorState) {
  const plan = lesson !== null && lesson.id === wish.session && lesson.endedAt === null ? lesson.plan : null;
  return plan !== null && plan.version === wish.version ? plan : null;
}

export function lastAttempt({ turns }: ProblemState): AttemptTurn | null {
  return turns.findLast((turn): turn is AttemptTurn => turn.type === "attempt") ?? null;
}

function lastSaid(turns: readonly Turn[]): Extract<Turn, { readonly type: "said" }> | null {
  return turns.findLast((turn) => turn.type === "said") ?? null;
}

/** Both sides' words in a session without a problem. */
function talkOf(session: string, { activities: { clarify, lesson } }: TutorState) {
  return (clarify?.id === session ? clarify.talk : lesson?.id === session ? lesson.talk : []) as readonly {
    readonly who: "learner" | "tutor";
    readonly text: string;
    readonly act: string;
    readonly words?: string;
  }[];
}

function mistakeOf(
  problem: ProblemState,
): Pick<LlmRequestOf<"hint">, "given" | "lines" | "misconception" | "category"> {
  const last = lastAttempt(problem);
  const isWrong = last !== null && last.verdict !== "correct";
  return {
    given: isWrong ? [...last.given] : null,
    lines: linesOf(problem),
    misconception: isWrong ? last.misconception : null,
    category: isWrong ? last.category : null,
  };
}

function linesOf({ turns }: ProblemState): string[] {
  const work = turns.findLast((turn) => turn.type === "work");
  return [...(work?.lines ?? [])].slice(0, 12);
}

/** The conversation before the message that is answered now (requirement T7). */
function beforeOf({ practice }: TutorState, message: string): LlmRequestOf<"turn">["before"] {
  const session = openSession(practice);
  if (session === null) return [];
  const { turns } = memoryOf(session);
  const at = turns.findLastIndex(({ who, text }) => who === "learner" && text === message);
  return turns
    .slice(0, Math.max(0, at))
    .slice(-POLICY.llm.memoryTurns)
    .map(({ who, text }) => ({ who, text: text.slice(0, SAID) }));
}

/** What was said and typed on a problem by the pupil, and by the tutor's own rules. */
function saidOn({ turns }: ProblemState): readonly string[] {
  return turns.flatMap((turn) => {
    if (turn.type === "attempt") return turn.given;
    if (turn.type === "work") return turn.lines;
    return turn.type === "said" || turn.type === "reply" || turn.type === "hint" ? [turn.text] : [];
  });
}
