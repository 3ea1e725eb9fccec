import type { Distractor, ErrorCategory, MisconceptionRule, Thing } from "#engine";
import { digitAt, digits, fromDigits, PLACES } from "../kit.ts";
import type { Cause } from "../causes-apart.ts";
import { MEAN_IS } from "./list-help.ts";
import { namedError, type Told } from "../named-error.ts";
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

type ListError = Told<NumberList> & {
  readonly ask: Ask;
  readonly wrong: (o: NumberList) => number | undefined;
};

/** An error of one question; it is heard where it comes to a number with two decimal places at most. */
function listError(id: string, tag: string, category: ErrorCategory, { ask, wrong, ...told }: ListError): Rule {
  return namedError(id, tag, category, {
    ...told,
    wrong: (o) => {
      const answer = o.ask === ask ? wrong(o) : undefined;
      return answer !== undefined && isShort(answer) && answer >= 0 ? String(answer) : undefined;
    },
  });
}

function isShort(n: number): boolean {
  return Math.abs(100 * n - Math.round(100 * n)) < 1e-9;
}

const sharing = (_: NumberList, groups?: Thing): string =>
  groups === undefined
    ? MEAN_IS
    : `Each ${groups.one}’s equal share is the mean: the total, divided by how many ${groups.many} share.`;
function thenDivide(groups?: Thing): string {
  return `Then divide the total by how many ${groups?.many ?? "numbers"} there are.`;
}

const MIDDLE = "The median is the middle of the numbers in order.";
const APART = "The range is how far apart the greatest and the least number are.";

/** The middle of the list, as it is told. */
function asWritten(o: NumberList): number {
  const at = (o.count - 1) / 2;
  return ((toldOf(o)[Math.floor(at)] ?? 0) + (toldOf(o)[Math.ceil(at)] ?? 0)) / 2;
}

/** 4, 7, 9, 12: 32. */
const notDivided = listError("ST-01", "added-and-not-divided", "omission", {
  ask: "mean",
  wrong: (o) => sum(toldOf(o)),
  did: "You added the numbers and stopped there.",
  look: (_, groups) =>
    groups === undefined
      ? "Can the mean be more than the greatest of the numbers?"
      : `Can one ${groups.one} get more than anybody had at first?`,
  holds: sharing,
  sub: (o, groups) =>
    `You have the total. Count the ${groups?.many ?? "numbers"}, and share $${sum(toldOf(o))}$ among that many.`,
  line: 2,
});

/** The middle of the order for the mean. */
const medianForMean = listError("ST-02", "median-given-for-the-mean", "conceptual", {
  ask: "mean",
  wrong: medianOf,
  // Where that is also what stands in the middle of the list, nobody may have put it in order.
  did: (o) =>
    medianOf(o) === asWritten(o)
      ? "Your number is the one in the middle."
      : "Your number is the median: the middle of the numbers in order.",
  isFact: true,
  look: "Does the question ask for the middle or for equal shares?",
  holds: "The mean uses every number, not only the middle.",
  sub: (o, groups) =>
    `Begin with $${toldOf(o)[0]} + ${toldOf(o)[1]}$, and go on until every number is added. ${thenDivide(groups)}`,
});

/** 0, 4, 8, 12: 24 shared among three. */
const zerosLeftOut = listError("ST-03", "zeros-left-out-of-the-count", "omission", {
  ask: "mean",
  wrong: (o) => (toldOf(o).includes(0) ? sum(toldOf(o)) / toldOf(o).filter((n) => n > 0).length : undefined),
  did: "You left the zero out when you counted the numbers.",
  look: (_, groups) =>
    groups === undefined
      ? "How many numbers are in the list, with the zero?"
      : `Does the ${groups.one} who has none get a share too?`,
  holds: "A zero adds nothing to the total, and still takes part in the sharing.",
  sub: (o, groups) =>
    `You shared $${sum(toldOf(o))}$ among the ${groups?.many ?? "numbers"} without the ${groups === undefined ? "zero" : `${groups.one} who has none`}. Share it among one more.`,
  line: 2,
});

const dividedByTwo = listError("ST-N13", "divided-by-two-whatever-the-count", "procedural", {
  ask: "mean",
  wrong: (o) => sum(toldOf(o)) / 2,
  did: "You divided the total by two.",
  look: (_, groups) => (groups === undefined ? "How many numbers did you add?" : `How many ${groups.many} share?`),
  holds: (_, groups) => `Dividing by two shares the total between two ${groups?.many ?? "numbers"} only.`,
  sub: (o, groups) =>
    `Your total, $${sum(toldOf(o))}$, is right. Share it among all the ${groups?.many ?? "numbers of the list"}, not only two.`,
  line: 2,
});

