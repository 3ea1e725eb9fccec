import type { Lesson } from "#engine";
import { COINS, LASTING, PRICES, TIMES } from "./asks.ts";

/** What is taught of time and money before it is practised. */
export const timeMoneyLessons: readonly Lesson[] = [
  {
    skill: "g2.time5",
    version: 1,
    createdOn: "2026-11-28",
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
      {
        when: [["which hand", "hour hand", "short hand", "little hand", "big hand", "long hand"]],
        say: "The short hand tells the hour. The long hand tells the minutes.",
      },
      {
        when: [["quarter", "half past"]],
        say: "A quarter past is 15 minutes. Half past is 30. A quarter to is 15 minutes before the hour.",
      },
      {
        when: [["pm", "am or", "a.m", "p.m"]],
        say: "From midnight to noon we write am. From noon to midnight we write pm.",
      },
      {
        when: [["why"], ["five", "5", "minute"]],
        say: "There are 5 small marks from number to number. Each mark is 1 minute.",
      },
      {
        when: [["between", "next hour", "which hour"]],
        say: "Take the number that the short hand has passed. The next hour has not come yet.",
      },
      {
        when: [["write", "dots"]],
        say: "Write the hour, two dots and the minutes. Five minutes past 3 is 3:05.",
      },
    ],
    asks: TIMES,
    use: "You read a clock to be ready for the bus.",
  },
  {
    skill: "g3.timemin",
    version: 1,
    createdOn: "2026-11-28",
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
    commonError: {
      misconception: "MG-58",
      what: "Writing $8{:}52$ when the short hand is almost at the $8$.",
      tempting: "The hand is so close to the 8.",
      instead: "Take the hour that the short hand has passed. The next one begins when the long hand is at the 12.",
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
      {
        when: [["little mark", "small mark", "small line", "little line", "marks"]],
        say: "From one small mark to the next it is 1 minute. There are 60 small marks in all.",
      },
      {
        when: [["all of them", "fives", "by ones", "faster"]],
        say: "Count in fives up to the last number before the long hand. From there go on by ones.",
      },
      {
        when: [["which hour", "next hour", "next one"]],
        say: "The hour is the number that the short hand has passed last. The next hour has not come yet.",
      },
      {
        when: [["minutes to", "with to", "quarter to"]],
        say: "Minutes to an hour are still missing up to that hour. Ten minutes to 5 is 4:50.",
      },
      {
        when: [["zero", "0"]],
        say: "Minutes are always written with two digits. Seven minutes past 4 is 4:07.",
      },
    ],
    asks: TIMES,
    use: "You read minutes when you want to catch a train.",
  },
  {
    skill: "g3.elapsed",
    version: 1,
    createdOn: "2026-11-28",
    idea: [
      "An hour has 60 minutes, and then the next hour begins.",
      "So go to the next full hour first.",
      "Then go on from there, and put both parts together.",
    ],
    again:
      "Draw a line with $9{:}00$, $10{:}00$ and $11{:}00$ on it. Jump from $9{:}40$ to $10{:}00$, then to $10{:}15$. Add both jumps.",
    picture: {
      type: "number-line",
      alt: "A time line from 9:00 to 11:00. A jump of 20 minutes goes from 9:40 to 10:00, one of 15 minutes from 10:00 to 10:15.",
      from: 540,
      to: 660,
      step: 5,
      labels: [
        { at: 540, text: "9:00" },
        { at: 600, text: "10:00" },
        { at: 660, text: "11:00" },
      ],
      marks: [
        { at: 580, text: "9:40" },
        { at: 615, text: "10:15" },
      ],
      jumps: [
        { from: 580, to: 600, text: "20" },
        { from: 600, to: 615, text: "15" },
      ],
    },
    example: { difficulty: 3 },
    check: {
      question: "A film runs from $6{:}50$ to $7{:}10$. What do you do first?",
      choices: ["Take 50 away from 710.", "Take 10 away from 50.", "Go on to 7 o’clock."],
      right: 2,
      whenRight: "You stopped at the full hour on the way.",
      whenNot: ["Does an hour have 100 minutes?", "Which full hour comes after 6:50?", ""],
    },
    commonError: {
      misconception: "MG-29",
      what: "Working out $10{:}15 - 9{:}50$ as $1015 - 950 = 65$.",
      tempting: "The times look like numbers with hundreds.",
      instead: "Count up to the full hour, then on to the end.",
    },
    rubric: [
      {
        idea: "go to the full hour first",
        words: ["full hour", "next hour", "o'clock", "o’clock", "60", "sixty"],
        ask: "Where do you stop on the way?",
      },
      {
        idea: "then go on to the end",
        words: ["rest", "on to", "to the end", "what is left", "then the", "other part"],
        ask: "What do you do after the full hour?",
      },
      {
        idea: "put both parts together",
        words: ["together", "add", "plus", "altogether"],
        ask: "What do you do with the two parts?",
      },
    ],
    terms: [
      { words: ["hour", "hours", "full hour"], means: "An hour is 60 minutes long." },
      { words: ["minute", "minutes"], means: "A minute is the way between two small marks." },
      { words: ["last", "lasts"], means: "To last is to go on for some time." },
      { words: ["time line"], means: "A time line shows times in order along a line." },
    ],
    answers: [
      {
        when: [
          ["why", "can i"],
          ["subtract", "take", "100", "minus"],
        ],
        say: "An hour has 60 minutes, not 100. After 59 minutes the next hour begins.",
      },
      {
        when: [["past the hour", "cross", "smaller"]],
        say: "Count up to the full hour first. Then count on from there, and add both parts.",
      },
      {
        when: [["start", "began", "begin", "backwards"]],
        say: "Begin at the end and go back. Stop at the full hour on the way.",
      },
      {
        when: [["line"]],
        say: "Mark both times on the line and jump between them. Stop at each full hour.",
      },
      {
        when: [["write"]],
        say: "Write how many hours, then how many minutes. You can give all of it in minutes too.",
      },
      {
        when: [["check", "right", "sure"]],
        say: "Add the length to the beginning. The end must come out.",
      },
    ],
    asks: LASTING,
    use: "You work out times when you plan a trip.",
  },
  {
    skill: "g2.coins",
    version: 1,
    createdOn: "2026-11-29",
    idea: [
      "A coin counts as many cents as its number says.",
      "First count the coins worth the most.",
      "Then count on with the next kind of coin.",
    ],
    again: "Sort the coins into piles. Count the quarters: 25, 50. Go on from 50 with the dimes: 60, 70, 80.",
    picture: {
      type: "coins",
      alt: "Coins: two quarters of 25 cents each, and three dimes of 10 cents each. The dimes are smaller.",
      pieces: [25, 25, 10, 10, 10],
    },
    example: { difficulty: 2 },
    check: {
      question: "You have a penny, a dime and a quarter. Where do you begin?",
      choices: ["With the penny.", "With the dime.", "With the quarter."],
      right: 2,
      whenRight: "You began with the coin that is worth the most.",
      whenNot: ["Is there a coin that is worth more?", "Which number stands on the biggest coin?", ""],
    },
    commonError: {
      misconception: "MO-N1",
      what: "Saying $5$ for two dimes and three pennies.",
      tempting: "There are five coins on the table.",
      instead: "Count the cents, and not the coins.",
    },
    rubric: [
      {
        idea: "the coins that are worth most come first",
        words: ["first", "worth most", "start", "begin", "biggest", "largest", "quarter"],
        ask: "Which coins do you count first?",
      },
      {
        idea: "the next kind is counted on from there",
        words: ["count on", "counted on", "go on", "went on", "add", "tens", "then the"],
        ask: "What do you do with the next kind?",
      },
    ],
    terms: [
      { words: ["cent", "cents"], means: "A cent is the smallest amount of money." },
      { words: ["dollar", "dollars"], means: "A dollar is 100 cents." },
      { words: ["penny", "pennies"], means: "A penny is a coin of 1 cent." },
      { words: ["nickel", "nickels"], means: "A nickel is a coin of 5 cents." },
      { words: ["dime", "dimes"], means: "A dime is a coin of 10 cents." },
      { words: ["quarter", "quarters"], means: "A quarter is a coin of 25 cents." },
      { words: ["bill", "bills", "note", "notes"], means: "A bill is money made of paper." },
    ],
    answers: [
      {
        when: [["fewest", "as few", "least"]],
        say: "Take the largest coin that fits, again and again. Then take the next kind.",
      },
      {
        when: [["missing", "how much more", "how many more", "not enough", "still need"]],
        say: "Count the coins you have. Then count up to the price in tens.",
      },
      {
        when: [["point", "dot", "write dollars", "write the dollars"]],
        say: "Dollars stand before the point. Cents stand after the point, in two places.",
      },
      {
        when: [["smaller", "bigger", "size", "so small", "so big"]],
        say: "Size does not matter. The small dime is 10 cents, the nickel is 5.",
      },
      {
        when: [["first", "start", "begin", "which order", "mixed up", "how do i count", "how do you count"]],
        say: "Begin with the coins worth the most. Then count on with the next kind.",
      },
      {
        when: [["cents"], ["dollar"]],
        say: "A dollar is 100 cents. Four quarters make a dollar.",
      },
    ],
    asks: COINS,
    use: "You count coins when you buy something small.",
  },
  {
    skill: "g3.money",
    version: 1,
    createdOn: "2026-11-29",
    idea: [
      "Dollars and cents are added apart, and then put together.",
      "Each 100 cents make a new dollar.",
      "For change, count up from the price to what was given.",
    ],
    again:
      "You give $10$ dollars for a price of $6.75$. $25$ cents bring you to $7$ dollars. $3$ dollars more bring you to $10$.",
    picture: {
      type: "number-line",
      alt: "A line of dollars from 6 to 10. A jump of 25 cents goes from 6.75 to 7, and a jump of 3 dollars from 7 to 10.",
      from: 6,
      to: 10,
      step: 0.25,
      labels: [
        { at: 6, text: "6" },
        { at: 7, text: "7" },
        { at: 8, text: "8" },
        { at: 9, text: "9" },
        { at: 10, text: "10" },
      ],
      marks: [{ at: 6.75, text: "6.75" }],
      jumps: [
        { from: 6.75, to: 7, text: "0.25" },
        { from: 7, to: 10, text: "3" },
      ],
    },
    example: { difficulty: 4 },
    check: {
      question: "A drink costs $2.60$. You give $5$ dollars. What do you do first?",
      choices: ["Go up to $3$ dollars.", "Take $5$ away from $2$.", "Copy the $60$ cents."],
      right: 0,
      whenRight: "You stopped at the next full dollar.",
      whenNot: ["", "Which is more, what you give or the price?", "How many cents are missing up to the next dollar?"],
    },
    commonError: {
      misconception: "DC-13",
      what: "Saying that $20 - 6.25$ is $14.25$.",
      tempting: "The $20$ shows no cents, so the $25$ seem to stay.",
      instead: "Count the cents up to the next full dollar first.",
    },
    rubric: [
      {
        idea: "the cents are counted up to the next full dollar",
        words: ["full dollar", "next dollar", "whole dollar", "round dollar"],
        ask: "Where do you stop on the way?",
      },
      {
        idea: "then the dollars are counted on to what was given",
        words: ["to the note", "to what", "then the dollars", "up to 10", "up to 20", "rest of the dollars"],
        ask: "How do you go on from the full dollar?",
      },
    ],
    terms: [
      { words: ["cent", "cents"], means: "A cent is the smallest amount of money." },
      { words: ["dollar", "dollars"], means: "A dollar is 100 cents." },
      { words: ["price", "prices"], means: "A price says how much a thing costs." },
      { words: ["change"], means: "Change is the money that comes back when you pay." },
      { words: ["bill", "bills", "note", "notes"], means: "A bill is money made of paper." },
      { words: ["total"], means: "A total is all the amounts put together." },
    ],
    answers: [
      {
        when: [["100 cents", "more than 100", "over 100", "too many cents", "100 or more"]],
        say: "Each 100 cents make a dollar. Add the new dollar to the others.",
      },
      {
        when: [["two things", "several", "more than one", "more than 1", "2 things", "many things"]],
        say: "First find what everything costs together. Then count up from there.",
      },
      {
        when: [["point", "dot", "zero", "0"]],
        say: "Cents have two places after the point. Four dollars and five cents are $4.05$.",
      },
      {
        when: [["subtract", "take away", "minus"]],
        say: "Subtracting is right, too. Counting up needs no trading.",
      },
      {
        when: [["check", "am i right", "sure"]],
        say: "Add the change to the price. You must come to what was given.",
      },
      {
        when: [["change", "get back", "back"]],
        say: "Count up from the price to what was given. The jumps together are the change.",
      },
    ],
    asks: PRICES,
    use: "You check the change when you buy something.",
  },
];
