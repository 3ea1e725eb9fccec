import { numbersTold } from "../compose/problem-text.ts";
import { ASKED } from "../../cues/asked.ts";
import { TURN } from "../../cues/turn.ts";
import type { ProblemKind } from "../../items/problem-kind.ts";
import type { GoalOperation } from "../../trace/types.ts";
import { calculationOf, INVERSE, latexOf, linesOf, partIn, type Calculation } from "../compose/calculation-of.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import { calculate } from "./calculation.ts";
import { currentSmallStep } from "./ask-small-step.ts";
import { joined } from "./list-of.ts";
import type { Talk } from "./talk.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { mustSay, say, type Gaps } from "../../words/say.ts";
import type { Translations } from "../../words/types.ts";

/** The operation that a word is for; null where it is for none. */
export function operationNamed(word: string): GoalOperation | null {
  return TURN.OPERATION.find(([named]) => named.test(word))?.[1] ?? null;
}

/** The operation of a sign, or of a word for one. */
export function operationOfSign(sign: string): GoalOperation {
  return operationNamed(sign) ?? calculate(sign, 1, 1).operation;
}

/** Operations that a message asks about; none where it asks something else. */
export function operationsAsked(said: string): readonly GoalOperation[] {
  const plain = said.endsWith("?") ? said.replace(TURN.SO_IT_IS, "is it ") : said;
  const sign = TURN.SUM_ASKED.exec(plain)?.[1];
  if (sign !== undefined) return [calculate(sign, 1, 1).operation];
  if (
    !TURN.WHICH_OPERATION_ASKS.test(plain) ||
    ASKED.OF_BOTTOMS.test(plain) ||
    (TURN.TELLS.test(plain) && !plain.endsWith("?")) ||
    TURN.OPERATIONS_ASKED_WHY.test(plain)
  )
    return [];
  const named = plain.match(new RegExp(`\\b(?:${TURN.NAMES})\\b`, "gu")) ?? [];
  return TURN.OPERATION.flatMap(([sign, operation]) => (named.some((name) => sign.test(name)) ? [operation] : []));
}

/** Whether a message asks which calculation it is. */
export function asksOperation(plain: string): boolean {
  return operationsAsked(plain).length > 0;
}

/**
 * Yes or no to "do I times them?", by the small step that is open, else by the problem's own calculation, else by what
 * its trace does; `null` where none of these tells, or there is no trace [TRN41].
 */
export function operationWords(talk: Talk): string | null {
  const asked = askedOf(talk);
  const [first] = asked;
  const verb = (phrase: string, gaps?: Gaps) => mustSay(talk.translations, phrase, gaps);
  const yes = asked.length > 1 ? PHRASES.operationOf : PHRASES.operationIs;
  if (first === undefined) return null;
  const { item, problem } = talk.desk;
  const step = problem.scaffold?.active === true ? currentSmallStep(talk)?.smallStep : undefined;
  const ofStep = step?.operation ?? null;
  const main = calculationOf(item, talk.trace);
  if (ofStep !== null && ofStep !== main?.operation)
    return asked.includes(ofStep)
      ? talk.speaker.pick(yes, { sum: `$${step?.sum}$` })
      : talk.speaker.pick(PHRASES.operationIsNot, {
          verb: verb(SENTENCES.operation.inStep, { verb: verb(SENTENCES.does[ofStep]) }),
        });
  if (talk.kind === "to-mixed" && !asked.includes("divide"))
    return talk.speaker.pick(PHRASES.operationIsNot, { verb: verb(SENTENCES.operation.topByBottom) });
  if (main !== null && TURN.SUM_ASKED.test(talk.understood.plain) && first !== main.operation)
    return talk.speaker.pick(PHRASES.operationIsNot, { verb: verb(SENTENCES.does[main.operation]) });
  if (main !== null) return ofMain(talk, main, asked.includes(main.operation) ? main.operation : first, yes);
  return byWhatIsLookedFor(talk, first) ?? byLines(talk, asked);
}

/** Also with numbers of the problem beside it: "do i plus 28". */
function askedOf({ understood: { plain }, desk }: Talk): readonly GoalOperation[] {
  const given = numbersTold(desk.item);
  const numbers = plain.match(/\d+(?:\.\d+)?/gu) ?? [];
  const isOfIt = numbers.length > 0 && numbers.every((number) => given.has(number));
  return operationsAsked(isOfIt ? plain.replaceAll(/ ?\d+(?:\.\d+)?/gu, "") : plain);
}

/** By the one calculation that the problem comes down to. */
function ofMain(
  { speaker, desk, kind, trace, translations }: Talk,
  main: Calculation,
  asked: GoalOperation,
  yes: Phrases = PHRASES.operationIs,
): string | null {
  const { operation } = main;
  const doing = mustSay(translations, SENTENCES.doing[operation]);
  const sum = main.isTold ? `$${latexOf(main)}$` : doing;
  if (asked === operation) return speaker.pick(yes, { sum }) ?? speaker.pick(yes, { sum: doing });
  const isHidden = kind !== null && HIDDEN.has(kind);
  const way = otherWay(main, asked, isHidden, desk.item.problem_content.stem, translations);
  // "Both ways work" would be heard as a yes to adding the two.
  if (way !== null)
    return speaker.pick(asked === "add" && operation === "subtract" ? PHRASES.operationBack : PHRASES.operationAlso, {
      way,
      sum,
    });
  const isBack = INVERSE[asked] === operation && isHidden;
  const others = linesOf(trace).filter((line) => line.operation !== operation);
  const isOnTheWay = !isBack && isOfFractions(main) && partIn(others, asked) !== "none";
  const does = mustSay(translations, SENTENCES.does[operation]);
  const verb = isBack ? mustSay(translations, SENTENCES.operation.getBack, { verb: does }) : does;
  return speaker.pick(isOnTheWay ? PHRASES.operationOnTheWay : PHRASES.operationIsNot, { verb });
}

