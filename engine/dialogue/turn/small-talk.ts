import { wordsMet } from "../../sessions/clarify/match-lesson.ts";
import { TURN } from "../../cues/turn.ts";
import { POLICY } from "../../policy.ts";
import { BESIDE_PHRASES } from "../compose/beside-phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import { PHRASES } from "../compose/phrases.ts";
import { backToWork } from "./ask-small-step.ts";
import { onIsItRight } from "./on-chat.ts";
import { offerStop } from "./on-stuck.ts";
import { within, type Row } from "./row.ts";
import { saidRight } from "./said-right.ts";
import { wishesHarder } from "./wishes.ts";
import { otherWay } from "./strategies.ts";
import { asksOperation } from "./which-operation.ts";
import { asksTask, onTask } from "./what-is-asked.ts";
import { timesActed, type Answer, type Talk } from "./talk.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { mustSay, say } from "../../words/say.ts";

/** What children ask of the page. */
const FACTS: readonly { readonly when: RegExp; readonly say: string }[] = [
  {
    when: TURN.FACTS_ANSWER,
    say: SENTENCES.facts.whereToWrite,
  },
  { when: TURN.FACTS_CAN, say: SENTENCES.facts.calculator },
  {
    when: TURN.FACTS_WHY,
    say: SENTENCES.facts.whyWhy,
  },
  {
    when: TURN.FACTS_HOW,
    say: SENTENCES.facts.tries,
  },
  {
    when: TURN.FACTS_SAY,
    say: SENTENCES.facts.giveIt,
  },
  {
    when: TURN.FACTS_BUT,
    say: SENTENCES.facts.bigger,
  },
  { when: TURN.LIKES_IT, say: SENTENCES.facts.likes },
  { when: TURN.FACTS_SPANISH, say: SENTENCES.facts.language },
];

/** Who asks, or is stuck, is answered on that first. */
const NO_HELP_WANTED = ["answer", "off_topic", "acknowledge", "explanation"] as const;

