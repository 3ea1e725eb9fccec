import type { Lesson } from "#engine";
import {
  AT_FIRST,
  EXTRA_NUMBER,
  GIVES_WORD,
  GO_BACK,
  GROUPS,
  NOT_DONE,
  WHO_HAS_MORE,
} from "../../lessons/shared-answers.ts";
import { CHECK_STORY, WHAT_HAPPENS, MORE_IS_NOT_PLUS } from "../../lessons/story-words.ts";

export const lesson: Lesson = {
  skill: "g3.wp2",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Some stories need two steps to get to the answer.",
    "The first step finds a number that the story hides.",
    "The second step uses that number to answer the question.",
  ],
  again:
    "Say you have 3 bags of 5 apples, and 2 more apples. In the bags there are $3 \\times 5 = 15$. With the others it is $15 + 2 = 17$.",
  picture: {
    type: "bar-model",
    alt: "A bar in 3 equal parts and one smaller part. The equal parts are marked 5, the other one 2, and the whole bar 17.",
    parts: [...Array.from({ length: 3 }, () => ({ size: 5, text: "5" })), { size: 2, text: "2" }],
    whole: "17",
  },
  example: { difficulty: 2 },
  check: {
    question: "There are 4 boxes of 6 eggs. Then 5 eggs break. What comes first?",
    choices: ["$4 \\times 6$", "$6 - 5$", "$4 + 6 + 5$"],
    right: 0,
    whenRight: "You found how many eggs there are before some break.",
    whenNot: ["", "Do 5 eggs break once, or in every box?", "What does each of the numbers tell you?"],
  },
  checkAgain: {
    question: "There are 4 packs of 6 rolls and 3 single rolls. What does $4 \\times 6$ find?",
    choices: ["all of the rolls", "the rolls in the packs", "the rolls in one pack"],
    right: 1,
    whenRight: "You saw what the first step finds.",
    whenNot: ["Are the single rolls in the packs?", "", "How many packs does the step count?"],
  },
  commonError: {
    misconception: "WP-05",
    what: "Giving $4 \\times 6 = 24$ as the answer, and stopping there.",
    tempting: "That number looks like an answer already.",
    instead: "Read the question again when you have found a number.",
  },
  rubric: [
    {
      idea: "one step finds a number that is not told",
      words: ["first", "hidden", "before", "start", "begin"],
      ask: "Which number do you have to find first?",
    },
    {
      idea: "the next step answers the question",
      words: ["then", "next", "after", "second"],
      ask: "What do you do with that number?",
    },
  ],
  terms: [
    { words: ["step", "steps"], means: "A step is one calculation on the way to the answer." },
    { words: ["multiply", "times"], means: "To multiply is to put equal groups together." },
    { words: ["divide"], means: "To divide is to split a whole into equal groups." },
    { words: ["fewer"], means: "Fewer means not as many." },
    { words: ["in all", "altogether"], means: "In all means everything put together." },
    { words: ["the rest", "rest"], means: "The rest is what is left." },
    { words: ["difference"], means: "The difference is how far apart two numbers are." },
  ],
  answers: [
    AT_FIRST,
    GIVES_WORD,
    GROUPS,
    GO_BACK,
    NOT_DONE,
    WHO_HAS_MORE,
    EXTRA_NUMBER,
    {
      frames: ["how", "what", "where", "case"],
      concept: "start",
      when: [["start", "comes first", "do first", "which step", "begin"]],
      say: "Look at the question. Ask which number you still need to answer it.",
    },
    {
      frames: ["how", "when", "case", "operation"],
      concept: "choosing",
      when: [["how do i know", "add or", "plus or", "times or", "minus or", "which sign"]],
      say: WHAT_HAPPENS,
    },
    {
      frames: ["why", "how", "whether"],
      concept: "several-steps",
      when: [["two steps", "2 steps", "one step", "1 step", "all at once", "in one go", "two sums", "2 sums"]],
      say: "The question needs a number that the story does not tell. One step finds that number.",
    },
    {
      frames: ["why", "what", "when"],
      concept: "fewer",
      when: [["more", "fewer", "less"]],
      say: MORE_IS_NOT_PLUS,
    },
    {
      frames: ["how", "when"],
      concept: "checking",
      when: [["check", "is it right", "if it is right"]],
      say: CHECK_STORY,
    },
    {
      frames: ["what", "whether"],
      concept: "drawing",
      when: [["draw", "picture", "bar"]],
      say: "Draw a bar for the whole. Then cut the bar into the parts that you know.",
    },
  ],
  asks: [
    { of: ["fewer", "told"], say: "Two amounts differ. How many is it when both are put together?" },
    { of: ["start"], say: "Some went away, and you know what is left. How many were there at the beginning?" },
    { of: ["rest-e", "sum-e"], say: "Things are put into equal groups. How many come into one group?" },
    { of: ["rest-c", "sum-c"], say: "Things are put into equal groups. How many groups are there?" },
    { of: ["each"], say: "All groups are equal, and then one gets more. How many does that one have?" },
    { of: ["differ"], say: "Two amounts are compared. How big is the difference?" },
    { of: ["less", "left", "part"], say: "You know the whole and one part. How many are in the other part?" },
    { say: "Equal groups and some more come together. How many is that in all?" },
  ],
  use: "You need two steps to know what is left after shopping.",
};
