import type { Lesson } from "#engine";

export const lesson: Lesson = {
  skill: "g2.coins",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "A coin counts as many cents as its number says.",
    "First count the coins worth the most.",
    "Then count on with the next kind of coin.",
  ],
  again: "Sort the coins into piles. Count the quarters: 25, 50. Go on from 50 with the dimes: 60, 70, 80.",
  picture: {
    type: "coins",
    alt: "Coins: two quarters of 25 cents each, and three dimes of 10 cents each. The dimes are smaller.",
    pieces: [25, 25, 10, 10, 10],
  },
  example: { difficulty: 2 },
  check: {
    question: "You have a penny, a dime and a quarter. Where do you begin?",
    choices: ["With the penny.", "With the dime.", "With the quarter."],
    right: 2,
    whenRight: "You began with the coin that is worth the most.",
    whenNot: ["Is there a coin that is worth more?", "Which number stands on the biggest coin?", ""],
  },
  checkAgain: {
    question: "You have counted 50 cents. Three dimes follow. What do you say?",
    choices: ["60, 70, 80", "51, 52, 53", "55, 60, 65"],
    right: 0,
    whenRight: "You counted on by ten for each dime.",
    whenNot: ["", "How many cents is one dime?", "Which coin is worth five cents?"],
  },
  commonError: {
    misconception: "MO-N1",
    what: "Saying $5$ for two dimes and three pennies.",
    tempting: "There are five coins on the table.",
    instead: "Count the cents, and not the coins.",
  },
  rubric: [
    {
      idea: "the coins that are worth most come first",
      words: ["first", "worth most", "start", "begin", "biggest", "largest", "quarter"],
      ask: "Which coins do you count first?",
    },
    {
      idea: "the next kind is counted on from there",
      words: ["count on", "counted on", "go on", "went on", "add", "tens", "then the"],
      ask: "What do you do with the next kind?",
    },
  ],
  terms: [
    { words: ["cent", "cents"], means: "A cent is the smallest amount of money." },
    { words: ["dollar", "dollars"], means: "A dollar is 100 cents." },
    { words: ["penny", "pennies"], means: "A penny is a coin of 1 cent." },
    { words: ["nickel", "nickels"], means: "A nickel is a coin of 5 cents." },
    { words: ["dime", "dimes"], means: "A dime is a coin of 10 cents." },
    { words: ["quarter", "quarters"], means: "A quarter is a coin of 25 cents." },
    { words: ["bill", "bills", "note", "notes"], means: "A bill is money made of paper." },
  ],
  answers: [
    {
      frames: ["whether", "what"],
      concept: "coins-or-cents",
      when: [["coins", "number of"], ["cents", "money", "worth", "how much", "amount"], ["or"]],
      say: "Coins are counted, cents are what the coins are worth. Read which one is asked.",
    },
    {
      frames: ["whether", "other-way", "how"],
      concept: "counting-in-steps",
      when: [["in 5s", "in fives", "in 10s", "in tens", "in 25s", "skip count", "in steps", "10 20"]],
      say: "Yes, count each kind in its own steps: tens, fives. Then put the kinds together.",
    },
    {
      frames: ["whether", "why", "case"],
      concept: "coin-number",
      when: [
        ["more coins", "lots of coins", "fewer coins", "less coins", "lot of coins", "most coins", "many coins"],
        ["more", "money", "rich", "worth", "bigger", "less"],
      ],
      say: "More coins need not be more money. One quarter is more than four nickels.",
    },
    {
      frames: ["whether", "case", "why"],
      concept: "zero-place",
      when: [
        ["zero", "0", "05", ".5"],
        ["cents", "write", "need", "put", "point"],
      ],
      say: "After the point, cents have two places. In 3.05 there are 5 cents.",
    },
    {
      frames: ["operation", "when"],
      concept: "choosing",
      when: [
        ["add or", "plus or", "minus or", "take away or", "or add", "or plus", "or take", "or minus", "know if i"],
      ],
      say: "For all the money, add. For what is missing, count up to the price.",
    },
    {
      frames: ["whether", "case"],
      concept: "two-names",
      when: [["more than one way", "more than 1 way", "different ways", "other coins", "different coins"]],
      say: "Different coins can make the same amount. Read whether the fewest coins are asked for.",
    },
    {
      frames: ["how", "what"],
      concept: "fewest",
      when: [["fewest", "as few", "least"]],
      say: "Take the largest coin that fits, again and again. Then take the next kind.",
    },
    {
      frames: ["how", "case"],
      concept: "still-missing",
      when: [["missing", "how much more", "how many more", "not enough", "still need"]],
      say: "Count the coins you have. Then count up to the price in tens.",
    },
    {
      frames: ["why", "how", "where"],
      concept: "price-point",
      when: [["point", "dot", "write dollars", "write the dollars"]],
      say: "Dollars stand before the point. Cents stand after the point, in two places.",
    },
    {
      frames: ["why", "whether"],
      concept: "coin-size",
      when: [["smaller", "bigger", "size", "so small", "so big", "little one", "small one"]],
      say: "Size does not matter. The small dime is 10 cents, the nickel is 5.",
    },
    {
      frames: ["how", "when", "where", "case"],
      concept: "start",
      when: [["first", "start", "begin", "which order", "mixed up", "how do i count", "how do you count"]],
      say: "Begin with the coins worth the most. Then count on with the next kind.",
    },
    {
      frames: ["how", "what", "whether"],
      concept: "cents-in-dollar",
      when: [["cents"], ["dollar"]],
      say: "A dollar is 100 cents. Four quarters make a dollar.",
    },
  ],
  asks: [
    { of: ["fewest"], say: "Make the amount with as few coins as you can. How many coins are there?" },
    { of: ["more"], say: "You see what is there, and a price is told. How much is missing?" },
    { of: ["notes"], say: "Count the notes and the coins. How many dollars and cents are there?" },
    { say: "Count what all the coins are worth. How many cents is that?" },
  ],
  use: "You count coins when you buy something small.",
};
