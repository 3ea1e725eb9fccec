import type { Lesson } from "#engine";
import { DIVIDING, MULTIPLYING } from "./asks.ts";
import { TIMES_WHEN } from "./shared-answers.ts";

/** Lessons on multiplying and dividing larger numbers. */
export const writtenLessons: readonly Lesson[] = [
  {
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
  },
  {
    skill: "g4.mul2",
    version: 1,
    createdOn: "2026-11-20",
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
  },
  {
    skill: "g4.div1",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Share out the biggest place first.",
      "If some are left over, trade each for ten of the next place.",
      "Each place you share gives one digit of the answer, from left to right.",
    ],
    again:
      "Share 6 rods and 3 cubes between 3 children: 2 rods, 1 cube each. With 7 rods and 2 cubes, 1 rod is left over. Trade it for 10 cubes: each child gets 4 of the 12.",
    picture: {
      type: "bar-model",
      alt: "A bar of 72 cut into 3 equal parts of 24.",
      parts: [
        { size: 1, text: "24" },
        { size: 1, text: "24" },
        { size: 1, text: "24" },
      ],
      whole: "72",
    },
    example: { difficulty: 3 },
    check: {
      question: "In $72 \\div 3$, what happens to the 1 ten that is left over?",
      choices: ["It is traded for 10 ones.", "It is thrown away.", "It is written after the answer."],
      right: 0,
      whenRight: "You passed the ten on to the ones.",
      whenNot: ["", "Then someone would get too little.", "It can still be shared in a smaller size."],
    },
    checkAgain: {
      question: "In $54 \\div 2$ one ten is left over. How many ones do you share next?",
      choices: ["4 ones", "5 ones", "14 ones"],
      right: 2,
      whenRight: "You traded the ten for 10 ones and kept the 4.",
      whenNot: ["Where does the ten that is left over go?", "How many ones is a ten worth?", ""],
    },
    commonError: {
      misconception: "DV-03",
      what: "Leaving out a zero: $618 \\div 6$ written as $13$.",
      tempting: "A place with nothing to share feels like no step.",
      instead: "Write a digit for every place after the first, also when it is 0.",
    },
    rubric: [
      {
        idea: "you begin with the biggest place",
        words: ["biggest", "on the left", "first", "hundreds", "start", "largest"],
        ask: "Where do you begin to share?",
      },
      {
        idea: "you go on to the next place, with what is left over",
        words: ["left over", "leftover", "trade", "pass", "next place", "over", "remain", "bring down"],
        ask: "How do you go on from one place to the next?",
      },
    ],
    terms: [
      { words: ["multiply", "multiplying"], means: "To multiply is to put equal groups together." },
      { words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9." },
      { words: ["divide", "division"], means: "To divide is to split a whole into equal parts." },
      { words: ["quotient"], means: "The quotient is the result of a division." },
      { words: ["remainder", "left over"], means: "The remainder is what is left when no more can be shared." },
      { words: ["trade", "traded"], means: "To trade is to change one ten for ten ones, and so on." },
      { words: ["divisor"], means: "The divisor is the number you divide by." },
    ],
    answers: [
      {
        frames: ["where", "whether"],
        concept: "order",
        when: [["inside", "outside", "which number", "swap", "order matter"]],
        say: "The number that is shared goes inside. The number you divide by stands outside.",
      },
      {
        frames: ["why", "whether", "when", "case"],
        concept: "zero-place",
        when: [["zero", "0"]],
        say: "If a place is too small to share, each share gets 0 of it. The zero keeps the other digits in their places.",
      },
      {
        frames: ["why", "how", "whether", "where"],
        concept: "start",
        when: [["left", "start", "first", "begin", "right"]],
        say: "What is left of a big place can be traded for smaller ones. So the sharing starts on the left.",
      },
      {
        frames: ["why", "how", "what", "when"],
        concept: "bringing-down",
        when: [["bring down", "why down", "pull down"]],
        say: "The digit you bring down is the next place. It joins what was left over, and both are shared together.",
      },
      {
        frames: ["case"],
        concept: "too-small",
        when: [["too small", "does not go", "do not go", "not fit", "less than"]],
        say: "Trade a first place that is too small, and share it with the next. At the very left no zero is written.",
      },
      {
        frames: ["how"],
        concept: "checking",
        when: [["check", "sure", "right"]],
        say: "Multiply your answer by the number you divided by. You must get the start again.",
      },
      {
        frames: ["why", "how"],
        concept: "long-division",
        when: [
          ["why", "how"],
          ["work", "long division", "divide"],
        ],
        say: "You share the number in pieces, place by place. All shares of one child together are the answer.",
      },
    ],
    asks: DIVIDING,
    use: "You use it to share costs or to fill boxes.",
  },
];
