import { chooseHint } from "../../hints/choose-hint.ts";
import { answerQuestion } from "../../sessions/lesson/answer-question.ts";
import { BESIDE_PHRASES } from "../compose/beside-phrases.ts";
import { PHRASES } from "../compose/phrases.ts";
import { sentencesOf } from "../compose/maths-text.ts";
import { operationNamed } from "../compose/operation-of.ts";
import { exampleFor } from "./give-example.ts";
import { matchChoice } from "./read-answer.ts";
import { askAnswer, askPiece, currentPiece } from "./ask-piece.ts";
import { tellsValue } from "../compose/guard.ts";
import { factOf } from "./fact-of.ts";
import { meaningOf } from "./glossary.ts";
import { hintForSum } from "./hint-for-sum.ts";
import { TOO_BIG } from "./second-look.ts";
import { servedHint } from "./served-hint.ts";
import { asking } from "./small-steps.ts";
import type { Answer, Talk } from "./talk.ts";

/** A question about an idea: answered shortly, and ended with a question that can be checked (T4) [TRN7]. */
export function onQuestion(talk: Talk): Answer {
  const { speaker, desk, lesson, understood } = talk;
  if (ABOUT_SLIP.test(understood.plain)) {
    const slip = whatSlipped(talk);
    if (slip !== null) return slip;
  }
  if ((NARROWS.test(understood.plain) || TOO_BIG.test(understood.plain)) && desk.problem.phase === "open")
    return narrowing(talk);
  const fact = speaker.fresh(sayableFact(talk));
  const term = lesson?.terms.some(({ words }) => understood.topics.some((topic) => words.includes(topic))) === true;
  const meaning = term ? null : speaker.fresh(meaningOf(understood.plain));
  const fromLesson =
    lesson === undefined ? null : speaker.part(answerQuestion(lesson, understood.plain, understood.topics), 3);
  const taught = fact ?? meaning ?? fromLesson ?? (understood.ask === "fact" ? null : teachIdea(talk));
  const isOpen = desk.problem.phase === "open";
  // The item's own words are a hint, and are recorded as one.
  const hint = taught !== null ? null : isOpen ? servedHint(talk) : null;
  const rule = taught !== null || isOpen ? null : speaker.fresh(chooseHint(desk.item, 2, null)?.text);
  const idea = taught ?? hint?.text ?? rule;
  // What a word for an operation means is shown where it stands for things.
  const named = term || meaning !== null ? operationNamed(understood.plain) : null;
  const example = named === null || idea === null || sentencesOf(idea).length > 1 ? null : exampleFor(talk, named);
  const opening = speaker.pick(
    idea === null || (understood.ask === "fact" && fact === null) ? PHRASES.cannotSay : PHRASES.concept,
  );
  return {
    category: "conceptual_question",
    act: idea === null ? "cannot-say" : "teach",
    events: hint === null ? [] : [hint.event],
    words: example === null ? [opening, idea] : [null, idea, example],
    // The answer first: the opening is what may be left out.
    most: idea === null ? 0 : 1,
    ...asking(idea ?? "", endWithCheck(talk, isOpen)),
  };
}

/** "Can you give me an example": a small one of the problem's sort, or of what is named; null where none is asked for. */
export function onExample(talk: Talk): Answer | null {
  const { plain, category } = talk.understood;
  const example =
    category !== "answer" && EXAMPLE.test(plain) && !DECLINED.test(plain)
      ? exampleFor(talk, operationNamed(plain))
      : null;
  if (example === null) return null;
  return {
    category: "conceptual_question",
    act: "example",
    events: [],
    words: [example],
    room: sentencesOf(example).length,
    ...endWithCheck(talk, talk.desk.problem.phase === "open"),
  };
}

