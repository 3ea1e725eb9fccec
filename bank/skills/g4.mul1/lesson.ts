import type { Lesson } from "#engine";
import { MULTIPLYING } from "../../lessons/asks.ts";
import { TIMES_WHEN } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g4.mul1",
  version: 1,
  createdOn: "2026-11-20",
  idea: [
    "A big number is a sum of parts, such as tens and ones.",
    "Multiply every part of the number, and add what you get.",
    "If ten or more come together in a place, carry to the next.",
  ],
  again:
    "Three children have 2 rods and 3 cubes each: 6 rods, 9 cubes. With a fourth child there are 12 cubes, and ten make a rod. In all that is 9 rods and 2 cubes, $92$.",
  picture: {
    type: "area-model",
    alt: "A rectangle 4 high. Its width is split into 200, 60 and 1. The areas are 800, 240 and 4.",
    columns: ["200", "60", "1"],
    rows: ["4"],
    cells: [["800", "240", "4"]],
  },
  example: { difficulty: 2 },
  check: {
    question: "In $36 \\times 4$ the ones make $24$. When do you add the 2 tens?",
    choices: ["Before you multiply the 3 tens by 4.", "Never.", "After you multiply the 3 tens by 4."],
    right: 2,
    whenRight: "You saw that these tens have been multiplied already.",
    whenNot: ["The 2 tens come from multiplying. Do they need it again?", "What would happen to those 20?", ""],
  },
  checkAgain: {
    question: "Four children have 1 rod and 5 cubes each. The 20 cubes become 2 rods. How many rods are there now?",
    choices: ["4 rods", "6 rods", "12 rods"],
    right: 1,
    whenRight: "You counted the 4 rods, and then the 2 new ones.",
    whenNot: ["What became of the 20 cubes?", "", "Were 2 new rods made once, or for each child?"],
  },
  commonError: {
    misconception: "ML-07",
    what: "Adding the carried number first and multiplying it too.",
    tempting: "It is written above the digit, so it looks like a part of it.",
    instead: "If you carried something, add it after multiplying.",
  },
  rubric: [
    {
      idea: "every place is multiplied",
      words: [
        "each",
        "the tens and the ones",
        "tens and ones",
        "ones then",
        "every",
        "place",
        "both",
        "all the digits",
        "split",
        "parts",
      ],
      ask: "Which parts of the number do you multiply?",
    },
    {
      idea: "the products of the parts are added",
      words: ["add", "carry", "carri", "together", "plus"],
      ask: "What do you do with the products of the parts?",
    },
  ],
  terms: [
    { words: ["multiply", "multiplying"], means: "To multiply is to put equal groups together." },
    { words: ["product", "products"], means: "The product is what you get when you multiply." },
    { words: ["carry", "carried"], means: "To carry is to move ten of one place to the next place." },
    { words: ["place", "places"], means: "A place tells what a digit counts: ones, tens, hundreds." },
    { words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9 in a number." },
    { words: ["part", "parts"], means: "The parts of a number are its hundreds, tens and ones." },
  ],
  answers: [
    TIMES_WHEN,
    {
      frames: ["whether", "where"],
      concept: "order",
      when: [["top", "order", "swap", "turn them", "turn the numbers", "which number"]],
      say: "Any order gives the same product. With the longer number on top, there is less to write.",
    },
    {
      frames: ["how", "when", "other-way"],
      concept: "checking",
      when: [["check", "sure", "is right", "i am right", "it is right"]],
      say: "Round the big number and multiply in your head. Your product should be near that.",
    },
    {
      frames: ["what", "whether", "case"],
      concept: "zero",
      when: [["zero", "0"]],
      say: "Zero times any number is zero, so that place holds only what you carried. The place still needs its digit.",
    },
    {
      frames: ["why", "whether", "where"],
      concept: "carrying",
      when: [["carry", "carri", "little"]],
      say: "Twelve ones are one ten and two ones. The ten belongs to the tens, so you add it there after multiplying.",
    },
    {
      frames: ["why", "how", "whether", "where"],
      concept: "start",
      when: [["start", "first", "begin", "left", "right"]],
      say: "On paper start with the ones, so that carried tens are ready in time. In your head you can start with the biggest part.",
    },
    {
      frames: ["why", "how", "whether"],
      concept: "each-part",
      when: [
        ["why", "can i"],
        ["each", "every", "split", "part", "separately", "both"],
      ],
      say: "Every group has all the parts of the number. No part may be left out, because each comes just as often.",
    },
  ],
  asks: MULTIPLYING,
  use: "You use it for the price of six tickets or the seats in buses.",
};
