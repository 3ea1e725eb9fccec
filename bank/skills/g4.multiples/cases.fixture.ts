import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g4.multiples",
      operands: { q: 5, k: 4, j: 1, r: 1, ask: "nth" },
      answer: "20",
      wrong: { "NT-11": "24", "NUM-03": "9", "NUM-37": "8", "NUM-24": "16" },
    },
    {
      skill: "g4.multiples",
      operands: { k: 7, j: 1, q: 12, r: 0, ask: "test" },
      answer: "true",
      wrong: { "NUM-01": "false" },
    }, // 84 and 7
    {
      skill: "g4.multiples",
      operands: { k: 3, j: 1, q: 15, r: 1, ask: "test" },
      answer: "false",
      wrong: { "NT-08": "true" },
    }, // 46 and 3
    {
      skill: "g4.multiples",
      operands: { k: 4, j: 1, q: 12, r: 2, ask: "test" },
      answer: "false",
      wrong: { "NUM-02": "true" },
    }, // 50 and 4
    {
      skill: "g4.multiples",
      operands: { k: 6, j: 1, q: 7, r: 0, ask: "which" },
      answer: "42",
      wrong: { "NT-08": "46", "NT-10": "3", "NUM-40": "43" },
    },
    {
      skill: "g4.multiples",
      operands: { k: 8, j: 1, q: 7, r: 0, ask: "nth" },
      answer: "56",
      wrong: { "NT-11": "64", "NUM-03": "15", "NUM-24": "48" },
    },
    {
      skill: "g4.multiples",
      operands: { k: 6, j: 1, q: 8, r: 2, ask: "after" },
      answer: "54",
      wrong: { "NUM-04": "48", "NUM-05": "56" },
    }, // after 50
    {
      skill: "g4.multiples", // 50 things in packs of 6: nine packs, 54 things
      operands: { k: 6, j: 1, q: 8, r: 2, ask: "packs" },
      answer: "54",
      wrong: { "NUM-04": "48", "NUM-05": "56", "NUM-36": "9" },
    },
    {
      skill: "g4.multiples",
      operands: { k: 4, j: 6, q: 3, r: 0, ask: "both" },
      answer: "true",
      wrong: { "NUM-08": "false" },
    }, // 36
    {
      skill: "g4.multiples",
      operands: { k: 5, j: 7, q: 6, r: 1, ask: "both" },
      answer: "false",
      wrong: { "NUM-06": "true" },
    }, // 40
    {
      skill: "g4.multiples",
      operands: { k: 5, j: 7, q: 6, r: 2, ask: "both" },
      answer: "false",
      wrong: { "NUM-07": "true" },
    }, // 56
    {
      skill: "g4.multiples",
      operands: { k: 6, j: 8, q: 2, r: 0, ask: "which-both" },
      answer: "48",
      wrong: { "NUM-06": "54", "NUM-07": "40" },
    },
    {
      skill: "g4.multiples", // the first four multiples
      operands: { k: 7, j: 1, q: 4, r: 0, ask: "first" },
      answer: "7, 14, 21, 28",
      wrong: { "NT-11": "14, 21, 28, 35", "NUM-24": "0, 7, 14, 21", "NUM-25": "7, 14, 28, 56" },
    },
    {
      skill: "g4.multiples", // greater than 65 and less than 86
      operands: { k: 7, j: 1, q: 9, r: 2, ask: "between" },
      answer: "70, 77, 84",
      wrong: { "NUM-05": "72, 79", "NUM-19": "70" },
    },
    {
      skill: "g4.multiples", // greater than 58 and less than 79
      operands: { k: 7, j: 1, q: 8, r: 2, ask: "between" },
      answer: "63, 70, 77",
      wrong: { "NUM-01": "63, 70", "NUM-05": "65, 72", "NUM-19": "63" },
    },
    {
      skill: "g4.multiples", // greater than 48 and less than 66
      operands: { k: 6, j: 1, q: 8, r: 0, ask: "between" },
      answer: "54, 60",
      wrong: { "NUM-29": "48, 54, 60, 66", "NUM-19": "54" },
    },
    {
      skill: "g4.multiples", // factors of 24
      operands: { k: 4, j: 1, q: 6, r: 0, ask: "factors" },
      answer: "1, 2, 3, 4, 6, 8, 12, 24",
      wrong: { "NT-05": "24, 48, 72", "NUM-26": "2, 3, 4, 6, 8, 12", "NUM-27": "1, 2, 3, 4" },
    },
    {
      skill: "g4.multiples",
      operands: { k: 4, j: 6, q: 1, r: 0, ask: "common" },
      answer: "12, 24, 36",
      wrong: { "NUM-06": "4, 8, 12", "NUM-07": "6, 12, 18", "NUM-08": "24, 48, 72" },
    },
  ],
  questions: [
    ["can you open a pack and take a few", "does it have to be full groups"],
    ["does greater than 65 include 65"],
    [
      "does it have to work for both",
      "is it enough if its in one table and not both",
      "what does a multiple of both mean",
    ],
    ["how far do i have to go", "how do i know i didnt miss one"],
    ["do i write 1 as a factor", "is 1 always a factor"],
    ["do bigger numbers have more factors"],
    ["is 3 rows of 28 the same as 28 rows of 3", "do i count a pair twice"],
    ["is there a faster way?", "is there a shortcut?"],
    ["is 0 a multiple?", "does 0 count as a multiple?"],
    ["what is the difference between a factor and a multiple?", "is a factor the same as a multiple?"],
    ["is a number its own multiple?", "is 5 a multiple of itself?"],
    ["how do i find all the factors?", "how do i know i have all the factors?"],
    ["how can i tell if it divides by 6?"],
    ["how can i tell if it divides by 4?"],
    ["how can i tell if it divides by 9?"],
    ["how can i tell if it divides by 3?"],
    ["how do i know if it is a multiple?", "is there a trick to see if 7 goes into it?", "how can i test it?"],
    ["do multiples ever stop?", "how many multiples are there?"],
  ],
  explanation: ["count in fives and you say it", "and 5 goes into it"],
  inABreath: [
    "you keep adding 5 and there is no remainder",
    "it is in the 5 times table and you can divide it with nothing left",
  ],
};
