import type { Blueprint, HighlightLadder, Highlight, StoryContext, Thing } from "#engine";
import { borrowColumns, count, digitAt, digits, tex } from "../kit.ts";
import { notesAt, placesAt } from "../highlights.ts";
import { capital, f, listInWords, placeCount, placeName } from "../place-words.ts";
import { subtractionTrace } from "../column-traces.ts";
import type { Cause } from "../causes-apart.ts";
import { wordings } from "../wordings.ts";
import { buggyDifference } from "./buggy-difference.ts";
import {
  columnsOf,
  endOfSteps,
  keptIn,
  things,
  toStick,
  makePairs,
  onlyPlace,
  onlyTheirs,
  placeByPlace,
  pointingAtDigits,
  pointingAtOnePlace,
  thePlaces,
  twoPartBar,
  type Column,
  type Pair,
  type PairSkill,
} from "./kit-add-subtract.ts";

/** One column of a written difference. */
export interface DifferenceColumn extends Column {
  /** 1 where this column has lent to the one on its right. */
  readonly lent: number;
  /** 1 where this column needs one of the next place. */
  readonly borrowed: number;
  /** What stands on top when all trading is done, 0 to 18. */
  readonly ready: number;
}

export function makeSubtraction(skill: PairSkill): Blueprint {
  return makePairs(skill, {
    stems: subtractionStems,
    steps: subtractionSteps,
    trace: subtractionTrace,
    sumTrace: ({ operation, numbers: [a, b] }) =>
      operation === "subtract" && a >= b ? subtractionTrace({ a, b }) : undefined,
    pointing,
    rule: ruleText,
    inShort,
    why: whySubtract,
    subStep,
    highlights: subtractionHighlights,
    result: (o) => o.a - o.b,
    bar: (o) => twoPartBar({ size: o.b, text: String(o.b) }, { size: o.a - o.b, text: "?" }, String(o.a)),
    sign: "−",
    others: mixedSlips,
    holdsOf: {
      "SB-01": ["smaller-from-larger", "zero-in-subtraction"],
      "SB-02": ["no-borrow", "line-left-out", "SB-N4"],
      "SB-N3": ["one-off"],
      "SB-N4": ["no-borrow", "line-left-out"],
      "SB-N7": ["one-off"],
      "SB-N8": ["on-the-way", "line-left-out", "one-off"],
      "SB-04": ["no-borrow"],
      "SB-05": ["no-borrow"],
      "SB-N5": ["no-borrow"],
      "SB-06": ["smaller-from-larger", "zero-in-subtraction"],
      "SB-07": ["zero-in-subtraction", "on-the-way", "number-told", "line-left-out"],
      "SB-08": ["zero-in-subtraction"],
      "SB-10": ["on-the-way", "line-left-out", "number-told", "zero-in-subtraction", "SB-09"],
      "SB-13": ["on-the-way"],
      "SB-19": ["no-borrow", "line-left-out"],
    },
    blocks: (o) => [o.a],
  });
}

/** "When there are too few ones or too few tens, trade first." */
function inShort(o: Pair): string | undefined {
  if (firstBorrow(o) === undefined || borrowsFromZero(o)) return undefined;
  const short = differenceColumns(o).filter(({ borrowed }) => borrowed === 1);
  return `When there are ${short.map(({ place }) => `too few ${placeName(place)}`).join(" or ")}, trade first.`;
}

/** 204 - 85 = 289: ten ones come in for nothing, and under the 0 the digit below is written. */
function mixedSlips(o: Pair): readonly Cause[] {
  const short = differenceColumns(o).filter(({ top, bottom = 0 }) => top < bottom);
  const isMixed = short.some(({ top }) => top === 0) && short.some(({ top }) => top > 0);
  return isMixed
    ? [{ kind: "digit-under-zero-and-no-trade", answer: String(buggyDifference(o.a, o.b, "ten-more-or-n-for-zero")) }]
    : [];
}

