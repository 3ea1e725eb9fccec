import type { Lesson } from "#engine";
import { GRAPHS } from "../../lessons/asks.ts";
import { NAMED_BARS, OR_WORD, OTHERS_OUT } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g2.graph",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "A graph shows how many there are of each.",
    "The top of a bar tells its number.",
    "To compare, read both numbers and find the difference.",
  ],
  again: "Build towers of cubes, one for each friend. Stand them side by side. The taller tower has more cubes.",
  picture: {
    type: "bar-graph",
    alt: "A bar graph with the number of shells. Mia: the bar ends at 4. Omar: the bar ends at 7. Lea: the bar ends at 5.",
    counted: "Number of shells",
    step: 1,
    marks: 8,
    bars: [
      { label: "Mia", value: 4 },
      { label: "Omar", value: 7 },
      { label: "Lea", value: 5 },
    ],
  },
  example: { difficulty: 3 },
  check: {
    question: "One bar ends at 7, another at 4. How far apart are they?",
    choices: ["3", "7", "11"],
    right: 0,
    whenRight: "You saw how much the taller bar sticks out.",
    whenNot: ["", "That is all of one bar. How much sticks out?", "That is both together. How much taller is one bar?"],
  },
  checkAgain: {
    question: "Two towers stand side by side. Which cubes show the difference?",
    choices: ["all the cubes of the tall tower", "the cubes that stick out on top", "all the cubes of both towers"],
    right: 1,
    whenRight: "You matched the towers and looked at the rest.",
    whenNot: ["Does the short tower have some of those, too?", "", "That is the total. Which cubes have no partner?"],
  },
  commonError: {
    misconception: "ST-N8",
    what: "Answering 7 when asked how many more than 4.",
    tempting: "The taller bar is the first thing you see.",
    instead: "Match both bars. Count only what sticks out.",
  },
  rubric: [
    {
      idea: "a bar is read at its top",
      words: [
        "top",
        "ends at",
        "ends on",
        "end of",
        "goes up to",
        "goes to",
        "reaches",
        "scale",
        "counted the circles",
        "count the circles",
        "in the row",
      ],
      ask: "Where do you see the number of a bar?",
    },
    {
      idea: "the difference tells how many more",
      words: ["difference", "apart", "sticks out", "take away", "took away", "took 4", "minus", "subtract", "count up"],
      ask: "How do you find how many more?",
    },
  ],
  terms: [
    { words: ["graph", "chart"], means: "A graph is a picture that shows numbers." },
    { words: ["bar graph", "bar"], means: "A bar graph shows each number as a bar." },
    { words: ["picture graph", "pictograph"], means: "A picture graph shows each number as a row." },
    { words: ["scale"], means: "A scale is the numbers beside the bars." },
    { words: ["key"], means: "The key says what one circle counts." },
    { words: ["difference"], means: "The difference is how far two numbers are apart." },
    { words: ["altogether", "total"], means: "The total is how many there are together." },
    { words: ["compare"], means: "To compare is to see which is more." },
  ],
  answers: [
    {
      frames: ["what", "why", "how", "where"],
      concept: "key",
      when: [
        ["numbers", "lines"],
        ["side", "across", "left", "edge", "up the"],
      ],
      say: "In a bar graph, the numbers at the side count. Go straight across from the top of a bar.",
    },
    OR_WORD,
    OTHERS_OUT,
    {
      frames: ["whether", "case"],
      concept: "key",
      when: [
        ["circle", "dot"],
        ["is one", "is 1", "is each", "does each", "does one", "so every", "so one", "so each", "is every"],
      ],
      say: "One circle stands for one thing that was counted. In bars, the numbers at the side count.",
    },
    NAMED_BARS,
    {
      frames: ["how", "case"],
      concept: "between-marks",
      when: [["no number", "not written", "missing", "between"]],
      say: "Find the nearest number below. Then count the lines up to the top.",
    },
    {
      frames: ["how", "what", "case"],
      concept: "picture-graph",
      when: [["picture graph", "circle", "dots"]],
      say: "A picture graph has rows instead of bars. Count the circles of a row.",
    },
    {
      frames: ["operation"],
      concept: "choosing",
      when: [["add", "plus", "take away", "minus", "subtract"]],
      say: "Altogether means that you add. How many more asks for the difference.",
    },
    {
      frames: ["what", "whether", "case"],
      concept: "fewer",
      when: [["fewer", "less"]],
      say: "Fewer and more ask for the same difference.",
    },
    {
      frames: ["why"],
      concept: "graph",
      when: [
        ["why", "what for", "need"],
        ["graph", "bars"],
      ],
      say: "A graph shows at once which number is the greatest.",
    },
  ],
  asks: GRAPHS,
  use: "You read graphs to see what a class likes best.",
};
