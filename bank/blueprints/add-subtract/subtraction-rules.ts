import type { ErrorCategory, HintLadder, MisconceptionRule, Highlight } from "#engine";
import { digitAt, digits, fromDigits } from "../kit.ts";
import { NOTHING, notesAt, placesAt } from "../highlights.ts";
import { capital, f, listInWords, placeCount, placeName } from "../place-words.ts";
import { namedError, type Told } from "../named-error.ts";
import { buggyDifference, type Fault } from "./buggy-difference.ts";
import {
  eachPlace,
  isBackwards,
  lookAgainAt,
  onlyPlace,
  placesOf,
  sayByPlaces,
  thePlaces,
  type Pair,
} from "./kit-add-subtract.ts";
import {
  borrowsFromZero,
  differenceColumns,
  firstBorrow,
  tradedAt,
  zerosToPass,
  type DifferenceColumn,
} from "./subtraction.ts";

type Rule = MisconceptionRule<Pair>;

/** A written subtraction with one faulty step. */
type ColumnError = Told<Pair> & {
  readonly fault: Fault;
  readonly when: (o: Pair) => boolean;
};

function columnError(id: string, tag: string, category: ErrorCategory, { fault, when, ...told }: ColumnError): Rule {
  return namedError(id, tag, category, {
    ...told,
    wrong: (o) => (when(o) ? wrongText(o, buggyDifference(o.a, o.b, fault)) : undefined),
  });
}

/** 63 - 29 = 46: in each column the smaller digit is taken from the larger. */
export const smallerFromLarger = columnError("SB-01", "smaller-from-larger", "procedural", {
  fault: "smaller-from-larger",
  when: (o) => borrows(o) && !zeroOnTop(o),
  did: (o) => `In ${thePlaces(shortPlaces(o))} you took the smaller digit from the bigger digit.`,
  look: (o) => `Look at the ${borrowPlace(o)} of ${f(o.a)}. Are there enough to take ${takenThere(o)} away?`,
  holds: (o) => `When there are too few ${borrowPlace(o)} in ${f(o.a)}, trade first. Then take ${takenThere(o)} away.`,
  sub: (o) => fromTrade(o, ({ top, bottom = 0 }) => `You took ${top} from ${bottom}`),
  highlights: (o) => [placesAt(borrowPlaceIndex(o)), placesAt(borrowPlaceIndex(o)), tradedAt(o)],
});

/** "the tens of 48", or the number itself where it has no more than that. */
function takenThere(o: Pair): string {
  return o.b < 10 ? f(o.b) : `the ${borrowPlace(o)} of ${f(o.b)}`;
}

/** 62 - 48 = 24: ten ones appear, and the tens stay as they were. */
export const nothingPaid = columnError("SB-02", "borrow-not-taken-away", "omission", {
  fault: "no-decrement",
  when: (o) => borrows(o) && !zeroOnTop(o),
  did: (o) => {
    const [short, ...others] = shortColumns(o);
    if (short === undefined || others.length > 0) return `You used ${tensTaken(o)}, and traded nothing for them.`;
    return isAddedUp(o) ? lookAgainAt(short.place + 1) : keptAll(short.place);
  },
  isFact: isAddedUp,
  look: (o) => {
    if (isAddedUp(o)) return `Add your number to ${f(o.b)}. Do you get ${f(o.a)}?`;
    return shortColumns(o).length > 1
      ? `Which places do the ${tensTaken(o)} come from?`
      : whereFrom(placeName(borrowPlaceIndex(o)));
  },
  holds: (o) => (shortColumns(o).length > 1 ? twoTrades(o) : twoSides(borrowPlaceIndex(o))),
  sub: (o) => (shortColumns(o).length > 1 ? eachToTrade(o) : oneToTrade(o, borrowPlaceIndex(o) + 1)),
  highlights: (o) => [placesAt(borrowPlaceIndex(o)), lenderToo(o), placesAt(borrowPlaceIndex(o) + 1)],
  line: 2,
});

/** Whether a new ten may have been forgotten in adding up to the whole, where somebody else keeps one in taking away. */
export function isAddedUp(o: Pair): boolean {
  return o.ask === "gap" && shortColumns(o).length === 1;
}

function whereFrom(places: string): string {
  return `Which place do the ten extra ${places} come from?`;
}

/** "A trade has two sides: for 10 ones you give 1 ten and for 10 tens you give 1 hundred." */
function twoTrades(o: Pair): string {
  const trades = shortPlaces(o).map((place) => `for ${placeCount(10, place)} you give ${placeCount(1, place + 1)}`);
  return `A trade has two sides: ${listInWords(trades)}.`;
}

