import type { Lesson } from "#engine";
import { FRACTION_SUMS } from "../../lessons/asks.ts";
import { SAME_FRACTION, SUM_SIZE } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g4.fracadd",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "The bottom number says how big the parts are.",
    "When the bottom numbers are the same, all parts have the same size.",
    "So only the tops are added, and the bottom stays.",
  ],
  again:
    "Three apples and two apples are five apples. Three sevenths and two sevenths are five sevenths. The bottom number is like the name of the thing you count.",
  picture: {
    type: "fraction-bars",
    alt: "Three bars with 7 equal parts each. 3 are shaded on the first, 2 on the second, and 5 on the third.",
    bars: [
      { parts: 7, shaded: 3, label: "3/7" },
      { parts: 7, shaded: 2, label: "2/7" },
      { parts: 7, shaded: 5, label: "5/7" },
    ],
  },
  example: { difficulty: 2 },
  check: {
    question: "Why does the bottom stay 7 in $\\frac{3}{7} + \\frac{2}{7}$?",
    choices: ["Bottom numbers never change.", "7 is the bigger number.", "The parts are still sevenths."],
    right: 2,
    whenRight: "You saw that adding does not change the size of the parts.",
    whenNot: ["They do change when parts are cut smaller.", "What does the bottom number tell about the parts?", ""],
  },
  checkAgain: {
    question: "You eat 1 fourth of a pizza, then 1 fourth more. What have you eaten?",
    choices: ["2 fourths", "2 eighths", "1 eighth"],
    right: 0,
    whenRight: "You counted pieces of one size.",
    whenNot: ["", "Did the pieces become smaller when you ate more?", "Have you eaten more now, or less?"],
  },
  commonError: {
    misconception: "FO-01",
    what: "Adding the bottom numbers too: $\\frac{3}{7} + \\frac{2}{7} = \\frac{5}{14}$.",
    tempting: "You see four numbers and add them in pairs.",
    instead: "Keep the bottom. It names the size, and the size stays.",
  },
  rubric: [
    {
      idea: "the parts have the same size",
      words: [
        "same size",
        "same bottom",
        "bottoms are the same",
        "denomin",
        "all sevenths",
        "same parts",
        "size",
        "same kind",
      ],
      ask: "What does the bottom number tell you about the parts?",
    },
    {
      idea: "the tops are added",
      words: ["top", "numerat", "count", "how many"],
      ask: "What did you do to get the top?",
    },
    {
      idea: "the bottom stays",
      words: ["keep", "kept", "stay", "does not change", "still", "leave", "left the bottom"],
      ask: "What happens to the bottom number?",
    },
  ],
  terms: [
    { words: ["lowest terms", "simplify"], means: "In lowest terms only 1 divides both top and bottom." },
    {
      words: ["numerator", "top number", "top"],
      means: "The numerator is the top number: how many parts there are.",
    },
    {
      words: ["denominator", "bottom number", "bottom"],
      means: "The denominator is the bottom number: how big the parts are.",
    },
    { words: ["like denominators", "same bottom"], means: "Like denominators are bottom numbers that are the same." },
    { words: ["mixed number"], means: "A mixed number has a whole number and a fraction." },
    { words: ["sum"], means: "The sum is what you get when you add." },
    { words: ["whole"], means: "A whole is all the parts of one thing." },
  ],
  answers: [
    SUM_SIZE,
    SAME_FRACTION,
    {
      frames: ["how", "case", "what"],
      concept: "missing-number",
      when: [
        ["box", "missing", "gap", "which fraction did"],
        ["how do i", "what if", "what do i", "fraction"],
      ],
      say: "Where one fraction is missing, take the one you know from the sum. The bottom stays.",
    },
    {
      frames: ["how", "when"],
      concept: "checking",
      when: [["check", "sure", "is right", "it right", "am right"]],
      say: "Take one fraction away from your answer. The other one must be left.",
    },
    {
      frames: ["why", "how", "whether", "case"],
      concept: "bottom",
      when: [
        ["bottom", "denominator", "denominators"],
        ["add", "why", "same", "stay", "keep", "change"],
      ],
      say: "The bottom says how big the parts are. Putting parts together does not change their size, so it stays.",
    },
    {
      frames: ["whether", "case"],
      concept: "more-than-one",
      when: [
        ["bigger than", "more than", "over one", "top heavy", "improper"],
        ["top", "bottom", "whole", "one", "1"],
      ],
      say: "A top bigger than the bottom means more than one whole. Take out the parts that make a whole. Write what is left beside it.",
    },
    {
      frames: ["whether", "case"],
      concept: "unlike-bottoms",
      when: [["different", "not the same", "unlike"]],
      say: "Parts of different size cannot be counted together as they are. First cut the parts to the same size.",
    },
    {
      frames: ["whether", "when"],
      concept: "simplifying",
      when: [["simplify", "lowest", "reduce"]],
      say: "You may always simplify a fraction. You have to when the question asks for lowest terms.",
    },
    {
      frames: ["how", "whether", "case"],
      concept: "three-of-them",
      when: [["three", "3", "more fractions"]],
      say: "Adding the tops works for three fractions too. Add all the tops and keep the bottom.",
    },
    {
      frames: ["why"],
      concept: "adding-fractions",
      when: [
        ["why", "how"],
        ["work", "add"],
      ],
      say: "You count parts of the same size, like apples with apples. The top is the count, the bottom is the name.",
    },
  ],
  asks: FRACTION_SUMS,
  use: "You use it when two friends each eat some slices of one pizza.",
};
