import type { Lesson } from "#engine";
import { TAKING } from "../../lessons/asks.ts";
import {
  COUNT_UP,
  LINE_UP,
  SAME_DIGITS_TRADED,
  TAKE_WHEN,
  TOP_SMALL,
  TURNED_DIGITS,
} from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g2.sub2b",
  version: 1,
  createdOn: "2026-11-20",
  idea: [
    "Subtract the ones first: there may be too few.",
    "One ten can be opened into ten ones.",
    "The number stays the same, only the bundles change.",
  ],
  again:
    "You have 5 bundles and 1 straw: give away 4. Open one bundle: now 4 bundles and 11 straws. Now you can give away 4 straws.",
  picture: {
    type: "base-ten",
    alt: "51 as 5 rods and 1 cube, and 51 again as 4 rods and 11 cubes.",
    groups: [
      { hundreds: 0, tens: 5, ones: 1, label: "51" },
      { hundreds: 0, tens: 4, ones: 11, label: "51" },
    ],
  },
  example: { difficulty: 2 },
  check: {
    question: "You trade one ten of $72$ for ones. What have you now?",
    choices: ["6 tens and 12 ones", "7 tens and 12 ones", "6 tens and 2 ones"],
    right: 0,
    whenRight: "You gave one ten away and got ten ones.",
    whenNot: ["", "Where did the new ones come from?", "What did you get for the ten?"],
  },
  checkAgain: {
    question: "Where must you open a ten?",
    choices: ["$68 - 5$", "$65 - 5$", "$63 - 5$"],
    right: 2,
    whenRight: "You saw that 3 ones are too few for 5.",
    whenNot: ["How many ones are there to take from?", "Are 5 ones enough to take 5 away?", ""],
  },
  commonError: {
    misconception: "SB-01",
    what: "Taking the top digit from the bottom one: $51 - 4 = 53$.",
    tempting: "Bigger take away smaller is what you are used to.",
    instead: "Take the bottom from the top. Trade a ten first.",
  },
  rubric: [
    {
      idea: "there were too few ones",
      words: ["too few", "cannot take", "can not take", "can't take", "not enough", "less than", "smaller", "not many"],
      ask: "Why did you need a trade?",
    },
    {
      idea: "one ten becomes ten ones",
      words: ["trade", "open", "borrow", "break", "broke", "swap", "regroup", "chang", "exchange"],
      ask: "What did you do with one ten?",
    },
    {
      idea: "there is one ten fewer",
      words: [
        "one ten fewer",
        "one ten less",
        "less ten",
        "1 fewer",
        "one less",
        "1 less",
        "one fewer",
        "fewer tens",
        "tens left",
        "tens are left",
        "1 ten less",
      ],
      ask: "How many tens were left after the trade?",
    },
  ],
  terms: [
    { words: ["bundle", "bundles"], means: "A bundle is ten things tied together." },
    { words: ["digit", "digits"], means: "A digit is a sign that numbers are written with." },
    { words: ["trade", "exchange"], means: "To trade is to swap one ten for ten ones." },
    { words: ["borrow", "borrowing"], means: "Borrow is another word for trade." },
    { words: ["regroup", "regrouping"], means: "To regroup is to bundle in a new way." },
    { words: ["subtract", "take away"], means: "To subtract is to take an amount away." },
    { words: ["difference"], means: "The difference is how much more one number is." },
  ],
  answers: [
    TOP_SMALL,
    SAME_DIGITS_TRADED,
    LINE_UP,
    TAKE_WHEN,
    COUNT_UP,
    {
      frames: ["why", "whether", "case"],
      concept: "below-zero",
      when: [["negative", "below zero", "below 0", "less than zero", "minus number", "can you take", "can i take"]],
      say: "Yes, there are numbers below zero. You meet such numbers later. Here a trade keeps every place simple.",
    },
    {
      frames: ["why", "whether"],
      concept: "giving-back",
      when: [
        [
          "give back",
          "pay back",
          "back",
          "one less",
          "1 less",
          "happens to the ten",
          "ten go",
          "ten i took",
          "turn into",
          "turned into",
        ],
      ],
      say: "Nothing is given back. The ten is still there, as ten ones.",
    },
    {
      frames: ["why", "what"],
      concept: "trading",
      when: [
        ["why", "what does", "what is"],
        ["borrow", "trade", "regroup", "cross"],
      ],
      say: "There are too few ones on top. One ten opened up gives ten more ones.",
    },
    {
      frames: ["how", "when", "case"],
      concept: "trading",
      when: [["when", "how do i know", "always"]],
      say: "Compare the ones. Trade when the top has fewer than the bottom.",
    },
    TURNED_DIGITS,
    {
      frames: ["how"],
      concept: "checking",
      when: [["check", "sure"]],
      say: "Add your answer and the number you took away. You must get the start again.",
    },
  ],
  asks: TAKING,
  use: "You trade like this when you pay with a note.",
};