/** The columns of a - b. */
export function differenceColumns(o: { readonly a: number; readonly b: number }): DifferenceColumn[] {
  const borrows = borrowColumns(o.a, o.b);
  return columnsOf(o).map((column) => {
    const lent = borrows[column.place - 1] === true ? 1 : 0;
    const borrowed = borrows[column.place] === true ? 1 : 0;
    return { ...column, lent, borrowed, ready: column.top - lent + 10 * borrowed };
  });
}

/** The first column that has too few on top. */
export function firstBorrow(o: Pair): DifferenceColumn | undefined {
  return differenceColumns(o).find((column) => column.borrowed === 1);
}

/** Whether some column has to borrow from a zero. */
export function borrowsFromZero(o: { readonly a: number; readonly b: number }): boolean {
  const columns = differenceColumns(o);
  return columns.some((column) => column.borrowed === 1 && columns[column.place + 1]?.top === 0);
}

const subtractionStems = [
  ...wordings<Pair>((o) => o.ask === "bare", {
    "what-is": (o) => `What is $${tex(o.a)} - ${tex(o.b)}$?`,
    subtract: (o) => `Subtract ${f(o.b)} from ${f(o.a)}.`,
    "take-away": (o) => `Take ${f(o.b)} away from ${f(o.a)}.`,
    "less-than": (o) => `Which number is ${f(o.b)} less than ${f(o.a)}?`,
  }),
  ...wordings<Pair>((o) => o.ask === "story", {
    "gives-away": (o, c) =>
      `${c.names[0]} has ${count(o.a, things(o, c))} and gives ${o.b} of them to ${c.names[1]}. ` +
      `How many ${things(o, c).many} does ${c.names[0]} have left?`,
    "takes-out": (o, c) =>
      `There are ${count(o.a, things(o, c))} in a ${keptIn(c).one}. ${c.names[0]} takes out ${o.b}. ` +
      `How many ${things(o, c).many} are left in the ${keptIn(c).one}?`,
    "uses-up": (o, c) =>
      `${c.names[0]} has ${count(o.a, toStick(c))} for a picture and uses ${o.b} of them. ` +
      `How many ${toStick(c).many} are left?`,
  }),
  ...wordings<Pair>((o) => o.ask === "compare", {
    "more-than": (o, c) =>
      `${c.names[0]} has ${count(o.a, things(o, c))}. ${c.names[1]} has ${count(o.b, things(o, c))}. ` +
      `How many more ${things(o, c).many} does ${c.names[0]} have than ${c.names[1]}?`,
    "fewer-than": (o, c) =>
      `There are ${count(o.a, things(o, c))} in the first ${keptIn(c).one}. There are ${count(o.b, things(o, c))} in the second ${keptIn(c).one}. ` +
      `How many fewer ${things(o, c).many} are in the second ${keptIn(c).one} than in the first?`,
  }),
  ...wordings<Pair>((o) => o.ask === "reverse", {
    "still-needed": (o, c) =>
      `${c.names[0]} needs ${count(o.a, needed(o, c))} for a big picture and has used ${o.b} already. ` +
      `How many more ${needed(o, c).many} does ${c.names[0]} need?`,
    "how-many-given": (o, c) =>
      `${c.names[0]} had ${count(o.a, things(o, c))} and gave some of them to ${c.names[1]}. Now ${c.names[0]} has ${o.b} left. ` +
      `How many ${things(o, c).many} did ${c.names[0]} give to ${c.names[1]}?`,
  }),
  ...wordings<Pair>((o) => o.ask === "turned", {
    "more-than-the-other": (o, c) =>
      `${c.names[0]} has ${count(o.a, things(o, c))}. That is ${o.b} more than ${c.names[1]} has. ` +
      `How many ${things(o, c).many} does ${c.names[1]} have?`,
  }),
  ...wordings<Pair>((o) => o.ask === "gap", {
    "missing-part": {
      text: (o) => `Which number goes in the box? $${tex(o.b)} + \\square = ${tex(o.a)}$`,
      spoken: (o) => `Which number goes in the box? ${o.b} plus box equals ${o.a}.`,
    },
    "missing-taken": {
      text: (o) => `Which number goes in the box? $${tex(o.a)} - \\square = ${tex(o.b)}$`,
      spoken: (o) => `Which number goes in the box? ${o.a} minus box equals ${o.b}.`,
    },
    "missing-start": {
      text: (o) => `Which number makes this true? $\\square + ${tex(o.b)} = ${tex(o.a)}$`,
      spoken: (o) => `Which number makes this true? Box plus ${o.b} equals ${o.a}.`,
    },
  }),
];

