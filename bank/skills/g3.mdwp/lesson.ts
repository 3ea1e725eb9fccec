import type { Lesson } from "#engine";
import { NOT_NEEDED } from "../../lessons/story-words.ts";
import { GROUPS } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g3.mdwp",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Stories of equal groups have the same number in every group.",
    "To find the whole, multiply the groups by the number in one.",
    "When the whole is known, divide to find the missing number.",
  ],
  again:
    "Put 12 buttons into 3 cups, 4 in each. Groups and size make the whole: $3 \\times 4 = 12$. Hide one of the numbers: the other two find it.",
  picture: {
    type: "bar-model",
    alt: "A bar in 4 equal parts. Each part is marked 6, and the whole bar 24.",
    parts: Array.from({ length: 4 }, () => ({ size: 6, text: "6" })),
    whole: "24",
  },
  example: { difficulty: 3 },
  check: {
    question: "There are 30 chairs in 5 equal rows. What finds one row?",
    choices: ["$30 \\times 5$", "$30 \\div 5$", "$30 - 5$"],
    right: 1,
    whenRight: "You split the whole into equal rows.",
    whenNot: ["Is 30 the whole, or is it one row?", "", "Does anything go away when chairs stand in rows?"],
  },
  checkAgain: {
    question: "Which story needs dividing?",
    choices: [
      "5 bags hold 40 nuts. How many are in one?",
      "5 bags hold 8 nuts each. How many is that?",
      "There are 40 nuts. You eat 5. What is left?",
    ],
    right: 0,
    whenRight: "You saw that the whole is known there.",
    whenNot: ["", "Is the whole known there, or looked for?", "Are equal groups made there?"],
  },
  commonError: {
    misconception: "ML-01",
    what: "Adding the two numbers, such as $4 + 6$ for 4 boxes of 6.",
    tempting: "The words “in all” sound like adding.",
    instead: "Picture all the boxes: the 6 comes again and again.",
  },
  rubric: [
    {
      idea: "the groups are equal",
      words: ["same", "equal", "each", "every", "groups of"],
      ask: "What do you know about the groups?",
    },
    {
      idea: "multiply to find the whole, divide a known whole",
      words: ["times", "multipl", "divid", "share", "split"],
      ask: "Is the whole known, or do you look for it?",
    },
  ],
  terms: [
    { words: ["multiply", "times"], means: "To multiply is to put equal groups together." },
    { words: ["divide", "divided by"], means: "To divide is to split a whole into equal groups." },
    { words: ["whole"], means: "The whole is all there is in the story." },
    { words: ["equal", "equal groups"], means: "Equal groups all have the same number." },
    { words: ["row", "rows"], means: "A row is a line of things side by side." },
    { words: ["share", "share equally"], means: "To share equally is to give everyone the same number." },
  ],
  answers: [
    GROUPS,
    {
      frames: ["whether", "what", "case", "when"],
      concept: "each-word",
      when: [
        ["each", "every"],
        ["mean", "always", "word", "says", "so"],
      ],
      say: "“Each” tells of equal groups. What is asked decides between multiplying and dividing.",
    },
    {
      frames: ["whether", "other-way"],
      concept: "counting-in-steps",
      when: [["in 5s", "in fives", "in 3s", "in threes", "in steps", "skip count", "count up", "on my fingers"]],
      say: "Yes, count in steps of one group. Each step is one group more.",
    },
    {
      frames: ["why", "what", "whether"],
      concept: "sharing-story",
      when: [
        ["share", "sharing", "shared"],
        ["divide", "mean", "why", "same", "is", "how"],
      ],
      say: "Sharing equally makes parts of one size. Dividing finds one part, or how many parts there are.",
    },
    {
      frames: ["whether", "where"],
      concept: "order",
      when: [["order matter", "which order", "in order", "swap", "which number first", "which number goes"]],
      say: "For times, the order does not matter. To divide, begin with the whole.",
    },
    {
      frames: ["how", "when", "operation"],
      concept: "choosing",
      when: [["how do i know", "when do", "which one do", "multiply or", "times or", "divide or"]],
      say: "If the whole is asked for, multiply. If the whole is told, divide.",
    },
    {
      frames: ["what", "case"],
      concept: "left-over",
      when: [["left over", "remainder", "not fit", "rest"]],
      say: "Here the groups come out even. Nothing is left over.",
    },
    {
      frames: ["whether", "where", "case"],
      concept: "extra-number",
      when: [["all the numbers", "every number", "other number", "extra number", "all of the numbers"]],
      say: NOT_NEEDED,
    },
    {
      frames: ["how"],
      concept: "checking",
      when: [["check", "if it is right", "is it right"]],
      say: "Put the groups together again. Do the groups make the whole?",
    },
    {
      frames: ["how", "whether"],
      concept: "drawing",
      when: [["draw", "picture", "bar"]],
      say: "Draw a bar and cut it into equal parts. Write in what you know.",
    },
    {
      frames: ["why", "when"],
      concept: "instead-of-adding",
      when: [["why", "not add", "plus"]],
      say: "Adding puts two amounts together. Here the same amount comes many times.",
    },
  ],
  asks: [
    { of: ["each"], say: "The whole and the number of groups are known. How many are in one group?" },
    { of: ["count"], say: "The whole and the size of a group are known. How many groups are there?" },
    { say: "Groups of the same size are put together. How many is that in all?" },
  ],
  use: "You need such stories to share sweets or to set out chairs.",
};
