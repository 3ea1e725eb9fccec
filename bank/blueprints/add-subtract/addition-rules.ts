import type { HintLadder, MisconceptionRule, Highlight, Thing } from "#engine";
import { digitAt, digits, fromDigits } from "../kit.ts";
import { NOTHING, notesAt, placesAt } from "../highlights.ts";
import { f, listInWords, placeCount, placeName } from "../place-words.ts";
import { namedError } from "../named-error.ts";
import {
  carried,
  firstCarry,
  howManyTogether,
  leftAndGone,
  onesColumn,
  summands,
  sumColumns,
  type SumColumn,
} from "./addition.ts";
import {
  eachPlace,
  everyPlace,
  isBackwards,
  isComparison,
  lookAgainAt,
  onlyPlace,
  placesOf,
  sameTop,
  sayByPlaces,
  type Pair,
} from "./kit-add-subtract.ts";

type Rule = MisconceptionRule<Pair>;

/** 47 + 38 = 75: each column keeps its ones digit, every carry is lost. */
export const carryLost: Rule = namedError("AD-01", "carry-not-added", "procedural", {
  wrong: (o) => (firstCarry(o) === undefined ? undefined : String(fromDigits(plainSums(o).map((sum) => sum % 10)))),
  did: (o) =>
    isTenOfTeen(o)
      ? lookAgainAt(1)
      : losesTwo(o)
        ? "The new ten from the ones and the new hundred from the tens are both missing from your answer."
        : `The ${carryPlace(o)} made a new ${placeName(carryPlaceIndex(o) + 1, 1)}, and it is missing from your answer.`,
  isFact: isTenOfTeen,
  hints: (o) =>
    isTenOfTeen(o)
      ? tensOfTeen(o)
      : [
          losesTwo(o)
            ? "The ones make ten or more, and so do the tens. Where do the new ten and the new hundred go?"
            : `The ${carryPlace(o)} make ten or more. Where does the new ${placeName(carryPlaceIndex(o) + 1, 1)} go?`,
          withBlocks(o)
            ? `${newOnes(o)} ${blocksTogether(o)}`
            : `${newOnes(o)} ${smallOne(o)}, so that the new ${placeName(carryPlaceIndex(o) + 1, 1)} is not lost.`,
          carrySubStep(o),
        ],
  highlights: (o) => [
    losesTwo(o) ? placesAt(0, 1) : placesAt(carryPlaceIndex(o)),
    notesAt(carryPlaceIndex(o) + 1),
    carrySubHighlights(o),
  ],
  line: 2,
});

/** Of 17 + 9 = 16 nobody knows which ten is missing: the new one, or that of 17. */
export function isTenOfTeen(o: Pair): boolean {
  return teenOf(o) !== undefined && carryPlaceIndex(o) === 0 && countCarries(o) === 1;
}

export function teenOf({ a, b }: Pair): number | undefined {
  return [a, b].find((n) => n > 10 && digitAt(n, 1) === 1);
}

function tensOfTeen(o: Pair): HintLadder {
  const ten = `the ten of ${f(teenOf(o) ?? 0)}`;
  return [
    `Which tens have you counted: ${ten}, the new ten from the ones, or both?`,
    `Ten ones make 1 ten. It is counted with the tens, and so is ${ten}.`,
    `The ones: $${digitAt(o.a, 0)} + ${digitAt(o.b, 0)}$ is 1 ten and ${placeCount(onesColumn(o).sum - 10, 0)}. The number ${f(teenOf(o) ?? 0)} has 1 ten too.`,
  ];
}

/** 47 + 38 = 715: both digits of each column's sum are written down. */
export const bothDigitsWritten: Rule = namedError("AD-02", "both-digits-written-in-one-column", "representation", {
  wrong: (o) => (firstCarry(o) === undefined ? undefined : plainSums(o).toReversed().join("")),
  did: (o) => `You wrote ${listInWords(plainSums(o).toReversed().map(String))} side by side.`,
  look: (o) => `How many digits can stand in the ${carryPlace(o)} place?`,
  holds: (o) => `Each place holds one digit. ${withBlocks(o) ? blocksTogether(o) : `${newOnes(o)} ${smallOne(o)}.`}`,
  sub: carrySubStep,
  highlights: (o) => [placesAt(carryPlaceIndex(o)), carrySubHighlights(o), carrySubHighlights(o)],
});

