import type { Lesson } from "#engine";
import { DIVIDING } from "../../lessons/asks.ts";
import {
  BOX_DIVIDE,
  CHECK_QUOTIENT,
  EQUALS_TURNED,
  SHARE_LESS,
  SHARE_OR_GROUPS,
  TAKE_AGAIN,
} from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g3.fdiv",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Dividing makes equal groups out of a whole.",
    "Dividing undoes multiplying: the groups put together give the whole again.",
    "If the whole is known, look for it in a times table.",
  ],
  again:
    "Deal 20 cards to 4 children: everyone gets 5. Push them together: 4 hands of 5 are 20 again. So $4 \\times 5 = 20$ gives $20 \\div 4 = 5$.",
  picture: { type: "array", alt: "4 rows with 5 dots in each row, 20 dots in all.", rows: 4, columns: 5 },
  example: { difficulty: 2 },
  check: {
    question: "Which fact helps with $42 \\div 6$?",
    choices: ["$6 \\times \\square = 42$", "$42 \\times 6 = \\square$", "$42 - 6 = \\square$"],
    right: 0,
    whenRight: "You turned the division into a multiplication with a gap.",
    whenNot: ["", "Is 42 the whole or one of the groups?", "One group taken away does not count the groups."],
  },
  checkAgain: {
    question: "You know $5 \\times 7 = 35$. What else do you know?",
    choices: ["$7 \\div 5 = 35$", "$35 \\div 7 = 5$", "$35 \\times 7 = 5$"],
    right: 1,
    whenRight: "You saw that dividing starts with the whole.",
    whenNot: ["Which of the numbers is the whole?", "", "Can 35 groups of 7 be only 5 together?"],
  },
  commonError: {
    misconception: "DV-08",
    what: "Multiplying the two numbers: $20 \\div 4$ taken as $80$.",
    tempting: "The same numbers stand in a times table.",
    instead: "Ask whether the whole is given. A given whole is split.",
  },
  rubric: [
    {
      idea: "the whole is split into equal groups",
      words: ["equal", "share", "split", "groups", "each"],
      ask: "What happens to the whole?",
    },
    {
      idea: "a multiplication fact gives the answer",
      words: ["times", "multipl", "table", "undo", "opposite", "backward", "inverse"],
      ask: "Which multiplication fits this problem?",
    },
  ],
  terms: [
    { words: ["multiply", "multiplying"], means: "To multiply is to put equal groups together." },
    { words: ["divide", "division", "divided by"], means: "To divide is to split a whole into equal groups." },
    { words: ["share", "shared equally"], means: "To share equally is to give everyone the same number." },
    { words: ["whole"], means: "The whole is all there is before you split it." },
    { words: ["undo", "undoes"], means: "To undo is to go back to where you started." },
    { words: ["fact", "facts"], means: "A fact is a calculation you know by heart." },
  ],
  answers: [
    SHARE_OR_GROUPS,
    TAKE_AGAIN,
    {
      frames: ["what", "why", "whether", "case"],
      concept: "dividing-by-one",
      when: [
        ["by 1", "by one", "by itself", "1 group"],
        ["divid", "share", "what"],
      ],
      say: "One group gets the whole number. With one group for each thing, each gets one.",
    },
    SHARE_LESS,
    {
      frames: ["where", "why", "what"],
      concept: "order",
      when: [
        ["which", "what", "why", "bigger number", "big number"],
        ["comes first", "goes first", "number first", "is first", "one first", "1 first", "put first", "go first"],
      ],
      say: "The number that is shared comes first. Behind $\\div$ stands the number you share by.",
    },
    BOX_DIVIDE,
    EQUALS_TURNED,
    {
      frames: ["whether"],
      concept: "order",
      when: [["order", "swap", "turn", "same as", "other way"]],
      say: "The order matters: $20 \\div 4$ shares 20 things, but $4 \\div 20$ shares 4 things.",
    },
    {
      frames: ["why", "what", "whether", "case"],
      concept: "zero",
      when: [["0", "zero", "nothing"]],
      say: "Zero shared between some children gives each 0. Dividing by 0 has no answer: no number times 0 makes 20.",
    },
    {
      frames: ["case"],
      concept: "left-over",
      when: [["left over", "remainder", "not fit", "does not go"]],
      say: "Sometimes a few are left over. Here everything fits with nothing left.",
    },
    {
      frames: ["operation"],
      concept: "choosing",
      when: [
        ["when", "how do i know", "tell", "how can i"],
        ["divide", "division", "share"],
      ],
      say: "Divide when a whole is shared or put into equal groups. Then you look for the groups or their size.",
    },
    {
      frames: ["why", "how", "whether"],
      concept: "tables-for-dividing",
      when: [["how do", "why", "multipl", "times", "table", "opposite"]],
      say: "Multiplying puts equal groups together and dividing takes them apart. So each times table fact is a division fact too.",
    },
    CHECK_QUOTIENT,
    {
      frames: ["what"],
      concept: "dividing-both",
      when: [["mean"], ["divide"]],
      say: "Dividing shares a whole into equal groups. $20 \\div 4$ tells how many each of 4 groups gets.",
    },
  ],
  asks: DIVIDING,
  use: "You divide when you share sweets or make teams.",
};
