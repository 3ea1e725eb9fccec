import { TURN } from "../../cues/turn.ts";
import { numbersTold, problemText } from "../compose/problem-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import { letterNamed } from "../understand/named-choice.ts";
import { pleaByLanguage, pleaIn } from "../understand/pleas.ts";
import { understand } from "../understand/understand.ts";
import { agreementOf } from "./agreement.ts";
import { backToWork, currentSmallStep, toGoOn } from "./ask-small-step.ts";
import { rowsIn } from "./in-a-row.ts";
import { contextOf } from "./message-context.ts";
import { IS_IT_YOURS, betweenTwo } from "./no-attempt.ts";
import { ANSWER_ROWS, heldRight, markMeant, rightSpokenOf } from "./on-answer.ts";
import {
  asksWhetherRight,
  feelingIn,
  onAcknowledge,
  onExplanation,
  onIsItRight,
  onKnown,
  OFF_TOPIC_ROWS,
} from "./on-chat.ts";
import { onExample, onQuestion, QUESTION_ROWS } from "./on-question.ts";
import { onPlea, onSkip, onStuck, onYesNo, STUCK_ROWS } from "./on-stuck.ts";
import { isColumnTurned, onColumnTurned, onDoubt } from "./doubt.ts";
import { onClaim } from "./on-claim.ts";
import { onCheckMissed } from "./on-check.ts";
import { onCount, onWrittenApart } from "./on-count.ts";
import { onStepsTold, onSums } from "./on-sums.ts";
import { onPart } from "./right-part.ts";
import { onSize } from "./on-size.ts";
import { within, type Answered, type Row } from "./row.ts";
import { isDenied, isListOfOne, saidRight } from "./said-right.ts";
import { valuesSaid } from "./said-values.ts";
import { secondLook } from "./second-look.ts";
import { askCheckAgain, leaveCheck, onCheck } from "./small-check.ts";
import { timesActed, type Answer, type Talk } from "./talk.ts";
import { rightSumIn, shownIn, statedSums, unworkedSum, wentOn } from "./true-fact.ts";
import { wantsHarder, wishesHarder } from "./wishes.ts";

/** Anything but a question. */
const NO_QUESTION = ["answer", "stuck", "off_topic", "acknowledge", "explanation"] as const;
const NO_ANSWER = ["conceptual_question", "stuck", "off_topic", "acknowledge", "explanation"] as const;

