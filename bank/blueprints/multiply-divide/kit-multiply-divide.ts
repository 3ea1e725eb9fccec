import { GROUP, groupsOf, howManyOfWhat, inEach, inOne, oneOf } from "../groups.ts";
import { count } from "../kit.ts";
import { step } from "../line-steps.ts";
import { numberInWords } from "../number-words.ts";
import { capital } from "../place-words.ts";
import type { BlueprintStep, Thing } from "#engine";

/** Where the first steps of a table lead; these are forgotten by some who count the others from one. */
export function stepsSoFar(steps: number, fact: string): string {
  return `If you began at ${fact}, those ${steps} steps count too. Count on from step ${steps}.`;
}

/** Who takes a group away has the same as who goes on to the group before. */
export function tookAwayOrStopped(k: number, whole: number): string {
  return `You took ${k} away from ${whole}, or counted in ${k}s and stopped at ${whole - k}.`;
}

/** For those who stopped at another step of a table than the one that is asked. */
export function moreOrFewerSteps(steps: number, of: number, whole: number): string {
  return `Do you need more or fewer than ${steps} steps of ${of} to reach ${whole}?`;
}

/** How a times-table fact is reached from facts a child already knows. */
export interface FactPlan {
  /** A question about what to begin with. */
  readonly look: string;
  /** The strategy in words, no numbers that could be the product. */
  readonly rule: string;
  /** One sub-step; stops short of the product. */
  readonly sub: string;
  readonly steps: readonly BlueprintStep[];
}

/**
 * A smaller fact of the table of `known` to start from on the way to `known × unknown`: how many
 * groups it has. Its numbers are not the unknown where that can be helped; 2 where the unknown is 0 or 1.
 */
export function startingFact(known: number, unknown: number): number {
  return [5, 2, 1].find((groups) => groups < unknown && groups * known !== unknown) ?? (unknown < 2 ? 2 : 1);
}

/**
 * Plans `groups` groups of `each` (both 0 to 12) by the strategy of the number of groups, so that
 * it fits what a story tells. Where the size of the groups is the better start, the fact is said
 * the other way round first.
 */
export function planFact(groups: number, each: number, of: Thing = GROUP): FactPlan {
  if (groups === 0 || each === 0) return planNothing(groups, each, of);
  if (groups === 1) return planSingle(each, of);
  if (each === 1) return planOnes(groups, of);
  if (each === 10) return planTens(groups, of);
  if (groups === 2) return planDouble(each, of);
  if (each === 2) return planTurnedDouble(groups, of);
  return planByGroups(groups, each, of);
}

function planNothing(times: number, each: number, of: Thing): FactPlan {
  const groups = Math.max(times, each);
  const turned =
    times === 0 && each > 0
      ? `0 ${of.many} ${groupsOf(of, each)} make the same as ${each} ${of.many} with nothing in them. `
      : "";
  return {
    look: howManyOfWhat(of),
    rule:
      turned === ""
        ? `The answer counts what is in all the ${of.many} together. How much is in one ${of.one}?`
        : `Put ${each} counters in each ${of.one}. But how many ${of.many} are there?`,
    sub: `${turned}Picture ${groups} empty boxes. Open them one after another. What do you find?`,
    steps: [
      step(`${turned}Think of ${groups} boxes with nothing inside.`, `${groups} \\times 0`, 0),
      step("However many empty boxes there are, the total stays 0.", `${groups} \\times 0 = 0`, 0),
      ...(turned === "" ? [] : [step("Now write the fact that was asked.", `0 \\times ${each} = 0`, 0)]),
    ],
  };
}

function planSingle(size: number, of: Thing): FactPlan {
  return {
    look: howManyOfWhat(of),
    rule: `When there is a single ${of.one}, nothing is added to it and nothing is taken away.`,
    sub: `Draw one row of dots, for the one ${of.one}. Is there another row to count?`,
    steps: [
      step(`Think of a single row of ${size}.`, `1 \\times ${size}`, size),
      step("There is no second row, so the total is the row itself.", `1 \\times ${size} = ${size}`, size),
    ],
  };
}