/** "One of the 2 tens and one of the 7 hundreds of 725 have to be traded. How many of each are left?" */
function eachToTrade(o: Pair): string {
  const lenders = shortPlaces(o).map((place) => {
    const there = digitAt(o.a, place + 1);
    return `${there === 1 ? "the" : "one of the"} ${placeCount(there, place + 1)}`;
  });
  return `${capital(listInWords(lenders))} of ${f(o.a)} have to be traded. How many of each are left?`;
}

/** "One of the 3 tens has to be traded. How many tens are there then?" */
function oneToTrade(o: Pair, lender: number): string {
  const there = digitAt(o.a, lender);
  return `${there === 1 ? "The" : "One of the"} ${placeCount(there, lender)} of ${f(o.a)} has to be traded. How many ${placeName(lender)} are there then?`;
}

/** "In the hundreds you took 4 from 10. One of the 10 goes to the tens first: how many hundreds are there then?" */
function oneGoesOn(o: Pair, place: number): string {
  const here = placeName(place);
  return `In the ${here} you took ${digitAt(o.b, place)} from 10. One of the 10 goes to the ${placeName(place - 1)} first: how many ${here} are there then?`;
}

/** 531 - 236 = 305 or 395: of two trades one is paid for, and one is not. */
export const oneTradeNotPaid: readonly Rule[] = [0, 1].map((place) =>
  namedError("SB-N4", "one-of-two-trades-not-taken-away", "omission", {
    wrong: (o) =>
      differenceColumns(o).filter(({ borrowed }) => borrowed === 1).length === 2 &&
      differenceColumns(o)[place]?.borrowed === 1 &&
      // Where only this place has too few from the start, nothing is traded (SB-02).
      !(shortColumns(o).length === 1 && shortColumns(o)[0]?.place === place)
        ? String(o.a - o.b + 10 ** (place + 1))
        : undefined,
    did: keptAll(place),
    look: `There are two trades here. Which place do the ten extra ${placeName(place)} come from?`,
    holds: twoSides(place),
    sub: (o) =>
      `${f(o.a)} has ${placeCount(digitAt(o.a, place + 1), place + 1)}. How many ${placeName(place + 1)} stay when you trade one?`,
    highlights: () => [placesAt(place), placesAt(place, place + 1), notesAt(place + 1)],
    line: place + 2,
  }),
);

/** "A trade has two sides: you get 10 ones, and you give 1 ten." */
function twoSides(place: number): string {
  return `A trade has two sides: you get ${placeCount(10, place)}, and you give ${placeCount(1, place + 1)}.`;
}

/** "You used ten extra ones and took no ten away for them." */
function keptAll(place: number): string {
  return `You used ten extra ${placeName(place)} and took no ${placeName(place + 1, 1)} away for them.`;
}

/** 140 - 21 = 121: where the top digit is 0 the bottom digit is written. */
export const zeroMinusIsBottom = columnError("SB-06", "zero-minus-n-is-n", "conceptual", {
  fault: "zero-minus-n-is-n",
  // 1000 - 456 told backwards: 1456 then speaks of adding.
  when: (o) => zeroOnTop(o) && !(isBackwards(o) && buggyDifference(o.a, o.b, "zero-minus-n-is-n") === o.a + o.b),
  did: (o) => `Where ${f(o.a)} has a 0, you wrote the digit of ${f(o.b)}.`,
  look: (o) => `Can you take ${f(digitAt(o.b, 0))} away when the ones place is 0?`,
  holds: "A place with 0 needs a trade from the left before anything can be taken away.",
  sub: (o) => fromTrade(o, ({ bottom = 0 }) => `For $0 - ${bottom}$ you wrote ${bottom}`),
  highlights: (o) => [placesAt(0), placesAt(0), tradedAt(o)],
});

/** 140 - 21 = 120: where the top digit is 0, 0 is written. */
export const zeroMinusIsZero = columnError("SB-07", "zero-minus-n-is-zero", "conceptual", {
  fault: "zero-minus-n-is-zero",
  when: zeroOnTop,
  did: (o) => notTaken(o, (top) => top === 0),
  look: (o) => `The ones place is 0, and you have to take ${f(digitAt(o.b, 0))} away. What can you do?`,
  holds: "If a place has nothing to take from, trade from the left first.",
  sub: (o) => fromTrade(o, () => `You still have to take ${f(underZeros(o))} away`),
  highlights: (o) => [placesAt(0), placesAt(0), tradedAt(o)],
});

