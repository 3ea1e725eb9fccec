import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g6.lcm",
      operands: { a: 10, b: 8, c: 0, ask: "story" },
      answer: "40",
      wrong: { "NT-01": "80", "NT-02": "10", "NUM-38": "5", "NUM-39": "8", "NT-13": "2" },
    },
    {
      skill: "g6.lcm",
      operands: { a: 6, b: 8, c: 0, ask: "bare" },
      answer: "24",
      wrong: { "NT-01": "48", "NT-02": "8", "NT-13": "2", "NUM-39": "6" },
    },
    {
      skill: "g6.lcm",
      operands: { a: 4, b: 6, c: 9, ask: "bare" },
      answer: "36",
      wrong: { "NT-01": "216", "NUM-30": "18", "NT-02": "9", "NT-13": "1" },
    },
    {
      skill: "g6.lcm",
      operands: { a: 3, b: 9, c: 0, ask: "bare" },
      answer: "9",
      wrong: { "NT-01": "27", "NT-13": "3", "NUM-31": "18" },
    },
  ],
  questions: [
    [
      "does it matter that they buy a different number of packets",
      "do they have to get as many packs each",
      "is it ok if they do a different number of laps",
    ],
    ["can it be smaller than the numbers", "is the answer always bigger than both"],
    ["could you do it with primes instead", "is there another way with prime factors"],
    ["is it cos they are both even", "what if both numbers are even"],
    ["do i keep going until one is the same"],
    ["do common multiples ever end", "why is there no biggest common multiple", "how many common multiples are there"],
    ["how can i check it", "how do i know if it is right"],
    ["when do i use gcf and when lcm?", "do i need the lcm or the gcf here, when is it which?"],
    ["what if there is no common factor?", "what if the numbers share nothing?"],
    ["is the gcf the same thing?", "what is the difference between lcm and gcf?"],
    ["can i just multiply them?", "do you always just multiply them?"],
    ["why not zero?", "is 0 a common multiple?"],
    ["can the lcm be one of the numbers?", "can it be the bigger number?"],
    ["what do i do with three of them?", "how do you do it with three numbers?"],
    ["is there a quick way?", "is there a shortcut?"],
    ["when do i need it?", "why do we need the lcm for lights?"],
  ],
  explanation: ["i wrote the multiples in two lists", "12 is in both", "and it is the first one"],
  inABreath: [
    "i listed the multiples until i found the first one they share",
    "12 is the smallest number in both times tables",
  ],
};
