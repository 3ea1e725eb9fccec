import { numbersTold } from "../compose/problem-text.ts";
import { TURN } from "../../cues/turn.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { triedBefore } from "../../sessions/learning/decide.ts";
import { tellError } from "../compose/guess.ts";
import { mathsOf } from "../compose/maths-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import { backToWork, toGoOnWith } from "./ask-small-step.ts";
import { onExplanation } from "./on-chat.ts";
import { isWorthTheSame } from "./read-answer.ts";
import { isOnALine, isTurnedRound, leadsOn, linesStated } from "./on-a-line.ts";
import { rowsIn } from "./in-a-row.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { sameCandidates, saidSame } from "./same-value.ts";
import { isBetweenTwo, isGiven, saysAnother, tellingWords, valuesSaid } from "./said-values.ts";
import { asking, itemHint } from "./small-steps.ts";
import type { Row } from "./row.ts";
import { timesActed, type Answer, type Talk } from "./talk.ts";
import { resultsOf } from "./told.ts";
import { isToldFromThere, shownIn, statedSum, statedSums, trueFact, unworkedSum } from "./true-fact.ts";

/** The act of the question whether a number is the answer. */
export const IS_IT_YOURS = "is-it-yours";

/** Two candidates: nothing is said of either. */
export function betweenTwo(talk: Talk): Answer | null {
  if (!isBetweenTwo(talk) || areBothRight(talk)) return null;
  const same = sameCandidates(talk);
  if (same !== null) return { category: "explanation", act: "which-of-two", words: [same], ...backToWork(talk) };
  const hint = itemHint(talk);
  const answer = heard(talk, "which-of-two", PHRASES.whichOfTwo, [hint]);
  return hint === null ? answer : asking(hint, answer);
}

/** "8/12 or 2/3", where both are worth the answer. */
function areBothRight({ text, desk, locale, env }: Talk): boolean {
  const said = valuesSaid(text.toLowerCase());
  return said.length === 2 && said.every(({ value }) => isWorthTheSame(desk.item, value, locale, env.content.checker));
}

/** What a line comes to, while another step is asked: a way of one's own [TRN72]. */
export function ownWay(talk: Talk): Answer | null {
  if (saysTrue(talk)) return onExplanation(talk);
  if (!isOfStep(talk)) return null;
  return isKnownSlip(talk) ? takeUpSlip(talk, "heard") : onTheWay(talk, "on-the-way");
}

/**
 * Sayings with a number in them that are no attempt, however they are read [TRN65]. What is right was taken before, but for
 * two candidates, of which nobody is told which is right.
 */
