import type { Lesson } from "#engine";
import { FACTS } from "../../lessons/asks.ts";
import { TIMES_WHEN } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g3.f34",
  version: 1,
  createdOn: "2026-11-20",
  idea: [
    "You can build a new fact from facts you know.",
    "Three groups are a double and one group more.",
    "Four groups are twice two groups, and six are twice three.",
  ],
  again:
    "Lay two rows of 7 beans: a double, $14$. Lay one row more: three rows, $21$. Lay the double twice: four rows.",
  picture: {
    type: "area-model",
    alt: "A rectangle 3 high and 7 wide, cut into 2 rows worth 14 and 1 row worth 7.",
    columns: ["7"],
    rows: ["2", "1"],
    cells: [["14"], ["7"]],
  },
  example: { difficulty: 2 },
  check: {
    question: "You know $2 \\times 8 = 16$. How do you get $4 \\times 8$?",
    choices: ["Double 16.", "Add 2 to 16.", "Add 8 to 16."],
    right: 0,
    whenRight: "You saw that four groups are twice two groups.",
    whenNot: ["", "How many eights are in two more groups?", "That makes three groups of 8."],
  },
  checkAgain: {
    question: "Two rows of 9 chairs are 18 chairs. How do you get three rows?",
    choices: ["Double 18.", "Add 3 to 18.", "Add 9 to 18."],
    right: 2,
    whenRight: "You added one more row of 9 chairs.",
    whenNot: ["How many rows would that make?", "How many chairs stand in one row?", ""],
  },
  commonError: {
    misconception: "ML-03",
    what: "Counting one group too many on the way.",
    tempting: "You say the starting number and count it twice.",
    instead: "Put up one finger for every group, from the first on.",
  },
  rubric: [
    {
      idea: "you start from a fact you know",
      words: [
        "i know that",
        "i know double",
        "i know 2",
        "i know 5",
        "i know 10",
        "i know the",
        "start",
        "from",
        "double",
        "already know",
      ],
      ask: "Which fact did you start with?",
    },
    {
      idea: "you add or double whole groups",
      words: ["more", "another", "group", "again", "extra", "twice that", "plus"],
      ask: "What did you do to reach the number of groups?",
    },
  ],
  terms: [
    { words: ["total"], means: "The total is all the groups together." },
    { words: ["double"], means: "The double is the number and the same number again." },
    { words: ["fact", "facts"], means: "A fact is a multiplication you know by heart." },
    { words: ["group", "groups"], means: "A group is one of the equal heaps." },
    { words: ["times table", "table"], means: "A times table lists 1 group, 2 groups and so on." },
    { words: ["row", "rows"], means: "A row is a line of things from left to right." },
  ],
  answers: [
    TIMES_WHEN,
    {
      frames: ["why", "whether"],
      concept: "order",
      when: [["order", "swap", "turn", "same as", "other way", "way round", "backwards"]],
      say: "You may swap the numbers: $3 \\times 8$ is as many as $8 \\times 3$. Choose the one you know.",
    },
    {
      frames: ["how", "other-way"],
      concept: "times-three",
      when: [["3", "three", "threes"]],
      say: "Three groups are two groups and one more. Double the number, then add it once.",
    },
    {
      frames: ["how", "other-way"],
      concept: "times-four",
      when: [["4", "four", "fours"]],
      say: "Four groups are two and two. Double the number, and double again.",
    },
    {
      frames: ["how", "case", "other-way"],
      concept: "times-six",
      when: [["6", "six", "sixes"]],
      say: "Six groups are twice three groups. Or take five groups and add one.",
    },
    {
      frames: ["why"],
      concept: "learning",
      when: [["why", "learn", "heart", "remember", "need"]],
      say: "A fact you know leaves your head free for the problem. Building it from another fact works until then.",
    },
    {
      frames: ["how", "case"],
      concept: "missing-number",
      when: [["box", "missing", "empty"]],
      say: "Ask how many groups make the total. Count up in steps until you reach it.",
    },
  ],
  asks: FACTS,
  use: "You use it for legs of chairs and sides of tables.",
};
