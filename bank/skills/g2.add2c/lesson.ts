import type { Lesson } from "#engine";
import { ADDING } from "../../lessons/asks.ts";
import { CHECK_SUM, COUNT_ON, LINE_UP, MANY_ONES, SPLIT_SUM, SWAP_SUM } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g2.add2c",
  version: 1,
  createdOn: "2026-11-20",
  idea: [
    "Add the ones first: they may make a ten.",
    "Ten ones are bundled and make one new ten.",
    "That new ten goes to the other tens.",
  ],
  again:
    "Hold 7 cubes in one hand, 8 in the other. Ten of them make a rod for the tens. Five cubes stay with the ones.",
  picture: {
    type: "base-ten",
    alt: "Blocks for 27: 2 rods and 7 cubes. Blocks for 18: 1 rod and 8 cubes.",
    groups: [
      { hundreds: 0, tens: 2, ones: 7, label: "27" },
      { hundreds: 0, tens: 1, ones: 8, label: "18" },
    ],
  },
  example: { difficulty: 2 },
  check: {
    question: "The ones make $15$. What do you do with them?",
    choices: ["Write 15 in the ones place.", "Write 1 and carry 5.", "Write 5 and carry one ten."],
    right: 2,
    whenRight: "You saw one ten and five ones in 15.",
    whenNot: ["How many digits fit in one place?", "Which digit of 15 counts the ten?", ""],
  },
  checkAgain: {
    question: "You forget to add the carried ten. What happens?",
    choices: ["The answer is 1 too small.", "The answer is 10 too small.", "The answer stays the same."],
    right: 1,
    whenRight: "You saw that the small 1 stands for a ten.",
    whenNot: ["Does the small 1 count ones or tens?", "", "Ten of the cubes made a rod. Where is it?"],
  },
  commonError: {
    misconception: "AD-01",
    what: "Leaving out the new ten: $27 + 18 = 35$.",
    tempting: "You carry it in your head and it gets lost.",
    instead: "Write a small 1 above the tens, then count it.",
  },
  rubric: [
    {
      idea: "the ones make ten or more",
      words: [
        "ones",
        "keep the",
        "10 or over",
        "over ten",
        "over 10",
        "ten or more",
        "more than ten",
        "more than 10",
        "more than 9",
        "too many",
        "10 or more",
      ],
      ask: "How many ones are there together?",
    },
    {
      idea: "ten ones become one ten",
      words: ["new ten", "new 10", "a ten", "1 ten", "one ten", "bundle", "rod", "carry", "carri", "regroup", "a 10"],
      ask: "What do ten ones make?",
    },
  ],
  terms: [
    { words: ["digit", "digits"], means: "A digit is a sign that numbers are written with." },
    { words: ["carry", "carried", "carrying"], means: "To carry is to move a new ten over." },
    { words: ["regroup", "regrouping"], means: "To regroup is to bundle ten ones as a ten." },
    { words: ["bundle"], means: "A bundle is ten things tied together." },
    { words: ["place"], means: "A place is where a digit stands in a number." },
    { words: ["altogether", "total", "sum"], means: "Altogether means all the things counted together." },
  ],
  answers: [
    MANY_ONES,
    LINE_UP,
    SPLIT_SUM,
    COUNT_ON,
    {
      frames: ["how", "what", "case"],
      concept: "hundred-from-tens",
      when: [["100", "hundred", "tens make", "tens are", "10 tens", "ten tens"]],
      say: "Ten tens make one hundred. Write that new hundred on the left.",
    },
    {
      frames: ["why"],
      concept: "carrying",
      when: [
        ["why", "what is"],
        ["carry", "carri", "regroup", "little 1", "small 1"],
      ],
      say: "Ten ones are one ten. It belongs to the other tens, so it moves there.",
    },
    {
      frames: ["when"],
      concept: "carrying",
      when: [["when", "always", "how do i know", "every time"]],
      say: "Look at the ones. Carry when the ones make ten or more.",
    },
    {
      frames: ["how", "where"],
      concept: "carrying",
      when: [["where"]],
      say: "Write the small 1 above the tens. Then you count it with the tens.",
    },
    {
      frames: ["why", "how", "whether", "where"],
      concept: "start",
      when: [
        ["why", "do", "which", "where", "what", "how", "can", "is"],
        ["start", "first", "begin", "left"],
      ],
      say: "Start with the ones. They tell whether a new ten comes to the tens.",
    },
    CHECK_SUM,
    SWAP_SUM,
  ],
  asks: ADDING,
  use: "You carry when you add prices in a shop.",
};