/** 47 + 38 = 121: of 15 ones the 1 is written and the 5 carried. */
export const carriedTheOnes: Rule = namedError("AD-03", "carried-the-wrong-digit", "procedural", {
  wrong: (o) => {
    const [ones, ...rest] = plainSums(o);
    if (ones === undefined || ones < 11) return undefined;
    const tens = rest.reduce((sum, column, index) => sum + column * 10 ** index, ones % 10);
    return String(tens * 10 + Math.floor(ones / 10));
  },
  did: (o) => {
    const ones = plainSums(o)[0] ?? 0;
    return `Of the ${ones} ones, you wrote the ${digitAt(ones, 1)} and carried the ${digitAt(ones, 0)}.`;
  },
  hints: (o) => {
    const ones = plainSums(o)[0] ?? 0;
    return [
      `The ${ones} ones are 1 ten and ${placeCount(ones - 10, 0)}. Which of the two stays in the ones place?`,
      "The new ten belongs with the tens, so it is carried. What is left over stays in the ones place.",
      `Write the ${ones - 10} in the ones place, and carry 1 ten. Now add the tens, and the new ten too.`,
    ];
  },
  highlights: () => [placesAt(0), [...placesAt(0), ...notesAt(1)], [...placesAt(0), ...notesAt(1)]],
});

/**
 * 456 + 278 = 724: the first carry is lost, the second one counted. Where the second comes only with the first, both are
 * lost (AD-01).
 */
export const firstCarryLost: Rule = namedError("AD-N1", "one-carry-forgotten", "omission", {
  wrong: (o) => (!losesTwo(o) ? undefined : String(o.a + o.b - 10)),
  did: "The new ten from the ones is missing from your tens.",
  look: (o) => `You have to carry twice here. Begin with the ones: ${f(digitAt(o.a, 0))} and ${f(digitAt(o.b, 0))}.`,
  holds: "Check place by place: ten in one place make 1 in the place on its left.",
  sub: (o) => `${newTen(onesColumn(o))} How many tens are there with that new ten?`,
  highlights: (o) => [placesAt(0), everyPlace(o), carrySubHighlights(o)],
  line: 2,
});

/** 456 + 278 = 634: the carry into the hundreds is lost. An only carry that is lost is AD-01. */
export const lastCarryLost: Rule = namedError("AD-09", "last-carry-forgotten", "omission", {
  wrong: (o) => {
    const last = sumColumns(o).findLast((column) => column.carryOut === 1);
    // Who has nothing left of the answer has lost more than a carry.
    const wrong = last === undefined || countCarries(o) < 2 ? 0 : o.a + o.b - 10 ** (last.place + 1);
    return wrong === 0 ? undefined : String(wrong);
  },
  did: "The tens made a new hundred, and it is missing from your answer.",
  look: "The tens make ten or more. Where does the new hundred go?",
  holds: "Ten tens are one hundred. It goes to the hundreds and is counted there.",
  sub: lastCarryStep,
  highlights: (o) => {
    const hundreds = o.a < 100 ? NOTHING : notesAt(2);
    return [placesAt(1), hundreds, [...placesAt(1), ...hundreds]];
  },
  line: 3,
});

/** "8 + 9 = 17: that is 1 ten and 7 ones." */
function newTen(column: SumColumn): string {
  const { place, sum } = column;
  return `$${summands(column)} = ${sum}$: that is ${placeCount(1, place + 1)} and ${placeCount(sum - 10, place)}.`;
}

const ONES_TO_ONES = "Ones are added to ones. The number of tens stays the same.";

