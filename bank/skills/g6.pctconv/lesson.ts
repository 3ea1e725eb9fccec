import type { Lesson } from "#engine";
import { CHANGE_BACK } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g6.pctconv",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Percent means out of a hundred, so a percent is a number of hundredths.",
    "Fraction, decimal and percent are three ways to write the same number.",
    "To write a number in another of these ways, think of hundredths.",
  ],
  again:
    "Draw a square of 100 small boxes and colour 25. That is $\\frac{25}{100}$ of the square, $0.25$ of it, and $25\\%$. In big parts it is one fourth.",
  picture: {
    type: "fraction-bars",
    alt: "Two bars of the same length. On the first 7 of 10 parts are shaded, labelled 70 percent. On the second 1 of 4, labelled 25 percent.",
    bars: [
      { parts: 10, shaded: 7, label: "7/10 = 70%" },
      { parts: 4, shaded: 1, label: "1/4 = 25%" },
    ],
  },
  example: { difficulty: 3 },
  check: {
    question: "Which number is $8\\%$?",
    choices: ["$0.8$", "$8.0$", "$0.08$"],
    right: 2,
    whenRight: "You saw that 8 percent are 8 hundredths.",
    whenNot: ["That is 8 tenths. Percent counts hundredths.", "That is 8 wholes.", ""],
  },
  checkAgain: {
    question: "You colour half of a square of 100 boxes. What percent is that?",
    choices: ["$2\\%$", "$50\\%$", "$0.5\\%$"],
    right: 1,
    whenRight: "You counted the coloured boxes out of a hundred.",
    whenNot: ["How many of the 100 boxes are coloured?", "", "Would that be even one full box?"],
  },
  commonError: {
    misconception: "RP-24",
    what: "Using the bottom number as the percent: $\\frac{1}{4}$ as $4\\%$.",
    tempting: "It is the number that stands out in the fraction.",
    instead: "Change the bottom to 100: $\\frac{1}{4} = \\frac{25}{100}$. The top is the percent.",
  },
  rubric: [
    {
      idea: "you count in hundredths, out of a hundred",
      words: ["out of 100", "out of a hundred", "hundredth", "per hundred", "over 100", "over a hundred", "per 100"],
      ask: "What kind of parts did you count in?",
    },
    {
      idea: "the number is changed without changing its value",
      words: ["same value", "same amount", "worth the same", "equal", "multipl", "times", "divid", "move", "change"],
      ask: "What did you do to write it in the other way?",
    },
  ],
  terms: [
    { words: ["tenth", "tenths"], means: "A tenth is one of ten equal parts of one." },
    { words: ["multiply", "multiplying"], means: "To multiply is to take a number several times, or a part of it." },
    { words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9." },
    { words: ["percent", "per cent", "percentage", "%"], means: "Percent means out of a hundred." },
    { words: ["hundredth", "hundredths"], means: "A hundredth is one of a hundred equal parts of one." },
    { words: ["decimal", "decimals"], means: "A decimal is a number with a point, such as $0.25$." },
    {
      words: ["simplest form", "simplify", "lowest terms"],
      means: "In simplest form only 1 divides top and bottom.",
    },
    { words: ["convert", "change"], means: "To convert is to write the same number in another way." },
  ],
  answers: [
    {
      frames: ["whether", "why", "case"],
      concept: "small-percent",
      when: [
        ["1%", "2%", "3%", "4%", "5%", "6%", "7%", "8%", "9%", "small percent"],
        ["0.", "zero", "nought", "a 0"],
      ],
      say: "One percent is one hundredth. So below ten percent there are no tenths, and a zero stands there.",
    },
    {
      frames: ["whether", "when", "why"],
      concept: "percent-sign",
      when: [
        ["%", "percent sign", "sign"],
        ["write", "need", "put", "leave", "have to", "why", "forget"],
      ],
      say: "The sign says that hundredths are meant. Without it, $60$ would be sixty wholes.",
    },
    CHANGE_BACK,
    {
      frames: ["whether", "why", "case", "how"],
      concept: "same-amount",
      when: [
        ["bigger", "same amount", "still the same", "stay the same", "same thing", "worth"],
        ["number", "amount", "it", "percent", "decimal", "0."],
      ],
      say: "The amount stays the same. A percent counts it in hundredths, and so the number looks bigger.",
    },
    {
      frames: ["whether", "when", "case"],
      concept: "simplifying",
      when: [
        ["simplif", "simplest", "lowest", "leave it", "76/100", "smaller fraction"],
        ["have to", "can", "do i", "need", "must", "is it"],
      ],
      say: "A fraction in simplest form has the smallest numbers. Divide top and bottom until only 1 divides both.",
    },
    {
      frames: ["where", "whether"],
      concept: "ordering",
      when: [["bigger", "smaller", "larger"], ["or"]],
      say: "Write both the same way, as percents or as decimals. Then compare the two numbers.",
    },
    {
      frames: ["operation", "when"],
      concept: "choosing",
      when: [["times or", "multiply or", "or times", "or multiply", "or divide"]],
      say: "To get a percent, multiply by 100. To get from a percent to a decimal, divide by 100.",
    },
    {
      frames: ["case"],
      concept: "common-bottom",
      when: [
        ["bottom", "denominator"],
        ["100", "hundred", "different"],
      ],
      say: "Find an equal fraction with bottom 100. If there is none, divide top by bottom. For a percent, multiply that by 100.",
    },
    {
      frames: ["whether", "case"],
      concept: "over-hundred",
      when: [["more than 100", "over 100", "bigger than 100", "above 100", "more than 100%", "over 100%"]],
      say: "Yes. $100\\%$ is the whole, so more than that is more than one whole: $150\\%$ is $1.5$.",
    },
    {
      frames: ["why", "how", "when", "where"],
      concept: "moving-point",
      when: [["move", "dot", "point", "two places"]],
      say: "Percent counts hundredths. From decimal to percent you multiply by 100, so each digit moves two places left.",
    },
    {
      frames: ["why", "what"],
      concept: "hundred",
      when: [
        ["why", "how come"],
        ["100", "hundred"],
      ],
      say: "The word says it: per cent is Latin for “of a hundred”. A fixed bottom number makes parts of different things quick to compare.",
    },
    {
      frames: ["how"],
      concept: "fraction-to-percent",
      when: [["fraction"], ["percent", "%", "how", "change", "turn"]],
      say: "Find an equal fraction with bottom 100, and read its top. If that does not work, divide top by bottom and multiply by 100.",
    },
    {
      frames: ["how", "whether"],
      concept: "less-than-one",
      when: [["less than 1", "0.5%", "half a percent", "smaller than 1", "under 1"]],
      say: "A percent can be less than 1. Then it is less than one hundredth of the whole.",
    },
    {
      frames: ["when", "where"],
      concept: "which-form",
      when: [["which", "when", "better", "use"]],
      say: "Fraction, decimal and percent can be the same number, so choose what suits. Percents compare quickly, fractions keep thirds exact, decimals suit calculating.",
    },
  ],
  asks: [
    { of: ["ba"], say: "Look how much is shaded. How many out of a hundred would that be?" },
    { say: "Keep the amount, and write it in the other way. How does it look then?" },
  ],
  use: "You meet percents in sales, batteries and test results.",
};
