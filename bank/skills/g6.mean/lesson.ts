import type { Lesson } from "#engine";

export const lesson: Lesson = {
  skill: "g6.mean",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "The mean is what each would get if the total were shared equally.",
    "The median is the number in the middle when the numbers are in order.",
    "The range is how far the least and the greatest number are apart.",
  ],
  again:
    "Build three towers of 2, 7 and 3 cubes. Move cubes from the tall tower until all towers are level. Each is then 4 high, and 4 is the mean.",
  picture: {
    type: "bar-graph",
    alt: "A bar graph with the number of cubes. Tower 1: the bar ends at 2. Tower 2: the bar ends at 7. Tower 3: the bar ends at 3. Made level: the bar ends at 4.",
    counted: "Number of cubes",
    step: 1,
    marks: 8,
    bars: [
      { label: "Tower 1", value: 2 },
      { label: "Tower 2", value: 7 },
      { label: "Tower 3", value: 3 },
      { label: "Made level", value: 4 },
    ],
  },
  example: { difficulty: 3 },
  check: {
    question: "The numbers 2, 7 and 3 make 12 together. What is their mean?",
    choices: ["12", "4", "3"],
    right: 1,
    whenRight: "You shared the total equally among three numbers.",
    whenNot: [
      "That is the total. How much is one equal share?",
      "",
      "That is the middle of the order. What does sharing equally give?",
    ],
  },
  checkAgain: {
    question: "The mean height of four towers is 6 cubes. What do you know?",
    choices: ["All four towers are 6 high.", "Most of the towers are 6 high.", "Made level, all are 6 high."],
    right: 2,
    whenRight: "You saw the mean as an equal share.",
    whenNot: [
      "Could one tower be higher and another lower?",
      "Take towers of 2, 2, 10 and 10 cubes. What is the mean?",
      "",
    ],
  },
  commonError: {
    misconception: "ST-01",
    what: "Stopping at the sum: $2 + 7 + 3 = 12$.",
    tempting: "Adding is the longest part of the work, so it feels like the end.",
    instead: "Ask whether your mean lies between the least and the greatest number.",
  },
  rubric: [
    {
      idea: "all the numbers are put together",
      words: ["add", "total", "sum", "together", "in all", "plus"],
      ask: "What do you do with all the numbers first?",
    },
    {
      idea: "the total is shared equally",
      words: ["shar", "divid", "split", "equal", "level", "same for each"],
      ask: "What do you do with the total?",
    },
  ],
  terms: [
    { words: ["mean", "average"], means: "The mean of some numbers is their total shared equally." },
    { words: ["median"], means: "The median is the middle number once the numbers are in order." },
    { words: ["range"], means: "The range is the greatest number minus the least." },
    { words: ["total", "sum"], means: "The total of some numbers is all of the numbers added." },
    { words: ["least"], means: "The least number is the smallest one of a list." },
    { words: ["halfway", "half-way"], means: "Halfway is in the middle between two numbers." },
  ],
  answers: [
    {
      frames: ["difference", "what", "whether"],
      concept: "all-three",
      when: [
        ["range"],
        ["median", "mean", "average", "middle"],
        ["difference", "mix", "same", "which", "is the", "what"],
      ],
      say: "Mean shares equally, median is the middle one, range is greatest minus least. Every one answers another question.",
    },
    {
      frames: ["how", "when"],
      concept: "checking",
      when: [["check", "sure", "is right", "it right", "am right", "make sense"]],
      say: "Mean and median lie between the least and the greatest number. A range is never bigger than the greatest.",
    },
    {
      frames: ["whether", "case"],
      concept: "not-whole",
      when: [
        ["half", "decimal", "point", "not a whole", "fraction", "whole number", "come out", ".5"],
        ["mean", "median", "come out", "answer"],
      ],
      say: "A mean or a median need not be a whole number. Equal shares can end between two numbers.",
    },
    {
      frames: ["how", "case", "what"],
      concept: "missing-number",
      when: [
        ["missing", "not given", "last day"],
        ["how", "what", "number", "find", "if"],
      ],
      say: "All numbers together are the mean times how many there are. Take away what you know.",
    },
    {
      frames: ["whether", "why", "case"],
      concept: "range-ends",
      when: [
        ["first", "last", "ends"],
        ["range", "minus", "the last number", "first and"],
      ],
      say: "The range takes the greatest and the least number, wherever they stand. First and last in the list do not matter.",
    },
    {
      frames: ["case", "whether"],
      concept: "twice",
      when: [["twice", "two times", "2 times", "same number"]],
      say: "Count a number as often as it stands there. Each one is a value of its own.",
    },
    {
      frames: ["why", "whether", "case"],
      concept: "zero",
      when: [["zero", "0", "nothing"]],
      say: "A zero adds nothing to the total, and still counts as one of the numbers.",
    },
    {
      frames: ["why", "how", "what", "case"],
      concept: "middle-two",
      when: [
        [
          "even",
          "two in the middle",
          "2 in the middle",
          "two middle",
          "no middle",
          "two numbers in the middle",
          "2 numbers in the middle",
        ],
      ],
      say: "With an even count, the median lies halfway between the two numbers in the middle.",
    },
    {
      frames: ["why", "how", "whether", "when"],
      concept: "ordering",
      when: [["order", "sort", "line up"]],
      say: "For the median, the numbers have to be in order. For the mean, any order will do.",
    },
    {
      frames: ["what", "whether", "where", "difference"],
      concept: "mean-or-median",
      when: [["difference between", "the same", "which one", "mix"], ["mean"], ["median"]],
      say: "The mean shares the total equally. The median only looks for the middle.",
    },
    {
      frames: ["whether", "when"],
      concept: "in-list",
      when: [["not in the list", "one of the numbers", "1 of the numbers", "not there", "none of the numbers"]],
      say: "A mean need not be one of the numbers. Equal shares may come to a number of their own.",
    },
    {
      frames: ["why"],
      concept: "part-of-whole",
      when: [["why"], ["divide", "how many there", "share"]],
      say: "The mean is an equal share: put all together, then share by how many there are.",
    },
    {
      frames: ["why"],
      concept: "mean",
      when: [
        ["why", "what for", "when do"],
        ["the mean", "median", "range", "average"],
      ],
      say: "One number can stand for many. A mean says how big the numbers are, a range how much they differ.",
    },
  ],
  asks: [
    { of: ["ra"], say: "Look for the least and the greatest number. How far apart are the two?" },
    { of: ["med"], say: "Put the numbers in order. Which number lies in the middle?" },
    { of: ["mi"], say: "You know the mean and all numbers but one. Which number is missing?" },
    { say: "Put everything together and share equally. How much is one share?" },
  ],
  use: "You meet means in games and in reports from school.",
};
