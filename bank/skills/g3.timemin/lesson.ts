import type { Lesson } from "#engine";
import { TIMES } from "../../lessons/asks.ts";
import { CLOCK_NUMBERS, HAND_MOVES, TO_OR_PAST } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g3.timemin",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "The short hand tells the hour that it has passed last.",
    "From number to number the long hand takes five minutes.",
    "Each small mark after that is one minute more.",
  ],
  again:
    "Count five, ten, fifteen, until one more five would be too far. Now go on by ones, a mark at a time. Stop at the long hand.",
  picture: {
    type: "clock",
    alt: "A clock that shows 7:23. The short hand is between the 7 and the 8. The long hand is 3 small marks past the 4.",
    hour: 7,
    minute: 23,
  },
  example: { difficulty: 2 },
  check: {
    question: "The long hand is $2$ small marks past the $6$. How do you count?",
    choices: ["Thirty, then two ones.", "Thirty, then two fives.", "Six, then two ones."],
    right: 0,
    whenRight: "You counted fives up to the number, then ones.",
    whenNot: ["", "How many minutes is it from mark to mark?", "How many minutes have passed at the 6?"],
  },
  checkAgain: {
    question: "The long hand shows 43 minutes. Where does it point?",
    choices: ["3 marks past the 4", "3 marks past the 8", "3 numbers past the 8"],
    right: 1,
    whenRight: "You counted fives up to 40, then three ones.",
    whenNot: ["How many minutes have passed at the 4?", "", "How many minutes is it from number to number?"],
  },
  commonError: {
    misconception: "MG-58",
    what: "Writing $8{:}52$ when the short hand is almost at the $8$.",
    tempting: "The hand is so close to the 8.",
    instead: "Take the hour that the short hand passed last. The next one begins when the long hand is at the 12.",
  },
  rubric: [
    {
      idea: "the minutes are counted in fives first",
      words: ["five", "fives", "5"],
      ask: "How do you count from number to number?",
    },
    {
      idea: "small marks are counted by ones",
      words: ["mark", "ones", "line", "one by one", "little"],
      ask: "What is each small mark worth?",
    },
    {
      idea: "the hour is the one that the short hand has passed",
      words: ["short hand", "hour", "past the", "passed", "small hand"],
      ask: "Which hour does the short hand tell?",
    },
  ],
  terms: [
    { words: ["hour", "hours"], means: "An hour is 60 minutes long." },
    { words: ["minute", "minutes"], means: "A minute is the way between two small marks." },
    { words: ["hand", "hands"], means: "The hands are the two arms of a clock." },
    { words: ["quarter"], means: "A quarter of an hour is 15 minutes." },
    { words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9." },
    { words: ["am", "pm"], means: "Times before noon are am, and times after noon are pm." },
  ],
  answers: [
    TO_OR_PAST,
    CLOCK_NUMBERS,
    HAND_MOVES,
    {
      frames: ["what", "when", "whether", "case"],
      concept: "am-pm",
      when: [
        ["am", "pm", "noon", "a.m", "p.m"],
        ["lunch", "school", "morning", "evening", "night", "breakfast", "noon", "mean", "or", "dinner", "which"],
      ],
      say: "Before noon is am, and after noon is pm. Noon is 12 in the middle of the day.",
    },
    {
      frames: ["how", "case", "what"],
      concept: "until-hour",
      when: [
        ["until", "till", "up to the hour", "to the next hour"],
        ["how", "what", "minutes", "hour", "do"],
      ],
      say: "Count on from the long hand to the 12. An hour has 60 minutes.",
    },
    {
      frames: ["what", "whether", "where", "difference"],
      concept: "hands",
      when: [
        ["which hand", "hour hand", "short hand", "little hand", "big hand", "long hand", "which hand"],
        ["which", "is", "what", "difference", "does"],
      ],
      say: "The short hand tells the hour. The long hand tells the minutes.",
    },
    {
      frames: ["how", "what"],
      concept: "small-marks",
      when: [["little mark", "small mark", "small line", "little line", "marks"]],
      say: "From one small mark to the next it is 1 minute. There are 60 small marks in all.",
    },
    {
      frames: ["whether", "other-way"],
      concept: "fives",
      when: [["all of them", "fives", "by ones", "faster"]],
      say: "Count in fives up to the last number before the long hand. From there go on by ones.",
    },
    {
      frames: ["why", "how", "when", "where", "case"],
      concept: "hour-between",
      when: [["which hour", "next hour", "next one", "nearly", "almost", "between two", "between 2"]],
      say: "The hour is the number that the short hand has passed last. The next hour has not come yet.",
    },
    {
      frames: ["why", "how", "what"],
      concept: "minutes-to",
      when: [["minutes to", "with to", "quarter to"]],
      say: "Minutes to an hour are still missing up to that hour. Ten minutes to 5 is 4:50.",
    },
    {
      frames: ["why", "whether"],
      concept: "zero-place",
      when: [["zero", "0"]],
      say: "Minutes are always written with two digits. Seven minutes past 4 is 4:07.",
    },
    {
      frames: ["how", "when", "case"],
      concept: "hands",
      when: [["hand"], ["how", "what if"]],
      say: "Count in fives to the last number before the long hand. Go on by ones.",
    },
  ],
  asks: TIMES,
  use: "You read minutes when you want to catch a train.",
};