/** 140 - 21 = 129: the 0 becomes a 10, and nothing is traded for it. */
export const zeroBecomesTen = columnError("SB-19", "zero-read-as-ten", "omission", {
  fault: "no-decrement",
  when: (o) => zeroOnTop(o) && digitAt(o.a, 1) > 0,
  did: keptAll(0),
  look: whereFrom("ones"),
  holds: twoSides(0),
  sub: (o) => `Cross out the ${digitAt(o.a, 1)} in the tens of ${f(o.a)} and write the number that is one less.`,
  highlights: () => [placesAt(0), placesAt(0, 1), notesAt(1)],
  line: 2,
});

/** 42 - 16 = 30: a column that has too few becomes 0. */
export const zeroInsteadOfBorrow = columnError("SB-09", "zero-instead-of-borrowing", "procedural", {
  fault: "zero-instead",
  when: (o) => borrows(o) && !zeroOnTop(o),
  did: (o) => `You wrote 0 in ${thePlaces(shortPlaces(o))}, where there were too few to take away from.`,
  look: (o) => `Look at the ${borrowPlace(o)}. What can you do when there are too few?`,
  holds: (o) => whenTooFew(borrowPlaceIndex(o)),
  sub: (o) => fromTrade(o, ({ place }) => `Your 0 says that no ${placeName(place)} are left`),
  highlights: (o) => [placesAt(borrowPlaceIndex(o)), lenderToo(o), tradedAt(o)],
});

/** 42 - 18 = 32: a column that has too few keeps its top digit. */
export const topInsteadOfBorrow = columnError("SB-10", "top-digit-instead-of-borrowing", "procedural", {
  fault: "top-instead",
  when: (o) => borrows(o) && !zeroOnTop(o),
  did: (o) => notTaken(o, (top, bottom) => top < bottom),
  look: (o) => `Look at the ${borrowPlace(o)}: are there enough to take ${takenThere(o)} away?`,
  holds: (o) => whenTooFew(borrowPlaceIndex(o)),
  sub: (o) => fromTrade(o, ({ top, place }) => `Your answer still has the ${placeCount(top, place)} of ${f(o.a)}`),
  highlights: (o) => [placesAt(borrowPlaceIndex(o)), lenderToo(o), tradedAt(o)],
});

/** 733 - 216 = 427: what the ones need is taken from the hundreds. */
export const borrowFromFarLeft = columnError("SB-11", "borrowed-from-the-far-left", "procedural", {
  fault: "always-left",
  when: (o) => digits(o.a).length > 2 && firstBorrow(o)?.place === 0 && !borrowsFromZero(o),
  // Of 842 - 746 those give 6, too, who stop after the ones.
  did: (o) => (hasOnlyOnes(o) ? "Your answer has only ones." : "You traded 1 hundred for the ones instead of 1 ten."),
  isFact: hasOnlyOnes,
  look: (o) =>
    hasOnlyOnes(o)
      ? "You trade for the ones. Which place do you trade from, and what is left there?"
      : "You used ten extra ones. Are ten ones worth a ten or a hundred?",
  holds: (o) =>
    hasOnlyOnes(o)
      ? "Ten ones are worth one ten. After the trade there is one ten fewer."
      : "Ten ones are a single ten, so they are traded from the tens.",
  sub: (o) =>
    `Cross out the ${digitAt(o.a, 1)} in the tens and write one less. Leave the ${digitAt(o.a, 2)} in the hundreds ${differenceColumns(o)[2]?.lent === 1 ? "for now" : "as it is"}.`,
  highlights: () => [placesAt(0), placesAt(0, 1), notesAt(1)],
  line: 2,
});

/** Whether nothing but the ones is left where a hundred was traded for them. */
export function hasOnlyOnes(o: Pair): boolean {
  return buggyDifference(o.a, o.b, "always-left") < 10;
}

