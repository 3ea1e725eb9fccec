import { TURN } from "../../cues/turn.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { POLICY } from "../../policy.ts";
import type { AttemptTurn } from "../../sessions/learning/practice-state.ts";
import { BESIDE_PHRASES } from "../compose/beside-phrases.ts";
import { mathsOf } from "../compose/maths-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import { backToWork, toGoOn } from "./ask-small-step.ts";
import { onSums, saidLines } from "./on-sums.ts";
import { whatIsTrue } from "./claims.ts";
import { isWorthTheSame } from "./read-answer.ts";
import { valuesSaid } from "./said-values.ts";
import { asking, beginSteps, itemHint, stepMissed } from "./small-steps.ts";
import { servedHint } from "./served-hint.ts";
import { isBegun } from "./first-place.ts";
import { answerBy, type Answered, type Row } from "./row.ts";
import { isThanks, wishesHarder } from "./wishes.ts";
import { heardBank } from "./heard-bank.ts";
import { saidSame, sameValues } from "./same-value.ts";
import { tellsNoWay } from "./strange-words.ts";
import type { Answer, Talk } from "./talk.ts";
import { tellsOfOneself } from "./tells-of-oneself.ts";
import { joined } from "./list-of.ts";

/** "Ok", "thanks", "I know that already", "is it right?" without a value: taken up, and back to the work. */
export function onAcknowledge(talk: Talk): Answer {
  const { understood, speaker } = talk;
  const { plain } = understood;
  if (asksWhetherRight(understood)) return onIsItRight(talk);
  if (isKnown(plain)) return onKnown(talk);
  // An offer that waits is neither taken nor gone.
  const beside = talk.asked?.asks?.kind === "yes-no" ? besideOffer(plain) : null;
  if (beside !== null)
    return {
      category: "acknowledge",
      act: "acknowledge",
      words: [speaker.pick(beside)],
      question: null,
      asks: null,
      keeps: talk.desk.problem.asks,
    };
  const thanks = isThanks(plain) ? PHRASES.thanks : PHRASES.gotIt;
  return { category: "acknowledge", act: "acknowledge", words: [speaker.pick(thanks)], ...backToWork(talk) };
}

/** What is said to words that neither take an offer nor end it; null for any others. */
function besideOffer(plain: string): Phrases | null {
  if (TURN.UNDECIDED.test(plain)) return PHRASES.offerUnclear;
  if (isThanks(plain)) return PHRASES.offerStands;
  if (TURN.COMPLAINT.test(plain)) return moodBank(plain);
  return TURN.UNKIND.test(plain) ? PHRASES.unkind : null;
}

/** Too little to do: one answer shows it, or another problem. */
function isKnown(plain: string): boolean {
  return TURN.KNOWN.test(plain) || wishesHarder(plain);
}

export function onKnown(talk: Talk): Answer {
  const { speaker, desk, understood } = talk;
  // Who has just been wrong does not find it too small.
  const isWrong = desk.problem.phase === "open" && desk.problem.attempts > 0;
  const { plain } = understood;
  // Who only says that they know it shows it by an answer.
  if (desk.problem.phase === "open" && !isWrong && !TURN.HARDER.test(plain) && !TURN.ANOTHER.test(plain)) {
    const words = [speaker.pick(PHRASES.known)];
    return { category: "acknowledge", act: "known", words, ...backToWork(talk) };
  }
  const taken = TURN.BORED.test(plain) ? PHRASES.dull : isWrong ? PHRASES.sadOrCross : PHRASES.known;
  const isHarder = TURN.IS_HARDER.test(plain);
  const words = [speaker.pick(isHarder ? BESIDE_PHRASES.harder : taken)];
  const offered = desk.problem.phase === "open" ? speaker.pick(PHRASES.offerSkip) : null;
  const asks = offered === null ? null : ({ kind: "yes-no", step: null } as const);
  return { category: "acknowledge", act: "offer-skip", words, question: offered, asks };
}

