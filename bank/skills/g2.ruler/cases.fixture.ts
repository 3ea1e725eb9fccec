import { laid } from "../../blueprints/measure/ruler-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    laid({}, "7", { "MG-36": "8", "MG-N26": "6" }),
    laid({ p: 2, q: 9 }, "7", { "MG-35": "9", "MG-36": "8", "MG-N27": "6", "SB-15": "11" }),
    // Of the two lengths that may be given for the difference the shorter one is kept here.
    laid({ ask: "difference", s: 10 }, "3", { "SB-15": "17", "MG-N28": "7" }),
    // Both end at one mark.
    laid({ ask: "difference", r: 3, s: 7 }, "3", { "SB-15": "11", "MG-N28": "4", "MG-N29": "0", "MG-N53": "4" }),
    // The longer one is moved: nobody takes its start away from it for the shorter one.
    laid({ ask: "difference", r: 3, s: 12 }, "2", { "SB-15": "16", "MG-N28": "7", "MG-N29": "5" }),
  ],
  questions: [
    ["why dont you count the 0", "do i count the zero too", "why is the zero not one"],
    [
      "is it 16 because the ruler goes to 16",
      "do i use the last number on the ruler",
      "why is the ruler longer than the thing",
    ],
    ["is an inch the same as a cm", "is a centimetre bigger than an inch", "are inches and cm the same"],
    ["does longer mean plus", "it says longer so do i add", "is longer always add"],
    ["can i count the hops", "is it ok to use my finger", "could i jump along it"],
    ["how can i tell whether to add or take away?", "is it plus or take away?"],
    ["where do i begin to look?", "where does it start and end?"],
    ["why do i take away?", "why is it minus?"],
    ["what if it does not start at 0?", "what do i do when it is in the middle?"],
    ["do i count the marks?", "do i count the lines?"],
    ["what if the ruler is broken?", "what if there is no 0?"],
    ["how do i find how much longer it is?", "how do i compare them?"],
    ["what is a centimetre?", "what is an inch?"],
  ],
  explanation: ["you count the spaces", "but you look where it starts"],
  inABreath: ["it starts at 2 so i counted the hops from there"],
};
