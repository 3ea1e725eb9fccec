import type { Lesson } from "#engine";
import { BACK_ROUND, CHECK_ROUND, NOT_EXACT } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g4.round",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "The number lies between two round neighbours, one below it and one above.",
    "Halfway between two neighbours, the digit after the place you round to is 5.",
    "So the digit to the right of that place tells which neighbour is nearer.",
  ],
  again:
    "To round $6142$ to hundreds, look at its neighbours $6100$ and $6200$. The middle is $6150$. Since $6142$ comes before the middle, $6100$ is nearer.",
  picture: {
    type: "number-line",
    alt: "A number line from 6100 to 6200 in tens. A dot at 6142 is before the middle, 6150.",
    from: 6100,
    to: 6200,
    step: 10,
    labels: [
      { at: 6100, text: "6100" },
      { at: 6150, text: "6150" },
      { at: 6200, text: "6200" },
    ],
    marks: [{ at: 6142, text: "6142" }],
  },
  example: { difficulty: 2 },
  check: {
    question: "You round $7381$ to the nearest hundred. Which digit decides?",
    choices: ["the 1", "the 3", "the 8"],
    right: 2,
    whenRight: "You looked one place to the right of the hundreds.",
    whenNot: ["The 1 is two places away from the hundreds.", "The 3 is in the place that you round to.", ""],
  },
  checkAgain: {
    question: "You round $5283$ to the nearest thousand. Between which neighbours does it lie?",
    choices: ["5000 and 6000", "5200 and 5300", "4000 and 6000"],
    right: 0,
    whenRight: "You took the thousand below and the thousand above.",
    whenNot: [
      "",
      "Those two are hundreds. Which place do you round to?",
      "Does another thousand lie between those two?",
    ],
  },
  commonError: {
    misconception: "RD-04",
    what: "Raising the hundreds and keeping the rest: $6178$ becomes $6278$.",
    tempting: "You change the digit that the rule names, and nothing else.",
    instead: "If you round to hundreds, write zeros in all places to the right.",
  },
  rubric: [
    {
      idea: "the number lies between two round numbers, such as two hundreds",
      words: ["between", "in the middle of", "neighbour", "neighbor", "two hundreds", "two thousands", "both sides"],
      ask: "Between which two round numbers does the number lie?",
    },
    {
      idea: "the next digit shows which of the two is nearer",
      words: ["next digit", "to the right", "near", "close", "half", "middle", "5 or more", "less than 5"],
      ask: "How can you tell which neighbour is nearer?",
    },
  ],
  terms: [
    { words: ["digit", "digits"], means: "A digit is a sign that numbers are written with." },
    {
      words: ["round", "rounding", "rounded"],
      means: "Rounding replaces a number by a nearby one that ends in zeros.",
    },
    {
      words: ["place", "hundreds place", "thousands place"],
      means: "A place is where a digit stands; it tells what the digit counts.",
    },
    {
      words: ["neighbour", "neighbours", "neighbor"],
      means: "The neighbours are the round numbers just below and just above.",
    },
    { words: ["nearest", "nearer"], means: "Nearest means with the smallest distance." },
    { words: ["halfway", "half-way", "half way", "middle"], means: "Halfway is just as far from both neighbours." },
  ],
  answers: [
    BACK_ROUND,
    NOT_EXACT,
    CHECK_ROUND,
    {
      frames: ["when", "whether", "why"],
      concept: "smaller",
      when: [
        ["down"],
        ["change", "smaller", "less", "lower", "minus 1", "take one", "take 1"],
        ["digit", "number", "it", "mean"],
      ],
      say: "Rounding down keeps your digit. Only the digits after it become zero.",
    },
    {
      frames: ["what", "why", "whether", "where", "case"],
      concept: "comma",
      when: [["comma"], ["what", "why", "do", "for", "need", "mean", "where", "is", "must", "have"]],
      say: "The comma marks off the thousands, so a long number is quicker to read. It changes nothing.",
    },
    {
      frames: ["why"],
      concept: "deciding-digit",
      when: [
        ["why"],
        ["look at", "next digit", "digit after", "one after", "only the", "next one", "other digits", "rest of"],
      ],
      say: "The next digit tells on which side of halfway the number lies. The digits behind cannot change that.",
    },
    {
      frames: ["whether", "case"],
      concept: "zero",
      when: [
        ["number", "whole", "answer", "round", "can it"],
        ["to 0", "to zero", "become 0", "becomes 0", "be 0", "be zero"],
      ],
      say: "A number nearer to 0 than to the next step rounds to 0. To the nearest hundred, $30$ is $0$.",
    },
    {
      frames: ["how", "what", "whether", "where"],
      concept: "deciding-digit",
      when: [["which digit", "which number", "which one", "which place", "look at"]],
      say: "Find the digit in the place you round to. Then look only at the digit right after it.",
    },
    {
      frames: ["how", "case"],
      concept: "nine",
      when: [
        ["9", "nine"],
        ["goes up", "go up", "digit", "when it is", "if it is", "what do i do", "becomes", "what happens"],
      ],
      say: "A 9 that goes up makes ten. Ten of a place are one of the next on the left.",
    },
    {
      frames: ["why", "whether", "case"],
      concept: "halfway",
      when: [["5", "five", "middle", "half"]],
      say: "Exactly halfway is as far from both sides. People agreed to go up, so that all get the same result.",
    },
    {
      frames: ["why", "whether"],
      concept: "zero-place",
      when: [["zero", "0"]],
      say: "The zeros hold the places, so the number keeps its size. Without them $6100$ would become $61$.",
    },
    {
      frames: ["why", "when"],
      concept: "rounding",
      when: [["why", "when", "point", "need"], ["round"]],
      say: "Big numbers are quicker to compare when they are round. You also use rounding to check whether an answer can be true.",
    },
    {
      frames: ["why", "how", "whether"],
      concept: "twice",
      when: [["twice", "two times", "first to", "then", "steps", "two goes", "2 goes", "bit by bit"]],
      say: "Round once, from the number you were given. Rounding step by step can end on the other side.",
    },
    {
      frames: ["how", "whether", "when", "where"],
      concept: "round-direction",
      when: [["up or down", "goes up", "go up", "round up", "round down"]],
      say: "If the next digit is 0 to 4, your digit stays. With 5 to 9, your digit grows by one.",
    },
  ],
  asks: [
    { of: ["le"], say: "Many numbers round to the given one. Which of them is the smallest?" },
    { of: ["gr"], say: "Many numbers round to the given one. Which of them is the greatest?" },
    { say: "Find the nearest number with only zeros after the place the problem names." },
  ],
  use: "News reports round: a town of 41,407 people has about 41,000.",
};