/** What children write besides: an honest answer, and back to the work [TRN25]. */
export const SMALL_TALK_ROWS: readonly Row[] = [
  {
    row: "own-problem",
    when: "A problem of one's own is asked for, or brought.",
    does: "Problems come from here; back to this one.",
    cue: TURN.OWN_PROBLEM,
    answer: (talk) => {
      const { plain, category, value } = talk.understood;
      const given: ReadonlySet<string> = new Set(talk.desk.item.problem_content.stem.match(/\d+/gu));
      const isOwn = (plain.match(/\d+/gu) ?? []).some((number) => !given.has(number));
      const isAnswer = category === "answer" && value !== null && /^[a-z] = \S+$/u.test(value);
      return isOwn && !isAnswer ? said(talk, "own-problem", BESIDE_PHRASES.ownProblem) : null;
    },
  },
  within({ row: "no-answer", when: "No value is given as an answer." }, withoutValue, [
    {
      // The question that waits is not shown again either.
      row: "sad-news",
      when: "Somebody is ill, or has died.",
      does: "Care; nothing is asked.",
      cue: TURN.SAD,
      answer: (talk) => {
        const cared = quiet(talk, "cared", PHRASES.sadNews);
        return cared === null ? null : { ...cared, keeps: null };
      },
    },
    {
      row: "what-is-asked",
      when: "What the problem wants is not clear.",
      does: "It is said in other words, with a question to begin with.",
      answer: (talk) => (asksTask(talk) ? onTask(talk) : null),
    },
    {
      row: "wishes-harder",
      when: "“why are these ones so easy”, or harder ones are wished for on a problem that is over.",
      does: "They come by themselves.",
      answer: (talk) => {
        const { plain } = talk.understood;
        const isOver = talk.desk.problem.phase !== "open" && talk.asked?.asks?.kind !== "why";
        const isWish = TURN.WHY_EASY.test(plain) || (isOver && wishesHarder(plain));
        return isWish ? said(talk, "harder", BESIDE_PHRASES.harder) : null;
      },
    },
    {
      row: "refused",
      when: "“leave me alone”, “i won't do it”",
      does: "That is all right; nothing is asked.",
      cue: TURN.REFUSED,
      answer: quietly("refused", BESIDE_PHRASES.refused),
    },
    {
      row: "mashed",
      when: "Keys were pressed at random, or sounds: “blah blah”.",
      does: "There is nothing to read in it; back to the problem.",
      cue: TURN.MASHED,
      answer: saying("mashed", BESIDE_PHRASES.noise),
    },
    {
      row: "other-way",
      when: "Another way is asked for.",
      does: "One of the problem's own ways, or an honest “I know no other”.",
      cue: TURN.OTHER_WAY,
      phase: "open",
      answer: (talk) => otherWay(talk) ?? said(talk, "no-other-way", BESIDE_PHRASES.noOtherWay),
    },
    {
      row: "own-way",
      when: "Somebody does it another way: “my mum does it different”.",
      does: "It is welcome; the lines of working open.",
      cue: TURN.OWN_WAY,
      phase: "open",
      answer: (talk) =>
        TURN.NO_WAY.test(talk.understood.plain) || saidRight(talk)?.isSure === true ? null : ownWay(talk),
    },
    {
      row: "greets",
      when: "Somebody tells their name, or is back.",
      does: "A greeting, and the problem.",
      cue: TURN.INTRODUCES,
      answer: saying("greet", PHRASES.greet),
    },
    {
      row: "person",
      when: "“are you a robot”, “what is your name”",
      does: "It is a program, and says so.",
      cue: TURN.PERSON,
      answer: saying("person", BESIDE_PHRASES.person),
    },
    {
      row: "unwell",
      when: "The pupil is unwell.",
      does: "Care, and whom to tell; nothing is asked.",
      cue: TURN.UNWELL,
      answer: quietly("unwell", BESIDE_PHRASES.unwell),
    },
    {
      row: "about-the-page",
      when: "Where to write, how many tries there are, whether a calculator may be used.",
      does: "It is told.",
      answer: (talk) => {
        const fact = FACTS.find(({ when }) => when.test(talk.understood.plain));
        return fact === undefined
          ? null
          : told(talk, say(talk.translations, fact.say, { count: `${POLICY.attempts.max}` }));
      },
    },
    {
      row: "sees-badly",
      when: "What is on the screen cannot be seen well.",
      does: "Where it is made bigger, and the picture in words.",
      cue: TURN.SEES_BADLY,
      answer: (talk) => {
        const { alt } = talk.desk.item.problem_content.diagram ?? {};
        const { size, picture } = SENTENCES.facts;
        const shown = alt === undefined || !talk.speaker.may(alt) ? null : say(talk.translations, picture, { alt });
        return told(talk, [mustSay(talk.translations, size), shown ?? ""].join(" ").trim());
      },
    },
    {
      row: "may-try",
      when: "“can i try …”, “can i guess”",
      does: "Yes.",
      phase: "open",
      answer: (talk) => {
        const { plain } = talk.understood;
        const isTried = TURN.MAY_TRY.test(plain) && !asksOperation(plain) && !hasSay(talk);
        return isTried || TURN.MAY_GUESS.test(plain) ? said(talk, "may-try", BESIDE_PHRASES.mayTry) : null;
      },
    },
    {
      row: "bye",
      when: "Somebody has to go.",
      does: "Goodbye; all is kept.",
      cue: TURN.BYE,
      answer: quietly("bye", BESIDE_PHRASES.bye),
    },
    {
      // Another offer that waits goes on waiting.
      row: "tired",
      when: "Tired, hungry, thirsty.",
      does: "Stopping is offered, once.",
      cue: TURN.TIRED,
      answer: (talk) =>
        talk.asked?.asks?.kind === "yes-no" || timesActed(talk.desk, "offer-stop") > 0
          ? quiet(talk, "may-rest", BESIDE_PHRASES.mayRest)
          : offerStop(talk),
    },
    {
      row: "wait",
      when: "“wait”, “let me think”",
      does: "There is time; nothing is asked.",
      cue: TURN.WAIT,
      answer: quietly("wait", BESIDE_PHRASES.wait),
    },
    {
      row: "score",
      when: "How many are done, right or left.",
      does: "The true numbers.",
      cue: TURN.SCORE,
      answer: score,
    },
    {
      row: "disputed",
      when: "“that can't be right”",
      does: "What the last answer came to, once more.",
      answer: (talk) => (isDisputed(talk) ? onIsItRight(talk) : null),
    },
    {
      row: "sorry",
      when: "“sorry”, or a slip of the keys: “oops, typo”.",
      does: "It happens.",
      of: NO_HELP_WANTED,
      cue: TURN.SORRY,
      answer: saying("sorry", BESIDE_PHRASES.sorry),
    },
    {
      row: "praised",
      when: "The tutor is praised.",
      does: "Thanks, and back to the problem.",
      of: NO_HELP_WANTED,
      cue: TURN.PRAISE,
      answer: saying("thanks", BESIDE_PHRASES.praised),
    },
    {
      row: "guessed",
      when: "It was a guess.",
      does: "Honest; what a guess is good for.",
      of: NO_HELP_WANTED,
      cue: TURN.GUESS,
      answer: saying("guess", BESIDE_PHRASES.guess),
    },
    {
      row: "to-work",
      when: "“let's carry on”",
      does: "The question that waits.",
      of: NO_HELP_WANTED,
      cue: TURN.WORK,
      answer: saying("to-work", PHRASES.gotIt),
    },
  ]),
];

