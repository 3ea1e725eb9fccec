import { story } from "../../blueprints/word-problems/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    story("g4.wpmulti", { plot: "more", n: 3, e: 25, c: 20 }, "95", {
      "ML-N11": "45",
      "WP-05": "75",
      "WP-06": "48",
      "AD-08": "55",
      "WP-N1": "135",
    }),
    story("g4.wpmulti", { plot: "left", n: 4, e: 20, c: 25 }, "25", {
      "ML-N11": "85",
      "WP-05": "80",
      "WP-06": "129",
      "SB-15": "185",
      "WP-N11": "81",
    }),
    story("g4.wpmulti", { plot: "sum-each", n: 4, e: 15, c: 22 }, "15", { "DV-N1": "56", "WP-05": "60" }),
    story("g4.wpmulti", { plot: "two-kinds", n: 3, e: 20, m: 4, f: 12 }, "108", {
      "ML-N11": "32",
      "WP-05": "48",
      "WP-N05": "60",
      "AD-08": "12",
      "WP-N3": "72",
    }),
    story("g4.wpmulti", { plot: "two-apart", n: 3, e: 20, m: 4, f: 12 }, "12", {
      "ML-N11": "8",
      "WP-05": "48",
      "WP-N05": "60",
      "SB-15": "108",
      "WP-N3": "48",
    }),
    story("g4.wpmulti", { plot: "two-changes", n: 3, e: 20, c: 15, f: 25 }, "50", {
      "ML-N11": "10",
      "WP-05": "75",
      "WP-N05": "60",
      "WP-N2": "35",
    }),
    // 60 stickers, 12 are given away, and 48 go on 4 sheets.
    story("g4.wpmulti", { plot: "less-each", n: 6, e: 10, m: 4, f: 12, extra: 16 }, "12", {
      "WP-05": "48",
      "WP-N05": "60",
      "WP-N2": "15",
      "WP-N4": "3",
      "MG-N11": "8",
    }),
    story("g4.wpmulti", { plot: "more-each", n: 4, e: 10, m: 5, f: 12, extra: 25 }, "12", {
      "WP-05": "60",
      "WP-N05": "40",
      "WP-N2": "8",
      "WP-N4": "28",
      "MG-N11": "7",
    }),
    story("g4.wpmulti", { plot: "left-each", n: 3, e: 20, m: 5, f: 8, extra: 15 }, "8", {
      "WP-05": "40",
      "WP-N05": "60",
      "WP-N2": "20",
      "MG-N11": "5",
    }),
  ],
  questions: [
    ["what does at first mean", "is at first before they gave them away", "does in the beginning mean before"],
    ["does loses mean take away", "is gives always minus", "why do i add when they give them away"],
    ["do i need the boxes", "what are the crates and bags for", "why do the rows matter"],
    ["am i done now", "is that the answer already", "can i stop after the first step"],
    ["so ivan has more and hana has less", "does that mean the other one has more", "what does it mean who has more"],
    ["can i split the big number", "could i break it up", "is it ok to do it in parts"],
    ["what if there is something left over?", "what does the remainder do?"],
    ["do i have to use all the numbers in a long story?", "which numbers do i need?"],
    ["where do i start with a long story?", "what do i do first in a long story?"],
    ["how do i know what to do next in the story?", "is it plus or times in the long story?"],
    ["i get lost in long stories", "how do i remember all of it?"],
    ["how do i check a long story?"],
    ["how many steps are there in a story?"],
  ],
  explanation: ["i did it step by step", "and i did not need the 12"],
  inABreath: ["first the boxes then the rest and you do not need the red ones"],
};
