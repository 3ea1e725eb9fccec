import { diagnose } from "../../diagnosis/diagnose.ts";
import { TURN } from "../../cues/turn.ts";
import type { ItemMisconception } from "../../items/math-problem-item.ts";
import type { GoalOperation } from "../../trace/types.ts";
import { asTyped } from "../../trace/written.ts";
import { linesOf } from "../compose/calculation-of.ts";
import { numbersTold } from "../compose/problem-text.ts";
import type { SmallStep } from "../compose/small-steps-of.ts";
import { pleaByLanguage } from "../understand/pleas.ts";
import { currentSmallStep } from "./ask-small-step.ts";
import { bareAnswer, givensOf } from "./givens.ts";
import { isInColumns, isOnALine, isOwnWay, leadsOn } from "./on-a-line.ts";
import { isDoneSomewhere, targetsOf } from "./own-way.ts";
import { isStepValue } from "./read-answer.ts";
import type { Count } from "./in-a-row.ts";
import type { SaidValue } from "./said-values.ts";
import type { Talk } from "./talk.ts";
import { clausesOf, type Clause, type StatedSum } from "./true-fact.ts";

/** A calculation of a message and where it stands: on the way, true and no piece of the way, or mistaken [TRN95]. */
export interface Told {
  readonly sum: StatedSum;
  readonly is: "way" | "beside" | "mistaken";
}

/** All calculations of a message in their order, each placed by the trace and by what the pupil found before it. */
export function toldIn(talk: Talk): readonly Told[] {
  return placed(talk, talk.understood.plain, resultsOf(talk)).told;
}

/** What the pupil found on the way, in all that was written on the problem before. */
export function resultsOf(talk: Talk): ReadonlySet<string> {
  return talk.desk.problem.turns.reduce<ReadonlySet<string>>(
    (own, turn) => (turn.type === "said" ? placed(talk, turn.text.toLowerCase(), own).own : own),
    new Set<string>(),
  );
}

/** Whether a true calculation of the pupil's is agreed to. */
export function isAgreed(talk: Talk, fact: StatedSum, own = resultsOf(talk)): boolean {
  const trace = talk.env.content.trace(talk.desk.item);
  const given = givensOf(talk);
  // The problem's own numbers put together another way lead nowhere, whatever comes out: 34 + 8 where 34 - 8 is asked for.
  const isOfGivens = new Set(fact.operands).size > 1 && fact.operands.every((each) => given.has(each));
  // What comes to a line with a part of a whole is no chance.
  const isLine = fact.isTrue && fact.result.includes(".") && isOnTheWay(talk, fact.result);
  const slip = slipOf(talk, fact.result);
  // Who has only left something out is on the way.
  const isRepeated = new Set(fact.operands).size === 1;
  if (slip !== null && slip.category !== "omission" && !isRepeated && !isOnTheWay(talk, fact.result)) return false;
  if (isOfGivens && trace !== undefined) return isLine || isDoneSomewhere(trace, fact) || isInColumns(talk, fact);
  return leadsOn(talk, fact) || isOwnWay(talk, fact) || isMadeOfOwn(talk, fact, own);
}

function placed(
  talk: Talk,
  text: string,
  before: ReadonlySet<string>,
): { readonly told: readonly Told[]; readonly own: ReadonlySet<string> } {
  const own = new Set(before);
  const misread = new Set<string>();
  const told = clausesOf(text).flatMap((clause): readonly Told[] => {
    if ("said" in clause) {
      const { value } = clause.said;
      if (isLeft(talk, value, own) || isCountedFrom(talk, clause, own)) own.add(value);
      else if (isMisread(talk, clause.said, own)) misread.add(value);
      return [];
    }
    const { sum } = clause;
    const isOfWay = !sum.operands.some((each) => misread.has(each)) && isAgreed(talk, asTrue(sum), own);
    // A mistaken one is asked for once more: what it comes to is found then.
    if (isOfWay) own.add(sum.worth);
    return [{ sum, is: sum.isTrue ? (isOfWay ? "way" : "beside") : "mistaken" }];
  });
  return { told, own };
}

/** "So 5 cents", where nothing is 5, and no answer of several: what is worked out with it is no piece of the way. */
function isMisread(talk: Talk, { value, before }: SaidValue, own: ReadonlySet<string>): boolean {
  const isConcluded = /\p{L} *$/u.test(before) && TURN.GIVES.test(before);
  const known = new Set([...own, ...givensOf(talk), ...bareAnswer(talk.desk.item).split(/\s*,\s*/u)]);
  return isConcluded && !known.has(value) && !isOnTheWay(talk, value);
}

function asTrue(sum: StatedSum): StatedSum {
  return sum.isTrue ? sum : { ...sum, isTrue: true, result: sum.worth };
}

/** "43 42 41", where 44 was found: counted on from there. */
function isCountedFrom(talk: Talk, { count }: Clause & { readonly count?: Count }, own: ReadonlySet<string>): boolean {
  if (count === undefined || !isOnTheWay(talk, String(count.last))) return false;
  const starts = [count.first, count.first - (count.by ?? 0)].map(String);
  return starts.some((each) => own.has(each) || numbersTold(talk.desk.item).has(each));
}

