import { SESSIONS } from "../../cues/sessions.ts";
import { TURN } from "../../cues/turn.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { POLICY } from "../../policy.ts";
import { showSolution, skipProblem } from "../../sessions/learning/decide.ts";
import { mathsOf } from "../compose/maths-text.ts";
import { OFFERS_STEP } from "../compose/chat-phrases.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import { feelingIn, moodBank } from "./on-chat.ts";
import { asksOfSlip, whatSlipped } from "./on-question.ts";
import { askAnswer, backToWork } from "./ask-small-step.ts";
import { isOnALine } from "./on-a-line.ts";
import { valuesSaid } from "./said-values.ts";
import { answerBy, type Answered, type Row } from "./row.ts";
import { servedHint } from "./served-hint.ts";
import { beginSteps, stepMissed } from "./small-steps.ts";
import { offerSolution } from "./strategies.ts";
import { timesActed, type Answer, type Talk } from "./talk.ts";

/** A pupil who cannot go on, or wants to be told (requirement T4) [TRN8] [TRN12] [TRN14]. */
export const STUCK_ROWS: readonly Row[] = [
  {
    row: "what-slipped",
    when: "“what did i do wrong”",
    does: "What the last answer shows.",
    answer: (talk) => (asksOfSlip(talk.understood.plain) ? whatSlipped(talk) : null),
  },
  {
    row: "begin-after-all",
    when: "The solution was offered, and how to begin is asked.",
    does: "The first small step; once the steps are used up only to who asks for the first.",
    cue: TURN.HOW_TO_BEGIN,
    answer: (talk) => {
      const isNew = talk.desk.problem.scaffold === null || TURN.FIRST.test(talk.understood.plain);
      return isOffered(talk) && isNew ? beginSteps(talk, null) : null;
    },
  },
  {
    row: "solution-taken",
    when: "The solution was offered, and is asked for, the pupil gives up, or it was offered twice.",
    does: "The worked solution.",
    answer: (talk) => {
      const { plain, ask } = talk.understood;
      const isTaken = TURN.ON_STUCK_GIVE.test(plain) || ask === "tell-me" || timesActed(talk.desk, SOLUTION) > 1;
      return isOffered(talk) && isTaken ? solution(talk) : null;
    },
  },
  {
    row: "skip",
    when: "Leaving, or the next one, is wished for.",
    does: "It is offered, and done on the second wish.",
    answer: (talk) => {
      const { ask, plain } = talk.understood;
      return ask === "skip" || TURN.IS_NEXT.test(plain) ? onSkip(talk) : null;
    },
  },
  {
    row: "stop",
    when: "Stopping is wished for.",
    does: "It is offered, and done on the second wish.",
    answer: (talk) => {
      if (talk.understood.ask !== "stop") return null;
      return talk.asked?.act === "offer-stop" ? endForToday(talk) : offerStop(talk);
    },
  },
  {
    row: "told-at-last",
    when: "The answer is asked for once more after an offer.",
    does: "The worked solution.",
    answer: (talk) =>
      talk.understood.ask === "tell-me" && timesActed(talk.desk, SOLUTION) > 0 ? solution(talk) : null,
  },
  {
    row: "may-be-told",
    when: "The answer is asked for, and the steps are used up or one try is left.",
    does: "The worked solution is offered.",
    answer: (talk) => (talk.understood.ask === "tell-me" && mayBeTold(talk) ? offerSolution(talk, null) : null),
  },
  {
    row: "hint",
    when: "A hint is asked for, and no small step is open.",
    does: "The next hint.",
    cue: TURN.ON_STUCK_HINTS,
    answer: (talk) => (talk.understood.ask === "hint" && !isInSteps(talk) ? hintOf(talk) : null),
  },
  {
    row: "ahead",
    when: "The pupil is far ahead, and not cross.",
    does: "A hint before the steps are made small.",
    answer: (talk) => {
      const isAhead = talk.pacing === "accelerate" || talk.pacing === "extend";
      const isCalm = talk.understood.mood !== "frustrated" && !isInSteps(talk);
      return isAhead && isCalm && talk.desk.problem.hintLevel < 2 ? hintOf(talk) : null;
    },
  },
  {
    row: "small-step",
    when: "Anything else.",
    does: "What was felt is taken up; then the first small step, or more help with the one that is open.",
    answer: (talk) => {
      const bank = TAKEN_UP.find(({ is }) => is(talk))?.say(talk.understood.plain) ?? null;
      const opening = bank === null ? null : talk.speaker.pick(bank);
      return isInSteps(talk) ? stepMissed(talk, false, opening) : beginSteps(talk, opening);
    },
  },
];

export function onStuck(talk: Talk): Answered | null {
  return answerBy(STUCK_ROWS, talk);
}

const SOLUTION = "offer-solution";

function isOffered({ asked }: Talk): boolean {
  return asked?.act === SOLUTION;
}

function isInSteps({ desk }: Talk): boolean {
  return desk.problem.scaffold?.active === true;
}

/** How a plea or a feeling is taken, before the help; the first that fits. */
const TAKEN_UP: readonly { readonly is: (talk: Talk) => boolean; readonly say: (plain: string) => Phrases }[] = [
  { is: ({ understood }) => feelingIn(understood.plain) !== null, say: (plain) => feelingIn(plain) ?? [] },
  {
    is: ({ understood: { mood, plain } }) => mood === "frustrated" && SESSIONS.FEELS_DUMB.test(plain),
    say: feelingBank,
  },
  { is: ({ understood }) => understood.mood === "frustrated", say: moodBank },
  { is: ({ understood }) => understood.ask === "tell-me", say: () => PHRASES.smaller },
  { is: ({ understood }) => TURN.UNKIND.test(understood.plain), say: () => PHRASES.unkind },
];