/** 32 + 45 = 87: a ten is carried although the ones make fewer than ten, or the tens are counted one too many. */
export const carriedForNothing: Rule = namedError("AD-07", "carried-when-not-needed", "procedural", {
  // Where neither ones nor tens are added nobody counts the tens.
  wrong: (o) => (firstCarry(o) === undefined && o.b % 100 > 0 ? String(o.a + o.b + 10) : undefined),
  did: lookAgainAt(1),
  isFact: true,
  look: (o) =>
    o.b < 10
      ? `How many tens are in ${f(o.b)}?`
      : digitAt(o.b, 0) === 0
        ? `Which digit of ${f(o.a)} tells the tens, and which digit of ${f(o.b)}?`
        : `Which tens are there to add? Do the ones, ${f(digitAt(o.a, 0))} and ${f(digitAt(o.b, 0))}, make another ten?`,
  holds: (o) =>
    o.b < 10
      ? ONES_TO_ONES
      : digitAt(o.b, 0) === 0
        ? "No ones are added, so the ones make no new ten."
        : "The ones make fewer than ten, so the only tens are those of the two numbers.",
  sub: (o) => (o.b < 10 ? onesTogether(o) : `Check the tens: ${howManyTogether(o, 1)}`),
  highlights: (o) => (o.b < 10 ? [NOTHING, placesAt(0), placesAt(0)] : [placesAt(0), NOTHING, placesAt(1)]),
  line: 2,
});

/** 43 + 26 = 15: every digit counted as ones. */
export const everyDigitAsOnes: Rule = namedError("AD-05", "digits-added-as-ones", "conceptual", {
  wrong: (o) => String([...digits(o.a), ...digits(o.b)].reduce((sum, digit) => sum + digit, 0)),
  did: "You added all the digits as if they all counted ones.",
  look: (o) => `Should the answer be bigger or smaller than ${f(o.a)}?`,
  holds: "A digit on the left is worth more: tens are added to tens, ones to ones.",
  sub: (o) => `The ones are ${f(digitAt(o.a, 0))} and ${f(digitAt(o.b, 0))}: add these on their own first.`,
  highlights: (o) => [NOTHING, everyPlace(o), placesAt(0)],
});

function onesTogether(o: Pair): string {
  return `The ones: ${howManyTogether(o, 0)} No tens are added.`;
}

/** 65 + 3 = 98: the 3 is added to both columns. */
export const addedToEveryColumn: Rule = namedError("AD-06", "one-digit-added-to-every-column", "procedural", {
  wrong: (o) => (o.b > 9 || o.a < 10 ? undefined : String(fromDigits(digits(o.a).map((digit) => digit + o.b)))),
  did: (o) => `You added the ${o.b} to the ones, and to the tens as well.`,
  look: (o) => `How many tens are in ${f(o.b)}?`,
  holds: ONES_TO_ONES,
  sub: onesTogether,
  highlights: () => [NOTHING, placesAt(0), placesAt(0)],
  line: 2,
});

/** 456 + 23 = 686 and 65 + 3 = 95: the numbers lined up on the left. */
export const linedUpLeft: Rule = namedError("AD-04", "lined-up-on-the-left", "representation", {
  wrong: (o) => {
    const shift = digits(o.a).length - digits(o.b).length;
    return shift === 0 ? undefined : String(o.a + o.b * 10 ** shift);
  },
  did: (o) => `You lined up ${f(o.b)} with the left end of ${f(o.a)}.`,
  look: (o) => `Which digit of ${f(o.a)} stands in the ones place, and which digit of ${f(o.b)}?`,
  holds: "Write the numbers so that ones stand under ones.",
  sub: (o) => `The ones are ${f(digitAt(o.a, 0))} and ${f(digitAt(o.b, 0))}: add these first.`,
  highlights: () => [placesAt(0), placesAt(0), placesAt(0)],
});

