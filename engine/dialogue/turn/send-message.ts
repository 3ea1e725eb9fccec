import type { NewEvent } from "../../events/tutor-event.ts";
import { err, ok, type Result } from "../../result.ts";
import type { Decision } from "../../sessions/activity.ts";
import { nextProblem, openDesk, type Desk } from "../../sessions/learning/decide.ts";
import { currentProblem } from "../../sessions/learning/practice-state.ts";
import type { TutorCommand, TutorEnv, TutorRefusal, TutorState } from "../../tutor-types.ts";
import { mathsOf, sentencesOf } from "../compose/maths-text.ts";
import { BESIDE_PHRASES } from "../compose/beside-phrases.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import { problemText } from "../compose/problem-text.ts";
import { smallStepsOf } from "../compose/small-steps-of.ts";
import { receivedEvent } from "../received-event.ts";
import { redact, safetyOf, type SafetyFinding } from "../safety/index.ts";
import { letterNamed } from "../understand/named-choice.ts";
import { understand, type MessageContext, type Understanding } from "../understand/understand.ts";
import { giveReply } from "./give-reply.ts";
import { heardBank } from "./heard-bank.ts";
import { heldRight, markMeant, onAnswer, reached, type Answered } from "./on-answer.ts";
import {
  asksWhetherRight,
  feelingIn,
  onAcknowledge,
  onExplanation,
  onIsItRight,
  onOffTopic,
  onSwearing,
} from "./on-chat.ts";
import { onExample, onMeaning, onQuestion, withMeaning } from "./on-question.ts";
import { isColumnTurned, onColumnTurned, onDoubt, onOwnSlip } from "./own-slip.ts";
import { IS_IT_YOURS, betweenTwo } from "./no-attempt.ts";
import { isWorthTheSame } from "./read-answer.ts";
import { pleaByLanguage, pleaIn } from "../understand/pleas.ts";
import { offerStop, onPlea, onSkip, onStuck, onYesNo } from "./on-stuck.ts";
import { isStepSaid } from "./on-a-line.ts";
import { stepRight } from "./small-steps.ts";
import { isDenied, saidRight } from "./said-right.ts";
import { tellingWords, valuesSaid } from "./said-values.ts";
import { sameValue, sameValues } from "./same-value.ts";
import { safetyReply } from "./safety-reply.ts";
import { secondLook } from "./second-look.ts";
import { askCheckAgain, leaveCheck, onCheck } from "./small-check.ts";
import { onSmallTalk, stayWith } from "./small-talk.ts";
import { createTalk, timesActed, type Answer, type Talk } from "./talk.ts";
import { ANOTHER, isThanks, wantsHarder, wishesHarder } from "./wishes.ts";
import { tellsWay } from "./strange-words.ts";
import { comesTo, rightSumIn, statedSum, trueFact } from "./true-fact.ts";
import { leaveExplaining, leftWhy, onExplained, onVolunteered } from "./teach-back.ts";

type SendMessage = Extract<TutorCommand, { type: "send-message" }>;

/** What is past this is not kept: nobody reads it. */
const MAX_MESSAGE = 500;

/** One turn (requirement T1): normalise, load, classify, verify, diagnose, route, respond; the host saves. */
export function sendMessage(state: TutorState, command: SendMessage, env: TutorEnv): Decision {
  const begun = beginTalk(state, command, env);
  if (!begun.ok) return begun;
  const { talk, finding } = begun.value;
  const { ref } = talk.desk;
  const received = receivedEvent(ref, talk.text, talk.understood);
  const flagged: readonly NewEvent[] =
    finding === null
      ? []
      : [{ type: "safety_flagged", body: { ...ref, kind: finding.kind, severity: finding.severity } }];
  const { talk: after, answer } = routed(talk, finding);
  const reply = giveReply(after, answer);
  return ok([received, ...flagged, ...onNextDesk(reply)]);
}

