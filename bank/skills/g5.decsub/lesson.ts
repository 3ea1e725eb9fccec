import type { Lesson } from "#engine";
import {
  COUNT_UP,
  MONEY_SIGN,
  ORDER_MATTERS,
  TAKE_WHEN,
  TENTHS_FIRST,
  UNEVEN_PLACES,
} from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g5.decsub",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Tenths are taken from tenths and hundredths from hundredths: line up the points.",
    "When a place has too few, trade one from the place on its left.",
    "One whole is ten tenths, and one tenth is ten hundredths.",
  ],
  again:
    "You have $5$ dollars and pay $1.20$. Change one of the dollars into ten dimes. Take away one dollar and two dimes: three dollars and eight dimes are left.",
  picture: {
    type: "place-value-chart",
    alt: "8.30 and 2.16 written with the points under each other. Above the 3 stands a 2, above the 0 a 10. The difference is 6.14.",
    headings: ["", "Ones", ".", "Tenths", "Hundredths"],
    rows: [
      ["", "", "", "2", "10"],
      ["", "8", ".", "3", "0"],
      ["−", "2", ".", "1", "6"],
      ["", "6", ".", "1", "4"],
    ],
  },
  example: { difficulty: 4 },
  check: {
    question: "You take $2.16$ from $8.3$. What do you do at the hundredths?",
    choices: ["Write down the 6.", "Trade a tenth for ten hundredths.", "Take 3 from 6."],
    right: 1,
    whenRight: "You made hundredths to take from.",
    whenNot: ["Are 6 hundredths taken away, or are they left?", "", "Are the 3 and the 6 counts of parts of one size?"],
  },
  checkAgain: {
    question: "Why may you write $8.3$ as $8.30$ before you subtract?",
    choices: ["3 tenths are 30 hundredths.", "Zeros never change a number.", "8.30 is more than 8.3."],
    right: 0,
    whenRight: "You saw the same amount in smaller parts.",
    whenNot: ["", "Compare $8.3$ and $8.03$. Does the zero matter there?", "What does that zero add to the amount?"],
  },
  commonError: {
    misconception: "DC-14",
    what: "Writing down the 6 as it is: $8.3 - 2.16 = 6.26$.",
    tempting: "Nothing stands above the 6, so it seems to stay.",
    instead: "Fill the empty place with a zero, and trade one tenth.",
  },
  rubric: [
    {
      idea: "the points are lined up, so that equal places meet",
      words: ["line", "under", "point", "dot", "same place", "tenths from tenths"],
      ask: "How do you set out the numbers?",
    },
    {
      idea: "one from the next place is traded when there are too few",
      words: ["open", "borrow", "trade", "regroup", "ten hundredths", "10 hundredths", "ten tenths", "10 tenths"],
      ask: "What do you do when a place has too few?",
    },
  ],
  terms: [
    { words: ["decimal", "decimals"], means: "A decimal is a number with a point, such as $0.35$." },
    { words: ["decimal point", "point", "dot"], means: "The point stands between the ones and the tenths." },
    { words: ["tenth", "tenths"], means: "A tenth is one of ten equal parts of one." },
    { words: ["hundredth", "hundredths"], means: "A hundredth is one of a hundred equal parts of one." },
    { words: ["borrow", "open", "trade"], means: "To trade is to change one of a place for ten of the next." },
    { words: ["difference"], means: "The difference is how much more one number is than the other." },
  ],
  answers: [
    TENTHS_FIRST,
    MONEY_SIGN,
    {
      frames: ["how", "case", "what", "why"],
      concept: "missing-number",
      when: [
        ["box", "missing", "gap", "second number"],
        ["how do i", "what if", "why do", "what do i"],
      ],
      say: "Where a part is missing, take the part you know from the whole. So a plus sign can lead to taking away.",
    },
    {
      frames: ["why", "whether", "case"],
      concept: "digits-turned",
      when: [
        ["turn", "swap", "bigger one", "smaller one", "bigger 1", "smaller 1", "bigger from", "small from", "upside"],
        ["number", "take", "digit", "from", "them", "top", "round"],
      ],
      say: "Take the bottom from the top in every place. With too little on top, trade one from the left.",
    },
    {
      frames: ["whether", "why", "how", "case"],
      concept: "like-places",
      when: [
        ["behind", "after", "right side", "second part", "other side", "on their own", "both sides", "on its own"],
        ["own", "separate", "alone", "both"],
      ],
      say: "The part after the point is no number of its own. Take tenths from tenths and hundredths from hundredths.",
    },
    UNEVEN_PLACES,
    ORDER_MATTERS,
    TAKE_WHEN,
    COUNT_UP,
    {
      frames: ["case"],
      concept: "too-few",
      when: [
        ["no digit", "no number", "nothing to take", "nothing there", "nothing above"],
        ["take", "above", "top", "there"],
      ],
      say: "Write a zero in the empty place, it adds nothing. Then trade from the place on its left.",
    },
    {
      frames: ["how", "case"],
      concept: "whole-and-decimal",
      when: [["whole number", "no point", "without a point", "from 60", "from 5"]],
      say: "A whole number ends at its point: $60$ is $60.00$. Write the zeros, then trade one whole.",
    },
    {
      frames: ["how", "whether", "when", "case"],
      concept: "trading",
      when: [["borrow", "too few", "not enough", "trade", "open"]],
      say: "Trade one from the place on the left for ten. That works over the point too.",
    },
    {
      frames: ["why", "whether", "when", "case"],
      concept: "end-zero",
      when: [
        ["zero", "0"],
        ["end", "put", "fill", "write", "why", "add"],
      ],
      say: "Zeros at the end add no parts. They show where there is nothing to take from yet.",
    },
    {
      frames: ["why", "how", "what", "whether"],
      concept: "points-in-line",
      when: [["line", "set it out", "under", "dots"]],
      say: "With point under point, tenths stand under tenths. Only parts of one size can be taken from each other.",
    },
    {
      frames: ["how"],
      concept: "checking",
      when: [["check", "sure", "right"]],
      say: "Add your answer to the number you took away. You must get the first number again.",
    },
  ],
  asks: [
    { of: ["ga"], say: "One part and the whole are known. How big is the other part?" },
    { of: ["co"], say: "Compare both prices. How far apart are they?" },
    { of: ["sa"], say: "You know the price and what is there. How much is still needed?" },
    { say: "You start with an amount and take some away. How much is left?" },
  ],
  use: "You use it to see how much money is left.",
};
