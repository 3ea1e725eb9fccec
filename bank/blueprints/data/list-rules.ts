import type { Distractor, HintLadder, MisconceptionRule } from "#engine";
import { digitAt, digits, fromDigits, PLACES } from "../kit.ts";
import {
  countWord,
  endsOf,
  inOrder,
  listAnswer,
  meanOf,
  medianOf,
  middlesOf,
  sum,
  toldOf,
  type Ask,
  type NumberList,
} from "./list.ts";

type Rule = MisconceptionRule<NumberList>;

interface ListRule extends Pick<Rule, "id" | "tag" | "category" | "explanation"> {
  readonly ask: Ask;
  readonly wrong: (o: NumberList) => number | undefined;
  readonly hints: HintLadder | ((o: NumberList) => HintLadder);
  readonly divergesAt?: number;
}

/** An error of one question; it is heard where it comes to a number with two decimal places at most. */
function listRule({ ask, wrong, hints, divergesAt = 1, ...rule }: ListRule): Rule {
  return {
    ...rule,
    wrong: (o) => {
      const answer = o.ask === ask ? wrong(o) : undefined;
      return answer !== undefined && isShort(answer) && answer >= 0 ? String(answer) : undefined;
    },
    hints: (o) => (typeof hints === "function" ? hints(o) : hints),
    divergesAt,
  };
}

function isShort(n: number): boolean {
  return Math.abs(100 * n - Math.round(100 * n)) < 1e-9;
}

const SHARING = "The mean is the total shared equally among all the numbers.";
const MIDDLE = "The median is the middle of the numbers in order.";
const APART = "The range is how far the greatest and the least number are apart.";

/** 4, 7, 9, 12: 32. */
const notDivided = listRule({
  id: "ST-01",
  tag: "added-and-not-divided",
  category: "omission",
  ask: "mean",
  wrong: (o) => sum(toldOf(o)),
  explanation: () => "You added the numbers and stopped there.",
  hints: (o) => [
    "Can the mean be more than the greatest of the numbers?",
    SHARING,
    `You have the total. Count the numbers, and share $${sum(toldOf(o))}$ among that many.`,
  ],
  divergesAt: 2,
});

/** The middle of the order for the mean. */
const medianForMean = listRule({
  id: "ST-02",
  tag: "median-given-for-the-mean",
  category: "conceptual",
  ask: "mean",
  wrong: medianOf,
  explanation: () => "Your number is the median: the middle of the numbers in order.",
  hints: (o) => [
    "Does the question ask for the middle or for equal shares?",
    SHARING,
    `Begin with $${toldOf(o)[0]} + ${toldOf(o)[1]}$, and go on until every number is added.`,
  ],
});

/** 0, 4, 8, 12: 24 shared among three. */
const zerosLeftOut = listRule({
  id: "ST-03",
  tag: "zeros-left-out-of-the-count",
  category: "omission",
  ask: "mean",
  wrong: (o) => (toldOf(o).includes(0) ? sum(toldOf(o)) / toldOf(o).filter((n) => n > 0).length : undefined),
  explanation: () => "You left the zero out when you counted the numbers.",
  hints: (o) => [
    "How many numbers are in the list, with the zero?",
    "A zero adds nothing to the total, and still takes part in the sharing.",
    `Count every number of the list again, the zero too. Share $${sum(toldOf(o))}$ among that many.`,
  ],
  divergesAt: 2,
});

const dividedByTwo = listRule({
  id: "ST-N13",
  tag: "divided-by-two-whatever-the-count",
  category: "procedural",
  ask: "mean",
  wrong: (o) => sum(toldOf(o)) / 2,
  explanation: () => "You divided the total by two.",
  hints: (o) => [
    "How many numbers did you add?",
    SHARING,
    `Divide the total, $${sum(toldOf(o))}$, by how many numbers there are in the list.`,
  ],
  divergesAt: 2,
});

/** The middle between the least and the greatest. */
const midrangeForMean = listRule({
  id: "ST-N14",
  tag: "middle-of-the-ends-given-for-the-mean",
  category: "conceptual",
  ask: "mean",
  wrong: (o) => sum(endsOf(o)) / 2,
  explanation: () => "You took the middle between the least and the greatest number.",
  hints: (o) => [
    "Which of the numbers did you use, and which are left over?",
    "Every number takes part in the mean.",
    `Add all the numbers, not only $${endsOf(o)[0]}$ and $${endsOf(o)[1]}$.`,
  ],
});

