import type { Blueprint, HighlightLadder, Highlight } from "#engine";
import { count, digitAt, num, tex } from "../kit.ts";
import { NOTHING, notesAt, placesAt } from "../highlights.ts";
import { f, listInWords, placeCount, placeName } from "../place-words.ts";
import { additionTrace } from "../column-traces.ts";
import type { Cause } from "../causes-apart.ts";
import { wordings } from "../wordings.ts";
import {
  columnsOf,
  endOfSteps,
  keptIn,
  things,
  BOTTLE_TOP,
  makePairs,
  onlyPlace,
  onlyTheirs,
  placeByPlace,
  pointingAtDigits,
  pointingAtOnePlace,
  twoPartBar,
  type Column,
  type Pair,
  type PairSkill,
} from "./kit-add-subtract.ts";

/** One column of a written sum. */
export interface SumColumn extends Column {
  readonly carryIn: number;
  readonly sum: number;
  readonly carryOut: number;
}

export function makeAddition(skill: PairSkill): Blueprint {
  return makePairs(skill, {
    stems: additionStems,
    steps: additionSteps,
    trace: additionTrace,
    sumTrace: ({ operation, numbers: [a, b] }) =>
      operation === "add" ? additionTrace({ a: Math.max(a, b), b: Math.min(a, b) }) : undefined,
    pointing,
    rule: carryRule,
    inShort: (o) => (firstCarry(o) === undefined ? undefined : "Carry when a place makes ten or more."),
    why: whyAdd,
    subStep: addSubStep,
    highlights: additionHighlights,
    result: (o) => o.a + o.b,
    bar: (o) => twoPartBar({ size: o.a, text: String(o.a) }, { size: o.b, text: String(o.b) }, "?"),
    sign: "+",
    others: columnsAlone,
    holdsOf: {
      "AD-01": ["no-carry", "line-left-out", "place-left-out"],
      "AD-N1": ["no-carry", "place-left-out"],
      "AD-N3": ["one-off"],
      "AD-N4": ["on-the-way", "line-left-out", "place-left-out", "one-off"],
      "AD-09": ["no-carry", "line-left-out"],
    },
    blocks: (o) => [o.a, o.b],
  });
}

/** Who adds one column and stops there: 14 for 65 + 79. */
function columnsAlone(o: Pair): readonly Cause[] {
  return sumColumns(o).flatMap(({ sum, carryIn }) =>
    [sum, sum - carryIn].map((answer) => ({ kind: "one-column-alone", answer: String(answer) })),
  );
}

/** The columns of a + b (a has at least as many digits as b). */
export function sumColumns(o: { readonly a: number; readonly b: number }): SumColumn[] {
  let carryIn = 0;
  return columnsOf(o).map((written) => {
    const sum = written.top + (written.bottom ?? 0) + carryIn;
    const column = { ...written, carryIn, sum, carryOut: sum > 9 ? 1 : 0 };
    carryIn = column.carryOut;
    return column;
  });
}

/** The first column that makes ten or more. */
export function firstCarry(o: Pair): SumColumn | undefined {
  return sumColumns(o).find((column) => column.carryOut === 1);
}

