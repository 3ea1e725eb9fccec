import type { Lesson } from "#engine";

export const lesson: Lesson = {
  skill: "g5.vol",
  version: 2,
  createdOn: "2026-11-30",
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
      frames: ["whether", "what", "case", "how"],
      concept: "layers",
      when: [["layer", "floor", "storey", "flats", "stack", "on top of", "levels"]],
      say: "Layers lie on top of each other like the floors of a house. The height tells how many.",
    },
    {
      frames: ["whether", "case"],
      concept: "cubic-unit",
      when: [
        ["cubic", "cm", "unit"],
        ["or", "just", "do i write cubic"],
        ["cubic", "unit"],
      ],
      say: "A volume has cubic units, and an edge has plain ones. Look which one is asked for.",
    },
    {
      frames: ["whether", "where", "case", "why"],
      concept: "hidden-cubes",
      when: [
        ["hidden", "cant see", "can't see", "cannot see", "not see", "behind", "inside", "at the back", "underneath"],
        ["cube", "ones", "count"],
      ],
      say: "Cubes inside or behind count too, even if you cannot see them. Layers help you count them all.",
    },
    {
      frames: ["how", "when"],
      concept: "checking",
      when: [["check", "sure", "is right", "it right", "am right"]],
      say: "Turn the box in your mind and multiply from another face. The volume must be the same.",
    },
    {
      frames: ["operation", "when"],
      concept: "choosing",
      when: [
        ["times or", "add or", "plus or", "multiply or", "or times", "or add", "or plus", "or divide", "divide or"],
      ],
      say: "Multiply three edges for a volume. If one edge is missing, divide the volume by the other two.",
    },
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
};
