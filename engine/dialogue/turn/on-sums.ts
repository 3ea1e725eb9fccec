import { TURN } from "../../cues/turn.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { tellError } from "../compose/guess.ts";
import { PHRASES } from "../compose/phrases.ts";
import { mathsOf } from "../compose/maths-text.ts";
import { isAboutAnother } from "./strange-words.ts";
import { givensOf } from "./givens.ts";
import { listOf } from "./list-of.ts";
import { backToWork, moved, toGoOnWith } from "./ask-small-step.ts";
import type { ItemMisconception, MathProblemItem } from "../../items/math-problem-item.ts";
import { asTyped } from "../../trace/written.ts";
import { linesOf } from "../compose/calculation-of.ts";
import { isTurnedRound, linesStated } from "./on-a-line.ts";
import { matchChoice } from "./read-answer.ts";
import { saidSame } from "./same-value.ts";
import { isBySelf } from "./said-right.ts";
import { valuesSaid } from "./said-values.ts";
import { asking, itemHint, saidAll, saidDone, stepRight } from "./small-steps.ts";
import type { Answer, Talk } from "./talk.ts";
import { isAgreed, resultsOf, stepsTold, toldIn, type Told } from "./told.ts";
import { asksForSum, shownIn, unworkedSum, type StatedSum } from "./true-fact.ts";

/**
 * The calculations of a message, each taken as the calculation that it is [TRN95]: where all lead on they are agreed to and
 * the pupil goes on from them; a true one that leads nowhere is said to be worked out right, and what helps follows; a
 * mistaken one is to be done again. Nothing is marked. Null where there are none, or another number is given for the answer.
 */
export function onSums(talk: Talk): Answer | null {
  const { understood, desk } = talk;
  const { plain, value } = understood;
  const told = toldIn(talk);
  const sums = told.map(({ sum }) => sum);
  if (sums.length === 0 || TURN.SAID_TO_BE_IT.test(plain) || isTurnedRound(plain, desk.item)) return null;
  // "3/5=9/15" divides nothing, and "60/4=15" does.
  const isOfParts = sums.some(({ operations, result }) => result.includes("/") || !operations.includes("divide"));
  if (saidSame(talk).length > 0 && isOfParts) return null;
  if (sums.some(({ operations, result }) => result.includes("/") && operations.includes("divide"))) return null;
  const off = told.find(({ is }) => is !== "way");
  // Where the first slip is in a calculation, what it led to is none of its own.
  if (off?.is !== "mistaken" && value !== null && isGivenBeside(plain, value, sums, desk.item)) return null;
  const way = off === undefined ? sums : sums.slice(0, sums.indexOf(off.sum));
  return off === undefined
    ? agreed(talk, way)
    : onOff(talk, off, way.length > 0 ? saidTrue(talk, way) : saidLines(talk));
}

/** The small steps that a message tells, all of them; and the first calculation behind them that is off [TRN72] [TRN78]. */
export function onStepsTold(talk: Talk): Answer | null {
  const steps = stepsTold(talk);
  if (steps === null) return null;
  const { done, place, sums } = steps;
  const off = toldIn(talk)
    .slice(sums)
    .find(({ is }) => is !== "way");
  const last = done.at(-1);
  if (last === undefined) return null;
  if (off === undefined) return stepRight(talk, { smallStep: last, place: place - 1 }, done);
  const right = saidDone(talk, done);
  return { ...onOff(talk, off, right), events: [moved(talk, "right", 1, place)] };
}

/** What is off is spoken about, after what was right before it. */
function onOff(talk: Talk, { sum, is }: Told, right: string | null): Answer {
  return is === "mistaken" ? workAgain(talk, sum, right) : beside(talk, sum, right);
}

/** A calculation and no more, not worked out, of what is to be done: it is asked for; null for any other. */
export function onUnworked(talk: Talk): Answer | null {
  const sum = unworkedSum(talk.understood.value ?? "");
  const { choices } = talk.desk.item.answer_spec.ui;
  if (sum === null || asksForSum(talk.desk.item) || matchChoice(talk.understood.value ?? "", choices) !== undefined)
    return null;
  if (talk.trace === undefined || !isAgreed(talk, sum)) return null;
  const question = talk.speaker.pick(PHRASES.askSum, { sum: `$${sum.sum}$` });
  const words = [talk.speaker.pick(PHRASES.goodPiece)];
  return { category: "explanation", act: "heard", words, question, asks: { kind: "answer", step: null } };
}