const additionStems = [
  ...wordings<Pair>((o) => o.ask === "bare", {
    "what-is": (o) => `What is $${tex(o.a)} + ${tex(o.b)}$?`,
    add: (o) => `Add ${f(o.a)} and ${f(o.b)}.`,
    "more-than": (o) => `Which number is ${f(o.b)} more than ${f(o.a)}?`,
    "total-box": {
      text: (o) => `Which number goes in the box? $${tex(o.a)} + ${tex(o.b)} = \\square$`,
      spoken: (o) => `Which number goes in the box? ${o.a} plus ${o.b} equals box.`,
    },
  }),
  ...wordings<Pair>((o) => o.ask === "story", {
    "gets-more": (o, c) =>
      `${c.names[0]} has ${count(o.a, things(o, c))}. ${c.names[1]} gives ${c.names[0]} ${o.b} more. ` +
      `How many ${things(o, c).many} does ${c.names[0]} have now?`,
    "two-containers": (o, c) =>
      `There are ${count(o.a, things(o, c))} in one ${keptIn(c).one}. In another ${keptIn(c).one} there are ${count(o.b, things(o, c))}. ` +
      `How many ${things(o, c).many} are there altogether?`,
    "two-days": (o, c) =>
      `${c.names[0]} sorts ${count(o.a, things(o, c))} on Monday and ${o.b} on Tuesday. ` +
      `How many ${things(o, c).many} does ${c.names[0]} sort in the two days?`,
  }),
  ...wordings<Pair>((o) => o.ask === "compare", {
    "has-more": (o, c) =>
      `${c.names[0]} has ${count(o.a, things(o, c))}. ${c.names[1]} has ${o.b} more than ${c.names[0]}. ` +
      `How many ${things(o, c).many} does ${c.names[1]} have?`,
    "class-more": (o, c) =>
      `${c.names[0]}’s class collects ${count(o.a, BOTTLE_TOP)} for a display. ${c.names[1]}’s class collects ${o.b} more than that. ` +
      `How many ${BOTTLE_TOP.many} does ${c.names[1]}’s class collect?`,
  }),
  ...wordings<Pair>((o) => o.ask === "reverse", {
    "gave-away": (o, c) =>
      `${c.names[0]} gives ${count(o.b, things(o, c))} to ${c.names[1]} and has ${o.a} left. ` +
      `How many ${things(o, c).many} did ${c.names[0]} have at first?`,
    "taken-out": (o, c) =>
      `${c.names[0]} takes ${count(o.b, things(o, c))} out of a ${keptIn(c).one}. Then ${o.a} are left in it. ` +
      `How many ${things(o, c).many} were in the ${keptIn(c).one} at first?`,
  }),
  ...wordings<Pair>((o) => o.ask === "turned", {
    "fewer-than": (o, c) =>
      `${c.names[0]} has ${count(o.a, things(o, c))}. That is ${o.b} fewer than ${c.names[1]} has. ` +
      `How many ${things(o, c).many} does ${c.names[1]} have?`,
  }),
  ...wordings<Pair>((o) => o.ask === "gap", {
    "start-box": {
      text: (o) => `Which number goes in the box? $\\square - ${tex(o.b)} = ${tex(o.a)}$`,
      spoken: (o) => `Which number goes in the box? Box minus ${o.b} equals ${o.a}.`,
    },
    "start-box-right": {
      text: (o) => `Which number makes this true? $${tex(o.a)} = \\square - ${tex(o.b)}$`,
      spoken: (o) => `Which number makes this true? ${o.a} equals box minus ${o.b}.`,
    },
  }),
];

/** What the places together are, in the words of what was asked. */
const FOUND = {
  story: "how many there are in all",
  compare: "the bigger amount",
  turned: "the bigger amount",
  reverse: "how many there were at first",
  gap: "the number in the box",
} as const;

function additionSteps(o: Pair) {
  const columns = sumColumns(o);
  const total = o.a + o.b;
  return [
    ...columns.map((column) => ({
      explanation: columnText(o, column, column.place === columns.length - 1),
      math: `${isLone(column) ? `${column.top} + 0` : summands(column)} = ${column.sum} \\text{ ${placeName(column.place, column.sum)}}`,
      value: String(column.sum),
    })),
    {
      explanation: `Put ${listInWords(placesOfSum(columns).map((name) => `the ${name}`))} together${endOfSteps(o, FOUND)}.`,
      math: `${tex(o.a)} + ${tex(o.b)} = ${tex(total)}`,
      value: String(total),
    },
  ];
}

/** "hundred", "tens", "ones": a place that only a new ten fills has one. */
function placesOfSum(columns: readonly SumColumn[]): readonly string[] {
  const last = columns.at(-1);
  return [
    ...columns.map(({ place }) => placeName(place)),
    ...(last?.carryOut === 1 ? [placeName(last.place + 1, 1)] : []),
  ].toReversed();
}

function columnText(o: Pair, column: SumColumn, isLast: boolean): string {
  const here = placeName(column.place);
  const add = addText(o, column);
  if (column.carryOut === 0) return add;
  const next = placeName(column.place + 1, 1);
  return isLast
    ? `${add} Ten ${here} make one ${next}, so this is 1 ${next} and ${placeCount(column.sum - 10, column.place)}.`
    : `${add} Ten ${here} make one ${next}, so write ${column.sum - 10} and carry 1 ${next}.`;
}

/** What is added in a place; of a story first why, and then where to start. */
function addText(o: Pair, column: SumColumn): string {
  const here = placeName(column.place);
  if (column.place === 0 && o.ask !== "bare") return `${whyAdd(o)} Start with the ${here}.`;
  if (isLone(column)) return `The number ${num(o.b)} has no ${here}, so the ${here} stay the same.`;
  return `Add the ${here}${column.carryIn === 1 ? `, and the ${placeName(column.place, 1)} you carried` : ""}.`;
}

