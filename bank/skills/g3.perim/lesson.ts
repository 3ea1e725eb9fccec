import type { Lesson } from "#engine";

export const lesson: Lesson = {
  skill: "g3.perim",
  version: 1,
  createdOn: "2026-11-28",
  idea: [
    "The perimeter is the distance all the way round a figure.",
    "Every side counts once, so add all the sides.",
    "In a rectangle, opposite sides are equally long.",
  ],
  again:
    "Run your finger round a book, from corner to corner. You pass two long sides and two short sides. All four together are the perimeter.",
  picture: {
    type: "figure",
    alt: "A rectangle. Its sides are, all the way round, 6, 4, 6 and 4 centimetres long.",
    corners: [
      { x: 0, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: 4 },
      { x: 0, y: 4 },
    ],
    sides: ["6 cm", "4 cm", "6 cm", "4 cm"],
  },
  example: { difficulty: 2 },
  check: {
    question: "A rectangle has two sides marked: 7 and 3. What do you add?",
    choices: ["$7 + 3$", "$7 + 7 + 3$", "$7 + 3 + 7 + 3$"],
    right: 2,
    whenRight: "You went all the way round, past four sides.",
    whenNot: ["How many sides do you pass before you are back?", "Is that all the way back to the first corner?", ""],
  },
  checkAgain: {
    question: "You walk along the edge of a garden. Where does the perimeter end?",
    choices: ["at the corner on the far side", "at the corner where you began", "at the end of the longest side"],
    right: 1,
    whenRight: "You went all the way round.",
    whenNot: ["How many sides have you walked there?", "", "Which sides are still to walk?"],
  },
  commonError: {
    misconception: "MG-03",
    what: "Adding only the numbers that are marked, such as $7 + 3$.",
    tempting: "The other sides have no number, so they are forgotten.",
    instead: "Write a number beside every side first, and then add.",
  },
  rubric: [
    {
      idea: "the perimeter is the distance all the way round",
      words: ["round", "around", "edge", "outside", "border", "fence"],
      ask: "What does a perimeter measure?",
    },
    {
      idea: "every side counts, and opposite sides are equal",
      words: ["every", "all", "each", "opposite", "four", "4", "both", "twice", "double", "two of"],
      ask: "Which sides belong to the sum?",
    },
  ],
  terms: [
    { words: ["perimeter"], means: "The perimeter is the distance all the way round a figure." },
    { words: ["side", "sides"], means: "A side is a straight line from one corner to the next." },
    { words: ["rectangle"], means: "A rectangle is a figure with four sides and four square corners." },
    { words: ["multiply", "times"], means: "To multiply is to put equal groups together." },
    { words: ["triangle"], means: "A triangle is a figure with three sides." },
    {
      words: ["opposite", "opposite sides"],
      means: "Opposite sides of a rectangle do not touch and are equally long.",
    },
  ],
  answers: [
    {
      frames: ["where", "whether", "what"],
      concept: "equal-sides",
      when: [["which"], ["same", "equal", "as long"]],
      say: "In a rectangle, opposite sides are equally long. Of other figures the problem says it.",
    },
    {
      frames: ["whether", "why", "how"],
      concept: "twice",
      when: [["double", "twice", "two times", "2 times", "times 2"]],
      say: "In a rectangle, take length and width together two times. Opposite sides are equally long, so that is all of it.",
    },
    {
      frames: ["why", "what", "whether", "when", "difference"],
      concept: "area-or-perimeter",
      when: [["area", "inside", "multiply", "times"]],
      say: "The area counts the squares inside. The perimeter is the length of the edge.",
    },
    {
      frames: ["why", "whether", "case"],
      concept: "unmarked-side",
      when: [["no number", "not marked", "only two", "two numbers", "without a number", "2 numbers", "only 2"]],
      say: "Opposite sides of a rectangle are equally long. So a marked side tells you the side across from it.",
    },
    {
      frames: ["how", "case"],
      concept: "missing-side",
      when: [["missing", "question mark", "unknown", "one side"]],
      say: "Take the sides that you know away from the perimeter. In a rectangle, half of the rest is one missing side.",
    },
    {
      frames: ["how", "case", "other-way"],
      concept: "equal-sides",
      when: [["all sides", "equal sides", "same length", "hexagon", "pentagon", "equally"]],
      say: "Equal sides are counted in one go. Multiply one side by how many there are.",
    },
    {
      frames: ["whether", "where"],
      concept: "start",
      when: [["start", "order", "which side", "where"]],
      say: "Start at any corner. The perimeter is the same from each of them.",
    },
  ],
  asks: [
    { of: ["sh"], say: "All sides are equally long, and you know them together. How long is one of them?" },
    { of: ["mi", "ot"], say: "You know the perimeter, and not every side. How long is the other side?" },
    { say: "How far is it all the way round the edge?" },
  ],
  use: "You need perimeters to buy a fence, a frame or a ribbon.",
};
