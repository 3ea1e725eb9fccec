import type { GoalOperation, Trace, TraceLine, TraceOperation } from "../../trace/types.ts";
import { run } from "../../trace/run.ts";
import { asTyped, isSameValue } from "../../trace/written.ts";
import type { StatedSum } from "./true-fact.ts";

/** A calculation that is to be done: the problem's own, or a line's. */
interface Target {
  readonly operation: GoalOperation;
  /** As they are typed, in their order; two or more. */
  readonly numbers: readonly string[];
}

/**
 * Whether a true calculation is a piece of what is to be done, whatever way the trace goes [TRN95]: places of its numbers;
 * some of the numbers that are added; counting on, up or back in parts; so many groups; one number rounded.
 */
export function isPieceOfWay(trace: Trace, fact: StatedSum): boolean {
  const [operation, ...others] = fact.operations;
  if (operation === undefined || others.length > 0 || fact.operands.some((each) => each.includes("/"))) return false;
  const isOfFactors = trace.routes.flat().some(({ operation: does }) => FACTORING.has(does));
  if (isOfFactors && (operation === "multiply" || (operation === "divide" && fact.left === null))) {
    const given = new Set(trace.givens.flatMap(numbersOf));
    if ([...fact.operands, fact.result].some((each) => given.has(each))) return true;
  }
  return targetsOf(trace).some((target) => PIECES[target.operation](target.numbers, operation, fact.operands));
}

/** Whether some line, or the problem as a whole, does this with these numbers; of what is added or multiplied, with some of them. */
export function isDoneSomewhere(trace: Trace, { operations: does, operands }: StatedSum): boolean {
  // The product of bottoms is a common one.
  if (does.includes("multiply") && trace.routes.flat().some(({ operation }) => operation === "common")) return true;
  return targetsOf(trace).some(({ operation, numbers }) => {
    if (does.length !== 1 || does[0] !== operation) return false;
    const isAnyOrder = operation === "add" || operation === "multiply";
    return isAnyOrder ? isAmong(operands, numbers) : operands.join(" ") === numbers.join(" ");
  });
}

