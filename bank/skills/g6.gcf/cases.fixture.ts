import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g6.gcf",
      operands: { a: 12, b: 18, c: 0, ask: "bare" },
      answer: "6",
      wrong: { "NT-03": "12", "NT-04": "3", "NT-05": "36" },
    },
    {
      skill: "g6.gcf",
      operands: { a: 24, b: 36, c: 30, ask: "bare" },
      answer: "6",
      wrong: { "NUM-20": "12", "NT-03": "24", "NT-04": "3", "NT-05": "360" },
    },
    {
      skill: "g6.gcf",
      operands: { a: 9, b: 20, c: 0, ask: "bare" },
      answer: "1",
      wrong: { "NT-03": "9", "NT-05": "180", "NUM-22": "0" },
    },
    {
      skill: "g6.gcf",
      operands: { a: 8, b: 24, c: 0, ask: "bare" },
      answer: "8",
      wrong: { "NT-04": "2", "NUM-23": "4" }, // 24 is the larger number
    },
    {
      skill: "g6.gcf",
      operands: { a: 12, b: 18, c: 0, ask: "all" },
      answer: "1, 2, 3, 6",
      wrong: {
        "NT-05": "36, 72, 108",
        "NUM-32": "2, 3, 6",
        "NUM-33": "1, 2, 3, 4, 6, 12",
        "NUM-34": "6",
        "NUM-35": "2, 3",
      },
    },
    {
      skill: "g6.gcf",
      operands: { a: 24, b: 36, c: 30, ask: "all" },
      answer: "1, 2, 3, 6",
      wrong: {
        "NUM-20": "1, 2, 3, 4, 6, 12",
        "NUM-32": "2, 3, 6",
        "NUM-33": "1, 2, 3, 4, 6, 8, 12, 24",
        "NUM-34": "6",
        "NUM-35": "2, 3",
      },
    },
    {
      skill: "g6.gcf", // 8 divides 24
      operands: { a: 8, b: 24, c: 0, ask: "all-story" },
      answer: "1, 2, 4, 8",
      wrong: { "NT-05": "24, 48, 72", "NUM-32": "2, 4, 8", "NUM-34": "8" },
    },
  ],
  questions: [
    ["does the greatest have to be in both"],
    ["could you do it with primes instead", "is there another way with prime factors"],
    ["do i have to list all the factors of both", "how do i find all factors of the two numbers"],
    [
      "can it be bigger than the numbers",
      "is the answer ever larger than both",
      "why is it never bigger than the small one",
    ],
    [
      "what does nothing left over have to do with factors",
      "why does it say nothing left over",
      "is it about factors because nothing is left",
    ],
    [
      "do the packs need as many of each kind",
      "is it ok if there are different numbers in a pack",
      "does it have to be the same number of both kinds",
    ],
    ["how can i check it", "how do i know if it is right"],
    ["when do i use gcf and when lcm?", "do i need the lcm or the gcf here, when is it which?"],
    ["what is the difference between gcf and lcm?", "what is the difference between lcm and gcf?"],
    ["can it be one of the numbers?", "can the gcf be the smaller number?"],
    ["can the gcf be 1?", "can it be 1?"],
    ["is there a fast way?", "is there a trick?"],
    ["what if there are three numbers?", "what do i do if there are 3 numbers?"],
    ["when do you need the gcf?", "why do i need it?"],
  ],
  explanation: ["i wrote the factors", "the ones that are in both", "then i took the biggest"],
  inABreath: [
    "i listed the factors and found the ones in both lists and picked the biggest",
    "6 is the highest number that divides both",
  ],
};