/** "And there's 114 left": what is left of a number of the problem after what was found. */
function isLeft({ desk, trace }: Talk, value: string, own: ReadonlySet<string>): boolean {
  const does = new Set(linesOf(trace).map(({ operation }) => operation));
  if (!["subtract", "divide", "quotient"].some((each) => (does as ReadonlySet<string>).has(each))) return false;
  return [...numbersTold(desk.item)].some((given) => own.has(String(Number(given) - Number(value))));
}

/** What may be done with what was found where this is to be done: pieces of a product are added. */
const WITH_OWN: Readonly<Record<GoalOperation, readonly GoalOperation[]>> = {
  add: ["add", "subtract"],
  subtract: ["subtract", "add"],
  multiply: ["multiply", "add", "subtract"],
  divide: ["divide", "subtract", "add", "multiply"],
};

/**
 * "1500 + 250", where the pupil found both, and "50 + 40 = 90", where only one number of it is new; what a known slip
 * puts together is none.
 */
function isMadeOfOwn(talk: Talk, fact: StatedSum, own: ReadonlySet<string>): boolean {
  const { desk, env } = talk;
  const { operands, operations, result, isTrue } = fact;
  const trace = env.content.trace(desk.item);
  const [sign, ...more] = operations;
  if (!isTrue || sign === undefined || more.length > 0) return false;
  const does = [trace?.goal?.operation ?? "add", ...linesOf(trace).map(({ operation }) => operation)];
  if (!does.some((each) => (WITH_OWN as Partial<Record<string, readonly GoalOperation[]>>)[each]?.includes(sign)))
    return false;
  const given = numbersTold(desk.item);
  // What lines come to is used as they use it: 32 ÷ 4, and not 32 + 4.
  const lines = new Set(linesOf(trace).map((line) => asTyped(line.result, line.style)));
  if (trace !== undefined && operands.every((each) => given.has(each) || lines.has(each)))
    return isDoneSomewhere(trace, fact);
  const targets = new Set(targetsOf(trace).flatMap(({ numbers }) => numbers));
  const news = [...operands, result].filter((each) => !own.has(each) && !given.has(each) && !targets.has(each));
  const isOfOwn = [...operands, result].some((each) => own.has(each));
  return isOfOwn && news.length < 2 && news.every((each) => isOnTheWay(talk, each) || slipOf(talk, each) === null);
}

function slipOf({ desk, locale, env }: Talk, value: string): ItemMisconception | null {
  return diagnose(desk.item, [value], locale, env.content.checker).misconception ?? null;
}

/** Whether a value is what some line comes to. */
export function isOnTheWay({ desk: { item }, locale, env: { content } }: Talk, value: string): boolean {
  return isOnALine({ item, locale, content }, value);
}

/** The small steps that a message tells one after the other, from the one that is open [TRN72] [TRN78]; `place`: the one after them. */
export interface StepsTold {
  readonly done: readonly SmallStep[];
  readonly place: number;
  /** How many calculations of the message the steps were told by, or stand before them. */
  readonly sums: number;
}

export function stepsTold(talk: Talk): StepsTold | null {
  const { smallSteps, desk, text, understood } = talk;
  const at = desk.problem.scaffold?.active === true ? currentSmallStep(talk) : null;
  if (at === null) return null;
  const isForeign = pleaByLanguage(text) !== null;
  const own = resultsOf(talk);
  let [place, sums, seen] = [at.place, 0, 0];
  const told = toldIn(talk);
  for (const clause of clausesOf(understood.plain)) {
    const next = smallSteps[place - 1];
    const isNext = next !== undefined && isOfStep(talk, next, clause, own, isForeign);
    // The first that is off is spoken about.
    if ("sum" in clause && (!clause.sum.isTrue || (!isNext && told[seen]?.is === "beside"))) break;
    if ("sum" in clause) seen++;
    if (isNext) [place, sums] = [place + 1, seen];
  }
  return place === at.place ? null : { done: smallSteps.slice(at.place - 1, place - 1), place, sums };
}

function isOfStep(talk: Talk, step: SmallStep, clause: Clause, own: ReadonlySet<string>, isForeign: boolean): boolean {
  const { desk, locale, env } = talk;
  const value = "sum" in clause ? clause.sum.result : clause.said.value;
  const isIt =
    step.value !== null && isStepValue(desk.item, step.value, value, locale, env.content.checker) === "right";
  if (!isIt) return false;
  const numbers = new Set(step.sum?.match(/\d+(?:\.\d+)?/gu));
  if ("sum" in clause) return clause.sum.operands.every((each) => numbers.has(each)) || isAgreed(talk, clause.sum, own);
  if (clause.count !== undefined) return true;
  const { before, behind } = clause.said;
  // In other letters "is" is not read: any number that is none of the step's own may be what it comes to.
  if (isForeign) return !numbers.has(value);
  return before !== "" && TURN.STATES.test(before) && !TURN.IS_OPERAND.test(behind);
}