function isOfFractions({ numbers }: Calculation): boolean {
  return numbers.some((number) => number.includes("frac"));
}

/** How another operation leads to the same; null where it does not. */
function otherWay(
  main: Calculation,
  asked: GoalOperation,
  isHidden: boolean,
  stem: string,
  translations: Translations | null,
): string | null {
  const [first = "", second = "", more] = timesFirst(main);
  const isWhole = [first, second].every((number) => !/[\\.]|^[01]$/u.test(number));
  const { groupAfterGroup, addAgain, takeAgain, findFactor, countOn } = SENTENCES.operation;
  if (!main.isTold) return asked === "add" && main.operation === "multiply" ? say(translations, groupAfterGroup) : null;
  if (!isWhole || more !== undefined) return null;
  const gaps = { first: `$${first}$`, second: `$${second}$` };
  switch (`${asked} for ${main.operation}`) {
    case "add for multiply":
      return say(translations, addAgain, gaps);
    case "subtract for divide":
      return say(translations, takeAgain, gaps);
    case "multiply for divide":
      return say(translations, findFactor, gaps);
    case "add for subtract":
      // What is taken away is no question of how much more.
      return TURN.TAKES.test(stem) && !isHidden ? null : say(translations, countOn, gaps);
    default:
      return null;
  }
}

/** "33 added 3 times" is shorter than "3 added 33 times". */
function timesFirst({ operation, numbers }: Calculation): readonly string[] {
  const [first, second] = numbers;
  const isTurned = operation === "multiply" && Number(first) > MANY && Number(second) < Number(first);
  return isTurned ? numbers.toReversed() : numbers;
}

const MANY = 12;

/** A box or a letter stands for the number that is looked for. */
const HIDDEN: ReadonlySet<ProblemKind> = new Set<ProblemKind>(["unknown-sum", "unknown-factor"]);

/** Where numbers are looked for, and which operations are no way to find them. */
const LOOKED_FOR: Partial<
  Readonly<Record<ProblemKind, { readonly verb: string; readonly not: readonly GoalOperation[] }>>
> = {
  factors: { verb: SENTENCES.operation.factors, not: ["add", "subtract", "multiply"] },
  multiples: { verb: SENTENCES.operation.multiples, not: ["add", "subtract"] },
  "common-factor": { verb: SENTENCES.operation.commonFactors, not: ["add", "subtract", "multiply"] },
  "common-multiple": { verb: SENTENCES.operation.commonMultiples, not: ["add", "subtract"] },
};

function byWhatIsLookedFor({ speaker, kind, translations }: Talk, asked: GoalOperation): string | null {
  const found = kind === null ? undefined : LOOKED_FOR[kind];
  return found?.not.includes(asked) === true
    ? speaker.pick(PHRASES.operationIsNot, { verb: mustSay(translations, found.verb) })
    : null;
}

/** By what the lines of the trace do: an operation of one is on the way, and what none of them is or may be called is not there. */
function byLines({ speaker, trace, kind, translations }: Talk, asked: readonly GoalOperation[]): string | null {
  const lines = linesOf(trace);
  if (lines.length === 0) return null;
  const found = asked.map((operation) => partIn(lines, operation));
  // Below zero what is added and what is taken away are two sides of one thing.
  const isTwoSided = kind === "below" && asked.some((operation) => operation === "add" || operation === "subtract");
  if (found.every((each) => each === "none") && !isTwoSided) {
    if (lines.every(({ operation }) => operation === "multiply"))
      return speaker.pick(PHRASES.operationIsNot, { verb: mustSay(translations, SENTENCES.does.multiply) });
    const done = asked.map((operation) => mustSay(translations, SENTENCES.done[operation]));
    return speaker.pick(PHRASES.operationNowhere, { done: joined(done, translations, "or") });
  }
  const way: readonly string[] = trace?.routes[0]?.map(({ operation }) => operation) ?? [];
  const [first, second] = asked
    .filter((operation) => way.includes(operation))
    .toSorted((a, b) => way.indexOf(a) - way.indexOf(b));
  if (asked.length === 2 && first !== undefined && second !== undefined) {
    const [one, other] = [first, second].map((each) => mustSay(translations, SENTENCES.does[each]));
    return speaker.fresh(say(translations, SENTENCES.operation.both, { first: one ?? "", second: other ?? "" }));
  }
  // What only a smaller piece of a line does is no step: the adding within 80 ÷ 5.
  const isStep = trace?.routes.flat().some(({ operation }) => operation === asked[0]) === true;
  return found.length === 1 && found[0] === "named" && isStep ? speaker.pick(PHRASES.operationOnTheWay) : null;
}
