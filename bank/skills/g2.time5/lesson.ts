import type { Lesson } from "#engine";
import { TIMES } from "../../lessons/asks.ts";
import { CLOCK_NUMBERS, HAND_MOVES, TO_OR_PAST } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g2.time5",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "The short hand tells which hour has begun.",
    "The long hand tells the minutes of that hour.",
    "From number to number the long hand takes five minutes.",
  ],
  again:
    "Start at the 12 and hop from number to number. Say five, ten, fifteen as you go. Stop where the long hand points.",
  picture: {
    type: "clock",
    alt: "A clock that shows 4:20. The short hand is a little past the 4. The long hand points at the 4.",
    hour: 4,
    minute: 20,
  },
  example: { difficulty: 2 },
  check: {
    question: "The long hand points at the $7$. How do you find the minutes?",
    choices: ["Say 7 minutes.", "Count in fives up to the 7.", "Count in tens up to the 7."],
    right: 1,
    whenRight: "You saw that each number adds five minutes.",
    whenNot: ["How many small marks lie between two numbers?", "", "How many minutes is it from number to number?"],
  },
  checkAgain: {
    question: "The long hand goes from the $2$ to the $3$. How much time passes?",
    choices: ["5 minutes", "1 minute", "3 minutes"],
    right: 0,
    whenRight: "You saw that each step is five minutes.",
    whenNot: ["", "Count the small marks on the way.", "Does the long hand start at the 12 here?"],
  },
  commonError: {
    misconception: "MG-32",
    what: "Taking the number at the long hand for the minutes.",
    tempting: "The number 4 stands right there.",
    instead: "Count in fives from the 12 to the long hand.",
  },
  rubric: [
    {
      idea: "the short hand shows the hour that has begun",
      words: ["hour", "short", "small hand", "little hand", "o'clock", "o’clock"],
      ask: "What does the short hand tell you?",
    },
    {
      idea: "the minutes are counted in fives",
      words: ["minute", "five", "5", "big hand"],
      ask: "How do you count the minutes?",
    },
  ],
  terms: [
    { words: ["hour", "hours"], means: "An hour is 60 minutes long." },
    { words: ["minute", "minutes"], means: "A minute is the way between two small marks." },
    { words: ["hand", "hands"], means: "The hands are the two arms of a clock." },
    { words: ["quarter"], means: "A quarter of an hour is 15 minutes." },
    { words: ["noon"], means: "Noon is 12 o’clock in the middle of the day." },
    { words: ["pm"], means: "We write pm from noon to midnight." },
  ],
  answers: [
    TO_OR_PAST,
    CLOCK_NUMBERS,
    HAND_MOVES,
    {
      frames: ["whether", "case", "why"],
      concept: "zero-place",
      when: [
        ["zero", "0", "3:5", "05"],
        ["write", "need", "minutes", "put", "why", "do i", "leave"],
      ],
      say: "With less than ten minutes, write a zero first. Minutes always fill two places.",
    },
    {
      frames: ["whether", "case"],
      concept: "am-pm",
      when: [
        ["am", "pm", "noon"],
        ["lunch", "school", "morning", "evening", "night", "breakfast", "noon", "dinner", "is it", "12"],
      ],
      say: "Before noon is am, and after noon is pm. Noon is 12 in the middle of the day.",
    },
    {
      frames: ["what", "whether", "where", "difference"],
      concept: "hands",
      when: [["which hand", "hour hand", "short hand", "little hand", "big hand", "long hand"]],
      say: "The short hand tells the hour. The long hand tells the minutes.",
    },
    {
      frames: ["how", "what", "when"],
      concept: "quarter-or-half",
      when: [["quarter", "half past"]],
      say: "A quarter past is 15 minutes. Half past is 30. A quarter to is 15 minutes before the hour.",
    },
    {
      frames: ["what", "when"],
      concept: "am-pm",
      when: [["pm", "am or", "a.m", "p.m"]],
      say: "From midnight to noon we write am. From noon to midnight we write pm.",
    },
    {
      frames: ["why", "how"],
      concept: "fives",
      when: [["why"], ["five", "5", "minute", "fifteen", "15", "3", "6", "thirty", "30", "twenty", "20", "ten", "10"]],
      say: "There are 5 small marks from number to number. Each mark is 1 minute.",
    },
    {
      frames: ["whether", "when", "case"],
      concept: "hour-between",
      when: [
        ["between", "next hour", "which hour", "hand is between", "is between two", "is between 2", "nearly", "almost"],
      ],
      say: "Take the number that the short hand passed last. The next hour has not come yet.",
    },
    {
      frames: ["why", "how"],
      concept: "writing-time",
      when: [["write", "dots"]],
      say: "Write the hour, two dots and the minutes. Five minutes past 3 is 3:05.",
    },
    {
      frames: ["how", "when", "case"],
      concept: "hands",
      when: [["hand"], ["how", "what if"]],
      say: "Each number on the clock is 5 minutes. Count in fives from the 12 to the long hand.",
    },
  ],
  asks: TIMES,
  use: "You read a clock to be ready for the bus.",
};
