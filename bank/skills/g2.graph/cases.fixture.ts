import { graph } from "../../blueprints/data/hand-case.fixture.ts";
import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [
    graph("g2.graph", { marks: [7, 4, 9], ask: "read" }, "7", { "ST-N7": "9" }),
    graph("g2.graph", { marks: [7, 4, 9], ask: "two" }, "11", { "AD-08": "3", "ST-N9": "20", "ST-N7": "16" }),
    graph("g2.graph", { marks: [4, 9, 7], ask: "more" }, "5", { "ST-N8": "4", "SB-15": "13", "ST-N7": "2" }),
    graph("g2.graph", { marks: [8, 9, 5], ask: "all" }, "22", { "ST-N10": "14", "AD-01": "12" }),
    graph("g2.graph", { marks: [7, 6, 9, 3], ask: "two-more" }, "4", { "SB-15": "22", "ST-N11": "13", "ST-N12": "3" }),
  ],
  questions: [
    ["what are the numbers at the side for", "why are there lines across", "how do i use the numbers on the left"],
    ["it says or do i pick one", "what does the word or mean", "is it both if it says or"],
    ["do i need the others", "do i count all the bars", "do the other ones matter"],
    ["is one circle one kid", "does each dot mean one", "so every circle is 1"],
    ["which bar do i read?", "which row is it?"],
    ["what if the bar of a graph ends where there is no number?", "my bar graph is between two numbers what do i do?"],
    ["what do i do in a picture graph?", "what are the dots in a graph?"],
    ["do i add or take away in a bar graph?", "is a graph question plus or minus?"],
    ["what does fewer mean in a graph?", "what if the graph asks how many less?"],
    ["why do we need graphs?", "why do we draw bar graphs?"],
  ],
  explanation: ["i looked where the bar ends on the side it reaches 7", "then 7 minus 4"],
  inABreath: ["the top of the bar is at 7 and the other at 4 and i found the difference"],
};