/** "Is it right?", not "do I add them?". */
export function asksWhetherRight({ ask, plain }: Talk["understood"]): boolean {
  const isAsked = ask === "is-it-right" || TURN.IS_ASKED_WAS.test(plain);
  return isAsked && !TURN.ASKS_HOW.test(plain) && TURN.ASKS_WHETHER_RIGHT.test(plain);
}

/** Whether something is right, without saying what: the last answer, or none yet. */
export function onIsItRight(talk: Talk): Answer {
  const { speaker, desk } = talk;
  const last = desk.problem.turns.findLast(
    (turn): turn is AttemptTurn => turn.type === "attempt" && turn.verdict !== "unreadable",
  );
  const isSolved = desk.problem.phase === "right" && last !== undefined;
  const value = joined(last?.given.map(mathsOf) ?? [], talk.translations);
  if (isSolved)
    return (
      asksOfOwn(talk) ?? {
        ...backToWork(talk),
        category: "correct",
        act: "is-it-right",
        words: [speaker.pick(PHRASES.right, { value })],
      }
    );
  const { turns } = desk.problem;
  const newest = turns.findLast((turn): turn is AttemptTurn => turn.type === "attempt");
  const unread = newest?.verdict === "unreadable" ? joined(newest.given.map(mathsOf), talk.translations) : null;
  const again = turns.findLastIndex((turn) => turn.type === "reply" && turn.act === "same-again");
  const words =
    ofStep(talk) ??
    // Another answer than the last one marked was given once more since.
    (again > turns.findLastIndex((turn) => turn.type === "attempt") ? speaker.pick(PHRASES.notYetPlain) : null) ??
    (unread === null ? null : speaker.pick(PHRASES.lastUnread, { value: unread })) ??
    (last === undefined
      ? speaker.pick(PHRASES.noAnswerYet)
      : (speaker.pick(PHRASES.lastWas, { value }) ?? speaker.pick(PHRASES.notYet)));
  return { category: "acknowledge", act: "is-it-right", words: [words], ...backToWork(talk) };
}

/** "Is that right", of what was told in the same message: what is true of it is agreed to; null where nothing else was told. */
function asksOfOwn(talk: Talk): Answer | null {
  const { speaker, understood, desk, locale, env } = talk;
  const said = valuesSaid(understood.plain).filter(
    ({ value }) => !isWorthTheSame(desk.item, value, locale, env.content.checker),
  );
  if (said.length < 2) return null;
  const fact = whatIsTrue(talk);
  const words = [fact === null ? speaker.pick(PHRASES.cannotSay) : speaker.pick(PHRASES.fact, { fact })];
  return { category: "conceptual_question", act: "cannot-say", words, ...backToWork(talk) };
}

/** What the newest answer came to, where it was given to a small step; null where it was not. */
export function ofStep({ speaker, desk }: Talk): string | null {
  const { turns, scaffold } = desk.problem;
  const at = turns.findLastIndex((turn) => turn.type === "said" && turn.category === "answer");
  const after = turns.slice(at + 1);
  const reply = after.find((turn) => turn.type === "reply");
  const isOfStep = at >= 0 && scaffold?.active === true && !after.some((turn) => turn.type === "attempt");
  if (!isOfStep || reply?.type !== "reply" || !TURN.STEP_ACT.test(reply.act)) return null;
  return speaker.pick(reply.act === "step-right" ? PHRASES.lastStepRight : PHRASES.lastStepNot);
}

/**
 * How the pupil went about it. What is true in it is agreed to; else it is heard, and what helps with it is said: of a slip
 * that is known, of the step that is open, or of the problem [TRN74].
 */
