import { story } from "../../blueprints/word-problems/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    story("g3.wp2", { plot: "more", n: 3, e: 5, c: 2 }, "17", {
      "ML-N11": "7",
      "WP-05": "15",
      "WP-06": "10",
      "AD-08": "13",
      "WP-N1": "21",
    }),
    story("g3.wp2", { plot: "less", n: 4, e: 6, c: 5 }, "19", {
      "ML-N11": "1",
      "WP-05": "24",
      "WP-06": "15",
      "SB-15": "29",
      "WP-N1": "4",
    }),
    story("g3.wp2", { plot: "part", n: 4, e: 6, c: 8 }, "16", { "WP-05": "24", "WP-06": "18", "SB-15": "32" }),
    story("g3.wp2", { plot: "differ", n: 4, e: 6, c: 10 }, "14", {
      "ML-N11": "4",
      "WP-05": "24",
      "SB-15": "34",
    }),
    // 30 stickers, of which 4 times 6 are used.
    story("g3.wp2", { plot: "left", n: 4, e: 6, c: 6 }, "6", {
      "ML-N11": "24",
      "WP-05": "24",
      "WP-06": "40",
      "SB-15": "54",
      "WP-N11": "20",
    }),
    story("g3.wp2", { plot: "start", n: 4, e: 6, c: 9 }, "33", {
      "ML-N11": "15",
      "WP-05": "24",
      "WP-06": "19",
      "EQ-04": "15",
      "WP-N1": "60",
    }),
    // 349 stickers, 229 are given away: 229 − 120 for who subtracts.
    story("g3.wp2", { plot: "start", n: 4, e: 30, c: 229 }, "349", {
      "ML-N11": "259",
      "WP-05": "120",
      "WP-06": "263",
      "EQ-04": "109",
    }),
    // 32 stickers, 8 are given away, and 24 go on 4 sheets.
    story("g3.wp2", { plot: "rest-each", n: 4, e: 6, c: 8 }, "6", {
      "DV-N1": "20",
      "WP-05": "24",
      "WP-06": "44",
      "WP-N2": "8",
    }),
    // 36 stickers: taken away after dividing, 3 are too many.
    story("g3.wp2", { plot: "rest-each", n: 4, e: 9, c: 4 }, "9", {
      "DV-N1": "32",
      "WP-05": "36",
      "WP-06": "48",
      "WP-N2": "10",
      "WP-N4": "6",
    }),
    story("g3.wp2", { plot: "rest-count", n: 4, e: 6, c: 12 }, "4", {
      "DV-N1": "18",
      "WP-05": "24",
      "WP-06": "54",
      "WP-N2": "6",
    }),
    story("g3.wp2", { plot: "sum-each", n: 4, e: 6, c: 10 }, "6", { "DV-N1": "20", "WP-05": "24" }),
    story("g3.wp2", { plot: "sum-count", n: 4, e: 6, c: 10 }, "4", { "DV-N1": "18", "WP-05": "24" }),
    story("g3.wp2", { plot: "each-more", n: 4, e: 6, c: 4 }, "10", {
      "WP-05": "6",
      "AD-08": "2",
      "WP-N2": "28",
      "WP-N4": "7",
    }),
    story("g3.wp2", { plot: "fewer", e: 130, c: 40 }, "220", { "WP-05": "90", "WP-06": "170", "WP-N23": "300" }),
    story("g3.wp2", { plot: "told-more", e: 130, c: 40 }, "220", {
      "WP-05": "90",
      "WP-01": "300",
      "WP-N9": "170",
    }),
    story("g3.wp2", { plot: "told-fewer", e: 130, c: 40 }, "300", { "WP-05": "170", "WP-02": "220", "WP-N9": "90" }),
  ],
  questions: [
    ["what does at first mean", "is at first before they gave them away", "does in the beginning mean before"],
    ["does gives away mean take away", "is gave always minus", "why do i add when they give them away"],
    ["do i need the boxes", "what are the bags for", "why do the rows matter"],
    [
      "why do i go back if the start is missing",
      "do i go backwards from the end to the start",
      "what if they do not tell the start",
    ],
    ["am i done now", "is that the answer already", "can i stop after the first step"],
    ["so zoe has more and lucia has less", "does that mean the other one has more", "what does it mean who has more"],
    ["do i use all the numbers?", "is there an extra number?"],
    ["where do i start in a story?", "what comes first in a two step story?"],
    ["how do i know what to do in the story?", "do i add or subtract in the story?"],
    ["why are there two steps?", "can i do it in one step?", "can i do it all at once?"],
    ["does more always mean plus?", "what does fewer mean in a story?"],
    ["how do i check a story problem?", "how do i see if it is right in the end?"],
    ["can i draw a bar for the story?", "what picture helps with a story?"],
  ],
  explanation: ["i had to find the ones in the boxes first", "and then i took 5 away"],
  inABreath: ["first 4 times 6 and then minus 5", "before you can take away you multiply, and after that you subtract"],
};
