import type { MisconceptionRule } from "#engine";
import { namedError } from "../named-error.ts";
import {
  answerUnits,
  counted,
  fillsTwoPlaces,
  hundredths,
  isSmallHundredths,
  lineStart,
  type Notation,
  stepOf,
  tenths,
} from "./decnote-numbers.ts";
import { countOf, dec, shortDec } from "./kit-decimals.ts";

/** So many hundredths, ten or more and no whole, to be written as a decimal. */
export function countsHundredths({ ask, whole, n, d }: Notation): boolean {
  return whole === 0 && d === 100 && n > 10 && ["words", "fraction", "length", "blocks"].includes(ask);
}

/** The digit after the point; where there is the same before it, it is said which one is meant. */
function digitTold({ whole, n }: Notation): string {
  return whole === n ? `${n} after the point` : String(n);
}

/** Misconception rules of tenths and hundredths as decimals. */
export const decnoteRules: readonly MisconceptionRule<Notation>[] = [
  namedError("DC-25", "ten-written-in-one-place", "representation", {
    wrong: (o) => (o.ask === "count-on" ? `${counted(o).at(-1)?.slice(0, -1) ?? ""}10` : undefined),
    did: "You wrote two digits in the last place.",
    look: "How many digits fit in the last place?",
    holds: "A place holds only one digit. Ten in a place make one in the place on its left.",
    sub: (o) =>
      fillsTwoPlaces(o)
        ? "Ten hundredths make a new tenth. Are there ten tenths then? Where do these go?"
        : `Ten in the last place make one in the place on its left. Which digit of ${counted(o)[2]} goes up by one?`,
    line: 2,
  }),
  namedError("DC-25", "ten-written-in-one-place", "representation", {
    wrong: (o) => (fillsTwoPlaces(o) ? `${o.whole}.100` : undefined),
    did: "You counted on from 99 to 100 after the point.",
    look: "How many places after the point does your number have?",
    holds: "After the point, 99 counts hundredths. A hundred hundredths make one whole.",
    sub: (o) => `Each step is one hundredth. How many hundredths are missing from ${counted(o)[2]} to the next whole?`,
    line: 2,
  }),
  namedError("FC-23", "tenths-and-hundredths-added-as-they-are", "conceptual", {
    wrong: (o) => (o.ask === "sum" ? dec(100 * o.whole + tenths(o) + hundredths(o), 2) : undefined),
    did: "You added the top numbers.",
    look: "Are a tenth and a hundredth the same size?",
    holds: "The first place after the decimal point is for tenths, the second for hundredths.",
    sub: (o) =>
      `${tenths(o) === 1 ? "One tenth is" : `Think of the ${tenths(o)} tenths: they are`} ${10 * tenths(o)} hundredths. Add the hundredths of the other fraction to these.`,
  }),
  namedError("DC-08", "hundredths-written-in-the-tenths-place", "representation", {
    wrong: (o) => (isSmallHundredths(o) && o.ask !== "to-fraction" ? dec(10 * o.whole + o.n, 1) : undefined),
    did: (o) => `You wrote the ${digitTold(o)} in the tenths place.`,
    look: "What does the place right after the point count: tenths or hundredths?",
    holds:
      "The second place after the decimal point is for hundredths. An empty place between the point and a digit needs a zero.",
    sub: (o) =>
      `Your ${digitTold(o)} counts tenths. Move it one place to the right. Which digit fills the place that it leaves?`,
    line: 2,
  }),
  namedError("DC-N3", "tenths-written-as-hundredths", "representation", {
    wrong: (o) => (o.d === 10 ? dec(100 * o.whole + o.n, 2) : undefined),
    did: (o) => `You wrote the ${digitTold(o)} in the hundredths place.`,
    look: "Which place comes right after the point?",
    holds: "Tenths come right after the point, with no place between.",
    sub: (o) =>
      `In your number a 0 is right after the point. Are there no tenths, or ${o.n === 1 ? "is" : "are"} there ${o.n}?`,
    line: 2,
  }),
  namedError("DC-N13", "hundredths-written-as-thousandths", "representation", {
    wrong: (o) =>
      o.d === 100 && ["fraction", "length", "words", "blocks", "chart"].includes(o.ask)
        ? dec(1000 * o.whole + o.n, 3)
        : undefined,
    did: (o) => `Your ${o.n > 9 ? "digits after the point are" : `${digitTold(o)} is`} one place too far to the right.`,
    isFact: true,
    look: "How many places after the point does your number have?",
    holds: "The first place after the decimal point is for tenths, the second for hundredths.",
    sub: (o) =>
      `The ${o.whole} before the point is right. In which place after the point is your last digit? Where must it stand, so that it counts hundredths?`,
    line: 2,
  }),
  namedError("AD-01", "carry-not-added", "procedural", {
    wrong: (o) => (o.ask === "count-on" && stepOf(o) === 1 && o.n % 10 === 9 ? dec(answerUnits(o) - 10, 2) : undefined),
    did: "The hundredths make a new tenth, and it is missing from your number.",
    look: (o) => `Is your number greater than ${counted(o)[2]}?`,
    holds: "Ten hundredths make a tenth. It is added to the tenths.",
    sub: (o) => `After ${counted(o).at(-1) ?? ""} comes one more hundredth. What do ten hundredths make?`,
    line: 2,
  }),
  namedError("DC-N14", "left-end-counted-as-a-step", "procedural", {
    wrong: (o) => (o.ask === "line" && o.n % 10 < 9 ? dec(o.d * o.whole + o.n + 1, o.d === 10 ? 1 : 2) : undefined),
    did: "You counted the left end as a step.",
    look: "Where does the first small step end?",
    holds: "A step goes from one mark to the next. At the left end you have made no step yet.",
    sub: (o) =>
      `The left end is ${shortDec(o.d * o.whole + o.n - (o.n % 10), o.d === 10 ? 1 : 2)}. Count the steps from there to the dot, one by one.`,
  }),
  namedError("DC-N10", "hundredths-written-as-wholes", "representation", {
    wrong: (o) => (countsHundredths(o) ? String(o.n) : undefined),
    did: (o) => (o.ask === "length" ? `Your ${o.n} means ${o.n} whole metres.` : `You wrote ${o.n} wholes.`),
    isFact: (o) => o.ask === "length",
    look: (o) =>
      o.ask === "blocks"
        ? `A big square is one whole. Is there enough here for ${o.n} big squares, or not even for one?`
        : `Is ${o.n} more or less than 100? What do 100 hundredths make?`,
    holds: "A hundred hundredths make one whole. With fewer than a hundred, there is only a 0 before the point.",
    sub: (o) =>
      `There are no wholes, so write 0 before the point. In which place after it does the last digit of ${o.n} belong?`,
  }),
  namedError("DC-N11", "point-after-the-first-digit", "representation", {
    wrong: (o) => (countsHundredths(o) ? dec(o.n, 1) : undefined),
    did: (o) => `You wrote ${tenths(o)} ${tenths(o) === 1 ? "whole" : "wholes"} and ${countOf(hundredths(o), 1)}.`,
    look: "Is the number more than a whole or less than a whole?",
    holds: "The decimal point comes right after the ones. Where there are no ones, write a 0 in their place.",
    sub: (o) =>
      `There are no wholes, so write 0 before the point. In which place after it does the last digit of ${o.n} belong?`,
  }),
  namedError("DC-N2", "small-step-read-as-tenth", "conceptual", {
    // From the left end of the line on: at 3.46 six steps from 3.4 are 4.0.
    wrong: (o) => (o.ask === "line" && o.d === 100 ? dec(10 * o.whole + tenths(o) + hundredths(o), 1) : undefined),
    did: "You counted every small step as a tenth.",
    look: "How far apart are the two numbers at the ends of the line?",
    holds: "The ends are a tenth apart, and the line between them has ten small steps. So a small step is a hundredth.",
    sub: (o) => `Count on from ${lineStart(o)} in hundredths, one for each small step up to the dot.`,
  }),
  namedError("DC-N12", "small-steps-counted-as-ones", "representation", {
    wrong: (o) => (o.ask === "line" && o.d === 10 && o.whole === 0 ? String(o.n) : undefined),
    did: "You counted the small steps as ones.",
    look: "How many small steps make 1 whole?",
    holds: "Ten small steps make 1, so one small step is a tenth.",
    sub: "Count on from 0 in tenths, one for each small step up to the dot.",
  }),
  namedError("DC-06", "top-and-bottom-on-each-side-of-the-point", "conceptual", {
    wrong: (o) =>
      o.whole === 0 && o.d === 10 && (o.ask === "fraction" || o.ask === "length") ? `${o.n}.${o.d}` : undefined,
    did: "You wrote the top number before the point and the bottom number after it.",
    look: "Is the fraction more than a whole or less than a whole?",
    holds: "The bottom number only tells the place: tenths or hundredths. It is not written in the decimal.",
    sub: (o) =>
      `The ${o.n} counts tenths, and there is less than a whole. What do you write before the point, and what right after it?`,
  }),
  namedError("DC-07", "bottom-number-after-the-point", "conceptual", {
    wrong: (o) =>
      (o.ask === "fraction" || o.ask === "length") && o.d === 10 && o.n > 1 ? `${o.whole}.${o.d}` : undefined,
    did: "You wrote the bottom number of the fraction after the point.",
    look: "Which number of the fraction says how many parts are taken: the top number or the bottom number?",
    holds: "The digits of the top number stand after the point. The bottom number tells the place of the last one.",
    sub: "The bottom number 10 says that the parts are tenths. How many of them are there?",
    line: 2,
  }),
  namedError("DC-09", "digits-used-as-bottom-number", "conceptual", {
    wrong: (o) => (o.ask === "to-fraction" && o.n > 1 ? `1/${o.n}` : undefined),
    did: "You put the digits after the point on the bottom of the fraction.",
    look: "Do the digits say how many parts you have, or how many parts make a whole?",
    holds: "The top number counts the parts. The bottom number tells how many of them make a whole.",
    sub: (o) => `The decimal has ${o.n} hundredths. Does a fraction with 1 on top have as many parts?`,
    line: 2,
  }),
  namedError("DC-N1", "hundredths-read-as-tenths", "representation", {
    wrong: (o) => (o.ask === "to-fraction" ? `${o.n}/10` : undefined),
    did: "You read the last digit as tenths.",
    look: "Is the last digit right after the point, or one place further on?",
    holds: "The place of the last digit tells the bottom number of the fraction.",
    sub: (o) => `The last digit of ${dec(o.n, 2)} is ${hundredths(o)}. Does it count tenths or hundredths?`,
  }),
];