export function onExplanation(talk: Talk): Answer {
  const { speaker, understood, desk } = talk;
  const isActive = desk.problem.scaffold?.active === true;
  const sums = onSums(talk);
  if (sums !== null) return sums;
  const agreed = agreedTo(talk);
  if (agreed !== null) {
    const rest = backToWork(talk, undefined, true);
    return { category: "explanation", act: "heard", words: [agreed], ...rest };
  }
  const heard = speaker.pick(TURN.DISLIKES_WORK.test(understood.plain) ? PHRASES.complaint : heardBank(talk));
  // Who says only that they know it is asked for what they have.
  const isToldNothing = tellsNoWay(understood.plain);
  // Before an answer no hint goes back to the beginning from what was found.
  if (!isActive && !isToldNothing && understood.category !== "answer" && desk.problem.attempts === 0 && isBegun(talk))
    return { category: "explanation", act: "heard", words: [heard], ...toGoOn(talk) };
  const hint = isActive || isToldNothing ? null : helpFor(talk);
  if (hint === null && !isActive && !isToldNothing && talk.smallSteps.length > 0)
    return { ...beginSteps(talk, heard), category: "explanation" };
  return {
    category: "explanation",
    act: "heard",
    events: hint?.event === undefined ? [] : [hint.event],
    words: [heard, hint?.text ?? null],
    most: hint === null ? 0 : 1,
    ...asking(hint?.text ?? "", backToWork(talk, undefined, hint !== null)),
  };
}

/** What is true in it: a calculation, or a value on the way; null where nothing is known to be. */
function agreedTo(talk: Talk): string | null {
  const { speaker } = talk;
  const same = sameValues(talk);
  // Where the two are worth the answer they are not said.
  if (same !== null || saidSame(talk).length > 0) return same ?? speaker.pick(PHRASES.goodPiece);
  return saidLines(talk);
}

/** The first hint, which is recorded as one; after it a word on the newest answer, or on the problem. */
function helpFor(talk: Talk): { readonly text: string; readonly event?: NewEvent } | null {
  if (talk.desk.problem.hintLevel === 0) return servedHint(talk);
  const text = itemHint(talk);
  return text === null ? null : { text };
}

/** Greetings, breaks, anything else: kindly, then firmer and shorter [TRN13]. */
export const OFF_TOPIC_ROWS: readonly Row[] = [
  {
    row: "greeting",
    when: "“hi”, in a few words.",
    does: "A greeting, and the problem.",
    cue: TURN.GREETING,
    answer: (talk) =>
      !isFirm(talk) && talk.understood.plain.split(" ").length < 6 ? chat(talk, "greet", PHRASES.greet) : null,
  },
  {
    row: "unkind",
    when: "Unkind words, and not about the task.",
    does: "A calm word, and back to the problem.",
    answer: (talk) => {
      const { plain } = talk.understood;
      const isOfTask = TURN.COMPLAINT.test(plain) && !TURN.UNKIND.test(plain);
      const isUnkind = (TURN.INSULT.test(plain) || TURN.UNKIND.test(plain)) && !isOfTask;
      return isUnkind && !isFirm(talk) ? chat(talk, "unkind", PHRASES.unkind) : null;
    },
  },
  {
    row: "known",
    when: "It is known already, said as the first thing beside the work.",
    does: "An answer is asked for, or leaving is offered.",
    answer: (talk) => (isKnown(talk.understood.plain) && timesBeside(talk) === 0 ? onKnown(talk) : null),
  },
  {
    row: "break",
    when: "A break is needed.",
    does: "All is kept; nothing is asked.",
    cue: TURN.BREAK,
    answer: (talk) => ({
      ...chat(talk, "pause", PHRASES.pause),
      question: null,
      asks: null,
      keeps: talk.desk.problem.asks,
    }),
  },
  {
    row: "dislikes",
    when: "The task is disliked.",
    does: "That is met, and the next help follows.",
    cue: TURN.DISLIKES_WORK,
    phase: "open",
    answer: onExplanation,
  },
  {
    row: "feeling",
    when: "A feeling about oneself or the problem.",
    does: "It is taken up; then a small step.",
    phase: "open",
    answer: (talk) => {
      const { plain, mood } = talk.understood;
      const isCross = mood === "frustrated" && TURN.ABOUT_THIS.test(plain) && !TURN.UNKIND.test(plain);
      const bank = feelingIn(plain) ?? (isCross ? moodBank(plain) : null);
      if (bank === null) return null;
      const opening = talk.speaker.pick(bank);
      if (talk.desk.problem.scaffold?.active === true) return stepMissed(talk, false, opening);
      return talk.smallSteps.length > 0 ? beginSteps(talk, opening) : null;
    },
  },
  {
    row: "firm",
    when: "The third time on a problem.",
    does: "One short sentence, and the open question.",
    answer: (talk) => {
      const words = isFirm(talk) ? [talk.speaker.pick(PHRASES.firm) ?? talk.speaker.pick(PHRASES.still)] : null;
      return words === null ? null : { category: "off_topic", act: "redirect-firm", words, ...backToWork(talk) };
    },
  },
  {
    row: "tells-of-oneself",
    when: "Something of one's own is told, while the problem is open.",
    does: "Thanks for telling, and back to the problem.",
    phase: "open",
    answer: (talk) => (tellsOfOneself(talk) ? chat(talk, "redirect", PHRASES.toldAfter) : null),
  },
  {
    row: "redirect",
    when: "Anything else, while the problem is open.",
    does: "A friendly word, and back to the problem.",
    phase: "open",
    answer: (talk) => chat(talk, "redirect", PHRASES.offTopic),
  },
  {
    row: "redirect-after",
    when: "Anything else, when it is over.",
    does: "A question is left for later, what is told is heard; Next is pointed to.",
    answer: (talk) => {
      const { plain } = talk.understood;
      const isAsked = plain.includes("?") || TURN.ON_CHAT_ASKED.test(plain);
      return chat(talk, "redirect", isAsked ? PHRASES.offTopicAfter : PHRASES.toldAfter);
    },
  },
];

