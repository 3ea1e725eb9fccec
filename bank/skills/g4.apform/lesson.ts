import type { Lesson } from "#engine";
import { EITHER_SIDE } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g4.apform",
  version: 2,
  createdOn: "2026-11-30",
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
      frames: ["whether", "why", "when"],
      concept: "same-perimeter",
      when: [["bigger", "same", "longer", "grow", "more than"], ["area"], ["perimeter"]],
      say: "Perimeter and area do not grow together. Two rectangles with equal perimeters can have different areas.",
    },
    {
      frames: ["how", "case", "what"],
      concept: "several-steps",
      when: [
        ["area"],
        ["perimeter"],
        ["but", "perimeter from the area", "area from the perimeter", "and asks", "wants the", "two steps", "2 steps"],
      ],
      say: "Some problems take two steps. Find the missing side first, and then what is asked for.",
    },
    EITHER_SIDE,
    {
      frames: ["whether", "case"],
      concept: "square-unit",
      when: [
        ["cm", "unit", "metre", "centim", "square cm"],
        ["or", "just", "do i write square"],
        ["square", "unit"],
      ],
      say: "An area is written in square units. Perimeters and sides are written in plain lengths.",
    },
    {
      frames: ["why", "whether", "how"],
      concept: "twice",
      when: [["double", "twice", "2 times", "times 2", "two times", "four sides", "4 sides", "all sides", "two sides"]],
      say: "For a perimeter, every length and width counts twice. For an area, multiply each once.",
    },
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
};
