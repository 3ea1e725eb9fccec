import type { Lesson } from "#engine";
import { FACTS } from "../../lessons/asks.ts";
import {
  EQUALS_TURNED,
  GAP_HOW,
  GAP_WHAT,
  MORE_OR_NOT,
  NEAR_FACT,
  SKIP_COUNT,
  SQUARE_DOTS,
  TIMES_WHEN,
} from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g3.f789",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Many groups can be split into fewer groups that you know.",
    "Seven groups are five groups and two groups.",
    "Nine groups are ten groups with one taken away.",
  ],
  again:
    "For 9 packs of 8, buy 10 packs: $80$. Give one pack back: $72$. For 7 packs, take 5 packs and 2 packs: $40 + 16$.",
  picture: {
    type: "area-model",
    alt: "A rectangle 7 high and 8 wide, cut into 5 rows worth 40 and 2 rows worth 16.",
    columns: ["8"],
    rows: ["5", "2"],
    cells: [["40"], ["16"]],
  },
  example: { difficulty: 3 },
  check: {
    question: "You know $10 \\times 6 = 60$. How do you get $9 \\times 6$?",
    choices: ["Take 1 away from 60.", "Take 6 away from 60.", "Take 9 away from 60."],
    right: 1,
    whenRight: "You took away one whole group of 6.",
    whenNot: ["How many are in one group?", "", "How many groups are too many?"],
  },
  checkAgain: {
    question: "You split $7 \\times 8$ into two facts. Which two?",
    choices: ["$5 \\times 4$ and $2 \\times 4$", "$7 \\times 5$ and $8 \\times 2$", "$5 \\times 8$ and $2 \\times 8$"],
    right: 2,
    whenRight: "You split the 7 groups, and each group kept its 8.",
    whenNot: ["How many are in each group now?", "Are all those groups equally big?", ""],
  },
  commonError: {
    misconception: "ML-02",
    what: "Stopping one group too early, such as $48$ for $7 \\times 8$.",
    tempting: "Facts next to each other look alike, and counting slips.",
    instead: "Start from five or ten groups, then count the rest.",
  },
  rubric: [
    {
      idea: "the groups are split into parts",
      words: ["split", "5 and 2", "five and two", "10", "ten", "parts", "half", "double", "five", "5"],
      ask: "Which facts that you know did you use?",
    },
    {
      idea: "the parts are put together, or one group is taken away",
      words: ["together", "add", "take", "minus", "less", "plus", "away"],
      ask: "What did you do with the facts you know?",
    },
  ],
  terms: [
    { words: ["multiply", "multiplying"], means: "To multiply is to put equal groups together." },
    { words: ["double"], means: "The double is the number and the same number again." },
    { words: ["fact", "facts"], means: "A fact is a multiplication you know by heart." },
    { words: ["split"], means: "To split is to cut a number into parts." },
    { words: ["product"], means: "The product is what you get when you multiply." },
    { words: ["group", "groups"], means: "A group is one of the equal heaps." },
    { words: ["times table", "table"], means: "A times table lists 1 group, 2 groups and so on." },
  ],
  answers: [
    EQUALS_TURNED,
    MORE_OR_NOT,
    GAP_WHAT,
    GAP_HOW,
    SQUARE_DOTS,
    SKIP_COUNT,
    NEAR_FACT,
    TIMES_WHEN,
    {
      frames: ["why"],
      concept: "nine",
      when: [["why"], ["nine", "9"]],
      say: "Each step of nine is ten more and one less. So up to 90 the tens grow and the ones shrink.",
    },
    {
      frames: ["how", "other-way"],
      concept: "times-nine",
      when: [["9", "nine", "nines", "finger"]],
      say: "Nine groups are ten groups without one. So take ten times the number and subtract it once.",
    },
    {
      frames: ["how", "when", "other-way"],
      concept: "times-eight",
      when: [["8", "eight", "eights"]],
      say: "Eight groups are four groups doubled. Double the number three times.",
    },
    {
      frames: ["how", "other-way"],
      concept: "times-seven",
      when: [["7", "seven", "sevens"]],
      say: "Seven groups are five groups and two groups: both facts you know.",
    },
    {
      frames: ["why", "whether"],
      concept: "order",
      when: [["order", "swap", "turn", "same as", "other way", "way round", "backwards"]],
      say: "You may swap the numbers: $8 \\times 3$ is as many as $3 \\times 8$. So few facts are really new.",
    },
    {
      frames: ["why"],
      concept: "learning",
      when: [["why", "learn", "hard", "remember", "need"]],
      say: "Times tables turn up in all bigger problems. Build each fact from fives and tens until you know it.",
    },
  ],
  asks: FACTS,
  use: "You use it for weeks: 7 days, again and again.",
};
