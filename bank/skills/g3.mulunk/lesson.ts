import type { Lesson } from "#engine";
import { TRY_NUMBERS } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g3.mulunk",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Multiplying and dividing undo each other.",
    "If you know the whole and one factor, divide.",
    "If the whole is missing, put the equal parts together: multiply.",
  ],
  again:
    "Push 3 heaps of 4 beans together: $3 \\times 4 = 12$. Share the 12 beans between 3 heaps: $12 \\div 3 = 4$. Dividing brings you back.",
  picture: {
    type: "bar-model",
    alt: "A bar of 12 cut into 3 equal parts of 4.",
    parts: [
      { size: 1, text: "4" },
      { size: 1, text: "4" },
      { size: 1, text: "4" },
    ],
    whole: "12",
  },
  example: { difficulty: 2 },
  check: {
    question: "In $\\square \\div 6 = 5$, what is the box?",
    choices: ["the whole that is shared", "the number of groups", "the size of one group"],
    right: 0,
    whenRight: "You saw that the box is what was there before sharing.",
    whenNot: ["", "Which number tells into how many groups?", "Which number tells what each group gets?"],
  },
  checkAgain: {
    question: "In $\\square \\times 4 = 28$, which number is the whole?",
    choices: ["4", "28", "the box"],
    right: 1,
    whenRight: "You saw that 28 is what the parts make together.",
    whenNot: ["Which number comes out when you multiply?", "", "Is the box made of parts, or is it a part?"],
  },
  commonError: {
    misconception: "DV-08",
    what: "Multiplying the numbers you see: $4 \\times \\square = 36$ as $4 \\times 36$.",
    tempting: "The sign is a times sign, so you multiply.",
    instead: "Ask which number is the whole. If you know the whole, divide it.",
  },
  rubric: [
    {
      idea: "you ask which number is the whole, and which counts the groups",
      words: ["whole", "total", "all", "altogether", "before"],
      ask: "Which number is the whole?",
    },
    {
      idea: "you undo: divide for a factor, multiply for the whole",
      words: ["undo", "divid", "multipl", "times", "opposite", "share", "table"],
      ask: "Did you multiply or divide, and why?",
    },
  ],
  terms: [
    { words: ["multiply", "multiplying"], means: "To multiply is to put equal groups together." },
    { words: ["factor", "factors"], means: "Factors are the numbers that are multiplied." },
    { words: ["unknown", "box", "missing number"], means: "The unknown is the number you look for." },
    { words: ["product", "whole"], means: "The product is what you get when you multiply." },
    { words: ["equation"], means: "An equation says that two sides are worth the same." },
    { words: ["undo"], means: "To undo is to go back to where you started." },
  ],
  answers: [
    {
      frames: ["whether", "case"],
      concept: "sharing-story",
      when: [
        ["shared", "share", "everyone gets", "everybody gets", "each gets", "kids get", "handing out", "sharing"],
        ["so", "like", "into", "is it", "same"],
      ],
      say: "A division can be told as sharing equally. The number before ÷ is what is shared.",
    },
    {
      frames: ["whether", "why", "case"],
      concept: "same-parts",
      when: [
        ["same number", "all the same", "parts the same", "each part", "every part", "all equal", "different numbers"],
        ["all", "they", "are", "do", "parts", "bar", "is"],
      ],
      say: "Equal parts of a bar stand for the same number. Find one, and you know all.",
    },
    {
      frames: ["whether", "other-way", "how"],
      concept: "counting-in-steps",
      when: [
        [
          "in 5s",
          "in fives",
          "in 3s",
          "in threes",
          "in steps",
          "skip count",
          "count up",
          "on my fingers",
          "times table song",
        ],
      ],
      say: "Yes, count up in steps of a number you know. Count the steps on your fingers too.",
    },
    {
      frames: ["whether", "case"],
      concept: "order",
      when: [
        ["order", "swap", "switch", "other way", "round"],
        ["matter", "number", "factor", "them"],
      ],
      say: "With times, the two factors may swap places. With divide, the whole stays first.",
    },
    TRY_NUMBERS,
    {
      frames: ["why", "whether"],
      concept: "equals-sign",
      when: [["equals", "equal sign", "=", "front", "other side"]],
      say: "Both sides are worth the same, so they may swap places. $54 \\div \\square = 9$ and $9 = 54 \\div \\square$ say the same.",
    },
    {
      frames: ["how"],
      concept: "some",
      when: [["some", "no number", "how can i know"]],
      say: "“Some” stands for the number you look for. Write a box for it and use what you know.",
    },
    {
      frames: ["why", "when"],
      concept: "undoing",
      when: [["why"], ["divid", "multipl", "times"]],
      say: "Equal parts put together make the whole. So the whole divided by one factor gives the other.",
    },
    {
      frames: ["operation"],
      concept: "choosing",
      when: [
        ["when", "how do i know", "or", "which"],
        ["divide", "multiply", "times", "share"],
      ],
      say: "Find the whole first. If the whole is given, divide; if it is missing, multiply.",
    },
    {
      frames: ["how"],
      concept: "checking",
      when: [["check", "sure", "right"]],
      say: "Put your number into the problem and work it out. Everything must fit.",
    },
    {
      frames: ["how", "case"],
      concept: "both-sides",
      when: [["both sides", "two products", "four numbers", "4 numbers"]],
      say: "Work out the side without a box. The other side must be worth just as much.",
    },
    {
      frames: ["how", "what", "where", "case"],
      concept: "missing-number",
      when: [
        ["missing", "box"],
        ["how", "what", "which"],
      ],
      say: "Divide the whole by the number you know. If the whole is missing, multiply.",
    },
  ],
  asks: [
    { of: ["how-many-e"], say: "The things are shared equally. How many are in one share?" },
    {
      of: ["how-many-g", "how-many-f", "how-many-r"],
      say: "You know how many are in one group. How many groups are there?",
    },
    { of: ["ho"], say: "Equal groups were made. How many things were there in all?" },
    { of: ["sa"], say: "Both have just as many in all. How many are in one group of the second child?" },
    { say: "One number is hidden. Which number makes the sentence true?" },
  ],
  use: "You use it to find how many bags you need.",
};