const middleAsWritten = listRule({
  id: "ST-05",
  tag: "middle-of-the-list-as-written",
  category: "procedural",
  ask: "median",
  wrong: (o) => {
    const at = (o.count - 1) / 2;
    return ((toldOf(o)[Math.floor(at)] ?? 0) + (toldOf(o)[Math.ceil(at)] ?? 0)) / 2;
  },
  explanation: () => "You took the middle of the list as it is written.",
  hints: (o) => [
    "Do the numbers go up from left to right?",
    MIDDLE,
    `The least number is $${endsOf(o)[0]}$. Write it first, and then the next greater one each time.`,
  ],
});

const oneMiddle = (index: 0 | 1): Rule =>
  listRule({
    id: "ST-06",
    tag: "one-of-two-middle-numbers-given",
    category: "omission",
    ask: "median",
    wrong: (o) => (o.count % 2 === 0 ? middlesOf(o)[index] : undefined),
    explanation: () => "You gave one of the two middle numbers alone.",
    hints: (o) => [
      "Put the numbers in order. How many of them come before yours, and how many after it?",
      "With an even count, two numbers share the middle.",
      `Find the number that lies half-way between $${middlesOf(o)[0]}$ and $${middlesOf(o)[1]}$.`,
    ],
    divergesAt: 2,
  });

const meanForMedian = listRule({
  id: "ST-N15",
  tag: "mean-given-for-the-median",
  category: "conceptual",
  ask: "median",
  wrong: meanOf,
  explanation: () => "Your number is the mean: the total shared equally.",
  hints: (o) => [
    "Does the question ask for the middle or for equal shares?",
    MIDDLE,
    `Write the numbers in order: $${inOrder(o)[0]}$, $${inOrder(o)[1]}$ and so on. Then look for the middle.`,
  ],
});

const greatestForRange = listRule({
  id: "ST-07",
  tag: "greatest-number-given-for-the-range",
  category: "conceptual",
  ask: "range",
  wrong: (o) => endsOf(o)[1],
  explanation: () => "You gave the greatest number of the list.",
  hints: (o) => [
    "The range needs two numbers of the list. Which is the other one?",
    APART,
    `The greatest number is $${endsOf(o)[1]}$. Find the least one too.`,
  ],
});

const endsAsWritten = listRule({
  id: "ST-08",
  tag: "first-and-last-as-written-for-the-range",
  category: "procedural",
  ask: "range",
  wrong: (o) => Math.abs((toldOf(o).at(-1) ?? 0) - (toldOf(o)[0] ?? 0)),
  explanation: () => "You took the first and the last number as they are written.",
  hints: (o) => {
    const [first, last] = [toldOf(o)[0] ?? 0, toldOf(o).at(-1) ?? 0];
    const [lower, upper] = [Math.min(first, last), Math.max(first, last)];
    const [least, greatest] = endsOf(o);
    if (lower === least)
      return [
        `Is there a number in the list that is greater than $${upper}$?`,
        APART,
        `The least number, $${lower}$, you have. Look through the whole list for the greatest one.`,
      ];
    if (upper === greatest)
      return [
        `Is there a number in the list that is less than $${lower}$?`,
        APART,
        `The greatest number, $${upper}$, you have. Look through the whole list for the least one.`,
      ];
    return [
      `Is $${lower}$ the least number of all? Is $${upper}$ the greatest?`,
      APART,
      `Look through the whole list: one number is less than $${lower}$, and one is greater than $${upper}$.`,
    ];
  },
});

const endsAdded = listRule({
  id: "ST-09",
  tag: "greatest-and-least-added-for-the-range",
  category: "conceptual",
  ask: "range",
  wrong: (o) => sum(endsOf(o)),
  explanation: () => "You added the greatest and the least number.",
  hints: (o) => [
    "Can the range be more than the greatest number?",
    APART,
    `Start at the least number, $${endsOf(o)[0]}$, and count up to the greatest.`,
  ],
});

const meanForMissing = listRule({
  id: "ST-N16",
  tag: "mean-given-for-the-missing-number",
  category: "conceptual",
  ask: "missing",
  wrong: meanOf,
  explanation: () => "Your number is the mean itself.",
  hints: (o) => [
    "With that number in the list, do all of the numbers make the right total?",
    "Only the total has to fit the mean, not each of the numbers.",
    `Work out the total that ${countWord(o.count)} numbers must have: ${countWord(o.count)} times $${meanOf(o)}$.`,
  ],
});

