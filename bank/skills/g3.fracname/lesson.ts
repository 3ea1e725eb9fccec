import type { Lesson } from "#engine";
import { SAME_FRACTION } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g3.fracname",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "A fraction tells how much of a whole you mean.",
    "The bottom number counts all the parts, or all the things.",
    "The top number counts the parts that you mean.",
  ],
  again:
    "Fold a strip of paper into 4 equal parts and colour 3. Each part is one of four: a fourth. You coloured three of them: $\\frac{3}{4}$.",
  picture: {
    type: "fraction-bars",
    alt: "A bar with 4 equal parts. 3 of them are shaded.",
    bars: [{ parts: 4, shaded: 3 }],
  },
  example: { difficulty: 2 },
  check: {
    question: "A bag holds 2 red and 3 blue cards. What is the bottom number for “red”?",
    choices: ["2", "3", "5"],
    right: 2,
    whenRight: "You counted all the cards, red and blue.",
    whenNot: ["That counts the red cards only.", "Are the red cards part of the whole too?", ""],
  },
  checkAgain: {
    question: "In a box 3 balls are green: $\\frac{3}{8}$ of all. What does the 8 count?",
    choices: ["all the balls", "the green balls", "the other balls"],
    right: 0,
    whenRight: "You saw that the bottom number counts the whole box.",
    whenNot: ["", "How many balls are green? Read that again.", "Are the green balls in the box, too?"],
  },
  commonError: {
    misconception: "FC-01",
    what: "Comparing part with part: 2 red and 3 blue as $\\frac{2}{3}$.",
    tempting: "The story names just these two numbers.",
    instead: "Count everything first. That is the bottom number.",
  },
  rubric: [
    {
      idea: "the bottom counts all the parts or things",
      words: ["all", "bottom", "equal parts", "in total", "altogether", "denomin", "whole"],
      ask: "What does the bottom number count?",
    },
    {
      idea: "the top counts the parts you mean",
      words: ["top", "shaded", "numerat", "coloured", "colored", "the ones you", "asked"],
      ask: "What does the top number count?",
    },
  ],
  terms: [
    {
      words: ["line between the numbers", "fraction line", "line in the middle"],
      means: "The line of a fraction parts its top from its bottom.",
    },
    { words: ["fraction", "fractions"], means: "A fraction is a number that tells parts of a whole." },
    { words: ["numerator", "top number", "top"], means: "The numerator is the top number: how many parts you mean." },
    {
      words: ["denominator", "bottom number", "bottom"],
      means: "The denominator is the bottom number: how many there are in all.",
    },
    { words: ["whole"], means: "The whole is all of it, before it is cut." },
    { words: ["equal parts", "equal"], means: "Equal parts are all the same size." },
    {
      words: ["half", "third", "quarter", "fourth"],
      means: "Halves, thirds and quarters are 2, 3 and 4 equal parts.",
    },
  ],
  answers: [
    SAME_FRACTION,
    {
      frames: ["whether", "case", "where"],
      concept: "any-place",
      when: [
        ["next to", "together", "touch", "in a row", "which ones are", "spread", "where they are", "beside"],
        ["matter", "have to", "not", "wich ones", "what if", "do the"],
      ],
      say: "Parts count wherever they lie. Only how many are meant matters.",
    },
    {
      frames: ["what", "whether", "where"],
      concept: "which-part",
      when: [
        ["white", "shaded", "coloured", "colored", "not done", "did", "planted", "left over", "empty", "red"],
        ["or", "did too", "on top"],
      ],
      say: "The question says which parts are meant. The top counts nothing else.",
    },
    {
      frames: ["whether", "why", "how", "case"],
      concept: "group-as-whole",
      when: [
        ["marbles", "things", "shells", "buttons", "children", "people", "not pizza", "objects"],
        ["fraction", "whole", "part", "pieces"],
      ],
      say: "Many things together can be the whole, too. Then each thing is one part of it.",
    },
    {
      frames: ["how", "what"],
      concept: "reading-aloud",
      when: [
        ["say", "read", "pronounce", "out loud", "in words"],
        ["it out", "out loud", "words", "fraction", "1/", "2/", "3/", "4/", "5/", "6/", "7/", "8/", "9/"],
      ],
      say: "Say the top as a number, and the bottom as a name. Thirds and fifths are such names.",
    },
    {
      frames: ["why", "whether", "when"],
      concept: "equal-parts",
      when: [["equal", "same size", "different size", "not the same"]],
      say: "If the parts differ, counting does not tell how much it is. So cut into parts of the same size first.",
    },
    {
      frames: ["how", "what", "whether", "where", "difference"],
      concept: "top-and-bottom",
      when: [
        ["which", "where", "what"],
        ["top", "bottom", "numerator", "denominator"],
      ],
      say: "The bottom says how many equal parts make the whole. The top says how many parts you mean.",
    },
    {
      frames: ["why", "whether", "when"],
      concept: "part-of-whole",
      when: [
        [
          "both",
          "other colour",
          "blue",
          "why not",
          "part to part",
          "all of them",
          "total",
          "white",
          "not shaded",
          "unshaded",
          "not colour",
          "empty part",
        ],
      ],
      say: "The whole is everything there is. So the bottom number counts all, not only the others.",
    },
    {
      frames: ["whether", "when", "case"],
      concept: "more-than-one",
      when: [
        ["bigger than 1", "more than 1", "top bigger", "bigger than the bottom", "more than one", "bigger than one"],
      ],
      say: "A fraction can be more than one whole. Then the top number is bigger than the bottom number.",
    },
    {
      frames: ["why"],
      concept: "fraction",
      when: [["why", "need", "point", "what is"], ["fraction"]],
      say: "Whole numbers cannot name a piece of something. Fractions can.",
    },
    {
      frames: ["how", "what", "case"],
      concept: "all-shaded",
      when: [["all shaded", "whole thing", "everything", "none"]],
      say: "When all parts are meant, top and bottom are the same. That is one whole. With none, the top is 0.",
    },
    {
      frames: ["why", "how", "whether", "where"],
      concept: "ordering",
      when: [["bigger", "smaller", "less", "more"], ["1/"]],
      say: "With the same top, a bigger bottom means smaller parts. So $\\frac{1}{4}$ is less than $\\frac{1}{3}$.",
    },
  ],
  asks: [
    {
      of: ["no", "le", "set-r", "words-"],
      say: "The word “not” asks for the rest. What fraction of the whole is that?",
    },
    { of: ["se", "tw"], say: "Only some of the things are meant. What fraction of all are they?" },
    { say: "Only some of the equal parts are meant. What fraction of the whole are they?" },
  ],
  use: "You use fractions when you share a pizza.",
};
