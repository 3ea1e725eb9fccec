import { prices } from "../../blueprints/time-money/money-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    prices({ a: 2700, b: 3800, ask: "total" }, "65", { "AD-01": "55", "AD-08": "11" }),
    prices({ a: 345, b: 280, ask: "total" }, "6.25", { "DC-N5": "5.25", "DC-10": "5.125", "AD-08": "0.65" }),
    prices({ a: 3700, note: 50, ask: "change" }, "13", { "SB-15": "87", "SB-06": "27", "MO-N13": "20", "SB-02": "23" }),
    prices({ a: 625, note: 20, ask: "change" }, "13.75", { "SB-15": "26.25", "MO-N10": "14.75", "DC-13": "14.25" }),
    prices({ a: 805, note: 20, ask: "change" }, "11.95", {
      "SB-15": "28.05",
      "MO-N10": "12.95",
      "DC-13": "12.05",
      "MO-N11": "11.50",
    }),
    prices({ a: 105, b: 725, ask: "total" }, "8.30", { "AD-08": "6.20", "MO-N11": "8.75" }),
    prices({ a: 345, b: 280, note: 10, ask: "two" }, "3.75", {
      "WP-05": "6.25",
      "SB-15": "16.25",
      "MO-N14": "4.75",
      "DC-13": "4.25",
      "WP-12": "6.55",
      "MO-N12": "7.20",
    }),
    prices({ a: 275, many: 3, note: 20, ask: "each" }, "11.75", {
      "WP-05": "8.25",
      "SB-15": "28.25",
      "MO-N14": "12.75",
      "DC-13": "12.25",
      "WP-12": "17.25",
    }),
  ],
  questions: [
    [
      "can there be three numbers behind the dot",
      "what if the cents go over 99 are there 3 places then",
      "why only two numbers after the point",
    ],
    ["does spend mean minus", "is spend always take away", "why do i plus when they spend it"],
    [
      "what is the sign in front of the number",
      "why is there a sign before the price",
      "what does the dollar sign mean",
    ],
    ["what if one has no point", "is 50 the same as 50.00 with no cents", "how do i take it from 50 with no cents"],
    ["why do the points line up?", "why do i line them up?"],
    ["how do i know if i have to add or subtract?", "is it plus or minus?"],
    ["what if there are more than 100 cents?", "what do i do with 100 cents or more?"],
    ["what if i buy two things?", "how do i pay for more than one thing?"],
    ["where does the point go in a price?", "why is there a zero in the cents?"],
    ["can i just subtract the price?", "do i take away the price?"],
    ["how do i check my change?", "how can i be sure of the change?"],
    ["how do i find the change?", "how much do i get back?"],
    ["why is there one less dollar?", "why do i trade a dollar?"],
  ],
  explanation: ["i went up to the next dollar first", "then the dollars to the note"],
  inABreath: ["i counted the cents to the full dollar and then the dollars up to 10"],
};