export function onesColumn(o: Pair): SumColumn {
  const [top, bottom] = [digitAt(o.a, 0), digitAt(o.b, 0)];
  return { place: 0, top, bottom, carryIn: 0, sum: top + bottom, carryOut: 0 };
}

export function isLone(column: SumColumn): boolean {
  return column.bottom === undefined && column.carryIn === 0;
}

/** `4 + 3 + 1`: the digits of a column and what was carried. */
export function summands(column: SumColumn): string {
  return [column.top, column.bottom, column.carryIn || undefined].filter((n) => n !== undefined).join(" + ");
}

function carryRule(o: Pair): string {
  const carry = firstCarry(o);
  const only = onlyPlace(o);
  if (carry === undefined && only !== undefined) return onlyTheirs(o, only, "added to");
  if (carry === undefined) return `Add ${placeByPlace(o, "to")}.`;
  const [here, next] = [placeName(carry.place), carry.place + 1];
  return `When the ${here} make ten or more, ten of them become one ${placeName(next, 1)}. Count it with the other ${placeName(next)}.`;
}

/** The first place worked out, and what is to be done in the next one, a second carry too. */
function addSubStep(o: Pair): string {
  const carry = firstCarry(o);
  const only = onlyPlace(o);
  if (carry === undefined && only !== undefined)
    return `Only the ${placeName(only)} change: ${howManyTogether(o, only)}`;
  const ones = onesColumn(o);
  const added = `The ones: $${summands(ones)} = ${ones.sum}$`;
  if (carry === undefined) return `${added}. Now add the tens.`;
  if (carry.place === 1)
    return `The ones make no new ten. The tens: $${summands(carry)} = ${carry.sum}$, so write ${carry.sum - 10} and carry 1 hundred. Now add the hundreds, and the new hundred too.`;
  return `${added}, so write ${carry.sum - 10} and carry 1 ten. Now add the tens, and the new ten too.`;
}

/** "how many tens are 5 tens and 2 tens together?" */
export function howManyTogether({ a, b }: Pair, place: number): string {
  return `how many ${placeName(place)} are ${placeCount(digitAt(a, place), place)} and ${placeCount(digitAt(b, place), place)} together?`;
}

function additionHighlights(o: Pair): HighlightLadder | undefined {
  const carry = firstCarry(o);
  if (carry === undefined) return undefined;
  const start = carry.place === 0 ? NOTHING : placesAt(0);
  return [placesAt(carry.place), carried(carry), [...start, ...carried(carry)]];
}

/** A place that makes ten, and where the new ten goes. */
export function carried({ place }: SumColumn): readonly Highlight[] {
  return [...placesAt(place), ...notesAt(place + 1)];
}

function pointing(o: Pair): string {
  switch (o.ask) {
    case "story":
      return `What does the question ask for? Will that be more or less than ${f(o.a)}?`;
    case "compare":
    case "turned":
      return `Think of who has more. Will your answer be bigger or smaller than ${f(o.a)}?`;
    case "reverse":
      return `Read what the question asks for. Is that number bigger or smaller than ${f(o.a)}?`;
    case "gap":
      return `The box is what was there before ${f(o.b)} was taken away. Which number was left?`;
    case "bare":
      return pointingBare(o);
  }
}

function pointingBare(o: Pair): string {
  const carry = firstCarry(o);
  if (carry !== undefined) {
    const { place, top, bottom } = carry;
    return `Look at the ${placeName(place)}: ${f(top)} and ${f(bottom ?? 0)}. Do they make ten or more?`;
  }
  return pointingAtOnePlace(o) ?? pointingAtDigits(o);
}

function whyAdd(o: Pair): string {
  switch (o.ask) {
    case "compare":
    case "turned":
      return `To get the bigger amount, add ${o.b} to ${f(o.a)}.`;
    case "reverse":
      return `${leftAndGone(o)}, so add.`;
    case "gap":
      return "Adding undoes taking away, so add what was taken to what was left.";
    default:
      return "To find how many there are in all, add.";
  }
}

/** "The 42 that are gone and the 57 that are left were all there at first" */
export function leftAndGone({ a, b }: Pair): string {
  return `The ${b} that are gone and the ${f(a)} that are left were all there at first`;
}
