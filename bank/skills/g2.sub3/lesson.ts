import type { Lesson } from "#engine";
import { TAKING } from "../../lessons/asks.ts";
import {
  COUNT_UP,
  LINE_UP,
  SAME_DIGITS_TRADED,
  TAKE_WHEN,
  TOP_SMALL,
  TURNED_DIGITS,
} from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g2.sub3",
  version: 1,
  createdOn: "2026-11-20",
  idea: [
    "Subtract place by place, starting with the ones.",
    "If a place has too few, open one bigger bundle.",
    "A hundred gives ten tens, a ten gives ten ones.",
  ],
  again:
    "Ten marbles fill a bag, and ten bags a box. Give away loose marbles first, then bags, then boxes. With too few bags, open a box.",
  picture: {
    type: "base-ten",
    alt: "345 as 3 big squares, 4 rods, 5 cubes, and again as 2 big squares, 14 rods, 5 cubes.",
    groups: [
      { hundreds: 3, tens: 4, ones: 5, label: "345" },
      { hundreds: 2, tens: 14, ones: 5, label: "345" },
    ],
  },
  example: { difficulty: 3 },
  check: {
    question: "You need more tens. Where do you get them?",
    choices: ["from the ones", "from nowhere, you just write them", "from the hundreds"],
    right: 2,
    whenRight: "You opened one hundred into ten tens.",
    whenNot: ["Look for something bigger than a ten.", "A trade takes from one place for another.", ""],
  },
  checkAgain: {
    question: "You open a hundred, but leave the hundreds unchanged. What happens?",
    choices: ["The answer is too small.", "The answer is too big.", "The answer stays the same."],
    right: 1,
    whenRight: "You saw that this hundred would count twice.",
    whenNot: ["You got ten more tens. What did you give?", "", "In how many places does the opened hundred count?"],
  },
  commonError: {
    misconception: "SB-02",
    what: "Trading for ten more and leaving the next place unchanged.",
    tempting: "You look only at the place you are working in.",
    instead: "If you trade, write one less in the next place.",
  },
  rubric: [
    {
      idea: "you take away place by place",
      words: ["too few", "not enough", "top", "less than", "smaller", "each place"],
      ask: "What do you look at in each place?",
    },
    {
      idea: "a place with too few gets ten from the next",
      words: ["trade", "open", "borrow", "break", "broke", "regroup", "exchange", "swap"],
      ask: "Where does a place with too few get more from?",
    },
  ],
  terms: [
    { words: ["bundle", "bundles"], means: "A bundle is ten things tied together." },
    { words: ["digit", "digits"], means: "A digit is a sign that numbers are written with." },
    { words: ["trade", "exchange", "borrow"], means: "To trade is to open one bundle into ten." },
    { words: ["place", "places"], means: "A place tells what a digit counts." },
    { words: ["top", "bottom"], means: "Top is the number you take away from." },
    { words: ["difference"], means: "The difference is how much more one number is." },
    { words: ["hundreds", "hundred"], means: "A hundred is ten tens." },
  ],
  answers: [
    TOP_SMALL,
    SAME_DIGITS_TRADED,
    LINE_UP,
    TAKE_WHEN,
    COUNT_UP,
    {
      frames: ["whether", "case"],
      concept: "zero",
      when: [
        ["zero", "0"],
        ["top", "bottom", "below", "under", "what if", "there is", "there's", "do with"],
      ],
      say: "A zero below takes nothing away. A zero on top with more below needs help.",
    },
    {
      frames: ["whether", "when"],
      concept: "twice",
      when: [["twice", "two times", "2 times", "both", "again"]],
      say: "You may trade more than once. Check each place, one after the other.",
    },
    {
      frames: ["why", "how", "whether", "where"],
      concept: "start",
      when: [
        ["why", "do", "which", "where", "what", "how", "can", "is"],
        ["start", "first", "begin", "left"],
      ],
      say: "Start with the ones. Then a trade reaches the tens before you use them.",
    },
    {
      frames: ["why", "how", "what", "where"],
      concept: "trading",
      when: [
        ["why", "where do", "how come"],
        ["trade", "borrow", "cross", "one less", "1 less", "turn into", "10", "ten"],
      ],
      say: "One hundred is ten tens. Opening a hundred gives more tens, and nothing gets lost.",
    },
    {
      frames: ["how", "case"],
      concept: "lining-up",
      when: [["nothing below", "empty", "shorter", "only two digits", "2 digits", "no number"]],
      say: "Where nothing is below, nothing is taken. The top digit comes down.",
    },
    {
      frames: ["how"],
      concept: "checking",
      when: [["check", "sure", "right"]],
      say: "Add your answer and the number you took away. You must get the start again.",
    },
    TURNED_DIGITS,
  ],
  asks: TAKING,
  use: "You subtract to see how many pages are left.",
};
