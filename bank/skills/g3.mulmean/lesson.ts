import type { Lesson } from "#engine";
import { SKIP_COUNT, SQUARE_DOTS } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g3.mulmean",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Multiplying is for equal groups: the same number again and again.",
    "In a multiplication the first number says how many groups there are.",
    "In a multiplication the second number says how many each group has.",
  ],
  again:
    "Put 3 plates on the table with 5 beans on each. You could add $5 + 5 + 5$, or write $3 \\times 5$. Plates first, then beans on one plate.",
  picture: { type: "groups", alt: "3 groups with 5 dots in each group.", groups: 3, each: 5 },
  example: { difficulty: 2 },
  check: {
    question: "Which picture fits $4 \\times 6$?",
    choices: ["a group of 4 and a group of 6", "4 groups of 6", "6 rows and 4 more dots"],
    right: 1,
    whenRight: "You read the first number as the number of groups.",
    whenNot: ["Are those groups equal?", "", "Every group must have the same number."],
  },
  checkAgain: {
    question: "Which sum is the same as $3 \\times 7$?",
    choices: ["$7 + 7 + 7$", "$3 + 7$", "$3 + 3 + 3$"],
    right: 0,
    whenRight: "You took 7 once for each of the 3 groups.",
    whenNot: ["", "Is 3 a group here, or the number of groups?", "How many are in each group?"],
  },
  commonError: {
    misconception: "ML-01",
    what: "Adding groups and size: 3 bags of 5 taken as $3 + 5$.",
    tempting: "You see two numbers, and adding is what you know best.",
    instead: "Add the size once for every group: $5 + 5 + 5$.",
  },
  rubric: [
    {
      idea: "the groups are equal",
      words: ["equal", "same", "each", "all have", "all the groups"],
      ask: "What is alike in all the groups?",
    },
    {
      idea: "the number is repeated once for every group",
      words: ["times", "again", "repeat", "add", "lots of", "how many groups", "skip count"],
      ask: "How many times do you add the number of one group?",
    },
  ],
  terms: [
    { words: ["array", "arrays"], means: "An array is things laid out in equal rows." },
    { words: ["product"], means: "A product is a multiplication, such as $3 \\times 5$, or its result." },
    { words: ["multiply", "multiplication", "times"], means: "To multiply is to put equal groups together." },
    { words: ["equal groups", "equal"], means: "Equal groups all have the same number in them." },
    { words: ["row", "rows"], means: "A row is a line of things from left to right." },
    { words: ["altogether"], means: "Altogether means all the groups counted as one." },
  ],
  answers: [
    SQUARE_DOTS,
    {
      frames: ["what", "whether", "why", "where"],
      concept: "work-it-out",
      when: [
        ["work it out", "just write", "only write", "enough to write", "the answer too", "answer or", "working it out"],
        ["do", "is", "product", "sum", "write", "times", "they want"],
      ],
      say: "If a product is asked for, two numbers and $\\times$ are enough. Nothing is worked out then.",
    },
    SKIP_COUNT,
    {
      frames: ["why", "whether", "where"],
      concept: "order",
      when: [["order", "swap", "which number", "first", "turn", "other way", "same as"]],
      say: "If you swap the numbers, the result stays. Here the number of groups is written first.",
    },
    {
      frames: ["why", "what", "whether", "difference"],
      concept: "instead-of-adding",
      when: [
        ["why", "what is the difference", "instead", "better", "is it", "or"],
        ["add", "plus"],
      ],
      say: "Adding works too when groups are equal. Multiplying is the short way to write the sum.",
    },
    {
      frames: ["operation"],
      concept: "choosing",
      when: [["when", "how do i know", "how can i tell"]],
      say: "Look for equal groups. If every group has the same number, you can multiply.",
    },
    {
      frames: ["whether", "case"],
      concept: "unequal-groups",
      when: [
        [
          "not equal",
          "different",
          "not the same",
          "unequal",
          "has less",
          "has fewer",
          "has more",
          "not full",
          "missing one",
        ],
      ],
      say: "If the groups differ, one multiplication does not fit. Add the groups instead.",
    },
    {
      frames: ["when"],
      concept: "making-bigger",
      when: [["bigger", "always more", "larger"]],
      say: "Multiplying does not always make more. With one group the number stays. With no group the result is 0.",
    },
    {
      frames: ["what"],
      concept: "multiplying",
      when: [["mean"], ["times", "multipl"]],
      say: "Multiplying counts equal groups. $4 \\times 3$ is 4 groups with 3 in each.",
    },
  ],
  asks: [
    { of: ["pi", "rows$"], say: "There are equal groups. How many things are there in all?" },
    { of: ["wh"], say: "The first number counts the groups. Find the story that fits both numbers." },
    { of: ["repeat-c"], say: "The same number is added again and again. How often?" },
    { of: ["bo"], say: "Say how many groups there are, and how many are in each." },
    { say: "Use a times sign: first how often, then how many each time." },
  ],
  use: "You multiply to count eggs in boxes or chairs in rows.",
};