/** What a message is taken for, before anything is answered. */
export function beginTalk(
  state: TutorState,
  command: SendMessage,
  env: TutorEnv,
): Result<{ readonly talk: Talk; readonly finding: SafetyFinding | null }, TutorRefusal> {
  const written = command.text.normalize("NFC").slice(0, MAX_MESSAGE).trim();
  if (written === "") return err({ type: "bad-input", field: "text", message: "nothing is written" });
  const desk = openDesk(state, command.item, env);
  if (!desk.ok) return desk;
  const text = redact(written).slice(0, MAX_MESSAGE);
  const context = contextOf(desk.value, command.locale);
  const understood = secondLook(text, understand(text, context), desk.value.item, context);
  const talk = withMeaning(createTalk({ state, env, desk: desk.value, text, locale: command.locale, understood }));
  return ok({ talk, finding: safetyOf(written) });
}

/** The longest part of a first reply, which does not depend on what is written: `smallStepsOf` keeps what it found. */
export function expectMessage(state: TutorState, env: TutorEnv): void {
  const problem = currentProblem(state.practice);
  const desk = problem === null ? null : openDesk(state, problem.item, env);
  if (desk?.ok === true) smallStepsOf(desk.value.item, env.content.checker);
}

/** What was open when it was written. */
function contextOf({ problem, item }: Desk, locale: SendMessage["locale"]): MessageContext {
  const { answer_spec: spec, problem_content: content } = item;
  const last = problem.turns.findLast((turn) => turn.type === "reply");
  const asked = problem.asks?.kind ?? null;
  return {
    stem: content.stem,
    kind: spec.kind ?? "number",
    locale,
    ...(spec.ui.choices.length === 0 ? {} : { choices: spec.ui.choices }),
    ...(spec.parts === undefined ? {} : { parts: spec.parts.map(({ label }) => label) }),
    ...(last === undefined ? {} : { lastTutorMessage: last.text }),
    lastAsked: asked === "choice" || asked === "open" ? "answer" : asked,
  };
}

function routed(talk: Talk, finding: SafetyFinding | null): Answered {
  const plain = (answer: Answer): Answered => ({ talk, answer });
  if (finding !== null && finding.kind !== "swearing") return plain(safetyReply(talk, finding));
  if (finding !== null && talk.understood.category !== "answer") return plain(onSwearing(talk));
  const beside = stayWith(talk) ?? onMeaning(talk) ?? onSmallTalk(talk);
  if (beside !== null) return plain(beside);
  return talk.desk.problem.phase === "open" ? onOpen(talk) : plain(onFinished(talk));
}

