import { ASKED } from "../../cues/asked.ts";
import { TURN } from "../../cues/turn.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { nextProblem } from "../../sessions/learning/decide.ts";
import { mathsOf, sentencesOf } from "../compose/maths-text.ts";
import { BESIDE_PHRASES } from "../compose/beside-phrases.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import { pleaByLanguage } from "../understand/pleas.ts";
import { type Understanding } from "../understand/understand.ts";
import { agreementOf } from "./agreement.ts";
import { whatIsTrue } from "./claims.ts";
import { heardBank } from "./heard-bank.ts";
import { asksWhetherRight, onIsItRight, onOffTopic } from "./on-chat.ts";
import { LESSON_ROWS, onQuestion } from "./on-question.ts";
import { offerStop, onYesNo } from "./on-stuck.ts";
import { isWorthTheSame } from "./read-answer.ts";
import { asksReason } from "./reason-of.ts";
import { answerBy, within, type Row } from "./row.ts";
import { tellingWords, valuesSaid, type SaidValue } from "./said-values.ts";
import { sameValue, sameValues } from "./same-value.ts";
import { tellsWay } from "./strange-words.ts";
import type { Answer, Talk } from "./talk.ts";
import { leaveExplaining, leftWhy, onExplained, onVolunteered } from "./teach-back.ts";
import { comesTo, shownIn, statedSum, trueFact } from "./true-fact.ts";
import { tellsOfOneself } from "./tells-of-oneself.ts";
import { onSameAnswer } from "./other-ways.ts";
import { isThanks, wishesHarder } from "./wishes.ts";
import { joined } from "./list-of.ts";

