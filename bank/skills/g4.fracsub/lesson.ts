import type { Lesson } from "#engine";
import { ORDER_MATTERS, REST_SIZE, TAKE_WHEN, WHOLES_APART } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g4.fracsub",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Parts of the same size can be taken away from each other.",
    "So subtract the tops; the bottom stays, for the size stays.",
    "If there are too few parts, open one whole into parts first.",
  ],
  again:
    "Break a bar into 8 pieces, all eighths. Give away 3 of the 8 eighths, and 5 eighths are left. The pieces stay as big as they were.",
  picture: {
    type: "fraction-bars",
    alt: "Two bars with 8 equal parts. The first is shaded all over, on the second 5 parts are shaded.",
    bars: [
      { parts: 8, shaded: 8, label: "1" },
      { parts: 8, shaded: 5, label: "5/8" },
    ],
  },
  example: { difficulty: 3 },
  check: {
    question: "You take $\\frac{2}{9}$ away from $\\frac{7}{9}$. What is left?",
    choices: ["$\\frac{5}{9}$", "$5$", "$\\frac{9}{9}$"],
    right: 0,
    whenRight: "You took the tops, and the parts are still ninths.",
    whenNot: ["", "That counts parts. How big is each part?", "Is there more now, or less?"],
  },
  checkAgain: {
    question: "You break a bar into 6 equal pieces and give away 2. What is each piece that is left?",
    choices: ["a fourth of the bar", "a sixth of the bar", "a half of the bar"],
    right: 1,
    whenRight: "You saw that the pieces keep their size.",
    whenNot: [
      "Four pieces are left. How many made the whole bar?",
      "",
      "Would two of those pieces make the whole bar?",
    ],
  },
  commonError: {
    misconception: "FO-07",
    what: "Taking the bottom numbers away too.",
    tempting: "You subtract whatever you see in pairs.",
    instead: "Subtract the tops only. The parts keep their size.",
  },
  rubric: [
    {
      idea: "the parts have the same size, so the bottom stays",
      words: ["same size", "bottom", "denomin", "size", "same parts"],
      ask: "What happens to the bottom number, and why?",
    },
    {
      idea: "the tops are subtracted",
      words: ["top", "numerat", "take away", "took away", "minus", "subtract", "left"],
      ask: "What did you do with the tops?",
    },
  ],
  terms: [
    {
      words: ["numerator", "top number", "top"],
      means: "The numerator is the top number: how many parts there are.",
    },
    {
      words: ["denominator", "bottom number", "bottom"],
      means: "The denominator is the bottom number: how big the parts are.",
    },
    { words: ["difference"], means: "The difference is how much more one number is than the other." },
    { words: ["whole"], means: "A whole is all the parts of one thing." },
    { words: ["mixed number"], means: "A mixed number has a whole number and a fraction." },
  ],
  answers: [
    REST_SIZE,
    {
      frames: ["how", "case", "what"],
      concept: "missing-number",
      when: [
        ["missing", "box", "gap", "which fraction"],
        ["how do i", "what if", "what do i", "fraction"],
      ],
      say: "Where the part that goes is missing, take the rest from the start. The bottom stays.",
    },
    WHOLES_APART,
    ORDER_MATTERS,
    TAKE_WHEN,
    {
      frames: ["whether", "case"],
      concept: "unlike-bottoms",
      when: [["different", "not the same", "unlike"]],
      say: "Parts of different size must be cut to the same size first. Here they already match.",
    },
    {
      frames: ["why", "whether", "case"],
      concept: "bottom",
      when: [["bottom", "denominator"]],
      say: "Taking some parts away does not change how big the others are. So the bottom stays.",
    },
    {
      frames: ["how", "case"],
      concept: "from-whole",
      when: [["whole", "from 1", "from one", "1 take", "one take", "5 -", "1 -", "turn"]],
      say: "Open one whole: it has as many parts as the bottom number says. Then you can take parts away.",
    },
    {
      frames: ["how", "whether", "case"],
      concept: "too-few",
      when: [["not enough", "too few", "too small", "top is smaller", "bigger top", "negative", "less than"]],
      say: "Open one of the wholes and add its parts to those you have. Then there are enough.",
    },
    {
      frames: ["how"],
      concept: "checking",
      when: [["check", "sure", "right"]],
      say: "Add what you took away to what is left. You must get the start again.",
    },
    {
      frames: ["whether"],
      concept: "zero",
      when: [["0", "zero", "nothing", "all of"]],
      say: "When all parts are taken away, the top is 0. That fraction is worth 0.",
    },
  ],
  asks: [
    { of: ["ga"], say: "You know the start and what is left. How much was taken away?" },
    { of: ["lo"], say: "Compare both lengths. How much longer is one than the other?" },
    { of: ["who"], say: "All of it is one whole. How much is left without the part you know?" },
    { say: "Take the smaller number away from the bigger one. How much is left?" },
  ],
  use: "You use it to see how much of a cake is left.",
};
