import type { MisconceptionRule } from "#engine";
import { ownSign, rightAnswer, type Signed } from "./int-numbers.ts";
import { NOTHING, ticksAt, wayFrom } from "../highlights.ts";
import { namedError } from "../named-error.ts";
import { unless } from "./kit-signed.ts";

/** What children who hold a misconception about signed numbers answer. */
export const intRules: readonly MisconceptionRule<Signed>[] = [
  namedError("IN-17", "minus-kept-in-absolute-value", "sign", {
    wrong: (o) => ((o.ask === "absolute" || o.ask === "distance") && o.a < 0 ? String(o.a) : undefined),
    did: "Your number is below zero.",
    isFact: true,
    look: "Can a distance be below zero?",
    holds: "The question is how far the number is from 0, not on which side.",
    sub: (o) => `Count the steps from $0$ to $${o.a}$. How many are there?`,
    line: 2,
  }),
  namedError("SGN-01", "opposite-left-unchanged", "omission", {
    wrong: (o) => (o.ask === "opposite" ? String(o.a) : undefined),
    did: "You gave the number in the question.",
    look: "On which side of 0 is your number? On which side is the number you need?",
    holds: "Opposite numbers are the same distance from 0, on different sides.",
    sub: "Go from your number to the other side of 0. Are numbers written with a minus sign there, or without one?",
    highlights: (o) => [ticksAt(0), [...ticksAt(0), ...wayFrom(0, o.a)], [...ticksAt(0), ...wayFrom(0, o.a)]],
    line: 2,
  }),
  namedError("SGN-02", "below-zero-without-minus", "sign", {
    wrong: (o) => (o.ask === "meaning" && o.a < 0 ? String(-o.a) : undefined),
    did: "Your number is above zero.",
    isFact: true,
    look: "Read again: is the answer above zero or below zero?",
    holds: "Only numbers below zero are written with a minus sign.",
    sub: (o) =>
      `Think of a line that goes up and down from 0. Which way do you go to be $${-o.a}$ below 0? How are the numbers there written?`,
    line: 2,
  }),
  namedError("SGN-03", "minus-added-above-zero", "sign", {
    wrong: (o) => (o.ask === "meaning" && o.a > 0 ? String(-o.a) : undefined),
    did: "Your number is below zero.",
    isFact: true,
    look: "Read again: is the answer above zero or below zero?",
    holds: "Only numbers below zero are written with a minus sign.",
    sub: "Think of a line that goes up and down from 0. Is the answer up or down from 0?",
    line: 2,
  }),
  namedError("SGN-04", "ticks-counted-as-ones", "representation", {
    wrong: (o) => (o.ask === "line" && o.step > 1 ? String(o.a / o.step) : undefined),
    did: "You counted each jump as one.",
    look: "Look at the label next to 0. How long is the jump from one tick to the next?",
    holds: "Count in jumps of that length, not in ones.",
    sub: (o) => `Each jump is $${o.step}$. Count in ${o.step}s from $0$ to A.`,
    highlights: () => [NOTHING, NOTHING, ticksAt(0)],
  }),
  namedError("SGN-05", "wrong-side-of-zero", "sign", {
    wrong: (o) => (o.ask === "line" ? String(-o.a) : undefined),
    did: "Your number is as far from 0 as point A, on the other side.",
    isFact: true,
    look: "Is point A to the left or to the right of 0?",
    holds: "To the left of 0 numbers are negative, to the right they are positive.",
    sub: "Put your finger on 0 and move to A. Which way did your finger go?",
    highlights: () => [ticksAt(0), ticksAt(0), ticksAt(0)],
    line: 2,
  }),
  namedError("SGN-06", "absolute-value-taken-as-opposite", "conceptual", {
    wrong: (o) => (o.ask === "absolute" && o.a > 0 ? String(-o.a) : undefined),
    did: "You took the opposite.",
    look: "Can a distance be below zero?",
    holds: "The absolute value is the distance from 0, and a distance is never negative.",
    sub: (o) => `On which side of 0 is $${o.a}$? How many steps is it from 0 to $${o.a}$?`,
  }),
  namedError("SGN-07", "one-minus-overlooked", "sign", {
    wrong: (o) => (o.ask === "double" ? String(o.a) : undefined),
    did: "You used only one of the two minus signs.",
    look: "How many minus signs are there, and what does each of them do?",
    holds: "The sign inside belongs to the number. The sign before the bracket means the opposite of it.",
    sub: "Start at the number in the bracket and cross over to the other side of 0.",
    line: 2,
  }),
  namedError("SGN-08", "stopped-after-first-opposite", "omission", {
    wrong: (o) => (o.ask === "twice-opposite" ? String(-o.a) : undefined),
    did: "You took the opposite only once.",
    look: (o) => `${ownSign(o)}How many opposites does the question ask for, one after the other?`,
    holds: "Take the opposite, and then the opposite of what you got.",
    sub: "From your number, cross over to the other side of 0 once more.",
    line: 2,
  }),
  namedError("SGN-09", "minus-before-bars-lost", "sign", {
    wrong: (o) => (o.ask === "minus-absolute" ? String(Math.abs(o.a)) : undefined),
    // Below zero, who overlooks the bars takes the opposite of the number itself.
    did: (o) =>
      o.a < 0 ? "You stopped at the absolute value, or overlooked the bars." : "You stopped at the absolute value.",
    look: "What do the bars do to the number between them? What comes after that?",
    holds: "Only what is between the bars becomes a distance. The opposite is taken last.",
    sub: "Find the distance from 0 first. Think of that number on a number line. On which side of 0 is its opposite?",
    line: 2,
  }),
  namedError("SGN-10", "sizes-subtracted-across-zero", "conceptual", {
    wrong: (o) =>
      o.ask === "apart" && o.a * o.b < 0 ? unless(rightAnswer(o), Math.abs(Math.abs(o.a) - Math.abs(o.b))) : undefined,
    did: (o) =>
      `Your answer is the difference of the distances from 0, ${Math.max(Math.abs(o.a), Math.abs(o.b))} − ${Math.min(Math.abs(o.a), Math.abs(o.b))}.`,
    isFact: true,
    look: (o) => `Does the way from $${o.a}$ to $${o.b}$ pass 0?`,
    holds: "When 0 lies between, walk to 0 first and then on. Put both parts together.",
    sub: (o) => `$${o.a}$ is $${Math.abs(o.a)}$ steps from $0$. How many steps from $0$ is $${o.b}$?`,
    line: 2,
  }),
  namedError("SGN-11", "sizes-added-on-one-side", "conceptual", {
    wrong: (o) => (o.ask === "apart" && o.a * o.b > 0 ? String(Math.abs(o.a) + Math.abs(o.b)) : undefined),
    did: "You put both distances from 0 together.",
    look: (o) => `Does the way from $${o.a}$ to $${o.b}$ pass 0?`,
    holds: "On the same side the way does not pass 0: take the difference of the distances.",
    sub: (o) =>
      `$${o.a}$ is $${Math.abs(o.a)}$ steps from $0$, and $${o.b}$ is $${Math.abs(o.b)}$ steps. How many steps lie between them?`,
    line: 2,
  }),
  namedError("SGN-12", "signs-kept-between-bars", "sign", {
    wrong: (o) => (o.ask === "sum-of-sizes" ? unless(rightAnswer(o), o.a + o.b) : undefined),
    did: "You added the numbers as they stand.",
    look: "What do the bars do to a number below zero?",
    holds: "Each pair of bars gives a distance from 0, and a distance is never negative.",
    sub: (o) => `Write $|${o.a}|$ and $|${o.b}|$ as distances before you add.`,
  }),
  namedError("SGN-13", "bars-used-on-one-number", "sign", {
    wrong: (o) =>
      o.ask === "sum-of-sizes" && o.a < 0 && o.b < 0
        ? unless(rightAnswer(o), Math.abs(Math.abs(o.a) - Math.abs(o.b)))
        : undefined,
    did: "You used only one pair of bars, or took one distance away from the other.",
    look: "How many pairs of bars are there, and what does each of them do?",
    holds: "Each pair of bars gives a distance from 0, and a distance is never negative.",
    sub: (o) => `$|${o.a}| = ${Math.abs(o.a)}$. Find $|${o.b}|$ too. Are the two distances added or subtracted here?`,
  }),
  namedError("AD-01", "carry-not-added", "procedural", {
    wrong: (o) => {
      const isAdded = o.ask === "sum-of-sizes" || (o.ask === "apart" && o.a * o.b < 0);
      return isAdded && (Math.abs(o.a) % 10) + (Math.abs(o.b) % 10) > 9
        ? unless(rightAnswer(o), rightAnswer(o) - 10)
        : undefined;
    },
    did: "A carried ten is missing from your answer.",
    look: (o) => `How many ones do $${Math.abs(o.a)}$ and $${Math.abs(o.b)}$ have together?`,
    holds: "Ten ones make a ten. Carry it to the tens and add it there.",
    sub: (o) =>
      `Add $${Math.abs(o.a)}$ and $${Math.abs(o.b)}$ again: the ones first, then the tens with the one that is carried.`,
    line: 2,
  }),
  namedError("SGN-14", "start-counted-as-a-step", "procedural", {
    wrong: (o) =>
      (o.ask === "apart" || o.ask === "distance") && rightAnswer(o) <= 20 ? String(rightAnswer(o) + 1) : undefined,
    did: "You counted the start as a step.",
    look: "Where are you after the first step?",
    holds: "A step goes from one number to the next. At the start you have made no step yet.",
    sub: (o) =>
      `Start at $${o.a}$. The first step takes you to $${o.a + Math.sign((o.ask === "apart" ? o.b : 0) - o.a)}$.`,
    line: 2,
  }),
  namedError("SGN-15", "tick-at-zero-counted", "representation", {
    wrong: (o) => (o.ask === "line" ? String(o.a + Math.sign(o.a) * o.step) : undefined),
    did: "You counted the tick at 0 as a jump.",
    look: "Where does the first jump begin, and where does it end?",
    holds: "A jump goes from one tick to the next. At 0 you have made no jump yet.",
    sub: (o) => `The first jump ends at $${Math.sign(o.a) * o.step}$. Count on from there to A.`,
    highlights: () => [ticksAt(0), ticksAt(0), ticksAt(0)],
  }),
];
