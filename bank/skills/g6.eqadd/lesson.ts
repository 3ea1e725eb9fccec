import type { Lesson } from "#engine";
import { EQUATIONS } from "../../lessons/asks.ts";
import { ANY_LETTER, LETTER_THING, OTHER_LETTER } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g6.eqadd",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "An equation is like a level balance: both sides are worth the same.",
    "It stays level when you do the same to both sides.",
    "So undo what is done to the letter, on both sides, until it stands alone.",
  ],
  again:
    "A closed bag and 10 marbles balance 23 marbles. Take 10 from each pan: the bag alone balances 13. Put 10 back in each pan, and it is level again.",
  picture: {
    type: "balance",
    alt: "A balance. On the left: x and 10. On the right: 23. It is level.",
    left: ["x", "10"],
    right: ["23"],
  },
  example: { difficulty: 3 },
  check: {
    question: "In $n - 14 = 67$, what leaves $n$ alone?",
    choices: ["Subtract 14 on both sides.", "Add 14 on both sides.", "Add 14 on the left only."],
    right: 1,
    whenRight: "You undid the subtraction and kept both sides level.",
    whenNot: ["Would that leave $n - 28$ on the left?", "", "Would the balance stay level?"],
  },
  checkAgain: {
    question: "A bag and 6 marbles on the left balance 20 marbles. You take only these 6 away. What happens?",
    choices: ["The right pan goes down.", "The left pan goes down.", "The balance stays level."],
    right: 0,
    whenRight: "You saw that only one pan became lighter.",
    whenNot: ["", "From which pan were marbles taken?", "Are both sides still worth the same?"],
  },
  commonError: {
    misconception: "AL-18",
    what: "Adding again where 10 is already added: $w + 10 = 23$ as $w = 33$.",
    tempting: "You do what the sign says.",
    instead: "Undo what was done: subtract what was added, or add what was subtracted.",
  },
  rubric: [
    {
      idea: "you undo with the opposite operation",
      words: ["undo", "opposite", "inverse", "cancel", "take away", "took", "subtract", "minus", "add", "get rid"],
      ask: "What was done to the letter, and how do you undo it?",
    },
    {
      idea: "you do the same on both sides",
      words: ["both sides", "each side", "same to", "both", "balance", "other side"],
      ask: "On which sides of the equation do you undo what was done?",
    },
  ],
  terms: [
    { words: ["opposite"], means: "The opposite step takes you back to where you were." },
    { words: ["decimal", "decimals"], means: "A decimal is a number with a point, such as $0.25$." },
    { words: ["equation", "equations"], means: "An equation says that two sides are worth the same." },
    {
      words: ["variable", "letter", "unknown", "x"],
      means: "The letter stands for a number that you do not know yet.",
    },
    { words: ["solve", "solution"], means: "To solve is to find the number that makes the equation true." },
    {
      words: ["undo", "inverse", "inverse operation"],
      means: "An inverse operation takes you back: subtracting undoes adding.",
    },
    { words: ["both sides", "side", "sides"], means: "The sides are what stands left and right of the equals sign." },
    { words: ["increased", "increased by"], means: "Increased by 5 means that 5 is added." },
  ],
  answers: [
    OTHER_LETTER,
    LETTER_THING,
    {
      frames: ["whether", "why", "case", "when"],
      concept: "tempting-word",
      when: [
        ["increase", "more", "decrease", "less", "puts in", "takes out", "adds", "plus"],
        ["mean", "always", "but", "says", "why", "plus", "add"],
      ],
      say: "Words like “more” tell what happened to the letter. You go back the other way.",
    },
    ANY_LETTER,
    {
      frames: ["why", "when", "case"],
      concept: "both-sides",
      when: [["both sides", "both", "each side", "one side"]],
      say: "If you change only one side, the two are no longer worth the same. Doing the same to both keeps the equation true.",
    },
    {
      frames: ["where", "case"],
      concept: "letter-side",
      when: [["right side", "other side", "which side", "back to front", "left"]],
      say: "It does not matter on which side the letter stands. Both sides are worth the same, so you may swap them.",
    },
    {
      frames: ["why", "what"],
      concept: "letter",
      when: [
        ["letter", "what does n mean", "what does x mean", "x mean", "n mean", "w mean", "what is x", "stand for"],
      ],
      say: "The letter holds the place of a number, like a box. Any letter will do.",
    },
    {
      frames: ["why", "how", "whether", "when"],
      concept: "undoing",
      when: [
        ["why", "do i"],
        ["add", "plus", "subtract", "minus", "take away"],
      ],
      say: "You want to undo what was done to the letter. Adding and subtracting the same number cancel each other.",
    },
    {
      frames: ["how"],
      concept: "checking",
      when: [["check", "sure", "right"]],
      say: "Put your number in place of the letter. If everything comes out true, it is a solution.",
    },
    {
      frames: ["why", "how", "whether"],
      concept: "in-head",
      when: [["in my head", "guess", "just see", "steps"]],
      say: "Seeing the answer in your head is fine for small numbers. The steps help when the numbers are decimals or fractions.",
    },
  ],
  asks: EQUATIONS,
  use: "You use it to find a start: what was the price before 5 was added?",
};