const stoppedAtTotal = listRule({
  id: "ST-N17",
  tag: "total-given-for-the-missing-number",
  category: "omission",
  ask: "missing",
  wrong: (o) => meanOf(o) * o.count,
  explanation: () => "You gave the total of all the numbers.",
  hints: (o) => [
    "Which part of that total is known already?",
    "The known numbers and the missing one make the total together.",
    `Add the known numbers, and take them away from $${meanOf(o) * o.count}$.`,
  ],
  divergesAt: 3,
});

const countedShown = listRule({
  id: "ST-N18",
  tag: "missing-number-not-counted",
  category: "omission",
  ask: "missing",
  wrong: (o) => meanOf(o) * (o.count - 1) - sum(toldOf(o)),
  explanation: () => "You left the missing number out of the count.",
  hints: (o) => [
    "How many numbers are there, with the missing one?",
    "The missing number counts too when the total is shared.",
    `The mean is $${meanOf(o)}$. Multiply it by how many numbers there are, with the missing one.`,
  ],
});

const stoppedAtKnown = listRule({
  id: "ST-N60",
  tag: "known-total-given-for-the-missing-number",
  category: "omission",
  ask: "missing",
  wrong: (o) => sum(toldOf(o)),
  explanation: () => "You added the known numbers and stopped there.",
  hints: (o) => [
    "Is the missing number part of your total?",
    "The known numbers and the missing one make the whole total together.",
    `Find ${countWord(o.count)} times $${meanOf(o)}$. How much more is that than $${sum(toldOf(o))}$?`,
  ],
  divergesAt: 3,
});

const meanOfKnown = listRule({
  id: "ST-N20",
  tag: "mean-of-the-known-numbers-given",
  category: "conceptual",
  ask: "missing",
  wrong: (o) => sum(toldOf(o)) / (o.count - 1),
  explanation: () => "Your number is the mean of the known numbers.",
  hints: (o) => [
    "Does the question ask for a mean, or for one of the numbers?",
    `With the missing number in it, the list has the mean ${meanOf(o)}.`,
    `Find the total of all the numbers first: ${countWord(o.count)} times $${meanOf(o)}$.`,
  ],
});

/** The places of the total in which the known numbers have the larger digit. */
function tooSmall(o: NumberList): readonly number[] {
  const [whole, known] = [meanOf(o) * o.count, sum(toldOf(o))];
  return digits(whole).flatMap((digit, at) => (digit < digitAt(known, at) ? [at] : []));
}

/** 110 less 94 by places: 184. */
const placesTurned = listRule({
  id: "SB-01",
  tag: "smaller-from-larger",
  category: "procedural",
  ask: "missing",
  wrong: (o) => {
    const [whole, known] = [meanOf(o) * o.count, sum(toldOf(o))];
    return tooSmall(o).length === 0
      ? undefined
      : fromDigits(digits(whole).map((digit, at) => Math.abs(digit - digitAt(known, at))));
  },
  explanation: () => "You may have taken the smaller digit from the larger one where the upper digit is too small.",
  hints: (o) => {
    const [whole, known] = [meanOf(o) * o.count, sum(toldOf(o))];
    const at = tooSmall(o)[0] ?? 0;
    return [
      "Add your number to the known numbers. Do you get the right total?",
      "Where the upper digit is too small, trade one of the place on its left for ten.",
      `In $${whole} - ${known}$, look at the ${PLACES[at]}: can you take $${digitAt(known, at)}$ from $${digitAt(whole, at)}$?`,
    ];
  },
  divergesAt: 3,
});

export const LIST_RULES: readonly Rule[] = [
  notDivided,
  zerosLeftOut,
  medianForMean,
  dividedByTwo,
  midrangeForMean,
  middleAsWritten,
  oneMiddle(0),
  oneMiddle(1),
  meanForMedian,
  greatestForRange,
  endsAsWritten,
  endsAdded,
  meanForMissing,
  stoppedAtTotal,
  countedShown,
  stoppedAtKnown,
  meanOfKnown,
  placesTurned,
];

export const listDistractors: readonly Distractor<NumberList>[] = [
  { strategy: "one-too-many", wrong: (o) => String(listAnswer(o) + 1) },
  { strategy: "one-too-few", wrong: (o) => String(listAnswer(o) - 1) },
];
