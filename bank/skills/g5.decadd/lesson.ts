import type { Lesson } from "#engine";
import { MONEY_SIGN, TENTHS_FIRST, UNEVEN_PLACES } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g5.decadd",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Only parts of the same size can be counted together.",
    "So tenths are added to tenths and hundredths to hundredths: line up the points.",
    "Ten hundredths make a tenth and ten tenths make one, just as with whole numbers.",
  ],
  again:
    "Think of coins: $0.1$ is a ten-cent coin and $0.01$ a cent. Put cents with cents and ten-cent coins with ten-cent coins. Ten of a kind are swapped for one of the next.",
  picture: {
    type: "place-value-chart",
    alt: "1.93 and 6.10 written with the points under each other. The sum is 8.03; a small 1 stands above the ones.",
    headings: ["", "Ones", ".", "Tenths", "Hundredths"],
    rows: [
      ["", "1", "", "", ""],
      ["", "1", ".", "9", "3"],
      ["+", "6", ".", "1", "0"],
      ["", "8", ".", "0", "3"],
    ],
  },
  example: { difficulty: 4 },
  check: {
    question: "You add $2.5$ and $0.25$. What goes under the 5 of $2.5$?",
    choices: ["the 5 of 0.25", "the 2 of 0.25", "nothing"],
    right: 1,
    whenRight: "You put tenths under tenths.",
    whenNot: ["Is that 5 a number of tenths?", "", "Does 0.25 have tenths?"],
  },
  checkAgain: {
    question: "You have 3 ten-cent coins and 4 cents: $0.3 + 0.04$. How much is that?",
    choices: ["$0.7$", "$0.07$", "$0.34$"],
    right: 2,
    whenRight: "You kept tenths and hundredths apart.",
    whenNot: ["Is a cent worth as much as a ten-cent coin?", "Is a ten-cent coin worth only one cent?", ""],
  },
  commonError: {
    misconception: "DC-10",
    what: "Adding each side of the point alone: $8.4 + 8.9 = 16.13$.",
    tempting: "The point looks like a wall between two numbers.",
    instead: "Ten tenths are one whole: carry it over the point.",
  },
  rubric: [
    {
      idea: "the points are lined up, so that equal places meet",
      words: ["line", "under", "point", "dot", "same place", "tenths with", "tenths and tenths"],
      ask: "How do you set out the numbers?",
    },
    {
      idea: "ten of one place make one of the next",
      words: [
        "carry",
        "carri",
        "make one",
        "makes one",
        "makes 1",
        "make 1",
        "make a",
        "makes a",
        "whole",
        "trade",
        "over ten",
        "more than ten",
        "more than 10",
      ],
      ask: "What happens when a place makes ten or more?",
    },
  ],
  terms: [
    { words: ["multiply", "multiplying"], means: "To multiply is to take a number several times, or a part of it." },
    { words: ["decimal", "decimals"], means: "A decimal is a number with a point, such as $0.35$." },
    { words: ["decimal point", "point", "dot"], means: "The point stands between the ones and the tenths." },
    { words: ["tenth", "tenths"], means: "A tenth is one of ten equal parts of one." },
    { words: ["hundredth", "hundredths"], means: "A hundredth is one of a hundred equal parts of one." },
    { words: ["carry", "carried"], means: "To carry is to move ten of one place to the next place." },
  ],
  answers: [
    TENTHS_FIRST,
    MONEY_SIGN,
    {
      frames: ["how", "case", "what", "why"],
      concept: "missing-number",
      when: [
        ["box", "missing", "gap", "first number"],
        ["how do i", "what if", "why do", "what do i"],
      ],
      say: "A box at the start is found by adding back what was taken. So a minus sign can lead to adding.",
    },
    {
      frames: ["whether", "why", "how", "case"],
      concept: "like-places",
      when: [
        ["behind", "after", "right side", "second part", "other side", "on their own", "both sides", "on its own"],
        ["own", "separate", "alone", "both"],
      ],
      say: "The part after the point is no number of its own. Tenths go with tenths, hundredths with hundredths.",
    },
    {
      frames: ["whether", "other-way"],
      concept: "expanded",
      when: [
        ["split", "first", "separate", "apart", "whole numbers", "break"],
        ["whole", "up", "it", "parts", "number"],
      ],
      say: "Yes, add the wholes and the parts apart. Ten tenths make one more whole.",
    },
    UNEVEN_PLACES,
    {
      frames: ["why", "whether", "when", "case"],
      concept: "end-zero",
      when: [
        ["zero", "0"],
        ["end", "add", "put", "fill", "write", "why"],
      ],
      say: "You may write zeros at the end of a decimal, because they add no parts. They help to see which places meet.",
    },
    {
      frames: ["how", "whether", "case"],
      concept: "whole-and-decimal",
      when: [["whole number", "no point", "without a point", "12 the same"]],
      say: "A whole number ends at its point: $12$ is $12.00$. Write the point and zeros, then line up.",
    },
    {
      frames: ["why", "how", "whether", "case"],
      concept: "points-in-line",
      when: [
        ["why", "do i", "do you", "how"],
        ["line", "set it out", "under", "dots"],
      ],
      say: "With the points under each other, tenths stand under tenths. Only parts of the same size can be added.",
    },
    {
      frames: ["how", "whether", "when", "case"],
      concept: "carrying",
      when: [["carry", "over the point", "more than ten", "more than 10", "ten tenths", "over ten"]],
      say: "Ten tenths are one whole, so it joins the ones. Carrying goes over the point as anywhere else.",
    },
    {
      frames: ["how"],
      concept: "checking",
      when: [["check", "sure", "right"]],
      say: "Round both numbers to whole ones and add. Your sum should be near that.",
    },
    {
      frames: ["whether"],
      concept: "counting-places",
      when: [["places", "count", "how many digits"]],
      say: "In a sum the places stay as they are. Counting places together belongs to multiplying, not to adding.",
    },
  ],
  asks: [
    { of: ["ga"], say: "Something was taken away. How much was there at first?" },
    { say: "Put both amounts together. How much is that in all?" },
  ],
  use: "You add decimals when you add prices or measured lengths.",
};