/** What a picture is made of, big or small. */
export function needed(o: Pair, c: StoryContext): Thing {
  return toStick({ thing: things(o, c) });
}

/** What the places together are, in the words of what was asked. */
const FOUND = {
  story: "how many are left",
  compare: "how far apart the two numbers are",
  turned: "the number you are looking for",
  reverse: "the number you are looking for",
  gap: "the number in the box",
} as const;

function subtractionSteps(o: Pair) {
  const columns = differenceColumns(o);
  const acrossZero = borrowsFromZero(o);
  const difference = o.a - o.b;
  // A 0 within the answer is found like any other digit.
  const used = columns.filter(
    ({ ready, bottom = 0, place }) => ready > 0 || bottom > 0 || place < digits(difference).length,
  );
  const why = o.ask === "bare" ? "" : `${whySubtract(o)} `;
  return [
    ...(acrossZero ? [{ explanation: `${why}${tradeText(columns)}`, math: tradeMath(o.a, columns) }] : []),
    ...used.map((column) => ({
      explanation: acrossZero
        ? `${afterTrade(column.ready, column.place)}.`
        : `${column.place === 0 ? why : ""}${columnText(column)}`,
      math: `${takenMath(column, acrossZero)} = ${column.ready - (column.bottom ?? 0)} \\text{ ${placeName(column.place, column.ready - (column.bottom ?? 0))}}`,
      value: String(column.ready - (column.bottom ?? 0)),
    })),
    {
      explanation: together(o, used),
      math: `${tex(o.a)} - ${tex(o.b)} = ${tex(difference)}`,
      value: String(difference),
    },
  ];
}

/** "No hundreds are left. Put the tens and the ones together to see how many are left." */
function together(o: Pair, used: readonly DifferenceColumn[]): string {
  const places = [...digits(o.a - o.b).keys()].toReversed();
  const gone = used.filter(({ place }) => place >= places.length).map(({ place }) => `no ${placeName(place)}`);
  const none = gone.length === 0 ? "" : `There are ${listInWords(gone.toReversed())} left. `;
  return `${none}Put ${thePlaces(places)} together${endOfSteps(o, FOUND)}.`;
}

/** A column that nothing is taken from is a calculation, too: its value is asked by it. */
export function takenMath({ top, bottom, ready, lent }: DifferenceColumn, acrossZero: boolean): string {
  return bottom === undefined && lent === 1 && !acrossZero ? `${top} - 1` : `${ready} - ${bottom ?? 0}`;
}

function afterTrade(n: number, place: number): string {
  return `After the trade you have ${placeCount(n, place)}`;
}

function columnText(column: DifferenceColumn): string {
  const here = placeName(column.place);
  const left = column.top - column.lent;
  const after = afterTrade(left, column.place);
  if (column.borrowed === 1) {
    const taken = placeCount(column.bottom ?? 0, column.place);
    const short =
      column.lent === 1
        ? `${after}: too few to take ${taken} away.`
        : `You cannot take ${taken} from ${placeCount(left, column.place)}.`;
    return `${short} Trade 1 ${placeName(column.place + 1, 1)} for 10 ${here}, so now there are ${column.ready} ${here}.`;
  }
  if (column.lent === 1)
    return column.bottom === undefined ? `One of the ${placeCount(column.top, column.place)} was traded.` : `${after}.`;
  return column.bottom === undefined
    ? `No ${here} are taken away.`
    : `In the ${here}, take ${column.bottom} from ${column.top}.`;
}

