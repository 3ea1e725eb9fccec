import type { MisconceptionRule } from "#engine";
import { borrowColumns, digitAt, digits, fromDigits } from "../kit.ts";
import { dec, DECIMAL_PLACES } from "./kit-decimals.ts";
import { difference, first, firstUnits, lined, second, type Difference } from "./decsub-numbers.ts";

type Rule = MisconceptionRule<Difference>;

export const DECSUB_RULES: readonly Rule[] = [
  {
    id: "DC-13",
    tag: "digits-after-the-point-copied",
    category: "procedural",
    wrong: (o) => (o.p === 0 ? dec(firstUnits(o) - 2 * wholes(o) + o.b, o.q) : undefined),
    explanation: () => "You subtracted the whole numbers and wrote the digits after the point down as they were.",
    hints: (o) => [
      `How many hundredths does $${first(o)}$ have after its point?`,
      "A whole number has only zeros after its point. To take hundredths away, open one whole.",
      `Write $${first(o)}$ as $${o.a - 1}$ wholes and 100 hundredths. Take the hundredths away from those.`,
    ],
    divergesAt: 2,
  },
  {
    id: "DC-14",
    tag: "extra-digit-copied",
    category: "procedural",
    wrong: (o) => (o.p === 1 && o.q === 2 ? dec(difference(o) + 2 * (o.b % 10), 2) : undefined),
    explanation: () => "You wrote the last digit down and subtracted nothing there.",
    hints: (o) => [
      `How many hundredths does $${first(o)}$ have?`,
      "Fill the empty place at the end with a zero. From 0 hundredths nothing can be taken, so open one tenth.",
      `Write $${first(o)}$ as $${lined(o)}$ and open one tenth. Then there are 10 hundredths to take from.`,
    ],
    divergesAt: 2,
  },
  {
    id: "DC-11",
    tag: "last-digits-lined-up",
    category: "representation",
    wrong: (o) => (o.p === 1 && o.q === 2 && o.a !== o.b ? dec(Math.abs(o.a - o.b), 2) : undefined),
    explanation: () => "You lined up the last digits.",
    hints: (o) => [
      `What does the last digit of $${first(o)}$ count, and what the last digit of $${second(o)}$?`,
      "Line up the points. Fill an empty place at the end with a zero.",
      `Write $${first(o)}$ as $${lined(o)}$. Now both numbers end in hundredths.`,
    ],
    divergesAt: 1,
  },
  {
    id: "SB-01",
    tag: "smaller-from-larger",
    category: "procedural",
    wrong: (o) => (o.p === o.q && hasOneTrade(o) ? inColumns(o, (top, bottom) => Math.abs(top - bottom)) : undefined),
    explanation: (o) => `In the ${placeOfTrade(o)} you took the top digit from the bottom one.`,
    hints: (o) => [
      `Look at the ${placeOfTrade(o)}. Are there enough on top to take the bottom digit away?`,
      "The bottom digit is always taken from the top. If the top has too few, open one of the place on its left.",
      `On top there stands $${topOfTrade(o)}$ in the ${placeOfTrade(o)}. Open ${lenderOfTrade(o)}: then there are $${topOfTrade(o) + 10}$.`,
    ],
    divergesAt: 2,
  },
  {
    id: "SB-02",
    tag: "borrow-not-taken-away",
    category: "omission",
    wrong: (o) =>
      o.p === o.q && hasOneTrade(o)
        ? inColumns(o, (top, bottom) => (top < bottom ? top + 10 : top) - bottom)
        : undefined,
    explanation: (o) => `You took ten more ${placeOfTrade(o)}, and opened nothing for them.`,
    hints: (o) => [
      `Ten more ${placeOfTrade(o)} came in. Which place do they come from?`,
      "What is opened is one fewer in its own place, over the point too.",
      `You opened ${lenderOfTrade(o)}. Make the digit to the left of the ${placeOfTrade(o)} smaller by 1.`,
    ],
    divergesAt: 3,
  },
  {
    id: "DC-N7",
    tag: "point-left-out",
    category: "omission",
    wrong: (o) => (o.p === o.q ? String(difference(o)) : undefined),
    explanation: () => "You subtracted the digits and left out the point.",
    hints: (o) => [
      `Put your answer and $${second(o)}$ together. Do they make $${first(o)}$?`,
      "The point of the difference stands right under the points of the numbers.",
      "Write the point first, under the other points. Then subtract place by place.",
    ],
    divergesAt: 2,
  },
  {
    id: "SB-15",
    tag: "added-instead",
    category: "conceptual",
    wrong: (o) => dec(firstUnits(o) + o.b, o.q),
    explanation: () => "You added the two numbers.",
    hints: (o) => [
      o.ask === "gap"
        ? "Can a part be more than the whole?"
        : "Should the answer be more or less than the first number?",
      o.ask === "gap"
        ? "The known part and the missing part make the whole. Take the known part from the whole."
        : "To take away, or to find how far two numbers are apart, subtract.",
      "Put the larger number on top, with point under point, and take the other one from it.",
    ],
    divergesAt: 1,
  },
];

/** The whole part of the second number, in units of its last place, taken from what it is with its digits after the point. */
function wholes({ b, q }: Difference): number {
  return Math.floor(b / 10 ** q) * 10 ** q;
}

/** An error in one place is told; in several places it would have to be made as often. */
function hasOneTrade(o: Difference): boolean {
  return borrowColumns(firstUnits(o), o.b).filter(Boolean).length === 1;
}

/** The first place, from the right, in which the top digit is too small. */
function placeOfTrade(o: Difference): string {
  const place = borrowColumns(firstUnits(o), o.b).indexOf(true);
  return DECIMAL_PLACES[o.q - place] ?? DECIMAL_PLACES[0];
}

/** The digit that is too small there. */
function topOfTrade(o: Difference): number {
  return digitAt(firstUnits(o), borrowColumns(firstUnits(o), o.b).indexOf(true));
}

/** What is opened for that place. */
function lenderOfTrade(o: Difference): string {
  return placeOfTrade(o) === "tenths" ? "one whole" : placeOfTrade(o) === "hundredths" ? "one tenth" : "one ten";
}

/** Every column worked out by itself. */
function inColumns(o: Difference, of: (top: number, bottom: number) => number): string {
  const columns = digits(firstUnits(o)).map((top, place) => of(top, digitAt(o.b, place)));
  return dec(fromDigits(columns), o.q);
}
