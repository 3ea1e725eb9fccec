import type { Lesson } from "#engine";
import { ADDING } from "../../lessons/asks.ts";
import {
  ADD_ZERO,
  AT_FIRST,
  BOX_MINUS,
  CHECK_SUM,
  COUNT_ON,
  EQUALS_TURNED,
  FEWER_ADD,
  GAVE_AWAY,
  LINE_UP,
  SPLIT_SUM,
  SUM_BIGGER,
} from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g2.add2nc",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Ones are single things, and tens are bundles.",
    "Add ones to ones and tens to tens.",
    "Then you put the tens and the ones together.",
  ],
  again: "Show $32$ and $25$ with rods and cubes. Push the cubes together, then the rods. You have 5 rods and 7 cubes.",
  picture: {
    type: "base-ten",
    alt: "Blocks for 32: 3 rods and 2 cubes. Blocks for 25: 2 rods and 5 cubes.",
    groups: [
      { hundreds: 0, tens: 3, ones: 2, label: "32" },
      { hundreds: 0, tens: 2, ones: 5, label: "25" },
    ],
  },
  example: { difficulty: 2 },
  check: {
    question: "You add $42$ and $5$. Which digit of $42$ changes?",
    choices: ["the 4", "the 2", "both digits"],
    right: 1,
    whenRight: "You saw that 5 ones join the ones.",
    whenNot: ["The 5 counts ones, not tens.", "", "Are there any tens in 5?"],
  },
  checkAgain: {
    question: "You add $21$ and $36$. Which parts do you put together?",
    choices: ["$2 + 1$ and $3 + 6$", "$20 + 6$ and $30 + 1$", "$20 + 30$ and $1 + 6$"],
    right: 2,
    whenRight: "You put tens with tens and ones with ones.",
    whenNot: ["Is the 2 of 21 two ones?", "Do 20 and 6 count the same thing?", ""],
  },
  commonError: {
    misconception: "AD-05",
    what: "Adding all digits: $32 + 25$ as $3 + 2 + 2 + 5$.",
    tempting: "Every digit looks like a number of its own.",
    instead: "Add ones to ones and tens to tens.",
  },
  rubric: [
    {
      idea: "ones go with ones",
      words: ["ones", "1s", "units", "single"],
      ask: "What do you do with the ones?",
    },
    {
      idea: "tens go with tens",
      words: ["tens", "10s", "rods"],
      ask: "What do you do with the tens?",
    },
  ],
  terms: [
    { words: ["carry", "carried"], means: "To carry is to move a new ten over." },
    { words: ["bundle", "bundles"], means: "A bundle is ten things tied together." },
    { words: ["add", "adding", "plus"], means: "To add is to put amounts together." },
    { words: ["ones", "units"], means: "Ones are single things that you count." },
    { words: ["tens"], means: "Tens are bundles of ten ones." },
    { words: ["sum", "total", "altogether"], means: "The sum is how many there are together." },
    { words: ["digit", "digits"], means: "A digit is a sign that numbers are written with." },
  ],
  answers: [
    AT_FIRST,
    GAVE_AWAY,
    FEWER_ADD,
    BOX_MINUS,
    SUM_BIGGER,
    ADD_ZERO,
    EQUALS_TURNED,
    LINE_UP,
    SPLIT_SUM,
    COUNT_ON,
    {
      frames: ["why", "how", "whether", "where"],
      concept: "start",
      when: [
        ["why", "do", "which", "where", "what", "how", "can", "is"],
        ["start", "first", "begin"],
      ],
      say: "Start with the ones. When no new ten is made, tens first works too.",
    },
    {
      frames: ["why", "whether"],
      concept: "order",
      when: [["order", "swap", "switch", "turn", "other way", "which number"]],
      say: "You may swap the two numbers. The sum stays the same.",
    },
    {
      frames: ["why", "whether"],
      concept: "like-places",
      when: [
        ["why", "can i add"],
        ["tens", "ones"],
      ],
      say: "A ten is a bundle of ten ones. You count bundles with bundles and singles with singles.",
    },
    {
      frames: ["where", "case"],
      concept: "lining-up",
      when: [["one digit", "1 digit", "single digit", "small", "only ones", "line", "under"]],
      say: "A number with one digit has only ones. Write that digit under the ones.",
    },
    {
      frames: ["why", "whether", "when"],
      concept: "carrying",
      when: [["carry", "regroup"]],
      say: "You carry only when the ones make ten or more. Here they stay below ten.",
    },
    {
      frames: ["whether", "when", "operation"],
      concept: "choosing",
      when: [
        ["how do i know", "when", "story", "plus"],
        ["add", "plus"],
      ],
      say: "Add when two amounts come together. Then there is more than before.",
    },
    CHECK_SUM,
  ],
  asks: ADDING,
  use: "You add when you count the points of two games.",
};