/** On a problem that is over: the question why, questions, thanks, and on to the next [TRN23]. */
export const FINISHED_ROWS: readonly Row[] = [
  {
    row: "session-over",
    when: "The session is over, and another problem, an end or a yes to one is wished for.",
    does: "It is said to be over, and where more problems are; nothing is begun or ended.",
    answer: (talk) => {
      const { understood, desk } = talk;
      if (desk.session.endedAt === null) return null;
      const isEnd = understood.ask === "stop" || understood.ask === "skip" || talk.asked?.act === "offer-stop";
      return isEnd || wantsNext(understood) ? overAlready(talk) : null;
    },
  },
  {
    row: "plea-after",
    when: "Help is asked for in another language.",
    does: "What it came to, and on.",
    answer: (talk) => (pleaByLanguage(talk.text) === null ? null : onSettled(withValue(talk, answerOf(talk)))),
  },
  {
    row: "right-again",
    when: "The right answer is said once more, and hardly anything besides.",
    does: "It is agreed to, and on.",
    answer: (talk) => {
      const again = rightAgain(talk);
      return again === null ? null : onSettled(withValue(talk, again));
    },
  },
  {
    row: "worth-the-same",
    when: "Two writings are asked about, or said to be the same.",
    does: "Whether they are worth the same.",
    answer: (talk) => {
      const same = asksReason(talk) ? null : (sameValues(talk) ?? sameValue(talk));
      if (same === null) return null;
      const words = [same, talk.speaker.pick(PHRASES.goOn)];
      return { category: "acknowledge", act: "settled", words, question: null, asks: null };
    },
  },
  {
    row: "same-answer",
    when: "Another number that is worth the answer: “can i say 4/5 as well”.",
    does: "That they are worth the same, and which form the problem asks for.",
    answer: onSameAnswer,
  },
  {
    row: "stop-or-not",
    when: "Yes or no to stopping for today.",
    does: "It ends, or goes on.",
    answer: (talk) => {
      const agreed = agreementOf(talk.understood);
      return agreed === null || talk.asked?.act !== "offer-stop" ? null : onYesNo(talk, agreed);
    },
  },
  {
    row: "stop",
    when: "Stopping is wished for.",
    does: "It is offered.",
    answer: (talk) => (talk.understood.ask === "stop" ? offerStop(talk) : null),
  },
  {
    row: "what-now",
    when: "“what now”, “is there more”.",
    does: "Next is pointed to.",
    cue: TURN.IS_DONE,
    answer: (talk) => finished(talk, PHRASES.finished),
  },
  {
    row: "next",
    when: "The next one is wished for.",
    does: "The next problem.",
    answer: (talk) =>
      wantsNext(talk.understood) && !ASKED.BEGINS_WHY.test(talk.understood.plain) ? goNext(talk) : null,
  },
  {
    row: "tell-me",
    when: "The answer is asked for.",
    does: "What it came to, and on.",
    answer: (talk) => (talk.understood.ask === "tell-me" ? onSettled(talk) : null),
  },
  {
    row: "claim",
    when: "A value is said to be the answer, or “i told you it was …”.",
    does: "What it came to, and on; the question why is left.",
    answer: (talk) => {
      const left = isWhyAsked(talk) ? [leftWhy(talk)] : [];
      if (TURN.INSISTS.test(talk.understood.plain)) return onSettled(talk, left);
      if (talk.understood.category !== "explanation") return null;
      const claimed = TURN.CLAIMS.exec(talk.understood.plain)?.[1] ?? null;
      const { desk, locale, env } = talk;
      const isValue = /^\d/u.test(claimed ?? "") || isWorthTheSame(desk.item, claimed, locale, env.content.checker);
      return isValue ? onSettled(withValue(talk, claimed), left) : null;
    },
  },
  within({ row: "why", when: "The tutor has asked why it is so." }, (talk) => (isWhyAsked(talk) ? talk : null), [
    {
      row: "harder",
      when: "Harder ones are wished for.",
      does: "They come by themselves; the question is left.",
      answer: (talk) =>
        wishesHarder(talk.understood.plain)
          ? {
              ...leaveExplaining(talk),
              words: [talk.speaker.pick(BESIDE_PHRASES.harder), talk.speaker.pick(PHRASES.goOn)],
            }
          : null,
    },
    {
      row: "of-oneself",
      when: "Something is told that has nothing of the problem or of mathematics.",
      does: "Thanks for telling; whether it was a reason is left open.",
      answer: (talk) =>
        tellsOfOneself(talk) ? { ...finished(talk, PHRASES.toldAfter), events: onExplained(talk).events ?? [] } : null,
    },
    {
      row: "no-reason",
      when: "No, being stuck, or a word or two that say nothing.",
      does: "The question is left.",
      answer: (talk) => {
        const { category, plain } = talk.understood;
        const saysNothing = category === "acknowledge" && plain.split(" ").length < 4;
        const isNo = agreementOf(talk.understood) === false;
        return isNo || saysNothing || category === "stuck" ? leaveExplaining(talk) : null;
      },
    },
    {
      row: "reason",
      when: "Something is told.",
      does: "Credited where a line of the solution is in it; else thanked, and a reason is shown beside it.",
      answer: (talk) => {
        const { category, plain } = talk.understood;
        const isReason = category === "off_topic" && TURN.REASONED.test(plain);
        // "can i buy a candy with that" explains nothing.
        const isTold = category !== "off_topic" && category !== "conceptual_question" && !TURN.ASKS.test(plain);
        return isReason || isTold ? onExplained(talk) : null;
      },
    },
  ]),
  {
    row: "way-by-itself",
    when: "How it was done is told without being asked.",
    does: "As a reason that was asked for.",
    of: ["explanation"],
    answer: (talk) => {
      const { phase, teachBack } = talk.desk.problem;
      const isNew = teachBack === null || teachBack.outcome === "left";
      return phase === "right" && isNew && isWay(talk) ? onVolunteered(talk) : null;
    },
  },
  {
    row: "value",
    when: "A value.",
    does: "What it came to, and on.",
    of: ["answer"],
    answer: (talk) => {
      const { value, plain } = talk.understood;
      // A yes to "Press Next when you are ready" is no answer to a problem that is over.
      const isValueOnly = !isBareYesNo(talk.understood) && !TURN.IS_VALUE_ONLY_WOULD.test(plain);
      return value !== null && isValueOnly && !tellsMore(talk) ? onSettled(talk) : null;
    },
  },
  {
    row: "was-it-right",
    when: "“was it right?”",
    does: "What the last answer came to.",
    answer: (talk) => {
      if (!asksWhetherRight(talk.understood)) return null;
      return talk.desk.problem.phase === "right" ? onIsItRight(talk) : onSettled(talk);
    },
  },
  {
    row: "why-it",
    when: "“why is it …”",
    does: "The lesson's reason, else its steps in short.",
    cue: TURN.WHY_IT,
    answer: (talk) =>
      (ASKED.BEGINS_WHY.test(talk.understood.plain) ? answerBy(LESSON_ROWS, talk) : null) ?? stepsTold(talk),
  },
  {
    row: "question-after",
    when: "It is a question.",
    does: "As while the problem was open; a reason that no lesson tells is looked for in its steps, and is its last line where they were said.",
    of: ["conceptual_question"],
    answer: (talk) => {
      const said = onQuestion(talk);
      const { plain } = talk.understood;
      const isOfSteps = [ASKED.BEGINS_WHY, ASKED.WHERE_FROM, ASKED.HOW_THAT].some((cue) => cue.test(plain));
      return said?.answer.act === "cannot-say" && isOfSteps ? (stepsTold(talk) ?? lastStepTold(talk)) : said;
    },
  },
  {
    row: "beside-after",
    when: "It is beside the work.",
    does: "A feeling is met with care; else a friendly word.",
    of: ["off_topic"],
    answer: (talk) => (agreementOf(talk.understood) === null ? onOffTopic(talk) : null),
  },
  {
    row: "skip-after",
    when: "Leaving is wished for.",
    does: "The next problem.",
    answer: (talk) => (talk.understood.ask === "skip" ? goNext(talk) : null),
  },
  {
    row: "puzzled",
    when: "Something of it is not clear.",
    does: "Its steps in short; told already, the question is answered.",
    of: ["stuck"],
    cue: TURN.PUZZLED,
    answer: (talk) => {
      if (TURN.ASKS_ON.test(talk.understood.plain)) return null;
      return stepsTold(talk) ?? (talk.desk.problem.phase === "right" ? onQuestion(talk) : stepsThere(talk));
    },
  },
  {
    row: "done",
    when: "Anything else.",
    does: "A word on it, and Next is pointed to.",
    answer: (talk) => {
      const { category, plain } = talk.understood;
      const isTold =
        (category === "explanation" || (category === "answer" && !TURN.ASKS.test(plain))) && /\s/u.test(plain);
      const fact = whatIsTrue(talk);
      if (fact !== null)
        return {
          ...finished(talk, PHRASES.finished),
          words: [talk.speaker.pick(PHRASES.fact, { fact }), talk.speaker.pick(PHRASES.goOn)],
        };
      const told = isWay(talk) ? heardBank(talk) : PHRASES.toldAfter;
      return finished(talk, isThanks(plain) ? PHRASES.thanks : isTold ? told : PHRASES.finished);
    },
  },
];

