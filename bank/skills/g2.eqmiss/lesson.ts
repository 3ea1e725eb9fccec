import type { Lesson } from "#engine";
import { AT_FIRST, TRY_NUMBERS } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g2.eqmiss",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Two parts together make the total.",
    "If one part is missing, take the other part away.",
    "If there are two sides, both are worth the same.",
  ],
  again: "Cover some of 9 beans with a cup. You see 4, so 5 are hidden: $9 - 4$. Lift the cup: $4 + 5$ are 9 again.",
  picture: {
    type: "bar-model",
    alt: "A bar for 9 made of two parts: 4 and 5.",
    parts: [
      { size: 4, text: "4" },
      { size: 5, text: "5" },
    ],
    whole: "9",
  },
  example: { difficulty: 2 },
  check: {
    question: "In $39 + \\square = 51$, what is $51$?",
    choices: ["one of the parts", "the answer", "the total"],
    right: 2,
    whenRight: "You saw that both parts together make 51.",
    whenNot: ["Which number is made of the two others?", "Look for the number that goes in the box.", ""],
  },
  checkAgain: {
    question: "There are 12 beans in all. You see 7. How many are hidden?",
    choices: ["5 beans", "12 beans", "19 beans"],
    right: 0,
    whenRight: "You took the part you see from the total.",
    whenNot: ["", "Are the 7 that you see hidden, too?", "Can more be hidden than there are?"],
  },
  commonError: {
    misconception: "EQ-03",
    what: "Adding the two numbers you see: $39 + 51$.",
    tempting: "There is a plus sign, so you add.",
    instead: "Ask which number is the total. If you know the total, take the part away.",
  },
  rubric: [
    {
      idea: "the parts together make the total",
      words: ["total", "whole", "part", "altogether", "start", "all of", "in all", "makes", "make"],
      ask: "Which number is the total?",
    },
    {
      idea: "you count on, take away or put back",
      words: ["take away", "took", "taking", "took away", "minus", "subtract", "put back", "add", "undo", "count"],
      ask: "What did you do to find the missing number?",
    },
  ],
  terms: [
    { words: ["equals", "equals sign", "equal", "="], means: "The equals sign says both sides are worth the same." },
    { words: ["box", "missing number"], means: "The box is the place of a missing number." },
    { words: ["total", "sum"], means: "The total is all the parts together." },
    { words: ["part", "parts"], means: "A part is some of the total." },
    { words: ["side", "sides"], means: "A side is one half of the number sentence." },
  ],
  answers: [
    {
      frames: ["why", "whether", "case", "when"],
      concept: "tempting-word",
      when: [
        ["gave", "give", "gets", "more", "lost"],
        ["always", "mean", "not", "minus", "take away", "plus", "add"],
      ],
      say: "“Gave” or “more” need not tell what to do. Look for what is missing.",
    },
    AT_FIRST,
    {
      frames: ["whether", "case", "where"],
      concept: "order",
      when: [
        ["order", "swap", "first", "switch", "other way", "at the front"],
        ["matter", "number", "box", "parts"],
      ],
      say: "With plus, the two parts may swap places. With minus, the whole stays first.",
    },
    TRY_NUMBERS,
    {
      frames: ["why", "what"],
      concept: "equals-sign",
      when: [["equals", "equal sign", "=", "equal", "answer on the", "answer at the"]],
      say: "The equals sign does not mean “the answer comes next”. It says that both sides are worth the same.",
    },
    {
      frames: ["why", "whether", "when"],
      concept: "undoing",
      when: [
        ["why", "how come"],
        ["take away", "subtract", "minus"],
      ],
      say: "The total is made of both parts. Without the part you know, the other part is left.",
    },
    {
      frames: ["operation"],
      concept: "choosing",
      when: [
        ["plus", "add"],
        ["when", "or", "do i", "minus", "take"],
      ],
      say: "Take away when a part is missing. Add when the total is missing.",
    },
    {
      frames: ["how", "case"],
      concept: "both-sides",
      when: [["both sides", "two sums", "four numbers", "4 numbers", "other side"]],
      say: "Work out the side without a box. The side with the box must be worth the same.",
    },
    {
      frames: ["how", "whether", "when"],
      concept: "checking",
      when: [["check", "sure", "right"]],
      say: "Put your number into the problem and work it out. Everything must fit.",
    },
    {
      frames: ["how", "what", "where", "case"],
      concept: "missing-number",
      when: [
        ["missing", "box"],
        ["how", "what", "which"],
      ],
      say: "Take the part you know away from the whole. If the whole is missing, add the parts.",
    },
  ],
  asks: [
    { of: ["ha", "be", "ta"], say: "You know what changed. How many were there at first?" },
    { of: ["given-s"], say: "You know the start and the end. How many came?" },
    { of: ["gi"], say: "You know the start and the rest. How many were given?" },
    { of: ["sa"], say: "Both have the same in all. How many blue ones make that true?" },
    { say: "One number is hidden. Which one makes both sides the same?" },
  ],
  use: "You do this to find how many are missing.",
};
