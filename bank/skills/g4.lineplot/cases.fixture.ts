import { plot } from "../../blueprints/data/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    // The 2 crosses to the left stand at the end as well.
    plot([1, 3, 2, 5, 0, 1, 2], { ask: "count", d: 4, at: 3 }, "5", { "ST-N21": "14" }),
    plot([1, 1, 2, 5, 3, 1, 2], { ask: "count", d: 4, at: 3 }, "5", { "ST-N19": "3", "ST-N21": "15" }),
    plot([1, 3, 2, 4, 0, 1, 2], { ask: "most", d: 4 }, "1 3/4", { "ST-N22": "4", "ST-N23": "2 1/2" }),
    plot([1, 3, 2, 4, 0, 1, 2], { ask: "above", d: 2, at: 2 }, "7", {
      "ST-N21": "13",
      "ST-N24": "9",
      "ST-N26": "4",
      "ST-N27": "4",
      "ST-N31": "2",
    }),
    plot([1, 3, 2, 4, 0, 1, 2], { ask: "below", d: 2, at: 3 }, "6", {
      "ST-N21": "13",
      "ST-N24": "10",
      "ST-N26": "3",
      "ST-N27": "3",
      "ST-N31": "4",
    }),
    // Of both stacks and of both ends the second is kept here.
    plot([1, 5, 2, 4, 0, 1, 2], { ask: "more", d: 4, at: 1, than: 2 }, "3", {
      "ST-N8": "2",
      "SB-15": "7",
    }),
    plot([1, 5, 2, 4, 0, 1, 2], { ask: "more", d: 2, at: 1, than: 5 }, "4", {
      "ST-N8": "1",
      "SB-15": "6",
      "ST-N34": "2",
    }),
    plot([0, 0, 2, 4, 3, 1, 0], { ask: "range", d: 4 }, "3/4", {
      "SB-15": "3 3/4",
      "ST-N25": "1 1/2",
      "ST-N28": "3",
      "FR-N19": "1 1/4",
      // From the first to the last place of the line; from one end it is 1 1/4, or 1.
      "ST-N32": "1 1/2",
      "ST-N33": "3",
    }),
    plot([2, 4, 2, 1, 3, 0, 1, 0, 0], { ask: "gap", d: 8 }, "5/8", {
      "SB-15": "2 7/8",
      "ST-N25": "1 1/8",
      "ST-N28": "5",
      "ST-N29": "3/4",
      "ST-N32": "7/8",
      "ST-N33": "3",
    }),
  ],
  questions: [
    ["is one cross one nail", "does each x mean one pencil", "so 2 crosses is two things"],
    [
      "do i write the number or how many crosses",
      "is it the number on the line or count the crosses",
      "do i count the crosses or say how long",
    ],
    [
      "does the tall stack mean its the longest",
      "is the highest pile the longest one",
      "why isnt the tallest tower the biggest length",
    ],
    ["how can i tell whether to add or take away?", "is it plus or take away?"],
    ["which cross is the smallest?", "where do i see the longest one?"],
    ["what does a cross mean?", "what are the x's for", "what does each x stand for?"],
    ["what is the most frequent length?", "which one comes most often?", "why do i look for the tallest stack?"],
    ["what if there is no cross?", "why is it empty there?"],
    ["how do i find the difference?", "how do i find the longest and the shortest?"],
    ["do i include the number itself?", "does longer than mean the same too?"],
    ["what are the small spaces, is it a fraction?", "why are there quarters on the line?"],
  ],
  explanation: ["each x is one pencil so i counted them", "and then i looked below to see how long"],
  inABreath: ["you count the crosses and the line says the length"],
};
