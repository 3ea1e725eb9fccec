import { story } from "../../blueprints/word-problems/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    story("g2.wp2", { plot: "gain-lose", e: 15, c: 6, f: 4 }, "17", {
      "WP-05": "21",
      "WP-06": "25",
      "WP-N2": "11",
      "WP-N12": "13",
    }),
    story("g2.wp2", { plot: "lose-gain", e: 30, c: 12, f: 8 }, "26", {
      "WP-05": "18",
      "WP-06": "50",
      "AD-08": "10",
      "WP-N2": "38",
      "WP-N12": "34",
    }),
    story("g2.wp2", { plot: "lose-lose", e: 30, c: 12, f: 8 }, "10", {
      "WP-05": "18",
      "WP-06": "50",
      "SB-15": "26",
      "WP-N2": "22",
    }),
    story("g2.wp2", { plot: "third", e: 60, c: 12, f: 8 }, "40", {
      "WP-05": "20",
      "WP-06": "80",
      "WP-N2": "52",
      "WP-N8": "48",
    }),
    story("g2.wp2", { plot: "fewer", e: 40, c: 12 }, "68", { "WP-05": "28", "WP-06": "52", "WP-N23": "92" }),
    story("g2.wp2", { plot: "start-losses", e: 40, c: 12, f: 8 }, "60", {
      "WP-05": "48",
      "EQ-04": "20",
      "WP-N2": "52",
    }),
    story("g2.wp2", { plot: "start-gains", e: 40, c: 12, f: 8 }, "20", { "WP-05": "32", "WP-06": "60", "WP-N2": "28" }),
    story("g2.wp2", { plot: "start-mixed", e: 40, c: 12, f: 8 }, "36", {
      "WP-05": "48",
      "WP-06": "60",
      "WP-N2": "28",
      "WP-N7": "44",
    }),
    story("g2.wp2", { plot: "told-more", e: 40, c: 12 }, "68", {
      "WP-05": "28",
      "WP-01": "92",
      "WP-N9": "52",
    }),
    story("g2.wp2", { plot: "told-fewer", e: 40, c: 12 }, "92", { "WP-05": "52", "WP-02": "68", "WP-N9": "28" }),
  ],
  questions: [
    ["what does at first mean", "is at first before they gave them away", "does in the beginning mean before"],
    ["does gives mean take away", "is gives always minus", "why do i add when they give"],
    [
      "why do i go back if the start is missing",
      "do i go backwards from the end to the start",
      "what if they do not tell the start",
    ],
    ["so wei has more and yuki has less", "does that mean the other one has more", "what does it mean who has more"],
    ["am i done now", "is that the answer already", "can i stop after the first step"],
    ["do i use all the numbers?", "is there an extra number?"],
    ["where do i start in the story?", "what comes first in a story?"],
    ["how do i know if i add or take away in a story?", "is it plus or minus in the story?"],
    ["does more mean plus in a story?", "what does fewer mean?"],
    ["why are there two steps in a story?", "can i do the story all at once?"],
    ["how do i check my story answer?", "how do i see if it is right?"],
  ],
  explanation: ["i did the plus 5 first", "and then i took away 4"],
  inABreath: ["first you add 5 and then you take away 4"],
};
