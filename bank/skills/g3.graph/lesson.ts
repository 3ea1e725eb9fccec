import type { Lesson } from "#engine";
import { GRAPHS } from "../../lessons/asks.ts";
import { NAMED_BARS, OR_WORD, OTHERS_OUT } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g3.graph",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "The key or the scale tells how much one step counts.",
    "Count the steps, and multiply by what each of them counts.",
    "Half a circle or half a step counts half as much.",
  ],
  again:
    "Think of boxes with 10 eggs each. Three full boxes and a half-full one hold 35 eggs. You count the eggs, not the boxes.",
  picture: {
    type: "picture-graph",
    alt: "A picture graph. Key: one circle stands for 10 children. Cats: 4 circles and a half circle. Dogs: 3 circles. Fish: 2 circles.",
    key: "10 children",
    rows: [
      { label: "Cats", symbols: 4.5 },
      { label: "Dogs", symbols: 3 },
      { label: "Fish", symbols: 2 },
    ],
  },
  example: { difficulty: 4 },
  check: {
    question: "One circle stands for 10 children. A row has 3 circles and a half one. How many children is that?",
    choices: ["4", "40", "35"],
    right: 2,
    whenRight: "You counted 10 for each whole circle and half for the last.",
    whenNot: ["Read the key again. How many does one circle count?", "Is all of the last circle there?", ""],
  },
  checkAgain: {
    question: "One circle stands for 4 books. How do you draw 10 books?",
    choices: ["10 circles", "2 and a half circles", "2 circles and 2 halves"],
    right: 1,
    whenRight: "You took 4 books for a circle and 2 for a half.",
    whenNot: ["How many books does one circle stand for?", "", "How many books is half a circle?"],
  },
  commonError: {
    misconception: "ST-18",
    what: "Answering 3 for 3 circles when each stands for 10.",
    tempting: "You see three things, and three is what you say.",
    instead: "Read the key before you count anything.",
  },
  rubric: [
    {
      idea: "one circle or one step counts several",
      words: ["each", "every", "key", "scale", "stands for", "counts for", "is worth", "goes up"],
      ask: "What does one circle or one step count?",
    },
    {
      idea: "you multiply, or count on by that number",
      words: [
        "times",
        "multipl",
        "count in",
        "counted in",
        "count on",
        "counted by",
        "tens",
        "fives",
        "twos",
        "half of",
      ],
      ask: "What do you do with the number of circles?",
    },
  ],
  terms: [
    { words: ["scale"], means: "The scale is the line of numbers beside the bars." },
    { words: ["key"], means: "The key says how many one symbol stands for." },
    { words: ["symbol", "circle"], means: "A symbol is the small picture that is counted in a row." },
    { words: ["bar graph", "graph"], means: "A bar graph shows each number as the height of a bar." },
    { words: ["picture graph", "pictograph"], means: "A picture graph shows each number as a row of symbols." },
    { words: ["multiply", "times"], means: "To multiply is to count equal groups." },
    { words: ["difference"], means: "The difference is how far apart two numbers are." },
    { words: ["halfway", "half-way"], means: "Halfway is in the middle between two numbers." },
  ],
  answers: [
    {
      frames: ["whether", "when"],
      concept: "between-marks",
      when: [
        ["halfway", "half way", "in between", "between", "middle"],
        ["half", "is it", "does", "mean"],
      ],
      say: "A bar that ends halfway counts half a step. How much one step is, the scale says.",
    },
    OR_WORD,
    OTHERS_OUT,
    {
      frames: ["whether", "case"],
      concept: "key",
      when: [
        ["circle", "dot", "symbol"],
        ["is one", "is 1", "is each", "does each", "each one is", "so one", "so each", "just count", "is every"],
      ],
      say: "A symbol counts as much as the key says. Only with a key of 1 is it one.",
    },
    {
      frames: ["other-way", "whether"],
      concept: "counting-in-steps",
      when: [
        ["in 5s", "in fives", "in 10s", "in tens", "in 2s", "in twos", "skip count", "in steps"],
        ["can", "could", "is it", "do i", "count"],
      ],
      say: "Yes, count in steps of the key, one step for each symbol. Half a symbol is half a step.",
    },
    NAMED_BARS,
    {
      frames: ["why"],
      concept: "multiplying",
      when: [["why"], ["times", "multipl"]],
      say: "One symbol or one step counts several things. Multiplying counts all of it at once.",
    },
    {
      frames: ["how", "where", "case"],
      concept: "between-marks",
      when: [["between", "no number", "no mark", "in the middle"]],
      say: "Find the numbers below and above the top of the bar. The bar counts what lies in the middle.",
    },
    {
      frames: ["how", "what"],
      concept: "half-symbol",
      when: [["half"]],
      say: "Half a circle counts half of what the key says.",
    },
    {
      frames: ["why"],
      concept: "key",
      when: [["why"], ["key", "scale", "10", "one each", "each", "not one"]],
      say: "Big numbers would need too many circles. When one circle counts 10, the graph stays small.",
    },
    {
      frames: ["how", "what", "when"],
      concept: "key",
      when: [
        ["how do i know", "what does", "how much", "how many does", "how far"],
        ["mark", "step", "line", "scale", "circle", "dot", "symbol", "one counts", "one is"],
      ],
      say: "In a picture graph, read the key. On a scale, see how far its numbers are apart.",
    },
    {
      frames: ["whether", "operation"],
      concept: "choosing",
      when: [["add", "plus", "take away", "minus", "subtract"]],
      say: "Altogether means that you add. How many more or fewer asks for the difference.",
    },
  ],
  asks: GRAPHS,
  use: "You read keys on maps and scales on rulers and thermometers.",
};
