import type { Lesson } from "#engine";
import { TAKING } from "../../lessons/asks.ts";
import { COUNT_UP, LINE_UP, SAME_DIGITS, TAKE_WHEN } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g2.sub2nb",
  version: 1,
  createdOn: "2026-11-20",
  idea: [
    "Tens are bundles, and ones are single things.",
    "Take ones from ones and tens from tens.",
    "What stays in each place makes the answer.",
  ],
  again: "Lay 7 rods and 9 cubes for $79$. Take away 7 cubes, then 3 rods. Four rods and 2 cubes are left.",
  picture: {
    type: "bar-model",
    alt: "A bar of 79 in two parts. 37 is taken away and 42 is left.",
    parts: [
      { size: 37, text: "37" },
      { size: 42, text: "42" },
    ],
    whole: "79",
  },
  example: { difficulty: 2 },
  check: {
    question: "You take $5$ away from $58$. What happens to the tens?",
    choices: ["There are five tens fewer.", "They stay as they are.", "They become zero."],
    right: 1,
    whenRight: "You saw that only ones were taken away.",
    whenNot: ["The 5 counts ones, not tens.", "", "Nobody took any tens away."],
  },
  checkAgain: {
    question: "You have 4 rods and 6 cubes. Take away 3 rods. What is left?",
    choices: ["1 rod and 3 cubes", "4 rods and 3 cubes", "1 rod and 6 cubes"],
    right: 2,
    whenRight: "You took only rods away and left the cubes.",
    whenNot: ["Were any cubes taken away?", "What was taken away, rods or cubes?", ""],
  },
  commonError: {
    misconception: "SB-N1",
    what: "Taking $5$ from both digits of $58$.",
    tempting: "You want to do something in every place.",
    instead: "Take ones from ones: all the tens stay.",
  },
  rubric: [
    {
      idea: "ones are taken from ones",
      words: ["ones", "1s", "units", "cubes"],
      ask: "What do you do with the ones?",
    },
    {
      idea: "tens are taken from tens",
      words: ["tens", "10s", "rods"],
      ask: "What do you do with the tens?",
    },
  ],
  terms: [
    { words: ["bundle", "bundles"], means: "A bundle is ten things tied together." },
    { words: ["trade", "borrow"], means: "To trade is to swap one ten for ten ones." },
    { words: ["subtract", "take away", "minus"], means: "To subtract is to take an amount away." },
    { words: ["difference"], means: "The difference is how much more one number is." },
    { words: ["left", "left over"], means: "What is left is what was not taken." },
    { words: ["fewer", "less"], means: "Fewer means not as many." },
    { words: ["digit", "digits"], means: "A digit is a sign that numbers are written with." },
  ],
  answers: [
    SAME_DIGITS,
    LINE_UP,
    TAKE_WHEN,
    COUNT_UP,
    {
      frames: ["why", "whether", "where"],
      concept: "order",
      when: [["swap", "order", "turn", "other way", "which number"]],
      say: "The order matters here. Take the smaller number away from the bigger one.",
    },
    {
      frames: ["how", "what"],
      concept: "how-many-more",
      when: [["how many more", "difference", "fewer", "compare"]],
      say: "“How many more” asks for the difference. Take the smaller amount away from the bigger one.",
    },
    {
      frames: ["how", "when"],
      concept: "checking",
      when: [["check", "sure", "right"]],
      say: "Add what you took to what is left. You must get the start again.",
    },
    {
      frames: ["why", "what", "case"],
      concept: "zero",
      when: [["take away 0", "take away zero", "minus 0", "minus zero", "nothing"]],
      say: "Taking away nothing changes nothing, so all stay.",
    },
    {
      frames: ["whether", "when"],
      concept: "trading",
      when: [["borrow", "trade", "regroup"]],
      say: "Trade only when a place has too few on top. Here every place has enough.",
    },
  ],
  asks: TAKING,
  use: "You subtract to see how many cards you have left.",
};
