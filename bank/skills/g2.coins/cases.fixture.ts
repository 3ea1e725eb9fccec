import { coins } from "../../blueprints/time-money/money-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    coins({ d: 2, p: 3, ask: "count" }, "23", { "MO-N1": "5", "MO-N3": "50" }),
    coins({ d: 3, p: 2, ask: "count" }, "32", { "MO-N1": "5", "MO-N2": "17", "MO-N3": "50" }),
    // The dime may have been taken for a quarter, or the quarter for a dime.
    coins({ q: 1, d: 1, n: 3, ask: "count", mix: 7 }, "50", { "MO-N1": "5" }),
    coins({ t: 1, f: 1, q: 1, d: 3, ask: "notes", mix: 7 }, "15.55", { "MO-N4": "70", "MO-N6": "2.55" }),
    coins({ f: 1, b: 2, q: 1, n: 2, ask: "notes", mix: 7 }, "7.35", {
      "MO-N2": "7.45",
      "MO-N3": "7.75",
      "MO-N4": "42",
      "MO-N6": "3.35",
    }),
    coins({ b: 3, n: 1, p: 2, ask: "notes", mix: 7 }, "3.07", {
      "MO-N3": "3.15",
      "MO-N4": "10",
      "MO-N5": "3.7",
    }),
    coins({ q: 1, d: 1, n: 1, p: 3, price: 75, ask: "more", mix: 7 }, "32", {
      "WP-05": "43",
      "MO-N3": "20",
      "SB-15": "118",
    }),
    coins({ q: 1, d: 1, p: 3, price: 60, ask: "more", mix: 7 }, "22", {
      "WP-05": "38",
      "MO-N2": "27",
      "SB-15": "98",
      "SB-01": "38",
    }),
    coins({ q: 1, n: 2, p: 3, price: 60, ask: "more", mix: 7 }, "22", {
      "WP-05": "38",
      "MO-N3": "10",
      "SB-15": "98",
      "SB-01": "38",
      "SB-02": "32",
    }),
    coins({ price: 67, ask: "fewest" }, "6", {
      "MO-N7": "9",
      "MO-N8": "10",
      // Of the numbers that are too few the last one is kept here.
      "MO-N27": "2",
    }),
    coins({ price: 89, ask: "fewest" }, "8", { "MO-N7": "13", "MO-N27": "4" }),
  ],
  questions: [
    [
      "is it how many coins or how many cents",
      "do i count the coins or the cents",
      "do i say how many coins or the money",
    ],
    ["can i count in tens", "is it ok to skip count", "can i count in 5s and 10s"],
    ["is more coins more money", "does lots of coins mean lots of money", "why is fewer coins worth more"],
    ["do i write a zero for 5 cents", "why is there a 0 in the cents", "do i need to put the zero after the point"],
    ["do i add or take away", "is it plus or minus", "how do i know if i add"],
    ["can i make it with different coins?", "is there more than one way to make it?"],
    ["how do i make it with the fewest coins?", "what are as few coins as possible?"],
    ["how do i find how many more cents i need?", "what if the coins are not enough?"],
    ["where does the point go with dollars and cents?", "how do i write the dollars and cents?"],
    ["why is a dime smaller than a nickel?", "is a bigger coin worth more?"],
    ["which coin do i count first?", "where do i start when the coins are mixed up?", "how do i count coins?"],
    ["how many cents are in a dollar?", "is a dollar 100 cents?"],
  ],
  explanation: ["i started with the quarters", "and went on by tens and ones"],
  inABreath: ["i counted the quarters first and then the dimes"],
};