function tradeText(columns: readonly DifferenceColumn[]): string {
  const lender = columns.find((column) => column.top > 0 && column.lent === 1);
  const taker = columns.find((column) => column.borrowed === 1);
  if (lender === undefined || taker === undefined) return "Trade first.";
  const zeros = columns.slice(taker.place + 1, lender.place).toReversed();
  const names = zeros.map(({ place }) => placeName(place));
  const trades = [...zeros.map(({ place }) => place), taker.place].map(
    (place) => `1 ${placeName(place + 1, 1)} for 10 ${placeName(place)}`,
  );
  return (
    `${capital(listInWords(names.map((name) => `the ${name} place`)))} ${names.length === 1 ? "is" : "are"} 0: there is nothing to trade there. ` +
    `Trade ${listInWords(trades)}: ` +
    `${listInWords(names.map((name) => `9 ${name}`))} stay.`
  );
}

function tradeMath(a: number, columns: readonly DifferenceColumn[]): string {
  const parts = columns
    .filter((column) => column.ready > 0)
    .map((column) => `${column.ready} \\text{ ${placeName(column.place, column.ready)}}`);
  return `${tex(a)} = ${parts.toReversed().join(" + ")}`;
}

function subtractionHighlights(o: Pair): HighlightLadder | undefined {
  const borrow = firstBorrow(o);
  if (borrow === undefined) return undefined;
  const { place } = borrow;
  return [placesAt(place), borrowsFromZero(o) ? zerosToPass(o) : placesAt(place, place + 1), tradedAt(o)];
}

/** The zeros that cannot lend before something was traded for them. */
export function zerosToPass(o: Pair): readonly Highlight[] {
  const zeros = differenceColumns(o).filter(({ top, lent, borrowed }) => top === 0 && lent === 1 && borrowed === 1);
  return placesAt(...zeros.map(({ place }) => place));
}

/** What is written on top in the first trade; across a zero, in all trades. */
export function tradedAt(o: Pair): readonly Highlight[] {
  const borrow = firstBorrow(o);
  if (borrow === undefined) return placesAt(0);
  if (!borrowsFromZero(o)) return notesAt(borrow.place, borrow.place + 1);
  const changed = differenceColumns(o).filter(({ lent, borrowed }) => lent + borrowed > 0);
  return notesAt(...changed.map(({ place }) => place));
}

function pointing(o: Pair): string {
  switch (o.ask) {
    case "story":
      return `There are ${f(o.a)} at the start. Does the story end with more of them, or with fewer?`;
    case "compare":
      return "The question asks how far apart the two numbers are. Which number is bigger?";
    case "turned":
    case "reverse":
      return `Read what the question asks for. Is that number bigger or smaller than ${f(o.a)}?`;
    case "gap":
      return `The whole is ${f(o.a)}. Which part of it do you know already?`;
    case "bare":
      return pointingBare(o);
  }
}

function pointingBare(o: Pair): string {
  const borrow = firstBorrow(o);
  if (borrow !== undefined) {
    const { place, top, bottom = 0 } = borrow;
    return borrowsFromZero(o)
      ? `Take ${f(o.b)} away from ${f(o.a)}: there are too few ones to take away ${f(bottom)}. Is there anything in the tens place to trade?`
      : `Look at the ${placeName(place)}: you have ${f(top)} and take away ${f(bottom)}. Are there enough?`;
  }
  return pointingAtOnePlace(o) ?? pointingAtDigits(o);
}