/** While the problem is open (requirement T4). */
function onOpen(talk: Talk): Answered {
  const { understood, asked } = talk;
  const plain = (answer: Answer): Answered => ({ talk, answer });
  const plea = pleaIn(talk.text);
  // Who does not know, and gives a number all the same, has answered; the no of "no sé" is none.
  if (plea !== null && !(understood.category === "answer" && /\d/u.test(understood.value ?? ""))) {
    return plain(onPlea(talk, plea.line));
  }
  if (understood.category === "answer" && DISLIKES.test(understood.plain)) return plain(onStuck(talk));
  const held = understood.category === "conceptual_question" ? null : heldRight(talk);
  if (held !== null) return held;
  // In whatever language, and whatever is true in it.
  if (understood.category !== "conceptual_question" && isColumnTurned(talk)) return plain(onColumnTurned(talk));
  const other = pleaByLanguage(talk.text);
  if (other !== null) return plain(onPlea(talk, other.line));
  const sum = understood.category === "conceptual_question" ? null : onRightSum(talk);
  if (sum !== null) return plain(sum);
  const doubt = understood.category === "answer" ? null : onDoubt(talk);
  if (doubt !== null) return plain(doubt);
  const agreed = agreementOf(understood);
  const isWish = ANOTHER.test(understood.plain) || wantsHarder(understood.plain);
  if (timesActed(talk.desk, "offer-skip") > 0 && isWish) return plain(onSkip(talk));
  if (agreed === true && asked?.act === IS_IT_YOURS) return onMeant(talk);
  const decided = agreed === null ? null : onYesNo(talk, agreed);
  if (decided !== null) return plain(decided);
  const named = wasAskedLately(talk) ? checkLetter(talk) : null;
  if (asked?.asks?.kind === "choice" || named !== null) {
    const checked = onCheck(named === null ? talk : { ...talk, understood: { ...understood, value: named } });
    if (checked !== null) return plain(checked);
  }
  if (asked?.asks?.kind === "choice" && UNCLEAR.test(understood.plain)) return plain(leaveCheck(talk));
  const again = agreed !== null || understood.ask !== null ? null : askCheckAgain(talk);
  if (again !== null) return plain(again);
  if (agreed === false && asksOfFact(talk)) return plain(onExplanation(talk));
  const example = onExample(talk);
  if (example !== null) return plain(example);
  if (understood.category !== "answer" && asksWhetherRight(understood)) return plain(onIsItRight(talk));
  const slip = onOwnSlip(talk);
  if (slip !== null) return plain(slip);
  if (understood.category !== "conceptual_question" && isStepSaid(talk)) return plain(stepRight(talk));
  switch (understood.category) {
    case "answer":
      if (isDenied(talk)) return plain(onExplanation(talk));
      if (isBareAgreement(talk)) return plain(agreed === false ? onStuck(talk) : onAcknowledge(talk));
      return onAnswer(talk);
    case "conceptual_question":
      return plain(onQuestion(talk));
    case "stuck":
      return plain(onStuck(talk));
    case "explanation": {
      const end = reached(talk);
      return end === null ? plain(onExplanation(talk)) : onAnswer(end);
    }
    case "acknowledge":
      if (understood.ask === null && (isAboutIt(talk, MORE_THAN_OK) || valuesSaid(talk.text).length > 1))
        return plain(onExplanation(talk));
      return plain(understood.ask === "skip" || understood.ask === "stop" ? onStuck(talk) : onAcknowledge(talk));
    case "off_topic":
      if (agreed !== null) return plain(agreed ? onAcknowledge(talk) : onStuck(talk));
      if (feelingIn(understood.plain) === null && isOfWork(talk)) return plain(ofWork(talk));
      return plain(hasPleaded(talk) ? onStuck(talk) : onOffTopic(talk));
  }
}

/** The right calculation is said to be the one, and what it comes to is asked for [TRN82]. */
function onRightSum({ text, desk, speaker }: Talk): Answer | null {
  const sum = rightSumIn(text.toLowerCase(), desk.item.solution_logic.final_answer_canonical);
  if (sum === null) return null;
  const words = [speaker.pick(PHRASES.thatSum, { sum })];
  return {
    category: "explanation",
    act: "heard",
    words,
    question: speaker.pick(PHRASES.askMain),
    asks: { kind: "answer", step: null },
  };
}

/** "I hate the 7s": no answer, whatever number is in it. */
const DISLIKES = /\bi (?:really )?(?:hate|don't like|dont like|do not like|can't stand|always mix up|mix up)\b/u;

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
  return topics.length > 0 || TAUGHT.test(plain) || shared.size > 1 || (shared.size > 0 && /\d/u.test(plain));
}

/** "My teacher told me so". */
const TAUGHT = /\b(?:taught|showed|told|learned|learnt|teacher says?|teacher said)\b/u;

/** Words that every story has. */
const COMMON: ReadonlySet<string> = new Set(
  "that this with have from many does they what when each then them some there more much will were your their than which".split(
    " ",
  ),
);

function ofWork(talk: Talk): Answer {
  const undecided = betweenTwo(talk);
  if (undecided !== null) return undecided;
  return ASKS.test(talk.understood.plain) ? onQuestion(talk) : onExplanation(talk);
}

