import type { Lesson } from "#engine";

export const lesson: Lesson = {
  skill: "g6.intcmp",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "On the number line, the number further to the right is the greater one.",
    "Every negative number lies left of 0, so it is less than every positive one.",
    "Among negatives, the one further from 0 lies further left and is less.",
  ],
  again:
    "Think of a thermometer. At $-10$ degrees it is colder than at $-3$, for it is further below zero. Colder is less, warmer is greater, whatever the size of the digits.",
  picture: {
    type: "number-line",
    alt: "A number line from negative 10 to 5 with dots at negative 8, negative 3 and 2, from left to right.",
    from: -10,
    to: 5,
    step: 1,
    labels: [
      { at: -10, text: "−10" },
      { at: 0, text: "0" },
      { at: 5, text: "5" },
    ],
    marks: [
      { at: -8, text: "−8" },
      { at: -3, text: "−3" },
      { at: 2, text: "2" },
    ],
  },
  example: { difficulty: 2 },
  check: {
    question: "Why is $-8$ less than $-3$?",
    choices: [
      "The digit 8 comes after the 3 when you count.",
      "−8 lies further left on the number line.",
      "Even numbers are less.",
    ],
    right: 1,
    whenRight: "You looked at their places on the line.",
    whenNot: [
      "That is counting up from 0. Where do −8 and −3 lie on the line?",
      "",
      "Compare −7 and −3. What do you find?",
    ],
  },
  checkAgain: {
    question: "A thermometer shows $-2$ degrees. Then it gets colder. What can the thermometer show?",
    choices: ["2 degrees", "−1 degrees", "−5 degrees"],
    right: 2,
    whenRight: "You went down, further away from 0.",
    whenNot: ["Is that below zero at all?", "Is that nearer to 0 than before, or further away?", ""],
  },
  commonError: {
    misconception: "IN-14",
    what: "Taking $-8$ for greater than $-3$.",
    tempting: "8 is greater than 3, and above zero that settles it.",
    instead: "Picture the line: below zero, further from 0 is further left.",
  },
  rubric: [
    {
      idea: "the places on a number line tell which is less",
      words: ["line", "left", "to the right", "thermometer", "colder", "warmer"],
      ask: "Where do the numbers lie on a number line?",
    },
    {
      idea: "below zero, further from zero is less",
      words: [
        "further from",
        "farther from",
        "closer to",
        "nearer to",
        "below zero",
        "below 0",
        "more negative",
        "further down",
        "far from",
      ],
      ask: "What is different below zero?",
    },
  ],
  terms: [
    { words: ["decimal", "decimals"], means: "A decimal is a number with a point, such as $0.25$." },
    { words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9." },
    { words: ["negative", "minus"], means: "Negative numbers are less than 0." },
    { words: ["positive"], means: "Positive numbers are greater than 0." },
    {
      words: ["greater", "greatest", "greater than"],
      means: "Greater means further to the right on the number line.",
    },
    { words: ["less", "least", "less than"], means: "Less means further to the left on the number line." },
    { words: ["order", "ascending"], means: "To order numbers is to line them up by size." },
    { words: ["inequality", "sign"], means: "The signs $<$ and $>$ open towards the greater number." },
  ],
  answers: [
    {
      frames: ["whether", "case", "what", "why"],
      concept: "colder",
      when: [
        ["cold", "warm", "freez", "temperature", "frost", "degrees"],
        ["less", "more", "bigger", "smaller", "lower", "higher", "mean", "is", "minus", "least", "greatest"],
      ],
      say: "Colder means less, and warmer means more. On a number line, colder stands further left.",
    },
    {
      frames: ["whether", "difference", "what"],
      concept: "least-word",
      when: [
        ["least", "smallest", "lowest", "greatest", "biggest"],
        ["mean", "same as"],
      ],
      say: "Least means smallest, and greatest means biggest. Below zero, the least number is the one furthest left.",
    },
    {
      frames: ["whether", "why", "case"],
      concept: "ignoring-minus",
      when: [
        ["minus", "sign"],
        ["ignore", "matter", "leave", "count", "look at", "only", "forget", "without"],
      ],
      say: "The minus counts: below zero it turns the order round.",
    },
    {
      frames: ["how", "when"],
      concept: "checking",
      when: [["check", "sure", "is right", "it right", "am right"]],
      say: "Mark all the numbers on a number line. From left to right, they must grow.",
    },
    {
      frames: ["how", "what", "whether", "when", "where"],
      concept: "comparison-sign",
      when: [["sign", "crocodile", "<", ">", "which way", "open"]],
      say: "The sign opens towards the greater number. Its tip points to the smaller one.",
    },
    {
      frames: ["why", "whether"],
      concept: "zero",
      when: [["0", "zero"]],
      say: "Zero is greater than every negative number and less than every positive one. It stands between them.",
    },
    {
      frames: ["whether", "case"],
      concept: "negative-fractions",
      when: [["fraction", "decimal", "point"]],
      say: "The same rule holds for decimals and fractions. Compare the distances from 0, and below zero turn the order round.",
    },
    {
      frames: ["why", "how", "whether", "when", "where"],
      concept: "negatives",
      when: [["why", "how come", "how can", "bigger than", "greater than", "less than", "smaller than"]],
      say: "Numbers grow from left to right. Below zero, more steps from 0 lead further left, so the number gets less.",
    },
    {
      frames: ["how", "where"],
      concept: "ordering",
      when: [["start", "first", "order", "sort"]],
      say: "Sort the negatives from the positives first. The least number is the negative one furthest from 0.",
    },
    {
      frames: ["what"],
      concept: "greatest-negative",
      when: [["biggest negative", "largest negative", "greatest negative"]],
      say: "Among whole numbers, the greatest negative one is $-1$. It lies nearest to 0.",
    },
  ],
  asks: [
    { of: ["si", "com"], say: "Find out which number is greater. Choose the sign that says so." },
    { of: ["le", "fu", "co", "de"], say: "Which of the numbers is the least?" },
    { of: ["gr", "wa"], say: "Which of the numbers is the greatest?" },
    { say: "Put the numbers in order. The question says which end comes first." },
  ],
  use: "You compare signed numbers when you ask which day was colder.",
};
