import type { Lesson } from "#engine";

export const lesson: Lesson = {
  skill: "g6.int",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "The number line goes on below zero, and numbers there have a minus sign.",
    "Opposites, such as $-5$ and $5$, lie equally far from 0 on different sides.",
    "The absolute value is only the distance from 0, so it is never negative.",
  ],
  again:
    "Stand in a lift at floor 0: five up is $5$, five down is $-5$. Both times you rode five floors away from 0. Only the direction was different.",
  picture: {
    type: "number-line",
    alt: "A number line from negative 6 to 6. Jumps of length 5 lead from 0 to negative 5 and from 0 to 5.",
    from: -6,
    to: 6,
    step: 1,
    labels: [
      { at: -5, text: "−5" },
      { at: 0, text: "0" },
      { at: 5, text: "5" },
    ],
    marks: [
      { at: -5, text: "" },
      { at: 5, text: "" },
    ],
    jumps: [
      { from: 0, to: -5, text: "5" },
      { from: 0, to: 5, text: "5" },
    ],
  },
  example: { difficulty: 4 },
  check: {
    question: "Which two numbers have the absolute value 7?",
    choices: ["only 7", "0 and 7", "7 and −7"],
    right: 2,
    whenRight: "You looked on both sides of zero.",
    whenNot: ["Look on the other side of 0 too.", "How far is 0 from itself?", ""],
  },
  checkAgain: {
    question: "You are on floor $-4$. How many floors is it to floor 0?",
    choices: ["4", "−4", "8"],
    right: 0,
    whenRight: "You counted the floors and left the direction out.",
    whenNot: ["", "Can you go fewer than no floors?", "Do you stop at floor 0, or go on?"],
  },
  commonError: {
    misconception: "IN-17",
    what: "Keeping the minus: $|-70|$ as $-70$.",
    tempting: "The minus sign stands right there.",
    instead: "Ask how many steps it is to 0. Steps are counted without a sign.",
  },
  rubric: [
    {
      idea: "the sign only tells the side of zero",
      words: ["side", "below", "left", "right of", "above", "sign", "negative", "minus", "direction"],
      ask: "What does the sign tell you?",
    },
    {
      idea: "it matters how far from zero the number is",
      words: ["distance", "how far", "steps", "away from", "far from"],
      ask: "What matters besides the sign?",
    },
  ],
  terms: [
    {
      words: ["negative", "negative number", "minus"],
      means: "Negative numbers are less than 0 and have a minus sign.",
    },
    { words: ["positive", "positive number"], means: "Positive numbers are greater than 0." },
    { words: ["opposite", "opposites"], means: "The opposite of a number is as far from 0 on the other side." },
    { words: ["absolute value", "absolute"], means: "The absolute value of a number is its distance from 0." },
    { words: ["integer", "integers"], means: "Integers are the whole numbers, their opposites and 0." },
    { words: ["signed number", "sign"], means: "The sign tells whether a number is above or below 0." },
  ],
  answers: [
    {
      frames: ["whether", "why", "case"],
      concept: "negatives",
      when: [
        ["lower", "deeper", "bigger", "smaller", "less", "more", "colder", "higher"],
        ["minus", "-", "negative", "below"],
        ["than", "cause", "because", "is", "which"],
      ],
      say: "Further from zero on the minus side means lower. The number without its sign does not decide.",
    },
    {
      frames: ["whether", "why"],
      concept: "plus-sign",
      when: [
        ["plus", "+"],
        ["sign", "write", "need", "put", "front"],
      ],
      say: "A positive number needs no sign. A plus in front changes nothing.",
    },
    {
      frames: ["what", "why", "case", "how"],
      concept: "minus-before-bars",
      when: [
        ["outside", "in front", "before", "inside"],
        ["bar", "line", "minus", "|"],
        ["minus", "first", "what", "why", "do", "inside"],
      ],
      say: "A minus before the bars waits until the bars are done. Then it turns the number to the other side of zero.",
    },
    {
      frames: ["whether", "case", "what", "when"],
      concept: "opposite",
      when: [["opposite"], ["negative", "minus", "always", "same"]],
      say: "The opposite of a number lies as far from zero, on the other side. So the opposite of a negative is positive.",
    },
    {
      frames: ["whether", "difference", "why"],
      concept: "minus-sign",
      when: [
        ["minus", "-"],
        ["take away", "subtract", "sign"],
        ["same", "difference", "or", "always", "mean", "is"],
      ],
      say: "A minus before a single number shows its side of zero. Between two numbers it takes away.",
    },
    {
      frames: ["how"],
      concept: "absolute-value",
      when: [["absolute"], ["how do i", "how do you"]],
      say: "Count how far the number is from 0. A distance has no sign, so the minus sign goes.",
    },
    {
      frames: ["where", "when"],
      concept: "below-zero",
      when: [
        ["where", "when"],
        ["negative", "minus", "below"],
      ],
      say: "You meet negative numbers in temperatures, in floors below the ground and in debts.",
    },
    {
      frames: ["why", "what"],
      concept: "bars",
      when: [["lines", "bars", "strokes", "| |", "symbol"]],
      say: "The two upright lines ask for the absolute value: how far the number is from 0.",
    },
    {
      frames: ["why", "what", "whether"],
      concept: "zero",
      when: [
        [
          "opposite of 0",
          "opposite of zero",
          "0 positive",
          "0 negative",
          "zero positive",
          "zero negative",
          "is zero",
          "is 0",
        ],
      ],
      say: "Zero is neither positive nor negative. It is its own opposite, because its distance from 0 is 0.",
    },
    {
      frames: ["why", "what", "case"],
      concept: "two-minuses",
      when: [["two minus", "two negative", "double", "minus minus", "2 minus", "2 negative", "two negatives"]],
      say: "The second minus means “the opposite of”. The opposite of the opposite brings you back where you started.",
    },
    {
      frames: ["why", "whether", "when", "case"],
      concept: "absolute-value",
      when: [["always positive", "ever negative", "absolute"]],
      say: "A distance is never negative, so an absolute value is positive or 0. It is 0 only for the number 0.",
    },
    {
      frames: ["how", "whether"],
      concept: "below-zero",
      when: [["less than zero", "below zero", "less than nothing", "real", "why"]],
      say: "A number below zero tells how far you are on the other side of 0. Cold and debt are like that.",
    },
    {
      frames: ["how", "what"],
      concept: "far-apart",
      when: [["far apart", "between", "across", "distance"]],
      say: "With 0 in between, walk to 0 first and then on. Add the two distances.",
    },
  ],
  asks: [
    {
      of: ["se", "points", "temperature$", "floors$"],
      say: "Begin at zero. How far is it, above or below? Which number says so?",
    },
    { of: ["po"], say: "Read the number line. Which number stands at the point?" },
    { of: ["sa", "mir", "opposite$"], say: "Find the number just as far from zero, on the other side." },
    { of: ["ho", "ab", "ba"], say: "How many steps is the number away from zero?" },
    { of: ["mi", "op"], say: "How far is the number from zero? Then go to the other side with that." },
    { of: ["ap", "te", "fl"], say: "How many steps lie between the two numbers?" },
    { of: ["su"], say: "How far is each number from zero? Add these." },
    { say: "Go to the other side of zero, and back again. Where are you then?" },
  ],
  use: "You meet signed numbers on thermometers, in lifts and in bank accounts.",
};