function isAmong(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return some.every((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Lines that look for what numbers are made of: there a product with one of them is a piece. */
const FACTORING: ReadonlySet<TraceOperation> = new Set<TraceOperation>(["common", "common-factor", "simplify"]);

type IsPiece = (numbers: readonly string[], operation: GoalOperation, operands: readonly string[]) => boolean;

const PIECES: Readonly<Record<GoalOperation, IsPiece>> = {
  add: (numbers, operation, operands) => operation === "add" && isOfSum(numbers, operands),
  subtract: (numbers, operation, operands) => {
    const [whole = "", part = "", ...more] = numbers;
    const [first = "", second = "", ...rest] = operands;
    // All that is taken away may be put together first.
    if (more.length > 0 && operation === "add") return isAmong(operands, [part, ...more]);
    if (more.length > 0 || rest.length > 0) return false;
    if (operation === "add") return first === part && Number(first) + Number(second) <= Number(whole);
    return operation === "subtract" && (isPaired(numbers, operands) || (first === whole && isSome(second, part)));
  },
  multiply: (numbers, operation, operands) =>
    operation === "add"
      ? numbers.some((size) => operands.every((each) => each === size))
      : operation === "multiply" &&
        (isPaired(numbers, operands) ||
          isPaired(numbers, operands.toReversed()) ||
          numbers.some((size, at) => {
            const others = numbers.filter((_, place) => place !== at);
            return isWith(size, operands, (groups) => others.some((other) => isSome(groups, other)));
          })),
  divide: ([whole = "", size = ""], operation, operands) => {
    const [first = "", second = ""] = operands;
    if (operands.length > 2 && operation !== "add") return false;
    const isGroups = (text: string) => Number.isInteger(Number(text) / Number(size)) && Number(text) > 0;
    return {
      add: operands.every((each) => each === size),
      // One group taken away may be another operation.
      subtract: first === whole && isGroups(second) && second !== size,
      multiply: isWith(size, operands, (groups) => Number(groups) * Number(size) <= 2 * Number(whole)),
      divide: second === size && isGroups(first) && piecesOf(whole).has(Number(first)),
    }[operation];
  },
};

/** Places of the numbers, each of them once; or the larger one and a part of the other. */
function isOfSum(numbers: readonly string[], operands: readonly string[]): boolean {
  const from = numbers.flatMap((number, at) => [...piecesOf(number)].map((piece) => ({ piece, at })));
  if (operands.every((each) => from.some(({ piece }) => piece === Number(each)))) return true;
  // One of them rounded, the other as it is.
  const isNear = numbers.some((number, at) =>
    isWith(number, operands, (part) =>
      numbers.some((other, place) => place !== at && isRounded(Number(part), Number(other))),
    ),
  );
  if (operands.length === 2 && isNear) return true;
  const [large = "", ...others] = numbers.toSorted((a, b) => Number(b) - Number(a));
  return (
    operands.length === 2 &&
    isWith(large, operands, (part) => {
      const isToTen = (Number(large) + Number(part)) % 10 === 0;
      return others.some((other) => isSome(part, other) || (isToTen && Number(part) <= Number(other)));
    })
  );
}

/** Whether one of two operands is a number, and the other one fits. */
function isWith(
  number: string,
  [first = "", second = "", ...more]: readonly string[],
  fits: (text: string) => boolean,
) {
  return more.length === 0 && ((first === number && fits(second)) || (second === number && fits(first)));
}

/** Whether two operands are places of two numbers, in their order. */
function isPaired(numbers: readonly string[], operands: readonly string[]): boolean {
  return (
    numbers.length === operands.length && operands.every((each, at) => piecesOf(numbers[at] ?? "").has(Number(each)))
  );
}

/** A part of a number, or the round number next above it; a digit of its that is worth more than it says is none. */
function isSome(text: string, number: string): boolean {
  const [some, all] = [Number(text), Number(number)];
  const isDigit = some < 10 && number.slice(0, -1).includes(text) && !piecesOf(number).has(some);
  return some > 0 && !isDigit && (some <= all || isRounded(some, all));
}

/** Whether it is the round number, or the whole one, next above. */
function isRounded(some: number, all: number): boolean {
  const unit = 10 ** Math.max(1, String(Math.trunc(all)).length - 1);
  const isTens = all >= 8 && (some === Math.ceil(all / 10) * 10 || some === Math.ceil(all / unit) * unit);
  return isTens || (!Number.isInteger(all) && some === Math.ceil(all));
}

/** 576: 500 and 70 and 6, and 76; 6.99: 6 and 0.9 and 0.09, and 0.99; and itself. */
function piecesOf(number: string): ReadonlySet<number> {
  const kept = (keeps: (at: number) => boolean) =>
    Number([...number].map((digit, at) => (digit === "." || keeps(at) ? digit : "0")).join(""));
  return new Set(
    [...number]
      .flatMap((_, place) => [kept((at) => at === place), kept((at) => at >= place)])
      .filter((each) => each > 0),
  );
}

/** All that is to be done: the problem's own calculation, and those of its lines. */
export function targetsOf(trace: Trace | undefined): readonly Target[] {
  if (trace === undefined) return [];
  const { goal, givens, routes } = trace;
  const whole = (goal?.from ?? []).flatMap((name) => givens.find((one) => one.name === name) ?? []);
  const end = routes[0]?.at(-1)?.result;
  // Of several lines the goal may be what children take for it.
  const isGoal =
    goal !== undefined &&
    (end === undefined ||
      isSameValue(
        run(
          goal.operation,
          whole.map(({ value }) => value),
        ),
        end,
      ));
  const own = isGoal ? [{ operation: goal.operation, numbers: whole.map(typed) }] : [];
  const lines = routes.flat().flatMap((line) => [line, ...(line.inside ?? [])]);
  return [...own, ...lines.flatMap(targetOf)].filter(
    ({ numbers }) => numbers.length > 1 && numbers.every((number) => /^\d+(?:\.\d+)?$/u.test(number)),
  );
}

function targetOf({ operation, from, style }: TraceLine): readonly Target[] {
  const does = operation === "quotient" ? "divide" : operation;
  if (does !== "add" && does !== "subtract" && does !== "multiply" && does !== "divide") return [];
  return [{ operation: does, numbers: from.map(({ value }) => typed({ value, ...(style && { style }) })) }];
}

/** Of a fraction its top and its bottom. */
function numbersOf(given: Trace["givens"][number]): readonly string[] {
  return typed(given).split("/");
}

function typed({
  value,
  style,
}: {
  value: Parameters<typeof asTyped>[0];
  style?: Parameters<typeof asTyped>[1];
}): string {
  return asTyped(value, style);
}