/** While the problem is open (requirement T4). */
export const OPEN_ROWS: readonly Row[] = [
  {
    row: "plea",
    when: "Help is asked for in another language.",
    does: "The first step in numbers or the picture, and one kind line in that language.",
    answer: (talk) => {
      const plea = pleaIn(talk.text);
      const { category, value } = talk.understood;
      // Who does not know, and gives a number all the same, has answered; the no of "no sé" is none.
      return plea === null || (category === "answer" && /\d/u.test(value ?? "")) ? null : onPlea(talk, plea.line);
    },
  },
  {
    row: "dislikes",
    when: "A number stands in what is disliked: “i hate the 7s”.",
    does: "No attempt; help as for who is stuck.",
    of: ["answer"],
    cue: TURN.DISLIKES,
    answer: onStuck,
  },
  {
    row: "written-apart",
    when: "The digits of the right answer in their order, or its parts: “4, then 1, then 3”, “400 30 8”.",
    does: "It is asked for as one number.",
    of: NO_QUESTION,
    answer: onWrittenApart,
  },
  {
    row: "right-within",
    when: "The right answer is in it somewhere.",
    does: "It is taken as the answer.",
    of: NO_QUESTION,
    answer: heldRight,
  },
  {
    row: "counted",
    when: "Numbers in a row: counted on or back, or put together.",
    does: "What goes from a known number to the answer is taken as the answer; a jump that is off is asked for again; else how many they are.",
    of: NO_QUESTION,
    answer: onCount,
  },
  {
    row: "right-spoken-of",
    when: "The right answer is in it, with something else.",
    does: "The tutor asks whether it is the answer.",
    of: NO_QUESTION,
    answer: rightSpokenOf,
  },
  {
    row: "check-missed",
    when: "A number of before is checked by a calculation, and it does not come to what it should: “11.65 + 9.35 = 21”.",
    does: "That the number does not fit, and what it should lead to.",
    of: NO_QUESTION,
    answer: onCheckMissed,
  },
  {
    row: "column-turned",
    when: "A column is worked from the bottom up.",
    does: "Which number is taken from which is looked at; nothing is agreed to.",
    of: NO_QUESTION,
    answer: (talk) => (isColumnTurned(talk) ? onColumnTurned(talk) : null),
  },
  {
    row: "plea-by-small-words",
    when: "It is written in another language, told by two of its small words.",
    does: "As for a plea in that language.",
    answer: (talk) => {
      const plea = pleaByLanguage(talk.text);
      return plea === null ? null : onPlea(talk, plea.line);
    },
  },
  {
    row: "right-calculation",
    when: "The right calculation is said, not yet worked out, also as what comes after the number before.",
    does: "It is agreed to, and what it comes to is asked.",
    of: NO_QUESTION,
    answer: onRightSum,
  },
  {
    row: "doubt",
    when: "A number is doubted: it cannot be.",
    does: "What the doubt is about is looked at.",
    answer: onDoubt,
  },
  {
    row: "of-size",
    when: "The answer is said to be more or less than a number of the problem.",
    does: "It is agreed to where it is so; no attempt.",
    of: NO_QUESTION,
    answer: onSize,
  },
  {
    row: "another",
    when: "Another or a harder one is wished for.",
    does: "An answer is asked for, or leaving is offered; after that the next problem.",
    answer: (talk) => {
      const { plain, category, ask } = talk.understood;
      const isAnother = TURN.ANOTHER.test(plain);
      if (timesActed(talk.desk, "offer-skip") > 0 && (isAnother || wantsHarder(plain))) return onSkip(talk);
      // Who may mean the next number asks, and who wants to leave is offered that.
      if (ask === "skip" || ask === "stop" || TURN.IS_NEXT.test(plain)) return null;
      const isStuck = category === "stuck" && (isAnother || wishesHarder(plain));
      const isWish = isStuck || (category === "off_topic" && isAnother);
      return isWish || (category === "conceptual_question" && wantsHarder(plain)) ? onKnown(talk) : null;
    },
  },
  {
    row: "it-was-meant",
    when: "Yes to “Is that your answer?”",
    does: "What was written then is marked.",
    answer: (talk) => (agreementOf(talk.understood) === true && talk.asked?.act === IS_IT_YOURS ? onMeant(talk) : null),
  },
  {
    row: "yes-or-no",
    when: "Yes or no to something the tutor has offered.",
    does: "It is done, or left.",
    answer: (talk) => {
      const agreed = agreementOf(talk.understood);
      return agreed === null ? null : onYesNo(talk, agreed);
    },
  },
  {
    row: "small-check",
    when: "A choice of the lesson's small check, also a few replies later.",
    does: "Whether it is, and why; then back to the problem.",
    answer: (talk) => {
      const named = wasAskedLately(talk) ? checkLetter(talk) : null;
      if (talk.asked?.asks?.kind !== "choice" && named === null) return null;
      return onCheck(named === null ? talk : { ...talk, understood: { ...talk.understood, value: named } });
    },
  },
  {
    row: "check-unclear",
    when: "The small check is not understood.",
    does: "It is put aside.",
    cue: TURN.UNCLEAR,
    answer: (talk) => (talk.asked?.asks?.kind === "choice" ? leaveCheck(talk) : null),
  },
  {
    row: "check-again",
    when: "“ok”, “thanks” while the small check waits.",
    does: "It is asked again in short, once.",
    answer: (talk) =>
      agreementOf(talk.understood) !== null || talk.understood.ask !== null ? null : askCheckAgain(talk),
  },
  {
    row: "example",
    when: "An example is asked for.",
    does: "The lesson's example with other numbers, said to be one.",
    answer: onExample,
  },
  {
    row: "is-it-right",
    when: "“is it right?”",
    does: "What the last answer came to; before any answer, whether a calculation is right, or that there was none yet.",
    of: NO_ANSWER,
    // Before any answer its calculations are what is asked about.
    answer: (talk) =>
      asksWhetherRight(talk.understood)
        ? ((talk.desk.problem.attempts > 0 ? null : onSums(talk)) ?? onIsItRight(talk))
        : null,
  },
  {
    row: "step-said",
    when: "What the open small step comes to is in it, and what those after it come to.",
    does: "All of them are agreed to; the next one follows, or the first calculation behind them that is off.",
    of: NO_QUESTION,
    answer: onStepsTold,
  },
  {
    row: "part",
    when: "One part of an answer of several: the minutes, the bottom number.",
    does: "Whether it stands is said, and the rest asked for; nothing is marked.",
    of: ["answer", "explanation", "acknowledge"],
    answer: onPart,
  },
  {
    row: "claim",
    when: "Something is said of numbers, or of this kind of problem, that can be worked out: “7 goes into 21”, “oh its times”.",
    does: "What is true is agreed to, and the pupil goes on from it; nothing is marked.",
    of: NO_QUESTION,
    answer: onClaim,
  },
  {
    row: "sums-told",
    when: "Calculations, with a feeling or an “oh”.",
    does: "As in an answer.",
    of: ["stuck", "acknowledge", "off_topic"],
    answer: onSums,
  },
  {
    row: "denied",
    when: "A number is said not to be the answer, or to be left out.",
    does: "It is heard, and no attempt.",
    of: ["answer"],
    answer: (talk) => (isDenied(talk) ? onExplanation(talk) : null),
  },
  {
    row: "list-of-one",
    when: "Numbers are listed of one number of the problem, or all of a kind: “24: 1, 2, 3, 4”, “10 20 30 ... 250”.",
    does: "It is heard, and no attempt.",
    of: ["answer"],
    answer: (talk) => (isListOfOne(talk.text, talk.desk.item) ? onExplanation(talk) : null),
  },
  {
    row: "bare-yes-or-no",
    when: "A mere yes or no where a number is asked for, or beside the work.",
    does: "A yes is taken for “ok”, a no for being stuck.",
    of: ["answer", "off_topic"],
    answer: (talk) => {
      const agreed = agreementOf(talk.understood);
      const isMeant = talk.understood.category === "answer" ? isBareAgreement(talk) : agreed !== null;
      return !isMeant ? null : agreed === false ? onStuck(talk) : onAcknowledge(talk);
    },
  },
  within({ row: "answer", when: "It is an answer.", of: ["answer"] }, (talk) => talk, ANSWER_ROWS),
  {
    row: "step-told",
    when: "What the open small step comes to, told before words that ask: “hockey is 4. how many more, so i take away”.",
    does: "As for a step that was said.",
    of: ["conceptual_question"],
    answer: (talk) => (talk.text.includes("?") || TURN.ASKS.test(talk.understood.plain) ? null : onStepsTold(talk)),
  },
  within({ row: "question", when: "It is a question.", of: ["conceptual_question"] }, (talk) => talk, QUESTION_ROWS),
  within({ row: "stuck", when: "Help is wanted.", of: ["stuck"] }, (talk) => talk, STUCK_ROWS),
  {
    row: "explanation",
    when: "It is told how it was done, or why.",
    does: "Thanked, or credited where a line of the solution is in it; then on.",
    of: ["explanation"],
    answer: onExplanation,
  },
  {
    row: "more-than-ok",
    when: "An “ok” with more words about the problem.",
    does: "As for an explanation.",
    of: ["acknowledge"],
    answer: (talk) => {
      const isMore = isAboutIt(talk, MORE_THAN_OK) || valuesSaid(talk.text).length > 1;
      return talk.understood.ask === null && isMore ? onExplanation(talk) : null;
    },
  },
  {
    row: "skip-or-stop",
    when: "Leaving or stopping is wished for.",
    does: "It is offered, and done on the second wish.",
    of: ["acknowledge"],
    answer: (talk) => (talk.understood.ask === "skip" || talk.understood.ask === "stop" ? onStuck(talk) : null),
  },
  {
    row: "ok",
    when: "“ok”, “thanks”, “i know that already”.",
    does: "It is taken up, and the question that waits is asked again.",
    of: ["acknowledge"],
    answer: onAcknowledge,
  },
  {
    row: "of-the-work",
    when: "A remark with a word of mathematics or of the problem, and no feeling.",
    does: "As for a question or an explanation.",
    of: ["off_topic"],
    answer: (talk) => (feelingIn(talk.understood.plain) === null && isOfWork(talk) ? ofWork(talk) : null),
  },
  {
    row: "pleaded-before",
    when: "It cannot be read, and help was asked for in another language before.",
    does: "As for who is stuck.",
    of: ["off_topic"],
    answer: (talk) => (hasPleaded(talk) ? onStuck(talk) : null),
  },
  within({ row: "beside-the-work", when: "Anything else.", of: ["off_topic"] }, (talk) => talk, OFF_TOPIC_ROWS),
];

