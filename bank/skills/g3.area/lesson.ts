import type { Lesson } from "#engine";
import { EITHER_SIDE } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g3.area",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Area is how much surface lies inside a figure.",
    "We measure area in unit squares, all of the same size.",
    "In a rectangle, multiply the rows by the squares in one row.",
  ],
  again:
    "Cover a book with square notes, edge to edge. Say there are 4 rows with 3 notes in each. That makes $4 \\times 3 = 12$ notes, with no gaps.",
  picture: {
    type: "figure",
    alt: "A rectangle of unit squares, 5 centimetres long and 3 centimetres wide: 3 rows with 5 squares in each row.",
    corners: [
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 5, y: 3 },
      { x: 0, y: 3 },
    ],
    sides: ["5 cm", "3 cm", "", ""],
    squares: "all",
  },
  example: { difficulty: 3 },
  check: {
    question: "What does the area of a rectangle tell you?",
    choices: ["how long its edge is all round", "how many unit squares cover it", "how long its longest side is"],
    right: 1,
    whenRight: "You thought of the surface inside.",
    whenNot: [
      "Walking round the edge measures a length. What lies inside?",
      "",
      "One side is a length. What lies inside?",
    ],
  },
  checkAgain: {
    question: "For which of these do you need an area?",
    choices: ["how much carpet covers a floor", "how long the fence of a field is", "how high the wall of a room is"],
    right: 0,
    whenRight: "You looked for a surface to cover.",
    whenNot: ["", "A fence runs along the edge. What lies inside?", "A height is one length. Are squares counted?"],
  },
  commonError: {
    misconception: "MG-02",
    what: "Adding all four sides when the area is asked for.",
    tempting: "The sides are marked, and the inside looks empty.",
    instead: "Think of the squares inside, row by row, and multiply.",
  },
  rubric: [
    {
      idea: "area counts the squares inside",
      words: ["inside", "cover", "square", "fill", "surface"],
      ask: "What does the area of a figure count?",
    },
    {
      idea: "all rows are equal, so you multiply",
      words: ["row", "times", "multipl", "column", "lots of"],
      ask: "How do you count equal rows quickly?",
    },
  ],
  terms: [
    { words: ["area"], means: "The area is the inside: how many unit squares cover a figure." },
    {
      words: ["square centimetre", "square centimetres"],
      means: "A square centimetre is a square with sides of 1 centimetre.",
    },
    { words: ["square metre", "square metres"], means: "A square metre is a square with sides of 1 metre." },
    { words: ["unit square", "unit squares"], means: "A unit square is a square with sides of length 1." },
    { words: ["rectangle"], means: "A rectangle is a figure with four sides and four square corners." },
    { words: ["row", "rows"], means: "A row is a line of squares from left to right." },
    { words: ["multiply", "times"], means: "To multiply is to put equal groups together." },
  ],
  answers: [
    {
      frames: ["whether", "case"],
      concept: "square-unit",
      when: [
        ["cm", "unit", "metre", "centim", "square met", "square cm"],
        ["or", "just", "do i write"],
        ["square", "unit"],
      ],
      say: "Areas have square units, lengths have plain ones. A missing side is a length.",
    },
    {
      frames: ["why", "case", "whether", "where"],
      concept: "missing-squares",
      when: [
        ["squares"],
        ["not there", "not drawn", "missing", "other", "see", "empty", "not all", "rest of", "only some", "left out"],
      ],
      say: "Some squares are left out of the picture. A row and a column show how many fit.",
    },
    EITHER_SIDE,
    {
      frames: ["operation", "when"],
      concept: "choosing",
      when: [
        [
          "times or",
          "add or",
          "plus or",
          "multiply or",
          "or times",
          "or add",
          "or plus",
          "or divide",
          "divide or",
          "know when i",
          "know if i",
        ],
      ],
      say: "Multiply the two sides for the area. If the area is given, divide it by the side.",
    },
    {
      frames: ["why", "what", "whether", "when", "difference"],
      concept: "area-or-perimeter",
      when: [["perimeter", "around", "way round", "edge", "add"]],
      say: "Adding the sides gives the length of the edge. The area is how much lies inside the edge.",
    },
    {
      frames: ["why", "when"],
      concept: "multiplying",
      when: [
        ["why", "do i have to", "do you have to", "how come"],
        ["multiply", "times"],
      ],
      say: "All rows of a rectangle are equally long. Multiplying counts all the squares at once.",
    },
    {
      frames: ["why", "what"],
      concept: "square-unit",
      when: [["square cent", "square met", "cm", "unit", "not just cent"]],
      say: "A square centimetre is a square with sides of 1 centimetre. An area is counted in squares, not in lengths.",
    },
    {
      frames: ["why", "whether", "where"],
      concept: "order",
      when: [["order", "swap", "first", "which number", "other way", "which side", "turn"]],
      say: "The order does not matter. If you turn the rectangle, its rows become its columns.",
    },
    {
      frames: ["how", "what", "case"],
      concept: "missing-side",
      when: [["missing", "question mark", "side is given", "one side"]],
      say: "Ask how many rows of the known length make the area. Dividing finds that number.",
    },
    {
      frames: ["how", "whether", "other-way"],
      concept: "counting-squares",
      when: [["count"]],
      say: "Counting every square works too. Multiplying is quicker, because all rows are equal.",
    },
  ],
  asks: [
    { of: ["hi"], say: "Only some of the squares are drawn. How many cover the whole rectangle?" },
    { of: ["si"], say: "You know the area and one side. How long is the other side?" },
    { say: "How many unit squares cover the whole inside?" },
  ],
  use: "You need areas to buy carpet, tiles or paint.",
};
