import type { Lesson } from "#engine";
import { DIGIT_WORTH } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g2.pv3",
  version: 1,
  createdOn: "2026-11-20",
  idea: [
    "We count in bundles: ten ones make one ten.",
    "Ten tens make one hundred.",
    "The place of a digit tells which bundle it counts.",
  ],
  again: "Ten straws make a bundle, ten bundles a big one. $243$ is 2 big bundles, 4 bundles and 3 straws.",
  picture: {
    type: "base-ten",
    alt: "Blocks for 243: 2 big squares, 4 rods and 3 small cubes.",
    groups: [{ hundreds: 2, tens: 4, ones: 3, label: "243" }],
  },
  example: { difficulty: 2 },
  check: {
    question: "What does the $4$ in $243$ count?",
    choices: ["4 ones", "4 tens", "4 hundreds"],
    right: 1,
    whenRight: "You saw that the 4 stands in the tens place.",
    whenNot: ["The ones stand at the right end.", "", "The hundreds stand on the left."],
  },
  checkAgain: {
    question: "Which $3$ in $333$ is worth the most?",
    choices: ["the 3 on the left", "the 3 on the right", "All three are worth the same."],
    right: 0,
    whenRight: "You saw that the 3 on the left counts hundreds.",
    whenNot: ["", "What does the 3 at the right end count?", "Do all three count bundles of the same size?"],
  },
  commonError: {
    misconception: "PV-01",
    what: "Writing $200$, $40$ and $3$ side by side: $200403$.",
    tempting: "You hear “two hundred”, so you write $200$.",
    instead: "Put the 4 and the 3 where zeros are: $243$.",
  },
  rubric: [
    {
      idea: "the place says what the digit counts",
      words: ["place", "position", "stands", "where it is", "column", "middle", "spot"],
      ask: "What does the place of a digit tell you?",
    },
    {
      idea: "the bundles are ones, tens and hundreds",
      words: ["tens", "hundreds", "10s", "100s", "bundle", "rods"],
      ask: "What do the three places count?",
    },
  ],
  terms: [
    { words: ["trade", "swap"], means: "To trade is to swap ten ones for one ten." },
    { words: ["bundle", "bundles"], means: "A bundle is ten things tied together." },
    { words: ["digit", "digits"], means: "A digit is a sign that numbers are written with." },
    { words: ["place", "places"], means: "A place is where a digit stands in a number." },
    { words: ["value", "worth"], means: "The value of a digit is how much it counts." },
    { words: ["ones", "units"], means: "Ones are single things that you count." },
    { words: ["tens"], means: "Tens are bundles of ten ones." },
    { words: ["hundreds", "hundred"], means: "Hundreds are bundles of ten tens." },
  ],
  answers: [
    DIGIT_WORTH,
    {
      frames: ["whether", "case"],
      concept: "zero",
      when: [["no tens", "no ones", "no hundreds", "place is empty"]],
      say: "Write a zero where a place is empty. Then the other digits keep their places.",
    },
    {
      frames: ["why", "whether", "case"],
      concept: "zero-place",
      when: [
        ["why", "need", "point of", "what is", "leave", "without"],
        ["zero", "0", "nought"],
      ],
      say: "The zero keeps an empty place. Without it, $305$ would look like $35$.",
    },
    {
      frames: ["whether", "case"],
      concept: "ten-or-more",
      when: [
        ["more", "bigger", "there are", "there be"],
        ["9", "nine", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "twelve", "fifteen"],
        ["tens", "ones", "place"],
      ],
      say: "You can have more than nine tens in a pile. To write that number, trade ten tens for one hundred.",
    },
    {
      frames: ["what", "whether", "difference"],
      concept: "digit",
      when: [
        ["difference", "same", "between", "what is a"],
        ["digit", "number", "value"],
      ],
      say: "A digit is one sign of a number. Its place says what it counts. In $345$ the 4 counts tens: it is worth 40.",
    },
    {
      frames: ["how", "what", "when", "where"],
      concept: "place-name",
      when: [
        ["which", "where", "how do"],
        ["ones", "tens", "hundreds", "place", "side", "end"],
      ],
      say: "Start at the right end: that is the ones. Next come the tens, then the hundreds.",
    },
    {
      frames: ["whether"],
      concept: "order",
      when: [["order", "told", "first"]],
      say: "The order of telling does not matter. Hundreds stand on the left, then tens, then ones.",
    },
  ],
  asks: [
    { of: ["sp"], say: "Say how many hundreds, tens and ones the number has." },
    { of: ["bl"], say: "Count the blocks in the picture. Which number do they make?" },
    { of: ["va", "wo"], say: "One digit is picked out. How much does it count there?" },
    { of: ["di"], say: "A place is named. Which digit of the number stands there?" },
    { of: ["sc"], say: "The parts are mixed up. Which number do they make?" },
    { of: ["wh", "pa"], say: "Make full tens. How many can you make?" },
    { of: ["ren"], say: "All the parts make the number. Which count is not told?" },
    { say: "Ten of one place make one of the next. Which number is it then?" },
  ],
  use: "Shops pack things in tens and hundreds too.",
};