/** The middle between the least and the greatest. */
const midrangeForMean = listError("ST-N14", "middle-of-the-ends-given-for-the-mean", "conceptual", {
  ask: "mean",
  wrong: (o) => sum(endsOf(o)) / 2,
  did: (o) => `Your number lies halfway between $${endsOf(o)[0]}$ and $${endsOf(o)[1]}$.`,
  isFact: true,
  look: "Which of the numbers did you use, and which are left over?",
  holds: (_, groups) =>
    groups === undefined
      ? "Every number takes part in the mean."
      : `What every ${groups.one} has is put together, and the total is shared.`,
  sub: (o, groups) => `Add all the numbers, not only $${endsOf(o)[0]}$ and $${endsOf(o)[1]}$. ${thenDivide(groups)}`,
});

const middleAsWritten = listError("ST-05", "middle-of-the-list-as-written", "procedural", {
  ask: "median",
  wrong: asWritten,
  did: "You took the middle of the list as it is written.",
  look: "Do the numbers go up from left to right?",
  holds: MIDDLE,
  sub: (o) => `The least number is $${endsOf(o)[0]}$. Write it first, and then the next greater one each time.`,
});

const oneMiddle = (index: 0 | 1): Rule =>
  listError("ST-06", "one-of-two-middle-numbers-given", "omission", {
    ask: "median",
    wrong: (o) => (o.count % 2 === 0 ? middlesOf(o)[index] : undefined),
    did: "You gave one of the two middle numbers alone.",
    look: "Put the numbers in order. How many of them come before yours, and how many after it?",
    holds: "With an even count, two numbers share the middle.",
    sub: (o) =>
      `Your $${middlesOf(o)[index]}$ is one of the two. Which number is as far from it as from $${middlesOf(o)[1 - index]}$?`,
    line: 2,
  });

const meanForMedian = listError("ST-N15", "mean-given-for-the-median", "conceptual", {
  ask: "median",
  wrong: meanOf,
  did: "Your number is the mean: the total shared equally.",
  isFact: true,
  look: "Does the question ask for the middle or for equal shares?",
  holds: MIDDLE,
  sub: (o) => `Write the numbers in order: $${inOrder(o)[0]}$, $${inOrder(o)[1]}$ and so on. Then look for the middle.`,
});

const greatestForRange = listError("ST-07", "greatest-number-given-for-the-range", "conceptual", {
  ask: "range",
  wrong: (o) => endsOf(o)[1],
  did: "You gave the greatest number of the list.",
  look: "The range needs two numbers of the list. Which is the other one?",
  holds: APART,
  sub: (o) => `The greatest number is $${endsOf(o)[1]}$. Find the least one too.`,
});

const endsAsWritten = listError("ST-08", "first-and-last-as-written-for-the-range", "procedural", {
  ask: "range",
  wrong: (o) => Math.abs((toldOf(o).at(-1) ?? 0) - (toldOf(o)[0] ?? 0)),
  did: "You found the difference between the first and the last number.",
  hints: (o) => {
    const [first, last] = [toldOf(o)[0] ?? 0, toldOf(o).at(-1) ?? 0];
    const [lower, upper] = [Math.min(first, last), Math.max(first, last)];
    const [least, greatest] = endsOf(o);
    if (lower === least)
      return [
        `Is there a number in the list that is greater than $${upper}$?`,
        APART,
        `You already have the least number, $${lower}$. Look through the whole list for the greatest one.`,
      ];
    if (upper === greatest)
      return [
        `Is there a number in the list that is less than $${lower}$?`,
        APART,
        `You already have the greatest number, $${upper}$. Look through the whole list for the least one.`,
      ];
    return [
      `Is $${lower}$ the least number of all? Is $${upper}$ the greatest?`,
      APART,
      `Find a number in the list that is less than $${lower}$, and one that is greater than $${upper}$.`,
    ];
  },
});

const endsAdded = listError("ST-09", "greatest-and-least-added-for-the-range", "conceptual", {
  ask: "range",
  wrong: (o) => sum(endsOf(o)),
  did: "You added the greatest and the least number.",
  look: (o) =>
    `All the numbers lie between 0 and $${endsOf(o)[1]}$. Can two of them be further apart than $${endsOf(o)[1]}$?`,
  holds: APART,
  sub: (o) => `Start at the least number, $${endsOf(o)[0]}$, and count up to the greatest.`,
});

