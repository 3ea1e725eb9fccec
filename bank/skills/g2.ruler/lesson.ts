import type { Lesson } from "#engine";
import { ADD_WHEN } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g2.ruler",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "A ruler has spaces of one size.",
    "A length is how many spaces a thing is long.",
    "Look where a thing begins, and count its spaces.",
  ],
  again: "Put a crayon on a ruler. Say it begins at 2 and ends at 6. From 2 to 6 there are 4 hops.",
  picture: {
    type: "ruler",
    alt: "A ruler with marks in centimetres from 0 to 12. The crayon reaches from the mark 2 to the mark 9.",
    from: 0,
    to: 12,
    unit: "cm",
    things: [{ name: "crayon", from: 2, to: 9, isPointed: true }],
  },
  example: { difficulty: 3 },
  check: {
    question: "A key reaches from 3 to 8 on a ruler. How long is it?",
    choices: ["8 spaces", "5 spaces", "6 spaces"],
    right: 1,
    whenRight: "You counted the spaces from 3 to 8.",
    whenNot: ["Does the key begin at 0?", "", "Did you count marks, or spaces?"],
  },
  checkAgain: {
    question: "A pencil is 4 spaces long and begins at 2. Where does it end?",
    choices: ["at 4", "at 5", "at 6"],
    right: 2,
    whenRight: "You counted four spaces on from 2.",
    whenNot: ["How many spaces are there from 2 to 4?", "The first hop ends at 3. Hop on.", ""],
  },
  commonError: {
    misconception: "MG-35",
    what: "Reading only the mark at the end.",
    tempting: "That works when a thing begins at 0.",
    instead: "Look at the beginning first. Then count the spaces.",
  },
  rubric: [
    {
      idea: "count the spaces between the two ends",
      words: ["space", "hop", "gap", "jump", "between", "count"],
      ask: "What do you count on a ruler?",
    },
    {
      idea: "look where the thing begins",
      words: ["begin", "start", "first", "0", "zero", "take away", "minus"],
      ask: "What do you look at before you read the end?",
    },
  ],
  terms: [
    { words: ["ruler"], means: "A ruler is a stick with marks to measure lengths." },
    { words: ["length"], means: "The length is how long something is." },
    { words: ["centimetre", "centimetres"], means: "A centimetre is about as wide as a finger." },
    { words: ["inch", "inches"], means: "An inch is a little more than two centimetres." },
    { words: ["mark", "marks"], means: "A mark is a short line on the ruler." },
    { words: ["difference"], means: "The difference is how far apart two numbers are." },
  ],
  answers: [
    {
      frames: ["why", "whether", "case"],
      concept: "zero",
      when: [
        ["0", "zero", "nought"],
        ["count", "why dont", "why don't", "not one", "not 1"],
      ],
      say: "Zero is where you begin. At zero you have not gone any space yet.",
    },
    {
      frames: ["whether", "why", "case"],
      concept: "ruler-end",
      when: [
        [
          "end of the ruler",
          "ruler goes",
          "ruler longer",
          "ruler go",
          "ruler stops",
          "last number",
          "whole ruler",
          "ruler is longer",
          "ruler ends",
        ],
      ],
      say: "The end of the ruler does not matter. Only the two ends of the thing count.",
    },
    {
      frames: ["whether", "difference"],
      concept: "length-unit",
      when: [["inch"], ["cm", "centim", "same", "longer", "bigger"]],
      say: "An inch is longer than a centimetre. Look which one the question names.",
    },
    {
      frames: ["whether", "case", "when"],
      concept: "tempting-word",
      when: [
        ["longer", "shorter", "difference"],
        ["mean", "plus", "add", "minus", "always"],
      ],
      say: "“Longer than” asks how far apart two lengths are. Take the shorter one away.",
    },
    {
      frames: ["whether", "other-way", "how"],
      concept: "counting-hops",
      when: [
        ["hop", "finger", "jump"],
        ["count", "can", "could", "with", "use", "how", "my"],
      ],
      say: "Yes, hop from mark to mark and count the hops. Start where the thing starts.",
    },
    ADD_WHEN,
    {
      frames: ["where"],
      concept: "start",
      when: [
        ["where", "which mark"],
        ["look", "end", "begin", "start"],
      ],
      say: "Look straight down from each end of the thing. Read the two marks there.",
    },
    {
      frames: ["why"],
      concept: "how-many-more",
      when: [["why"], ["take", "subtract", "minus"]],
      say: "Taking away tells how far apart two numbers are. That works for marks and for lengths.",
    },
    {
      frames: ["how", "whether", "where", "case"],
      concept: "not-from-zero",
      when: [["not begin", "not start", "does not start", "doesn't start", "in the middle", "not at 0", "not at zero"]],
      say: "Count the spaces from the first mark to the last. Or take the first number away from the last.",
    },
    {
      frames: ["how", "whether", "where"],
      concept: "marks",
      when: [["marks", "lines", "count the numbers"]],
      say: "Count spaces. There is one mark more than there are spaces.",
    },
    {
      frames: ["case"],
      concept: "broken-ruler",
      when: [["broken", "no 0", "no zero", "piece"]],
      say: "A broken ruler still has equal spaces. Count from one end of the thing to the other.",
    },
    {
      frames: ["how", "case"],
      concept: "how-many-more",
      when: [["longer", "shorter", "difference", "compare"]],
      say: "Find both lengths first. Then take the shorter one away.",
    },
    {
      frames: ["what"],
      concept: "length-unit",
      when: [["centimetre", "inch", "unit", "cm"]],
      say: "The ruler says what its spaces are. A centimetre is smaller than an inch.",
    },
  ],
  asks: [
    {
      of: ["ruler-longer", "ruler-shorter", "ruler-apart", "ruler-much"],
      say: "How long is each thing? How far apart are the lengths?",
    },
    { say: "How many spaces lie between the two ends?" },
  ],
  use: "You measure things to see if they fit.",
};
