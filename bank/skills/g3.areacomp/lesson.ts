import type { Lesson } from "#engine";

export const lesson: Lesson = {
  skill: "g3.areacomp",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "A figure with square corners can be cut into rectangles.",
    "Find the area of each rectangle, and add the areas.",
    "Or take a missing piece away from the whole rectangle.",
  ],
  again:
    "Think of a room with a corner missing. Lay one carpet in each of two rectangles. The two carpets cover the floor, and no part is covered twice.",
  picture: {
    type: "figure",
    alt:
      "A figure with six sides and only square corners. Clockwise from its upper left corner, the sides go right 3 centimetres, " +
      "down 2 centimetres, right 4 centimetres, down 3 centimetres, left 7 centimetres, up 5 centimetres. " +
      "A dashed line from top to bottom makes two rectangles of it.",
    corners: [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 3, y: 2 },
      { x: 7, y: 2 },
      { x: 7, y: 5 },
      { x: 0, y: 5 },
    ],
    sides: ["3 cm", "", "4 cm", "3 cm", "7 cm", "5 cm"],
    cuts: [{ x1: 3, y1: 2, x2: 3, y2: 5 }],
  },
  example: { difficulty: 3 },
  check: {
    question:
      "You cut a figure into two rectangles. Their areas are 12 and 20 squares. What is the area of the figure?",
    choices: ["$12 + 20$", "$12 \\times 20$", "$20 - 12$"],
    right: 0,
    whenRight: "You put the two parts together.",
    whenNot: ["", "Are 20 rows to be counted, or two parts?", "Is a piece missing here?"],
  },
  checkAgain: {
    question: "A rectangle has 30 squares. A corner of 4 squares is cut off. What is left?",
    choices: ["$30 + 4$", "$30 - 4$", "$30$"],
    right: 1,
    whenRight: "You took the missing piece away.",
    whenNot: ["Are there more squares now, or fewer?", "", "Do the squares that were cut off still count?"],
  },
  commonError: {
    misconception: "MG-N13",
    what: "Using the whole length for a part. Then one piece counts twice.",
    tempting: "The longest side is the first number that you see.",
    instead: "Draw the cut first. Then read the sides of each rectangle.",
  },
  rubric: [
    {
      idea: "cut the figure into rectangles",
      words: ["cut", "split", "two", "2", "parts", "pieces", "rectangles", "divide"],
      ask: "What do you do with a figure that is not a rectangle?",
    },
    {
      idea: "add the areas, or take the missing piece away",
      words: ["add", "together", "sum", "plus", "take away", "minus", "subtract", "both"],
      ask: "What do you do with the areas of the parts?",
    },
  ],
  terms: [
    { words: ["area"], means: "The area is the inside: how many unit squares cover a figure." },
    { words: ["figure"], means: "A figure is a flat shape, such as a rectangle." },
    { words: ["rectangle", "rectangles"], means: "A rectangle is a figure with four sides and four square corners." },
    { words: ["gap"], means: "A gap is a missing piece between two parts." },
    { words: ["square corner", "square corners"], means: "A square corner is like the corner of a sheet of paper." },
    { words: ["dashed line"], means: "A dashed line is made of short strokes. It shows where a figure is cut." },
  ],
  answers: [
    {
      frames: ["whether", "other-way", "case"],
      concept: "more-cuts",
      when: [
        ["3", "three", "more", "four", "4", "lots"],
        ["bits", "parts", "pieces", "cuts", "rectangles"],
      ],
      say: "You may cut a figure into more rectangles. The squares inside stay the same.",
    },
    {
      frames: ["whether", "why", "difference", "case"],
      concept: "area-or-perimeter",
      when: [
        ["add", "outside", "round", "edge", "perimeter"],
        ["sides", "all the", "inside", "area", "numbers"],
      ],
      say: "The area counts the squares inside. Adding the sides gives the length of the edge.",
    },
    {
      frames: ["whether", "what", "why"],
      concept: "square-unit",
      when: [
        ["cm", "unit", "metre", "centim", "square cm"],
        ["or", "just", "do i", "is it", "write", "why"],
        ["square", "unit"],
      ],
      say: "Areas are counted in squares. So the unit is square centimetres or square metres.",
    },
    {
      frames: ["what", "why", "whether"],
      concept: "dashed-line",
      when: [
        ["dashed", "dotted", "broken line", "dash", "little lines", "with the gaps", "with gaps"],
        ["line", "for", "what", "why", "is", "dash"],
      ],
      say: "A dashed line only shows a cut, and is no edge. Both rectangles lie along it.",
    },
    {
      frames: ["how", "when"],
      concept: "checking",
      when: [["check", "sure", "is right", "it right", "am right"]],
      say: "Cut the figure another way and add again. You must get the same area.",
    },
    {
      frames: ["why"],
      concept: "where-to-cut",
      when: [["why"], ["split", "cut", "apart"]],
      say: "Cut the figure into rectangles, because their areas you can find. One rectangle alone does not fit the figure.",
    },
    {
      frames: ["whether", "where", "case"],
      concept: "where-to-cut",
      when: [["where", "which cut", "how do i cut", "how to cut", "does it matter", "other way", "different cut"]],
      say: "Start a cut at the corner that points into the figure. Both cuts from that corner give the same area.",
    },
    {
      frames: ["how", "where", "case"],
      concept: "missing-side",
      when: [["missing side", "missing length", "no length", "not written", "no number", "find the side"]],
      say: "Sides that face each other add up to the same length. Take the part that you know away from the whole length.",
    },
    {
      frames: ["how", "whether", "when"],
      concept: "cutting-away",
      when: [["take away", "subtract", "minus", "hole", "gap", "piece is missing", "missing piece"]],
      say: "Think of the missing piece as filled in. Find the whole rectangle, and take the piece away again.",
    },
    {
      frames: ["why", "when"],
      concept: "putting-together",
      when: [
        ["why", "how come"],
        ["add", "together", "plus"],
      ],
      say: "The parts lie side by side and cover the figure. The sum of the areas counts every square once.",
    },
    {
      frames: ["whether", "where"],
      concept: "extra-number",
      when: [
        [
          "multiply all",
          "times all",
          "all the numbers",
          "all numbers",
          "every number",
          "which numbers",
          "which sides",
          "belong",
        ],
      ],
      say: "Each rectangle needs only its own two sides. Look for the sides that touch its corners.",
    },
    {
      frames: ["whether"],
      concept: "twice",
      when: [["twice", "overlap", "double"]],
      say: "Draw the cut with your finger. A square belongs to one rectangle only.",
    },
  ],
  asks: [
    {
      of: ["joined-count", "joined-paper", "joined-tiles", "joined-made"],
      say: "How many squares are in each of the two rectangles?",
    },
    {
      of: ["joined-cut", "joined-cuts", "joined-two", "joined-laid"],
      say: "What are the two sides of each rectangle?",
    },
    { say: "Into which rectangles can you cut the figure? How much lies inside all of them?" },
  ],
  use: "You need it to buy carpet for a room with many corners.",
};
