import type { Lesson } from "#engine";
import { ADDING } from "../../lessons/asks.ts";
import { COUNT_ON, LINE_UP, MANY_ONES, SPLIT_SUM, SWAP_SUM } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g2.add3",
  version: 1,
  createdOn: "2026-11-20",
  idea: [
    "You add numbers place by place.",
    "Ten ones make a ten, ten tens a hundred.",
    "Ten of one place make one of the next.",
  ],
  again:
    "Sort your blocks: cubes, rods and big squares. Ten cubes make a rod, ten rods a big square. Then count each heap.",
  picture: {
    type: "place-value-chart",
    alt: "249 and 219 written with ones under ones. A small 1 stands above the tens. The sum is 468.",
    headings: ["", "Hundreds", "Tens", "Ones"],
    rows: [
      ["", "", "1", ""],
      ["", "2", "4", "9"],
      ["+", "2", "1", "9"],
      ["", "4", "6", "8"],
    ],
  },
  example: { difficulty: 3 },
  check: {
    question: "You have $13$ tens. What do they make?",
    choices: ["1 hundred and 3 tens", "1 ten and 3 ones", "13 hundreds"],
    right: 0,
    whenRight: "You traded ten tens for one hundred.",
    whenNot: ["", "We are counting tens here, not ones.", "How many tens make one hundred?"],
  },
  checkAgain: {
    question: "You add 8 tens and 5 tens. What happens to the hundreds?",
    choices: ["They stay as they are.", "One more hundred comes.", "Five more hundreds come."],
    right: 1,
    whenRight: "You saw that ten of the tens make a hundred.",
    whenNot: ["How many tens are there now? Can you trade some?", "", "Those 5 are tens. Count all the tens first."],
  },
  commonError: {
    misconception: "AD-04",
    what: "Lining up the left ends of $654$ and $20$.",
    tempting: "Writing starts on the left, so it looks tidy.",
    instead: "Write ones under ones. The left ends need not match.",
  },
  rubric: [
    {
      idea: "you add place by place",
      words: ["place", "ones", "each column", "line", "under", "units"],
      ask: "Which digits do you add together?",
    },
    {
      idea: "ten of one place make one of the next",
      words: [
        "carry",
        "carri",
        "make a ten",
        "make a hundred",
        "trade",
        "regroup",
        "next",
        "10 tens",
        "ten tens",
        "new",
      ],
      ask: "What happens when a place makes ten or more?",
    },
  ],
  terms: [
    { words: ["trade", "swap"], means: "To trade is to swap ten ones for one ten." },
    { words: ["bundle", "bundles"], means: "A bundle is ten things tied together." },
    { words: ["digit", "digits"], means: "A digit is a sign that numbers are written with." },
    { words: ["hundreds", "hundred"], means: "A hundred is ten tens." },
    { words: ["carry", "carried"], means: "To carry is to move ten to the next place." },
    { words: ["column", "columns"], means: "A column is digits under each other." },
    { words: ["place", "places"], means: "A place tells what a digit counts." },
    { words: ["sum", "altogether"], means: "The sum is how many there are together." },
  ],
  answers: [
    MANY_ONES,
    LINE_UP,
    SPLIT_SUM,
    COUNT_ON,
    {
      frames: ["how", "what", "case"],
      concept: "hundred-from-tens",
      when: [["tens"], ["make", "more than", "10", "ten", "too"]],
      say: "Ten tens make one hundred, which joins the hundreds. Write only the tens that stay.",
    },
    {
      frames: ["whether"],
      concept: "twice",
      when: [["twice", "two times", "again", "more than one", "2 times"]],
      say: "You may carry from the ones and from the tens. Check each place on its own.",
    },
    {
      frames: ["why", "what"],
      concept: "carrying",
      when: [["why"], ["carry", "carri", "left", "trade"]],
      say: "Ten of one place fill one bundle on the left.",
    },
    {
      frames: ["how", "case"],
      concept: "lining-up",
      when: [["line", "under", "long", "shorter", "two digit", "2 digit", "set it out", "write them"]],
      say: "Write ones under ones. The shorter number starts further right.",
    },
    {
      frames: ["why", "how", "whether", "where"],
      concept: "start",
      when: [
        ["why", "do", "which", "where", "what", "how", "can", "is"],
        ["start", "first", "begin"],
      ],
      say: "Start with the ones and go left. What you carry is then ready in time.",
    },
    {
      frames: ["whether", "operation"],
      concept: "choosing",
      when: [
        ["more than", "how do i know", "when"],
        ["add", "plus", "story", "take"],
      ],
      say: "“More than” can tell of a bigger amount. If you look for the bigger amount, add.",
    },
    {
      frames: ["how", "what", "when"],
      concept: "checking",
      when: [["check", "right", "sure"]],
      say: "Take one number away from your answer. The other one must be left.",
    },
    SWAP_SUM,
  ],
  asks: ADDING,
  use: "You add hundreds when you count pages or steps.",
};