/** A value that is no part of a calculation, and is given for the answer: "3 x 4 is 12 so 15"; or a sentence by itself. */
function isGivenBeside(plain: string, value: string, sums: readonly StatedSum[], item: MathProblemItem): boolean {
  const said = valuesSaid(plain).findLast((each) => each.value === value);
  if (said !== undefined && said.before !== "" && isBySelf(item, said)) return true;
  if (sums.some(({ operands, result }) => result === value || operands.includes(value))) return false;
  return said !== undefined && TURN.GIVES.test(said.before);
}

function agreed(talk: Talk, sums: readonly StatedSum[]): Answer {
  // What may not be said is agreed to without its numbers.
  const words = [saidTrue(talk, sums) ?? talk.speaker.pick(PHRASES.onTheWay), saidLines(talk)];
  const found = sums.map(({ result }) => result);
  return { category: "explanation", act: "heard", words, ...toGoOnWith(talk, found) };
}

/** Values on the way that are told by themselves, all of them; null where there are none. */
export function saidLines(talk: Talk): string | null {
  const values = isAboutAnother(talk) ? [] : linesStated(talk);
  if (values.length === 0) return null;
  const bank = values.length > 1 ? PHRASES.allOnTheWay : PHRASES.onTheWay;
  return talk.speaker.pick(bank, { value: listOf(values.map(mathsOf), talk.translations) });
}

function saidTrue(talk: Talk, sums: readonly StatedSum[]): string | null {
  const facts = sums.map((sum) => shownIn(talk.translations, sum));
  return saidAll(talk, PHRASES.fact, "fact", facts);
}

/** True, and no piece of the way: with the problem's own numbers it may show a known slip. */
function beside(talk: Talk, sum: StatedSum, right: string | null): Answer {
  const { speaker, desk } = talk;
  const rule = slipOf(talk, sum);
  const first = joined(right, speaker.pick(PHRASES.sumTrue, { fact: shownIn(talk.translations, sum) }));
  const done = tellError(speaker, rule);
  const hint = desk.problem.scaffold?.active === true ? null : itemHint(talk, { slip: rule?.id ?? null });
  const words = [done, hint];
  const most = hint === null ? 0 : 1;
  const rest = asking(hint ?? "", isOfOwnWay(talk, sum) ? askedForAnswer(talk) : backToWork(talk, undefined, true));
  return { category: "explanation", act: "heard", first, words, most, ...rest };
}

/** Of a way of the pupil's own, begun with what none of our steps comes to, no step of ours is asked. */
function isOfOwnWay(talk: Talk, { operands }: StatedSum): boolean {
  if (talk.desk.problem.scaffold?.active !== true) return false;
  const given = givensOf(talk);
  const steps = new Set(talk.smallSteps.map(({ value }) => value));
  return operands.some((each) => !given.has(each) && !steps.has(each));
}

function askedForAnswer({ speaker }: Talk): Pick<Answer, "question" | "asks"> {
  return { question: speaker.pick(PHRASES.askAgain), asks: { kind: "answer", step: null } };
}

/** The known slip that a calculation shows, of the problem's own numbers and of what was found. */
function slipOf(talk: Talk, { operands, result }: StatedSum): ItemMisconception | null {
  const { desk, locale, env, trace } = talk;
  const lines = linesOf(trace).map((line) => asTyped(line.result, line.style));
  const found = [...toldIn(talk).map(({ sum }) => sum.result), ...resultsOf(talk)];
  const known = new Set([...givensOf(talk), ...lines, ...found]);
  if (!operands.every((each) => known.has(each))) return null;
  return diagnose(desk.item, [result], locale, env.content.checker).misconception ?? null;
}

/** It is to be worked out once more, without what it comes to; of the problem's own what helps is said as well. */
function workAgain(talk: Talk, stated: StatedSum, right: string | null): Answer {
  const { speaker } = talk;
  const { sum } = stated;
  const rule = slipOf(talk, stated);
  const words = rule === null ? [] : [tellError(speaker, rule) ?? itemHint(talk, { slip: rule.id })];
  const question = speaker.pick(PHRASES.sumAgain, { sum: `$${sum}$` });
  const asks = { kind: "answer", step: null } as const;
  return { category: "explanation", act: "slip-in-sum", first: right, words, question, asks };
}

function joined(...texts: readonly (string | null)[]): string | null {
  return texts.filter((text) => text !== null).join(" ") || null;
}
