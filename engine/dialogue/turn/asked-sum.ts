import { ASKED } from "../../cues/asked.ts";
import type { GoalOperation, TraceLine } from "../../trace/types.ts";
import { calculationOf, latexOf, linesOf } from "../compose/calculation-of.ts";
import { PHRASES } from "../compose/phrases.ts";
import { calculate, SIGN_OF } from "./calculation.ts";
import type { Talk } from "./talk.ts";
import { statedSum, unworkedIn } from "./true-fact.ts";
import { operationOfSign } from "./which-operation.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { mustSay, say } from "../../words/say.ts";

/** A calculation of two numbers that stands in a question. */
interface AskedSum {
  readonly operation: GoalOperation;
  readonly numbers: readonly [string, string];
  readonly value: number;
  /** LaTeX of it. */
  readonly shown: string;
}

function sumsAsked(plain: string): readonly AskedSum[] {
  const [, verb, first = "", joint = "", second = ""] = ASKED.SUM_TOLD.exec(plain) ?? [];
  const halved = ASKED.HALVED.exec(plain)?.[1];
  const doubled = ASKED.DOUBLED.exec(plain)?.[1];
  const byTwo = halved !== undefined ? [[halved, "÷", "2"]] : doubled !== undefined ? [[doubled, "x", "2"]] : [];
  const told = verb === undefined ? [] : [ASKED.BACKWARDS.test(joint) ? [second, verb, first] : [first, verb, second]];
  const inSigns = [...plain.matchAll(ASKED.SUM)].map(([, a = "", sign = "", b = ""]) => [a, sign, b]);
  return [...inSigns, ...told, ...byTwo].map(([a = "", sign = "", b = ""]) => {
    const operation = operationOfSign(sign);
    const { shown } = calculate(SIGN_OF[operation], 1, 1);
    const { value } = calculate(SIGN_OF[operation], Number(a), Number(b));
    return { operation, numbers: [a, b], value, shown: `$${a} ${shown} ${b}$` };
  });
}

/**
 * Whether a calculation that is asked about, with its numbers, is the problem's own, leads to the answer another way, or is
 * a step of it; null where none is asked about, or that cannot be told [TRN101].
 */
export function askedSum(talk: Talk): string | null {
  const { speaker, desk, trace, understood, translations } = talk;
  const { plain } = understood;
  const told = startsWith(talk);
  if (told !== null) return told;
  const [sum] = ASKED.TO_DO.test(plain) && statedSum(plain) === null ? sumsAsked(plain) : [];
  if (sum === undefined) return oneNumber(talk);
  const main = calculationOf(desk.item, trace);
  const isMain = main?.operation === sum.operation && areSame(main.numbers.map(bare), sum);
  if (isMain) {
    const whole = `$${latexOf(main)}$`;
    const isTurned = main.numbers.map(bare)[0] !== sum.numbers[0] && !isEitherWay(sum.operation);
    if (isTurned) return speaker.fresh(say(translations, SENTENCES.asked.turnedRound, { sum: whole }));
    return speaker.pick(ASKED.EITHER.test(plain) ? PHRASES.operationOf : PHRASES.operationIs, { sum: whole });
  }
  const answer = /(?:^|= )(-?\d+(?:\.\d+)?)$/u.exec(desk.item.solution_logic.final_answer_canonical)?.[1];
  if (answer !== undefined && Number(answer) === sum.value) return speaker.pick(PHRASES.thatSum, { sum: sum.shown });
  const isLine = linesOf(trace).some((line) => doesSame(line, sum)) || isPartOf(main, sum);
  if (isLine) return speaker.pick(PHRASES.operationOnTheWay);
  if (main === null || main.operation === sum.operation) return null;
  return speaker.pick(PHRASES.operationIsNot, { verb: mustSay(translations, SENTENCES.does[main.operation]) });
}

/** "Do i divide by 4": a step of the way; null where none is known to do that. */
function oneNumber({ speaker, trace, understood: { plain } }: Talk): string | null {
  const [, verb = "", number] = ASKED.TO_DO.test(plain) ? (ASKED.ONE_TOLD.exec(plain) ?? []) : [];
  const operation = operationOfSign(verb);
  const isLine = linesOf(trace).some(
    (line) =>
      (line.operation === operation || (line.operation === "quotient" && operation === "divide")) &&
      line.from.some(({ value }) => String(value.n / value.d) === number),
  );
  return number !== undefined && isLine ? speaker.pick(PHRASES.operationOnTheWay) : null;
}

/** "So i start with 44?", where the order counts. */
function startsWith({ speaker, desk, trace, understood, translations }: Talk): string | null {
  const number = ASKED.START.exec(understood.plain)?.[1];
  const main = calculationOf(desk.item, trace);
  const first = main?.numbers[0];
  if (number === undefined || first === undefined || main?.isTold !== true) return null;
  const isFirst = bare(first) === number;
  if (isFirst || (isEitherWay(main.operation) && main.numbers.map(bare).includes(number)))
    return speaker.fresh(say(translations, SENTENCES.asked.startsWith, { number: `$${number}$` }));
  return main.numbers.map(bare).includes(number)
    ? speaker.fresh(say(translations, SENTENCES.asked.startsNot, { number: `$${first}$` }))
    : null;
}

function bare(latex: string): string {
  return latex.replaceAll("{,}", "");
}

function isEitherWay(operation: GoalOperation): boolean {
  return operation === "add" || operation === "multiply";
}

function areSame(numbers: readonly string[], { numbers: [a, b] }: AskedSum): boolean {
  return numbers.length === 2 && ((numbers[0] === a && numbers[1] === b) || (numbers[0] === b && numbers[1] === a));
}

function doesSame({ operation, from }: TraceLine, sum: AskedSum): boolean {
  const isSame = operation === sum.operation || (operation === "quotient" && sum.operation === "divide");
  return (
    isSame &&
    areSame(
      from.map(({ value }) => String(value.n / value.d)),
      sum,
    )
  );
}

/** 2 × 60 of 42 × 68: a place of one times a place of the other. */
function isPartOf(main: ReturnType<typeof calculationOf>, { operation, numbers: [a, b] }: AskedSum): boolean {
  const [x = "", y = ""] = main?.numbers ?? [];
  if (operation !== "multiply" || main?.operation !== "multiply" || !/^\d+$/u.test(x + y)) return false;
  const has = (number: string, part: string) =>
    number === part || [...number].some((digit, at) => digit !== "0" && part === digit.padEnd(number.length - at, "0"));
  return (has(x, a) && has(y, b)) || (has(x, b) && has(y, a));
}

/** Whether two calculations come to the same, without telling to what [TRN101]. */
export function sameSums({ understood: { plain }, speaker, translations }: Talk): string | null {
  // What was worked out already is not asked.
  if (!ASKED.SAME_SUMS.test(plain) || plain.includes("=")) return null;
  const chains = unworkedIn(plain);
  const pair =
    chains.length === 2
      ? chains.map(({ result, sum }) => ({ value: Number(result), shown: `$${sum}$` }))
      : sumsAsked(plain);
  const [first, second] = pair;
  if (first === undefined || second === undefined) return null;
  const isSame = Math.abs(first.value - second.value) < 1e-9;
  const phrase = isSame ? SENTENCES.asked.sameSums : SENTENCES.asked.otherSums;
  return speaker.fresh(say(translations, phrase, { first: first.shown, second: second.shown }));
}