/** 53 + 10 = 54: what is added goes to a place further right; a shorter number further left is lined up there (AD-04). */
export const addedToAnotherPlace: readonly Rule[] = [0, 1].map((to) =>
  namedError("AD-N2", "added-to-another-place", "representation", {
    wrong: (o) => {
      const own = onlyPlace(o);
      return own === undefined || to >= own || firstCarry(o) !== undefined
        ? undefined
        : String(o.a + digitAt(o.b, own) * 10 ** to);
    },
    did: (o) => `You added the ${digitAt(o.b, onlyPlace(o) ?? 0)} of ${f(o.b)} to the ${placeName(to)}.`,
    hints: (o) => {
      const own = onlyPlace(o) ?? 0;
      return [
        `What does the ${digitAt(o.b, own)} of ${f(o.b)} count: ${placesOf(o)}?`,
        `Each digit is added in its own place: here that is the ${placeName(own)} place.`,
        `${f(o.b)} is ${placeCount(digitAt(o.b, own), own)}. Put ${digitAt(o.b, own) === 1 ? "it" : "them"} with the ${placeName(own)} of ${f(o.a)}. How many ${placeName(own)} are there now?`,
      ];
    },
    highlights: (o) => [NOTHING, everyPlace(o), placesAt(onlyPlace(o) ?? 0)],
  }),
);

/** 57 + 3 = 59: counting on, the number to start from is said first. */
export const startCounted: Rule = namedError("AD-N3", "start-counted-when-counting-on", "procedural", {
  wrong: (o) => (o.b > 1 && o.b < 10 ? String(o.a + o.b - 1) : undefined),
  // How far off a count is would be the answer.
  did: (o) => `You counted ${f(o.a)} as the first step.`,
  look: (o) => `Count on from ${f(o.a)}. Which number do you say first?`,
  holds: (o) => `Do not say ${f(o.a)} itself: your first step is the number after it.`,
  // The second step is told where it is not nearly the last.
  sub: (o) =>
    `Step 1 takes you to ${f(o.a + 1)}${o.b > 3 ? `, step 2 to ${f(o.a + 2)}` : ""}. Where does step ${o.b} take you?`,
  highlights: () => [NOTHING, NOTHING, placesAt(0)],
});

/** 52 + 27 = 72 or 59: the ones of the second number are not added, or its tens. */
export const onlyPartAdded: readonly Rule[] = [0, 1, 2].map((place) =>
  namedError("AD-N4", "only-part-of-the-number-added", "omission", {
    wrong: (o) =>
      digitAt(o.b, place) > 0 && onlyPlace(o) === undefined
        ? String(o.a + o.b - digitAt(o.b, place) * 10 ** place)
        : undefined,
    // A count that is one off gives the same as 1 one that is missing.
    did: (o) =>
      place === 0 && digitAt(o.b, 0) === 1
        ? `You left out the ones of ${f(o.b)}.`
        : `The ${placeCount(digitAt(o.b, place), place)} of ${f(o.b)} ${digitAt(o.b, place) === 1 ? "is" : "are"} missing from your answer.`,
    look: (o) => `${sayByPlaces(o)} What did you add, and what is still to be added?`,
    holds: (o) => `Add all of ${f(o.b)}: ${eachPlace(o.b)}.`,
    sub: (o) =>
      `Go on from your ${f(o.a + o.b - digitAt(o.b, place) * 10 ** place)}: add the ${placeCount(digitAt(o.b, place), place)} too.`,
    highlights: (o) => [placesAt(place), everyPlace(o), placesAt(place)],
    line: place + 1,
  }),
);

/** 34 + 6 = 28: the sign, or the story, taken as taking away. */
export const subtractedInstead: Rule = namedError("AD-08", "subtracted-instead", "conceptual", {
  wrong: (o) => String(Math.abs(o.a - o.b)),
  // Of 381 and 300 the hundreds may have been left out as well.
  did: (o) => {
    const top = sameTop(o);
    return top === undefined
      ? "You took one number away from the other."
      : `You took one number away from the other, or left out the ${placeName(top)}.`;
  },
  look: (o) =>
    isBackwards(o)
      ? `Is the number you are looking for bigger or smaller than ${f(o.a)}?`
      : "Will the answer be more or less than the bigger of the two numbers?",
  holds: whyBigger,
  sub: putThere,
  highlights: (o) => [NOTHING, NOTHING, placesAt(onlyPlace(o) ?? 0)],
});

