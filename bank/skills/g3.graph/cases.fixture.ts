import { graph } from "../../blueprints/data/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    graph("g3.graph", { marks: [3, 4, 2], ask: "read", kind: "picture", step: 10 }, "30", {
      "ST-18": "3",
      "ST-N7": "20",
    }),
    graph("g3.graph", { marks: [3, 4, 2], ask: "read", step: 10 }, "30", {
      "ST-N1": "3",
      "ST-N59": "60",
      "ST-N7": "20",
    }),
    graph("g3.graph", { marks: [3.5, 5, 2], ask: "read", kind: "picture", step: 10 }, "35", {
      "ST-N2": "40",
      "ST-N3": "30",
      "ST-N6": "31",
      "ST-N7": "20",
    }),
    graph("g3.graph", { marks: [3.5, 5, 2], ask: "read", step: 10 }, "35", {
      "ST-N4": "40",
      "ST-N5": "30",
      "ST-N6": "31",
      "ST-N7": "20",
    }),
    graph("g3.graph", { marks: [9, 5, 2], ask: "two", kind: "picture", step: 2 }, "28", {
      "ST-18": "14",
      "AD-08": "8",
      "ST-N9": "32",
      "ST-N7": "22",
    }),
    graph("g3.graph", { marks: [9.5, 5, 2], ask: "more", step: 4 }, "18", {
      "ST-N4": "20",
      "ST-N5": "16",
      "ST-N6": "17",
      "ST-N8": "20",
      "SB-15": "58",
      "ST-N7": "30",
    }),
    graph("g3.graph", { marks: [6, 4, 2.5], ask: "all", kind: "picture", step: 2 }, "25", {
      "ST-N2": "26",
      "ST-N3": "24",
      "ST-N10": "13",
    }),
    graph("g3.graph", { marks: [4.5, 4, 6, 2], ask: "two-more", step: 10 }, "25", {
      "ST-N4": "30",
      "ST-N5": "20",
      "ST-N6": "21",
      "SB-15": "145",
      "ST-N11": "85",
      "ST-N12": "20",
    }),
  ],
  questions: [
    ["is it a half if its halfway", "does halfway mean 2 and a half", "is in between always half"],
    ["it says or do i pick one", "does or mean both", "what does the word or mean"],
    ["do i need the others", "do i count all the bars", "do the other ones matter"],
    ["is one circle one kid", "can i just count the circles one by one", "does each symbol mean 1"],
    ["can i count in fives", "could i skip count", "is it ok to count in 10s"],
    ["which bar do i read?", "which row is it?"],
    ["why do i multiply?", "why is it times?"],
    ["what if the bar ends between two numbers of the scale?", "what if the bar of my graph has no number?"],
    ["what does half a circle mean in a picture graph?", "how much is a half circle in a graph?"],
    ["why does the key say 10?", "why is a dot in the graph not one each?"],
    [
      "how do i know what one mark of the scale is?",
      "how much is one step of the scale?",
      "what does one dot in the graph mean?",
    ],
    ["do i add or take away in a graph?", "do i have to subtract in a bar graph?"],
  ],
  explanation: ["the key says 10 children", "so 3 times 10 and 5"],
  inABreath: ["every circle is 10 so i counted in tens"],
};