/** 304 - 75 = 139: the zero is skipped; it stays 0, and the hundreds lend each time. */
export const acrossZero = columnError("SB-03", "borrow-skips-the-zero", "procedural", {
  fault: "across-zero",
  when: borrowsFromZero,
  did: (o) => {
    const lender = placeName(lenderPlace(o), 1);
    const [, ...others] = gettersOf(o).map((place) => `another for the ${placeName(place)}`);
    return others.length > 0
      ? `You traded 1 ${lender} for the ones, ${others.length === 1 ? "and " : ""}${listInWords(others)}.`
      : `You traded 1 ${lender} straight for the ones, and ${zerosToPass(o).length > 1 ? "each 0 stayed 0" : `the 0 in the ${zeroToPass(o)} stayed 0`}.`;
  },
  look: (o) =>
    gettersOf(o).length > 1
      ? `How many ${placeName(lenderPlace(o))} have to be traded? Is one enough for ${thePlaces(gettersOf(o).toReversed())}?`
      : "After the trade, what should stand in the tens place?",
  holds: (o) => {
    const [first, ...onward] = [...passedPlaces(o), borrowPlaceIndex(o)];
    const trades = onward.map(
      (place, at) => `one of ${at === 0 ? "these" : `the ${placeName(place + 1)}`} becomes ten ${placeName(place)}`,
    );
    return `Trade place by place. First 1 ${placeName(lenderPlace(o), 1)} becomes ten ${placeName(first)}. Then ${trades.join(", and ")}.`;
  },
  sub: (o) =>
    `${
      gettersOf(o).length > 1
        ? `Only one of the ${placeCount(digitAt(o.a, lenderPlace(o)), lenderPlace(o))} of ${f(o.a)} has to be traded. How many ${placeName(lenderPlace(o))} stay? `
        : ""
    }${whatZerosKeep(o)}`,
  highlights: (o) => [gettersOf(o).length > 1 ? placesAt(lenderPlace(o)) : notesAt(1), zerosToPass(o), tradedAt(o)],
});

/** 304 - 75 = 239: ten ones come in; the zero cannot lend, so nothing changes on the left. */
export const stopsAtZero = columnError("SB-04", "borrow-stops-at-the-zero", "omission", {
  fault: "stop-at-zero",
  when: borrowsFromZero,
  did: (o) => {
    const one = sharedTrade(o);
    return one === undefined
      ? "You used ten extra ones, and traded nothing for them."
      : `You traded 1 ${one.lender} for ten ${one.getters.at(-1)}, and used ${listInWords(one.getters.slice(0, -1).map((name) => `ten extra ${name}`))} without a trade.`;
  },
  hints: (o) => {
    const one = sharedTrade(o);
    return one === undefined
      ? [
          `You used ten extra ones. From which digit of ${f(o.a)} do they come, in the end?`,
          "If the next place is 0, go on to the left until there is something to trade.",
          oneToTrade(o, lenderPlace(o)),
        ]
      : [
          whereFrom(one.getters[0] ?? ""),
          "Go back to the right, one place at a time: a place with 0 gets 10, gives 1 of these away, and has 9 left.",
          oneGoesOn(o, lenderPlace(o) - 1),
        ];
  },
  highlights: (o) => [sharedTrade(o) === undefined ? placesAt(0) : zerosToPass(o), zerosToPass(o), tradedAt(o)],
});

/** 103 - 45 = 158: the zero becomes 9, and the hundreds stay. */
export const fromZero = columnError("SB-05", "zero-becomes-nine-for-free", "omission", {
  fault: "from-zero",
  when: borrowsFromZero,
  did: (o) =>
    zerosToPass(o).length > 1
      ? "You changed each 0 to 9, and traded nothing for that."
      : `You changed the 0 in the ${zeroToPass(o)} to 9, and traded nothing for it.`,
  look: (o) =>
    zerosToPass(o).length > 1
      ? `The zeros of ${f(o.a)} became nines. Which place has to give one for that?`
      : `The 0 in the ${zeroToPass(o)} became 9. Which place has to give one for that?`,
  holds: "First the place with 0 gets 10, and the place on its left has one less. Only then can it give 1 of these 10.",
  sub: (o) => oneToTrade(o, lenderPlace(o)),
  highlights: (o) => [zerosToPass(o), zerosToPass(o), tradedAt(o)],
});

/** 3004 - 738 = 2366: the zero in the tens becomes 9 for free, and the hundreds trade on their own. */
export const fromLowerZero = columnError("SB-N5", "lower-zero-becomes-nine-for-free", "omission", {
  fault: "from-lower-zero",
  when: (o) => zerosToPass(o).length > 1,
  did: "You changed the 0 in the tens to 9, and the hundreds gave nothing for it.",
  look: "The 0 in the tens became 9. Which place has to give one for that?",
  holds:
    "Go to the right, one place at a time: the hundreds place gets 10 hundreds, and 1 of these goes on to the tens.",
  sub: (o) => oneGoesOn(o, 2),
  highlights: (o) => [placesAt(1, 2), notesAt(1, 2), tradedAt(o)],
});

