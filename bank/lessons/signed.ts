import type { Lesson } from "#engine";
import { ASKS } from "./asks.ts";

/** What is taught of signed numbers before it is practised. */
export const signedLessons: readonly Lesson[] = [
  {
    skill: "g6.int",
    version: 1,
    createdOn: "2026-11-20",
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
    asks: ASKS.int,
    use: "You meet signed numbers on thermometers, in lifts and in bank accounts.",
  },
  {
    skill: "g6.intcmp",
    version: 1,
    createdOn: "2026-11-20",
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
    asks: ASKS.intcmp,
    use: "You compare signed numbers when you ask which day was colder.",
  },
];
