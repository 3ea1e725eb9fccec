import type { Lesson } from "#engine";
import { FRACTION_SUMS } from "../../lessons/asks.ts";
import { ANY_BOTTOM, BIG_NUMBERS, BOTTOM_STAYS, ONE_BOTTOM, SUM_SIZE } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g5.fracadd",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Different bottoms mean parts of different sizes, so you cannot count them together yet.",
    "Cut the parts until all have the same size: that is a common bottom.",
    "Each top changes with its bottom; then add the tops.",
  ],
  again:
    "Think of a half and a quarter of a pizza. Cut the half once more: it is two quarters. Two quarters and one quarter are three quarters, slices of one size.",
  picture: {
    type: "fraction-bars",
    alt: "Three bars of the same length. 1 of 2 parts is shaded, then 2 of 4 parts, which is as long, then 1 of 4 parts.",
    bars: [
      { parts: 2, shaded: 1, label: "1/2" },
      { parts: 4, shaded: 2, label: "2/4" },
      { parts: 4, shaded: 1, label: "1/4" },
    ],
  },
  example: { difficulty: 2 },
  check: {
    question: "You add $\\frac{1}{3}$ and $\\frac{1}{4}$. Which bottom can you use?",
    choices: ["7", "3", "12"],
    right: 2,
    whenRight: "You found a number that 3 and 4 both go into.",
    whenNot: ["Do 3 and 4 both go into 7?", "Fourths cannot be cut into thirds evenly.", ""],
  },
  checkAgain: {
    question: "You write $\\frac{1}{3}$ with 12 on the bottom. What changes?",
    choices: ["both numbers, but not the amount", "the bottom number and nothing else", "both numbers and the amount"],
    right: 0,
    whenRight: "You saw more parts, but smaller ones.",
    whenNot: ["", "Is one twelfth as much as one third?", "Cut a slice into pieces. Do you have more pizza?"],
  },
  commonError: {
    misconception: "FO-01",
    what: "Adding tops and bottoms: $\\frac{1}{2} + \\frac{1}{4}$ as $\\frac{2}{6}$.",
    tempting: "It is quick, and adding what you see has worked elsewhere.",
    instead: "Make the bottom numbers the same first, and check the size of your answer.",
  },
  rubric: [
    {
      idea: "the parts must have the same size",
      words: ["same size", "common", "same bottom", "same denomin", "different size", "bottoms the same", "match"],
      ask: "Why can you not add the tops straight away?",
    },
    {
      idea: "each top changes with its bottom",
      words: ["multipl", "times", "equivalent", "change the top", "both", "cut", "turn"],
      ask: "How did you change the fractions?",
    },
    {
      idea: "the tops are added once the parts are alike",
      words: ["add", "plus"],
      ask: "What did you do once the bottom numbers were the same?",
    },
  ],
  terms: [
    { words: ["simplify"], means: "To simplify is to write the same fraction with the smallest numbers." },
    { words: ["multiply", "multiplying"], means: "To multiply is to take a number several times, or a part of it." },
    {
      words: ["common denominator", "common bottom"],
      means: "A common denominator is a bottom number that all the fractions can have.",
    },
    { words: ["unlike denominators", "unlike"], means: "Unlike denominators are bottom numbers that differ." },
    {
      words: ["equivalent", "equivalent fractions"],
      means: "Equivalent fractions are different names for the same amount.",
    },
    {
      words: ["numerator", "top number", "top"],
      means: "The numerator is the top number: how many parts there are.",
    },
    {
      words: ["denominator", "bottom number", "bottom"],
      means: "The denominator is the bottom number: how big the parts are.",
    },
    { words: ["lowest terms"], means: "A fraction is in lowest terms when only 1 divides top and bottom." },
  ],
  answers: [
    BIG_NUMBERS,
    SUM_SIZE,
    BOTTOM_STAYS,
    {
      frames: ["how", "when"],
      concept: "checking",
      when: [["check", "sure", "is right", "it right", "am right"]],
      say: "Take one number away from your answer. The other one must be left.",
    },
    {
      frames: ["whether", "other-way", "how"],
      concept: "improper",
      when: [
        ["first", "instead", "turn", "change", "make"],
        ["top heavy", "wholes", "one fraction", "1 fraction", "big fraction"],
      ],
      say: "You may write wholes as parts first. Adding wholes and parts apart keeps the numbers smaller.",
    },
    ONE_BOTTOM,
    ANY_BOTTOM,
    {
      frames: ["whether", "when"],
      concept: "multiplying-bottoms",
      when: [
        [
          "multiply the bottoms",
          "times the bottoms",
          "always multiply",
          "multiply the denominators",
          "times the denominators",
        ],
      ],
      say: "Multiplying the bottom numbers always gives a common bottom. A smaller one may exist, and it keeps the numbers small.",
    },
    {
      frames: ["how", "what", "where", "other-way"],
      concept: "common-bottom",
      when: [
        ["find", "which number", "how do i get", "quick way", "what number"],
        ["common", "bottom", "denominator", "number"],
      ],
      say: "Count up in the larger bottom. Stop at the first number that the other bottom goes into.",
    },
    {
      frames: ["why", "when"],
      concept: "unlike-bottoms",
      when: [
        ["why", "do they", "can i"],
        ["same", "common", "add the bottoms", "just add"],
      ],
      say: "The bottom says how big the parts are. Halves and thirds are different things, so counting them together tells nothing yet.",
    },
    {
      frames: ["why", "whether"],
      concept: "top",
      when: [["top", "numerator"]],
      say: "When parts are cut smaller, there are more of them. So the top is multiplied by the same number as the bottom.",
    },
    {
      frames: ["how", "whether", "case"],
      concept: "mixed",
      when: [["mixed", "whole number", "wholes"]],
      say: "Add the wholes and add the fractions. If the fractions make more than one whole, move that whole over.",
    },
    {
      frames: ["how", "when", "case"],
      concept: "more-than-one",
      when: [["more than 1", "bigger than 1", "improper", "more than one"]],
      say: "When the parts fill a whole, take it out and write it in front. What is left stays as a fraction.",
    },
    {
      frames: ["whether"],
      concept: "simplifying",
      when: [["simplify", "lowest"]],
      say: "Simplify at the end when the question asks for lowest terms. Divide top and bottom by the same number.",
    },
  ],
  asks: FRACTION_SUMS,
  use: "You use it to add a half cup and a third of a cup.",
};