/** Who tells of two numbers or more, before any wish, tells of the work: "12 + 12, then another one". */
function wantsNext({ ask, plain }: Understanding): boolean {
  const isOfWork = new Set(valuesSaid(plain).map(({ value }) => value)).size > 1;
  const wish = (TURN.NEXT.exec(plain) ?? TURN.ANOTHER.exec(plain))?.index ?? plain.length;
  if (isOfWork && wish > plain.search(/\d/u)) return false;
  return ask === "next" || TURN.NEXT.test(plain) || TURN.ANOTHER.test(plain);
}

function overAlready({ speaker }: Talk): Answer {
  const words = [speaker.pick(PHRASES.overAlready), speaker.pick(PHRASES.goOn)];
  return { category: "acknowledge", act: "session-over", words, question: null, asks: null };
}

function isWhyAsked({ asked }: Talk): boolean {
  return asked?.asks?.kind === "why";
}

function withValue(talk: Talk, value: string | null): Talk {
  return { ...talk, understood: { ...talk.understood, value } };
}

function answerOf({ desk }: Talk): string {
  return desk.item.solution_logic.final_answer_canonical;
}

function finished({ speaker }: Talk, bank: Phrases): Answer {
  const words = [speaker.pick(bank), speaker.pick(PHRASES.goOn)];
  return { category: "acknowledge", act: "finished", words, question: null, asks: null };
}

/** The right answer said once more, and hardly anything besides; null where it was not. */
function rightAgain({ text, understood: { plain }, desk, locale, env }: Talk): string | null {
  const [one, ...more] = valuesSaid(text.toLowerCase());
  if (one === undefined || more.length > 0 || tellingWords(plain) > 1 || TURN.REASONED.test(plain)) return null;
  return isWorthTheSame(desk.item, one.value, locale, env.content.checker) ? one.value : null;
}