export const NO_ATTEMPT_ROWS: readonly Row[] = [
  {
    row: "says-true",
    when: "Two values that are the same.",
    does: "It is agreed to.",
    answer: (talk) => (saysTrue(talk) ? onExplanation(talk) : null),
  },
  {
    row: "equation",
    when: "An equation that holds for the right answer: “p - 69 = 26”.",
    does: "It is agreed to, and how it goes on is asked.",
    answer: (talk) => {
      const equation = trueEquation(talk);
      if (equation === null) return null;
      const first = talk.speaker.pick(PHRASES.fact, { fact: `$${equation}$` });
      return { category: "explanation", act: "heard", first, words: [], ...toGoOnWith(talk, []) };
    },
  },
  {
    row: "stray",
    when: "A calculation with a number below zero, an equation on the way, numbers of the problem only, or their places, or a place told from another number: “2 below”.",
    does: "It is heard, and the next help follows.",
    answer: (talk) =>
      isSumBelowZero(talk) ||
      isEquationOnTheWay(talk) ||
      asksOfGiven(talk) ||
      tellsGivens(talk) ||
      tellsPlaces(talk) ||
      isToldFromThere(talk.understood.plain)
        ? onExplanation(talk)
        : null,
  },
  {
    row: "of-own-question",
    when: "It puts right a number of a question before, one with numbers of the pupil's own.",
    does: "The tutor asks whether it is the answer.",
    answer: (talk) => (isOfOwnQuestion(talk) ? askWhether(talk) : null),
  },
  {
    row: "one-of-them",
    when: "One of the numbers, where several are asked for.",
    does: "That it is one of them, and the others are asked for.",
    answer: (talk) => (isOneOfThem(talk) ? heard(talk, "one-of-them", PHRASES.oneOfThem) : null),
  },
  {
    // What a known slip comes to may be a piece of another way: it is neither marked nor agreed to.
    row: "line-or-slip",
    when: "What a line comes to, and a known slip as well.",
    does: "What helps with that slip; who only stopped early is told that it is a step.",
    answer: (talk) => {
      if (!isOfStep(talk) || !isKnownSlip(talk)) return null;
      return linesStated(talk).length > 1 ? onExplanation(talk) : takeUpSlip(talk, "heard");
    },
  },
  {
    row: "line",
    when: "What a line of the solution comes to.",
    does: "It is confirmed and led on.",
    answer: (talk) => (isOfStep(talk) ? onTheWay(talk, "on-the-way") : null),
  },
  {
    row: "of-another",
    when: "Somebody else's number: “my sister says it's 190”.",
    does: "The tutor asks whether it is the pupil's answer, or helps with its slip.",
    answer: (talk) => (isOfAnother(talk) ? takeUp(talk, "heard") : null),
  },
  {
    row: "in-passing",
    when: "A number in a longer message, not given for the answer.",
    does: "The tutor asks whether it is the answer, or helps with its slip.",
    answer: (talk) => (isInPassing(talk) ? takeUp(talk, IS_IT_YOURS) : null),
  },
  {
    row: "tentative",
    when: "“is it 7?”, “maybe 7”, once on a problem.",
    does: "That it is not marked, and what helps.",
    answer: (talk) => (!wasFree(talk) && isAsked(talk) ? askedOf(talk, "tentative", PHRASES.tentative) : null),
  },
];

/** Free once on a problem, and that is said: who goes on and on would be told the answer. */
function wasFree({ desk }: Talk): boolean {
  return timesActed(desk, "tentative") > 0;
}

/** What a mistaken calculation comes to may be what a line comes to: then it is said to be worked out right, and no more. */
function onTheWay(talk: Talk, act: string): Answer {
  const fact = trueFact(talk.understood.plain, talk.desk.item);
  if (fact === null || fact.result !== talk.understood.value || leadsOn(talk, fact))
    return heard(talk, act, PHRASES.onTheWay);
  const first = talk.speaker.pick(PHRASES.sumTrue, { fact: shownIn(talk.translations, fact) });
  return { category: "explanation", act, first, words: [], ...backToWork(talk) };
}

function heard(talk: Talk, act: string, bank: Phrases, words: Answer["words"] = []): Answer {
  const value = talk.understood.value ?? "";
  const first = talk.speaker.pick(bank, { value: mathsOf(value) });
  const isOwn = bank === PHRASES.onTheWay && talk.desk.problem.scaffold?.active === true;
  const rest = isOwn ? toGoOnWith(talk, [value]) : backToWork(talk);
  return { category: "explanation", act, first, words, ...rest };
}

/** Whose question has a known slip in it is told which, and what helps with it; else what helps here. */
function askedOf(talk: Talk, act: string, bank: Phrases): Answer {
  const { desk, env, locale, speaker, understood } = talk;
  const rule = diagnose(desk.item, [understood.value ?? ""], locale, env.content.checker).misconception;
  const answer = heard(talk, act, bank);
  // Beside the number itself what was done may tell the answer.
  const isSayable = speaker.may(`${answer.first ?? ""} ${rule?.explanation ?? ""}`);
  const done = isSayable ? tellError(speaker, rule) : null;
  const help = done ?? itemHint(talk, { slip: rule?.id ?? null });
  return { ...answer, words: [help], ...asking(help ?? "", backToWork(talk, undefined, help !== null)) };
}

function isAsked({ understood, text }: Talk): boolean {
  return (
    understood.ask === "is-it-right" || TURN.NO_ATTEMPT_ASKED.test(understood.plain) || text.trimEnd().endsWith("?")
  );
}

