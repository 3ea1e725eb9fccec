import type { Lesson } from "#engine";
import { plotLessons } from "./data-plots.ts";
import { ASKS } from "./asks.ts";

/** What is taught of data before it is practised. */
export const dataLessons: readonly Lesson[] = [
  {
    skill: "g2.graph",
    version: 1,
    createdOn: "2026-11-28",
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
      whenNot: [
        "",
        "That is all of one bar. How much sticks out?",
        "That is both together. How much taller is one bar?",
      ],
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
        words: [
          "difference",
          "apart",
          "sticks out",
          "take away",
          "took away",
          "took 4",
          "minus",
          "subtract",
          "count up",
        ],
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
        when: [["no number", "not written", "missing", "between"]],
        say: "Find the nearest number below. Then count the lines up to the top.",
      },
      {
        when: [["picture graph", "circle", "dots"]],
        say: "A picture graph has rows instead of bars. Count the circles of a row.",
      },
      {
        when: [["add", "plus", "take away", "minus", "subtract"]],
        say: "Altogether means that you add. How many more asks for the difference.",
      },
      {
        when: [["fewer", "less"]],
        say: "Fewer and more ask for the same difference.",
      },
      {
        when: [
          ["why", "what for", "need"],
          ["graph", "bars"],
        ],
        say: "A graph shows at once which number is the greatest.",
      },
    ],
    asks: ASKS.graph,
    use: "You read graphs to see what a class likes best.",
  },
  {
    skill: "g3.graph",
    version: 1,
    createdOn: "2026-11-28",
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
      { words: ["half-way"], means: "Half-way is in the middle between two numbers." },
    ],
    answers: [
      {
        when: [["between", "no number", "no mark", "in the middle"]],
        say: "Find the numbers below and above the top of the bar. The bar counts what lies in the middle.",
      },
      {
        when: [["half"]],
        say: "Half a circle counts half of what the key says.",
      },
      {
        when: [["why"], ["key", "scale", "10", "one each", "each", "not one"]],
        say: "Big numbers would need too many circles. When one circle counts 10, the graph stays small.",
      },
      {
        when: [
          ["how do i know", "what does", "how much", "how many does", "how far"],
          ["mark", "step", "line", "scale", "circle", "dot", "symbol"],
        ],
        say: "In a picture graph, read the key. On a scale, see how far its numbers are apart.",
      },
      {
        when: [["add", "plus", "take away", "minus", "subtract"]],
        say: "Altogether means that you add. How many more or fewer asks for the difference.",
      },
    ],
    asks: ASKS.graph,
    use: "You read keys on maps and scales on rulers and thermometers.",
  },
  {
    skill: "g6.mean",
    version: 1,
    createdOn: "2026-11-28",
    idea: [
      "The mean is what each would get if the total were shared equally.",
      "The median is the number in the middle when the numbers are in order.",
      "The range is how far the least and the greatest number are apart.",
    ],
    again:
      "Build three towers of 2, 7 and 3 cubes. Move cubes from the tall tower until all towers are level. Each is then 4 high, and 4 is the mean.",
    picture: {
      type: "bar-graph",
      alt: "A bar graph with the number of cubes. Tower 1: the bar ends at 2. Tower 2: the bar ends at 7. Tower 3: the bar ends at 3. Made level: the bar ends at 4.",
      counted: "Number of cubes",
      step: 1,
      marks: 8,
      bars: [
        { label: "Tower 1", value: 2 },
        { label: "Tower 2", value: 7 },
        { label: "Tower 3", value: 3 },
        { label: "Made level", value: 4 },
      ],
    },
    example: { difficulty: 3 },
    check: {
      question: "The numbers 2, 7 and 3 make 12 together. What is their mean?",
      choices: ["12", "4", "3"],
      right: 1,
      whenRight: "You shared the total equally among three numbers.",
      whenNot: [
        "That is the total. How much is one equal share?",
        "",
        "That is the middle of the order. What does sharing equally give?",
      ],
    },
    commonError: {
      misconception: "ST-01",
      what: "Stopping at the sum: $2 + 7 + 3 = 12$.",
      tempting: "Adding is the longest part of the work, so it feels like the end.",
      instead: "Ask whether your mean lies between the least and the greatest number.",
    },
    rubric: [
      {
        idea: "all the numbers are put together",
        words: ["add", "total", "sum", "together", "in all", "plus"],
        ask: "What do you do with all the numbers first?",
      },
      {
        idea: "the total is shared equally",
        words: ["shar", "divid", "split", "equal", "level", "same for each"],
        ask: "What do you do with the total?",
      },
    ],
    terms: [
      { words: ["mean", "average"], means: "The mean of some numbers is their total shared equally." },
      { words: ["median"], means: "The median is the middle number once the numbers are in order." },
      { words: ["range"], means: "The range is the greatest number minus the least." },
      { words: ["total", "sum"], means: "The total of some numbers is all of the numbers added." },
      { words: ["least"], means: "The least number is the smallest one of a list." },
      { words: ["half-way"], means: "Half-way is in the middle between two numbers." },
    ],
    answers: [
      {
        when: [["zero", "0", "nothing"]],
        say: "A zero adds nothing to the total, and still counts as one of the numbers.",
      },
      {
        when: [["even", "two in the middle", "2 in the middle", "two middle", "no middle"]],
        say: "With an even count, the median lies half-way between the two numbers in the middle.",
      },
      {
        when: [["order", "sort", "line up"]],
        say: "For the median, the numbers have to be in order. For the mean, any order will do.",
      },
      {
        when: [["difference between", "the same", "which one", "mix"], ["mean"], ["median"]],
        say: "The mean shares the total equally. The median only looks for the middle.",
      },
      {
        when: [["not in the list", "one of the numbers", "1 of the numbers", "not there", "none of the numbers"]],
        say: "A mean need not be one of the numbers. Equal shares may come to a number of their own.",
      },
      {
        when: [
          ["why", "what for", "when do"],
          ["the mean", "median", "range", "average"],
        ],
        say: "One number can stand for many. A mean says how big the numbers are, a range how much they differ.",
      },
    ],
    asks: ASKS.mean,
    use: "You meet means in games and in reports from school.",
  },
  ...plotLessons,
];
