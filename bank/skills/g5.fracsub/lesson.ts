import type { Lesson } from "#engine";
import {
  ANY_BOTTOM,
  BIG_NUMBERS,
  BOTTOM_STAYS,
  ONE_BOTTOM,
  ORDER_MATTERS,
  REST_SIZE,
  TAKE_WHEN,
  WHOLES_APART,
} from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g5.fracsub",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Parts of different sizes cannot be taken from each other yet.",
    "Write both fractions with a common bottom, and change each top with its bottom.",
    "Then subtract the tops; the bottom stays.",
  ],
  again:
    "Think of three quarters of a pizza, and eat a half. Cut the half into two quarters. Three quarters without two quarters leave one quarter.",
  picture: {
    type: "fraction-bars",
    alt: "Three bars of the same length. 3 of 4 parts are shaded, then 1 of 2 parts, then 2 of 4 parts, which is as long.",
    bars: [
      { parts: 4, shaded: 3, label: "3/4" },
      { parts: 2, shaded: 1, label: "1/2" },
      { parts: 4, shaded: 2, label: "2/4" },
    ],
  },
  example: { difficulty: 2 },
  check: {
    question: "You take $\\frac{1}{4}$ from $\\frac{2}{3}$. What do you do first?",
    choices: ["Take $1$ from $2$.", "Write both with $12$ on the bottom.", "Take $3$ from $4$."],
    right: 1,
    whenRight: "You made parts of one size before taking any away.",
    whenNot: [
      "Are thirds and fourths parts of the same size?",
      "",
      "The bottoms say how big the parts are. Can sizes be taken away?",
    ],
  },
  checkAgain: {
    question: "Someone gets $\\frac{2}{2}$ for $\\frac{3}{4} - \\frac{1}{2}$. What shows that this cannot be?",
    choices: ["It is more than $\\frac{3}{4}$.", "It is not in lowest terms.", "It has the same number twice."],
    right: 0,
    whenRight: "You compared the answer with the start.",
    whenNot: [
      "",
      "Lowest terms only change the look. How big is the answer?",
      "A fraction may have the same number twice. How big is it then?",
    ],
  },
  commonError: {
    misconception: "FO-07",
    what: "Taking tops and bottoms: $\\frac{3}{4} - \\frac{1}{2}$ as $\\frac{2}{2}$.",
    tempting: "You subtract whatever you see in pairs.",
    instead: "Make the bottom numbers the same first. Your answer must be less than the start.",
  },
  rubric: [
    {
      idea: "the parts must have the same size",
      words: ["same size", "common", "same bottom", "same denomin", "different size", "bottoms the same", "match"],
      ask: "Why can you not subtract the tops straight away?",
    },
    {
      idea: "each top changes with its bottom",
      words: ["multipl", "times", "equivalent", "change the top", "both", "cut", "turn"],
      ask: "How did you change the fractions?",
    },
    {
      idea: "the tops are subtracted once the parts are alike",
      words: ["subtract", "take away", "took away", "minus"],
      ask: "What did you do once the bottom numbers were the same?",
    },
  ],
  terms: [
    {
      words: ["common denominator", "common bottom"],
      means: "A common denominator is a bottom number that both fractions can have.",
    },
    { words: ["unlike denominators", "unlike"], means: "Unlike denominators are bottom numbers that differ." },
    {
      words: ["numerator", "top number", "top"],
      means: "The numerator is the top number: how many parts there are.",
    },
    {
      words: ["denominator", "bottom number", "bottom"],
      means: "The denominator is the bottom number: how big the parts are.",
    },
    { words: ["multiply", "multiplying"], means: "To multiply is to take a number several times, or a part of it." },
    { words: ["difference"], means: "The difference is how much more one number is than the other." },
    { words: ["lowest terms"], means: "A fraction is in lowest terms when only 1 divides top and bottom." },
  ],
  answers: [
    BIG_NUMBERS,
    REST_SIZE,
    BOTTOM_STAYS,
    WHOLES_APART,
    ONE_BOTTOM,
    ANY_BOTTOM,
    ORDER_MATTERS,
    TAKE_WHEN,
    {
      frames: ["how", "case"],
      concept: "too-few",
      when: [["not enough", "too few", "top is smaller", "smaller top", "negative", "open the whole"]],
      say: "Cut the whole into parts, and add its parts to those you have.",
    },
    {
      frames: ["how"],
      concept: "checking",
      when: [["check", "sure", "right answer"]],
      say: "Add what you took away to what is left. You must get the start again.",
    },
    {
      frames: ["whether", "when"],
      concept: "simplifying",
      when: [["simplify", "lowest"]],
      say: "For lowest terms, divide top and bottom by one number at the end.",
    },
    {
      frames: ["how", "what", "where", "other-way"],
      concept: "common-bottom",
      when: [
        ["which number", "find", "what number", "get"],
        ["common", "bottom", "denominator"],
      ],
      say: "Count up in the larger bottom. Stop at the first number that the other bottom goes into.",
    },
    {
      frames: ["why", "whether", "when"],
      concept: "unlike-bottoms",
      when: [
        ["why", "can i", "do i"],
        ["bottom", "denominator", "same", "just take", "tops"],
      ],
      say: "The bottom says how big the parts are. Thirds cannot be taken from quarters before all parts have one size.",
    },
    {
      frames: ["whether", "case"],
      concept: "top",
      when: [["top", "numerator"]],
      say: "When parts are cut smaller, there are more of them. So the top is multiplied by the same number.",
    },
  ],
  asks: [
    { of: ["lo"], say: "Compare both lengths. How much longer is one than the other?" },
    { say: "The parts have different sizes. Take the smaller amount away from the bigger one." },
  ],
  use: "You use it to see how much of a litre is left in a bottle.",
};
