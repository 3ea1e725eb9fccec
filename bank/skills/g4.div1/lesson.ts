import type { Lesson } from "#engine";
import { BOX_DIVIDE, EQUALS_TURNED, SHARE_LESS, SHARE_OR_GROUPS, TAKE_AGAIN } from "../../lessons/shared-answers.ts";
import { DIVIDING } from "../../lessons/asks.ts";

export const lesson: Lesson = {
  skill: "g4.div1",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Share out the biggest place first.",
    "If some are left over, trade each for ten of the next place.",
    "Each place you share gives one digit of the answer, from left to right.",
  ],
  again:
    "Share 6 rods and 3 cubes between 3 children: 2 rods, 1 cube each. With 7 rods and 2 cubes, 1 rod is left over. Trade it for 10 cubes: each child gets 4 of the 12.",
  picture: {
    type: "bar-model",
    alt: "A bar of 72 cut into 3 equal parts of 24.",
    parts: [
      { size: 1, text: "24" },
      { size: 1, text: "24" },
      { size: 1, text: "24" },
    ],
    whole: "72",
  },
  example: { difficulty: 3 },
  check: {
    question: "In $72 \\div 3$, what happens to the 1 ten that is left over?",
    choices: ["It is traded for 10 ones.", "It is thrown away.", "It is written after the answer."],
    right: 0,
    whenRight: "You passed the ten on to the ones.",
    whenNot: ["", "Then someone would get too little.", "It can still be shared in a smaller size."],
  },
  checkAgain: {
    question: "In $54 \\div 2$ one ten is left over. How many ones do you share next?",
    choices: ["4 ones", "5 ones", "14 ones"],
    right: 2,
    whenRight: "You traded the ten for 10 ones and kept the 4.",
    whenNot: ["Where does the ten that is left over go?", "How many ones is a ten worth?", ""],
  },
  commonError: {
    misconception: "DV-03",
    what: "Leaving out a zero: $618 \\div 6$ written as $13$.",
    tempting: "A place with nothing to share feels like no step.",
    instead: "Write a digit for every place after the first, also when it is 0.",
  },
  rubric: [
    {
      idea: "you begin with the biggest place",
      words: ["biggest", "on the left", "first", "hundreds", "start", "largest"],
      ask: "Where do you begin to share?",
    },
    {
      idea: "you go on to the next place, with what is left over",
      words: ["left over", "leftover", "trade", "pass", "next place", "over", "remain", "bring down"],
      ask: "How do you go on from one place to the next?",
    },
  ],
  terms: [
    { words: ["multiply", "multiplying"], means: "To multiply is to put equal groups together." },
    { words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9." },
    { words: ["divide", "division"], means: "To divide is to split a whole into equal parts." },
    { words: ["quotient"], means: "The quotient is the result of a division." },
    { words: ["remainder", "left over"], means: "The remainder is what is left when no more can be shared." },
    { words: ["trade", "traded"], means: "To trade is to change one ten for ten ones, and so on." },
    { words: ["divisor"], means: "The divisor is the number you divide by." },
  ],
  answers: [
    {
      frames: ["case", "whether", "what"],
      concept: "left-over",
      when: [
        ["left over", "leftover", "left at the end", "remainder", "some left", "bit left", "still left"],
        ["what", "do", "is", "can", "end", "bigger"],
        ["i", "it", "there", "some", "a", "bigger", "end"],
      ],
      say: "What is left at the end is the remainder. A remainder is always smaller than the divisor.",
    },
    SHARE_OR_GROUPS,
    TAKE_AGAIN,
    SHARE_LESS,
    BOX_DIVIDE,
    {
      frames: ["why", "what"],
      concept: "subtracting-shared",
      when: [
        ["why", "what for", "for"],
        ["subtract", "take away", "minus", "take it away"],
      ],
      say: "Taking away shows what is not shared yet. The rest is shared in the next place.",
    },
    {
      frames: ["whether", "other-way", "how"],
      concept: "expanded",
      when: [
        ["split", "break", "cut", "apart"],
        ["number", "it", "up", "parts", "into", "two"],
      ],
      say: "Splitting the number into parts works too. Share out each part, and add the shares.",
    },
    EQUALS_TURNED,
    {
      frames: ["where", "whether"],
      concept: "order",
      when: [["inside", "outside", "which number", "swap", "order matter"]],
      say: "The number that is shared goes inside. The number you divide by stands outside.",
    },
    {
      frames: ["why", "whether", "when", "case"],
      concept: "zero-place",
      when: [["zero", "0"]],
      say: "If a place is too small to share, each share gets 0 of it. The zero keeps the other digits in their places.",
    },
    {
      frames: ["why", "how", "whether", "where"],
      concept: "start",
      when: [["left", "start", "first", "begin", "right"]],
      say: "What is left of a big place can be traded for smaller ones. So the sharing starts on the left.",
    },
    {
      frames: ["why", "how", "what", "when"],
      concept: "bringing-down",
      when: [["bring down", "why down", "pull down"]],
      say: "The digit you bring down is the next place. It joins what was left over, and both are shared together.",
    },
    {
      frames: ["case"],
      concept: "too-small",
      when: [["too small", "does not go", "do not go", "not fit", "less than"]],
      say: "Trade a first place that is too small, and share it with the next. At the very left no zero is written.",
    },
    {
      frames: ["how"],
      concept: "checking",
      when: [["check", "sure", "right"]],
      say: "Multiply your answer by the number you divided by. You must get the start again.",
    },
    {
      frames: ["why", "how"],
      concept: "long-division",
      when: [
        ["why", "how"],
        ["work", "long division", "divide"],
      ],
      say: "You share the number in pieces, place by place. All shares of one child together are the answer.",
    },
  ],
  asks: DIVIDING,
  use: "You use it to share costs or to fill boxes.",
};
