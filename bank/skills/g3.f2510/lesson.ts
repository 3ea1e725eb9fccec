import type { Lesson } from "#engine";
import { FACTS } from "../../lessons/asks.ts";
import {
  EQUALS_TURNED,
  GAP_HOW,
  GAP_WHAT,
  MORE_OR_NOT,
  NEAR_FACT,
  SKIP_COUNT,
  TIMES_WHEN,
} from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g3.f2510",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Two groups are a double: the number and the number again.",
    "Ten groups make tens, and five groups are half of ten groups.",
    "One group is the number itself; zero groups are nothing.",
  ],
  again:
    "Boxes hold 3 buttons each: 2 boxes are double 3. 10 boxes are 3 tens, and 5 boxes are half of that. One box is 3, and no box is nothing.",
  picture: { type: "array", alt: "5 rows with 4 dots in each row.", rows: 5, columns: 4 },
  example: { difficulty: 2 },
  check: {
    question: "How does $10 \\times 8$ help with $5 \\times 8$?",
    choices: ["Take 5 away.", "Add 8 more.", "Take half of it."],
    right: 2,
    whenRight: "You saw that five groups are half of ten groups.",
    whenNot: ["Think of groups, not of single things.", "Are five groups more than ten groups?", ""],
  },
  checkAgain: {
    question: "Five bags hold 30 nuts. How do you find the nuts in ten?",
    choices: ["Double 30.", "Add 5 to 30.", "Add 10 to 30."],
    right: 0,
    whenRight: "You saw that ten groups are twice five groups.",
    whenNot: ["", "Do five more bags hold only 5 nuts?", "Is 10 a number of bags or of nuts?"],
  },
  commonError: {
    misconception: "ML-04",
    what: "Taking $8 \\times 0$ as $8$.",
    tempting: "With adding, a zero changes nothing.",
    instead: "If groups have nothing inside, together they hold nothing.",
  },
  rubric: [
    {
      idea: "multiplying counts equal groups",
      words: ["group", "times", "lots of", "boxes", "bags", "in each"],
      ask: "What does the multiplication count?",
    },
    {
      idea: "a double, a ten, a half or a count in steps helps",
      words: ["double", "half", "twice", "count", "empty", "nothing", "itself", "ten times", "10 times"],
      ask: "Which fact or way of counting helped you?",
    },
  ],
  terms: [
    { words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9." },
    { words: ["double", "twice"], means: "The double is the number and the same number again." },
    { words: ["half"], means: "Half is one of two equal parts." },
    { words: ["times table", "table", "times tables"], means: "A times table lists 1 group, 2 groups and so on." },
    { words: ["fact", "facts"], means: "A fact is a multiplication you know by heart." },
    { words: ["multiply", "times"], means: "To multiply is to put equal groups together." },
  ],
  answers: [
    EQUALS_TURNED,
    {
      frames: ["why", "whether", "difference", "case"],
      concept: "adding-zero",
      when: [
        ["0", "zero", "nothing"],
        ["plus", "adding", "add 0", "add zero"],
        ["why", "is", "same", "difference", "but", "times", "make"],
      ],
      say: "Adding zero leaves the other number as it is. Zero groups hold nothing.",
    },
    {
      frames: ["whether", "when", "why"],
      concept: "even-doubles",
      when: [
        ["2s", "twos", "double", "times 2", "by 2", "2 times", "2 s"],
        ["even", "always", "odd"],
      ],
      say: "Doubles always end in 0, 2, 4, 6 or 8. Such numbers are called even.",
    },
    MORE_OR_NOT,
    GAP_WHAT,
    GAP_HOW,
    SKIP_COUNT,
    NEAR_FACT,
    TIMES_WHEN,
    {
      frames: ["why", "how", "other-way"],
      concept: "times-ten",
      when: [["add a zero", "add a 0", "just add", "zero on the end", "10", "ten"]],
      say: "Ten ones make a ten, so each digit moves one place left. A whole number then gets a 0 in the ones.",
    },
    {
      frames: ["why", "how", "other-way"],
      concept: "times-five",
      when: [["fives", "5s", "five times", "5 times table", "end in 5", "the 5 "]],
      say: "Five groups are half of ten groups. That is why the fives end in 5 or 0.",
    },
    {
      frames: ["why", "what", "when"],
      concept: "zero",
      when: [["0", "zero", "nothing", "nought"]],
      say: "Zero groups hold nothing. And groups with nothing inside hold nothing too.",
    },
    {
      frames: ["why", "how", "what", "case"],
      concept: "times-one",
      when: [["times 1", "by 1", "times one", "by one", "1 times", "one times"]],
      say: "One group of a number is that number. So multiplying by 1 keeps it.",
    },
    {
      frames: ["why", "whether", "where"],
      concept: "order",
      when: [["order", "swap", "turn", "same as", "other way", "which way round", "way round", "backwards"]],
      say: "You may swap the numbers: $7 \\times 2$ has as many dots as $2 \\times 7$.",
    },
    {
      frames: ["how"],
      concept: "learning",
      when: [["learn", "remember", "by heart", "know them"]],
      say: "Start with doubles and tens, for you know many already. A few each day is enough.",
    },
  ],
  asks: FACTS,
  use: "You use these facts to count coins and minutes.",
};
