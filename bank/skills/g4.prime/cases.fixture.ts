import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    {
      skill: "g4.prime",
      operands: { n: 1, d: 1, e: 4, f: 6, ask: "prime" },
      answer: "false",
      wrong: { "NT-06": "true" },
    },
    {
      skill: "g4.prime",
      operands: { n: 2, d: 1, e: 4, f: 6, ask: "prime" },
      answer: "true",
      wrong: { "NT-12": "false" },
    },
    {
      skill: "g4.prime",
      operands: { n: 5, d: 1, e: 4, f: 6, ask: "prime" },
      answer: "true",
      wrong: { "NUM-12": "false" },
    },
    {
      skill: "g4.prime",
      operands: { n: 91, d: 1, e: 4, f: 6, ask: "prime" },
      answer: "false",
      wrong: { "NUM-10": "true" },
    },
    {
      skill: "g4.prime",
      operands: { n: 51, d: 1, e: 4, f: 6, ask: "prime" },
      answer: "false",
      wrong: { "NUM-10": "true" },
    },
    {
      skill: "g4.prime",
      operands: { n: 51, d: 1, e: 4, f: 6, ask: "rows" },
      answer: "true",
      wrong: { "NT-07": "false" },
    },
    {
      skill: "g4.prime",
      operands: { n: 23, d: 1, e: 4, f: 6, ask: "composite" },
      answer: "false",
      wrong: { "NUM-11": "true" },
    },
    {
      skill: "g4.prime",
      operands: { n: 14, d: 1, e: 4, f: 6, ask: "prime" },
      answer: "false",
      wrong: { "NUM-13": "true" },
    },
    {
      skill: "g4.prime",
      operands: { n: 13, d: 1, e: 9, f: 49, ask: "which" },
      answer: "13",
      wrong: { "NT-06": "1", "NUM-10": "9" },
    },
    {
      skill: "g4.prime",
      operands: { n: 13, d: 4, e: 9, f: 49, ask: "which" },
      answer: "13",
      wrong: { "NUM-10": "49", "NT-07": "9" },
    },
    {
      skill: "g4.prime",
      operands: { n: 51, d: 39, e: 49, f: 81, ask: "which-composite" },
      answer: "51",
      wrong: { "NUM-13": "83" },
    }, // among 41, 53 and 83
    {
      skill: "g4.prime", // 55 and 57 are odd, too
      operands: { n: 54, d: 1, e: 4, f: 6, ask: "next" },
      answer: "59",
      wrong: { "NT-07": "55", "NUM-10": "57" },
    },
    {
      skill: "g4.prime",
      operands: { n: 47, d: 1, e: 4, f: 6, ask: "next" },
      answer: "53",
      wrong: { "NT-07": "49", "NUM-16": "47" },
    },
    {
      skill: "g4.prime",
      operands: { n: 20, d: 1, e: 4, f: 6, ask: "next-two" },
      answer: "29",
      wrong: { "NUM-15": "23" },
    },
    {
      skill: "g4.prime",
      operands: { n: 91, d: 1, e: 4, f: 6, ask: "smallest" },
      answer: "7",
      wrong: { "NUM-17": "13", "NUM-18": "1" },
    },
  ],
  questions: [
    ["can i tell from the last digit", "are all numbers ending in 7 prime"],
    ["is 0 prime", "what about zero is that one prime", "why is zero not a prime number"],
    ["does one long row count", "what have rows got to do with primes", "why cant a prime number make equal rows"],
    ["can it be the number itself", "what if only the number itself goes in"],
    ["has a big number always lots of factors"],
    ["why is 1 not a prime number?", "does 1 count as prime?"],
    ["how can 2 be prime?", "why is 2 prime if it is even?"],
    ["are all odd numbers prime?", "is every odd number prime?"],
    ["is 51 prime?", "how do i know if a number is prime?"],
    ["do i have to test every number?", "when do i stop checking?"],
    ["is there a biggest prime?", "do primes ever end?"],
    ["what is the point of primes?", "why do we need prime numbers?"],
  ],
  explanation: ["i looked what goes into 7", "it is only one and itself"],
  inABreath: ["nothing goes into it only 1 and itself", "7 has only two factors 1 and 7"],
};
