import { joined } from "../../blueprints/measure/joined-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    joined({}, "42", { "MG-07": "48", "MG-N12": "12", "MG-N13": "62", "MG-02": "28" }),
    joined({ show: "cut", cut: "across" }, "42", {
      "MG-07": "48",
      "MG-N12": "32",
      "MG-N13": "62",
      "MG-02": "28",
      "MG-N15": "19",
    }),
    joined({ show: "missing" }, "42", {
      "MG-07": "48",
      "MG-N12": "32",
      "MG-N13": "62",
      "MG-02": "28",
      "MG-N15": "23",
    }),
    joined({ shape: "gap", a: 11, b: 7, c: 5, d: 3, e: 2, show: "missing" }, "62", {
      "MG-07": "77",
      // Of the parts that may be left out the last one is kept here: what is right of the gap.
      "MG-N12": "50",
      "MG-N13": "86",
      "MG-N30": "15",
      "MG-N31": "57",
      "MG-N14": "92",
      "MG-02": "42",
      "MG-N15": "34",
    }),
  ],
  questions: [
    ["can i cut it into 3 bits instead", "what if i have three rectangles", "is it ok to make more pieces"],
    [
      "can i add all the sides",
      "isnt that the outside and the area is inside",
      "why do i not add the numbers round the edge",
    ],
    ["is it cm or square cm", "what unit do i write", "why is it square metres"],
    ["what is the dashed line for", "is the dotted line a side", "why is there a broken line"],
    ["how do i check it", "how do i know it is right", "how can i be sure"],
    ["why do i cut it?", "why do we cut the shape?"],
    ["where do i cut it?", "does it matter where i cut?", "can i cut it the other way?"],
    ["how do i find the missing side?", "what if a side has no number?"],
    ["can i take the missing piece away?", "can i subtract the gap?"],
    ["why do i add them?", "why do we put them together?"],
    ["do i multiply all the numbers?", "do i need all numbers?"],
    ["can the parts overlap?", "did i count a part twice?"],
  ],
  explanation: ["i cut it into two rectangles", "then i added the areas together"],
  inABreath: ["i split the shape in two and put both areas together"],
};