const ASKS =
  /\?\s*$|^(?:(?:but|and|so|ok|wait) )*(?:what|why|how|where|when|which|who|can|could|do|does|is|are|should)\b/u;

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
  const value = understood.value ?? saidRight({ ...talk, text })?.value ?? valuesSaid(text).at(-1)?.value ?? null;
  return markMeant({ ...talk, understood: { ...understood, value } });
}

/** What was just asked is not understood. */
const UNCLEAR = /\bwhat (?:does|do) (?:that|it|this|you|u) mean\b|^(?:huh|what|wat|eh)?[? ]*$/u;

/** "Are there enough on top?" and the like: a no is an answer to it, and no sign of being stuck. */
function asksOfFact({ desk }: Talk): boolean {
  const last = desk.problem.turns.findLast((turn) => turn.type === "reply");
  return (
    last?.type === "reply" &&
    sentencesOf(last.text).some(
      (sentence) => sentence.endsWith("?") && FACT_ASKED.test(sentence) && !/\byou\b/u.test(sentence),
    )
  );
}

const FACT_ASKED = /^(?:Is|Are|Does|Has|Have|Was|Were) (?!there (?:an? (?:answer|part)))[^:]*\?$/u;

/** "It is C", "so b because …", "the second one": the letter of the choice that is named. */
function checkLetter({ text, understood, lesson }: Talk): string | null {
  const [, letter, place = ""] = NAMED.exec(understood.plain.trim()) ?? [];
  return letter ?? LETTERS[place] ?? letterNamed(text, lesson?.check.choices.length ?? 0) ?? null;
}

