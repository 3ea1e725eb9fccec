import type { Lesson } from "#engine";
import { ADD_WHEN } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g4.lineplot",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "A line plot has a cross for each thing that was measured.",
    "The number under a cross tells how long the thing is.",
    "Count crosses for how many, and read the line for how long.",
  ],
  again:
    "Measure some pencils, and put a dot on a number line for each. Pencils of one length make a stack. The tallest stack shows the most frequent length.",
  picture: {
    type: "line-plot",
    alt:
      "A line plot. Length in inches. 2: 1 cross. 2 1/4: 3 crosses. 2 1/2: 2 crosses. 2 3/4: 4 crosses. 3: no cross. 3 1/4: 2 crosses. " +
      "3 1/2: 1 cross.",
    title: "Length in inches",
    places: [
      { text: "2", crosses: 1 },
      { text: "2 1/4", crosses: 3 },
      { text: "2 1/2", crosses: 2 },
      { text: "2 3/4", crosses: 4 },
      { text: "3", crosses: 0 },
      { text: "3 1/4", crosses: 2 },
      { text: "3 1/2", crosses: 1 },
    ],
  },
  example: { difficulty: 4 },
  check: {
    question: "Over 5 on a line plot stand 3 crosses. What does that tell you?",
    choices: ["3 things are 5 long", "5 things are 3 long", "3 and 5 make 8 things"],
    right: 0,
    whenRight: "You counted crosses, and read the length on the line.",
    whenNot: [
      "",
      "Which number is on the line, and which one do you count?",
      "Is the number on the line a number of things?",
    ],
  },
  checkAgain: {
    question: "A line plot has 2 crosses over 4 and 1 cross over 9. How many things were measured?",
    choices: ["13 things", "2 things", "3 things"],
    right: 2,
    whenRight: "You counted every cross as one thing.",
    whenNot: [
      "Is the number under a cross a number of things?",
      "That counts the stacks. How many crosses are there?",
      "",
    ],
  },
  commonError: {
    misconception: "ST-N22",
    what: "Giving a number of crosses when a size is asked for.",
    tempting: "The tallest stack makes you count its crosses.",
    instead: "Go down from the stack to the line, and read the number there.",
  },
  rubric: [
    {
      idea: "each cross is one thing that was measured",
      words: ["cross", "count", "how many", "stack", "each"],
      ask: "What does a cross of a line plot stand for?",
    },
    {
      idea: "the number on the line is the length",
      words: ["line", "number under", "below", "length", "how long", "bottom"],
      ask: "What does the number under a cross tell you?",
    },
  ],
  terms: [
    { words: ["line plot"], means: "A line plot is a number line with a cross for each thing." },
    { words: ["cross", "crosses"], means: "A cross stands for one thing that was measured." },
    { words: ["stack"], means: "A stack is all the crosses over one number." },
    { words: ["most frequent", "most common"], means: "The most frequent number is the one that comes most often." },
    { words: ["difference"], means: "The difference is how far apart two numbers are." },
    { words: ["inch", "inches"], means: "An inch is a little more than two centimetres." },
    { words: ["number line"], means: "A number line is a line with numbers in order." },
  ],
  answers: [
    {
      frames: ["whether", "case"],
      concept: "cross",
      when: [
        ["cross", "x"],
        ["is one", "is 1", "is each", "does each x mean", "so one", "so 2", "so each", "is every"],
      ],
      say: "One cross is one thing that was measured. Two crosses above a number are two things.",
    },
    {
      frames: ["what", "whether", "where", "when"],
      concept: "crosses-or-number",
      when: [["number", "how long", "length"], ["cross", "count", "xs", "x's", "how many"], ["or"]],
      say: "“How many” things asks for crosses. Lengths and inches are numbers on the line.",
    },
    {
      frames: ["whether", "why", "case"],
      concept: "tall-or-long",
      when: [
        ["tall", "high", "most crosses", "biggest stack", "stack", "pile", "tower"],
        ["long", "biggest", "longest", "mean"],
      ],
      say: "A tall stack means many things, not long ones. Lengths grow to the right.",
    },
    ADD_WHEN,
    {
      frames: ["where", "what"],
      concept: "ordering",
      when: [
        ["which", "where", "what"],
        ["longest", "shortest", "biggest", "smallest"],
      ],
      say: "Lengths grow to the right. The cross furthest right is the longest thing, the one furthest left the shortest.",
    },
    {
      frames: ["why", "what"],
      concept: "cross",
      when: [
        [
          "cross mean",
          "cross stand",
          "x mean",
          "x stand",
          "what is a cross",
          "the x's",
          "the xs",
          "xs for",
          "xs mean",
          "x for",
        ],
      ],
      say: "Each cross stands for one thing that was measured. So you count crosses to know how many there are.",
    },
    {
      frames: ["why", "how", "what", "where"],
      concept: "most-frequent",
      when: [["most frequent", "most common", "comes most", "tallest", "most often"]],
      say: "Look for the tallest stack of crosses. The number below that stack comes most often.",
    },
    {
      frames: ["why", "case"],
      concept: "no-cross",
      when: [["no cross", "empty", "nothing above", "gap", "no x", "nothing over"]],
      say: "A number without a cross means that nothing had that length. The number stays on the line.",
    },
    {
      frames: ["how", "what", "difference"],
      concept: "far-apart",
      when: [["difference", "how much longer", "greatest", "least", "longest", "shortest"]],
      say: "Read both numbers on the line. Then take the smaller one away from the greater one.",
    },
    {
      frames: ["whether", "when"],
      concept: "including",
      when: [["longer than", "more than", "shorter than", "less than", "include", "count the number itself"]],
      say: "More than a number does not include the number itself. Count the crosses to its right only.",
    },
    {
      frames: ["why", "what"],
      concept: "small-spaces",
      when: [["fraction", "quarter", "eighth", "half", "bottom"]],
      say: "The spaces between whole numbers are equal parts. Count how many parts make one whole.",
    },
  ],
  asks: [
    { of: ["plot-f", "plot-o", "plot-c", "plot-sa"], say: "Over which number stand the most crosses?" },
    {
      of: ["plot-side$", "plot-sides", "plot-look-s", "plot-count"],
      say: "Which crosses are on that side of the number? How many are there?",
    },
    {
      of: ["plot-m", "plot-fe"],
      say: "How many crosses stand over each of the two numbers? How far apart are they?",
    },
    {
      of: ["plot-r", "plot-lon", "plot-sho", "plot-e", "plot-g"],
      say: "Which two numbers of the line are compared? How far apart are they?",
    },
    { say: "How many crosses stand over the number?" },
  ],
  use: "You use line plots to see at a glance what comes often.",
};