/** Nobody is told a word about themselves that they did not say. */
function feelingBank(plain: string): readonly string[] {
  return TURN.FEELING_BANK_DUMB.test(plain)
    ? PHRASES.notDumb
    : PHRASES.notDumb.filter((phrase) => !phrase.includes("dumb"));
}

/** A plea in another language: a kind line in it, and the next small step, which numbers tell [TRN67]. */
export function onPlea(talk: Talk, line: string): Answer {
  const isActive = talk.desk.problem.scaffold?.active === true;
  const { desk, locale, env, speaker } = talk;
  const found = valuesSaid(talk.text).findLast(({ value }) =>
    isOnALine({ item: desk.item, locale, content: env.content }, value),
  );
  const numbers = desk.item.problem_content.stem.match(/\d+/gu) ?? [];
  const given = new Set(numbers.flatMap((number) => [number, ...number]));
  if (found !== undefined && !given.has(found.value)) {
    const words = [speaker.pick(PHRASES.onTheWay, { value: mathsOf(found.value) })];
    return {
      category: "explanation",
      act: "heard",
      first: line,
      isFirstKept: true,
      words,
      ...backToWork(talk, undefined, true),
    };
  }
  return { ...(isActive ? stepMissed(talk, false, line) : beginSteps(talk, line)), first: line, isFirstKept: true };
}

/** The steps are used up, or only one answer is left before the solution comes by itself. */
function mayBeTold({ desk }: Talk): boolean {
  const { scaffold, attempts } = desk.problem;
  return (scaffold?.depth ?? 0) > POLICY.dialogue.stuckDepth || attempts >= POLICY.attempts.max - 1;
}

/** The next hint; none where it cannot be said here. */
function hintOf(talk: Talk): Answer | null {
  const hint = servedHint(talk);
  if (hint === null) return null;
  const question = hint.text.endsWith("?") ? null : askAnswer(talk, true);
  const asks = { kind: "answer", step: null } as const;
  return { category: "stuck", act: "hint", events: [hint.event], words: [hint.text], question, asks };
}

/** Offered on the first plea, done on the second. */
export function onSkip(talk: Talk): Answer {
  return timesActed(talk.desk, "offer-skip") > 0 ? skip(talk) : offer(talk, "offer-skip", PHRASES.offerSkip);
}

/** Whether to end for today. */
export function offerStop(talk: Talk): Answer {
  return offer(talk, "offer-stop", PHRASES.offerStop);
}

function offer(talk: Talk, act: string, bank: readonly string[]): Answer {
  const question = talk.speaker.pick(bank) ?? talk.speaker.pick(PHRASES.backTo);
  return { category: "stuck", act, words: [], question, asks: { kind: "yes-no", step: null } };
}

/** The next problem is on the desk, and the first word on it is the tutor's. */
function skip(talk: Talk): Answer {
  const { state, desk, env } = talk;
  const skipped = skipProblem(state, { type: "skip-problem", item: desk.problem.item }, env);
  const events = skipped.ok ? skipped.value : [];
  return {
    category: "stuck",
    act: "skip",
    events,
    words: [talk.speaker.pick(PHRASES.skipped)],
    question: null,
    asks: null,
  };
}

function solution({ state, desk, env, speaker }: Talk): Answer {
  const shown = showSolution(state, { type: "show-solution", item: desk.problem.item }, env);
  const words = [speaker.pick(PHRASES.solved), speaker.pick(PHRASES.afterSolved)];
  return { category: "stuck", act: "solution", events: shown.ok ? shown.value : [], words, question: null, asks: null };
}

function endForToday({ desk, speaker }: Talk): Answer {
  const ended: NewEvent = { type: "session_ended", body: { session: desk.session.id, reason: "learner-ended" } };
  return {
    category: "acknowledge",
    act: "stop",
    events: [ended],
    words: [speaker.pick(PHRASES.pause)],
    question: null,
    asks: null,
  };
}

/** What a yes to an offer does, by the act of the offer. */
const TAKEN: Readonly<Record<string, (talk: Talk) => Answer>> = {
  "offer-skip": skip,
  "offer-stop": endForToday,
  [SOLUTION]: solution,
};

/** Yes or no to something the tutor has offered; null where nothing of the kind waits. */
export function onYesNo(talk: Talk, isYes: boolean): Answer | null {
  const { asked, speaker } = talk;
  if (asked?.asks?.kind === "open" && !isInSteps(talk)) {
    // A yes to "Do you want a small step?", a no to "Is there a part that you can do already?"
    if (OFFERS_STEP.includes(asked.asks.text) === isYes) return beginSteps(talk, null);
    const words = [speaker.pick(isYes ? PHRASES.gotIt : PHRASES.stay)];
    return { category: "acknowledge", act: isYes ? "acknowledge" : "stay", words, ...backToWork(talk) };
  }
  if (asked?.asks?.kind !== "yes-no") return null;
  if (isYes) return TAKEN[asked.act]?.(talk) ?? null;
  return { category: "acknowledge", act: "stay", words: [speaker.pick(PHRASES.stay)], ...backToWork(talk) };
}