const meanForMissing = listError("ST-N16", "mean-given-for-the-missing-number", "conceptual", {
  ask: "missing",
  wrong: meanOf,
  did: "Your number is the mean itself.",
  isFact: true,
  look: (o) => `Put $${meanOf(o)}$ in the place of the missing number. Is the mean $${meanOf(o)}$ then?`,
  holds: "Only the total has to fit the mean, not each of the numbers.",
  sub: (o) =>
    `Work out the total that ${countWord(o.count)} numbers must have: ${countWord(o.count)} times $${meanOf(o)}$.`,
});

const stoppedAtTotal = listError("ST-N17", "total-given-for-the-missing-number", "omission", {
  ask: "missing",
  wrong: (o) => meanOf(o) * o.count,
  did: "You gave the total of all the numbers.",
  look: "Which part of that total is known already?",
  holds: "The known numbers and the missing one make the total together.",
  sub: (o) => `Add the known numbers, and take them away from $${meanOf(o) * o.count}$.`,
  line: 3,
});

const countedShown = listError("ST-N18", "missing-number-not-counted", "omission", {
  ask: "missing",
  wrong: (o) => meanOf(o) * (o.count - 1) - sum(toldOf(o)),
  did: "You left the missing number out of the count.",
  look: "How many numbers are there, with the missing one?",
  holds: "The missing number counts too when the total is shared.",
  sub: (o) => `The mean is $${meanOf(o)}$. Multiply it by how many numbers there are, with the missing one.`,
});

const stoppedAtKnown = listError("ST-N60", "known-total-given-for-the-missing-number", "omission", {
  ask: "missing",
  wrong: (o) => sum(toldOf(o)),
  did: "You added the known numbers and stopped there.",
  look: "Is the missing number part of your total?",
  holds: "The known numbers and the missing one make the whole total together.",
  sub: (o) => `Find ${countWord(o.count)} times $${meanOf(o)}$. How much more is that than $${sum(toldOf(o))}$?`,
  line: 3,
});

const meanOfKnown = listError("ST-N20", "mean-of-the-known-numbers-given", "conceptual", {
  ask: "missing",
  wrong: (o) => sum(toldOf(o)) / (o.count - 1),
  did: "Your number is the mean of the known numbers.",
  isFact: true,
  look: "Does the question ask for a mean, or for one of the numbers?",
  holds: (o) => `With the missing number in it, the list has the mean ${meanOf(o)}.`,
  sub: (o) => `Find the total of all the numbers first: ${countWord(o.count)} times $${meanOf(o)}$.`,
});

/** The places of the total in which the known numbers have the larger digit. */
function tooSmall(o: NumberList): readonly number[] {
  const [whole, known] = [meanOf(o) * o.count, sum(toldOf(o))];
  return digits(whole).flatMap((digit, at) => (digit < digitAt(known, at) ? [at] : []));
}

/** 110 less 94 by places: 184. */
const placesTurned = listError("SB-01", "smaller-from-larger", "procedural", {
  ask: "missing",
  wrong: (o) => {
    const [whole, known] = [meanOf(o) * o.count, sum(toldOf(o))];
    return tooSmall(o).length === 0
      ? undefined
      : fromDigits(digits(whole).map((digit, at) => Math.abs(digit - digitAt(known, at))));
  },
  did: "You took the smaller digit from the bigger one, whichever stands on top.",
  hints: (o) => {
    const [whole, known] = [meanOf(o) * o.count, sum(toldOf(o))];
    const at = tooSmall(o)[0] ?? 0;
    return [
      "Add your number to the known numbers. Do you get the right total?",
      "Where the top digit is too small, trade with the place on its left.",
      `In $${whole} - ${known}$, look at the ${PLACES[at]}: can you take $${digitAt(known, at)}$ from $${digitAt(whole, at)}$?`,
    ];
  },
  line: 3,
});

/** What else is as likely and has no name: halfway between the ends for the median, and the mean of the known numbers, rounded. */
export function otherLists(o: NumberList): readonly Cause[] {
  if (o.ask === "median") return [{ kind: "middle-of-the-ends", answer: String(sum(endsOf(o)) / 2) }];
  const known = sum(toldOf(o)) / (o.count - 1);
  return o.ask === "missing" && !Number.isInteger(known)
    ? [{ kind: "rounded-mean", answer: String(Math.round(known)) }]
    : [];
}

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