/** 57 - 20 = 30: nothing taken away leaves nothing. */
export const minusZeroIsZero = columnError("SB-08", "n-minus-zero-is-zero", "conceptual", {
  fault: "n-minus-zero-is-zero",
  when: (o) => digitAt(o.b, 0) === 0 && digitAt(o.a, 0) > 0,
  did: (o) => `The ones of ${f(o.a)} are missing from your answer.`,
  look: "How many ones stay when you take 0 away?",
  holds: "If you take 0 away, all the ones stay.",
  sub: (o) => `The ones place of ${f(o.b)} is 0. Write the ones of ${f(o.a)} as they are.`,
  highlights: () => [placesAt(0), NOTHING, placesAt(0)],
});

/** 439 - 4 = 5: the work ends where the second number ends. */
export const stopsWhereBottomEnds = columnError("SB-13", "stopped-where-the-bottom-ends", "omission", {
  fault: "quit-at-blank",
  when: shorterBelow,
  did: (o) => `You left out the ${placeName(digits(o.b).length)}.`,
  look: (o) => `Does ${f(o.b)} have any ${placeName(digits(o.b).length)}?`,
  holds: "If nothing is taken away from a place, its digit stays the same.",
  sub: (o) => staysAt(o, digits(o.b).length),
  highlights: (o) => [NOTHING, NOTHING, placesAt(digits(o.b).length)],
  line: 2,
});

/** "5 has no tens, so no tens go away: the 7 tens of 77 stay." */
function staysAt(o: Pair, place: number): string {
  const here = placeName(place);
  return differenceColumns(o)[place]?.lent === 1
    ? `${f(o.b)} has no ${here}: those of ${f(o.a)} that you have not traded go into the answer.`
    : `${f(o.b)} has no ${here}, so no ${here} go away: all ${here} of ${f(o.a)} stay.`;
}

const ONES_FROM_ONES = "Ones are taken from ones. The number of tens stays the same.";

/** "take 3 ones from 7 ones. How many are left?" */
function takenAt({ a, b }: Pair, place: number): string {
  return `take ${placeCount(digitAt(b, place), place)} from ${placeCount(digitAt(a, place), place)}. How many are left?`;
}

/** 35 - 2 = 23: one ten is taken away although there is nothing below it. */
export const oneOverBlank = columnError("SB-12", "took-one-where-nothing-is-below", "procedural", {
  fault: "one-over-blank",
  when: shorterBelow,
  did: lookAgainAt(1),
  isFact: true,
  look: (o) => `How many tens are in ${f(o.b)}?`,
  holds: ONES_FROM_ONES,
  sub: (o) => `The ones: ${takenAt(o, 0)} No tens are taken away.`,
  highlights: () => [NOTHING, placesAt(0), placesAt(0)],
  line: 2,
});

/** 57 - 3 = 24: the 3 is taken from both columns. */
export const takenFromEveryColumn: Rule = namedError("SB-N1", "one-digit-taken-from-every-column", "procedural", {
  wrong: (o) => {
    if (o.b > 9 || digits(o.a).some((digit) => digit < o.b)) return undefined;
    return wrongText(o, fromDigits(digits(o.a).map((digit) => digit - o.b)));
  },
  did: (o) => `You took ${o.b} from the ones, and from the tens as well.`,
  look: (o) => `How many tens are in ${f(o.b)}?`,
  holds: ONES_FROM_ONES,
  sub: (o) => `The ones: ${takenAt(o, 0)} No tens are taken away.`,
  highlights: () => [NOTHING, placesAt(0), placesAt(0)],
  line: 2,
});

/** 659 - 20 = 657 or 459: what is taken away goes from another place. */
export const takenFromAnotherPlace: readonly Rule[] = [0, 1, 2].map((at) =>
  namedError("SB-N6", "taken-from-another-place", "representation", {
    wrong: (o) => {
      const own = onlyPlace(o);
      if (own === undefined || at === own || borrows(o)) return undefined;
      return digitAt(o.a, at) < digitAt(o.b, own) ? undefined : wrongText(o, o.a - digitAt(o.b, own) * 10 ** at);
    },
    did: (o) =>
      o.b < 10
        ? `You took ${o.b} away from the ${placeName(at)}.`
        : `You took the ${digitAt(o.b, onlyPlace(o) ?? 0)} of ${f(o.b)} away from the ${placeName(at)}.`,
    hints: (o) => {
      const own = onlyPlace(o) ?? 0;
      return [
        `What does the ${digitAt(o.b, own)}${o.b < 10 ? "" : ` of ${f(o.b)}`} count: ${placesOf(o)}?`,
        `Each digit is taken away in its own place: here that is the ${placeName(own)} place.`,
        `You have to take ${placeCount(digitAt(o.b, own), own)} away. Which digit of ${f(o.a)} counts ${placeName(own)}?`,
      ];
    },
    highlights: (o) => [NOTHING, NOTHING, placesAt(onlyPlace(o) ?? 0)],
  }),
);

