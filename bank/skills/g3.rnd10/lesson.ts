import type { Lesson } from "#engine";

export const lesson: Lesson = {
  skill: "g3.rnd10",
  version: 1,
  createdOn: "2026-11-20",
  idea: [
    "Rounding to the nearest ten finds the ten that is closest.",
    "Every whole number lies on a ten or between two tens.",
    "The ones digit tells how far away the lower ten is.",
  ],
  again:
    "Draw a hill from $30$ to $40$ with its top at $35$. A ball at $34$ rolls back, one at $37$ rolls on. From the very top it rolls on, too.",
  picture: {
    type: "number-line",
    alt: "A number line from 30 to 40 in ones. There are dots at 34 and at 37.",
    from: 30,
    to: 40,
    step: 1,
    labels: [
      { at: 30, text: "30" },
      { at: 35, text: "35" },
      { at: 40, text: "40" },
    ],
    marks: [
      { at: 34, text: "34" },
      { at: 37, text: "37" },
    ],
  },
  example: { difficulty: 2 },
  check: {
    question: "Why does $62$ round to $60$ and not to $70$?",
    choices: ["60 is nearer to 62 than 70 is.", "Rounding always makes a number smaller.", "62 is an even number."],
    right: 0,
    whenRight: "You compared how far 62 is from each ten.",
    whenNot: ["", "Try 68. Which ten is nearer?", "Count the steps from 62 to each ten."],
  },
  checkAgain: {
    question: "Which number rounds to $40$, to the nearest ten?",
    choices: ["46", "33", "37"],
    right: 2,
    whenRight: "You saw that 40 is the ten nearest to 37.",
    whenNot: ["46 lies between 40 and 50. Which ten is nearer?", "33 lies between 30 and 40. Which ten is nearer?", ""],
  },
  commonError: {
    misconception: "RD-05",
    what: "Writing $3$ for $34$ instead of $30$.",
    tempting: "You look at the tens digit and forget the rest.",
    instead: "If you round to tens, put a zero in the ones place.",
  },
  rubric: [
    {
      idea: "the number lies between two tens",
      words: ["between", "one side and", "1 side and", "two ten", "both sides", "either side"],
      ask: "Between which two tens does the number lie?",
    },
    {
      idea: "you take the nearer ten",
      words: ["near", "close", "less far", "away from", "shorter"],
      ask: "How do you choose one of the two tens?",
    },
  ],
  terms: [
    {
      words: ["round", "rounding", "rounded"],
      means: "Rounding changes a number to a nearby one that ends in zero.",
    },
    { words: ["nearest", "nearest ten", "nearer"], means: "The nearest ten is the ten that is fewest steps away." },
    { words: ["halfway", "half-way", "half way"], means: "Halfway is just as far from both ends." },
    {
      words: ["digit", "ones digit", "tens digit"],
      means: "A digit is a sign that numbers are written with.",
    },
    { words: ["about", "approximately"], means: "About means not exactly, but near." },
  ],
  answers: [
    {
      frames: ["why"],
      concept: "deciding-digit",
      when: [["why"], ["look", "first digit", "only the ones", "ones digit"]],
      say: "The ones digit tells how far away the tens are. The other digits do not tell that.",
    },
    {
      frames: ["why", "whether", "when", "case"],
      concept: "halfway",
      when: [["5", "five", "middle", "half"]],
      say: "A number ending in 5 is just as far from both tens. People agreed to round up, so that everyone gets the same.",
    },
    {
      frames: ["how", "whether", "when", "where"],
      concept: "round-direction",
      when: [["up or down", "how do i know", "which way", "when do", "which digit", "look at", "which number"]],
      say: "With 0 to 4 ones you go to the lower ten. With 5 to 9 you go to the upper ten.",
    },
    {
      frames: ["why"],
      concept: "rounding",
      when: [["why", "point", "need", "what is"], ["round"]],
      say: "Rounded numbers are quick to say and to add. You use rounded numbers when you do not need the exact one.",
    },
    {
      frames: ["why", "whether", "case"],
      concept: "already-round",
      when: [["already", "end in 0", "ends in 0", "zero", "itself", "is a ten", "same number", "stay the same"]],
      say: "A number that is a ten stays as it is. No ten is nearer than itself.",
    },
    {
      frames: ["when"],
      concept: "smaller",
      when: [["down"], ["change", "smaller", "less", "tens digit", "lower"]],
      say: "Rounding down keeps the tens digit. Only the ones become zero.",
    },
  ],
  asks: [
    { of: ["le"], say: "Many numbers round to the given one. Which of them is the smallest?" },
    { of: ["gr"], say: "Many numbers round to the given one. Which of them is the greatest?" },
    { of: ["whi"], say: "Round each of the choices. Which one comes to the ten in the problem?" },
    { say: "Find the ten that lies nearest to the number." },
  ],
  use: "You round when you say that about 30 children came.",
};
