import type { Lesson } from "#engine";
import { CHANGE_BACK } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g4.mixed",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "A mixed number shows wholes and parts; an improper fraction counts only parts.",
    "One whole has as many parts as the bottom number says.",
    "So you can open wholes into parts, or bundle parts into wholes.",
  ],
  again:
    "Two whole pizzas and 3 quarters: cut all into quarters. That is $4 + 4 + 3 = 11$ quarters. To go back, pack quarters in fours: 2 full boxes and 3 left over.",
  picture: {
    type: "fraction-circles",
    alt: "3 circles, each cut into 4 equal parts. The first 2 are shaded all over. On the last one 3 parts are shaded.",
    parts: 4,
    shaded: [4, 4, 3],
  },
  example: { difficulty: 2 },
  check: {
    question: "How many fifths are in $3$ wholes?",
    choices: ["8", "15", "3"],
    right: 1,
    whenRight: "You took five fifths for each whole.",
    whenNot: ["Each whole has five fifths. Count them all.", "", "That counts wholes, not fifths."],
  },
  checkAgain: {
    question: "You have 9 quarters of pizza. What do they make?",
    choices: ["9 whole pizzas", "4 wholes and 1 quarter", "2 wholes and 1 quarter"],
    right: 2,
    whenRight: "You packed the quarters in fours.",
    whenNot: ["Is one quarter a whole pizza?", "How many quarters would 4 wholes be?", ""],
  },
  commonError: {
    misconception: "FC-10",
    what: "Adding the whole number to the top: $2\\frac{3}{4}$ as $\\frac{5}{4}$.",
    tempting: "The numbers stand side by side.",
    instead: "Wholes are no parts: one whole has as many parts as the bottom says.",
  },
  rubric: [
    {
      idea: "one whole has as many parts as the bottom says",
      words: ["whole", "bottom", "each one", "denomin", "full"],
      ask: "How many parts make one whole?",
    },
    {
      idea: "you multiply to open wholes, or divide to bundle parts",
      words: ["times", "multipl", "divid", "fits", "goes into", "groups of"],
      ask: "How do you get from wholes to parts, or back?",
    },
    {
      idea: "the parts beside the wholes count too",
      words: ["left over", "leftover", "add", "plus", "remain", "rest", "extra"],
      ask: "What do you do with the parts that make no whole?",
    },
  ],
  terms: [
    { words: ["bundle"], means: "To bundle parts is to put them together to wholes." },
    { words: ["multiply", "multiplying"], means: "To multiply is to put equal groups together." },
    {
      words: ["mixed number", "mixed"],
      means: "A mixed number has a whole number and a fraction, such as $2\\frac{3}{4}$.",
    },
    {
      words: ["improper fraction", "improper"],
      means: "In an improper fraction the top is as big as the bottom or bigger.",
    },
    { words: ["whole", "wholes"], means: "A whole is all the parts of one thing." },
    { words: ["numerator", "top number"], means: "The numerator is the top number of a fraction." },
    { words: ["denominator", "bottom number"], means: "The denominator is the bottom number of a fraction." },
  ],
  answers: [
    {
      frames: ["what", "whether", "why"],
      concept: "front-number",
      when: [
        ["front", "big number", "first number", "big 2", "big 3", "whole number"],
        ["mean", "for", "what", "times", "why", "is"],
      ],
      say: "The number in front counts wholes. The fraction beside it is a part of one more whole.",
    },
    {
      frames: ["how", "what", "whether"],
      concept: "one-whole",
      when: [
        [
          "in one whole",
          "in a whole",
          "one whole thing",
          "make a whole",
          "make one whole",
          "make 1",
          "fill a whole",
          "is one whole",
          "1 whole",
          "in 1",
        ],
      ],
      say: "A whole has as many parts as the bottom says. Four quarters fill one whole.",
    },
    CHANGE_BACK,
    {
      frames: ["how", "why", "whether", "case"],
      concept: "big-top",
      when: [
        ["bigger", "top heavy", "allowed", "more than", "over"],
        ["top", "bottom", "parts", "fraction", "11/8", "14", "whole"],
      ],
      say: "Parts of several wholes can be counted together. Then the top is bigger than the bottom.",
    },
    {
      frames: ["how"],
      concept: "improper",
      when: [
        ["improper", "into one fraction", "into 1 fraction", "into a fraction"],
        ["how do i", "how do you"],
      ],
      say: "Multiply the wholes by the bottom and add the top. The bottom stays.",
    },
    {
      frames: ["case", "whether"],
      concept: "left-over",
      when: [
        ["nothing", "no rest", "no remainder", "exactly"],
        ["left", "over", "remain", "rest", "fit"],
      ],
      say: "When nothing is left over, the number is whole. Eight quarters are just two wholes.",
    },
    {
      frames: ["where", "whether"],
      concept: "order",
      when: [["front", "comes first", "which number"]],
      say: "The wholes stand in front. The parts that do not fill a whole follow as a fraction.",
    },
    {
      frames: ["why", "whether", "difference"],
      concept: "same-amount",
      when: [["same", "equal", "bigger"]],
      say: "A mixed number and an improper fraction can name the same number. Only the way of writing changes.",
    },
    {
      frames: ["why", "what"],
      concept: "improper",
      when: [["improper", "top heavy", "bad"]],
      say: "“Improper” is only an old name. Such fractions are correct, and often handy for calculating.",
    },
    {
      frames: ["why", "when"],
      concept: "multiplying",
      when: [
        ["why", "do i"],
        ["multiply", "times"],
      ],
      say: "Each whole has as many parts as the bottom says. Multiplying counts the parts of all the wholes.",
    },
    {
      frames: ["how"],
      concept: "to-mixed",
      when: [
        ["divide", "remainder", "left over", "back", "make it a mixed", "make a mixed", "to a mixed", "wholes are"],
      ],
      say: "Dividing the top by the bottom counts how many wholes you can make. What is left over stays as a fraction.",
    },
    {
      frames: ["why", "whether", "case"],
      concept: "bottom",
      when: [["bottom", "denominator"]],
      say: "The bottom stays. The parts are as big as before, you only count them in another way.",
    },
    {
      frames: ["when", "where"],
      concept: "which-form",
      when: [["when", "which one", "better", "need"]],
      say: "Mixed numbers show the size at once. Improper fractions are often simpler to calculate with.",
    },
  ],
  asks: [
    {
      of: ["jugs-m", "write-m", "change-m", "picture-m", "measure-m"],
      say: "How many wholes can you make from all the parts, and what is left?",
    },
    { say: "Cut the wholes into parts, too. How many parts are there, as one fraction?" },
  ],
  use: "You use it to measure $2\\frac{1}{2}$ cups with a half cup.",
};