/** The right calculation is said to be the one, and what it comes to is asked for [TRN82]. */
function onRightSum(talk: Talk): Answer | null {
  const { text, understood, desk, speaker } = talk;
  const { solution_logic: solution, answer_spec: spec } = desk.item;
  if (spec.ui.choices.length > 0) return null;
  const before = desk.problem.turns.flatMap((turn) => (turn.type === "said" ? turn.text.toLowerCase() : [])).slice(-2);
  const went = before.flatMap((each) => wentOn(understood.plain, each));
  // "69 + 26 = p"
  const told = [text.toLowerCase().replace(/ ?= ?[a-z?]?\s*$/u, ""), ...went];
  // With what they come to they are a step that is done.
  const rows = statedSums(understood.plain).length > 0 ? [] : rowsIn(understood.plain);
  const groups = rows.find(({ numbers }) => new Set(numbers).size === 1)?.numbers.join(" + ");
  const step = desk.problem.scaffold?.active === true ? currentSmallStep(talk)?.smallStep.value : null;
  const right = [...told, groups ?? ""]
    .map((each) => rightSumIn(each, solution.final_answer_canonical))
    .find((each) => each !== null);
  const ofStep = right === undefined ? rightSumIn(groups ?? "", step ?? "") : null;
  const sum = right ?? ofStep;
  if (sum === null) return onTotal(talk, went);
  const words = [speaker.pick(PHRASES.thatSum, { sum }) ?? speaker.pick(PHRASES.goodPiece)];
  return {
    category: "explanation",
    act: "heard",
    words,
    ...(ofStep !== null
      ? backToWork(talk, undefined, true)
      : { question: speaker.pick(PHRASES.askMain), asks: { kind: "answer", step: null } }),
  };
}