function planOnes(groups: number, of: Thing): FactPlan {
  const oneEach = (n: number) => (of.of === undefined ? String(n) : count(n, of.of));
  return {
    look: howManyOfWhat(of),
    rule: `Draw one dot for every ${of.one}.`,
    sub:
      groups > 3
        ? `With 2 ${of.many} there are ${oneEach(2)}, with 3 ${of.many} there are ${oneEach(3)}. How does it go on?`
        : `With 1 ${of.one} there is ${oneEach(1)}. Every new ${of.one} brings one more.`,
    steps: [
      step(`Think of ${groups} ${of.many} with 1 ${inEach(of)}.`, `${groups} \\times 1`, groups),
      step(`Count one for every ${of.one}.`, `${groups} \\times 1 = ${groups}`, groups),
    ],
  };
}

function planTens(groups: number, of: Thing): FactPlan {
  return {
    look: "What do ten ones make?",
    rule: `There is one ten ${inEach(of)}, so there are as many tens as ${of.many}.`,
    sub: `Count in tens, one ten for every ${of.one}, starting at 10.`,
    steps: tenSteps(groups, `There is one ten ${inEach(of)}, so there are ${groups} tens.`, `${groups} \\times 10`),
  };
}

function tenSteps(tens: number, explanation: string, fact: string): readonly BlueprintStep[] {
  return [
    step(explanation, `${fact} = ${tens} \\text{ tens}`, 10 * tens),
    step(`Write ${tens} tens as a number.`, `${tens} \\text{ tens} = ${10 * tens}`, 10 * tens),
  ];
}

/** Groups of two: turned round, a double. */
function planTurnedDouble(groups: number, of: Thing): FactPlan {
  const double = planDouble(groups, of, `Double ${groups} is ${groups} and ${groups} more.`);
  return {
    ...double,
    look: "Can you count in twos? How many twos do you need?",
    rule: `You may swap the numbers: $${groups} \\times 2$ is as much as $2 \\times ${groups}$. That is a double.`,
    steps: [
      {
        explanation: `You may swap the numbers and double ${groups}.`,
        math: `${groups} \\times 2 = 2 \\times ${groups}`,
      },
      ...double.steps,
    ],
  };
}

function planDouble(
  n: number,
  of: Thing,
  twice = `Two ${of.many} ${groupsOf(of, n)} are ${n} and ${n} more.`,
): FactPlan {
  const rule = "Twice a number is a double: the number and the same number again.";
  const look = `How much is in each of the two ${of.many}?`;
  if (n <= 5) {
    return {
      look,
      rule,
      sub: `Put up ${n} fingers, then ${n} more. Count them all.`,
      steps: [
        step(twice, `2 \\times ${n} = ${n} + ${n}`, 2 * n),
        step("Add the two numbers.", `${n} + ${n} = ${2 * n}`, 2 * n),
      ],
    };
  }
  const start = n > 10 ? 10 : 5;
  const rest = n - start;
  return {
    look,
    rule,
    sub: `Split ${n} into ${start} and ${rest}. Double ${start} is ${2 * start}, and double ${rest} is ${2 * rest}. Put the two together.`,
    steps: [
      step(
        `Split ${n} into ${start} and ${rest}. Double the ${start}.`,
        `2 \\times ${start} = ${2 * start}`,
        2 * start,
      ),
      step(`Double the ${rest}.`, `2 \\times ${rest} = ${2 * rest}`, 2 * rest),
      step("Put the two doubles together.", `${2 * start} + ${2 * rest} = ${2 * n}`, 2 * n),
    ],
  };
}

/** How a smaller number of groups leads to the one that is asked for. */
interface WayOn {
  readonly rule: string;
  /** What follows when the first groups are found; or the whole hint, where it begins in another way. */
  readonly next: string;
  readonly isWhole?: boolean;
  /** What is found before the end, beside the first groups. */
  readonly more?: readonly BlueprintStep[];
  readonly last: readonly [explanation: string, math: string];
}

