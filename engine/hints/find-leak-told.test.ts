import { describe, expect, test } from "vitest";
import { findLeak } from "./find-leak.ts";

type Case = readonly [stem: string, expected: string, hint: string];
const leaks = ([stem, expected, hint]: Case) => findLeak({ stem, expected, hint }).leaks;

const TABLE: readonly (readonly [rule: string, tells: readonly Case[], keeps: readonly Case[]])[] = [
  [
    "[LEK17] what everybody knows tells its number",
    [
      ["What is $3 \\times 4$?", "12", "You get as many as there are months in a year."],
      ["What is $20 - 7$?", "13", "It is a baker's dozen."],
      ["What is $40 \\div 8$?", "5", "Think of the fingers on one hand, that is how many."],
      ["What is $14 \\div 2$?", "7", "The number of days in a week fits."],
    ],
    [
      ["What is $3 \\times 4$?", "12", "How many months are there in a year?"],
      ["What is $3 \\times 5$?", "15", "There are as many rows as days in a week, and some more."],
      ["A year has 12 months. How many months are 1 year?", "12", "Read how many months in a year there are."],
    ],
  ],
  [
    "[LEK18] neighbors and distances tell it",
    [
      ["What is $40 - 2$?", "38", "It is not 37 and not 39, but the one between."],
      ["What is $42 + 54$?", "96", "97 is one too many."],
      ["What is $57 - 10$?", "47", "46 is not quite it. Count one further up."],
    ],
    [
      ["What is $57 - 10$?", "47", "From 57, go back 10 on the number line."],
      ["What is $40 - 2$?", "38", "Is it more than 30?"],
    ],
  ],
  [
    "[LEK19] one of a few is told without its name",
    [
      ["Which of these is the greatest: $-5$, $-2$ or $-9$?", "-2", "The second one is right."],
      ["Which sign goes in the box? $-6 \\;\\square\\; 12$", "<", "You need the less-than sign."],
      ["True or false? $3$ is composite.", "false", "So the sentence cannot be true."],
      ["True or false? $20$ is a multiple of $5$.", "true", "What it says is correct."],
      ["Which digit of $498$ is in the ones place?", "8", "It cannot be the 4. It is not the 9 either."],
    ],
    [
      ["Which sign goes in the box? $-6 \\;\\square\\; 12$", "<", "Both < and > point to the smaller number."],
      ["True or false? $3$ is composite.", "false", "Find out whether the sentence is true."],
      [
        "Which of these is the greatest: $-5$, $-2$ or $-9$?",
        "-2",
        "First look at the second number. Is it not below zero?",
      ],
    ],
  ],
  [
    "[LEK20] it is told in passing",
    [
      ["How many rows of 4 are 40?", "10", "Count the fours. Ten."],
      ["What is $711 - 11$?", "700", "That is 70 tens."],
      ["What is $1 \\times 2$?", "2", "Times one does not change it, so it stays 2."],
      ["Write the shaded part.", "1/4", "A quarter of it is shaded."],
      ["Write the shaded part.", "3/8", "Three are shaded. All of the parts are eight."],
      ["What is $9.2 + 1.1$?", "10.3", "There are 10 wholes. After the point comes a 3."],
      [
        "Round $3169$ to the nearest thousand.",
        "3000",
        "It lies between 3000 and 4000, and it is closer to the lower one.",
      ],
      ["Which is prime: $9$, $15$, $17$ or $39$?", "17", "Only seventeen cannot be split up."],
    ],
    [
      ["Round $3169$ to the nearest thousand.", "3000", "It lies between 3000 and 4000. Which is nearer?"],
      ["Write the shaded part.", "3/8", "Count the shaded parts, then all of the parts."],
      ["What is $711 - 11$?", "700", "How many tens are there?"],
      ["Which is prime: $9$, $15$, $17$ or $39$?", "17", "Test each of 9, 15, 17 and 39."],
    ],
  ],
];

describe.for(TABLE)("%s", ([rule, tells, keeps]) => {
  test.for(tells)(`${rule} %s %s: %s`, (one) => {
    expect(leaks(one)).toBe(true);
  });
  test.for(keeps)(`${rule} but not: %s %s: %s`, (one) => {
    expect(leaks(one)).toBe(false);
  });
});
