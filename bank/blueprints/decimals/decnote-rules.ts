import type { MisconceptionRule } from "#engine";
import {
  answerUnits,
  counted,
  hundredths,
  isSmallHundredths,
  lineStart,
  type Notation,
  stepOf,
  tenths,
} from "./decnote-numbers.ts";
import { dec, shortDec } from "./kit-decimals.ts";

/** So many hundredths, ten or more and no whole, to be written as a decimal. */
function countsHundredths({ ask, whole, n, d }: Notation): boolean {
  return whole === 0 && d === 100 && n > 10 && ["words", "fraction", "length", "blocks"].includes(ask);
}

/** Misconception rules of tenths and hundredths as decimals. */
export const decnoteRules: readonly MisconceptionRule<Notation>[] = [
  {
    id: "DC-25",
    tag: "ten-written-in-one-place",
    category: "representation",
    wrong: (o) => (o.ask === "count-on" ? `${counted(o).at(-1)?.slice(0, -1) ?? ""}10` : undefined),
    explanation: () => "You wrote two digits in the last place.",
    hints: (o) => [
      "How many digits fit in the last place?",
      "A place holds one digit. What is ten or more moves to the place before.",
      `Ten of the last place make one of the place before. Which digit of ${counted(o)[2]} goes up by one?`,
    ],
    divergesAt: 2,
  },
  {
    id: "FC-23",
    tag: "tenths-and-hundredths-added-as-they-are",
    category: "conceptual",
    wrong: (o) => (o.ask === "sum" ? dec(100 * o.whole + tenths(o) + hundredths(o), 2) : undefined),
    explanation: () => "You added the top numbers.",
    hints: (o) => [
      "Are a tenth and a hundredth the same size?",
      "Tenths stand in the first place after the point, hundredths in the second. Each keeps its own place.",
      `${tenths(o) === 1 ? "One tenth is" : "Think of the tenths: they are"} ${10 * tenths(o)} hundredths. Add the hundredths of the other fraction to these.`,
    ],
    divergesAt: 1,
  },
  {
    id: "DC-08",
    tag: "hundredths-written-in-the-tenths-place",
    category: "representation",
    wrong: (o) => (isSmallHundredths(o) && o.ask !== "to-fraction" ? dec(10 * o.whole + o.n, 1) : undefined),
    explanation: (o) => `You wrote the ${o.n} in the tenths place.`,
    hints: (o) => [
      "Which place after the point is for hundredths?",
      "Hundredths stand in the second place after the point. An empty place before them needs a zero.",
      `Ten hundredths make one tenth, and here are fewer: ${o.n}. What stands in the tenths place then?`,
    ],
    divergesAt: 2,
  },
  {
    id: "DC-N3",
    tag: "tenths-written-as-hundredths",
    category: "representation",
    wrong: (o) => (o.d === 10 ? dec(100 * o.whole + o.n, 2) : undefined),
    explanation: () => "You left the tenths place empty and wrote the tenths after it.",
    hints: (o) => [
      "Which place comes right after the point?",
      "Tenths stand right after the point. No place comes between.",
      `Before the point stands ${o.whole}. Write the ${o.n} in the place right after the point.`,
    ],
    divergesAt: 2,
  },
  {
    id: "DC-N13",
    tag: "hundredths-written-as-thousandths",
    category: "representation",
    wrong: (o) =>
      o.d === 100 && ["fraction", "length", "words", "blocks", "chart"].includes(o.ask)
        ? dec(1000 * o.whole + o.n, 3)
        : undefined,
    explanation: () => "Your last digit stands one place too far to the right.",
    hints: (o) => [
      "In which place after the point do hundredths stand?",
      "The first place after the point is for tenths, the second for hundredths.",
      `Before the point stands ${o.whole}. The ${o.n % 10} belongs in the second place after it.`,
    ],
    divergesAt: 2,
  },
  {
    id: "AD-01",
    tag: "carry-not-added",
    category: "procedural",
    wrong: (o) => (o.ask === "count-on" && stepOf(o) === 1 && o.n % 10 === 9 ? dec(answerUnits(o) - 10, 2) : undefined),
    explanation: () => "The hundredths make a new tenth, and it is missing from your number.",
    hints: (o) => [
      "Is your number greater than the last one that is told?",
      "Ten hundredths make a tenth. It is added to the tenths.",
      `After ${counted(o).at(-1) ?? ""} comes one more hundredth. What do ten hundredths make?`,
    ],
    divergesAt: 2,
  },
  {
    id: "DC-N14",
    tag: "left-end-counted-as-a-step",
    category: "procedural",
    wrong: (o) => (o.ask === "line" && o.n % 10 < 9 ? dec(o.d * o.whole + o.n + 1, o.d === 10 ? 1 : 2) : undefined),
    explanation: () => "You may have counted the left end as a step.",
    hints: (o) => [
      "Where does the first small step end?",
      "A step goes from one tick to the next. At the left end you have made no step yet.",
      `At the left end is ${shortDec(o.d * o.whole + o.n - (o.n % 10), o.d === 10 ? 1 : 2)}. Count the steps from there to the dot, one by one.`,
    ],
    divergesAt: 1,
  },
  {
    id: "DC-N10",
    tag: "hundredths-written-as-wholes",
    category: "representation",
    wrong: (o) => (countsHundredths(o) ? String(o.n) : undefined),
    explanation: (o) => `You wrote ${o.n} wholes.`,
    hints: (o) => [
      "Are there more or less than a hundred hundredths? How much are a hundred hundredths?",
      "A hundred hundredths make one whole. With fewer than a hundred all digits stand after the point.",
      `There are no wholes: write 0 and the point. The ${o.n} hundredths come after it.`,
    ],
    divergesAt: 1,
  },
  {
    id: "DC-N11",
    tag: "point-after-the-first-digit",
    category: "representation",
    wrong: (o) => (countsHundredths(o) ? dec(o.n, 1) : undefined),
    explanation: (o) => `You wrote ${tenths(o)} ${tenths(o) === 1 ? "whole" : "wholes"} and ${hundredths(o)} tenths.`,
    hints: (o) => [
      "Is the number more than a whole or less than a whole?",
      "The point stands right after the ones. Where there are no ones, a 0 stands in their place.",
      `There are no wholes: write 0 and the point. The ${o.n} hundredths come after it.`,
    ],
    divergesAt: 1,
  },
  {
    id: "DC-N2",
    tag: "small-step-read-as-tenth",
    category: "conceptual",
    // From the left end of the line on: at 3.46 six steps from 3.4 are 4.0.
    wrong: (o) => (o.ask === "line" && o.d === 100 ? dec(10 * o.whole + tenths(o) + hundredths(o), 1) : undefined),
    explanation: () => "You counted every small step as a tenth.",
    hints: (o) => [
      "How far apart are the two numbers at the ends of the line?",
      "The ends are a tenth apart, and the line between them has ten small steps. So a small step is a hundredth.",
      `Count on from ${lineStart(o)} in hundredths, one for each small step up to the dot.`,
    ],
    divergesAt: 1,
  },
  {
    id: "DC-N12",
    tag: "small-steps-counted-as-ones",
    category: "representation",
    wrong: (o) => (o.ask === "line" && o.d === 10 && o.whole === 0 ? String(o.n) : undefined),
    explanation: () => "You counted the small steps as ones.",
    hints: () => [
      "How many small steps make 1 whole?",
      "Ten small steps make 1, so one small step is a tenth.",
      "Count on from 0 in tenths, one for each small step up to the dot.",
    ],
    divergesAt: 1,
  },
  {
    id: "DC-06",
    tag: "top-and-bottom-on-each-side-of-the-point",
    category: "conceptual",
    wrong: (o) =>
      o.whole === 0 && o.d === 10 && (o.ask === "fraction" || o.ask === "length") ? `${o.n}.${o.d}` : undefined,
    explanation: () => "You wrote the top number before the point and the bottom number after it.",
    hints: (o) => [
      "Is the fraction more than a whole or less than a whole?",
      "The bottom number only tells the place: tenths or hundredths. It is not written in the decimal.",
      `The ${o.n} counts tenths, and there is less than a whole. Write 0 and the point first. What comes after it?`,
    ],
    divergesAt: 1,
  },
  {
    id: "DC-07",
    tag: "bottom-number-after-the-point",
    category: "conceptual",
    wrong: (o) =>
      (o.ask === "fraction" || o.ask === "length") && o.d === 10 && o.n > 1 ? `${o.whole}.${o.d}` : undefined,
    explanation: () => "You wrote the bottom number of the fraction after the point.",
    hints: () => [
      "Which number of the fraction says how many parts are taken: the top number or the bottom number?",
      "The top number is written after the point. The bottom number tells which place it ends in.",
      "The bottom number 10 says that the parts are tenths. How many of them are there?",
    ],
    divergesAt: 2,
  },
  {
    id: "DC-09",
    tag: "digits-used-as-bottom-number",
    category: "conceptual",
    wrong: (o) => (o.ask === "to-fraction" && o.n > 1 ? `1/${o.n}` : undefined),
    explanation: () => "You put the number that stands after the point on the bottom of the fraction.",
    hints: (o) => [
      "Do the digits say how many parts you have, or how many parts make a whole?",
      "The top number counts the parts. The bottom number tells how many of them make a whole.",
      `The decimal has ${o.n} hundredths. Does a fraction with 1 on top have as many parts?`,
    ],
    divergesAt: 2,
  },
  {
    id: "DC-N1",
    tag: "hundredths-read-as-tenths",
    category: "representation",
    wrong: (o) => (o.ask === "to-fraction" ? `${o.n}/10` : undefined),
    explanation: () => "You read the last digit as tenths.",
    hints: (o) => [
      "Does the last digit stand right after the point, or one place further on?",
      "The place of the last digit tells the bottom number of the fraction.",
      `The last digit of ${dec(o.n, 2)} is ${hundredths(o)}. Does it count tenths or hundredths?`,
    ],
    divergesAt: 1,
  },
];