function ruleText(o: Pair): string {
  const only = onlyPlace(o);
  const borrow = firstBorrow(o);
  if (borrow === undefined && only !== undefined) return onlyTheirs(o, only, "taken from");
  if (borrow === undefined) return `Take ${placeByPlace(o, "from")}.`;
  if (borrowsFromZero(o)) {
    const goLeft = "A 0 has nothing to trade. Go on to the left until a place has something.";
    return o.ask === "bare" ? `${goLeft} Then come back to the right, place by place.` : goLeft;
  }
  const here = placeName(borrow.place);
  return `When there are too few ${here}, you can trade a ${placeName(borrow.place + 1, 1)} for ten ${here}.`;
}

function whySubtract(o: Pair): string {
  switch (o.ask) {
    case "story":
      return "When some go away, fewer are left: subtract.";
    case "compare":
      return "To see how far apart two numbers are, take the smaller one from the bigger one.";
    case "turned":
      return `The one who is asked about has ${o.b} fewer than ${f(o.a)}, so subtract.`;
    case "reverse":
      return `The number you are looking for and ${o.b} make ${f(o.a)} together, so subtract.`;
    default:
      return "Subtract the part you know from the whole.";
  }
}

function subStep(o: Pair): string {
  const columns = differenceColumns(o);
  const borrow = firstBorrow(o);
  const only = onlyPlace(o);
  if (borrow === undefined && only !== undefined) {
    const there = placeCount(digitAt(o.a, only), only);
    return `Only the ${placeName(only)} change: take ${placeCount(digitAt(o.b, only), only)} from ${there}.`;
  }
  if (borrow === undefined && digitAt(o.b, 0) === 0) {
    return `No ones are taken away, so ${f(digitAt(o.a, 0))} stays in the ones. Now look at the tens.`;
  }
  if (borrow === undefined) {
    return `The ones: $${digitAt(o.a, 0)} - ${digitAt(o.b, 0)} = ${digitAt(o.a, 0) - digitAt(o.b, 0)}$. Now look at the tens.`;
  }
  if (borrowsFromZero(o)) return `After trading: $${tradeMath(o.a, columns)}$. Subtract place by place.`;
  return isAllTaken(o, borrow.place) ? lastTrade(borrow) : tradeAndGoOn(o, borrow);
}

/**
 * The first trade, and what is still to be done in the place that lent: left there, it would look like the end. Worked out
 * is only what does not leave almost nothing to do.
 */
export function tradeAndGoOn(o: Pair, { place, ready, bottom = 0 }: DifferenceColumn): string {
  const trade = `Trade 1 ${placeName(place + 1, 1)} for 10 ${placeName(place)}. That makes ${placeCount(ready, place)}:`;
  const next = differenceColumns(o)[place + 1];
  return next?.borrowed === 1
    ? `${trade} $${ready} - ${bottom} = ${ready - bottom}$. ${afterLending(next)}`
    : `${trade} take ${bottom} away. ${leftToDo(place + 1, next?.bottom)}`;
}

/** The next place has too few as well. */
function afterLending({ place, top, lent, bottom = 0 }: DifferenceColumn): string {
  const left = top - lent;
  const have = `Now you have ${left === 0 ? `no ${placeName(place)}` : placeCount(left, place)}`;
  const short = left === 0 ? ` to take ${bottom} from` : `: too few to take ${placeCount(bottom, place)} away`;
  return `${have}${short}. What can you trade?`;
}

function leftToDo(place: number, bottom = 0): string {
  const here = placeName(place);
  return bottom === 0
    ? `How many ${here} are left after the trade? None of these go away, so go on with the ${placeName(place + 1)}.`
    : `How many ${here} do you have now, and how many are still to be taken away?`;
}

/** Whether nothing is taken away beyond a place, so that its difference would leave nothing to find. */
export function isAllTaken(o: Pair, place: number): boolean {
  return o.b < 10 ** (place + 1);
}

/** The trade, before anything is taken away. */
export function lastTrade({ place, ready, bottom = 0 }: DifferenceColumn): string {
  return (
    `Trade 1 ${placeName(place + 1, 1)} for 10 ${placeName(place)}. That makes ${placeCount(ready, place)}: take ${bottom} away, ` +
    `and see how many ${placeName(place + 1)} are left.`
  );
}