/** 78 - 35 = 33: a ten is traded away although there were enough ones, or the tens are counted one too few. */
export const borrowedForNothing: Rule = namedError("SB-N2", "borrowed-when-not-needed", "procedural", {
  // 29 - 11 = 8: rather the tens are left out (SB-N3).
  wrong: (o) =>
    borrows(o) || o.b < 10 || digitAt(o.b, 0) === 0 || o.a - o.b < 20 ? undefined : wrongText(o, o.a - o.b - 10),
  did: lookAgainAt(1),
  isFact: true,
  look: (o) => `How many tens does ${f(o.a)} have? Are any of them needed for the ones?`,
  holds: "When there are enough ones, you do not need a ten for them.",
  sub: (o) => `Check the tens: ${takenAt(o, 1)}`,
  highlights: () => [placesAt(0), NOTHING, placesAt(1)],
  line: 2,
});

/** 78 - 35 = 3: the work ends with the ones. */
export const tensLeftOut: Rule = namedError("SB-N3", "stopped-after-the-ones", "omission", {
  wrong: (o) =>
    borrows(o) || o.b < 10 || digitAt(o.b, 0) === 0 ? undefined : wrongText(o, digitAt(o.a, 0) - digitAt(o.b, 0)),
  // Of 26 - 12 a ten that is needlessly traded leaves 4, too.
  did: "Your answer has only ones: the tens that are left are missing.",
  isFact: true,
  look: (o) => `Is anything left of the tens of ${f(o.a)}?`,
  holds: "When the ones are done, take the tens from the tens.",
  sub: (o) =>
    `The number ${f(o.a)} has ${placeCount(digitAt(o.a, 1), 1)}. How many are left when ${placeCount(digitAt(o.b, 1), 1)} ${digitAt(o.b, 1) === 1 ? "is" : "are"} taken away?`,
  highlights: () => [NOTHING, placesAt(1), placesAt(1)],
  line: 2,
});

/** 74 - 3 = 72: counting back, the number to start from is said first. */
export const startCountedBack: Rule = namedError("SB-N7", "start-counted-when-counting-back", "procedural", {
  wrong: (o) => (o.b > 1 && o.b < 10 ? String(o.a - o.b + 1) : undefined),
  // How far off a count is would be the answer.
  did: (o) => `You counted ${f(o.a)} as the first step.`,
  look: (o) => `Count back from ${f(o.a)}. Which number do you say first?`,
  holds: (o) => `Do not say ${f(o.a)} itself: your first step is the number before it.`,
  // The second step is told where it is not nearly the last.
  sub: (o) =>
    `Step 1 takes you back to ${f(o.a - 1)}${o.b > 3 ? `, step 2 to ${f(o.a - 2)}` : ""}. Where does step ${o.b} take you?`,
  highlights: () => [NOTHING, NOTHING, placesAt(0)],
});

/** 48 - 25 = 28 or 43: the ones of the second number are not taken away, or its tens. Ones that are too few are SB-10 and SB-07. */
export const onlyPartTaken: readonly Rule[] = [0, 1, 2].map((place) =>
  namedError("SB-N8", "only-part-of-the-number-taken-away", "omission", {
    wrong: (o) =>
      digitAt(o.b, place) === 0 || onlyPlace(o) !== undefined || digitAt(o.a, place) < digitAt(o.b, place)
        ? undefined
        : wrongText(o, o.a - o.b + digitAt(o.b, place) * 10 ** place),
    did: (o) => `You have not taken away the ${placeCount(digitAt(o.b, place), place)} of ${f(o.b)} yet.`,
    hints: (o) =>
      isShortAfterLending(o, place)
        ? keptTooFew(o, place)
        : [
            `${sayByPlaces(o)} What did you take away, and what is still to be taken away?`,
            `Take away all of ${f(o.b)}: ${eachPlace(o.b)}.`,
            `Go on from your ${f(o.a - o.b + digitAt(o.b, place) * 10 ** place)}: take the ${placeCount(digitAt(o.b, place), place)} away too.`,
          ],
    highlights: (o) => [placesAt(place), placesAt(...digits(o.b).keys()), placesAt(place)],
    line: place + 1,
  }),
);

/** Whether a place had enough until it lent one, so that it needs a trade of its own: the tens of 843 - 649. */
export function isShortAfterLending(o: Pair, place: number): boolean {
  const column = differenceColumns(o)[place];
  return column?.borrowed === 1 && column.top >= (column.bottom ?? 0);
}