/** The first step of the adding: of 640 + 100 not the ones. */
function putThere(o: Pair): string {
  const only = onlyPlace(o) ?? 0;
  if (o.b < 10 && firstCarry(o) === undefined) return `Start with the ones: ${howManyTogether(o, 0)}`;
  return only === 0
    ? `Start with the ones: $${summands(onesColumn(o))} = ${onesColumn(o).sum}$.`
    : `Add ${placeCount(digitAt(o.b, only), only)} to the ${placeName(only)} of ${f(o.a)}. How many ${placeName(only)} are there then?`;
}

function whyBigger(o: Pair): string {
  const top = sameTop(o);
  if (top !== undefined)
    return `Put the two amounts together. The ${placeName(top)} of both numbers belong to the answer.`;
  if (isComparison(o)) return `To get the bigger amount, put ${f(o.a)} and ${o.b} together.`;
  if (o.ask === "gap") return "What was left and what was taken away make the number in the box. Put both together.";
  return o.ask === "reverse"
    ? `${leftAndGone(o)}. Put both together.`
    : "Put the two amounts together: that is adding.";
}

export function plainSums(o: Pair): number[] {
  return sumColumns(o).map(({ top, bottom }) => top + (bottom ?? 0));
}

/** Whether two places make ten or more by themselves, so that two carries can be lost. */
export function losesTwo(o: Pair): boolean {
  return plainSums(o).filter((sum) => sum > 9).length > 1;
}

export function countCarries(o: Pair): number {
  return sumColumns(o).filter((column) => column.carryOut === 1).length;
}

/** Whether the numbers are shown one below the other. */
export function hasColumns(o: Pair): boolean {
  return o.ask === "bare" && o.show === "columns";
}

/** Blocks are put together, and written digits are noted. */
export function withBlocks(o: Pair): boolean {
  return o.ask === "bare" && o.show === "picture";
}

/** "Put ten small cubes together: they make one rod. Count it with the other rods." */
function blocksTogether(o: Pair): string {
  const [here, next] = [BLOCKS[carryPlaceIndex(o)], BLOCKS[carryPlaceIndex(o) + 1]];
  return `Put ten ${here?.many} together: they make one ${next?.one}. Count it with the other ${next?.many}.`;
}

/** What the places are built of, the ones first. */
const BLOCKS: readonly Thing[] = [
  { one: "small cube", many: "small cubes" },
  { one: "rod", many: "rods" },
  { one: "big square", many: "big squares" },
];

/** "Write a small 1 above the tens"; where no columns are shown they are made first. */
function smallOne(o: Pair): string {
  const note = `a small 1 above the ${placeName(carryPlaceIndex(o) + 1)}`;
  return hasColumns(o) ? `Write ${note}` : `Write the numbers one below the other, and ${note}`;
}

/** "Ten ones make 1 ten." */
function newOnes(o: Pair): string {
  return `Ten ${carryPlace(o)} make 1 ${placeName(carryPlaceIndex(o) + 1, 1)}.`;
}

export function carryPlaceIndex(o: Pair): number {
  return firstCarry(o)?.place ?? 0;
}

function carryPlace(o: Pair): string {
  return placeName(carryPlaceIndex(o));
}

function carrySubHighlights(o: Pair): readonly Highlight[] {
  const carry = firstCarry(o);
  return carry === undefined ? placesAt(0) : carried(carry);
}

/** "The tens: 5 + 7 + 1 = 13. How many hundreds are in 13 tens?" */
function lastCarryStep(o: Pair): string {
  const last = sumColumns(o).findLast((column) => column.carryOut === 1);
  if (last === undefined) return carrySubStep(o);
  const here = placeName(last.place);
  return `The ${here}: $${summands(last)} = ${last.sum}$. How many ${placeName(last.place + 1)} are in ${last.sum} ${here}?`;
}

function carrySubStep(o: Pair): string {
  const carry = firstCarry(o);
  if (carry === undefined) return "Add the ones first.";
  const next = carry.place + 1;
  const goOn = countCarries(o) > 1 ? `, and see whether they make a ${placeName(next + 1, 1)}` : "";
  return `${newTen(carry)} Count that 1 ${placeName(next, 1)} with the ${placeName(next)}${goOn}.`;
}