/** Who has only stopped early is told that it is a step, and what is left. */
function takeUpSlip(talk: Talk, act: string): Answer {
  const { desk, env, locale, understood } = talk;
  const rule = diagnose(desk.item, [understood.value ?? ""], locale, env.content.checker).misconception;
  const hint = rule?.category === "omission" ? itemHint(talk, { slip: rule.id }) : null;
  if (hint === null) return takeUp(talk, act);
  return { ...heard(talk, "on-the-way", PHRASES.onTheWay, [hint]), ...asking(hint, backToWork(talk, undefined, true)) };
}

/** "No 6.05", behind "what change is it from 20? 7.05?": it corrects that, and need not be meant for the problem. */
function isOfOwnQuestion({ desk: { item, problem }, understood: { plain } }: Talk): boolean {
  const before = problem.turns.findLast((turn) => turn.type === "said");
  if (before?.type !== "said" || before.category !== "conceptual_question") return false;
  const [first, ...more] = valuesSaid(before.text.toLowerCase());
  const isOwn = first !== undefined && more.length > 0 && !numbersTold(item).has(first.value);
  const [said, ...others] = valuesSaid(plain);
  return isOwn && said !== undefined && others.length === 0 && TURN.TAKEN_BACK.test(said.before);
}

/** A calculation that is not read is no attempt either. */
function isSumBelowZero({ understood: { plain } }: Talk): boolean {
  return TURN.SUM_BELOW_ZERO.test(plain) && statedSums(plain).length === 0;
}

/** Two values that are the same. */
function saysTrue(talk: Talk): boolean {
  return saidSame(talk).length > 0;
}

function isKnownSlip({ understood: { value }, desk: { item }, locale, env: { content } }: Talk): boolean {
  return value !== null && (diagnose(item, [value], locale, content.checker).misconception ?? null) !== null;
}

/** "So the 12 stays?" asks about a number of the problem, and not whether it is the answer. */
function asksOfGiven(talk: Talk): boolean {
  const { desk, understood } = talk;
  return isAsked(talk) && numbersTold(desk.item).has(understood.value ?? "") && tellingWords(understood.plain) > 0;
}

/** "12 is 2 thirds": only numbers of the problem are told of, and more than one. */
function tellsGivens({ understood: { plain }, desk: { item } }: Talk): boolean {
  const { parts, ui } = item.answer_spec;
  const stem = item.problem_content.stem.replaceAll("{,}", "").replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/gu, " $1/$2 ");
  const said = valuesSaid(plain).map(({ value }) => value);
  const given = new Set(stem.match(/\d+(?:[./]\d+)?/gu));
  const isSeveral = said.length > 1 || isOwned(plain, item.problem_content.stem);
  return parts === undefined && ui.choices.length === 0 && isSeveral && said.every((value) => given.has(value));
}

/** "Lea 56": a number of the story and whose it is. */
export function isOwned(plain: string, stem: string): boolean {
  const [, first = "", ...rest] = /^(\p{L})(\p{L}+) \d+[.!]?$/u.exec(plain) ?? [];
  return first !== "" && stem.includes(first.toUpperCase() + (rest[0] ?? ""));
}

/** "4 is hundreds, 8 is tens", of a number that the problem shows in digits. */
function tellsPlaces({ understood: { plain, value }, desk: { item } }: Talk): boolean {
  const isShown = value !== null && /^\d{2,}$/u.test(value) && item.problem_content.stem.includes(value);
  return isShown && !plain.includes(value) && valuesSaid(plain).length > 1;
}

/** What a line of the solution comes to, on whatever way; who says that it is the answer has answered. */
function isOfStep(talk: Talk): boolean {
  const { understood, desk, locale, env } = talk;
  const [{ value, plain }, { item }, { content }] = [understood, desk, env];
  const sum = statedSum(plain);
  // "0 take away 8 is 8" is no step.
  if (value === null || TURN.SAID_TO_BE_IT.test(plain) || isTurnedRound(plain, item)) return false;
  if (sum?.isTrue === false && sum.result === value) return false;
  return isOnALine({ item, locale, content }, value) || resultsOf(talk).has(value);
}