/** `t` groups of `n`, three groups or more, from a smaller number of groups. */
function planByGroups(t: number, n: number, of: Thing): FactPlan {
  if (t === 10) return planTenGroups(n);
  const k = beginningAt(t, n);
  const { rule, next, isWhole = false, more = [], last } = wayOn(t, n, of);
  const first = k === 2 ? "Double" : `${capital(numberInWords(k))} ${of.many}`;
  const begin = k === 2 ? `the double of ${n}` : `${numberInWords(k)} ${of.many} ${groupsOf(of, n)}`;
  return {
    look: `What do ${k} ${of.many} ${groupsOf(of, n)} make?`,
    rule,
    sub: isWhole ? next : `${first} first: $${factOf(k, n)}$. ${next}`,
    steps: [step(`Start with ${begin}.`, factOf(k, n), k * n), ...more, step(last[0], `${last[1]} = ${t * n}`, t * n)],
  };
}

/** How many groups a plan for three groups or more begins with. */
function beginningAt(t: number, n: number): number {
  if (t === 5) return n % 2 === 1 ? 4 : 10;
  return t === 3 || t === 4 || t === 8 ? 2 : t < 8 ? 5 : 10;
}

function factOf(k: number, n: number): string {
  return `${k} \\times ${n} = ${k * n}`;
}

function wayOn(t: number, n: number, of: Thing): WayOn {
  const { many } = of;
  switch (t) {
    case 4:
      return {
        rule: `Four ${many} are two ${many}, and the same again.`,
        next: "Now double that.",
        last: [`Double again, for four ${many}.`, `2 \\times ${2 * n}`],
      };
    case 7:
      return {
        rule: `Seven ${many} are five ${many} and two more ${many}.`,
        next: `$${factOf(5, n)}$ and $${factOf(2, n)}$. Put the two together.`,
        isWhole: true,
        more: [step(`There are two more ${many}.`, factOf(2, n), 2 * n)],
        last: ["Put both results together.", `${5 * n} + ${2 * n}`],
      };
    case 8:
      return {
        rule: `Double for 2 ${many}, double again for 4, and once more for 8.`,
        next: `Double: $${factOf(2, n)}$. Double again: $${factOf(4, n)}$. Now double once more.`,
        isWhole: true,
        more: [step(`Double again, for four ${many}.`, factOf(4, n), 4 * n)],
        last: ["Double once more.", `2 \\times ${4 * n}`],
      };
    case 9:
      return {
        rule: `Nine is one less than ten. Think of ten ${many} first. Then take away what is ${inOne(of)}.`,
        next: `That is one ${n} too many.`,
        last: [`Take one ${n} away.`, `${10 * n} - ${n}`],
      };
    case 11:
    case 12:
      return onFromTen(t - 10, n, of);
    default:
      return t === 5 && n % 2 === 0 ? halfOfTen(n, of) : oneMore(t, n, of);
  }
}

function halfOfTen(n: number, { many }: Thing): WayOn {
  const rule = `Five ${many} are half of ten ${many}.`;
  return { rule, next: "Now take half of that.", last: [rule, `${10 * n} \\div 2`] };
}

function oneMore(t: number, n: number, { one, many }: Thing): WayOn {
  return {
    rule: `${capital(numberInWords(t))} ${many} are ${numberInWords(t - 1)} ${many} and one more ${one}.`,
    next: `Now add one more ${n}.`,
    last: [`Add one more ${n}.`, `${(t - 1) * n} + ${n}`],
  };
}

/** 11 and 12: ten groups and the rest. */
function onFromTen(rest: number, n: number, of: Thing): WayOn {
  const others = rest === 1 ? `${of.one} ${oneOf(of, n)}` : `${of.many} ${groupsOf(of, n)}`;
  return {
    rule: `Split the ${10 + rest} ${of.many} into 10 ${of.many} and ${rest} more.`,
    next: `$${factOf(10, n)}$. Then there ${rest === 1 ? "is" : "are"} ${rest} more ${others}.`,
    isWhole: true,
    more: [step(`There ${rest === 1 ? "is" : "are"} ${rest} more ${others}.`, factOf(rest, n), rest * n)],
    last: ["Put both results together.", `${10 * n} + ${rest * n}`],
  };
}

function planTenGroups(n: number): FactPlan {
  return {
    look: "What do ten ones make?",
    rule: "Ten ones make one ten, so ten times a number is that many tens.",
    sub: `Ten times ${n} makes ${n} tens. How do you write that many tens?`,
    steps: tenSteps(n, `Ten times ${n} is ${n} tens.`, `10 \\times ${n}`),
  };
}
