import type { Lesson } from "#engine";
import { TAKING } from "../../lessons/asks.ts";
import {
  BOX_PLUS,
  DIFF_SMALLER,
  EQUALS_TURNED,
  LINE_UP,
  MAY_NOT_TRADE,
  MORE_WORD,
  SMALL_ONE,
  TAKE_WHEN,
  TOP_ORDER,
  WHY_COUNT_UP,
  ZERO_SKIP,
} from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g3.subz",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "A zero has nothing to lend, so look further left.",
    "A hundred that is opened gives ten tens.",
    "Then open one of these tens: nine stay, and ten ones come.",
  ],
  again:
    "You have 3 boxes of ten bags and 2 loose marbles. Open a box: now there are ten bags. Open a bag: nine bags stay, and you hold 12 marbles.",
  picture: {
    type: "place-value-chart",
    alt: "302 is first 3 hundreds, 0 tens, 2 ones; then 2, 10 and 2; then 2, 9 and 12.",
    headings: ["Hundreds", "Tens", "Ones"],
    rows: [
      ["3", "0", "2"],
      ["2", "10", "2"],
      ["2", "9", "12"],
    ],
  },
  example: { difficulty: 2 },
  check: {
    question: "Why does the zero of $302$ become a 9?",
    choices: ["Zeros always become nines.", "It got ten tens and passed one on.", "The ones gave it nine."],
    right: 1,
    whenRight: "You saw both trades: ten came in, one went on.",
    whenNot: ["What came into the tens first?", "", "The ones need more. They give nothing away."],
  },
  checkAgain: {
    question: "In $402$ you need more ones. What do you open first?",
    choices: ["a hundred", "a ten", "Nothing, you write ten more ones."],
    right: 0,
    whenRight: "You saw that there is no ten to open yet.",
    whenNot: ["", "Which digit stands in the tens place?", "Ten more ones must come from somewhere. Look left."],
  },
  commonError: {
    misconception: "SB-03",
    what: "Jumping over the zero: the hundred lends straight to the ones.",
    tempting: "There is nothing in the zero, so you pass it by.",
    instead: "Trade place by place, always with the next one on the left.",
  },
  rubric: [
    {
      idea: "the zero has nothing to lend",
      words: ["zero", "0", "nothing", "no tens"],
      ask: "Why could you not trade with the next place?",
    },
    {
      idea: "one hundred is opened into ten tens",
      words: ["hundred", "further left", "100"],
      ask: "Where did the ten tens come from?",
    },
    {
      idea: "nine tens stay when one goes on to the ones",
      words: ["nine", "9", "one ten", "pass", "1 ten"],
      ask: "How many tens stayed, and why?",
    },
  ],
  terms: [
    { words: ["bundle", "bundles"], means: "A bundle is ten things tied together." },
    { words: ["digit", "digits"], means: "A digit is a sign that numbers are written with." },
    {
      words: ["trade", "borrow", "lend", "exchange"],
      means: "To trade is to open one bundle into ten smaller ones.",
    },
    { words: ["zero", "nought"], means: "Zero says that a place is empty." },
    { words: ["place", "places"], means: "A place tells what a digit counts." },
    { words: ["hundreds", "hundred"], means: "A hundred is ten tens." },
    { words: ["difference"], means: "The difference is how much more one number is than the other." },
  ],
  answers: [
    WHY_COUNT_UP,
    MORE_WORD,
    BOX_PLUS,
    DIFF_SMALLER,
    TOP_ORDER,
    SMALL_ONE,
    MAY_NOT_TRADE,
    ZERO_SKIP,
    EQUALS_TURNED,
    LINE_UP,
    TAKE_WHEN,
    {
      frames: ["why", "what", "case"],
      concept: "nine",
      when: [["9", "nine", "nines"]],
      say: "The zero first gets ten from its left. Then it passes one on, so nine stay.",
    },
    {
      frames: ["why", "how", "case"],
      concept: "zero",
      when: [
        ["borrow", "take", "trade"],
        ["zero", "0", "nothing"],
      ],
      say: "A zero has nothing to open. Go further left, then trade back, place by place.",
    },
    {
      frames: ["how", "case"],
      concept: "many-zeros",
      when: [["two zeros", "2 zeros", "1000", "all zeros", "more zeros", "lot of zeros", "many zeros", "thousand"]],
      say: "With more zeros the trade walks on. Each zero gets ten and passes one on.",
    },
    {
      frames: ["whether", "other-way"],
      concept: "quick-way",
      when: [["other way", "another way", "trick", "quick", "count up", "without"]],
      say: "You can count up from the smaller number. Or take one off both numbers: their difference stays the same.",
    },
    {
      frames: ["how", "when"],
      concept: "checking",
      when: [["check", "sure", "right"]],
      say: "Add your answer and the number you took away. You must get the start again.",
    },
    {
      frames: ["whether", "when"],
      concept: "same-amount",
      when: [["lose", "lost", "change", "same number"]],
      say: "Nothing is lost. $302$ is still $302$, only bundled in another way.",
    },
  ],
  asks: TAKING,
  use: "You need it to find your change when you pay with 100.",
};