/** Whether a message says how it was done or why, and not something else about the same things. */
function isWay({ understood: { plain } }: Talk): boolean {
  return tellsWay(plain) || statedSum(plain) !== null || TURN.REASONED.test(plain);
}

/** "Why is it 2 then", on a problem that is over: its steps in short; null where they were told. */
function stepsTold({ desk, speaker }: Talk): Answer | null {
  const told = desk.item.solution_logic.steps.map(({ explanation }) => explanation).join(" ");
  const words = speaker.part(told, 3);
  // From the middle on they say nothing.
  const isPiece = words !== null && words !== told.trim() && sentencesOf(words).length < 2;
  return words === null || isPiece || !told.startsWith(words)
    ? null
    : {
        category: "conceptual_question",
        act: "teach",
        words: [words, speaker.pick(PHRASES.goOn)],
        room: 4,
        question: null,
        asks: null,
      };
}

/** Its last line, which comes to the answer, where the others were said. */
function lastStepTold({ desk, speaker }: Talk): Answer {
  const { explanation = "", math = "" } = desk.item.solution_logic.steps.at(-1) ?? {};
  const words = [`${explanation} $${math}$.`, speaker.pick(PHRASES.goOn)];
  return { category: "conceptual_question", act: "teach", words, room: 4, question: null, asks: null };
}

/** All of them were said, and they stand on the screen. */
function stepsThere({ speaker }: Talk): Answer {
  const words = [speaker.pick(PHRASES.stepsThere), speaker.pick(PHRASES.goOn)];
  return { category: "stuck", act: "steps-there", words, question: null, asks: null };
}

/** A value on a problem that is over: what it came to, and on. */
function onSettled(
  { env, desk, speaker, understood, locale, translations }: Talk,
  events: readonly NewEvent[] = [],
): Answer {
  const own = mathsOf(understood.value ?? "");
  const whole = joined(desk.item.solution_logic.final_answer_canonical.split(/\s*;\s*/u).map(mathsOf), translations);
  const fact = trueFact(understood.plain, desk.item);
  const isWay = comesTo(understood.value ?? "", desk.item.solution_logic.final_answer_canonical);
  const isFact = fact !== null && fact.result === understood.value;
  if (isFact || isWay) {
    const heard = isFact
      ? speaker.pick(PHRASES.fact, { fact: shownIn(translations, fact) })
      : speaker.pick(PHRASES.explainedPlain);
    const words = [heard, speaker.pick(PHRASES.goOn)];
    return { category: "acknowledge", act: "settled", events, words, question: null, asks: null };
  }
  const value = isWorthTheSame(desk.item, understood.value, locale, env.content.checker) ? own : whole;
  const isSame = own === value;
  const isFound = isSame && desk.problem.phase === "right";
  const bank = isFound ? PHRASES.right : isSame ? PHRASES.itIs : PHRASES.itWas;
  const words = [speaker.pick(bank, { value }), speaker.pick(PHRASES.goOn)];
  return { category: "acknowledge", act: "settled", events, words, question: null, asks: null };
}

function goNext({ state, desk, env, speaker }: Talk): Answer {
  const next = nextProblem(state, { type: "next-problem", item: desk.problem.item }, env);
  const words = [speaker.pick(PHRASES.onward)];
  return { category: "acknowledge", act: "next", events: next.ok ? next.value : [], words, question: null, asks: null };
}

/** Of several numbers among words none is given for the answer: what is told is heard. */
function tellsMore({ understood: { plain }, desk: { item }, locale, env }: Talk): boolean {
  const said = valuesSaid(plain);
  const { parts, ui } = item.answer_spec;
  if (said.length < 2 || parts !== undefined || ui.choices.length > 0) return false;
  const isGiven = ({ value, before, behind }: SaidValue) =>
    isWorthTheSame(item, value, locale, env.content.checker) ||
    (tellingWords(before) > 0 ? TURN.GIVES.test(before) : TURN.BEGINS.test(behind));
  return tellingWords(plain) > 1 && !TURN.ASKS.test(plain) && !said.some(isGiven);
}

function isBareYesNo({ plain, value }: Understanding): boolean {
  return TURN.YES_OR_NO.test(value ?? "") && plain.split(" ").length === 1;
}