/** 40, where 40, 80 and 120 are asked for. */
function isOneOfThem({ understood: { value }, desk: { item } }: Talk): boolean {
  const { kind } = item.answer_spec;
  const all = item.solution_logic.final_answer_canonical.split(/\s*,\s*/u);
  return (kind === "list" || kind === "set") && all.length > 1 && value !== null && all.includes(value);
}

/** A number that a longer message speaks of, and does not give for the answer. */
function isInPassing({ understood: { plain, value }, desk: { item } }: Talk): boolean {
  const { parts, ui } = item.answer_spec;
  if (value === null || parts !== undefined || ui.choices.length > 0 || TURN.SAID_TO_BE_IT.test(plain)) return false;
  return !isGiven(plain, value, item.problem_content.stem);
}

/** "12k = 9": an equation for more than the unknown is a line of work. */
function isEquationOnTheWay({ text, desk: { item } }: Talk): boolean {
  return item.answer_spec.kind === "equation" && EQUATION_BETWEEN.test(text.toLowerCase());
}

/** An equation of the unknown that the right answer solves, as it was written. */
function trueEquation({ text, desk: { item } }: Talk): string | null {
  const [, letter = "", answer = ""] =
    /^([a-z]) = (\d+(?:\.\d+)?)$/u.exec(item.solution_logic.final_answer_canonical) ?? [];
  const [equation, ...more] = answer === "" ? [] : (text.toLowerCase().match(EQUATION) ?? []);
  if (equation === undefined || more.length > 0 || equation.split(letter).length !== 2) return null;
  const [sum = "", result = ""] = equation.replace(letter, answer).split("=");
  return unworkedSum(sum.trim())?.result === result.trim() ? equation.trim() : null;
}

const EQUATION = /(?<![\w.] ?)(?:\d+|[a-z]) ?[-−+×*÷] ?(?:\d+|[a-z]) ?= ?\d+(?![\d.]| ?[-−+×*÷/])/gu;
const EQUATION_BETWEEN = /\d ?[a-z] ?=|=[^=]*\d ?[a-z]\b|\b[a-z] ?[-−+×*÷/] ?\d[^=]*=|=[^=]*\b[a-z] ?[-−+×*÷/] ?\d/u;

/** "My sister says it's 190": somebody else's answer is not marked as the pupil's. */
function isOfAnother({ understood: { plain, value } }: Talk): boolean {
  const one = valuesSaid(plain).find((each) => each.value === value);
  return one !== undefined && saysAnother(one.before);
}

/** What helps with the slip that the number shows, or with that of the answer that it was; else whether it is the answer. */
export function takeUp(talk: Talk, act: string): Answer {
  const { desk, env, locale, understood } = talk;
  const value = understood.value ?? "";
  const slip =
    triedBefore(desk.problem, [value])?.misconception ??
    diagnose(desk.item, [value], locale, env.content.checker).misconception?.id;
  const hint = slip === undefined ? null : itemHint(talk, { slip });
  const isSeveral = valuesSaid(talk.text.toLowerCase()).length > 1;
  const isTold = isSeveral || tellingWords(understood.plain) >= FEW_WORDS;
  if (hint === null) return isTold ? onExplanation(talk) : askWhether(talk, act);
  return { category: "explanation", act: "heard", words: [hint], ...asking(hint, backToWork(talk, undefined, true)) };
}

/** From so many words on a message tells something besides its number. */
const FEW_WORDS = 3;

/** Whether a number is the answer, without naming it: by the question alone nobody knows whether it is right. */
export function askWhether(talk: Talk, act = IS_IT_YOURS): Answer {
  const { speaker, text, understood } = talk;
  const { value } = understood;
  const said = valuesSaid(text.toLowerCase());
  const which =
    said.length < 2 ? "" : said[0]?.value === value ? "first " : said.at(-1)?.value === value ? "last " : "";
  // Of many in a row nobody knows which one is asked about.
  if (which === "" && rowsIn(text).some(({ numbers }) => numbers.includes(value ?? "")))
    return {
      ...backToWork(talk),
      category: "explanation",
      act,
      words: [],
      question: speaker.fresh(SENTENCES.asked.inOnePiece),
    };
  const question = speaker.pick(PHRASES.isItYours, { which });
  return { category: "explanation", act, words: [], question, asks: { kind: "yes-no", step: null } };
}
