import type { MisconceptionRule } from "#engine";
import { rightAnswer, type Signed } from "./int-numbers.ts";
import { NOTHING, ticksAt, wayFrom } from "../highlights.ts";
import { unless } from "./kit-signed.ts";

/** What children who hold a misconception about signed numbers answer. */
export const intRules: readonly MisconceptionRule<Signed>[] = [
  {
    id: "IN-17",
    tag: "minus-kept-in-absolute-value",
    category: "sign",
    wrong: (o) => ((o.ask === "absolute" || o.ask === "distance") && o.a < 0 ? String(o.a) : undefined),
    explanation: () => "You kept the minus sign.",
    hints: (o) => [
      "Can a distance be below zero?",
      "The absolute value only says how far the number is from 0, not on which side.",
      `Count the steps from $0$ to $${o.a}$. How many are there?`,
    ],
    divergesAt: 2,
  },
  {
    id: "SGN-01",
    tag: "opposite-left-unchanged",
    category: "omission",
    wrong: (o) => (o.ask === "opposite" ? String(o.a) : undefined),
    explanation: () => "You gave the number itself.",
    hints: () => [
      "On which side of 0 is your number, and on which side is its opposite?",
      "Opposites are the same distance from 0, on different sides, so the sign changes.",
      "Count the steps to 0, then go on just as many steps past 0.",
    ],
    highlights: (o) => [ticksAt(0), [...ticksAt(0), ...wayFrom(0, o.a)], [...ticksAt(0), ...wayFrom(0, o.a)]],
    divergesAt: 2,
  },
  {
    id: "SGN-02",
    tag: "below-zero-without-minus",
    category: "sign",
    wrong: (o) => (o.ask === "meaning" && o.a < 0 ? String(-o.a) : undefined),
    explanation: () => "You wrote no minus sign.",
    hints: () => [
      "Read again: is the answer above zero or below zero?",
      "Numbers below zero are written with a minus sign.",
      "Think of a line that goes up and down from 0: your number would be above the zero mark.",
    ],
    divergesAt: 2,
  },
  {
    id: "SGN-03",
    tag: "minus-added-above-zero",
    category: "sign",
    wrong: (o) => (o.ask === "meaning" && o.a > 0 ? String(-o.a) : undefined),
    explanation: () => "You wrote a minus sign.",
    hints: () => [
      "Read again: is the answer above zero or below zero?",
      "Only numbers below zero are written with a minus sign.",
      "Think of a line that goes up and down from 0: your number would be under the zero mark.",
    ],
    divergesAt: 2,
  },
  {
    id: "SGN-04",
    tag: "ticks-counted-as-ones",
    category: "representation",
    wrong: (o) => (o.ask === "line" && o.step > 1 ? String(o.a / o.step) : undefined),
    explanation: () => "You counted each jump as one.",
    hints: (o) => [
      "Look at the label next to 0. How long is the jump from one tick to the next?",
      "Count in jumps of that length, not in ones.",
      `Each jump is $${o.step}$. Count in ${o.step}s from $0$ to A.`,
    ],
    highlights: () => [NOTHING, NOTHING, ticksAt(0)],
    divergesAt: 1,
  },
  {
    id: "SGN-05",
    tag: "wrong-side-of-zero",
    category: "sign",
    wrong: (o) => (o.ask === "line" ? String(-o.a) : undefined),
    explanation: () => "Your number is as far from 0 as point A, on the other side.",
    hints: () => [
      "Is point A to the left or to the right of 0?",
      "To the left of 0 numbers are negative, to the right they are positive.",
      "Put your finger on 0 and move to A. Which way did your finger go?",
    ],
    highlights: () => [ticksAt(0), ticksAt(0), ticksAt(0)],
    divergesAt: 2,
  },
  {
    id: "SGN-06",
    tag: "absolute-value-taken-as-opposite",
    category: "conceptual",
    wrong: (o) => (o.ask === "absolute" && o.a > 0 ? String(-o.a) : undefined),
    explanation: () => "You took the opposite.",
    hints: () => [
      "Can a distance be below zero?",
      "The absolute value says how far the number is from 0, and how far is never negative.",
      "Count the steps from 0 to the number.",
    ],
    divergesAt: 1,
  },
  {
    id: "SGN-07",
    tag: "one-minus-overlooked",
    category: "sign",
    wrong: (o) => (o.ask === "double" ? String(o.a) : undefined),
    explanation: () => "You used one of the two minus signs.",
    hints: () => [
      "How many minus signs are there, and what does each of them do?",
      "The sign inside belongs to the number. The sign before the bracket means the opposite of it.",
      "Start at the number in the bracket and cross over to the other side of 0.",
    ],
    divergesAt: 2,
  },
  {
    id: "SGN-08",
    tag: "stopped-after-first-opposite",
    category: "omission",
    wrong: (o) => (o.ask === "twice-opposite" ? String(-o.a) : undefined),
    explanation: () => "You took the opposite once.",
    hints: () => [
      "How many times does the question ask for an opposite?",
      "Take the opposite, and then the opposite of what you got.",
      "You crossed 0 once. Cross it again.",
    ],
    divergesAt: 2,
  },
  {
    id: "SGN-09",
    tag: "minus-before-bars-lost",
    category: "sign",
    wrong: (o) => (o.ask === "minus-absolute" ? String(Math.abs(o.a)) : undefined),
    explanation: () => "You stopped at the absolute value.",
    hints: () => [
      "What is left to do after the bars?",
      "Only what is between the bars becomes a distance. What stands before the bars is done last.",
      "Take the opposite of the number you found.",
    ],
    divergesAt: 2,
  },
  {
    id: "SGN-10",
    tag: "sizes-subtracted-across-zero",
    category: "conceptual",
    wrong: (o) =>
      o.ask === "apart" && o.a * o.b < 0 ? unless(rightAnswer(o), Math.abs(Math.abs(o.a) - Math.abs(o.b))) : undefined,
    explanation: (o) =>
      `Your answer is the difference of the distances from 0, ${Math.max(Math.abs(o.a), Math.abs(o.b))} − ${Math.min(Math.abs(o.a), Math.abs(o.b))}.`,
    hints: (o) => [
      `Does the way from $${o.a}$ to $${o.b}$ pass 0?`,
      "When 0 lies between, walk to 0 first and then on. Put both parts together.",
      `From $${o.a}$ to $0$ it is $${Math.abs(o.a)}$. How far is it from $0$ to $${o.b}$?`,
    ],
    divergesAt: 2,
  },
  {
    id: "SGN-11",
    tag: "sizes-added-on-one-side",
    category: "conceptual",
    wrong: (o) => (o.ask === "apart" && o.a * o.b > 0 ? String(Math.abs(o.a) + Math.abs(o.b)) : undefined),
    explanation: () => "You put both distances from 0 together.",
    hints: (o) => [
      `Does the way from $${o.a}$ to $${o.b}$ pass 0?`,
      "On the same side the way does not pass 0: take the difference of the distances.",
      `$${o.a}$ is $${Math.abs(o.a)}$ from $0$ and $${o.b}$ is $${Math.abs(o.b)}$ from $0$. How much further is the further one?`,
    ],
    divergesAt: 2,
  },
  {
    id: "SGN-12",
    tag: "signs-kept-between-bars",
    category: "sign",
    wrong: (o) => (o.ask === "sum-of-sizes" ? unless(rightAnswer(o), o.a + o.b) : undefined),
    explanation: () => "You added the numbers as they stand.",
    hints: (o) => [
      "What do the bars do to a number below zero?",
      "Each pair of bars gives a distance from 0, and a distance is never negative.",
      `Write $|${o.a}|$ and $|${o.b}|$ as distances before you add.`,
    ],
    divergesAt: 1,
  },
  {
    id: "SGN-13",
    tag: "bars-used-on-one-number",
    category: "sign",
    wrong: (o) =>
      o.ask === "sum-of-sizes" && o.a < 0 && o.b < 0
        ? unless(rightAnswer(o), Math.abs(Math.abs(o.a) - Math.abs(o.b)))
        : undefined,
    explanation: () => "You may have used only one pair of bars.",
    hints: (o) => [
      "How many pairs of bars are there, and what does each of them do?",
      "Each pair of bars gives a distance from 0, and a distance is never negative.",
      `$|${o.a}| = ${Math.abs(o.a)}$. Is $|${o.b}|$ above zero too?`,
    ],
    divergesAt: 1,
  },
  {
    id: "AD-01",
    tag: "carry-not-added",
    category: "procedural",
    wrong: (o) => {
      const isAdded = o.ask === "sum-of-sizes" || (o.ask === "apart" && o.a * o.b < 0);
      return isAdded && (Math.abs(o.a) % 10) + (Math.abs(o.b) % 10) > 9
        ? unless(rightAnswer(o), rightAnswer(o) - 10)
        : undefined;
    },
    explanation: () => "A carried ten may be missing from your answer.",
    hints: (o) => [
      `How many ones do $${Math.abs(o.a)}$ and $${Math.abs(o.b)}$ have together?`,
      "Ten ones make a ten. Carry it to the tens and add it there.",
      `Add $${Math.abs(o.a)}$ and $${Math.abs(o.b)}$ again: the ones first, then the tens with the one that is carried.`,
    ],
    divergesAt: 2,
  },
  {
    id: "SGN-14",
    tag: "start-counted-as-a-step",
    category: "procedural",
    wrong: (o) =>
      (o.ask === "apart" || o.ask === "distance") && rightAnswer(o) <= 20 ? String(rightAnswer(o) + 1) : undefined,
    explanation: () => "You may have counted the start as a step.",
    hints: (o) => [
      "Where are you after the first step?",
      "A step goes from one number to the next. At the start you have made no step yet.",
      `Start at $${o.a}$. The first step takes you to $${o.a + Math.sign((o.ask === "apart" ? o.b : 0) - o.a)}$.`,
    ],
    divergesAt: 2,
  },
  {
    id: "SGN-15",
    tag: "tick-at-zero-counted",
    category: "representation",
    wrong: (o) => (o.ask === "line" ? String(o.a + Math.sign(o.a) * o.step) : undefined),
    explanation: () => "You may have counted the tick at 0 as a jump.",
    hints: (o) => [
      "Where does the first jump begin, and where does it end?",
      "A jump goes from one tick to the next. At 0 you have made no jump yet.",
      `The first jump ends at $${Math.sign(o.a) * o.step}$. Count on from there to A.`,
    ],
    highlights: () => [ticksAt(0), ticksAt(0), ticksAt(0)],
    divergesAt: 1,
  },
];
