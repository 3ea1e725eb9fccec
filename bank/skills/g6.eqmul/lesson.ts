import type { Lesson } from "#engine";
import { EQUATIONS } from "../../lessons/asks.ts";
import { ANY_LETTER, LETTER_THING, OTHER_LETTER } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g6.eqmul",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "If a number stands right before a letter, it multiplies: $5w$ is 5 times $w$.",
    "Multiplying and dividing by the same number, if it is not 0, undo each other.",
    "Undo what was done to the letter on both sides: they stay worth the same.",
  ],
  again:
    "Five equal bags balance 40 marbles. Divide both pans by 5: one bag balances 8 marbles. Take both 5 times: five bags balance 40 again.",
  picture: {
    type: "balance",
    alt: "A balance. On the left: five times w, shown as w five times. On the right: 40. It is level.",
    left: ["w", "w", "w", "w", "w"],
    right: ["40"],
  },
  example: { difficulty: 3 },
  check: {
    question: "In $\\frac{p}{9} = 15$, what leaves $p$ alone?",
    choices: ["Multiply both sides by 9.", "Divide both sides by 9.", "Subtract 9 on both sides."],
    right: 0,
    whenRight: "You undid the division by multiplying.",
    whenNot: ["", "$p$ is already divided by 9. Would it be alone then?", "Is 9 added to $p$ here?"],
  },
  checkAgain: {
    question: "Four equal bags balance 28 marbles. How do you find one bag?",
    choices: ["Take 4 away from 28.", "Multiply 28 by 4.", "Divide 28 by 4."],
    right: 2,
    whenRight: "You shared the marbles equally among four bags.",
    whenNot: ["Does 4 count bags or marbles here?", "Would one bag weigh more than all four?", ""],
  },
  commonError: {
    misconception: "AL-19",
    what: "Subtracting the 5 in $5w = 40$: $w = 35$.",
    tempting: "With $5 + w$ that would be right, and no sign is to be seen.",
    instead: "If a number is right before the letter, it multiplies: divide both sides by it.",
  },
  rubric: [
    {
      idea: "you undo multiplying by dividing, or dividing by multiplying",
      words: ["divid", "multipl", "undo", "opposite", "inverse", "share", "times"],
      ask: "What was done to the letter, and how do you undo it?",
    },
    {
      idea: "you do the same on both sides",
      words: ["both sides", "both pans", "each side", "same to", "balance", "other side"],
      ask: "On which sides of the equation do you undo what was done?",
    },
  ],
  terms: [
    { words: ["opposite"], means: "The opposite step takes you back to where you were." },
    { words: ["multiply", "multiplying"], means: "To multiply is to take a number several times, or a part of it." },
    { words: ["coefficient"], means: "The coefficient is the number that multiplies the letter." },
    {
      words: ["variable", "letter", "unknown", "x"],
      means: "The letter stands for a number that you do not know yet.",
    },
    { words: ["equation", "equations"], means: "An equation says that two sides are worth the same." },
    {
      words: ["undo", "inverse", "inverse operation"],
      means: "An inverse operation takes you back: dividing undoes multiplying.",
    },
    { words: ["fraction bar"], means: "The fraction bar means divided by." },
    { words: ["solve", "solution"], means: "To solve is to find the number that makes the equation true." },
  ],
  answers: [
    {
      frames: ["what", "whether", "case"],
      concept: "number-and-letter",
      when: [
        ["2", "3", "4", "5", "6", "7", "8", "9", "number"],
        [
          "y mean",
          "x mean",
          "n mean",
          "w mean",
          "p mean",
          "k mean",
          "m mean",
          "t mean",
          "9y",
          "3x",
          "ninety",
          "5w mean",
          "next to the letter",
          "beside the letter",
          "is 3 times",
        ],
      ],
      say: "A number beside a letter multiplies the letter. So $9y$ means nine times $y$, not ninety and something.",
    },
    OTHER_LETTER,
    LETTER_THING,
    {
      frames: ["why", "what"],
      concept: "letter",
      when: [["letter"], ["why", "what for", "what is", "box", "point", "use", "just", "even"]],
      say: "The letter holds the place of a number, like a box. Any letter will do.",
    },
    {
      frames: ["whether", "other-way"],
      concept: "in-head",
      when: [["guess", "try", "trying", "in my head", "test numbers"]],
      say: "Yes, try a number, and see whether everything fits. If not, try a bigger or a smaller one.",
    },
    {
      frames: ["what", "whether", "where", "when"],
      concept: "order",
      when: [
        ["which way", "first", "other way", "order", "divided by which"],
        ["divide", "number", "do i", "matter", "round", "is it"],
      ],
      say: "When you divide, begin with the side that has no letter. The number beside the letter divides it.",
    },
    ANY_LETTER,
    {
      frames: ["whether"],
      concept: "both-sides",
      when: [["both sides", "both", "one side", "each side"]],
      say: "If you change only one side, the two are no longer worth the same. Doing the same to both keeps the equation true.",
    },
    {
      frames: ["why", "what"],
      concept: "no-times-sign",
      when: [["no times sign", "stuck to", "next to", "5w", "number before the letter", "together with a letter"]],
      say: "A number right before a letter multiplies it. The times sign is left out, because it looks like an x.",
    },
    {
      frames: ["what"],
      concept: "fraction-bar",
      when: [["line", "over", "fraction bar", "p/9"]],
      say: "The fraction bar means divided by. A letter on top of the bar is divided by the number below.",
    },
    {
      frames: ["why", "case"],
      concept: "fraction-in-front",
      when: [["fraction in front", "2/3", "times a fraction", "number in front was a fraction", "of y", "fraction"]],
      say: "Undo both parts of the fraction: multiply by the bottom and divide by the top. Undo on both sides.",
    },
    {
      frames: ["why", "how", "whether", "operation"],
      concept: "undoing",
      when: [
        ["why", "do i", "when"],
        ["divide", "multiply", "times"],
      ],
      say: "Look at what was done to the letter and do the opposite. Dividing undoes multiplying, and multiplying undoes dividing.",
    },
    {
      frames: ["why", "whether", "case"],
      concept: "zero",
      when: [["0", "zero"]],
      say: "You never divide by 0, for nothing can undo multiplying by 0. The numbers before the letter here are not 0.",
    },
    {
      frames: ["how"],
      concept: "checking",
      when: [["check", "sure", "right"]],
      say: "Put your number in place of the letter. If everything comes out true, it is a solution.",
    },
  ],
  asks: EQUATIONS,
  use: "You use it to find the price of one, when you know the price of five.",
};
