import type { Lesson } from "#engine";
import { MULTIPLYING } from "../../lessons/asks.ts";
import { BOX_DIVIDE, EQUALS_TURNED, TIMES_WHEN } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g4.mul2",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Split both numbers into the tens and the ones that they have.",
    "Each part of one number is multiplied by each part of the other.",
    "Each product is a piece of the whole, so add all the products.",
  ],
  again:
    "Think of a hall with 14 rows of 23 seats. The first 10 rows have $230$ seats, the last 4 have $92$. Put both together and no seat is forgotten.",
  picture: {
    type: "area-model",
    alt: "A rectangle 23 wide and 14 high, cut into four: 20 by 10 is 200, 3 by 10 is 30, 20 by 4 is 80, 3 by 4 is 12.",
    columns: ["20", "3"],
    rows: ["10", "4"],
    cells: [
      ["200", "30"],
      ["80", "12"],
    ],
  },
  example: { difficulty: 3 },
  check: {
    question: "Someone works out $23 \\times 14$ as $200 + 12$. What is missing?",
    choices: ["nothing", "$20 \\times 4$ and $3 \\times 10$", "only $3 \\times 10$"],
    right: 1,
    whenRight: "You found the two rectangles that were left out.",
    whenNot: ["How many rectangles does the picture have?", "", "Look at the tens of 23 with the ones of 14."],
  },
  checkAgain: {
    question: "You split $35$ and $24$ into tens and ones. How many products make $35 \\times 24$?",
    choices: ["2 products", "3 products", "4 products"],
    right: 2,
    whenRight: "You multiplied each part of 35 by each part of 24.",
    whenNot: ["Does the 30 meet only one part of 24?", "Draw the rectangle. Does every piece of it count?", ""],
  },
  commonError: {
    misconception: "ML-09",
    what: "Multiplying tens by tens and ones by ones only.",
    tempting: "That is how adding works: place with place.",
    instead: "Multiply each part of the first number by each part of the second.",
  },
  rubric: [
    {
      idea: "the numbers are split into tens and ones",
      words: ["split", "tens and", "parts", "break", "broke", "10 and", "apart"],
      ask: "How did you cut up the numbers?",
    },
    {
      idea: "every part is multiplied by every part",
      words: ["every", "each", "all four", "all 4", "4 box", "four box", "whole"],
      ask: "Which parts did you multiply with which?",
    },
    {
      idea: "all the products are added",
      words: ["add", "together", "sum", "plus"],
      ask: "What did you do at the end?",
    },
  ],
  terms: [
    { words: ["multiply", "multiplying"], means: "To multiply is to put equal groups together." },
    { words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9." },
    { words: ["product", "products"], means: "The product is what you get when you multiply." },
    {
      words: ["area model", "area", "rectangle"],
      means: "An area model shows a product as a rectangle cut into parts.",
    },
    {
      words: ["partial product", "partial products"],
      means: "A partial product is the product of two of the parts.",
    },
    { words: ["row", "rows"], means: "In written multiplying, a row is the product with one digit." },
    { words: ["tens", "ones"], means: "Tens and ones are the parts of a two-digit number." },
  ],
  answers: [
    {
      frames: ["what", "why", "where", "how"],
      concept: "box-sides",
      when: [
        ["picture", "rectangle", "boxes", "the box", "side"],
        ["number", "side", "top", "come from", "mean", "split", "stand"],
        ["what", "why", "where", "how"],
      ],
      say: "Each side of the rectangle is one number, split into tens and ones.",
    },
    {
      frames: ["whether", "other-way", "how", "case"],
      concept: "splitting-one",
      when: [
        ["split", "break", "cut"],
        ["only one", "just one", "only 1", "just 1", "one of", "1 of", "both", "one number", "1 number"],
      ],
      say: "Splitting one number is enough when you can multiply its parts. Add the products at the end.",
    },
    {
      frames: ["where", "whether", "how", "case", "what"],
      concept: "carrying-rows",
      when: [
        ["carry", "carried", "carrying", "little number", "small number", "carries"],
        ["where", "second", "old", "again", "first line", "first row", "which", "next row", "row"],
      ],
      say: "Write carried digits small, above the next place. For the second row, use only its own.",
    },
    {
      frames: ["why", "how", "whether", "case"],
      concept: "only-a-zero",
      when: [
        ["times 10", "by 10", "times ten", "by ten", "x 10"],
        ["zero", "0", "just", "only"],
      ],
      say: "Times 10 moves every digit one place left. A zero then fills the ones.",
    },
    BOX_DIVIDE,
    EQUALS_TURNED,
    TIMES_WHEN,
    {
      frames: ["where"],
      concept: "start",
      when: [
        ["which", "where"],
        ["first", "start", "begin"],
      ],
      say: "On paper, begin with the ones of the number below. Then multiply by its tens.",
    },
    {
      frames: ["whether", "other-way"],
      concept: "quick-way",
      when: [["box way", "box method", "grid", "area model", "another way", "other way", "different way"]],
      say: "The box way works too. Fill every box, and add all the parts.",
    },
    {
      frames: ["why"],
      concept: "putting-together",
      when: [["why"], ["add"], ["row", "two", "together"]],
      say: "One row multiplies by the ones, the other by the tens. Together the rows are the whole product.",
    },
    {
      frames: ["why", "whether", "when"],
      concept: "zero-place",
      when: [["zero", "0"]],
      say: "The second row multiplies by tens, so it counts tens. The zero in the ones place says so.",
    },
    {
      frames: ["why", "whether"],
      concept: "each-part",
      when: [
        ["why", "do i", "do you"],
        ["four", "4 box", "each", "every", "all", "cross", "both", "just", "as well", "too"],
      ],
      say: "Think of seats in a hall: each part times each part is a block. Leave out a block and its seats are missing.",
    },
    {
      frames: ["why"],
      concept: "tens-times-tens",
      when: [["tens times tens", "10 times 10", "ten times ten", "hundred"]],
      say: "Ten tens are a hundred. So tens times tens are hundreds.",
    },
    {
      frames: ["why", "whether", "where"],
      concept: "order",
      when: [["order", "swap", "which number", "top", "turn"]],
      say: "You may swap the two numbers, the product stays the same. Many write the simpler one below.",
    },
    {
      frames: ["how", "when"],
      concept: "checking",
      when: [["check", "sure", "about", "right"]],
      say: "Round both numbers to tens and multiply. Your product should be near that.",
    },
  ],
  asks: MULTIPLYING,
  use: "You use it to find the number of tiles on a floor.",
};
