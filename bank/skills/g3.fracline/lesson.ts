import type { Lesson } from "#engine";

export const lesson: Lesson = {
  skill: "g3.fracline",
  version: 1,
  createdOn: "2026-11-20",
  idea: [
    "A fraction is a number with its own point on the line.",
    "The bottom number counts the equal spaces in one whole.",
    "The top number counts the spaces you go from 0.",
  ],
  again:
    "Hop from 0 to 1 in 4 hops: each is a fourth. After three hops you stand on $\\frac{3}{4}$. Count the hops, not the marks on the ground.",
  picture: {
    type: "number-line",
    alt: "A number line from 0 to 1 cut into 4 equal spaces. Three jumps lead from 0 to a dot at three fourths.",
    from: 0,
    to: 4,
    step: 1,
    labels: [
      { at: 0, text: "0" },
      { at: 4, text: "1" },
    ],
    marks: [{ at: 3, text: "3/4" }],
    jumps: [
      { from: 0, to: 1, text: "" },
      { from: 1, to: 2, text: "" },
      { from: 2, to: 3, text: "" },
    ],
  },
  example: { difficulty: 2 },
  check: {
    question: "From 0 to 1 there are 6 marks, both ends counted. What is the bottom number?",
    choices: ["6", "5", "7"],
    right: 1,
    whenRight: "You counted the spaces between the marks.",
    whenNot: ["Count the spaces, not the marks.", "", "Are there more spaces than marks?"],
  },
  checkAgain: {
    question: "There are marks at 0, in the middle and at 1. What is each space?",
    choices: ["a half", "a third", "a fourth"],
    right: 0,
    whenRight: "You counted two equal spaces between the three marks.",
    whenNot: [
      "",
      "Three is the number of marks. What lies between marks?",
      "Slide your finger from mark to mark. How many slides?",
    ],
  },
  commonError: {
    misconception: "FC-16",
    what: "Counting the marks for the bottom number.",
    tempting: "The marks are what you see; the spaces look empty.",
    instead: "Slide your finger from mark to mark and count each slide.",
  },
  rubric: [
    {
      idea: "the bottom tells how many equal spaces make one whole",
      words: ["spaces", "gaps", "jumps", "hops", "parts", "steps"],
      ask: "What does the bottom number tell on a line?",
    },
    {
      idea: "you count from 0 to the point",
      words: ["from 0", "from zero", "from the start", "start at", "to the point", "until"],
      ask: "Where do you begin to count for the top number?",
    },
  ],
  terms: [
    { words: ["number line", "line"], means: "A number line shows numbers as points in order." },
    { words: ["mark", "marks", "tick"], means: "A mark is a small stroke on the line." },
    { words: ["space", "spaces", "gap"], means: "A space is the piece of line between two marks." },
    { words: ["whole"], means: "One whole reaches from 0 to 1." },
    { words: ["numerator", "top number"], means: "The numerator is the top number of a fraction." },
    { words: ["denominator", "bottom number"], means: "The denominator is the bottom number of a fraction." },
  ],
  answers: [
    {
      frames: ["how", "what", "whether", "where", "why"],
      concept: "marks",
      when: [["lines", "marks", "ticks", "gaps"]],
      say: "Count spaces: a fraction tells how far you went. Marks only show where spaces end.",
    },
    {
      frames: ["how", "whether", "where", "case"],
      concept: "more-than-one",
      when: [
        [
          "past 1",
          "after 1",
          "bigger than 1",
          "more than 1",
          "over 1",
          "past one",
          "bigger than one",
          "past the 1",
          "past the one",
          "beyond",
        ],
      ],
      say: "The numbers go on after 1. Keep counting spaces from 0. The top gets bigger than the bottom.",
    },
    {
      frames: ["whether", "where", "why"],
      concept: "start",
      when: [["start", "0", "zero", "begin", "beginning"]],
      say: "Start at 0, where you have not moved yet. The first space ends at the first mark after 0.",
    },
    {
      frames: ["why", "whether"],
      concept: "fraction",
      when: [["why", "is a fraction a number", "really a number"]],
      say: "Fractions fill the line between the whole numbers. Each one has its own point there.",
    },
    {
      frames: ["why", "whether", "case"],
      concept: "two-names",
      when: [["two fractions", "2 fractions", "two names", "2 names", "same point", "same place", "other name"]],
      say: "One point can have many names. $\\frac{1}{2}$ and $\\frac{2}{4}$ stand at the same point.",
    },
  ],
  asks: [{ say: "The line has equal spaces. Which fraction stands at the point?" }],
  use: "You read such a line on a ruler or a measuring jug.",
};
