import type { AnswerKind } from "../../answers/types.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { mathsOf } from "../compose/maths-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import { lineOf } from "../../trace/place.ts";
import { backToWork } from "./on-chat.ts";
import { isStepValue } from "./read-answer.ts";
import { timesActed, type Answer, type Talk } from "./talk.ts";
import { statedSum, trueFact } from "./true-fact.ts";

/**
 * Sayings with a number in them that are no attempt, however they are read [TRN65]. The first that holds is the one; what
 * is right was taken before, but for two candidates, of which nobody is told which is right.
 */
interface Veto {
  readonly act: string;
  readonly bank: Phrases;
  /** Free once on a problem, and that is said: who goes on and on would be told the answer. */
  readonly isOnce?: boolean;
  readonly holds: (talk: Talk) => boolean;
}

/** Two candidates: nothing is said of either. */
export function betweenTwo(talk: Talk): Answer | null {
  return isBetweenTwo(talk) ? heard(talk, "which-of-two", PHRASES.whichOfTwo) : null;
}

/** A wrong value that was not given as the answer. */
export function noAttempt(talk: Talk): Answer | null {
  const wasFree = VETOES.some(({ act, isOnce }) => isOnce === true && timesActed(talk.desk, act) > 0);
  const veto = VETOES.find(({ holds, isOnce }) => !(isOnce === true && wasFree) && holds(talk));
  return veto === undefined ? null : heard(talk, veto.act, veto.bank);
}

const VETOES: readonly Veto[] = [
  { act: "on-the-way", bank: PHRASES.onTheWay, holds: isOfStep },
  { act: "own-sum", bank: PHRASES.ownSum, isOnce: true, holds: isCalculation },
  { act: "tentative", bank: PHRASES.tentative, isOnce: true, holds: isAsked },
];

function heard(talk: Talk, act: string, bank: Phrases): Answer {
  const value = talk.understood.value ?? "";
  const first = talk.speaker.pick(bank, { value: mathsOf(value) });
  // Whose question or calculation has a known slip in it is told which.
  const words = [act === "tentative" || act === "own-sum" ? (trueWords(talk) ?? whatWasDone(talk, value)) : null];
  return { category: "explanation", act, first, words, ...backToWork(talk) };
}

/** A calculation of one's own may be true, and lead elsewhere. */
function trueWords({ understood, desk, speaker }: Talk): string | null {
  const fact = trueFact(understood.plain, desk.item);
  return fact === null ? null : speaker.pick(PHRASES.fact, { fact: fact.shown });
}

function whatWasDone({ desk: { item }, env, locale, speaker }: Talk, value: string): string | null {
  return speaker.fresh(diagnose(item, [value], locale, env.content.checker).misconception?.explanation);
}

const NUMBER = String.raw`[-−]?\$?\d[\d,]*(?:[./:]\d+)?(?: \d+/\d+)?`;
/** "12 or 14", "12, maybe 14", "12 but it could be 14". */
const TWO = new RegExp(
  String.raw`(${NUMBER}),? (?:or|but|maybe|perhaps|possibly|either|though)\b(?: (?:or|but|maybe|perhaps|possibly|it|is|its|it's|might|could|can|also|be|else|i|think))* (${NUMBER})(?![\d])`,
  "u",
);

function isBetweenTwo({ understood: { plain }, desk }: Talk): boolean {
  if (desk.item.answer_spec.ui.choices.length > 0) return false;
  const [, first = "", second = ""] = TWO.exec(plain) ?? [];
  return first !== second;
}

/** "Is it 7?", "maybe 7", "could it be 7". */
const ASKED = /\b(?:maybe|perhaps|possibly|might|could it|is it|is that|would it)\b|\?\s*$/u;

function isAsked({ understood, text }: Talk): boolean {
  return understood.ask === "is-it-right" || ASKED.test(understood.plain) || text.trimEnd().endsWith("?");
}

/** What a line of the solution comes to, on whatever way; who says that it is the answer has answered. */
function isOfStep({ understood: { value, plain }, desk: { item }, locale, env: { content } }: Talk): boolean {
  if (value === null || item.answer_spec.ui.choices.length > 0 || SAID_TO_BE_IT.test(plain)) return false;
  const matches = (expected: string) => isStepValue(item, expected, value, locale, content.checker) === "right";
  const trace = content.trace(item);
  return (
    (trace !== undefined && lineOf(trace, value, matches) !== undefined) ||
    item.solution_logic.steps.some((step) => step.value !== undefined && matches(step.value))
  );
}

const SAID_TO_BE_IT = /\banswer (?:is|was|=|has to|must)\b|\b(?:is|was) (?:the|my) (?:final )?answer\b/u;

/** Kinds whose answer is one number: elsewhere a sign belongs to the answer. */
const NUMBERS: ReadonlySet<AnswerKind | undefined> = new Set<AnswerKind | undefined>([
  undefined,
  "number",
  "integer",
  "decimal",
  "fraction",
  "mixed",
  "percent",
]);
/** A sign between two numbers; a bar of a fraction is none. */
const SUM = /\d *(?:[+×*÷]|[-−x](?= *[-−]?\d)|plus|minus|times|divided by|take away) *[-−]?\$?\d/u;

/** One without what it comes to cannot be read as an answer anyway [TRN38]. */
function isCalculation({ understood: { plain, value }, desk: { item } }: Talk): boolean {
  const { kind, parts } = item.answer_spec;
  // Of any kind, where the value is what a calculation comes to.
  if (value !== null && statedSum(plain)?.result === value) return true;
  return NUMBERS.has(kind) && parts === undefined && SUM.test(plain) && !SUM.test(value ?? "");
}