/** "When there are too few ones, trade 1 ten for 10 ones." */
function whenTooFew(place: number): string {
  return `When there are too few ${placeName(place)}, trade ${placeCount(1, place + 1)} for ${placeCount(10, place)}.`;
}

/** What helps who left the 3 tens of 843 - 649 as they were: from these no 4 can be taken. */
function keptTooFew(o: Pair, place: number): HintLadder {
  const left = digitAt(o.a, place) - 1;
  const taken = placeCount(digitAt(o.b, place), place);
  return [
    left === 0
      ? `Your number has no ${placeName(place)} to take ${taken} from. Where can you get more?`
      : `Your number has ${placeCount(left, place)}. Are there enough to take ${taken} away?`,
    whenTooFew(place),
    `Trade 1 ${placeName(place + 1, 1)}: then there are ${placeCount(left + 10, place)} to take ${digitAt(o.b, place)} from.`,
  ];
}

/** 52 - 17 = 69: the sign, or the story, taken as adding. */
export const addedInstead: Rule = namedError("SB-15", "added-instead", "conceptual", {
  wrong: (o) => String(o.a + o.b),
  did: "You added the two numbers.",
  look: (o) => `Will the answer be more or less than ${f(o.a)}?`,
  holds: whySmaller,
  sub: takeThere,
  highlights: (o) => [NOTHING, NOTHING, placesAt(onlyPlace(o) ?? 0)],
});

/** The first step of the taking away: of 856 - 200 not the ones. */
function takeThere(o: Pair): string {
  const only = onlyPlace(o) ?? 0;
  const start = digits(o.b).findIndex((digit) => digit > 0);
  if (only === 0 && borrowPlaceIndex(o) === 0 && borrows(o))
    return `Take away, and start with the ones of ${f(o.a)}: can you take ${digitAt(o.b, 0)} from ${digitAt(o.a, 0)}?`;
  if (only === 0 && start === 0) return `Take away, and start with the ones: ${takenAt(o, 0)}`;
  return only === 0
    ? `The ones stay as they are. ${digitAt(o.a, start) < digitAt(o.b, start) ? `Look at the ${placeName(start)}: can you take ${digitAt(o.b, start)} from ${digitAt(o.a, start)}?` : `Now ${takenAt(o, start)}`}`
    : `Look at the ${placeName(only)} of ${f(o.a)}. How many stay when ${placeCount(digitAt(o.b, only), only)} ${digitAt(o.b, only) === 1 ? "goes" : "go"} away?`;
}

function whySmaller(o: Pair): string {
  if (o.ask === "compare") return "To compare, take the smaller number from the bigger one.";
  if (o.ask === "bare") return `Start at ${f(o.a)} and take ${f(o.b)} away. That leaves less than there was.`;
  if (o.ask === "turned")
    return `The one who is asked about has ${o.b} fewer than ${f(o.a)}. Subtract to find how many.`;
  if (o.ask === "reverse")
    return `The number you are looking for and ${o.b} make ${f(o.a)} together. Subtract to find it.`;
  return isBackwards(o)
    ? "The bigger number is the whole, and the other one is a part of it. Subtract to find the other part."
    : "Taking away leaves less than there was: subtract.";
}

/** Undefined where the fault does no harm, or could not be written down. */
function wrongText(o: Pair, wrong: number): string | undefined {
  return wrong === o.a - o.b || wrong < 0 ? undefined : String(wrong);
}

function borrows(o: Pair): boolean {
  return firstBorrow(o) !== undefined;
}

/** Whether the ones of the top number are 0 and something is taken from them. */
function zeroOnTop(o: Pair): boolean {
  return digitAt(o.a, 0) === 0 && digitAt(o.b, 0) > 0;
}

/**
 * Where a zero is skipped and the place just before it lends in its own turn: one trade, and all who got ten of it, the
 * ones first.
 */
export function sharedTrade(o: Pair): { readonly lender: string; readonly getters: readonly string[] } | undefined {
  const columns = differenceColumns(o);
  const lender = columns.find(({ top, lent }) => top > 0 && lent === 1);
  if (lender === undefined) return undefined;
  const getters = columns.slice(0, lender.place).filter(({ top, bottom = 0 }) => top < bottom);
  return getters.length > 1 && getters.at(-1)?.place === lender.place - 1
    ? { lender: placeName(lender.place, 1), getters: getters.map(({ place }) => placeName(place)) }
    : undefined;
}

function shorterBelow(o: Pair): boolean {
  return digits(o.b).length < digits(o.a).length;
}

