import type { Lesson } from "#engine";
import { CHECK_STORY, NOT_NEEDED, WHAT_HAPPENS } from "../../lessons/story-words.ts";
import { AT_FIRST, GIVES_WORD, GROUPS, NOT_DONE, WHO_HAS_MORE } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g4.wpmulti",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "A long story is solved one step at a time.",
    "Each step finds a number that a later step needs.",
    "Not every number in a story has to be used.",
  ],
  again:
    "Say 3 boxes hold 20 pencils each, which makes 60 pencils. If 4 of them are broken, 56 are left. Between 7 children that is 8 each.",
  picture: {
    type: "bar-model",
    alt: "A bar in 7 equal parts and one smaller part. The equal parts are marked 8, the other one 4, and the whole bar 60.",
    parts: [...Array.from({ length: 7 }, () => ({ size: 8, text: "8" })), { size: 4, text: "4" }],
    whole: "60",
  },
  example: { difficulty: 4 },
  check: {
    question: "There are 5 bags of 30 nuts and 2 bags of 40. How many steps find all the nuts?",
    choices: ["1 step", "2 steps", "3 steps"],
    right: 2,
    whenRight: "You multiplied twice and then added.",
    whenNot: ["Are all of the bags equal?", "Both sorts of bags are counted. Is anything still to do?", ""],
  },
  checkAgain: {
    question:
      "There are 2 boxes of 30 pens and 1 box of 20. Then 4 children share all pens equally. Which step is last?",
    choices: ["Multiply 2 by 30.", "Divide by 4.", "Add the 20 pens."],
    right: 1,
    whenRight: "You saw that all pens are needed before sharing.",
    whenNot: ["Are those all the pens there are?", "", "What happens to the pens after that?"],
  },
  commonError: {
    misconception: "WP-06",
    what: "Adding all the numbers of the story.",
    tempting: "Every number looks as if it had to be used.",
    instead: "Ask what each number tells before you use it.",
  },
  rubric: [
    {
      idea: "go through the story one step at a time",
      words: ["step", "first", "one after", "order", "then"],
      ask: "How do you go through a long story?",
    },
    {
      idea: "use the numbers that the question needs",
      words: ["need", "question", "asks", "leave out", "left out", "extra", "does not matter", "not important"],
      ask: "Which numbers of the story do you use?",
    },
  ],
  terms: [
    { words: ["step", "steps"], means: "A step is one calculation on the way to the answer." },
    { words: ["multiply", "times"], means: "To multiply is to put equal groups together." },
    { words: ["divide"], means: "To divide is to split a whole into equal groups." },
    { words: ["the rest", "rest"], means: "The rest is what is left." },
    { words: ["the same number"], means: "With the same number in each, no group has more than another." },
    { words: ["in all", "altogether"], means: "In all means everything put together." },
    { words: ["difference"], means: "The difference is how far apart two numbers are." },
  ],
  answers: [
    AT_FIRST,
    GIVES_WORD,
    GROUPS,
    NOT_DONE,
    WHO_HAS_MORE,
    {
      frames: ["whether", "other-way"],
      concept: "expanded",
      when: [
        ["split", "break", "chop", "cut", "apart", "in parts", "tens and ones"],
        ["number", "it", "up", "can", "big"],
      ],
      say: "Yes, split a big number into tens and ones. Calculate each part, and put the parts together.",
    },
    {
      frames: ["case", "what", "how"],
      concept: "left-over",
      when: [["remainder", "left over", "leftover"]],
      say: "Ask what the rest means in the story. It may be the answer, be left out, or need one more group.",
    },
    {
      frames: ["whether", "when", "where"],
      concept: "extra-number",
      when: [["all the numbers", "every number", "all of the numbers", "extra number", "which numbers"]],
      say: NOT_NEEDED,
    },
    {
      frames: ["how", "where", "case"],
      concept: "start",
      when: [["start", "comes first", "do first", "begin"]],
      say: "Begin with what you can find at once. Often that is the number in all the groups.",
    },
    {
      frames: ["how", "when", "case", "operation"],
      concept: "choosing",
      when: [["how do i know", "add or", "plus or", "times or", "minus or", "divide or", "which sign"]],
      say: WHAT_HAPPENS,
    },
    {
      frames: ["how", "whether", "case"],
      concept: "keeping-track",
      when: [["lost", "remember", "forget", "mixed up", "keep track", "write down"]],
      say: "Write down each result, and beside it what it counts. Then the next step is plain to see.",
    },
    {
      frames: ["how"],
      concept: "checking",
      when: [["check", "is it right", "if it is right"]],
      say: CHECK_STORY,
    },
    {
      frames: ["how", "what"],
      concept: "several-steps",
      when: [["how many steps", "steps are"]],
      say: "There are as many steps as numbers you have to find. The last one answers the question.",
    },
  ],
  asks: [
    { of: ["two-k"], say: "There are two sorts of groups. How many is it in all?" },
    { of: ["two-a", "differ"], say: "Two amounts are compared. How big is the difference?" },
    { of: ["two-c"], say: "The number changes twice. How many are there at the end?" },
    {
      of: ["rest-e", "sum-e", "less-e", "more-e", "left-e"],
      say: "Things are put into equal groups at the end. How many come into one group?",
    },
    { of: ["rest-c", "sum-c"], say: "Things are put into equal groups. How many groups are there?" },
    { of: ["less-l", "less-t", "left"], say: "Some are used or go away. How many are left?" },
    { say: "Equal groups and some more come together. How many is that in all?" },
  ],
  use: "You need several steps to plan a picnic or a trip.",
};