/** "16 more" behind 80, where 96 is the whole: it goes on to a number of the problem. */
function onTotal(talk: Talk, went: readonly string[]): Answer | null {
  const given = numbersTold(talk.desk.item);
  const sum = went.flatMap((each) => unworkedSum(each) ?? []).find(({ result }) => given.has(result));
  if (sum === undefined || given.has(sum.operands[1] ?? "")) return null;
  return {
    ...toGoOn(talk),
    category: "explanation",
    act: "heard",
    words: [talk.speaker.pick(PHRASES.fact, { fact: shownIn(talk.translations, sum) })],
  };
}

/** Words from which on an "oh" or "ok" tells something. */
const MORE_THAN_OK = 5;

/** Whether a message has so many words, and one of them, or a number, is of the problem: it is no chatter [TRN78]. */
function isAboutIt({ understood: { plain }, desk: { item } }: Talk, most: number): boolean {
  const words = plain.match(/\p{L}+/gu) ?? [];
  const text = problemText(item).toLowerCase();
  const numbers = plain.match(/\d+/gu) ?? [];
  const isOfIt = words.some((word) => word.length > 3 && text.includes(word));
  return words.length >= most && (isOfIt || numbers.some((number) => text.includes(number)));
}

/** No chatter, whatever else it is: with a word of mathematics, or with two words or a number and a word of the problem [TRN78]. */
function isOfWork({ understood: { plain, topics }, desk: { item } }: Talk): boolean {
  const text = problemText(item).toLowerCase();
  const shared = new Set((plain.match(/\p{L}{4,}/gu) ?? []).filter((word) => !COMMON.has(word) && text.includes(word)));
  return topics.length > 0 || TURN.TAUGHT.test(plain) || shared.size > 1 || (shared.size > 0 && /\d/u.test(plain));
}