const NAMED =
  /(?:^|\b(?:is|its|it's|think|say|said|pick|choose|answer) )(?:the )?(?:([a-c])|(first|second|third|last|1st|2nd|3rd)(?: one)?)[.?]*$/u;
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

/** On a problem that is over: the question why, questions, thanks, and on to the next [TRN23]. */
function onFinished(talk: Talk): Answer {
  const { understood, speaker, asked } = talk;
  if (pleaByLanguage(talk.text) !== null)
    return onSettled({
      ...talk,
      understood: { ...understood, value: talk.desk.item.solution_logic.final_answer_canonical },
    });
  const again = rightAgain(talk);
  if (again !== null) return onSettled({ ...talk, understood: { ...understood, value: again } });
  const same = sameValues(talk) ?? sameValue(talk);
  if (same !== null)
    return {
      category: "acknowledge",
      act: "settled",
      words: [same, speaker.pick(PHRASES.goOn)],
      question: null,
      asks: null,
    };
  const agreed = agreementOf(understood);
  const decided = agreed === null || asked?.act !== "offer-stop" ? null : onYesNo(talk, agreed);
  if (decided !== null) return decided;
  if (understood.ask === "stop") return offerStop(talk);
  if (IS_DONE.test(understood.plain)) return finished(talk, PHRASES.finished);
  if (understood.ask === "next" || NEXT.test(understood.plain) || ANOTHER.test(understood.plain)) return goNext(talk);
  if (understood.ask === "tell-me") return onSettled(talk);
  const claimed = CLAIMS.exec(understood.plain)?.[1] ?? null;
  const isValue =
    /^\d/u.test(claimed ?? "") || isWorthTheSame(talk.desk.item, claimed, talk.locale, talk.env.content.checker);
  if (understood.category === "explanation" && isValue)
    return onSettled(
      { ...talk, understood: { ...understood, value: claimed } },
      asked?.asks?.kind === "why" ? [leftWhy(talk)] : [],
    );
  if (asked?.asks?.kind === "why") {
    const saysNothing = understood.category === "acknowledge" && understood.plain.split(" ").length < 4;
    if (INSISTS.test(understood.plain)) return onSettled(talk, [leftWhy(talk)]);
    if (REFUSES.test(understood.plain)) return leaveExplaining(talk);
    if (wishesHarder(understood.plain))
      return { ...leaveExplaining(talk), words: [speaker.pick(BESIDE_PHRASES.harder), speaker.pick(PHRASES.goOn)] };
    if (agreed === false || saysNothing || understood.category === "stuck") return leaveExplaining(talk);
    const isReason = /\b(?:because|cos|cuz|coz|cause|bc)\b/u.test(understood.plain);
    if (isReason && understood.category === "off_topic") return onExplained(talk);
    if (understood.category !== "off_topic" && understood.category !== "conceptual_question") return onExplained(talk);
  }
  const { phase, teachBack } = talk.desk.problem;
  const isNew = teachBack === null || teachBack.outcome === "left";
  if (understood.category === "explanation" && phase === "right" && isNew && isWay(talk)) return onVolunteered(talk);
  // A yes to "Press Next when you are ready" is no answer to a problem that is over.
  const isValueOnly = !isBareYesNo(understood) && !/\b(?:would|wouldn't|could|if)\b/u.test(understood.plain);
  if (understood.category === "answer" && understood.value !== null && isValueOnly) return onSettled(talk);
  if (INSISTED.test(understood.plain)) return onSettled(talk);
  if (asksWhetherRight(understood)) return phase === "right" ? onIsItRight(talk) : onSettled(talk);
  const steps = WHY_IT.test(understood.plain) ? stepsTold(talk) : null;
  if (steps !== null) return steps;
  if (understood.category === "conceptual_question") return onQuestion(talk);
  if (understood.category === "off_topic" && agreed === null) return onOffTopic(talk);
  if (understood.ask === "skip") return goNext(talk);
  if (understood.category === "stuck" && PUZZLED.test(understood.plain) && !ASKS_ON.test(understood.plain))
    return stepsTold(talk) ?? (phase === "right" ? onQuestion(talk) : stepsThere(talk));
  const isTold = understood.category === "explanation" && /\s/u.test(understood.plain);
  const told = isWay(talk) ? heardBank(talk) : PHRASES.toldAfter;
  return finished(talk, isThanks(understood.plain) ? PHRASES.thanks : isTold ? told : PHRASES.finished);
}

function finished({ speaker }: Talk, bank: Phrases): Answer {
  const words = [speaker.pick(bank), speaker.pick(PHRASES.goOn)];
  return { category: "acknowledge", act: "finished", words, question: null, asks: null };
}

/** The right answer said once more, and hardly anything besides; null where it was not. */
function rightAgain({ text, understood: { plain }, desk, locale, env }: Talk): string | null {
  const [one, ...more] = valuesSaid(text.toLowerCase());
  if (one === undefined || more.length > 0 || tellingWords(plain) > 1 || REASONED.test(plain)) return null;
  return isWorthTheSame(desk.item, one.value, locale, env.content.checker) ? one.value : null;
}

/** Whether a message says how it was done or why, and not something else about the same things. */
function isWay({ understood: { plain } }: Talk): boolean {
  return tellsWay(plain) || statedSum(plain) !== null || REASONED.test(plain);
}

const REASONED = /\b(?:because|cos|coz|cuz|cause|since|bc)\b/u;
/** "What now", "is there more": about the work, and no question of mathematics. */
const IS_DONE =
  /^(?:(?:and|so|ok|oh|but) )*(?:(?:what|wat) (?:do i do )?(?:now|next)|is (?:there|that) (?:more|it|all)|(?:am|are) (?:i|we) (?:done|finished)|(?:is it )?(?:done|finished|over)|do i (?:have|need) to do (?:more|anything|something)(?: else)?)[?. ]*$/u;

/** Not a plain "no": something of the problem that is over is not clear. */
const PUZZLED =
  /\b(?:help|get it|get this|understand|confus\w*|how|explain|what does|lost)\b|^(?:what|wat|huh|eh)\b|^[?]+$/u;
/** What there is to do, not why it is so. */
const ASKS_ON = /\bnext\b|^(?:what|wat) (?:do|should|can|must) (?:i|we) do\b/u;
/** The answer, and nothing else. */
const CLAIMS =
  /^(?:(?:so|and|but|ok|well) )*(?:i (?:got|get|have|had)|(?:i think )?it(?: is|'s|s)|(?:my|the) answer (?:is|was)) (\S+(?: \d+\/\d+)?)$/u;
const REFUSES =
  /\bnone of (?:your|ur) business\b|\bwhy should i\b|\bmake me\b|\bi (?:don't|dont|do not) (?:want|wanna|have to|care)\b/u;
/** The answer is said to be another one. */
const INSISTED = /\b(?:told|said) (?:you|u) (?:it|that) (?:is|was)\b/u;
const INSISTS =
  /^(?:no|nope|nah)[ ,.]+(?:it is|it's|its|that is|that's|thats) (?:not\b|\S*\d)|^(?:no|but)\b.*\byou said\b|\bi was right\b/u;

const NEXT =
  /^(?:next|another|go on|continue|more|new one)\b|\b(?:give me (?:a )?harder|something else|somthing else)\b/u;

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

/** All of them were said, and they stand on the screen. */
function stepsThere({ speaker }: Talk): Answer {
  const words = [speaker.pick(PHRASES.stepsThere), speaker.pick(PHRASES.goOn)];
  return { category: "stuck", act: "steps-there", words, question: null, asks: null };
}

const WHY_IT =
  /\bwhy (?:is|was) (?:it|the answer)\b|\bwhy (?:does|do|did|is|was|are) .*\b(?:not|n't)\b|\bwhy (?:isn't|isnt|doesn't|doesnt|didn't|didnt)\b/u;

/** A value on a problem that is over: what it came to, and on. */
function onSettled({ env, desk, speaker, understood, locale }: Talk, events: readonly NewEvent[] = []): Answer {
  const own = mathsOf(understood.value ?? "");
  const whole = desk.item.solution_logic.final_answer_canonical
    .split(/\s*;\s*/u)
    .map(mathsOf)
    .join(" and ");
  const fact = trueFact(understood.plain, desk.item);
  const isWay = comesTo(understood.value ?? "", desk.item.solution_logic.final_answer_canonical);
  const isFact = fact !== null && fact.result === understood.value;
  if (isFact || isWay) {
    const heard = isFact ? speaker.pick(PHRASES.fact, { fact: fact.shown }) : speaker.pick(PHRASES.explainedPlain);
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

function isBareYesNo({ plain, value }: Understanding): boolean {
  return /^(?:yes|no)$/u.test(value ?? "") && plain.split(" ").length === 1;
}

/** "No" to "Can you finish it from here?" is no answer to a problem that asks for a number. */
function isBareAgreement({ understood, desk }: Talk): boolean {
  const { kind, ui } = desk.item.answer_spec;
  return (
    /^(?:yes|no)$/u.test(understood.value ?? "") && kind !== "boolean" && kind !== "text" && ui.choices.length === 0
  );
}

/** A plain yes or no; null for anything else. */
function agreementOf({ plain, category, value }: Understanding): boolean | null {
  // "No wait, 8" is an answer.
  if (category === "answer" && !/^(?:yes|no|true|false)$/u.test(value ?? "")) return null;
  if (
    /^(?:yes|yea|yay|yeah|yep|yup|ya|ye|yh|yas|aye|mhm|k|kk|sure|ok|okay|please|fine|alright|go on|do it|y)\b/u.test(
      plain,
    )
  )
    return true;
  return /^(?:no|nope|nah|not|never|n|dont|don't)\b|^(?:i am|i'm|im|i) (?:not (?:doing|going)|won't|wont)\b/u.test(
    plain,
  )
    ? false
    : null;
}

/** A reply after the next problem came onto the desk belongs to that one. */
function onNextDesk(events: readonly NewEvent[]): readonly NewEvent[] {
  const served = events.find((event) => event.type === "problem_served")?.body;
  if (served === undefined) return events;
  return events.map((event) =>
    event.type === "reply_given"
      ? { ...event, body: { ...event.body, item: served.item, skill: served.skill } }
      : event,
  );
}
