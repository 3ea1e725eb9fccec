import { SESSIONS } from "../../cues/sessions.ts";
import { TURN } from "../../cues/turn.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { POLICY } from "../../policy.ts";
import { showSolution, skipProblem } from "../../sessions/learning/decide.ts";
import { mathsOf } from "../compose/maths-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import { backToWork, feelingIn, moodBank, onKnown } from "./on-chat.ts";
import { asksOfSlip, whatSlipped } from "./on-question.ts";
import { askAnswer } from "./ask-small-step.ts";
import { isOnALine } from "./on-a-line.ts";
import { valuesSaid } from "./said-values.ts";
import { servedHint } from "./served-hint.ts";
import { beginSteps, stepMissed } from "./small-steps.ts";
import { offerSolution } from "./strategies.ts";
import { wishesHarder } from "./wishes.ts";
import { timesActed, type Answer, type Talk } from "./talk.ts";

/** A pupil who cannot go on, or wants to be told (requirement T4) [TRN8] [TRN12] [TRN14]. */
export function onStuck(talk: Talk): Answer {
  const { understood, speaker, desk } = talk;
  const isActive = desk.problem.scaffold?.active === true;
  const slip = asksOfSlip(understood.plain) ? whatSlipped(talk) : null;
  if (slip !== null) return slip;
  const isOffered = talk.asked?.act === "offer-solution";
  // Who asks how to begin wants no solution yet; once the steps are used up, only who asks for the first one.
  const isNew = desk.problem.scaffold === null || TURN.IS_NEW_FIRST.test(understood.plain);
  if (isOffered && isNew && TURN.HOW_TO_BEGIN.test(understood.plain)) return beginSteps(talk, null);
  if (isOffered && TURN.ON_STUCK_GIVE.test(understood.plain)) return solution(talk);
  if (isOffered && (understood.ask === "tell-me" || timesActed(desk, "offer-solution") > 1)) return solution(talk);
  const isNext = understood.ask === "next" || TURN.IS_NEXT.test(understood.plain);
  if (understood.ask === "skip" || isNext) return onSkip(talk);
  if (TURN.ANOTHER.test(understood.plain) || wishesHarder(understood.plain)) return onKnown(talk);
  if (understood.ask === "stop")
    return (talk.asked?.act === "offer-stop" ? onYesNo(talk, true) : null) ?? offerStop(talk);
  // Asked for once more after an offer, it is shown.
  if (understood.ask === "tell-me" && timesActed(desk, "offer-solution") > 0) return solution(talk);
  if (understood.ask === "tell-me" && mayBeTold(talk)) return offerSolution(talk, null);
  if (understood.ask === "hint" && TURN.ON_STUCK_HINTS.test(understood.plain) && !isActive) {
    const hint = hintOf(talk);
    if (hint !== null) return hint;
  }
  // A pupil who is far ahead gets a hint before the steps are made small.
  const isAhead = (talk.pacing === "accelerate" || talk.pacing === "extend") && understood.mood !== "frustrated";
  const ahead = isAhead && !isActive && desk.problem.hintLevel < 2 ? hintOf(talk) : null;
  if (ahead !== null) return ahead;
  const feeling = feelingIn(understood.plain);
  const opening =
    feeling !== null
      ? speaker.pick(feeling)
      : understood.mood === "frustrated"
        ? speaker.pick(
            SESSIONS.FEELS_DUMB.test(understood.plain) ? feelingBank(understood.plain) : moodBank(understood.plain),
          )
        : understood.ask === "tell-me"
          ? speaker.pick(PHRASES.smaller)
          : TURN.UNKIND.test(understood.plain)
            ? speaker.pick(PHRASES.unkind)
            : null;
  return isActive ? stepMissed(talk, false, opening) : beginSteps(talk, opening);
}

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

/** Yes or no to something the tutor has offered; null where nothing of the kind waits. */
export function onYesNo(talk: Talk, isYes: boolean): Answer | null {
  const { asked, speaker, desk } = talk;
  if (asked?.asks?.kind === "open" && desk.problem.scaffold?.active !== true) {
    // A yes to "Do you want a small step?", a no to "Is there a part that you can do already?"
    if (asked.asks.text.includes("small step") === isYes) return beginSteps(talk, null);
    const words = [speaker.pick(isYes ? PHRASES.gotIt : PHRASES.stay)];
    return { category: "acknowledge", act: isYes ? "acknowledge" : "stay", words, ...backToWork(talk) };
  }
  if (asked?.asks?.kind !== "yes-no") return null;
  if (!isYes) {
    const words = [speaker.pick(PHRASES.stay)];
    return { category: "acknowledge", act: "stay", words, ...backToWork(talk) };
  }
  if (asked.act === "offer-skip") return skip(talk);
  if (asked.act === "offer-stop") {
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
  if (asked.act === "offer-solution") return solution(talk);
  return null;
}
