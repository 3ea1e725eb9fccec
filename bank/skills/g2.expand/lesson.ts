import type { Lesson } from "#engine";
import { DIGIT_WORTH, PLACE_FIRST } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g2.expand",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "A number is made of what its digits are worth.",
    "In $468$ the digits are worth $400$, $60$ and $8$.",
    "Put together, the parts make the number again.",
  ],
  again:
    "Lay the cards $400$, $60$ and $8$ on the table. Slide them on top of each other, right ends together. The zeros are covered, and you read $468$.",
  picture: {
    type: "place-value-chart",
    alt: "468 in a chart: 4 hundreds worth 400, 6 tens worth 60, 8 ones worth 8.",
    headings: ["Hundreds", "Tens", "Ones"],
    rows: [
      ["4", "6", "8"],
      ["400", "60", "8"],
    ],
  },
  example: { difficulty: 2 },
  check: {
    question: "Which sum shows what the digits of $507$ are worth?",
    choices: ["$5 + 0 + 7$", "$50 + 7$", "$500 + 7$"],
    right: 2,
    whenRight: "You saw that the 5 stands for five hundreds.",
    whenNot: ["Does the 5 count ones here?", "How many places stand after the 5?", ""],
  },
  checkAgain: {
    question: "You put the cards $600$ and $30$ together. What do you read?",
    choices: ["63", "630", "60030"],
    right: 1,
    whenRight: "You put a zero where no ones are.",
    whenNot: ["How many places does a number with hundreds have?", "", "Slide one card on top of the other."],
  },
  commonError: {
    misconception: "PV-05",
    what: "Writing $500 + 7$ as $57$.",
    tempting: "You see no tens, so you write nothing there.",
    instead: "If a place is empty, write a zero there.",
  },
  rubric: [
    {
      idea: "each digit is worth what its place says",
      words: ["worth", "value", "stands for", "means", "count"],
      ask: "How much is each digit worth?",
    },
    {
      idea: "the parts are added together",
      words: ["add", "sum", "together", "plus", "put them"],
      ask: "What do you do with the parts?",
    },
    {
      idea: "an empty place gets a zero",
      words: ["zero", "0", "nought", "empty"],
      ask: "What goes in a place with nothing in it?",
    },
  ],
  terms: [
    { words: ["expanded form", "expanded", "expand"], means: "Expanded form shows a number as a sum." },
    { words: ["digit", "digits"], means: "A digit is a sign that numbers are written with." },
    { words: ["sum"], means: "A sum is what you get when you add." },
    { words: ["worth", "value"], means: "The worth of a digit is how much it counts." },
    { words: ["place", "empty place"], means: "A place is where a digit stands in a number." },
  ],
  answers: [
    {
      frames: ["how", "whether", "what", "when", "why"],
      concept: "how-many-parts",
      when: [
        ["how many parts", "how many plus", "two parts", "2 parts", "three parts", "3 parts"],
        ["part", "plus"],
      ],
      say: "Write one part for every digit. A 0 needs no part.",
    },
    {
      frames: ["whether", "difference", "why", "what"],
      concept: "same-writing",
      when: [
        ["same", "equal"],
        ["number", "sum", "amount", "just written", "long one"],
      ],
      say: "The sum and the number are equal. Only the writing is different.",
    },
    {
      frames: ["whether", "why", "case", "how", "what"],
      concept: "sticking",
      when: [
        ["stick", "next to each", "behind each", "in a row", "one after", "after each", "squash", "glue"],
        ["number", "zero", "together", "all", "them", "each", "it"],
      ],
      say: "Add the parts. Written behind each other, the parts make far too much.",
    },
    {
      frames: ["what", "why", "whether", "where"],
      concept: "dash",
      when: [
        ["dash", "hyphen", "little line", "small line", "a line", "minus", "the line"],
        ["word", "number", "two", "forty", "twenty", "fifty", "sixty", "in it", "middle", "need"],
      ],
      say: "A small line joins tens and ones in a word. Forty-two is one number.",
    },
    {
      frames: ["how", "what", "why", "where", "case"],
      concept: "missing-number",
      when: [
        ["box", "missing", "gap", "blank"],
        ["what", "how", "find", "which", "goes", "do"],
      ],
      say: "A box hides a part or the whole. Look which place is not there yet.",
    },
    PLACE_FIRST,
    DIGIT_WORTH,
    {
      frames: ["whether", "other-way"],
      concept: "expanded",
      when: [
        ["split", "break", "apart"],
        ["another", "other", "different"],
      ],
      say: "You can split a number in many ways. Expanded form goes by hundreds, tens and ones.",
    },
    {
      frames: ["how", "what", "where"],
      concept: "start",
      when: [
        ["say", "read"],
        ["first", "start", "begin"],
      ],
      say: "Say the hundreds first. Then say the tens and ones together.",
    },
    {
      frames: ["why", "where"],
      concept: "many-zeros",
      when: [["zeros"], ["go", "gone", "away", "disappear", "vanish", "happen"]],
      say: "The zeros only keep places free. In the number, other digits stand there.",
    },
    {
      frames: ["why", "whether", "when", "case"],
      concept: "zero-place",
      when: [
        ["zero", "0", "nought"],
        ["why", "need", "write", "put", "what if", "do i"],
      ],
      say: "An empty place needs a zero to hold it. In a sum you may leave out $+ 0$.",
    },
    {
      frames: ["whether"],
      concept: "order",
      when: [["order", "first", "mixed", "turn"]],
      say: "The parts can stand in any order. The sum stays the same. Start with the hundreds to write the number.",
    },
    {
      frames: ["how", "whether", "when"],
      concept: "and-word",
      when: [["and"], ["say", "read", "word", "hundred"]],
      say: "You may say “and” after the hundreds or not. Both mean the same number.",
    },
    {
      frames: ["why"],
      concept: "expanded",
      when: [
        ["why", "what for", "point", "what is"],
        ["expand", "sum", "split", "apart"],
      ],
      say: "Expanded form shows what each digit is worth. Then you can add and subtract part by part.",
    },
    {
      frames: ["why", "whether"],
      concept: "teen-or-ty",
      when: [["teen", "ty", "13", "30", "sound"]],
      say: "A “-teen” number has one ten and some ones. A “-ty” number counts tens.",
    },
    {
      frames: ["how", "whether"],
      concept: "digit",
      when: [["in digits", "in numbers", "in figures"]],
      say: "Write the hundreds, then the tens, then the ones. Put a zero where a place is empty.",
    },
  ],
  asks: [
    { of: ["as", "wha", "tot"], say: "Here are the parts of a number. Which number is it?" },
    { of: ["to", "wh"], say: "Read the number to yourself. Choose the words you say." },
    { of: ["mi"], say: "The parts make the number. Which part is hidden?" },
    { of: ["wo", "sa", "pa"], say: "The number is told in words. Write it with digits." },
    { say: "Take the number apart. Write what each digit is worth." },
  ],
  use: "You split numbers like this when you count money.",
};
