import type { Lesson } from "#engine";
import { MONEY_SIGN } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g3.money",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Dollars and cents are added apart, and then put together.",
    "Each 100 cents make a new dollar.",
    "For change, count up from the price to what was given.",
  ],
  again:
    "You give $10$ dollars for a price of $6.75$. $25$ cents bring you to $7$ dollars. $3$ dollars more bring you to $10$.",
  picture: {
    type: "number-line",
    alt: "A line of dollars from 6 to 10. A jump of 25 cents goes from 6.75 to 7, and a jump of 3 dollars from 7 to 10.",
    from: 6,
    to: 10,
    step: 0.25,
    labels: [
      { at: 6, text: "6" },
      { at: 7, text: "7" },
      { at: 8, text: "8" },
      { at: 9, text: "9" },
      { at: 10, text: "10" },
    ],
    marks: [{ at: 6.75, text: "6.75" }],
    jumps: [
      { from: 6.75, to: 7, text: "0.25" },
      { from: 7, to: 10, text: "3" },
    ],
  },
  example: { difficulty: 4 },
  check: {
    question: "A drink costs $2.60$. You give $5$ dollars. What do you do first?",
    choices: ["Go up to $3$ dollars.", "Take $5$ away from $2$.", "Copy the $60$ cents."],
    right: 0,
    whenRight: "You stopped at the next whole dollar.",
    whenNot: ["", "Which is more, what you give or the price?", "How many cents are missing up to the next dollar?"],
  },
  checkAgain: {
    question: "You put the price and your change together. What do they make?",
    choices: ["the price again", "less than you gave", "the money you gave"],
    right: 2,
    whenRight: "You saw that the change fills up the price.",
    whenNot: ["Is the change no money at all?", "Where did the rest of the money go?", ""],
  },
  commonError: {
    misconception: "DC-13",
    what: "Saying that $20 - 6.25$ is $14.25$.",
    tempting: "The $20$ shows no cents, so the $25$ seem to stay.",
    instead: "Count the cents up to the next whole dollar first.",
  },
  rubric: [
    {
      idea: "the cents are counted up to the next whole dollar",
      words: ["full dollar", "next dollar", "whole dollar", "round dollar"],
      ask: "Where do you stop on the way?",
    },
    {
      idea: "then the dollars are counted on to what was given",
      words: ["to the note", "to what", "then the dollars", "up to 10", "up to 20", "rest of the dollars"],
      ask: "How do you go on from the whole dollar?",
    },
  ],
  terms: [
    { words: ["cent", "cents"], means: "A cent is the smallest amount of money." },
    { words: ["dollar", "dollars"], means: "A dollar is 100 cents." },
    { words: ["price", "prices"], means: "A price says how much a thing costs." },
    { words: ["change"], means: "Change is the money that comes back when you pay." },
    { words: ["bill", "bills", "note", "notes"], means: "A bill is money made of paper." },
    { words: ["total"], means: "A total is all the amounts put together." },
  ],
  answers: [
    {
      frames: ["whether", "why", "case"],
      concept: "cents-places",
      when: [
        ["numbers", "places", "digits", "6.120", ".100"],
        ["after", "behind", "cents", "three", "3", "then", "99"],
      ],
      say: "After the point there are two places for cents. With 100 cents or more, a new dollar begins.",
    },
    {
      frames: ["whether", "why", "case", "when"],
      concept: "tempting-word",
      when: [
        ["spend", "spent", "pay", "paid", "buy", "bought"],
        ["minus", "take away", "mean", "always", "add", "plus"],
      ],
      say: "“Spend” alone does not tell what to do. Look whether all or the rest is asked for.",
    },
    MONEY_SIGN,
    {
      frames: ["whether", "case", "how"],
      concept: "whole-and-decimal",
      when: [["no cents", "no point", "no dot", "without cents", ".00", "whole dollar", "only dollars", "00"]],
      say: "A price without cents can be written with .00. The zeros say that there are none.",
    },
    {
      frames: ["why"],
      concept: "points-in-line",
      when: [["why"], ["line", "under each", "under the other"]],
      say: "In line, dollars stand under dollars and cents under cents. Only the same kind is put together.",
    },
    {
      frames: ["operation", "when"],
      concept: "choosing",
      when: [
        ["how do i know", "how can i tell", "how do you know", "when do", "add or", "plus or", "minus or"],
        ["add", "plus", "take", "minus", "subtract"],
      ],
      say: "Add amounts that come together. Take away to find what is left or comes back.",
    },
    {
      frames: ["case"],
      concept: "over-hundred",
      when: [["100 cents", "more than 100", "over 100", "too many cents", "100 or more"]],
      say: "Each 100 cents make a dollar. Add the new dollar to the others.",
    },
    {
      frames: ["how", "whether", "case"],
      concept: "several-things",
      when: [["two things", "several", "more than one", "more than 1", "2 things", "many things"]],
      say: "First find what everything costs together. Then count up from there.",
    },
    {
      frames: ["why", "where"],
      concept: "price-point",
      when: [["point", "dot", "zero", "0"]],
      say: "Cents have two places after the point. Four dollars and five cents are $4.05$.",
    },
    {
      frames: ["why", "whether", "case"],
      concept: "subtracting-price",
      when: [["subtract", "take away", "minus"]],
      say: "Subtracting is right, too. Counting up needs no trading.",
    },
    {
      frames: ["how"],
      concept: "checking",
      when: [["check", "am i right", "sure"]],
      say: "Add the change to the price. You must come to what was given.",
    },
    {
      frames: ["how", "what", "case"],
      concept: "change",
      when: [["change", "get back", "back", "count up"]],
      say: "Count up from the price to what was given. The jumps together are the change.",
    },
    {
      frames: ["why", "where"],
      concept: "trading",
      when: [
        ["why", "where", "how come"],
        ["one less", "1 less", "less dollar", "fewer dollar", "borrow", "trade"],
      ],
      say: "With too few cents, a dollar is changed into 100 cents. So one dollar fewer is left.",
    },
  ],
  asks: [
    { of: ["bi", "ea"], say: "More than one amount is paid. How much of the money is left?" },
    { of: ["ch"], say: "One price is paid. How much of the money comes back or is left?" },
    { say: "Put both amounts together. How much money is that in all?" },
  ],
  use: "You check the change when you buy something.",
};