/** Words that every story has. */
const COMMON: ReadonlySet<string> = new Set(
  "that this with have from many does they what when each then them some there more much will were your their than which".split(
    " ",
  ),
);

function ofWork(talk: Talk): Answer | Answered | null {
  const undecided = betweenTwo(talk);
  if (undecided !== null) return undecided;
  return TURN.ASKS.test(talk.understood.plain) ? onQuestion(talk) : onExplanation(talk);
}

/** Who has asked for help in another language goes on in it: what cannot be read is not beside the work [TRN76]. */
function hasPleaded({ desk }: Talk): boolean {
  return desk.problem.turns.some((turn) => turn.type === "said" && pleaIn(turn.text) !== null);
}

/** The number in passing was the answer: what was written then is read again, and marked. */
function onMeant(talk: Talk): Answered {
  const { desk, locale } = talk;
  const before = desk.problem.turns.findLast((turn) => turn.type === "said");
  const { lastTutorMessage: _asked, ...context } = contextOf(desk, locale);
  const text = before?.type === "said" ? before.text : "";
  const understood = secondLook(text, understand(text, { ...context, lastAsked: "answer" }), desk.item, context);
  const value = saidRight({ ...talk, text })?.value ?? understood.value ?? valuesSaid(text).at(-1)?.value ?? null;
  return markMeant({ ...talk, understood: { ...understood, value } });
}

/** "It is C", "so b because …", "the second one": the letter of the choice that is named. */
function checkLetter({ text, understood, lesson }: Talk): string | null {
  const [, letter, place = ""] = TURN.NAMED.exec(understood.plain.trim()) ?? [];
  return letter ?? LETTERS[place] ?? letterNamed(text, lesson?.check.choices.length ?? 0) ?? null;
}

const LETTERS: Readonly<Record<string, string>> = {
  first: "a",
  "1st": "a",
  second: "b",
  "2nd": "b",
  third: "c",
  "3rd": "c",
  last: "c",
};

/** A question with choices is remembered for a few replies, whatever came in between. */
function wasAskedLately({ desk }: Talk): boolean {
  const replies = desk.problem.turns.filter((turn) => turn.type === "reply").slice(-REPLIES_REMEMBERED);
  const isAsked = replies.findLastIndex((turn) => turn.asks?.kind === "choice");
  const isAnswered = replies.findLastIndex((turn) => turn.act === "check-right");
  return isAsked >= 0 && isAsked > isAnswered;
}

const REPLIES_REMEMBERED = 4;

/** "No" to "Can you finish it from here?" is no answer to a problem that asks for a number. */
function isBareAgreement({ understood, desk }: Talk): boolean {
  const { kind, ui } = desk.item.answer_spec;
  return (
    TURN.YES_OR_NO.test(understood.value ?? "") && kind !== "boolean" && kind !== "text" && ui.choices.length === 0
  );
}