function withoutValue(talk: Talk): Talk | null {
  const { category, value } = talk.understood;
  return category === "answer" && value !== null ? null : talk;
}

function saying(act: string, bank: Phrases): (talk: Talk) => Answer | null {
  return (talk) => said(talk, act, bank);
}

function quietly(act: string, bank: Phrases): (talk: Talk) => Answer | null {
  return (talk) => quiet(talk, act, bank);
}

/** "That can't be right": the last answer is told once more for what it is. */
function isDisputed(talk: Talk): boolean {
  const { desk, understood } = talk;
  const isAnswered =
    TURN.SAID_IT.test(understood.plain) ||
    desk.problem.attempts > 0 ||
    desk.problem.turns.some((turn) => turn.type === "reply" && TURN.IS_ANSWERED_STEP.test(turn.act));
  return (
    TURN.DISPUTE.test(understood.plain) &&
    !TURN.ASKS_HOW.test(understood.plain) &&
    desk.problem.phase === "open" &&
    isAnswered
  );
}

function said(talk: Talk, act: string, bank: Phrases): Answer | null {
  const words = talk.speaker.pick(bank);
  if (words === null) return null;
  return { category: talk.understood.category, act, words: [words], ...backToWork(talk) };
}

/** The page opens the lines of working for a reply of this category. */
function ownWay(talk: Talk): Answer {
  const words = [talk.speaker.pick(BESIDE_PHRASES.ownWay)];
  return { category: "own_way", act: "own-way", words, room: 3, ...backToWork(talk) };
}

/** Nothing is asked: the question that waits goes on waiting. */
function quiet(talk: Talk, act: string, bank: Phrases): Answer | null {
  const words = talk.speaker.pick(bank);
  if (words === null) return null;
  return {
    category: talk.understood.category,
    act,
    words: [words],
    question: null,
    asks: null,
    keeps: talk.desk.problem.asks,
  };
}

function score(talk: Talk): Answer | null {
  const { goal, problems } = talk.desk.session;
  const over = problems.filter(({ phase }) => phase !== "open").length;
  const right = problems.filter(({ phase }) => phase === "right").length;
  const isLeft = TURN.IS_LEFT_MORE.test(talk.understood.plain);
  const phrases = SENTENCES.score;
  const ofGoal = over === 0 ? phrases.goalFirst : phrases.goal;
  const ofAll = over === 0 ? phrases.first : right === 0 ? phrases.count : phrases.right;
  const gaps = { goal: `${goal}`, over: `${over}`, right: `${right}` };
  return told(talk, say(talk.translations, isLeft ? ofGoal : ofAll, gaps));
}

function told(talk: Talk, text: string | null): Answer | null {
  const words = talk.speaker.fresh(text) ?? talk.speaker.pick(PHRASES.saidAbove);
  if (words === null) return null;
  return { category: talk.understood.category, act: "told", words: [words], ...backToWork(talk) };
}

/**
 * After a pupil has told of being hurt, or of wanting to hurt themselves, a next message that is not about the problem
 * is not answered with mathematics [TRN26].
 */
export function stayWith({ desk, understood, speaker }: Talk): Answer | null {
  const last = desk.problem.turns.findLast((turn) => turn.type === "reply");
  if (last?.type !== "reply" || !TURN.STAY_WITH_SAFETY.test(last.act)) return null;
  const { category, value, topics, ask, plain } = understood;
  const isWork = category === "answer" || category === "stuck" || value !== null || topics.length > 0;
  if (isWork || ask === "next" || ask === "skip" || ask === "stop" || TURN.WORK.test(plain)) return null;
  const [heard, tell] = [speaker.pick(BESIDE_PHRASES.stay), speaker.pick(BESIDE_PHRASES.tellSomebody)];
  if (heard === null || tell === null) return null;
  return {
    category: "safety",
    act: "safety-stay",
    words: [heard, tell],
    isVerbatim: true,
    question: null,
    asks: null,
    keeps: desk.problem.asks,
  };
}

/** Whether the lesson itself says something to "can i …". */
function hasSay({ lesson, understood: { plain } }: Talk): boolean {
  return (lesson?.answers ?? []).some(
    ({ frames, when }) => frames.includes("whether") && wordsMet(when, plain) !== null,
  );
}
