import type { Lesson } from "#engine";
import { spaceLessons } from "./measure-space.ts";

/** What is taught of area and perimeter before it is practised. */
export const measureLessons: readonly Lesson[] = [
  {
    skill: "g3.area",
    version: 1,
    createdOn: "2026-11-28",
    idea: [
      "Area is how much surface lies inside a figure.",
      "We measure area in unit squares, all of the same size.",
      "In a rectangle, multiply the rows by the squares in one row.",
    ],
    again:
      "Cover a book with square notes, edge to edge. Say there are 4 rows with 3 notes in each. That makes $4 \\times 3 = 12$ notes, with no gaps.",
    picture: {
      type: "figure",
      alt: "A rectangle of unit squares, 5 centimetres long and 3 centimetres wide: 3 rows with 5 squares in each row.",
      corners: [
        { x: 0, y: 0 },
        { x: 5, y: 0 },
        { x: 5, y: 3 },
        { x: 0, y: 3 },
      ],
      sides: ["5 cm", "3 cm", "", ""],
      squares: "all",
    },
    example: { difficulty: 3 },
    check: {
      question: "What does the area of a rectangle tell you?",
      choices: ["how long its edge is all round", "how many unit squares cover it", "how long its longest side is"],
      right: 1,
      whenRight: "You thought of the surface inside.",
      whenNot: [
        "Walking round the edge measures a length. What lies inside?",
        "",
        "One side is a length. What lies inside?",
      ],
    },
    checkAgain: {
      question: "For which of these do you need an area?",
      choices: ["how much carpet covers a floor", "how long the fence of a field is", "how high the wall of a room is"],
      right: 0,
      whenRight: "You looked for a surface to cover.",
      whenNot: ["", "A fence runs along the edge. What lies inside?", "A height is one length. Are squares counted?"],
    },
    commonError: {
      misconception: "MG-02",
      what: "Adding all four sides when the area is asked for.",
      tempting: "The sides are marked, and the inside looks empty.",
      instead: "Think of the squares inside, row by row, and multiply.",
    },
    rubric: [
      {
        idea: "area counts the squares inside",
        words: ["inside", "cover", "square", "fill", "surface"],
        ask: "What does the area of a figure count?",
      },
      {
        idea: "all rows are equal, so you multiply",
        words: ["row", "times", "multipl", "column", "lots of"],
        ask: "How do you count equal rows quickly?",
      },
    ],
    terms: [
      { words: ["area"], means: "The area is the inside: how many unit squares cover a figure." },
      {
        words: ["square centimetre", "square centimetres"],
        means: "A square centimetre is a square with sides of 1 centimetre.",
      },
      { words: ["square metre", "square metres"], means: "A square metre is a square with sides of 1 metre." },
      { words: ["unit square", "unit squares"], means: "A unit square is a square with sides of length 1." },
      { words: ["rectangle"], means: "A rectangle is a figure with four sides and four square corners." },
      { words: ["row", "rows"], means: "A row is a line of squares from left to right." },
      { words: ["multiply", "times"], means: "To multiply is to put equal groups together." },
    ],
    answers: [
      {
        frames: ["why", "what", "whether", "when", "difference"],
        concept: "area-or-perimeter",
        when: [["perimeter", "around", "way round", "edge", "add"]],
        say: "Adding the sides gives the length of the edge. The area is how much lies inside the edge.",
      },
      {
        frames: ["why", "when"],
        concept: "multiplying",
        when: [
          ["why", "do i have to", "do you have to", "how come"],
          ["multiply", "times"],
        ],
        say: "All rows of a rectangle are equally long. Multiplying counts all the squares at once.",
      },
      {
        frames: ["why", "what"],
        concept: "square-unit",
        when: [["square cent", "square met", "cm", "unit", "not just cent"]],
        say: "A square centimetre is a square with sides of 1 centimetre. An area is counted in squares, not in lengths.",
      },
      {
        frames: ["why", "whether", "where"],
        concept: "order",
        when: [["order", "swap", "first", "which number", "other way", "which side", "turn"]],
        say: "The order does not matter. If you turn the rectangle, its rows become its columns.",
      },
      {
        frames: ["how", "what", "case"],
        concept: "missing-side",
        when: [["missing", "question mark", "side is given", "one side"]],
        say: "Ask how many rows of the known length make the area. Dividing finds that number.",
      },
      {
        frames: ["how", "whether", "other-way"],
        concept: "counting-squares",
        when: [["count"]],
        say: "Counting every square works too. Multiplying is quicker, because all rows are equal.",
      },
    ],
    asks: [
      { of: ["hi"], say: "Only some of the squares are drawn. How many cover the whole rectangle?" },
      { of: ["si"], say: "You know the area and one side. How long is the other side?" },
      { say: "How many unit squares cover the whole inside?" },
    ],
    use: "You need areas to buy carpet, tiles or paint.",
  },
  {
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
  },
  {
    skill: "g4.apform",
    version: 1,
    createdOn: "2026-11-28",
    idea: [
      "The area of a rectangle is its length times its width.",
      "The perimeter of a rectangle is its length and width, added and doubled.",
      "If the whole and one side are known, work backwards to the other side.",
    ],
    again:
      "Think of a field. Grass covers the inside, so its squares are multiplied. A fence goes round the edge, so its sides are added.",
    picture: {
      type: "figure",
      alt: "A rectangle of unit squares, 8 metres long and 5 metres wide. The squares inside are its area, the edge is its perimeter.",
      corners: [
        { x: 0, y: 0 },
        { x: 8, y: 0 },
        { x: 8, y: 5 },
        { x: 0, y: 5 },
      ],
      sides: ["8 m", "5 m", "8 m", "5 m"],
      squares: "all",
    },
    example: { difficulty: 2 },
    check: {
      question: "You want to put a ribbon round a card. What do you need to find?",
      choices: ["the perimeter of the card", "the area of the card", "only the length of the card"],
      right: 0,
      whenRight: "A ribbon goes along the edge.",
      whenNot: ["", "Does the ribbon cover the inside?", "Does the ribbon go along one side only?"],
    },
    checkAgain: {
      question: "You multiply the length of a room by its width. What does that tell?",
      choices: ["how far it is round the room", "how much carpet covers the floor", "how far it is across the room"],
      right: 1,
      whenRight: "You saw rows of squares inside the room.",
      whenNot: ["On a way round, do you add or multiply the sides?", "", "Do rows of squares make a length?"],
    },
    commonError: {
      misconception: "MG-01",
      what: "Multiplying length and width when the perimeter is asked for.",
      tempting: "Both questions give the same two numbers.",
      instead: "Ask first whether it is about the inside or about the edge.",
    },
    rubric: [
      {
        idea: "the area is about the inside: length times width",
        words: ["inside", "cover", "area", "squares", "surface"],
        ask: "What belongs to the inside of a figure, and how do you find it?",
      },
      {
        idea: "the perimeter is about the edge: the sides are added",
        words: ["round", "around", "edge", "perimeter", "fence", "add", "border"],
        ask: "What belongs to the edge of a figure, and how do you find it?",
      },
    ],
    terms: [
      { words: ["area"], means: "The area is the inside: how many unit squares cover a figure." },
      { words: ["perimeter"], means: "The perimeter is the distance all the way round a figure." },
      { words: ["length"], means: "The length of a rectangle is how long its longer sides are." },
      { words: ["width"], means: "The width of a rectangle is how long its shorter sides are." },
      { words: ["rectangle"], means: "A rectangle is a figure with four sides and four square corners." },
      { words: ["double", "doubled"], means: "To double a number is to take it twice." },
      { words: ["multiply", "multiplied", "multiplying"], means: "To multiply is to put equal groups together." },
    ],
    answers: [
      {
        frames: ["whether", "why"],
        concept: "equal-sides",
        when: [["square"], ["rectangle"]],
        say: "A square is a rectangle whose sides are all equally long. Both rules work for it.",
      },
      {
        frames: ["what"],
        concept: "letter",
        when: [["l and w", "l mean", "w mean", "l stand", "w stand", "letter"]],
        say: "The letter $l$ stands for the length, and $w$ for the width.",
      },
      {
        frames: ["whether", "when", "where", "difference"],
        concept: "area-or-perimeter",
        when: [["how do i know", "how can i tell", "which one", "when is it", "area or", "difference"]],
        say: "What covers the inside is about area. What goes round the edge is about perimeter.",
      },
      {
        frames: ["why", "what"],
        concept: "square-unit",
        when: [["square", "unit", "metre", "cm"]],
        say: "An area is counted in squares, like square centimetres. A perimeter is a length, like centimetres.",
      },
      {
        frames: ["how", "case"],
        concept: "side-from-area",
        when: [["from the area", "from area", "area is given", "know the area"]],
        say: "The area is length times width. Divide the area by the side that you know.",
      },
      {
        frames: ["why", "how"],
        concept: "side-from-perimeter",
        when: [
          ["from the perimeter", "from perimeter", "perimeter is given", "know the perimeter", "missing side", "half"],
        ],
        say: "Half of the perimeter is one length and one width. Take away the side that you know.",
      },
      {
        frames: ["whether", "where"],
        concept: "extra-number",
        when: [["extra number", "all the numbers", "every number", "need the", "not needed"]],
        say: "Not every number in a story belongs to the sides. Ask what each number measures.",
      },
    ],
    asks: [
      { of: ["from-r"], say: "You know the perimeter and one side. How many squares lie inside?" },
      { of: ["from-a"], say: "You know how much lies inside, and one side. How far is it all the way round?" },
      { of: ["si"], say: "You know how much lies inside, and one side. How long is the other side?" },
      { of: ["ot"], say: "You know the perimeter and one side. How long is the other side?" },
      { of: ["ro", "st", "wa", "dr"], say: "How far is it all the way round the edge?" },
      { say: "How many unit squares cover the whole inside?" },
    ],
    use: "You use both to plan a garden, a room or a poster.",
  },
  ...spaceLessons,
];
