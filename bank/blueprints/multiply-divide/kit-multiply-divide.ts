import { count } from "../kit.ts";
import type { Thing } from "#engine";

/** One worked step towards a fact, before the engine numbers it. */
export interface FactStep {
  readonly explanation: string;
  readonly math: string;
  readonly value?: string;
}

/** How a times-table fact is reached from facts a child already knows. */
export interface FactPlan {
  /** A question about what to begin with. */
  readonly look: string;
  /** The strategy in words, no numbers that could be the product. */
  readonly rule: string;
  /** One sub-step; stops short of the product. */
  readonly sub: string;
  readonly steps: readonly FactStep[];
}

/** "There is 1 box", "There are 4 boxes". */
export function thereAre(n: number, thing: Thing): string {
  return `There ${n === 1 ? "is" : "are"} ${count(n, thing)}`;
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
export function planFact(groups: number, each: number): FactPlan {
  if (groups === 0 || each === 0) return planNothing(groups, each);
  if (groups === 1) return planSingle(each);
  if (each === 1) return planOnes(groups);
  if (each === 10) return planTens(groups);
  if (groups === 2) return planDouble(each);
  if (each === 2) return planTurnedDouble(groups);
  return planByGroups(groups, each);
}

function planNothing(times: number, each: number): FactPlan {
  const groups = Math.max(times, each);
  const turned = times === 0 && each > 0 ? `No groups of ${each} are as much as ${each} empty groups. ` : "";
  return {
    look: LOOK_INSIDE,
    rule: "Multiplying counts what is inside equal groups. Tip every group out and count what you get.",
    sub: `${turned}Picture ${groups} empty boxes. Open them one after another. What do you find?`,
    steps: [
      {
        explanation: `${turned}Think of ${groups} boxes with nothing inside.`,
        math: `${groups} \\times 0`,
        value: "0",
      },
      {
        explanation: "However many empty boxes there are, the total stays 0.",
        math: `${groups} \\times 0 = 0`,
        value: "0",
      },
    ],
  };
}

const LOOK_INSIDE = "How many groups are there, and what is inside each?";

function planSingle(size: number): FactPlan {
  return {
    look: LOOK_INSIDE,
    rule: "When there is a single group, nothing is added to it and nothing is taken away.",
    sub: "Draw one row with as many dots as are in one group. Is there another row to count?",
    steps: [
      { explanation: `Think of a single row of ${size}.`, math: `1 \\times ${size}`, value: String(size) },
      {
        explanation: "There is no second row, so the total is the row itself.",
        math: `1 \\times ${size} = ${size}`,
        value: String(size),
      },
    ],
  };
}

function planOnes(groups: number): FactPlan {
  return {
    look: LOOK_INSIDE,
    rule: "Draw the groups one after another, with one dot in each.",
    sub: "Every new group adds one more dot. Go on until you have drawn all the groups.",
    steps: [
      {
        explanation: `Think of ${groups} groups with a single thing in each.`,
        math: `${groups} \\times 1`,
        value: String(groups),
      },
      { explanation: "Count one for every group.", math: `${groups} \\times 1 = ${groups}`, value: String(groups) },
    ],
  };
}

function planTens(groups: number): FactPlan {
  return {
    look: "What do ten ones make?",
    rule: "Every group is one ten, so there are as many tens as groups.",
    sub: "Count in tens, one ten for every group, starting at 10.",
    steps: tenSteps(groups, `${groups} groups of 10 are ${groups} tens.`, `${groups} \\times 10`),
  };
}

function tenSteps(tens: number, explanation: string, fact: string): readonly FactStep[] {
  return [
    { explanation, math: `${fact} = ${tens} \\text{ tens}`, value: `${10 * tens}` },
    {
      explanation: `Write ${tens} tens as a number.`,
      math: `${tens} \\text{ tens} = ${10 * tens}`,
      value: `${10 * tens}`,
    },
  ];
}

/** Groups of two: as many as two groups, which is a double. */
function planTurnedDouble(groups: number): FactPlan {
  const double = planDouble(groups);
  return {
    ...double,
    look: "Can you count in twos? How many twos do you need?",
    rule: `${groups} groups of 2 are as many as 2 groups of ${groups}. Find the double of ${groups}.`,
    steps: [
      {
        explanation: `Turn the groups round: ${groups} groups of 2 are as many as 2 groups of ${groups}.`,
        math: `${groups} \\times 2 = 2 \\times ${groups}`,
      },
      ...double.steps,
    ],
  };
}

function planDouble(n: number): FactPlan {
  const rule = "Twice a number is a double: the number and the same number again.";
  const look = "How much is in each of the two groups?";
  if (n <= 5) {
    return {
      look,
      rule,
      sub: `Put up ${n} fingers, then ${n} more. Count them all.`,
      steps: [
        {
          explanation: `Two groups of ${n} are ${n} and ${n} more.`,
          math: `2 \\times ${n} = ${n} + ${n}`,
          value: `${2 * n}`,
        },
        { explanation: "Add the two groups.", math: `${n} + ${n} = ${2 * n}`, value: `${2 * n}` },
      ],
    };
  }
  const rest = n - 5;
  return {
    look,
    rule,
    sub: `Split ${n} into 5 and ${rest}. Double 5 is 10, and double ${rest} is ${2 * rest}. Put the two together.`,
    steps: [
      { explanation: `Split ${n} into 5 and ${rest}. Double the 5.`, math: "2 \\times 5 = 10", value: "10" },
      { explanation: `Double the ${rest}.`, math: `2 \\times ${rest} = ${2 * rest}`, value: `${2 * rest}` },
      { explanation: "Put the two doubles together.", math: `10 + ${2 * rest} = ${2 * n}`, value: `${2 * n}` },
    ],
  };
}

/** `t` groups of `n`, three groups or more, from a smaller number of groups. */
function planByGroups(t: number, n: number): FactPlan {
  const known = (k: number, explanation: string): FactStep => ({
    explanation,
    math: `${k} \\times ${n} = ${k * n}`,
    value: `${k * n}`,
  });
  const last = (explanation: string, math: string): FactStep => ({
    explanation,
    math: `${math} = ${t * n}`,
    value: `${t * n}`,
  });
  const look = `What do ${beginningAt(t, n)} groups of ${n} make?`;
  switch (t) {
    case 3:
      return {
        look,
        rule: "Three groups are two groups and one more group.",
        sub: `Double first: $2 \\times ${n} = ${2 * n}$. Now add one more ${n}.`,
        steps: [known(2, `Start with the double of ${n}.`), last(`Add one more ${n}.`, `${2 * n} + ${n}`)],
      };
    case 4:
      return {
        look,
        rule: "Four groups are two groups, and the same again.",
        sub: `Double first: $2 \\times ${n} = ${2 * n}$. Now double that.`,
        steps: [
          known(2, `Start with the double of ${n}.`),
          last("Double again, for four groups.", `2 \\times ${2 * n}`),
        ],
      };
    case 5:
      if (n % 2 === 1) {
        return {
          look,
          rule: "Five groups are four groups and one more group.",
          sub: `Four groups first: $4 \\times ${n} = ${4 * n}$. Now add one more ${n}.`,
          steps: [known(4, `Start with four groups of ${n}.`), last(`Add one more ${n}.`, `${4 * n} + ${n}`)],
        };
      }
      return {
        look,
        rule: "Five groups are half of ten groups.",
        sub: `Ten groups first: $10 \\times ${n} = ${10 * n}$. Now take half of that.`,
        steps: [
          known(10, `Start with ten groups of ${n}.`),
          last("Five groups are half of ten groups.", `${10 * n} \\div 2`),
        ],
      };
    case 6:
      return {
        look,
        rule: "Six groups are five groups and one more group.",
        sub: `Five groups first: $5 \\times ${n} = ${5 * n}$. Now add one more ${n}.`,
        steps: [known(5, `Start with five groups of ${n}.`), last(`Add one more ${n}.`, `${5 * n} + ${n}`)],
      };
    case 7:
      return {
        look,
        rule: "Seven groups are five groups and two more groups.",
        sub: `$5 \\times ${n} = ${5 * n}$ and $2 \\times ${n} = ${2 * n}$. Put the two together.`,
        steps: [
          known(5, `Start with five groups of ${n}.`),
          known(2, "Find two more groups."),
          last("Put both results together.", `${5 * n} + ${2 * n}`),
        ],
      };
    case 8:
      return {
        look,
        rule: "Double for 2 groups, double again for 4, and once more for 8.",
        sub: `Double: $2 \\times ${n} = ${2 * n}$. Double again: $4 \\times ${n} = ${4 * n}$. Now double once more.`,
        steps: [
          known(2, `Start with the double of ${n}.`),
          known(4, "Double again, for four groups."),
          last("Double once more.", `2 \\times ${4 * n}`),
        ],
      };
    case 9:
      return {
        look,
        rule: "Nine groups are ten groups without one group.",
        sub: `Ten groups first: $10 \\times ${n} = ${10 * n}$. That is one ${n} too many.`,
        steps: [known(10, `Start with ten groups of ${n}.`), last(`Take one ${n} away.`, `${10 * n} - ${n}`)],
      };
    case 10:
      return {
        look: "What do ten ones make?",
        rule: "Ten ones make one ten, so ten groups of a number are that many tens.",
        sub: `Ten groups of ${n} make ${n} tens. How do you write that many tens?`,
        steps: tenSteps(n, `Ten groups of ${n} are ${n} tens.`, `10 \\times ${n}`),
      };
    default:
      return planBeyondTen(t, n);
  }
}

/** How many groups a plan for three groups or more begins with. */
function beginningAt(t: number, n: number): number {
  if (t === 5) return n % 2 === 1 ? 4 : 10;
  return t === 3 || t === 4 || t === 8 ? 2 : t < 8 ? 5 : 10;
}

/** 11 and 12: ten groups and the rest. */
function planBeyondTen(t: number, n: number): FactPlan {
  const rest = t - 10;
  return {
    look: `What do 10 groups of ${n} make?`,
    rule: "Split the bigger number into ten and the rest.",
    sub: `$10 \\times ${n} = ${10 * n}$. Then there ${rest === 1 ? "is" : "are"} ${rest} more ${rest === 1 ? "group" : "groups"} of ${n}.`,
    steps: [
      { explanation: `Start with ten groups of ${n}.`, math: `10 \\times ${n} = ${10 * n}`, value: `${10 * n}` },
      {
        explanation: `Find ${rest === 1 ? "the other group" : `the other ${rest} groups`} of ${n}.`,
        math: `${rest} \\times ${n} = ${rest * n}`,
        value: `${rest * n}`,
      },
      { explanation: "Put both results together.", math: `${10 * n} + ${rest * n} = ${t * n}`, value: `${t * n}` },
    ],
  };
}