/** "ten extra ones and ten extra tens": every place that has too few, nothing having been traded. */
function tensTaken(o: Pair): string {
  return listInWords(shortPlaces(o).map((place) => `ten extra ${placeName(place)}`));
}

function shortPlaces(o: Pair): readonly number[] {
  return shortColumns(o).map(({ place }) => place);
}

/** Columns with too few, nothing having been traded; the ones first. */
export function shortColumns(o: Pair): readonly DifferenceColumn[] {
  return differenceColumns(o).filter(({ top, bottom = 0 }) => top < bottom);
}

/** What is to be taken away where nothing is there: 76 of 300 - 176. */
export function underZeros(o: Pair): number {
  return fromDigits(differenceColumns(o).map(({ top, bottom = 0 }) => (top === 0 ? bottom : 0)));
}

/** "You have not taken away the 7 tens and 6 ones of 676 yet." */
function notTaken(o: Pair, isLeft: (top: number, bottom: number) => boolean): string {
  if (o.b < 10) return `You have not taken the ${f(o.b)} away yet.`;
  const left = differenceColumns(o)
    .filter(({ top, bottom = 0 }) => bottom > 0 && isLeft(top, bottom))
    .map(({ place, bottom = 0 }) => placeCount(bottom, place))
    .toReversed();
  return `You have not taken away the ${listInWords(left)} of ${f(o.b)} yet.`;
}

/** The places of the zeros that get ten and give one, the highest first. */
export function passedPlaces(o: Pair): readonly number[] {
  return differenceColumns(o)
    .flatMap(({ place, top, lent, borrowed }) => (top === 0 && lent === 1 && borrowed === 1 ? [place] : []))
    .toReversed();
}

/** "tens": where the 0 stands that cannot lend before it has got ten. */
function zeroToPass(o: Pair): string {
  const zero = differenceColumns(o).find(({ top, lent, borrowed }) => top === 0 && lent === 1 && borrowed === 1);
  return placeName(zero?.place ?? 1);
}

/** "The tens place gets 10 tens, and gives 1 of these to the ones. How many tens stay?" */
function whatZerosKeep(o: Pair): string {
  const [first = 1] = passedPlaces(o);
  const zeros = passedPlaces(o).map((place) => `how many ${placeName(place)}`);
  return zeros.length > 1
    ? `Each place with 0 gets 10, and gives 1 of these to the place on its right. ${capital(listInWords(zeros))} stay?`
    : `The ${placeName(first)} place gets ${placeCount(10, first)}, and gives 1 of these to the ${placeName(first - 1)}. How many ${placeName(first)} stay?`;
}

/** The places before the first that can lend which have too few, the ones first. */
export function gettersOf(o: Pair): readonly number[] {
  return shortPlaces(o).filter((place) => place < lenderPlace(o));
}

/** The first place with something to trade, beyond the zeros. */
export function lenderPlace(o: Pair): number {
  return differenceColumns(o).find(({ top, lent }) => top > 0 && lent === 1)?.place ?? 0;
}

function borrowPlace(o: Pair): string {
  return placeName(borrowPlaceIndex(o));
}

export function borrowPlaceIndex(o: Pair): number {
  return firstBorrow(o)?.place ?? 0;
}

/** The place that has too few, and the one on its left. */
function lenderToo(o: Pair): readonly Highlight[] {
  return placesAt(borrowPlaceIndex(o), borrowPlaceIndex(o) + 1);
}

/** What was done in the first place that has too few, and what to take from after a trade. */
function fromTrade(o: Pair, done: (column: DifferenceColumn) => string): string {
  const column = firstBorrow(o);
  if (column === undefined) return "Take the ones from the ones first.";
  if (borrowsFromZero(o)) return `${done(column)}. ${throughZeros(o)}`;
  const { place, top, bottom = 0 } = column;
  const [, next] = shortColumns(o);
  const alike =
    next === undefined
      ? ""
      : ` For the ${placeName(next.place)}, trade 1 ${placeName(next.place + 1, 1)} for ${placeCount(10, next.place)} in the same way.`;
  return `${done(column)}. Trade 1 ${placeName(place + 1, 1)}: then there are ${placeCount(top + 10, place)} to take ${bottom} from.${alike}`;
}

/** "Trade 1 hundred for ten tens first. One of these makes ten ones." */
function throughZeros(o: Pair): string {
  const [first = 1, ...others] = passedPlaces(o);
  const goOn =
    others.length > 0 ? "Then go on to the right, place by place." : `One of these makes ten ${borrowPlace(o)}.`;
  return `Trade 1 ${placeName(lenderPlace(o), 1)} for ten ${placeName(first)} first. ${goOn}`;
}
