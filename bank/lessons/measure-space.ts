import type { Lesson } from "#engine";
import { ADD_WHEN } from "./shared-answers.ts";

/** What is taught of joined rectangles, boxes and rulers before it is practised. */
export const spaceLessons: readonly Lesson[] = [
  {
    skill: "g2.ruler",
    version: 1,
    createdOn: "2026-11-29",
    idea: [
      "A ruler has spaces of one size.",
      "A length is how many spaces a thing is long.",
      "Look where a thing begins, and count its spaces.",
    ],
    again: "Put a crayon on a ruler. Say it begins at 2 and ends at 6. From 2 to 6 there are 4 hops.",
    picture: {
      type: "ruler",
      alt: "A ruler with marks in centimetres from 0 to 12. The crayon reaches from the mark 2 to the mark 9.",
      from: 0,
      to: 12,
      unit: "cm",
      things: [{ name: "crayon", from: 2, to: 9, isPointed: true }],
    },
    example: { difficulty: 3 },
    check: {
      question: "A key reaches from 3 to 8 on a ruler. How long is it?",
      choices: ["8 spaces", "5 spaces", "6 spaces"],
      right: 1,
      whenRight: "You counted the spaces from 3 to 8.",
      whenNot: ["Does the key begin at 0?", "", "Did you count marks, or spaces?"],
    },
    checkAgain: {
      question: "A pencil is 4 spaces long and begins at 2. Where does it end?",
      choices: ["at 4", "at 5", "at 6"],
      right: 2,
      whenRight: "You counted four spaces on from 2.",
      whenNot: ["How many spaces are there from 2 to 4?", "The first hop ends at 3. Hop on.", ""],
    },
    commonError: {
      misconception: "MG-35",
      what: "Reading only the mark at the end.",
      tempting: "That works when a thing begins at 0.",
      instead: "Look at the beginning first. Then count the spaces.",
    },
    rubric: [
      {
        idea: "count the spaces between the two ends",
        words: ["space", "hop", "gap", "jump", "between", "count"],
        ask: "What do you count on a ruler?",
      },
      {
        idea: "look where the thing begins",
        words: ["begin", "start", "first", "0", "zero", "take away", "minus"],
        ask: "What do you look at before you read the end?",
      },
    ],
    terms: [
      { words: ["ruler"], means: "A ruler is a stick with marks to measure lengths." },
      { words: ["length"], means: "The length is how long something is." },
      { words: ["centimetre", "centimetres"], means: "A centimetre is about as wide as a finger." },
      { words: ["inch", "inches"], means: "An inch is a little more than two centimetres." },
      { words: ["mark", "marks"], means: "A mark is a short line on the ruler." },
      { words: ["difference"], means: "The difference is how far apart two numbers are." },
    ],
    answers: [
      ADD_WHEN,
      {
        frames: ["where"],
        concept: "start",
        when: [
          ["where", "which mark"],
          ["look", "end", "begin", "start"],
        ],
        say: "Look straight down from each end of the thing. Read the two marks there.",
      },
      {
        frames: ["why"],
        concept: "how-many-more",
        when: [["why"], ["take", "subtract", "minus"]],
        say: "Taking away tells how far apart two numbers are. That works for marks and for lengths.",
      },
      {
        frames: ["how", "whether", "where", "case"],
        concept: "not-from-zero",
        when: [
          ["not begin", "not start", "does not start", "doesn't start", "in the middle", "not at 0", "not at zero"],
        ],
        say: "Count the spaces from the first mark to the last. Or take the first number away from the last.",
      },
      {
        frames: ["how", "whether", "where"],
        concept: "marks",
        when: [["marks", "lines", "count the numbers"]],
        say: "Count spaces. There is one mark more than there are spaces.",
      },
      {
        frames: ["case"],
        concept: "broken-ruler",
        when: [["broken", "no 0", "no zero", "piece"]],
        say: "A broken ruler still has equal spaces. Count from one end of the thing to the other.",
      },
      {
        frames: ["how", "case"],
        concept: "how-many-more",
        when: [["longer", "shorter", "difference", "compare"]],
        say: "Find both lengths first. Then take the shorter one away.",
      },
      {
        frames: ["what"],
        concept: "length-unit",
        when: [["centimetre", "inch", "unit", "cm"]],
        say: "The ruler says what its spaces are. A centimetre is smaller than an inch.",
      },
    ],
    asks: [
      {
        of: ["ruler-longer", "ruler-shorter", "ruler-apart", "ruler-much"],
        say: "How long is each thing? How far apart are the lengths?",
      },
      { say: "How many spaces lie between the two ends?" },
    ],
    use: "You measure things to see if they fit.",
  },
  {
    skill: "g3.areacomp",
    version: 1,
    createdOn: "2026-11-29",
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
  },
  {
    skill: "g5.vol",
    version: 1,
    createdOn: "2026-11-29",
    idea: [
      "Volume is how much space a solid fills, counted in unit cubes.",
      "One layer of a box has length times width cubes.",
      "The height says how many layers there are, so multiply by it.",
    ],
    again:
      "Pack sugar cubes into a box. Say 4 rows of 5 cubes cover the bottom, so one layer is 20 cubes. With 3 layers you need $3 \\times 20 = 60$ cubes.",
    picture: {
      type: "boxes",
      alt: "A box made of unit cubes, 5 cubes long, 3 cubes wide and 4 cubes high.",
      width: 3,
      boxes: [{ length: 5, height: 4 }],
      cubes: "all",
    },
    example: { difficulty: 3 },
    check: {
      question: "One layer of a box has 12 cubes. There are 5 layers. How many cubes fill the box?",
      choices: ["$12 + 5$", "$5 \\times 12$", "$12$, as they cover the bottom"],
      right: 1,
      whenRight: "You took one layer as many times as there are layers.",
      whenNot: ["How many cubes does each of the layers have?", "", "What lies on top of the first layer?"],
    },
    checkAgain: {
      question: "A box is 4 cubes long, 3 wide and 2 high. What does $4 \\times 3$ count?",
      choices: ["the cubes in the box", "the layers in the box", "the cubes in one layer"],
      right: 2,
      whenRight: "You saw the bottom of the box before its height.",
      whenNot: ["Is the height of the box in $4 \\times 3$?", "Which edge of the box counts the layers?", ""],
    },
    commonError: {
      misconception: "MG-15",
      what: "Adding the three edges of a box.",
      tempting: "The picture shows three lengths, as for a perimeter.",
      instead: "Think of layers of cubes, and multiply.",
    },
    rubric: [
      {
        idea: "volume counts the unit cubes that fill a box",
        words: ["cube", "fill", "space", "inside", "fit"],
        ask: "What does the volume of a box count?",
      },
      {
        idea: "one layer, times the number of layers",
        words: ["layer", "times", "multipl", "height", "length", "width"],
        ask: "How do you count the cubes without counting each of them?",
      },
    ],
    terms: [
      { words: ["volume"], means: "The volume is how much space a solid fills." },
      {
        words: ["cubic centimetre", "cubic centimetres"],
        means: "A cubic centimetre is a cube with edges of 1 centimetre.",
      },
      { words: ["cubic metre", "cubic metres"], means: "A cubic metre is a cube with edges of 1 metre." },
      { words: ["unit cube", "unit cubes"], means: "A unit cube is a cube with edges of length 1." },
      { words: ["edge", "edges"], means: "An edge is a line where two faces of a solid meet." },
      { words: ["layer", "layers"], means: "A layer is all the cubes that lie at the same height." },
      { words: ["solid"], means: "A solid is a thing with length, width and height." },
      { words: ["multiply", "times"], means: "To multiply is to put equal groups together." },
    ],
    answers: [
      {
        frames: ["what", "whether", "when", "difference"],
        concept: "area-or-volume",
        when: [["area", "surface", "outside", "faces"]],
        say: "An area is flat and is counted in squares. Volume is the space inside, and is counted in cubes.",
      },
      {
        frames: ["why", "whether"],
        concept: "adding-edges",
        when: [["add", "plus", "sum of"]],
        say: "Adding edges gives a length. Cubes come in equal layers, so they are multiplied.",
      },
      {
        frames: ["why", "whether", "where"],
        concept: "order",
        when: [["order", "first", "which edge", "which number", "swap", "turn", "stand", "other side", "another side"]],
        say: "The order does not matter. Turn the box, and another face is the bottom. The cubes stay the same.",
      },
      {
        frames: ["why", "what"],
        concept: "cubic-unit",
        when: [["cubic", "unit", "cm3", "not square"]],
        say: "A cubic centimetre is a cube with edges of 1 centimetre. A volume is counted in cubes.",
      },
      {
        frames: ["how", "case"],
        concept: "missing-side",
        when: [["missing", "question mark", "how high", "find the height", "backwards", "divide"]],
        say: "Multiply the two edges that you know. Then divide the volume by what you get.",
      },
      {
        frames: ["how", "case"],
        concept: "two-boxes",
        when: [["two boxes", "joined", "both boxes", "2 boxes", "together"]],
        say: "Find the volume of each box on its own. Then add the two volumes.",
      },
    ],
    asks: [
      {
        of: ["high", "thing-h", "thing-e"],
        say: "You know the volume, the length and the width. How many layers make the volume?",
      },
      { of: ["two"], say: "How many unit cubes fill each of the two boxes?" },
      { of: ["la"], say: "How many cubes fill the box when all its layers are there?" },
      { say: "How many unit cubes fill the whole box?" },
    ],
    use: "You need volumes to know how much fits into a box or a tank.",
  },
];
