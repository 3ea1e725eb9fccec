import { numbersTold } from "../compose/problem-text.ts";
import { TURN } from "../../cues/turn.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { PHRASES } from "../compose/phrases.ts";
import { backToWork, toGoOn } from "./ask-small-step.ts";
import { isAgreed, isTurnedRound } from "./on-a-line.ts";
import { matchChoice } from "./read-answer.ts";
import { saidSame } from "./same-value.ts";
import { valuesSaid } from "./said-values.ts";
import { asking, itemHint } from "./small-steps.ts";
import type { Answer, Talk } from "./talk.ts";
import { remainderFact, statedSums, unworkedSum, type StatedSum } from "./true-fact.ts";

/**
 * The calculations of a message, each taken as the calculation that it is [TRN95]: where all lead on they are agreed to and
 * the pupil goes on from them; a true one that leads nowhere is said to be worked out right, and what helps follows; a
 * mistaken one is to be done again. Nothing is marked. Null where there are none, or another number is given for the answer.
 */
export function onSums(talk: Talk): Answer | null {
  const { understood, desk } = talk;
  const { plain, value } = understood;
  const sums = statedSums(plain);
  if (sums.length === 0 || TURN.SAID_TO_BE_IT.test(plain) || isTurnedRound(plain, desk.item)) return null;
  // "3/5=9/15" divides nothing, and "60/4=15" does.
  const isOfParts = sums.some(({ sum, result }) => result.includes("/") || !sum.includes(String.raw`\div`));
  if ((saidSame(talk) !== null && isOfParts) || remainderFact(talk.text.toLowerCase()) !== null) return null;
  if (sums.some(({ sum, result }) => result.includes("/") && sum.includes(String.raw`\div`))) return null;
  if (value !== null && isGivenBeside(plain, value, sums)) return null;
  const untrue = sums.find(({ isTrue }) => !isTrue);
  if (untrue !== undefined)
    return sums.length > 1 && !isAgreed(talk, { ...untrue, isTrue: true }) ? null : workAgain(talk, untrue);
  const stray = sums.findLast((sum) => !isAgreed(talk, sum));
  if (stray === undefined) return agreed(talk, sums);
  return sums.length === 1 ? beside(talk, stray) : null;
}

/** A calculation and no more, not worked out, of what is to be done: it is asked for; null for any other. */
export function onUnworked(talk: Talk): Answer | null {
  const sum = unworkedSum(talk.understood.value ?? "");
  const { choices } = talk.desk.item.answer_spec.ui;
  if (sum === null || matchChoice(talk.understood.value ?? "", choices) !== undefined) return null;
  if (talk.trace === undefined || !isAgreed(talk, sum)) return null;
  const question = talk.speaker.pick(PHRASES.askSum, { sum: `$${sum.sum}$` });
  const words = [talk.speaker.pick(PHRASES.goodPiece)];
  return { category: "explanation", act: "heard", words, question, asks: { kind: "answer", step: null } };
}

/** A value that is no part of a calculation, and is given for the answer: "3 x 4 is 12 so 15". */
function isGivenBeside(plain: string, value: string, sums: readonly StatedSum[]): boolean {
  if (sums.some(({ operands, result }) => result === value || operands.includes(value))) return false;
  const said = valuesSaid(plain).findLast((each) => each.value === value);
  return said !== undefined && TURN.GIVES.test(said.before);
}

function agreed(talk: Talk, sums: readonly StatedSum[]): Answer {
  const { speaker } = talk;
  const fact = sums.map(({ shown }) => shown).join(" and ");
  // What may not be said is agreed to without its numbers.
  const words = [speaker.pick(PHRASES.fact, { fact }) ?? speaker.pick(PHRASES.onTheWay)];
  return { category: "explanation", act: "heard", words, ...toGoOn(talk) };
}

/** True, and no piece of the way: with the problem's own numbers it may show a known slip. */
function beside(talk: Talk, sum: StatedSum): Answer {
  const { speaker, desk, locale, env } = talk;
  const given = numbersTold(desk.item);
  const isOwn = sum.operands.every((each) => given.has(each));
  const rule = isOwn ? diagnose(desk.item, [sum.result], locale, env.content.checker).misconception : null;
  const first = speaker.pick(PHRASES.sumTrue, { fact: sum.shown });
  const done = speaker.fresh(rule?.explanation);
  const hint = desk.problem.scaffold?.active === true ? null : itemHint(talk, { slip: rule?.id ?? null });
  const words = [done, hint];
  const most = hint === null ? 0 : 1;
  return {
    category: "explanation",
    act: "heard",
    first,
    words,
    most,
    ...asking(hint ?? "", backToWork(talk, undefined, true)),
  };
}

/** It is to be worked out once more, without what it comes to; of the problem's own what helps is said as well. */
function workAgain(talk: Talk, { sum, result }: StatedSum): Answer {
  const { speaker, desk, locale, env } = talk;
  const rule = diagnose(desk.item, [result], locale, env.content.checker).misconception;
  const words = rule === null ? [] : [speaker.fresh(rule.explanation) ?? itemHint(talk, { slip: rule.id })];
  const question = speaker.pick(PHRASES.sumAgain, { sum: `$${sum}$` });
  return { category: "explanation", act: "slip-in-sum", words, question, asks: { kind: "answer", step: null } };
}