const EXAMPLE = /\b(?:examples?|for instance)\b/u;
const DECLINED = /\b(?:no|not|dont|don't|another)\b.*\bexamples?\b|\b(?:the|your|that) example\b/u;

/** "What did I do wrong": what the last answer shows, where a rule explains it and it was not said. */
const ABOUT_SLIP =
  /\bwhat(?:'s| is| did| have)? .*\b(?:wrong|rong|mistake)\b|\bwhere .*\b(?:wrong|rong|mistake)\b|\bwhy (?:is|was|isnt|isn't) (?:it|that|my)\b/u;

function whatSlipped(talk: Talk): Answer | null {
  const { desk, speaker } = talk;
  const last = desk.problem.turns.findLast((turn) => turn.type === "attempt");
  if (last?.type !== "attempt" || last.verdict === "correct") return null;
  const rule = desk.item.misconceptions.find(({ id }) => id === last.misconception);
  const isOpen = desk.problem.phase === "open";
  const what = speaker.fresh(rule?.explanation);
  const hint = what === null && isOpen ? servedHint(talk) : null;
  const said = what ?? hint?.text ?? null;
  if (said === null) return null;
  const events = hint === null ? [] : [hint.event];
  const end = asking(said, endWithCheck(talk, isOpen));
  return { category: "conceptual_question", act: "slip", events, words: [said], ...end };
}

/** "Is it more than 50?": what would narrow the answer down is for the pupil to settle. */
const NARROWS =
  /^(?:so |and |but )?(?:is (?:it|the answer) )?(?:more|less|bigger|smaller|greater|higher|lower|even|odd|between|over|under)\b(?: than)?\b.*(?:\d|half|quarter|whole|one|\?)/u;

function narrowing(talk: Talk): Answer {
  const { speaker } = talk;
  const words = [speaker.pick(BESIDE_PHRASES.narrow)];
  const at = talk.desk.problem.scaffold?.active === true ? currentPiece(talk) : null;
  const end =
    at === null
      ? { question: askAnswer(talk), asks: { kind: "answer", step: null } as const }
      : askPiece(talk, at.piece);
  const { question, asks } = end;
  return { category: "conceptual_question", act: "narrow", events: [], words, question, asks };
}

/** A fact that is asked for, unless it is what the small step asks: then a way to find it. */
function sayableFact(talk: Talk): string | null {
  const fact = factOf(talk.understood.plain);
  const at = currentPiece(talk);
  if (fact === null || !talk.speaker.may(fact)) return fact === null ? null : wayOf(fact);
  const isAsked = at !== null && at.piece.value !== null && tellsValue(at.piece.value, "", fact);
  return isAsked ? wayOf(fact) : fact;
}

function wayOf(fact: string): string | null {
  return hintForSum(fact.slice(1, fact.indexOf("=")).trim(), "way");
}

/** What the lesson says of the skill, a sentence or two that were not said. */
function teachIdea({ speaker, lesson }: Talk): string | null {
  return speaker.part(lesson?.idea.join(" "), 2) ?? speaker.part(lesson?.commonError.instead, 2);
}

/** The small step that is open, else the lesson's own check once, else the problem. */
function endWithCheck(talk: Talk, isOpen: boolean): Pick<Answer, "question" | "asks"> {
  const { speaker, desk, lesson } = talk;
  if (!isOpen) return { question: speaker.pick(PHRASES.goOn), asks: null };
  const at = desk.problem.scaffold?.active === true ? currentPiece(talk) : null;
  if (at !== null) {
    const { question, asks } = askPiece(talk, at.piece);
    return { question, asks };
  }
  const check = lesson?.check;
  if (check !== undefined && timesAsked(talk) === 0) {
    // It has numbers of its own.
    const question = speaker.fresh(`A small check: ${check.question} ${listOf(check.choices)}`);
    if (question !== null && question.length <= 400) return { question, asks: { kind: "choice", step: null } };
  }
  return { question: askAnswer(talk), asks: { kind: "answer", step: null } };
}

function timesAsked({ desk }: Talk): number {
  return desk.problem.turns.filter((turn) => turn.type === "reply" && turn.asks?.kind === "choice").length;
}

function listOf(choices: readonly string[]): string {
  const named = choices.map((choice, at) => `${"ABCDEF"[at] ?? ""}: ${choice.replace(/\.$/u, "")}`);
  return `${named.slice(0, -1).join("; ")}; or ${named.at(-1) ?? ""}?`;
}

/** The lesson's check was answered; null where what was said is none of its choices. */
export function onCheck(talk: Talk): Answer | null {
  const { lesson, speaker, understood, text } = talk;
  const check = lesson?.check;
  if (check === undefined) return null;
  const choice = [text, understood.value ?? "", understood.plain]
    .map((words) => matchChoice(words, check.choices))
    .find((found) => found !== undefined);
  if (choice === undefined) return null;
  const at = check.choices.indexOf(choice);
  const isRight = at === check.right;
  const opening = speaker.pick(isRight ? PHRASES.checkRight : PHRASES.checkNot);
  const why = speaker.fresh(isRight ? check.whenRight : check.whenNot[at]);
  return {
    category: "conceptual_question",
    act: isRight ? "check-right" : "check-not-yet",
    events: [],
    words: [opening, why, isRight ? null : speaker.part(lesson?.again, 1)],
    question: askAnswer(talk),
    asks: { kind: "answer", step: null },
  };
}
