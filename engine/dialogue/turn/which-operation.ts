import { TURN } from "../../cues/turn.ts";
import {
  calculationOf,
  INVERSE,
  latexOf,
  signsIn,
  type Calculation,
  type SignOperation,
} from "../compose/calculation-of.ts";
import { operationOf, type Operation } from "../compose/operation-of.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import { calculate } from "./calculation.ts";
import { currentSmallStep } from "./ask-small-step.ts";
import { signWords } from "./hint-for-sum.ts";
import type { Talk } from "./talk.ts";

const BY_SIGN: Readonly<Record<string, SignOperation>> = {
  "+": "add",
  "-": "subtract",
  [String.raw`\times`]: "multiply",
  [String.raw`\div`]: "divide",
};

/** Operations that a message asks about; none where it asks something else. */
export function operationsAsked(plain: string): readonly SignOperation[] {
  const sign = TURN.SUM_ASKED.exec(plain)?.[1];
  const ofSum = sign === undefined ? undefined : BY_SIGN[calculate(sign, 1, 1).shown];
  if (ofSum !== undefined) return [ofSum];
  if (
    !TURN.WHICH_OPERATION_ASKS.test(plain) ||
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

const VERBS: Readonly<Record<SignOperation, string>> = {
  add: "add",
  subtract: "take away",
  multiply: "multiply",
  divide: "divide",
};
const DONE: Readonly<Record<SignOperation, string>> = {
  add: "added",
  subtract: "taken away",
  multiply: "multiplied",
  divide: "divided",
};

const DOING: Readonly<Record<SignOperation, string>> = {
  add: "adding",
  subtract: "taking away",
  multiply: "multiplying",
  divide: "dividing",
};

/**
 * Yes or no to "do I times them?", by the small step that is open, else by the problem's own calculation, else by what
 * its steps do; `null` where none of these tells [TRN41].
 */
export function operationWords(talk: Talk): string | null {
  const asked = operationsAsked(talk.understood.plain);
  const [first] = asked;
  const yes = asked.length > 1 ? PHRASES.operationOf : PHRASES.operationIs;
  if (first === undefined) return null;
  const { item, problem } = talk.desk;
  const isActive = problem.scaffold?.active === true;
  const sum = (isActive ? currentSmallStep(talk)?.smallStep.sum : null) ?? "";
  const [ofStep, more] = signsIn(sum);
  const main = calculationOf(item);
  if (ofStep !== undefined && more === undefined && ofStep !== main?.operation)
    return asked.includes(ofStep)
      ? talk.speaker.pick(yes, { sum: `$${sum}$` })
      : talk.speaker.pick(PHRASES.operationIsNot, { verb: `${VERBS[ofStep]} in this step` });
  if (operationOf(item) === "to-mixed" && !asked.includes("divide"))
    return talk.speaker.pick(PHRASES.operationIsNot, { verb: "divide, the top by the bottom" });
  if (main !== null && TURN.SUM_ASKED.test(talk.understood.plain) && first !== main.operation)
    return talk.speaker.pick(PHRASES.operationIsNot, { verb: VERBS[main.operation] });
  if (main !== null) return ofMain(talk, main, asked.includes(main.operation) ? main.operation : first, yes);
  return bySigns(talk, first) ?? byWhatIsLookedFor(talk, first) ?? bySteps(talk, asked);
}

/** By the one calculation that the problem comes down to. */
function ofMain(
  { speaker, desk }: Talk,
  main: Calculation,
  asked: SignOperation,
  yes: Phrases = PHRASES.operationIs,
): string | null {
  const { operation } = main;
  const sum = main.isTold ? `$${latexOf(main)}$` : DOING[operation];
  if (asked === operation) return speaker.pick(yes, { sum }) ?? speaker.pick(yes, { sum: DOING[operation] });
  const { stem } = desk.item.problem_content;
  const way = otherWay(main, asked, stem);
  // "Both ways work" would be heard as a yes to adding the two.
  if (way !== null)
    return speaker.pick(asked === "add" && operation === "subtract" ? PHRASES.operationBack : PHRASES.operationAlso, {
      way,
      sum,
    });
  const isBack = INVERSE[asked] === operation && HIDDEN.test(stem.replace(/ = \\square\$/u, "$"));
  const isOnTheWay = !isBack && main.first.includes("frac") && signsIn(mathsOfSteps(desk.item)).includes(asked);
  const verb = isBack ? `${VERBS[operation]}, to get back to the hidden number` : VERBS[operation];
  return speaker.pick(isOnTheWay ? PHRASES.operationOnTheWay : PHRASES.operationIsNot, { verb });
}

/** How another operation leads to the same; null where it does not. */
function otherWay(main: Calculation, asked: SignOperation, stem: string): string | null {
  const [first, second] = timesFirst(main);
  const isWhole = !/[\\.]|^[01]$/u.test(first) && !/[\\.]|^[01]$/u.test(second);
  if (!main.isTold) return asked === "add" && main.operation === "multiply" ? "add group after group" : null;
  if (!isWhole) return null;
  const [a, b] = [`$${first}$`, `$${second}$`];
  switch (`${asked} for ${main.operation}`) {
    case "add for multiply":
      return `add ${b} again and again, ${a} times in all`;
    case "subtract for divide":
      return `take ${b} from ${a} again and again, and count how often`;
    case "multiply for divide":
      return `find what times ${b} makes ${a}`;
    case "add for subtract":
      // What is taken away is no question of how much more.
      return TURN.TAKES.test(stem) && !HIDDEN.test(stem) ? null : `count on from ${b} to ${a}`;
    default:
      return null;
  }
}

/** "33 added 3 times" is shorter than "3 added 33 times". */
function timesFirst({ operation, first, second }: Calculation): readonly [string, string] {
  const isTurned = operation === "multiply" && Number(first) > MANY && Number(second) < Number(first);
  return isTurned ? [second, first] : [first, second];
}

const MANY = 12;

/** A box or a letter stands for the number that is looked for. */
const HIDDEN = /\\square|\$[^$]*(?<![\\a-z])[a-z](?![a-z])[^$]*\$/u;

/** By the one sign of the problem's text, where it is not to be written another way. */
function bySigns({ speaker, desk }: Talk, asked: SignOperation): string | null {
  const { stem } = desk.item.problem_content;
  const text = (stem.match(/\$[^$]+\$/gu) ?? [])
    .map((each) => each.replace(/ = \\square\$/u, "$"))
    .filter((each) => !/\\square|[a-z]\s*[-+=]|=/u.test(each))
    .join(" ");
  // A minus before a number alone is no sign of a calculation.
  const [sign, more] = signsIn(text.replaceAll(/\$\s*[-−]/gu, "$"));
  if (sign === undefined || more !== undefined) return null;
  const words = signWords({ add: "+", subtract: "-", multiply: "\\times", divide: "\\div" }[sign]);
  if (sign === asked) return words === null ? null : speaker.fresh(`Yes. ${words}`);
  return signsIn(mathsOfSteps(desk.item)).includes(asked)
    ? null
    : speaker.pick(PHRASES.operationIsNot, { verb: VERBS[sign] });
}

/** Where numbers are looked for, and which operations are no way to find them. */
const LOOKED_FOR: Partial<
  Readonly<Record<Operation, { readonly verb: string; readonly not: readonly SignOperation[] }>>
> = {
  factors: { verb: "look for factors", not: ["add", "subtract", "multiply"] },
  multiples: { verb: "count up in equal steps", not: ["add", "subtract"] },
  "common-factor": { verb: "look for factors of both", not: ["add", "subtract", "multiply"] },
  "common-multiple": { verb: "look for multiples of both", not: ["add", "subtract"] },
};

function byWhatIsLookedFor({ speaker, desk }: Talk, asked: SignOperation): string | null {
  const isOfMultiples = desk.item.solution_logic.steps.some(({ explanation }) =>
    TURN.IS_OF_MULTIPLES.test(explanation),
  );
  const found = LOOKED_FOR[operationOf(desk.item) ?? "add"] ?? (isOfMultiples ? LOOKED_FOR.multiples : undefined);
  return found?.not.includes(asked) === true ? speaker.pick(PHRASES.operationIsNot, { verb: found.verb }) : null;
}

/** By what the steps do: a sign in them is on the way, and what neither their signs nor their words have is not there. */
function bySteps({ speaker, desk: { item } }: Talk, asked: readonly SignOperation[]): string | null {
  const found = asked.map((operation) => inSteps(item, operation));
  const signs = new Set(signsIn(mathsOfSteps(item)));
  // Parts of a multiplication may be added, whether or not these steps do.
  if (found.every((each) => each === "nowhere") && signs.size === 1 && signs.has("multiply"))
    return speaker.pick(PHRASES.operationIsNot, { verb: VERBS.multiply });
  if (found.every((each) => each === "nowhere"))
    return speaker.pick(PHRASES.operationNowhere, { done: asked.map((operation) => DONE[operation]).join(" or ") });
  return found.length === 1 && found[0] === "on the way" ? speaker.pick(PHRASES.operationOnTheWay) : null;
}

function inSteps(item: Talk["desk"]["item"], asked: SignOperation): "on the way" | "nowhere" | null {
  const { stem, diagram } = item.problem_content;
  const { steps } = item.solution_logic;
  const said = [stem, diagram?.alt ?? "", ...steps.map(({ explanation }) => explanation)].join(" ");
  const isSigned = signsIn(mathsOfSteps(item)).includes(asked);
  const isNamed = TURN.WHICH_OPERATION_NAMED[asked].test(said);
  if (isSigned && (asked === "subtract" || isNamed)) return "on the way";
  const isThere =
    isSigned ||
    isNamed ||
    TURN.SPOKEN[asked].test(said) ||
    (isSignedProblem(stem) && !MULTIPLIES.has(asked)) ||
    (isScaled(item) && MULTIPLIES.has(asked));
  return isThere || (asked === "add" && steps.some(({ math }) => math.includes("+"))) ? null : "nowhere";
}

/** What makes a fraction another one of the same size, whether or not the steps say so. */
const MULTIPLIES: ReadonlySet<SignOperation> = new Set(["multiply", "divide"]);

function isScaled(item: Talk["desk"]["item"]): boolean {
  const fractions = new Set(
    `${item.problem_content.stem} ${mathsOfSteps(item)}`.match(/\\frac\{[^{}]*\}\{[^{}]*\}|%/gu),
  );
  return fractions.size > 1;
}

/** With numbers below zero what is added and what is taken away are two sides of one thing. */
function isSignedProblem(stem: string): boolean {
  return TURN.IS_SIGNED_PROBLEM_ABOVE.test(stem);
}

function mathsOfSteps({ solution_logic: solution }: Talk["desk"]["item"]): string {
  // Places are put together with a plus that asks for no adding.
  return solution.steps
    .flatMap(({ math }) => (/\\text/u.test(math) && /\+/u.test(math) && !math.includes("=") ? [] : [math]))
    .join(" ; ");
}
