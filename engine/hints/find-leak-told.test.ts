import { describe, expect, test } from "vitest";
import { findLeak } from "./find-leak.ts";
import { findSpokenLeak } from "./find-spoken-leak.ts";

type Case = readonly [stem: string, expected: string, hint: string];

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
  [
    "[LEK22] it is told by what is put together",
    [
      ["What is $43 + 34$?", "77", "Put the seventy and the seven together."],
      ["What is $20 + 19$?", "39", "You have thirty and another nine."],
      ["Subtract $30$ from $833$.", "803", "There are still 8 hundreds. The tens are used up. The 3 stays."],
      ["What is $500 + 83$?", "583", "Five eighty three."],
      ["Work out $434 \\times 6$.", "2604", "Twenty six hundred and four."],
      ["Change $7\\frac{2}{7}$ to an improper fraction.", "51/7", "Top is 51. The bottom stays 7."],
      ["What is $63 + 35$?", "98", "Just two short of one hundred."],
      ["Subtract $9$ from $72$.", "63", "You know 7 times 9? Yes, it's that."],
      ["Find $k$ when $k + 7 = 16$.", "k = 9", "That leaves us with nine, so that's what k equals."],
      ["Subtract $5$ from $71$.", "66", "It has 2 sixes next to each other."],
      ["Which number is prime: $9$, $15$, $17$ or $39$?", "17", "9 is 3 × 3. 15 is 3 × 5. 39 is 3 × 13."],
      ["How do you read $620$?", "six hundred and twenty", "The very first one in the list says it right."],
    ],
    [
      ["What is $43 + 34$?", "77", "Put the tens together and the ones together."],
      ["Change $7\\frac{2}{7}$ to an improper fraction.", "51/7", "The bottom stays 7. What is on top?"],
      ["Each of 11 groups has 10 dots. How many dots are there?", "110", "Every group is one ten."],
      ["Subtract $9$ from $72$.", "63", "You know 7 times 8? Use what you know."],
      ["How do you read $620$?", "six hundred and twenty", "Read the first one in the list aloud."],
    ],
  ],
];

describe.for(TABLE)("%s", ([rule, tells, keeps]) => {
  test.for(tells)(`${rule} %s %s: %s`, ([stem, expected, hint]) => {
    expect(findSpokenLeak({ stem, expected, hint }).leaks).toBe(true);
  });
  test.for(keeps)(`${rule} but not: %s %s: %s`, ([stem, expected, hint]) => {
    expect(findLeak({ stem, expected, hint }).leaks).toBe(false);
  });
});

test.for([
  [
    "Each of 5 bags holds 3 shells. How many shells are there?",
    "15",
    "Five groups are four groups and one more group.",
  ],
  ["What is the smallest prime number greater than $31$?", "37", "Pass over numbers that can be divided by 3 or 7."],
] as const)("[LEK24] what weighs as a leak may be written beforehand: %s %s %s", ([stem, expected, hint]) => {
  expect(findSpokenLeak({ stem, expected, hint }).leaks).toBe(true);
  expect(findLeak({ stem, expected, hint }).leaks).toBe(false);
});

test.for([
  ["What is $7 + 5$?", "12", "The answer is 12."],
  ["What is $7 + 5$?", "12", "It is one more than 11."],
  ["What is $8 \\times 7$?", "56", "The tens digit is 5. The ones digit is 6."],
  ["Which digit of $498$ is in the ones place?", "8", "It cannot be the 4. It is not the 9 either."],
  ["Multiply $10$ by $10$.", "100", "10 groups of 10 are 10 tens."],
  ["A jug holds 0.3 liters. How many liters are in it?", "0.3", "The jug holds 300 milliliters."],
] as const)("[LEK24] what stands or is derived leaks, whoever says it: %s %s %s", ([stem, expected, hint]) => {
  expect(findLeak({ stem, expected, hint }).leaks).toBe(true);
});