export function onOffTopic(talk: Talk): Answered | null {
  return answerBy(OFF_TOPIC_ROWS, talk);
}

/** How often something beside the work was written on the problem before. */
function timesBeside({ desk }: Talk): number {
  return desk.problem.turns.filter((turn) => turn.type === "said" && turn.category === "off_topic").length;
}

function isFirm(talk: Talk): boolean {
  return talk.desk.problem.phase === "open" && timesBeside(talk) + 1 >= POLICY.dialogue.firmAfterOffTopic;
}

/** How a feeling about the problem is taken. */
export function moodBank(plain: string): Phrases {
  return TURN.BORED.test(plain) ? PHRASES.dull : TURN.COMPLAINT.test(plain) ? PHRASES.complaint : PHRASES.sadOrCross;
}

/** How a feeling is taken, besides being cross; null where none is told. */
export function feelingIn(plain: string): Phrases | null {
  return FEELINGS.find(({ cue }) => cue.test(plain))?.say ?? null;
}

/** What a child says of themselves; the first that fits. */
const FEELINGS: readonly { readonly cue: RegExp; readonly say: Phrases }[] = [
  {
    cue: TURN.FEELINGS_EVERY,
    say: PHRASES.behind,
  },
  {
    cue: TURN.FEELINGS_ALWAYS,
    say: PHRASES.always,
  },
  {
    cue: TURN.FEELINGS_TEST,
    say: PHRASES.worried,
  },
  {
    cue: TURN.FEELINGS_DON,
    say: PHRASES.complaint,
  },
];

function chat(talk: Talk, act: string, bank: readonly string[]): Answer {
  return { category: "off_topic", act, words: [talk.speaker.pick(bank)], ...backToWork(talk, PHRASES.backTo) };
}

/** Swearing: said kindly, once, and back to the work. */
export function onSwearing(talk: Talk): Answer {
  return { ...chat(talk, "unkind", PHRASES.unkind), category: "safety" };
}
